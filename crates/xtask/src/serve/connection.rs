//! One connection: requests in, files out, until either side has had enough.

use std::fs::File;
use std::io::{self, BufReader, Read, Seek, SeekFrom, Write};
use std::net::TcpStream;
use std::path::Path;
use std::time::Duration;

use super::files;
use super::range::{Part, part};
use super::request::{self, Request};

/// How long an idle connection may hold its thread.
const PATIENCE: Duration = Duration::from_secs(30);

/// Answers until the connection ends. Errors are the other side's going away, and nobody's concern.
pub fn serve(stream: &TcpStream, root: &Path) {
    let ready = stream
        .set_read_timeout(Some(PATIENCE))
        .and_then(|()| stream.set_write_timeout(Some(PATIENCE)))
        .and_then(|()| stream.set_nodelay(true));
    if ready.is_err() {
        return;
    }
    let mut reader = BufReader::new(stream);
    let mut writer = stream;
    while let Some(request) = request::read(&mut reader) {
        if answer(&mut writer, root, &request).is_err() || !request.keep_alive {
            return;
        }
    }
}

fn answer(out: &mut impl Write, root: &Path, request: &Request) -> io::Result<()> {
    let with_body = request.method == "GET";
    if !with_body && request.method != "HEAD" {
        return message(out, request, "405 Method Not Allowed", "Allow: GET, HEAD\r\n");
    }
    let opened = files::find(root, &request.target).and_then(|path| {
        let file = File::open(&path).ok()?;
        let length = file.metadata().ok()?.len();
        Some((path, file, length))
    });
    let Some((path, mut file, length)) = opened else {
        println!("404 {}", request.target);
        return message(out, request, "404 Not Found", "");
    };
    // A range says something about a body; HEAD has none.
    let range = request.range.as_deref().filter(|_| with_body);
    let (status, first, count, extra) = match part(range, length) {
        Part::Whole => ("200 OK", 0, length, String::new()),
        Part::Bytes(first, last) => (
            "206 Partial Content",
            first,
            last - first + 1,
            format!("Content-Range: bytes {first}-{last}/{length}\r\n"),
        ),
        Part::Outside => {
            let extra = format!("Content-Range: bytes */{length}\r\n");
            return message(out, request, "416 Range Not Satisfiable", &extra);
        }
    };
    let extra = format!("{extra}Accept-Ranges: bytes\r\n");
    head(out, request, status, files::media_type(&path), count, &extra)?;
    if with_body {
        file.seek(SeekFrom::Start(first))?;
        let sent = io::copy(&mut file.take(count), out)?;
        if sent < count {
            // The file shrank under a rebuild; only closing tells the other side that bytes are missing.
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    out.flush()
}

/// An answer whose body is its own status line.
fn message(out: &mut impl Write, request: &Request, status: &str, extra: &str) -> io::Result<()> {
    let body = format!("{status}\n");
    head(out, request, status, "text/plain; charset=utf-8", body.len() as u64, extra)?;
    if request.method != "HEAD" {
        out.write_all(body.as_bytes())?;
    }
    out.flush()
}

fn head(
    out: &mut impl Write,
    request: &Request,
    status: &str,
    media_type: &str,
    length: u64,
    extra: &str,
) -> io::Result<()> {
    let connection = if request.keep_alive { "keep-alive" } else { "close" };
    // no-store: a developer who reloads wants what is on disk now.
    out.write_all(
        format!(
            "HTTP/1.1 {status}\r\nContent-Type: {media_type}\r\nContent-Length: {length}\r\n\
             Cache-Control: no-store\r\nX-Content-Type-Options: nosniff\r\nConnection: {connection}\r\n{extra}\r\n"
        )
        .as_bytes(),
    )
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::super::request::read;
    use super::answer;

    fn ask(root: &Path, text: &str) -> String {
        let mut out = Vec::new();
        let request = read(&mut format!("{text} HTTP/1.1\r\n\r\n").as_bytes());
        if let Some(request) = request {
            assert!(answer(&mut out, root, &request).is_ok());
        }
        String::from_utf8_lossy(&out).into_owned()
    }

    #[test]
    fn answers_get_head_and_ranges() -> std::io::Result<()> {
        let root = std::env::temp_dir().join(format!("oanquan-answer-{}", std::process::id()));
        fs::create_dir_all(root.join("www"))?;
        fs::write(root.join("www/a.js"), "0123456789")?;

        let whole = ask(&root, "GET /www/a.js");
        assert!(whole.starts_with("HTTP/1.1 200 OK\r\nContent-Type: text/javascript"), "{whole}");
        assert!(whole.contains("Cache-Control: no-store\r\n"), "{whole}");
        assert!(whole.ends_with("\r\n\r\n0123456789"), "{whole}");

        let head = ask(&root, "HEAD /www/a.js");
        assert!(head.contains("Content-Length: 10\r\n") && head.ends_with("\r\n\r\n"), "{head}");

        assert!(ask(&root, "GET /nothing").starts_with("HTTP/1.1 404 Not Found\r\n"));
        assert!(ask(&root, "POST /www/a.js").contains("\r\nAllow: GET, HEAD\r\n"));
        fs::remove_dir_all(root)
    }

    #[test]
    fn answers_ranges() -> std::io::Result<()> {
        let root = std::env::temp_dir().join(format!("oanquan-ranges-{}", std::process::id()));
        fs::create_dir_all(root.join("www"))?;
        fs::write(root.join("www/a.js"), "0123456789")?;
        let ask = |range: &str| {
            let mut out = Vec::new();
            let text = format!("GET /www/a.js HTTP/1.1\r\nRange: {range}\r\n\r\n");
            if let Some(request) = read(&mut text.as_bytes()) {
                assert!(answer(&mut out, &root, &request).is_ok());
            }
            String::from_utf8_lossy(&out).into_owned()
        };
        let part = ask("bytes=2-4");
        assert!(part.starts_with("HTTP/1.1 206 Partial Content\r\n"), "{part}");
        assert!(part.contains("Content-Range: bytes 2-4/10\r\n") && part.ends_with("\r\n\r\n234"), "{part}");
        assert!(ask("bytes=10-").contains("Content-Range: bytes */10\r\n"));
        fs::remove_dir_all(root)
    }
}
