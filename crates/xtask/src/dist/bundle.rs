//! The page's modules and styles in few small files, by npm's `esbuild`. Development needs none of it, and neither does
//! a release that works; it only makes a visitor's first view half as large and a handful of requests.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use super::{Files, addresses, ending, read_below, write};
use crate::{node, process, tree};

/// The modules that others import by name. They keep their names and share everything else.
const PUBLIC: [&str; 4] = ["page.js", "define.js", "element.js", "engine.js"];

/// The oldest browsers that the page promises to run in.
const TARGET: &str = "--target=chrome105,firefox112,safari16";

/// What a stylesheet may show. It stays where it lies.
const PICTURED: [&str; 6] = ["woff2", "svg", "png", "jpg", "webp", "avif"];

/// Bundles the scripts and stylesheets among `files`; `linked` are those that the pages load by name. Without Node it
/// says so and gives the files as they are.
pub fn bundled(files: Files, linked: &[String]) -> Result<Files> {
    if let Err(missing) = node::node() {
        println!("bundling left out, so scripts and styles are larger than they could be: {missing}");
        return Ok(files);
    }
    node::ensure_packages()?;
    let staged = emptied("xtask/staged")?;
    let output = emptied("xtask/bundled")?;
    let mut wanted: BTreeSet<String> = linked.iter().cloned().collect();
    wanted.extend(PUBLIC.map(str::to_owned).into_iter().filter(|name| files.contains_key(name)));
    for (path, bytes) in &files {
        if is_script(path) {
            let text = std::str::from_utf8(bytes).with_context(|| format!("{path} is not UTF-8"))?;
            let moved = addresses::moved(path, text)?;
            write(&staged.join(path), moved.text.as_bytes())?;
            for address in moved.addresses {
                check(&files, &address).with_context(|| format!("in {path}"))?;
                wanted.insert(address);
            }
        } else {
            write(&staged.join(path), bytes)?;
        }
    }
    let entries: Vec<String> = wanted.into_iter().filter(|path| is_script(path) || is_style(path)).collect();
    if let Some(entry) = entries.iter().find(|entry| is_script(entry) && entry.contains('/')) {
        bail!("{entry} is loaded by its address, so it has to lie in www itself: what it addresses begins there");
    }
    esbuild(&staged, &output, &entries)?;

    let mut result: Files = files.into_iter().filter(|(path, _)| !is_script(path) && !is_style(path)).collect();
    result.extend(read_below(&output)?);
    Ok(result)
}

fn esbuild(staged: &Path, output: &Path, entries: &[String]) -> Result<()> {
    let pictured = PICTURED.map(|ending| format!("--loader:.{ending}=file"));
    process::run(
        node::program("esbuild/bin/esbuild")?
            .args(["--bundle", "--splitting", "--format=esm", "--minify", "--charset=utf8", "--legal-comments=none"])
            .args(["--outbase=.", "--entry-names=[dir]/[name]", "--asset-names=[dir]/[name]"])
            .args(["--chunk-names=chunk-[hash]", "--log-level=warning", TARGET])
            .args(pictured)
            .arg(format!("--outdir={}", output.display()))
            .args(entries)
            // Names of chunks are made from paths as seen from here, so they are the same on every machine.
            .current_dir(staged),
    )
}

/// An address that leads nowhere is an error now, not when a visitor meets it.
fn check(files: &Files, address: &str) -> Result<()> {
    let found = match address.split_once("${") {
        None => files.contains_key(address),
        Some(_) if is_script(address) => bail!("{address}: which scripts these are can't be known"),
        Some((known, _)) => files.keys().any(|path| path.starts_with(known)),
    };
    if !found {
        bail!("there is no {address}");
    }
    Ok(())
}

fn emptied(name: &str) -> Result<PathBuf> {
    let folder = tree::target().join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).with_context(|| format!("cannot empty {}", tree::shown(&folder)))?;
    }
    Ok(folder)
}

fn is_script(path: &str) -> bool {
    ending(path) == "js"
}

fn is_style(path: &str) -> bool {
    ending(path) == "css"
}
