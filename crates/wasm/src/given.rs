//! What JavaScript gives: any value at all, so every one is looked at before it is used.

use alloc::string::String;

use oanquan::{Side, Sides};
use wasm_bindgen::JsValue;

use crate::error::Code;

/// A text.
pub(crate) fn text(value: &JsValue, code: Code) -> Result<String, JsValue> {
    value.as_string().ok_or_else(|| code.error(&["expected a text"]))
}

/// A whole number that is not negative; nothing is rounded, and nothing wraps.
pub(crate) fn number(value: &JsValue) -> Option<u32> {
    let given = value.as_f64()?;
    #[expect(clippy::cast_sign_loss, clippy::float_cmp, reason = "what the cast changes is refused")]
    let whole = Some(given as u32).filter(|whole| f64::from(*whole) == given);
    whole
}

/// How many sides play.
pub(crate) fn sides(value: &JsValue) -> Result<Sides, JsValue> {
    let sides = number(value).and_then(|count| Sides::try_from(count).ok());
    sides.ok_or_else(|| Code::BadRules.error(&["expected 2, 3 or 4 sides"]))
}

/// The letter of a side that plays.
pub(crate) fn side(value: &JsValue, sides: Sides) -> Result<Side, JsValue> {
    let text = text(value, Code::BadSide)?;
    let side = match text.as_bytes() {
        [letter] => Side::from_letter(*letter),
        _ => None,
    };
    side.filter(|side| side.index() < sides.count())
        .ok_or_else(|| Code::BadSide.error(&["`", &text, "` is not a side that plays"]))
}
