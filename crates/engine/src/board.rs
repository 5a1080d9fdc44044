//! What a search needs of a board.

use oanquan::{Move, Position};

/// Moves a side can have: five squares, two directions.
pub(crate) const SLOTS: usize = 10;

/// A board with a side to move, on which a search plays.
///
/// A move is a *slot*: twice the square, counted 0 to 4 from the mover's left, and 1 more when it goes right.
///
/// All values are a *margin to go*: what the mover's team will still gain less what the others will, in points. What
/// lies in the stores already is no part of it, and has no influence on it.
pub(crate) trait Board: Copy {
    /// What is the same for every board of a search.
    type Rules;

    /// What there is to know of the rules for a search from this position, by somebody who follows so many pick-ups of one
    /// move.
    fn rules(from: &Position, laps: u32) -> Self::Rules;

    /// The board of a position, or `None` when it can't hold it or when the game is over.
    fn of(position: &Position, rules: &Self::Rules) -> Option<Self>;

    /// A number that tells boards apart whose margins to go may differ: by itself, or as a hash too long to collide.
    fn key(&self) -> u64;

    /// A number that tells apart what a game may not repeat: the ring, and the side to move, whose place in turn order is
    /// `turn`, modulo the number of sides.
    fn ring(&self, turn: usize) -> u64;

    /// Citizens in the square of a slot; a move is legal when there are any.
    fn held(&self, slot: u8) -> u8;

    /// Plays a legal move.
    fn play(&self, slot: u8, rules: &Self::Rules) -> After<Self>;

    /// The margin to go if the game ended now, for the mover's team.
    fn swept(&self) -> i32;

    /// A guess at the margin to go.
    fn guess(&self) -> i32;
}

/// What a move leads to.
#[derive(Clone, Copy)]
pub(crate) struct After<B> {
    pub(crate) board: B,
    /// What the mover's team gains by the move, and when the game ends, by the end.
    pub(crate) gain: i32,
    pub(crate) next: Next,
}

/// Who goes on after a move.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Next {
    /// The other team.
    Others,
    /// The same team.
    Same,
    /// Nobody: the game is over.
    Over,
    /// Nobody can say: the board can't hold what lies on it.
    Beyond,
}

/// The slot of a move.
pub(crate) fn slot_of(played: Move) -> u8 {
    let square = played.cell().square().unwrap_or(1) - 1;
    2 * square + u8::from(played.direction() == oanquan::Direction::Right)
}

/// The move of a slot, for a side.
pub(crate) fn move_of(slot: u8, side: oanquan::Side) -> Move {
    let direction = oanquan::Direction::BOTH[usize::from(slot & 1)];
    Move::new(side, slot / 2 % 5 + 1, direction)
}
