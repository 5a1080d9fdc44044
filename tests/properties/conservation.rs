//! Nothing comes from nowhere, nothing is lost, every turn ends.

use oanquan::{Position, Side};
use proptest::prelude::*;

use crate::games::{cases, plans};
use crate::plain::Plain;

/// Citizens and stones on the ring and in stores, and the sum of the scores.
fn totals(position: &Position) -> (u32, u32, i32) {
    let plain = Plain::of(position);
    let citizens =
        plain.ring.iter().map(|cell| cell.0).sum::<u32>() + plain.stores.iter().map(|store| store.0).sum::<u32>();
    let stones = plain.ring.iter().filter(|cell| cell.1).count();
    let stones = u32::try_from(stones).unwrap() + plain.stores.iter().map(|store| store.1).sum::<u32>();
    (citizens, stones, position.scores().sum())
}

proptest! {
    #![proptest_config(cases(400))]

    #[test]
    fn pieces_and_points_are_conserved(plan in plans()) {
        let rules = plan.rules;
        let value = i32::from(rules.mandarin_value.points());
        plan.play(|game, played| {
            let after = game.preview(played).unwrap().after;
            let (citizens, stones, points) = totals(&after);
            assert_eq!(citizens, rules.citizens());
            assert_eq!(stones, rules.stones());
            // Points on the ring and in stores together: debts are between the sides and cancel in the sum.
            let ring: i32 = after.cells().map(|cell| i32::from(after.citizens(cell)) + value * i32::from(after.has_stone(cell))).sum();
            assert_eq!(points + ring, i32::try_from(rules.citizens() + rules.stones() * value.unsigned_abs()).unwrap());
        });
    }

    #[test]
    fn every_turn_ends_and_leaves_a_legal_position(plan in plans()) {
        plan.play(|game, played| {
            let preview = game.preview(played).unwrap();
            assert!(preview.steps.len() < 5000, "{} steps", preview.steps.len());
            let text = preview.after.to_string();
            let again = Position::read(&text, &plan.rules).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!(again.to_string(), text);
            match preview.after.turn() {
                // Whoever has the turn can move: no soft lock.
                Some(_) => assert!(preview.after.moves().count() >= 2),
                None => assert_eq!(preview.after.moves().count(), 0),
            }
        });
    }

    #[test]
    fn an_illegal_move_changes_nothing(plan in plans(), side in 0..4_usize, square in 1..=5_u8) {
        let game = plan.play(|_, _| {});
        let side = [Side::A, Side::B, Side::C, Side::D][side];
        for way in oanquan::Direction::BOTH {
            let tried = oanquan::Move::new(side, square, way);
            let legal = game.position().moves().any(|each| each == tried);
            let mut position = *game.position();
            prop_assert_eq!(position.play(tried).is_ok(), legal);
            if !legal {
                prop_assert_eq!(position, *game.position());
            }
        }
    }
}
