//! The engine, seen from outside.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod boards;
mod exact;
mod greedy;
mod levels;
mod plain;
mod search;
