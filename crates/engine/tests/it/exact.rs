//! What the engine says is proven.

use oanquan::{CitizensPerSquare, Game, OverReason, Position, Rules, Sides, YoungMandarin};
use oanquan_engine::{Engine, Task};

use crate::plain::{game_from, lead, margin, plain, rules, search};

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

/// Also where a search ends: a level that looks one ply ahead must not be surprised by the end of the game.
#[test]
fn the_third_time_ends_the_game_at_any_depth() {
    let mut engine = Engine::new(1 << 12);
    let mut repeated = [0; 2];
    for seed in 0..4000 {
        let three = seed % 4 == 3;
        let rules = Rules {
            sides: if three { Sides::Three } else { Sides::Two },
            citizens_per_square: CitizensPerSquare::new(1),
            young_mandarin: YoungMandarin::new(10),
            ..[Rules::FOLK, Rules::SOW_ON][seed as usize % 2]
        };
        let game = game_from(
            Position::start(&rules),
            if three { 40 + seed as usize % 90 } else { 20 + seed as usize % 20 },
            seed,
        );
        let Some(hero) = game.position().turn() else { continue };
        for depth in 1..=3 {
            search(&mut engine, &game, Task { every_move: true, ..Task::depth(depth) });
            for answer in engine.lines() {
                let mut after = game.clone();
                after.play(answer.played).unwrap();
                if !answer.exact {
                    let value = lead(&plain(&after, depth - 1), hero);
                    assert_eq!(answer.value, value, "{} {:?} {answer:?}", game.position(), game.history());
                }
                answer.line.iter().skip(1).for_each(|played| drop(after.play(*played).unwrap()));
                repeated[usize::from(three)] += u32::from(after.position().over() == Some(OverReason::Repetition));
            }
        }
    }
    assert!(repeated[0] > 100 && repeated[1] > 0, "{repeated:?}");
}

/// The best move is proven only when no other can turn out to be better.
#[test]
fn a_proven_best_move_stays_the_best() {
    let mut engine = Engine::new(1 << 16);
    let mut proven = 0;
    let rules: Vec<_> = rules().filter(|rules| rules.sides == Sides::Two).collect();
    for seed in 0..600 {
        let rules = rules[seed as usize % rules.len()];
        let Some(position) = ending(&rules, seed) else { continue };
        let game = Game::from_position(position);
        search(&mut engine, &game, Task::nodes(2_000 + 50 * seed));
        let first = engine.best().unwrap();
        if !first.exact {
            continue;
        }
        proven += 1;
        search(&mut engine, &game, Task { every_move: true, ..Task::nodes(200_000) });
        assert_eq!(engine.best().unwrap().value, first.value, "{rules:?} {position}");
    }
    assert!(proven > 15, "{proven}");
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
