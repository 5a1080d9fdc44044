//! Positions as text: `RING TURN STORES DEBTS`.

use core::fmt;

use crate::reader::Reader;
use crate::{Cell, OverReason, ParseError, Position, Rules, SQUARES_PER_SIDE, Side, State, Text};

impl Position {
    /// Reads a position, strictly, against the rules it is for.
    ///
    /// # Errors
    ///
    /// When the text is not such a position: says what is wrong and at which byte.
    ///
    /// # Examples
    ///
    /// ```
    /// use oanquan::{Position, Rules, Side};
    ///
    /// let text = "1,0,2,0,2,0/1,1,1,1,1,3 B 37+1Q,0+1Q B>A:2";
    /// let position = Position::read(text, &Rules::STANDARD)?;
    /// assert_eq!(position.turn(), Some(Side::B));
    /// assert_eq!(position.owed(Side::B, Side::A), 2);
    /// assert_eq!(position.to_string(), text);
    /// # Ok::<(), oanquan::ParseError>(())
    /// ```
    pub fn read(text: &str, rules: &Rules) -> Result<Self, ParseError> {
        let mut reader = Reader::new(text);
        let read = Self::read_with(&mut reader, rules);
        reader.result(read)
    }

    fn read_with(reader: &mut Reader<'_>, rules: &Rules) -> Self {
        let mut position = Self::empty(rules);
        read_ring(reader, &mut position);
        reader.space();
        let turn_at = reader.at();
        let turn = if reader.take("-") { None } else { Some(read_turn(reader, rules)) };
        reader.space();
        read_stores(reader, &mut position);
        reader.space();
        read_debts(reader, &mut position);
        reader.end();

        check_totals(reader, &position);
        let gone = position.mandarins_gone();
        position.state = match turn {
            Some(side) => State::ToMove(side),
            None if gone => State::Over(OverReason::MandarinsGone),
            None => State::Over(OverReason::Stopped),
        };
        let is_empty = |side| position.row(side) == [0; SQUARES_PER_SIDE];
        match turn {
            Some(side) if is_empty(side) => reader.fail_at(turn_at, "the side to move has no citizen in its squares"),
            Some(_) if gone => reader.fail_at(turn_at, "a side is to move although no mandarin cell is occupied"),
            None if !rules.sides.iter().all(is_empty) => {
                reader.fail_at(turn_at, "a position that is over has empty squares, but one is occupied");
            }
            _ => {}
        }
        position
    }
}

fn read_ring(reader: &mut Reader<'_>, position: &mut Position) {
    for cell in position.cells() {
        if cell.index() > 0 {
            reader.expect(if cell.square() == Some(1) { "/" } else { "," });
        }
        position.citizens[cell.index()] = read_citizens(reader, position.rules());
        let at = reader.at();
        if reader.take("Q") {
            if !cell.is_mandarin() {
                reader.fail_at(at, "a square holds no mandarin stone: unexpected `Q`");
            } else if position.rules.stones() == 0 {
                reader.fail_at(at, "these rules have no mandarin stones: unexpected `Q`");
            }
            position.stones |= 1 << cell.index();
        }
    }
}

/// A number of citizens that the game holds, so that no later sum can grow too large.
fn read_citizens(reader: &mut Reader<'_>, rules: &Rules) -> u8 {
    // There are at most 240.
    reader.number(rules.citizens()) as u8
}

/// A number from 1 to `most`.
fn read_from_one(reader: &mut Reader<'_>, most: u32) -> u32 {
    let at = reader.at();
    let number = reader.any_number();
    if number < 1 || number > most {
        reader.fail_numbers(at, "expected a number from # to #", [1, most]);
    }
    number
}

fn read_turn(reader: &mut Reader<'_>, rules: &Rules) -> Side {
    let side = Side::from_letter(reader.peek()).filter(|side| rules.sides.has(*side));
    if side.is_none() {
        reader.fail("expected the side to move or `-`");
    }
    reader.advance();
    side.unwrap_or(Side::A)
}

/// A side that plays under these rules.
pub(crate) fn read_side(reader: &mut Reader<'_>, rules: &Rules) -> Side {
    let at = reader.at();
    let side = reader.side();
    if !rules.sides.has(side) {
        reader.fail_at(at, "expected a side that plays");
    }
    side
}

fn read_stores(reader: &mut Reader<'_>, position: &mut Position) {
    let rules = position.rules;
    for side in rules.sides.iter() {
        if side != Side::A {
            reader.expect(",");
        }
        let store = &mut position.stores[side.index()];
        store.citizens = read_citizens(reader, &rules);
        if rules.stones() > 0 && reader.take("+") {
            store.stones = read_from_one(reader, rules.stones()) as u8;
            reader.expect("Q");
        }
    }
}

fn read_debts(reader: &mut Reader<'_>, position: &mut Position) {
    if reader.take("-") {
        return;
    }
    let mut last = None;
    loop {
        let at = reader.at();
        let debtor = read_side(reader, position.rules());
        reader.expect(">");
        let lender = read_side(reader, position.rules());
        let pair = Some((debtor, lender));
        if debtor == lender {
            reader.fail_at(at, "a side owes itself");
        } else if last >= pair {
            reader.fail_at(at, "debts are not ordered by debtor, then lender");
        }
        last = pair;
        reader.expect(":");
        position.debts[debtor.index()][lender.index()] = read_from_one(reader, u16::MAX.into()) as u16;
        if !reader.take(",") {
            return;
        }
    }
}

/// Nothing may have come in or gone out since the start.
fn check_totals(reader: &mut Reader<'_>, position: &Position) {
    let rules = position.rules();
    let (mut citizens, mut stones) = (0, position.stones.count_ones());
    for cell in position.cells() {
        citizens += u32::from(position.citizens(cell));
    }
    for side in rules.sides.iter() {
        citizens += u32::from(position.store(side).citizens);
        stones += u32::from(position.store(side).stones);
    }
    if citizens != rules.citizens() {
        let wrong = "ring and stores hold # citizens instead of #, counted from the ring";
        reader.fail_numbers(0, wrong, [citizens, rules.citizens()]);
    }
    if stones != rules.stones() {
        let wrong = "ring and stores hold # mandarin stones instead of #, counted from the ring";
        reader.fail_numbers(0, wrong, [stones, rules.stones()]);
    }
}

impl Text for Position {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        for cell in self.cells() {
            if cell.index() > 0 {
                to.write_str(if cell.square() == Some(1) { "/" } else { "," })?;
            }
            u32::from(self.citizens(cell)).write_to(to)?;
            to.write_str(if self.has_stone(cell) { "Q" } else { "" })?;
        }
        to.write_str(" ")?;
        to.write_str(self.turn().map_or("-", Side::word))?;
        to.write_str(" ")?;
        for side in self.rules.sides.iter() {
            let store = self.store(side);
            to.write_str(if side == Side::A { "" } else { "," })?;
            u32::from(store.citizens).write_to(to)?;
            if store.stones > 0 {
                to.write_str("+")?;
                u32::from(store.stones).write_to(to)?;
                to.write_str("Q")?;
            }
        }
        let mut between = " ";
        for debt in self.debts() {
            to.write_str(between)?;
            debt.debtor.write_to(to)?;
            to.write_str(">")?;
            debt.lender.write_to(to)?;
            to.write_str(":")?;
            u32::from(debt.count).write_to(to)?;
            between = ",";
        }
        if between == " " { to.write_str(" -") } else { Ok(()) }
    }
}

/// The mandarin cells are last of their side, so the order of a ring text is that of the cells.
const _: () = assert!(Cell::mandarin_of(Side::A).index() == 5);
