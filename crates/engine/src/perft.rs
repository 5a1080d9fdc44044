//! Counts positions with the engine's own board, to hold it against the rules and to measure it.

use oanquan::Position;

use crate::boards::{Board, Boards as _, Next, slots};
use crate::packed::{Packed, moves};

/// What a count found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Perft {
    /// Positions at exactly the depth asked for.
    pub leaves: u64,
    /// Games already over before that depth.
    pub over: u64,
    /// Moves played.
    pub moves: u64,
}

/// Counts the positions `depth` plies ahead on the packed board of two sides; repetition is not looked for. `None` when
/// a position on the way does not fit on it.
#[must_use]
pub fn perft(position: &Position, depth: u32) -> Option<Perft> {
    let boards = Packed::new(position, u32::MAX)?;
    let mut count = Perft::default();
    walk(&boards, boards.root(), depth, &mut count).then_some(count)
}

fn walk(boards: &Packed, board: Board, depth: u32, count: &mut Perft) -> bool {
    if depth == 0 {
        count.leaves += 1;
        return true;
    }
    for slot in slots(moves(board)) {
        count.moves += 1;
        let after = boards.played(board, slot);
        match after.next {
            Next::Beyond => return false,
            Next::Over if depth > 1 => count.over += 1,
            Next::Over => count.leaves += 1,
            Next::Other => {
                if !walk(boards, after.board, depth - 1, count) {
                    return false;
                }
            }
        }
    }
    true
}
