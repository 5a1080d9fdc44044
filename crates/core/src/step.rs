//! What happens in a move, in the order a person would see it.

use crate::{Cell, Position, Side};

/// One thing that happens in a move.
///
/// With the `serde` feature it serialises as `{"step":"sow","cell":2,"left":4}`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "step", rename_all = "kebab-case"))]
pub enum Step {
    /// All citizens of a square are taken in hand.
    PickUp {
        /// The square.
        cell: Cell,
        /// Citizens taken.
        count: u8,
    },
    /// One citizen is dropped.
    Sow {
        /// Where it falls.
        cell: Cell,
        /// Citizens that remain in hand.
        left: u8,
    },
    /// An empty cell is passed over before a capture.
    Jump {
        /// The empty cell.
        cell: Cell,
    },
    /// Everything in a cell is taken.
    Capture {
        /// The cell.
        cell: Cell,
        /// Citizens taken.
        citizens: u8,
        /// Mandarin stones taken, 0 or 1.
        mandarins: u8,
    },
    /// The sowing ends.
    Stop {
        /// Why.
        reason: StopReason,
        /// The cell that decided it; for two empty cells, the second.
        cell: Cell,
    },
    /// A side pays citizens of its own store for its refill.
    Pay {
        /// The side.
        side: Side,
        /// Citizens paid, at least 1.
        count: u8,
    },
    /// A side borrows what it lacks for its refill.
    Borrow {
        /// The debtor.
        side: Side,
        /// The lender.
        from: Side,
        /// Citizens borrowed, at least 1.
        count: u8,
    },
    /// A side lays one citizen into each of its squares.
    Refill {
        /// The side.
        side: Side,
    },
    /// A side collects the citizens of its own squares at the end of the game.
    Sweep {
        /// The side.
        side: Side,
        /// Citizens collected, at least 1.
        count: u8,
    },
    /// The game ends.
    Over {
        /// Why.
        reason: OverReason,
    },
}

/// Why a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum StopReason {
    /// An occupied mandarin cell comes next.
    Mandarin,
    /// An empty mandarin cell comes next, under rules in which that ends a turn.
    EmptyMandarin,
    /// Two empty cells come next.
    TwoEmpty,
    /// The mandarin that would be captured is young.
    YoungMandarin,
    /// An occupied cell comes directly after a captured one.
    AfterCapture,
}

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum OverReason {
    /// Every mandarin cell is empty.
    MandarinsGone,
    /// All stores together can't fund a refill.
    NoRefill,
    /// The same position for the third time.
    Repetition,
    /// A position that was read as over while a mandarin cell is still occupied: the text does not say why.
    Stopped,
}

impl OverReason {
    /// The word in texts.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::MandarinsGone => "mandarins-gone",
            Self::NoRefill => "no-refill",
            Self::Repetition => "repetition",
            Self::Stopped => "stopped",
        }
    }
}

/// Is told every step of a move.
///
/// `()` listens to nothing and costs nothing; a closure listens to all.
pub trait Observer {
    /// Hears one step.
    fn step(&mut self, step: Step);

    /// Hears one step, and sees the position as this step leaves it, in the midst of its move. An observer that has no
    /// use for that only has to hear.
    #[inline]
    fn step_at(&mut self, step: Step, _position: &Position) {
        self.step(step);
    }
}

impl Observer for () {
    #[inline(always)]
    fn step(&mut self, _: Step) {}
}

impl<F: FnMut(Step)> Observer for F {
    #[inline]
    fn step(&mut self, step: Step) {
        self(step);
    }
}
