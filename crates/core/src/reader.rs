//! Reads a text byte by byte, knows where it is, and keeps what is wrong with it.
//!
//! What was found wrong first stays, and from there on the text is at its end: whoever reads goes on with values that
//! mean nothing, and asks once, with [`Reader::result`]. Handed up from every step of the way, errors would make the
//! page's wasm larger by 1.3 kB; the compiler would also copy what is short and asked for everywhere, by 1.2 kB.

use crate::{ParseError, Side};

pub(crate) struct Reader<'a> {
    text: &'a str,
    at: usize,
    wrong: Option<ParseError>,
}

impl<'a> Reader<'a> {
    pub(crate) const fn new(text: &'a str) -> Self {
        Self { text, at: 0, wrong: None }
    }

    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    /// The next byte, or zero at the end: no text that is right holds a zero.
    #[inline(never)]
    pub(crate) fn peek(&self) -> u8 {
        self.text.as_bytes().get(self.at).copied().unwrap_or(0)
    }

    pub(crate) const fn is_done(&self) -> bool {
        self.at >= self.text.len()
    }

    /// Steps over the byte just peeked at.
    pub(crate) const fn advance(&mut self) {
        self.at += 1;
    }

    /// Says what is wrong here.
    pub(crate) fn fail(&mut self, wrong: &'static str) {
        self.fail_at(self.at, wrong);
    }

    /// Says what is wrong at a byte.
    pub(crate) fn fail_at(&mut self, at: usize, wrong: &'static str) {
        self.fail_words(at, wrong, "");
    }

    /// Says what is wrong at a byte, with words in place of `@`.
    #[inline(never)]
    pub(crate) fn fail_words(&mut self, at: usize, wrong: &'static str, inserted: &'static str) {
        self.fail_with(ParseError { at, wrong, numbers: [0; 2], inserted });
    }

    /// Says what is wrong at a byte, with numbers in place of `#`.
    #[inline(never)]
    pub(crate) fn fail_numbers(&mut self, at: usize, wrong: &'static str, numbers: [u32; 2]) {
        self.fail_with(ParseError { at, wrong, numbers, inserted: "" });
    }

    /// Hands on what another reader said.
    pub(crate) fn fail_with(&mut self, wrong: ParseError) {
        self.wrong.get_or_insert(wrong);
        self.text = "";
    }

    /// What was read, or what is wrong.
    pub(crate) fn result<T>(&self, read: T) -> Result<T, ParseError> {
        self.wrong.map_or(Ok(read), Err)
    }

    /// Steps over a text if it comes next. Says whether it does.
    pub(crate) fn take(&mut self, text: &str) -> bool {
        let comes = self.text.as_bytes().get(self.at..).is_some_and(|rest| rest.starts_with(text.as_bytes()));
        if comes {
            self.at += text.len();
        }
        comes
    }

    /// Steps over a text, which must come next. Says whether it does.
    pub(crate) fn expect(&mut self, text: &'static str) -> bool {
        let comes = self.take(text);
        if !comes {
            self.fail_words(self.at, "expected `@`", text);
        }
        comes
    }

    /// Steps over a space, which must come next.
    pub(crate) fn space(&mut self) {
        if !self.take(" ") {
            self.fail("expected a space");
        }
    }

    pub(crate) fn end(&mut self) {
        if !self.is_done() {
            self.fail("expected the end");
        }
    }

    /// Steps over every byte that belongs to a word, and gives them. A zero never belongs.
    pub(crate) fn while_byte(&mut self, belongs: impl Fn(u8) -> bool) -> &'a str {
        let from = self.at;
        while belongs(self.peek()) {
            self.advance();
        }
        self.since(from)
    }

    /// The text from a byte up to here. Both stand beside ASCII bytes, so this never cuts a character in two.
    pub(crate) fn since(&self, from: usize) -> &'a str {
        self.text.get(from..self.at).unwrap_or_default()
    }

    /// A number without leading zeros or sign, of at most so much.
    pub(crate) fn number(&mut self, most: u32) -> u32 {
        let from = self.at;
        let number = self.any_number();
        if number > most {
            self.fail_numbers(from, "expected a number of at most #", [most, 0]);
        }
        number
    }

    /// A number without leading zeros or sign. Above all that a `u32` holds it is given as the largest of these, which
    /// is out of every range here, too.
    pub(crate) fn any_number(&mut self) -> u32 {
        let from = self.at;
        let digits = self.while_byte(|byte| byte.is_ascii_digit());
        if digits.is_empty() || digits.len() > 1 && digits.starts_with('0') {
            self.fail_at(from, "expected a number");
        }
        let with = |number: u32, digit: u8| number.saturating_mul(10).saturating_add((digit - b'0').into());
        digits.bytes().fold(0, with)
    }

    pub(crate) fn side(&mut self) -> Side {
        let side = Side::from_letter(self.peek());
        if side.is_none() {
            self.fail("expected a side, A to D,");
        }
        self.advance();
        side.unwrap_or(Side::A)
    }
}
