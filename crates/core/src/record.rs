//! A game as text, in PGN's manner: tags, moves, result.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt::{self, Write as _};
use core::str::FromStr;

use crate::notation::read_side;
use crate::reader::Reader;
use crate::{Expected, Game, Move, ParseError, Position, Rules, Side};

/// The value of the tag `Game`, which every record begins with.
const VERSION: &str = "o-an-quan 1";

/// Prints the record: the moves up to the ply shown, and the result, or `*` when the game is not over.
impl fmt::Display for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let start = self.first_position();
        let rules = start.rules();
        tag(f, "Game", VERSION)?;
        match rules.name() {
            Some(name) => tag(f, "Rules", name)?,
            None => tag(f, "Rules", &rules.to_string())?,
        }
        match start.turn().filter(|first| Position::start_with(rules, *first).as_ref() == Some(start)) {
            Some(first) => tag(f, "First", &first.to_string())?,
            None => tag(f, "Position", &start.to_string())?,
        }
        for side in rules.sides.iter() {
            tag(f, &side.to_string(), self.player(side))?;
        }
        f.write_char('\n')?;
        for played in self.history() {
            write!(f, "{played} ")?;
        }
        writeln!(f, "{}", result(self.position()))
    }
}

/// Reads a record strictly: every move must be legal and the result that of the moves.
///
/// `Game` comes first; the other tags may stand in any order. Without `Rules` the standard ones hold, without a
/// player's tag a human plays. One of `First` and `Position` must be there. Moves and result may be parted by any white space.
impl FromStr for Game {
    type Err = ParseError;

    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let tags = read_tags(&mut reader)?;
        let mut game = begin(&tags, reader.at())?;
        while reader.peek().is_some_and(|byte| byte.is_ascii_alphabetic()) {
            let at = reader.at();
            let played = Move::read(&mut reader)?;
            game.play_with(played, &mut ()).map_err(|refusal| ParseError::new(at, Expected::Legal(refusal)))?;
            if blank(&mut reader).is_empty() {
                return Err(reader.error(Expected::Byte(b' ')));
            }
        }
        if reader.peek().is_none() {
            return Err(reader.error(Expected::Result));
        }
        let at = reader.at();
        for byte in result(game.position()).bytes() {
            if !reader.take(byte) {
                return Err(ParseError::new(at, Expected::ResultMatches));
            }
        }
        blank(&mut reader);
        reader.end()?;
        Ok(game)
    }
}

/// The scores and the reason, or `*` for a game that goes on.
fn result(position: &Position) -> String {
    let Some(reason) = position.over() else { return "*".to_string() };
    let scores: Vec<String> = position.scores().map(|score| score.to_string()).collect();
    format!("{} {}", scores.join("-"), reason.word())
}

fn tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    write!(f, "[{name} \"")?;
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            f.write_char('\\')?;
        }
        f.write_char(c)?;
    }
    f.write_str("\"]\n")
}

/// A tag as it was read.
struct Tag<'a> {
    at: usize,
    name: &'a str,
    value: String,
    /// Where the value begins in the text.
    value_at: usize,
    /// Places in the value before which the text has a backslash.
    escapes: Vec<usize>,
}

impl Tag<'_> {
    /// Reads the value; the error names the byte of the whole text.
    fn read<T>(&self, read: impl FnOnce(&str) -> Result<T, ParseError>) -> Result<T, ParseError> {
        read(&self.value).map_err(|error| {
            let escapes = self.escapes.iter().filter(|place| **place <= error.at()).count();
            error.moved(self.value_at + escapes)
        })
    }

    const fn error(&self, expected: Expected) -> ParseError {
        ParseError::new(self.at, expected)
    }
}

fn read_tags<'a>(reader: &mut Reader<'a>) -> Result<Vec<Tag<'a>>, ParseError> {
    let mut tags: Vec<Tag<'a>> = Vec::new();
    blank(reader);
    while reader.peek() == Some(b'[') {
        let tag = read_tag(reader)?;
        if tags.is_empty() && (tag.name != "Game" || tag.value != VERSION) {
            return Err(tag.error(Expected::TagOrder));
        }
        if tags.iter().any(|earlier| earlier.name == tag.name) {
            return Err(tag.error(Expected::TagOnce));
        }
        tags.push(tag);
        blank(reader);
    }
    if tags.is_empty() { Err(reader.error(Expected::TagOrder)) } else { Ok(tags) }
}

fn read_tag<'a>(reader: &mut Reader<'a>) -> Result<Tag<'a>, ParseError> {
    let at = reader.at();
    reader.expect(b'[')?;
    let name = reader.while_byte(|byte| byte.is_ascii_alphabetic());
    reader.expect(b' ')?;
    if !reader.take(b'"') {
        return Err(reader.error(Expected::Text));
    }
    let value_at = reader.at();
    let mut value = String::new();
    let mut escapes = Vec::new();
    loop {
        value.push_str(reader.while_byte(|byte| !matches!(byte, b'"' | b'\\') && !byte.is_ascii_control()));
        if !reader.take(b'\\') {
            break;
        }
        escapes.push(value.len());
        match reader.peek() {
            Some(byte @ (b'"' | b'\\')) => value.push(char::from(byte)),
            _ => return Err(reader.error(Expected::Byte(b'"'))),
        }
        reader.advance();
    }
    reader.expect(b'"')?;
    reader.expect(b']')?;
    Ok(Tag { at, name, value, value_at, escapes })
}

/// The game that the tags begin.
fn begin(tags: &[Tag<'_>], end: usize) -> Result<Game, ParseError> {
    let find = |name| tags.iter().find(|tag| tag.name == name);
    let rules = match find("Rules") {
        Some(tag) => tag.read(str::parse)?,
        None => Rules::STANDARD,
    };
    let first = match find("First") {
        Some(tag) => Some(tag.read(|text| {
            let mut reader = Reader::new(text);
            let side = read_side(&mut reader, &rules)?;
            reader.end()?;
            Ok(side)
        })?),
        None => None,
    };
    let start = match (find("Position"), first) {
        (Some(tag), _) => {
            let start = tag.read(|text| Position::read(text, &rules))?;
            if first.is_some() && first != start.turn() {
                return Err(tag.error(Expected::FirstMatches));
            }
            start
        }
        (None, Some(side)) => Position::start_with(&rules, side).ok_or(ParseError::new(end, Expected::MissingFirst))?,
        (None, None) => return Err(ParseError::new(end, Expected::MissingFirst)),
    };
    let mut game = Game::from_position(start);
    for tag in tags {
        match (tag.name, side_named(tag.name, &rules)) {
            ("Game" | "Rules" | "First" | "Position", _) => {}
            (_, Some(side)) => game.set_player(side, &tag.value),
            _ => return Err(tag.error(Expected::Tag)),
        }
    }
    Ok(game)
}

fn side_named(name: &str, rules: &Rules) -> Option<Side> {
    rules.sides.iter().find(|side| name.len() == 1 && name.starts_with(side.letter()))
}

fn blank<'a>(reader: &mut Reader<'a>) -> &'a str {
    reader.while_byte(|byte| byte.is_ascii_whitespace())
}
