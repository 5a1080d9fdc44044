//! Reads a text byte by byte and knows where it is.

use crate::{Expected, ParseError, Side};

#[derive(Clone)]
pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
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

    pub(crate) const fn error(&self, expected: Expected) -> ParseError {
        ParseError::new(self.at, expected)
    }

    /// Steps over `byte` if it comes next.
    pub(crate) fn take(&mut self, byte: u8) -> bool {
        let comes = self.peek() == Some(byte);
        if comes {
            self.advance();
        }
        comes
    }

    pub(crate) fn expect(&mut self, byte: u8) -> Result<(), ParseError> {
        if self.take(byte) { Ok(()) } else { Err(self.error(Expected::Byte(byte))) }
    }

    pub(crate) fn end(&self) -> Result<(), ParseError> {
        if self.peek().is_none() { Ok(()) } else { Err(self.error(Expected::End)) }
    }

    /// Steps over every byte that belongs to a word, and gives them.
    pub(crate) fn while_byte(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let from = self.at;
        while self.peek().is_some_and(&belongs) {
            self.advance();
        }
        // Callers accept ASCII bytes only, so this never cuts a character in two.
        self.text.get(from..self.at).unwrap_or_default()
    }

    /// A number without leading zeros or sign.
    pub(crate) fn number(&mut self, most: u32) -> Result<u32, ParseError> {
        let from = self.at;
        let digits = self.while_byte(|byte| byte.is_ascii_digit());
        if digits.is_empty() || digits.len() > 1 && digits.starts_with('0') {
            return Err(ParseError::new(from, Expected::Number));
        }
        match digits.parse() {
            Ok(number) if number <= most => Ok(number),
            _ => Err(ParseError::new(from, Expected::NumberAtMost(most))),
        }
    }

    pub(crate) fn side(&mut self) -> Result<Side, ParseError> {
        let side = self.peek().and_then(Side::from_letter).ok_or(self.error(Expected::Side))?;
        self.advance();
        Ok(side)
    }
}
