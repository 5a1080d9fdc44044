//! Node and the npm packages. Only tests, type check and the small size of a release need them.

use std::ffi::OsStr;
use std::fs;
use std::process::Command;

use anyhow::{Context, Result, bail};

use crate::{process, tree};

/// The oldest Node that the tests run on: the first that knows a module when no `package.json` says what it is.
const OLDEST: (u32, u32) = (20, 19);

const NEEDED: &str = "Node.js 20.19 or later is needed: install it from https://nodejs.org";

/// Node in the repository's root; an error that says what to install when there is none.
pub fn node() -> Result<Command> {
    let version = process::output(Command::new("node").arg("--version")).context(NEEDED)?;
    let version = String::from_utf8_lossy(&version);
    if parsed(&version).is_none_or(|version| version < OLDEST) {
        bail!("{NEEDED} (this is {})", version.trim());
    }
    let mut command = Command::new("node");
    command.current_dir(tree::root());
    Ok(command)
}

/// Major and minor of `v20.19.1`.
fn parsed(version: &str) -> Option<(u32, u32)> {
    let mut numbers = version.trim().trim_start_matches('v').split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

/// Installs the npm packages exactly as the lockfile says, unless the installed ones already are.
pub fn ensure_packages() -> Result<()> {
    node()?;
    let folder = tree::npm();
    let lock = fs::read(folder.join("package-lock.json")).context("cannot read tests/browser/package-lock.json")?;
    // npm has no quick answer to "is it all there"; a copy of the lockfile beside the packages is one.
    let installed = folder.join("node_modules/.installed-lock.json");
    if fs::read(&installed).is_ok_and(|seen| seen == lock) {
        return Ok(());
    }
    println!("npm ci in tests/browser");
    process::run(Command::new(npm()).args(["ci", "--ignore-scripts"]).current_dir(&folder))
        .context("cannot install the npm packages")?;
    fs::write(&installed, lock).context("cannot note which npm packages are installed")
}

/// Node running the program that a package of `tests/browser` brings, such as `typescript/bin/tsc`.
pub fn program(path: &str) -> Result<Command> {
    let mut command = node()?;
    command.arg(tree::npm().join("node_modules").join(path));
    Ok(command)
}

fn npm() -> &'static OsStr {
    OsStr::new(if cfg!(windows) { "npm.cmd" } else { "npm" })
}

#[cfg(test)]
mod tests {
    use super::{OLDEST, parsed};

    #[test]
    fn compares_versions_as_numbers() {
        assert_eq!(parsed("v20.19.1\n"), Some(OLDEST));
        assert!(parsed("v20.9.0") < Some(OLDEST));
        assert!(parsed("v22.0.0") > Some(OLDEST));
        assert_eq!(parsed("what"), None);
    }
}
