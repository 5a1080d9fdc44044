//! Tells in words what a move did.

use oanquan::{Cell, Move, Step};

use crate::words;

/// One sentence for each thing a person would notice, in order.
pub(crate) fn tell(played: Move, steps: &[Step]) -> Vec<String> {
    let mut told = Vec::new();
    let mut picked: Option<(Cell, u8)> = None;
    let mut jumped: Option<Cell> = None;
    for step in steps {
        match *step {
            Step::PickUp { cell, count } => picked = Some((cell, count)),
            Step::Sow { left: 1.., .. } => {}
            Step::Sow { cell: last, left: 0 } => {
                if let Some((cell, count)) = picked.take() {
                    told.push(if told.is_empty() {
                        words::sown(played, count, last)
                    } else {
                        words::sown_on(cell, count, last)
                    });
                }
            }
            Step::Jump { cell } => jumped = Some(cell),
            Step::Capture { cell, citizens, mandarins } => {
                told.push(words::captured(played.side(), jumped.take(), cell, citizens, mandarins));
            }
            Step::Stop { reason, cell } => told.push(words::stopped(reason, cell)),
            Step::Pay { side, count } => told.push(words::paid(side, count)),
            Step::Borrow { side, from, count } => told.push(words::borrowed(side, from, count)),
            Step::Refill { side } => told.push(words::refilled(side)),
            Step::Sweep { side, count } => told.push(words::swept(side, count)),
            Step::Over { reason } => told.push(words::over(reason).to_owned()),
        }
    }
    told
}
