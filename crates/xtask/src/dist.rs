//! `cargo xtask dist`: the release in `dist/site`.
//!
//! `index.html` and `embed.html` lie at its root, everything else in one folder named by the build id. A new release
//! therefore never mixes with what a cache kept of the old one, and every file in the folder may be kept for ever.
//! The same input makes the same bytes: files are taken in order of their paths, and nothing carries a date.

mod first_view;

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::build_id::BuildId;
use crate::{optimise, references, sizes, tree, wasm};

/// The pages that keep their name and place.
const PAGES: [&str; 2] = ["index.html", "embed.html"];

/// Where the release goes.
pub fn site() -> PathBuf {
    tree::root().join("dist/site")
}

/// `cargo xtask dist`.
pub fn command(arguments: &[String]) -> Result<()> {
    if !arguments.is_empty() {
        bail!("dist takes no arguments, not {}", arguments.join(" "));
    }
    build()
}

/// Builds the release and prints its sizes.
pub fn build() -> Result<()> {
    let pages = pages()?;
    // Beside www/pkg and not into it, so that a running `serve` keeps what it serves.
    let package = tree::target().join("xtask/pkg");
    wasm::build(&package)?;
    optimise::wasm(&wasm::module(&package))?;
    let files = assets(&package)?;

    let mut id = BuildId::new();
    for (name, text) in &pages {
        id.file(name, text.as_bytes());
    }
    for (path, bytes) in &files {
        id.file(path, bytes);
    }
    let id = id.text();

    let site = site();
    if site.exists() {
        fs::remove_dir_all(&site).with_context(|| format!("cannot empty {}", tree::shown(&site)))?;
    }
    for (name, text) in &pages {
        let text = references::moved(text, &id).with_context(|| format!("in {name}"))?;
        write(&site.join(name), text.as_bytes())?;
    }
    for (path, bytes) in &files {
        write(&site.join(&id).join(path), bytes)?;
    }
    report(&site, &id)?;
    for (name, _) in &pages {
        let broken = first_view::broken(&site.join(name), &id)?;
        if !broken.is_empty() {
            bail!("{name} refers to what is not there: {}", broken.join(", "));
        }
    }
    Ok(())
}

fn pages() -> Result<Vec<(&'static str, String)>> {
    let mut pages = Vec::new();
    for name in PAGES {
        let file = tree::root().join(name);
        if file.is_file() {
            pages.push((name, fs::read_to_string(&file).with_context(|| format!("cannot read {name}"))?));
        }
    }
    if pages.first().is_none_or(|(name, _)| *name != PAGES[0]) {
        bail!("there is no index.html to release");
    }
    Ok(pages)
}

/// What goes into the folder, by path: all of `www/`, with the optimised package in place of the served one.
fn assets(package: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let www = tree::root().join("www");
    let served = wasm::package_folder();
    let mut files = Vec::new();
    for (from, below) in [(&www, ""), (&package.to_path_buf(), "pkg/")] {
        for file in tree::files_below(from)? {
            let relative = file.strip_prefix(from).unwrap_or(&file).to_string_lossy().replace('\\', "/");
            if is_released(&relative) && !file.starts_with(&served) {
                let bytes = fs::read(&file).with_context(|| format!("cannot read {}", tree::shown(&file)))?;
                files.push((format!("{below}{relative}"), bytes));
            }
        }
    }
    files.sort();
    Ok(files)
}

/// Types, notes and package descriptions are for those who work on the source.
fn is_released(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let for_people = [".d.ts", ".md"].iter().any(|ending| name.ends_with(ending));
    let for_tools = ["package.json", "tsconfig.json", "jsconfig.json"].contains(&name);
    let hidden = path.split('/').any(|part| part.starts_with('.'));
    !(for_people || for_tools || hidden)
}

fn write(file: &Path, bytes: &[u8]) -> Result<()> {
    let make = || {
        if let Some(folder) = file.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(file, bytes)
    };
    make().with_context(|| format!("cannot write {}", tree::shown(file)))
}

fn report(site: &Path, id: &str) -> Result<()> {
    let sizes = sizes::measure(&tree::files_below(site)?)?;
    let first = first_view::files(site, id)?;
    println!("dist/site, build {id}");
    sizes::header();
    for size in &sizes {
        let name = size.file.strip_prefix(site).unwrap_or(&size.file).to_string_lossy().replace('\\', "/");
        let mark = if first.contains(&size.file) { "" } else { "  (later)" };
        sizes::row(&format!("{name}{mark}"), size.raw, size.brotli);
    }
    let (mut raw, mut brotli) = (0, Some(0));
    for size in sizes.iter().filter(|size| first.contains(&size.file)) {
        raw += size.raw;
        brotli = brotli.zip(size.brotli).map(|(sum, size)| sum + size);
    }
    sizes::row("first view: index.html, what it links and imports, and the wasm", raw, brotli);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::is_released;

    #[test]
    fn leaves_out_what_no_browser_asks_for() {
        for path in ["a.js", "pkg/oanquan_bg.wasm", "locales/vi.json"] {
            assert!(is_released(path), "{path}");
        }
        for path in ["pkg/oanquan.d.ts", "README.md", "package.json", ".x", "a/.git/b"] {
            assert!(!is_released(path), "{path}");
        }
    }
}
