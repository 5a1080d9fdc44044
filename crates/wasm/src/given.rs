//! What JavaScript gives: any value at all, so every one is looked at before it is used.

use alloc::string::String;

use oanquan::{Move, ParseError, Position, Rules, Side, Sides};
use wasm_bindgen::JsValue;

use crate::error::Code;
use crate::{js, shown};

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

/// A move.
pub(crate) fn played(value: &JsValue) -> Result<Move, JsValue> {
    let text = text(value, Code::IllegalMove)?;
    text.parse()
        .map_err(|error: ParseError| Code::IllegalMove.error(&["`", &text, "` is not a move: ", &shown::text(&error)]))
}

/// The option that is a position for these rules, if it was given.
pub(crate) fn position(options: &JsValue, name: &str, rules: &Rules) -> Result<Option<Position>, JsValue> {
    let given = option(options, name, Code::BadPosition)?;
    if given.is_undefined() {
        return Ok(None);
    }
    let text = text(&given, Code::BadPosition)?;
    Position::read(&text, rules).map(Some).map_err(|error| Code::BadPosition.because(&error))
}

/// Rules given as a name, as JSON text, or as an object: an object is turned into its JSON text, since the core reads
/// that strictly and says what is wrong with it.
pub(crate) fn rules(rules: &JsValue) -> Result<Rules, JsValue> {
    if rules.is_null() || rules.is_undefined() {
        return Ok(Rules::STANDARD);
    }
    let text = rules.as_string().or_else(|| js::stringify(rules).ok()?.as_string());
    let text = text.ok_or_else(|| Code::BadRules.error(&["rules are a name, an object, or JSON text"]))?;
    text.parse().map_err(|error: ParseError| Code::BadRules.because(&error))
}

/// An option, undefined when it was not given.
pub(crate) fn option(options: &JsValue, name: &str, code: Code) -> Result<JsValue, JsValue> {
    if !options.is_object() {
        return Ok(JsValue::UNDEFINED);
    }
    let given = js::property(options, &name.into()).map_err(|_| code.error(&[name, " can't be read"]))?;
    Ok(if given.is_null() { JsValue::UNDEFINED } else { given })
}

/// The length of a list.
pub(crate) fn length(list: &JsValue) -> Option<u32> {
    number(&js::property(list, &"length".into()).ok()?)
}

/// A text in a list.
pub(crate) fn item(list: &JsValue, index: u32) -> Option<String> {
    js::property(list, &index.into()).ok()?.as_string()
}
