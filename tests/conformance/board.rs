//! A plain board: what a position holds as bare numbers, with a writer of its own, so that a test can turn it, fill it
//! or play on it without the code it holds to account.

use std::fmt::Write as _;

use oanquan::{Position, Rules, Side};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    pub rules: Rules,
    /// Citizens and stones in each cell.
    pub ring: Vec<(u32, u32)>,
    /// `None` when the game is over.
    pub turn: Option<usize>,
    /// Citizens and stones in each store.
    pub stores: Vec<(u32, u32)>,
    /// By debtor and lender.
    pub debts: Vec<Vec<u32>>,
}

/// The side with this place in turn order.
pub fn side(index: usize) -> Side {
    [Side::A, Side::B, Side::C, Side::D][index]
}

impl Board {
    pub fn of(position: &Position) -> Self {
        let sides = position.rules().sides;
        let pile = |cell| (u32::from(position.citizens(cell)), u32::from(position.has_stone(cell)));
        let store = |side| (u32::from(position.store(side).citizens), u32::from(position.store(side).stones));
        let owed = |debtor| sides.iter().map(move |lender| u32::from(position.owed(debtor, lender)));
        Self {
            rules: *position.rules(),
            ring: position.cells().map(pile).collect(),
            turn: position.turn().map(Side::index),
            stores: sides.iter().map(store).collect(),
            debts: sides.iter().map(|debtor| owed(debtor).collect()).collect(),
        }
    }

    pub fn sides(&self) -> usize {
        self.ring.len() / 6
    }

    /// Citizens, stones, and points on the ring and in scores; none of the three may ever change.
    pub fn totals(&self) -> (u32, u32, i64) {
        let sum = |of: fn(&(u32, u32)) -> u32| self.ring.iter().chain(&self.stores).map(of).sum::<u32>();
        let points = self.ring.iter().map(|pile| self.points(*pile)).sum::<i64>();
        let scores = (0..self.sides()).map(|side| self.score(side)).sum::<i64>();
        (sum(|pile| pile.0), sum(|pile| pile.1), points + scores)
    }

    fn points(&self, (citizens, stones): (u32, u32)) -> i64 {
        i64::from(citizens) + i64::from(stones) * i64::from(self.rules.mandarin_value.points())
    }

    pub fn score(&self, side: usize) -> i64 {
        let owed = self.debts[side].iter().sum::<u32>();
        let lent = self.debts.iter().map(|lenders| lenders[side]).sum::<u32>();
        self.points(self.stores[side]) - i64::from(owed) + i64::from(lent)
    }

    pub fn text(&self) -> String {
        let mut text = String::new();
        for (cell, (citizens, stones)) in self.ring.iter().enumerate() {
            let between = if cell == 0 { "" } else { [",", "/"][usize::from(cell % 6 == 0)] };
            write!(text, "{between}{citizens}{}", ["", "Q"][*stones as usize]).unwrap();
        }
        write!(text, " {}", self.turn.map_or('-', |turn| side(turn).letter())).unwrap();
        for (side, (citizens, stones)) in self.stores.iter().enumerate() {
            write!(text, "{}{citizens}", [" ", ","][usize::from(side > 0)]).unwrap();
            if *stones > 0 {
                write!(text, "+{stones}Q").unwrap();
            }
        }
        let mut between = " ";
        for (debtor, lenders) in self.debts.iter().enumerate() {
            for (lender, count) in lenders.iter().enumerate().filter(|(_, count)| **count > 0) {
                write!(text, "{between}{}>{}:{count}", side(debtor), side(lender)).unwrap();
                between = ",";
            }
        }
        if between == " " { text + " -" } else { text }
    }

    #[track_caller]
    pub fn position(&self) -> Position {
        let text = self.text();
        Position::read(&text, &self.rules).unwrap_or_else(|error| panic!("{text}: {error}"))
    }
}
