//! The levels held against each other. The full ladder, with error bars, stands in the README; here fewer games, always
//! the same ones.

use oanquan::{Game, Move, Rules, Side, Sides};
use oanquan_engine::{Engine, Level, Task, greedy_move};

type Player<'a> = dyn FnMut(&Game, u64) -> Move + 'a;

fn chosen(engine: &mut Engine, level: u32, game: &Game, seed: u64) -> Move {
    let level = Level::try_from(level).unwrap();
    engine.begin(game.position(), &[], Task { seed, ..Task::level(level) });
    while !engine.step(10_000) {}
    engine.best().unwrap().played
}

/// Points of the first player over so many openings, each played twice with sides changed: 2 for a win, 1 for a draw.
fn score(first: &mut Player<'_>, second: &mut Player<'_>, openings: u64) -> i32 {
    let mut score = 0;
    for opening in 0..openings {
        for side in [Side::A, Side::B] {
            let mut game = Game::new(&Rules::STANDARD);
            let mut seed = opening;
            while let Some(turn) = game.position().turn().filter(|_| game.ply() < 500) {
                seed = next(seed);
                let played = if game.ply() < 3 {
                    any(&game, seed)
                } else if turn == side {
                    first(&game, seed)
                } else {
                    second(&game, seed)
                };
                game.play(played).unwrap();
            }
            let other = if side == Side::A { Side::B } else { Side::A };
            score += 1 + (game.position().score(side) - game.position().score(other)).signum();
        }
    }
    score
}

#[test]
fn every_level_beats_the_one_below() {
    let (mut one, mut other) = (Engine::new(1 << 20), Engine::new(1 << 20));
    // The best level thinks for long: a few games of it are enough to see that it is no weaker.
    for (level, openings) in [(2, 60), (3, 60), (4, 60), (5, 60), (6, 4)] {
        let mut upper = |game: &Game, seed| chosen(&mut one, level, game, seed);
        let mut lower = |game: &Game, seed| chosen(&mut other, level - 1, game, seed);
        let (points, all) = (score(&mut upper, &mut lower, openings), 4 * openings as i32);
        assert!(points * 100 >= all * 55, "level {level} scores {points} of {all}");
    }
}

/// One of a level among others of the level below, in each seat once for every opening: wins of its own, and its fair share.
#[test]
fn every_level_has_more_than_its_share_among_those_below() {
    let (mut one, mut others) = (Engine::new(0), Engine::new(0));
    for sides in [Sides::Three, Sides::Four] {
        let rules = Rules { sides, ..Rules::STANDARD };
        for level in 2..=5 {
            let (mut wins, mut games) = (0.0, 0.0);
            for opening in 0..50 {
                for seat in sides.iter() {
                    let mut game = Game::new(&rules);
                    let mut seed = opening;
                    while let Some(turn) = game.position().turn().filter(|_| game.ply() < 1000) {
                        seed = next(seed);
                        let played = match game.ply() {
                            0..4 => any(&game, seed),
                            _ if turn == seat => chosen(&mut one, level, &game, seed),
                            _ => chosen(&mut others, level - 1, &game, seed),
                        };
                        game.play(played).unwrap();
                    }
                    let highest = game.position().scores().max().unwrap();
                    let winners: f64 =
                        game.position().scores().map(|score| f64::from(u8::from(score == highest))).sum();
                    if game.position().score(seat) == highest {
                        wins += 1.0 / winners;
                    }
                    games += 1.0;
                }
            }
            let fair = games / f64::from(u32::from(sides));
            assert!(wins > fair, "{sides:?}: level {level} wins {wins:.1} of {games}");
        }
    }
}

fn next(seed: u64) -> u64 {
    seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

fn any(game: &Game, seed: u64) -> Move {
    let moves: Vec<_> = game.position().moves().collect();
    moves[(seed >> 33) as usize % moves.len()]
}

#[test]
fn the_first_level_loses_to_whoever_takes_the_most_at_once() {
    let mut engine = Engine::new(1 << 10);
    let mut greedy = |game: &Game, seed| greedy_move(game.position(), seed as u32).unwrap();
    let mut level = |game: &Game, seed| chosen(&mut engine, 1, game, seed);
    let points = score(&mut greedy, &mut level, 100);
    assert!(points >= 240, "{points} of 400");
}

#[test]
fn the_first_level_is_no_player_of_random_moves() {
    let mut engine = Engine::new(1 << 10);
    let mut level = |game: &Game, seed| chosen(&mut engine, 1, game, seed);
    let mut random = |game: &Game, seed: u64| any(game, seed >> 7);
    let points = score(&mut level, &mut random, 100);
    assert!(points >= 240, "{points} of 400");
}

/// An opponent that always answers alike is soon known by heart.
#[test]
fn seeds_bring_other_games() {
    let mut engine = Engine::new(1 << 10);
    for level in 1..=4 {
        let game = Game::new(&Rules::STANDARD);
        let mut moves: Vec<_> = (0..40).map(|seed| chosen(&mut engine, level, &game, seed)).collect();
        assert_eq!(moves[7], chosen(&mut engine, level, &game, 7), "the same seed, the same move");
        moves.sort();
        moves.dedup();
        assert!(moves.len() > 1, "level {level} always plays {moves:?}");
    }
}
