//! Left and right are mirror images, and no side is special.

use oanquan::{Direction, Move, Position, Rules, Side, Sides, Step};
use proptest::prelude::*;

use crate::games::{Plan, cases, plans, plans_by, rules_for};
use crate::plain::Plain;

/// The cell that lies where `cell` lies in a mirror held at the middle of side A's row.
fn mirrored(cell: usize, cells: usize) -> usize {
    (cells + 4 - cell) % cells
}

/// In the mirror, the sides lie the other way round.
fn mirrored_side(side: usize, sides: usize) -> usize {
    (sides - side) % sides
}

fn move_at(cell: usize, direction: Direction) -> Move {
    Move::from_cell(cell.try_into().unwrap(), direction).unwrap()
}

/// The same game position in the mirror.
fn mirror(position: &Position) -> Position {
    let (cells, sides) = (position.cells().len(), position.rules().sides.count());
    Plain::of(position).moved(|cell| mirrored(cell, cells), |side| mirrored_side(side, sides)).read(position.rules())
}

/// The steps of the sowing itself, their cells mapped.
fn sowing(position: &Position, played: Move, cell: impl Fn(usize) -> usize) -> Vec<String> {
    let mut steps = Vec::new();
    let mut stopped = false;
    let mut after = *position;
    after
        .play_with(played, &mut |step: Step| {
            let at = |each: oanquan::Cell| cell(each.index());
            let shown = match step {
                Step::PickUp { cell, count } => format!("pick up {count} at {}", at(cell)),
                Step::Sow { cell, left } => format!("sow at {}, {left} left", at(cell)),
                Step::Jump { cell } => format!("jump {}", at(cell)),
                Step::Capture { cell, citizens, mandarins } => {
                    format!("capture {citizens}+{mandarins} at {}", at(cell))
                }
                Step::Stop { reason, cell } => format!("stop at {}, {reason:?}", at(cell)),
                _ => String::new(),
            };
            if !stopped {
                steps.push(shown);
            }
            stopped |= matches!(step, Step::Stop { .. });
        })
        .unwrap();
    steps
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn with_two_sides_the_mirrored_move_gives_the_mirrored_result(plan in plans_by(rules_for(Just(Sides::Two)))) {
        plan.play(|game, played| {
            let position = game.position();
            let in_mirror = move_at(mirrored(played.cell().index(), 12), played.direction().opposite());
            let (mut after, mut other) = (*position, mirror(position));
            after.play(played).unwrap();
            other.play(in_mirror).unwrap();
            assert_eq!(other.to_string(), mirror(&after).to_string());
        });
    }

    #[test]
    fn with_more_sides_the_sowing_is_mirrored(plan in plans_by(rules_for(prop_oneof![Just(Sides::Three), Just(Sides::Four)]))) {
        plan.play(|game, played| {
            let position = game.position();
            let cells = position.cells().len();
            let in_mirror = move_at(mirrored(played.cell().index(), cells), played.direction().opposite());
            let expected = sowing(position, played, |cell| mirrored(cell, cells));
            assert_eq!(sowing(&mirror(position), in_mirror, |cell| cell), expected);
        });
    }

    #[test]
    fn renaming_the_sides_round_the_ring_changes_nothing_else(plan in plans(), by in 1..4_usize) {
        let rules: Rules = plan.rules;
        let (cells, sides) = (rules.sides.cells(), rules.sides.count());
        let renamed = |position: &Position| {
            Plain::of(position).moved(|cell| (cell + 6 * by) % cells, |side| (side + by) % sides).read(&rules)
        };
        Plan::play(&plan, |game, played| {
            let (mut after, mut other) = (*game.position(), renamed(game.position()));
            after.play(played).unwrap();
            other.play(move_at((played.cell().index() + 6 * by) % cells, played.direction())).unwrap();
            assert_eq!(other.to_string(), renamed(&after).to_string());
        });
    }
}

#[test]
fn right_is_counter_clockwise_for_every_side() {
    for (side, next) in [(Side::A, 2), (Side::B, 8), (Side::C, 14), (Side::D, 20)] {
        let rules = Rules { sides: Sides::Four, ..Rules::STANDARD };
        let mut position = Position::start_with(&rules, side).unwrap();
        let mut first = None;
        position
            .play_with(Move::new(side, 2, Direction::Right), &mut |step: Step| {
                if let Step::Sow { cell, .. } = step {
                    first.get_or_insert(cell.index());
                }
            })
            .unwrap();
        assert_eq!(first, Some(next));
    }
}
