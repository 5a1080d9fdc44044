//! What a line of the protocol asks for.

use std::time::Duration;

use oanquan_engine::Task;

use crate::options::digits;
use crate::thinking::Limit;
use crate::words;

/// A line, understood as far as that goes without knowing the rules and the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Request {
    /// `uoi`
    Introduce,
    /// `isready`
    IsReady,
    /// `setoption name rules value …`
    Rules(String),
    /// `position … moves …`
    Position { position: String, moves: String },
    /// `go …`
    Go(Limit),
    /// `go infinite`
    GoInfinite,
    /// `stop`
    Stop,
    /// `quit`
    Quit,
}

impl Request {
    /// Understands a line, `None` if there is nothing in it, or says what is wrong with it. Any blanks separate words.
    pub(super) fn read(line: &str) -> Result<Option<Self>, String> {
        let words: Vec<_> = line.split_whitespace().collect();
        match words.as_slice() {
            [] => Ok(None),
            ["uoi"] => Ok(Some(Self::Introduce)),
            ["isready"] => Ok(Some(Self::IsReady)),
            ["stop"] => Ok(Some(Self::Stop)),
            ["quit"] => Ok(Some(Self::Quit)),
            ["setoption", "name", "rules", "value", rules @ ..] => Ok(Some(Self::Rules(rules.join(" ")))),
            ["setoption", option @ ..] => Err(words::unknown_option(&option.join(" "))),
            ["position", position @ ..] => {
                let end = position.iter().position(|word| *word == "moves").unwrap_or(position.len());
                let (position, moves) = position.split_at(end);
                // The first of these is the word `moves` itself.
                let moves = moves.iter().skip(1).copied().collect::<Vec<_>>();
                Ok(Some(Self::Position { position: position.join(" "), moves: moves.join(" ") }))
            }
            ["go", "infinite"] => Ok(Some(Self::GoInfinite)),
            ["go", limits @ ..] => limit(limits).map(|limit| Some(Self::Go(limit))),
            _ => Err(words::unknown_request(line)),
        }
    }
}

/// One limit or several; the first that is reached counts.
fn limit(words: &[&str]) -> Result<Limit, String> {
    if words.is_empty() {
        return Err(words::NO_LIMIT.to_owned());
    }
    let mut limit = Limit::task(Task::ENDLESS);
    for pair in words.chunks(2) {
        let (name, given) = (pair.first().copied().unwrap_or_default(), pair.get(1).copied().unwrap_or_default());
        let number = |least: u64, most: u64| {
            let number = digits(given).filter(|number| (least..=most).contains(number));
            number.ok_or_else(|| words::bad_limit(name, given, least, most))
        };
        match name {
            "movetime" => limit.time = Some(Duration::from_millis(number(0, u32::MAX.into())?)),
            "depth" => limit.task.depth = number(1, u32::MAX.into())? as u32,
            "nodes" => limit.task.nodes = number(1, u64::MAX)?,
            "infinite" => return Err(words::INFINITE_ALONE.to_owned()),
            _ => return Err(words::unknown_limit(name)),
        }
    }
    Ok(limit)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn understands() {
        let read = |line| Request::read(line).unwrap().unwrap();
        assert_eq!(read(" \tuoi\r"), Request::Introduce);
        assert_eq!(read("setoption name rules value { \"sides\" :\t3}"), Request::Rules("{ \"sides\" : 3}".to_owned()));
        let position =
            |position: &str, moves: &str| Request::Position { position: position.into(), moves: moves.into() };
        assert_eq!(read("position start"), position("start", ""));
        assert_eq!(read("position  a b  c d moves A1l  B2r"), position("a b c d", "A1l B2r"));
        assert_eq!(read("position moves A1l"), position("", "A1l"));
        assert_eq!(read("go infinite"), Request::GoInfinite);
        let time = Limit::time(Duration::from_millis(20));
        assert_eq!(read("go movetime 20"), Request::Go(time));
        assert_eq!(read("go depth 3 movetime 20"), Request::Go(Limit { task: Task::depth(3), ..time }));
        assert_eq!(Request::read("\r"), Ok(None));
    }

    #[test]
    fn refuses() {
        for (line, says) in [
            ("UOI", "“UOI” is not understood"),
            ("quit now", "“quit now” is not understood"),
            ("go", "how long? go is followed by"),
            ("go fast", "“fast” is not a limit"),
            ("go depth", "depth is followed by a whole number from 1 to 4294967295, not by “”"),
            ("go depth 0", "depth is followed by a whole number"),
            ("go nodes +1", "not by “+1”"),
            ("go movetime 4294967296", "movetime is followed by a whole number from 0 to 4294967295"),
            ("go depth 3 infinite", "infinite stands alone"),
            ("setoption", "there is no option “”"),
            ("setoption name hash value 3", "there is no option “name hash value 3”"),
        ] {
            let error = Request::read(line).unwrap_err();
            assert!(error.starts_with(says) || error.ends_with(says), "{line}: {error}");
        }
    }
}
