//! Faults that other games have: one named case each.

use oanquan::{Game, OverReason, Position, Rules, Side, Sides, Step, StopReason};

fn at(text: &str, rules: &Rules) -> Position {
    Position::read(text, rules).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Plays one move, and gives its steps and the position as text.
fn play(text: &str, rules: &Rules, played: &str) -> (Vec<Step>, String) {
    let mut game = Game::from_position(at(text, rules));
    let steps = game.play(played.parse().unwrap()).unwrap();
    (steps, game.position().to_string())
}

fn stop(steps: &[Step]) -> StopReason {
    let reason = |step: &Step| if let Step::Stop { reason, .. } = *step { Some(reason) } else { None };
    steps.iter().find_map(reason).unwrap()
}

fn captures(steps: &[Step]) -> Vec<(usize, u8, u8)> {
    let capture = |step: &Step| match *step {
        Step::Capture { cell, citizens, mandarins } => Some((cell.index(), citizens, mandarins)),
        _ => None,
    };
    steps.iter().filter_map(capture).collect()
}

#[test]
fn a_chain_is_played_out_even_when_the_game_ends_with_it() {
    // A4r falls in A5; the empty cell 5 is jumped, B1 taken, B2 jumped, B3 taken, and so on to the last mandarin.
    let (steps, after) = play("0,0,0,1,0,0/3,0,4,0,2,0Q A 20+1Q,20 -", &Rules::FOLK, "A4r");
    assert!(captures(&steps).len() >= 2, "{steps:?}");
    assert!(!after.contains("/0,0,4"), "{after}");
}

#[test]
fn a_relay_never_picks_up_a_mandarin_cell() {
    let (steps, _) = play("0,0,0,0,1,4/0,1,1,1,1,0Q A 20+1Q,21 -", &Rules::FOLK, "A5l");
    for step in &steps {
        if let Step::PickUp { cell, .. } = step {
            assert!(!cell.is_mandarin());
        }
    }
    // Citizens ahead in a mandarin cell without its stone end the turn as well.
    let (steps, _) = play("0,0,0,1,0,4/0,1,1,1,1,0Q A 20+1Q,21 -", &Rules::FOLK, "A4r");
    assert_eq!(stop(&steps), StopReason::Mandarin);
}

#[test]
fn ones_own_empty_row_is_no_loss_and_is_refilled_when_ones_turn_comes() {
    let (steps, after) = play("0,0,0,0,1,0/1,0,0,0,0,3Q A 25+1Q,20 -", &Rules::FOLK, "A5r");
    assert!(!steps.iter().any(|step| matches!(step, Step::Over { .. } | Step::Refill { side: Side::A })), "{after}");
    let mut game = Game::from_position(at("0,0,0,0,0,0/1,0,0,0,1,3Q B 25+1Q,20 -", &Rules::FOLK));
    let steps = game.play("B1r".parse().unwrap()).unwrap();
    assert!(steps.contains(&Step::Refill { side: Side::A }));
    assert!(steps.contains(&Step::Pay { side: Side::A, count: 5 }));
    assert!(game.position().moves().count() >= 2, "no soft lock");
}

#[test]
fn a_young_mandarin_ends_the_turn_and_is_not_jumped() {
    let text = "0,0,0,1,0,0/5,5,5,5,5,4Q A 10+1Q,10 -";
    let (steps, _) = play(text, &Rules::STANDARD, "A4l");
    assert!(captures(&steps).is_empty());
    // To the left of A1 lies the mandarin of four citizens, behind one empty cell.
    let (steps, after) = play("0,1,0,0,1,0/5,5,5,5,5,4Q A 9+1Q,10 -", &Rules::STANDARD, "A2l");
    assert_eq!(stop(&steps), StopReason::Mandarin, "{after}");
    let (steps, after) = play("0,0,1,0,1,0/5,5,5,5,5,4Q A 9+1Q,10 -", &Rules::STANDARD, "A3l");
    assert_eq!(stop(&steps), StopReason::YoungMandarin, "{after}");
    assert!(captures(&steps).is_empty());
    let (steps, _) = play("0,0,1,0,1,0/5,5,5,5,5,4Q A 9+1Q,10 -", &Rules::FOLK, "A3l");
    assert_eq!(captures(&steps)[0], (11, 4, 1));
}

#[test]
fn a_mandarin_is_paid_once_and_a_cell_without_its_stone_pays_citizens_only() {
    let (_, after) = play("0,0,1,0,1,0/5,5,5,5,5,4Q A 9+1Q,10 -", &Rules::FOLK, "A3l");
    assert!(after.contains(" 13+2Q,10 ") || after.contains("+2Q"), "{after}");
    let (steps, _) = play("0,0,1,0,1,0Q/5,5,5,5,5,4 A 9,10+1Q -", &Rules::FOLK, "A3l");
    assert_eq!(captures(&steps)[0], (11, 4, 0));
}

#[test]
fn the_mover_takes_what_it_captures_wherever_it_lay() {
    // B1l goes from cell 6 to 5, over the empty A5, and takes A4.
    let (steps, after) = play("5,5,5,5,0,0Q/1,0,4,5,5,0Q B 10,5 -", &Rules::STANDARD, "B1l");
    assert_eq!(captures(&steps), [(3, 5, 0)]);
    assert!(after.contains(" A 10,10 "), "{after}");
}

#[test]
fn a_refill_creates_nothing_and_breaks_no_mandarin() {
    let (steps, after) = play("0,0,0,0,1,0/0,0,0,0,0,5 A 41+1Q,3+1Q -", &Rules::FOLK, "A5l");
    assert!(steps.contains(&Step::Pay { side: Side::B, count: 3 }));
    assert!(steps.contains(&Step::Borrow { side: Side::B, from: Side::A, count: 2 }));
    assert!(after.ends_with("B 39+1Q,0+1Q B>A:2"), "{after}");
}

#[test]
fn a_score_can_be_negative_and_equal_scores_are_nobodys() {
    let position = at("0,0,0,0,0,0/0,0,0,0,0,0 - 50+2Q,0 B>A:7", &Rules::FOLK);
    assert_eq!(position.scores().collect::<Vec<_>>(), [77, -7]);
    let even = at("0,0,0,0,0,0/0,0,0,0,0,0 - 25+1Q,25+1Q -", &Rules::FOLK);
    assert_eq!(oanquan::Contest::new(Sides::Two, Side::A).finish(&even), None);
}

#[test]
fn nobody_can_fund_a_refill() {
    let rules: Rules = r#"{"citizensPerSquare":1,"youngMandarin":10}"#.parse().unwrap();
    let (steps, after) = play("0,0,0,0,1,2Q/0,0,0,0,0,4Q A 2,1 -", &rules, "A5l");
    assert!(steps.contains(&Step::Over { reason: OverReason::NoRefill }), "{steps:?}");
    assert!(after.contains(" - "), "{after}");
}

#[test]
fn with_twelve_or_more_in_hand_the_starting_square_is_sown_too() {
    let (steps, _) = play("13,0,0,0,0,0Q/5,5,5,5,5,0Q A 12,0 -", &Rules::STANDARD, "A1r");
    let sown: Vec<usize> = steps
        .iter()
        .filter_map(|step| if let Step::Sow { cell, .. } = step { Some(cell.index()) } else { None })
        .collect();
    assert_eq!(sown[..13], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0, 1]);
}

#[test]
fn forty_in_a_cell_are_no_trouble() {
    let (steps, after) = play("40,0,0,0,0,0Q/1,1,1,1,1,0Q A 5,0 -", &Rules::STANDARD, "A1l");
    assert!(matches!(steps[0], Step::PickUp { count: 40, .. }));
    assert!(Position::read(&after, &Rules::STANDARD).is_ok());
    let rules: Rules = r#"{"sides":4,"citizensPerSquare":10,"mandarin":"pebbles"}"#.parse().unwrap();
    let ring = "240,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0 - 0,0,0,0 -";
    assert!(Position::read(ring, &rules).is_err(), "over, but a square is occupied");
    let (steps, _) = play("239,0,0,0,0,1/0,0,0,0,0,0/0,0,0,0,0,0/0,0,0,0,0,0 A 0,0,0,0 -", &rules, "A1r");
    assert!(matches!(steps[0], Step::PickUp { count: 239, .. }));
}

#[test]
fn a_debt_that_no_game_reaches_stays_sound() {
    let text = "0,0,0,0,1,0/0,0,0,0,0,5 A 44+1Q,0+1Q B>A:65533";
    let mut position = at(text, &Rules::FOLK);
    let before: i32 = position.scores().sum();
    position.play("A5l".parse().unwrap()).unwrap();
    assert_eq!(position.owed(Side::B, Side::A), 65535);
    // Five citizens went back to the ring; the debts still cancel.
    assert_eq!(position.scores().sum::<i32>(), before - 5);
    assert!(Position::read(&position.to_string(), &Rules::FOLK).is_ok());
}

#[test]
fn greedy_play_of_both_sides_comes_to_an_end() {
    for (_, rules) in Rules::NAMED {
        for sides in [Sides::Two, Sides::Three, Sides::Four] {
            let mut game = Game::new(&Rules { sides, ..rules });
            let mut plies = 0_u32;
            while let Some(best) = oanquan_engine::greedy_move(game.position(), plies.wrapping_mul(2_654_435_761)) {
                game.play(best).unwrap();
                plies += 1;
                assert!(plies < 5000, "no end after {plies} plies");
            }
        }
    }
}
