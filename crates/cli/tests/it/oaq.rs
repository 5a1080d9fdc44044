//! The program with its input, output and exit code.

use std::ffi::OsStr;
use std::io::{ErrorKind, Write as _};
use std::process::{Command, Stdio};

pub struct Done {
    pub code: i32,
    pub output: String,
    pub errors: String,
}

/// Runs the program to its end. It must not panic, whatever it is given.
pub fn oaq<S: AsRef<OsStr>>(arguments: &[S], input: impl AsRef<[u8]>) -> Done {
    let mut child = Command::new(env!("CARGO_BIN_EXE_oaq"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.as_ref().to_vec();
    // Apart, since neither side may wait for the other with a full pipe.
    let feeder = std::thread::spawn(move || match stdin.write_all(&input) {
        // A program that has ended reads no more.
        Err(error) if error.kind() != ErrorKind::BrokenPipe => panic!("{error}"),
        _ => {}
    });
    let done = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    let done = Done {
        code: done.status.code().unwrap(),
        output: String::from_utf8(done.stdout).unwrap(),
        errors: String::from_utf8(done.stderr).unwrap(),
    };
    assert!(done.code <= 2 && !done.errors.contains("panicked"), "{}: {}", done.code, done.errors);
    done
}
