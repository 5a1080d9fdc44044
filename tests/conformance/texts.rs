//! Texts: what is printed reads the same, and anything at all is either read or refused with a place.

use oanquan::{Game, Move, OverReason, ParseError, Position, Rules};
use proptest::prelude::*;

use crate::generate::{board, cases, game, rules};

/// What texts are made of, and a little that they never hold.
const SCRAPS: [&str; 40] = [
    "0",
    "1",
    "5",
    "9",
    "65535",
    "4294967296",
    "00",
    ",",
    "/",
    " ",
    "  ",
    "Q",
    "+",
    "-",
    ":",
    ">",
    "A",
    "B",
    "D",
    "E",
    "l",
    "r",
    "{",
    "}",
    "\"",
    "\\",
    "[",
    "]",
    "*",
    "\n",
    "\t",
    "\0",
    "ế",
    "́",
    "🀄",
    "sides",
    "folk",
    "A3r ",
    "B>A:2",
    "[A \"x\"]",
];

/// A change somewhere in a text: so many characters are cut out, and a scrap is put in.
type Change = (prop::sample::Index, usize, prop::sample::Index);

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let change = (any::<prop::sample::Index>(), 0..3_usize, any::<prop::sample::Index>());
    prop::collection::vec(change, 1..4)
}

fn changed(text: &str, changes: &[Change]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (place, cut, scrap) in changes {
        let from = place.index(chars.len() + 1);
        let to = (from + cut).min(chars.len());
        // One change in four only cuts.
        let scrap = SCRAPS.get(scrap.index(SCRAPS.len() * 4 / 3)).unwrap_or(&"");
        chars.splice(from..to, scrap.chars());
    }
    chars.into_iter().collect()
}

fn names_a_byte_of(error: &ParseError, text: &str) -> Result<(), TestCaseError> {
    prop_assert!(error.at() <= text.len(), "{} in {:?}", error, text);
    let place = format!(" at byte {}", error.at());
    prop_assert!(error.to_string().ends_with(&place), "{}", error);
    Ok(())
}

fn any_position(text: &str, rules: &Rules) -> Result<(), TestCaseError> {
    match Position::read(text, rules) {
        // There is only one way to write a position.
        Ok(position) => prop_assert_eq!(position.to_string(), text),
        Err(error) => names_a_byte_of(&error, text)?,
    }
    Ok(())
}

fn any_move(text: &str) -> Result<(), TestCaseError> {
    match text.parse::<Move>() {
        Ok(played) => prop_assert_eq!(played.to_string(), text),
        Err(error) => names_a_byte_of(&error, text)?,
    }
    Ok(())
}

fn any_rules(text: &str) -> Result<(), TestCaseError> {
    match text.parse::<Rules>() {
        Ok(rules) => prop_assert_eq!(rules.to_string().parse::<Rules>().unwrap(), rules),
        Err(error) => names_a_byte_of(&error, text)?,
    }
    Ok(())
}

fn any_record(text: &str) -> Result<(), TestCaseError> {
    match text.parse::<Game>() {
        Ok(game) => {
            let printed = game.to_string();
            let again: Game = printed.parse().unwrap();
            prop_assert_eq!(again.to_string(), printed);
            same_game(&again, &game)?;
        }
        Err(error) => names_a_byte_of(&error, text)?,
    }
    Ok(())
}

fn same_game(one: &Game, other: &Game) -> Result<(), TestCaseError> {
    prop_assert_eq!(one.first_position(), other.first_position());
    prop_assert_eq!(one.history(), other.history());
    prop_assert_eq!(one.position(), other.position());
    for side in one.first_position().rules().sides.iter() {
        prop_assert_eq!(one.player(side), other.player(side));
    }
    Ok(())
}

/// The object `rules` as JSON with its fields in another order and white space between.
fn loosely(rules: &Rules, turns: usize) -> String {
    let text = rules.to_string();
    let mut fields: Vec<_> = text[1..text.len() - 1].split(',').collect();
    let fields_count = fields.len();
    fields.rotate_left(turns % fields_count);
    format!(" {{\n\t{}\r\n}} ", fields.join(" ,\n\t").replace(':', " : "))
}

proptest! {
    #![proptest_config(cases(2000))]

    #[test]
    fn positions_print_as_they_were_read(board in board()) {
        let text = board.text();
        let position = board.position();
        prop_assert_eq!(&position.to_string(), &text);
        prop_assert_eq!(Position::read(&position.to_string(), &board.rules).unwrap(), position);
    }

    #[test]
    fn rules_print_as_they_were_read(rules in rules(), turns in 0..7_usize) {
        prop_assert_eq!(rules.to_string().parse::<Rules>().unwrap(), rules);
        prop_assert_eq!(loosely(&rules, turns).parse::<Rules>().unwrap(), rules);
        prop_assert_eq!(serde_json::to_string(&rules).unwrap(), rules.to_string());
        if let Some(name) = rules.name() {
            prop_assert_eq!(name.parse::<Rules>().unwrap(), rules);
        }
    }

    #[test]
    fn records_print_as_they_were_read(mut game in game(60), name in ".*", back in 0..3_usize) {
        let first = game.first_position().turn().unwrap();
        game.set_player(first, &name);
        for _ in 0..back {
            game.undo();
        }
        let record = game.to_string();
        let again: Game = record.parse().unwrap();
        same_game(&again, &game)?;
        prop_assert_eq!(again.to_string(), record);
    }

    #[test]
    fn a_record_may_begin_anywhere(board in board(), choices in prop::collection::vec(any::<prop::sample::Index>(), 10)) {
        let mut game = Game::from_position(board.position());
        for choice in choices {
            let moves: Vec<_> = game.position().moves().collect();
            if !moves.is_empty() {
                game.play(*choice.get(&moves)).unwrap();
            }
        }
        let again: Game = game.to_string().parse().unwrap();
        same_game(&again, &game)?;
    }

    #[test]
    fn changed_positions_are_read_or_refused(board in board(), changes in changes()) {
        any_position(&changed(&board.text(), &changes), &board.rules)?;
    }

    #[test]
    fn changed_moves_are_read_or_refused(changes in changes()) {
        any_move(&changed("A3r", &changes))?;
    }

    #[test]
    fn changed_rules_are_read_or_refused(rules in rules(), turns in 0..7_usize, changes in changes()) {
        any_rules(&changed(&loosely(&rules, turns), &changes))?;
    }

    #[test]
    fn changed_records_are_read_or_refused(game in game(30), changes in changes()) {
        any_record(&changed(&game.to_string(), &changes))?;
    }

    #[test]
    fn any_text_is_read_or_refused(text in "\\PC*|[-A-D0-9,/Q+:> ]*", rules in rules()) {
        any_position(&text, &rules)?;
        any_move(&text)?;
        any_rules(&text)?;
        any_record(&text)?;
    }
}

#[test]
fn every_move_prints_as_it_was_read() {
    for side in ["A", "B", "C", "D"] {
        for square in 1..=5 {
            for way in ["l", "r"] {
                let text = format!("{side}{square}{way}");
                assert_eq!(text.parse::<Move>().unwrap().to_string(), text);
            }
        }
    }
}

#[test]
fn a_position_that_is_over_says_why_as_far_as_its_text_does() {
    for (text, over) in [
        ("0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -", OverReason::MandarinsGone),
        ("0,0,0,0,0,1/0,0,0,0,0,0 - 35+1Q,14+1Q -", OverReason::Stopped),
        ("0,0,0,0,0,0Q/0,0,0,0,0,0 - 35,15+1Q -", OverReason::Stopped),
    ] {
        let position = Position::read(text, &Rules::STANDARD).unwrap();
        assert_eq!((position.over(), position.turn()), (Some(over), None));
        assert_eq!(position.moves().next(), None);
        assert_eq!(position.to_string(), text);
        // No game ends for that reason, but its record can still be kept.
        let record = Game::from_position(position).to_string();
        assert!(record.ends_with(&format!(" {}\n", over.word())), "{record}");
        assert_eq!(record.parse::<Game>().unwrap().to_string(), record);
    }
}

#[test]
fn the_record_is_that_of_the_ply_shown() {
    let mut game = Game::new(&Rules::STANDARD);
    for played in ["A2r", "B4l"] {
        game.play(played.parse().unwrap()).unwrap();
    }
    game.set_player(oanquan::Side::B, "Nguyễn \"Ba\" \\ \n2");
    game.undo();
    let record = "[Game \"o-an-quan 1\"]\n[Rules \"standard\"]\n[First \"A\"]\n[A \"human\"]\n\
        [B \"Nguyễn \\\"Ba\\\" \\\\  2\"]\n\nA2r *\n";
    assert_eq!(game.to_string(), record);
    // Tags in another order, without those that can be left out, moves on lines of their own.
    let loose = "\n[Game \"o-an-quan 1\"] [First \"A\"]\r\n\n\n A2r\t\n* ";
    assert_eq!(loose.parse::<Game>().unwrap().history(), game.history());
}
