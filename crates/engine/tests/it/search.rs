//! The search held against a plain one.

use oanquan::{Game, Position, Rules, Sides};
use oanquan_engine::{Engine, Task};

use crate::plain::{game, lead, margin, plain, rules, search};

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
                    let expected = lead(&plain(&after, depth - 1), hero);
                    if !answer.exact {
                        assert_eq!(answer.value, expected, "{rules:?} {} {depth} {answer:?}", game.position());
                    }
                }
            }
        }
    }
}

/// Half of the moves of a start are not searched: they are the others in a mirror.
#[test]
fn every_move_of_a_start_has_the_value_of_a_plain_search() {
    let mut engine = Engine::new(1 << 20);
    for rules in rules() {
        let game = Game::new(&rules);
        let hero = game.position().turn().unwrap();
        for depth in 1..=4 {
            search(&mut engine, &game, Task { every_move: true, ..Task::depth(depth) });
            let mut seen = Vec::new();
            for answer in engine.lines() {
                let mut after = game.clone();
                after.play(answer.played).unwrap();
                assert_eq!(answer.value, lead(&plain(&after, depth - 1), hero), "{rules:?} {depth} {answer:?}");
                for played in &answer.line[1..] {
                    after.play(*played).unwrap();
                }
                assert_eq!(margin(after.position(), hero), answer.value, "{rules:?} {depth} {answer:?}");
                seen.push(answer.played);
            }
            let mut legal: Vec<_> = game.position().moves().collect();
            seen.sort();
            legal.sort();
            assert_eq!(seen, legal, "{rules:?} {depth}");
        }
    }
}

/// Every side plays for itself: what a search of three and four sides finds for each of them is what max-n says.
#[test]
fn points_are_those_of_a_plain_search() {
    let mut engine = Engine::new(1 << 12);
    for rules in rules().filter(|rules| rules.sides != Sides::Two) {
        for seed in 0..12 {
            let game = game(&rules, seed as usize * 3, seed);
            let sides = rules.sides as i32;
            for depth in 1..=4 {
                search(&mut engine, &game, Task::depth(depth));
                for answer in engine.lines() {
                    let mut after = game.clone();
                    after.play(answer.played).unwrap();
                    let expected = plain(&after, depth - 1);
                    if answer.exact {
                        continue;
                    }
                    let mut end = game.clone();
                    for played in &answer.line {
                        end.play(*played).unwrap();
                    }
                    assert_eq!(end.position().scores().collect::<Vec<_>>(), expected, "{} {answer:?}", game.position());
                    // What is left on the ring is shared out.
                    let left = if end.position().over().is_some() { 0 } else { on_the_ring(end.position()) };
                    let shared: Vec<_> = expected.iter().map(|score| score + left / sides).collect();
                    assert_eq!(answer.scores, shared, "{} {answer:?}", game.position());
                    assert_eq!(lead(&answer.scores, game.position().turn().unwrap()), answer.value);
                }
            }
        }
    }
}

fn on_the_ring(position: &Position) -> i32 {
    let worth = i32::from(position.rules().mandarin_value.points());
    let points = position
        .cells()
        .map(|cell| i32::from(position.citizens(cell)) + if position.has_stone(cell) { worth } else { 0 });
    points.sum()
}

#[test]
fn points_of_two_sides_differ_by_the_value() {
    let mut engine = Engine::new(1 << 16);
    for (_, rules) in Rules::NAMED {
        for seed in 0..6 {
            let game = game(&rules, seed as usize * 5, seed);
            let mover = game.position().turn().unwrap();
            search(&mut engine, &game, Task { every_move: true, ..Task::depth(5) });
            for answer in engine.lines() {
                assert_eq!(lead(&answer.scores, mover), answer.value, "{answer:?}");
                let all = game.position().scores().sum::<i32>() + on_the_ring(game.position());
                assert!((0..=1).contains(&(all - answer.scores.iter().sum::<i32>())), "{answer:?}");
            }
        }
    }
}

#[test]
fn a_depth_is_reached_whether_odd_or_even() {
    let mut engine = Engine::new(1 << 20);
    for depth in 1..=9 {
        let game = game(&Rules::FOLK, 4, 1);
        search(&mut engine, &game, Task::depth(depth));
        assert_eq!(engine.best().unwrap().depth, depth);
    }
}

#[test]
fn the_best_move_is_the_best_of_all() {
    let mut engine = Engine::new(1 << 20);
    for rules in rules() {
        for seed in 0..20 {
            let game = game(&rules, seed as usize * 2, seed);
            search(&mut engine, &game, Task { every_move: true, ..Task::depth(3) });
            let all: Vec<_> = engine.lines();
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
