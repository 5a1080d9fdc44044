//! A board as plain numbers, for tests that build positions of their own: it knows the text form and no rule.

use oanquan::{Position, Rules, Side};

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plain {
    /// Citizens, and whether a mandarin stone lies there.
    pub ring: Vec<(u32, bool)>,
    /// The side to move, by its place in turn order; none when over.
    pub turn: Option<usize>,
    /// Citizens and stones.
    pub stores: Vec<(u32, u32)>,
    /// By debtor and lender.
    pub debts: Vec<Vec<u32>>,
}

impl Plain {
    pub fn of(position: &Position) -> Self {
        let sides: Vec<Side> = position.rules().sides.iter().collect();
        let store = |side: &Side| {
            let store = position.store(*side);
            (u32::from(store.citizens), u32::from(store.stones))
        };
        let owed = |debtor: &Side| sides.iter().map(|lender| u32::from(position.owed(*debtor, *lender))).collect();
        Self {
            ring: position.cells().map(|cell| (u32::from(position.citizens(cell)), position.has_stone(cell))).collect(),
            turn: position.turn().map(Side::index),
            stores: sides.iter().map(store).collect(),
            debts: sides.iter().map(owed).collect(),
        }
    }

    /// Written down, and read back by the rules.
    pub fn read(&self, rules: &Rules) -> Position {
        let text = self.text();
        Position::read(&text, rules).unwrap_or_else(|error| panic!("{text}: {error}"))
    }

    fn text(&self) -> String {
        let cell = |(citizens, stone): &(u32, bool)| format!("{citizens}{}", if *stone { "Q" } else { "" });
        let side = |cells: &[(u32, bool)]| cells.iter().map(cell).collect::<Vec<_>>().join(",");
        let ring = self.ring.chunks(6).map(side).collect::<Vec<_>>().join("/");
        let store = |(citizens, stones): &(u32, u32)| match stones {
            0 => citizens.to_string(),
            _ => format!("{citizens}+{stones}Q"),
        };
        let stores = self.stores.iter().map(store).collect::<Vec<_>>().join(",");
        let letter = |side: usize| char::from(b'A' + u8::try_from(side).unwrap());
        let mut debts = Vec::new();
        for (debtor, lenders) in self.debts.iter().enumerate() {
            for (lender, count) in lenders.iter().enumerate().filter(|(_, count)| **count > 0) {
                debts.push(format!("{}>{}:{count}", letter(debtor), letter(lender)));
            }
        }
        let debts = if debts.is_empty() { "-".to_owned() } else { debts.join(",") };
        format!("{ring} {} {stores} {debts}", self.turn.map_or('-', letter))
    }

    /// The same board with every cell and side moved to another place.
    pub fn moved(&self, cell: impl Fn(usize) -> usize, side: impl Fn(usize) -> usize) -> Self {
        let mut moved = self.clone();
        for (from, pieces) in self.ring.iter().enumerate() {
            moved.ring[cell(from)] = *pieces;
        }
        for (from, store) in self.stores.iter().enumerate() {
            moved.stores[side(from)] = *store;
        }
        for (debtor, lenders) in self.debts.iter().enumerate() {
            for (lender, count) in lenders.iter().enumerate() {
                moved.debts[side(debtor)][side(lender)] = *count;
            }
        }
        moved.turn = self.turn.map(side);
        moved
    }
}
