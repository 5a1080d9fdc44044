//! Positions as text: `RING TURN STORES DEBTS`.

use core::fmt;

use crate::reader::Reader;
use crate::{Cell, Expected, OverReason, ParseError, Position, Rules, Side, State, Text};

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

    fn read_with(reader: &mut Reader<'_>, rules: &Rules) -> Option<Self> {
        let mut position = Self::empty(rules);
        read_ring(reader, &mut position)?;
        reader.expect(b' ')?;
        let turn_at = reader.at();
        let turn = if reader.take(b'-') { None } else { Some(read_turn(reader, rules)?) };
        reader.expect(b' ')?;
        read_stores(reader, &mut position)?;
        reader.expect(b' ')?;
        read_debts(reader, &mut position)?;
        reader.end()?;

        check_totals(reader, &position)?;
        let gone = position.mandarins_gone();
        position.state = match turn {
            Some(side) if position.row(side) == [0; 5] => return reader.fail_at(turn_at, Expected::CitizenToMove),
            Some(_) if gone => return reader.fail_at(turn_at, Expected::OccupiedMandarin),
            Some(side) => State::ToMove(side),
            None if rules.sides.iter().any(|side| position.row(side) != [0; 5]) => {
                return reader.fail_at(turn_at, Expected::EmptySquares);
            }
            None if gone => State::Over(OverReason::MandarinsGone),
            None => State::Over(OverReason::Stopped),
        };
        Some(position)
    }
}

fn read_ring(reader: &mut Reader<'_>, position: &mut Position) -> Option<()> {
    for cell in position.cells() {
        if cell.index() > 0 {
            reader.expect(if cell.square() == Some(1) { b'/' } else { b',' })?;
        }
        position.citizens[cell.index()] = read_citizens(reader, position.rules())?;
        let at = reader.at();
        if reader.take(b'Q') {
            if !cell.is_mandarin() {
                return reader.fail_at(at, Expected::StoneInSquare);
            }
            if position.rules.stones() == 0 {
                return reader.fail_at(at, Expected::NoStones);
            }
            position.stones |= 1 << cell.index();
        }
    }
    Some(())
}

/// A number of citizens that the game holds, so that no later sum can grow too large.
fn read_citizens(reader: &mut Reader<'_>, rules: &Rules) -> Option<u8> {
    // There are at most 240.
    reader.number(rules.citizens()).map(|number| number as u8)
}

/// A number from 1 to `most`.
fn read_from_one(reader: &mut Reader<'_>, most: u32) -> Option<u32> {
    let at = reader.at();
    let number = reader.any_number()?;
    if number >= 1 && number <= most { Some(number) } else { reader.fail_at(at, Expected::NumberFrom(1, most)) }
}

fn read_turn(reader: &mut Reader<'_>, rules: &Rules) -> Option<Side> {
    let at = reader.at();
    match read_side(reader, rules) {
        None => reader.fail_at(at, Expected::Turn),
        side => side,
    }
}

/// A side that plays under these rules.
pub(crate) fn read_side(reader: &mut Reader<'_>, rules: &Rules) -> Option<Side> {
    let at = reader.at();
    let side = reader.side()?;
    if side.index() < rules.sides.count() { Some(side) } else { reader.fail_at(at, Expected::Player) }
}

fn read_stores(reader: &mut Reader<'_>, position: &mut Position) -> Option<()> {
    let rules = position.rules;
    for side in rules.sides.iter() {
        if side != Side::A {
            reader.expect(b',')?;
        }
        let citizens = read_citizens(reader, &rules)?;
        let store = &mut position.stores[side.index()];
        store.citizens = citizens;
        if rules.stones() > 0 && reader.take(b'+') {
            store.stones = read_from_one(reader, rules.stones())? as u8;
            reader.expect(b'Q')?;
        }
    }
    Some(())
}

fn read_debts(reader: &mut Reader<'_>, position: &mut Position) -> Option<()> {
    if reader.take(b'-') {
        return Some(());
    }
    let mut last = None;
    loop {
        let at = reader.at();
        let debtor = read_side(reader, position.rules())?;
        reader.expect(b'>')?;
        let lender = read_side(reader, position.rules())?;
        if debtor == lender {
            return reader.fail_at(at, Expected::SelfDebt);
        }
        if last >= Some((debtor, lender)) {
            return reader.fail_at(at, Expected::DebtOrder);
        }
        last = Some((debtor, lender));
        reader.expect(b':')?;
        position.debts[debtor.index()][lender.index()] = read_from_one(reader, u16::MAX.into())? as u16;
        if !reader.take(b',') {
            return Some(());
        }
    }
}

/// Nothing may have come in or gone out since the start.
fn check_totals(reader: &mut Reader<'_>, position: &Position) -> Option<()> {
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
        return reader.fail_at(0, Expected::Citizens { expected: rules.citizens(), found: citizens });
    }
    if stones != rules.stones() {
        return reader.fail_at(0, Expected::Stones { expected: rules.stones(), found: stones });
    }
    Some(())
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
