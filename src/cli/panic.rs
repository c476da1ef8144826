//! Bugs of ours: a panic anywhere ends as `internal error: …` and status 70, never as another answer.

use std::panic::{AssertUnwindSafe, PanicHookInfo};
use std::sync::Mutex;

/// What the last panic said; the hook stays silent because a guard further in may yet handle it.
static LAST: Mutex<Option<String>> = Mutex::new(None);

/// What the standard library panics with once a panic reaches a function that cannot unwind; it aborts next.
const CANNOT_UNWIND: &str = "panic in a function that cannot unwind";

/// Runs `f`; `Err` is the text of its panic with the place in our source.
pub fn guard<T>(f: impl FnOnce() -> T) -> Result<T, String> {
    std::panic::set_hook(Box::new(hook));
    // What `f` borrows is the report of this run, which stays readable half-filled.
    std::panic::catch_unwind(AssertUnwindSafe(f)).map_err(|payload| {
        last().take().unwrap_or_else(|| text(&*payload).unwrap_or("a panic without a message").to_string())
    })
}

fn hook(info: &PanicHookInfo<'_>) {
    let said = text(info.payload()).unwrap_or("a panic without a message");
    let mut last = last();
    if said == CANNOT_UNWIND {
        super::render::say(&super::render::internal_error(last.as_deref().unwrap_or(said)));
        std::process::exit(super::status::INTERNAL.into());
    }
    *last = Some(match info.location() {
        Some(place) => format!("{said} ({}:{}:{})", place.file(), place.line(), place.column()),
        None => said.to_string(),
    });
}

/// What the last panic said, if there was one that nobody handled.
pub fn said() -> Option<String> {
    last().take()
}

fn last() -> std::sync::MutexGuard<'static, Option<String>> {
    LAST.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn text(payload: &(dyn std::any::Any + Send)) -> Option<&str> {
    payload.downcast_ref::<&str>().copied().or_else(|| payload.downcast_ref::<String>().map(String::as_str))
}
