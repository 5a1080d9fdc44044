//! A Chromium for the browser tests: the installed one, or one from the system's package manager.

use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{node, process};

/// The driver knows where browsers lie; asking it keeps that list in one place.
const WHERE: &str = "\
import { chromiumPath } from './tests/browser/driver/chromium-path.js';
process.stdout.write(chromiumPath() ?? '');";

/// Package managers and what makes them install a browser without a question. The font is there because a browser
/// without any draws no letters.
const MANAGERS: [(&str, &[&[&str]]); 4] = [
    ("apt-get", &[&["update"], &["install", "-y", "--no-install-recommends", "chromium", "fonts-dejavu-core"]]),
    ("dnf", &[&["install", "-y", "chromium", "dejavu-sans-fonts"]]),
    ("pacman", &[&["-Sy", "--noconfirm", "--needed", "chromium", "ttf-dejavu"]]),
    ("apk", &[&["add", "chromium", "font-dejavu"]]),
];

/// The path of a Chromium, installed first if there is none and this may be done without a password.
pub fn ensure() -> Result<String> {
    if let Some(path) = find()? {
        return Ok(path);
    }
    install()?;
    find()?.context("the package manager installed no Chromium that can be found; set OAQ_CHROMIUM to its path")
}

/// The path of an installed Chromium.
pub fn find() -> Result<Option<String>> {
    let printed = process::output(node::node()?.args(["--input-type=module", "-e", WHERE]))?;
    let path = String::from_utf8_lossy(&printed).trim().to_owned();
    Ok((!path.is_empty()).then_some(path))
}

fn install() -> Result<()> {
    let needed = "the browser tests need Chromium or Chrome: install it, or set OAQ_CHROMIUM to its path";
    let Some((manager, steps)) =
        MANAGERS.iter().find(|(manager, _)| process::succeeds(Command::new(manager).arg("--version")))
    else {
        bail!("{needed}");
    };
    let root = process::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim_ascii() == b"0");
    if !root && !process::succeeds(Command::new("sudo").args(["-n", "true"])) {
        bail!("{needed} (sudo {manager} {})", steps.last().map(|step| step.join(" ")).unwrap_or_default());
    }
    for step in *steps {
        println!("{manager} {}", step.join(" "));
        let mut command = if root {
            Command::new(manager)
        } else {
            let mut command = Command::new("sudo");
            // Named on sudo's own command line, which drops the environment.
            command.args(["-n", "env", "DEBIAN_FRONTEND=noninteractive", manager]);
            command
        };
        process::run(command.args(*step).env("DEBIAN_FRONTEND", "noninteractive")).context(needed)?;
    }
    Ok(())
}
