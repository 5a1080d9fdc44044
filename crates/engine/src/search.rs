//! The search: alpha-beta with scouts, over a stack of its own instead of recursion, so that it can stop between any two
//! moves and go on later as if nothing had happened.

use alloc::vec::Vec;

use oanquan::Position;

use crate::board::{After, Board, Next, SLOTS};
use crate::line::Line;
use crate::path::{Path, Rest, Step};
use crate::table::{Bound, Entry, NO_SLOT, TO_THE_END, Table};

/// Deepest line, in plies. What lies deeper is guessed.
pub(crate) const MAX_PLIES: usize = 96;
/// More than any margin.
pub(crate) const INFINITE: i32 = 30_000;

/// What a search found out about a board, as its mover sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Found {
    /// The margin to go.
    pub(crate) value: i32,
    /// Whether it rests on ends of games alone.
    pub(crate) to_the_end: bool,
    rest: Rest,
}

/// A move with what it leads to.
#[derive(Clone, Copy)]
struct Choice<B> {
    after: After<B>,
    slot: u8,
    order: i32,
}

/// What a board on the way down does next.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// Tries the move that the table knows.
    Known,
    /// Plays all others and orders them.
    Order,
    /// Tries the others.
    Others,
    /// Searches the move again that a scout found better than expected.
    Again,
    /// Has nothing to do any more.
    Done,
}

/// A board on the way down, with what is known of it so far.
struct Frame<B> {
    board: B,
    depth: u8,
    alpha: i32,
    beta: i32,
    /// The lower end of the window at the beginning.
    floor: i32,
    stage: Stage,
    /// The moves not yet tried, the first `left` of them.
    choices: [Choice<B>; SLOTS],
    left: usize,
    /// The move being searched.
    now: Choice<B>,
    /// Whether it is only asked whether the move is better than the best so far.
    scouting: bool,
    known: u8,
    best: i32,
    best_slot: u8,
    to_the_end: bool,
    rest: Rest,
    line: Line,
}

/// A search over one kind of board.
pub(crate) struct Search<B: Board> {
    pub(crate) rules: B::Rules,
    root: B,
    frames: Vec<Frame<B>>,
    /// The frame at work.
    top: usize,
    path: Path,
    /// How often a move from a square with so many citizens has cut a search short, weighted.
    history: [u32; SLOTS * 32],
    nodes: u64,
    turn: usize,
}

impl<B: Board> Search<B> {
    /// A search from a position, after these earlier ones of its game. `None` when the board can't hold it.
    pub(crate) fn new(position: &Position, earlier: &[Position], laps: u32) -> Option<Self> {
        let rules = B::rules(position, laps);
        let root = B::of(position, &rules)?;
        let turn = position.turn()?.index();
        let mut path = Path::new();
        for each in earlier.iter().chain([position]) {
            if let (Some(board), Some(turn)) = (B::of(each, &rules), each.turn()) {
                path.push(board.ring(turn.index()));
            }
        }
        let nothing = Choice { after: After { board: root, gain: 0, next: Next::Over }, slot: NO_SLOT, order: 0 };
        let frame = || Frame {
            board: root,
            depth: 0,
            alpha: 0,
            beta: 0,
            floor: 0,
            stage: Stage::Done,
            choices: [nothing; SLOTS],
            left: 0,
            now: nothing,
            scouting: false,
            known: NO_SLOT,
            best: 0,
            best_slot: NO_SLOT,
            to_the_end: false,
            rest: Rest::NONE,
            line: Line::EMPTY,
        };
        let frames = (0..=MAX_PLIES).map(|_| frame()).collect();
        Some(Self { rules, root, frames, top: 0, path, history: [0; SLOTS * 32], nodes: 0, turn })
    }

    /// Moves played so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Begins to search a move of the root, `depth` plies with the move itself, inside a window.
    pub(crate) fn begin(&mut self, slot: u8, depth: u8, alpha: i32, beta: i32) {
        let after = self.root.play(slot, &self.rules);
        self.nodes += 1;
        self.top = 0;
        let Some(frame) = self.frames.first_mut() else { return };
        frame.board = self.root;
        frame.open(depth, alpha, beta, NO_SLOT);
        frame.choices[0] = Choice { after, slot, order: 0 };
        frame.left = 1;
        frame.stage = Stage::Others;
    }

    /// Searches on until so many moves have been played. Gives what was found when the move is searched.
    pub(crate) fn run(&mut self, table: &mut Table, until: u64) -> Option<Found> {
        while self.nodes < until {
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
        let frame = self.frames.get_mut(self.top)?;
        let After { board, gain, next } = frame.now.after;
        let beta = if frame.scouting { frame.alpha + 1 } else { frame.beta };
        let (alpha, beta) = (frame.alpha - gain, beta - gain);
        let depth = frame.depth - 1;
        let below = match next {
            Next::Over => Some(Found { value: 0, to_the_end: true, rest: Rest::NONE }),
            Next::Beyond => Some(Found { value: board.guess(), to_the_end: false, rest: Rest::NONE }),
            Next::Others => self.enter(&board, depth, -beta, -alpha, table),
            Next::Same => self.enter(&board, depth, alpha, beta, table),
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
            frame.stage = Stage::Order;
            if frame.known != NO_SLOT && frame.board.held(frame.known) > 0 {
                let after = frame.board.play(frame.known, &self.rules);
                self.nodes += 1;
                frame.now = Choice { after, slot: frame.known, order: 0 };
                frame.scouting = false;
                return true;
            }
            frame.known = NO_SLOT;
        }
        if frame.stage == Stage::Order {
            frame.stage = Stage::Others;
            self.nodes += frame.order(&self.rules, &self.history);
        }
        match frame.stage {
            Stage::Again => {
                frame.stage = Stage::Others;
                frame.scouting = false;
                true
            }
            Stage::Others if frame.left > 0 => {
                frame.now = frame.take();
                frame.scouting = frame.best > -INFINITE && frame.beta - frame.alpha > 1;
                true
            }
            _ => false,
        }
    }

    /// Goes down to a board, unless its value is plain to see.
    fn enter(&mut self, board: &B, depth: u8, alpha: i32, beta: i32, table: &Table) -> Option<Found> {
        let rest = Rest::NONE;
        let below = self.top + 1;
        if depth == 0 || below >= MAX_PLIES {
            self.frames.get_mut(below)?.line.clear();
            return Some(Found { value: board.guess(), to_the_end: false, rest });
        }
        if depth == 1 {
            return self.last_ply(board, beta);
        }
        let turn = self.turn + below;
        if let Step::Third(rest) = self.path.push(board.ring(turn)) {
            self.frames.get_mut(below)?.line.clear();
            return Some(Found { value: board.swept(), to_the_end: true, rest });
        }
        let entry = table.get(board.key() ^ self.path.mood());
        let mut known = NO_SLOT;
        if let Some(entry) = entry {
            known = entry.slot;
            let holds = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => entry.value >= beta,
                Bound::Upper => entry.value <= alpha,
            };
            // Inside an open window the line is wanted, too.
            if holds && entry.depth >= depth && beta - alpha == 1 {
                let rest = self.path.rest();
                self.path.pop();
                return Some(Found { value: entry.value, to_the_end: entry.depth == TO_THE_END, rest });
            }
        }
        let frame = self.frames.get_mut(below)?;
        frame.board = *board;
        frame.open(depth, alpha, beta, known);
        self.top = below;
        None
    }

    /// The last ply: nothing but what each move gains.
    fn last_ply(&mut self, board: &B, beta: i32) -> Option<Found> {
        let mut found = Found { value: -INFINITE, to_the_end: true, rest: Rest::NONE };
        let mut best = NO_SLOT;
        for slot in 0..SLOTS as u8 {
            if board.held(slot) == 0 {
                continue;
            }
            self.nodes += 1;
            let after = board.play(slot, &self.rules);
            let value = after.guess();
            found.to_the_end &= after.next == Next::Over;
            if value > found.value {
                (found.value, best) = (value, slot);
                if value >= beta {
                    found.to_the_end = after.next == Next::Over;
                    break;
                }
            }
        }
        self.frames.get_mut(self.top + 1)?.line.set(best, &Line::EMPTY);
        Some(found)
    }

    /// Takes in what was found below the board at work.
    fn absorb(&mut self, found: Found) {
        let (above, below) = self.frames.split_at_mut(self.top + 1);
        let (Some(frame), Some(below)) = (above.last_mut(), below.first()) else { return };
        let choice = &frame.now;
        let value = choice.after.gain + if choice.after.next == Next::Others { -found.value } else { found.value };
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
        frame.best_slot = choice.slot;
        if value <= frame.alpha {
            return;
        }
        // A scout's line is never shown.
        if frame.beta - frame.alpha > 1 {
            let ends = choice.after.next == Next::Over || choice.after.next == Next::Beyond;
            frame.line.set(choice.slot, if ends { &Line::EMPTY } else { &below.line });
        }
        frame.alpha = value;
        if value >= frame.beta {
            frame.to_the_end = found.to_the_end;
            frame.rest = found.rest;
            frame.stage = Stage::Done;
            let count = &mut self.history[index(choice.slot, frame.board.held(choice.slot))];
            *count += u32::from(frame.depth) * u32::from(frame.depth);
            if *count > 1 << 24 {
                self.history.iter_mut().for_each(|count| *count /= 2);
            }
        }
    }

    /// Goes up from the board at work, and remembers what was found out about it.
    fn leave(&mut self, table: &mut Table) -> Found {
        let Some(frame) = self.frames.get(self.top) else {
            return Found { value: 0, to_the_end: false, rest: Rest::NONE };
        };
        let mut found = Found { value: frame.best, to_the_end: frame.to_the_end, rest: frame.rest };
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
            table.put(frame.board.key() ^ self.path.mood(), &entry);
        }
        found.rest = frame.rest.above(place);
        self.path.pop();
        found
    }
}

impl<B: Board> Frame<B> {
    /// Begins with a board inside a window.
    fn open(&mut self, depth: u8, alpha: i32, beta: i32, known: u8) {
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
        self.line.clear();
    }

    /// Plays all moves but the known one, and says in which order they are worth trying. Gives how many were played.
    fn order(&mut self, rules: &B::Rules, history: &[u32; SLOTS * 32]) -> u64 {
        let mut played = 0;
        self.left = 0;
        for slot in 0..SLOTS as u8 {
            let held = self.board.held(slot);
            if held == 0 || slot == self.known {
                continue;
            }
            played += 1;
            let after = self.board.play(slot, rules);
            // What a move gains counts most: with it alone 95 of 100 cuts come from the first move tried. What the best
            // reply gains was tried, too, at several depths: it costs more than it saves.
            let often = history[index(slot, held)].checked_ilog2().unwrap_or(0).cast_signed();
            if let Some(choice) = self.choices.get_mut(self.left) {
                *choice = Choice { after, slot, order: after.gain * 32 + often };
                self.left += 1;
            }
        }
        played
    }

    /// Takes the move that is worth trying first.
    fn take(&mut self) -> Choice<B> {
        let choices = &mut self.choices[..self.left.min(SLOTS)];
        let mut first = 0;
        for (at, choice) in choices.iter().enumerate() {
            if choice.order > choices[first].order {
                first = at;
            }
        }
        self.left -= 1;
        choices.swap(first, self.left);
        choices[self.left]
    }
}

impl<B: Board> After<B> {
    /// A guess at the value of the move.
    fn guess(&self) -> i32 {
        match self.next {
            Next::Over => self.gain,
            Next::Others => self.gain - self.board.guess(),
            Next::Same | Next::Beyond => self.gain + self.board.guess(),
        }
    }
}

fn index(slot: u8, held: u8) -> usize {
    (usize::from(slot) * 32 + usize::from(held.min(31))) % (SLOTS * 32)
}
