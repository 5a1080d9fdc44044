//! Numbers that look random and are the same for the same seed.

/// `SplitMix64`, by Steele, Lea and Flood: short, and good enough for choosing among moves.
pub(crate) struct Chance(u64);

impl Chance {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number.
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ mixed >> 31
    }

    /// A number below `below`, which is small.
    pub(crate) fn below(&mut self, below: u32) -> u32 {
        (((self.next() >> 32) * u64::from(below)) >> 32) as u32
    }
}
