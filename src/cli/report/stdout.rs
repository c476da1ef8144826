//! Texts on standard output.

use super::stderr;
use crate::cli::exit_status;
use std::io::{ErrorKind, Write};

/// Writes a text to standard output, and returns the exit status. An absent reader is not an error.
pub fn print(text: &[u8]) -> u8 {
    let mut out = std::io::stdout().lock();
    match out.write_all(text).and_then(|()| out.flush()) {
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            stderr::print(&format!("error: cannot write the text: {error}\n"));
            exit_status::IO_ERROR
        }
        _ => exit_status::OK,
    }
}
