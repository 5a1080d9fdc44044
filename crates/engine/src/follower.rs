//! Who follows a move, and may lose track of it. All of the engine that plays by the core's own rules plays through this, so
//! that these are compiled for it only once.

use oanquan::{Move, Observer, Position, Rules, Step};

pub(crate) struct Follower {
    /// Pick-ups still followed.
    laps: u32,
    /// Captured until track was lost.
    citizens: u32,
    stones: u32,
    lost: bool,
}

impl Follower {
    /// Follows so many pick-ups.
    pub(crate) const fn new(laps: u32) -> Self {
        Self { laps, citizens: 0, stones: 0, lost: false }
    }

    /// Plays a move that is legal.
    pub(crate) fn follow(&mut self, position: &mut Position, played: Move) {
        // Nothing but a legal move is asked for.
        let _ = position.play_with(played, self);
    }

    /// Whether there were more pick-ups.
    pub(crate) const fn is_lost(&self) -> bool {
        self.lost
    }

    /// Points captured as far as the move was followed.
    pub(crate) fn captured(&self, rules: &Rules) -> i32 {
        let worth = u32::from(rules.mandarin_value.points());
        (self.citizens + self.stones * worth).cast_signed()
    }
}

impl Observer for Follower {
    #[inline]
    fn step(&mut self, step: Step) {
        match step {
            Step::PickUp { .. } if self.laps == 0 => self.lost = true,
            Step::PickUp { .. } => self.laps -= 1,
            Step::Capture { citizens, mandarins, .. } if !self.lost => {
                self.citizens += u32::from(citizens);
                self.stones += u32::from(mandarins);
            }
            _ => {}
        }
    }
}
