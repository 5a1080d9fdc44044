//! `oaq play`: people at one terminal, or one person and the computer.

use std::io::{BufRead, Write};

use oanquan::{Cell, Game, Move, Side, Step};

use crate::arrow::{Arrow, Heading};
use crate::computer::Computer;
use crate::entry::Entry;
use crate::line::Line;
use crate::trouble::Trouble;
use crate::{board, line, narrator, score_sheet, words};

/// Most bytes of a line; no command is nearly as long. What comes after them is not looked at.
const MOST_BYTES: usize = 256;

/// Plays a game to its end, or until somebody quits or the input ends.
pub(crate) fn run(
    game: Game,
    computer: Computer,
    input: &mut impl BufRead,
    output: &mut impl Write,
) -> Result<(), Trouble> {
    let mut table = Table { game, computer, chosen: None, output };
    writeln!(table.output, "{}\n", words::WELCOME)?;
    table.show()?;
    while let Some(side) = table.game.position().turn() {
        if table.computer.plays(side) {
            table.answer(side)?;
            continue;
        }
        table.prompt(side)?;
        let Some(Line { text: typed, .. }) = line::read(input, MOST_BYTES)? else {
            // The prompt's line is still open.
            writeln!(table.output)?;
            return table.leave(words::INPUT_ENDED);
        };
        match Entry::read(&typed, side) {
            Entry::Quit => return table.leave(words::GOODBYE),
            entry => table.enter(side, entry, &typed)?,
        }
    }
    write!(table.output, "{}\n{}\n{}", words::RECORD_HEAD, table.game, score_sheet::sheet(&table.game))?;
    Ok(())
}

/// A game with the square that is chosen and waits for its arrow.
struct Table<'a, W> {
    game: Game,
    computer: Computer,
    chosen: Option<Cell>,
    output: &'a mut W,
}

impl<W: Write> Table<'_, W> {
    /// Draws the board, and says how the side to move types its move.
    fn show(&mut self) -> Result<(), Trouble> {
        let position = self.game.position();
        writeln!(self.output, "{}", board::drawing(position))?;
        if let Some(side) = position.turn().filter(|side| !self.computer.plays(*side)) {
            writeln!(self.output, "{}", words::how_to_move(side, self.heading(side)))?;
        }
        Ok(())
    }

    /// Asks, on a line that stays open for the answer.
    fn prompt(&mut self, side: Side) -> Result<(), Trouble> {
        write!(self.output, "{}", words::prompt(side, self.chosen))?;
        self.output.flush()?;
        Ok(())
    }

    /// Does what was typed.
    fn enter(&mut self, side: Side, entry: Entry, typed: &str) -> Result<(), Trouble> {
        // A square waits for its arrow through questions and mistakes, but not through a change of position.
        match entry {
            Entry::Square(square) => self.choose(side, square),
            Entry::Both(square, arrow) => self.play_towards(side, square, arrow),
            Entry::Arrow(arrow) => match self.chosen {
                Some(square) => self.play_towards(side, square, arrow),
                None => self.say(words::ARROW_WITHOUT_SQUARE),
            },
            Entry::Move(played) => self.play(side, played),
            Entry::Undo => self.turn_back(),
            Entry::Redo => self.play_again(),
            Entry::Hint => self.hint(side),
            Entry::Record => Ok(write!(self.output, "{}\n{}", words::RECORD_HEAD, self.game)?),
            Entry::Rules => {
                let rules = words::rules(self.game.position().rules());
                self.say(&rules)
            }
            Entry::Help => self.say(words::PLAY_HELP),
            Entry::Nothing => {
                let how = words::how_to_move(side, self.heading(side));
                self.say(&how)
            }
            Entry::NoSquare => self.say(&words::no_square(typed)),
            Entry::Unknown => self.say(&words::unknown_entry(typed)),
            // The loop ends before anything of the kind comes here.
            Entry::Quit => Ok(()),
        }
    }

    fn say(&mut self, what: &str) -> Result<(), Trouble> {
        Ok(writeln!(self.output, "{what}")?)
    }

    fn heading(&self, side: Side) -> Heading {
        Heading::of(side, self.game.position().rules().sides)
    }

    /// Chooses a square that waits for its arrow.
    fn choose(&mut self, side: Side, square: Cell) -> Result<(), Trouble> {
        if let Err(refusal) = self.game.position().may_pick_up(square) {
            return self.say(&words::refused(refusal, square, side));
        }
        self.chosen = Some(square);
        Ok(())
    }

    fn play_towards(&mut self, side: Side, square: Cell, arrow: Arrow) -> Result<(), Trouble> {
        let played = arrow.direction(self.heading(side)).and_then(|direction| Move::from_cell(square, direction));
        match played {
            Some(played) => self.play(side, played),
            None => self.say(&words::across(side)),
        }
    }

    fn play(&mut self, side: Side, played: Move) -> Result<(), Trouble> {
        match self.game.play(played) {
            Ok(steps) => self.tell(played, &steps),
            Err(refusal) => self.say(&words::refused(refusal, played.cell(), side)),
        }
    }

    /// Has the computer play its move.
    fn answer(&mut self, side: Side) -> Result<(), Trouble> {
        writeln!(self.output, "{}", self.computer.is_thinking(side))?;
        self.output.flush()?;
        let chosen = self.computer.choose(&self.game);
        let steps = chosen.and_then(|chosen| Some((chosen, self.game.play(chosen).ok()?)));
        match steps {
            Some((played, steps)) => self.tell(played, &steps),
            None => Err(Trouble::Wrong(words::no_move_found(chosen, self.game.position()))),
        }
    }

    fn hint(&mut self, side: Side) -> Result<(), Trouble> {
        writeln!(self.output, "{}", words::THINKING)?;
        self.output.flush()?;
        match self.computer.hint(&self.game) {
            Some(best) => self.say(&words::hint(side, &best)),
            None => Err(Trouble::Wrong(words::no_move_found(None, self.game.position()))),
        }
    }

    /// Tells what a move did and shows where it led.
    fn tell(&mut self, played: Move, steps: &[Step]) -> Result<(), Trouble> {
        self.chosen = None;
        writeln!(self.output)?;
        for sentence in narrator::tell(played, steps) {
            writeln!(self.output, "{sentence}")?;
        }
        writeln!(self.output)?;
        self.show()
    }

    /// Takes back the last move that was a person's, and what the computer answered.
    fn turn_back(&mut self) -> Result<(), Trouble> {
        let moves = self.game.history().to_vec();
        let Some(ply) = moves.iter().rposition(|played| !self.computer.plays(played.side())) else {
            return self.say(words::NOTHING_TO_UNDO);
        };
        self.game.go_to(ply);
        self.chosen = None;
        writeln!(self.output, "{}\n", words::undone(moves.get(ply..).unwrap_or_default()))?;
        self.show()
    }

    /// Plays again what one `undo` took back.
    fn play_again(&mut self) -> Result<(), Trouble> {
        if !self.game.redo() {
            return self.say(words::NOTHING_TO_REDO);
        }
        loop {
            let steps = self.game.steps_to(self.game.ply()).unwrap_or_default();
            if let Some(played) = self.game.history().last().copied() {
                self.tell(played, &steps)?;
            }
            let waits = self.game.position().turn().is_some_and(|side| self.computer.plays(side));
            if !waits || !self.game.redo() {
                return Ok(());
            }
        }
    }

    /// Ends before the game does; what was played is not lost.
    fn leave(&mut self, words: &str) -> Result<(), Trouble> {
        writeln!(self.output, "{words}")?;
        if self.game.ply() > 0 {
            write!(self.output, "{}\n{}", words::RECORD_HEAD, self.game)?;
        }
        Ok(())
    }
}
