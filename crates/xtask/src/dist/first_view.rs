//! Which files a visitor needs before the first board shows.
//!
//! Read off the source: what `index.html` references, the modules and stylesheets those files import at once, and the
//! wasm. What a module fetches by a name it makes up (one locale, a sound, the engine's worker) is not among them.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};

use anyhow::{Context, Result};

use crate::wasm;

/// The files below `site` that make up the first view; `id` names the release's folder.
pub fn files(site: &Path, id: &str) -> Result<BTreeSet<PathBuf>> {
    let index = site.join("index.html");
    let mut found = BTreeSet::from([index.clone(), wasm::module(&site.join(id).join("pkg"))]);
    let html = fs::read_to_string(&index).context("cannot read the released index.html")?;
    let mut waiting: Vec<PathBuf> = references(&html, id)
        // A picture for those who link to the page is not loaded by the page.
        .filter(|(before, _)| !before.contains("<meta"))
        .map(|(_, path)| resolved(site, path))
        .collect();
    while let Some(file) = waiting.pop() {
        if !file.is_file() || !found.insert(file.clone()) {
            continue;
        }
        let imports = match file.extension().and_then(|ending| ending.to_str()) {
            Some("js" | "mjs") => imports,
            Some("css") => style_imports,
            _ => continue,
        };
        let text = fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let folder = file.parent().unwrap_or(site);
        waiting.extend(imports(&text).into_iter().map(|path| resolved(folder, path)));
    }
    Ok(found)
}

/// `import '…'`, `… from '…'` and every stylesheet; but not `import('…')`, which waits until it is called.
fn imports(text: &str) -> Vec<&str> {
    let in_comment = |before: &str| before.trim_start().starts_with(['*', '/']);
    let at_once = |before: &str| ["from", "import"].iter().any(|word| before.trim_end().ends_with(word));
    strings(text)
        .filter(|(before, path)| {
            path.starts_with('.') && !in_comment(before) && (at_once(before) || path.strip_suffix(".css").is_some())
        })
        .map(|(_, path)| path)
        .collect()
}

/// `@import '…'` and `@import url('…')`.
fn style_imports(text: &str) -> Vec<&str> {
    strings(text)
        .filter(|(before, _)| {
            let before = before.trim_end();
            before.strip_suffix("url(").unwrap_or(before).trim_end().ends_with("@import")
        })
        .map(|(_, path)| path)
        .collect()
}

/// The references of a released page that lead nowhere.
pub fn broken(page: &Path, id: &str) -> Result<Vec<String>> {
    let html = fs::read_to_string(page).with_context(|| format!("cannot read {}", page.display()))?;
    let site = page.parent().unwrap_or(page);
    let missing = references(&html, id).filter(|(_, path)| !resolved(site, path).is_file());
    Ok(missing.map(|(_, path)| path.replacen(id, "www", 1)).collect())
}

/// What a released page refers to in the release's folder, with what stands before it on its line.
fn references<'a>(html: &'a str, id: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
    strings(html).filter(move |(_, path)| path.trim_start_matches("./").starts_with(id))
}

/// Every stretch between two equal quotes on one line, with what stands before it on that line.
fn strings(text: &str) -> impl Iterator<Item = (&str, &str)> {
    text.lines().flat_map(|line| {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(open) = line[at..].find(['"', '\'']).map(|open| at + open) {
            let quote = &line[open..=open];
            let Some(length) = line[open + 1..].find(quote) else { break };
            found.push((&line[..open], &line[open + 1..open + 1 + length]));
            at = open + length + 2;
        }
        found
    })
}

fn resolved(folder: &Path, reference: &str) -> PathBuf {
    let path = reference.split(['?', '#']).next().unwrap_or(reference);
    let mut result = folder.to_path_buf();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => {
                result.pop();
            }
            Component::Normal(name) => result.push(name),
            _ => {}
        }
    }
    result
}

#[cfg(test)]
mod tests {
    use super::{imports, style_imports};

    #[test]
    fn follows_only_what_loads_at_once() {
        let text = "import { a } from './a.js';\nimport \"./b.js\";\nexport * from './c.js';\n\
            const later = import('./d.js'); say('from', './e.js');\n} from './f.js';\n\
            new URL('./h.css', import.meta.url);\n/** @import {T} from './g.js' */";
        assert_eq!(imports(text), ["./a.js", "./b.js", "./c.js", "./f.js", "./h.css"]);
        assert_eq!(
            style_imports("@import 'a.css';\n@import url(\"b.css\"); x { background: url('c.svg') }"),
            ["a.css", "b.css"]
        );
    }
}
