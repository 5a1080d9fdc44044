//! Which files the server gives out, and as what.

use std::path::{Path, PathBuf};

/// The file that a request's target names, if it is the page's: `index.html`, `embed.html` or something in `www/`.
///
/// The rest of the repository is not a website; a target with `..`, a hidden file or a link out of the repository
/// finds nothing.
pub fn find(root: &Path, target: &str) -> Option<PathBuf> {
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let path = decode(path.strip_prefix('/')?)?;
    let path = if path.is_empty() { "index.html" } else { path.as_str() };
    let ours = path == "index.html" || path == "embed.html" || path.starts_with("www/");
    // A backslash and a colon are separators on some systems.
    let plain = path.split('/').all(|part| !part.is_empty() && !part.starts_with('.')) && !path.contains(['\\', ':']);
    if !ours || !plain {
        return None;
    }
    let file = root.join(path).canonicalize().ok()?;
    (file.is_file() && file.starts_with(root.canonicalize().ok()?)).then_some(file)
}

/// The media type by the name's ending. Modules and wasm do not load at all under a wrong one.
pub fn media_type(file: &Path) -> &'static str {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    match ending.to_ascii_lowercase().as_str() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "wasm" => "application/wasm",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "jpg" | "jpeg" => "image/jpeg",
        "webp" => "image/webp",
        "avif" => "image/avif",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "mp3" => "audio/mpeg",
        "ogg" | "opus" => "audio/ogg",
        "wav" => "audio/wav",
        "txt" | "md" | "ts" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Percent-decoding; `None` when it is broken, not UTF-8, or hides a control character.
fn decode(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let [first, after @ ..] = rest {
        rest = after;
        if *first == b'%' {
            let (digits, after) = rest.split_at_checked(2)?;
            bytes.push(u8::from_str_radix(std::str::from_utf8(digits).ok()?, 16).ok()?);
            rest = after;
        } else {
            bytes.push(*first);
        }
    }
    let text = String::from_utf8(bytes).ok()?;
    (!text.contains(char::is_control)).then_some(text)
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::{find, media_type};

    #[test]
    fn gives_out_the_page_and_nothing_else() -> std::io::Result<()> {
        let root = std::env::temp_dir().join(format!("oanquan-serve-{}", std::process::id()));
        fs::create_dir_all(root.join("www/a b"))?;
        fs::create_dir_all(root.join("crates"))?;
        for file in ["index.html", "Cargo.toml", "www/a b/c.js", "www/.hidden", "crates/x"] {
            fs::write(root.join(file), "")?;
        }
        for target in ["/", "/?a=b", "/index.html", "/www/a%20b/c.js", "/www/a%20b/c.js?v#h"] {
            assert!(find(&root, target).is_some(), "{target}");
        }
        for target in [
            "",
            "index.html",
            "/embed.html",
            "/Cargo.toml",
            "/crates/x",
            "/www",
            "/www/",
            "/www/a%20b",
            "/www/../Cargo.toml",
            "/www/%2e%2e/Cargo.toml",
            "/www/..%2fCargo.toml",
            "/www/..\\Cargo.toml",
            "//index.html",
            "/www//a%20b/c.js",
            "/www/.hidden",
            "/www/%",
            "/www/%zz",
            "/www/%ff",
            "/www/%00",
        ] {
            assert_eq!(find(&root, target), None, "{target}");
        }
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("/", root.join("www/out"))?;
            assert_eq!(find(&root, "/www/out/etc/hostname"), None);
        }
        fs::remove_dir_all(root)
    }

    #[test]
    fn knows_the_types_that_must_be_right() {
        assert_eq!(media_type(Path::new("a.wasm")), "application/wasm");
        assert_eq!(media_type(Path::new("a.b.JS")), "text/javascript; charset=utf-8");
        assert_eq!(media_type(Path::new("a")), "application/octet-stream");
    }
}
