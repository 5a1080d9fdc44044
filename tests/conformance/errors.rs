//! The exact words of errors: they are shown to people.

use oanquan::{CitizensPerSquare, Game, Move, OverReason, Position, Refusal, Rules, Sides};

#[test]
fn moves() {
    for (text, message) in [
        ("", "expected a side, A to D, at byte 0"),
        ("a3r", "expected a side, A to D, at byte 0"),
        ("E1l", "expected a side, A to D, at byte 0"),
        ("A", "expected a square, 1 to 5, at byte 1"),
        ("A0r", "expected a square, 1 to 5, at byte 1"),
        ("A3", "expected a direction, l or r, at byte 2"),
        ("A3R", "expected a direction, l or r, at byte 2"),
        ("A3r ", "expected the end at byte 3"),
        ("Ạ3r", "expected a side, A to D, at byte 0"),
    ] {
        assert_eq!(text.parse::<Move>().unwrap_err().to_string(), message, "{text:?}");
    }
}

#[test]
fn positions() {
    for (text, message) in [
        ("", "expected a number at byte 0"),
        ("05,", "expected a number at byte 0"),
        ("+5,", "expected a number at byte 0"),
        ("51,", "expected a number of at most 50 at byte 0"),
        ("99999999999999999999,", "expected a number of at most 50 at byte 0"),
        ("5Q,", "a square holds no mandarin stone: unexpected `Q` at byte 1"),
        ("5 5", "expected `,` at byte 1"),
        ("5,5,5,5,5,0Q,5", "expected `/` at byte 12"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q/5", "expected a space at byte 25"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q  A 0,0 -", "expected the side to move or `-` at byte 26"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q C 0,0 -", "expected the side to move or `-` at byte 26"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0 -", "expected `,` at byte 29"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0+0Q -", "expected a number from 1 to 2 at byte 32"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0+3Q -", "expected a number from 1 to 2 at byte 32"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0+4294967296Q -", "expected a number from 1 to 2 at byte 32"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0+1 -", "expected `Q` at byte 33"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0", "expected a space at byte 31"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 - ", "expected the end at byte 33"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 A>A:1", "a side owes itself at byte 32"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 A>C:1", "expected a side that plays at byte 34"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 A>B:0", "expected a number from 1 to 65535 at byte 36"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 A>B:65536", "expected a number from 1 to 65535 at byte 36"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 A>B:99999999999", "expected a number from 1 to 65535 at byte 36"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 B>A:1,A>B:1", "debts are not ordered by debtor, then lender at byte 38"),
        ("5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 A>B:1,A>B:1", "debts are not ordered by debtor, then lender at byte 38"),
        (
            "5,5,5,5,5,0Q/5,5,5,5,4,0Q A 0,0 -",
            "ring and stores hold 49 citizens instead of 50, counted from the ring at byte 0",
        ),
        (
            "5,5,5,5,5,0/5,5,5,5,5,0Q A 0,0 -",
            "ring and stores hold 1 mandarin stones instead of 2, counted from the ring at byte 0",
        ),
        ("0,0,0,0,0,0Q/5,5,5,5,5,0Q A 25,0 -", "the side to move has no citizen in its squares at byte 26"),
        ("5,5,5,5,5,0/5,5,5,5,5,0 A 0+1Q,0+1Q -", "a side is to move although no mandarin cell is occupied at byte 24"),
        (
            "5,5,5,5,5,0/5,5,5,5,5,0 - 0+1Q,0+1Q -",
            "a position that is over has empty squares, but one is occupied at byte 24",
        ),
    ] {
        let error = Position::read(text, &Rules::STANDARD).unwrap_err();
        assert_eq!(error.to_string(), message, "{text:?}");
        assert!(error.at() <= text.len());
    }
    for (text, message) in [
        ("5,5,5,5,5,10Q", "these rules have no mandarin stones: unexpected `Q` at byte 12"),
        ("5,5,5,5,5,10/5,5,5,5,5,10 A 0+1Q,0 -", "expected `,` at byte 29"),
    ] {
        assert_eq!(Position::read(text, &Rules::PEBBLES).unwrap_err().to_string(), message, "{text:?}");
    }
}

#[test]
fn rules() {
    for (text, message) in [
        ("", "expected standard, folk, sow-on, pebbles or a JSON object at byte 0"),
        ("Folk", "expected standard, folk, sow-on, pebbles or a JSON object at byte 0"),
        ("{", "expected a text in double quotes at byte 1"),
        ("{}x", "expected the end at byte 2"),
        (r#"{"sides"}"#, "expected `:` at byte 8"),
        (r#"{"sides":7}"#, "expected 2, 3 or 4 at byte 9"),
        (r#"{"sides":99999999999}"#, "expected 2, 3 or 4 at byte 9"),
        (r#"{"sides":"2"}"#, "expected a number at byte 9"),
        (r#"{"sides":2.0}"#, "expected `,` at byte 10"),
        (r#"{"sides":2,}"#, "expected a text in double quotes at byte 11"),
        (r#"{"sides":2,"sides":2}"#, "a field of the rules given twice at byte 11"),
        (r#"{"side":2}"#, "unknown field of the rules at byte 1"),
        (r#"{"citizensPerSquare":0}"#, "expected 1 to 10 at byte 21"),
        (r#"{"mandarinValue":7}"#, "expected 5 or 10 at byte 17"),
        (r#"{"youngMandarin":11}"#, "expected 0 to 10 at byte 17"),
        (r#"{"mandarin":"stones"}"#, r#"expected "stone" or "pebbles" at byte 12"#),
        (r#"{"afterCapture":1}"#, r#"expected "stop" or "sow-on" at byte 16"#),
        (r#"{"emptyMandarin":null}"#, r#"expected "ordinary" or "stops" at byte 17"#),
    ] {
        assert_eq!(text.parse::<Rules>().unwrap_err().to_string(), message, "{text:?}");
    }
    assert_eq!(Sides::try_from(5).unwrap_err().to_string(), "expected 2, 3 or 4");
    assert_eq!(CitizensPerSquare::try_from(0).unwrap_err().to_string(), "expected 1 to 10");
}

#[test]
fn records() {
    let head = "[Game \"o-an-quan 1\"]\n";
    for (text, message) in [
        ("", "expected the tag Game \"o-an-quan 1\" first at byte 0"),
        ("A3r *", "expected the tag Game \"o-an-quan 1\" first at byte 0"),
        ("[Game \"o-an-quan 2\"]", "expected the tag Game \"o-an-quan 1\" first at byte 0"),
        ("[Rules \"folk\"]", "expected the tag Game \"o-an-quan 1\" first at byte 0"),
        ("[Game]", "expected a space at byte 5"),
        ("[Game x]", "expected a text in double quotes at byte 6"),
        ("[Game \"o", "expected `\"` at byte 8"),
        ("[Game \"\\n\"]", "expected `\"` at byte 8"),
    ] {
        assert_eq!(text.parse::<Game>().unwrap_err().to_string(), message, "{text:?}");
    }
    // Bytes are counted from the end of the first line.
    for (text, at, message) in [
        ("*", 0, "neither First nor Position says who begins: expected such a tag"),
        ("[First \"A\"]\n[First \"A\"]\n*", 12, "a tag given twice"),
        ("[First \"C\"]\n*", 8, "expected a side that plays"),
        ("[First \"AB\"]\n*", 9, "expected the end"),
        ("[Site \"Hà Nội\"]\n[First \"A\"]\n*", 0, "unknown tag"),
        ("[First \"A\"]\n[C \"nobody\"]\n*", 12, "unknown tag"),
        ("[Rules \"{\\\"sides\\\":7}\"]\n[First \"A\"]\n*", 19, "expected 2, 3 or 4"),
        ("[Rules \"nope\"]\n*", 8, "expected standard, folk, sow-on, pebbles or a JSON object"),
        ("[Position \"5,5,5,x\"]\n*", 17, "expected a number"),
        (
            "[Position \"5,5,5,5,5,0Q/5,5,5,5,5,0Q A 0,0 -\"]\n[First \"B\"]\n*",
            0,
            "First is not the side to move in Position",
        ),
        ("[First \"A\"]\n", 12, "expected a move or the result"),
        ("[First \"A\"]\nB1l *", 12, "illegal move (the square is not the mover's)"),
        ("[First \"A\"]\nA2r A1r *", 16, "illegal move (the square is not the mover's)"),
        ("[First \"A\"]\nA2r B2r *", 16, "illegal move (the square is empty)"),
        ("[First \"A\"]\nA2rB1r *", 15, "expected a space"),
        ("[First \"A\"]\nA2r 6-0", 16, "the result is not that of the moves"),
        ("[First \"A\"]\nA2r * B1r", 18, "expected the end"),
    ] {
        let error = format!("{head}{text}").parse::<Game>().unwrap_err();
        assert_eq!(error.to_string(), format!("{message} at byte {}", head.len() + at), "{text:?}");
    }
}

#[test]
fn refusals() {
    for (refusal, message) in [
        (Refusal::Over, "the game is over"),
        (Refusal::MandarinCell, "a mandarin cell is never picked up"),
        (Refusal::NotYours, "the square is not the mover's"),
        (Refusal::Empty, "the square is empty"),
    ] {
        assert_eq!(refusal.to_string(), message);
    }
    assert_eq!(
        [OverReason::MandarinsGone, OverReason::NoRefill, OverReason::Repetition].map(OverReason::word),
        ["mandarins-gone", "no-refill", "repetition"]
    );
}
