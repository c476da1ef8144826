//! Errors of inputs that are found before the session reads them, with the place in the text.

use std::ops::Range;

/// An error in an input.
#[derive(Clone, PartialEq, Debug)]
pub struct Mistake {
    pub message: String,
    /// Place in the input; `None` if the error is about the input as a whole.
    pub place: Option<Range<usize>>,
}

impl From<String> for Mistake {
    fn from(message: String) -> Mistake {
        Mistake { message, place: None }
    }
}

impl From<&str> for Mistake {
    fn from(message: &str) -> Mistake {
        message.to_string().into()
    }
}

impl Mistake {
    /// Creates an error at a place.
    pub fn at(message: impl Into<String>, place: Range<usize>) -> Mistake {
        Mistake { message: message.into(), place: Some(place) }
    }

    /// Gives the error a place, unless it has one.
    pub fn or_at(self, place: &Option<Range<usize>>) -> Mistake {
        Mistake { place: self.place.or_else(|| place.clone()), ..self }
    }

    /// Moves the place by a distance: that of the text in the input.
    pub fn moved(self, distance: usize) -> Mistake {
        Mistake { place: self.place.map(|place| place.start + distance..place.end + distance), ..self }
    }
}

/// Returns the position of a part of a text; 0 for any other text.
pub fn position_of(part: &str, text: &str) -> usize {
    let at = (part.as_ptr() as usize).wrapping_sub(text.as_ptr() as usize);
    if at <= text.len() { at } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::super::expressions::{lower, with_session_names};
    use llvmlite_jit::diagnostic::Diagnostic;
    use llvmlite_jit::session::Session;

    #[test]
    fn errors_of_expressions_have_their_places() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
        for line in [
            "%x = i32 7",
            "%d = double 1.5",
            "%foo1 = i32 1",
            "%v = <2 x i32> <i32 1, i32 2>",
            "%t = { i32, double } { i32 5, double 0.5 }",
            "%a = alloca [4 x i32]",
            "define i32 @f(i32 %n) { ret i32 %n }",
            "define void @g(i32 %n) { ret void }",
            "%a0 = inttoptr i64 16 to ptr",
        ] {
            assert!(!session.enter(line).failed(), "{line}");
        }
        // `«` and `»` enclose the expected span; without them, the error is about the whole input.
        for marked in [
            "1 + «foo» * 2",
            "foo1 + «foo»",
            "\"foo\"[0] + «foo»",
            "f(x) + «nope»(x) + f(x)",
            "f(x) + «@nope»(1 + x) * 2",
            "f(1) + «f»(1, 2)",
            "f(f(«\"a\"»))",
            "«x + 1 + t» + x",
            "x + («d & 1») + d",
            "v[0] + v[«2»]",
            "t.0 + t.«7»",
            "x + «~d»",
            "y = x + «foo»",
            "x + (2 + «foo») * x",
            "a[0] + a[«foo»]",
            "a[«foo»] = x",
            "a[0] = «foo»",
            "int b[3] = {1, «foo», x}",
            "1 + 2 *«»",
            "x «x»",
            "y = x «x + x»",
            "f(1)«)»",
            "puts(«\"»a)",
            "printf(\"%d %d\", x «x»)",
            "x && «foo»",
            "x ? 1 : «foo»",
            "«k(1)» = x",
            "x + 2 «**» 3",
            "«let» z = x",
            "q = &«nope»",
            "x + «nope»[0]",
            "x + «a0»[1] + x",
            "x + «a0»->1",
            "*«x» + x",
            "y = «g(x)»",
            "«=» 5",
            "5«++»",
            "sizeof «nope»",
            "%z = «mov» i64 5",
            "sizeof(int) + sizeof(«struct Q»)",
        ] {
            let text = marked.replace(['«', '»'], "");
            let place = marked.find('«').zip(marked.find('»'));
            let mistake =
                with_session_names(&text, &session).and_then(|text| lower(&text, &session)).expect_err(marked);
            assert_eq!(mistake.place, place.map(|(start, end)| start..end - '«'.len_utf8()), "{marked}: {mistake:?}");
        }
    }

    /// Enters a text as the REPL does. Returns the message of an expression, or the diagnostics.
    fn enter(session: &mut Session, text: &str) -> Result<(), (String, Vec<Diagnostic>)> {
        let text = with_session_names(text, session).map_err(|mistake| (mistake.message, Vec::new()))?;
        let lowered = lower(&text, session).map_err(|mistake| (mistake.message, Vec::new()))?;
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
