//! Values as text.

use core::fmt::{self, Write};

/// A value that can be written as text: the same text that its `Display` prints.
///
/// `Display` brings along the machinery of `core::fmt`, which calls whatever it prints indirectly and so keeps all of
/// it, padding and signs included: 4 kB of the page's wasm. This writes straight into a [`String`](alloc::string::String).
///
/// # Examples
///
/// ```
/// use oanquan::{Position, Rules, Text};
///
/// let mut text = String::new();
/// Position::start(&Rules::STANDARD).write_to(&mut text)?;
/// assert_eq!(text, "5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -");
/// # Ok::<(), std::fmt::Error>(())
/// ```
pub trait Text {
    /// Writes the text.
    ///
    /// # Errors
    ///
    /// Whatever `to` answers; a text that grows never fails.
    fn write_to<W: Write>(&self, to: &mut W) -> fmt::Result;
}

/// Plain digits.
impl Text for u32 {
    fn write_to<W: Write>(&self, to: &mut W) -> fmt::Result {
        if *self > 9 {
            (self / 10).write_to(to)?;
        }
        to.write_char(char::from(b'0' + (self % 10) as u8))
    }
}

/// Lets what has a text be printed.
macro_rules! displayed {
    ($($name:ty),*) => {
        $(impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.write_to(f)
            }
        })*
    };
}

displayed!(crate::Side, crate::Move, crate::Position, crate::Refusal, crate::Rules, crate::ParseError);
#[cfg(feature = "alloc")]
displayed!(crate::Game);
