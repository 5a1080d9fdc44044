//! The rules of Ô ăn quan, the Vietnamese mancala, for two, three and four sides.
//!
//! # Examples
//!
//! ```
//! use oanquan::{Game, Rules, Side};
//!
//! let mut game = Game::new(&Rules::STANDARD);
//! while let Some(played) = game.position().moves().next() {
//!     game.play(played)?;
//! }
//! let last = game.position();
//! assert!(last.over().is_some());
//! // The citizens left in mandarin cells count for nobody.
//! assert!(last.score(Side::A) + last.score(Side::B) <= 70);
//! # Ok::<(), oanquan::Refusal>(())
//! ```
//!
//! # Features
//!
//! - `alloc` (on by default): [`Game`], with history, undo, repetition and the record text.
//! - `serde`: rules, steps, stores and accounts serialise as the project's JSON.
//!
//! Without features the crate needs neither an allocator nor anything else.
#![no_std]
#![forbid(unsafe_code)]

#[cfg(feature = "alloc")]
extern crate alloc;

mod cell;
mod contest;
#[cfg(feature = "alloc")]
mod game;
mod moves;
mod notation;
mod out_of_range;
mod parse_error;
mod play;
mod position;
mod reader;
#[cfg(feature = "alloc")]
mod record;
#[cfg(feature = "alloc")]
mod repetition;
mod rules;
mod rules_text;
mod score;
mod side;
mod step;
mod text;

pub use cell::{CELLS_PER_SIDE, Cell, MAX_CELLS, SQUARES_PER_SIDE};
pub use contest::{Contest, Throw, still_in};
#[cfg(feature = "alloc")]
pub use game::{Game, Preview};
pub use moves::{Direction, Move};
pub use out_of_range::OutOfRange;
pub use parse_error::ParseError;
pub use position::{Debt, Position, Refusal, Store};
pub use rules::{AfterCapture, CitizensPerSquare, EmptyMandarin, Mandarin, MandarinValue, Rules, YoungMandarin};
pub use score::Account;
pub use side::{MAX_SIDES, Side, Sides};
pub use step::{Observer, OverReason, Step, StopReason};
pub use text::Text;

use position::State;
