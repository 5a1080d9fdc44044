//! The search for three and four sides: max-n. Every side plays for itself, and takes the move after which it will be furthest
//! ahead of the best of the others.
//!
//! The alternative, to take all others for one team that plays against the side that thinks, allows windows and so looks some
//! plies further; it is afraid of what nobody would do, and loses. One such player among two of these wins 16 games of
//! 100, one of these among two such 37, at the same number of moves played. Nothing is remembered about boards met before: it
//! gains a tenth of a ply and not one game.

use alloc::vec::Vec;

use oanquan::{Position, Side, Sides};

use crate::boards::{move_of, slot_of};
use crate::follower::Follower;
use crate::line::Line;
use crate::path::Path;
use crate::points::{Points, margin, points, prefers, swept};
use crate::search::MAX_PLIES;
use crate::wide::ring;

/// How a game is expected to go on.
#[derive(Clone, Copy)]
pub(crate) struct Outlook {
    /// What each side will have then.
    pub(crate) points: Points,
    /// Whether the game is over then.
    pub(crate) over: bool,
    /// Whether that rests on ends of games alone.
    pub(crate) to_the_end: bool,
}

/// A position on the way down.
#[derive(Clone)]
struct Frame {
    position: Position,
    /// Plies to look ahead.
    depth: u8,
    /// The moves not yet tried, one bit for each slot.
    left: u32,
    /// The move being searched.
    slot: u8,
    best: Option<Outlook>,
    to_the_end: bool,
    line: Line,
}

/// A search.
pub(crate) struct MaxN {
    root: Position,
    sides: Sides,
    frames: Vec<Frame>,
    /// The frame at work. The first is the root, with one move.
    top: usize,
    path: Path,
    nodes: u64,
    /// Pick-ups of a move that are followed at the last ply.
    laps: u32,
}

impl MaxN {
    /// A search from a position that comes after these earlier ones of its game. Of a move at the last ply, so many pick-ups
    /// are followed.
    pub(crate) fn new(root: &Position, earlier: &[Position], laps: u32) -> Self {
        let mut path = Path::new();
        for position in earlier.iter().chain([root]) {
            path.push(ring(position));
        }
        let frame =
            Frame { position: *root, depth: 0, left: 0, slot: 0, best: None, to_the_end: true, line: Line::EMPTY };
        Self {
            root: *root,
            sides: root.rules().sides,
            frames: alloc::vec![frame; MAX_PLIES],
            top: 0,
            path,
            nodes: 0,
            laps,
        }
    }

    /// Moves played so far.
    pub(crate) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The play that was found, beginning with the move that was searched.
    pub(crate) fn line(&self) -> &[u8] {
        self.frames.first().map_or(&[], |root| root.line.slots())
    }

    /// Begins to search a move of the root, `depth` plies with the move itself.
    pub(crate) fn begin(&mut self, slot: u8, depth: u8) {
        self.top = 0;
        let root = self.root;
        self.open(0, &root, depth);
        if let Some(frame) = self.frames.first_mut() {
            frame.left = 1 << slot;
        }
    }

    /// Searches on until so many moves have been played. Gives what was found when the move is searched.
    pub(crate) fn run(&mut self, until: u64) -> Option<Outlook> {
        while self.nodes < until {
            if let Some(found) = self.advance() {
                return Some(found);
            }
        }
        None
    }

    /// What whoever is to move at the root will still gain more than the best of the others.
    pub(crate) fn gain(&self, outlook: &Outlook) -> i32 {
        let mover = self.root.turn().unwrap_or(Side::A);
        let ahead = |points: &Points| margin(points, self.sides, mover);
        ahead(&outlook.points) - ahead(&points(&self.root))
    }

    fn open(&mut self, place: usize, position: &Position, depth: u8) {
        let Some(frame) = self.frames.get_mut(place) else { return };
        frame.position = *position;
        frame.depth = depth;
        frame.left = position.moves().fold(0, |moves, played| moves | 1 << slot_of(played));
        frame.best = None;
        frame.to_the_end = true;
        frame.line.clear();
    }

    /// Plays one move, or goes one position up.
    fn advance(&mut self) -> Option<Outlook> {
        let frame = self.frames.get_mut(self.top)?;
        if frame.left == 0 {
            // A position with a side to move has a move.
            let found = Outlook { to_the_end: frame.to_the_end, ..frame.best? };
            if self.top == 0 {
                return Some(found);
            }
            self.path.pop();
            self.top -= 1;
            self.absorb(&found);
            return None;
        }
        frame.slot = frame.left.trailing_zeros() as u8;
        frame.left &= frame.left - 1;
        let mover = frame.position.turn().unwrap_or(Side::A);
        let mut after = frame.position;
        let depth = frame.depth - 1;
        let mut follower = Follower::new(self.laps);
        follower.follow(&mut after, move_of(frame.slot, mover));
        self.nodes += 1;
        let below = self.top + 1;
        let found = if depth == 0 && follower.is_lost() {
            let mut points = points(&frame.position);
            points[mover.index()] += follower.captured(after.rules());
            Outlook { points, over: false, to_the_end: false }
        } else if after.over().is_some() {
            Outlook { points: points(&after), over: true, to_the_end: true }
        } else if self.repeats(&after) {
            Outlook { points: swept(&after), over: true, to_the_end: true }
        } else if depth == 0 || below >= MAX_PLIES {
            // A guess: nobody gains more than the others any more.
            Outlook { points: points(&after), over: false, to_the_end: false }
        } else {
            self.path.push(ring(&after));
            self.open(below, &after, depth);
            self.top = below;
            return None;
        };
        if let Some(frame) = self.frames.get_mut(below) {
            frame.line.clear();
        }
        self.absorb(&found);
        None
    }

    /// Whether the game ends because a position has occurred twice before.
    fn repeats(&mut self, position: &Position) -> bool {
        // Only then can it have: this is asked of every leaf.
        self.path.mood() != 0 && self.path.third(ring(position)).is_some()
    }

    /// Takes in what was found below the position at work.
    fn absorb(&mut self, found: &Outlook) {
        let (above, below) = self.frames.split_at_mut(self.top + 1);
        let Some(frame) = above.last_mut() else { return };
        let mover = frame.position.turn().unwrap_or(Side::A);
        frame.to_the_end &= found.to_the_end;
        if frame.best.is_none_or(|best| prefers(self.sides, mover, &found.points, &best.points)) {
            frame.best = Some(*found);
            frame.line.set(frame.slot, below.first().map_or(&Line::EMPTY, |below| &below.line));
        }
    }
}
