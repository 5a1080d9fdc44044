//! Running other programs: their output goes straight to the terminal, their failure becomes a line that says what ran.

use std::path::Path;
use std::process::{Command, Stdio};

use anyhow::{Context, Result, bail};

/// The cargo that started this program, in the repository's root.
pub fn cargo(arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(arguments).current_dir(crate::tree::root());
    command
}

/// Runs to the end and fails unless the program says success.
pub fn run(command: &mut Command) -> Result<()> {
    let line = line(command);
    let status = command.stdin(Stdio::null()).status().with_context(|| format!("cannot start `{line}`"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// What the program printed; its complaints still go to the terminal, and all of it does when the program fails.
pub fn output(command: &mut Command) -> Result<Vec<u8>> {
    let line = line(command);
    let output = command
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .output()
        .with_context(|| format!("cannot start `{line}`"))?;
    if !output.status.success() {
        print!("{}", String::from_utf8_lossy(&output.stdout));
        bail!("`{line}` failed ({})", output.status);
    }
    Ok(output.stdout)
}

/// Whether the program starts and says success, without a word.
pub fn succeeds(command: &mut Command) -> bool {
    command
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .is_ok_and(|status| status.success())
}

/// The command as one would type it, shortened when it names many files.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let program = program.file_name().unwrap_or(program.as_os_str()).to_string_lossy();
    let mut line = program.into_owned();
    for (count, argument) in command.get_args().enumerate() {
        if count == 8 {
            line.push_str(" …");
            break;
        }
        line.push(' ');
        line.push_str(&argument.to_string_lossy());
    }
    line
}
