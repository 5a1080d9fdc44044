//! The opponent of the first days.

use oanquan_engine::greedy_move as greedy;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::chance;
use crate::error::Code;
use crate::game::Game;
use crate::shown;

/// The move with the best immediate result, ties by chance.
///
/// # Errors
///
/// `game-over` when there is none, `no-randomness` when the platform gives none.
#[wasm_bindgen(js_name = greedyMove, unchecked_return_type = "string")]
pub fn greedy_move(game: &Game) -> Result<JsValue, JsValue> {
    let best = greedy(game.position_now(), chance::seed()?);
    best.map(|best| shown::text(&best).into()).ok_or_else(|| Code::GameOver.error(&["the game is over"]))
}
