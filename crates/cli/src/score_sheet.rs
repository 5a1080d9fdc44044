//! The score sheet at the end of a game.

use oanquan::{Game, Side};

use crate::words;

/// The sheet as lines of text: how each side's score comes about, and who has won.
pub(crate) fn sheet(game: &Game) -> String {
    let last = game.position();
    let mut sheet = words::sheet_head();
    for side in last.rules().sides.iter() {
        sheet.push_str(&words::sheet_line(&last.account(side), game.swept(side)));
    }
    sheet.push_str(&words::winner(winner(game)));
    sheet.push('\n');
    sheet
}

/// The side that alone has the highest score.
fn winner(game: &Game) -> Option<Side> {
    let last = game.position();
    let highest = last.scores().max()?;
    let mut best = last.rules().sides.iter().filter(|side| last.score(*side) == highest);
    best.next().filter(|_| best.next().is_none())
}
