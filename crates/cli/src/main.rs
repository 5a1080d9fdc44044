//! Ô ăn quan in a terminal.
#![forbid(unsafe_code)]

use std::io;
use std::process::ExitCode;

fn main() -> ExitCode {
    let (mut input, mut output, mut errors) = (io::stdin().lock(), io::stdout().lock(), io::stderr().lock());
    ExitCode::from(oaq::run(std::env::args_os().skip(1), &mut input, &mut output, &mut errors))
}
