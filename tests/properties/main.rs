//! What holds in every game: random rules, random moves, two, three and four sides.
// Test code: what is unexpected here should stop the test, loudly.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, missing_docs)]

mod conservation;
mod contest;
mod faults;
mod games;
mod history;
mod plain;
mod steps;
mod stores;
mod symmetry;
mod texts;
