//! Finds earlier occurrences of a position quickly, however long the game.

use alloc::vec::Vec;

use crate::Position;

const CHAINS: usize = 256;
/// The end of a chain.
const NONE: u32 = u32::MAX;

/// The plies of a line of play, chained by a hash of their ring: the newest of each chain, and for each ply the one
/// before it in its chain. Taking the last ply back is then as cheap as adding one.
#[derive(Clone)]
pub(crate) struct Plies {
    newest: [u32; CHAINS],
    before: Vec<u32>,
}

impl Plies {
    pub(crate) const fn new() -> Self {
        Self { newest: [NONE; CHAINS], before: Vec::new() }
    }

    /// Adds the next ply.
    pub(crate) fn push(&mut self, position: &Position) {
        let newest = &mut self.newest[chain(position)];
        // A line of four billion plies does not fit in memory.
        let ply = u32::try_from(self.before.len()).unwrap_or(NONE);
        self.before.push(core::mem::replace(newest, ply));
    }

    /// Takes back the last ply, which held this position.
    pub(crate) fn pop(&mut self, position: &Position) {
        if let Some(before) = self.before.pop() {
            self.newest[chain(position)] = before;
        }
    }

    /// The plies whose position may be equal to this one, newest first.
    pub(crate) fn candidates(&self, position: &Position) -> impl Iterator<Item = usize> + '_ {
        let first = self.newest[chain(position)];
        core::iter::successors(Some(first), |ply| self.before.get(*ply as usize).copied())
            .take_while(|ply| *ply != NONE)
            .map(|ply| ply as usize)
    }
}

/// FNV-1a over the ring, folded to the number of chains.
fn chain(position: &Position) -> usize {
    let hash = position
        .citizens
        .iter()
        .fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193));
    (hash ^ hash >> 16) as usize % CHAINS
}
