//! The transposition table: what was found out about boards met before.

use alloc::vec::Vec;

/// What is known of a board's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// It is at most this.
    Upper,
    /// It is at least this.
    Lower,
    /// It is this.
    Exact,
}

/// What is remembered of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) value: i32,
    pub(crate) bound: Bound,
    /// Plies looked ahead, or [`TO_THE_END`].
    pub(crate) depth: u8,
    /// The slot of the best move, or [`NO_SLOT`].
    pub(crate) slot: u8,
}

impl Entry {
    /// Whether nothing more need be known of a value inside this window.
    pub(crate) fn decides(&self, alpha: i32, beta: i32) -> bool {
        match self.bound {
            Bound::Exact => true,
            Bound::Lower => self.value >= beta,
            Bound::Upper => self.value <= alpha,
        }
    }
}

/// The depth of a value that rests on ends of games alone.
pub(crate) const TO_THE_END: u8 = u8::MAX;
/// No move.
pub(crate) const NO_SLOT: u8 = 15;

const ENTRIES: usize = 4;

/// Four entries, as large as a cache line and lying on one: sixteen bytes each, key and data.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Bucket {
    keys: [u64; ENTRIES],
    data: [Data; ENTRIES],
}

/// An entry in 64 bits: value 16, depth 8, slot 4, bound 4, search 32. A search of number 0 never was.
#[derive(Clone, Copy)]
struct Data(u64);

impl Data {
    fn new(entry: &Entry, search: u32) -> Self {
        let bound = match entry.bound {
            Bound::Upper => 0,
            Bound::Lower => 1,
            Bound::Exact => 2,
        };
        let value = u64::from((entry.value as i16).cast_unsigned());
        let small = u64::from(entry.depth) << 16 | u64::from(entry.slot) << 24 | bound << 28;
        Self(value | small | u64::from(search) << 32)
    }

    fn entry(self) -> Entry {
        Entry {
            value: (self.0 as u16).cast_signed().into(),
            bound: match self.0 >> 28 & 3 {
                0 => Bound::Upper,
                1 => Bound::Lower,
                _ => Bound::Exact,
            },
            depth: (self.0 >> 16) as u8,
            slot: (self.0 >> 24 & 15) as u8,
        }
    }

    fn search(self) -> u32 {
        (self.0 >> 32) as u32
    }

    fn depth(self) -> u8 {
        (self.0 >> 16) as u8
    }
}

/// A table of fixed size. What an earlier search wrote is not read any more, so that a search gives the same answer
/// whatever was thought about before.
///
/// A search begins with few buckets and takes twice as many whenever those are half full: a short one stays in the
/// processor's cache, and is a sixth faster for it.
pub(crate) struct Table {
    buckets: Vec<Bucket>,
    /// Buckets in use less one; their number is a power of two.
    mask: usize,
    /// Entries in use.
    filled: usize,
    search: u32,
}

const EMPTY: Bucket = Bucket { keys: [0; ENTRIES], data: [Data(0); ENTRIES] };

/// Buckets at the beginning of a search: 64 kB.
const FIRST: usize = 1 << 10;

impl Table {
    /// Makes a table of at most this many bytes, and of at least one bucket. `None` when there is no such memory.
    pub(crate) fn new(bytes: usize) -> Option<Self> {
        let most = bytes / size_of::<Bucket>();
        let count = 1 << most.checked_ilog2().unwrap_or(0);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        buckets.resize(count, EMPTY);
        Some(Self { buckets, mask: 0, filled: 0, search: 0 })
    }

    /// Begins another search: everything is forgotten.
    pub(crate) fn begin(&mut self) {
        self.mask = FIRST.min(self.buckets.len()) - 1;
        self.filled = 0;
        self.search = self.search.wrapping_add(1);
        if self.search == 0 {
            self.buckets.fill(EMPTY);
            self.search = 1;
        }
    }

    /// Takes twice as many buckets, and moves what now belongs into the new ones.
    #[cold]
    fn grow(&mut self) {
        let used = self.mask + 1;
        self.mask += used;
        let (old, new) = self.buckets.split_at_mut(used);
        for (old, new) in old.iter_mut().zip(new) {
            *new = *old;
            for place in 0..ENTRIES {
                let moves = hash(old.keys[place]) & used != 0;
                let wrong = if moves { &mut *old } else { &mut *new };
                wrong.data[place] = Data(0);
            }
        }
    }

    /// What is known of the board with this key.
    #[inline]
    pub(crate) fn get(&self, key: u64) -> Option<Entry> {
        let bucket = self.buckets.get(hash(key) & self.mask)?;
        let of_key = |(known, data): &(&u64, &Data)| **known == key && data.search() == self.search;
        bucket.keys.iter().zip(&bucket.data).find(of_key).map(|(_, data)| data.entry())
    }

    /// Remembers what was found out, in the place of what is worth least.
    #[inline]
    pub(crate) fn put(&mut self, key: u64, entry: &Entry) {
        let search = self.search;
        let Some(bucket) = self.buckets.get_mut(hash(key) & self.mask) else { return };
        let mut place = 0;
        let mut least = u32::MAX;
        for (at, (known, data)) in bucket.keys.iter().zip(&bucket.data).enumerate() {
            let worth = match data.search() == search {
                true if *known == key => 0,
                true => 2 + u32::from(data.depth()),
                false => 1,
            };
            if worth < least {
                (place, least) = (at, worth);
            }
        }
        bucket.keys[place & (ENTRIES - 1)] = key;
        bucket.data[place & (ENTRIES - 1)] = Data::new(entry, search);
        // An entry of another search was in the way of nothing.
        if least == 1 {
            self.filled += 1;
            if self.filled > 2 * self.mask && 2 * self.mask + 1 < self.buckets.len() {
                self.grow();
            }
        }
    }
}

/// Fibonacci hashing: the upper bits depend on all of the key's.
fn hash(key: u64) -> usize {
    ((key ^ key >> 32).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 36) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(value: i32) -> Entry {
        Entry { value, bound: Bound::Lower, depth: 3, slot: 4 }
    }

    #[test]
    fn entries_survive_growing() {
        let mut table = Table::new(1 << 20).expect("memory");
        table.begin();
        let keys = || (1..20_000_u64).map(|number| number << 30 ^ number);
        for (value, key) in (1..).zip(keys()) {
            table.put(key, &entry(value));
        }
        assert!(table.mask > 4 * FIRST);
        let kept = (1..).zip(keys()).filter(|(value, key)| table.get(*key) == Some(entry(*value))).count();
        // Some buckets were full before the table grew.
        assert!(kept > 15_000, "{kept}");
    }

    #[test]
    fn every_value_comes_back_as_it_was() {
        let mut table = Table::new(0).expect("memory");
        table.begin();
        for value in [-30_000, -1, 0, 1, 30_000] {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                for (depth, slot) in [(2, 0), (94, 9), (TO_THE_END, NO_SLOT)] {
                    let entry = Entry { value, bound, depth, slot };
                    table.put(7, &entry);
                    assert_eq!(table.get(7), Some(entry));
                }
            }
        }
        table.begin();
        assert_eq!(table.get(7), None, "another search");
    }
}
