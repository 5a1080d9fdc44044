//! One line of input, whatever comes in.

use std::io::{self, BufRead, ErrorKind};

/// A line without its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// What was read. Bytes that are no text are replaced.
    pub(crate) text: String,
    /// Whether this is all of it, or its end was cut off.
    pub(crate) whole: bool,
}

/// Reads a line, and keeps its first `most` bytes: input without line ends must not fill the memory. `None` when the
/// input has ended.
pub(crate) fn read(input: &mut impl BufRead, most: usize) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let (mut any, mut whole) = (false, true);
    loop {
        let chunk = match input.fill_buf() {
            Ok(chunk) => chunk,
            Err(error) if error.kind() == ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if chunk.is_empty() {
            return Ok(any.then(|| Line { text: text(&line), whole }));
        }
        any = true;
        let end = chunk.iter().position(|byte| *byte == b'\n');
        let part = chunk.get(..end.unwrap_or(chunk.len())).unwrap_or_default();
        whole &= part.len() <= most - line.len();
        line.extend(part.iter().take(most - line.len()));
        let used = part.len() + usize::from(end.is_some());
        input.consume(used);
        if end.is_some() {
            return Ok(Some(Line { text: text(&line), whole }));
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
        let [most, too_long] = [100, 101].map(|length| "x".repeat(length));
        let endless = "x".repeat(100_000);
        let given = [
            b"3>\r\n\n\xff\n".as_slice(),
            most.as_bytes(),
            b"\n",
            too_long.as_bytes(),
            b"\n",
            endless.as_bytes(),
            b"\nlast",
        ]
        .concat();
        let mut input = io::BufReader::with_capacity(7, given.as_slice());
        for (text, whole) in [
            ("3>\r", true),
            ("", true),
            ("\u{fffd}", true),
            (&most, true),
            (&most, false),
            (&most, false),
            ("last", true),
        ] {
            assert_eq!(read(&mut input, 100).unwrap(), Some(Line { text: text.to_owned(), whole }));
        }
        assert_eq!(read(&mut input, 100).unwrap(), None);
    }
}
