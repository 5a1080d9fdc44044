//! A search too simple to be wrong, and games to try it on.

use oanquan::{CitizensPerSquare, Game, Position, Rules, Side, Sides};
use oanquan_engine::{Engine, Task};

/// The side's score less the best of the others.
pub(crate) fn margin(position: &Position, side: Side) -> i32 {
    lead(&position.scores().collect::<Vec<_>>(), side)
}

/// What each side has after `depth` more plies of best play by the core's rules, every side playing for its own margin, with no
/// table and no window. Of moves that are equally good for it, a side takes the one that gives itself most, then the one that
/// gives least to the side after it, and so on.
pub(crate) fn plain(game: &Game, depth: u32) -> Vec<i32> {
    let position = game.position();
    let Some(turn) = position.turn().filter(|_| depth > 0) else { return position.scores().collect() };
    let outcomes = position.moves().map(|played| {
        let mut after = game.clone();
        after.play(played).unwrap();
        plain(&after, depth - 1)
    });
    outcomes.max_by_key(|scores| liking(scores, turn)).unwrap()
}

/// How much a side likes these scores, as numbers to be compared one after the other.
fn liking(scores: &[i32], side: Side) -> Vec<i32> {
    let at = side.index();
    let after = (1..scores.len()).map(|away| -scores[(at + away) % scores.len()]);
    [lead(scores, side), scores[at]].into_iter().chain(after).collect()
}

/// The side's score less the best of the others.
pub(crate) fn lead(scores: &[i32], side: Side) -> i32 {
    let others = scores.iter().enumerate().filter(|(place, _)| *place != side.index());
    scores[side.index()] - others.map(|(_, score)| *score).max().unwrap()
}

/// A game after some moves of no particular wit.
pub(crate) fn game(rules: &Rules, plies: usize, seed: u64) -> Game {
    game_from(Position::start(rules), plies, seed)
}

pub(crate) fn game_from(position: Position, plies: usize, mut seed: u64) -> Game {
    let mut game = Game::from_position(position);
    for _ in 0..plies {
        let moves: Vec<_> = game.position().moves().collect();
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let mut after = game.clone();
        after.play(moves[(seed >> 33) as usize % moves.len()]).unwrap();
        if after.position().turn().is_some() {
            game = after;
        }
    }
    game
}

pub(crate) fn rules() -> impl Iterator<Item = Rules> {
    let three = Rules { sides: Sides::Three, ..Rules::STANDARD };
    let four = Rules { sides: Sides::Four, citizens_per_square: CitizensPerSquare::new(2), ..Rules::SOW_ON };
    let full = Rules { citizens_per_square: CitizensPerSquare::new(10), ..Rules::FOLK };
    let few = Rules { citizens_per_square: CitizensPerSquare::new(1), ..Rules::PEBBLES };
    Rules::NAMED.into_iter().map(|(_, rules)| rules).chain([three, four, full, few])
}

pub(crate) fn search(engine: &mut Engine, game: &Game, task: Task) {
    let mut earlier = Game::from_position(*game.first_position());
    let mut positions = Vec::new();
    for played in game.history() {
        positions.push(*earlier.position());
        earlier.play(*played).unwrap();
    }
    engine.begin(game.position(), &positions, task);
    while !engine.step(997) {}
}
