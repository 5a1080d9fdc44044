//! The stages that need only Rust.

use anyhow::{Result, bail};

use super::{Build, Outcome};
use crate::process::{cargo, output, run};
use crate::{tree, wasm};

pub fn format(_: &mut Build) -> Result<Outcome> {
    run(&mut cargo(&["fmt", "--all", "--check"]))?;
    Ok(Outcome::Passed)
}

pub fn clippy(_: &mut Build) -> Result<Outcome> {
    run(&mut cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]))?;
    // Some of the wasm face is there for its own target only.
    run(&mut cargo(&["clippy", "-p", "oanquan-wasm", "--target", wasm::TARGET, "--", "-D", "warnings"]))?;
    Ok(Outcome::Passed)
}

pub fn tests(_: &mut Build) -> Result<Outcome> {
    // One failing test binary must not hide the next one's failures.
    run(&mut cargo(&["test", "--workspace", "--no-fail-fast"]))?;
    Ok(Outcome::Passed)
}

pub fn doc(_: &mut Build) -> Result<Outcome> {
    run(cargo(&["doc", "--no-deps", "--workspace"]).env("RUSTDOCFLAGS", "-D warnings"))?;
    Ok(Outcome::Passed)
}

pub fn bare(_: &mut Build) -> Result<Outcome> {
    wasm::ensure_target(wasm::TARGET)?;
    run(&mut cargo(&["build", "--package", "oanquan", "--no-default-features", "--target", wasm::TARGET]))?;
    Ok(Outcome::Passed)
}

pub fn wasm(build: &mut Build) -> Result<Outcome> {
    build.ensure()?;
    Ok(Outcome::Passed)
}

pub fn vectors(_: &mut Build) -> Result<Outcome> {
    let files = tree::files_ending(&tree::root().join("tests/vectors"), ".json")?;
    if files.is_empty() {
        return Ok(Outcome::Nothing("no vectors"));
    }
    let files = files.iter().map(|file| tree::shown(file));
    let printed = output(cargo(&["run", "--quiet", "--release", "--package", "oaq", "--", "check"]).args(files));
    let printed = String::from_utf8_lossy(&printed?).into_owned();
    print!("{printed}");
    // Its word counts as well as its exit code: a check that read nothing has not passed.
    let last = printed.lines().last().unwrap_or_default();
    if last.starts_with("0 passed") || !last.ends_with(" passed, 0 failed") {
        bail!("oaq check ended with {last:?} instead of \"N passed, 0 failed\"");
    }
    Ok(Outcome::Passed)
}
