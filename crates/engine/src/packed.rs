//! The board of two sides in one machine word.
//!
//! Each half holds a side: five squares of five bits from its left, six bits for the citizens of the mandarin cell at its
//! right hand, one bit for the stone. The lower half is the mover's, so that passing the turn is a rotation by 32. Where a
//! field would overflow, the move is reported as [`Next::Beyond`].

use alloc::boxed::Box;

use oanquan::{AfterCapture, EmptyMandarin, Position, Rules, Sides};

use crate::board::{After, Board, Next};

/// Cells of the ring.
const CELLS: usize = 12;
/// The bits of five squares.
const ROW: u64 = 0x01ff_ffff;
/// One citizen in each of the mover's squares.
const ONE_EACH: u64 = 0b00001_00001_00001_00001_00001;
/// The bits of a mandarin cell, its stone among them.
const MANDARIN: u64 = 0xfe00_0000;
/// The lowest bit of every field that a carry out of the field below falls into.
const CARRIES: u64 = CARRIES_HALF | CARRIES_HALF << 32;
const CARRIES_HALF: u64 = 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20 | 1 << 25 | 1 << 31;

/// The board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Packed(u64);

/// The way a cell goes round in one direction.
///
/// Cells are counted as they are met: to the right from the mover's first square, to the left from the last cell. The
/// next cell is then always the next number.
struct Way {
    /// What sowing a number of citizens from a cell adds to the board.
    sown: [[u64; 32]; 16],
    /// The bits of a cell.
    cell: [u64; 16],
    /// Where they begin.
    shift: [u8; 16],
    /// One bit for every mandarin cell.
    mandarins: u32,
}

/// The rules with all that can be worked out beforehand.
pub(crate) struct PackedRules {
    ways: Box<[Way; 2]>,
    young: u64,
    value: i32,
    sow_on: bool,
    empty_stops: bool,
    citizens: u32,
    /// How many pick-ups of one move are seen; a longer one seems to end there.
    laps: u32,
}

impl PackedRules {
    pub(crate) fn new(rules: &Rules) -> Self {
        Self {
            ways: Box::new([Way::new(false), Way::new(true)]),
            young: rules.young_mandarin.get().into(),
            value: rules.mandarin_value.points().into(),
            sow_on: rules.after_capture == AfterCapture::SowOn,
            empty_stops: rules.empty_mandarin == EmptyMandarin::Stops,
            citizens: rules.citizens(),
            laps: u32::MAX,
        }
    }
}

impl Way {
    fn new(right: bool) -> Self {
        let mut way = Self { sown: [[0; 32]; 16], cell: [0; 16], shift: [0; 16], mandarins: 0 };
        for at in 0..CELLS {
            let cell = if right { at } else { CELLS - 1 - at };
            let (half, place) = (cell / 6 * 32, cell % 6);
            let shift = half + 5 * place;
            way.shift[at] = shift as u8;
            way.cell[at] = if place == 5 { MANDARIN << half } else { 31 << shift };
            way.mandarins |= u32::from(place == 5) << at;
        }
        for from in 0..CELLS {
            for count in 1..32 {
                let last = 1 << way.shift[(from + count) % CELLS];
                way.sown[from][count] = way.sown[from][count - 1] + last;
            }
        }
        way
    }
}

impl Board for Packed {
    type Rules = PackedRules;

    fn rules(from: &Position, laps: u32) -> PackedRules {
        PackedRules { laps, ..PackedRules::new(from.rules()) }
    }

    fn of(position: &Position, _: &PackedRules) -> Option<Self> {
        let turn = position.turn()?;
        if position.rules().sides != Sides::Two {
            return None;
        }
        let mut board = 0;
        for cell in position.cells() {
            let citizens = u64::from(position.citizens(cell));
            let most = if cell.is_mandarin() { 63 } else { 31 };
            if citizens > most {
                return None;
            }
            let (half, place) = (cell.index() / 6 * 32, cell.index() % 6);
            board |= citizens << (half + 5 * place) | u64::from(position.has_stone(cell)) << (half + 31);
        }
        Some(Self(if turn.index() == 0 { board } else { board.rotate_left(32) }))
    }

    #[inline]
    fn key(&self) -> u64 {
        self.0
    }

    #[inline]
    fn ring(&self, turn: usize) -> u64 {
        // The mover's half is the lower one for both sides.
        if turn.is_multiple_of(2) { self.0 } else { !self.0 }
    }

    #[inline]
    fn held(&self, slot: u8) -> u8 {
        (self.0 >> (5 * (slot / 2)) & 31) as u8
    }

    #[inline]
    fn play(&self, slot: u8, rules: &PackedRules) -> After<Self> {
        let way = &rules.ways[usize::from(slot & 1)];
        let square = usize::from(slot / 2);
        let from = if slot & 1 == 1 { square } else { CELLS - 1 - square };
        let Some((sown, mut gain)) = sow(self.0, from, way, rules) else {
            return After { board: *self, gain: 0, next: Next::Beyond };
        };
        if sown & (MANDARIN | MANDARIN << 32) == 0 {
            let board = Self(sown);
            return After { board, gain: gain + board.swept(), next: Next::Over };
        }
        let mut board = sown.rotate_left(32);
        if board & ROW == 0 {
            let passed = Self(board);
            if rules.citizens - passed.citizens() < 5 {
                return After { board: passed, gain: gain - passed.swept(), next: Next::Over };
            }
            // Whoever pays, the refill costs its side five points.
            board |= ONE_EACH;
            gain += 5;
        }
        After { board: Self(board), gain, next: Next::Others }
    }

    fn swept(&self) -> i32 {
        row(self.0).cast_signed() - row(self.0 >> 32).cast_signed()
    }

    #[inline]
    fn guess(&self) -> i32 {
        0
    }
}

impl Packed {
    /// Citizens on the ring.
    fn citizens(self) -> u32 {
        let half = |half: u64| row(half) + (half >> 25 & 63) as u32;
        half(self.0) + half(self.0 >> 32)
    }
}

/// Citizens in five squares.
fn row(half: u64) -> u32 {
    (0..5).map(|square| (half >> (5 * square) & 31) as u32).sum()
}

/// Sows from a cell until the turn ends. Gives the board and what was captured, in points; `None` when a cell would
/// hold more than its bits can say.
#[inline]
fn sow(mut board: u64, from: usize, way: &Way, rules: &PackedRules) -> Option<(u64, i32)> {
    let after = |at: usize| if at + 1 == CELLS { 0 } else { at + 1 };
    let is_mandarin = |at: usize| way.mandarins >> at & 1 == 1;
    let mut gain = 0;
    let mut at = from;
    let mut laps = rules.laps;
    loop {
        let hand = board >> way.shift[at & 15] & 31;
        let picked = board & !way.cell[at & 15];
        let sown = way.sown[at & 15][hand as usize];
        board = picked.wrapping_add(sown);
        if (picked ^ sown ^ board) & CARRIES != 0 {
            return None;
        }
        at += hand as usize;
        while at >= CELLS {
            at -= CELLS;
        }
        let mut ahead = after(at);
        let mut captured = false;
        loop {
            if board & way.cell[ahead & 15] != 0 {
                let goes_on =
                    !is_mandarin(ahead) && (!captured || (rules.sow_on && board & (MANDARIN | MANDARIN << 32) != 0));
                laps -= 1;
                if !goes_on || laps == 0 {
                    return Some((board, gain));
                }
                at = ahead;
                break;
            }
            if rules.empty_stops && is_mandarin(ahead) {
                return Some((board, gain));
            }
            let target = after(ahead);
            let cell = way.cell[target & 15];
            let taken = board & cell;
            if taken == 0 {
                return Some((board, gain));
            }
            let pieces = taken >> way.shift[target & 15];
            let citizens = pieces & 63;
            if is_mandarin(target) && pieces > 63 {
                if citizens < rules.young {
                    return Some((board, gain));
                }
                gain += rules.value;
            }
            gain += citizens as i32;
            board &= !cell;
            captured = true;
            ahead = after(target);
        }
    }
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use oanquan::{CitizensPerSquare, Mandarin, MandarinValue, Move, Rules, Side, YoungMandarin};

    use super::*;
    use crate::board::{SLOTS, move_of};
    use crate::chance::Chance;

    /// All rules for two sides, by number.
    fn rules(number: usize) -> Rules {
        Rules {
            sides: Sides::Two,
            citizens_per_square: CitizensPerSquare::new((number % 10) as u8 + 1),
            mandarin: if number / 10 % 2 == 0 { Mandarin::Stone } else { Mandarin::Pebbles },
            mandarin_value: if number / 20 % 2 == 0 { MandarinValue::Ten } else { MandarinValue::Five },
            young_mandarin: YoungMandarin::new((number / 40 % 11) as u8),
            after_capture: if number / 440 % 2 == 0 { AfterCapture::Stop } else { AfterCapture::SowOn },
            empty_mandarin: if number / 880 % 2 == 0 { EmptyMandarin::Ordinary } else { EmptyMandarin::Stops },
        }
    }

    const ALL_RULES: usize = 1760;

    fn margin(position: &Position, side: Side) -> i32 {
        position.score(side) - position.scores().sum::<i32>() + position.score(side)
    }

    /// Plays a move on both boards and holds them against each other. Gives the position after it, and whether the packed
    /// board could hold the move.
    fn both(position: &Position, slot: u8, rules: &PackedRules) -> (Position, bool) {
        let mover = position.turn().expect("the game goes on");
        let mut after = *position;
        after.play(move_of(slot, mover)).expect("the move is legal");
        let Some(board) = Packed::of(position, rules) else { return (after, false) };
        let packed = board.play(slot, rules);
        if packed.next == Next::Beyond {
            return (after, false);
        }
        assert_eq!(packed.gain, margin(&after, mover) - margin(position, mover), "{position} {}", move_of(slot, mover));
        match packed.next {
            Next::Over => assert!(after.turn().is_none(), "{position} {}", move_of(slot, mover)),
            _ => assert_eq!(Packed::of(&after, rules), Some(packed.board), "{position} {}", move_of(slot, mover)),
        }
        (after, true)
    }

    /// The packed board is the only place beside the core that knows rules: it is held against it in a million games, of
    /// every choice of rules for two sides.
    #[test]
    fn a_million_games_are_those_of_the_core() {
        let mut chance = Chance::new(1);
        let mut beyond = 0_u32;
        for game in 0..1_000_000 {
            let rules = rules(game % ALL_RULES);
            let packed = PackedRules::new(&rules);
            let mut position =
                Position::start_with(&rules, if game % 2 == 0 { Side::A } else { Side::B }).expect("two sides");
            // Most games end by then; one that does not has repeated itself.
            for _ in 0..100 {
                let Some(board) = position.turn().map(|_| position) else { break };
                let legal: Vec<Move> = board.moves().collect();
                let played = legal[chance.below(legal.len())];
                let (after, fits) = both(&position, crate::board::slot_of(played), &packed);
                beyond += u32::from(!fits);
                position = after;
            }
        }
        // Boards that do not fit were met, and were refused.
        assert!(beyond > 100, "{beyond}");
    }

    #[test]
    fn fields_overflow_into_a_refusal() {
        let rules = Rules { citizens_per_square: CitizensPerSquare::new(10), ..Rules::FOLK };
        let packed = PackedRules::new(&rules);
        for text in [
            // A square of 31 is sown on.
            "1,31,1,1,1,0Q/1,1,1,1,1,0Q A 30,30 -",
            // A mandarin cell of 63 is sown on; the carry would make a stone of it.
            "0,0,0,0,1,63/1,1,1,1,1,0Q A 15,16+1Q -",
            "0,0,0,0,1,63Q/1,1,1,1,1,0Q A 15,16 -",
        ] {
            let position = Position::read(text, &rules).expect("a legal position");
            let refused = (0..SLOTS as u8)
                .filter(|slot| Packed::of(&position, &packed).is_some_and(|board| board.held(*slot) > 0))
                .filter(|slot| !both(&position, *slot, &packed).1);
            assert!(refused.count() > 0, "{text}");
        }
        for text in ["1,32,1,1,1,0Q/1,1,1,1,1,0Q A 29,30 -", "0,0,0,0,1,64/1,1,1,1,1,0Q A 15,15+1Q -"] {
            let position = Position::read(text, &rules).expect("a legal position");
            assert_eq!(Packed::of(&position, &packed), None, "{text}");
        }
    }
}
