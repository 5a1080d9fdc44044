//! A match of several games, and *oẳn tù tì*.

use oanquan::{Side, Sides, Throw};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::chance;
use crate::error::Code;
use crate::game::Game;
use crate::shown::{self, letter};

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
    pub fn new(sides: u32, #[wasm_bindgen(unchecked_param_type = "SideLetter")] first: &str) -> Result<Self, JsValue> {
        let sides = Sides::try_from(sides).map_err(|error| Code::BadRules.error(&error))?;
        Ok(Self { sides, contest: oanquan::Contest::new(sides, side_of(first, sides)?) })
    }

    /// The side that begins the next game.
    #[wasm_bindgen(getter, unchecked_return_type = "SideLetter")]
    pub fn first(&self) -> String {
        letter(self.contest.first())
    }

    /// Has another side begin the next game.
    ///
    /// # Errors
    ///
    /// `bad-side` for a side that does not play.
    #[wasm_bindgen(setter)]
    pub fn set_first(
        &mut self,
        #[wasm_bindgen(unchecked_param_type = "SideLetter")] first: &str,
    ) -> Result<(), JsValue> {
        self.contest.set_first(side_of(first, self.sides)?);
        Ok(())
    }

    /// Games won by each side.
    #[wasm_bindgen(getter)]
    #[must_use]
    pub fn wins(&self) -> Vec<u32> {
        self.sides.iter().map(|side| self.contest.wins(side)).collect()
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
    /// `bad-rules` when the game has another number of sides.
    #[wasm_bindgen(unchecked_return_type = "SideLetter | null")]
    pub fn finish(&mut self, game: &Game) -> Result<JsValue, JsValue> {
        let last = game.position_for(self.sides)?;
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
        #[wasm_bindgen(unchecked_param_type = "SideLetter")] side: &str,
        game: &Game,
    ) -> Result<JsValue, JsValue> {
        let now = game.position_for(self.sides)?;
        Ok(shown::side(self.contest.give_up(side_of(side, self.sides)?, now)))
    }
}

/// The side with this letter, if it plays.
pub(crate) fn side_of(text: &str, sides: Sides) -> Result<Side, JsValue> {
    let side = match text.as_bytes() {
        [letter] => Side::from_letter(*letter),
        _ => None,
    };
    side.filter(|side| side.index() < sides.count())
        .ok_or_else(|| Code::BadSide.error(&format_args!("`{text}` is not a side that plays")))
}

/// A side picked by chance, of 2, 3 or 4.
///
/// # Errors
///
/// `bad-rules` for another number of sides, `no-randomness` when the platform gives none.
#[wasm_bindgen(js_name = randomSide, unchecked_return_type = "SideLetter")]
pub fn random_side(sides: u32) -> Result<String, JsValue> {
    let sides = Sides::try_from(sides).map_err(|error| Code::BadRules.error(&error))?;
    let picked = chance::below(sides.count() as u32)? as usize;
    Ok(sides.iter().nth(picked).map(letter).unwrap_or_default())
}

const HANDS: [(&str, Throw); 3] = [("rock", Throw::Rock), ("paper", Throw::Paper), ("scissors", Throw::Scissors)];

/// A hand picked by chance.
///
/// # Errors
///
/// `no-randomness` when the platform gives none.
#[wasm_bindgen(js_name = randomThrow, unchecked_return_type = "Throw")]
pub fn random_throw() -> Result<String, JsValue> {
    Ok(HANDS[chance::below(3)? as usize % 3].0.to_owned())
}

/// Which of the throws stay in, by their place. More than one: the round is played again among those.
///
/// # Errors
///
/// `illegal-move` for a hand other than rock, paper and scissors.
#[wasm_bindgen(js_name = stillIn)]
pub fn still_in(#[wasm_bindgen(unchecked_param_type = "Throw[]")] throws: Vec<String>) -> Result<Vec<u32>, JsValue> {
    let hand = |word: &String| {
        let known = HANDS.iter().find(|(name, _)| name == word).map(|(_, hand)| *hand);
        known.ok_or_else(|| Code::IllegalMove.error(&format_args!("`{word}` is not rock, paper or scissors")))
    };
    let throws = throws.iter().map(hand).collect::<Result<Vec<_>, _>>()?;
    Ok(oanquan::still_in(&throws).map(|place| place as u32).collect())
}
