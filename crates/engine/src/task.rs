//! What is asked of a search.

use crate::Level;

/// What ends a search, and how it plays.
///
/// A search ends by itself when a limit is reached, or when every line has been seen to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// Deepest iteration, in plies. Iterations are two plies apart: to depth 8 by 2, 4 and 6, without a limit all odd ones.
    pub depth: u32,
    /// Most moves played. The last iteration is left unfinished when they are spent.
    pub nodes: u64,
    /// How well to play; the level brings limits of its own, and the smaller of both counts.
    pub level: Option<Level>,
    /// Whether every move gets its true value, as an analysis shows them. Slower than finding the best one.
    pub every_move: bool,
    /// Decides among equal moves: the same seed, the same choice.
    pub seed: u64,
}

impl Task {
    /// Goes on until it is stopped.
    pub const ENDLESS: Self = Self { depth: u32::MAX, nodes: u64::MAX, level: None, every_move: false, seed: 0 };

    /// Looks this many plies ahead.
    #[must_use]
    pub const fn depth(plies: u32) -> Self {
        Self { depth: plies, ..Self::ENDLESS }
    }

    /// Plays this many moves.
    #[must_use]
    pub const fn nodes(nodes: u64) -> Self {
        Self { nodes, ..Self::ENDLESS }
    }

    /// Plays as this level does.
    #[must_use]
    pub const fn level(level: Level) -> Self {
        Self { level: Some(level), ..Self::ENDLESS }
    }
}
