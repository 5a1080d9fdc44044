//! `Range: bytes=…`: what a media element or a resumed download asks for.

/// What to send of a file.
#[derive(Debug, PartialEq, Eq, Clone, Copy)]
pub enum Part {
    /// All of it: no range was asked for, or one that need not be understood.
    Whole,
    /// From the first byte to the last, both included.
    Bytes(u64, u64),
    /// A range that begins after the end.
    Outside,
}

/// Reads the header for a file of `length` bytes. Several ranges at once get the whole file, as the standard allows.
pub fn part(header: Option<&str>, length: u64) -> Part {
    let Some((first, last)) =
        header.and_then(|header| header.trim().strip_prefix("bytes=")).and_then(|range| range.split_once('-'))
    else {
        return Part::Whole;
    };
    match (first.trim().parse::<u64>(), last.trim().parse::<u64>()) {
        (Ok(first), Ok(last)) if first > last => Part::Whole,
        (Ok(first), _) if first >= length => Part::Outside,
        (Ok(first), Ok(last)) => Part::Bytes(first, last.min(length - 1)),
        (Ok(first), Err(_)) if last.trim().is_empty() => Part::Bytes(first, length - 1),
        // The last so many bytes.
        (Err(_), Ok(count)) if first.trim().is_empty() => match length.min(count) {
            0 => Part::Outside,
            count => Part::Bytes(length - count, length - 1),
        },
        _ => Part::Whole,
    }
}

#[cfg(test)]
mod tests {
    use super::{Part, part};

    #[test]
    fn reads_what_browsers_send() {
        for (header, expected) in [
            ("bytes=0-", Part::Bytes(0, 9)),
            ("bytes=2-3", Part::Bytes(2, 3)),
            ("bytes=2-99", Part::Bytes(2, 9)),
            ("bytes=-3", Part::Bytes(7, 9)),
            ("bytes=-99", Part::Bytes(0, 9)),
            ("bytes=10-", Part::Outside),
            ("bytes=-0", Part::Outside),
            ("bytes=3-2", Part::Whole),
            ("bytes=0-1,3-4", Part::Whole),
            ("bytes=-", Part::Whole),
            ("lines=0-1", Part::Whole),
        ] {
            assert_eq!(part(Some(header), 10), expected, "{header}");
        }
        assert_eq!(part(None, 10), Part::Whole);
        assert_eq!(part(Some("bytes=0-"), 0), Part::Outside);
    }
}
