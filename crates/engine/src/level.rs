//! The levels a person can choose.

use oanquan::{OutOfRange, Sides};

/// How well a computer plays, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The best.
    pub const BEST: Self = Self(6);

    pub(crate) fn plan(self, sides: Sides) -> &'static Plan {
        let plans = if sides == Sides::Two { &PLANS_OF_TWO } else { &PLANS_OF_MORE };
        plans.get(usize::from(self.0).wrapping_sub(1)).unwrap_or(&Plan::ALL)
    }

    /// The number, 1 to 6.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// All levels, the weakest first.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=Self::BEST.0).map(Self)
    }
}

impl TryFrom<u32> for Level {
    type Error = OutOfRange;

    fn try_from(number: u32) -> Result<Self, OutOfRange> {
        Self::all().find(|level| u32::from(level.0) == number).ok_or(OutOfRange::new("1 to 6"))
    }
}

/// How a player thinks. Weakness is human: a weak player looks less far, loses track of long relays, and is not sure
/// which of two moves is better that are nearly as good. All of it is counted in moves, not in time, so that a slow
/// machine brings the same opponent.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Plan {
    /// Plies looked ahead.
    pub(crate) depth: u32,
    /// Moves played in thought.
    pub(crate) nodes: u64,
    /// Pick-ups followed in one move.
    pub(crate) laps: u32,
    /// Up to so many points, a move may look better than it is.
    pub(crate) doubt: u32,
}

impl Plan {
    /// Nothing but the best.
    pub(crate) const ALL: Self = Self { depth: u32::MAX, nodes: u64::MAX, laps: u32::MAX, doubt: 0 };
}

/// The levels of two sides, the weakest first.
const PLANS_OF_TWO: [Plan; 6] = [
    Plan { depth: 1, laps: 1, doubt: 6, ..Plan::ALL },
    Plan { depth: 2, laps: 2, doubt: 5, ..Plan::ALL },
    Plan { depth: 3, laps: 3, doubt: 3, ..Plan::ALL },
    Plan { depth: 3, laps: 10, doubt: 2, ..Plan::ALL },
    Plan { depth: 6, doubt: 1, ..Plan::ALL },
    Plan { nodes: 3_000_000, ..Plan::ALL },
];

/// Those of three and four sides.
const PLANS_OF_MORE: [Plan; 6] = [
    Plan { depth: 1, laps: 1, doubt: 8, ..Plan::ALL },
    Plan { depth: 1, laps: 3, doubt: 4, ..Plan::ALL },
    Plan { depth: 2, laps: 4, doubt: 3, ..Plan::ALL },
    Plan { depth: 4, doubt: 2, ..Plan::ALL },
    Plan { depth: 5, doubt: 1, ..Plan::ALL },
    Plan { nodes: 3_000_000, ..Plan::ALL },
];
