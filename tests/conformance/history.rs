//! Games: undo, redo, going anywhere, repetition.

use std::cell::Cell;

use oanquan::{Game, OverReason, Position, Rules, Side};
use proptest::prelude::*;
use proptest::test_runner::TestRunner;

use crate::generate::{board, cases, game};

/// Boards near the end under the folk rules, where games go round in circles.
const CIRCLES: [&str; 3] = [
    "1,1,1,1,1,0/2,0,2,0,1,3 A 10+1Q,27+1Q -",
    "0,0,1,0,0,1/0,0,1,0,0,1 A 20+1Q,26+1Q -",
    "0,1,0,0,0,0/0,0,0,0,1,1 A 20+1Q,27+1Q A>B:5",
];

#[derive(Clone, Debug)]
enum Act {
    Play(prop::sample::Index),
    Undo,
    Redo,
    GoTo(prop::sample::Index),
}

fn acts() -> impl Strategy<Value = Vec<Act>> {
    let act = prop_oneof![
        6 => any::<prop::sample::Index>().prop_map(Act::Play),
        2 => Just(Act::Undo),
        2 => Just(Act::Redo),
        1 => any::<prop::sample::Index>().prop_map(Act::GoTo),
    ];
    prop::collection::vec(act, 0..200)
}

/// A line of positions, where repetition is looked for in the plainest way.
fn follow(start: Position, acts: &[Act]) -> Result<usize, TestCaseError> {
    let mut game = Game::from_position(start);
    let mut line = vec![start];
    let mut ply = 0;
    let mut repetitions = 0;
    for act in acts {
        match act {
            Act::Play(choice) => {
                let moves: Vec<_> = line[ply].moves().collect();
                if moves.is_empty() {
                    prop_assert!(game.position().over().is_some());
                    continue;
                }
                let played = *choice.get(&moves);
                let preview = game.preview(played).unwrap();
                let steps = game.play(played).unwrap();
                prop_assert_eq!(&preview.steps, &steps);
                prop_assert_eq!(&preview.after, game.position());
                let mut after = line[ply];
                after.play(played).unwrap();
                let before = line[..=ply].iter().filter(|earlier| earlier.repeats(&after)).count();
                let repeats = after.over().is_none() && before == 2;
                prop_assert_eq!(game.position().over() == Some(OverReason::Repetition), repeats);
                if repeats {
                    repetitions += 1;
                } else {
                    prop_assert_eq!(game.position(), &after);
                }
                line.truncate(ply + 1);
                line.push(*game.position());
                ply += 1;
            }
            Act::Undo => {
                prop_assert_eq!(game.undo(), ply > 0);
                ply = ply.saturating_sub(1);
            }
            Act::Redo => {
                prop_assert_eq!(game.redo(), ply + 1 < line.len());
                ply = (ply + 1).min(line.len() - 1);
            }
            Act::GoTo(place) => {
                // Now and then beyond the end.
                let to = place.index(line.len() + 2);
                prop_assert_eq!(game.go_to(to), to < line.len());
                ply = if to < line.len() { to } else { ply };
            }
        }
        prop_assert_eq!(game.ply(), ply);
        prop_assert_eq!(game.position(), &line[ply]);
        prop_assert_eq!(game.history().len(), ply);
        prop_assert_eq!(game.line().len() + 1, line.len());
    }
    Ok(repetitions)
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn a_game_is_a_line_one_can_go_along(board in board(), acts in acts()) {
        follow(board.position(), &acts)?;
    }

    #[test]
    fn undo_then_redo_is_the_same_game(mut game in game(80)) {
        let (position, record) = (*game.position(), game.to_string());
        let played = game.ply();
        while game.undo() {}
        prop_assert_eq!((game.ply(), *game.position()), (0, *game.first_position()));
        for ply in 0..played {
            prop_assert_eq!(game.ply(), ply);
            prop_assert!(game.redo());
        }
        prop_assert!(!game.redo());
        prop_assert_eq!(*game.position(), position);
        prop_assert_eq!(game.to_string(), record);
    }

    #[test]
    fn refused_moves_change_nothing(mut game in game(40)) {
        let (position, line) = (*game.position(), game.line().to_vec());
        game.undo();
        let now = *game.position();
        for side in [Side::A, Side::B, Side::C, Side::D] {
            for square in 1..=5 {
                let played = oanquan::Move::new(side, square, oanquan::Direction::Left);
                if !now.moves().any(|legal| legal == played) {
                    prop_assert!(game.play(played).is_err());
                    prop_assert!(game.preview(played).is_err());
                }
            }
        }
        prop_assert_eq!(game.line(), &line);
        if !line.is_empty() {
            prop_assert!(game.redo());
        }
        prop_assert_eq!(*game.position(), position);
    }
}

#[test]
fn circles_end_at_the_third_time_wherever_one_has_gone() {
    let repetitions = Cell::new(0);
    let all = |acts: Vec<Act>| {
        for text in CIRCLES {
            repetitions.set(repetitions.get() + follow(Position::read(text, &Rules::FOLK).unwrap(), &acts)?);
        }
        Ok(())
    };
    TestRunner::new(cases(400)).run(&acts(), all).unwrap();
    let repetitions = repetitions.get();
    assert!(repetitions > 100, "{repetitions} repetitions: too few to have tested anything");
}

#[test]
fn an_undone_occurrence_does_not_count() {
    let mut game = Game::from_position(Position::read(CIRCLES[0], &Rules::FOLK).unwrap());
    let circle = ["A2r", "B4l"].map(|played| played.parse().unwrap());
    for played in circle {
        game.play(played).unwrap();
    }
    // The second occurrence is taken back and comes again, time after time, and is still the second.
    for _ in 0..5 {
        assert!(game.undo());
        game.play(circle[1]).unwrap();
        assert_eq!(game.position().over(), None);
    }
    for played in circle {
        game.play(played).unwrap();
    }
    assert_eq!(game.position().over(), Some(OverReason::Repetition));
    assert!(game.undo() && game.position().over().is_none());
    // Undone, the end is still on the line.
    assert!(game.redo() && game.position().over() == Some(OverReason::Repetition));
}
