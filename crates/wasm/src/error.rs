//! Errors as JavaScript sees them: `Error` objects with a stable `code`.

use alloc::string::String;

use oanquan::Text;
use wasm_bindgen::JsValue;

use crate::js::Error;
use crate::shown::text;

/// The codes. They never change; messages may.
#[derive(Clone, Copy)]
pub(crate) enum Code {
    IllegalMove,
    BadPosition,
    BadRules,
    BadRecord,
    BadSide,
    BadLimit,
    GameOver,
    NoRandomness,
    NoMemory,
}

impl Code {
    const fn word(self) -> &'static str {
        match self {
            Self::IllegalMove => "illegal-move",
            Self::BadPosition => "bad-position",
            Self::BadRules => "bad-rules",
            Self::BadRecord => "bad-record",
            Self::BadSide => "bad-side",
            Self::BadLimit => "bad-limit",
            Self::GameOver => "game-over",
            Self::NoRandomness => "no-randomness",
            Self::NoMemory => "no-memory",
        }
    }

    /// An `Error` with this code; the message in parts.
    pub(crate) fn error(self, message: &[&str]) -> JsValue {
        let mut whole = String::new();
        for part in message {
            whole.push_str(part);
        }
        let error = Error::new(&whole);
        error.set_code(self.word());
        error.into()
    }

    /// An `Error` with this code, whose message is that of an error of the core.
    pub(crate) fn because(self, error: &impl Text) -> JsValue {
        self.error(&[&text(error)])
    }
}
