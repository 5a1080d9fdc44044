//! `cargo xtask test`: every check, each a stage of its own. A stage that fails does not keep the next from running,
//! so one run shows everything that is wrong.

mod browser;
mod frontend;
mod rust;

use std::process::ExitCode;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use crate::wasm;

/// How a stage ended, when nothing failed.
enum Outcome {
    /// It ran.
    Passed,
    /// There was nothing for it to check, for this reason.
    Nothing(&'static str),
}

type Check = fn(&mut Build) -> Result<Outcome>;

/// Name, what it checks, and how. Cheap and frequent failures come first.
const STAGES: [(&str, &str, Check); 12] = [
    ("format", "cargo fmt --check", rust::format),
    ("clippy", "clippy on everything, warnings are errors", rust::clippy),
    ("rust", "all Rust tests", rust::tests),
    ("doc", "cargo doc, warnings are errors", rust::doc),
    ("bare", "the core for wasm32 without features: no_std and no alloc", rust::bare),
    ("wasm", "the page's wasm and JavaScript", rust::wasm),
    ("vectors", "oaq check on tests/vectors", rust::vectors),
    ("types", "tsc on www and on the browser driver", frontend::types),
    ("checks", "every script in tests/checks", frontend::checks),
    ("node", "the tests in tests/node", frontend::node_tests),
    (
        "site",
        "the release as cargo xtask dist makes it, its size, and the tests in tests/browser/release",
        frontend::site,
    ),
    ("browser", "the other tests in tests/browser, in Chromium", browser::tests),
];

/// The page's wasm, built at most once a run by whichever stage needs it first.
#[derive(Default)]
struct Build {
    built: Option<bool>,
}

impl Build {
    fn ensure(&mut self) -> Result<()> {
        if self.built == Some(false) {
            bail!("needs the wasm, whose build failed above");
        }
        if self.built.is_none() {
            let result = wasm::build(&wasm::package_folder());
            self.built = Some(result.is_ok());
            result?;
        }
        Ok(())
    }
}

/// Runs the named stages, or all of them.
pub fn command(names: &[String]) -> Result<ExitCode> {
    if names.iter().any(|name| name == "--list") {
        for (name, what, _) in STAGES {
            println!("{name:<9} {what}");
        }
        return Ok(ExitCode::SUCCESS);
    }
    if let Some(unknown) = names.iter().find(|name| STAGES.iter().all(|(stage, ..)| stage != name)) {
        let known: Vec<&str> = STAGES.iter().map(|(name, ..)| *name).collect();
        bail!("there is no stage {unknown:?}; the stages are {}", known.join(", "));
    }
    let mut build = Build::default();
    let mut results = Vec::new();
    for (name, what, check) in STAGES {
        if !names.is_empty() && !names.iter().any(|named| named == name) {
            continue;
        }
        println!("\n── {name}: {what}");
        let start = Instant::now();
        let result = check(&mut build);
        if let Err(error) = &result {
            eprintln!("{name} failed: {error:#}");
        }
        results.push((name, start.elapsed(), result));
    }
    Ok(summary(&results))
}

fn summary(results: &[(&str, Duration, Result<Outcome>)]) -> ExitCode {
    println!("\n── summary");
    let mut failures = 0;
    let mut total = Duration::ZERO;
    for (name, time, result) in results {
        total += *time;
        let said = match result {
            Ok(Outcome::Passed) => "ok".to_owned(),
            Ok(Outcome::Nothing(why)) => format!("ok, {why}"),
            Err(error) => {
                failures += 1;
                format!("FAILED: {error:#}")
            }
        };
        println!("{name:<9} {:>6.1} s  {said}", time.as_secs_f64());
    }
    println!("{} of {} stages passed in {:.1} s", results.len() - failures, results.len(), total.as_secs_f64());
    if failures == 0 { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
