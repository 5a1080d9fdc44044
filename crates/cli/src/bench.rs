//! `oaq bench`: one number that only a change of the search may change, and the speed with which it came about.

use std::io::Write;
use std::time::Instant;

use oanquan::Game;
use oanquan_engine::{Engine, Task};

use crate::options::{Options, parse_position};
use crate::thinking::{Limit, think};
use crate::trouble::Trouble;
use crate::{setup, words};

/// Memory of the engine. The number depends on it: what is forgotten has to be searched again.
const MEMORY: usize = 16 << 20;

/// Rules, a position and how deep it is searched. The starts of the named rules, the middle and the end of games, much
/// in one hand, and more sides than two.
const POSITIONS: [(&str, &str, u32); 13] = [
    ("standard", "start", 10),
    ("folk", "start", 10),
    ("sow-on", "start", 10),
    ("pebbles", "start", 10),
    ("standard", "6,6,0,1,7,2Q/7,7,1,0,0,1Q B 6,6 -", 10),
    ("folk", "0,0,1,0,0,13Q/2,0,1,0,0,13Q A 9,11 -", 12),
    ("sow-on", "1,1,1,12,1,3/0,0,4,6,1,7Q B 4,9+1Q -", 10),
    // Forty citizens in one square: they go round three times.
    ("standard", "0,40,0,0,0,2Q/1,1,1,1,1,1Q A 2,0 -", 10),
    // Debts, and refills to come.
    ("standard", "1,3,0,0,2,2/1,0,0,1,0,0 B 0,40+2Q A>B:2", 14),
    ("pebbles", "10,0,11,1,0,16/0,1,1,2,0,0 A 14,14 -", 10),
    (r#"{"sides":3}"#, "start", 6),
    (r#"{"sides":3,"afterCapture":"sow-on"}"#, "1,6,0,6,0,11Q/5,0,0,0,9,12Q/1,2,1,3,1,1 C 10,0,6+1Q -", 6),
    (r#"{"sides":4}"#, "0,1,0,0,8,8Q/0,5,0,2,0,0/0,1,1,13,3,8Q/1,4,1,12,6,6Q C 6+1Q,4,10,0 -", 6),
];

/// Searches all of them.
pub(crate) fn run(options: &Options, output: &mut impl Write) -> Result<(), Trouble> {
    options.at_most(0)?;
    let mut engine = Engine::new(MEMORY);
    let began = Instant::now();
    let mut nodes = 0;
    for (rules, text, depth) in POSITIONS {
        think(&mut engine, &game(rules, text).map_err(Trouble::Wrong)?, &Limit::task(Task::depth(depth)));
        nodes += engine.nodes();
    }
    Ok(writeln!(output, "{}", words::bench(nodes, began.elapsed().as_micros()))?)
}

fn game(rules: &str, text: &str) -> Result<Game, String> {
    let rules = rules.parse().map_err(|error| words::bad_rules(&error))?;
    setup::game(parse_position(text, &rules)?, "")
}
