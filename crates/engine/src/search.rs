//! The search for two sides: alpha-beta with scouts, over a stack of its own instead of recursion, so that it can stop between any two
//! moves and go on later as if nothing had happened.

use alloc::boxed::Box;
use alloc::vec::Vec;

use oanquan::{Position, Side};

use crate::boards::{After, Board, Boards, Next, slots};
use crate::line::Line;
use crate::path::{Path, Rest, Step};
use crate::table::{Bound, Entry, NO_SLOT, TO_THE_END, Table};

/// Deepest line, in plies. What lies deeper is guessed.
pub(crate) const MAX_PLIES: usize = 96;
/// More than any margin.
pub(crate) const INFINITE: i32 = 30_000;

/// Most moves of a board.
const MOST_MOVES: usize = 10;

/// What a search found out about a board, as its mover sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The margin to go.
    pub(crate) value: i32,
    /// Whether it rests on ends of games alone.
    pub(crate) to_the_end: bool,
    rest: Rest,
}

impl Found {
    /// A guess at the margin to go: that whoever moves will do as well as the other. Richer guesses gain next to nothing
    /// against deeper looks.
    const GUESS: Self = Self { value: 0, to_the_end: false, rest: Rest::NONE };

    /// The value of a game that is over.
    const fn end(value: i32, rest: Rest) -> Self {
        Self { value, to_the_end: true, rest }
    }
}

/// What a board on the way down does next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Tries the move that the table knows.
    Known,
    /// Plays all others.
    Play,
    /// Tries the others.
    Others,
    /// Searches the move again that a scout found better than expected.
    Again,
    /// Has nothing to do any more.
    Done,
}

/// A board on the way down, with what is known of it so far.
#[derive(Clone)]
struct Frame {
    board: Board,
    /// Plies to look ahead.
    depth: u8,
    alpha: i32,
    beta: i32,
    /// The lower end of the window at the beginning.
    floor: i32,
    stage: Stage,
    /// The move that the table knows.
    known: u8,
    /// The moves not yet tried, the first `left` of them.
    moves: [After; MOST_MOVES],
    left: usize,
    /// The move being searched.
    now: After,
    /// Whether it is only asked whether that move is better than the best so far.
    scouting: bool,
    best: i32,
    best_slot: u8,
    to_the_end: bool,
    rest: Rest,
    line: Line,
}

/// A search.
pub(crate) struct Search {
    boards: Box<dyn Boards>,
    frames: Vec<Frame>,
    /// The frame at work. The first is the root, with one move.
    top: usize,
    path: Path,
    nodes: u64,
    beyond: bool,
    /// Whose turn it is at the root, by its place in turn order.
    turn: usize,
}

impl Search {
    /// A search over boards of this kind, from a position that comes after these earlier ones of its game. So many moves
    /// have been played already.
    pub(crate) fn new(boards: Box<dyn Boards>, position: &Position, earlier: &[Position], nodes: u64) -> Self {
        let mut path = Path::new();
        for each in earlier.iter().chain([position]) {
            // What such a board can't hold does not come again on such a board.
            if let Some(ring) = boards.ring_of(each) {
                path.push(ring);
            }
        }
        let nothing = After { board: 0, gain: 0, slot: NO_SLOT, next: Next::Over };
        let frame = Frame {
            board: boards.root(),
            depth: 0,
            alpha: 0,
            beta: 0,
            floor: 0,
            stage: Stage::Done,
            known: NO_SLOT,
            moves: [nothing; MOST_MOVES],
            left: 0,
            now: nothing,
            scouting: false,
            best: 0,
            best_slot: NO_SLOT,
            to_the_end: false,
            rest: Rest::NONE,
            line: Line::EMPTY,
        };
        let frames = alloc::vec![frame; MAX_PLIES + 1];
        let turn = position.turn().map_or(0, Side::index);
        Self { boards, frames, top: 0, path, nodes, beyond: false, turn }
    }

    /// Moves played so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether a board was met that such boards can't hold. Nothing that was found is then worth anything.
    pub(crate) fn is_beyond(&self) -> bool {
        self.beyond
    }

    /// Begins to search a move of the root, `depth` plies with the move itself, inside a window.
    pub(crate) fn begin(&mut self, slot: u8, depth: u8, alpha: i32, beta: i32) {
        let root = self.boards.root();
        let played = self.boards.play(root, slot, 0);
        self.beyond |= played.next == Next::Beyond;
        self.nodes += 1;
        self.top = 0;
        let Some(frame) = self.frames.first_mut() else { return };
        frame.open(root, depth, alpha, beta, NO_SLOT);
        frame.stage = Stage::Others;
        frame.moves[0] = played;
        frame.left = 1;
    }

    /// Searches on until so many moves have been played. Gives what was found when the move is searched.
    pub(crate) fn run(&mut self, table: &mut Table, until: u64) -> Option<Found> {
        while self.nodes < until && !self.beyond {
            if let Some(found) = self.advance(table) {
                return Some(found);
            }
        }
        None
    }

    /// The best play that was found, beginning with the move that was searched.
    pub(crate) fn line(&self) -> &[u8] {
        self.frames.first().map_or(&[], |root| root.line.slots())
    }

    /// Goes one move down, or one board up.
    fn advance(&mut self, table: &mut Table) -> Option<Found> {
        if !self.choose() {
            let found = self.leave(table);
            if self.top == 0 {
                return Some(found);
            }
            self.top -= 1;
            self.absorb(found);
            return None;
        }
        let frame = self.frames.get(self.top)?;
        let After { board, gain, next, .. } = frame.now;
        let beta = if frame.scouting { frame.alpha + 1 } else { frame.beta };
        let (alpha, beta) = (frame.alpha - i32::from(gain), beta - i32::from(gain));
        let depth = frame.depth - 1;
        let below = match next {
            Next::Over => Some(Found::end(0, Rest::NONE)),
            Next::Beyond => Some(Found::GUESS),
            Next::Other => self.enter(board, depth, -beta, -alpha, table),
        };
        if let Some(found) = below {
            self.absorb(found);
        }
        None
    }

    /// Picks the next move of the board at work. Says whether there is one.
    fn choose(&mut self) -> bool {
        let Some(frame) = self.frames.get_mut(self.top) else { return false };
        if frame.stage == Stage::Known {
            frame.stage = Stage::Play;
            if frame.known != NO_SLOT {
                frame.now = self.boards.play(frame.board, frame.known, self.top);
                frame.scouting = false;
                self.beyond |= frame.now.next == Next::Beyond;
                self.nodes += 1;
                return true;
            }
        }
        if frame.stage == Stage::Play {
            frame.stage = Stage::Others;
            let known = 1_u32.checked_shl(frame.known.into()).unwrap_or(0);
            frame.left = 0;
            for slot in slots(self.boards.moves(frame.board) & !known) {
                if let Some(place) = frame.moves.get_mut(frame.left) {
                    *place = self.boards.play(frame.board, slot, self.top);
                    self.beyond |= place.next == Next::Beyond;
                    frame.left += 1;
                }
            }
            self.nodes += frame.left as u64;
        }
        match frame.stage {
            Stage::Again => {
                frame.stage = Stage::Others;
                frame.scouting = false;
                true
            }
            Stage::Others if frame.left > 0 => {
                frame.take();
                frame.scouting = frame.best > -INFINITE && frame.beta - frame.alpha > 1;
                true
            }
            _ => false,
        }
    }

    /// Goes down to a board, unless its value is plain to see.
    fn enter(&mut self, board: Board, depth: u8, alpha: i32, beta: i32, table: &Table) -> Option<Found> {
        let below = self.top + 1;
        let frame = self.frames.get_mut(below)?;
        frame.line.clear();
        if depth <= 1 || below >= MAX_PLIES {
            return Some(match self.repeated(board, below) {
                Some(end) => end,
                None if depth == 1 && below < MAX_PLIES => self.last_ply(board, beta),
                None => Found::GUESS,
            });
        }
        if let Step::Third(rest) = self.path.push(self.boards.ring(board, self.turn + below)) {
            return Some(Found::end(self.boards.swept(board), rest));
        }
        let mut known = NO_SLOT;
        if let Some(entry) = table.get(self.boards.key(board) ^ self.path.mood()) {
            known = entry.slot;
            // Inside an open window the line is wanted, too.
            if entry.depth >= depth && entry.decides(alpha, beta) && beta - alpha == 1 {
                let rest = self.path.rest();
                self.path.pop();
                return Some(Found { value: entry.value, to_the_end: entry.depth == TO_THE_END, rest });
            }
        }
        frame.open(board, depth, alpha, beta, known);
        self.top = below;
        None
    }

    /// The value of a board that ends the game because it has occurred twice before.
    #[inline]
    fn repeated(&mut self, board: Board, ply: usize) -> Option<Found> {
        // Only then can it have: this is asked of every leaf.
        if self.path.mood() == 0 {
            return None;
        }
        let rest = self.path.third(self.boards.ring(board, self.turn + ply))?;
        Some(Found::end(self.boards.swept(board), rest))
    }

    /// The last ply: nothing but what each move gains.
    fn last_ply(&mut self, board: Board, beta: i32) -> Found {
        let below = self.top + 1;
        // Only then can a move repeat a board for the third time.
        let twice = self.path.mood() != 0;
        let boards = &mut *self.boards;
        let mut best = Found::end(-INFINITE, Rest::NONE);
        let mut best_slot = NO_SLOT;
        let (mut nodes, mut beyond) = (0, false);
        for slot in slots(boards.moves(board)) {
            nodes += 1;
            let After { board: after, gain, next, .. } = boards.play(board, slot, below);
            beyond |= next == Next::Beyond;
            let (mut value, mut ends, mut rest) = (i32::from(gain), next == Next::Over, Rest::NONE);
            if twice
                && !ends
                && let Some(third) = self.path.third(boards.ring(after, self.turn + below + 1))
            {
                value -= boards.swept(after);
                (ends, rest) = (true, third);
            }
            best.to_the_end &= ends;
            best.rest = best.rest.and(rest);
            if value > best.value {
                best.value = value;
                best_slot = slot;
                if value >= beta {
                    (best.to_the_end, best.rest) = (ends, rest);
                    break;
                }
            }
        }
        self.nodes += nodes;
        self.beyond |= beyond;
        if let Some(frame) = self.frames.get_mut(below) {
            frame.line.set(best_slot, &Line::EMPTY);
        }
        best
    }

    /// Takes in what was found below the board at work.
    fn absorb(&mut self, found: Found) {
        let (above, below) = self.frames.split_at_mut(self.top + 1);
        let (Some(frame), Some(below)) = (above.last_mut(), below.first()) else { return };
        let After { gain, slot, next, .. } = frame.now;
        let value = i32::from(gain) - found.value;
        if frame.scouting && value > frame.alpha && value < frame.beta {
            frame.stage = Stage::Again;
            return;
        }
        frame.to_the_end &= found.to_the_end;
        frame.rest = frame.rest.and(found.rest);
        if value <= frame.best {
            return;
        }
        frame.best = value;
        frame.best_slot = slot;
        if value <= frame.alpha {
            return;
        }
        // A scout's line is never shown.
        if frame.beta - frame.alpha > 1 {
            let ends = matches!(next, Next::Over | Next::Beyond);
            frame.line.set(slot, if ends { &Line::EMPTY } else { &below.line });
        }
        frame.alpha = value;
        if value >= frame.beta {
            // The other moves no longer matter.
            frame.to_the_end = found.to_the_end;
            frame.rest = found.rest;
            frame.stage = Stage::Done;
        }
    }

    /// Goes up from the board at work, and remembers what was found out about it.
    fn leave(&mut self, table: &mut Table) -> Found {
        let Some(frame) = self.frames.get(self.top) else { return Found::GUESS };
        let found = Found { value: frame.best, to_the_end: frame.to_the_end, rest: frame.rest };
        if self.top == 0 {
            return found;
        }
        let place = self.path.len() - 1;
        if frame.rest.holds_at(place) {
            let bound = match frame.best {
                best if best >= frame.beta => Bound::Lower,
                best if best > frame.floor => Bound::Exact,
                _ => Bound::Upper,
            };
            let depth = if frame.to_the_end { TO_THE_END } else { frame.depth };
            let entry = Entry { value: frame.best, bound, depth, slot: frame.best_slot };
            table.put(self.boards.key(frame.board) ^ self.path.mood(), &entry);
        }
        self.path.pop();
        Found { rest: frame.rest.above(place), ..found }
    }
}

impl Frame {
    /// Begins with a board inside a window.
    fn open(&mut self, board: Board, depth: u8, alpha: i32, beta: i32, known: u8) {
        self.board = board;
        self.depth = depth;
        self.alpha = alpha;
        self.beta = beta;
        self.floor = alpha;
        self.stage = Stage::Known;
        self.known = known;
        self.best = -INFINITE;
        self.best_slot = NO_SLOT;
        self.to_the_end = true;
        self.rest = Rest::NONE;
    }

    /// Takes the move that gains most. In the middle of a game, 19 of 20 boards that are cut short are so by the first move
    /// taken; to look at the best reply, too, or at what cut other boards short, was tried and costs more than it saves.
    fn take(&mut self) {
        let mut first = 0;
        for at in 1..self.left.min(MOST_MOVES) {
            if self.moves[at].gain > self.moves[first].gain {
                first = at;
            }
        }
        self.left -= 1;
        self.now = self.moves[first];
        self.moves[first] = self.moves[self.left];
    }
}
