//! Arrows as seen on the screen, and the direction each means to a side.

use oanquan::{Direction, Side, Sides};

/// An arrow as it is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Arrow {
    /// `<`
    Left,
    /// `>`
    Right,
    /// `^`
    Up,
    /// `v`
    Down,
}

impl Arrow {
    /// Reads an arrow, also as what a terminal sends for an arrow key.
    pub(crate) fn read(text: &str) -> Option<Self> {
        match text {
            "<" | "←" | "\x1b[D" | "\x1bOD" => Some(Self::Left),
            ">" | "→" | "\x1b[C" | "\x1bOC" => Some(Self::Right),
            "^" | "↑" | "\x1b[A" | "\x1bOA" => Some(Self::Up),
            "v" | "V" | "↓" | "\x1b[B" | "\x1bOB" => Some(Self::Down),
            _ => None,
        }
    }

    /// The direction it means to a side, or `None` when it points across that side's squares.
    pub(crate) fn direction(self, heading: Heading) -> Option<Direction> {
        let along = match self {
            Self::Right => heading.rightwards,
            Self::Left => -heading.rightwards,
            Self::Up => heading.upwards,
            Self::Down => -heading.upwards,
        };
        match (along, self) {
            // A column of squares has neither left nor right on the screen, but its side does, and `<` and `>` are
            // what every other side types.
            (1.., _) | (0, Self::Right) => Some(Direction::Right),
            (..0, _) | (0, Self::Left) => Some(Direction::Left),
            (0, Self::Up | Self::Down) => None,
        }
    }
}

/// Where a side's own right lies on the screen, as the board is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Heading {
    /// 1 towards the right of the screen, −1 towards its left, 0 neither.
    pub(crate) rightwards: i8,
    /// 1 up, −1 down, 0 neither.
    pub(crate) upwards: i8,
}

impl Heading {
    /// The heading of a side: the ring runs counter-clockwise from A at the bottom.
    pub(crate) fn of(side: Side, sides: Sides) -> Self {
        let (rightwards, upwards) = match (sides, side.index()) {
            (_, 0) => (1, 0),
            (Sides::Two, _) | (Sides::Four, 2) => (-1, 0),
            (Sides::Three, 1) => (-1, 1),
            (Sides::Three, _) => (-1, -1),
            (Sides::Four, 1) => (0, 1),
            (Sides::Four, _) => (0, -1),
        };
        Self { rightwards, upwards }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn meaning(text: &str, side: Side, sides: Sides) -> Option<char> {
        Arrow::read(text).unwrap().direction(Heading::of(side, sides)).map(Direction::letter)
    }

    #[test]
    fn the_far_row_is_mirrored() {
        assert_eq!(meaning(">", Side::A, Sides::Two), Some('r'));
        assert_eq!(meaning("<", Side::A, Sides::Two), Some('l'));
        assert_eq!(meaning(">", Side::B, Sides::Two), Some('l'));
        assert_eq!(meaning("<", Side::B, Sides::Two), Some('r'));
        assert_eq!(meaning("\x1b[D", Side::C, Sides::Four), Some('r'));
        assert_eq!(meaning("^", Side::A, Sides::Two), None);
    }

    #[test]
    fn edges_and_columns() {
        assert_eq!(meaning("^", Side::B, Sides::Three), Some('r'));
        assert_eq!(meaning("<", Side::B, Sides::Three), Some('r'));
        assert_eq!(meaning("^", Side::C, Sides::Three), Some('l'));
        assert_eq!(meaning(">", Side::C, Sides::Three), Some('l'));
        assert_eq!(meaning("^", Side::B, Sides::Four), Some('r'));
        assert_eq!(meaning("v", Side::D, Sides::Four), Some('r'));
        assert_eq!(meaning(">", Side::D, Sides::Four), Some('r'));
    }
}
