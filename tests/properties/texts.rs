//! Texts: what is printed reads back the same; what is not understood is refused, with the byte that is wrong.

use core::fmt::{Debug, Display};

use oanquan::{Game, Move, ParseError, Position, Rules, Side};
use proptest::prelude::*;

use crate::games::{cases, plans, rules};

/// A valid text with some bytes changed, left out, doubled, or put in.
fn mutated(text: &str, changes: &[(usize, u8, u8)]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (place, kind, byte) in changes {
        let place = place % (bytes.len() + 1);
        match kind % 5 {
            0 if place < bytes.len() => bytes[place] = *byte,
            1 if place < bytes.len() => drop(bytes.remove(place)),
            2 => bytes.insert(place, *byte),
            3 => bytes.truncate(place),
            _ => bytes.extend_from_within(place..),
        }
        bytes.truncate(5000);
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

/// Bytes that the texts are made of, for changes that come close to them.
fn near() -> impl Strategy<Value = u8> {
    prop_oneof![prop::sample::select(b"0123456789,/ABCDQlr+->: \"{}[]\\*\n".to_vec()), any::<u8>()]
}

fn changes() -> impl Strategy<Value = Vec<(usize, u8, u8)>> {
    prop::collection::vec((any::<usize>(), any::<u8>(), near()), 1..4)
}

/// Read, or refused at a byte of the text; and what was read prints what reads the same.
fn read_or_refused<T: PartialEq + Debug + Display>(text: &str, read: impl Fn(&str) -> Result<T, ParseError>) {
    match read(text) {
        Ok(value) => assert_eq!(read(&value.to_string()).unwrap(), value, "{text:?}"),
        Err(error) => {
            assert!(error.at() <= text.len(), "{text:?}: {error}");
            assert!(error.to_string().ends_with(&format!(" at byte {}", error.at())), "{error}");
        }
    }
}

proptest! {
    #![proptest_config(cases(600))]

    #[test]
    fn rules_read_back(rules in rules()) {
        prop_assert_eq!(rules.to_string().parse::<Rules>().unwrap(), rules);
    }

    #[test]
    fn positions_moves_and_records_read_back(plan in plans(), names in prop::collection::vec("[ -~áăẵộỹ\"\\\\]{0,12}", 4)) {
        let mut game = plan.play(|game, played| {
            assert_eq!(played.to_string().parse::<Move>().unwrap(), played);
            let position = *game.position();
            assert_eq!(Position::read(&position.to_string(), &plan.rules).unwrap(), position);
        });
        for (side, name) in plan.rules.sides.iter().zip(&names) {
            game.set_player(side, name);
        }
        let record = game.to_string();
        let again: Game = record.parse().unwrap();
        prop_assert_eq!(again.to_string(), record);
        prop_assert_eq!(again.position(), game.position());
        prop_assert_eq!(again.player(Side::A), names[0].as_str());
    }

    #[test]
    fn any_text_is_read_or_refused(text in any::<String>()) {
        read_or_refused(&text, str::parse::<Move>);
        read_or_refused(&text, str::parse::<Rules>);
        read_or_refused(&text, |text| Position::read(text, &Rules::STANDARD));
        read_or_refused(&text, |text| text.parse::<Game>().map(|game| game.to_string()).map(Printed));
    }

    #[test]
    fn changed_texts_are_read_or_refused(plan in plans(), changes in changes()) {
        let game = plan.play(|_, _| {});
        let position = game.position().to_string();
        read_or_refused(&mutated(&position, &changes), |text| Position::read(text, &plan.rules));
        read_or_refused(&mutated(&plan.rules.to_string(), &changes), str::parse::<Rules>);
        read_or_refused(&mutated("A3r", &changes), str::parse::<Move>);
        read_or_refused(&mutated(&game.to_string(), &changes), |text| text.parse::<Game>().map(|game| game.to_string()).map(Printed));
    }
}

/// A record that was read, as it prints.
#[derive(Debug, PartialEq)]
struct Printed(String);

impl Display for Printed {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(&self.0)
    }
}

#[test]
fn errors_say_what_is_wrong_and_where() {
    let position = |text: &str| Position::read(text, &Rules::STANDARD).unwrap_err().to_string();
    for (text, message) in [
        ("", "expected a number at byte 0"),
        ("5;", "expected `,` at byte 1"),
        ("05,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -", "expected a number at byte 0"),
        ("5Q,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -", "a square holds no mandarin stone: unexpected `Q` at byte 1"),
        ("51,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -", "expected a number of at most 50 at byte 0"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q C 0,0 -", "expected the side to move or `-` at byte 26"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 - ", "expected the end at byte 33"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0  -", "expected a side, A to D, at byte 32"),
        ("0,0,0,0,0,9Q/5,5,5,5,5,0Q A 16,0 -", "the side to move has no citizen in its squares at byte 26"),
        (
            "5,5,5,5,5,0Q/5,5,5,5,5,0Q - 0,0 -",
            "a position that is over has empty squares, but one is occupied at byte 26",
        ),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 A>A:1", "a side owes itself at byte 32"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 B>A:1,A>B:1", "debts are not ordered by debtor, then lender at byte 38"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 B>A:0", "expected a number from 1 to 65535 at byte 36"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 B>A:65536", "expected a number from 1 to 65535 at byte 36"),
        (
            "5,5,5,5,5,0Q/5,5,5,5,5,0Q A 1,0 -",
            "ring and stores hold 51 citizens instead of 50, counted from the ring at byte 0",
        ),
        (
            "5,5,5,5,5,0/5,5,5,5,5,0Q A 0,0 -",
            "ring and stores hold 1 mandarin stones instead of 2, counted from the ring at byte 0",
        ),
        ("5,5,5,5,5,0/5,5,5,5,5,0 A 0+1Q,0+1Q -", "a side is to move although no mandarin cell is occupied at byte 24"),
    ] {
        assert_eq!(position(text), message, "{text}");
    }
    let rules = |text: &str| text.parse::<Rules>().unwrap_err().to_string();
    assert_eq!(rules("Standard"), "expected standard, folk, sow-on, pebbles or a JSON object at byte 0");
    assert_eq!(rules(r#"{"sides":5}"#), "expected 2, 3 or 4 at byte 9");
    assert_eq!(rules(r#"{"sides":2,"sides":2}"#), "a field of the rules given twice at byte 11");
    assert_eq!(rules(r#"{"mandarin":"Stone"}"#), "expected \"stone\" or \"pebbles\" at byte 12");
    assert_eq!(rules(r#"{"young":1}"#), "unknown field of the rules at byte 1");
    let record = |text: &str| text.parse::<Game>().unwrap_err().to_string();
    let head = "[Game \"o-an-quan 1\"]\n[Rules \"standard\"]\n[First \"A\"]\n\n";
    assert_eq!(record(""), "expected the tag Game \"o-an-quan 1\" first at byte 0");
    assert_eq!(record(&format!("{head}A2r B9r *")), format!("expected a square, 1 to 5, at byte {}", head.len() + 5));
    assert_eq!(
        record(&format!("{head}A2r A3r *")),
        format!("illegal move (the square is not the mover's) at byte {}", head.len() + 4)
    );
    assert_eq!(
        record(&format!("{head}A2r 41-29 mandarins-gone")),
        format!("the result is not that of the moves at byte {}", head.len() + 4)
    );
    assert_eq!(record(&format!("{head}A2r ")), format!("expected a move or the result at byte {}", head.len() + 4));
}

#[test]
fn a_position_that_is_over_says_why_as_far_as_it_can() {
    let over = |text: &str| Position::read(text, &Rules::STANDARD).unwrap().over().unwrap().word();
    assert_eq!(over("0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -"), "mandarins-gone");
    assert_eq!(over("0,0,0,0,0,0/0,0,0,0,0,3 - 15+1Q,32+1Q -"), "stopped");
}

#[test]
fn a_very_long_record_is_refused_quickly() {
    let head = "[Game \"o-an-quan 1\"]\n[First \"A\"]\n\n";
    let rubbish = "A2r ".repeat(200_000);
    let error = format!("{head}{rubbish}").parse::<Game>().unwrap_err();
    assert_eq!(error.at(), head.len() + 4, "the second move is not A's");
    let tags = format!("[Game \"o-an-quan 1\"]\n[First \"A\"]\n[A \"{}\"]\n\n*\n", "\\\\".repeat(200_000));
    assert!(tags.parse::<Game>().unwrap().to_string().len() > 400_000);
}
