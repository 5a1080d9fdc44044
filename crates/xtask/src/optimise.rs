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
    // Size first, as the compiler was told; dropping the names matters most. wasm-opt has read the features that it may
    // use before it strips them. Taken apart and put together again, code becomes 0.8 kB smaller, 0.2 kB compressed.
    // The lowest kilobyte is the far end of the stack, which nothing reaches that would not overflow it next.
    process::run(
        node::program("binaryen/bin/wasm-opt")?
            .args(["-Oz", "--converge", "--strip-debug", "--strip-producers", "--strip-target-features"])
            .args(["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz", "--reorder-functions"])
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
