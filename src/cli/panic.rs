//! Internal errors: any panic ends as `internal error: …` with status 70, and never as another result.

use crate::cli::exit_status;
use crate::cli::report::{render, stderr};
use std::panic::{AssertUnwindSafe, PanicHookInfo};
use std::sync::Mutex;

/// Message of the last panic; the hook prints nothing, because an inner guard may still handle it.
static LAST: Mutex<Option<String>> = Mutex::new(None);

/// Panic message of the standard library when a panic reaches a function that cannot unwind; it aborts next.
const CANNOT_UNWIND: &str = "panic in a function that cannot unwind";

/// Runs `f`; `Err` is the message of its panic with the source location.
pub fn guard<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    std::panic::set_hook(Box::new(hook));
    // `f` borrows only the report of this run, which is usable when half-filled.
    std::panic::catch_unwind(AssertUnwindSafe(f)).map_err(|payload| {
        last().take().unwrap_or_else(|| text(&*payload).unwrap_or("a panic without a message").to_string())
    })
}

fn hook(info: &PanicHookInfo<'_>) {
    let message = text(info.payload()).unwrap_or("a panic without a message");
    let mut last = last();
    if message == CANNOT_UNWIND {
        stderr::print(&render::internal_error(last.as_deref().unwrap_or(message)));
        std::process::exit(exit_status::INTERNAL.into());
    }
    *last = Some(match info.location() {
        Some(place) => format!("{message} ({}:{}:{})", place.file(), place.line(), place.column()),
        None => message.to_string(),
    });
}

/// Takes the message of the last panic that was not handled.
pub fn take_message() -> Option<String> {
    last().take()
}

fn last() -> std::sync::MutexGuard<'static, Option<String>> {
    LAST.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn text(payload: &(dyn std::any::Any + Send)) -> Option<&str> {
    payload.downcast_ref::<&str>().copied().or_else(|| payload.downcast_ref::<String>().map(String::as_str))
}
