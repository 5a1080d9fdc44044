//! `cargo xtask bench`: the engine's speed, on this machine and in WebAssembly, beside that of plain programs.
//!
//! It measures nothing itself: it builds `crates/engine/examples/speed` twice and the package as a release holds it, runs
//! them by turns, and keeps the best of each.

mod table;

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{node, optimise, process, tree, wasm};

/// The platform of a program in WebAssembly that has a clock and prints.
const WASI: &str = "wasm32-wasip1";

/// How often everything is measured.
const ROUNDS: usize = 3;

/// What was measured, by name.
type Measured = Vec<(String, f64)>;

/// Builds, measures and prints the table.
pub fn command(arguments: &[String]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("bench takes no arguments");
    }
    node::node()?;
    let native = build(None)?;
    let foreign = build(Some(WASI))?;
    optimise::wasm(&foreign)?;
    let package = wasm::package_folder();
    wasm::build(&package)?;
    optimise::wasm(&wasm::module(&package))?;

    let (mut here, mut there) = (Measured::new(), Measured::new());
    for _ in 0..ROUNDS {
        take(&mut here, Command::new(&native).args(["perft", "search"]))?;
        take(&mut there, script("wasi.mjs")?.arg(&foreign).args(["perft", "search"]))?;
        take(&mut here, Command::new(&native).arg("depth"))?;
        take(&mut there, &mut script("packaged.mjs")?)?;
    }
    print!("{}", table::of(&here, &there));
    Ok(())
}

/// Builds the program as the terminal's programs are built, or as the page's wasm is. Gives its file.
fn build(platform: Option<&str>) -> Result<PathBuf> {
    let target = tree::target();
    let mut cargo = process::cargo(&["build", "--package", "oanquan-engine", "--example", "speed", "--target-dir"]);
    cargo.arg(&target);
    let Some(platform) = platform else {
        process::run(cargo.arg("--release"))?;
        return Ok(target.join("release/examples").join(format!("speed{}", std::env::consts::EXE_SUFFIX)));
    };
    wasm::ensure_target(platform)?;
    process::run(cargo.args(["--profile", "wasm", "--target", platform]))?;
    // What is optimised must not be what cargo keeps: it would be taken for built, and optimised again.
    let built = target.join(platform).join("wasm/examples/speed.wasm");
    let copy = target.join("xtask/speed.wasm");
    std::fs::copy(&built, &copy).with_context(|| format!("cannot copy {}", tree::shown(&built)))?;
    Ok(copy)
}

/// Node, about to run a script that lies beside this one.
fn script(name: &str) -> Result<Command> {
    let mut command = node::node()?;
    command.arg("--no-warnings").arg(tree::root().join(Path::new("crates/xtask/src/bench")).join(name));
    Ok(command)
}

/// Runs, and takes in what is printed where it is better than what is known.
fn take(known: &mut Measured, command: &mut Command) -> Result<()> {
    for line in String::from_utf8_lossy(&process::output(command)?).lines() {
        let (name, number) = line.split_once(' ').with_context(|| format!("no measurement: {line:?}"))?;
        let number: f64 = number.parse().with_context(|| format!("not a number: {line:?}"))?;
        match known.iter_mut().find(|(known, _)| known == name) {
            Some((_, best)) => *best = if table::is_better_small(name) { best.min(number) } else { best.max(number) },
            None => known.push((name.to_owned(), number)),
        }
    }
    Ok(())
}
