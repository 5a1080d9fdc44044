//! `oaq engine` and everything that is no proper session.

use std::io::Cursor;

use proptest::collection::vec;
use proptest::prelude::{ProptestConfig, Strategy, any, prop_oneof, proptest};

/// Runs a session in this process, where a panic fails the test, and gives its output. It must end in order.
fn session(input: Vec<u8>) -> String {
    let (mut output, mut errors) = (Vec::new(), Vec::new());
    let code = oaq::run([std::ffi::OsString::from("engine")], Cursor::new(input), &mut output, &mut errors);
    assert_eq!((code, errors), (0, Vec::new()));
    String::from_utf8(output).unwrap()
}

/// Every answer is one the protocol has, on a line of its own, without anything that a terminal would obey.
fn assert_answers(output: &str) {
    const ANSWERS: [&str; 7] = ["id ", "option ", "uoiok", "readyok", "info depth ", "bestmove ", "error "];
    for line in output.lines() {
        assert!(ANSWERS.iter().any(|answer| line.starts_with(answer)), "{line:?}");
        assert!(!line.chars().any(char::is_control), "{line:?}");
        assert!(line.len() < 2000, "{line:?}");
    }
}

/// Pieces of good lines, in any order.
fn word() -> impl Strategy<Value = String> {
    const WORDS: [&str; 34] = [
        "uoi",
        "isready",
        "setoption",
        "name",
        "rules",
        "value",
        "folk",
        "pebbles",
        "{\"sides\":3}",
        "{",
        "position",
        "start",
        "moves",
        "A2r",
        "B1r",
        "A1l",
        "C3l",
        "5,5,5,5,5,0Q/5,5,5,5,5,0Q",
        "A",
        "B",
        "-",
        "0,0",
        "0,0,0,0,0,0/0,0,0,0,0,0",
        "35+1Q,15+1Q",
        "B>A:2",
        "go",
        "depth",
        "movetime",
        "nodes",
        "infinite",
        "stop",
        "1",
        "2",
        "99999999999999999999",
    ];
    prop_oneof![9 => proptest::sample::select(&WORDS[..]).prop_map(str::to_owned), 1 => ".{0,8}"]
}

/// Lines that are good in themselves.
fn good() -> impl Strategy<Value = String> {
    const LINES: [&str; 12] = [
        "uoi",
        "isready",
        "setoption name rules value standard",
        "setoption name rules value {\"sides\":3}",
        "position start",
        "position start moves A2r B1r",
        "position 0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -",
        "go depth 2",
        "go nodes 300",
        "go movetime 1",
        "go infinite",
        "stop",
    ];
    proptest::sample::select(&LINES[..]).prop_map(str::to_owned)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 60, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn bytes(input in vec(any::<u8>(), 0..2000)) {
        assert_answers(&session([&input, b"\nstop\nuoi\n".as_slice()].concat()));
    }

    #[test]
    fn lines(lines in vec(prop_oneof![good(), vec(word(), 0..8).prop_map(|words| words.join(" "))], 0..30)) {
        let input = lines.join("\n") + "\nstop\nuoi\n";
        let output = session(input.into_bytes());
        assert_answers(&output);
        // The session has gone on to its end.
        assert!(output.ends_with("\nuoiok\n"), "{lines:?}: {output}");
    }
}
