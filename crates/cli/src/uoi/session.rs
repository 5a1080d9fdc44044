//! A session: the game it is about, and what is being thought.

use std::io::Write;
use std::sync::mpsc::{Receiver, TryRecvError};
use std::time::{Duration, Instant};

use oanquan::{Game, Move, Position, Rules};
use oanquan_engine::{Answer, Engine};

use super::request::Request;
use super::{Heard, MOST_BYTES};
use crate::line::Line;
use crate::options::parse_position;
use crate::thinking::{Limit, MEMORY, SLICE, earlier};
use crate::trouble::Trouble;
use crate::{setup, words};

/// How long a search may be silent.
const MOST_SILENCE: Duration = Duration::from_secs(1);

pub(super) struct Session<'a, W> {
    output: &'a mut W,
    game: Game,
    /// Made when it is first needed: it takes its memory at once.
    engine: Option<Engine>,
    search: Option<Search>,
}

/// What is being thought.
struct Search {
    began: Instant,
    /// `None` when only `stop` ends it.
    limit: Option<Limit>,
    /// Whether there is nothing more to think about.
    done: bool,
    /// What was told last, and when.
    told: Option<(Answer, Instant)>,
}

impl Search {
    /// Whether the move may be told.
    fn may_end(&self) -> bool {
        self.limit.is_some_and(|limit| self.done || limit.is_up(self.began))
    }
}

/// Whether the session goes on.
#[derive(PartialEq, Eq)]
enum Then {
    GoOn,
    End,
}

impl<'a, W: Write> Session<'a, W> {
    pub(super) fn new(output: &'a mut W) -> Self {
        Self { output, game: Game::new(&Rules::STANDARD), engine: None, search: None }
    }

    /// Answers line after line, and thinks in between.
    ///
    /// When the input ends, a search with a limit still comes to its end, so that a script need not wait for answers; one
    /// without is stopped.
    pub(super) fn run(mut self, inbox: &Receiver<Heard>) -> Result<(), Trouble> {
        let mut open = true;
        loop {
            let busy = self.search.as_ref().is_some_and(|search| !search.done);
            let heard = if busy { inbox.try_recv() } else { inbox.recv().map_err(|_| TryRecvError::Disconnected) };
            match heard {
                Ok(line) => {
                    if self.obey(&line?)? == Then::End {
                        break;
                    }
                }
                Err(TryRecvError::Empty) => {}
                Err(TryRecvError::Disconnected) => open = false,
            }
            self.think()?;
            self.output.flush()?;
            if !open && self.search.as_ref().is_none_or(|search| search.limit.is_none()) {
                break;
            }
        }
        self.stop()
    }

    /// Does what a line says. A bad one changes nothing.
    fn obey(&mut self, line: &Line) -> Result<Then, Trouble> {
        let request = if line.whole { Request::read(&line.text) } else { Err(words::line_too_long(MOST_BYTES)) };
        let obeyed = match request {
            Ok(None) => Ok(()),
            Ok(Some(Request::Quit)) => return Ok(Then::End),
            // A stop that comes just after the move was told is no mistake.
            Ok(Some(Request::Stop)) => return self.stop().map(|()| Then::GoOn),
            Ok(Some(Request::Introduce)) => return self.introduce().map(|()| Then::GoOn),
            Ok(Some(Request::IsReady)) => {
                // Whoever asks wants no delay later.
                self.engine();
                return self.say("readyok").map(|()| Then::GoOn);
            }
            Ok(Some(_)) if self.search.is_some() => Err(words::STILL_THINKING.to_owned()),
            Ok(Some(Request::Rules(text))) => self.set_rules(&text),
            Ok(Some(Request::Position { position, moves })) => self.set_position(&position, &moves),
            Ok(Some(Request::Go(limit))) => return self.begin(Some(limit)).map(|()| Then::GoOn),
            Ok(Some(Request::GoInfinite)) => return self.begin(None).map(|()| Then::GoOn),
            Err(error) => Err(error),
        };
        if let Err(error) = obeyed {
            self.say(&format!("error {error}"))?;
        }
        Ok(Then::GoOn)
    }

    fn say(&mut self, answer: &str) -> Result<(), Trouble> {
        Ok(writeln!(self.output, "{answer}")?)
    }

    fn engine(&mut self) -> &mut Engine {
        self.engine.get_or_insert_with(|| Engine::new(MEMORY))
    }

    fn introduce(&mut self) -> Result<(), Trouble> {
        self.say(concat!("id name oaq ", env!("CARGO_PKG_VERSION")))?;
        self.say("id author the project o-an-quan")?;
        self.say("option name rules type string default standard")?;
        self.say("uoiok")
    }

    /// Sets the rules, and the board anew: a position belongs to its rules.
    fn set_rules(&mut self, text: &str) -> Result<(), String> {
        let rules = text.parse().map_err(|error| words::bad_rules(&error))?;
        self.game = Game::new(&rules);
        Ok(())
    }

    fn set_position(&mut self, position: &str, moves: &str) -> Result<(), String> {
        let position: Position = parse_position(position, self.game.position().rules())?;
        self.game = setup::game(position, moves)?;
        Ok(())
    }

    /// Begins to think. Every `go` gets one `bestmove`: in a finished game at once, and it is `none`.
    fn begin(&mut self, limit: Option<Limit>) -> Result<(), Trouble> {
        if self.game.position().over().is_some() {
            return self.say("bestmove none");
        }
        let began = Instant::now();
        let task = limit.unwrap_or(Limit::ENDLESS).task;
        let (position, earlier) = (*self.game.position(), earlier(&self.game));
        self.engine().begin(&position, &earlier, task);
        self.search = Some(Search { began, limit, done: false, told: None });
        Ok(())
    }

    /// Thinks for a moment, tells what is new, and ends when it is time.
    fn think(&mut self) -> Result<(), Trouble> {
        let (Some(search), Some(engine)) = (&mut self.search, &mut self.engine) else { return Ok(()) };
        if !search.done {
            search.done = engine.step(SLICE);
        }
        if search.may_end() {
            return self.stop();
        }
        if let Some(best) = engine.best()
            && search.told.as_ref().is_none_or(|(told, when)| {
                (told.depth, told.value, told.played) != (best.depth, best.value, best.played)
                    || !search.done && when.elapsed() >= MOST_SILENCE
            })
        {
            let info = info(&best, engine.nodes(), search.began.elapsed());
            search.told = Some((best, Instant::now()));
            return self.say(&info);
        }
        Ok(())
    }

    /// Ends a search, if there is one, with what it has found.
    fn stop(&mut self) -> Result<(), Trouble> {
        let (Some(search), Some(engine)) = (self.search.take(), &self.engine) else { return Ok(()) };
        // Right after its beginning a search knows a move already: only a finished game has none.
        let Some(best) = engine.best() else { return self.say("bestmove none") };
        let answer = format!("{}\nbestmove {}", info(&best, engine.nodes(), search.began.elapsed()), best.played);
        self.say(&answer)
    }
}

fn info(best: &Answer, nodes: u64, time: Duration) -> String {
    let line: Vec<_> = best.line.iter().map(Move::to_string).collect();
    let Answer { depth, value, .. } = best;
    format!("info depth {depth} score {value} nodes {nodes} time {} pv {}", time.as_millis(), line.join(" "))
}
