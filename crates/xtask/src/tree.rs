//! Where things lie in the repository.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};

/// The repository's root, absolute.
pub fn root() -> PathBuf {
    // Cargo sets it on `cargo run`; the compiled-in value serves a binary that was started by hand.
    let here = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_else(|| env!("CARGO_MANIFEST_DIR").into());
    let here = PathBuf::from(here);
    here.ancestors().nth(2).map_or_else(|| here.clone(), Path::to_path_buf)
}

/// Cargo's output folder. It is passed to every build, so that where the wasm lands is known and not guessed.
pub fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), |folder| root().join(folder))
}

/// The folder with the npm packages that tests and build use.
pub fn npm() -> PathBuf {
    root().join("tests/browser")
}

/// The folder with the tests of the release; those beside it test the page as it is written.
pub fn release_tests() -> PathBuf {
    npm().join("release")
}

/// Every file below `folder`, sorted by its path so that two runs see the same order.
pub fn files_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    let mut waiting = vec![folder.to_path_buf()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder).with_context(|| format!("cannot list {}", folder.display()))? {
            let path = entry?.path();
            if path.is_dir() {
                if path.file_name() != Some(OsStr::new("node_modules")) {
                    waiting.push(path);
                }
            } else {
                found.push(path);
            }
        }
    }
    found.sort();
    Ok(found)
}

/// The files right below or further below `folder` whose name ends with `ending`; none when there is no such folder.
pub fn files_ending(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut files = files_below(folder)?;
    files.retain(|path| path.file_name().and_then(OsStr::to_str).is_some_and(|name| name.ends_with(ending)));
    Ok(files)
}

/// A path as people read it: relative to the repository, with forward slashes on every system.
pub fn shown(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}
