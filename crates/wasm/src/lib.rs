//! The WebAssembly face of the rules: what a page or a JavaScript program sees of them. No logic of its own.
#![cfg_attr(target_family = "wasm", no_std)]
#![forbid(unsafe_code)]
// Values come from JavaScript and are owned here.
#![allow(clippy::needless_pass_by_value)]

extern crate alloc;

mod chance;
mod contest;
mod engine;
mod error;
mod game;
mod given;
mod js;
mod json;
mod shown;
mod small;
mod types;
