//! Rules as text: a name, or a flat JSON object whose missing fields are the standard ones.

use core::fmt;
use core::str::FromStr;

use crate::reader::Reader;
use crate::{AfterCapture, EmptyMandarin, Mandarin, OutOfRange, ParseError, Rules, Text};

impl FromStr for Rules {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some((_, rules)) = Self::NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(*rules);
        }
        let mut reader = Reader::new(text);
        let rules = object(&mut reader);
        reader.end();
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
fn object(reader: &mut Reader<'_>) -> Rules {
    let mut rules = Rules::STANDARD;
    blank(reader);
    if !reader.take("{") {
        reader.fail("expected standard, folk, sow-on, pebbles or a JSON object");
    }
    blank(reader);
    if !reader.take("}") {
        fields(reader, &mut rules);
    }
    blank(reader);
    rules
}

/// At least one field, and the end of the object.
fn fields(reader: &mut Reader<'_>, rules: &mut Rules) {
    let mut given = 0_u8;
    loop {
        let at = reader.at();
        let name = string(reader);
        blank(reader);
        reader.expect(":");
        blank(reader);
        let bit = 1 << field(reader, name, rules, at);
        if given & bit != 0 {
            reader.fail_at(at, "a field of the rules given twice");
        }
        given |= bit;
        blank(reader);
        if reader.take("}") || !reader.expect(",") {
            return;
        }
        blank(reader);
    }
}

/// Reads the value of one field, and gives the field's place in the struct.
fn field(reader: &mut Reader<'_>, name: &str, rules: &mut Rules, at: usize) -> u8 {
    match name {
        "sides" => {
            number(reader, &mut rules.sides);
            0
        }
        "citizensPerSquare" => {
            number(reader, &mut rules.citizens_per_square);
            1
        }
        "mandarin" => {
            let pebbles = is_second(reader, ["\"stone\"", "\"pebbles\""], "\"stone\" or \"pebbles\"");
            rules.mandarin = if pebbles { Mandarin::Pebbles } else { Mandarin::Stone };
            2
        }
        "mandarinValue" => {
            number(reader, &mut rules.mandarin_value);
            3
        }
        "youngMandarin" => {
            number(reader, &mut rules.young_mandarin);
            4
        }
        "afterCapture" => {
            let sow_on = is_second(reader, ["\"stop\"", "\"sow-on\""], "\"stop\" or \"sow-on\"");
            rules.after_capture = if sow_on { AfterCapture::SowOn } else { AfterCapture::Stop };
            5
        }
        "emptyMandarin" => {
            let stops = is_second(reader, ["\"ordinary\"", "\"stops\""], "\"ordinary\" or \"stops\"");
            rules.empty_mandarin = if stops { EmptyMandarin::Stops } else { EmptyMandarin::Ordinary };
            6
        }
        _ => {
            reader.fail_at(at, "unknown field of the rules");
            7
        }
    }
}

fn number<T: TryFrom<u32, Error = OutOfRange>>(reader: &mut Reader<'_>, to: &mut T) {
    let at = reader.at();
    match reader.any_number().try_into() {
        Ok(number) => *to = number,
        Err(OutOfRange(range)) => reader.fail_words(at, "expected @", range),
    }
}

/// Whether the second of two words comes.
fn is_second(reader: &mut Reader<'_>, [first, second]: [&str; 2], expected: &'static str) -> bool {
    let comes = reader.take(second);
    if !comes && !reader.take(first) {
        reader.fail_words(reader.at(), "expected @", expected);
    }
    comes
}

/// A JSON string of the plain letters that names are made of.
fn string<'a>(reader: &mut Reader<'a>) -> &'a str {
    if !reader.take("\"") {
        reader.fail("expected a text in double quotes");
    }
    let word = reader.while_byte(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    reader.expect("\"");
    word
}

fn blank(reader: &mut Reader<'_>) {
    reader.while_byte(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
}
