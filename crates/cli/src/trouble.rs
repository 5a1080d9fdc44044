//! What can go wrong with a command, and how the program ends then.

use std::io;

/// Why a command could not be done.
#[derive(Debug)]
pub(crate) enum Trouble {
    /// There was no command.
    NoCommand,
    /// There is no such command.
    UnknownCommand(String),
    /// The command was called wrongly.
    Usage(String),
    /// What was read is no good; it was told already.
    Failed,
    /// What should not happen did, as this sentence says.
    Wrong(String),
    /// Input or output failed.
    Stream(io::Error),
}

impl Trouble {
    /// The exit code of the program: 2 for a wrong command line, 1 for all that fails later.
    pub(crate) fn code(&self) -> u8 {
        match self {
            Self::NoCommand | Self::UnknownCommand(_) | Self::Usage(_) => 2,
            // A reader that has had enough, as `head` has, is no failure.
            Self::Stream(error) if error.kind() == io::ErrorKind::BrokenPipe => 0,
            Self::Failed | Self::Wrong(_) | Self::Stream(_) => 1,
        }
    }
}

impl From<io::Error> for Trouble {
    fn from(error: io::Error) -> Self {
        Self::Stream(error)
    }
}

impl From<lexopt::Error> for Trouble {
    fn from(error: lexopt::Error) -> Self {
        Self::Usage(error.to_string())
    }
}
