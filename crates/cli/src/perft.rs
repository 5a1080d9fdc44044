//! Counts positions, to check the rules against known numbers and to measure their speed.

use std::fmt;
use std::time::{Duration, Instant};

use oanquan::Position;

/// What a count found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Positions at exactly the depth asked for.
    pub leaves: u64,
    /// Games already over before that depth.
    pub over: u64,
}

/// Counts the positions `depth` plies ahead. Every one is really played; repetition is not looked for.
#[must_use]
pub fn count(position: &Position, depth: u32) -> Count {
    let mut count = Count::default();
    walk(position, depth, &mut count);
    count
}

fn walk(position: &Position, depth: u32, count: &mut Count) {
    if depth == 0 {
        count.leaves += 1;
        return;
    }
    if position.over().is_some() {
        count.over += 1;
        return;
    }
    for played in position.moves() {
        let mut after = *position;
        // What `moves` gives is legal.
        if after.play(played).is_ok() {
            walk(&after, depth - 1, count);
        }
    }
}

/// A count with the time it took.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timed {
    count: Count,
    time: Duration,
}

/// Counts, and takes the time.
#[must_use]
pub fn timed(position: &Position, depth: u32) -> Timed {
    let began = Instant::now();
    let count = count(position, depth);
    Timed { count, time: began.elapsed() }
}

/// `leaves N over M seconds S rate R`: the rate is N + M in S seconds, rounded.
impl fmt::Display for Timed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        const MILLION: u128 = 1_000_000;
        let Count { leaves, over } = self.count;
        // In whole microseconds, as printed, so that the line agrees with itself to the last digit.
        let micros = self.time.as_micros().max(1);
        let rate = (u128::from(leaves + over) * MILLION + micros / 2) / micros;
        write!(f, "leaves {leaves} over {over} seconds {}.{:06} rate {rate}", micros / MILLION, micros % MILLION)
    }
}
