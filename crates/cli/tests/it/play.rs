//! `oaq play`: games of people, typed.

use oanquan::{Direction, Game, Move, Position, Rules, Side};

use crate::oaq::{Done, oaq};

/// Plays to the end by a rule that finds captures and yet differs from ply to ply.
fn whole_game(start: Position) -> Game {
    let mut game = Game::from_position(start);
    let mut ply = 0;
    while game.position().over().is_none() {
        let moves: Vec<_> = game.position().moves().collect();
        game.play(moves[(ply * 7 + 3) % moves.len()]).unwrap();
        ply += 1;
    }
    game
}

fn square(played: Move) -> u8 {
    played.cell().square().unwrap()
}

/// The arrow for a row that lies at the bottom of the screen or, turned round, at the top.
fn arrow(played: Move) -> char {
    match (played.side() == Side::A, played.direction()) {
        (true, Direction::Right) | (false, Direction::Left) => '>',
        (true, Direction::Left) | (false, Direction::Right) => '<',
    }
}

/// What is printed when a game has ended: record, then score sheet.
fn assert_ended(done: &Done, game: &Game) {
    assert_eq!((done.code, done.errors.as_str()), (0, ""));
    assert!(done.output.contains(&format!("\n{game}\nScore sheet\n")), "{game}\n{}", done.output);
    let mut lines = done.output.lines().rev();
    let result = lines.next().unwrap();
    let best = game.position().scores().max().unwrap();
    let mut winners = game.position().rules().sides.iter().filter(|side| game.position().score(*side) == best);
    let winner = winners.next().unwrap();
    assert_eq!(result, if winners.next().is_some() { "A draw.".to_owned() } else { format!("{winner} wins.") });
    for side in game.position().rules().sides.iter().rev() {
        let line: Vec<_> = lines.next().unwrap().split_whitespace().collect();
        let account = game.position().account(side);
        let numbers = [
            account.citizens.into(),
            game.swept(side).into(),
            account.mandarin_points,
            account.owed,
            account.lent,
            account.total,
        ];
        assert_eq!(line[0], side.to_string());
        assert_eq!(line[1..], numbers.map(|number: i32| number.to_string()), "{side}");
    }
}

#[test]
fn two_people_by_arrows() {
    for (name, rules) in Rules::NAMED {
        for first in [Side::A, Side::B] {
            let game = whole_game(Position::start_with(&rules, first).unwrap());
            let typed: Vec<_> = game.history().iter().map(|played| (square(*played), arrow(*played))).collect();
            let one_line: Vec<_> = typed.iter().map(|(square, arrow)| format!("{square}{arrow}\n")).collect();
            let two_lines: Vec<_> = typed.iter().map(|(square, arrow)| format!(" {square}\r\n{arrow} \r\n")).collect();
            for input in [one_line, two_lines] {
                let done = oaq(&["play", "--rules", name, "--first", &first.to_string()], input.concat());
                assert_ended(&done, &game);
            }
        }
    }
}

#[test]
fn three_and_four_people() {
    for sides in [3, 4] {
        let rules = format!("{{\"sides\":{sides}}}");
        let game = whole_game(Position::start(&rules.parse().unwrap()));
        let notation: Vec<_> = game.history().iter().map(|played| format!("{played}\n")).collect();
        assert_ended(&oaq(&["play", "--rules", &rules], notation.concat()), &game);
        // B and C of a triangle run leftwards to their own right; B and D of a square up and down.
        let arrows = game.history().iter().map(|played| {
            let right = match (sides, played.side().index()) {
                (_, 0) => ['<', '>'],
                (3, _) | (_, 2) => ['>', '<'],
                (_, 1) => ['v', '^'],
                _ => ['^', 'v'],
            };
            let arrow = right[usize::from(played.direction() == Direction::Right)];
            format!("{}{arrow}\n", square(*played))
        });
        assert_ended(&oaq(&["play", "--rules", &rules], arrows.collect::<Vec<_>>().concat()), &game);
    }
}

#[test]
fn tells_what_happened() {
    let done = oaq(&["play"], "2>\n1<\n");
    for sentence in [
        "A2r: A picks up 5 citizens from A2 and sows to its right, as far as B1.",
        "It goes on with 5 citizens from B2, as far as A1.",
        "A2 is empty: A captures 6 citizens from A3.",
        "The turn ends: after the capture comes A4, which is occupied.",
        "B sits on the far side: < goes towards the left of the screen, which is B's own right.",
        "B1r: B picks up 6 citizens from B1",
        "The turn ends: two empty cells come next, the second of them A3.",
    ] {
        assert!(done.output.contains(sentence), "{sentence}\n{}", done.output);
    }
}

/// Plays one move from a position, and expects sentences.
fn assert_tells(rules: &str, position: &str, typed: &str, sentences: &[&str]) {
    let done = oaq(&["play", "--rules", rules, "--position", position], typed);
    assert_eq!((done.code, done.errors.as_str()), (0, ""));
    for sentence in sentences {
        assert!(done.output.contains(&format!("{sentence}\n")), "{sentence}\n{}", done.output);
    }
}

#[test]
fn tells_of_a_refill() {
    assert_tells(
        "folk",
        "0,1,0,1,0,3Q/0,0,0,0,0,3Q A 39,3 -",
        "2<\n",
        &[
            "The turn ends before the mandarin cell at B's right, which is occupied.",
            "B's squares are all empty: B pays 3 citizens from its store for a refill.",
            "B borrows 2 citizens from A for its refill.",
            "B lays one citizen into each of its squares.",
            "Debts:   B owes A 2",
        ],
    );
}

#[test]
fn tells_of_every_end_of_turn_and_game() {
    assert_tells(
        "standard",
        "0,0,1,0,0,5Q/1,0,0,0,0,0 A 40,3+1Q -",
        "3>\n",
        &[
            "A5 is empty: A captures the mandarin stone and 5 citizens from the mandarin cell at A's right.",
            "The turn ends: after the capture comes B1, which is occupied.",
            "A collects 1 citizen from its own squares.",
            "B collects 1 citizen from its own squares.",
            "Every mandarin cell is empty: the game is over.",
            "Turn:    nobody's; the game is over (mandarins-gone)",
            "A wins.",
        ],
    );
    assert_tells(
        "folk",
        "0,1,0,1,0,23Q/0,0,0,0,0,23Q A 1,1 -",
        "2<\n",
        &["All stores together can't pay for a refill: the game is over.", "A wins."],
    );
    assert_tells(
        "standard",
        "0,0,1,0,0,1Q/1,0,0,0,0,3Q A 40,4 -",
        "3>\n",
        &["The turn ends: the stone in the mandarin cell at A's right is a young mandarin, not yet to be captured."],
    );
    assert_tells(
        "pebbles",
        "0,0,0,1,0,0/1,0,0,0,0,5 A 40,23 -",
        "4>\n",
        &["The turn ends before the mandarin cell at A's right, though it is empty."],
    );
}

#[test]
fn undo_redo_record() {
    let mut game = Game::new(&Rules::STANDARD);
    game.play("A2r".parse().unwrap()).unwrap();
    let done = oaq(&["play"], "undo\n2>\n1<\nUNDO\nredo\nredo\nundo\n3\nrecord\nquit\n4>\n");
    assert_eq!(done.code, 0);
    assert!(done.output.contains("There is no move to take back."));
    assert!(done.output.contains("B1r is taken back."));
    assert_eq!(done.output.matches("B1r: B picks up").count(), 2, "{}", done.output);
    assert!(done.output.contains("No move was taken back"));
    // Once when asked for, once when leaving.
    assert_eq!(done.output.matches(&format!("\n{game}")).count(), 2, "{}", done.output);
    assert!(!done.output.contains("Score sheet"));
}

#[test]
fn mistakes() {
    for (typed, says) in [
        ("", "A to move: a square, 1 to 5"),
        ("0", "Squares are 1 to 5."),
        ("6>", "Squares are 1 to 5."),
        ("99999999999999999999999", "Squares are 1 to 5."),
        ("2", "A2 is empty"),
        ("2>", "A2 is empty"),
        ("A2l", "A2 is empty"),
        ("A3", "A3 is empty"),
        ("B1l", "It is A's turn, and B1 is not A's."),
        ("B1", "It is A's turn, and B1 is not A's."),
        ("D1l", "It is A's turn, and D1 is not A's."),
        (">", "Which square?"),
        ("1^", "the arrow is < or >"),
        ("1x", "“1x” is not understood"),
        ("undo it", "“undo it” is not understood"),
        ("\x1b[2J", "“\\u{1b}[2J” is not understood"),
        ("\u{202e}", "is not understood"),
        ("Ô ăn quan", "“Ô ăn quan” is not understood"),
    ] {
        let mut game = Game::new(&Rules::STANDARD);
        let input = format!("2>\n1<\n{typed}\n1>\nquit\n");
        let done = oaq(&["play"], input);
        for played in ["A2r", "B1r", "A1r"] {
            game.play(played.parse().unwrap()).unwrap();
        }
        assert_eq!((done.code, done.errors.as_str()), (0, ""), "{typed:?}");
        assert!(done.output.contains(says), "{typed:?}: {}", done.output);
        assert!(done.output.ends_with(&game.to_string()), "{typed:?}: {}", done.output);
        assert!(!done.output.contains('\x1b'), "{typed:?}");
    }
}

#[test]
fn bytes_and_long_lines() {
    let mut input = vec![0xff, 0xfe, b'\n', 0, b'\n'];
    input.extend(vec![b'3'; 1_000_000]);
    input.extend(b"\n2>");
    let done = oaq(&["play"], input);
    assert_eq!(done.code, 0);
    assert!(done.output.len() < 10_000, "{}", done.output.len());
    // The last line counts without its end, too.
    assert!(done.output.contains("A2r: A picks up"), "{}", done.output);
}

#[test]
fn a_square_waits_for_its_arrow() {
    let done = oaq(&["play"], "4\nfoo\n9\n3\n>\nquit\n");
    assert!(done.output.contains("A4, which arrow? “foo” is not understood"), "{}", done.output);
    assert!(done.output.contains("A3, which arrow? \nA3r: "), "{}", done.output);
    // Not through a change of position.
    let done = oaq(&["play"], "2>\n3\nundo\n>\nquit\n");
    assert!(done.output.contains("Which square?"), "{}", done.output);
}

#[test]
fn the_input_ends() {
    for input in ["", "3", "3\n", "3>\n"] {
        let done = oaq(&["play"], input);
        assert_eq!((done.code, done.errors.as_str()), (0, ""), "{input:?}");
        assert!(done.output.contains("\nThe input has ended"), "{input:?}");
    }
}

#[test]
fn help_and_rules() {
    let done = oaq(&["play", "--rules", "sow-on"], "help\nrules\n");
    for word in ["undo", "redo", "record", "rules", "quit", "A3r"] {
        assert!(done.output.contains(&format!("\n{word} ")), "{word}: {}", done.output);
    }
    assert!(done.output.contains("Rules: sow-on\n"));
    assert!(done.output.contains("pick that square up and sow on"));
    assert!(!done.output.contains("young"));
}

#[test]
fn a_game_that_is_over() {
    let position = "0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -";
    let game = Game::from_position(Position::read(position, &Rules::STANDARD).unwrap());
    assert_ended(&oaq(&["play", "--position", position], "1>\n"), &game);
}
