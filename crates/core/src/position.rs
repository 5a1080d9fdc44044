//! A position: everything that lies on the ring and in the stores, what is owed, and whose turn it is.

use core::fmt;

use crate::{CELLS_PER_SIDE, Cell, Direction, MAX_SIDES, Move, OverReason, Rules, SQUARES_PER_SIDE, Side, Text};

/// Room for the ring. The largest has 24 cells; 32 lets an index be masked instead of checked.
pub(crate) const RING: usize = 32;

/// A legal position at the beginning of a turn, after any refill, or at the end of a game.
///
/// # Examples
///
/// ```
/// use oanquan::{Position, Rules};
///
/// let mut position = Position::start(&Rules::STANDARD);
/// position.play("A2r".parse()?)?;
/// assert_eq!(position.to_string(), "6,0,0,6,6,1Q/6,0,6,6,6,1Q B 6,0 -");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    /// Citizens in each cell. At most 240 are in a game, so a byte holds them wherever they gather.
    pub(crate) citizens: [u8; RING],
    /// One bit for each mandarin cell that holds its stone, at the cell's index.
    pub(crate) stones: u32,
    pub(crate) state: State,
    pub(crate) stores: [Store; MAX_SIDES],
    /// Citizens owed, by debtor and lender.
    pub(crate) debts: [[u16; MAX_SIDES]; MAX_SIDES],
    pub(crate) rules: Rules,
}

/// What a position waits for.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) enum State {
    ToMove(Side),
    Over(OverReason),
}

/// What a side has captured.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Store {
    /// Citizens.
    pub citizens: u8,
    /// Mandarin stones.
    #[cfg_attr(feature = "serde", serde(rename = "mandarins"))]
    pub stones: u8,
}

/// Citizens that one side owes another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Debt {
    /// Who owes.
    pub debtor: Side,
    /// Who is owed.
    pub lender: Side,
    /// Citizens, 1 to 65535.
    pub count: u16,
}

/// Why a square can't be picked up, or a move not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
pub enum Refusal {
    /// The game is over.
    Over,
    /// It is a mandarin cell.
    MandarinCell,
    /// It does not belong to the side to move.
    NotYours,
    /// It holds no citizen.
    Empty,
}

impl Refusal {
    /// What its text says.
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Over => "the game is over",
            Self::MandarinCell => "a mandarin cell is never picked up",
            Self::NotYours => "the square is not the mover's",
            Self::Empty => "the square is empty",
        }
    }
}

impl Text for Refusal {
    fn write_to<W: fmt::Write>(&self, to: &mut W) -> fmt::Result {
        to.write_str(self.words())
    }
}

impl core::error::Error for Refusal {}

impl Position {
    /// The position at the start of a game, side A to move.
    #[must_use]
    pub fn start(rules: &Rules) -> Self {
        let mut position = Self::empty(rules);
        let stone = u32::from(rules.stones() > 0);
        for cell in position.cells() {
            let citizens = &mut position.citizens[cell.index()];
            if cell.is_mandarin() {
                *citizens = rules.pebbles_per_mandarin_cell();
                position.stones |= stone << cell.index();
            } else {
                *citizens = rules.citizens_per_square.get();
            }
        }
        position
    }

    /// The position at the start of a game with another side to move, or `None` when that side does not play.
    #[must_use]
    pub fn start_with(rules: &Rules, first: Side) -> Option<Self> {
        let mut position = Self::start(rules);
        position.state = State::ToMove(first);
        rules.sides.has(first).then_some(position)
    }

    /// Whether this is how a game by its rules begins, whichever side is to move.
    #[must_use]
    pub fn is_start(&self) -> bool {
        let mut start = Self::start(&self.rules);
        start.state = self.state;
        self.over().is_none() && *self == start
    }

    /// Nothing anywhere: to be filled by a reader.
    pub(crate) fn empty(rules: &Rules) -> Self {
        Self {
            citizens: [0; RING],
            stones: 0,
            state: State::ToMove(Side::A),
            stores: [Store::default(); MAX_SIDES],
            debts: [[0; MAX_SIDES]; MAX_SIDES],
            rules: *rules,
        }
    }

    /// The rules it is played by.
    #[must_use]
    pub const fn rules(&self) -> &Rules {
        &self.rules
    }

    /// The side to move, or `None` when the game is over.
    #[must_use]
    pub const fn turn(&self) -> Option<Side> {
        match self.state {
            State::ToMove(side) => Some(side),
            State::Over(_) => None,
        }
    }

    /// Why the game is over, or `None` while it goes on.
    #[must_use]
    pub const fn over(&self) -> Option<OverReason> {
        match self.state {
            State::ToMove(_) => None,
            State::Over(reason) => Some(reason),
        }
    }

    /// The cells of its ring, from side A's first square.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator + use<> {
        (0..self.rules.sides.cells()).map(Cell::at)
    }

    /// Citizens in a cell.
    #[must_use]
    pub const fn citizens(&self, cell: Cell) -> u8 {
        self.citizens[cell.index()]
    }

    /// Whether a mandarin stone lies in the cell.
    #[must_use]
    pub const fn has_stone(&self, cell: Cell) -> bool {
        self.stones >> cell.index() & 1 == 1
    }

    /// Whether any piece lies in the cell.
    #[must_use]
    pub const fn is_occupied(&self, cell: Cell) -> bool {
        self.citizens(cell) > 0 || self.has_stone(cell)
    }

    /// What a side has captured. Empty for a side that does not play.
    #[must_use]
    pub const fn store(&self, side: Side) -> Store {
        self.stores[side.index()]
    }

    /// Citizens that `debtor` owes `lender`.
    #[must_use]
    pub const fn owed(&self, debtor: Side, lender: Side) -> u16 {
        self.debts[debtor.index()][lender.index()]
    }

    /// All debts, ordered by debtor, then lender.
    pub fn debts(&self) -> impl Iterator<Item = Debt> + '_ {
        (0..MAX_SIDES * MAX_SIDES).filter_map(|pair| {
            let (debtor, lender) = (Side::at(pair / MAX_SIDES), Side::at(pair % MAX_SIDES));
            let count = self.owed(debtor, lender);
            (count > 0).then_some(Debt { debtor, lender, count })
        })
    }

    /// Checks whether the side to move may pick up this cell.
    ///
    /// # Errors
    ///
    /// Says why not.
    pub fn may_pick_up(&self, cell: Cell) -> Result<(), Refusal> {
        let turn = self.turn().ok_or(Refusal::Over)?;
        if cell.is_mandarin() {
            Err(Refusal::MandarinCell)
        } else if cell.side() != turn {
            Err(Refusal::NotYours)
        } else if self.citizens(cell) == 0 {
            Err(Refusal::Empty)
        } else {
            Ok(())
        }
    }

    /// The legal moves: squares from the mover's left, left before right. None when the game is over.
    pub fn moves(&self) -> impl Iterator<Item = Move> + use<> {
        let row = self.turn().map_or([0; SQUARES_PER_SIDE], |side| self.row(side));
        let first = self.turn().map_or(0, |side| side.index() * CELLS_PER_SIDE);
        (0..2 * SQUARES_PER_SIDE).filter_map(move |each| {
            let (square, way) = (each / 2, if each % 2 == 0 { Direction::Left } else { Direction::Right });
            if row.get(square).is_some_and(|citizens| *citizens > 0) {
                Move::from_cell(Cell::at(first + square), way)
            } else {
                None
            }
        })
    }

    /// Whether ring and side to move are the same, whatever lies in the stores and is owed. The legal future is then
    /// the same, too.
    #[must_use]
    pub fn repeats(&self, other: &Self) -> bool {
        self.citizens == other.citizens && self.stones == other.stones && self.state == other.state
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Position({self})")
    }
}
