//! `cargo xtask`: builds the page, serves it, tests everything, measures the engine and makes the release.
//!
//! The one place for automation: what CI runs and what a contributor types are the same commands.

mod bench;
mod build_id;
mod chromium;
mod dist;
mod node;
mod optimise;
mod process;
mod references;
mod serve;
mod short_names;
mod sizes;
mod test;
mod tree;
mod wasm;

use std::process::ExitCode;

use anyhow::{Result, bail};

const USAGE: &str = "\
cargo xtask serve [--port N]      build the game and serve it on http://127.0.0.1:8080; needs only rustup
cargo xtask build [--optimise]    build the wasm and its JavaScript into www/pkg and print its size
cargo xtask test [STAGE…]         everything that CI checks, or only the named stages (--list names them)
cargo xtask bench                 how fast the engine is, natively and in wasm, beside plain programs
cargo xtask dist                  the release: dist/site";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match command(&arguments) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn command(arguments: &[String]) -> Result<ExitCode> {
    let Some((name, rest)) = arguments.split_first() else {
        println!("{USAGE}");
        return Ok(ExitCode::SUCCESS);
    };
    match name.as_str() {
        "serve" => serve::command(rest)?,
        "build" => wasm::command(rest)?,
        "test" => return test::command(rest),
        "bench" => bench::command(rest)?,
        "dist" => dist::command(rest)?,
        "help" | "--help" | "-h" => println!("{USAGE}"),
        other => bail!("there is no command {other:?}\n{USAGE}"),
    }
    Ok(ExitCode::SUCCESS)
}
