//! Errors of inputs that are found before the session reads them, with the place in the text.

use super::expressions::code;
use super::{FilePlace, Repl};
use crate::cli::report::{stderr, wrap};
use llvmlite_jit::source::Span;
use std::ops::Range;

impl Repl<'_> {
    /// Reports an error, in a file with the place of the element.
    pub(super) fn mistake(&mut self, message: &str) {
        self.failed = true;
        let place = self.place.as_ref().map(FilePlace::shown);
        self.report.record_message("error", message, place);
        let text = self.report.style().message("error", message, place);
        stderr::print(&wrap::fitted(text, std::io::stderr()));
    }

    /// Reports an error in an input, and counts the input.
    pub(super) fn refuse_input(&mut self, text: &str, message: &str) {
        self.mark_failed();
        let text = text.trim_end();
        // An element of a file is reported at its place there.
        let Some(place) = place_in(message, text).filter(|_| self.place.is_none()) else {
            self.session.skip_input();
            return self.mistake(message);
        };
        self.failed = true;
        if let Some(source) = self.session.refuse_input(text) {
            let span = Span::new(source.base + place.start as u32, source.base + place.end as u32);
            self.report.session_mistake(self.session.sources(), message, span);
        }
    }
}

/// Returns the place in an input that a message is about: the first text in backquotes, if it is a part of the input. What
/// follows a semicolon is advice.
fn place_in(message: &str, text: &str) -> Option<Range<usize>> {
    if message.starts_with("expected an operand at the end") {
        return Some(text.len()..text.len());
    }
    let found = message.split("; ").next()?;
    let (_, quoted) = found.split_once('`')?;
    let (quoted, behind) = quoted.split_once('`')?;
    if behind.starts_with(" is never closed") {
        return unclosed(quoted, text);
    }
    let is_unexpected = found.starts_with("unexpected ");
    if is_unexpected && let Some(at) = text.rfind(quoted).filter(|at| at + quoted.len() == text.len()) {
        return Some(at..text.len());
    }
    let wanted = [quoted, quoted.trim_start_matches(['%', '@'])];
    wanted.into_iter().filter(|wanted| !wanted.is_empty()).find_map(|wanted| {
        let mut places = code(text).map(|(at, _)| at).filter(|at| is_token(text, *at, wanted));
        let at = if is_unexpected { places.last() } else { places.next() }?;
        (wanted.len() < text.trim().len()).then(|| at..at + wanted.len())
    })
}

/// Whether a text has a token, or several, at an offset.
fn is_token(text: &str, at: usize, token: &str) -> bool {
    let is_word = |c: char| c.is_ascii_alphanumeric() || "._$".contains(c);
    let continues = |token: Option<char>, next: Option<char>| token.is_some_and(is_word) && next.is_some_and(is_word);
    text[at..].starts_with(token)
        && !continues(token.chars().next(), text[..at].chars().next_back())
        && !continues(token.chars().next_back(), text[at + token.len()..].chars().next())
}

/// Returns the place of the last bracket of a kind that is not closed.
fn unclosed(bracket: &str, text: &str) -> Option<Range<usize>> {
    let mut open = Vec::new();
    for (at, c) in code(text) {
        match c {
            '(' | '[' | '{' => open.push(at),
            ')' | ']' | '}' => drop(open.pop()),
            _ => {}
        }
    }
    let at = open.into_iter().rev().find(|at| text[*at..].starts_with(bracket))?;
    Some(at..at + bracket.len())
}

#[cfg(test)]
mod tests {
    use super::super::expressions::{lower, with_session_names};
    use super::place_in;
    use llvmlite_jit::diagnostic::Diagnostic;
    use llvmlite_jit::session::Session;

    #[test]
    fn messages_are_about_a_part_of_the_input() {
        for (message, text, wanted) in [
            ("use of undefined value `foo`", "1 + foo * 2", Some("foo")),
            ("use of undefined value `b`; did you mean `%a`?", "ab + a.b + b", Some("b")),
            ("use of undefined value `%q`", "q + 1", Some("q")),
            ("`@qsort` takes 4 arguments, but 1 is given", "qsort(1)", Some("qsort")),
            ("operator `%` is not defined for `double`", "\"%\"[0] + 1.5 % 2", Some("%")),
            ("`(` is never closed in `f(1) + (2`", "f(1) + (2", Some("(")),
            ("unexpected `)` in `f(1))`", "f(1))", Some(")")),
            ("expected an operand at the end of the expression", "1 +", Some("")),
            ("unexpected `_000` in an expression", "1_000", Some("_000")),
            ("`nope` is not a value", "nope", None),
            ("the operand is a pointer; cast it: `(i32)x`", "(i32)x", None),
            ("no quotes", "x + 1", None),
        ] {
            let place = place_in(message, text);
            assert_eq!(place.clone().map(|place| &text[place]), wanted, "{message}");
        }
        assert_eq!(place_in("unexpected `)` in `f(1))`", "f(1))"), Some(4..5));
        assert_eq!(place_in("`(` is never closed in `f(1) + (2`", "f(1) + (2"), Some(7..8));
        assert_eq!(place_in("use of undefined value `b`", "ab + a.b + b"), Some(11..12));
    }

    /// Enters a text as the REPL does. Returns the message of an expression, or the diagnostics.
    fn enter(session: &mut Session, text: &str) -> Result<(), (String, Vec<Diagnostic>)> {
        let text = with_session_names(text, session).map_err(|message| (message, Vec::new()))?;
        let lowered = lower(&text, session).map_err(|message| (message, Vec::new()))?;
        let text = match lowered {
            Some(lowered) => {
                session.prepare(&lowered.setup.join("\n"));
                lowered.lines.join("\n")
            }
            None => text,
        };
        let reply = session.enter(&text);
        if reply.failed() { Err((String::new(), reply.diagnostics)) } else { Ok(()) }
    }

    /// Returns the inputs that a report of a text suggests.
    fn suggested(session: &Session, text: &str, message: &str, found: &[Diagnostic]) -> Vec<String> {
        let mut all = Vec::new();
        for before in ["write `", "it: `", "parentheses: `", "one: `", "type: `", "call `", "address; `"] {
            all.extend(message.split_once(before).and_then(|(_, rest)| Some(rest.split_once('`')?.0.to_string())));
        }
        let replaced = |message: &str, help: &str| {
            let near = help.split_once("did you mean `")?.1.split_once('`')?.0;
            let wrong = message.split('`').nth(1)?.trim_start_matches(['%', '@']);
            Some(text.replacen(wrong, near.trim_start_matches(['%', '@']), 1))
        };
        all.extend(replaced(message, message));
        for found in found {
            all.extend(found.help.iter().filter_map(|help| replaced(&found.message, help)));
            let Some(source) = session.sources().find(found.span().lo) else { continue };
            let mut fixed = source.text().to_string();
            for edit in found.fix.iter().rev() {
                let at = |position: u32| (position - source.base) as usize;
                fixed.replace_range(at(edit.span.lo)..at(edit.span.hi), &edit.replacement);
            }
            all.extend((!found.fix.is_empty()).then_some(fixed));
        }
        all
    }

    #[test]
    fn what_a_report_suggests_is_accepted() {
        for (text, helps) in [
            ("load i64, %a", true),
            ("load i64, %n", false),
            ("store i64 5, %n", false),
            ("fadd i32 1, 2", true),
            ("%z = ad i64 1, 2", true),
            ("add i64 %coutn, 1", true),
            ("coutn + 1", true),
            ("let z = 3", true),
            ("%z = mov i64 5", true),
            ("puts \"hi\"", true),
            ("int *q = 5", true),
            ("undef", true),
            ("define = 3", true),
            ("cbrtt(2.0)", true),
            ("1 + strlne(\"a\")", true),
            ("pust(\"hi\")", true),
            ("sizeof(struct Q)", true),
            ("struct Q v", true),
            ("&n", true),
            ("2 ** 3", true),
            ("fac(1, 2)", false),
        ] {
            // SAFETY: the test runs its own constant text.
            let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
            for line in
                ["%n = i64 5", "%count = i64 5", "%a = alloca i64", "define i64 @fac(i64 %k) {\n  ret i64 %k\n}"]
            {
                assert!(!session.enter(line).failed(), "{line}");
            }
            let (message, found) = enter(&mut session, text).expect_err(text);
            let all = suggested(&session, text, &message, &found);
            assert_eq!(!all.is_empty(), helps, "{text}: {message} {all:?} {found:?}");
            for suggestion in all {
                let again = enter(&mut session, &suggestion);
                assert!(again.is_ok(), "{text}: {suggestion}: {again:?}");
            }
        }
    }
}
