//! What crosses the border outwards: plain objects, numbers and words.

use alloc::string::String;

use oanquan::{Account, Cell, OverReason, Position, Refusal, Side, Step, StopReason, Text};
use wasm_bindgen::JsValue;

use crate::json::Json;

/// A side's letter, or null.
pub(crate) fn side(side: Option<Side>) -> JsValue {
    side.map_or(JsValue::NULL, |side| side.word().into())
}

/// A value of the core as text.
pub(crate) fn text(value: &impl Text) -> String {
    let mut text = String::new();
    // Writing to a text never fails.
    let _ = value.write_to(&mut text);
    text
}

/// A position as a page shows it.
pub(crate) fn board(json: &mut Json, position: &Position) {
    json.open("{").name("cells").open("[");
    for cell in position.cells() {
        pieces(json, position.citizens(cell), u8::from(position.has_stone(cell)));
    }
    json.close("]").name("stores").open("[");
    for side in position.rules().sides.iter() {
        let store = position.store(side);
        pieces(json, store.citizens, store.stones);
    }
    json.close("]").name("debts").open("[");
    for debt in position.debts() {
        json.open("{").name("debtor").word(debt.debtor.word()).name("lender").word(debt.lender.word());
        json.name("count").number(debt.count.into()).close("}");
    }
    json.close("]").name("turn").word_or_null(position.turn().map(Side::word));
    json.name("over").word_or_null(position.over().map(OverReason::word)).close("}");
}

fn pieces(json: &mut Json, citizens: u8, mandarins: u8) {
    json.open("{").name("citizens").number(citizens.into());
    json.name("mandarins").number(mandarins.into()).close("}");
}

/// How a side's score comes about, with what it swept at the end.
pub(crate) fn account(json: &mut Json, account: &Account, swept: u8) {
    json.open("{").name("side").word(account.side.word());
    json.name("citizens").number(account.citizens.into());
    json.name("mandarins").number(account.stones.into());
    json.name("mandarinPoints").number(account.mandarin_points);
    json.name("swept").number(swept.into());
    json.name("owed").number(account.owed);
    json.name("lent").number(account.lent);
    json.name("total").number(account.total).close("}");
}

/// The steps of a move.
pub(crate) fn steps(json: &mut Json, steps: &[Step]) {
    json.open("[");
    for each in steps {
        step(json, *each);
    }
    json.close("]");
}

fn step(json: &mut Json, step: Step) {
    json.open("{").name("step");
    match step {
        Step::PickUp { cell, count } => on(json.word("pick-up"), cell).name("count").number(count.into()),
        Step::Sow { cell, left } => on(json.word("sow"), cell).name("left").number(left.into()),
        Step::Jump { cell } => on(json.word("jump"), cell),
        Step::Capture { cell, citizens, mandarins } => {
            on(json.word("capture"), cell).name("citizens").number(citizens.into());
            json.name("mandarins").number(mandarins.into())
        }
        Step::Stop { reason, cell } => on(json.word("stop").name("reason").word(stop_word(reason)), cell),
        Step::Pay { side, count } => by(json.word("pay"), side).name("count").number(count.into()),
        Step::Borrow { side, from, count } => {
            by(json.word("borrow"), side).name("from").word(from.word()).name("count").number(count.into())
        }
        Step::Refill { side } => by(json.word("refill"), side),
        Step::Sweep { side, count } => by(json.word("sweep"), side).name("count").number(count.into()),
        Step::Over { reason } => json.word("over").name("reason").word(reason.word()),
    };
    json.close("}");
}

/// Where a step happens.
fn on(json: &mut Json, cell: Cell) -> &mut Json {
    json.name("cell").number(i32::from(cell.index() as u8))
}

/// Whose step it is.
fn by(json: &mut Json, side: Side) -> &mut Json {
    json.name("side").word(side.word())
}

const fn stop_word(reason: StopReason) -> &'static str {
    match reason {
        StopReason::Mandarin => "mandarin",
        StopReason::EmptyMandarin => "empty-mandarin",
        StopReason::TwoEmpty => "two-empty",
        StopReason::YoungMandarin => "young-mandarin",
        StopReason::AfterCapture => "after-capture",
    }
}

/// A list of moves.
pub(crate) fn moves(json: &mut Json, moves: impl Iterator<Item = oanquan::Move>) {
    json.open("[");
    moves.for_each(|played| {
        json.text(&played);
    });
    json.close("]");
}

/// A word, or null.
pub(crate) fn word(word: Option<&str>) -> JsValue {
    word.map_or(JsValue::NULL, Into::into)
}

/// The word for why a cell can't be picked up.
pub(crate) const fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::Over => "over",
        Refusal::MandarinCell => "mandarin-cell",
        Refusal::NotYours => "not-yours",
        Refusal::Empty => "empty",
    }
}
