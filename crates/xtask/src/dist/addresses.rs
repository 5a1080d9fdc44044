//! What a module addresses from where it lies: `new URL('…', import.meta.url)`.
//!
//! Bundling moves code into files at the root of the release's folder, and `import.meta.url` moves with it. The
//! addressed files stay. So each address is rewritten to begin at the root, and what can't be rewritten is refused:
//! it would work in development and fail in the release.

use anyhow::{Result, bail};

const QUOTES: [char; 3] = ['\'', '"', '`'];

/// A module that can be moved to the root, and what it addresses.
pub struct Moved {
    /// The module's text.
    pub text: String,
    /// Paths from the root; one with a `${…}` in it is known only when the page runs.
    pub addresses: Vec<String>,
}

/// Rewrites the module at `path` for a place at the root.
///
/// # Errors
///
/// When `import.meta` stands anywhere but in `new URL('a literal', import.meta.url)`, an address is not relative or
/// leaves the root, or the path of an `import(…)` is no literal.
pub fn moved(path: &str, text: &str) -> Result<Moved> {
    let folder = path.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut result = Moved { text: String::with_capacity(text.len()), addresses: Vec::new() };
    let mut done = 0;
    for at in code(text, "import.meta") {
        let line = text[..at].lines().count();
        let Some(start) = literal(&text[..at]).filter(|_| closes(&text[at..])) else {
            bail!("{path}, line {line}: only new URL('…', import.meta.url) survives bundling");
        };
        let end = text[..at].trim_end().trim_end_matches(',').trim_end().len() - 1;
        let Some(address) = from_root(folder, &text[start..end]) else {
            bail!("{path}, line {line}: {:?} is not below the release's folder", &text[start..end]);
        };
        result.text.push_str(&text[done..start]);
        result.text.push_str("./");
        result.text.push_str(&address);
        done = end;
        result.addresses.push(address);
    }
    result.text.push_str(&text[done..]);
    for at in code(text, "import(") {
        // One that opens a literal is the text of another program, which the bundler does not read.
        let quoted = text[..at].ends_with(QUOTES);
        if !quoted && !text[at + "import(".len()..].trim_start().starts_with(QUOTES) {
            bail!("{path}, line {}: import() of a path that is no literal", text[..at].lines().count());
        }
    }
    Ok(result)
}

/// Where `word` stands outside of comments: a line that begins like one is one.
fn code<'a>(text: &'a str, word: &'a str) -> impl Iterator<Item = usize> + 'a {
    text.match_indices(word).map(|(at, _)| at).filter(|at| {
        let line = text[..*at].rsplit('\n').next().unwrap_or_default().trim_start();
        !line.starts_with("//") && !line.starts_with("/*") && !line.starts_with('*')
    })
}

/// Where the literal begins that is the first argument before the second one, which follows `before`.
fn literal(before: &str) -> Option<usize> {
    let before = before.trim_end().strip_suffix(',')?.trim_end();
    let quote = before.chars().next_back().filter(|quote| QUOTES.contains(quote))?;
    let start = before[..before.len() - 1].rfind(quote)? + 1;
    before[..start - 1].trim_end().ends_with("new URL(").then_some(start)
}

fn closes(after: &str) -> bool {
    let after = after.strip_prefix("import.meta.url").unwrap_or_default().trim_start();
    after.strip_prefix(',').unwrap_or(after).trim_start().starts_with(')')
}

/// The address as seen from the root.
fn from_root(folder: &str, address: &str) -> Option<String> {
    if address.starts_with(['/', '$']) || address.contains([':', '\\', '?', '#']) {
        return None;
    }
    let mut parts: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    for part in address.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::moved;

    #[test]
    fn addresses_begin_at_the_root() -> anyhow::Result<()> {
        for (path, from, to) in [
            ("shell.js", "new URL('./style/a.css', import.meta.url)", "./style/a.css"),
            ("pkg/a.js", "new URL(\"a.wasm\",import.meta.url)", "./pkg/a.wasm"),
            ("a/b/c.js", "new URL(\n  '../d.svg',\n  import.meta.url,\n)", "./a/d.svg"),
            ("a/b.js", "new URL(`../words/${language}.json`, import.meta.url)", "./words/${language}.json"),
        ] {
            let moved = moved(path, &format!("x({from}); y('z');"))?;
            assert_eq!(moved.addresses, [to.trim_start_matches("./")]);
            assert!(moved.text.contains(to) && moved.text.ends_with("; y('z');"), "{}", moved.text);
        }
        let other = "new Blob([`import(${JSON.stringify(address)})`])";
        assert_eq!(moved("a.js", other)?.text, other);
        let plain = "// import.meta.url is spoken of\nimport('./a.js'); /** @type {import('./b.js').B} */";
        assert_eq!(moved("a.js", plain)?.text, plain);
        Ok(())
    }

    #[test]
    fn refuses_what_would_break() {
        for text in [
            "const here = import.meta.url;",
            "new URL(name, import.meta.url)",
            "new URL('a' + b, import.meta.url)",
            "new URL('../a.css', import.meta.url)",
            "new URL('https://example.org/a.css', import.meta.url)",
            "new URL(`${name}.css`, import.meta.url)",
            "import.meta.resolve('./a.js')",
            "import(name)",
        ] {
            assert!(moved("a.js", text).is_err(), "{text}");
        }
        let error = moved("a.js", "\n\nimport.meta.url").err().map(|error| error.to_string());
        assert_eq!(error.as_deref(), Some("a.js, line 2: only new URL('…', import.meta.url) survives bundling"));
    }
}
