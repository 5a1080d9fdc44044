//! The largest of everything.

use std::fmt::Write as _;

use oanquan::{Game, Position, Rules, Side, Step};

use crate::positions::play;

fn read(text: &str, rules: &Rules) -> Position {
    Position::read(text, rules).unwrap()
}

#[test]
fn thirteen_in_hand_sow_the_starting_square_too() {
    let position = read("13,1,1,1,1,1Q/1,1,1,1,1,1Q A 10,16 -", &Rules::STANDARD);
    let (after, steps) = play(&position, "A1r".parse().unwrap());
    let sown: Vec<_> = steps
        .iter()
        .skip(1)
        .take(13)
        .map(|step| match step {
            Step::Sow { cell, .. } => cell.index(),
            other => panic!("{other:?}"),
        })
        .collect();
    assert_eq!(sown, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1]);
    assert_eq!(after.turn(), Some(Side::B));
}

#[test]
fn forty_in_a_cell_are_sown_three_times_round() {
    let position = read("40,0,0,0,0,0Q/0,0,0,0,1,0Q A 9,0 -", &Rules::STANDARD);
    let (_, steps) = play(&position, "A1l".parse().unwrap());
    assert_eq!(steps.first().map(|step| matches!(step, Step::PickUp { count: 40, .. })), Some(true));
    assert!(matches!(steps[40], Step::Sow { left: 0, .. }));
    // And forty in a mandarin cell are captured as forty.
    let position = read("1,0,1,0,0,40Q/1,0,0,0,0,0Q A 0,7 -", &Rules::STANDARD);
    let (after, _) = play(&position, "A3r".parse().unwrap());
    assert_eq!((after.store(Side::A).citizens, after.store(Side::A).stones), (40, 1));
}

#[test]
fn the_fullest_board_holds_240_citizens_wherever_they_gather() {
    let rules: Rules = r#"{"sides":4,"citizensPerSquare":10,"mandarin":"pebbles"}"#.parse().unwrap();
    let row = "0,0,0,0,0,0";
    let in_a_square = read(&format!("239,0,0,0,0,1/{row}/{row}/{row} A 0,0,0,0 -"), &rules);
    let (_, steps) = play(&in_a_square, "A1r".parse().unwrap());
    assert!(matches!(steps.first(), Some(Step::PickUp { count: 239, .. })));

    let in_a_mandarin_cell = read(&format!("1,0,0,0,0,0/{row}/{row}/0,0,0,0,0,239 A 0,0,0,0 -"), &rules);
    let (after, _) = play(&in_a_mandarin_cell, "A1l".parse().unwrap());
    assert_eq!(after.to_string(), format!("{row}/{row}/{row}/0,0,0,0,0,240 - 0,0,0,0 -"));

    let captured = read(&format!("0,0,1,0,0,239/{row}/{row}/{row} A 0,0,0,0 -"), &rules);
    let (after, _) = play(&captured, "A3r".parse().unwrap());
    assert_eq!(after.to_string(), format!("{row}/{row}/{row}/{row} - 240,0,0,0 -"));
}

/// 65535 citizens are the most that can be owed: a larger debt stays there, on both sides of the account.
#[test]
fn a_debt_is_capped() {
    let before = "0,0,0,0,0,10/0,0,0,1,0,10Q B 2+1Q,27 A>B:65534,B>A:65535";
    let (after, steps) = play(&read(before, &Rules::STANDARD), "B4r".parse().unwrap());
    assert_eq!(after.to_string(), "1,1,1,1,1,10/0,0,0,0,1,10Q A 0+1Q,24 A>B:65535,B>A:65535");
    // The step tells what was really borrowed.
    assert!(steps.contains(&Step::Borrow { side: Side::A, from: Side::B, count: 3 }));
    assert_eq!(after.scores().collect::<Vec<_>>(), [10, 24]);
    let huge = read("0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q A>B:65535", &Rules::STANDARD);
    assert_eq!(huge.scores().collect::<Vec<_>>(), [45 - 65535, 25 + 65535]);
    let account = huge.account(Side::A);
    assert_eq!((account.owed, account.lent, account.total), (65535, 0, -65490));
}

/// A game that goes on for as long as it is let: moves that end it are avoided.
fn long_game(plies: usize) -> Game {
    let rules = r#"{"sides":4,"citizensPerSquare":10,"youngMandarin":10}"#.parse().unwrap();
    let mut game = Game::new(&rules);
    let mut luck = 7_u64;
    // Twice as many tries as plies, so that a rules bug fails here instead of hanging.
    for _ in 0..2 * plies {
        if game.ply() == plies {
            break;
        }
        // Knuth's linear congruential generator; its high bits are good enough.
        luck = luck.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut moves: Vec<_> = game.position().moves().collect();
        let turn = (luck >> 33) as usize % moves.len().max(1);
        moves.rotate_left(turn);
        let goes_on = moves.into_iter().find(|played| game.preview(*played).unwrap().after.over().is_none());
        match goes_on {
            Some(played) => game.play_with(played, &mut ()).unwrap(),
            None => assert!(game.undo()),
        }
    }
    assert_eq!(game.ply(), plies, "every line ends");
    game
}

/// Looking for repetition must not take longer and longer: comparing every position with every other would take many
/// minutes here instead of a second.
#[test]
fn long_games_and_long_records_are_no_trouble() {
    let mut game = long_game(100_000);
    let record = game.to_string();
    assert!(record.len() > 400_000);
    let again: Game = record.parse().unwrap();
    assert_eq!(again.history(), game.history());
    assert!(game.go_to(0) && game.go_to(100_000));
    assert!(game.steps_to(99_999).is_some());
    while game.undo() {}
    while game.redo() {}
    assert_eq!(game.to_string(), record);
}

#[test]
fn long_rubbish_is_refused() {
    let head = "[Game \"o-an-quan 1\"]\n";
    let mut tags = head.to_owned();
    for number in 0..60_000_u32 {
        let name: String = number.to_string().bytes().map(|digit| char::from(digit + b'a' - b'0')).collect();
        let _ = write!(tags, "[T{name} \"x\"]");
    }
    let backslashes = format!("{head}[First \"{}\"]", "\\\\".repeat(300_000));
    let moves = format!("{head}[First \"A\"]\n{}", "A2r ".repeat(100_000));
    let spaces = format!("{head}[First \"A\"]\n{}", " ".repeat(500_000));
    for text in [tags, backslashes, moves, spaces, "[".repeat(500_000), "9".repeat(500_000)] {
        assert!(text.parse::<Game>().is_err());
        assert!(text.parse::<Rules>().is_err());
        assert!(Position::read(&text, &Rules::STANDARD).is_err());
    }
    let fields = format!("{{{}}}", "\"sides\":2,".repeat(50_000));
    assert!(fields.parse::<Rules>().is_err());
}
