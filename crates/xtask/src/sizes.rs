//! What a visitor downloads: bytes as they lie on disk and as a server sends them.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};

use crate::{node, process, tree};

/// Node has brotli built in; a Rust encoder would cost every contributor its compile time for two printed numbers.
const BROTLI: &str = "\
const { brotliCompressSync, constants } = require('node:zlib');
const { readFileSync } = require('node:fs');
for (const file of process.argv.slice(1)) {
  const bytes = readFileSync(file);
  console.log(brotliCompressSync(bytes, { params: {
    [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }).length);
}";

/// A file's size in bytes, as it is and compressed. The second is unknown without Node.
pub struct Size {
    /// The file.
    pub file: PathBuf,
    /// Bytes on disk.
    pub raw: u64,
    /// Bytes after brotli at its highest quality.
    pub brotli: Option<u64>,
}

/// Measures each of `files`.
pub fn measure(files: &[PathBuf]) -> Result<Vec<Size>> {
    let compressed = match node::node() {
        Ok(mut node) => {
            let printed = process::output(node.arg("-e").arg(BROTLI).args(files))?;
            String::from_utf8_lossy(&printed).lines().map(|line| line.trim().parse().ok()).collect()
        }
        Err(_) => vec![None; files.len()],
    };
    let with_compressed = files.iter().zip(compressed);
    with_compressed
        .map(|(file, brotli)| {
            let raw = fs::metadata(file).with_context(|| format!("cannot read {}", file.display()))?.len();
            Ok(Size { file: file.clone(), raw, brotli })
        })
        .collect()
}

/// Measures and prints a table.
pub fn print(files: &[PathBuf]) -> Result<()> {
    let sizes = measure(files)?;
    header();
    for size in &sizes {
        row(&tree::shown(&size.file), size.raw, size.brotli);
    }
    Ok(())
}

/// The table's first line; it says what measured the second column.
pub fn header() {
    let how = if node::node().is_ok() { "brotli 11 by Node" } else { "brotli needs Node" };
    println!("{:>9} {:>9}  file ({how})", "raw", "brotli");
}

/// One line of the table, in bytes.
pub fn row(name: &str, raw: u64, brotli: Option<u64>) {
    let brotli = brotli.map_or_else(|| "-".to_owned(), |bytes| bytes.to_string());
    println!("{raw:>9} {brotli:>9}  {name}");
}
