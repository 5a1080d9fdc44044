//! A move: which square is picked up, and which way it is sown.

use core::fmt;
use core::str::FromStr;

use crate::reader::Reader;
use crate::{Cell, ParseError, Side, Text};

/// The way the citizens go, as the mover sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Direction {
    /// Towards lower cells; clockwise seen from above.
    Left,
    /// Towards higher cells; counter-clockwise seen from above.
    Right,
}

impl Direction {
    /// Both directions, left first.
    pub const BOTH: [Self; 2] = [Self::Left, Self::Right];

    /// The letter in texts, `l` or `r`.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Left => 'l',
            Self::Right => 'r',
        }
    }

    /// The other direction.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// A square to pick up and a direction to sow it in, written `A3r`.
///
/// # Examples
///
/// ```
/// use oanquan::{Direction, Move, Side};
///
/// let played: Move = "B4l".parse()?;
/// assert_eq!(played, Move::new(Side::B, 4, Direction::Left));
/// assert_eq!(played.to_string(), "B4l");
/// assert_eq!("B6l".parse::<Move>().unwrap_err().to_string(), "expected a square, 1 to 5, at byte 1");
/// # Ok::<(), oanquan::ParseError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    cell: Cell,
    direction: Direction,
}

impl Move {
    /// Makes a move from the side's square, 1 to 5 from its own left.
    ///
    /// # Panics
    ///
    /// When the square is not 1 to 5.
    #[must_use]
    #[track_caller]
    pub const fn new(side: Side, square: u8, direction: Direction) -> Self {
        assert!(square >= 1 && square <= 5, "a square is 1 to 5");
        Self { cell: Cell::square_of(side, square), direction }
    }

    /// Makes a move from a cell, or `None` when it is a mandarin cell.
    #[must_use]
    pub const fn from_cell(cell: Cell, direction: Direction) -> Option<Self> {
        if cell.is_mandarin() { None } else { Some(Self { cell, direction }) }
    }

    /// The square that is picked up.
    #[must_use]
    pub const fn cell(self) -> Cell {
        self.cell
    }

    /// The side that moves.
    #[must_use]
    pub const fn side(self) -> Side {
        self.cell.side()
    }

    /// The way the citizens go.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.direction
    }

    pub(crate) fn read(reader: &mut Reader<'_>) -> Self {
        let side = reader.side();
        let square = reader.peek();
        if !matches!(square, b'1'..=b'5') {
            reader.fail("expected a square, 1 to 5,");
        }
        reader.advance();
        let right = reader.take("r");
        if !right && !reader.take("l") {
            reader.fail("expected a direction, l or r,");
        }
        let direction = if right { Direction::Right } else { Direction::Left };
        Self { cell: Cell::square_of(side, square.wrapping_sub(b'0')), direction }
    }
}

impl FromStr for Move {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let read = Self::read(&mut reader);
        reader.end();
        reader.result(read)
    }
}

impl Text for Move {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        // A move's cell is always a square.
        let square = self.cell.square().unwrap_or_default();
        self.side().write_to(to)?;
        u32::from(square).write_to(to)?;
        to.write_char(self.direction.letter())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Move({self})")
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Move {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}
