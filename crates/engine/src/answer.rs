//! What a search found.

use alloc::vec::Vec;

use oanquan::Move;

/// A move with its value and the line that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The move.
    pub played: Move,
    /// The final margin in points for the side to move: its score less the best of the others'.
    pub value: i32,
    /// What each side can expect to score in the end, A first, rounded down: as if what nobody has captured when the line
    /// ends were shared out evenly. The margin between them is the value.
    pub scores: Vec<i32>,
    /// How far the search looked, in plies.
    pub depth: u32,
    /// Moves that the whole search has played so far.
    pub nodes: u64,
    /// The best play of all sides from here, beginning with the move.
    pub line: Vec<Move>,
    /// Whether every line of the move was seen to its end, so that its value can't change any more; for the best move also,
    /// that no other can turn out to be better.
    pub exact: bool,
}
