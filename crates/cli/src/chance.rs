//! Chance that is the same on every machine for the same seed.

/// A row of numbers that look drawn at random (`SplitMix64`).
#[derive(Clone, Debug)]
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The row with this number among those of one seed, for what happens side by side and in no order.
    pub(crate) const fn apart(seed: u64, number: u64) -> Self {
        let mut row = Self(seed);
        Self(row.next() ^ Self(number).next())
    }

    pub(crate) const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// One of these, or `None` when there are none.
    pub(crate) fn pick<T: Copy>(&mut self, from: &[T]) -> Option<T> {
        let number = self.next().checked_rem(from.len() as u64)?;
        from.get(number as usize).copied()
    }
}
