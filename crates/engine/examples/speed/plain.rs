//! A board as one writes it first, an array of cells, and a plain alpha-beta on it: what the engine is measured against.

use oanquan::{Rules, Side};
use oanquan_engine::Perft;

const CELLS: usize = 12;
/// The mandarin cells, each at the right hand of its side.
const MANDARINS: [usize; 2] = [5, 11];
const STONE: i32 = 10;

/// Two sides, the rules `folk` and `standard`.
#[derive(Clone, Copy)]
pub struct Plain {
    cells: [u8; CELLS],
    stones: [bool; 2],
    /// 0 or 1.
    turn: usize,
    /// Citizens in both stores.
    stored: u8,
    /// The fewest citizens beside a mandarin that can be taken.
    young: u8,
}

/// What a move leads to.
struct After {
    board: Plain,
    /// By how many points the mover's margin grows.
    gain: i32,
    over: bool,
}

impl Plain {
    /// The start of a game, side A to move.
    pub fn start(rules: &Rules) -> Self {
        let mut cells = [rules.citizens_per_square.get(); CELLS];
        for cell in MANDARINS {
            cells[cell] = 0;
        }
        Self { cells, stones: [true; 2], turn: Side::A.index(), stored: 0, young: rules.young_mandarin.get() }
    }

    /// The squares of a side.
    fn row(&self, side: usize) -> &[u8] {
        &self.cells[6 * side..6 * side + 5]
    }

    fn citizens(&self, side: usize) -> i32 {
        self.row(side).iter().map(|citizens| i32::from(*citizens)).sum()
    }

    fn has_stone(&self, cell: usize) -> bool {
        MANDARINS.contains(&cell) && self.stones[cell / 6]
    }

    fn is_occupied(&self, cell: usize) -> bool {
        self.cells[cell] > 0 || self.has_stone(cell)
    }

    /// The legal moves: a cell, and whether it goes right.
    fn moves(&self) -> impl Iterator<Item = (usize, bool)> + use<> {
        let board = *self;
        let squares = (6 * self.turn..6 * self.turn + 5).filter(move |cell| board.cells[*cell] > 0);
        squares.flat_map(|cell| [(cell, false), (cell, true)])
    }

    fn play(&self, (from, right): (usize, bool)) -> After {
        let mut board = *self;
        let mut gain = board.sow(from, right);
        let (mover, other) = (self.turn, 1 - self.turn);
        board.turn = other;
        let mut over = !MANDARINS.iter().any(|cell| board.is_occupied(*cell));
        if !over && board.citizens(other) == 0 {
            over = board.stored < 5;
            if !over {
                // Its own or borrowed, they cost their side five points.
                board.cells[6 * other..6 * other + 5].fill(1);
                board.stored -= 5;
                gain += 5;
            }
        }
        if over {
            gain += board.citizens(mover) - board.citizens(other);
        }
        After { board, gain, over }
    }

    /// Sows, relays and captures. Gives the points that were captured.
    fn sow(&mut self, from: usize, right: bool) -> i32 {
        let next = |cell: usize| match (right, cell) {
            (true, 11) => 0,
            (true, _) => cell + 1,
            (false, 0) => 11,
            (false, _) => cell - 1,
        };
        let mut at = from;
        loop {
            let hand = std::mem::take(&mut self.cells[at]);
            for _ in 0..hand {
                at = next(at);
                self.cells[at] += 1;
            }
            at = next(at);
            if self.cells[at] == 0 || MANDARINS.contains(&at) {
                break;
            }
        }
        let mut gain = 0;
        while !self.is_occupied(at) {
            let target = next(at);
            let stone = self.has_stone(target);
            if !self.is_occupied(target) || stone && self.cells[target] < self.young {
                break;
            }
            let citizens = std::mem::take(&mut self.cells[target]);
            self.stored += citizens;
            gain += i32::from(citizens);
            if stone {
                self.stones[target / 6] = false;
                gain += STONE;
            }
            at = next(target);
        }
        gain
    }
}

/// Counts the positions `depth` plies ahead.
pub fn perft(board: &Plain, depth: u32, count: &mut Perft) {
    if depth == 0 {
        count.leaves += 1;
        return;
    }
    for played in board.moves() {
        count.moves += 1;
        let after = board.play(played);
        if !after.over {
            perft(&after.board, depth - 1, count);
        } else if depth > 1 {
            count.over += 1;
        } else {
            count.leaves += 1;
        }
    }
}

/// The margin that the mover still gains in so many plies. Fail-hard, without any memory, moves in their natural order;
/// repetition is not looked for.
pub fn alpha_beta(board: &Plain, depth: u32, mut alpha: i32, beta: i32) -> i32 {
    if depth == 0 {
        return 0.clamp(alpha, beta);
    }
    for played in board.moves() {
        let After { board, gain, over } = board.play(played);
        let below = if over { 0 } else { -alpha_beta(&board, depth - 1, gain - beta, gain - alpha) };
        let value = gain + below;
        if value >= beta {
            return beta;
        }
        alpha = alpha.max(value);
    }
    alpha
}
