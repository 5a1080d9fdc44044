//! The boards from the game's past down to the one being searched, for repetition.
//!
//! A board that occurs for the third time ends the game. What a search finds below a board that has occurred twice
//! already can rest on that; such values are kept apart in the transposition table by a number of their own, the *mood*,
//! made of all boards that have occurred twice. What rests on a board that has occurred once can't be kept at all: see
//! [`Rest`].

use alloc::vec::Vec;

/// Chains of boards that may be equal. More than there are plies in most games.
const CHAINS: usize = 1024;

/// Where on the path the repetitions lie that a value rests on: it holds for every path only at places outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rest {
    /// The earliest board that was repeated.
    first: u32,
    /// The latest second occurrence of such a board.
    second: u32,
}

impl Rest {
    /// On no repetition.
    pub(crate) const NONE: Self = Self { first: u32::MAX, second: 0 };

    /// On both.
    pub(crate) fn and(self, other: Self) -> Self {
        Self { first: self.first.min(other.first), second: self.second.max(other.second) }
    }

    /// What of it is left to tell the board above this place.
    pub(crate) fn above(self, place: usize) -> Self {
        if place as u32 <= self.first { Self::NONE } else { self }
    }

    /// Whether a value that rests on this holds at a place of the path whatever came before, given its mood.
    pub(crate) fn holds_at(self, place: usize) -> bool {
        let place = place as u32;
        place <= self.first || place >= self.second
    }
}

/// A board on the path.
struct Stop {
    key: u64,
    /// What the path rested on, and its mood, before this board.
    rest: Rest,
    mood: u64,
}

/// The path.
pub(crate) struct Path {
    stops: Vec<Stop>,
    /// How many boards are in each chain.
    counts: [u8; CHAINS],
    rest: Rest,
    mood: u64,
}

/// What a new board on the path means.
pub(crate) enum Step {
    /// The game goes on.
    On,
    /// The board has occurred twice before: the game is over.
    Third(Rest),
}

impl Path {
    pub(crate) const fn new() -> Self {
        Self { stops: Vec::new(), counts: [0; CHAINS], rest: Rest::NONE, mood: 0 }
    }

    /// How many boards are on the path.
    pub(crate) fn len(&self) -> usize {
        self.stops.len()
    }

    /// A number that differs with the boards that have occurred twice; 0 for none.
    pub(crate) const fn mood(&self) -> u64 {
        self.mood
    }

    /// What a value rests on that was remembered for this mood.
    pub(crate) const fn rest(&self) -> Rest {
        self.rest
    }

    /// Adds a board, unless the game ends with it. `key` tells boards apart, side to move included.
    pub(crate) fn push(&mut self, key: u64) -> Step {
        let chain = chain(key);
        let (mut rest, mut mood) = (self.rest, self.mood);
        if self.counts[chain] > 0 {
            let mut places =
                (0..self.stops.len()).rev().filter(|place| self.stops.get(*place).is_some_and(|stop| stop.key == key));
            match (places.next(), places.next()) {
                (Some(second), Some(first)) => {
                    return Step::Third(Rest { first: first as u32, second: second as u32 });
                }
                (Some(first), None) => {
                    rest = rest.and(Rest { first: first as u32, second: self.stops.len() as u32 });
                    mood ^= mix(key);
                }
                _ => {}
            }
        }
        self.counts[chain] = self.counts[chain].saturating_add(1);
        self.stops.push(Stop { key, rest: self.rest, mood: self.mood });
        (self.rest, self.mood) = (rest, mood);
        Step::On
    }

    /// What it rests on that the game would end with this board, or `None` when it goes on.
    pub(crate) fn third(&mut self, key: u64) -> Option<Rest> {
        match self.push(key) {
            Step::Third(rest) => Some(rest),
            Step::On => {
                self.pop();
                None
            }
        }
    }

    /// Takes the last board away.
    pub(crate) fn pop(&mut self) {
        if let Some(stop) = self.stops.pop() {
            let count = &mut self.counts[chain(stop.key)];
            // A full chain stays full: it is only searched in vain.
            *count -= u8::from(*count < u8::MAX);
            (self.rest, self.mood) = (stop.rest, stop.mood);
        }
    }
}

fn chain(key: u64) -> usize {
    (mix(key) >> 54) as usize % CHAINS
}

fn mix(key: u64) -> u64 {
    let mixed = (key ^ key >> 31).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed ^ mixed >> 29
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rest_of(step: &Step) -> Option<Rest> {
        match step {
            Step::On => None,
            Step::Third(rest) => Some(*rest),
        }
    }

    #[test]
    fn the_third_time_ends_it() {
        let mut path = Path::new();
        for key in [1, 2, 1, 2] {
            assert_eq!(rest_of(&path.push(key)), None);
        }
        // Places 0 and 2 hold a 1.
        let rest = rest_of(&path.push(1)).expect("the third");
        assert_eq!(path.len(), 4, "it is not added");
        let holds: Vec<_> = (0..5).filter(|place| rest.holds_at(*place)).collect();
        assert_eq!(holds, [0, 2, 3, 4], "between both it holds on this path alone");
        assert_ne!(rest.above(1), Rest::NONE);
        assert_eq!(rest.above(0), Rest::NONE, "at the first everything that it rests on lies below");
    }

    #[test]
    fn moods_differ_with_what_has_occurred_twice() {
        let mut path = Path::new();
        path.push(1);
        path.push(2);
        assert_eq!((path.mood(), path.rest()), (0, Rest::NONE));
        path.push(1);
        let twice = path.mood();
        assert_ne!(twice, 0);
        assert!(!path.rest().holds_at(1) && path.rest().holds_at(2));
        path.push(2);
        assert!(![0, twice].contains(&path.mood()));
        path.pop();
        assert_eq!(path.mood(), twice);
        path.pop();
        assert_eq!((path.mood(), path.rest()), (0, Rest::NONE));
    }

    #[test]
    fn long_paths_find_what_they_hold() {
        let mut path = Path::new();
        for _ in 0..2 {
            for key in 0..5000 {
                assert_eq!(rest_of(&path.push(key)), None);
            }
        }
        assert!(rest_of(&path.push(4321)).is_some());
        for _ in 0..10_000 {
            path.pop();
        }
        assert_eq!((path.len(), path.mood()), (0, 0));
        assert_eq!(rest_of(&path.push(4321)), None);
    }
}
