//! Boards of every kind: all rules, many sides, full hands and full cells.

use oanquan::{
    AfterCapture, CitizensPerSquare, EmptyMandarin, Game, Mandarin, MandarinValue, Position, Rules, Sides,
    YoungMandarin,
};
use oanquan_engine::{Engine, Level, Task};

use crate::plain::{game, lead, plain, search};

/// Every choice of rules, but for numbers of citizens: those are `citizens` and `young`.
fn all_rules(citizens: u8, young: u8) -> impl Iterator<Item = Rules> {
    (0..48).map(move |number| Rules {
        sides: [Sides::Two, Sides::Three, Sides::Four][number % 3],
        citizens_per_square: CitizensPerSquare::new(citizens),
        mandarin: [Mandarin::Stone, Mandarin::Pebbles][number / 3 % 2],
        mandarin_value: [MandarinValue::Ten, MandarinValue::Five][number / 6 % 2],
        young_mandarin: YoungMandarin::new(young),
        after_capture: [AfterCapture::Stop, AfterCapture::SowOn][number / 12 % 2],
        empty_mandarin: [EmptyMandarin::Ordinary, EmptyMandarin::Stops][number / 24],
    })
}

/// Holds all values of a game's position against a plain search.
fn hold(engine: &mut Engine, game: &Game, depth: u32) {
    let hero = game.position().turn().unwrap();
    search(engine, game, Task { every_move: true, ..Task::depth(depth) });
    let answers: Vec<_> = engine.lines();
    assert_eq!(answers.len(), game.position().moves().count());
    for answer in answers {
        let mut after = game.clone();
        after.play(answer.played).unwrap();
        let depth = if answer.exact { 12 } else { depth - 1 };
        if answer.exact && answer.line.len() > 4 {
            continue;
        }
        assert_eq!(answer.value, lead(&plain(&after, depth), hero), "{} {answer:?}", game.position());
    }
}

#[test]
fn more_memory_than_there_is_is_refused() {
    assert!(Engine::try_new(usize::MAX).is_none());
    assert!(Engine::try_new(1 << 60).is_none());
    assert!(Engine::try_new(0).is_some());
}

#[test]
fn every_choice_of_rules_has_true_values() {
    let mut engine = Engine::new(1 << 12);
    let mut seed = 0;
    for citizens in 1..=10 {
        for young in [0, 1, 5, 10] {
            for rules in all_rules(citizens, young) {
                seed += 1;
                hold(&mut engine, &game(&rules, seed as usize % 23, seed), 2);
            }
        }
    }
}

/// Boards that a game seldom sees: 12 and more in hand, twice round and more, 40 in a square, many in a mandarin cell.
#[test]
fn full_hands_and_full_cells_have_true_values() {
    let full = Rules { citizens_per_square: CitizensPerSquare::new(10), ..Rules::STANDARD };
    let mut engine = Engine::new(1 << 12);
    for (rules, text) in [
        (Rules::STANDARD, "12,0,1,0,0,0Q/1,2,0,0,3,0Q A 20,11 -"),
        (Rules::FOLK, "13,0,0,0,0,4Q/1,0,0,0,0,0Q B 20,12 -"),
        (Rules::SOW_ON, "25,0,1,0,0,1/0,1,0,0,0,0Q A 12+1Q,10 -"),
        (Rules::PEBBLES, "0,0,31,0,1,2/1,0,0,0,1,1 A 20,13 -"),
        (Rules::STANDARD, "0,0,40,0,1,0Q/1,0,0,0,1,0Q A 4,3 -"),
        (Rules::FOLK, "1,0,0,0,0,0Q/0,40,0,0,1,0Q B 4,4 -"),
        (Rules::FOLK, "1,31,0,0,0,0Q/1,0,0,0,1,0Q A 9,7 -"),
        (full, "10,31,10,9,0,0Q/10,10,10,10,0,0Q A 0,0 -"),
        (full, "1,1,1,1,1,63Q/1,1,1,1,1,0Q A 13,14 -"),
        (full, "1,1,1,1,1,70/1,1,1,1,1,0Q B 10,10+1Q -"),
        (full, "90,0,0,0,0,0Q/1,0,0,0,0,0Q A 5,4 -"),
    ] {
        let position = Position::read(text, &rules).unwrap_or_else(|error| panic!("{text}: {error}"));
        let game = Game::from_position(position);
        for depth in 1..=3 {
            hold(&mut engine, &game, depth);
        }
        // And on for long enough to meet what the fast board can't hold.
        search(&mut engine, &game, Task::nodes(100_000));
        assert!(position.moves().any(|legal| Some(legal) == engine.best().map(|best| best.played)), "{text}");
    }
}

#[test]
fn every_level_plays_every_number_of_sides_to_the_end() {
    let mut engine = Engine::new(1 << 16);
    for sides in [Sides::Two, Sides::Three, Sides::Four] {
        for (name, rules) in Rules::NAMED {
            let mut game = Game::new(&Rules { sides, ..rules });
            for seed in 0.. {
                if game.position().over().is_some() {
                    break;
                }
                assert!(seed < 2000, "{name} {sides:?} does not end");
                // The sides play as well as different levels; the best thinks no longer than the fifth does here.
                let level = Level::try_from(seed as u32 % 6 + 1).unwrap();
                let task = Task { seed, nodes: 20_000, ..Task::level(level) };
                search(&mut engine, &game, task);
                game.play(engine.best().unwrap().played).unwrap();
            }
        }
    }
}

#[test]
fn a_game_that_is_over_has_no_answer() {
    let mut engine = Engine::new(0);
    assert_eq!(engine.best(), None, "nothing was asked yet");
    assert!(engine.step(1));
    let over = Position::read("0,0,0,0,0,0/0,0,0,0,0,0 - 30+1Q,20+1Q -", &Rules::STANDARD).unwrap();
    engine.begin(&over, &[], Task::ENDLESS);
    assert!(engine.step(1));
    assert_eq!((engine.best(), engine.lines().len(), engine.nodes()), (None, 0, 0));
}

#[test]
fn an_only_move_is_played_without_thinking() {
    let mut engine = Engine::new(1 << 12);
    let position = Position::read("0,0,0,0,1,0Q/5,5,5,5,5,0Q A 12,12 -", &Rules::STANDARD).unwrap();
    for level in Level::all() {
        engine.begin(&position, &[], Task::level(level));
        while !engine.step(10_000) {}
        let best = engine.best().unwrap();
        assert!(position.moves().any(|legal| legal == best.played), "{level:?}");
    }
}
