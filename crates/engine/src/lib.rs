//! Computer players for Ô ăn quan.
//!
//! # Examples
//!
//! ```
//! use oanquan::{Position, Rules};
//! use oanquan_engine::{Engine, Task};
//!
//! let mut engine = Engine::new(1 << 20);
//! engine.begin(&Position::start(&Rules::FOLK), &[], Task::depth(6));
//! while !engine.step(10_000) {}
//! let answer = engine.best().expect("the game goes on");
//! assert!(answer.depth >= 6 || answer.exact);
//! ```
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod answer;
mod boards;
mod chance;
mod engine;
mod follower;
mod greedy;
mod level;
mod line;
mod max_n;
mod method;
mod mirror;
mod packed;
mod path;
mod perft;
mod points;
mod search;
mod table;
mod task;
mod wide;

pub use answer::Answer;
pub use engine::Engine;
pub use greedy::greedy_move;
pub use level::Level;
pub use perft::{Perft, perft};
pub use task::Task;
