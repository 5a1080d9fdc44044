//! `oaq check`: one line a mismatch, and always the sums at the end.

use std::fs;
use std::path::PathBuf;

use crate::oaq::{Done, oaq};

fn vectors(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests/vectors").join(name)
}

/// A file of the test's own.
fn file(name: &str, content: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, content).unwrap();
    path
}

fn check(files: &[PathBuf]) -> Done {
    let mut arguments = vec![PathBuf::from("check")];
    arguments.extend_from_slice(files);
    oaq(&arguments, "")
}

/// A case with the steps the core gives, and with this text in place of the position after the move.
fn case(after: &str) -> String {
    let mut game = oanquan::Game::new(&oanquan::Rules::STANDARD);
    let steps = serde_json::to_string(&game.play("A2r".parse().unwrap()).unwrap()).unwrap();
    format!(
        r#"{{"name":"first","rules":"standard","position":"5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -","move":"A2r","steps":{steps},"after":"{after}"}}"#
    )
}

const AFTER: &str = "6,0,0,6,6,1Q/6,0,6,6,6,1Q B 6,0 -";

#[test]
fn the_vectors_pass() {
    let done = check(&[vectors("crafted.json"), vectors("random.json")]);
    assert_eq!((done.code, done.errors.as_str()), (0, ""), "{}", done.output);
    assert_eq!(done.output.lines().count(), 1, "{}", done.output);
    assert!(done.output.ends_with(" passed, 0 failed\n"));
}

#[test]
fn a_mismatch() {
    let wrong = "6,0,0,6,6,1Q/6,0,6,6,6,1Q B 5,1 -";
    let path = file("mismatch.json", format!(r#"{{"moves":[{},{}]}}"#, case(AFTER), case(wrong)).as_bytes());
    let done = check(std::slice::from_ref(&path));
    assert_eq!(done.code, 1);
    let expected = format!("{}: moves[1] (first): after: expected {wrong}, got {AFTER}\n", path.display());
    assert_eq!(done.output, expected + "1 passed, 1 failed\n");
}

#[test]
fn unreadable_files() {
    let missing = PathBuf::from("no-such-file.json");
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let done = check(&[vectors("crafted.json"), missing, folder, file("bytes.json", b"\xff\xfe")]);
    assert_eq!(done.code, 1);
    let lines: Vec<_> = done.output.lines().collect();
    assert_eq!(lines.len(), 4, "{}", done.output);
    assert!(lines[0].starts_with("no-such-file.json: the file can't be read: "), "{}", lines[0]);
    assert!(lines[3].ends_with(" passed, 3 failed"), "{}", lines[3]);
}

#[test]
fn rubbish() {
    let deep = "[".repeat(100_000);
    let odd_name = r#"{"games":[{"name":"two\nlines\u001b[2J"}]}"#;
    let odd_move = r#"{"moves":[{"rules":"folk","position":"5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -","move":"A\n"}]}"#;
    for (number, text) in
        ["", "{", "null", "[]", "{}", r#"{"moves":3}"#, r#"{"moves":[null]}"#, &deep, odd_name, odd_move]
            .into_iter()
            .enumerate()
    {
        let path = file(&format!("rubbish-{number}.json"), text.as_bytes());
        let done = check(std::slice::from_ref(&path));
        assert_eq!((done.code, done.errors.as_str()), (1, ""), "{number}");
        let lines: Vec<_> = done.output.lines().collect();
        assert_eq!(lines.len(), 2, "{number}: {}", done.output);
        assert!(lines[0].starts_with(&format!("{}: ", path.display())), "{number}: {}", lines[0]);
        assert_eq!(lines[1], "0 passed, 1 failed", "{number}");
        assert!(!done.output.contains('\x1b'), "{number}");
    }
}

#[test]
fn nothing_in_it() {
    let done = check(&[file("empty.json", br#"{"moves":[],"games":[]}"#)]);
    assert_eq!((done.code, done.output.as_str()), (0, "0 passed, 0 failed\n"));
}
