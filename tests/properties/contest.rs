//! Who begins, who has won, and *oẳn tù tì*.

use oanquan::{Contest, Position, Rules, Side, Sides, Throw, still_in};

/// A game of these sides that is over with these citizens in store, the rest left in A's mandarin cell.
fn over(sides: Sides, scores: &[u32]) -> Position {
    let rules = Rules { sides, ..Rules::STANDARD };
    let left = rules.citizens() - scores.iter().sum::<u32>();
    let ring: Vec<String> =
        (0..sides.count()).map(|side| format!("0,0,0,0,0,{}Q", if side == 0 { left } else { 0 })).collect();
    let stores: Vec<String> = scores.iter().map(ToString::to_string).collect();
    Position::read(&format!("{} - {} -", ring.join("/"), stores.join(",")), &rules).unwrap()
}

#[test]
fn the_loser_begins_and_after_a_draw_the_other_side() {
    for first in [Side::A, Side::B] {
        let other = Sides::Two.next(first);
        for (scores, winner, next) in
            [([20, 10], Some(Side::A), Side::B), ([10, 20], Some(Side::B), Side::A), ([15, 15], None, other)]
        {
            let mut contest = Contest::new(Sides::Two, first);
            assert_eq!(contest.finish(&over(Sides::Two, &scores)), winner);
            assert_eq!(contest.first(), next, "{first} began, {scores:?}");
            assert_eq!(contest.wins(Side::A) + contest.wins(Side::B) + contest.draws(), 1);
        }
    }
}

#[test]
fn of_several_the_lowest_begins_and_on_a_tie_the_nearest_after_the_last_starter() {
    let next = |first, scores: &[u32; 4]| {
        let mut contest = Contest::new(Sides::Four, first);
        contest.finish(&over(Sides::Four, scores));
        contest.first()
    };
    assert_eq!(next(Side::A, &[9, 7, 5, 6]), Side::C);
    assert_eq!(next(Side::A, &[5, 7, 5, 5]), Side::C);
    assert_eq!(next(Side::C, &[5, 7, 5, 5]), Side::D);
    assert_eq!(next(Side::D, &[5, 7, 5, 5]), Side::A);
    assert_eq!(next(Side::B, &[5, 5, 5, 5]), Side::C);
    // The last starter itself comes last.
    assert_eq!(next(Side::B, &[9, 5, 9, 5]), Side::D);
    assert_eq!(next(Side::B, &[9, 5, 9, 9]), Side::B);
}

#[test]
fn whoever_gives_up_has_lost_and_begins() {
    let mut contest = Contest::new(Sides::Two, Side::A);
    let start = Position::start(&Rules::STANDARD);
    assert_eq!(contest.give_up(Side::A, &start), Some(Side::B));
    assert_eq!((contest.wins(Side::A), contest.wins(Side::B), contest.first()), (0, 1, Side::A));
    let mut contest = Contest::new(Sides::Three, Side::A);
    assert_eq!(contest.give_up(Side::B, &over(Sides::Three, &[3, 30, 9])), Some(Side::C));
    assert_eq!(contest.give_up(Side::B, &over(Sides::Three, &[9, 30, 9])), None);
    assert_eq!((contest.draws(), contest.first()), (1, Side::B));
}

#[test]
fn hands_are_compared_as_everyone_knows() {
    let all = Throw::ALL;
    for one in all {
        for other in all {
            let left: Vec<usize> = still_in(&[one, other]).collect();
            if one == other {
                assert_eq!(left, [0, 1]);
            } else {
                assert_eq!(left, [usize::from(!one.beats(other))]);
                assert_ne!(one.beats(other), other.beats(one));
            }
        }
    }
    assert!(
        Throw::Paper.beats(Throw::Rock) && Throw::Scissors.beats(Throw::Paper) && Throw::Rock.beats(Throw::Scissors)
    );
    // All three hands at once decide nothing.
    assert_eq!(still_in(&all).count(), 3);
    assert_eq!(still_in(&[Throw::Rock, Throw::Rock, Throw::Paper, Throw::Rock]).collect::<Vec<_>>(), [2]);
    assert_eq!(still_in(&[Throw::Rock, Throw::Scissors, Throw::Rock]).collect::<Vec<_>>(), [0, 2]);
    assert_eq!(still_in(&[]).count(), 0);
}
