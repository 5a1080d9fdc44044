//! How a turn is played: the one place where the rules of sowing, capturing and refilling are written down.

use crate::position::RING;
use crate::{
    AfterCapture, CELLS_PER_SIDE, Cell, Direction, EmptyMandarin, Move, Observer, OverReason, Position, Refusal,
    SQUARES_PER_SIDE, Side, State, Step, StopReason,
};

/// Keeps an index inside the ring's array, so that no access to it can fail.
const MASK: usize = RING - 1;

impl Position {
    /// Plays a move and all that follows from it: the end of the game, or the next side's refill.
    ///
    /// Repetition is not seen here, since it needs the history: [`Game`](crate::Game) adds it.
    ///
    /// # Errors
    ///
    /// When the move is illegal. The position is then unchanged.
    pub fn play(&mut self, played: Move) -> Result<(), Refusal> {
        self.play_with(played, &mut ())
    }

    /// Plays a move as [`play`](Self::play) does, and tells every step of it.
    ///
    /// # Errors
    ///
    /// When the move is illegal. The position is then unchanged, and nothing was told.
    ///
    /// # Examples
    ///
    /// ```
    /// use oanquan::{Position, Rules, Step};
    ///
    /// let mut position = Position::start(&Rules::STANDARD);
    /// let mut captured = 0;
    /// position.play_with("A2r".parse()?, &mut |step: Step| {
    ///     if let Step::Capture { citizens, .. } = step {
    ///         captured += citizens;
    ///     }
    /// })?;
    /// assert_eq!(captured, 6);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn play_with<O: Observer>(&mut self, played: Move, observer: &mut O) -> Result<(), Refusal> {
        self.may_pick_up(played.cell())?;
        self.sow(played, observer);
        self.pass_turn(played.side(), observer);
        Ok(())
    }

    /// Ends the game now, whatever the reason: every side sweeps its squares.
    pub(crate) fn end<O: Observer>(&mut self, reason: OverReason, observer: &mut O) {
        for side in self.rules.sides.iter() {
            let mut count = 0;
            for square in self.row_mut(side) {
                count += core::mem::take(square);
            }
            self.stores[side.index()].citizens += count;
            if count > 0 {
                observer.step_at(Step::Sweep { side, count }, self);
            }
        }
        self.state = State::Over(reason);
        observer.step_at(Step::Over { reason }, self);
    }

    /// Sows, relays and captures until the turn ends.
    #[inline]
    fn sow<O: Observer>(&mut self, played: Move, observer: &mut O) {
        let ring = self.rules.sides.cells();
        let step = match played.direction() {
            Direction::Right => 1,
            Direction::Left => ring - 1,
        };
        let next = |at: usize| {
            let next = at + step;
            if next >= ring { next - ring } else { next }
        };
        let mut at = played.cell().index();
        'relay: loop {
            let mut hand = core::mem::take(&mut self.citizens[at & MASK]);
            observer.step_at(Step::PickUp { cell: Cell::at(at), count: hand }, self);
            while hand > 0 {
                at = next(at);
                hand -= 1;
                self.citizens[at & MASK] += 1;
                observer.step_at(Step::Sow { cell: Cell::at(at), left: hand }, self);
            }

            let mut captured = false;
            let mut ahead = next(at);
            let (reason, cell) = loop {
                let cell = Cell::at(ahead);
                if cell.is_mandarin() {
                    if self.is_occupied_at(ahead) {
                        break (if captured { StopReason::AfterCapture } else { StopReason::Mandarin }, ahead);
                    }
                    if self.rules.empty_mandarin == EmptyMandarin::Stops {
                        break (StopReason::EmptyMandarin, ahead);
                    }
                } else if self.citizens[ahead & MASK] > 0 {
                    if !captured || self.sows_on() {
                        at = ahead;
                        continue 'relay;
                    }
                    break (StopReason::AfterCapture, ahead);
                }
                let target = next(ahead);
                if !self.is_occupied_at(target) {
                    break (StopReason::TwoEmpty, target);
                }
                if self.is_young(target) {
                    break (StopReason::YoungMandarin, target);
                }
                observer.step_at(Step::Jump { cell }, self);
                self.capture(target, played.side(), observer);
                captured = true;
                ahead = next(target);
            };
            observer.step_at(Step::Stop { reason, cell: Cell::at(cell) }, self);
            return;
        }
    }

    /// Whether an occupied square after a capture is sown on.
    fn sows_on(&self) -> bool {
        self.rules.after_capture == AfterCapture::SowOn && !self.mandarins_gone()
    }

    /// Whether a mandarin is protected by having too few citizens with it.
    fn is_young(&self, cell: usize) -> bool {
        self.has_stone_at(cell) && self.citizens[cell & MASK] < self.rules.young_mandarin.get()
    }

    fn has_stone_at(&self, cell: usize) -> bool {
        self.stones >> cell & 1 == 1
    }

    fn is_occupied_at(&self, cell: usize) -> bool {
        self.citizens[cell & MASK] > 0 || self.has_stone_at(cell)
    }

    fn capture<O: Observer>(&mut self, cell: usize, mover: Side, observer: &mut O) {
        let citizens = core::mem::take(&mut self.citizens[cell & MASK]);
        let mandarins = u8::from(self.has_stone_at(cell));
        self.stones &= !(1 << cell);
        let store = &mut self.stores[mover.index()];
        store.citizens += citizens;
        store.stones += mandarins;
        observer.step_at(Step::Capture { cell: Cell::at(cell), citizens, mandarins }, self);
    }

    /// Whether every mandarin cell is empty of stones and citizens.
    pub(crate) fn mandarins_gone(&self) -> bool {
        self.stones == 0 && self.rules.sides.iter().all(|side| self.citizens(Cell::mandarin_of(side)) == 0)
    }

    /// What follows when a side's sowing is done: the end, or the next side's turn with its refill.
    #[inline]
    fn pass_turn<O: Observer>(&mut self, mover: Side, observer: &mut O) {
        if self.mandarins_gone() {
            self.end(OverReason::MandarinsGone, observer);
            return;
        }
        let turn = self.rules.sides.next(mover);
        self.state = State::ToMove(turn);
        if self.row(turn) == [0; SQUARES_PER_SIDE] {
            self.refill(turn, observer);
        }
    }

    /// Lays one citizen into each square of a side whose squares are all empty: paid from its own store, and what
    /// that lacks borrowed from the others in turn order.
    fn refill<O: Observer>(&mut self, side: Side, observer: &mut O) {
        let sides = self.rules.sides;
        let mut lacking = SQUARES_PER_SIDE as u8;
        if sides.iter().map(|each| u16::from(self.store(each).citizens)).sum::<u16>() < u16::from(lacking) {
            self.end(OverReason::NoRefill, observer);
            return;
        }
        let paid = self.take_from_store(side, lacking);
        lacking -= paid;
        if paid > 0 {
            observer.step_at(Step::Pay { side, count: paid }, self);
        }
        for lender in sides.after(side).take(sides.count() - 1) {
            let count = self.take_from_store(lender, lacking);
            lacking -= count;
            if count > 0 {
                // A debt that no game reaches is capped: both sides of it stay equal, so scores still add up.
                let debt = &mut self.debts[side.index()][lender.index()];
                *debt = debt.saturating_add(u16::from(count));
                observer.step_at(Step::Borrow { side, from: lender, count }, self);
            }
        }
        self.row_mut(side).fill(1);
        observer.step_at(Step::Refill { side }, self);
    }

    /// Takes up to `most` citizens out of a side's store, and says how many.
    fn take_from_store(&mut self, side: Side, most: u8) -> u8 {
        let store = &mut self.stores[side.index()].citizens;
        let taken = most.min(*store);
        *store -= taken;
        taken
    }

    /// The citizens in a side's squares.
    pub(crate) fn row(&self, side: Side) -> [u8; SQUARES_PER_SIDE] {
        let first = side.index() * CELLS_PER_SIDE;
        core::array::from_fn(|square| self.citizens[(first + square) & MASK])
    }

    fn row_mut(&mut self, side: Side) -> &mut [u8] {
        let first = side.index() * CELLS_PER_SIDE;
        // There always are that many.
        self.citizens.get_mut(first..first + SQUARES_PER_SIDE).unwrap_or_default()
    }
}
