//! Words about what the computer thinks, and how it plays itself.

use oanquan::{Move, OverReason, Position, Rules, Side, Sides};
use oanquan_engine::{Answer, Level};

use super::quoted;
use crate::duel::MOST_PLIES;
use crate::tally::Tally;

// Analysis

pub(crate) const ANALYSIS_HEAD: [&str; 6] = ["move", "value", "scores", "depth", "exact", "line"];
pub(crate) const EXACT: &str = "exact";
pub(crate) const NOT_EXACT: &str = "-";

/// Points of final margin, with a sign.
pub(crate) fn value(points: i32) -> String {
    if points == 0 { "0".to_owned() } else { format!("{points:+}") }
}

/// What each side can expect, A first.
pub(crate) fn scores(scores: &[i32]) -> String {
    let scores: Vec<_> = scores.iter().map(i32::to_string).collect();
    scores.join("/")
}

// Bench

/// The time is given in microseconds.
pub(crate) fn bench(nodes: u64, micros: u128) -> String {
    const MILLION: u128 = 1_000_000;
    let micros = micros.max(1);
    let rate = (u128::from(nodes) * MILLION + micros / 2) / micros;
    format!("nodes {nodes} seconds {}.{:06} rate {rate}", micros / MILLION, micros % MILLION)
}

// A match

pub(crate) fn progress(done: usize, games: usize) -> String {
    format!("{done} of {games} games")
}

pub(crate) fn match_head(a: &str, b: &str, rules: &Rules, seed: u64) -> String {
    let rules = rules.name().map_or_else(|| rules.to_string(), str::to_owned);
    format!("a {a} b {b} rules {rules} seed {seed}")
}

/// All from a's point of view.
pub(crate) fn tally(tally: &Tally) -> String {
    let [wins, draws, losses] = tally.results();
    let rounds = match tally.sides {
        Sides::Two => format!("{} pairs", tally.complete()),
        sides => format!("{} rounds of {}, {:.1} % is fair", tally.complete(), sides.count(), tally.fair() * 100.0),
    };
    let mut text = format!(
        "games {} wins {wins} draws {draws} losses {losses}\n\
         score {:.1} % ± {:.1} (95 %, {rounds})\n\
         plies {:.1} a game\n\
         ends",
        wins + draws + losses,
        tally.score() * 100.0,
        tally.error() * 100.0,
        tally.mean_plies()
    );
    let reasons = [OverReason::MandarinsGone, OverReason::NoRefill, OverReason::Repetition].map(Some);
    for reason in reasons.into_iter().chain([None]) {
        let count = tally.ended(reason);
        // Whether any game was broken off should always be seen, the rest when there is something to see.
        if count > 0 || reason.is_none() {
            let name =
                reason.map_or_else(|| format!("broken-off-after-{MOST_PLIES}"), |reason| reason.word().to_owned());
            text.extend([" ", &name, " ", &count.to_string()]);
        }
    }
    text
}

pub(crate) fn no_move_found(chosen: Option<Move>, position: &Position) -> String {
    match chosen {
        Some(chosen) => format!("the computer chose {chosen}, which is illegal in {position}"),
        None => format!("the computer found no move in {position}"),
    }
}

// A game against the computer

/// Who plays a side, in the record and to the person.
pub(crate) fn level(level: Level) -> String {
    format!("level {}", level.number())
}

pub(crate) fn thinking(side: Side, level: Level) -> String {
    format!("{side}, the computer at level {}, is thinking …", level.number())
}

pub(crate) const THINKING: &str = "Thinking …";

pub(crate) fn hint(side: Side, best: &Answer) -> String {
    let ahead = match best.value.unsigned_abs() {
        1 => "1 point".to_owned(),
        points => format!("{points} points"),
    };
    let margin = match best.value.signum() {
        0 => "a draw".to_owned(),
        1 => format!("{side} ahead by {ahead}"),
        _ => format!("{side} behind by {ahead}"),
    };
    let scores = match best.scores.len() {
        0..=2 => String::new(),
        _ => format!(" ({})", scores(&best.scores)),
    };
    let sure = if best.exact { "for certain" } else { "as far as can be seen" };
    format!("{} looks best: in the end {margin}{scores}, {sure}.", best.played)
}

// The line protocol

pub(crate) fn line_too_long(most: usize) -> String {
    format!("this line is longer than {most} bytes")
}

pub(crate) fn unknown_request(given: &str) -> String {
    format!("{} is not understood: it is uoi, isready, setoption, position, go, stop or quit", quoted(given))
}

pub(crate) fn unknown_option(given: &str) -> String {
    format!("there is no option {}: the one there is, is set by `setoption name rules value NAME|JSON`", quoted(given))
}

pub(crate) fn unknown_limit(given: &str) -> String {
    format!("{} is not a limit: it is movetime MS, depth N, nodes N or infinite", quoted(given))
}

pub(crate) fn bad_limit(name: &str, given: &str, least: u64, most: u64) -> String {
    format!("{name} is followed by a whole number from {least} to {most}, not by {}", quoted(given))
}

pub(crate) const NO_LIMIT: &str = "how long? go is followed by movetime MS, depth N, nodes N or infinite";
pub(crate) const INFINITE_ALONE: &str = "infinite stands alone";
pub(crate) const STILL_THINKING: &str = "still thinking: send stop first";
