//! The arguments of a command.

use std::ffi::OsString;

use lexopt::{Arg, Parser, ValueExt as _};
use oanquan::{Position, Rules, Side};

use crate::trouble::Trouble;
use crate::words;

/// What a command was given.
#[derive(Debug, Default)]
pub(crate) struct Options {
    /// What stands there without a name.
    pub(crate) values: Vec<OsString>,
    named: Vec<(&'static str, String)>,
    /// Whether help was asked for.
    pub(crate) help: bool,
}

impl Options {
    /// Reads all that follows the command. It knows the options in `known`, each of which takes a value.
    pub(crate) fn read(parser: &mut Parser, known: &[&'static str]) -> Result<Self, Trouble> {
        let mut options = Self::default();
        while let Some(argument) = parser.next()? {
            match argument {
                Arg::Value(value) => options.values.push(value),
                Arg::Short('h') | Arg::Long("help") => options.help = true,
                Arg::Long(name) => match known.iter().find(|known| **known == name) {
                    Some(known) => options.named.push((known, parser.value()?.string()?)),
                    None => return Err(argument.unexpected().into()),
                },
                Arg::Short(_) => return Err(argument.unexpected().into()),
            }
        }
        Ok(options)
    }

    /// The value of an option; given twice, the later one counts.
    pub(crate) fn value(&self, name: &str) -> Option<&str> {
        self.named.iter().rev().find(|(known, _)| *known == name).map(|(_, value)| value.as_str())
    }

    /// The rules, the standard ones unless others are given.
    pub(crate) fn rules(&self) -> Result<Rules, Trouble> {
        let text = self.value("rules").unwrap_or("standard");
        text.parse().map_err(|error| Trouble::Usage(words::bad_rules(&error)))
    }

    /// The position to begin from: the one given, or the start with the side given.
    pub(crate) fn start(&self) -> Result<Position, Trouble> {
        let rules = self.rules()?;
        match (self.value("position"), self.value("first")) {
            (Some(_), Some(_)) => Err(Trouble::Usage(words::FIRST_AND_POSITION.to_owned())),
            (Some(text), None) => read_position(text, &rules),
            (None, Some(_)) => {
                let first = self.side("first", &rules)?;
                Ok(first.and_then(|first| Position::start_with(&rules, first)).unwrap_or(Position::start(&rules)))
            }
            (None, None) => Ok(Position::start(&rules)),
        }
    }

    /// A side that plays.
    pub(crate) fn side(&self, name: &str, rules: &Rules) -> Result<Option<Side>, Trouble> {
        let Some(letter) = self.value(name) else { return Ok(None) };
        let side = if let [letter] = letter.as_bytes() { Side::from_letter(*letter) } else { None };
        let side = side.filter(|side| side.index() < rules.sides.count());
        side.map(Some).ok_or_else(|| Trouble::Usage(words::bad_side(name, letter, rules)))
    }

    /// A whole number in a range.
    pub(crate) fn number(&self, name: &str, least: u64, most: u64) -> Result<Option<u64>, Trouble> {
        let Some(text) = self.value(name) else { return Ok(None) };
        let number = digits(text).filter(|number| (least..=most).contains(number));
        number.map(Some).ok_or_else(|| Trouble::Usage(words::bad_number(name, text, least, most)))
    }

    /// The values as one text: a position can then be given with or without quotes.
    pub(crate) fn text(&self) -> Result<String, Trouble> {
        let texts = self.values.iter().map(|value| value.clone().string());
        Ok(texts.collect::<Result<Vec<_>, _>>()?.join(" "))
    }

    /// Refuses values, for a command that takes none after the first `most`.
    pub(crate) fn at_most(&self, most: usize) -> Result<(), Trouble> {
        match self.values.get(most) {
            None => Ok(()),
            Some(value) => Err(Trouble::Usage(words::surplus(&value.to_string_lossy()))),
        }
    }
}

/// A number in digits only: no sign, no blanks.
pub(crate) fn digits(text: &str) -> Option<u64> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// Reads a position for these rules; `start` is the one a game starts from.
pub(crate) fn read_position(text: &str, rules: &Rules) -> Result<Position, Trouble> {
    parse_position(text, rules).map_err(Trouble::Usage)
}

/// The same, with the bare sentence for an error.
pub(crate) fn parse_position(text: &str, rules: &Rules) -> Result<Position, String> {
    if text == "start" {
        return Ok(Position::start(rules));
    }
    Position::read(text, rules).map_err(|error| words::bad_position(&error))
}
