//! Counts positions with the engine's own board, to hold it against the rules and to measure it.

use oanquan::{Position, Rules, Sides};

use crate::board::{Board, Next, SLOTS};
use crate::packed::{Packed, PackedRules};

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
    let rules: &Rules = position.rules();
    if rules.sides != Sides::Two {
        return None;
    }
    let rules = PackedRules::new(rules);
    let mut count = Perft::default();
    walk(Packed::of(position, &rules)?, depth, &rules, &mut count).then_some(count)
}

fn walk(board: Packed, depth: u32, rules: &PackedRules, count: &mut Perft) -> bool {
    if depth == 0 {
        count.leaves += 1;
        return true;
    }
    for slot in 0..SLOTS as u8 {
        if board.held(slot) == 0 {
            continue;
        }
        count.moves += 1;
        let after = board.play(slot, rules);
        match after.next {
            Next::Beyond => return false,
            Next::Over if depth > 1 => count.over += 1,
            Next::Over => count.leaves += 1,
            _ => {
                if !walk(after.board, depth - 1, rules, count) {
                    return false;
                }
            }
        }
    }
    true
}
