//! Computer players for Ô ăn quan.
#![no_std]
#![forbid(unsafe_code)]

mod greedy;

pub use greedy::greedy_move;
