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
    pub(crate) at: usize,
    /// What is wrong, in ASCII, with a `#` for every number and a `@` for the inserted words.
    pub(crate) wrong: &'static str,
    pub(crate) numbers: [u32; 2],
    pub(crate) inserted: &'static str,
}

impl ParseError {
    /// The offset in bytes from the beginning of the text.
    #[must_use]
    pub const fn at(&self) -> usize {
        self.at
    }

    /// The same error in a longer text, in which the one read begins `bytes` later.
    #[cfg(feature = "alloc")]
    pub(crate) const fn moved(self, bytes: usize) -> Self {
        Self { at: self.at + bytes, ..self }
    }
}

impl Text for ParseError {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        let mut numbers = self.numbers.iter();
        for byte in self.wrong.bytes() {
            match byte {
                b'#' => numbers.next().unwrap_or(&0).write_to(to)?,
                b'@' => to.write_str(self.inserted)?,
                _ => to.write_char(char::from(byte))?,
            }
        }
        to.write_str(" at byte ")?;
        (self.at as u32).write_to(to)
    }
}

impl core::error::Error for ParseError {}
