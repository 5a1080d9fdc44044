//! A player that thinks in slices: deeper and deeper, until something ends it.

use alloc::vec::Vec;

use oanquan::{Position, Side};

use crate::boards::{move_of, slot_of};
use crate::chance::Chance;
use crate::level::Plan;
use crate::max_n::Outlook;
use crate::method::{Found, Method};
use crate::mirror;
use crate::points::{Points, all, margin, points};
use crate::search::{INFINITE, MAX_PLIES};
use crate::table::Table;
use crate::{Answer, Task};

/// A computer player. Its memory is taken once, when it is made.
pub struct Engine {
    table: Table,
    thought: Option<Thought>,
}

/// What is thought about.
struct Thought {
    position: Position,
    /// The positions before it, as long as the search may have to begin anew.
    earlier: Vec<Position>,
    task: Task,
    /// By how much a move may seem better than it is.
    most_doubt: u32,
    /// The margin now, for the side to move.
    margin: i32,
    method: Method,
    /// The moves that are searched.
    moves: Vec<RootMove>,
    /// Whether every other move is one of these in a mirror.
    mirrored: bool,
    /// The depth at work, in plies.
    depth: u8,
    /// The move at work.
    at: usize,
    /// The value to beat in this iteration.
    best: i32,
    searching: Searching,
    done: bool,
}

/// What is asked of the move at work.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Searching {
    /// Nothing yet.
    Nothing,
    /// Whether it is better than the best.
    Whether,
    /// Its value.
    Value,
}

/// A legal move, with what is known of it.
struct RootMove {
    slot: u8,
    /// The margin to go; for a move that only lost against the best, more than it can reach.
    value: i32,
    to_the_end: bool,
    depth: u8,
    line: Vec<u8>,
    outlook: Option<Outlook>,
}

impl Engine {
    /// Makes an engine that remembers positions in at most this many bytes, and takes a few hundred thousand more.
    ///
    /// # Panics
    ///
    /// When there is no such memory. [`Engine::try_new`] does not.
    #[must_use]
    #[expect(clippy::expect_used, reason = "as all of Rust's collections do without memory")]
    pub fn new(bytes: usize) -> Self {
        Self::try_new(bytes).expect("there is memory for an engine")
    }

    /// The same, or `None` when there is no such memory.
    #[must_use]
    pub fn try_new(bytes: usize) -> Option<Self> {
        Some(Self { table: Table::new(bytes)?, thought: None })
    }

    /// Begins to think about a position. `earlier` are the positions of the game before it, oldest first: they count for
    /// repetition. What was thought about before is dropped.
    pub fn begin(&mut self, position: &Position, earlier: &[Position], task: Task) {
        self.table.begin();
        let plan = task.level.map_or(Plan::ALL, |level| *level.plan(position.rules().sides));
        let task = Task {
            depth: task.depth.min(plan.depth),
            nodes: task.nodes.min(plan.nodes),
            // Who doubts compares true values.
            every_move: task.every_move || plan.doubt > 0,
            ..task
        };
        self.thought = Thought::new(position, earlier, task, &plan);
        // A first answer, whatever the limits.
        if let Some(thought) = &mut self.thought {
            while thought.depth <= thought.method.stride() && !thought.done {
                thought.advance(&mut self.table, u64::MAX);
            }
            thought.done |= thought.moves.len() < 2 && thought.task.level.is_some();
        }
    }

    /// Thinks on, for about this many moves played. Says whether there is nothing more to think about.
    pub fn step(&mut self, nodes: u64) -> bool {
        let Some(thought) = &mut self.thought else { return true };
        let until = thought.method.nodes().saturating_add(nodes).min(thought.task.nodes);
        while !thought.done && thought.method.nodes() < until {
            thought.advance(&mut self.table, until);
        }
        thought.done || thought.method.nodes() >= thought.task.nodes
    }

    /// The best move found so far, or `None` when the game is over.
    #[must_use]
    pub fn best(&self) -> Option<Answer> {
        let thought = self.thought.as_ref()?;
        let moves = &thought.moves;
        let seems = |place: &usize| moves.get(*place).map_or(-INFINITE, |each| each.value + thought.doubt(each.slot));
        // Without doubt the first; of equals the one that stands before the other.
        let best = if thought.most_doubt > 0 { (0..moves.len()).rev().max_by_key(seems)? } else { 0 };
        let best = moves.get(best)?;
        // A move that was not seen to its end may turn out to be better.
        let proven = moves.iter().all(|each| each.to_the_end && each.value <= best.value);
        Some(Answer { exact: proven, ..thought.answer(best, false) })
    }

    /// Every legal move with its value, the best first. Values are true only when the task asked for every move.
    #[must_use]
    pub fn lines(&self) -> Vec<Answer> {
        self.thought.as_ref().map(Thought::answers).unwrap_or_default()
    }

    /// Moves played so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        self.thought.as_ref().map_or(0, |thought| thought.method.nodes())
    }
}

impl Thought {
    /// Begins with the fastest board that can hold the position. `None` when the game is over.
    fn new(position: &Position, earlier: &[Position], task: Task, plan: &Plan) -> Option<Self> {
        // What has been before may repeat on one side of the mirror only.
        let mirrored = earlier.is_empty() && mirror::looks_the_same(position);
        let method = Method::new(position, earlier, plan.laps)?;
        let mut slots: Vec<u8> = position.moves().map(slot_of).collect();
        // Of moves that are equally good the first one tried is played.
        let mut chance = Chance::new(task.seed);
        for left in (2..=slots.len()).rev() {
            slots.swap(left - 1, chance.below(left as u32) as usize);
        }
        let mut moves: Vec<RootMove> = Vec::new();
        for slot in slots {
            if !mirrored || moves.iter().all(|each| each.slot != mirror::slot(slot)) {
                moves.push(RootMove {
                    slot,
                    value: 0,
                    to_the_end: false,
                    depth: 0,
                    line: alloc::vec![slot],
                    outlook: None,
                });
            }
        }
        let margin = position.turn().map_or(0, |side| margin(&points(position), position.rules().sides, side));
        Some(Self {
            position: *position,
            earlier: earlier.to_vec(),
            task,
            most_doubt: plan.doubt,
            margin,
            depth: first_depth(task.depth, method.stride()),
            method,
            moves,
            mirrored,
            at: 0,
            best: -INFINITE,
            searching: Searching::Nothing,
            done: false,
        })
    }

    /// Begins anew where the search could not hold what it met.
    fn widen(&mut self, table: &mut Table) {
        let Some(method) = self.method.widened(&self.position, &self.earlier) else { return };
        table.begin();
        self.depth = first_depth(self.task.depth, method.stride());
        self.method = method;
        self.at = 0;
        self.best = -INFINITE;
        self.searching = Searching::Nothing;
    }

    /// Searches on, until so many moves have been played or a move is searched.
    fn advance(&mut self, table: &mut Table, until: u64) {
        let Some(now) = self.moves.get(self.at) else { return self.deepen() };
        if self.searching == Searching::Nothing {
            let first = self.at == 0 || self.wants_every_value();
            self.searching = if first { Searching::Value } else { Searching::Whether };
            let (alpha, beta) = if first { (-INFINITE, INFINITE) } else { (self.best, self.best + 1) };
            self.method.begin(now.slot, self.depth, alpha, beta);
        }
        let Some(found) = self.method.run(table, until) else {
            return self.widen(table);
        };
        if self.searching == Searching::Whether && found.value > self.best {
            self.searching = Searching::Value;
            self.method.begin(now.slot, self.depth, self.best, INFINITE);
            return;
        }
        self.enter(&found);
        self.searching = Searching::Nothing;
        self.at += 1;
    }

    /// Whether every move gets its true value.
    const fn wants_every_value(&self) -> bool {
        self.task.every_move || !self.method.has_windows()
    }

    /// Takes in what was found about the move at work.
    fn enter(&mut self, found: &Found) {
        let every_value = self.wants_every_value();
        let Some(now) = self.moves.get_mut(self.at) else { return };
        now.to_the_end = found.to_the_end;
        now.value = found.value;
        now.depth = self.depth;
        now.outlook = found.outlook;
        let better = found.value > self.best;
        if better || every_value {
            now.line.clear();
            now.line.extend_from_slice(self.method.line());
        }
        if better {
            self.best = found.value;
        }
        if every_value {
            // Those searched at this depth stay in front, the best first.
            let mut at = self.at;
            while at > 0 && self.moves[at - 1].value < self.moves[at].value {
                self.moves.swap(at - 1, at);
                at -= 1;
            }
        } else if better {
            self.moves[..=self.at].rotate_right(1);
        }
    }

    /// All moves are searched to this depth: goes on to the next.
    fn deepen(&mut self) {
        let seen = self.moves.iter().all(|each| each.to_the_end);
        let deeper = self.depth + self.method.stride();
        if seen || u32::from(deeper) > self.task.depth || usize::from(deeper) >= MAX_PLIES {
            self.done = true;
            return;
        }
        self.depth = deeper;
        self.at = 0;
        self.best = -INFINITE;
    }

    /// By how much a move looks better than it is: always the same for the same seed.
    fn doubt(&self, slot: u8) -> i32 {
        let mut chance = Chance::new(self.task.seed ^ u64::from(slot) << 32);
        chance.below(self.most_doubt + 1).cast_signed()
    }

    /// All moves, the best first, each with the same one in the mirror behind it.
    fn answers(&self) -> Vec<Answer> {
        let mut answers = Vec::new();
        for each in &self.moves {
            answers.push(self.answer(each, false));
            if self.mirrored {
                answers.push(self.answer(each, true));
            }
        }
        answers
    }

    /// What each side can expect to have in the end, if a move is played. What still lies on the ring at the end of its line is
    /// anybody's: all get the same of it.
    fn expected(&self, of: &RootMove) -> Points {
        let sides = self.position.rules().sides;
        let all = all(&self.position);
        let Some(outlook) = of.outlook else {
            // Of two sides' search only the margin is known.
            let mut points = Points::default();
            let mover = self.position.turn().unwrap_or(Side::A);
            let other = sides.next(mover);
            points[mover.index()] = (all + self.margin + of.value).div_euclid(2);
            points[other.index()] = points[mover.index()] - self.margin - of.value;
            return points;
        };
        let left = if outlook.over { 0 } else { all - outlook.points.iter().sum::<i32>() };
        let mut points = outlook.points;
        for side in sides.iter() {
            points[side.index()] += left / sides as i32;
        }
        points
    }

    fn answer(&self, of: &RootMove, in_mirror: bool) -> Answer {
        let mut side = self.position.turn().unwrap_or(Side::A);
        let sides = self.position.rules().sides;
        let seen = |slot| if in_mirror { mirror::slot(slot) } else { slot };
        let first = move_of(seen(of.slot), side);
        let line = of.line.iter().map(|slot| {
            let played = move_of(seen(*slot), side);
            side = sides.next(side);
            played
        });
        Answer {
            line: line.collect(),
            played: first,
            value: self.margin + of.value,
            scores: self.expected(of).into_iter().take(sides.count()).collect(),
            depth: of.depth.into(),
            nodes: self.method.nodes(),
            exact: of.to_the_end,
        }
    }
}

/// Of the depths that lead to the deepest wanted, the first.
fn first_depth(deepest: u32, stride: u8) -> u8 {
    if deepest.is_multiple_of(2) { stride } else { 1 }
}
