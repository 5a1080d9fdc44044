//! `oaq analyse`: every legal move once, the best first, in columns.

use oanquan::{Game, Move, Position, Rules};

use crate::oaq::oaq;

fn analyse(arguments: &[&str]) -> String {
    let done = oaq(&[&["analyse"], arguments].concat(), "");
    assert_eq!((done.code, done.errors.as_str()), (0, ""), "{arguments:?}");
    done.output
}

/// Checks what can be known of any engine: all legal moves, values that fall, lines that can be played.
fn assert_shape(output: &str, position: &Position) {
    let mut lines = output.lines();
    let head = lines.next().unwrap();
    let sides = position.rules().sides.count();
    let names: &[&str] = if sides > 2 {
        &["move", "value", "scores", "depth", "exact", "line"]
    } else {
        &["move", "value", "depth", "exact", "line"]
    };
    assert_eq!(head.split_whitespace().collect::<Vec<_>>(), names);
    // Numbers end, words begin below the head's.
    let [value, depth] = ["value", "depth"].map(|name| head.find(name).unwrap() + name.len());
    let [exact, line] = ["exact", "line"].map(|name| head.find(name).unwrap());
    let mut moves: Vec<Move> = Vec::new();
    let mut values: Vec<i32> = Vec::new();
    for row in lines {
        let played: Move = row[..3].parse().unwrap();
        let number = row[3..value].trim();
        assert!(number == "0" || number.starts_with(['+', '-']), "{row}");
        let mut numbers = row[value..depth].split_whitespace();
        if sides > 2 {
            let scores: Vec<i32> = numbers.next().unwrap().split('/').map(|score| score.parse().unwrap()).collect();
            let hero = position.turn().unwrap().index();
            let best = (0..sides).filter(|place| *place != hero).map(|place| scores[place]).max().unwrap();
            assert_eq!((scores.len(), scores[hero] - best), (sides, number.parse().unwrap()), "{row}");
        }
        assert!(numbers.next().unwrap().parse::<u32>().is_ok() && numbers.next().is_none(), "{row}");
        assert!(["exact", "-"].contains(&row[exact..line].trim()), "{row}");
        let expected: Vec<Move> = row[line..].split(' ').map(|text| text.parse().unwrap()).collect();
        assert_eq!(expected.first(), Some(&played), "{row}");
        let mut game = Game::from_position(*position);
        for each in expected {
            game.play(each).unwrap();
        }
        moves.push(played);
        values.push(number.parse().unwrap());
    }
    assert!(values.is_sorted_by(|one, next| one >= next), "{output}");
    moves.sort();
    assert_eq!(moves, position.moves().collect::<Vec<_>>(), "{output}");
}

#[test]
fn all_moves_the_best_first() {
    let start = Position::start(&Rules::STANDARD);
    for limit in [&["--time", "0"][..], &["--time", "30"], &["--depth", "3"]] {
        assert_shape(&analyse(&[&["start"], limit].concat()), &start);
    }
    let text = "1,1,1,12,1,3/0,0,4,6,1,7Q B 4,9+1Q -";
    let position = Position::read(text, &Rules::SOW_ON).unwrap();
    assert_shape(&analyse(&[text, "--rules", "sow-on", "--depth", "4"]), &position);
    // Without quotes, a shell hands it over in pieces.
    let pieces: Vec<_> = text.split(' ').chain(["--rules", "sow-on", "--depth", "4"]).collect();
    assert_shape(&analyse(&pieces), &position);
    for sides in [3, 4] {
        let rules = format!("{{\"sides\":{sides}}}");
        let start = Position::start(&rules.parse().unwrap());
        assert_shape(&analyse(&["start", "--rules", &rules, "--depth", "2"]), &start);
    }
}

#[test]
fn after_moves() {
    let mut position = Position::start(&Rules::STANDARD);
    for played in ["A2r", "B1r"] {
        position.play(played.parse().unwrap()).unwrap();
    }
    assert_shape(&analyse(&["start", "--moves", "A2r  B1r", "--depth", "2"]), &position);
}

#[test]
fn a_game_that_is_over() {
    let output = analyse(&["0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -"]);
    assert_eq!(output, "Turn:    nobody's; the game is over (mandarins-gone)\n");
}

#[test]
fn thinks_a_second_unless_told_otherwise() {
    // One move, and the end: nothing to think about for long.
    let text = "0,0,1,0,0,5Q/1,0,0,0,0,0 A 40,3+1Q -";
    let output = analyse(&[text]);
    assert_shape(&output, &Position::read(text, &Rules::STANDARD).unwrap());
}
