//! The table of positions reached from the start, on which implementations written apart agree.

use oanquan::{Position, Rules};
use oaq::perft::count;

/// Leaves at exactly each depth from 1, and games already over before it.
type Row = [(u64, u64); 7];

const STANDARD: Row = [(10, 0), (80, 0), (668, 0), (5188, 0), (39128, 18), (285_324, 102), (2_045_844, 1158)];
const FOLK: Row = [(10, 0), (80, 0), (664, 0), (5128, 0), (38476, 24), (278_360, 140), (1_987_420, 1322)];
const SOW_ON: Row = [(10, 0), (84, 0), (676, 0), (4772, 2), (32720, 96), (210_884, 882), (1_332_188, 5590)];

fn assert_counts(rules: &Rules, row: &Row) {
    for (depth, expected) in (1..).zip(row) {
        let found = count(&Position::start(rules), depth);
        assert_eq!((found.leaves, found.over), *expected, "depth {depth}");
    }
}

#[test]
fn standard() {
    assert_counts(&Rules::STANDARD, &STANDARD);
}

#[test]
fn folk() {
    assert_counts(&Rules::FOLK, &FOLK);
}

#[test]
fn sow_on() {
    assert_counts(&Rules::SOW_ON, &SOW_ON);
}

#[test]
fn depth_nought_is_the_position_itself() {
    let found = count(&Position::start(&Rules::STANDARD), 0);
    assert_eq!((found.leaves, found.over), (1, 0));
}
