//! The core's own position as a board: for three and four sides, and for two when a square holds more than the packed
//! board can say.
//!
//! With more than two sides, the side that thinks takes all the others for one team that plays against it.

use alloc::vec::Vec;

use oanquan::{Position, Side};

use crate::boards::{After, Board, Boards, Next, move_of, slot_of};
use crate::search::MAX_PLIES;

/// Positions that lie at one ply: one for each slot.
const AT_A_PLY: usize = 10;

/// The kind of board. A board is a place among the positions: the root's is 0, and that of a move depends on the ply and
/// the slot, so that one line at a time is held, with all moves beside it.
pub(crate) struct Wide {
    positions: Vec<Position>,
    /// The side that thinks.
    hero: Side,
}

impl Wide {
    /// The kind of board for a position, or `None` when it is over.
    pub(crate) fn new(root: &Position) -> Option<Self> {
        let hero = root.turn()?;
        // The last ply is played from boards one ply below the deepest that is searched.
        Some(Self { positions: alloc::vec![*root; 1 + AT_A_PLY * (MAX_PLIES + 2)], hero })
    }

    fn at(&self, board: Board) -> &Position {
        let place = (board as usize).min(self.positions.len() - 1);
        &self.positions[place]
    }

    /// Whether the side that thinks is to move.
    fn ours(&self, position: &Position) -> bool {
        position.turn() == Some(self.hero)
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
        let mut after = before;
        // What is asked for is legal. Not `play`, which would be compiled once more.
        let _ = after.play_with(move_of(slot, before.turn().unwrap_or(self.hero)), &mut ());
        let gain = margin(&after, self.hero) - margin(&before, self.hero);
        let ours = self.ours(&before);
        let next = match after.turn() {
            None => Next::Over,
            Some(_) if self.ours(&after) == ours => Next::Same,
            Some(_) => Next::Others,
        };
        let place = 1 + AT_A_PLY * ply + usize::from(slot);
        if let Some(position) = self.positions.get_mut(place) {
            *position = after;
        }
        After { board: place as u64, gain: (if ours { gain } else { -gain }) as i16, slot, next }
    }

    fn key(&self, board: Board) -> u64 {
        let position = self.at(board);
        // Of two sides' stores only the difference counts, and that is no part of what is still to come.
        let scores = position.scores().filter(|_| position.rules().sides.count() > 2);
        scores.fold(ring(position), |hash, score| hashed(hash, u64::from(score.cast_unsigned())))
    }

    fn ring(&self, board: Board, _: usize) -> u64 {
        ring(self.at(board))
    }

    fn ring_of(&self, position: &Position) -> Option<u64> {
        Some(ring(position))
    }

    fn swept(&self, board: Board) -> i32 {
        let position = self.at(board);
        let score = |side: Side| {
            let row = position.cells().filter(|cell| cell.side() == side && !cell.is_mandarin());
            position.score(side) + row.map(|cell| i32::from(position.citizens(cell))).sum::<i32>()
        };
        let gain = lead(position, self.hero, score) - margin(position, self.hero);
        if self.ours(position) { gain } else { -gain }
    }
}

/// The side's score less the best of the others, in points.
pub(crate) fn margin(position: &Position, side: Side) -> i32 {
    lead(position, side, |side| position.score(side))
}

fn lead(position: &Position, side: Side, score: impl Fn(Side) -> i32) -> i32 {
    let others = position.rules().sides.iter().filter(|other| *other != side);
    score(side) - others.map(&score).max().unwrap_or(0)
}

fn ring(position: &Position) -> u64 {
    let turn = position.turn().map_or(0, |side| side.index() as u64 + 1);
    position.cells().fold(turn, |hash, cell| {
        hashed(hash, u64::from(position.citizens(cell)) << 1 | u64::from(position.has_stone(cell)))
    })
}

fn hashed(hash: u64, value: u64) -> u64 {
    let mixed = (hash ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 32
}
