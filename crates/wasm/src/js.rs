//! The little of JavaScript that is called from here. `js-sys` has all of it, and code for promises that no optimiser
//! drops: 0.7 kB.

use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

#[wasm_bindgen]
extern "C" {
    /// Makes a value of JSON text, which must be right: what it throws can't be caught.
    #[wasm_bindgen(js_namespace = JSON)]
    pub(crate) fn parse(text: &str) -> JsValue;

    /// The JSON text of a value, undefined for a function; throws for some values, or whatever their `toJSON` throws.
    #[wasm_bindgen(js_namespace = JSON, catch)]
    pub(crate) fn stringify(value: &JsValue) -> Result<JsValue, JsValue>;

    /// A property; throws for anything but an object, or whatever its getter throws.
    #[wasm_bindgen(js_namespace = Reflect, js_name = get, catch)]
    pub(crate) fn property(object: &JsValue, name: &JsValue) -> Result<JsValue, JsValue>;

    /// A list of numbers of 32 bits.
    pub(crate) type Int32Array;

    #[wasm_bindgen(constructor)]
    pub(crate) fn new(list: &JsValue) -> Int32Array;

    /// A list of numbers of 32 bits without a sign.
    pub(crate) type Uint32Array;

    #[wasm_bindgen(constructor)]
    pub(crate) fn new(list: &JsValue) -> Uint32Array;

    /// Milliseconds since some moment.
    #[wasm_bindgen(js_namespace = performance)]
    pub(crate) fn now() -> f64;

    /// An `Error` with a code.
    #[wasm_bindgen(js_name = Error)]
    pub(crate) type Error;

    #[wasm_bindgen(constructor, js_class = Error)]
    pub(crate) fn new(message: &str) -> Error;

    #[wasm_bindgen(method, setter)]
    pub(crate) fn set_code(this: &Error, code: &str);
}
