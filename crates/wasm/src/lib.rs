//! The WebAssembly face of the rules: what a page or a JavaScript program sees of them. No logic of its own.
#![forbid(unsafe_code)]
// Values come from JavaScript and are owned here.
#![allow(clippy::needless_pass_by_value)]

mod chance;
mod contest;
mod error;
mod game;
mod greedy;
mod shown;
mod types;
