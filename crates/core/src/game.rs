//! A game: a line of play with its history.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use crate::repetition::Plies;
use crate::{MAX_SIDES, Move, Observer, OverReason, Position, Refusal, Rules, Side, Step};

/// How often a position occurs before the game ends by repetition.
const OCCURRENCES: usize = 3;

/// A game from its first position to the one it shows now, with the moves that were undone still at hand.
///
/// # Examples
///
/// ```
/// use oanquan::{Game, Rules};
///
/// let mut game = Game::new(&Rules::STANDARD);
/// game.play("A2r".parse()?)?;
/// game.play("B1r".parse()?)?;
/// let later = *game.position();
/// game.undo();
/// assert_eq!(game.ply(), 1);
/// game.redo();
/// assert_eq!(*game.position(), later);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone)]
pub struct Game {
    first: Position,
    moves: Vec<Move>,
    /// The position after each move of the whole line, undone ones included.
    after: Vec<Position>,
    plies: Plies,
    ply: usize,
    /// Who plays, in words, one for each side that may play: only for the record.
    players: [Option<String>; MAX_SIDES],
}

/// Writes down every step of a move, and what each side's points are after it. One observer for all that is asked of a
/// game, so that the rules are compiled for one such observer only.
#[derive(Default)]
struct Log {
    steps: Vec<Step>,
    points: Vec<[i32; MAX_SIDES]>,
}

impl Observer for Log {
    fn step(&mut self, step: Step) {
        self.steps.push(step);
    }

    fn step_at(&mut self, step: Step, position: &Position) {
        self.step(step);
        self.points.push(position.points());
    }
}

/// What a move would do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// What happens, in order.
    pub steps: Vec<Step>,
    /// The position it leads to.
    pub after: Position,
}

impl Game {
    /// A game from the start, side A first.
    #[must_use]
    pub fn new(rules: &Rules) -> Self {
        Self::from_position(Position::start(rules))
    }

    /// A game that begins from a position, which counts as its first occurrence.
    #[must_use]
    pub fn from_position(position: Position) -> Self {
        let mut plies = Plies::new();
        plies.push(&position);
        Self {
            first: position,
            moves: Vec::new(),
            after: Vec::new(),
            plies,
            ply: 0,
            players: [const { None }; MAX_SIDES],
        }
    }

    /// The position now.
    #[must_use]
    pub fn position(&self) -> &Position {
        self.at(self.ply)
    }

    /// The position at a ply of the line.
    fn at(&self, ply: usize) -> &Position {
        ply.checked_sub(1).and_then(|before| self.after.get(before)).unwrap_or(&self.first)
    }

    /// The position the game began from.
    #[must_use]
    pub fn first_position(&self) -> &Position {
        &self.first
    }

    /// How many moves have been played.
    #[must_use]
    pub const fn ply(&self) -> usize {
        self.ply
    }

    /// The moves played up to now.
    #[must_use]
    pub fn history(&self) -> &[Move] {
        self.moves.get(..self.ply).unwrap_or_default()
    }

    /// The whole line: the moves played and those undone after them.
    #[must_use]
    pub fn line(&self) -> &[Move] {
        &self.moves
    }

    /// Plays a move, and gives its steps. Moves undone before are forgotten.
    ///
    /// # Errors
    ///
    /// When the move is illegal. The game is then unchanged.
    pub fn play(&mut self, played: Move) -> Result<Vec<Step>, Refusal> {
        let mut log = Log::default();
        self.play_with(played, &mut log)?;
        Ok(log.steps)
    }

    /// Plays a move and tells every step of it. Moves undone before are forgotten.
    ///
    /// # Errors
    ///
    /// When the move is illegal. The game is then unchanged.
    pub fn play_with<O: Observer>(&mut self, played: Move, observer: &mut O) -> Result<(), Refusal> {
        let after = self.follow(self.ply, played, observer)?;
        while self.after.len() > self.ply {
            if let Some(undone) = self.after.pop() {
                self.plies.pop(&undone);
            }
        }
        self.moves.truncate(self.ply);
        self.moves.push(played);
        self.plies.push(&after);
        self.after.push(after);
        self.ply += 1;
        Ok(())
    }

    /// What a move would do. The game is unchanged.
    ///
    /// # Errors
    ///
    /// When the move is illegal.
    pub fn preview(&self, played: Move) -> Result<Preview, Refusal> {
        let mut log = Log::default();
        let after = self.follow(self.ply, played, &mut log)?;
        Ok(Preview { steps: log.steps, after })
    }

    /// The steps of the move that led to a ply of the line, 1 to its length.
    #[must_use]
    pub fn steps_to(&self, ply: usize) -> Option<Vec<Step>> {
        Some(self.log_to(ply)?.steps)
    }

    /// Each side's points, A first, after every step of the move that led to a ply of the line: as many as there are
    /// steps in [`steps_to`](Self::steps_to). A side that does not play has 0.
    #[must_use]
    pub fn points_to(&self, ply: usize) -> Option<Vec<[i32; MAX_SIDES]>> {
        Some(self.log_to(ply)?.points)
    }

    fn log_to(&self, ply: usize) -> Option<Log> {
        let before = ply.checked_sub(1)?;
        let mut log = Log::default();
        self.follow(before, *self.moves.get(before)?, &mut log).ok()?;
        Some(log)
    }

    /// Where a move leads from a ply of the line, repetition included.
    fn follow<O: Observer>(&self, ply: usize, played: Move, observer: &mut O) -> Result<Position, Refusal> {
        let mut after = *self.at(ply);
        after.play_with(played, observer)?;
        if self.occurrences(&after, ply) + 1 >= OCCURRENCES {
            after.end(OverReason::Repetition, observer);
        }
        Ok(after)
    }

    /// How often a position has occurred up to a ply.
    fn occurrences(&self, position: &Position, ply: usize) -> usize {
        let same = |earlier: &usize| *earlier <= ply && self.at(*earlier).repeats(position);
        if position.over().is_some() { 0 } else { self.plies.candidates(position).filter(same).count() }
    }

    /// Takes back the last move. Says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.ply > 0 && self.go_to(self.ply - 1)
    }

    /// Plays the last undone move again. Says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.go_to(self.ply + 1)
    }

    /// Goes to a ply of the line, 0 for its beginning. Says whether there is such a ply; if not, nothing changes.
    pub fn go_to(&mut self, ply: usize) -> bool {
        let exists = ply <= self.moves.len();
        if exists {
            self.ply = ply;
        }
        exists
    }

    /// Who plays a side, in words: a human, unless said otherwise. Empty for a side that does not play.
    #[must_use]
    pub fn player(&self, side: Side) -> &str {
        let unsaid = if side.index() < self.first.rules().sides.count() { "human" } else { "" };
        self.players[side.index()].as_deref().unwrap_or(unsaid)
    }

    /// Says who plays a side, in words. Control characters become spaces; a side that does not play is ignored.
    pub fn set_player(&mut self, side: Side, words: &str) {
        if side.index() < self.first.rules().sides.count() {
            let plain = words.chars().map(|c| if c.is_control() { ' ' } else { c });
            self.players[side.index()] = Some(plain.collect());
        }
    }

    /// Citizens that a side swept from its squares when the game ended by the last move.
    #[must_use]
    pub fn swept(&self, side: Side) -> u8 {
        let steps = self.steps_to(self.ply).unwrap_or_default();
        let mine = |step: &Step| match *step {
            Step::Sweep { side: whose, count } if whose == side => Some(count),
            _ => None,
        };
        steps.iter().find_map(mine).unwrap_or(0)
    }
}

/// The first position, the moves from there, and where in them it is; not the tables that are made of these.
impl fmt::Debug for Game {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("first_position", self.first_position())
            .field("line", &self.moves)
            .field("ply", &self.ply)
            .finish_non_exhaustive()
    }
}
