//! What a page of the release links to.
//!
//! A module is known only when the one that imports it has arrived. Told beforehand, all of them arrive together.

use std::collections::BTreeSet;

use super::{Files, ending};

/// The references of `html` into `folder`, as paths in it.
pub fn references<'a>(html: &'a str, folder: &'a str) -> impl Iterator<Item = &'a str> {
    strings(html).filter_map(move |(_, path)| {
        let path = path.trim_start_matches("./").strip_prefix(folder)?.strip_prefix('/')?;
        path.split(['?', '#']).next()
    })
}

/// `html` with a link for every module that its own modules import at once, and that it does not name yet.
pub fn preloaded(html: &str, folder: &str, files: &Files) -> String {
    let named: BTreeSet<String> =
        references(html, folder).filter(|path| ending(path) == "js").map(str::to_owned).collect();
    let mut found = named.clone();
    let mut waiting: Vec<String> = named.iter().cloned().collect();
    while let Some(path) = waiting.pop() {
        let text = files.get(&path).map(|bytes| String::from_utf8_lossy(bytes)).unwrap_or_default();
        for import in imports(&text) {
            let import = resolved(&path, import);
            if found.insert(import.clone()) {
                waiting.push(import);
            }
        }
    }
    // Before the script that starts it all; a page without one has nothing to preload.
    let Some(at) = html.find("<script type=\"module\"") else { return html.to_owned() };
    let indent = &html[html[..at].rfind('\n').map_or(0, |end| end + 1)..at];
    let mut result = html[..at].to_owned();
    for path in found.difference(&named) {
        result.push_str("<link rel=\"modulepreload\" href=\"");
        result.push_str(folder);
        result.push('/');
        result.push_str(path);
        result.push_str("\">\n");
        result.push_str(indent);
    }
    result + &html[at..]
}

/// The relative paths in `import '…'` and `… from '…'`; but not `import('…')`, which waits until it is called.
fn imports(text: &str) -> impl Iterator<Item = &str> {
    strings(text)
        .filter(|(before, path)| {
            let before = before.trim_end();
            let comment = before.trim_start().starts_with(['*', '/']);
            path.starts_with('.') && !comment && ["from", "import"].iter().any(|word| before.ends_with(word))
        })
        .map(|(_, path)| path)
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

/// The path that `import` means in the module at `path`.
fn resolved(path: &str, import: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in import.split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop();
            }
            name => parts.push(name),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::{Files, imports, preloaded, references};

    #[test]
    fn follows_only_what_loads_at_once() {
        let text = "import { a } from './a.js';\nimport \"./b.js\";\nexport * from './c.js';\n\
            const later = import('./d.js'); say('from', './e.js');\n} from './f.js';\n\
            new URL('./h.css', import.meta.url);\n/** @import {T} from './g.js' */\n\
            import{a as b}from\"./i.js\";import\"./j.js\";await import(\"./k.js\");";
        let found: Vec<_> = imports(text).collect();
        assert_eq!(found, ["./a.js", "./b.js", "./c.js", "./f.js", "./i.js", "./j.js"]);
    }

    #[test]
    fn names_every_module_once() {
        let files = Files::from([
            ("page.js".to_owned(), b"import './deep/a.js'; import('./later.js')".to_vec()),
            ("deep/a.js".to_owned(), b"import '../b.js'".to_vec()),
            ("b.js".to_owned(), b"import './page.js'".to_vec()),
        ]);
        let html = "<head>\n  <script type=\"module\" src=\"f0/page.js\"></script>\n";
        assert_eq!(
            preloaded(html, "f0", &files),
            "<head>\n  <link rel=\"modulepreload\" href=\"f0/b.js\">\n  \
            <link rel=\"modulepreload\" href=\"f0/deep/a.js\">\n  <script type=\"module\" src=\"f0/page.js\"></script>\n"
        );
        assert_eq!(preloaded("<p>", "f0", &files), "<p>");
    }

    #[test]
    fn reads_references() {
        let html = "<a href=\"f0/a.js?x#y\"><b src='./f0/b.css'><i href=\"f01/c\">";
        assert_eq!(references(html, "f0").collect::<Vec<_>>(), ["a.js", "b.css"]);
    }
}
