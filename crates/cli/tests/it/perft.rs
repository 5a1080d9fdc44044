//! `oaq perft`: one line that is checkable in itself.

use crate::oaq::oaq;

fn perft(arguments: &[&str]) -> (u64, u64) {
    let done = oaq(&[&["perft"], arguments].concat(), "");
    assert_eq!((done.code, done.errors.as_str()), (0, ""), "{arguments:?}");
    let line = done.output.strip_suffix('\n').unwrap();
    let words: Vec<_> = line.split(' ').collect();
    let ["leaves", leaves, "over", over, "seconds", seconds, "rate", rate] = words[..] else { panic!("{line}") };
    let (leaves, over): (u64, u64) = (leaves.parse().unwrap(), over.parse().unwrap());
    let (whole, micros) = seconds.split_once('.').unwrap();
    assert_eq!(micros.len(), 6, "{line}");
    let micros = whole.parse::<u64>().unwrap() * 1_000_000 + micros.parse::<u64>().unwrap();
    let rate: u64 = rate.parse().unwrap();
    assert_eq!(rate, ((leaves + over) * 1_000_000 + micros / 2) / micros, "{line}");
    (leaves, over)
}

#[test]
fn known_numbers() {
    assert_eq!(perft(&["0"]), (1, 0));
    assert_eq!(perft(&["5"]), (39128, 18));
    assert_eq!(perft(&["--rules", "folk", "5"]), (38476, 24));
    assert_eq!(perft(&["4", "--rules=sow-on"]), (4772, 2));
}

#[test]
fn from_a_position() {
    assert_eq!(perft(&["2", "--position", "start"]), (80, 0));
    assert_eq!(perft(&["1", "--position", "6,0,0,6,6,1Q/6,0,6,6,6,1Q B 6,0 -"]), (8, 0));
    assert_eq!(perft(&["3", "--position", "0,0,0,0,0,0/0,0,0,0,0,0 - 35+1Q,15+1Q -"]), (0, 1));
}
