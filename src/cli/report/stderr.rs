//! The stream of reports: standard error, or the descriptor of `--reports`.

use std::io::Write;
use std::sync::{Mutex, PoisonError};

/// Destination of reports, if it is not standard error.
static REPORTS: Mutex<Option<Box<dyn Write + Send>>> = Mutex::new(None);

/// Redirects the output of [`print`].
pub fn redirect(target: Box<dyn Write + Send>) {
    *REPORTS.lock().unwrap_or_else(PoisonError::into_inner) = Some(target);
}

/// Writes a report to standard error. Write errors are ignored: an absent reader must not stop the command.
pub fn print(text: &str) {
    let _ = match &mut *REPORTS.lock().unwrap_or_else(PoisonError::into_inner) {
        Some(target) => target.write_all(text.as_bytes()),
        None => std::io::stderr().lock().write_all(text.as_bytes()),
    };
}
