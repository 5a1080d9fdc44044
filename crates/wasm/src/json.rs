//! Writes JSON text: a whole answer crosses the border as one text and becomes an object by one `JSON.parse`.
//!
//! Everything written here is a number or a plain word, so nothing ever needs an escape.

use alloc::string::String;

use oanquan::Text;
use wasm_bindgen::JsValue;

use crate::js;

/// JSON text that grows from left to right.
#[derive(Default)]
pub(crate) struct Json(String);

impl Json {
    /// Begins an object (`{`) or a list (`[`).
    pub(crate) fn open(&mut self, bracket: &str) -> &mut Self {
        self.part();
        self.put(bracket);
        self
    }

    /// Ends what was begun last.
    pub(crate) fn close(&mut self, bracket: &str) -> &mut Self {
        self.put(bracket);
        self
    }

    /// The name of the value that comes next.
    pub(crate) fn name(&mut self, name: &str) -> &mut Self {
        self.word(name);
        self.put(":");
        self
    }

    pub(crate) fn word(&mut self, word: &str) -> &mut Self {
        self.part();
        self.put("\"");
        self.put(word);
        self.put("\"");
        self
    }

    /// A value of the core as a text.
    pub(crate) fn text(&mut self, value: &impl Text) -> &mut Self {
        self.part();
        self.put("\"");
        self.write(value).put("\"");
        self
    }

    pub(crate) fn number(&mut self, number: i32) -> &mut Self {
        self.part();
        if number < 0 {
            self.put("-");
        }
        self.write(&number.unsigned_abs())
    }

    /// A number without a sign.
    pub(crate) fn count(&mut self, number: u32) -> &mut Self {
        self.part();
        self.write(&number)
    }

    /// A list of numbers.
    pub(crate) fn numbers(&mut self, numbers: impl Iterator<Item = i32>) -> &mut Self {
        self.open("[");
        for number in numbers {
            self.number(number);
        }
        self.close("]")
    }

    /// A word, or null.
    pub(crate) fn word_or_null(&mut self, word: Option<&str>) -> &mut Self {
        match word {
            Some(word) => self.word(word),
            None => self.raw("null"),
        }
    }

    /// A value that is JSON already.
    pub(crate) fn raw(&mut self, json: &str) -> &mut Self {
        self.part();
        self.put(json);
        self
    }

    /// The value that was written.
    pub(crate) fn value(&self) -> JsValue {
        js::parse(&self.0)
    }

    fn put(&mut self, text: &str) {
        self.0.push_str(text);
    }

    /// Parts what comes next from what stands before it.
    fn part(&mut self) {
        if !matches!(self.0.as_bytes().last(), None | Some(b'{' | b'[' | b':')) {
            self.put(",");
        }
    }

    /// What is a number or a plain word, too.
    fn write(&mut self, value: &impl Text) -> &mut Self {
        // Writing to a text never fails.
        let _ = value.write_to(&mut self.0);
        self
    }
}
