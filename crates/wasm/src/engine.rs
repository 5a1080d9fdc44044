//! The class `Engine`.

use alloc::vec::Vec;

use oanquan::{Move, Position, Rules};
use oanquan_engine::{Answer, Level, Task};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::Code;
use crate::json::Json;
use crate::{given, js, shown};

/// Most memory of an engine, in mebibytes.
const MOST_MEBIBYTES: u32 = 32;
/// Moves played between two looks at the clock: a millisecond or less.
const BETWEEN_LOOKS: u64 = 4096;

/// A computer player that thinks in slices, so that whoever runs it can stop at any time.
#[wasm_bindgen]
pub struct Engine {
    engine: oanquan_engine::Engine,
    /// When the time is up, in milliseconds.
    until: f64,
}

#[wasm_bindgen]
impl Engine {
    /// An engine with so many mebibytes of memory, 1 to 32, without a number 16. All of it is taken now.
    ///
    /// # Errors
    ///
    /// `bad-limit` for another number, `no-memory` when so much can't be had: free engines that are no longer needed.
    #[wasm_bindgen(constructor)]
    pub fn new(#[wasm_bindgen(unchecked_optional_param_type = "number")] mebibytes: &JsValue) -> Result<Self, JsValue> {
        let mebibytes = limit(mebibytes, "memory", 1, MOST_MEBIBYTES)?.unwrap_or(MOST_MEBIBYTES / 2);
        let engine = oanquan_engine::Engine::try_new((mebibytes as usize) << 20);
        let engine = engine.ok_or_else(|| Code::NoMemory.error(&["no memory for another engine"]))?;
        Ok(Self { engine, until: f64::INFINITY })
    }

    /// Begins to think about a position. What was thought about before is dropped.
    ///
    /// # Errors
    ///
    /// `bad-rules`, `bad-position`, `bad-record` when the history does not lead to the position, `bad-limit`,
    /// `game-over`. The engine then thinks on about what it did.
    pub fn begin(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "EngineTask")] task: &JsValue,
    ) -> Result<(), JsValue> {
        let rules = given::rules(&given::option(task, "rules", Code::BadRules)?)?;
        let position = given::position(task, "position", &rules)?;
        let position = position.ok_or_else(|| Code::BadPosition.error(&["expected a text"]))?;
        if position.over().is_some() {
            return Err(Code::GameOver.error(&["the game is over"]));
        }
        let earlier = earlier(task, &position, &rules)?;
        let number = |name, least, most| limit(&given::option(task, name, Code::BadLimit)?, name, least, most);
        let level = number("level", 1, Level::BEST.number().into())?;
        let time = number("timeMs", 0, u32::MAX)?;
        let task = Task {
            depth: number("depth", 1, u32::MAX)?.unwrap_or(u32::MAX),
            nodes: number("nodes", 0, u32::MAX)?.map_or(u64::MAX, u64::from),
            level: level.and_then(|level| Level::try_from(level).ok()),
            every_move: given::option(task, "everyMove", Code::BadLimit)?.is_truthy(),
            seed: number("seed", 0, u32::MAX)?.unwrap_or(0).into(),
        };
        self.until = time.map_or(f64::INFINITY, |time| js::now() + f64::from(time));
        self.engine.begin(&position, &earlier, task);
        Ok(())
    }

    /// Thinks on, for about this many moves played, a whole number below 2³²; anything else counts as a few thousand. Says
    /// whether there is nothing more to think about.
    pub fn step(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] nodes: &JsValue) -> bool {
        // Were it none, `while (!engine.step(Infinity));` would never end.
        let nodes = given::number(nodes).map_or(BETWEEN_LOOKS, u64::from);
        let end = self.engine.nodes().saturating_add(nodes);
        loop {
            let left = end.saturating_sub(self.engine.nodes());
            if self.engine.step(left.min(BETWEEN_LOOKS)) || js::now() >= self.until {
                return true;
            }
            if self.engine.nodes() >= end {
                return false;
            }
        }
    }

    /// The best move so far; null before anything was asked.
    #[wasm_bindgen(unchecked_return_type = "Answer | null")]
    #[must_use]
    pub fn best(&self) -> JsValue {
        let Some(best) = self.engine.best() else { return JsValue::NULL };
        let mut json = Json::default();
        answer(&mut json, &best);
        json.value()
    }

    /// Every legal move, the best first. Their values are true only when the task asked for `everyMove`.
    #[wasm_bindgen(unchecked_return_type = "Answer[]")]
    #[must_use]
    pub fn lines(&self) -> JsValue {
        let mut json = Json::default();
        json.open("[");
        for each in self.engine.lines() {
            answer(&mut json, &each);
        }
        json.close("]").value()
    }
}

fn answer(json: &mut Json, answer: &Answer) {
    json.open("{").name("move").text(&answer.played).name("value").number(answer.value);
    json.name("scores").numbers(answer.scores.iter().copied());
    let number = |number: u64| i32::try_from(number).unwrap_or(i32::MAX);
    json.name("depth").number(number(answer.depth.into())).name("nodes").number(number(answer.nodes));
    json.name("line");
    shown::moves(json, answer.line.iter().copied());
    json.name("exact").raw(if answer.exact { "true" } else { "false" }).close("}");
}

/// The positions of the game before this one: the history played again.
fn earlier(task: &JsValue, position: &Position, rules: &Rules) -> Result<Vec<Position>, JsValue> {
    let history = given::option(task, "history", Code::BadRecord)?;
    if history.is_undefined() {
        return Ok(Vec::new());
    }
    let wrong = || Code::BadRecord.error(&["the history is a list of moves"]);
    let length = given::length(&history).ok_or_else(wrong)?;
    let from = given::position(task, "from", rules)?;
    // As a game: it has to know how moves are played anyway, and the rules are not compiled once more.
    let mut game = oanquan::Game::from_position(from.or_else(|| start(&history, rules)).unwrap_or(*position));
    let mut earlier = Vec::new();
    for index in 0..length {
        let text = given::item(&history, index).ok_or_else(wrong)?;
        earlier.push(*game.position());
        let led = text.parse().ok().is_some_and(|played| game.play(played).is_ok());
        if !led {
            return Err(Code::BadRecord.error(&["`", &text, "` can't be played in the history"]));
        }
    }
    if game.position() == position {
        Ok(earlier)
    } else {
        Err(Code::BadRecord.error(&["the history leads to another position"]))
    }
}

/// The start of a game whose first move is that of a history.
fn start(history: &JsValue, rules: &Rules) -> Option<Position> {
    let first: Move = given::item(history, 0)?.parse().ok()?;
    Position::start_with(rules, first.side())
}

/// A whole number in a range; nothing when it was not given.
fn limit(value: &JsValue, name: &str, least: u32, most: u32) -> Result<Option<u32>, JsValue> {
    if value.is_undefined() || value.is_null() {
        return Ok(None);
    }
    match given::number(value) {
        Some(number) if number >= least && number <= most => Ok(Some(number)),
        _ => {
            let (least, most) = (shown::text(&least), shown::text(&most));
            Err(Code::BadLimit.error(&["`", name, "` is a whole number, ", &least, " to ", &most]))
        }
    }
}
