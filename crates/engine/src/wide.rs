//! The core's own position as a board: for three and four sides, and for two when a square holds more than the packed
//! board can say.
//!
//! With more than two sides, the side that thinks takes all the others for one team that plays against it.

use oanquan::{Position, Side};

use crate::board::{After, Board, Next, move_of};

/// The board.
#[derive(Clone, Copy)]
pub(crate) struct Wide {
    position: Position,
    /// The side that thinks.
    hero: Side,
}

impl Board for Wide {
    type Rules = Side;

    /// Every relay is followed, since the core plays whole moves only.
    fn rules(from: &Position, _: u32) -> Side {
        from.turn().unwrap_or(Side::A)
    }

    fn of(position: &Position, hero: &Side) -> Option<Self> {
        position.turn().map(|_| Self { position: *position, hero: *hero })
    }

    fn key(&self) -> u64 {
        let sides = self.position.rules().sides;
        // Of two sides' stores only the difference counts, and that is no part of what is still to come.
        let scores = self.position.scores().filter(|_| sides.count() > 2);
        scores.fold(self.ring(0), |hash, score| hashed(hash, u64::from(score.cast_unsigned())))
    }

    fn ring(&self, _: usize) -> u64 {
        let position = &self.position;
        let turn = position.turn().map_or(0, |side| side.index() as u64 + 1);
        position.cells().fold(turn, |hash, cell| {
            hashed(hash, u64::from(position.citizens(cell)) << 1 | u64::from(position.has_stone(cell)))
        })
    }

    fn held(&self, slot: u8) -> u8 {
        let turn = self.position.turn().unwrap_or(self.hero);
        self.position.citizens(move_of(slot, turn).cell())
    }

    fn play(&self, slot: u8, _: &Side) -> After<Self> {
        let mover = self.position.turn().unwrap_or(self.hero);
        let mut board = *self;
        // What is asked for is legal.
        let _ = board.position.play_with(move_of(slot, mover), &mut ());
        let gain = margin(&board.position, self.hero) - margin(&self.position, self.hero);
        let ours = mover == self.hero;
        let next = match board.position.turn() {
            None => Next::Over,
            Some(turn) if (turn == self.hero) == ours => Next::Same,
            Some(_) => Next::Others,
        };
        After { board, gain: if ours { gain } else { -gain }, next }
    }

    fn swept(&self) -> i32 {
        let position = &self.position;
        let score = |side: Side| {
            let row = position.cells().filter(|cell| cell.side() == side && !cell.is_mandarin());
            position.score(side) + row.map(|cell| i32::from(position.citizens(cell))).sum::<i32>()
        };
        let others = position.rules().sides.iter().filter(|side| *side != self.hero);
        let end = score(self.hero) - others.map(score).max().unwrap_or(0);
        let gain = end - margin(position, self.hero);
        if position.turn() == Some(self.hero) { gain } else { -gain }
    }

    fn guess(&self) -> i32 {
        0
    }
}

/// The side's score less the best of the others, in points.
pub(crate) fn margin(position: &Position, side: Side) -> i32 {
    let others = position.rules().sides.iter().filter(|other| *other != side);
    position.score(side) - others.map(|other| position.score(other)).max().unwrap_or(0)
}

fn hashed(hash: u64, value: u64) -> u64 {
    let mixed = (hash ^ value).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 32
}
