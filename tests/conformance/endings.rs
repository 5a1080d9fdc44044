//! Records of games that begin when they are over, and other corners that once went wrong.

use oanquan::{Contest, Game, OverReason, Position, Rules, Side, Sides};

/// A game that begins from a position that is over says no more in its record than the position's text can: it did
/// print `no-refill`, which then was not the result of the record read back.
#[test]
fn a_game_begun_when_it_is_over_has_a_record_that_reads() {
    let rules: Rules = r#"{"citizensPerSquare":1,"youngMandarin":10}"#.parse().unwrap();
    let mut played = Game::from_position(Position::read("0,0,0,0,1,2Q/0,0,0,0,0,4Q A 2,1 -", &rules).unwrap());
    played.play("A5l".parse().unwrap()).unwrap();
    assert_eq!(played.position().over(), Some(OverReason::NoRefill));
    assert!(played.to_string().ends_with("A5l 3-1 no-refill\n"));
    let again: Game = played.to_string().parse().unwrap();
    assert_eq!(again.position(), played.position());

    let ended = Game::from_position(*played.position());
    // The game itself still knows.
    assert_eq!(ended.position().over(), Some(OverReason::NoRefill));
    assert!(ended.to_string().ends_with("\n\n3-1 stopped\n"));
    let again: Game = ended.to_string().parse().unwrap();
    assert_eq!(again.to_string(), ended.to_string());
    assert_eq!(again.position().over(), Some(OverReason::Stopped));

    let gone = Position::read("0,0,0,0,0,0/0,0,0,0,0,0 - 25+1Q,25+1Q -", &Rules::STANDARD).unwrap();
    let record = Game::from_position(gone).to_string();
    assert!(record.ends_with("\n\n35-35 mandarins-gone\n"));
    assert_eq!(record.parse::<Game>().unwrap().to_string(), record);
}

/// So many tags, all different, took longer and longer to tell apart.
#[test]
fn a_record_of_unknown_tags_is_refused_at_the_first() {
    let mut record = String::from("[Game \"o-an-quan 1\"]\n");
    for number in 0..40_000_u32 {
        let name: String = number.to_string().bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
        record.extend(["[", &name, " \"\"]\n"]);
    }
    assert_eq!(record.parse::<Game>().unwrap_err().to_string(), "unknown tag at byte 21");
}

/// Numbers too large for the reader's own integer got a message of their own, about that integer.
#[test]
fn a_number_however_large_is_refused_with_the_range() {
    let huge = "9".repeat(50);
    let rules = format!("{{\"sides\":{huge}}}").parse::<Rules>().unwrap_err();
    assert_eq!(rules.to_string(), "expected 2, 3 or 4 at byte 9");
    let position = |text: String, rules| Position::read(&text, rules).unwrap_err().to_string();
    let start = "5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0";
    assert_eq!(position(format!("{start} B>A:{huge}"), &Rules::FOLK), "expected a number from 1 to 65535 at byte 36");
    assert_eq!(position(format!("{start}+{huge}Q -"), &Rules::FOLK), "expected a number from 1 to 2 at byte 32");
    assert_eq!(position(huge, &Rules::FOLK), "expected a number of at most 50 at byte 0");
    // Where there are no stones, no number of them would do.
    let pebbles = "5,5,5,5,5,10/5,5,5,5,5,10 A 0,0+1Q -".to_owned();
    assert_eq!(position(pebbles, &Rules::PEBBLES), "expected a space at byte 31");
}

#[test]
fn a_side_that_does_not_play_never_begins() {
    assert_eq!(Contest::new(Sides::Two, Side::D).first(), Side::A);
    assert_eq!(Contest::new(Sides::Three, Side::C).first(), Side::C);
}

/// A stone captured without a citizen leaves every count as it was: only the stones tell the two positions apart.
#[test]
fn the_same_citizens_with_other_stones_are_another_position() {
    let position = |text| Position::read(text, &Rules::FOLK).unwrap();
    let both = position("0,0,1,0,0,0Q/0,0,1,0,0,0Q A 24,24 -");
    assert!(both.repeats(&position("0,0,1,0,0,0Q/0,0,1,0,0,0Q A 48,0 A>B:3")));
    assert!(!both.repeats(&position("0,0,1,0,0,0Q/0,0,1,0,0,0 A 24,24+1Q -")));
    assert!(!both.repeats(&position("0,0,1,0,0,0Q/0,0,1,0,0,0Q B 24,24 -")));
    assert!(!both.repeats(&position("0,0,1,0,0,0Q/0,1,0,0,0,0Q A 24,24 -")));
}
