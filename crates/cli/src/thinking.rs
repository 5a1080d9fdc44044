//! Has the engine think. It knows no clock: whoever asks it looks at one.

use std::time::{Duration, Instant};

use oanquan::{Game, Position};
use oanquan_engine::{Engine, Task};

/// Moves played between two looks at the clock: a few milliseconds at most.
pub(crate) const SLICE: u64 = 4096;
/// Memory of an engine that has the machine to itself.
pub(crate) const MEMORY: usize = 64 << 20;

/// How long to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limit {
    pub(crate) task: Task,
    pub(crate) time: Option<Duration>,
}

impl Limit {
    /// Until nothing is left to think about.
    pub(crate) const ENDLESS: Self = Self::task(Task::ENDLESS);

    /// Until the time is up.
    pub(crate) const fn time(time: Duration) -> Self {
        Self { task: Task::ENDLESS, time: Some(time) }
    }

    /// Until the task is done.
    pub(crate) const fn task(task: Task) -> Self {
        Self { task, time: None }
    }

    /// Whether the time is up for who began at this moment.
    pub(crate) fn is_up(&self, began: Instant) -> bool {
        self.time.is_some_and(|time| began.elapsed() >= time)
    }
}

/// Thinks about the position that the game shows until the limit is reached. What was found is the engine's to tell.
pub(crate) fn think(engine: &mut Engine, game: &Game, limit: &Limit) {
    let began = Instant::now();
    engine.begin(game.position(), &earlier(game), limit.task);
    while !engine.step(SLICE) && !limit.is_up(began) {}
}

/// The positions of a game before the one it shows, oldest first.
pub(crate) fn earlier(game: &Game) -> Vec<Position> {
    let mut walk = game.clone();
    let mut at = |ply| walk.go_to(ply).then(|| *walk.position());
    (0..game.ply()).filter_map(&mut at).collect()
}
