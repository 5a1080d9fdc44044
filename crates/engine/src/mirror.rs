//! The start seen in a mirror is the start: a move and the same one seen in a mirror are then worth the same, and half of
//! the moves need no search.

use oanquan::{Position, Sides};

/// The place of a cell of two sides seen in a mirror that turns left and right: the squares of a side change places among
/// each other, and so do the mandarin cells.
const SEEN: [usize; 12] = [4, 3, 2, 1, 0, 11, 10, 9, 8, 7, 6, 5];

/// Whether a position looks the same in a mirror. One of three or four sides never does: its turns go round.
pub(crate) fn looks_the_same(position: &Position) -> bool {
    let held = |place: usize| {
        let cell = position.cells().nth(place);
        cell.map(|cell| (position.citizens(cell), position.has_stone(cell)))
    };
    position.rules().sides == Sides::Two && (0..).zip(SEEN).all(|(place, seen)| held(place) == held(seen))
}

/// A move's slot seen in a mirror.
pub(crate) const fn slot(slot: u8) -> u8 {
    9 - slot
}
