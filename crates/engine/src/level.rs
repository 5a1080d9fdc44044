//! The levels a person can choose.

use oanquan::OutOfRange;

/// How well a computer plays, 1 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The best.
    pub const BEST: Self = Self(6);

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
