//! What lies between games: who begins, who has won how often, and *oẳn tù tì*.

use crate::{MAX_SIDES, Position, Side, Sides};

/// A match of several games: its standings and who begins the next one.
///
/// The side with the lowest score begins the next game; of several, the one nearest in turn order after the side that
/// began the last. With two sides: the loser, and after a draw the other side.
///
/// # Examples
///
/// ```
/// use oanquan::{Contest, Position, Rules, Side, Sides};
///
/// let mut contest = Contest::new(Sides::Two, Side::A);
/// let last = Position::read("0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -", &Rules::STANDARD)?;
/// assert_eq!(contest.finish(&last), Some(Side::A));
/// assert_eq!(contest.first(), Side::B);
/// assert_eq!(contest.wins(Side::A), 1);
/// # Ok::<(), oanquan::ParseError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contest {
    sides: Sides,
    first: Side,
    wins: [u32; MAX_SIDES],
    draws: u32,
}

impl Contest {
    /// A match in which no game has been played; `first` begins the first one, or A when that side does not play.
    #[must_use]
    pub const fn new(sides: Sides, first: Side) -> Self {
        let mut contest = Self { sides, first: Side::A, wins: [0; MAX_SIDES], draws: 0 };
        contest.set_first(first);
        contest
    }

    /// The side that begins the next game.
    #[must_use]
    pub const fn first(&self) -> Side {
        self.first
    }

    /// Has another side begin the next game. A side that does not play changes nothing.
    pub const fn set_first(&mut self, side: Side) {
        if side.index() < self.sides.count() {
            self.first = side;
        }
    }

    /// Games a side has won.
    #[must_use]
    pub const fn wins(&self, side: Side) -> u32 {
        self.wins[side.index()]
    }

    /// Games that ended in a draw.
    #[must_use]
    pub const fn draws(&self) -> u32 {
        self.draws
    }

    /// Enters a game that has ended with these scores, and gives its winner, or `None` for a draw.
    pub fn finish(&mut self, last: &Position) -> Option<Side> {
        let mut next = self.sides.next(self.first);
        for side in self.sides.after(self.first) {
            if last.score(side) < last.score(next) {
                next = side;
            }
        }
        let winner = leader(self.sides, None, last);
        self.enter(winner, next);
        winner
    }

    /// Enters a game in which `side` gave up: it has lost and begins the next one, and the leader of the other sides
    /// has won. Gives that leader, or `None` when several are equal.
    pub fn give_up(&mut self, side: Side, now: &Position) -> Option<Side> {
        let winner = leader(self.sides, Some(side), now);
        self.enter(winner, side);
        winner
    }

    fn enter(&mut self, winner: Option<Side>, next: Side) {
        match winner {
            Some(side) => self.wins[side.index()] = self.wins[side.index()].saturating_add(1),
            None => self.draws = self.draws.saturating_add(1),
        }
        self.set_first(next);
    }
}

/// The side that alone has the highest score, `quitter` left out.
fn leader(sides: Sides, quitter: Option<Side>, position: &Position) -> Option<Side> {
    let (mut leader, mut highest) = (None, i32::MIN);
    for side in sides.iter().filter(|side| Some(*side) != quitter) {
        let score = position.score(side);
        if score >= highest {
            leader = (score > highest).then_some(side);
            highest = score;
        }
    }
    leader
}

/// A hand in *oẳn tù tì*.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Throw {
    /// Búa, beats scissors.
    Rock,
    /// Bao, beats rock.
    Paper,
    /// Kéo, beats paper.
    Scissors,
}

impl Throw {
    /// The three hands; each is beaten by the next.
    pub const ALL: [Self; 3] = [Self::Rock, Self::Paper, Self::Scissors];

    /// Whether this hand beats the other.
    #[must_use]
    pub fn beats(self, other: Self) -> bool {
        matches!(
            (self, other),
            (Self::Rock, Self::Scissors) | (Self::Paper, Self::Rock) | (Self::Scissors, Self::Paper)
        )
    }
}

/// Which of these throws stay in: when exactly two of the three hands are shown, the one that beats the other. When
/// all are equal or all three are shown, nobody drops out and the round is played again.
///
/// # Examples
///
/// ```
/// use oanquan::{Throw, still_in};
///
/// let throws = [Throw::Rock, Throw::Paper];
/// assert_eq!(still_in(&throws).collect::<Vec<_>>(), [1]);
/// ```
pub fn still_in(throws: &[Throw]) -> impl Iterator<Item = usize> + '_ {
    let shown = |hand| throws.contains(&hand);
    let undecided = Throw::ALL.iter().filter(|hand| shown(**hand)).count() != 2;
    throws
        .iter()
        .enumerate()
        .filter(move |(_, mine)| undecided || throws.iter().any(|other| mine.beats(*other)))
        .map(|(place, _)| place)
}
