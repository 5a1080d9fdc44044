//! Draws a position: the ring as the players sit round it, A at the bottom, then stores, debts and turn.

use oanquan::{Cell, Position, Sides};

use crate::words;

/// Room for `[200Q]`, the most a cell can hold.
const WIDTH: usize = 6;
/// Where a cell begins in the first and the last column of a board.
const LEFT: usize = 5;
const RIGHT: usize = LEFT + 6 * WIDTH + 2;
/// Where the cell at the top of a triangle begins.
const MIDDLE: usize = usize::midpoint(LEFT, RIGHT);

/// Where a cell begins on the drawing, and the name of a square beside it.
#[derive(Clone, Copy)]
struct Place {
    x: usize,
    y: usize,
    name_x: usize,
    name_y: usize,
}

impl Place {
    const fn named_above(x: usize, y: usize) -> Self {
        Self { x, y, name_x: x + 2, name_y: y - 1 }
    }

    const fn named_below(x: usize, y: usize) -> Self {
        Self { x, y, name_x: x + 2, name_y: y + 1 }
    }

    const fn named_left(x: usize, y: usize) -> Self {
        Self { x, y, name_x: x - 3, name_y: y }
    }

    const fn named_right(x: usize, y: usize) -> Self {
        Self { x, y, name_x: x + WIDTH + 1, name_y: y }
    }
}

/// The position as lines of text.
pub(crate) fn drawing(position: &Position) -> String {
    let sides = position.rules().sides;
    let mut lines: Vec<String> = Vec::new();
    for cell in position.cells() {
        let place = place(cell, sides);
        let stone = if position.has_stone(cell) { "Q" } else { "" };
        let count = format!("{}{stone}", position.citizens(cell));
        put(&mut lines, place.x, place.y, &format!("[{count:^4}]"));
        if let Some(square) = cell.square() {
            put(&mut lines, place.name_x, place.name_y, &format!("{}{square}", cell.side()));
        }
    }
    let mut drawing = String::new();
    for line in lines {
        drawing.push_str(line.trim_end());
        drawing.push('\n');
    }
    drawing.push('\n');
    for line in [words::stores(position), words::debts(position), words::turn(position)] {
        drawing.push_str(&line);
        drawing.push('\n');
    }
    drawing
}

/// Writes a text onto the drawing. All of it is ASCII, so bytes are columns.
fn put(lines: &mut Vec<String>, x: usize, y: usize, text: &str) {
    while lines.len() <= y {
        lines.push(String::new());
    }
    if let Some(line) = lines.get_mut(y) {
        while line.len() < x + text.len() {
            line.push(' ');
        }
        line.replace_range(x..x + text.len(), text);
    }
}

/// Where a cell lies. The ring runs counter-clockwise: A from left to right at the bottom, and so on round.
fn place(cell: Cell, sides: Sides) -> Place {
    let side = cell.side().index();
    match cell.square() {
        Some(square) => place_of_square(sides, side, usize::from(square)),
        None => place_of_mandarin(sides, side),
    }
}

fn place_of_square(sides: Sides, side: usize, square: usize) -> Place {
    let rightwards = LEFT + 1 + WIDTH * square;
    let leftwards = LEFT + 1 + WIDTH * (6 - square);
    match (sides, side) {
        (_, 0) => Place::named_below(rightwards, bottom(sides)),
        (Sides::Two, _) | (Sides::Four, 2) => Place::named_above(leftwards, 1),
        // Two edges, three columns further out on each line below the top.
        (Sides::Three, 1) => Place::named_right(MIDDLE + 1 + 3 * (6 - square), 6 - square),
        (Sides::Three, _) => Place::named_left(MIDDLE - 1 - 3 * square, square),
        (Sides::Four, 1) => Place::named_right(RIGHT, 7 - square),
        (Sides::Four, _) => Place::named_left(LEFT, 1 + square),
    }
}

/// The corners; with two sides the ends, between the rows.
fn place_of_mandarin(sides: Sides, side: usize) -> Place {
    let (x, y) = match (sides, side) {
        (Sides::Two, 0) => (RIGHT, 2),
        (Sides::Two, _) => (LEFT, 2),
        (_, 0) => (RIGHT, bottom(sides)),
        (Sides::Three, 1) => (MIDDLE, 0),
        (Sides::Four, 1) => (RIGHT, 1),
        (Sides::Four, 2) => (LEFT, 1),
        (Sides::Three | Sides::Four, _) => (LEFT, bottom(sides)),
    };
    Place::named_below(x, y)
}

/// The line of A's squares.
const fn bottom(sides: Sides) -> usize {
    match sides {
        Sides::Two => 3,
        Sides::Three => 6,
        Sides::Four => 7,
    }
}
