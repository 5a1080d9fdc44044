//! The table of what was measured: natively, in WebAssembly, and what one speed is to the other.

use std::fmt::Write;

/// What the rows of the table are about, and their names in what the programs print.
const SECTIONS: [(&str, &[(&str, &str)]); 3] = [
    (
        "million moves a second, perft 8 of the standard start",
        &[("packed board", "perft.packed"), ("plain array board", "perft.plain"), ("board of the core", "perft.core")],
    ),
    (
        "milliseconds to depth 12, folk start; the ratio is of speeds",
        &[("engine", "search.engine"), ("plain alpha-beta", "search.plain")],
    ),
    (
        "depth reached",
        &[
            ("folk, 100 ms", "depth.folk.100"),
            ("folk, 1 s", "depth.folk.1000"),
            ("standard, 100 ms", "depth.standard.100"),
            ("standard, 1 s", "depth.standard.1000"),
        ],
    ),
];

/// Whose number is how many times that of whom, after the section with this number.
const RATIOS: [(usize, &str, &str, &str); 3] = [
    (0, "packed : plain", "perft.packed", "perft.plain"),
    (0, "packed : core", "perft.packed", "perft.core"),
    (1, "plain : engine", "search.plain", "search.engine"),
];

/// Whether less of it is better: it is a time.
pub fn is_better_small(name: &str) -> bool {
    name.starts_with("search.")
}

/// The whole table.
pub fn of(here: &[(String, f64)], there: &[(String, f64)]) -> String {
    let mut text = String::new();
    let mut line = |name: &str, cells: [String; 3]| {
        let [here, there, ratio] = cells;
        // A text takes whatever is written.
        let _ = writeln!(text, "{name:<60} {here:>9} {there:>9} {ratio:>13}");
    };
    line("", ["native".into(), "wasm".into(), "wasm : native".into()]);
    for (section, (title, rows)) in SECTIONS.iter().enumerate() {
        line(title, Default::default());
        for (label, name) in *rows {
            let (here, there) = (find(here, name), find(there, name));
            let ratio = match name.split('.').next() {
                Some("depth") => None,
                // Of speeds, not of times.
                Some("search") => divided(here, there),
                _ => divided(there, here),
            };
            line(&format!("  {label}"), [number(name, here), number(name, there), fixed(ratio, 2)]);
        }
        for (_, label, of, to) in RATIOS.iter().filter(|ratio| ratio.0 == section) {
            let ratio = |measured| fixed(divided(find(measured, of), find(measured, to)), 2);
            line(&format!("  {label}"), [ratio(here), ratio(there), String::new()]);
        }
    }
    text.lines().map(str::trim_end).fold(String::new(), |all, line| all + line + "\n")
}

fn find(measured: &[(String, f64)], name: &str) -> Option<f64> {
    measured.iter().find(|(known, _)| known == name).map(|(_, number)| *number)
}

fn divided(dividend: Option<f64>, divisor: Option<f64>) -> Option<f64> {
    Some(dividend? / divisor?)
}

/// As many decimals as say something.
fn number(name: &str, number: Option<f64>) -> String {
    match name.split('.').next() {
        Some("perft") => fixed(number.map(|moves| moves / 1e6), 1),
        Some("search") => fixed(number, 1),
        _ => fixed(number, 0),
    }
}

fn fixed(number: Option<f64>, decimals: usize) -> String {
    number.map_or_else(|| "-".to_owned(), |number| format!("{number:.decimals$}"))
}

#[cfg(test)]
mod tests {
    use super::of;

    #[test]
    fn joins_what_was_measured() {
        let here =
            [("perft.packed".to_owned(), 40e6), ("perft.plain".to_owned(), 20e6), ("depth.folk.100".to_owned(), 13.0)];
        let there = [("perft.packed".to_owned(), 30e6)];
        let table = of(&here, &there);
        let row = |name: &str| {
            let line = table.lines().find(|line| line.trim_start().starts_with(name)).unwrap();
            line.trim_start()[name.len()..].split_whitespace().collect::<Vec<_>>()
        };
        assert_eq!(row("packed board"), ["40.0", "30.0", "0.75"]);
        assert_eq!(row("packed : plain"), ["2.00", "-"]);
        assert_eq!(row("folk, 100 ms"), ["13", "-", "-"]);
    }
}
