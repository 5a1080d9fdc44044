//! Faults seen in other games of this kind, by their number in our list: each must stay impossible.

use oanquan::{Contest, Game, OverReason, Position, Rules, Side, Sides, Step, StopReason};

use crate::positions::play;

/// Plays one move and compares the position after it.
fn after(rules: &Rules, before: &str, played: &str, expected: &str) -> (Position, Vec<Step>) {
    let (position, steps) = play(&Position::read(before, rules).unwrap(), played.parse().unwrap());
    assert_eq!(position.to_string(), expected, "{before} {played} {steps:?}");
    (position, steps)
}

fn stop(steps: &[Step]) -> (StopReason, usize) {
    let stop = |step: &Step| match *step {
        Step::Stop { reason, cell } => Some((reason, cell.index())),
        _ => None,
    };
    steps.iter().find_map(stop).unwrap()
}

#[test]
fn fault_1_a_chain_is_played_out_though_the_game_ends_with_it() {
    let (last, _) = after(
        &Rules::FOLK,
        "1,0,0,2,0,0Q/0,3,0,0,4,0 A 20,20+1Q -",
        "A1r",
        // Two, the mandarin, and then three more, although no mandarin cell is occupied any more.
        "0,0,0,0,0,0/0,0,0,0,0,0 - 26+1Q,24+1Q -",
    );
    assert_eq!(last.over(), Some(OverReason::MandarinsGone));
    assert_eq!(last.scores().collect::<Vec<_>>(), [36, 34]);
}

#[test]
fn fault_2_a_mandarin_cell_without_its_stone_is_not_sown_on() {
    let (_, steps) = after(
        &Rules::STANDARD,
        "0,0,0,1,0,3/1,1,1,1,1,0Q A 20+1Q,21 -",
        "A4r",
        "0,0,0,0,1,3/1,1,1,1,1,0Q B 20+1Q,21 -",
    );
    assert_eq!(stop(&steps), (StopReason::Mandarin, 5));
}

#[test]
fn fault_3_an_emptied_row_is_refilled_when_its_turn_begins_and_not_before() {
    let (_, steps) =
        after(&Rules::STANDARD, "0,0,0,0,1,1Q/1,1,1,1,1,0Q A 20,23 -", "A5r", "0,0,0,0,0,2Q/0,2,0,2,0,1Q B 20,23 -");
    assert!(matches!(steps.last(), Some(Step::Stop { .. })));
    let (_, steps) =
        after(&Rules::STANDARD, "0,0,0,0,0,2Q/0,2,0,2,0,1Q B 20,23 -", "B2l", "1,1,1,1,1,3Q/1,0,0,2,0,1Q A 15,23 -");
    assert_eq!(steps.last(), Some(&Step::Refill { side: Side::A }));
}

#[test]
fn fault_4_a_young_mandarin_ends_the_chain() {
    let (_, steps) = after(
        &Rules::STANDARD,
        "1,0,0,2,0,0Q/0,3,0,0,4,0 A 20,20+1Q -",
        "A1r",
        // The two captured before stay captured; the three beyond stay where they are.
        "0,1,0,0,0,0Q/0,3,0,0,4,0 B 22,20+1Q -",
    );
    assert_eq!(stop(&steps), (StopReason::YoungMandarin, 5));
    // Four citizens are too few, five are enough.
    after(&Rules::STANDARD, "1,0,1,0,0,4Q/1,1,1,1,1,0Q A 20,19 -", "A3r", "1,0,0,1,0,4Q/1,1,1,1,1,0Q B 20,19 -");
    after(&Rules::STANDARD, "1,0,1,0,0,5Q/1,1,1,1,1,0Q A 20,18 -", "A3r", "1,0,0,1,0,0/1,1,1,1,1,0Q B 25+1Q,18 -");
}

#[test]
fn fault_5_a_mandarin_is_paid_once() {
    let (with, _) =
        after(&Rules::STANDARD, "1,0,1,0,0,5Q/1,1,1,1,1,0Q A 20,18 -", "A3r", "1,0,0,1,0,0/1,1,1,1,1,0Q B 25+1Q,18 -");
    assert_eq!(with.score(Side::A), 35);
    let (without, steps) = after(
        &Rules::STANDARD,
        "1,0,1,0,0,3/1,1,1,1,1,0Q A 20+1Q,20 -",
        "A3r",
        "1,0,0,1,0,0/1,1,1,1,1,0Q B 23+1Q,20 -",
    );
    assert_eq!(without.score(Side::A), 33);
    assert!(steps.iter().any(|step| matches!(step, Step::Capture { citizens: 3, mandarins: 0, .. })));
    // An empty mandarin cell that lost its stone holds nothing to capture.
    let (_, steps) = after(
        &Rules::STANDARD,
        "1,0,1,0,0,0/1,1,1,1,1,0Q A 20+1Q,23 -",
        "A3r",
        "1,0,0,1,0,0/1,1,1,1,1,0Q B 20+1Q,23 -",
    );
    assert_eq!(stop(&steps), (StopReason::TwoEmpty, 5));
}

#[test]
fn fault_6_the_far_side_has_its_own_left_and_right() {
    // A's third square to its right ends like B's third to its right: the board turned half round.
    let start = "5,5,5,5,5,0Q/5,5,5,5,5,0Q";
    after(&Rules::FOLK, &format!("{start} A 0,0 -"), "A3r", "6,6,0,0,6,1Q/6,6,0,6,6,1Q B 6,0 -");
    after(&Rules::FOLK, &format!("{start} B 0,0 -"), "B3r", "6,6,0,6,6,1Q/6,6,0,0,6,1Q A 0,6 -");
    // A's third square to its left: the same mirrored.
    after(&Rules::FOLK, &format!("{start} A 0,0 -"), "A3l", "6,0,0,6,6,1Q/6,6,0,6,6,1Q B 6,0 -");
}

#[test]
fn fault_7_a_refill_neither_makes_nor_eats_pieces() {
    let (owing, _) = after(
        &Rules::STANDARD,
        "0,0,0,0,0,10/0,0,0,1,0,10Q B 2+1Q,27 -",
        "B4r",
        // Two of its own, three borrowed; the stone stays whole.
        "1,1,1,1,1,10/0,0,0,0,1,10Q A 0+1Q,24 A>B:3",
    );
    assert_eq!(owing.scores().collect::<Vec<_>>(), [7, 27]);
    let (last, steps) = after(
        &Rules::STANDARD,
        "0,0,0,0,0,20/0,0,0,1,0,25Q B 1+1Q,3 -",
        "B4r",
        "0,0,0,0,0,20/0,0,0,0,0,25Q - 1+1Q,4 -",
    );
    assert_eq!(last.over(), Some(OverReason::NoRefill));
    // What lies in mandarin cells counts for nobody.
    assert_eq!(last.scores().collect::<Vec<_>>(), [11, 4]);
    assert!(!steps.iter().any(|step| matches!(step, Step::Pay { .. } | Step::Borrow { .. })));
    // With three sides the next in turn order lends first.
    let rules = r#"{"sides":3}"#.parse().unwrap();
    after(
        &rules,
        "1,1,0,0,0,9Q/0,0,0,0,0,20Q/0,0,0,0,0,20Q A 20,2,2 C>A:1",
        "A2l",
        "2,0,0,0,0,9Q/1,1,1,1,1,20Q/0,0,0,0,0,20Q B 19,0,0 B>A:1,B>C:2,C>A:1",
    );
}

#[test]
fn fault_8_captures_belong_to_the_mover() {
    after(&Rules::STANDARD, "0,3,0,0,4,0Q/0,0,0,0,1,0Q B 20,22 -", "B5r", "0,0,0,0,4,0Q/0,0,0,0,0,1Q A 20,25 -");
    after(&Rules::STANDARD, "1,0,0,4,0,0Q/1,1,1,1,1,0Q A 20,20 -", "A1r", "0,1,0,0,0,0Q/1,1,1,1,1,0Q B 24,20 -");
}

#[test]
fn fault_9_equal_scores_are_a_draw_and_negative_ones_negative() {
    let draw = Position::read("0,0,0,0,0,0/0,0,0,0,0,0 - 25+1Q,25+1Q -", &Rules::STANDARD).unwrap();
    assert_eq!(Contest::new(Sides::Two, Side::A).finish(&draw), None);
    let text = "0,0,0,0,0,0/0,0,0,0,0,0 - 1,49+2Q A>B:4";
    let negative = Position::read(text, &Rules::STANDARD).unwrap();
    assert_eq!(negative.scores().collect::<Vec<_>>(), [-3, 73]);
    let record = Game::from_position(negative).to_string();
    assert!(record.ends_with("\n\n-3-73 mandarins-gone\n"), "{record}");
    assert_eq!(record.parse::<Game>().unwrap().to_string(), record);
}

#[test]
fn fault_10_a_circle_ends_at_the_third_time() {
    let start = Position::read("1,1,1,1,1,0/2,0,2,0,1,3 A 10+1Q,27+1Q -", &Rules::FOLK).unwrap();
    let mut game = Game::from_position(start);
    for played in ["A2r", "B4l", "A2r"] {
        game.play(played.parse().unwrap()).unwrap();
        assert_eq!(game.position().over(), None);
    }
    let steps = game.play("B4l".parse().unwrap()).unwrap();
    assert_eq!(steps.last(), Some(&Step::Over { reason: OverReason::Repetition }));
    assert_eq!(game.position().to_string(), "0,0,0,0,0,0/0,0,0,0,0,3 - 15+1Q,32+1Q -");
    // A position alone has no history.
    let mut alone = start;
    for played in ["A2r", "B4l", "A2r", "B4l"] {
        alone.play(played.parse().unwrap()).unwrap();
    }
    assert_eq!(alone.over(), None);
}
