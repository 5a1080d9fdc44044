//! What must make no difference: left and right, the names of the sides, what lies in the stores.

use oanquan::{Cell, Direction, Move, Side, Step};
use proptest::prelude::*;

use crate::board::{Board, side};
use crate::generate::{board, cases};
use crate::positions::play;

/// The same move and steps with other cells and sides.
struct Renamed<'a> {
    cell: &'a dyn Fn(usize) -> usize,
    side: &'a dyn Fn(usize) -> usize,
}

impl Renamed<'_> {
    fn cell(&self, cell: Cell) -> Cell {
        Cell::try_from((self.cell)(cell.index())).unwrap()
    }

    fn side(&self, name: Side) -> Side {
        side((self.side)(name.index()))
    }

    fn board(&self, board: &Board) -> Board {
        let mut renamed = board.clone();
        renamed.turn = board.turn.map(self.side);
        for (cell, pieces) in board.ring.iter().enumerate() {
            renamed.ring[(self.cell)(cell)] = *pieces;
        }
        for (owner, store) in board.stores.iter().enumerate() {
            renamed.stores[(self.side)(owner)] = *store;
            for (lender, count) in board.debts[owner].iter().enumerate() {
                renamed.debts[(self.side)(owner)][(self.side)(lender)] = *count;
            }
        }
        renamed
    }

    fn step(&self, step: Step) -> Step {
        match step {
            Step::PickUp { cell, count } => Step::PickUp { cell: self.cell(cell), count },
            Step::Sow { cell, left } => Step::Sow { cell: self.cell(cell), left },
            Step::Jump { cell } => Step::Jump { cell: self.cell(cell) },
            Step::Capture { cell, citizens, mandarins } => Step::Capture { cell: self.cell(cell), citizens, mandarins },
            Step::Stop { reason, cell } => Step::Stop { reason, cell: self.cell(cell) },
            Step::Pay { side, count } => Step::Pay { side: self.side(side), count },
            Step::Borrow { side, from, count } => Step::Borrow { side: self.side(side), from: self.side(from), count },
            Step::Refill { side } => Step::Refill { side: self.side(side) },
            Step::Sweep { side, count } => Step::Sweep { side: self.side(side), count },
            Step::Over { reason } => Step::Over { reason },
        }
    }

    /// The steps renamed, sweeps in the order of the new names.
    fn steps(&self, steps: &[Step]) -> Vec<Step> {
        let mut renamed: Vec<_> = steps.iter().map(|step| self.step(*step)).collect();
        renamed.sort_by_key(|step| match step {
            Step::Over { .. } => 5,
            Step::Sweep { side, .. } => 1 + side.index(),
            _ => 0,
        });
        renamed
    }
}

/// Citizens and stones lie mirrored as the mover sees it: the first square in the place of the fifth.
fn mirrored(board: &Board, mover: usize) -> (Board, impl Fn(usize) -> usize + use<>) {
    let cells = board.ring.len();
    let cell = move |cell: usize| (cells + 12 * mover + 4 - cell) % cells;
    let mut mirror = board.clone();
    for (place, pieces) in board.ring.iter().enumerate() {
        mirror.ring[cell(place)] = *pieces;
    }
    (mirror, cell)
}

fn opposite(played: Move, cell: &dyn Fn(usize) -> usize) -> Move {
    let mirror = Cell::try_from(cell(played.cell().index())).unwrap();
    Move::from_cell(mirror, played.direction().opposite()).unwrap()
}

proptest! {
    #![proptest_config(cases(1500))]

    #[test]
    fn the_sowing_is_the_same_in_a_mirror(board in board()) {
        let position = board.position();
        let (mirror, cell) = mirrored(&board, board.turn.unwrap());
        // The mover's own row stays its own whatever the others' seats; the turn ends before anything else counts.
        let mirror = mirror.position();
        let names = Renamed { cell: &cell, side: &|side| side };
        let sowing = |steps: &[Step]| -> Vec<Step> {
            let stop = steps.iter().position(|step| matches!(step, Step::Stop { .. })).unwrap();
            steps[..=stop].to_vec()
        };
        for played in position.moves() {
            let (_, steps) = play(&position, played);
            let (_, mirrored) = play(&mirror, opposite(played, &cell));
            prop_assert_eq!(names.steps(&sowing(&steps)), sowing(&mirrored), "{} {}", position, played);
        }
    }

    #[test]
    fn with_two_sides_a_whole_move_is_the_same_in_a_mirror(board in board().prop_filter("two sides", |board| board.sides() == 2)) {
        let position = board.position();
        // Seen from above, A's and B's rows are mirrored at once, so both stay who they are.
        let cell = |cell: usize| (16 - cell) % 12;
        let names = Renamed { cell: &cell, side: &|side| side };
        let mirror = names.board(&board).position();
        for played in position.moves() {
            let (after, steps) = play(&position, played);
            let (mirrored, mirrored_steps) = play(&mirror, opposite(played, &cell));
            prop_assert_eq!(names.board(&Board::of(&after)), Board::of(&mirrored), "{} {}", position, played);
            prop_assert_eq!(names.steps(&steps), mirrored_steps);
        }
    }

    #[test]
    fn the_names_of_the_sides_make_no_difference(board in board(), seats in 1..4_usize) {
        let position = board.position();
        let (sides, cells) = (board.sides(), board.ring.len());
        let names = Renamed { cell: &|cell| (cell + 6 * seats) % cells, side: &|side| (side + seats) % sides };
        let renamed = names.board(&board).position();
        let moves: Vec<_> = position.moves().collect();
        let same: Vec<_> = renamed.moves().collect();
        prop_assert_eq!(moves.len(), same.len());
        for (played, same) in moves.into_iter().zip(same) {
            prop_assert_eq!(names.cell(played.cell()), same.cell());
            prop_assert_eq!(played.direction(), same.direction());
            let (after, steps) = play(&position, played);
            let (result, result_steps) = play(&renamed, same);
            prop_assert_eq!(names.board(&Board::of(&after)), Board::of(&result), "{} {}", position, played);
            prop_assert_eq!(names.steps(&steps), result_steps);
        }
    }

    #[test]
    fn the_legal_future_does_not_depend_on_stores(
        (board, other) in (board(), prop::collection::vec(0..4_usize, 240), prop::collection::vec(0..4_usize, 4)).prop_map(
            |(board, citizens, stones)| {
                let mut other = board.clone();
                let sides = board.sides();
                let total = |of: fn(&(u32, u32)) -> u32| board.stores.iter().map(of).sum::<u32>() as usize;
                let (all_citizens, all_stones) = (total(|store| store.0), total(|store| store.1));
                other.stores.fill((0, 0));
                for owner in citizens.iter().take(all_citizens) {
                    other.stores[owner % sides].0 += 1;
                }
                for owner in stones.iter().take(all_stones) {
                    other.stores[owner % sides].1 += 1;
                }
                // Debts turned round.
                for debtor in 0..sides {
                    for lender in 0..sides {
                        other.debts[debtor][lender] = board.debts[lender][debtor];
                    }
                }
                (board, other)
            },
        ),
        choices in prop::collection::vec(any::<prop::sample::Index>(), 30),
    ) {
        let (mut one, mut two) = (board.position(), other.position());
        prop_assert!(one.repeats(&two));
        let seen = |steps: &[Step]| -> Vec<Step> {
            let store = |step: &Step| matches!(step, Step::Pay { .. } | Step::Borrow { .. });
            steps.iter().filter(|step| !store(step)).copied().collect()
        };
        for choice in choices {
            let moves: Vec<_> = one.moves().collect();
            prop_assert_eq!(&moves, &two.moves().collect::<Vec<_>>());
            prop_assert_eq!(one.over(), two.over());
            if moves.is_empty() {
                break;
            }
            let played = *choice.get(&moves);
            let ((after, steps), (other, other_steps)) = (play(&one, played), play(&two, played));
            prop_assert_eq!(seen(&steps), seen(&other_steps));
            prop_assert!(after.repeats(&other));
            (one, two) = (after, other);
        }
    }
}

/// Left and right are the mover's own: for B, on the far row, its right is the left of the screen.
#[test]
fn right_is_one_cell_on_for_every_side() {
    for (turn, played) in [("A", "A3r"), ("B", "B3r"), ("C", "C3r"), ("D", "D3r")] {
        let row = "1,1,1,1,1,0Q";
        let text = format!("{row}/{row}/{row}/{row} {turn} 0,0,0,0 -");
        let rules = r#"{"sides":4,"citizensPerSquare":1}"#.parse().unwrap();
        let position = oanquan::Position::read(&text, &rules).unwrap();
        let played: Move = played.parse().unwrap();
        let (_, right) = play(&position, played);
        let (_, left) = play(&position, Move::from_cell(played.cell(), Direction::Left).unwrap());
        let first = |steps: &[Step]| {
            steps.iter().find_map(|step| match step {
                Step::Sow { cell, .. } => Some(cell.index()),
                _ => None,
            })
        };
        assert_eq!(first(&right), Some(played.cell().index() + 1));
        assert_eq!(first(&left), Some(played.cell().index() - 1));
    }
}
