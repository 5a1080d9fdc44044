//! Help, version, and all the ways of calling the program wrongly.

use std::ffi::OsString;

use crate::oaq::oaq;

#[test]
fn help_and_version() {
    for arguments in [&["help"][..], &["--help"], &["-h"], &["play", "--help"], &["perft", "-h"], &["help", "play"]] {
        let done = oaq(arguments, "");
        assert_eq!((done.code, done.errors.as_str()), (0, ""), "{arguments:?}");
        for command in [
            "oaq play",
            "oaq show POSITION",
            "oaq analyse POSITION",
            "oaq match --a PLAYER",
            "oaq engine",
            "oaq bench",
            "oaq check FILE",
            "oaq perft DEPTH",
        ] {
            assert!(done.output.contains(command), "{arguments:?}: {command}");
        }
    }
    for argument in ["--version", "-V", "version"] {
        let done = oaq(&[argument], "");
        assert_eq!((done.code, done.output), (0, format!("oaq {}\n", env!("CARGO_PKG_VERSION"))));
    }
}

#[test]
fn nothing_at_all() {
    let done = oaq::<&str>(&[], "");
    assert_eq!((done.code, done.output.as_str()), (2, ""));
    assert!(done.errors.contains("Usage:"));
}

#[test]
fn wrong_use() {
    let position = "5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -";
    for (arguments, says) in [
        (&["dance"][..], "there is no command “dance”"),
        (&["--dance"], "--dance"),
        (&["-x"], "-x"),
        (&["play", "--level", "0"], "“0” is not a number that --level can be: it is a whole one from 1 to 6"),
        (&["play", "--level", "7"], "from 1 to 6"),
        (&["play", "--level", "3", "--side", "C"], "“C” is not a side that plays: --side is A or B"),
        (&["play", "--level", "3", "--seed", "x"], "--seed"),
        (&["play", "--side", "B"], "--side and --seed are for a game against --level"),
        (&["play", "--seed", "1"], "--side and --seed are for a game against --level"),
        (&["play", "now"], "“now” is one argument too many"),
        (&["play", "--rules"], "--rules"),
        (&["play", "--rules", "chess"], "expected standard, folk, sow-on, pebbles or a JSON object at byte 0"),
        (&["play", "--rules", "{\"sides\":5}"], "expected 2, 3 or 4 at byte 9"),
        (&["play", "--first", "C"], "--first is A or B"),
        (&["play", "--first", "E", "--rules", "{\"sides\":4}"], "--first is A, B, C or D"),
        (&["play", "--first", ""], "--first is A or B"),
        (&["play", "--first", "B", "--position", position], "not both"),
        (&["play", "--position", "rubbish"], "expected a number at byte 0"),
        (&["show"], "POSITION is missing"),
        (&["show", ""], "POSITION is missing"),
        (&["show", "5,5"], "expected `,` at byte 3"),
        (&["show", "5,5,5,5,5,0Q/5,5,5,5,5,0Q C 0,0 -"], "at byte 26"),
        (&["show", position, "--rules", "pebbles"], "unexpected `Q` at byte 11"),
        (&["show", position, "--position", position], "--position"),
        (&["analyse"], "POSITION is missing"),
        (&["analyse", "5,5"], "expected `,` at byte 3"),
        (&["analyse", "start", "--time", "-1"], "“-1” is not a number that --time can be"),
        (&["analyse", "start", "--time", "4294967296"], "from 0 to 4294967295"),
        (&["analyse", "start", "--depth", "0"], "“0” is not a number that --depth can be"),
        (&["analyse", "start", "--time", "1", "--depth", "1"], "not both"),
        (
            &["analyse", "start", "--moves", "A2r B1x"],
            "move 2, “B1x”, can't be read: expected a direction, l or r, at byte 2",
        ),
        (&["analyse", "start", "--moves", "A2r A1r"], "move 2, A1r, can't be played: the square is not the mover's"),
        (&["match", "--a", "1", "--b", "2"], "--games is missing"),
        (&["match", "--games", "2", "--a", "1"], "--a and --b are both needed"),
        (&["match", "--games", "0", "--a", "1", "--b", "2"], "“0” is not a number that --games can be"),
        (&["match", "--games", "2", "--a", "1", "--b", "best"], "“best” is not a player: --b is a level"),
        (&["match", "--games", "2", "--a", "0", "--b", "1"], "“0” is not a player: --a is a level"),
        (&["match", "--games", "2", "--a", "1", "--b", "1", "--seed", "one"], "--seed"),
        (&["match", "now"], "“now” is one argument too many"),
        (&["bench", "5"], "“5” is one argument too many"),
        (&["bench", "--depth", "5"], "--depth"),
        (&["engine", "start"], "“start” is one argument too many"),
        (&["engine", "--rules", "folk"], "--rules"),
        (&["check"], "which files"),
        (&["check", "--fast"], "--fast"),
        (&["perft"], "DEPTH is missing"),
        (&["perft", "x"], "“x” is not a depth: it is a number from 0 to 30"),
        (&["perft", "31"], "“31” is not a depth"),
        (&["perft", "-1"], "-1"),
        (&["perft", "99999999999999999999"], "is not a depth"),
        (&["perft", "1", "2"], "“2” is one argument too many"),
        (&["perft", "1", "--position", "5"], "this position can't be read"),
    ] {
        let done = oaq(arguments, "");
        assert_eq!((done.code, done.output.as_str()), (2, ""), "{arguments:?}");
        assert!(done.errors.starts_with("oaq: "), "{arguments:?}: {}", done.errors);
        assert!(done.errors.contains(says), "{arguments:?}: {}", done.errors);
        assert!(done.errors.contains("Usage:"), "{arguments:?}: {}", done.errors);
    }
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text() {
    use std::os::unix::ffi::OsStringExt as _;

    let odd = || OsString::from_vec(b"\xff\x1b[2J".to_vec());
    for arguments in [
        vec![odd()],
        vec!["show".into(), odd()],
        vec!["perft".into(), odd()],
        vec!["play".into(), odd()],
        vec!["play".into(), "--rules".into(), odd()],
    ] {
        let done = oaq(&arguments, "");
        assert_eq!(done.code, 2, "{arguments:?}");
        assert!(!done.errors.contains('\x1b'), "{arguments:?}: {}", done.errors);
    }
}

/// A reader that has had enough, as `head` has, is no reason to complain.
#[cfg(unix)]
#[test]
fn closed_output() {
    use std::process::{Command, Stdio};

    let play = ["play"];
    let perft = ["perft", "1"];
    let show = ["show", "start"];
    let analyse = ["analyse", "start", "--depth", "1"];
    let engine = ["engine"];
    for arguments in [&play[..], &perft, &show, &analyse, &engine] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let done = Command::new(env!("CARGO_BIN_EXE_oaq"))
            .args(arguments)
            .stdin(Stdio::null())
            .stdout(writer)
            .stderr(Stdio::piped())
            .output()
            .unwrap();
        assert_eq!((done.status.code(), done.stderr), (Some(0), Vec::new()), "{arguments:?}");
    }
}
