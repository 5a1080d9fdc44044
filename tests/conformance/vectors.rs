//! The vector files, and that whoever checks them is not blind.

use std::fs;
use std::path::{Path, PathBuf};

use oaq::vectors::check;

fn files() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("vectors");
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut files: Vec<_> = entries.filter(|path| path.extension().is_some_and(|end| end == "json")).collect();
    files.sort();
    files
}

#[test]
fn every_case_of_every_file_agrees() {
    let files = files();
    assert!(!files.is_empty());
    for file in files {
        let outcome = check(&fs::read_to_string(&file).unwrap()).unwrap();
        assert_eq!(outcome.mismatches, [""; 0], "{}", file.display());
        assert_eq!(outcome.failed, 0, "{}", file.display());
        assert!(outcome.passed > 0, "{}", file.display());
    }
}

const MOVE: &str = r#"{"moves": [{
    "name": "two empty cells", "rules": "folk", "position": "1,0,0,0,5,0Q/5,5,5,5,5,0Q A 9,10 -", "move": "A1r",
    "steps": [{"step":"pick-up","cell":0,"count":1},{"step":"sow","cell":1,"left":0},
        {"step":"stop","reason":"two-empty","cell":3}],
    "after": "0,1,0,0,5,0Q/5,5,5,5,5,0Q B 9,10 -"}]}"#;

const GAME: &str = r#"{"games": [{
    "rules": {"citizensPerSquare":1,"youngMandarin":10}, "start": "0,0,0,0,1,2Q/0,0,0,0,0,4Q A 2,1 -",
    "moves": ["A5l"], "final": "0,0,0,0,0,2Q/0,0,0,0,0,4Q - 3,1 -", "over": "no-refill", "scores": [3, 1]}]}"#;

/// The case with one thing changed must be a failed one, or no vector file at all.
fn assert_seen(case: &str, was: &str, becomes: &str) {
    assert_eq!(case.matches(was).count(), 1, "{was}");
    if let Ok(outcome) = check(&case.replace(was, becomes)) {
        assert_eq!((outcome.passed, outcome.failed), (0, 1), "{was} changed to {becomes}");
        assert!(!outcome.mismatches.is_empty());
    }
}

#[test]
fn a_changed_move_case_is_seen() {
    assert_eq!(check(MOVE).unwrap().passed, 1, "{:?}", check(MOVE));
    let changes = [
        (r#""count":1"#, r#""count":2"#),
        (r#""left":0"#, r#""left":1"#),
        (r#"{"step":"sow","cell":1,"left":0},"#, ""),
        (r#""cell":3}]"#, r#""cell":3},{"step":"jump","cell":4}]"#),
        (r#""cell":3"#, r#""cell":2"#),
        ("two-empty", "after-capture"),
        ("A1r", "A1l"),
        ("A1r", "A2r"),
        ("0,1,0,0,5,0Q/5", "0,0,1,0,5,0Q/5"),
        ("B 9,10", "A 9,10"),
        ("B 9,10", "B 10,9"),
        ("B 9,10 -", "B 9,10 B>A:1"),
        (r#""folk""#, r#""fork""#),
    ];
    for (was, becomes) in changes {
        assert_seen(MOVE, was, becomes);
    }
}

#[test]
fn a_changed_game_case_is_seen() {
    assert_eq!(check(GAME).unwrap().passed, 1, "{:?}", check(GAME));
    let changes = [
        ("- 3,1 -", "- 1,3 -"),
        ("2Q/0,0,0,0,0,4Q -", "3Q/0,0,0,0,0,3Q -"),
        ("no-refill", "mandarins-gone"),
        (r#""no-refill""#, "null"),
        ("[3, 1]", "[1, 3]"),
        ("[3, 1]", "[3]"),
        ("[3, 1]", "[3, 1, 0]"),
        (r#""A5l""#, r#""A5r""#),
        (r#"["A5l"]"#, "[]"),
        (r#"["A5l"]"#, r#"["A5l", "B1l"]"#),
    ];
    for (was, becomes) in changes {
        assert_seen(GAME, was, becomes);
    }
}

#[test]
fn what_is_no_vector_file_is_refused() {
    for text in ["", "[]", "{}", r#"{"moves": 1}"#, r#"{"games": {}}"#, "{\"moves\": ["] {
        assert!(check(text).is_err(), "{text}");
    }
}
