//! `wasm-opt`, from npm's `binaryen`: smaller wasm for the release, never needed to run the game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use crate::{node, process, tree};

/// Optimises the module in place. Without Node it says so and leaves the module as it is, which works as well.
pub fn wasm(module: &Path) -> Result<()> {
    if let Err(missing) = node::node() {
        println!("wasm-opt left out, so the wasm is larger than it could be: {missing}");
        return Ok(());
    }
    node::ensure_packages()?;
    let before = size(module)?;
    // Size first, as the compiler was told; -Oz, -O3 and --converge are all within one per cent of it. What matters is
    // dropping the names. No --strip-target-features: wasm-opt reads there which features it may use.
    process::run(
        node::program("binaryen/bin/wasm-opt")?
            .args(["-Os", "--strip-debug", "--strip-producers"])
            .arg(module)
            .arg("-o")
            .arg(module),
    )?;
    println!("wasm-opt: {} from {before} to {} bytes", tree::shown(module), size(module)?);
    Ok(())
}

fn size(file: &Path) -> Result<u64> {
    Ok(fs::metadata(file).with_context(|| format!("cannot read {}", file.display()))?.len())
}
