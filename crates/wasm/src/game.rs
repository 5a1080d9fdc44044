//! The class `Game`.

use js_sys::{JSON, Reflect};
use oanquan::{Cell, Move, Position, Refusal, Rules, Sides};
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

use crate::contest::side_of;
use crate::error::Code;
use crate::shown::{self, Board, Line, Preview, Saved};

/// A game: its position, its history, and every question about its rules.
#[wasm_bindgen]
pub struct Game {
    game: oanquan::Game,
}

#[wasm_bindgen]
impl Game {
    /// A game by these rules: a name, an object whose missing fields are standard, or its JSON text. `first` names the side
    /// that begins, `position` a text to begin from.
    ///
    /// # Errors
    ///
    /// `bad-rules`, `bad-side`, `bad-position`; the message says what is wrong and at which byte.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: JsValue,
    ) -> Result<Self, JsValue> {
        let rules = read_rules(rules)?;
        let first = option(&options, "first");
        let start = match option(&options, "position") {
            Some(text) => Position::read(&text, &rules).map_err(|error| Code::BadPosition.error(&error))?,
            None => Position::start(&rules),
        };
        let start = match first {
            Some(letter) => {
                let first = side_of(&letter, rules.sides)?;
                if start.turn() == Some(first) {
                    start
                } else if start == Position::start(&rules) {
                    Position::start_with(&rules, first).unwrap_or(start)
                } else {
                    let message = format_args!("side {first} is not to move in this position");
                    return Err(Code::BadSide.error(&message));
                }
            }
            None => start,
        };
        Ok(Self { game: oanquan::Game::from_position(start) })
    }

    /// The game of a record.
    ///
    /// # Errors
    ///
    /// `bad-record`; the message says what is wrong and at which byte.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(text: &str) -> Result<Self, JsValue> {
        match text.parse() {
            Ok(game) => Ok(Self { game }),
            Err(error) => Err(Code::BadRecord.error(&error)),
        }
    }

    /// The position as text.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn position(&self) -> String {
        self.position_now().to_string()
    }

    /// The position as a page shows it.
    #[wasm_bindgen(getter, unchecked_return_type = "Board")]
    #[must_use]
    pub fn board(&self) -> JsValue {
        shown::value(&Board::of(self.position_now()))
    }

    /// The side to move, or null when the game is over.
    #[wasm_bindgen(getter, unchecked_return_type = "SideLetter | null")]
    #[must_use]
    pub fn turn(&self) -> JsValue {
        shown::side(self.position_now().turn())
    }

    /// Why the game is over, or null while it goes on.
    #[wasm_bindgen(getter, unchecked_return_type = "OverReason | null")]
    #[must_use]
    pub fn over(&self) -> JsValue {
        self.position_now().over().map_or(JsValue::NULL, |reason| reason.word().into())
    }

    /// Each side's points.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn scores(&self) -> Vec<i32> {
        self.position_now().scores().collect()
    }

    /// How each side's points come about.
    #[wasm_bindgen(getter, unchecked_return_type = "Account[]")]
    #[must_use]
    pub fn accounts(&self) -> JsValue {
        let position = self.position_now();
        let line = |side| Line::of(position.account(side), self.game.swept(side));
        shown::value(&position.rules().sides.iter().map(line).collect::<Vec<_>>())
    }

    /// The complete rules.
    #[wasm_bindgen(getter, unchecked_return_type = "Rules")]
    #[must_use]
    pub fn rules(&self) -> JsValue {
        shown::value(self.position_now().rules())
    }

    /// The name of the rules, or null when they have none.
    #[wasm_bindgen(getter, js_name = rulesName, unchecked_return_type = "RulesName | null")]
    #[must_use]
    pub fn rules_name(&self) -> JsValue {
        self.position_now().rules().name().map_or(JsValue::NULL, Into::into)
    }

    /// The legal moves.
    #[must_use]
    pub fn moves(&self) -> Vec<String> {
        self.position_now().moves().map(|legal| legal.to_string()).collect()
    }

    /// Why the side to move can't pick up this cell, or null when it can.
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    #[must_use]
    pub fn refusal(&self, cell: u32) -> JsValue {
        match Cell::try_from(cell as usize) {
            Ok(cell) => match self.position_now().may_pick_up(cell) {
                Ok(()) => JsValue::NULL,
                Err(refusal) => shown::value(&refusal),
            },
            Err(_) => shown::value(&Refusal::NotYours),
        }
    }

    /// Plays a move, and gives everything that happens in it.
    ///
    /// # Errors
    ///
    /// `illegal-move` or `game-over`. The game is then unchanged.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    pub fn play(&mut self, played: &str) -> Result<JsValue, JsValue> {
        let steps = self.game.play(read_move(played)?).map_err(|refusal| refused(played, refusal))?;
        Ok(shown::value(&steps))
    }

    /// What a move would do. The game is unchanged.
    ///
    /// # Errors
    ///
    /// `illegal-move` or `game-over`.
    #[wasm_bindgen(unchecked_return_type = "Preview")]
    pub fn preview(&self, played: &str) -> Result<JsValue, JsValue> {
        let preview = self.game.preview(read_move(played)?).map_err(|refusal| refused(played, refusal))?;
        let board = Board::of(&preview.after);
        Ok(shown::value(&Preview { steps: preview.steps, after: preview.after.to_string(), board }))
    }

    /// The steps of the move that led to a ply, 1 to the length of the line; null for another.
    #[wasm_bindgen(js_name = stepsTo, unchecked_return_type = "Step[] | null")]
    #[must_use]
    pub fn steps_to(&self, ply: u32) -> JsValue {
        self.game.steps_to(ply as usize).map_or(JsValue::NULL, |steps| shown::value(&steps))
    }

    /// Takes back the last move. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.game.undo()
    }

    /// Plays the last undone move again. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.game.redo()
    }

    /// Goes to a ply of the line, 0 for its beginning. Says whether there is such a ply.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, ply: u32) -> bool {
        self.game.go_to(ply as usize)
    }

    /// How many moves have been played.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.game.ply() as u32
    }

    /// The moves played up to now.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn history(&self) -> Vec<String> {
        self.game.history().iter().map(ToString::to_string).collect()
    }

    /// The length of the whole line in plies: the moves played and those undone after them.
    #[wasm_bindgen(getter, js_name = lineLength)]
    #[must_use]
    pub fn line_length(&self) -> u32 {
        self.game.line().len() as u32
    }

    /// Says who plays a side, in words, for the record.
    ///
    /// # Errors
    ///
    /// `bad-side` for a side that does not play.
    #[wasm_bindgen(js_name = setPlayer)]
    pub fn set_player(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SideLetter")] side: &str,
        words: &str,
    ) -> Result<(), JsValue> {
        let side = side_of(side, self.position_now().rules().sides)?;
        self.game.set_player(side, words);
        Ok(())
    }

    /// The record as text.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn record(&self) -> String {
        self.game.to_string()
    }

    /// A plain object that says all of the game.
    #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "SavedGame")]
    #[must_use]
    pub fn to_json(&self) -> JsValue {
        let position = self.position_now();
        shown::value(&Saved {
            rules: *position.rules(),
            start: self.game.first_position().to_string(),
            moves: self.game.history().to_vec(),
            position: position.to_string(),
            scores: position.scores().collect(),
            over: position.over(),
        })
    }
}

impl Game {
    pub(crate) fn position_now(&self) -> &Position {
        self.game.position()
    }

    /// The position, if its game has this number of sides.
    pub(crate) fn position_for(&self, sides: Sides) -> Result<&Position, JsValue> {
        let position = self.position_now();
        if position.rules().sides == sides {
            Ok(position)
        } else {
            Err(Code::BadRules.error(&"the game has another number of sides than the match"))
        }
    }
}

fn read_move(text: &str) -> Result<Move, JsValue> {
    text.parse().map_err(|error| Code::IllegalMove.error(&format_args!("`{text}` is not a move: {error}")))
}

fn refused(played: &str, refusal: Refusal) -> JsValue {
    let code = if refusal == Refusal::Over { Code::GameOver } else { Code::IllegalMove };
    code.error(&format_args!("{played} can't be played: {refusal}"))
}

/// Rules given as a name, as JSON text, or as an object: an object is turned into its JSON text, since the core reads
/// that strictly and says what is wrong with it.
fn read_rules(rules: JsValue) -> Result<Rules, JsValue> {
    if rules.is_null() || rules.is_undefined() {
        return Ok(Rules::STANDARD);
    }
    let text = rules.as_string().or_else(|| JSON::stringify(&rules).ok()?.as_string());
    let text = text.ok_or_else(|| Code::BadRules.error(&"rules are a name, an object, or JSON text"))?;
    text.parse().map_err(|error| Code::BadRules.error(&error))
}

/// An option that was given. Anything but a text is turned into one, and then refused by whoever reads it.
fn option(options: &JsValue, name: &str) -> Option<String> {
    if !options.is_object() {
        return None;
    }
    let given = Reflect::get(options, &name.into()).ok()?;
    if given.is_undefined() || given.is_null() {
        return None;
    }
    Some(given.as_string().unwrap_or_else(|| given.unchecked_ref::<js_sys::Object>().to_string().into()))
}
