//! The computer at the table of `oaq play`: the opponent, and who gives a hint.

use std::collections::hash_map::RandomState;
use std::hash::BuildHasher as _;
use std::time::Duration;

use oanquan::{Game, Move, Side};
use oanquan_engine::{Answer, Engine, Level, Task};

use crate::chance::Chance;
use crate::options::Options;
use crate::thinking::{Limit, MEMORY, think};
use crate::trouble::Trouble;
use crate::words;

/// What a person is asked to wait at most for a move, however slow the machine: a level has limits of its own.
const PATIENCE: Duration = Duration::from_secs(10);
/// How long to think about a hint.
const HINT: Duration = Duration::from_secs(1);

/// How the computer takes part in a game.
pub(crate) struct Computer {
    opponent: Option<Opponent>,
    /// Made when it is first needed: people among themselves may never ask.
    engine: Option<Engine>,
}

/// The computer plays all sides but one.
struct Opponent {
    level: Level,
    person: Side,
    chance: Chance,
}

impl Computer {
    /// Reads how it takes part, and writes into the game who plays.
    pub(crate) fn new(options: &Options, game: &mut Game) -> Result<Self, Trouble> {
        let rules = *game.position().rules();
        let level = options.number("level", 1, Level::BEST.number().into())?;
        let person = options.side("side", &rules)?;
        let seed = options.number("seed", 0, u64::MAX)?;
        // What `number` lets pass is a level.
        let Some(level) = level.and_then(|level| Level::try_from(level as u32).ok()) else {
            let alone = person.is_none() && seed.is_none();
            let people = Self { opponent: None, engine: None };
            return alone.then_some(people).ok_or_else(|| Trouble::Usage(words::SIDE_WITHOUT_LEVEL.to_owned()));
        };
        let person = person.unwrap_or(Side::A);
        for side in rules.sides.iter().filter(|side| *side != person) {
            game.set_player(side, &words::level(level));
        }
        // The standard library's hash maps are where it has something drawn at random.
        let chance = Chance::new(seed.unwrap_or_else(|| RandomState::new().hash_one(())));
        Ok(Self { opponent: Some(Opponent { level, person, chance }), engine: None })
    }

    /// Whether the computer plays this side.
    pub(crate) fn plays(&self, side: Side) -> bool {
        self.opponent.as_ref().is_some_and(|opponent| opponent.person != side)
    }

    /// The sentence that says so before it thinks about this side's move.
    pub(crate) fn is_thinking(&self, side: Side) -> String {
        self.opponent.as_ref().map_or_else(|| words::THINKING.to_owned(), |me| words::thinking(side, me.level))
    }

    /// Its move, or `None` when the game is over or people play among themselves.
    pub(crate) fn choose(&mut self, game: &Game) -> Option<Move> {
        let opponent = self.opponent.as_mut()?;
        let task = Task { seed: opponent.chance.next(), ..Task::level(opponent.level) };
        let engine = self.engine.get_or_insert_with(|| Engine::new(MEMORY));
        think(engine, game, &Limit { task, time: Some(PATIENCE) });
        Some(engine.best()?.played)
    }

    /// The best move it can find for whoever is to move.
    pub(crate) fn hint(&mut self, game: &Game) -> Option<Answer> {
        let engine = self.engine.get_or_insert_with(|| Engine::new(MEMORY));
        think(engine, game, &Limit::time(HINT));
        engine.best()
    }
}
