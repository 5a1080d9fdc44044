//! The right board for a position.

use alloc::boxed::Box;

use oanquan::Position;

use crate::board::Board;
use crate::packed::Packed;
use crate::search::{Found, Search};
use crate::table::Table;
use crate::wide::Wide;

/// A search over some board.
pub(crate) trait Mind {
    fn begin(&mut self, slot: u8, depth: u8, alpha: i32, beta: i32);
    fn run(&mut self, table: &mut Table, until: u64) -> Option<Found>;
    fn line(&self) -> &[u8];
    fn nodes(&self) -> u64;
}

impl<B: Board> Mind for Search<B> {
    fn begin(&mut self, slot: u8, depth: u8, alpha: i32, beta: i32) {
        self.begin(slot, depth, alpha, beta);
    }

    fn run(&mut self, table: &mut Table, until: u64) -> Option<Found> {
        self.run(table, until)
    }

    fn line(&self) -> &[u8] {
        self.line()
    }

    fn nodes(&self) -> u64 {
        self.nodes()
    }
}

/// The fastest search that can hold the position, or `None` when the game is over.
pub(crate) fn of(position: &Position, earlier: &[Position], laps: u32) -> Option<Box<dyn Mind>> {
    if let Some(search) = Search::<Packed>::new(position, earlier, laps) {
        return Some(Box::new(search));
    }
    Search::<Wide>::new(position, earlier, laps).map(|search| Box::new(search) as Box<dyn Mind>)
}
