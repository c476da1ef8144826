//! The stream of reports: standard error, or the descriptor of `--reports`.

use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

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

/// A text that is being written.
#[derive(Clone, Default)]
struct CapturedText(Arc<Mutex<Vec<u8>>>);

impl Write for CapturedText {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Runs `f`, and also returns the reports that it has written.
pub fn captured<R>(f: impl FnOnce() -> R) -> (R, String) {
    let text = CapturedText::default();
    let swap = |target| std::mem::replace(&mut *REPORTS.lock().unwrap_or_else(PoisonError::into_inner), target);
    let before = swap(Some(Box::new(text.clone())));
    let result = f();
    swap(before);
    let bytes = std::mem::take(&mut *text.0.lock().unwrap_or_else(PoisonError::into_inner));
    (result, String::from_utf8_lossy(&bytes).into_owned())
}
