//! A game as text, in PGN's manner: tags, moves, result.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;

use crate::notation::read_side;
use crate::reader::Reader;
use crate::{Game, Move, OverReason, ParseError, Position, Rules, Side, Text};

/// The value of the tag `Game`, which every record begins with.
const VERSION: &str = "o-an-quan 1";
/// Every tag there is. Since none may stand twice, no text makes for more than these to compare.
const TAGS: [&str; 8] = ["Game", "Rules", "First", "Position", "A", "B", "C", "D"];

/// Prints the record: the moves up to the ply shown, and the result, or `*` when the game is not over.
impl Text for Game {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        let start = self.first_position();
        let rules = start.rules();
        tag(to, "Game", VERSION)?;
        match rules.name() {
            Some(name) => tag(to, "Rules", name)?,
            None => tag(to, "Rules", &text(rules))?,
        }
        match start.turn().filter(|_| start.is_start()) {
            Some(first) => tag(to, "First", first.word())?,
            None => tag(to, "Position", &text(start))?,
        }
        for side in rules.sides.iter() {
            tag(to, side.word(), self.player(side))?;
        }
        to.write_str("\n")?;
        for played in self.history() {
            played.write_to(to)?;
            to.write_str(" ")?;
        }
        to.write_str(&result(self))?;
        to.write_str("\n")
    }
}

/// Reads a record strictly: every move must be legal and the result that of the moves.
///
/// `Game` comes first; the other tags may stand in any order. Without `Rules` the standard ones hold, without a
/// player's tag a human plays. One of `First` and `Position` must be there. Moves and result may be parted by any white space.
impl FromStr for Game {
    type Err = ParseError;

    // Apart, since a game is large: what is built on its way into its own place is not copied there once more.
    #[inline(never)]
    fn from_str(text: &str) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let game = read(&mut reader);
        reader.result(game)
    }
}

fn read(reader: &mut Reader<'_>) -> Game {
    let tags = read_tags(reader);
    let mut game = begin(reader, &tags);
    while reader.peek().is_ascii_alphabetic() {
        let at = reader.at();
        let played = Move::read(reader);
        if let Err(refusal) = game.play(played) {
            reader.fail_words(at, "illegal move (@)", refusal.words());
        }
        if blank(reader).is_empty() {
            reader.fail("expected a space");
        }
    }
    if reader.is_done() {
        reader.fail("expected a move or the result");
    }
    if !reader.take(&result(&game)) {
        reader.fail("the result is not that of the moves");
    }
    blank(reader);
    reader.end();
    game
}

/// The scores and the reason, or `*` for a game that goes on.
fn result(game: &Game) -> String {
    let position = game.position();
    let reason = match position.over() {
        None => return String::from("*"),
        // A game that began when it was over: its first position is all that the record holds, and does not say why.
        Some(OverReason::NoRefill | OverReason::Repetition) if game.ply() == 0 => OverReason::Stopped,
        Some(reason) => reason,
    };
    let mut text = String::new();
    for score in position.scores() {
        if !text.is_empty() {
            text.push('-');
        }
        if score < 0 {
            text.push('-');
        }
        // Writing to a text never fails.
        let _ = score.unsigned_abs().write_to(&mut text);
    }
    text.push(' ');
    text.push_str(reason.word());
    text
}

fn text(value: &impl Text) -> String {
    let mut text = String::new();
    // Writing to a text never fails.
    let _ = value.write_to(&mut text);
    text
}

fn tag(to: &mut impl fmt::Write, name: &str, value: &str) -> fmt::Result {
    to.write_str("[")?;
    to.write_str(name)?;
    to.write_str(" \"")?;
    for c in value.chars() {
        if matches!(c, '"' | '\\') {
            to.write_str("\\")?;
        }
        to.write_char(c)?;
    }
    to.write_str("\"]\n")
}

/// A tag as it was read.
#[derive(Clone, Copy)]
struct Tag<'a> {
    at: usize,
    /// The value as it is written, with a backslash before every quote and backslash.
    escaped: &'a str,
    /// Where the value begins in the text.
    value_at: usize,
}

/// What was read of each of [`TAGS`].
type Tags<'a> = [Option<Tag<'a>>; TAGS.len()];

impl Tag<'_> {
    /// The value itself.
    fn value(&self) -> String {
        let mut value = String::new();
        let mut chars = self.escaped.chars();
        while let Some(c) = chars.next() {
            let c = if c == '\\' { chars.next().unwrap_or(c) } else { c };
            value.push(c);
        }
        value
    }

    /// Hands on what was read of the value; an error then names the byte of the whole text.
    fn read<T>(&self, reader: &mut Reader<'_>, read: Result<T, ParseError>) -> Option<T> {
        read.map_err(|error| reader.fail_with(error.moved(self.value_at + self.backslashes_before(error.at())))).ok()
    }

    /// Backslashes in the value as it is written before a byte of the value itself.
    #[inline(never)]
    fn backslashes_before(&self, byte: usize) -> usize {
        let mut backslashes = 0;
        let mut escaped = false;
        for (place, each) in self.escaped.bytes().enumerate() {
            escaped = each == b'\\' && !escaped;
            if escaped {
                backslashes += 1;
            } else if place - backslashes == byte {
                break;
            }
        }
        backslashes
    }
}

fn read_tags<'a>(reader: &mut Reader<'a>) -> Tags<'a> {
    let mut tags = [None; TAGS.len()];
    let mut is_first = true;
    blank(reader);
    if reader.peek() != b'[' {
        reader.fail("expected the tag Game \"o-an-quan 1\" first");
    }
    while reader.peek() == b'[' {
        let start = reader.at();
        let (name, tag) = read_tag(reader);
        if is_first && (name != "Game" || tag.escaped != VERSION) {
            reader.fail_at(start, "expected the tag Game \"o-an-quan 1\" first");
        }
        is_first = false;
        match TAGS.iter().zip(&mut tags).find(|(known, _)| **known == name) {
            Some((_, place @ None)) => *place = Some(tag),
            Some(_) => reader.fail_at(tag.at, "a tag given twice"),
            None => reader.fail_at(tag.at, "unknown tag"),
        }
        blank(reader);
    }
    tags
}

fn read_tag<'a>(reader: &mut Reader<'a>) -> (&'a str, Tag<'a>) {
    let at = reader.at();
    reader.expect("[");
    let name = reader.while_byte(|byte| byte.is_ascii_alphabetic());
    reader.space();
    if !reader.take("\"") {
        reader.fail("expected a text in double quotes");
    }
    let value_at = reader.at();
    loop {
        reader.while_byte(|byte| !matches!(byte, b'"' | b'\\') && !byte.is_ascii_control());
        if !reader.take("\\") {
            break;
        }
        if !reader.take("\"") && !reader.take("\\") {
            reader.fail_words(reader.at(), "expected `@`", "\"");
        }
    }
    let escaped = reader.since(value_at);
    reader.expect("\"");
    reader.expect("]");
    (name, Tag { at, escaped, value_at })
}

/// The game that the tags begin.
fn begin(reader: &mut Reader<'_>, tags: &Tags<'_>) -> Game {
    let [_, rules, first, position, players @ ..] = tags;
    let rules = rules.and_then(|tag| tag.read(reader, tag.value().parse())).unwrap_or(Rules::STANDARD);
    let first = first.and_then(|tag| tag.read(reader, read_first(&tag.value(), &rules)));
    let start = position.and_then(|tag| {
        let start = tag.read(reader, Position::read(&tag.value(), &rules))?;
        if first.is_some() && first != start.turn() {
            reader.fail_at(tag.at, "First is not the side to move in Position");
        }
        Some(start)
    });
    // A side that was read plays.
    let start = start.or_else(|| Position::start_with(&rules, first?));
    if start.is_none() {
        reader.fail("neither First nor Position says who begins: expected such a tag");
    }
    let mut game = Game::from_position(start.unwrap_or_else(|| Position::start(&rules)));
    let (playing, others) = players.split_at(rules.sides.count());
    if let Some(at) = others.iter().flatten().map(|tag| tag.at).min() {
        reader.fail_at(at, "unknown tag");
    }
    for (side, tag) in rules.sides.iter().zip(playing) {
        if let Some(tag) = tag {
            game.set_player(side, &tag.value());
        }
    }
    game
}

fn read_first(text: &str, rules: &Rules) -> Result<Side, ParseError> {
    let mut reader = Reader::new(text);
    let side = read_side(&mut reader, rules);
    reader.end();
    reader.result(side)
}

fn blank<'a>(reader: &mut Reader<'a>) -> &'a str {
    reader.while_byte(|byte| byte.is_ascii_whitespace())
}
