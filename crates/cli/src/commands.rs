//! The commands: which there are, and what each is given.

use std::ffi::OsString;
use std::io::{BufRead, Write};

use lexopt::{Arg, Parser};
use oanquan::Game;

use crate::computer::Computer;
use crate::options::{Options, read_position};
use crate::trouble::Trouble;
use crate::{analyse, bench, board, check, duel, perft, play, uoi, words};

/// Deepest count: far beyond what anybody waits for, and shallow enough for the stack.
const MAX_DEPTH: u32 = 30;

/// Runs the program with the arguments that follow its name, and gives its exit code: 0, or 1 when something failed,
/// or 2 when it was called wrongly.
pub fn run(
    arguments: impl IntoIterator<Item = OsString, IntoIter: 'static>,
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
    errors: &mut impl Write,
) -> u8 {
    let mut parser = Parser::from_args(arguments);
    let mut usage = words::USAGE;
    let done = command(&mut parser, &mut usage, input, output).and_then(|()| Ok(output.flush()?));
    let Err(trouble) = done else { return 0 };
    // When not even the errors can be written, the exit code still says it.
    let _ = match &trouble {
        Trouble::NoCommand => write!(errors, "{}", words::HELP),
        Trouble::UnknownCommand(name) => writeln!(errors, "{}\n\n{}", words::unknown_command(name), words::HELP),
        Trouble::Usage(what) => writeln!(errors, "{}\n{usage}\n{}", words::error(what), words::TRY_HELP),
        Trouble::Wrong(what) => writeln!(errors, "{}", words::error(what)),
        Trouble::Stream(error) if trouble.code() != 0 => writeln!(errors, "{}", words::error(&error.to_string())),
        Trouble::Failed | Trouble::Stream(_) => Ok(()),
    };
    trouble.code()
}

/// Does the command, and leaves in `usage` the line that says how it is called.
fn command(
    parser: &mut Parser,
    usage: &mut &'static str,
    input: impl BufRead + Send + 'static,
    output: &mut impl Write,
) -> Result<(), Trouble> {
    let name = match parser.next()? {
        None => return Err(Trouble::NoCommand),
        Some(Arg::Short('h') | Arg::Long("help")) => "help".to_owned(),
        Some(Arg::Short('V') | Arg::Long("version")) => "version".to_owned(),
        Some(Arg::Value(value)) => value.to_string_lossy().into_owned(),
        Some(argument) => return Err(argument.unexpected().into()),
    };
    let (line, known): (_, &[_]) = match name.as_str() {
        "analyse" => (words::USAGE_ANALYSE, &["rules", "moves", "time", "depth"]),
        "bench" => (words::USAGE_BENCH, &[]),
        "check" => (words::USAGE_CHECK, &[]),
        "engine" => (words::USAGE_ENGINE, &[]),
        "match" => (words::USAGE_MATCH, &["rules", "a", "b", "games", "seed"]),
        "perft" => (words::USAGE_PERFT, &["rules", "position"]),
        "show" => (words::USAGE_SHOW, &["rules"]),
        "play" => (words::USAGE_PLAY, &["rules", "first", "position", "level", "side", "seed"]),
        "help" => return Ok(write!(output, "{}", words::HELP)?),
        "version" => return Ok(writeln!(output, "{} {}", env!("CARGO_PKG_NAME"), env!("CARGO_PKG_VERSION"))?),
        _ => return Err(Trouble::UnknownCommand(name)),
    };
    *usage = line;
    let options = Options::read(parser, known)?;
    if options.help {
        return Ok(write!(output, "{}", words::HELP)?);
    }
    match name.as_str() {
        "analyse" => analyse::run(&options, output),
        "bench" => bench::run(&options, output),
        "check" => check::run(&options.values, output),
        "engine" => {
            options.at_most(0)?;
            uoi::run(input, output)
        }
        "match" => duel::run(&options, output),
        "perft" => count(&options, output),
        "show" => show(&options, output),
        _ => play(&options, input, output),
    }
}

fn play(options: &Options, mut input: impl BufRead, output: &mut impl Write) -> Result<(), Trouble> {
    options.at_most(0)?;
    let mut game = Game::from_position(options.start()?);
    let computer = Computer::new(options, &mut game)?;
    play::run(game, computer, &mut input, output)
}

fn count(options: &Options, output: &mut impl Write) -> Result<(), Trouble> {
    options.at_most(1)?;
    let text = options.text()?;
    if text.is_empty() {
        return Err(Trouble::Usage(words::NO_DEPTH.to_owned()));
    }
    let depth = text.parse().ok().filter(|depth| *depth <= MAX_DEPTH);
    let depth = depth.ok_or_else(|| Trouble::Usage(words::bad_depth(&text, MAX_DEPTH)))?;
    writeln!(output, "{}", perft::timed(&options.start()?, depth))?;
    Ok(())
}

fn show(options: &Options, output: &mut impl Write) -> Result<(), Trouble> {
    let text = options.text()?;
    if text.is_empty() {
        return Err(Trouble::Usage(words::NO_POSITION.to_owned()));
    }
    let position = read_position(&text, &options.rules()?)?;
    write!(output, "{}", board::drawing(&position))?;
    Ok(())
}
