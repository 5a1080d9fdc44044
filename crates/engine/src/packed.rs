//! The board of two sides in one machine word.
//!
//! Each half holds a side: five squares of five bits from its left, six bits for the citizens of the mandarin cell at its
//! right hand, one bit for the stone. The lower half is the mover's, so that passing the turn is a rotation by 32. Where a
//! field would overflow, the move is reported as [`Next::Beyond`].

use alloc::boxed::Box;

use oanquan::{AfterCapture, EmptyMandarin, Position, Sides};

use crate::boards::{After, Board, Boards, Next};

/// Cells of the ring.
const CELLS: usize = 12;
/// The bits of five squares.
const ROW: u64 = 0x01ff_ffff;
/// One citizen in each of the mover's squares.
const ONE_EACH: u64 = 0b00001_00001_00001_00001_00001;
/// The bits of a mandarin cell, its stone among them.
const MANDARIN: u64 = 0xfe00_0000;
/// The bits of both.
const MANDARINS: u64 = MANDARIN | MANDARIN << 32;
/// The lowest bit of every field that a carry out of the field below falls into.
const CARRIES: u64 = CARRIES_HALF | CARRIES_HALF << 32;
const CARRIES_HALF: u64 = 1 << 5 | 1 << 10 | 1 << 15 | 1 << 20 | 1 << 25 | 1 << 31;

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

/// The kind of board.
pub(crate) struct Packed {
    root: Board,
    ways: Box<[Way; 2]>,
    young: u64,
    value: i32,
    sow_on: bool,
    empty_stops: bool,
    citizens: u32,
    /// How many pick-ups of one move are followed; a longer one seems to end there.
    laps: u32,
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

impl Packed {
    /// The kind of board for a position, or `None` when it does not fit or is over.
    pub(crate) fn new(position: &Position, laps: u32) -> Option<Self> {
        let rules = position.rules();
        Some(Self {
            root: packed(position)?,
            ways: Box::new([Way::new(false), Way::new(true)]),
            young: rules.young_mandarin.get().into(),
            value: rules.mandarin_value.points().into(),
            sow_on: rules.after_capture == AfterCapture::SowOn,
            empty_stops: rules.empty_mandarin == EmptyMandarin::Stops,
            citizens: rules.citizens(),
            laps,
        })
    }

    /// Plays a legal move.
    #[inline]
    pub(crate) fn played(&self, board: Board, slot: u8) -> After {
        let after = |board, gain: i32, next| After { board, gain: gain as i16, slot, next };
        let way = &self.ways[usize::from(slot & 1)];
        let square = usize::from(slot / 2);
        let from = if slot & 1 == 1 { square } else { CELLS - 1 - square };
        let Some((sown, mut gain)) = self.sow(board, from, way) else { return after(board, 0, Next::Beyond) };
        if sown & MANDARINS == 0 {
            return after(sown, gain + swept(sown), Next::Over);
        }
        let mut board = sown.rotate_left(32);
        if board & ROW == 0 {
            if self.citizens - citizens(board) < 5 {
                return after(board, gain - swept(board), Next::Over);
            }
            // Whoever pays, the refill costs its side five points.
            board |= ONE_EACH;
            gain += 5;
        }
        after(board, gain, Next::Other)
    }

    /// Sows from a cell until the turn ends. Gives the board and what was captured, in points; `None` when a cell would
    /// hold more than its bits can say.
    #[inline]
    fn sow(&self, mut board: Board, from: usize, way: &Way) -> Option<(Board, i32)> {
        let after = |at: usize| if at + 1 == CELLS { 0 } else { at + 1 };
        let is_mandarin = |at: usize| way.mandarins >> at & 1 == 1;
        let mut gain = 0;
        let mut at = from;
        let mut laps = self.laps;
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
                    let goes_on = !is_mandarin(ahead) && (!captured || (self.sow_on && board & MANDARINS != 0));
                    laps -= 1;
                    if !goes_on || laps == 0 {
                        return Some((board, gain));
                    }
                    at = ahead;
                    break;
                }
                if self.empty_stops && is_mandarin(ahead) {
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
                    if citizens < self.young {
                        return Some((board, gain));
                    }
                    gain += self.value;
                }
                gain += citizens as i32;
                board &= !cell;
                captured = true;
                ahead = after(target);
            }
        }
    }
}

impl Boards for Packed {
    fn root(&self) -> Board {
        self.root
    }

    fn moves(&self, board: Board) -> u32 {
        moves(board)
    }

    fn play(&mut self, board: Board, slot: u8, _: usize) -> After {
        self.played(board, slot)
    }

    fn key(&self, board: Board) -> u64 {
        board
    }

    fn ring(&self, board: Board, turn: usize) -> u64 {
        // The mover's half is the lower one for both sides.
        if turn.is_multiple_of(2) { board } else { !board }
    }

    fn ring_of(&self, position: &Position) -> Option<u64> {
        Some(self.ring(packed(position)?, position.turn()?.index()))
    }

    fn swept(&self, board: Board) -> i32 {
        swept(board)
    }
}

/// The board of a position of two sides with a side to move, if it fits.
fn packed(position: &Position) -> Option<Board> {
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
    Some(if turn.index() == 0 { board } else { board.rotate_left(32) })
}

/// The legal moves, one bit for each slot.
#[inline]
pub(crate) fn moves(board: Board) -> u32 {
    let mut moves = 0;
    for square in 0..5 {
        let held = board & 31 << (5 * square);
        moves |= if held == 0 { 0 } else { 3 << (2 * square) };
    }
    moves
}

/// The margin to go if the game ended now.
fn swept(board: Board) -> i32 {
    row(board).cast_signed() - row(board >> 32).cast_signed()
}

/// Citizens on the ring.
fn citizens(board: Board) -> u32 {
    let half = |half: u64| row(half) + (half >> 25 & 63) as u32;
    half(board) + half(board >> 32)
}

/// Citizens in five squares.
fn row(half: u64) -> u32 {
    (0..5).map(|square| (half >> (5 * square) & 31) as u32).sum()
}

#[cfg(test)]
mod tests {
    use alloc::vec::Vec;

    use oanquan::{CitizensPerSquare, Mandarin, MandarinValue, Move, Rules, Side, YoungMandarin};

    use super::*;
    use crate::boards::{move_of, slot_of, slots};
    use crate::chance::Chance;

    /// All rules for two sides, by number.
    fn rules(mut number: usize) -> Rules {
        let mut digit = |base: usize| {
            let digit = number % base;
            number /= base;
            digit
        };
        Rules {
            sides: Sides::Two,
            citizens_per_square: CitizensPerSquare::new(digit(10) as u8 + 1),
            mandarin: [Mandarin::Stone, Mandarin::Pebbles][digit(2)],
            mandarin_value: [MandarinValue::Ten, MandarinValue::Five][digit(2)],
            young_mandarin: YoungMandarin::new(digit(11) as u8),
            after_capture: [AfterCapture::Stop, AfterCapture::SowOn][digit(2)],
            empty_mandarin: [EmptyMandarin::Ordinary, EmptyMandarin::Stops][digit(2)],
        }
    }

    const ALL_RULES: usize = 10 * 2 * 2 * 11 * 2 * 2;

    fn margin(position: &Position, side: Side) -> i32 {
        position.score(side) - position.scores().sum::<i32>() + position.score(side)
    }

    /// Plays a move on both boards and holds them against each other. Gives the position after it, and whether the packed
    /// board could hold the move.
    fn both(position: &Position, slot: u8, boards: &Packed) -> (Position, bool) {
        let mover = position.turn().expect("the game goes on");
        let mut after = *position;
        after.play(move_of(slot, mover)).expect("the move is legal");
        let Some(board) = packed(position) else { return (after, false) };
        assert!(slots(moves(board)).any(|legal| legal == slot));
        let played = boards.played(board, slot);
        if played.next == Next::Beyond {
            return (after, false);
        }
        let gain = margin(&after, mover) - margin(position, mover);
        assert_eq!(i32::from(played.gain), gain, "{position} {}", move_of(slot, mover));
        match played.next {
            Next::Over => assert!(after.turn().is_none(), "{position} {}", move_of(slot, mover)),
            _ => assert_eq!(packed(&after), Some(played.board), "{position} {}", move_of(slot, mover)),
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
            let boards = Packed::new(&Position::start(&rules), u32::MAX).expect("every start fits");
            let mut position = Position::start_with(&rules, [Side::A, Side::B][game % 2]).expect("two sides");
            // Most games end by then; one that does not has repeated itself.
            for _ in 0..100 {
                let Some(board) = position.turn().map(|_| position) else { break };
                let legal: Vec<Move> = board.moves().collect();
                let played = legal[chance.below(legal.len() as u32) as usize];
                let (after, fits) = both(&position, slot_of(played), &boards);
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
        let boards = Packed::new(&Position::start(&rules), u32::MAX).expect("every start fits");
        for text in [
            // A square of 31 is sown on.
            "1,31,1,1,1,0Q/1,1,1,1,1,0Q A 30,30 -",
            // A mandarin cell of 63 is sown on; the carry would make a stone of it.
            "0,0,0,0,1,63/1,1,1,1,1,0Q A 15,16+1Q -",
            "0,0,0,0,1,63Q/1,1,1,1,1,0Q A 15,16 -",
        ] {
            let position = Position::read(text, &rules).expect("a legal position");
            let board = packed(&position).expect("it fits as yet");
            let refused = slots(moves(board)).filter(|slot| !both(&position, *slot, &boards).1);
            assert!(refused.count() > 0, "{text}");
        }
        for text in ["1,32,1,1,1,0Q/1,1,1,1,1,0Q A 29,30 -", "0,0,0,0,1,64/1,1,1,1,1,0Q A 15,15+1Q -"] {
            let position = Position::read(text, &rules).expect("a legal position");
            assert_eq!(packed(&position), None, "{text}");
        }
    }
}
