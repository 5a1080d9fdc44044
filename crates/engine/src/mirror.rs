//! The start seen in a mirror is the start: a move and the same one seen in a mirror are then worth the same, and half of
//! the moves need no search.

use oanquan::{Cell, Position, Sides};

/// Pairs of cells of two sides that change places in a mirror that turns left and right.
const PAIRS: [[Cell; 2]; 5] = [pair(0, 4), pair(1, 3), pair(5, 11), pair(6, 10), pair(7, 9)];

const fn pair(one: u8, other: u8) -> [Cell; 2] {
    [Cell::new(one), Cell::new(other)]
}

/// Whether a position looks the same in a mirror. One of three or four sides never does: its turns go round.
pub(crate) fn looks_the_same(position: &Position) -> bool {
    let alike = |[one, other]: &[Cell; 2]| {
        position.citizens(*one) == position.citizens(*other) && position.has_stone(*one) == position.has_stone(*other)
    };
    position.rules().sides == Sides::Two && PAIRS.iter().all(alike)
}

/// A move's slot seen in a mirror.
pub(crate) const fn slot(slot: u8) -> u8 {
    9 - slot
}
