//! The only randomness: the operating system's, by way of the browser.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::error::Code;

/// A random number below `below`, which is small: the bias of scaling 32 bits is then far below anything noticeable.
pub(crate) fn below(below: u32) -> Result<u32, JsValue> {
    Ok(((u64::from(seed()?) * u64::from(below)) >> 32) as u32)
}

pub(crate) fn seed() -> Result<u32, JsValue> {
    getrandom::u32().map_err(|_| Code::NoRandomness.error(&["the platform gives no random numbers"]))
}

/// A random seed, 0 to 4294967295.
///
/// # Errors
///
/// `no-randomness` when the platform gives none.
#[wasm_bindgen(js_name = randomSeed)]
pub fn random_seed() -> Result<u32, JsValue> {
    seed()
}
