//! Ô ăn quan in a terminal.
#![forbid(unsafe_code)]

use std::fs;
use oanquan::{Position, Rules};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments[0].as_str() {
        "check" => { let mut p=0; let mut f=0; for file in &arguments[1..] { match oaq::vectors::check(&fs::read_to_string(file).unwrap()) { Ok(o) => { p+=o.passed; f+=o.failed; for m in o.mismatches { println!("{m}"); } }, Err(e) => println!("{file}: {e}") } } println!("{p} passed, {f} failed"); }
        _ => println!("{}", oaq::perft::timed(&Position::start(&arguments.get(2).map_or(Rules::STANDARD, |r| r.parse().unwrap())), arguments[1].parse().unwrap())),
    }
}
