//! What is wrong with a text, and at which byte.

use core::fmt;

use crate::Text;

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

impl Text for ParseError {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        self.expected.write_to(to)?;
        to.write_str(" at byte ")?;
        (self.at as u32).write_to(to)
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

impl Text for Expected {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        let words = match *self {
            Self::End => "expected the end",
            Self::Byte(b' ') => "expected a space",
            Self::Byte(byte) => {
                to.write_str("expected `")?;
                to.write_char(char::from(byte))?;
                "`"
            }
            Self::Number => "expected a number",
            Self::NumberAtMost(most) => {
                to.write_str("expected a number of at most ")?;
                most.write_to(to)?;
                ""
            }
            Self::NumberFrom(least, most) => {
                numbers(to, "expected a number from ", least, " to ", most)?;
                ""
            }
            Self::Side => "expected a side, A to D,",
            Self::Player => "expected a side that plays",
            Self::Square => "expected a square, 1 to 5,",
            Self::Direction => "expected a direction, l or r,",
            Self::StoneInSquare => "a square holds no mandarin stone: unexpected `Q`",
            Self::NoStones => "these rules have no mandarin stones: unexpected `Q`",
            Self::Turn => "expected the side to move or `-`",
            Self::Citizens { expected, found } => {
                numbers(to, HOLD, found, " citizens instead of ", expected)?;
                COUNTED
            }
            Self::Stones { expected, found } => {
                numbers(to, HOLD, found, " mandarin stones instead of ", expected)?;
                COUNTED
            }
            Self::EmptySquares => "a position that is over has empty squares, but one is occupied",
            Self::CitizenToMove => "the side to move has no citizen in its squares",
            Self::OccupiedMandarin => "a side is to move although no mandarin cell is occupied",
            Self::SelfDebt => "a side owes itself",
            Self::DebtOrder => "debts are not ordered by debtor, then lender",
            Self::Rules => "expected standard, folk, sow-on, pebbles or a JSON object",
            Self::Field => "unknown field of the rules",
            Self::FieldOnce => "a field of the rules given twice",
            Self::Choice(choices) => {
                to.write_str("expected ")?;
                choices
            }
            Self::Text => "expected a text in double quotes",
            #[cfg(feature = "alloc")]
            Self::Tag => "unknown tag",
            #[cfg(feature = "alloc")]
            Self::TagOnce => "a tag given twice",
            #[cfg(feature = "alloc")]
            Self::TagOrder => "expected the tag Game \"o-an-quan 1\" first",
            #[cfg(feature = "alloc")]
            Self::MissingFirst => "neither First nor Position says who begins: expected such a tag",
            #[cfg(feature = "alloc")]
            Self::FirstMatches => "First is not the side to move in Position",
            #[cfg(feature = "alloc")]
            Self::Legal(refusal) => {
                to.write_str("illegal move (")?;
                refusal.write_to(to)?;
                ")"
            }
            #[cfg(feature = "alloc")]
            Self::Result => "expected a move or the result",
            #[cfg(feature = "alloc")]
            Self::ResultMatches => "the result is not that of the moves",
        };
        to.write_str(words)
    }
}

const HOLD: &str = "ring and stores hold ";
const COUNTED: &str = ", counted from the ring";

/// Two numbers among words.
fn numbers(to: &mut impl fmt::Write, before: &str, one: u32, between: &str, other: u32) -> fmt::Result {
    to.write_str(before)?;
    one.write_to(to)?;
    to.write_str(between)?;
    other.write_to(to)
}
