//! Standard output of the subcommands.

use super::stderr;
use crate::cli::exit_status;
use std::io::{Error, ErrorKind, Write};
use std::sync::OnceLock;

/// The first error of a write to standard output.
static WRITE_ERROR: OnceLock<Error> = OnceLock::new();

/// Writes a text to standard output. Returns whether that is still possible. The first error is kept for
/// [`exit_status`].
pub fn write(text: &[u8]) -> bool {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Ok(()) => true,
        Err(error) => {
            let _ = WRITE_ERROR.set(error);
            false
        }
    }
}

/// Writes a text to standard output, and returns the exit status of a command that only does that.
pub fn print(text: &[u8]) -> u8 {
    write(text);
    exit_status::OK
}

/// Returns the exit status of a subcommand that ends with `status`: that of an output error, which is reported, if some
/// output is lost. An absent reader is not an error.
pub fn exit_status(status: u8) -> u8 {
    match WRITE_ERROR.get() {
        Some(error) if error.kind() != ErrorKind::BrokenPipe => {
            stderr::print(&format!("error: cannot write to standard output: {error}\n"));
            if status == exit_status::OK { exit_status::IO_ERROR } else { status }
        }
        _ => status,
    }
}
