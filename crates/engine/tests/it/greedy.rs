//! The greedy player takes what wins most at once, and its games come to an end.
#![allow(clippy::expect_used, reason = "a test fails by panicking, also in what several tests share")]

use std::collections::BTreeSet;

use oanquan::{Game, Position, Rules, Side, Sides};
use oanquan_engine::greedy_move;

/// The mover's score less the best of the others, after a move.
fn result(position: &Position, played: oanquan::Move) -> i32 {
    let mover = played.side();
    let mut after = *position;
    after.play(played).expect("a legal move");
    let others = position.rules().sides.iter().filter(|side| *side != mover);
    after.score(mover) - others.map(|side: Side| after.score(side)).max().expect("two sides at least")
}

#[test]
fn its_games_end_and_no_move_would_have_won_more_at_once() {
    for (name, rules) in Rules::NAMED {
        for sides in [Sides::Two, Sides::Three, Sides::Four] {
            let mut game = Game::new(&Rules { sides, ..rules });
            let mut plies = 0_u32;
            while let Some(best) = greedy_move(game.position(), plies.wrapping_mul(2_654_435_761)) {
                let position = *game.position();
                let won = result(&position, best);
                assert!(position.moves().all(|other| result(&position, other) <= won), "{position}");
                game.play(best).expect("a legal move");
                plies += 1;
                assert!(plies < 5000, "{name}, {sides:?}: no end after {plies} plies");
            }
            assert!(game.position().over().is_some());
        }
    }
}

#[test]
fn equal_moves_are_all_taken_by_chance() {
    let start = Position::start(&Rules::STANDARD);
    let best = start.moves().map(|each| result(&start, each)).max();
    let equal: BTreeSet<_> = start.moves().filter(|each| Some(result(&start, *each)) == best).collect();
    let taken: BTreeSet<_> = (0..20).filter_map(|chance| greedy_move(&start, chance)).collect();
    assert_eq!(taken, equal);
    assert!(equal.len() >= 2, "an opening and its mirror image win the same");
}
