//! Rules as text: a name, or a flat JSON object whose missing fields are the standard ones.

use core::fmt;
use core::str::FromStr;

use crate::reader::Reader;
use crate::{AfterCapture, EmptyMandarin, Expected, Mandarin, OutOfRange, ParseError, Rules, Text};

impl FromStr for Rules {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some((_, rules)) = Self::NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(*rules);
        }
        let mut reader = Reader::new(text);
        let rules = object(&mut reader).filter(|_| reader.end().is_some());
        reader.result(rules)
    }
}

impl Text for Rules {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        let mandarin = match self.mandarin {
            Mandarin::Stone => "stone",
            Mandarin::Pebbles => "pebbles",
        };
        let after_capture = match self.after_capture {
            AfterCapture::Stop => "stop",
            AfterCapture::SowOn => "sow-on",
        };
        let empty_mandarin = match self.empty_mandarin {
            EmptyMandarin::Ordinary => "ordinary",
            EmptyMandarin::Stops => "stops",
        };
        to.write_str("{\"sides\":")?;
        u32::from(self.sides).write_to(to)?;
        to.write_str(",\"citizensPerSquare\":")?;
        u32::from(self.citizens_per_square.get()).write_to(to)?;
        to.write_str(",\"mandarin\":\"")?;
        to.write_str(mandarin)?;
        to.write_str("\",\"mandarinValue\":")?;
        u32::from(self.mandarin_value.points()).write_to(to)?;
        to.write_str(",\"youngMandarin\":")?;
        u32::from(self.young_mandarin.get()).write_to(to)?;
        to.write_str(",\"afterCapture\":\"")?;
        to.write_str(after_capture)?;
        to.write_str("\",\"emptyMandarin\":\"")?;
        to.write_str(empty_mandarin)?;
        to.write_str("\"}")
    }
}

/// An object with white space around it.
fn object(reader: &mut Reader<'_>) -> Option<Rules> {
    blank(reader);
    if !reader.take(b'{') {
        return reader.fail(Expected::Rules);
    }
    let mut rules = Rules::STANDARD;
    let mut given = 0_u8;
    blank(reader);
    if reader.take(b'}') {
        blank(reader);
        return Some(rules);
    }
    loop {
        let at = reader.at();
        let name = string(reader)?;
        blank(reader);
        reader.expect(b':')?;
        blank(reader);
        let bit = field(reader, name, &mut rules, at)?;
        if given & 1 << bit != 0 {
            return reader.fail_at(at, Expected::FieldOnce);
        }
        given |= 1 << bit;
        blank(reader);
        if reader.take(b'}') {
            blank(reader);
            return Some(rules);
        }
        reader.expect(b',')?;
        blank(reader);
    }
}

/// Reads the value of one field, and gives the field's place in the struct.
fn field(reader: &mut Reader<'_>, name: &str, rules: &mut Rules, at: usize) -> Option<u8> {
    Some(match name {
        "sides" => {
            rules.sides = number(reader, TryInto::try_into)?;
            0
        }
        "citizensPerSquare" => {
            rules.citizens_per_square = number(reader, TryInto::try_into)?;
            1
        }
        "mandarin" => {
            let pebbles = is_second(reader, ["stone", "pebbles"], "\"stone\" or \"pebbles\"")?;
            rules.mandarin = if pebbles { Mandarin::Pebbles } else { Mandarin::Stone };
            2
        }
        "mandarinValue" => {
            rules.mandarin_value = number(reader, TryInto::try_into)?;
            3
        }
        "youngMandarin" => {
            rules.young_mandarin = number(reader, TryInto::try_into)?;
            4
        }
        "afterCapture" => {
            let sow_on = is_second(reader, ["stop", "sow-on"], "\"stop\" or \"sow-on\"")?;
            rules.after_capture = if sow_on { AfterCapture::SowOn } else { AfterCapture::Stop };
            5
        }
        "emptyMandarin" => {
            let stops = is_second(reader, ["ordinary", "stops"], "\"ordinary\" or \"stops\"")?;
            rules.empty_mandarin = if stops { EmptyMandarin::Stops } else { EmptyMandarin::Ordinary };
            6
        }
        _ => return reader.fail_at(at, Expected::Field),
    })
}

fn number<T>(reader: &mut Reader<'_>, convert: impl Fn(u32) -> Result<T, OutOfRange>) -> Option<T> {
    let at = reader.at();
    match convert(reader.any_number()?) {
        Ok(number) => Some(number),
        Err(OutOfRange(range)) => reader.fail_at(at, Expected::Choice(range)),
    }
}

/// Whether the word is the second of two.
fn is_second(reader: &mut Reader<'_>, [first, second]: [&str; 2], expected: &'static str) -> Option<bool> {
    let at = reader.at();
    match string(reader) {
        Some(word) if word == first => Some(false),
        Some(word) if word == second => Some(true),
        _ => reader.fail_at(at, Expected::Choice(expected)),
    }
}

/// A JSON string of the plain letters that names and values are made of.
fn string<'a>(reader: &mut Reader<'a>) -> Option<&'a str> {
    if !reader.take(b'"') {
        return reader.fail(Expected::Text);
    }
    let word = reader.while_byte(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    reader.expect(b'"')?;
    Some(word)
}

fn blank(reader: &mut Reader<'_>) {
    reader.while_byte(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
}
