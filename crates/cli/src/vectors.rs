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

/// Where a case differs from what the rules do, one text for each difference.
type Differences = Vec<String>;
/// Replays a case; an error is a difference after which nothing more can be compared.
type Replay = fn(&Value, &mut Differences) -> Result<(), String>;

/// Replays every case of a file's text.
///
/// # Errors
///
/// When the text is not a vector file; cases that disagree, or that can't be read, are part of the outcome.
pub fn check(text: &str) -> Result<Outcome, String> {
    let file: Value = serde_json::from_str(text).map_err(|error| format!("not JSON: {error}"))?;
    if file.get("moves").is_none() && file.get("games").is_none() {
        return Err("neither `moves` nor `games` in it".to_owned());
    }
    let mut outcome = Outcome::default();
    for (kind, replay) in [("moves", replay_move as Replay), ("games", replay_game)] {
        let cases = match file.get(kind) {
            None => continue,
            Some(cases) => cases.as_array().ok_or_else(|| format!("`{kind}` is not a list"))?,
        };
        for (index, case) in cases.iter().enumerate() {
            let mut differences = Differences::new();
            if let Err(last) = replay(case, &mut differences) {
                differences.push(last);
            }
            if differences.is_empty() {
                outcome.passed += 1;
            } else {
                outcome.failed += 1;
            }
            let name = case.get("name").and_then(Value::as_str);
            let name = name.map_or_else(String::new, |name| format!(" ({name})"));
            let lines = differences.iter().map(|difference| one_line(&format!("{kind}[{index}]{name}: {difference}")));
            outcome.mismatches.extend(lines);
        }
    }
    Ok(outcome)
}

/// A move case: the steps and the position after it; a preview says the same and changes nothing.
fn replay_move(case: &Value, found: &mut Differences) -> Result<(), String> {
    let rules = read_rules(case, found)?;
    let before = read_position(case, "position", &rules, found)?;
    let played = read_move(text(case, "move")?, found)?;
    let mut game = Game::from_position(before);
    let preview = game.preview(played).map_err(|refusal| format!("move {played}: {refusal}"))?;
    compare(found, "position after a preview", &before, game.position());
    let steps = game.play(played).map_err(|refusal| format!("move {played}: {refusal}"))?;
    compare(found, "previewed position", &preview.after, game.position());
    compare_steps(found, "previewed steps", &json(&preview.steps)?, &json(&steps)?);
    let expected = field(case, "steps")?.as_array().ok_or("`steps` is not a list")?;
    compare_steps(found, "steps", expected, &json(&steps)?);
    compare(found, "after", text(case, "after")?, &game.position().to_string());
    read_position(case, "after", &rules, found).map(|_| ())
}

/// A game case: the moves, the last position, why it is over, and the scores.
fn replay_game(case: &Value, found: &mut Differences) -> Result<(), String> {
    let rules = read_rules(case, found)?;
    let start = if case.get("start").is_some() {
        read_position(case, "start", &rules, found)?
    } else {
        let first = text(case, "first")?;
        let side = if let [letter] = first.as_bytes() { Side::from_letter(*letter) } else { None };
        let start = side.and_then(|side| Position::start_with(&rules, side));
        start.ok_or_else(|| format!("first: expected a side that plays, got {first}"))?
    };
    let mut game = Game::from_position(start);
    let moves = field(case, "moves")?.as_array().ok_or("`moves` is not a list")?;
    for (place, played) in moves.iter().enumerate() {
        let played = read_move(played.as_str().ok_or("a move is not a text")?, found)?;
        let preview = game.preview(played).map_err(|refusal| format!("moves[{place}], {played}: {refusal}"))?;
        let steps = game.play(played).map_err(|refusal| format!("moves[{place}], {played}: {refusal}"))?;
        compare(found, "previewed position", &preview.after, game.position());
        compare_steps(found, "previewed steps", &json(&preview.steps)?, &json(&steps)?);
    }
    let last = game.position();
    compare(found, "final", text(case, "final")?, &last.to_string());
    read_position(case, "final", &rules, found)?;
    compare(found, "over", field(case, "over")?, &last.over().map_or(Value::Null, |reason| reason.word().into()));
    compare(found, "scores", field(case, "scores")?, &Value::from(last.scores().collect::<Vec<_>>()));
    let record = game.to_string();
    let again: Game = record.parse().map_err(|error| format!("printed record: {error}"))?;
    compare(found, "printed record", &record, &again.to_string());
    Ok(())
}

/// Reads the rules, given as a name or an object; what is printed of them must read the same and hold what was given.
fn read_rules(case: &Value, found: &mut Differences) -> Result<Rules, String> {
    let given = field(case, "rules")?;
    let written = given.as_str().map_or_else(|| given.to_string(), str::to_owned);
    let rules: Rules = written.parse().map_err(|error| format!("rules: {error}"))?;
    let printed = rules.to_string();
    let again: Rules = printed.parse().map_err(|error| format!("printed rules: {error}"))?;
    compare(found, "printed rules", &rules, &again);
    let fields: Value = serde_json::from_str(&printed).map_err(|error| format!("printed rules: {error}"))?;
    for (name, value) in given.as_object().into_iter().flatten() {
        compare(found, &format!("printed rules, {name}"), value, fields.get(name).unwrap_or(&Value::Null));
    }
    Ok(rules)
}

/// Reads a position, which must print as it was written.
fn read_position(case: &Value, name: &str, rules: &Rules, found: &mut Differences) -> Result<Position, String> {
    let written = text(case, name)?;
    let position = Position::read(written, rules).map_err(|error| format!("{name}: {error}"))?;
    compare(found, &format!("printed {name}"), written, &position.to_string());
    Ok(position)
}

fn read_move(written: &str, found: &mut Differences) -> Result<Move, String> {
    let played: Move = written.parse().map_err(|error| format!("move {written}: {error}"))?;
    compare(found, "printed move", written, &played.to_string());
    Ok(played)
}

/// Steps as the JSON that everybody else sees.
fn json(steps: &[oanquan::Step]) -> Result<Vec<Value>, String> {
    steps.iter().map(|step| serde_json::to_value(step).map_err(|error| error.to_string())).collect()
}

fn field<'a>(case: &'a Value, name: &str) -> Result<&'a Value, String> {
    case.get(name).ok_or_else(|| format!("`{name}` is missing"))
}

fn text<'a>(case: &'a Value, name: &str) -> Result<&'a str, String> {
    field(case, name)?.as_str().ok_or_else(|| format!("`{name}` is not a text"))
}

fn compare<T, U>(found: &mut Differences, what: &str, expected: &T, got: &U)
where
    T: PartialEq<U> + Display + ?Sized,
    U: Display + ?Sized,
{
    if *expected != *got {
        found.push(format!("{what}: expected {expected}, got {got}"));
    }
}

/// Names the first step that differs: what follows it differs by consequence.
fn compare_steps(found: &mut Differences, what: &str, expected: &[Value], got: &[Value]) {
    let longer = expected.len().max(got.len());
    if let Some(place) = (0..longer).find(|place| expected.get(*place) != got.get(*place)) {
        let word = |steps: &[Value]| steps.get(place).map_or_else(|| "no step".to_owned(), Value::to_string);
        found.push(format!("{what}[{place}]: expected {}, got {}", word(expected), word(got)));
    }
}

/// A mismatch stays on its line and off the terminal's controls, whatever the file holds.
fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}
