//! A line of moves, as slots.

use crate::search::MAX_PLIES;

/// The best play found from a board.
#[derive(Clone, Copy)]
pub(crate) struct Line {
    slots: [u8; MAX_PLIES],
    length: u8,
}

impl Line {
    pub(crate) const EMPTY: Self = Self { slots: [0; MAX_PLIES], length: 0 };

    /// Becomes a move and what follows it.
    pub(crate) fn set(&mut self, slot: u8, rest: &Self) {
        let length = usize::from(rest.length).min(MAX_PLIES - 1);
        self.slots[0] = slot;
        for (to, from) in self.slots[1..].iter_mut().zip(&rest.slots[..length]) {
            *to = *from;
        }
        self.length = length as u8 + 1;
    }

    /// Forgets what it was.
    pub(crate) fn clear(&mut self) {
        self.length = 0;
    }

    pub(crate) fn slots(&self) -> &[u8] {
        self.slots.get(..usize::from(self.length)).unwrap_or_default()
    }
}
