//! Words for whoever calls the program: what it can do, and what is wrong with a call.

use oanquan::{Move, ParseError, Refusal, Rules};

use super::{either, quoted};

pub(crate) const USAGE: &str = "Usage: oaq COMMAND …";
pub(crate) const USAGE_PLAY: &str = "\
Usage: oaq play [--level N [--side SIDE] [--seed S]] [--rules NAME|JSON] [--first SIDE | --position P]";
pub(crate) const USAGE_SHOW: &str = "Usage: oaq show POSITION [--rules NAME|JSON]";
pub(crate) const USAGE_CHECK: &str = "Usage: oaq check FILE…";
pub(crate) const USAGE_PERFT: &str = "Usage: oaq perft DEPTH [--rules NAME|JSON] [--position P]";
pub(crate) const USAGE_ANALYSE: &str = "\
Usage: oaq analyse POSITION [--moves \"A2r B1l …\"] [--time MS | --depth N] [--rules NAME|JSON]";
pub(crate) const USAGE_MATCH: &str = "\
Usage: oaq match --a PLAYER --b PLAYER --games N [--seed S] [--rules NAME|JSON]";
pub(crate) const USAGE_ENGINE: &str = "Usage: oaq engine";
pub(crate) const USAGE_BENCH: &str = "Usage: oaq bench";
pub(crate) const TRY_HELP: &str = "Try `oaq help`.";

pub(crate) const HELP: &str = r#"Ô ăn quan, the Vietnamese mancala, in a terminal.

Usage:
  oaq play [--level N [--side SIDE] [--seed S]] [--rules NAME|JSON] [--first SIDE | --position P]
      a game of two, three or four people at this terminal, or of one person against the computer
  oaq show POSITION [--rules NAME|JSON]
      draws the board
  oaq analyse POSITION [--moves "A2r B1l …"] [--time MS | --depth N] [--rules NAME|JSON]
      prints every move with its value, how far the computer looked, and the play it expects; thinks 1000 ms
  oaq match --a PLAYER --b PLAYER --games N [--seed S] [--rules NAME|JSON]
      lets the computer play itself, every opening once for each seat of a, and prints a's score; b has all other seats
  oaq engine
      reads commands and answers them, for programs: `uoi`, `position …`, `go …`, `stop`, `quit`
  oaq bench
      searches a fixed list of positions; the number of nodes is the same on every machine
  oaq check FILE…
      replays vector files and tells what differs; exit code 1 when anything does
  oaq perft DEPTH [--rules NAME|JSON] [--position P]
      counts the positions DEPTH moves ahead
  oaq help, oaq --version

NAME|JSON is standard, folk, sow-on, pebbles, or JSON such as '{"sides": 3}'.
SIDE is A, B, C or D. A position is `start`, or a text such as
  '1,0,2,0,2,0/1,1,1,1,1,3 B 37+1Q,0+1Q B>A:2'
PLAYER is a level, 1 to 6; a larger number, which is milliseconds a move; depth:N; nodes:N; or greedy, which takes
the best immediate result. A value is the final margin in points for the side to move.
"#;

pub(crate) const NO_FILE: &str = "which files should be checked?";
pub(crate) const NO_DEPTH: &str = "how many moves ahead? DEPTH is missing";
pub(crate) const NO_POSITION: &str = "which position? POSITION is missing";
pub(crate) const FIRST_AND_POSITION: &str = "a position says whose turn it is: give --first or --position, not both";
pub(crate) const TIME_AND_DEPTH: &str = "one limit is enough: give --time or --depth, not both";
pub(crate) const NO_GAMES: &str = "how many games? --games is missing";
pub(crate) const NO_PLAYERS: &str = "who plays whom? --a and --b are both needed";
pub(crate) const SIDE_WITHOUT_LEVEL: &str = "against whom? --side and --seed are for a game against --level";

pub(crate) fn error(what: &str) -> String {
    format!("oaq: {what}")
}

pub(crate) fn unknown_command(name: &str) -> String {
    format!("oaq: there is no command {}", quoted(name))
}

pub(crate) fn surplus(value: &str) -> String {
    format!("{} is one argument too many", quoted(value))
}

pub(crate) fn bad_rules(error: &ParseError) -> String {
    format!("these rules can't be read: {error}")
}

pub(crate) fn bad_position(error: &ParseError) -> String {
    format!("this position can't be read: {error}")
}

/// `name` is the option that was given.
pub(crate) fn bad_side(name: &str, given: &str, rules: &Rules) -> String {
    let sides = either(rules.sides.iter());
    format!("{} is not a side that plays: --{name} is {sides}", quoted(given))
}

pub(crate) fn bad_number(name: &str, given: &str, least: u64, most: u64) -> String {
    format!("{} is not a number that --{name} can be: it is a whole one from {least} to {most}", quoted(given))
}

pub(crate) fn bad_player(name: &str, given: &str) -> String {
    format!(
        "{} is not a player: --{name} is a level from 1 to 6, more than that for milliseconds a move, depth:N, nodes:N or \
         greedy",
        quoted(given)
    )
}

pub(crate) fn unreadable_move(given: &str, number: usize, error: &ParseError) -> String {
    format!("move {number}, {}, can't be read: {error}", quoted(given))
}

pub(crate) fn illegal_move(played: Move, number: usize, refusal: Refusal) -> String {
    format!("move {number}, {played}, can't be played: {refusal}")
}

pub(crate) fn bad_depth(given: &str, most: u32) -> String {
    format!("{} is not a depth: it is a number from 0 to {most}", quoted(given))
}
