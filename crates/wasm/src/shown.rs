//! What crosses the border outwards: plain objects, numbers and words.

use oanquan::{Account, Debt, OverReason, Position, Side, Step, Store};
use serde::Serialize;
use serde_wasm_bindgen::Serializer;
use wasm_bindgen::JsValue;

/// A position as a page shows it.
#[derive(Serialize)]
pub(crate) struct Board {
    cells: Vec<Pieces>,
    stores: Vec<Store>,
    debts: Vec<Debt>,
    turn: Option<Side>,
    over: Option<OverReason>,
}

/// What lies in a cell.
#[derive(Serialize)]
struct Pieces {
    citizens: u8,
    mandarins: u8,
}

impl Board {
    pub(crate) fn of(position: &Position) -> Self {
        let pieces = |cell| Pieces { citizens: position.citizens(cell), mandarins: u8::from(position.has_stone(cell)) };
        Self {
            cells: position.cells().map(pieces).collect(),
            stores: position.rules().sides.iter().map(|side| position.store(side)).collect(),
            debts: position.debts().collect(),
            turn: position.turn(),
            over: position.over(),
        }
    }
}

/// A move that has not been played.
#[derive(Serialize)]
pub(crate) struct Preview {
    pub(crate) steps: Vec<Step>,
    pub(crate) after: String,
    pub(crate) board: Board,
}

/// Everything that a game can be built from again, and where it stands.
#[derive(Serialize)]
pub(crate) struct Saved {
    pub(crate) rules: oanquan::Rules,
    pub(crate) start: String,
    pub(crate) moves: Vec<oanquan::Move>,
    pub(crate) position: String,
    pub(crate) scores: Vec<i32>,
    pub(crate) over: Option<OverReason>,
}

/// How a side's score comes about, with what it swept at the end.
#[derive(Serialize)]
pub(crate) struct Line {
    side: Side,
    citizens: u8,
    mandarins: u8,
    #[serde(rename = "mandarinPoints")]
    mandarin_points: i32,
    swept: u8,
    owed: i32,
    lent: i32,
    total: i32,
}

impl Line {
    pub(crate) fn of(account: Account, swept: u8) -> Self {
        let Account { side, citizens, stones, mandarin_points, owed, lent, total } = account;
        Self { side, citizens, mandarins: stones, mandarin_points, swept, owed, lent, total }
    }
}

/// A plain JavaScript value: objects, not maps; null, not undefined.
pub(crate) fn value(shown: &impl Serialize) -> JsValue {
    // None of the types here can fail to serialise.
    shown.serialize(&Serializer::json_compatible()).unwrap_or(JsValue::NULL)
}

pub(crate) fn letter(side: Side) -> String {
    side.letter().to_string()
}

/// A side's letter, or null.
pub(crate) fn side(side: Option<Side>) -> JsValue {
    side.map_or(JsValue::NULL, |side| letter(side).into())
}
