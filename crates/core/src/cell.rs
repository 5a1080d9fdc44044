//! The cells of the ring.

use core::fmt;

use crate::{OutOfRange, Side};

/// Cells that belong to one side: five squares and the mandarin cell at its right hand.
pub const CELLS_PER_SIDE: usize = 6;
/// Squares of one side.
pub const SQUARES_PER_SIDE: usize = 5;
/// Cells of the largest ring, that of four sides.
pub const MAX_CELLS: usize = 24;

/// One bit for every mandarin cell of the largest ring.
const MANDARIN_CELLS: u32 = 1 << 5 | 1 << 11 | 1 << 17 | 1 << 23;

/// A cell of the ring, counted from side A's first square towards A's right.
///
/// # Examples
///
/// ```
/// use oanquan::{Cell, Side};
///
/// let cell = Cell::new(8);
/// assert_eq!(cell.side(), Side::B);
/// assert_eq!(cell.square(), Some(3));
/// assert!(Cell::new(11).is_mandarin());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Cell(u8);

impl Cell {
    /// Makes a cell from its index, 0 to 23.
    ///
    /// # Panics
    ///
    /// Above 23. Use [`TryFrom<usize>`] for an index that comes from outside.
    #[must_use]
    #[track_caller]
    pub const fn new(index: u8) -> Self {
        assert!((index as usize) < MAX_CELLS, "a cell is 0 to 23");
        Self(index)
    }

    /// A cell whose index is known to be inside the ring.
    pub(crate) const fn at(index: usize) -> Self {
        debug_assert!(index < MAX_CELLS);
        Self(index as u8)
    }

    /// The side's square, 1 to 5 from its own left. Other numbers are wrapped into that range.
    pub(crate) const fn square_of(side: Side, square: u8) -> Self {
        Self::at(side.index() * CELLS_PER_SIDE + (square.wrapping_sub(1) as usize) % SQUARES_PER_SIDE)
    }

    /// The mandarin cell at the side's right hand.
    #[must_use]
    pub const fn mandarin_of(side: Side) -> Self {
        Self::at(side.index() * CELLS_PER_SIDE + SQUARES_PER_SIDE)
    }

    /// The index round the ring, 0 to 23.
    #[must_use]
    pub const fn index(self) -> usize {
        // Masked, so that no access to the ring's array can fail.
        self.0 as usize & (crate::position::RING - 1)
    }

    /// The side whose square it is or at whose right hand the mandarin cell lies.
    #[must_use]
    pub const fn side(self) -> Side {
        Side::at(self.index() / CELLS_PER_SIDE)
    }

    /// Whether this is a mandarin cell.
    #[must_use]
    pub const fn is_mandarin(self) -> bool {
        MANDARIN_CELLS >> self.0 & 1 == 1
    }

    /// The number of the square, 1 to 5 from its side's left, or `None` for a mandarin cell.
    #[must_use]
    pub const fn square(self) -> Option<u8> {
        if self.is_mandarin() { None } else { Some((self.index() % CELLS_PER_SIDE) as u8 + 1) }
    }
}

impl TryFrom<usize> for Cell {
    type Error = OutOfRange;

    fn try_from(index: usize) -> Result<Self, OutOfRange> {
        if index < MAX_CELLS { Ok(Self::at(index)) } else { Err(OutOfRange("a cell, 0 to 23")) }
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({})", self.0)
    }
}
