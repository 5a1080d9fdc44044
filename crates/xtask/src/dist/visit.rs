//! What a first visit loads, asked of a browser that makes one.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::{Context, Result, bail};

use crate::sizes::{self, Size};
use crate::{chromium, node, process, tree};

/// How large the first view may be, in bytes, compressed and without fonts.
pub const LIMIT: u64 = 60_000;

/// Prints every file of the release with its size, what a first visit loads first, and its sum; gives the compressed
/// sum. There is none without Node or a browser.
pub fn report(release: &Path, id: &str) -> Result<Option<u64>> {
    let first = visited()?;
    let sizes = sizes::measure(&tree::files_below(release)?)?;
    let by_path = |size: Size| {
        let path = size.file.strip_prefix(release).unwrap_or(&size.file).to_string_lossy().replace('\\', "/");
        (path, size)
    };
    let sizes: BTreeMap<String, Size> = sizes.into_iter().map(by_path).collect();
    println!("dist/site, build {id}");
    sizes::header();
    let Some(first) = first else {
        for (path, size) in &sizes {
            sizes::row(path, size.raw, size.brotli);
        }
        println!("which of them a first visit loads is not known: that needs Node and Chromium");
        return Ok(None);
    };
    let (mut all, mut rest) = (Sum::default(), Sum::default());
    for path in &first {
        let Some(size) = sizes.get(path) else { bail!("the page asks for {path}, which is not there") };
        let ending = super::ending(path);
        let mark = if ending == "woff2" { "  (a font, not counted)" } else { "" };
        sizes::row(&format!("{path}{mark}"), size.raw, size.brotli);
        if ending != "woff2" {
            all.add(size);
        }
        if !["woff2", "wasm"].contains(&ending) {
            rest.add(size);
        }
    }
    sizes::row(&format!("first view, at most {LIMIT}"), all.raw, all.brotli);
    sizes::row("first view without the wasm", rest.raw, rest.brotli);
    for (path, size) in sizes.iter().filter(|(path, _)| !first.contains(path)) {
        sizes::row(&format!("{path}  (later)"), size.raw, size.brotli);
    }
    Ok(all.brotli)
}

struct Sum {
    raw: u64,
    brotli: Option<u64>,
}

impl Default for Sum {
    fn default() -> Self {
        Self { raw: 0, brotli: Some(0) }
    }
}

impl Sum {
    fn add(&mut self, size: &Size) {
        self.raw += size.raw;
        self.brotli = self.brotli.zip(size.brotli).map(|(sum, size)| sum + size);
    }
}

/// The files that a first visit asks for, in that order, each as often as it is asked for.
fn visited() -> Result<Option<Vec<String>>> {
    if node::node().is_err() {
        return Ok(None);
    }
    let Some(chromium) = chromium::find()? else { return Ok(None) };
    node::ensure_packages()?;
    let printed =
        process::output(node::node()?.arg(tree::release_tests().join("first-visit.js")).env("OAQ_CHROMIUM", chromium))
            .context("the release does not open in Chromium")?;
    Ok(Some(String::from_utf8_lossy(&printed).lines().map(str::to_owned).collect()))
}
