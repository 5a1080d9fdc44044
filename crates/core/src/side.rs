//! Sides and how many of them play.

use core::fmt;

use crate::{CELLS_PER_SIDE, OutOfRange, Text};

/// Most sides at one board.
pub const MAX_SIDES: usize = 4;

/// One of the players, in turn order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side(u8);

impl Side {
    /// The host, at the bottom of the screen.
    pub const A: Self = Self(0);
    /// The side at A's right.
    pub const B: Self = Self(1);
    /// The third side.
    pub const C: Self = Self(2);
    /// The fourth side.
    pub const D: Self = Self(3);

    /// A side whose index is known to be below four.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < MAX_SIDES);
        Self(index as u8)
    }

    /// The place in turn order, 0 to 3.
    #[must_use]
    pub const fn index(self) -> usize {
        // Masked, so that no access to an array of sides can fail.
        self.0 as usize & (MAX_SIDES - 1)
    }

    /// The letter in texts, `A` to `D`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.0) as char
    }

    /// The letter as a text.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self.0 {
            0 => "A",
            1 => "B",
            2 => "C",
            _ => "D",
        }
    }

    /// The side with this letter, `A` to `D`.
    #[must_use]
    pub const fn from_letter(letter: u8) -> Option<Self> {
        if letter >= b'A' && letter < b'A' + MAX_SIDES as u8 { Some(Self(letter - b'A')) } else { None }
    }
}

impl Text for Side {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        to.write_str(self.word())
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Side::{}", self.letter())
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Side {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_char(self.letter())
    }
}

/// How many sides play: a row board, a triangle or a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Sides {
    /// Two rows facing each other.
    Two = 2,
    /// A triangle.
    Three = 3,
    /// A square.
    Four = 4,
}

impl Sides {
    /// The number of sides, 2 to 4.
    #[must_use]
    pub const fn count(self) -> usize {
        self as usize
    }

    /// Whether a side is among those that play.
    pub(crate) const fn has(self, side: Side) -> bool {
        side.index() < self.count()
    }

    /// The number of cells round the ring.
    #[must_use]
    pub const fn cells(self) -> usize {
        self.count() * CELLS_PER_SIDE
    }

    /// The sides in turn order, A first.
    pub fn iter(self) -> impl DoubleEndedIterator<Item = Side> + ExactSizeIterator + Clone {
        (0..self.count()).map(Side::at)
    }

    /// The sides in turn order beginning after `side`, which comes last.
    pub fn after(self, side: Side) -> impl Iterator<Item = Side> {
        (1..=self.count()).map(move |away| Side::at((side.index() + away) % self.count()))
    }

    /// The side whose turn follows that of `side`.
    #[must_use]
    pub const fn next(self, side: Side) -> Side {
        let next = side.index() + 1;
        Side::at(if next >= self.count() { 0 } else { next })
    }
}

impl From<Sides> for u32 {
    fn from(sides: Sides) -> Self {
        sides as Self
    }
}

impl TryFrom<u32> for Sides {
    type Error = OutOfRange;

    fn try_from(count: u32) -> Result<Self, OutOfRange> {
        match count {
            2 => Ok(Self::Two),
            3 => Ok(Self::Three),
            4 => Ok(Self::Four),
            _ => Err(OutOfRange("2, 3 or 4")),
        }
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Sides {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u8(*self as u8)
    }
}
