//! `oaq match`: sums that agree with each other, and the same ones every time.

use crate::oaq::oaq;

struct Sums {
    games: [u32; 3],
    score: f64,
    error: f64,
    plies: f64,
    ends: Vec<(String, u32)>,
    /// All lines.
    text: String,
}

fn duel(arguments: &[&str]) -> Sums {
    let done = oaq(&[&["match"], arguments].concat(), "");
    assert_eq!((done.code, done.errors.as_str()), (0, ""), "{arguments:?}");
    let lines: Vec<Vec<_>> = done.output.lines().map(|line| line.split(' ').collect()).collect();
    let number = |text: &str| text.parse::<f64>().unwrap();
    let whole = |text: &str| text.parse::<u32>().unwrap();
    assert_eq!(lines.len(), 5, "{}", done.output);
    assert_eq!(lines[0][0], "a");
    let ["games", all, "wins", wins, "draws", draws, "losses", losses] = lines[1][..] else {
        panic!("{}", done.output)
    };
    let ["score", score, "%", "±", error, "(95", "%,", pairs, "pairs)"] = lines[2][..] else {
        panic!("{}", done.output)
    };
    let ["plies", plies, "a", "game"] = lines[3][..] else { panic!("{}", done.output) };
    let ends = lines[4][1..].chunks(2).map(|end| (end[0].to_owned(), whole(end[1]))).collect();
    let sums = Sums {
        games: [wins, draws, losses].map(whole),
        score: number(score),
        error: number(error),
        plies: number(plies),
        ends,
        text: done.output.clone(),
    };
    let [wins, draws, losses] = sums.games;
    assert_eq!(wins + draws + losses, whole(all), "{}", done.output);
    assert_eq!(sums.ends.iter().map(|(_, count)| count).sum::<u32>(), whole(all), "{}", done.output);
    assert_eq!(whole(pairs), whole(all) / 2, "{}", done.output);
    let score = f64::from(2 * wins + draws) * 50.0 / f64::from(whole(all));
    assert!((sums.score - score).abs() < 0.051, "{}", done.output);
    sums
}

#[test]
fn levels_and_a_seed_decide_everything() {
    let arguments = ["--a", "1", "--b", "greedy", "--games", "12", "--seed", "7"];
    let once = duel(&arguments);
    assert_eq!(once.text, duel(&arguments).text);
    assert!(once.text.starts_with("a 1 b greedy rules standard seed 7\n"), "{}", once.text);
    assert!(once.plies > 2.0 && once.error > 0.0);
}

#[test]
fn equals_part_as_equals() {
    // Both games of a pair are one and the same with names exchanged, if nothing is left from one game to the next.
    for player in ["depth:2", "1"] {
        let sums = duel(&["--a", player, "--b", player, "--games", "20"]);
        assert!((sums.score - 50.0).abs() < 0.01, "{}", sums.text);
        assert!(sums.error < 15.0, "{}", sums.text);
    }
}

#[test]
fn all_kinds_of_players() {
    for player in ["2", "7", "nodes:50", "depth:1"] {
        let sums = duel(&["--a", player, "--b", "greedy", "--games", "2", "--rules", "folk"]);
        assert!(sums.text.starts_with(&format!("a {player} b greedy rules folk seed 0\n")), "{}", sums.text);
    }
}

#[test]
fn an_odd_number_of_games() {
    for games in ["1", "3"] {
        let sums = duel(&["--a", "greedy", "--b", "greedy", "--games", games, "--rules", "{\"youngMandarin\":3}"]);
        assert_eq!(sums.games.iter().sum::<u32>().to_string(), games);
    }
}

#[test]
fn three_and_four_sides() {
    for (sides, fair) in [("3", "33.3"), ("4", "25.0")] {
        let rules = format!("{{\"sides\":{sides}}}");
        let play = |a: &str, b: &str| {
            let arguments = ["match", "--a", a, "--b", b, "--games", "24", "--seed", "3", "--rules", &rules];
            let done = oaq(&arguments, "");
            assert_eq!((done.code, done.errors.as_str()), (0, ""), "{arguments:?}");
            assert!(done.output.contains(&format!("rounds of {sides}, {fair} % is fair)")), "{}", done.output);
            done.output
        };
        // Equals play one and the same game from each seat, and together win all of it once.
        let equals = play("depth:2", "depth:2");
        assert!(equals.contains(&format!("\nscore {fair} %")), "{equals}");
        let score =
            |text: &str| text.split("score ").nth(1).unwrap().split(' ').next().unwrap().parse::<f64>().unwrap();
        assert!(score(&play("4", "1")) > fair.parse().unwrap());
    }
}

#[test]
fn many_games_of_all_rules() {
    for rules in ["standard", "folk", "sow-on", "pebbles"] {
        let sums = duel(&["--a", "greedy", "--b", "greedy", "--games", "400", "--rules", rules]);
        assert_eq!(sums.ends.last(), Some(&("broken-off-after-2000".to_owned(), 0)), "{}", sums.text);
        assert!(sums.error < 5.0, "{}", sums.text);
    }
}
