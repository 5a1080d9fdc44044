//! The stages that need Node, and of the page at most its release.

use anyhow::{Result, bail};

use super::{Build, Outcome};
use crate::process::run;
use crate::{chromium, dist, node, tree};

/// The page and the driver are checked apart: one must not see Node's names, the other must.
const PROJECTS: [&str; 2] = ["tests/tsconfig.json", "tests/browser/tsconfig.json"];

pub fn types(build: &mut Build) -> Result<Outcome> {
    build.ensure()?;
    node::ensure_packages()?;
    let mut failed = Vec::new();
    for project in PROJECTS {
        let scripts = tree::files_ending(&tree::root().join("www"), ".js")?;
        let package = crate::wasm::package_folder();
        if project == PROJECTS[0] && scripts.iter().all(|script| script.starts_with(&package)) {
            println!("nothing in www to check");
            continue;
        }
        println!("tsc -p {project}");
        if let Err(error) = run(node::program("typescript/bin/tsc")?.args(["--pretty", "false", "-p", project])) {
            eprintln!("{error:#}");
            failed.push(project);
        }
    }
    if !failed.is_empty() {
        bail!("type errors in {}", failed.join(" and "));
    }
    Ok(Outcome::Passed)
}

pub fn checks(build: &mut Build) -> Result<Outcome> {
    let scripts = tree::files_ending(&tree::root().join("tests/checks"), ".mjs")?;
    if scripts.is_empty() {
        return Ok(Outcome::Nothing("no checks"));
    }
    build.ensure()?;
    node::ensure_packages()?;
    let mut failed = Vec::new();
    for script in scripts {
        let script = tree::shown(&script);
        println!("node {script}");
        if let Err(error) = run(node::node()?.arg(&script)) {
            eprintln!("{error:#}");
            failed.push(script);
        }
    }
    if !failed.is_empty() {
        bail!("{} failed", failed.join(" and "));
    }
    Ok(Outcome::Passed)
}

pub fn node_tests(build: &mut Build) -> Result<Outcome> {
    let mut files = tree::files_ending(&tree::root().join("tests/node"), ".test.js")?;
    files.extend(tree::files_ending(&tree::root().join("tests/node"), ".test.mjs")?);
    if files.is_empty() {
        return Ok(Outcome::Nothing("no tests"));
    }
    build.ensure()?;
    node::ensure_packages()?;
    let files = files.iter().map(|file| tree::shown(file));
    run(node::node()?.args(["--test", "--test-reporter=spec"]).args(files))?;
    Ok(Outcome::Passed)
}

pub fn site(_: &mut Build) -> Result<Outcome> {
    node::ensure_packages()?;
    let chromium = chromium::ensure()?;
    let Some(first_view) = dist::build()? else { bail!("the first view could not be measured") };
    let files = tree::files_ending(&tree::release_tests(), ".test.js")?;
    let files = files.iter().map(|file| tree::shown(file));
    run(node::node()?.args(["--test", "--test-reporter=spec"]).args(files).env("OAQ_CHROMIUM", chromium))?;
    if first_view > dist::LIMIT {
        bail!("the first view is {first_view} bytes, compressed, and may be {}", dist::LIMIT);
    }
    Ok(Outcome::Passed)
}
