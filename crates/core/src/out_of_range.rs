//! The error of a number outside its range.

use core::fmt;

/// The error of a number outside its range; says the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange(pub(crate) &'static str);

impl OutOfRange {
    /// Makes the error from the range in words, such as `1 to 6`.
    #[must_use]
    pub const fn new(range: &'static str) -> Self {
        Self(range)
    }
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

impl core::error::Error for OutOfRange {}
