//! Every sentence of the program.

use std::io;

use oanquan::{
    Account, AfterCapture, Cell, EmptyMandarin, Mandarin, Move, OverReason, Position, Refusal, Rules, Side, StopReason,
};

use crate::arrow::Heading;

mod calling;
mod engines;

pub(crate) use calling::*;
pub(crate) use engines::*;

// Checking

pub(crate) fn unreadable(error: &io::Error) -> String {
    format!("the file can't be read: {error}")
}

pub(crate) fn checked(passed: usize, failed: usize) -> String {
    format!("{passed} passed, {failed} failed")
}

// The board

pub(crate) fn stores(position: &Position) -> String {
    let stores = position.rules().sides.iter().map(|side| {
        let store = position.store(side);
        let stones = if store.stones > 0 { format!("+{}Q", store.stones) } else { String::new() };
        format!("  {side} {}{stones}", store.citizens)
    });
    format!("Stores:{}", stores.collect::<String>())
}

pub(crate) fn debts(position: &Position) -> String {
    let debts = position.debts().map(|debt| format!("{} owes {} {}", debt.debtor, debt.lender, debt.count));
    let debts: Vec<_> = debts.collect();
    format!("Debts:   {}", if debts.is_empty() { "none".to_owned() } else { debts.join(", ") })
}

pub(crate) fn turn(position: &Position) -> String {
    match (position.turn(), position.over()) {
        (Some(side), _) => format!("Turn:    {side}"),
        (None, reason) => format!("Turn:    nobody's; the game is over ({})", reason.map_or("", OverReason::word)),
    }
}

// A game of people

pub(crate) const WELCOME: &str = "Ô ăn quan. Type `help` for what you can type, `quit` to leave.";
pub(crate) const GOODBYE: &str = "Good-bye.";
pub(crate) const INPUT_ENDED: &str = "The input has ended, and so does the game. Good-bye.";
pub(crate) const RECORD_HEAD: &str = "The record of this game:";
pub(crate) const NOTHING_TO_UNDO: &str = "There is no move to take back.";
pub(crate) const NOTHING_TO_REDO: &str = "No move was taken back that could be played again.";
pub(crate) const ARROW_WITHOUT_SQUARE: &str = "Which square? Type its number, 1 to 5, before the arrow.";

pub(crate) const PLAY_HELP: &str = "\
3>      picks up square 3 and sows towards the right of the screen; 3< towards its left
3       chooses square 3; the arrow may follow on the next line; A3> and A3 do as well
3^ 3v   up and down, where a side's squares lie one above the other
A3r     the same in notation: side, square, and l or r for the mover's own left or right
undo    takes back the last move; against the computer, your last one and what followed it
redo    plays it again
hint    says which move looks best to the computer, after a second
record  prints the game as text
rules   tells how this game is played
help    prints this
quit    leaves
A board shows in each cell its citizens, and Q for a mandarin stone.";

/// How the side to move types its move: an arrow is one on the screen, wherever the side sits.
pub(crate) fn how_to_move(side: Side, heading: Heading) -> String {
    let (arrows, because) = match (heading.rightwards, heading.upwards) {
        (1.., _) => ("< or >", String::new()),
        (..0, 0) => (
            "< or >",
            format!(
                "\n{side} sits on the far side: < goes towards the left of the screen, which is {side}'s own right."
            ),
        ),
        (..0, 1..) => ("< or >", format!("\n{side} sits at the right: < goes up to the top, > goes down.")),
        (..0, ..0) => ("< or >", format!("\n{side} sits at the left: < goes down, > goes up to the top.")),
        (0, _) => {
            ("^ or v", format!("\n< and > are taken as {side} sees them: < to its own left, > to its own right."))
        }
    };
    format!("{side} to move: a square, 1 to 5, and an arrow, {arrows} as seen on the screen.{because}")
}

pub(crate) fn prompt(side: Side, chosen: Option<Cell>) -> String {
    match chosen {
        Some(square) => format!("{}, which arrow? ", place(square)),
        None => format!("{side}: "),
    }
}

pub(crate) fn refused(refusal: Refusal, cell: Cell, turn: Side) -> String {
    let cell = place(cell);
    match refusal {
        Refusal::Over => "The game is over.".to_owned(),
        Refusal::MandarinCell => "A mandarin cell is never picked up.".to_owned(),
        Refusal::NotYours => format!("It is {turn}'s turn, and {cell} is not {turn}'s."),
        Refusal::Empty => format!("{cell} is empty: choose a square with citizens in it."),
    }
}

pub(crate) fn across(side: Side) -> String {
    format!("{side}'s squares lie side by side: the arrow is < or >.")
}

pub(crate) fn no_square(typed: &str) -> String {
    format!("There is no such square: {}. Squares are 1 to 5.", quoted(typed))
}

pub(crate) fn unknown_entry(typed: &str) -> String {
    format!("{} is not understood: type a square and an arrow, such as 3>, or `help`.", quoted(typed))
}

/// The moves taken back, in the order they were played.
pub(crate) fn undone(moves: &[Move]) -> String {
    let moves: Vec<_> = moves.iter().map(Move::to_string).collect();
    format!("{} {} taken back.", moves.join(" "), if moves.len() == 1 { "is" } else { "are" })
}

/// How the game is played under these rules.
pub(crate) fn rules(rules: &Rules) -> String {
    let young = rules.young_mandarin.get();
    let mandarin = match rules.mandarin {
        Mandarin::Stone => format!("one mandarin stone (worth {})", rules.mandarin_value.points()),
        Mandarin::Pebbles => citizens(rules.mandarin_value.points()),
    };
    let mut text = format!(
        "Rules: {}\n\
         {} sides; {} in each square, {mandarin} in each mandarin cell.\n\
         Pick up a square of your own and sow one citizen in each next cell, either way round.\n\
         Then look at the next cell. An occupied square: pick it up and sow on. An occupied mandarin cell or two empty\n\
         cells: your turn ends. One empty cell and then an occupied one: you capture what lies there, and so on after\n\
         the next empty cell.\n",
        rules.name().map_or_else(|| rules.to_string(), str::to_owned),
        rules.sides.count(),
        citizens(rules.citizens_per_square.get()),
    );
    text.push_str(match rules.after_capture {
        AfterCapture::Stop => "A capture with an occupied cell directly behind it ends your turn.\n",
        AfterCapture::SowOn => {
            "A capture with an occupied square directly behind it goes on: pick that square up and sow on.\n"
        }
    });
    text.push_str(match rules.empty_mandarin {
        EmptyMandarin::Ordinary => "An empty mandarin cell is like an empty square.\n",
        EmptyMandarin::Stops => "An empty mandarin cell ahead ends your turn, too.\n",
    });
    if young > 0 && rules.mandarin == Mandarin::Stone {
        let young = citizens(young);
        text += &["A mandarin stone with fewer than ", &young, " beside it is young and can't be captured.\n"].concat();
    }
    text.push_str(
        "Whose squares are all empty at the beginning of a turn lays one citizen into each, its own or borrowed.\n\
         When every mandarin cell is empty the game is over; each side keeps the citizens in its squares.",
    );
    text
}

// What a move did

pub(crate) fn sown(played: Move, count: u8, last: Cell) -> String {
    let (side, way) = (played.side(), played.direction());
    let way = if way == oanquan::Direction::Left { "left" } else { "right" };
    format!(
        "{played}: {side} picks up {} from {} and sows to its {way}, as far as {}.",
        citizens(count),
        place(played.cell()),
        place(last)
    )
}

pub(crate) fn sown_on(cell: Cell, count: u8, last: Cell) -> String {
    format!("It goes on with {} from {}, as far as {}.", citizens(count), place(cell), place(last))
}

pub(crate) fn captured(mover: Side, jumped: Option<Cell>, cell: Cell, count: u8, stones: u8) -> String {
    let behind = jumped.map_or_else(String::new, |empty| format!("{} is empty: ", sentence(&place(empty))));
    let taken = match (count, stones) {
        (_, 0) => citizens(count),
        (0, _) => "the mandarin stone".to_owned(),
        (_, _) => format!("the mandarin stone and {}", citizens(count)),
    };
    format!("{behind}{mover} captures {taken} from {}.", place(cell))
}

pub(crate) fn stopped(reason: StopReason, cell: Cell) -> String {
    let cell = place(cell);
    match reason {
        StopReason::Mandarin => format!("The turn ends before {cell}, which is occupied."),
        StopReason::EmptyMandarin => format!("The turn ends before {cell}, though it is empty."),
        StopReason::TwoEmpty => format!("The turn ends: two empty cells come next, the second of them {cell}."),
        StopReason::YoungMandarin => {
            format!("The turn ends: the stone in {cell} is a young mandarin, not yet to be captured.")
        }
        StopReason::AfterCapture => format!("The turn ends: after the capture comes {cell}, which is occupied."),
    }
}

pub(crate) fn paid(side: Side, count: u8) -> String {
    format!("{side}'s squares are all empty: {side} pays {} from its store for a refill.", citizens(count))
}

pub(crate) fn borrowed(side: Side, from: Side, count: u8) -> String {
    format!("{side} borrows {} from {from} for its refill.", citizens(count))
}

pub(crate) fn refilled(side: Side) -> String {
    format!("{side} lays one citizen into each of its squares.")
}

pub(crate) fn swept(side: Side, count: u8) -> String {
    format!("{side} collects {} from its own squares.", citizens(count))
}

pub(crate) const fn over(reason: OverReason) -> &'static str {
    match reason {
        OverReason::MandarinsGone => "Every mandarin cell is empty: the game is over.",
        OverReason::NoRefill => "All stores together can't pay for a refill: the game is over.",
        OverReason::Repetition => "The same position has come for the third time: the game is over.",
        OverReason::Stopped => "The game is over.",
    }
}

// The score sheet

const COLUMNS: [&str; 7] = ["", "citizens", "of them swept", "for stones", "owes", "is owed", "points"];

pub(crate) fn sheet_head() -> String {
    let [side, columns @ ..] = COLUMNS;
    format!("Score sheet\n{side:2}{}\n", columns.map(|column| format!("  {column}")).concat())
}

pub(crate) fn sheet_line(account: &Account, swept: u8) -> String {
    let [_, columns @ ..] = COLUMNS;
    let numbers = [
        i32::from(account.citizens),
        i32::from(swept),
        account.mandarin_points,
        account.owed,
        account.lent,
        account.total,
    ];
    let numbers = columns.iter().zip(numbers).map(|(column, number)| format!("  {number:>0$}", column.len()));
    format!("{:2}{}\n", account.side.to_string(), numbers.collect::<String>())
}

pub(crate) fn winner(winner: Option<Side>) -> String {
    winner.map_or_else(|| "A draw.".to_owned(), |side| format!("{side} wins."))
}

// Pieces of sentences

fn citizens(count: u8) -> String {
    if count == 1 { "1 citizen".to_owned() } else { format!("{count} citizens") }
}

fn place(cell: Cell) -> String {
    match cell.square() {
        Some(square) => format!("{}{square}", cell.side()),
        None => format!("the mandarin cell at {}'s right", cell.side()),
    }
}

fn sentence(text: &str) -> String {
    text.strip_prefix("the ").map_or_else(|| text.to_owned(), |rest| format!("The {rest}"))
}

/// `A, B or C`
fn either(sides: impl Iterator<Item = Side>) -> String {
    let mut letters: Vec<_> = sides.map(|side| side.to_string()).collect();
    let last = letters.pop().unwrap_or_default();
    format!("{} or {last}", letters.join(", "))
}

/// What was given, short and without anything that a terminal would obey.
fn quoted(given: &str) -> String {
    const MOST: usize = 40;
    let given = given.trim();
    let shown: String = given.chars().take(MOST).flat_map(char::escape_debug).collect();
    format!("“{shown}{}”", if given.chars().count() > MOST { "…" } else { "" })
}
