//! The legal future of a ring does not depend on who holds what in store, or who owes whom.

use oanquan::{Move, Position, Step};
use proptest::prelude::*;

use crate::games::{cases, plans};
use crate::plain::Plain;

/// The same ring and turn with all that was captured dealt out anew, and other debts.
fn dealt_anew(position: &Position, shares: &[usize]) -> Position {
    let mut plain = Plain::of(position);
    let sides = plain.stores.len();
    let citizens: u32 = plain.stores.iter().map(|store| store.0).sum();
    let stones: u32 = plain.stores.iter().map(|store| store.1).sum();
    plain.stores.fill((0, 0));
    for (number, share) in (0..citizens).zip(shares.iter().cycle()) {
        plain.stores[(share + number as usize / 7) % sides].0 += 1;
    }
    for (_, share) in (0..stones).zip(shares.iter().rev().cycle()) {
        plain.stores[share % sides].1 += 1;
    }
    for (debtor, lenders) in plain.debts.iter_mut().enumerate() {
        for (lender, count) in lenders.iter_mut().enumerate() {
            *count = if debtor == lender { 0 } else { u32::try_from(shares[0] % 9).unwrap() };
        }
    }
    plain.read(position.rules())
}

/// What a move does, but for who pays for a refill.
fn visible(position: &Position, played: Move) -> (Vec<Step>, Vec<(u32, bool)>, Option<usize>) {
    let mut steps = Vec::new();
    let mut after = *position;
    after
        .play_with(played, &mut |step: Step| {
            if !matches!(step, Step::Pay { .. } | Step::Borrow { .. }) {
                steps.push(step);
            }
        })
        .unwrap();
    let plain = Plain::of(&after);
    (steps, plain.ring, plain.turn)
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn the_future_does_not_depend_on_stores(plan in plans(), shares in prop::collection::vec(0..4_usize, 1..9)) {
        plan.play(|game, _| {
            let position = game.position();
            let other = dealt_anew(position, &shares);
            assert!(position.moves().eq(other.moves()));
            assert!(position.repeats(&other));
            for each in position.moves() {
                assert_eq!(visible(position, each), visible(&other, each));
            }
        });
    }
}
