//! The core's own position as a board of two sides, for when a square holds more than the packed board can say.

use alloc::vec::Vec;

use oanquan::{Position, Side, Sides};

use crate::boards::{After, Board, Boards, Next, move_of, slot_of};
use crate::follower::Follower;
use crate::points::{Points, margin, points, swept};
use crate::search::MAX_PLIES;

/// Positions that lie at one ply: one for each slot.
const AT_A_PLY: usize = 10;

/// The kind of board. A board is a place among the positions: the root's is 0, and that of a move depends on the ply and
/// the slot, so that one line at a time is held, with all moves beside it.
pub(crate) struct Wide {
    positions: Vec<Position>,
}

impl Wide {
    /// The kind of board for a position, or `None` when it is over.
    pub(crate) fn new(root: &Position) -> Option<Self> {
        root.turn()?;
        // The last ply is played from boards one ply below the deepest that is searched.
        Some(Self { positions: alloc::vec![*root; 1 + AT_A_PLY * (MAX_PLIES + 2)] })
    }

    fn at(&self, board: Board) -> &Position {
        let place = (board as usize).min(self.positions.len() - 1);
        &self.positions[place]
    }
}

impl Boards for Wide {
    fn root(&self) -> Board {
        0
    }

    fn moves(&self, board: Board) -> u32 {
        self.at(board).moves().fold(0, |moves, played| moves | 1 << slot_of(played))
    }

    fn play(&mut self, board: Board, slot: u8, ply: usize) -> After {
        let before = *self.at(board);
        let mover = mover(&before);
        let mut after = before;
        Follower::new(u32::MAX).follow(&mut after, move_of(slot, mover));
        let gain = lead(&points(&after), mover) - lead(&points(&before), mover);
        let next = if after.turn().is_some() { Next::Other } else { Next::Over };
        let place = 1 + AT_A_PLY * ply + usize::from(slot);
        if let Some(position) = self.positions.get_mut(place) {
            *position = after;
        }
        After { board: place as u64, gain: gain as i16, slot, next }
    }

    fn key(&self, board: Board) -> u64 {
        // Of the stores only the difference counts, and that is no part of what is still to come.
        ring(self.at(board))
    }

    fn ring(&self, board: Board, _: usize) -> u64 {
        ring(self.at(board))
    }

    fn ring_of(&self, position: &Position) -> Option<u64> {
        Some(ring(position))
    }

    fn swept(&self, board: Board) -> i32 {
        let position = self.at(board);
        lead(&swept(position), mover(position)) - lead(&points(position), mover(position))
    }
}

fn mover(position: &Position) -> Side {
    position.turn().unwrap_or(Side::A)
}

fn lead(points: &Points, side: Side) -> i32 {
    margin(points, Sides::Two, side)
}

/// A number that tells rings with the side to move apart.
pub(crate) fn ring(position: &Position) -> u64 {
    let turn = position.turn().map_or(0, |side| side.index() as u64 + 1);
    position.cells().fold(turn, |hash, cell| {
        hashed(hash, u64::from(position.citizens(cell)) << 1 | u64::from(position.has_stone(cell)))
    })
}

fn hashed(hash: u64, value: u64) -> u64 {
    let mixed = (hash ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 32
}
