//! Ô ăn quan in a terminal.
#![forbid(unsafe_code)]

use std::io::{self, BufReader};
use std::process::ExitCode;

fn main() -> ExitCode {
    // Not the lock, which can't be handed to the thread that listens while the engine thinks.
    let input = BufReader::new(io::stdin());
    let (mut output, mut errors) = (io::stdout().lock(), io::stderr().lock());
    ExitCode::from(oaq::run(std::env::args_os().skip(1), input, &mut output, &mut errors))
}
