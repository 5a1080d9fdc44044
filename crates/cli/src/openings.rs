//! Openings for matches: a few moves that nobody chose.

use std::collections::HashSet;

use oanquan::{Game, Move, Position, Rules, Sides};

use crate::chance::Chance;

/// How many plies an opening has, one of these. Fewer are too much alike; after more, one side may have won already.
const PLIES: [u8; 3] = [2, 3, 4];
/// Draws without a new opening after which there seem to be no more.
const MOST_FRUITLESS: u32 = 200;

/// So many openings, the same for the same seed; the first ones are the same, however many there are. As long as new ones
/// are found, none comes twice, and none after its mirror image: the same game would be counted as two.
pub(crate) fn draw(rules: &Rules, seed: u64, count: usize) -> Vec<Game> {
    let mut chance = Chance::new(seed);
    let mut drawn: HashSet<Position> = HashSet::new();
    let mut openings = Vec::with_capacity(count);
    let mut fruitless = 0;
    while openings.len() < count {
        let opening = one(rules, &mut chance);
        if drawn.contains(opening.position()) && fruitless < MOST_FRUITLESS {
            fruitless += 1;
            continue;
        }
        // Once there seem to be no new ones, any will do.
        if fruitless < MOST_FRUITLESS {
            fruitless = 0;
        }
        drawn.insert(*opening.position());
        drawn.extend(mirrored(&opening));
        openings.push(opening);
    }
    openings
}

/// Random moves from the start. Where one ends the game so early, as two of the 676 third moves do under sow-on rules, the
/// opening stops before it.
fn one(rules: &Rules, chance: &mut Chance) -> Game {
    let mut game = Game::new(rules);
    for _ in 0..chance.pick(&PLIES).unwrap_or_default() {
        let moves: Vec<_> = game.position().moves().collect();
        // What `moves` gives is legal.
        let played = chance.pick(&moves).is_some_and(|played| game.play(played).is_ok());
        if !played || game.position().over().is_some() {
            game.undo();
            break;
        }
    }
    game
}

/// The position that the same moves lead to in a mirror. With more than two sides there is none: turns go round.
fn mirrored(opening: &Game) -> Option<Position> {
    let mut position = *opening.first_position();
    if position.rules().sides != Sides::Two {
        return None;
    }
    for played in opening.history() {
        position.play(mirror(*played)?).ok()?;
    }
    Some(position)
}

/// The move seen in a mirror that stands at the end of the board.
fn mirror(played: Move) -> Option<Move> {
    let square = played.cell().square()?;
    Some(Move::new(played.side(), 6 - square, played.direction().opposite()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn none_comes_twice_nor_mirrored() {
        for (_, rules) in Rules::NAMED {
            let openings = draw(&rules, 1, 500);
            let positions: HashSet<_> = openings.iter().map(|opening| *opening.position()).collect();
            assert_eq!(positions.len(), 500);
            for opening in &openings {
                assert!((2..=4).contains(&opening.ply()) && opening.position().over().is_none());
                let mirrored = mirrored(opening).unwrap();
                assert!(mirrored == *opening.position() || !positions.contains(&mirrored), "{mirrored}");
            }
        }
    }

    #[test]
    fn the_seed_decides() {
        let moves = |seed, count| -> Vec<_> {
            draw(&Rules::FOLK, seed, count).iter().map(|opening| opening.history().to_vec()).collect()
        };
        assert_eq!(moves(3, 20), moves(3, 20));
        assert_eq!(moves(3, 20)[..5], moves(3, 5));
        assert_ne!(moves(3, 20), moves(4, 20));
    }

    #[test]
    fn more_than_there_are() {
        assert_eq!(draw(&Rules::STANDARD, 0, 20_000).len(), 20_000);
    }
}
