//! The steps of a move, followed by someone who knows no rules, lead from the board before to the board after.

use oanquan::{Game, Move, Side, Step, StopReason};
use proptest::prelude::*;

use crate::games::{cases, plans};
use crate::plain::Plain;

struct Follower {
    board: Plain,
    hand: u32,
    mover: usize,
    stopped: bool,
    ended: bool,
}

impl Follower {
    fn follow(&mut self, step: Step) {
        match step {
            Step::PickUp { cell, count } => {
                assert!(self.hand == 0 && count > 0 && !cell.is_mandarin() && !self.stopped);
                self.hand = std::mem::take(&mut self.board.ring[cell.index()].0);
                assert_eq!(self.hand, u32::from(count));
            }
            Step::Sow { cell, left } => {
                self.hand -= 1;
                assert_eq!(self.hand, u32::from(left));
                self.board.ring[cell.index()].0 += 1;
            }
            Step::Jump { cell } => assert_eq!(self.board.ring[cell.index()], (0, false)),
            Step::Capture { cell, citizens, mandarins } => {
                assert!(self.hand == 0 && citizens + mandarins > 0);
                let (lay, stone) = std::mem::take(&mut self.board.ring[cell.index()]);
                assert_eq!((lay, u8::from(stone)), (u32::from(citizens), mandarins));
                self.board.stores[self.mover].0 += lay;
                self.board.stores[self.mover].1 += u32::from(mandarins);
            }
            Step::Stop { reason, cell } => {
                assert!(self.hand == 0 && !self.stopped);
                self.stopped = true;
                let (citizens, stone) = self.board.ring[cell.index()];
                let occupied = citizens > 0 || stone;
                match reason {
                    StopReason::TwoEmpty => assert!(!occupied),
                    StopReason::EmptyMandarin => assert!(!occupied && cell.is_mandarin()),
                    StopReason::Mandarin => assert!(occupied && cell.is_mandarin()),
                    StopReason::YoungMandarin => assert!(stone),
                    StopReason::AfterCapture => assert!(occupied),
                }
            }
            Step::Pay { side, count } => {
                assert!(self.stopped && count > 0);
                self.board.stores[side.index()].0 -= u32::from(count);
                self.hand += u32::from(count);
            }
            Step::Borrow { side, from, count } => {
                assert!(self.stopped && count > 0 && side != from);
                self.board.stores[from.index()].0 -= u32::from(count);
                self.board.debts[side.index()][from.index()] += u32::from(count);
                self.hand += u32::from(count);
            }
            Step::Refill { side } => {
                assert_eq!(std::mem::take(&mut self.hand), 5);
                for square in 0..5 {
                    let cell = &mut self.board.ring[side.index() * 6 + square];
                    assert_eq!(*cell, (0, false));
                    cell.0 = 1;
                }
            }
            Step::Sweep { side, count } => {
                assert!(self.stopped && count > 0);
                let row = &mut self.board.ring[side.index() * 6..side.index() * 6 + 5];
                let swept: u32 = row.iter_mut().map(|cell| std::mem::take(&mut cell.0)).sum();
                assert_eq!(swept, u32::from(count));
                self.board.stores[side.index()].0 += swept;
            }
            Step::Over { .. } => {
                assert!(self.stopped && !self.ended);
                self.ended = true;
            }
        }
    }
}

fn check(game: &Game, played: Move) {
    let before = game.position();
    let preview = game.preview(played).unwrap();
    let mover = before.turn().map_or(0, Side::index);
    let mut follower = Follower { board: Plain::of(before), hand: 0, mover, stopped: false, ended: false };
    for step in &preview.steps {
        follower.follow(*step);
    }
    assert!(follower.stopped);
    assert_eq!(follower.ended, preview.after.over().is_some());
    let mut board = follower.board;
    board.turn = if follower.ended { None } else { Some((mover + 1) % board.stores.len()) };
    assert_eq!(board, Plain::of(&preview.after), "{before} {played}");
}

proptest! {
    #![proptest_config(cases(300))]

    #[test]
    fn the_steps_lead_to_the_position_after(plan in plans()) {
        plan.play(check);
    }
}
