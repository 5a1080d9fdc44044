//! The stage that needs a browser.

use anyhow::Result;

use super::{Build, Outcome};
use crate::process::run;
use crate::{chromium, node, tree};

/// At once: each file has a browser of its own, and two already keep a small machine busy.
const CONCURRENCY: &str = "--test-concurrency=2";

/// Milliseconds for one file, so that a hanging page fails its file instead of the whole run.
const TIMEOUT: &str = "--test-timeout=300000";

pub fn tests(build: &mut Build) -> Result<Outcome> {
    let mut files = tree::files_ending(&tree::npm(), ".test.js")?;
    files.retain(|file| !file.starts_with(tree::release_tests()));
    if files.is_empty() {
        return Ok(Outcome::Nothing("no tests"));
    }
    build.ensure()?;
    node::ensure_packages()?;
    let chromium = chromium::ensure()?;
    println!("in {chromium}");
    // Named one by one: what Node makes of a folder differs between its versions.
    let files = files.iter().map(|file| tree::shown(file));
    run(node::node()?
        .args(["--test", "--test-reporter=spec", CONCURRENCY, TIMEOUT])
        .args(files)
        .env("OAQ_CHROMIUM", chromium))?;
    Ok(Outcome::Passed)
}
