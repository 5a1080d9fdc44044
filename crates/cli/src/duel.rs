//! `oaq match`: two engines play each other. With more than two sides, one of them has one seat and the other all others.

use std::io::{self, IsTerminal as _, Write};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{self, Receiver, Sender};
use std::thread;

use oanquan::{Game, Position, Side, Sides};
use oanquan_engine::Engine;

use crate::chance::Chance;
use crate::options::Options;
use crate::player::Player;
use crate::tally::{Outcome, Tally, WON};
use crate::trouble::Trouble;
use crate::{openings, words};

/// Most games of a match: more than a machine plays in a year.
const MOST_GAMES: u64 = 1_000_000;
/// Moves after which a game is broken off and counted as a draw. Repetition ends every game, but may let it wait.
pub(crate) const MOST_PLIES: usize = 2000;
/// Memory of each player's engine: two for every thread.
const MEMORY: usize = 16 << 20;

/// What a match is about.
struct Match {
    a: Player,
    b: Player,
    sides: Sides,
    games: usize,
    seed: u64,
    openings: Vec<Game>,
}

/// Plays the match and prints its sums.
pub(crate) fn run(options: &Options, output: &mut impl Write) -> Result<(), Trouble> {
    options.at_most(0)?;
    let rules = options.rules()?;
    let games = options.number("games", 1, MOST_GAMES)?;
    let games = games.ok_or_else(|| Trouble::Usage(words::NO_GAMES.to_owned()))? as usize;
    let seed = options.number("seed", 0, u64::MAX)?.unwrap_or(0);
    let (a, b) = (player(options, "a")?, player(options, "b")?);
    let openings = openings::draw(&rules, seed, games.div_ceil(rules.sides.count()));
    let tally = Match { a, b, sides: rules.sides, games, seed, openings }.play()?;
    let [a, b] = ["a", "b"].map(|name| options.value(name).unwrap_or_default());
    writeln!(output, "{}\n{}", words::match_head(a, b, &rules, seed), words::tally(&tally))?;
    Ok(())
}

fn player(options: &Options, name: &str) -> Result<Player, Trouble> {
    let text = options.value(name).ok_or_else(|| Trouble::Usage(words::NO_PLAYERS.to_owned()))?;
    Player::read(text).ok_or_else(|| Trouble::Usage(words::bad_player(name, text)))
}

/// The number of a round, and how its games went or what went wrong.
type News = (usize, Result<Vec<Outcome>, String>);

impl Match {
    /// Plays all rounds, on as many threads as the machine runs at once. Nothing in a round depends on when or where it is
    /// played.
    fn play(&self) -> Result<Tally, Trouble> {
        let threads = thread::available_parallelism().map_or(1, usize::from).min(self.openings.len());
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            let (sender, news) = mpsc::channel();
            for _ in 0..threads {
                let (sender, next) = (sender.clone(), &next);
                thread::Builder::new().spawn_scoped(scope, move || self.play_rounds(next, &sender))?;
            }
            // The last sender that is left closes the channel.
            drop(sender);
            self.gather(&news)
        })
    }

    /// Plays one round after another, while there is one that nobody has begun and somebody who listens.
    fn play_rounds(&self, next: &AtomicUsize, news: &Sender<News>) {
        let mut engines = [Engine::new(MEMORY), Engine::new(MEMORY)];
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            let Some(opening) = self.openings.get(number) else { return };
            // The last opening may be left with fewer games.
            let seats = self.sides.iter().take(self.games - self.sides.count() * number);
            let games = seats.map(|seat| {
                // The same chance for all: equal players then play the same game each time, and part as equals.
                let chance = Chance::apart(self.seed, number as u64);
                self.play_game(opening, seat, &mut engines, chance)
            });
            if news.send((number, games.collect())).is_err() {
                return;
            }
        }
    }

    /// Plays one game in which a has this seat.
    fn play_game(
        &self,
        opening: &Game,
        seat: Side,
        engines: &mut [Engine; 2],
        mut chance: Chance,
    ) -> Result<Outcome, String> {
        let [engine_of_a, engine_of_b] = engines;
        let mut game = opening.clone();
        while let Some(turn) = game.position().turn().filter(|_| game.ply() < MOST_PLIES) {
            let (player, engine) =
                if turn == seat { (&self.a, &mut *engine_of_a) } else { (&self.b, &mut *engine_of_b) };
            let chosen = player.choose(engine, &game, chance.next());
            let legal = chosen.is_some_and(|chosen| game.play(chosen).is_ok());
            if !legal {
                return Err(words::no_move_found(chosen, game.position()));
            }
        }
        let last = game.position();
        Ok(Outcome { points: points(last, seat), plies: game.ply() as u32, reason: last.over() })
    }

    /// Puts what the threads send into the order of the openings, and shows a person at a terminal how far they are.
    fn gather(&self, news: &Receiver<News>) -> Result<Tally, Trouble> {
        let mut progress = io::stderr();
        let watched = progress.is_terminal();
        let mut rounds = vec![Vec::new(); self.openings.len()];
        let mut done = 0;
        for (number, games) in news {
            let games = games.map_err(Trouble::Wrong)?;
            done += games.len();
            if let Some(round) = rounds.get_mut(number) {
                *round = games;
            }
            if watched {
                let end = if done == self.games { "\n" } else { "" };
                // Nobody is harmed when it can't be shown.
                let _ = write!(progress, "\r{}{end}", words::progress(done, self.games));
            }
        }
        Ok(Tally { sides: self.sides, rounds })
    }
}

/// What a seat has won. A game that was broken off is everybody's.
fn points(last: &Position, seat: Side) -> u8 {
    let highest = last.scores().max().filter(|_| last.over().is_some());
    let winners = last.scores().filter(|score| highest.is_none_or(|highest| *score == highest)).count();
    if highest.is_none_or(|highest| last.score(seat) == highest) { WON / winners as u8 } else { 0 }
}
