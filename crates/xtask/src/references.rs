//! Moving the page's references from `www/` to the release's folder.

use anyhow::{Result, bail};

/// Rewrites every reference in `html` that begins with `www/` or `./www/` to lie in `folder/`.
///
/// A reference begins after a quote, an equals sign, an opening parenthesis, a comma or white space, which covers
/// attributes, source sets, import maps and `url(…)`.
///
/// # Errors
///
/// When a reference begins with `/www/`: that would tie the page to the root of its host.
pub fn moved(html: &str, folder: &str) -> Result<String> {
    let mut result = String::with_capacity(html.len());
    let mut rest = html;
    while let Some(at) = rest.find("www/") {
        let before = &rest[..at];
        let start = before.strip_suffix("./").unwrap_or(before);
        if begins_reference(before.strip_suffix('/').unwrap_or("x")) && !before.ends_with("./") {
            let line = html[..html.len() - rest.len() + at].lines().count();
            bail!("line {line}: /www/… works only at the root of a host; write www/…");
        }
        // A leading "./" stays: import maps and inline modules do not work without it.
        result.push_str(before);
        result.push_str(if begins_reference(start) { folder } else { "www" });
        result.push('/');
        rest = &rest[at + "www/".len()..];
    }
    result.push_str(rest);
    Ok(result)
}

fn begins_reference(before: &str) -> bool {
    before.ends_with(['"', '\'', '=', '(', ',']) || before.ends_with(char::is_whitespace)
}

#[cfg(test)]
mod tests {
    use super::moved;

    #[test]
    fn moves_attributes_sets_maps_and_urls() {
        for (from, to) in [
            (r#"<link href="www/page.css">"#, r#"<link href="f00/page.css">"#),
            (r"<script src='./www/page.js'>", r"<script src='./f00/page.js'>"),
            (r"<img src=www/a.svg>", r"<img src=f00/a.svg>"),
            (r#"srcset="www/a.png 1x, www/b.png 2x""#, r#"srcset="f00/a.png 1x, f00/b.png 2x""#),
            (r#"{"imports":{"a":"./www/a.js"}}"#, r#"{"imports":{"a":"./f00/a.js"}}"#),
            ("url(www/a.woff2)", "url(f00/a.woff2)"),
        ] {
            assert_eq!(moved(from, "f00").ok().as_deref(), Some(to), "{from}");
        }
    }

    #[test]
    fn leaves_other_words_alone() {
        for text in [r#"<a href="https://example.org/www/">"#, "awww/", r#"<a href="about/www/x">"#, "www"] {
            assert_eq!(moved(text, "f00").ok().as_deref(), Some(text));
        }
    }

    #[test]
    fn refuses_the_root_of_the_host() {
        let error = moved("<p>\n<link href=\"/www/page.css\">", "f00").map_err(|error| error.to_string());
        assert_eq!(error, Err("line 2: /www/… works only at the root of a host; write www/…".to_owned()));
    }
}
