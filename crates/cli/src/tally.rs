//! The sums of a match, as the first player sees them.

use oanquan::{OverReason, Sides};

/// Half as wide as the range in which 95 of 100 normally spread results lie, in standard errors.
const STANDARD_ERRORS: f64 = 1.96;

/// A whole game's points, so that any number of sides can share them.
pub(crate) const WON: u8 = 12;

/// How one game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// Of [`WON`] points: all for a win, an equal share for equal highest scores, none for a loss.
    pub(crate) points: u8,
    /// Moves played, the opening's included.
    pub(crate) plies: u32,
    /// Why it ended, or `None` when it went on for too long.
    pub(crate) reason: Option<OverReason>,
}

/// All games of a match, in rounds that began with the same opening: one game for each seat. The last round may be shorter.
#[derive(Clone, Debug)]
pub(crate) struct Tally {
    pub(crate) sides: Sides,
    pub(crate) rounds: Vec<Vec<Outcome>>,
}

impl Tally {
    fn games(&self) -> impl Iterator<Item = &Outcome> {
        self.rounds.iter().flatten()
    }

    fn count(&self, of: impl Fn(&Outcome) -> bool) -> u32 {
        self.games().map(|game| u32::from(of(game))).sum()
    }

    /// Rounds that are complete.
    pub(crate) fn complete(&self) -> usize {
        self.whole_rounds().count()
    }

    fn whole_rounds(&self) -> impl Iterator<Item = &Vec<Outcome>> {
        self.rounds.iter().filter(|round| round.len() == self.sides.count())
    }

    /// Games won, shared and lost.
    pub(crate) fn results(&self) -> [u32; 3] {
        let (won, lost) = (self.count(|game| game.points == WON), self.count(|game| game.points == 0));
        [won, self.count(|_| true) - won - lost, lost]
    }

    /// Games that ended for this reason; `None` for those that were broken off.
    pub(crate) fn ended(&self, reason: Option<OverReason>) -> u32 {
        self.count(|game| game.reason == reason)
    }

    /// Moves in a game.
    pub(crate) fn mean_plies(&self) -> f64 {
        let plies: f64 = self.games().map(|game| f64::from(game.plies)).sum();
        plies / f64::from(self.count(|_| true)).max(1.0)
    }

    /// The share of all points, 0 to 1.
    pub(crate) fn score(&self) -> f64 {
        let games: Vec<_> = self.games().copied().collect();
        mean(&games)
    }

    /// The share of all points that falls to whoever plays like everyone else.
    pub(crate) fn fair(&self) -> f64 {
        1.0 / f64::from(u32::from(self.sides))
    }

    /// How far the true score may lie from this one, 95 times in 100.
    ///
    /// The unit is the round: its games have the opening in common and are not independent. Two more rounds are
    /// imagined, one won and one lost. Many rounds outweigh them; a few that all went the same way would otherwise have
    /// no error at all, however few.
    pub(crate) fn error(&self) -> f64 {
        let scores = self.whole_rounds().map(|round| mean(round));
        let scores: Vec<f64> = scores.chain([0.0, 1.0]).collect();
        let count: f64 = scores.iter().map(|_| 1.0).sum();
        let mean = scores.iter().sum::<f64>() / count;
        let squares: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum();
        STANDARD_ERRORS * (squares / (count - 1.0) / count).sqrt()
    }
}

/// The share of all points in these games.
fn mean(games: &[Outcome]) -> f64 {
    let points: u32 = games.iter().map(|game| u32::from(game.points)).sum();
    let all: u32 = games.iter().map(|_| u32::from(WON)).sum();
    f64::from(points) / f64::from(all).max(1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Pairs of games; 2 is a win, 1 a draw.
    fn tally(pairs: &[&[u8]]) -> Tally {
        let outcome = |halves: &u8| Outcome { points: halves * WON / 2, plies: 40, reason: None };
        Tally { sides: Sides::Two, rounds: pairs.iter().map(|pair| pair.iter().map(outcome).collect()).collect() }
    }

    fn close(one: f64, other: f64) -> bool {
        (one - other).abs() < 1e-3
    }

    #[test]
    fn sums() {
        let tally = tally(&[&[2, 0], &[1, 1], &[2, 2], &[2]]);
        assert_eq!(tally.results(), [4, 2, 1]);
        assert!(close(tally.score(), 10.0 / 14.0), "{}", tally.score());
        assert!(close(tally.mean_plies(), 40.0));
        assert_eq!((tally.ended(None), tally.ended(Some(OverReason::Repetition))), (7, 0));
    }

    #[test]
    fn a_pair_counts_once() {
        // Each opening wins for whoever begins: nothing is unknown but what the two imagined pairs add.
        let split = tally(&[[2, 0].as_slice(); 100]);
        // Each pair goes to one player: the same games won and lost, and far less known.
        let swept = tally(&[[[2, 2].as_slice(), &[0, 0]]; 50].concat());
        assert!(close(split.score(), 0.5) && close(swept.score(), 0.5));
        assert!(close(split.error(), 1.96 * (0.5_f64 / 101.0 / 102.0).sqrt()), "{}", split.error());
        assert!(close(swept.error(), 1.96 * (102.0_f64 / 4.0 / 101.0 / 102.0).sqrt()), "{}", swept.error());
    }

    #[test]
    fn three_seats() {
        let outcome = |points| Outcome { points, plies: 40, reason: None };
        let round = |points: [u8; 3]| points.map(outcome).to_vec();
        let tally = Tally {
            sides: Sides::Three,
            rounds: vec![round([WON, 0, 0]), round([0, WON / 2, 0]), round([WON / 3, 0, 0])],
        };
        assert_eq!((tally.results(), tally.complete()), ([1, 2, 6], 3));
        assert!(close(tally.score(), (1.0 + 0.5 + 1.0 / 3.0) / 9.0), "{}", tally.score());
        assert!(close(tally.fair(), 1.0 / 3.0));
    }

    #[test]
    fn few_games_tell_little() {
        assert!(tally(&[]).error() > 0.5);
        assert!(tally(&[&[2, 2]]).error() > 0.5);
        let error = tally(&[[2, 2].as_slice(); 50]).error();
        assert!(error > 0.03 && error < 0.05, "{error}");
    }
}
