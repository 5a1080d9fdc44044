//! `cargo xtask serve`: the page on this machine, for development.
//!
//! A server of our own, because what it needs is small and the small server crates have not been released for years:
//! GET and HEAD, whole files and ranges, one thread a connection, nothing kept in memory.

mod connection;
mod files;
mod range;
mod request;

use std::io::ErrorKind;
use std::net::{Ipv4Addr, TcpListener};

use anyhow::{Context, Result, anyhow, bail};

use crate::{tree, wasm};

const PORT: u16 = 8080;

/// `cargo xtask serve [--port N]`: builds, then serves until it is stopped.
pub fn command(arguments: &[String]) -> Result<()> {
    let port = port(arguments)?;
    // Bound before the build: a port in use should not cost a build to find out.
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => anyhow!("port {port} is in use; choose another with --port N"),
        _ => anyhow!("cannot listen on port {port}: {error}; choose another with --port N"),
    })?;
    wasm::build(&wasm::package_folder())?;
    let address = listener.local_addr().context("cannot read the server's own address")?;
    println!("serving the game on http://{address}  (Ctrl+C stops)");
    if !tree::root().join("index.html").is_file() {
        println!("there is no index.html yet");
    }
    for stream in listener.incoming() {
        // A connection that fails before it begins is the visitor's; the next one is welcome.
        let Ok(stream) = stream else { continue };
        std::thread::spawn(move || connection::serve(&stream, &tree::root()));
    }
    Ok(())
}

fn port(arguments: &[String]) -> Result<u16> {
    let number = match arguments {
        [] => return Ok(PORT),
        [flag, number] if flag == "--port" => number.as_str(),
        [joined] => joined.strip_prefix("--port=").with_context(|| format!("serve takes --port N, not {joined}"))?,
        other => bail!("serve takes --port N, not {}", other.join(" ")),
    };
    number.parse().map_err(|_| anyhow!("--port takes a number from 0 (any free port) to 65535, not {number:?}"))
}

#[cfg(test)]
mod tests {
    use super::port;

    fn read(arguments: &[&str]) -> Result<u16, String> {
        let arguments: Vec<String> = arguments.iter().map(|&argument| argument.to_owned()).collect();
        port(&arguments).map_err(|error| error.to_string())
    }

    #[test]
    fn the_port_is_an_option() {
        assert_eq!(read(&[]), Ok(8080));
        assert_eq!(read(&["--port", "9000"]), Ok(9000));
        assert_eq!(read(&["--port=9000"]), Ok(9000));
        assert_eq!(
            read(&["--port", "x"]),
            Err("--port takes a number from 0 (any free port) to 65535, not \"x\"".to_owned())
        );
        assert_eq!(read(&["9000"]), Err("serve takes --port N, not 9000".to_owned()));
    }
}
