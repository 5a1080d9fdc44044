//! How fast the engine is, beside plain programs that do the same. `cargo xtask bench` builds it for this machine and for
//! WebAssembly, runs both by turns and makes one table of what they print: lines of a name and a number.
//!
//! Arguments name what is measured: `perft`, `search`, `depth`. Whatever is compared is measured by turns, so that a busy
//! machine spoils all of it alike, and the best of several runs counts.

mod plain;

use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

use oanquan::{Position, Rules};
use oanquan_engine::{Engine, Perft, Task, perft};

use plain::Plain;

/// The memory of the engine in the page.
const MEMORY: usize = 16 << 20;
/// How far ahead positions are counted.
const PERFT: u32 = 8;
/// How far ahead both searches look, and where their values are compared first.
const SEARCH: u32 = 12;
const COMPARED: u32 = 6;
const RUNS: u32 = 3;
const WIDE_OPEN: i32 = 1_000;

fn main() {
    for what in env::args().skip(1) {
        match what.as_str() {
            "perft" => measure_perft(),
            "search" => measure_search(),
            "depth" => measure_depth(),
            other => eprintln!("there is no {other:?}"),
        }
    }
}

/// Moves a second, on three boards.
fn measure_perft() {
    let rules = black_box(Rules::STANDARD);
    let start = Position::start(&rules);
    let board = Plain::start(&rules);
    let mut best = [Duration::MAX; 3];
    let mut moves = 0;
    for _ in 0..RUNS {
        let packed = timed(&mut best[0], || perft(&start, PERFT).unwrap_or_default());
        let plain = timed(&mut best[1], || {
            let mut count = Perft::default();
            plain::perft(&board, PERFT, &mut count);
            count
        });
        let core = timed(&mut best[2], || {
            let mut count = Perft::default();
            perft_of_core(&start, PERFT, &mut count);
            count
        });
        assert_eq!(packed, plain, "the plain board counts otherwise");
        assert_eq!(packed, core, "the core counts otherwise");
        moves = packed.moves;
    }
    #[expect(clippy::cast_precision_loss, reason = "a few million moves")]
    for (name, time) in ["packed", "plain", "core"].iter().zip(best) {
        println!("perft.{name} {:.0}", moves as f64 / time.as_secs_f64());
    }
}

/// The same count on the board of the core.
fn perft_of_core(position: &Position, depth: u32, count: &mut Perft) {
    if depth == 0 {
        count.leaves += 1;
        return;
    }
    for played in position.moves() {
        count.moves += 1;
        let mut after = *position;
        // What `moves` gives is legal.
        if after.play(played).is_err() {
            continue;
        }
        if after.over().is_none() {
            perft_of_core(&after, depth - 1, count);
        } else if depth > 1 {
            count.over += 1;
        } else {
            count.leaves += 1;
        }
    }
}

/// Milliseconds to a fixed depth, of two searches.
fn measure_search() {
    let mut engine = Engine::new(MEMORY);
    for rules in [Rules::FOLK, Rules::STANDARD] {
        let (start, board) = (Position::start(&rules), Plain::start(&rules));
        for depth in 1..=COMPARED {
            let plain = plain::alpha_beta(&board, depth, -WIDE_OPEN, WIDE_OPEN);
            assert_eq!(searched(&mut engine, &start, depth), plain, "the engine sees another value at depth {depth}");
        }
    }
    let rules = black_box(Rules::FOLK);
    let (start, board) = (Position::start(&rules), Plain::start(&rules));
    let mut best = [Duration::MAX; 2];
    for _ in 0..RUNS {
        timed(&mut best[0], || searched(&mut engine, &start, SEARCH));
        timed(&mut best[1], || plain::alpha_beta(&board, SEARCH, -WIDE_OPEN, WIDE_OPEN));
    }
    for (name, time) in ["engine", "plain"].iter().zip(best) {
        println!("search.{name} {:.3}", time.as_secs_f64() * 1e3);
    }
}

/// The engine's value of a start.
fn searched(engine: &mut Engine, start: &Position, depth: u32) -> i32 {
    engine.begin(start, &[], Task::depth(depth));
    while !engine.step(u64::MAX) {}
    engine.best().map_or(0, |best| best.value)
}

/// The depth that is reached in a time.
fn measure_depth() {
    let mut engine = Engine::new(MEMORY);
    for (name, rules) in [("folk", Rules::FOLK), ("standard", Rules::STANDARD)] {
        for millis in [100, 1000] {
            let began = Instant::now();
            engine.begin(&Position::start(&rules), &[], Task::ENDLESS);
            // As often as the page's engine looks at its clock.
            while !engine.step(4096) && began.elapsed() < Duration::from_millis(millis) {}
            // Every move has been searched so deep.
            let reached = engine.lines().iter().map(|line| line.depth).min().unwrap_or(0);
            println!("depth.{name}.{millis} {reached}");
        }
    }
}

/// Runs, and keeps the time if it is the best.
fn timed<T>(best: &mut Duration, run: impl FnOnce() -> T) -> T {
    let began = Instant::now();
    let result = black_box(run());
    *best = began.elapsed().min(*best);
    result
}
