//! Plays a list of steps on a plain board, and holds each of them against the rules as they are written: an observer
//! that knows nothing but the steps must arrive at the position after.

use oanquan::{AfterCapture, Cell, Direction, EmptyMandarin, Game, OverReason, Side, Step, StopReason};
use proptest::prelude::*;

use crate::board::Board;
use crate::generate::{board, cases, game};

/// How far the steps of a move have come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Phase {
    Sowing,
    /// An empty cell was jumped: a capture must follow.
    Jumped,
    Stopped,
    Refilled,
    Over,
}

/// A move that is being followed.
struct Turn {
    mover: usize,
    direction: Direction,
    /// The cell that was last picked up, sown, jumped or captured.
    at: Option<usize>,
    hand: u32,
    phase: Phase,
    /// Captured since the last pick-up.
    captured: bool,
    /// Citizens paid and borrowed for the refill.
    purse: u32,
    /// How far round the table the last lender sits.
    lender: usize,
    swept: Vec<(usize, u32)>,
}

impl Board {
    /// Plays the steps of a move of `mover`. Gives every side's score after each.
    pub fn apply(&mut self, mover: usize, direction: Direction, steps: &[Step]) -> Vec<Vec<i64>> {
        let mut turn = Turn {
            mover,
            direction,
            at: None,
            hand: 0,
            phase: Phase::Sowing,
            captured: false,
            purse: 0,
            lender: 0,
            swept: Vec::new(),
        };
        let mut scores = Vec::new();
        for step in steps {
            assert_ne!(turn.phase, Phase::Over, "{step:?} after the end");
            turn.take(self, *step);
            scores.push((0..self.sides()).map(|side| self.score(side)).collect());
        }
        let over = turn.phase == Phase::Over;
        assert!(over || matches!(turn.phase, Phase::Stopped | Phase::Refilled));
        assert_eq!((turn.purse, over), (0, self.turn.is_none()));
        assert!(over || turn.swept.is_empty() && !self.mandarins_gone());
        scores
    }

    fn row(&mut self, side: usize) -> &mut [(u32, u32)] {
        &mut self.ring[6 * side..6 * side + 5]
    }

    fn in_row(&mut self, side: usize) -> u32 {
        self.row(side).iter().map(|square| square.0).sum()
    }

    fn mandarins_gone(&self) -> bool {
        self.ring.iter().skip(5).step_by(6).all(|cell| *cell == (0, 0))
    }
}

const fn is_mandarin(cell: usize) -> bool {
    cell % 6 == 5
}

impl Turn {
    /// The cell so many places on.
    fn ahead(&self, board: &Board, away: usize) -> usize {
        let (cells, at) = (board.ring.len(), self.at.unwrap());
        match self.direction {
            Direction::Right => (at + away) % cells,
            Direction::Left => (at + cells - away) % cells,
        }
    }

    /// Goes on to the next cell, which must be this one.
    fn go(&mut self, board: &Board, cell: Cell) -> usize {
        assert_eq!(cell.index(), self.ahead(board, 1));
        self.at = Some(cell.index());
        cell.index()
    }

    fn take(&mut self, board: &mut Board, step: Step) {
        match step {
            Step::PickUp { .. } | Step::Sow { .. } | Step::Jump { .. } | Step::Capture { .. } | Step::Stop { .. } => {
                assert!(matches!(self.phase, Phase::Sowing | Phase::Jumped), "{step:?} after the stop");
                self.sow(board, step);
            }
            Step::Pay { .. } | Step::Borrow { .. } | Step::Refill { .. } => {
                assert_eq!(self.phase, Phase::Stopped, "{step:?}");
                self.refill(board, step);
            }
            Step::Sweep { side, count } => {
                assert!(matches!(self.phase, Phase::Stopped | Phase::Refilled));
                assert!(self.swept.last().is_none_or(|(last, _)| *last < side.index()));
                assert!(count > 0);
                assert_eq!(u32::from(count), board.in_row(side.index()));
                board.row(side.index()).fill((0, 0));
                board.stores[side.index()].0 += u32::from(count);
                self.swept.push((side.index(), count.into()));
            }
            Step::Over { reason } => self.end(board, reason),
        }
    }

    fn sow(&mut self, board: &mut Board, step: Step) {
        assert!(self.hand == 0 || matches!(step, Step::Sow { .. }), "{step:?} with {} in hand", self.hand);
        assert!(self.phase == Phase::Sowing || matches!(step, Step::Capture { .. }), "{step:?} after a jump");
        match step {
            Step::PickUp { cell, count } => {
                if self.at.is_some() {
                    self.go(board, cell);
                } else {
                    assert_eq!(cell.index() / 6, self.mover);
                    self.at = Some(cell.index());
                }
                if self.captured {
                    assert_eq!(board.rules.after_capture, AfterCapture::SowOn);
                    assert!(!board.mandarins_gone());
                }
                assert!(!is_mandarin(cell.index()) && count > 0);
                assert_eq!(board.ring[cell.index()], (count.into(), 0));
                board.ring[cell.index()] = (0, 0);
                self.hand = count.into();
                self.captured = false;
            }
            Step::Sow { cell, left } => {
                let cell = self.go(board, cell);
                board.ring[cell].0 += 1;
                self.hand = self.hand.checked_sub(1).unwrap();
                assert_eq!(self.hand, u32::from(left));
            }
            Step::Jump { cell } => {
                let cell = self.go(board, cell);
                assert_eq!(board.ring[cell], (0, 0));
                assert!(!is_mandarin(cell) || board.rules.empty_mandarin == EmptyMandarin::Ordinary);
                self.phase = Phase::Jumped;
            }
            Step::Capture { cell, citizens, mandarins } => {
                assert_eq!(self.phase, Phase::Jumped);
                let cell = self.go(board, cell);
                let (held, stones) = board.ring[cell];
                assert_eq!((held, stones), (citizens.into(), mandarins.into()));
                assert!(held + stones > 0);
                assert!(stones == 0 || held >= u32::from(board.rules.young_mandarin.get()));
                board.ring[cell] = (0, 0);
                board.stores[self.mover].0 += held;
                board.stores[self.mover].1 += stones;
                self.phase = Phase::Sowing;
                self.captured = true;
            }
            Step::Stop { reason, cell } => {
                self.stop(board, reason, cell.index());
                self.phase = Phase::Stopped;
                board.turn = Some((self.mover + 1) % board.sides());
            }
            _ => unreachable!(),
        }
    }

    fn stop(&self, board: &Board, reason: StopReason, cell: usize) {
        let (one, two) = (self.ahead(board, 1), self.ahead(board, 2));
        let empty = |cell: usize| board.ring[cell] == (0, 0);
        let stopping = is_mandarin(one) && board.rules.empty_mandarin == EmptyMandarin::Stops;
        let holds = match reason {
            StopReason::Mandarin => cell == one && is_mandarin(one) && !empty(one) && !self.captured,
            StopReason::AfterCapture => {
                let sown_on = board.rules.after_capture == AfterCapture::SowOn && !board.mandarins_gone();
                cell == one && !empty(one) && self.captured && (is_mandarin(one) || !sown_on)
            }
            StopReason::EmptyMandarin => cell == one && empty(one) && stopping,
            StopReason::TwoEmpty => cell == two && empty(one) && empty(two) && !stopping,
            StopReason::YoungMandarin => {
                let young = board.ring[two].1 == 1 && board.ring[two].0 < board.rules.young_mandarin.get().into();
                cell == two && empty(one) && young && !stopping
            }
        };
        assert!(holds, "{reason:?} at {cell} of {board:?}");
    }

    fn refill(&mut self, board: &mut Board, step: Step) {
        let turn = board.turn.unwrap();
        assert_eq!(board.in_row(turn), 0);
        assert!(!board.mandarins_gone());
        match step {
            Step::Pay { side, count } => {
                assert_eq!((side.index(), self.purse), (turn, 0));
                self.lend(board, turn, count);
            }
            Step::Borrow { side, from, count } => {
                assert_eq!(side.index(), turn);
                let away = (from.index() + board.sides() - turn) % board.sides();
                assert!(away > self.lender, "the nearest lends first");
                // Whoever sits nearer, the debtor included, has nothing left.
                assert!((0..away).all(|nearer| board.stores[(turn + nearer) % board.sides()].0 == 0));
                self.lender = away;
                self.lend(board, from.index(), count);
                let debt = &mut board.debts[turn][from.index()];
                // As much as its text can say.
                *debt = (*debt + u32::from(count)).min(65535);
            }
            Step::Refill { side } => {
                assert_eq!((side.index(), self.purse), (turn, 5));
                board.row(turn).fill((1, 0));
                self.purse = 0;
                self.phase = Phase::Refilled;
            }
            _ => unreachable!(),
        }
    }

    fn lend(&mut self, board: &mut Board, lender: usize, count: u8) {
        let count = u32::from(count);
        assert!(count > 0);
        assert_eq!(count, board.stores[lender].0.min(5 - self.purse));
        board.stores[lender].0 -= count;
        self.purse += count;
    }

    fn end(&mut self, board: &mut Board, reason: OverReason) {
        assert!(matches!(self.phase, Phase::Stopped | Phase::Refilled));
        assert!((0..board.sides()).all(|side| board.in_row(side) == 0));
        let swept = |side| self.swept.iter().filter(|(whose, _)| *whose == side).map(|(_, count)| count).sum::<u32>();
        let stores: u32 = (0..board.sides()).map(|side| board.stores[side].0 - swept(side)).sum();
        match reason {
            OverReason::MandarinsGone => assert!(board.mandarins_gone() && self.phase == Phase::Stopped),
            OverReason::NoRefill => {
                assert!(!board.mandarins_gone() && self.phase == Phase::Stopped);
                assert_eq!(swept(board.turn.unwrap()), 0, "there was no need to refill");
                assert!(stores < 5, "{stores} citizens would do");
            }
            OverReason::Repetition => assert!(!board.mandarins_gone()),
            OverReason::Stopped => panic!("play never ends so"),
        }
        board.turn = None;
        self.phase = Phase::Over;
    }
}

/// The whole line of a game, each move on the board that the steps before have left.
fn follow(game: &Game) {
    let mut plain = Board::of(game.first_position());
    for (ply, played) in game.history().iter().enumerate() {
        let scores = plain.apply(played.side().index(), played.direction(), &game.steps_to(ply + 1).unwrap());
        let points = game.points_to(ply + 1).unwrap();
        let points: Vec<Vec<i64>> =
            points.iter().map(|each| each[..plain.sides()].iter().map(|one| i64::from(*one)).collect()).collect();
        assert_eq!(points, scores, "{played} at ply {ply}");
    }
    assert!(game.points_to(0).is_none() && game.points_to(game.ply() + 1).is_none());
    assert_eq!(plain, Board::of(game.position()));
    for (index, score) in game.position().scores().enumerate() {
        assert_eq!(i64::from(score), plain.score(index));
    }
}

proptest! {
    #![proptest_config(cases(500))]

    #[test]
    fn the_steps_of_a_whole_game_lead_to_its_end(game in game(200)) {
        follow(&game);
    }

    #[test]
    fn the_steps_of_a_game_begun_anywhere_lead_to_its_end(
        board in board(),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 0..60),
    ) {
        let mut game = Game::from_position(board.position());
        for choice in choices {
            let moves: Vec<_> = game.position().moves().collect();
            if moves.is_empty() {
                break;
            }
            game.play(*choice.get(&moves)).unwrap();
        }
        follow(&game);
        let last = game.steps_to(game.ply()).unwrap_or_default();
        for side in [Side::A, Side::B, Side::C, Side::D] {
            let swept = last.iter().find_map(|step| match *step {
                Step::Sweep { side: whose, count } if whose == side => Some(count),
                _ => None,
            });
            prop_assert_eq!(game.swept(side), swept.unwrap_or(0));
        }
    }
}
