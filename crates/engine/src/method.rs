//! How a position is searched: two sides by alpha-beta, more by max-n.

use alloc::boxed::Box;

use oanquan::Position;

use crate::max_n::{MaxN, Outlook};
use crate::packed::Packed;
use crate::search::{INFINITE, Search};
use crate::table::Table;
use crate::wide::Wide;

pub(crate) enum Method {
    /// On the fastest board that can hold the position.
    AlphaBeta(Box<Search>),
    MaxN(Box<MaxN>),
}

/// What is found out about a move.
#[derive(Clone, Copy)]
pub(crate) struct Found {
    /// What whoever plays it will still gain more than the best of the others.
    pub(crate) value: i32,
    /// Whether it rests on ends of games alone.
    pub(crate) to_the_end: bool,
    /// What each side will have, where that was looked for.
    pub(crate) outlook: Option<Outlook>,
}

impl Method {
    /// `None` when the game is over. Of one move so many pick-ups are followed.
    pub(crate) fn new(position: &Position, earlier: &[Position], laps: u32) -> Option<Self> {
        position.turn()?;
        if position.rules().sides.count() > 2 {
            return Some(Self::MaxN(Box::new(MaxN::new(position, earlier, laps))));
        }
        match Packed::new(position, laps) {
            Some(packed) => Some(Self::AlphaBeta(Box::new(Search::new(Box::new(packed), position, earlier, 0)))),
            None => Self::wide(position, earlier, 0),
        }
    }

    /// The same on a board that can hold everything; so many moves have been played already.
    fn wide(position: &Position, earlier: &[Position], nodes: u64) -> Option<Self> {
        let wide = Box::new(Wide::new(position)?);
        Some(Self::AlphaBeta(Box::new(Search::new(wide, position, earlier, nodes))))
    }

    /// Begins anew on a board that can hold everything, when the fast one could not hold a position that was met. That is
    /// rare: in strong games from seven citizens a square or fewer, no search of hundreds met one.
    pub(crate) fn widened(&self, position: &Position, earlier: &[Position]) -> Option<Self> {
        match self {
            Self::AlphaBeta(search) if search.is_beyond() => Self::wide(position, earlier, search.nodes()),
            _ => None,
        }
    }

    /// Plies from one iteration to the next. Of two sides, the one that plays the last ply seems to do better than it will:
    /// from even depth to even depth, or from odd to odd, values stay comparable, and good moves stay good.
    pub(crate) const fn stride(&self) -> u8 {
        match self {
            Self::AlphaBeta(_) => 2,
            Self::MaxN(_) => 1,
        }
    }

    /// Whether a window saves anything. Without, every move gets its true value.
    pub(crate) const fn has_windows(&self) -> bool {
        matches!(self, Self::AlphaBeta(_))
    }

    /// Moves played so far.
    pub(crate) fn nodes(&self) -> u64 {
        match self {
            Self::AlphaBeta(search) => search.nodes(),
            Self::MaxN(search) => search.nodes(),
        }
    }

    /// The best play that was found, beginning with the move that was searched.
    pub(crate) fn line(&self) -> &[u8] {
        match self {
            Self::AlphaBeta(search) => search.line(),
            Self::MaxN(search) => search.line(),
        }
    }

    /// Begins to search a move, `depth` plies with the move itself, inside a window.
    pub(crate) fn begin(&mut self, slot: u8, depth: u8, alpha: i32, beta: i32) {
        match self {
            Self::AlphaBeta(search) => search.begin(slot, depth, alpha, beta),
            Self::MaxN(search) => search.begin(slot, depth),
        }
    }

    /// Searches on until so many moves have been played. Gives what was found when the move is searched.
    pub(crate) fn run(&mut self, table: &mut Table, until: u64) -> Option<Found> {
        match self {
            Self::AlphaBeta(search) => {
                let found = search.run(table, until)?;
                Some(Found { value: found.value, to_the_end: found.to_the_end, outlook: None })
            }
            Self::MaxN(search) => {
                let outlook = search.run(until)?;
                let value = search.gain(&outlook);
                Some(Found {
                    value: value.clamp(-INFINITE, INFINITE),
                    to_the_end: outlook.to_the_end,
                    outlook: Some(outlook),
                })
            }
        }
    }
}
