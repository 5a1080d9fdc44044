//! The search held against a plain one.

use oanquan::{Game, Rules};
use oanquan_engine::{Engine, Task};

use crate::plain::{game, margin, plain, rules, search};

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
                assert_eq!(answer.value, plain(&after, depth - 1, hero), "{rules:?} {depth} {answer:?}");
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
