//! Holds the rules core against what the rules say: vectors, the perft table, properties of whole games, and the
//! faults that other games like this one had.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test fails by panicking, also in what several tests share"
)]

mod board;
mod contests;
mod endings;
mod errors;
mod faults;
mod generate;
mod history;
mod limits;
mod perft;
mod positions;
mod steps;
mod symmetry;
mod texts;
mod throws;
mod vectors;
