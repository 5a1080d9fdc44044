//! `oaq bench`: the number that only a change of the search may change.

use crate::oaq::oaq;

/// When the search has changed on purpose, write the new number there; the failing test prints it.
const COUNT: &str = include_str!("../bench.count");

#[test]
fn the_count_is_known() {
    let done = oaq(&["bench"], "");
    assert_eq!((done.code, done.errors.as_str()), (0, ""));
    let words: Vec<_> = done.output.trim_end().split(' ').collect();
    let ["nodes", nodes, "seconds", seconds, "rate", rate] = words[..] else { panic!("{}", done.output) };
    assert!(seconds.parse::<f64>().unwrap() > 0.0 && rate.parse::<u64>().unwrap() > 0, "{}", done.output);
    assert_eq!(nodes, COUNT.trim(), "the search has changed: if it was meant to, this is the number for bench.count");
}
