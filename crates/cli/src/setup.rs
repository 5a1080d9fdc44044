//! A game from a position and the moves played from there.

use oanquan::{Game, Move, Position};

use crate::words;

/// Plays these moves, separated by blanks, or says what is wrong with the first that can't be played.
pub(crate) fn game(position: Position, moves: &str) -> Result<Game, String> {
    let mut game = Game::from_position(position);
    for (before, text) in moves.split_whitespace().enumerate() {
        let number = before + 1;
        let played: Move = text.parse().map_err(|error| words::unreadable_move(text, number, &error))?;
        game.play(played).map_err(|refusal| words::illegal_move(played, number, refusal))?;
    }
    Ok(game)
}
