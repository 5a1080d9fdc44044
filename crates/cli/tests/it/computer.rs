//! `oaq play --level`: a game against the computer.

use oanquan::{Game, Side};

use crate::oaq::{Done, oaq};

/// Tries one move of a side after another, again and again: whatever the computer does, one of them can be played.
fn input(side: Side) -> String {
    ["1r", "2r", "3r", "4r", "5r", "1l", "2l", "3l", "4l", "5l"]
        .map(|way| format!("{side}{way}\n"))
        .concat()
        .repeat(300)
}

/// The record that was printed last.
fn record(done: &Done) -> Game {
    let (_, rest) = done.output.rsplit_once("The record of this game:\n").unwrap();
    let end = rest.find("Score sheet").unwrap_or(rest.len());
    rest[..end].parse().unwrap_or_else(|error| panic!("{error}: {rest}"))
}

#[test]
fn to_the_end() {
    for (level, rules, side) in [("1", "standard", Side::A), ("2", "folk", Side::B), ("1", "{\"sides\":3}", Side::C)] {
        let side_letter = side.to_string();
        let arguments = ["play", "--level", level, "--rules", rules, "--side", &side_letter, "--seed", "5"];
        let done = oaq(&arguments, input(side));
        assert_eq!((done.code, done.errors.as_str()), (0, ""));
        let game = record(&done);
        assert!(game.position().over().is_some(), "{}", done.output);
        assert!(done.output.contains("Score sheet\n"));
        for seat in game.position().rules().sides.iter() {
            let player = if seat == side { "human".to_owned() } else { format!("level {level}") };
            assert_eq!(game.player(seat), player);
            let thinks = format!("\n{seat}, the computer at level {level}, is thinking …\n");
            assert_eq!(done.output.contains(&thinks), seat != side, "{seat}: {}", done.output);
        }
        // Only people are told how to type.
        assert!(!done.output.contains(&format!("{} to move: a square", game.position().rules().sides.next(side))));
        assert_eq!(oaq(&arguments, input(side)).output, done.output, "the seed decides");
    }
}

#[test]
fn a_person_is_a_unless_told_otherwise() {
    let done = oaq(&["play", "--level", "1"], "A2r\nquit\n");
    assert_eq!((done.code, done.errors.as_str()), (0, ""));
    let game = record(&done);
    assert_eq!(game.ply(), 2, "{}", done.output);
    assert_eq!((game.player(Side::A), game.player(Side::B)), ("human", "level 1"));
    let done = oaq(&["play", "--level", "1", "--first", "B"], "quit\n");
    assert_eq!(record(&done).ply(), 1, "{}", done.output);
}

#[test]
fn undo_goes_back_to_the_person() {
    let done = oaq(&["play", "--level", "1"], "2>\nundo\nundo\nredo\nredo\nundo\nquit\n");
    assert_eq!((done.code, done.errors.as_str()), (0, ""));
    assert_eq!(done.output.matches("is thinking").count(), 1, "{}", done.output);
    assert_eq!(done.output.matches(" are taken back.").count(), 2, "{}", done.output);
    assert!(done.output.contains("There is no move to take back."), "{}", done.output);
    assert!(done.output.contains("No move was taken back"), "{}", done.output);
    assert!(!done.output.contains("The record of this game"), "{}", done.output);
    // What the computer began with stays.
    let done = oaq(&["play", "--level", "1", "--first", "B"], "undo\nquit\n");
    assert!(done.output.contains("There is no move to take back."), "{}", done.output);
    assert_eq!(record(&done).ply(), 1);
}

#[test]
fn a_hint() {
    for arguments in [&["play"][..], &["play", "--level", "2"]] {
        let done = oaq(arguments, "hint\n3>\nquit\n");
        assert_eq!((done.code, done.errors.as_str()), (0, ""));
        let hint = done.output.lines().find(|line| line.contains(" looks best: in the end ")).unwrap();
        let played = hint.split(' ').next().unwrap();
        let start = oanquan::Position::start(&oanquan::Rules::STANDARD);
        assert!(start.moves().any(|each| each.to_string() == played), "{hint}");
        // It is only told, not played.
        assert!(record(&done).history()[0].to_string() == "A3r", "{}", done.output);
    }
}

#[test]
fn nothing_to_decide_in_a_game_that_is_over() {
    let done = oaq(&["play", "--level", "3", "--position", "0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -"], "");
    assert_eq!((done.code, done.errors.as_str()), (0, ""));
    assert!(done.output.ends_with("A wins.\n") && !done.output.contains("thinking"), "{}", done.output);
}
