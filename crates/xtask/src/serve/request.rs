//! The head of an HTTP/1.1 request, as far as a file server must understand it.

use std::io::{BufRead, Read};

/// A browser's head is about a kilobyte; whoever sends more than this is no browser.
const LONGEST_HEAD: u64 = 32 * 1024;

/// What was asked for.
#[derive(Debug, PartialEq, Eq)]
pub struct Request {
    /// `GET`, `HEAD` or something that will be refused.
    pub method: String,
    /// Path and query as they came, still percent-encoded.
    pub target: String,
    /// The `Range` header's value.
    pub range: Option<String>,
    /// Whether the connection stays open for another request.
    pub keep_alive: bool,
}

/// Reads one head. `None` at the end of the connection, or when what came is not HTTP.
pub fn read(stream: &mut impl BufRead) -> Option<Request> {
    let mut head = stream.take(LONGEST_HEAD);
    let mut line = String::new();
    head.read_line(&mut line).ok()?;
    let mut words = line.split_whitespace();
    let (method, target, version) = (words.next()?.to_owned(), words.next()?.to_owned(), words.next()?);
    let mut request = Request { method, target, range: None, keep_alive: version == "HTTP/1.1" };
    loop {
        let mut line = String::new();
        head.read_line(&mut line).ok()?;
        if !line.ends_with('\n') {
            return None;
        }
        let line = line.trim_end();
        if line.is_empty() {
            return Some(request);
        }
        let (name, value) = line.split_once(':')?;
        let value = value.trim();
        match name.to_ascii_lowercase().as_str() {
            "range" => request.range = Some(value.to_owned()),
            "connection" if value.eq_ignore_ascii_case("close") => request.keep_alive = false,
            // A body is never read here, so what follows it could not be told from it.
            "content-length" if value != "0" => request.keep_alive = false,
            "transfer-encoding" => request.keep_alive = false,
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Request, read};

    #[test]
    fn reads_what_matters() {
        let mut text =
            "GET /www/a.js?x HTTP/1.1\r\nHost: x\r\nrange: bytes=0-1\r\n\r\nHEAD / HTTP/1.0\r\n\r\n".as_bytes();
        let first = Request {
            method: "GET".into(),
            target: "/www/a.js?x".into(),
            range: Some("bytes=0-1".into()),
            keep_alive: true,
        };
        let second = Request { method: "HEAD".into(), target: "/".into(), range: None, keep_alive: false };
        assert_eq!(read(&mut text), Some(first));
        assert_eq!(read(&mut text), Some(second));
        assert_eq!(read(&mut text), None);
    }

    #[test]
    fn gives_up_on_anything_else() {
        for text in ["", "\r\n", "GET /", "GET / HTTP/1.1\r\nHost", "GET / HTTP/1.1\r\nno colon\r\n\r\n"] {
            assert_eq!(read(&mut text.as_bytes()), None, "{text:?}");
        }
        let endless = format!("GET / HTTP/1.1\r\nx: {}", "y".repeat(100_000));
        assert_eq!(read(&mut endless.as_bytes()), None);
    }
}
