//! What holds for every move of every position.

use oanquan::{Game, Move, Observer, Position, Side, Step};
use proptest::prelude::*;

use crate::board::Board;
use crate::generate::{board, cases, game};

/// Plays a move and gives its steps.
pub fn play(position: &Position, played: Move) -> (Position, Vec<Step>) {
    let (mut after, mut steps) = (*position, Vec::new());
    after.play_with(played, &mut |step| steps.push(step)).unwrap();
    (after, steps)
}

/// Checks a move: pieces are kept, the steps lead from the position before to the one after, and nothing depends on
/// who listens.
fn check(position: &Position, played: Move) {
    let (after, steps) = play(position, played);
    let (before, result) = (Board::of(position), Board::of(&after));
    assert_eq!(before.totals(), result.totals());
    let mut followed = before;
    followed.apply(played.side().index(), played.direction(), &steps);
    assert_eq!(followed, result, "{position} {played} {steps:?}");
    // Written as a text it must be a position again: every invariant of positions is checked on reading.
    assert_eq!(result.text(), after.to_string());
    let read = result.position();
    assert_eq!(read.turn(), after.turn());

    let mut silent = *position;
    silent.play(played).unwrap();
    assert_eq!(silent, after);

    let game = Game::from_position(*position);
    let preview = game.preview(played).unwrap();
    assert_eq!(game.position(), position);
    assert_eq!((preview.after, preview.steps), (after, steps));
}

/// An observer of its own, as a user may write one.
struct Drops(u32);

impl Observer for Drops {
    fn step(&mut self, step: Step) {
        self.0 += u32::from(matches!(step, Step::Sow { .. }));
    }
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn every_move_of_any_board_keeps_pieces_and_tells_true(board in board()) {
        let position = board.position();
        for played in position.moves() {
            check(&position, played);
        }
    }

    #[test]
    fn every_move_of_a_game_keeps_pieces_and_tells_true(game in game(150)) {
        let mut position = *game.first_position();
        for (ply, played) in game.history().iter().enumerate() {
            check(&position, *played);
            let mut drops = Drops(0);
            position.play_with(*played, &mut drops).unwrap();
            let steps = game.steps_to(ply + 1).unwrap();
            prop_assert_eq!(drops.0 as usize, steps.iter().filter(|step| matches!(step, Step::Sow { .. })).count());
        }
    }

    #[test]
    fn every_turn_ends(board in board()) {
        // A lap leaves a citizen in each mandarin cell; no board takes anywhere near so many steps.
        let position = board.position();
        for played in position.moves() {
            prop_assert!(play(&position, played).1.len() < 20_000);
        }
    }

    #[test]
    fn legal_moves_are_those_that_can_be_played(board in board()) {
        let position = board.position();
        let legal: Vec<_> = position.moves().collect();
        let mut found = Vec::new();
        for side in [Side::A, Side::B, Side::C, Side::D] {
            for square in 1..=5 {
                for direction in oanquan::Direction::BOTH {
                    let played = Move::new(side, square, direction);
                    let mut after = position;
                    if after.play(played).is_ok() {
                        found.push(played);
                    } else {
                        prop_assert_eq!(after, position);
                    }
                }
            }
        }
        prop_assert_eq!(legal, found);
    }
}
