//! `oaq engine`: a session in the manner of chess's UCI, line by line, for programs.

mod request;
mod session;

use std::io::{BufRead, Write};
use std::sync::mpsc::{self, SyncSender};
use std::thread;

use crate::line::{self, Line};
use crate::trouble::Trouble;

/// Most bytes of a line. A game of some 15,000 moves fits in one.
const MOST_BYTES: usize = 64 << 10;
/// Lines that may wait until they are looked at; then reading waits, too.
const MOST_WAITING: usize = 64;

/// Answers until the input ends or says `quit`.
pub(crate) fn run(input: impl BufRead + Send + 'static, output: &mut impl Write) -> Result<(), Trouble> {
    let (sender, inbox) = mpsc::sync_channel(MOST_WAITING);
    // A thread of its own, so that a line is heard while the engine thinks. Nobody waits for its end: it may be in the
    // middle of reading from a program that says no more.
    thread::Builder::new().spawn(move || listen(input, &sender))?;
    session::Session::new(output).run(&inbox)
}

/// What came in: a line, or why no more lines come. An input that simply ends closes the channel.
type Heard = std::io::Result<Line>;

fn listen(mut input: impl BufRead, sender: &SyncSender<Heard>) {
    while let Some(heard) = line::read(&mut input, MOST_BYTES).transpose() {
        let last = heard.is_err();
        if sender.send(heard).is_err() || last {
            return;
        }
    }
}
