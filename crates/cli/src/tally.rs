//! The sums of a match, as the first player sees them.

use oanquan::OverReason;

/// Half as wide as the range in which 95 of 100 normally spread results lie, in standard errors.
const STANDARD_ERRORS: f64 = 1.96;

/// How one game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Outcome {
    /// 2 for a win, 1 for a draw, 0 for a loss.
    pub(crate) half_points: u8,
    /// Moves played, the opening's included.
    pub(crate) plies: u32,
    /// Why it ended, or `None` when it went on for too long.
    pub(crate) reason: Option<OverReason>,
}

/// All games of a match, in pairs that began with the same opening. The last pair may be one game only.
#[derive(Clone, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) pairs: Vec<Vec<Outcome>>,
}

impl Tally {
    fn games(&self) -> impl Iterator<Item = &Outcome> {
        self.pairs.iter().flatten()
    }

    fn count(&self, of: impl Fn(&Outcome) -> bool) -> u32 {
        self.games().map(|game| u32::from(of(game))).sum()
    }

    /// Pairs that are complete.
    pub(crate) fn complete(&self) -> usize {
        self.whole_pairs().count()
    }

    fn whole_pairs(&self) -> impl Iterator<Item = &Vec<Outcome>> {
        self.pairs.iter().filter(|pair| pair.len() == 2)
    }

    /// Games won, drawn and lost.
    pub(crate) fn results(&self) -> [u32; 3] {
        [2, 1, 0].map(|half_points| self.count(|game| game.half_points == half_points))
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
        let half_points: u32 = self.games().map(|game| u32::from(game.half_points)).sum();
        f64::from(half_points) / f64::from(2 * self.count(|_| true)).max(1.0)
    }

    /// How far the true score may lie from this one, 95 times in 100.
    ///
    /// The unit is the pair: its two games have the opening in common and are not independent. Two more pairs are
    /// imagined, one won and one lost. Many pairs outweigh them; a few that all went the same way would otherwise have
    /// no error at all, however few.
    pub(crate) fn error(&self) -> f64 {
        let scores =
            self.whole_pairs().map(|pair| pair.iter().map(|game| f64::from(game.half_points)).sum::<f64>() / 4.0);
        let scores: Vec<f64> = scores.chain([0.0, 1.0]).collect();
        let count: f64 = scores.iter().map(|_| 1.0).sum();
        let mean = scores.iter().sum::<f64>() / count;
        let squares: f64 = scores.iter().map(|score| (score - mean).powi(2)).sum();
        STANDARD_ERRORS * (squares / (count - 1.0) / count).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(pairs: &[&[u8]]) -> Tally {
        let outcome = |half_points: &u8| Outcome { half_points: *half_points, plies: 40, reason: None };
        Tally { pairs: pairs.iter().map(|pair| pair.iter().map(outcome).collect()).collect() }
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
    fn few_games_tell_little() {
        assert!(tally(&[]).error() > 0.5);
        assert!(tally(&[&[2, 2]]).error() > 0.5);
        let error = tally(&[[2, 2].as_slice(); 50]).error();
        assert!(error > 0.03 && error < 0.05, "{error}");
    }
}
