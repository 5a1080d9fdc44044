//! *Oẳn tù tì*, every round of up to four hands against the rule as children say it.

use oanquan::Throw;
use oanquan::still_in;

/// Hammer breaks scissors, scissors cut paper, paper wraps the hammer.
const BEATS: [(Throw, Throw); 3] =
    [(Throw::Rock, Throw::Scissors), (Throw::Scissors, Throw::Paper), (Throw::Paper, Throw::Rock)];

/// Whoever shows the beaten hand of exactly two drops out.
fn stay(throws: &[Throw]) -> Vec<usize> {
    let decided = BEATS.iter().find(|(winner, loser)| throws.iter().all(|hand| hand == winner || hand == loser));
    let both = |(winner, loser): &&(Throw, Throw)| throws.contains(winner) && throws.contains(loser);
    match decided.filter(both) {
        Some((winner, _)) => (0..throws.len()).filter(|place| throws[*place] == *winner).collect(),
        None => (0..throws.len()).collect(),
    }
}

#[test]
fn every_round_of_up_to_four_hands() {
    for players in 0..=4_u32 {
        for round in 0..3_usize.pow(players) {
            let throws: Vec<_> = (0..players).map(|player| Throw::ALL[round / 3_usize.pow(player) % 3]).collect();
            let left: Vec<_> = still_in(&throws).collect();
            assert_eq!(left, stay(&throws), "{throws:?}");
            // Nobody wins by everybody dropping out.
            assert_eq!(left.is_empty(), throws.is_empty());
        }
    }
}

#[test]
fn a_hand_beats_one_other() {
    for mine in Throw::ALL {
        for other in Throw::ALL {
            assert_eq!(mine.beats(other), BEATS.contains(&(mine, other)));
        }
    }
}
