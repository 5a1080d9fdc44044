//! Undo, redo, going to a ply, previews, and the third occurrence.

use oanquan::{Game, OverReason, Position};
use proptest::prelude::*;

use crate::games::{cases, plans};

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn undo_and_redo_are_each_others_opposite(plan in plans()) {
        let mut positions = Vec::new();
        let mut game = plan.play(|game, _| positions.push(*game.position()));
        positions.push(*game.position());
        let record = game.to_string();
        for position in positions.iter().rev().skip(1) {
            prop_assert!(game.undo());
            prop_assert_eq!(game.position(), position);
        }
        prop_assert!(!game.undo());
        for position in positions.iter().skip(1) {
            prop_assert!(game.redo());
            prop_assert_eq!(game.position(), position);
        }
        prop_assert!(!game.redo());
        prop_assert_eq!(game.to_string(), record);
        for (ply, position) in positions.iter().enumerate() {
            prop_assert!(game.go_to(ply));
            prop_assert_eq!(game.position(), position);
            prop_assert_eq!(game.history().len(), ply);
        }
        prop_assert!(!game.go_to(positions.len()));
    }

    #[test]
    fn a_preview_is_the_move_and_changes_nothing(plan in plans()) {
        plan.play(|game, played| {
            let before = game.to_string();
            let preview = game.preview(played).unwrap();
            assert_eq!(game.to_string(), before);
            let mut other = game.clone();
            assert_eq!(other.play(played).unwrap(), preview.steps);
            assert_eq!(*other.position(), preview.after);
            assert_eq!(other.steps_to(other.ply()), Some(preview.steps));
        });
    }

    #[test]
    fn a_game_ends_at_the_third_occurrence_and_not_before(plan in plans()) {
        let count = |game: &Game, position: &Position| {
            let mut line = game.clone();
            (0..=game.ply()).filter(|ply| line.go_to(*ply) && line.position().repeats(position)).count()
        };
        plan.play(|game, played| {
            // What the position's own rules make of the move, without any history.
            let mut alone = *game.position();
            alone.play(played).unwrap();
            let after = game.preview(played).unwrap().after;
            let third = alone.over().is_none() && count(game, &alone) >= 2;
            assert_eq!(after.over() == Some(OverReason::Repetition), third);
        });
    }

    #[test]
    fn playing_after_undo_forgets_what_was_undone(plan in plans(), back in 1..20_usize) {
        let mut game = plan.play(|_, _| {});
        let ply = game.ply().saturating_sub(back);
        game.go_to(ply);
        let Some(other) = game.position().moves().last() else { return Ok(()) };
        // The same line, built without the detour.
        let mut straight = Game::from_position(*game.first_position());
        for played in game.history() {
            straight.play(*played).unwrap();
        }
        prop_assert_eq!(game.play(other).unwrap(), straight.play(other).unwrap());
        prop_assert_eq!(game.to_string(), straight.to_string());
        prop_assert!(!game.redo());
        // What was forgotten does not count as an occurrence either.
        for choice in plan.choices {
            let moves: Vec<_> = game.position().moves().collect();
            let Some(played) = moves.get(choice % moves.len().max(1)) else { break };
            prop_assert_eq!(game.play(*played).unwrap(), straight.play(*played).unwrap());
        }
    }
}

/// The board of the vector file on which two moves go back and forth.
const SHUFFLE: &str = "1,1,1,1,1,0/2,0,2,0,1,3 A 10+1Q,27+1Q -";

#[test]
fn a_position_to_begin_from_counts_as_its_first_occurrence() {
    let mut game = Game::from_position(Position::read(SHUFFLE, &oanquan::Rules::FOLK).unwrap());
    for played in ["A2r", "B4l", "A2r"] {
        game.play(played.parse().unwrap()).unwrap();
        assert_eq!(game.position().over(), None);
    }
    game.play("B4l".parse().unwrap()).unwrap();
    assert_eq!(game.position().over(), Some(OverReason::Repetition));
    // Taken back and played otherwise, the game goes on.
    assert!(game.undo());
    assert_eq!(game.position().over(), None);
    assert!(game.redo());
    assert_eq!(game.position().over(), Some(OverReason::Repetition));
}

#[test]
fn a_long_line_is_walked_quickly() {
    let mut game = Game::from_position(Position::read(SHUFFLE, &oanquan::Rules::FOLK).unwrap());
    for _ in 0..20_000 {
        game.play("A2r".parse().unwrap()).unwrap();
        game.undo();
    }
    assert_eq!(game.line().len(), 1);
}
