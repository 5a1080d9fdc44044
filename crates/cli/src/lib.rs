//! Ô ăn quan in a terminal: what the program `oaq` is made of.
#![forbid(unsafe_code)]

pub mod perft;
pub mod vectors;
