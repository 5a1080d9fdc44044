//! Ô ăn quan in a terminal: what the program `oaq` is made of.
#![forbid(unsafe_code)]

mod analyse;
mod arrow;
mod bench;
mod board;
mod chance;
mod check;
mod commands;
mod computer;
mod duel;
mod entry;
mod line;
mod narrator;
mod openings;
mod options;
pub mod perft;
mod play;
mod player;
mod score_sheet;
mod setup;
mod tally;
mod thinking;
mod trouble;
mod uoi;
pub mod vectors;
mod words;

pub use commands::run;
