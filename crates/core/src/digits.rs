//! Numbers as text. `{}` would bring along padding, signs and widths, which nothing here uses and every page would load.

use core::fmt::{self, Write};

/// Writes a number in plain digits.
pub(crate) fn write_number(to: &mut impl Write, number: u32) -> fmt::Result {
    if number > 9 {
        write_number(to, number / 10)?;
    }
    to.write_char(char::from(b'0' + (number % 10) as u8))
}
