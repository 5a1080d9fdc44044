//! The class `Game`.

use oanquan::{Cell, Move, OverReason, Position, Refusal, Sides};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::Code;
use crate::json::Json;
use crate::{given, js, shown};

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
        #[wasm_bindgen(unchecked_optional_param_type = "RulesInput")] rules: &JsValue,
        #[wasm_bindgen(unchecked_optional_param_type = "GameOptions")] options: &JsValue,
    ) -> Result<Self, JsValue> {
        let rules = given::rules(rules)?;
        let first = given::option(options, "first", Code::BadSide)?;
        let position = given::position(options, "position", &rules)?;
        let mut start = position.unwrap_or_else(|| Position::start(&rules));
        if !first.is_undefined() {
            let first = given::side(&first, rules.sides)?;
            if start.is_start() {
                start = Position::start_with(&rules, first).unwrap_or(start);
            } else if start.turn() != Some(first) {
                let first = first.word();
                return Err(Code::BadSide.error(&["side ", first, " is not to move in this position"]));
            }
        }
        Ok(Self { game: oanquan::Game::from_position(start) })
    }

    /// The game of a record.
    ///
    /// # Errors
    ///
    /// `bad-record`; the message says what is wrong and at which byte.
    #[wasm_bindgen(js_name = fromRecord)]
    pub fn from_record(#[wasm_bindgen(unchecked_param_type = "string")] text: &JsValue) -> Result<Self, JsValue> {
        match given::text(text, Code::BadRecord)?.parse() {
            Ok(game) => Ok(Self { game }),
            Err(error) => Err(Code::BadRecord.because(&error)),
        }
    }

    /// The position as text.
    #[wasm_bindgen(getter, unchecked_return_type = "string")]
    #[must_use]
    pub fn position(&self) -> JsValue {
        shown::text(self.position_now()).into()
    }

    /// The position as a page shows it.
    #[wasm_bindgen(getter, unchecked_return_type = "Board")]
    #[must_use]
    pub fn board(&self) -> JsValue {
        let mut json = Json::default();
        shown::board(&mut json, self.position_now());
        json.value()
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
        shown::word(self.position_now().over().map(OverReason::word))
    }

    /// Each side's points.
    #[wasm_bindgen(getter, unchecked_return_type = "Int32Array")]
    #[must_use]
    pub fn scores(&self) -> JsValue {
        js::Int32Array::new(&Json::default().numbers(self.position_now().scores()).value()).into()
    }

    /// How each side's points come about.
    #[wasm_bindgen(getter, unchecked_return_type = "Account[]")]
    #[must_use]
    pub fn accounts(&self) -> JsValue {
        let position = self.position_now();
        let mut json = Json::default();
        json.open("[");
        for side in position.rules().sides.iter() {
            shown::account(&mut json, &position.account(side), self.game.swept(side));
        }
        json.close("]").value()
    }

    /// The complete rules.
    #[wasm_bindgen(getter, unchecked_return_type = "Rules")]
    #[must_use]
    pub fn rules(&self) -> JsValue {
        Json::default().raw(&shown::text(self.position_now().rules())).value()
    }

    /// The name of the rules, or null when they have none.
    #[wasm_bindgen(getter, js_name = rulesName, unchecked_return_type = "RulesName | null")]
    #[must_use]
    pub fn rules_name(&self) -> JsValue {
        shown::word(self.position_now().rules().name())
    }

    /// The legal moves.
    #[wasm_bindgen(unchecked_return_type = "string[]")]
    #[must_use]
    pub fn moves(&self) -> JsValue {
        let mut json = Json::default();
        shown::moves(&mut json, self.position_now().moves());
        json.value()
    }

    /// Why the side to move can't pick up this cell, or null when it can.
    #[wasm_bindgen(unchecked_return_type = "Refusal | null")]
    #[must_use]
    pub fn refusal(&self, #[wasm_bindgen(unchecked_param_type = "number")] cell: &JsValue) -> JsValue {
        let cell = given::number(cell).and_then(|index| Cell::try_from(index as usize).ok());
        let refused = cell.map_or(Err(Refusal::NotYours), |cell| self.position_now().may_pick_up(cell));
        shown::word(refused.err().map(shown::refusal))
    }

    /// Plays a move, and gives everything that happens in it.
    ///
    /// # Errors
    ///
    /// `illegal-move` or `game-over`. The game is then unchanged.
    #[wasm_bindgen(unchecked_return_type = "Step[]")]
    pub fn play(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "string")] played: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let played = given::played(played)?;
        let steps = self.game.play(played).map_err(|refusal| refused(played, refusal))?;
        let mut json = Json::default();
        shown::steps(&mut json, &steps);
        Ok(json.value())
    }

    /// What a move would do. The game is unchanged.
    ///
    /// # Errors
    ///
    /// `illegal-move` or `game-over`.
    #[wasm_bindgen(unchecked_return_type = "Preview")]
    pub fn preview(
        &self,
        #[wasm_bindgen(unchecked_param_type = "string")] played: &JsValue,
    ) -> Result<JsValue, JsValue> {
        let played = given::played(played)?;
        let preview = self.game.preview(played).map_err(|refusal| refused(played, refusal))?;
        let mut json = Json::default();
        json.open("{").name("steps");
        shown::steps(&mut json, &preview.steps);
        json.name("after").text(&preview.after).name("board");
        shown::board(&mut json, &preview.after);
        Ok(json.close("}").value())
    }

    /// The steps of the move that led to a ply, 1 to the length of the line; null for another.
    #[wasm_bindgen(js_name = stepsTo, unchecked_return_type = "Step[] | null")]
    #[must_use]
    pub fn steps_to(&self, #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue) -> JsValue {
        let Some(steps) = given::number(ply).and_then(|ply| self.game.steps_to(ply as usize)) else {
            return JsValue::NULL;
        };
        let mut json = Json::default();
        shown::steps(&mut json, &steps);
        json.value()
    }

    /// Each side's points after every step of the move that led to a ply, as many as `stepsTo` has steps; null for a ply
    /// that no move led to.
    #[wasm_bindgen(js_name = pointsTo, unchecked_return_type = "number[][] | null")]
    #[must_use]
    pub fn points_to(&self, #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue) -> JsValue {
        let Some(points) = given::number(ply).and_then(|ply| self.game.points_to(ply as usize)) else {
            return JsValue::NULL;
        };
        let sides = self.position_now().rules().sides.count();
        let mut json = Json::default();
        json.open("[");
        for each in &points {
            json.numbers(each.iter().copied().take(sides));
        }
        json.close("]").value()
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
    pub fn go_to(&mut self, #[wasm_bindgen(unchecked_param_type = "number")] ply: &JsValue) -> bool {
        given::number(ply).is_some_and(|ply| self.game.go_to(ply as usize))
    }

    /// How many moves have been played.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn ply(&self) -> u32 {
        self.game.ply() as u32
    }

    /// The moves played up to now.
    #[wasm_bindgen(getter, unchecked_return_type = "string[]")]
    #[must_use]
    pub fn history(&self) -> JsValue {
        let mut json = Json::default();
        shown::moves(&mut json, self.game.history().iter().copied());
        json.value()
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
        #[wasm_bindgen(unchecked_param_type = "SideLetter")] side: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "string")] words: &JsValue,
    ) -> Result<(), JsValue> {
        let side = given::side(side, self.position_now().rules().sides)?;
        self.game.set_player(side, &given::text(words, Code::BadRecord)?);
        Ok(())
    }

    /// The record as text.
    #[wasm_bindgen(getter, unchecked_return_type = "string")]
    #[must_use]
    pub fn record(&self) -> JsValue {
        shown::text(&self.game).into()
    }

    /// A plain object that says all of the game.
    #[wasm_bindgen(js_name = toJSON, unchecked_return_type = "SavedGame")]
    #[must_use]
    pub fn to_json(&self) -> JsValue {
        let position = self.position_now();
        let mut json = Json::default();
        json.open("{").name("rules").raw(&shown::text(position.rules()));
        json.name("start").text(self.game.first_position()).name("moves");
        shown::moves(&mut json, self.game.history().iter().copied());
        json.name("position").text(position).name("scores").numbers(position.scores());
        json.name("over").word_or_null(position.over().map(OverReason::word));
        json.close("}").value()
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
            Err(Code::BadRules.error(&["the game has another number of sides than the match"]))
        }
    }
}

fn refused(played: Move, refusal: Refusal) -> JsValue {
    let code = if refusal == Refusal::Over { Code::GameOver } else { Code::IllegalMove };
    code.error(&[&shown::text(&played), " can't be played: ", &shown::text(&refusal)])
}
