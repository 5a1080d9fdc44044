//! What is wrong with a text, and at which byte.

use core::fmt::{self, Write as _};

use crate::digits::write_number;

/// The error of a text that could not be read: what was expected, and the byte at which it was not found.
///
/// # Examples
///
/// ```
/// use oanquan::{Position, Rules};
///
/// let error = Position::read("5,5,5,x", &Rules::STANDARD).unwrap_err();
/// assert_eq!(error.at(), 6);
/// assert_eq!(error.to_string(), "expected a number at byte 6");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseError {
    at: usize,
    expected: Expected,
}

impl ParseError {
    pub(crate) const fn new(at: usize, expected: Expected) -> Self {
        Self { at, expected }
    }

    /// The offset in bytes from the beginning of the text.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The same error in a longer text, in which the one read begins `bytes` later.
    #[cfg(feature = "alloc")]
    pub(crate) const fn moved(self, bytes: usize) -> Self {
        Self { at: self.at + bytes, expected: self.expected }
    }
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.expected.fmt(f)?;
        f.write_str(" at byte ")?;
        write_number(f, self.at as u32)
    }
}

impl core::error::Error for ParseError {}

/// What a text lacks. Private in effect: it is only reached through [`ParseError`]'s message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Expected {
    // Shared
    End,
    Byte(u8),
    Number,
    NumberAtMost(u32),
    NumberFrom(u32, u32),
    Side,
    Player,
    // Moves
    Square,
    Direction,
    // Positions
    StoneInSquare,
    NoStones,
    Turn,
    Citizens {
        expected: u32,
        found: u32,
    },
    Stones {
        expected: u32,
        found: u32,
    },
    EmptySquares,
    CitizenToMove,
    OccupiedMandarin,
    SelfDebt,
    DebtOrder,
    // Rules
    Rules,
    Field,
    FieldOnce,
    Choice(&'static str),
    Text,
    // Records
    #[cfg(feature = "alloc")]
    Tag,
    #[cfg(feature = "alloc")]
    TagOnce,
    #[cfg(feature = "alloc")]
    TagOrder,
    #[cfg(feature = "alloc")]
    MissingFirst,
    #[cfg(feature = "alloc")]
    FirstMatches,
    #[cfg(feature = "alloc")]
    Legal(crate::Refusal),
    #[cfg(feature = "alloc")]
    Result,
    #[cfg(feature = "alloc")]
    ResultMatches,
}

impl fmt::Display for Expected {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::End => f.write_str("expected the end"),
            Self::Byte(b' ') => f.write_str("expected a space"),
            Self::Byte(byte) => {
                f.write_str("expected `")?;
                f.write_char(char::from(byte))?;
                f.write_str("`")
            }
            Self::Number => f.write_str("expected a number"),
            Self::NumberAtMost(most) => numbers(f, "expected a number of at most ", most, "", None),
            Self::NumberFrom(least, most) => numbers(f, "expected a number from ", least, " to ", Some(most)),
            Self::Side => f.write_str("expected a side, A to D,"),
            Self::Player => f.write_str("expected a side that plays"),
            Self::Square => f.write_str("expected a square, 1 to 5,"),
            Self::Direction => f.write_str("expected a direction, l or r,"),
            Self::StoneInSquare => f.write_str("a square holds no mandarin stone: unexpected `Q`"),
            Self::NoStones => f.write_str("these rules have no mandarin stones: unexpected `Q`"),
            Self::Turn => f.write_str("expected the side to move or `-`"),
            Self::Citizens { expected, found } => {
                numbers(f, HOLD, found, " citizens instead of ", Some(expected))?;
                f.write_str(COUNTED)
            }
            Self::Stones { expected, found } => {
                numbers(f, HOLD, found, " mandarin stones instead of ", Some(expected))?;
                f.write_str(COUNTED)
            }
            Self::EmptySquares => f.write_str("a position that is over has empty squares, but one is occupied"),
            Self::CitizenToMove => f.write_str("the side to move has no citizen in its squares"),
            Self::OccupiedMandarin => f.write_str("a side is to move although no mandarin cell is occupied"),
            Self::SelfDebt => f.write_str("a side owes itself"),
            Self::DebtOrder => f.write_str("debts are not ordered by debtor, then lender"),
            Self::Rules => f.write_str("expected standard, folk, sow-on, pebbles or a JSON object"),
            Self::Field => f.write_str("unknown field of the rules"),
            Self::FieldOnce => f.write_str("a field of the rules given twice"),
            Self::Choice(choices) => {
                f.write_str("expected ")?;
                f.write_str(choices)
            }
            Self::Text => f.write_str("expected a text in double quotes"),
            #[cfg(feature = "alloc")]
            Self::Tag => f.write_str("unknown tag"),
            #[cfg(feature = "alloc")]
            Self::TagOnce => f.write_str("a tag given twice"),
            #[cfg(feature = "alloc")]
            Self::TagOrder => f.write_str("expected the tag Game \"o-an-quan 1\" first"),
            #[cfg(feature = "alloc")]
            Self::MissingFirst => f.write_str("neither First nor Position says who begins: expected such a tag"),
            #[cfg(feature = "alloc")]
            Self::FirstMatches => f.write_str("First is not the side to move in Position"),
            #[cfg(feature = "alloc")]
            Self::Legal(refusal) => {
                f.write_str("illegal move (")?;
                refusal.fmt(f)?;
                f.write_str(")")
            }
            #[cfg(feature = "alloc")]
            Self::Result => f.write_str("expected a move or the result"),
            #[cfg(feature = "alloc")]
            Self::ResultMatches => f.write_str("the result is not that of the moves"),
        }
    }
}

const HOLD: &str = "ring and stores hold ";
const COUNTED: &str = ", counted from the ring";

/// One or two numbers among words.
fn numbers(f: &mut fmt::Formatter<'_>, before: &str, one: u32, between: &str, other: Option<u32>) -> fmt::Result {
    f.write_str(before)?;
    write_number(f, one)?;
    f.write_str(between)?;
    other.map_or(Ok(()), |other| write_number(f, other))
}
