//! A match of several games, and *oẳn tù tì*.

use alloc::vec::Vec;

use oanquan::{Sides, Throw};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::chance;
use crate::error::Code;
use crate::game::Game;
use crate::json::Json;
use crate::{given, js, shown};

/// A match of several games: its standings, and who begins the next one.
#[wasm_bindgen]
pub struct Contest {
    sides: Sides,
    contest: oanquan::Contest,
}

#[wasm_bindgen]
impl Contest {
    /// A match of 2, 3 or 4 sides; `first` begins.
    ///
    /// # Errors
    ///
    /// `bad-rules` for another number of sides, `bad-side` for a side that does not play.
    #[wasm_bindgen(constructor)]
    pub fn new(
        #[wasm_bindgen(unchecked_param_type = "number")] sides: &JsValue,
        #[wasm_bindgen(unchecked_param_type = "SideLetter")] first: &JsValue,
    ) -> Result<Self, JsValue> {
        let sides = given::sides(sides)?;
        Ok(Self { sides, contest: oanquan::Contest::new(sides, given::side(first, sides)?) })
    }

    /// The side that begins the next game.
    #[wasm_bindgen(getter, unchecked_return_type = "SideLetter")]
    pub fn first(&self) -> JsValue {
        self.contest.first().word().into()
    }

    /// Has another side begin the next game.
    ///
    /// # Errors
    ///
    /// `bad-side` for a side that does not play.
    #[wasm_bindgen(setter)]
    pub fn set_first(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SideLetter")] first: &JsValue,
    ) -> Result<(), JsValue> {
        self.contest.set_first(given::side(first, self.sides)?);
        Ok(())
    }

    /// Games won by each side.
    #[wasm_bindgen(getter, unchecked_return_type = "Uint32Array")]
    #[must_use]
    pub fn wins(&self) -> JsValue {
        let mut json = Json::default();
        json.open("[");
        for side in self.sides.iter() {
            json.count(self.contest.wins(side));
        }
        js::Uint32Array::new(&json.close("]").value()).into()
    }

    /// Games that ended in a draw.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn draws(&self) -> u32 {
        self.contest.draws()
    }

    /// Enters a game that is over, and gives its winner, or null for a draw.
    ///
    /// # Errors
    ///
    /// `bad-rules` when the game has another number of sides, `bad-position` when it is not over.
    #[wasm_bindgen(unchecked_return_type = "SideLetter | null")]
    pub fn finish(&mut self, game: &Game) -> Result<JsValue, JsValue> {
        let last = game.position_for(self.sides)?;
        if last.over().is_none() {
            return Err(Code::BadPosition.error(&["the game is not over"]));
        }
        Ok(shown::side(self.contest.finish(last)))
    }

    /// Enters a game in which a side gave up, and gives the winner, or null when several are equal.
    ///
    /// # Errors
    ///
    /// `bad-side` for a side that does not play, `bad-rules` when the game has another number of sides.
    #[wasm_bindgen(js_name = giveUp, unchecked_return_type = "SideLetter | null")]
    pub fn give_up(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SideLetter")] side: &JsValue,
        game: &Game,
    ) -> Result<JsValue, JsValue> {
        let now = game.position_for(self.sides)?;
        Ok(shown::side(self.contest.give_up(given::side(side, self.sides)?, now)))
    }
}

/// A side picked by chance, of 2, 3 or 4.
///
/// # Errors
///
/// `bad-rules` for another number of sides, `no-randomness` when the platform gives none.
#[wasm_bindgen(js_name = randomSide, unchecked_return_type = "SideLetter")]
pub fn random_side(#[wasm_bindgen(unchecked_param_type = "number")] sides: &JsValue) -> Result<JsValue, JsValue> {
    let sides = given::sides(sides)?;
    let picked = chance::below(sides.count() as u32)? as usize;
    Ok(shown::side(sides.iter().nth(picked)))
}

const HANDS: [(&str, Throw); 3] = [("rock", Throw::Rock), ("paper", Throw::Paper), ("scissors", Throw::Scissors)];

/// A hand picked by chance.
///
/// # Errors
///
/// `no-randomness` when the platform gives none.
#[wasm_bindgen(js_name = randomThrow, unchecked_return_type = "Throw")]
pub fn random_throw() -> Result<JsValue, JsValue> {
    Ok(HANDS[chance::below(3)? as usize % 3].0.into())
}

/// Which of the throws stay in, by their place. More than one: the round is played again among those.
///
/// # Errors
///
/// `illegal-move` for a hand other than rock, paper and scissors.
#[wasm_bindgen(js_name = stillIn, unchecked_return_type = "Uint32Array")]
pub fn still_in(#[wasm_bindgen(unchecked_param_type = "Throw[]")] throws: &JsValue) -> Result<JsValue, JsValue> {
    let hands =
        hands(throws).ok_or_else(|| Code::IllegalMove.error(&["expected a list of rock, paper and scissors"]))?;
    let mut json = Json::default();
    json.open("[");
    for place in oanquan::still_in(&hands) {
        json.count(place as u32);
    }
    Ok(js::Uint32Array::new(&json.close("]").value()).into())
}

/// The hands of a list, if it is one.
fn hands(throws: &JsValue) -> Option<Vec<Throw>> {
    let mut hands = Vec::new();
    for place in 0..given::length(throws)? {
        let word = given::item(throws, place)?;
        hands.push(HANDS.iter().find(|(name, _)| *name == word)?.1);
    }
    Some(hands)
}
