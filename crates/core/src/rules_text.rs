//! Rules as text: a name, or a flat JSON object whose missing fields are the standard ones.

use core::fmt;
use core::str::FromStr;

use crate::reader::Reader;
use crate::{AfterCapture, EmptyMandarin, Expected, Mandarin, OutOfRange, ParseError, Rules};

impl FromStr for Rules {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        if let Some((_, rules)) = Self::NAMED.iter().find(|(name, _)| *name == text) {
            return Ok(*rules);
        }
        let mut reader = Reader::new(text);
        blank(&mut reader);
        let rules = object(&mut reader)?;
        blank(&mut reader);
        reader.end()?;
        Ok(rules)
    }
}

impl fmt::Display for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
        write!(
            f,
            "{{\"sides\":{},\"citizensPerSquare\":{},\"mandarin\":\"{mandarin}\",\"mandarinValue\":{},\
             \"youngMandarin\":{},\"afterCapture\":\"{after_capture}\",\"emptyMandarin\":\"{empty_mandarin}\"}}",
            self.sides.count(),
            self.citizens_per_square.get(),
            self.mandarin_value.points(),
            self.young_mandarin.get(),
        )
    }
}

fn object(reader: &mut Reader<'_>) -> Result<Rules, ParseError> {
    if !reader.take(b'{') {
        return Err(reader.error(Expected::Rules));
    }
    let mut rules = Rules::STANDARD;
    let mut given = 0_u8;
    blank(reader);
    if reader.take(b'}') {
        return Ok(rules);
    }
    loop {
        let at = reader.at();
        let name = string(reader)?;
        blank(reader);
        reader.expect(b':')?;
        blank(reader);
        let bit = field(reader, name, &mut rules, at)?;
        if given & 1 << bit != 0 {
            return Err(ParseError::new(at, Expected::FieldOnce));
        }
        given |= 1 << bit;
        blank(reader);
        if reader.take(b'}') {
            return Ok(rules);
        }
        reader.expect(b',')?;
        blank(reader);
    }
}

/// Reads the value of one field, and gives the field's place in the struct.
fn field(reader: &mut Reader<'_>, name: &str, rules: &mut Rules, at: usize) -> Result<u8, ParseError> {
    Ok(match name {
        "sides" => {
            rules.sides = number(reader, TryInto::try_into)?;
            0
        }
        "citizensPerSquare" => {
            rules.citizens_per_square = number(reader, TryInto::try_into)?;
            1
        }
        "mandarin" => {
            rules.mandarin =
                choice(reader, ["stone", "pebbles"], [Mandarin::Stone, Mandarin::Pebbles], "\"stone\" or \"pebbles\"")?;
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
            rules.after_capture = choice(
                reader,
                ["stop", "sow-on"],
                [AfterCapture::Stop, AfterCapture::SowOn],
                "\"stop\" or \"sow-on\"",
            )?;
            5
        }
        "emptyMandarin" => {
            rules.empty_mandarin = choice(
                reader,
                ["ordinary", "stops"],
                [EmptyMandarin::Ordinary, EmptyMandarin::Stops],
                "\"ordinary\" or \"stops\"",
            )?;
            6
        }
        _ => return Err(ParseError::new(at, Expected::Field)),
    })
}

fn number<T>(reader: &mut Reader<'_>, convert: impl Fn(u32) -> Result<T, OutOfRange>) -> Result<T, ParseError> {
    let at = reader.at();
    convert(reader.number(u32::MAX)?).map_err(|OutOfRange(range)| ParseError::new(at, Expected::Choice(range)))
}

fn choice<T: Copy>(
    reader: &mut Reader<'_>,
    words: [&str; 2],
    values: [T; 2],
    expected: &'static str,
) -> Result<T, ParseError> {
    let wrong = reader.error(Expected::Choice(expected));
    let word = string(reader).map_err(|_| wrong)?;
    words.iter().zip(values).find(|(known, _)| **known == word).map(|(_, value)| value).ok_or(wrong)
}

/// A JSON string of the plain letters that names and values are made of.
fn string<'a>(reader: &mut Reader<'a>) -> Result<&'a str, ParseError> {
    if !reader.take(b'"') {
        return Err(reader.error(Expected::Text));
    }
    let word = reader.while_byte(|byte| byte.is_ascii_alphanumeric() || byte == b'-');
    reader.expect(b'"')?;
    Ok(word)
}

fn blank(reader: &mut Reader<'_>) {
    reader.while_byte(|byte| matches!(byte, b' ' | b'\t' | b'\r' | b'\n'));
}
