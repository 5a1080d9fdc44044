//! Positions as text: `RING TURN STORES DEBTS`.

use core::fmt;

use crate::reader::Reader;
use crate::{Cell, Expected, OverReason, ParseError, Position, Rules, Side, State};

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
        let mut position = Self::empty(rules);
        read_ring(&mut reader, &mut position)?;
        reader.expect(b' ')?;
        let turn_at = reader.at();
        let turn = read_turn(&mut reader, rules)?;
        reader.expect(b' ')?;
        read_stores(&mut reader, &mut position)?;
        reader.expect(b' ')?;
        read_debts(&mut reader, &mut position)?;
        reader.end()?;

        check_totals(&position)?;
        let refuse = |expected| Err(ParseError::new(turn_at, expected));
        let gone = position.mandarins_gone();
        position.state = match turn {
            Some(side) if position.row(side) == [0; 5] => return refuse(Expected::CitizenToMove),
            Some(_) if gone => return refuse(Expected::OccupiedMandarin),
            Some(side) => State::ToMove(side),
            None if rules.sides.iter().any(|side| position.row(side) != [0; 5]) => {
                return refuse(Expected::EmptySquares);
            }
            None if gone => State::Over(OverReason::MandarinsGone),
            None => State::Over(OverReason::Stopped),
        };
        Ok(position)
    }
}

fn read_ring(reader: &mut Reader<'_>, position: &mut Position) -> Result<(), ParseError> {
    for cell in position.cells() {
        if cell.index() > 0 {
            reader.expect(if cell.square() == Some(1) { b'/' } else { b',' })?;
        }
        position.citizens[cell.index()] = read_citizens(reader, position.rules())?;
        let at = reader.at();
        if reader.take(b'Q') {
            if !cell.is_mandarin() {
                return Err(ParseError::new(at, Expected::StoneInSquare));
            }
            if position.rules.stones() == 0 {
                return Err(ParseError::new(at, Expected::NoStones));
            }
            position.stones |= 1 << cell.index();
        }
    }
    Ok(())
}

/// A number of citizens that the game holds, so that no later sum can grow too large.
fn read_citizens(reader: &mut Reader<'_>, rules: &Rules) -> Result<u8, ParseError> {
    let most = rules.citizens();
    let error = reader.error(Expected::NumberAtMost(most));
    u8::try_from(reader.number(most)?).map_err(|_| error)
}

fn read_turn(reader: &mut Reader<'_>, rules: &Rules) -> Result<Option<Side>, ParseError> {
    if reader.take(b'-') {
        return Ok(None);
    }
    let error = reader.error(Expected::Turn);
    let side = read_side(reader, rules).map_err(|_| error)?;
    Ok(Some(side))
}

/// A side that plays under these rules.
pub(crate) fn read_side(reader: &mut Reader<'_>, rules: &Rules) -> Result<Side, ParseError> {
    let error = reader.error(Expected::Player);
    let side = reader.side()?;
    if side.index() < rules.sides.count() { Ok(side) } else { Err(error) }
}

fn read_stores(reader: &mut Reader<'_>, position: &mut Position) -> Result<(), ParseError> {
    let rules = position.rules;
    for side in rules.sides.iter() {
        if side != Side::A {
            reader.expect(b',')?;
        }
        let citizens = read_citizens(reader, &rules)?;
        let store = &mut position.stores[side.index()];
        store.citizens = citizens;
        if reader.take(b'+') {
            let error = reader.error(Expected::NumberFrom(1, rules.stones()));
            store.stones = match reader.number(u32::MAX)? {
                stones if stones >= 1 && stones <= rules.stones() => u8::try_from(stones).map_err(|_| error)?,
                _ => return Err(error),
            };
            reader.expect(b'Q')?;
        }
    }
    Ok(())
}

fn read_debts(reader: &mut Reader<'_>, position: &mut Position) -> Result<(), ParseError> {
    if reader.take(b'-') {
        return Ok(());
    }
    let mut last = None;
    loop {
        let at = reader.at();
        let debtor = read_side(reader, position.rules())?;
        reader.expect(b'>')?;
        let lender = read_side(reader, position.rules())?;
        if debtor == lender {
            return Err(ParseError::new(at, Expected::SelfDebt));
        }
        if last >= Some((debtor, lender)) {
            return Err(ParseError::new(at, Expected::DebtOrder));
        }
        last = Some((debtor, lender));
        reader.expect(b':')?;
        let error = reader.error(Expected::NumberFrom(1, u32::from(u16::MAX)));
        position.debts[debtor.index()][lender.index()] = match u16::try_from(reader.number(u32::MAX)?) {
            Ok(count) if count > 0 => count,
            _ => return Err(error),
        };
        if !reader.take(b',') {
            return Ok(());
        }
    }
}

/// Nothing may have come in or gone out since the start.
fn check_totals(position: &Position) -> Result<(), ParseError> {
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
        return Err(ParseError::new(0, Expected::Citizens { expected: rules.citizens(), found: citizens }));
    }
    if stones != rules.stones() {
        return Err(ParseError::new(0, Expected::Stones { expected: rules.stones(), found: stones }));
    }
    Ok(())
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for cell in self.cells() {
            if cell.index() > 0 {
                f.write_str(if cell.square() == Some(1) { "/" } else { "," })?;
            }
            write!(f, "{}{}", self.citizens(cell), if self.has_stone(cell) { "Q" } else { "" })?;
        }
        match self.turn() {
            Some(side) => write!(f, " {side} ")?,
            None => f.write_str(" - ")?,
        }
        for side in self.rules.sides.iter() {
            let store = self.store(side);
            write!(f, "{}{}", if side == Side::A { "" } else { "," }, store.citizens)?;
            if store.stones > 0 {
                write!(f, "+{}Q", store.stones)?;
            }
        }
        let mut between = " ";
        for debt in self.debts() {
            write!(f, "{between}{}>{}:{}", debt.debtor, debt.lender, debt.count)?;
            between = ",";
        }
        if between == " " { f.write_str(" -") } else { Ok(()) }
    }
}

/// The mandarin cells are last of their side, so the order of a ring text is that of the cells.
const _: () = assert!(Cell::mandarin_of(Side::A).index() == 5);
