//! The simplest opponent: looks at what a move wins at once, and no further.

use oanquan::{Move, Position};

use crate::points::{margin, points};

/// The legal move with the best immediate result, or `None` when the game is over.
///
/// The result is the mover's score less the best score of any other side, right after the move. Of equal moves,
/// `chance` picks one: any number, the same number the same move.
///
/// # Examples
///
/// ```
/// use oanquan::{Position, Rules};
/// use oanquan_engine::greedy_move;
///
/// let position = Position::start(&Rules::FOLK);
/// for chance in 0..4 {
///     let best = greedy_move(&position, chance).expect("the game goes on");
///     // Both mirror images of one opening take a mandarin.
///     assert!(["A1l", "A5r"].contains(&best.to_string().as_str()));
/// }
/// ```
#[must_use]
pub fn greedy_move(position: &Position, chance: u32) -> Option<Move> {
    let mover = position.turn()?;
    let result = |played: Move| {
        let mut after = *position;
        after.play(played).ok().map(|()| margin(&points(&after), after.rules().sides, mover))
    };
    let best = position.moves().filter_map(result).max()?;
    let equal = || position.moves().filter(|played| result(*played) == Some(best));
    let count = u32::try_from(equal().count()).ok()?;
    equal().nth((chance % count.max(1)) as usize)
}
