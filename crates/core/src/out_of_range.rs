//! The error of a number outside its range.

use core::fmt;

/// The error of a number outside its range; says the range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfRange(pub(crate) &'static str);

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "expected {}", self.0)
    }
}

impl core::error::Error for OutOfRange {}
