//! Rewriting of reports, to use the names that the user entered.

use crate::outcome::{Outcome, Trap};

/// Replaces the session's own variables and function in a report by the values and inputs that they represent.
pub(super) fn use_session_names(outcome: &mut Outcome, input: &str) {
    let rename = |text: &mut String| {
        if text.contains("@\"%") || text.contains("@\"<") {
            *text = unquoted(text);
        }
    };
    let all = |trap: &mut Trap| {
        rename(&mut trap.message);
        trap.notes.iter_mut().for_each(|note| rename(&mut note.text));
        // The input is itself the location of the fault, or calls that location.
        trap.backtrace.retain(|frame| frame.function.trim_matches('"') != input);
    };
    match outcome {
        Outcome::Trapped(trap) | Outcome::HostFault(trap) => all(trap),
        Outcome::LimitReached(_, stop) | Outcome::Interrupted(stop) => {
            rename(&mut stop.message);
            stop.backtrace.retain(|frame| frame.function.trim_matches('"') != input);
            stop.notes.iter_mut().for_each(|note| rename(&mut note.text));
        }
        Outcome::Returned(_) | Outcome::Exited(_) | Outcome::InternalError(_) => {}
    }
}

/// Replaces `@"%p"` with `%p`, and `@"<repl:1>"` with `<repl:1>`.
fn unquoted(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("@\"%").into_iter().chain(rest.find("@\"<")).min() {
        out.push_str(&rest[..at]);
        let name = &rest[at + 2..];
        let end = name.find('"').unwrap_or(name.len());
        out.push_str(&name[..end]);
        rest = name[end..].strip_prefix('"').unwrap_or(&name[end..]);
    }
    out + rest
}
