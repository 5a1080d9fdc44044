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

/// A field of a step.
enum Field {
    Cell(Cell),
    Side(&'static str, Side),
    Number(&'static str, u8),
    Reason(&'static str),
}

fn step(json: &mut Json, step: Step) {
    let mut fields = |word: &str, fields: &[Field]| {
        json.open("{").name("step").word(word);
        for field in fields {
            match *field {
                Field::Cell(cell) => json.name("cell").number(i32::from(cell.index() as u8)),
                Field::Side(name, side) => json.name(name).word(side.word()),
                Field::Number(name, number) => json.name(name).number(number.into()),
                Field::Reason(reason) => json.name("reason").word(reason),
            };
        }
        json.close("}");
    };
    match step {
        Step::PickUp { cell, count } => fields("pick-up", &[Field::Cell(cell), Field::Number("count", count)]),
        Step::Sow { cell, left } => fields("sow", &[Field::Cell(cell), Field::Number("left", left)]),
        Step::Jump { cell } => fields("jump", &[Field::Cell(cell)]),
        Step::Capture { cell, citizens, mandarins } => {
            fields(
                "capture",
                &[Field::Cell(cell), Field::Number("citizens", citizens), Field::Number("mandarins", mandarins)],
            );
        }
        Step::Stop { reason, cell } => fields("stop", &[Field::Reason(stop_word(reason)), Field::Cell(cell)]),
        Step::Pay { side, count } => fields("pay", &[Field::Side("side", side), Field::Number("count", count)]),
        Step::Borrow { side, from, count } => {
            fields("borrow", &[Field::Side("side", side), Field::Side("from", from), Field::Number("count", count)]);
        }
        Step::Refill { side } => fields("refill", &[Field::Side("side", side)]),
        Step::Sweep { side, count } => fields("sweep", &[Field::Side("side", side), Field::Number("count", count)]),
        Step::Over { reason } => fields("over", &[Field::Reason(reason.word())]),
    }
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
