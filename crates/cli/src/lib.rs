//! Ô ăn quan in a terminal: what the program `oaq` is made of.
#![forbid(unsafe_code)]

mod arrow;
mod board;
mod check;
mod commands;
mod entry;
mod line;
mod narrator;
mod options;
pub mod perft;
mod play;
mod score_sheet;
mod trouble;
pub mod vectors;
mod words;

pub use commands::run;
