//! Reads a text byte by byte, knows where it is, and keeps what is wrong with it.
//!
//! What reads with it gives `None` when something is wrong and leaves the error here. Handed up as results, errors would
//! be copied at every step of the way: 1.6 kB of the page's wasm.

use crate::{Expected, ParseError, Side};

pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
    wrong: ParseError,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0, wrong: ParseError::new(0, Expected::End) }
    }

    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    /// Steps over the byte just peeked at.
    pub(crate) const fn advance(&mut self) {
        self.at += 1;
    }

    /// Says what is expected here.
    pub(crate) const fn fail<T>(&mut self, expected: Expected) -> Option<T> {
        self.fail_at(self.at, expected)
    }

    /// Says what is expected at a byte. What was said before is forgotten.
    pub(crate) const fn fail_at<T>(&mut self, at: usize, expected: Expected) -> Option<T> {
        self.wrong = ParseError::new(at, expected);
        None
    }

    /// Hands on what another reader said.
    #[cfg(feature = "alloc")]
    pub(crate) fn fail_with<T>(&mut self, wrong: ParseError) -> Option<T> {
        self.wrong = wrong;
        None
    }

    /// What was read, or what was said last.
    pub(crate) fn result<T>(&self, read: Option<T>) -> Result<T, ParseError> {
        read.ok_or(self.wrong)
    }

    /// Steps over `byte` if it comes next.
    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let comes = self.peek() == Some(byte);
        if comes {
            self.advance();
        }
        comes
    }

    /// Steps over a text if it comes next.
    #[cfg(feature = "alloc")]
    pub(crate) fn take_all(&mut self, text: &str) -> bool {
        let comes = self.text.as_bytes().get(self.at..).is_some_and(|rest| rest.starts_with(text.as_bytes()));
        if comes {
            self.at += text.len();
        }
        comes
    }

    pub(crate) fn expect(&mut self, byte: u8) -> Option<()> {
        if self.take(byte) { Some(()) } else { self.fail(Expected::Byte(byte)) }
    }

    pub(crate) fn end(&mut self) -> Option<()> {
        if self.peek().is_none() { Some(()) } else { self.fail(Expected::End) }
    }

    /// Steps over every byte that belongs to a word, and gives them.
    pub(crate) fn while_byte(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let from = self.at;
        while self.peek().is_some_and(&belongs) {
            self.advance();
        }
        self.since(from)
    }

    /// The text from a byte up to here. Both stand beside ASCII bytes, so this never cuts a character in two.
    pub(crate) fn since(&self, from: usize) -> &'a str {
        self.text.get(from..self.at).unwrap_or_default()
    }

    /// A number without leading zeros or sign, of at most so much.
    pub(crate) fn number(&mut self, most: u32) -> Option<u32> {
        let from = self.at;
        let number = self.any_number()?;
        if number <= most { Some(number) } else { self.fail_at(from, Expected::NumberAtMost(most)) }
    }

    /// A number without leading zeros or sign. Above all that a `u32` holds it is given as the largest of these, which
    /// is out of every range here, too.
    pub(crate) fn any_number(&mut self) -> Option<u32> {
        let from = self.at;
        let digits = self.while_byte(|byte| byte.is_ascii_digit());
        if digits.is_empty() || digits.len() > 1 && digits.starts_with('0') {
            return self.fail_at(from, Expected::Number);
        }
        Some(digits.parse().unwrap_or(u32::MAX))
    }

    pub(crate) fn side(&mut self) -> Option<Side> {
        let Some(side) = self.peek().and_then(Side::from_letter) else { return self.fail(Expected::Side) };
        self.advance();
        Some(side)
    }
}
