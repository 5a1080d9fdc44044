//! `oaq check`: replays vector files and tells what differs.

use std::ffi::OsString;
use std::io::Write;
use std::path::Path;

use crate::trouble::Trouble;
use crate::{vectors, words};

/// Replays the files, one line for each mismatch and a last one with the sums.
pub(crate) fn run(files: &[OsString], output: &mut impl Write) -> Result<(), Trouble> {
    if files.is_empty() {
        return Err(Trouble::Usage(words::NO_FILE.to_owned()));
    }
    let (mut passed, mut failed) = (0, 0);
    let mut lines = String::new();
    for file in files.iter().map(Path::new) {
        let mut tell = |what: &str| {
            // What a file holds must not break a line in two.
            lines.extend(file.display().to_string().chars().flat_map(shown));
            lines.push_str(": ");
            lines.extend(what.chars().flat_map(shown));
            lines.push('\n');
        };
        match read(file) {
            Ok(outcome) => {
                passed += outcome.passed;
                failed += outcome.failed;
                outcome.mismatches.iter().for_each(|mismatch| tell(mismatch));
            }
            Err(what) => {
                failed += 1;
                tell(&what);
            }
        }
    }
    lines.push_str(&words::checked(passed, failed));
    let written = writeln!(output, "{lines}");
    // Whether or not anybody reads the lines.
    if failed > 0 {
        return Err(Trouble::Failed);
    }
    Ok(written?)
}

fn read(file: &Path) -> Result<vectors::Outcome, String> {
    let text = std::fs::read_to_string(file).map_err(|error| words::unreadable(&error))?;
    vectors::check(&text)
}

/// The character, or its escape when a terminal would obey it.
fn shown(c: char) -> impl Iterator<Item = char> {
    let escaped = if c.is_control() { Some(c.escape_default()) } else { None };
    let plain = if escaped.is_none() { Some(c) } else { None };
    escaped.into_iter().flatten().chain(plain)
}
