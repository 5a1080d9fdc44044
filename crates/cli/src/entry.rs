//! What a person typed.

use oanquan::{Cell, Direction, Move, Side};

use crate::arrow::Arrow;

/// A line of input, understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Entry {
    /// Nothing but the Enter key.
    Nothing,
    /// A square of the side to move, or of any side by its name.
    Square(Cell),
    /// An arrow for the square chosen before.
    Arrow(Arrow),
    /// Square and arrow at once.
    Both(Cell, Arrow),
    /// A move in notation.
    Move(Move),
    Undo,
    Redo,
    /// Which move looks best.
    Hint,
    Record,
    Rules,
    Help,
    Quit,
    /// A number that is no square's.
    NoSquare,
    /// Anything else.
    Unknown,
}

impl Entry {
    /// Understands a line typed for the side to move. Capitals and blanks don't matter.
    pub(crate) fn read(line: &str, turn: Side) -> Self {
        let line = line.trim();
        match line.to_lowercase().as_str() {
            "" => return Self::Nothing,
            "undo" | "u" => return Self::Undo,
            "redo" => return Self::Redo,
            "hint" => return Self::Hint,
            "record" => return Self::Record,
            "rules" => return Self::Rules,
            "help" | "h" | "?" => return Self::Help,
            "quit" | "q" | "exit" => return Self::Quit,
            _ => {}
        }
        if let Some(played) = read_move(line) {
            return Self::Move(played);
        }
        let (side, line) = named_side(line).map_or((turn, line), |(side, rest)| (side, rest));
        let digits = line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let (number, rest) = line.split_at(digits);
        let rest = rest.trim();
        let arrow = Arrow::read(rest);
        let square = match number.as_bytes() {
            [digit @ b'1'..=b'5'] => Some(Move::new(side, digit - b'0', Direction::Right).cell()),
            _ => None,
        };
        match (square, arrow) {
            (Some(square), None) if rest.is_empty() => Self::Square(square),
            (Some(square), Some(arrow)) => Self::Both(square, arrow),
            (None, Some(arrow)) if number.is_empty() => Self::Arrow(arrow),
            (None, _) if !number.is_empty() && (rest.is_empty() || arrow.is_some()) => Self::NoSquare,
            _ => Self::Unknown,
        }
    }
}

/// The side before a number, as the board names its squares, and what follows it.
fn named_side(line: &str) -> Option<(Side, &str)> {
    let side = Side::from_letter(line.bytes().next()?.to_ascii_uppercase())?;
    let rest = line.get(1..)?;
    rest.starts_with(|c: char| c.is_ascii_digit()).then_some((side, rest))
}

/// A move in notation, `A3r`, also as `a3R`.
fn read_move(line: &str) -> Option<Move> {
    let mut text = line.to_ascii_lowercase();
    text.get_mut(..1)?.make_ascii_uppercase();
    text.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Entry {
        Entry::read(line, Side::A)
    }

    #[test]
    fn understands() {
        let third = Cell::new(2);
        assert_eq!(read(" 3 > \r"), Entry::Both(third, Arrow::Right));
        assert_eq!(read("3<"), Entry::Both(third, Arrow::Left));
        assert_eq!(read("a3<"), Entry::Both(third, Arrow::Left));
        assert_eq!(read("5"), Entry::Square(Cell::new(4)));
        assert_eq!(read("B1"), Entry::Square(Cell::new(6)));
        assert_eq!(Entry::read("1", Side::C), Entry::Square(Cell::new(12)));
        assert_eq!(read("→"), Entry::Arrow(Arrow::Right));
        assert_eq!(read("a3R"), Entry::Move("A3r".parse().unwrap()));
        assert_eq!(read("UNDO"), Entry::Undo);
        assert_eq!(read("\t"), Entry::Nothing);
    }

    #[test]
    fn refuses() {
        for number in ["0", "6", "33", "7>", "A6", "99999999999999999999"] {
            assert_eq!(read(number), Entry::NoSquare, "{number}");
        }
        for rubbish in ["3x", "-1", "A", "A>", "E3r", "E3", "A3rr", "3>>", ">3", "ô", "ôq", "\u{fffd}\0", "3.5>"] {
            assert_eq!(read(rubbish), Entry::Unknown, "{rubbish:?}");
        }
    }
}
