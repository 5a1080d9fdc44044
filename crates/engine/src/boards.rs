//! What the search for two sides needs of a board.

use oanquan::{Direction, Move, Position, Side};

/// A board: for some kinds all of it, for others where it lies.
pub(crate) type Board = u64;

/// A kind of board, and the rules that are played on it.
///
/// A move is a *slot*: twice the square, counted 0 to 4 from the mover's left, and 1 more when it goes right.
///
/// All values are a *margin to go*: what the mover will still gain less what the other side will, in points. What
/// lies in the stores already is no part of it, and has no influence on it.
pub(crate) trait Boards {
    /// The board that is thought about.
    fn root(&self) -> Board;

    /// The legal moves, one bit for each slot.
    fn moves(&self, board: Board) -> u32;

    /// Plays a legal move on a board that lies so many plies from the root.
    fn play(&mut self, board: Board, slot: u8, ply: usize) -> After;

    /// A number that tells boards apart whose margins to go may differ: by itself, or as a hash too long to collide.
    fn key(&self, board: Board) -> u64;

    /// A number that tells apart what a game may not repeat: the ring, and the side to move, whose place in turn order is
    /// `turn`, modulo the number of sides.
    fn ring(&self, board: Board, turn: usize) -> u64;

    /// The same of a position with a side to move, or `None` for one that such a board can't hold.
    fn ring_of(&self, position: &Position) -> Option<u64>;

    /// The margin to go if the game ended now.
    fn swept(&self, board: Board) -> i32;
}

/// What a move leads to.
#[derive(Clone, Copy)]
pub(crate) struct After {
    pub(crate) board: Board,
    /// What the mover gains by the move, and when the game ends, by the end.
    pub(crate) gain: i16,
    pub(crate) slot: u8,
    pub(crate) next: Next,
}

/// Who goes on after a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Next {
    /// The other side.
    Other,
    /// Nobody: the game is over.
    Over,
    /// Nobody can say: the board can't hold what lies on it.
    Beyond,
}

/// The slots in a set, lowest first.
pub(crate) fn slots(mut moves: u32) -> impl Iterator<Item = u8> {
    core::iter::from_fn(move || {
        let slot = moves.trailing_zeros();
        moves &= moves.wrapping_sub(1);
        (slot < u32::BITS).then_some(slot as u8)
    })
}

/// The slot of a move.
pub(crate) fn slot_of(played: Move) -> u8 {
    let square = played.cell().square().unwrap_or(1) - 1;
    2 * square + u8::from(played.direction() == Direction::Right)
}

/// The move of a slot, for a side.
pub(crate) fn move_of(slot: u8, side: Side) -> Move {
    let direction = if slot & 1 == 1 { Direction::Right } else { Direction::Left };
    Move::new(side, slot / 2 % 5 + 1, direction)
}
