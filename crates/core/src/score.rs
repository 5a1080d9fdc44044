//! Points.

#[cfg(feature = "alloc")]
use crate::MAX_SIDES;
use crate::{Position, Side};

/// How a side's score comes about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
pub struct Account {
    /// Whose score it is.
    pub side: Side,
    /// Citizens in its store.
    pub citizens: u8,
    /// Mandarin stones in its store.
    #[cfg_attr(feature = "serde", serde(rename = "mandarins"))]
    pub stones: u8,
    /// What these stones are worth, in points.
    pub mandarin_points: i32,
    /// Citizens it owes.
    pub owed: i32,
    /// Citizens it is owed.
    pub lent: i32,
    /// Citizens + mandarin points − owed + lent; can be negative.
    pub total: i32,
}

impl Position {
    /// How a side's score comes about. Citizens in its squares do not count before the game is over.
    #[must_use]
    pub fn account(&self, side: Side) -> Account {
        let store = self.store(side);
        let (mut owed, mut lent) = (0, 0);
        for other in self.rules.sides.iter() {
            owed += i32::from(self.owed(side, other));
            lent += i32::from(self.owed(other, side));
        }
        let mandarin_points = i32::from(store.stones) * i32::from(self.rules.mandarin_value.points());
        Account {
            side,
            citizens: store.citizens,
            stones: store.stones,
            mandarin_points,
            owed,
            lent,
            total: i32::from(store.citizens) + mandarin_points - owed + lent,
        }
    }

    /// A side's score in points; can be negative.
    #[must_use]
    pub fn score(&self, side: Side) -> i32 {
        self.account(side).total
    }

    /// The scores of all sides, A first, and 0 for a side that does not play.
    #[cfg(feature = "alloc")]
    pub(crate) fn points(&self) -> [i32; MAX_SIDES] {
        let mut points = [0; MAX_SIDES];
        points.iter_mut().zip(self.scores()).for_each(|(points, score)| *points = score);
        points
    }

    /// The scores of all sides, A first.
    pub fn scores(&self) -> impl Iterator<Item = i32> + '_ {
        self.rules.sides.iter().map(|side| self.score(side))
    }
}
