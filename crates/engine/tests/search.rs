//! The search held against one that is too simple to be wrong.
#![allow(missing_docs, clippy::unwrap_used, clippy::expect_used, clippy::panic)]

use oanquan::{CitizensPerSquare, Game, OverReason, Position, Rules, Side, Sides, YoungMandarin};
use oanquan_engine::{Engine, Task};

/// The side's score less the best of the others.
fn margin(position: &Position, side: Side) -> i32 {
    let others = position.rules().sides.iter().filter(|other| *other != side);
    position.score(side) - others.map(|other| position.score(other)).max().unwrap()
}

/// The final margin for `hero` after `depth` more plies of best play by the core's rules, every other side playing against
/// it, with no table and no window.
fn plain(game: &Game, depth: u32, hero: Side) -> i32 {
    let position = game.position();
    let Some(turn) = position.turn().filter(|_| depth > 0) else { return margin(position, hero) };
    let values = position.moves().map(|played| {
        let mut after = game.clone();
        after.play(played).unwrap();
        plain(&after, depth - 1, hero)
    });
    if turn == hero { values.max().unwrap() } else { values.min().unwrap() }
}

/// A game after some moves of no particular wit.
fn game(rules: &Rules, plies: usize, seed: u64) -> Game {
    game_from(Position::start(rules), plies, seed)
}

fn game_from(position: Position, plies: usize, mut seed: u64) -> Game {
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

fn rules() -> impl Iterator<Item = Rules> {
    let three = Rules { sides: Sides::Three, ..Rules::STANDARD };
    let four = Rules { sides: Sides::Four, citizens_per_square: CitizensPerSquare::new(2), ..Rules::SOW_ON };
    let full = Rules { citizens_per_square: CitizensPerSquare::new(10), ..Rules::FOLK };
    let few = Rules { citizens_per_square: CitizensPerSquare::new(1), ..Rules::PEBBLES };
    Rules::NAMED.into_iter().map(|(_, rules)| rules).chain([three, four, full, few])
}

fn search(engine: &mut Engine, game: &Game, task: Task) {
    let mut earlier = Game::from_position(*game.first_position());
    let mut positions = Vec::new();
    for played in game.history() {
        positions.push(*earlier.position());
        earlier.play(*played).unwrap();
    }
    engine.begin(game.position(), &positions, task);
    while !engine.step(997) {}
}

#[test]
fn every_move_has_the_value_of_a_plain_search() {
    let mut engine = Engine::new(1 << 20);
    for rules in rules() {
        for seed in 0..12 {
            let game = game(&rules, seed as usize * 3, seed);
            let hero = game.position().turn().unwrap();
            for depth in 1..=3 {
                search(&mut engine, &game, Task { every_move: true, ..Task::depth(depth) });
                for answer in engine.lines() {
                    let mut after = game.clone();
                    after.play(answer.played).unwrap();
                    let expected = plain(&after, depth - 1, hero);
                    if !answer.exact {
                        assert_eq!(answer.value, expected, "{rules:?} {} {depth} {answer:?}", game.position());
                    }
                }
            }
        }
    }
}

#[test]
fn the_best_move_is_the_best_of_all() {
    let mut engine = Engine::new(1 << 20);
    for rules in rules() {
        for seed in 0..20 {
            let game = game(&rules, seed as usize * 2, seed);
            search(&mut engine, &game, Task { every_move: true, ..Task::depth(3) });
            let all = engine.lines();
            search(&mut engine, &game, Task { seed, ..Task::depth(3) });
            let best = engine.best().unwrap();
            assert_eq!(best.value, all[0].value, "{rules:?} {}", game.position());
            assert!(all.iter().any(|each| each.played == best.played && each.value == best.value));
        }
    }
}

#[test]
fn lines_are_legal_and_end_where_their_value_says() {
    let mut engine = Engine::new(1 << 20);
    for rules in rules() {
        for seed in 0..20 {
            let game = game(&rules, seed as usize * 2, seed);
            let hero = game.position().turn().unwrap();
            search(&mut engine, &game, Task { every_move: true, ..Task::depth(5) });
            for answer in engine.lines() {
                assert_eq!(answer.line.first(), Some(&answer.played));
                let mut after = game.clone();
                for played in &answer.line {
                    after.play(*played).unwrap();
                }
                assert_eq!(margin(after.position(), hero), answer.value, "{rules:?} {} {answer:?}", game.position());
            }
        }
    }
}

#[test]
fn slices_change_nothing() {
    let mut engine = Engine::new(1 << 20);
    for rules in rules() {
        let game = game(&rules, 7, 3);
        let mut answers = Vec::new();
        for slice in [1, 7, 1000, u64::MAX] {
            engine.begin(game.position(), &[], Task { seed: 5, ..Task::nodes(20_000) });
            while !engine.step(slice) {}
            answers.push(engine.best());
        }
        answers.dedup();
        assert_eq!(answers.len(), 1, "{rules:?} {answers:?}");
    }
}

/// Whoever sees every line to its end must be right, whatever the table mixed up on the way: held against a search of all
/// lines, each with its own history.
#[test]
fn what_is_exact_is_true() {
    /// Best play by plain alpha-beta, or `None` when it takes too long to find out.
    fn solve(game: &mut Game, mut alpha: i32, beta: i32, plies: u32, left: &mut u32) -> Option<i32> {
        *left = left.checked_sub(1)?;
        let turn = game.position().turn()?;
        let mut best = -10_000;
        for played in game.position().moves() {
            game.play(played).unwrap();
            let value = match game.position().turn() {
                None => Some(margin(game.position(), turn)),
                Some(_) if plies == 0 => None,
                Some(_) => solve(game, -beta, -alpha, plies - 1, left).map(|value| -value),
            };
            game.undo();
            best = best.max(value?);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    let mut engine = Engine::new(1 << 16);
    let (mut exact, mut held, mut repeated) = (0, 0, 0);
    // Mandarins that can hardly be taken: games that go round in circles.
    let small = (0..16).map(|number| Rules {
        citizens_per_square: CitizensPerSquare::new(1),
        young_mandarin: YoungMandarin::new(2 + number % 8),
        ..[Rules::FOLK, Rules::SOW_ON][usize::from(number / 8)]
    });
    for (number, rules) in rules().filter(|rules| rules.sides == Sides::Two).chain(small).enumerate() {
        for seed in 0..400 {
            let Some(position) = ending(&rules, seed * 10 + number as u64) else { continue };
            // With and without a past.
            let game = game_from(position, seed as usize % 9, seed);
            let hero = game.position().turn().unwrap();
            search(&mut engine, &game, Task { every_move: true, ..Task::nodes(60_000) });
            for answer in engine.lines() {
                if !answer.exact {
                    continue;
                }
                exact += 1;
                let mut after = game.clone();
                after.play(answer.played).unwrap();
                let value = match after.position().turn() {
                    None => Some(margin(after.position(), hero)),
                    Some(_) => solve(&mut after, -10_000, 10_000, 200, &mut 20_000).map(|value| -value),
                };
                let Some(value) = value else { continue };
                held += 1;
                assert_eq!(answer.value, value, "{rules:?} {} {:?} {answer:?}", game.position(), game.history());
                let mut after = game.clone();
                for played in &answer.line {
                    after.play(*played).unwrap();
                }
                repeated += u32::from(after.position().over() == Some(OverReason::Repetition));
            }
        }
    }
    println!("{exact} exact, {held} held, {repeated} by repetition");
    assert!(held > 100, "{exact} exact, {held} held");
    assert!(repeated > 0, "{exact} exact, {held} held, {repeated} repeated");
}

/// A ring with few citizens, the others in the stores: the kind of ending that goes round in circles.
fn ending(rules: &Rules, seed: u64) -> Option<Position> {
    let mut state = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let mut chance = |below: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) % below
    };
    let mut cells = String::new();
    let (mut citizens, mut stones) = (0, 0);
    for cell in 0..12 {
        let most = if cell % 6 == 5 { 2 } else { 1 };
        let count = (chance(4) / 3) * most;
        citizens += count as u32;
        cells += &count.to_string();
        if cell % 6 == 5 && rules.stones() > 0 && chance(2) == 0 {
            stones += 1;
            cells.push('Q');
        }
        cells += match cell {
            5 => "/",
            11 => "",
            _ => ",",
        };
    }
    let left = rules.citizens().checked_sub(citizens)?;
    let first = chance(u64::from(left) + 1) as u32;
    let captured = rules.stones() - stones;
    let stones = if captured > 0 { format!("+{captured}Q") } else { String::new() };
    Position::read(&format!("{cells} A {first}{stones},{} -", left - first), rules).ok()
}
