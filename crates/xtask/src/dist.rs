//! `cargo xtask dist`: the release in `dist/site`.
//!
//! `index.html` and `embed.html` lie at its root, everything else in one folder named by the build id. A new release
//! therefore never mixes with what a cache kept of the old one, and every file in the folder may be kept for ever.
//! The same input makes the same bytes: files are taken in order of their paths, and nothing carries a date.
//!
//! With Node the scripts and styles are bundled and everything is made small; without, what was written is released.

mod addresses;
mod bundle;
mod json;
mod links;
mod visit;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};

use crate::build_id::BuildId;
use crate::{optimise, references, tree, wasm};

pub use visit::LIMIT;

/// What goes into the folder, by path.
type Files = BTreeMap<String, Vec<u8>>;

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
    build().map(drop)
}

/// Builds the release and prints its sizes; gives that of the first view, compressed, where it can be measured.
pub fn build() -> Result<Option<u64>> {
    let pages = pages()?;
    // Beside www/pkg and not into it, so that a running `serve` keeps what it serves.
    let package = tree::target().join("xtask/pkg");
    wasm::build(&package)?;
    optimise::wasm(&wasm::module(&package))?;
    let linked: Vec<String> =
        pages.iter().flat_map(|(_, text)| links::references(text, "www")).map(str::to_owned).collect();
    let mut files = bundle::bundled(assets(&package)?, &linked)?;
    for (path, bytes) in &mut files {
        if ending(path) == "json" {
            let text = std::str::from_utf8(bytes).with_context(|| format!("{path} is not UTF-8"))?;
            *bytes = json::minified(text).into_bytes();
        }
    }

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
        let text = links::preloaded(&text, &id, &files);
        if let Some(broken) = links::references(&text, &id).find(|path| !files.contains_key(*path)) {
            bail!("{name} refers to www/{broken}, which is not in the release");
        }
        write(&site.join(name), text.as_bytes())?;
    }
    for (path, bytes) in &files {
        write(&site.join(&id).join(path), bytes)?;
    }
    visit::report(&site, &id)
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

/// All of `www/`, with the optimised package in place of the served one.
fn assets(package: &Path) -> Result<Files> {
    let served = format!("{}/", wasm::FOLDER);
    let mut files = read_below(&tree::root().join("www"))?;
    files.retain(|path, _| !path.starts_with(&served));
    files.extend(read_below(package)?.into_iter().map(|(path, bytes)| (format!("{served}{path}"), bytes)));
    files.retain(|path, _| is_released(path));
    Ok(files)
}

/// Every file below `folder`, by its path from there.
fn read_below(folder: &Path) -> Result<Files> {
    let read = |file: PathBuf| {
        let path = file.strip_prefix(folder).unwrap_or(&file).to_string_lossy().replace('\\', "/");
        let bytes = fs::read(&file).with_context(|| format!("cannot read {}", tree::shown(&file)))?;
        Ok((path, bytes))
    };
    tree::files_below(folder)?.into_iter().map(read).collect()
}

/// Types, notes and package descriptions are for those who work on the source.
fn is_released(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    let for_people = [".d.ts", ".md"].iter().any(|ending| name.ends_with(ending));
    let for_tools = ["package.json", "tsconfig.json", "jsconfig.json"].contains(&name);
    let hidden = path.split('/').any(|part| part.starts_with('.'));
    !(for_people || for_tools || hidden)
}

/// What follows the last dot of a path.
fn ending(path: &str) -> &str {
    path.rsplit_once('.').map_or("", |(_, ending)| ending)
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
