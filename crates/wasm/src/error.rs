//! Errors as JavaScript sees them: `Error` objects with a stable `code`.

use core::fmt::Display;

use js_sys::{Error, Reflect};
use wasm_bindgen::JsValue;

/// The codes. They never change; messages may.
#[derive(Clone, Copy)]
pub(crate) enum Code {
    IllegalMove,
    BadPosition,
    BadRules,
    BadRecord,
    BadSide,
    GameOver,
    NoRandomness,
}

impl Code {
    const fn word(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal-move",
            Self::BadPosition => "bad-position",
            Self::BadRules => "bad-rules",
            Self::BadRecord => "bad-record",
            Self::BadSide => "bad-side",
            Self::GameOver => "game-over",
            Self::NoRandomness => "no-randomness",
        }
    }

    /// An `Error` with this code.
    pub(crate) fn error(self, message: &impl Display) -> JsValue {
        let error = Error::new(&message.to_string());
        // Setting a property of a fresh object can't fail.
        let _ = Reflect::set(&error, &"code".into(), &self.word().into());
        error.into()
    }
}
