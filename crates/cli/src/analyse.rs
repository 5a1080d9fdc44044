//! `oaq analyse`: what every move is worth.

use std::io::Write;
use std::time::Duration;

use oanquan::Move;
use oanquan_engine::{Answer, Engine, Task};

use crate::options::{Options, read_position};
use crate::thinking::{Limit, MEMORY, think};
use crate::trouble::Trouble;
use crate::{setup, words};

/// How long to think when nothing else is asked for, in milliseconds.
const USUAL_TIME: u64 = 1000;

/// Thinks about a position and prints all moves with their values, the best first.
pub(crate) fn run(options: &Options, output: &mut impl Write) -> Result<(), Trouble> {
    let text = options.text()?;
    if text.is_empty() {
        return Err(Trouble::Usage(words::NO_POSITION.to_owned()));
    }
    let position = read_position(&text, &options.rules()?)?;
    let game = setup::game(position, options.value("moves").unwrap_or_default()).map_err(Trouble::Usage)?;
    let limit = limit(options)?;
    if game.position().over().is_some() {
        return Ok(writeln!(output, "{}", words::turn(game.position()))?);
    }
    let mut engine = Engine::new(MEMORY);
    think(&mut engine, &game, &limit);
    let mut answers = engine.lines();
    // Equal values stay in the engine's order.
    answers.sort_by_key(|answer| -answer.value);
    Ok(write!(output, "{}", table(&answers))?)
}

fn limit(options: &Options) -> Result<Limit, Trouble> {
    let time = options.number("time", 0, u64::from(u32::MAX))?;
    let depth = options.number("depth", 1, u64::from(u32::MAX))?;
    let limit = match (time, depth) {
        (Some(_), Some(_)) => return Err(Trouble::Usage(words::TIME_AND_DEPTH.to_owned())),
        (None, Some(depth)) => Limit::task(Task::depth(depth as u32)),
        (time, None) => Limit::time(Duration::from_millis(time.unwrap_or(USUAL_TIME))),
    };
    Ok(Limit { task: Task { every_move: true, ..limit.task }, ..limit })
}

/// One line a move below a head, in columns. With more than two sides the expected score of each is one of them.
fn table(answers: &[Answer]) -> String {
    let many = answers.iter().any(|answer| answer.scores.len() > 2);
    let rows = answers.iter().map(|answer| {
        let exact = if answer.exact { words::EXACT } else { words::NOT_EXACT };
        let line: Vec<_> = answer.line.iter().map(Move::to_string).collect();
        [
            answer.played.to_string(),
            words::value(answer.value),
            if many { words::scores(&answer.scores) } else { String::new() },
            answer.depth.to_string(),
            exact.to_owned(),
            line.join(" "),
        ]
    });
    let mut head = words::ANALYSIS_HEAD.map(str::to_owned);
    if !many {
        head[2].clear();
    }
    let rows: Vec<_> = std::iter::once(head).chain(rows).collect();
    let width = |column: usize| rows.iter().filter_map(|row| row.get(column)).map(String::len).max().unwrap_or(0);
    let [played, value, points, depth, exact] = [0, 1, 2, 3, 4].map(width);
    let gap = if many { "  " } else { "" };
    let lines = rows.iter().map(|[m, v, p, d, e, line]| {
        format!("{m:played$}  {v:>value$}{gap}{p:points$}  {d:>depth$}  {e:exact$}  {line}").trim_end().to_owned()
            + "\n"
    });
    lines.collect()
}
