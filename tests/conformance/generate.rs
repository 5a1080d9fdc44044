//! Rules, games and boards for the properties.

use oanquan::{
    AfterCapture, CitizensPerSquare, EmptyMandarin, Game, Mandarin, MandarinValue, Position, Rules, Side, Sides,
    YoungMandarin,
};
use proptest::prelude::*;
use proptest::test_runner::{Config, RngSeed};

use crate::board::{Board, side};

/// The same cases in every run.
pub fn cases(cases: u32) -> Config {
    Config { cases, rng_seed: RngSeed::Fixed(0x0a90), failure_persistence: None, ..Config::default() }
}

pub fn rules() -> impl Strategy<Value = Rules> {
    let sides = prop_oneof![Just(Sides::Two), Just(Sides::Three), Just(Sides::Four)];
    let value = prop_oneof![Just(MandarinValue::Five), Just(MandarinValue::Ten)];
    (sides, 1..=10_u8, any::<bool>(), value, 0..=10_u8, any::<bool>(), any::<bool>()).prop_map(
        |(sides, citizens, pebbles, mandarin_value, young, sow_on, stops)| Rules {
            sides,
            citizens_per_square: CitizensPerSquare::new(citizens),
            mandarin: if pebbles { Mandarin::Pebbles } else { Mandarin::Stone },
            mandarin_value,
            young_mandarin: YoungMandarin::new(young),
            after_capture: if sow_on { AfterCapture::SowOn } else { AfterCapture::Stop },
            empty_mandarin: if stops { EmptyMandarin::Stops } else { EmptyMandarin::Ordinary },
        },
    )
}

fn first(rules: &Rules, first: usize) -> Side {
    side(first % rules.sides.count())
}

/// A game of up to `plies` moves, from the start.
pub fn game(plies: usize) -> impl Strategy<Value = Game> {
    (rules(), 0..12_usize, prop::collection::vec(any::<prop::sample::Index>(), 0..plies)).prop_map(
        |(rules, begins, choices)| {
            let start = Position::start_with(&rules, first(&rules, begins)).unwrap();
            let mut game = Game::from_position(start);
            for choice in choices {
                let moves: Vec<_> = game.position().moves().collect();
                if moves.is_empty() {
                    break;
                }
                game.play(*choice.get(&moves)).unwrap();
            }
            game
        },
    )
}

/// A board as no game may ever lead to it, with a side to move.
pub fn board() -> impl Strategy<Value = Board> {
    let debts = prop::collection::vec(prop_oneof![5 => Just(0_u32), 2 => 1..20_u32, 1 => Just(65535)], 16);
    let places = prop::collection::vec(any::<u8>(), 240);
    // Pieces are strewn over so many places, so that both crowded and nearly empty boards come up.
    let strewn = prop::collection::vec(any::<u8>(), 1..24);
    let stones = prop::collection::vec(0..8_usize, 4);
    (rules(), 0..12_usize, places, strewn, stones, debts).prop_filter_map(
        "no legal position",
        |(rules, begins, places, strewn, stones, debts)| {
            let sides = rules.sides.count();
            let mut board = Board {
                rules,
                ring: vec![(0, 0); 6 * sides],
                turn: Some(begins % sides),
                stores: vec![(0, 0); sides],
                debts: vec![vec![0; sides]; sides],
            };
            for place in places.iter().take(rules.citizens() as usize) {
                let place = usize::from(strewn[usize::from(*place) % strewn.len()]) % (7 * sides);
                match board.ring.get_mut(place) {
                    Some(cell) => cell.0 += 1,
                    None => board.stores[place - 6 * sides].0 += 1,
                }
            }
            for (home, place) in stones.iter().enumerate().take(rules.stones() as usize) {
                match board.stores.get_mut(*place) {
                    Some(store) => store.1 += 1,
                    None => board.ring[6 * home + 5].1 = 1,
                }
            }
            for (debtor, lenders) in board.debts.iter_mut().enumerate() {
                for (lender, count) in lenders.iter_mut().enumerate() {
                    *count = if debtor == lender { 0 } else { debts[4 * debtor + lender] };
                }
            }
            Position::read(&board.text(), &rules).ok().map(|_| board)
        },
    )
}
