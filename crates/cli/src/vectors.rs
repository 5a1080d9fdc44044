//! Replays vector files: boards, moves, steps and results that the rules must reproduce exactly.

use std::fmt::Display;

use oanquan::{Game, Move, Position, Rules, Side};
use serde_json::Value;

/// What came of a file.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// Cases that agree.
    pub passed: usize,
    /// Cases that do not.
    pub failed: usize,
    /// One line for each disagreement: the case, what, expected, got.
    pub mismatches: Vec<String>,
}

/// Replays every case of a file's text.
///
/// # Errors
///
/// When the text is not a vector file; cases that disagree, or that can't be read, are part of the outcome.
pub fn check(text: &str) -> Result<Outcome, String> {
    let file: Value = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
    let mut outcome = Outcome::default();
    for (kind, replay) in [("moves", check_move as fn(&Value) -> Result<(), String>), ("games", check_game)] {
        let cases = match file.get(kind) {
            None => continue,
            Some(cases) => cases.as_array().ok_or_else(|| format!("`{kind}` is not a list"))?,
        };
        for (number, case) in cases.iter().enumerate() {
            match replay(case) {
                Ok(()) => outcome.passed += 1,
                Err(mismatch) => {
                    outcome.failed += 1;
                    let name = case.get("name").and_then(Value::as_str).unwrap_or("unnamed");
                    outcome.mismatches.push(format!("{kind}[{number}] ({name}): {mismatch}"));
                }
            }
        }
    }
    if file.get("moves").is_none() && file.get("games").is_none() {
        return Err("neither `moves` nor `games` in it".to_owned());
    }
    Ok(outcome)
}

/// A move case: the steps and the position after it; a preview says the same and changes nothing.
fn check_move(case: &Value) -> Result<(), String> {
    let rules = read_rules(case)?;
    let before = read_position(case, "position", &rules)?;
    let played = read_move(text(case, "move")?)?;
    let mut game = Game::from_position(before);
    let preview = game.preview(played).map_err(|refusal| refusal.to_string())?;
    same("position after a preview", &before, game.position())?;
    let steps = game.play(played).map_err(|refusal| refusal.to_string())?;
    same("previewed position", &preview.after, game.position())?;
    if preview.steps != steps {
        return Err("a preview's steps differ from the move's".to_owned());
    }
    let expected = field(case, "steps")?;
    let got = serde_json::to_value(&steps).map_err(|error| error.to_string())?;
    if got != *expected {
        return Err(format!("steps: expected {expected}, got {got}"));
    }
    same("after", text(case, "after")?, &game.position().to_string())?;
    read_position(case, "after", &rules).map(|_| ())
}

/// A game case: the moves, the last position, why it is over, and the scores.
fn check_game(case: &Value) -> Result<(), String> {
    let rules = read_rules(case)?;
    let start = if case.get("start").is_some() {
        read_position(case, "start", &rules)?
    } else {
        let first = text(case, "first")?;
        let side = first.bytes().next().and_then(Side::from_letter);
        let start = side.and_then(|side| Position::start_with(&rules, side));
        start.ok_or_else(|| format!("`{first}` is not a side that plays"))?
    };
    let mut game = Game::from_position(start);
    let moves = field(case, "moves")?.as_array().ok_or("`moves` is not a list")?;
    for (ply, played) in moves.iter().enumerate() {
        let played = read_move(played.as_str().ok_or("a move is not a text")?)?;
        game.play(played).map_err(|refusal| format!("ply {ply}, {played}: {refusal}"))?;
    }
    let last = game.position();
    same("final", text(case, "final")?, &last.to_string())?;
    read_position(case, "final", &rules)?;
    same("over", field(case, "over")?, &last.over().map_or(Value::Null, |reason| reason.word().into()))?;
    same("scores", field(case, "scores")?, &Value::from(last.scores().collect::<Vec<_>>()))?;
    let record = game.to_string();
    let again: Game = record.parse().map_err(|error| format!("the record can't be read: {error}"))?;
    same("record", &record, &again.to_string())
}

fn read_rules(case: &Value) -> Result<Rules, String> {
    let given = field(case, "rules")?;
    let given = given.as_str().map_or_else(|| given.to_string(), str::to_owned);
    let rules: Rules = given.parse().map_err(|error| format!("rules: {error}"))?;
    same("printed rules", &rules, &rules.to_string().parse().map_err(|error| format!("printed rules: {error}"))?)
        .map(|()| rules)
}

/// Reads a position, which must print as it was written.
fn read_position(case: &Value, name: &str, rules: &Rules) -> Result<Position, String> {
    let written = text(case, name)?;
    let position = Position::read(written, rules).map_err(|error| format!("{name}: {error}"))?;
    same(name, written, &position.to_string())?;
    Ok(position)
}

fn read_move(written: &str) -> Result<Move, String> {
    let played: Move = written.parse().map_err(|error| format!("move `{written}`: {error}"))?;
    same("move", written, &played.to_string())?;
    Ok(played)
}

fn field<'a>(case: &'a Value, name: &str) -> Result<&'a Value, String> {
    case.get(name).ok_or_else(|| format!("`{name}` is missing"))
}

fn text<'a>(case: &'a Value, name: &str) -> Result<&'a str, String> {
    field(case, name)?.as_str().ok_or_else(|| format!("`{name}` is not a text"))
}

fn same<T, U>(what: &str, expected: &T, got: &U) -> Result<(), String>
where
    T: PartialEq<U> + Display + ?Sized,
    U: Display + ?Sized,
{
    if *expected == *got { Ok(()) } else { Err(format!("{what}: expected {expected}, got {got}")) }
}
