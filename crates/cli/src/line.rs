//! One line of input, whatever comes in.

use std::io::{self, BufRead, ErrorKind};

/// No command is nearly as long. Input without line ends must not fill the memory.
const MOST: usize = 256;

/// Reads a line without its end, cut off after some 200 bytes. `None` when the input has ended.
pub(crate) fn read(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let mut any = false;
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(any.then(|| text(&line)));
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = chunk.get(..end.unwrap_or(chunk.len())).unwrap_or_default();
        line.extend(part.iter().take(MOST - line.len()));
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(text(&line)));
        }
    }
}

fn text(line: &[u8]) -> String {
    String::from_utf8_lossy(line).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_any_kind() {
        let long = "x".repeat(100_000);
        let given = [b"3>\r\n\n\xff\n".as_slice(), long.as_bytes(), b"\nlast"].concat();
        let mut input = io::BufReader::with_capacity(7, given.as_slice());
        let mut lines = std::iter::from_fn(|| read(&mut input).unwrap());
        assert_eq!(lines.next().as_deref(), Some("3>\r"));
        assert_eq!(lines.next().as_deref(), Some(""));
        assert_eq!(lines.next().as_deref(), Some("\u{fffd}"));
        assert_eq!(lines.next(), Some("x".repeat(MOST)));
        assert_eq!(lines.next().as_deref(), Some("last"));
        assert_eq!(lines.next(), None);
    }
}
