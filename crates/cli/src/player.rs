//! Who plays in a match of engines.

use std::time::Duration;

use oanquan::{Game, Move};
use oanquan_engine::{Engine, Level, Task, greedy_move};

use crate::options::digits;
use crate::thinking::{Limit, think};

/// A way to choose moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Player {
    /// Takes the best immediate result.
    Greedy,
    /// Thinks for as long as this.
    Thinking(Limit),
}

impl Player {
    /// Reads `greedy`, a level, a number of milliseconds larger than any level, `depth:N` or `nodes:N`.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let limit = match text.split_once(':') {
            Some(("depth", plies)) => Limit::task(Task::depth(number(plies)?)),
            Some(("nodes", nodes)) => Limit::task(Task::nodes(number(nodes)?.into())),
            Some(_) => return None,
            None if text == "greedy" => return Some(Self::Greedy),
            None => {
                let number = number(text)?;
                let time = || Limit::time(Duration::from_millis(number.into()));
                Level::try_from(number).map_or_else(|_| time(), |level| Limit::task(Task::level(level)))
            }
        };
        Some(Self::Thinking(limit))
    }

    /// The move it chooses, or `None` when the game is over.
    pub(crate) fn choose(&self, engine: &mut Engine, game: &Game, seed: u64) -> Option<Move> {
        match self {
            Self::Greedy => greedy_move(game.position(), seed as u32),
            Self::Thinking(limit) => {
                think(engine, game, &Limit { task: Task { seed, ..limit.task }, ..*limit });
                engine.best().map(|best| best.played)
            }
        }
    }
}

/// A number above 0.
fn number(text: &str) -> Option<u32> {
    digits(text).and_then(|number| number.try_into().ok()).filter(|number| *number > 0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads() {
        let level = |number| Player::Thinking(Limit::task(Task::level(Level::try_from(number).unwrap())));
        assert_eq!(Player::read("1"), Some(level(1)));
        assert_eq!(Player::read("6"), Some(level(6)));
        assert_eq!(Player::read("7"), Some(Player::Thinking(Limit::time(Duration::from_millis(7)))));
        assert_eq!(Player::read("greedy"), Some(Player::Greedy));
        assert_eq!(Player::read("depth:9"), Some(Player::Thinking(Limit::task(Task::depth(9)))));
        assert_eq!(Player::read("nodes:500"), Some(Player::Thinking(Limit::task(Task::nodes(500)))));
        for rubbish in ["", "0", "-1", "+3", "1.5", "4294967296", "Greedy", "depth:", "depth:0", "time:3", "nodes:1:2"]
        {
            assert_eq!(Player::read(rubbish), None, "{rubbish}");
        }
    }
}
