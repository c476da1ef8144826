//! Division of an input into elements, each of which could be entered separately: LLVM assembly, or an expression in C
//! syntax. The two have different comments and strings: `;` begins a comment in assembly, and separates the parts of
//! `for (…; …; …)` in C.

use super::continuation::{CLines, Continuation, Expected, is_c_blank};
use super::split::{PartKind, ScannedItem, Scanner, form, is_blank, is_type_word, parts};
use crate::parse::{is_opcode, is_top_level, line_end, name_length};
use std::ops::Range;

/// Divides a text into elements. Consecutive module entities form one element, because they may refer to each other; a
/// line that begins with `:` is an element.
pub fn elements(text: &str) -> Vec<&str> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let mut is_last_entity = false;
    let mut base = 0;
    while base < text.len() {
        let rest = &text[base..];
        let mut end = rest.len();
        for (mut range, is_complete) in divided(rest) {
            // An element that is not closed does not take the others with it.
            if !is_complete && let Some(next) = recovery_point_of(rest, &range) {
                range.end = range.start + rest[range.start..next].trim_end().len();
                end = next;
            }
            let range = base + range.start..base + range.end;
            let is_entity = is_entity(&text[range.clone()]);
            match found.last_mut() {
                Some(last) if is_last_entity && is_entity => last.end = range.end,
                _ => found.push(range),
            }
            is_last_entity = is_entity;
        }
        base += end;
    }
    found.into_iter().map(|range| &text[range]).collect()
}

/// Whether a text is a module, or instructions and calls in LLVM syntax, which a session accepts without a front end:
/// every part has such a form.
pub fn is_assembly(text: &str) -> bool {
    divided(text).iter().all(|(range, _)| {
        let element = &text[range.clone()];
        begins_assembly(element)
            && !element.ends_with('?')
            && parts(element).iter().all(|part| is_llvm(&element[part.range.clone()], &part.form))
    })
}

/// Whether a part is in LLVM syntax. C expressions can begin in the same way: `%x * 2`, `@f(1) + 1`, `%y = %x * 2`.
fn is_llvm(text: &str, form: &PartKind) -> bool {
    match form {
        PartKind::Entities | PartKind::Local(_) | PartKind::Global(_) => true,
        PartKind::Instruction(named) => {
            let rest = named.as_ref().map_or(text, |named| &text[named.rest..]);
            let word = &rest[..name_length(rest)];
            word.starts_with(|c: char| c.is_ascii_lowercase()) && is_opcode(word)
        }
        // A type and an operand, `i64 5`, `%T zeroinitializer`.
        PartKind::Typed(named) => {
            let rest = named.as_ref().map_or(text, |named| &text[named.rest..]);
            let behind = rest[name_length(rest)..].trim_start();
            let operators = ["+", "*", "/", "?", "&", "|", " - ", "->"];
            !behind.starts_with(['=', '%', '<', '>', '!', '.', '[', '(']) && !operators.iter().any(|o| rest.contains(o))
        }
        PartKind::Call(..) => {
            // Nothing follows the arguments, and their types are written, or they are left out altogether.
            let mut walk = Scanner::new(text);
            let mut has_ended = false;
            while let Some(met) = walk.next() {
                match met {
                    ScannedItem::Byte(b')') if walk.depth == 0 => has_ended = true,
                    ScannedItem::LineEnd => {}
                    _ if has_ended => return false,
                    _ => {}
                }
            }
            true
        }
    }
}

/// Whether a text can be entered as it is: all brackets and strings are closed, and a function header has its
/// body.
pub fn is_complete(text: &str) -> bool {
    divided(text).last().is_none_or(|(_, is_complete)| *is_complete)
}

/// Returns the end of an incomplete element at the beginning of a text, if something else follows it: the next line that
/// begins an entity of a module or a command, or for an expression the next line. `None` if all of it is complete.
pub fn recovery_point(text: &str) -> Option<usize> {
    let (range, is_complete) = divided(text).pop()?;
    if is_complete { None } else { recovery_point_of(text, &range) }
}

/// Returns the recovery point of an element that is not closed.
fn recovery_point_of(text: &str, element: &Range<usize>) -> Option<usize> {
    let is_assembly = begins_assembly(&text[element.start..]);
    let lines = (!is_assembly).then(|| CLines::of(&text[element.clone()]));
    if lines.as_ref().is_some_and(|lines| matches!(lines.end(), Continuation::Needs(_))) {
        return None;
    }
    let is_block = lines.is_some_and(|lines| lines.is_block());
    let mut at = line_end(text, element.start) + 1;
    while at < text.len() {
        let line = &text[at..];
        let begins_entity =
            !line.starts_with([' ', '\t', '}']) && form(line) == PartKind::Entities && begins_assembly(line);
        let begins_function =
            is_block && !line.starts_with([' ', '\t', '}']) && begins_function(&line[..line_end(line, 0)]);
        let is_single = !is_assembly && !is_block;
        if !is_blank(&line[..line_end(line, 0)])
            && (is_single || begins_entity || begins_function || line.starts_with(':'))
        {
            return Some(at);
        }
        at = line_end(text, at) + 1;
    }
    None
}

/// Whether a text ends within a string of LLVM assembly, which may extend over several lines.
pub fn ends_in_string(text: &str) -> bool {
    divided(text).pop().is_some_and(|(range, is_complete)| {
        let element = &text[range];
        let mut walk = Scanner::new(element);
        while walk.next().is_some() {}
        !is_complete && begins_assembly(element) && walk.open_string
    })
}

/// Whether a text consists only of module entities: definitions, declarations, metadata.
pub fn is_definition(text: &str) -> bool {
    let elements = divided(text);
    !elements.is_empty() && elements.iter().all(|(range, is_complete)| *is_complete && is_entity(&text[range.clone()]))
}

fn is_entity(element: &str) -> bool {
    // `#define N 5`, rather than `#0`.
    let is_directive =
        element.strip_prefix('#').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_alphabetic()));
    !is_directive && begins_assembly(element) && parts(element).iter().all(|part| part.form == PartKind::Entities)
}

/// Scan of an input that is read line by line, equivalent to [`is_complete`] for the whole text.
#[derive(Default)]
pub struct LineScan {
    /// The element that is incomplete.
    open: Option<OpenElement>,
}

/// An incomplete element.
enum OpenElement {
    Assembly {
        /// Whether it is an entity, which an empty line does not abandon.
        is_entity: bool,
        depth: usize,
        is_in_string: bool,
        /// Whether it is a function whose body has not begun.
        is_header: bool,
        /// Whether the last line ends in a comma.
        is_continued: bool,
    },
    C(CLines),
}

impl LineScan {
    /// Adds a line, including its terminator, and returns what follows it. After [`Continuation::Needs`] and
    /// [`Continuation::Allows`], a line that is expected may be added, or [`LineScan::end`] called.
    pub fn add(&mut self, line: &str) -> Continuation {
        let mut rest = line;
        let open = match &mut self.open {
            Some(open) => open,
            None if is_blank(line) || line.trim_start().starts_with([':', '?']) => return Continuation::Complete,
            None => {
                rest = line.trim_start();
                self.open.insert(match begins_assembly(rest) {
                    true => OpenElement::Assembly {
                        is_entity: form(rest) == PartKind::Entities,
                        depth: 0,
                        is_in_string: false,
                        is_header: begins_with_word(rest, "define"),
                        is_continued: false,
                    },
                    false => OpenElement::C(CLines::default()),
                })
            }
        };
        let end = match open {
            OpenElement::C(lines) => {
                lines.add(rest);
                lines.end()
            }
            OpenElement::Assembly { depth, is_in_string, is_header, is_continued, .. } => {
                if !*is_in_string || rest.contains('"') {
                    if *is_in_string {
                        rest = rest.split_once('"').map_or("", |(_, rest)| rest);
                    }
                    let mut walk = Scanner::new(rest);
                    walk.depth = *depth;
                    while let Some(met) = walk.next() {
                        *is_header &= !ends_header(&met);
                    }
                    (*depth, *is_in_string) = (walk.depth, walk.open_string);
                    *is_continued = if walk.end == 0 { *is_continued } else { walk.ends_in_comma() };
                }
                match *depth == 0 && !*is_in_string && !*is_header && !*is_continued {
                    true => Continuation::Complete,
                    false => Continuation::Open,
                }
            }
        };
        if end == Continuation::Complete {
            self.open = None;
        }
        end
    }

    /// Ends the input.
    pub fn end(&mut self) {
        self.open = None;
    }

    /// Whether an empty line abandons the input, equivalent to [`is_abandoned`] for the whole text.
    pub fn can_be_abandoned(&self) -> bool {
        self.open.as_ref().is_some_and(|open| match open {
            OpenElement::Assembly { is_entity, .. } => !is_entity,
            OpenElement::C(lines) => !lines.is_block(),
        })
    }
}

/// Whether the head of a function ends with an item: with the `{` of its body, or with a `}` whose `{` is missing.
fn ends_header(met: &ScannedItem) -> bool {
    matches!(met, ScannedItem::Byte(b'{' | b'}'))
}

/// Whether an empty last line abandons an incomplete input. This applies to instructions and expressions; entities, in
/// particular functions, may contain empty lines.
pub fn is_abandoned(text: &str) -> bool {
    let Some((before, last)) = text.rsplit_once('\n') else { return false };
    if !last.trim().is_empty() || before.trim().is_empty() {
        return false;
    }
    let Some((range, false)) = divided(text).pop() else { return false };
    let element = &text[range];
    match begins_assembly(element) {
        true => form(element) != PartKind::Entities,
        false => !CLines::of(element).is_block(),
    }
}

/// Divides a text into ranges of elements, each with whether it is complete. A line that begins with `:` or `?` is an element, and
/// entities are not joined.
fn divided(text: &str) -> Vec<(Range<usize>, bool)> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        let line = line_end(text, at);
        if is_blank(&text[at..line]) {
            at = line + 1;
            continue;
        }
        let start = at + (text[at..].len() - text[at..].trim_start().len());
        let rest = &text[start..];
        let (length, is_complete) = match rest.starts_with([':', '?']) {
            true => (line - start, true),
            false if begins_assembly(rest) => assembly_length(rest),
            false => expression_length(rest),
        };
        found.push((start..start + rest[..length].trim_end().len(), is_complete));
        at = start + length + 1;
    }
    found
}

/// Whether a text begins with a block of C, `{ int x = 5; f(x); }`, and not with a struct of LLVM, `{ i32 1, double 2.0 }`.
pub fn begins_block(text: &str) -> bool {
    let Some(inside) = text.strip_prefix('{').map(str::trim_start) else { return false };
    let length = name_length(inside);
    let (word, behind) = (&inside[..length], inside[length..].trim_start());
    let next = &behind[..name_length(behind)];
    match word {
        "" => inside.starts_with(['*', '(', '+', '-', '&', '!', '~', ';', '"']),
        // Types of both languages.
        "float" | "double" | "void" => {
            let is_value = matches!(next, "undef" | "poison" | "inf" | "nan" | "zeroinitializer");
            behind.starts_with('*') || next.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && !is_value
        }
        _ => word.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') && !is_type_word(word),
    }
}

/// Whether the beginning of a text is LLVM assembly rather than a C expression or statement.
pub fn begins_assembly(text: &str) -> bool {
    // `define = 4` is a mistake, which no `}` ends.
    if ["define", "declare"]
        .iter()
        .any(|word| begins_with_word(text, word) && text[word.len()..].trim_start().starts_with('='))
    {
        return false;
    }
    if begins_block(text) {
        return false;
    }
    if is_top_level(text)
        || begins_with_word(text, "source_filename")
        || text.starts_with(['%', '@', '{', '[', '<', '!', '#', '^', '$'])
    {
        return true;
    }
    if text.starts_with('"') {
        return false;
    }
    let length = name_length(text);
    let (word, behind) = (&text[..length], text[length..].trim_start());
    if word == "define" || is_opcode(word) {
        // `switch (x)` is C's.
        return !behind.starts_with('(');
    }
    // `double x = 5` declares a name in C; `i64 %x` and `ptr null` are operands of LLVM.
    let operand = &behind[..name_length(behind)];
    let constants = ["true", "false", "null", "none", "undef", "poison", "zeroinitializer", "c", "splat", "asm"];
    let is_name = operand.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    is_type_word(word) && (!is_name || constants.contains(&operand) || is_opcode(operand) || operand == "inf")
}

/// Returns the length of an assembly element up to the end of its last line, and whether it is complete.
fn assembly_length(text: &str) -> (usize, bool) {
    let mut walk = Scanner::new(text);
    let mut header = begins_with_word(text, "define");
    loop {
        match walk.next() {
            Some(met @ ScannedItem::Byte(_)) => header &= !ends_header(&met),
            Some(ScannedItem::LineEnd) if walk.depth == 0 && !header => return (walk.at - 1, true),
            Some(_) => {}
            None => {
                let is_open = walk.depth > 0 || walk.open_string || header || walk.ends_in_comma();
                return (text.len(), !is_open);
            }
        }
    }
}

fn begins_with_word(text: &str, word: &str) -> bool {
    &text[..name_length(text)] == word
}

/// Returns the length of a C expression or statement up to the end of its last line, and whether it is complete.
fn expression_length(text: &str) -> (usize, bool) {
    let (mut at, mut lines) = (0, CLines::default());
    // A backslash at the end of the text continues it, too.
    while at < text.len() {
        let end = line_end(text, at);
        lines.add(&text[at..end]);
        let is_needed = match lines.end() {
            Continuation::Complete => return (end, true),
            Continuation::Open => {
                at = end + 1;
                continue;
            }
            Continuation::Needs(expected) | Continuation::Allows(expected) => {
                let is_needed = matches!(lines.end(), Continuation::Needs(_));
                match next_line(text, end + 1, expected.may_follow_blank_lines()) {
                    Some(next) if expected.is_met_by(&text[next..line_end(text, next)]) => {
                        at = next;
                        continue;
                    }
                    // It was all that was written.
                    Some(_) => return (end, true),
                    None => is_needed,
                }
            }
        };
        return if is_needed { (text.len(), false) } else { (end, true) };
    }
    (text.len(), false)
}

/// Returns the start of the next line with code; of the next empty line, unless they are skipped.
fn next_line(text: &str, start: usize, skips_empty: bool) -> Option<usize> {
    let mut at = start;
    while at < text.len() {
        let end = line_end(text, at);
        let is_empty = text[at..end].trim().is_empty();
        if !is_c_blank(&text[at..end]) || is_empty && !skips_empty && end < text.len() {
            return Some(at);
        }
        at = end + 1;
    }
    None
}

/// Whether a line is the head of a function of C with its opening brace.
fn begins_function(line: &str) -> bool {
    let line = line.split("//").next().unwrap_or(line).trim_end();
    let is_head = |head| CLines::of(head).end() == Continuation::Needs(Expected::Body);
    line.strip_suffix('{').is_some_and(is_head)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn is_end(end: Continuation) -> bool {
        matches!(end, Continuation::Complete | Continuation::Allows(_))
    }

    #[test]
    fn a_text_is_divided_as_it_could_be_typed() {
        for (text, wanted) in [
            ("x = 5\nx + 1\n", &["x = 5", "x + 1"][..]),
            ("#define N 8\n#define M 9\nint x = 1;", &["#define N 8", "#define M 9", "int x = 1;"]),
            (
                "define i64 @f() {\n  ret i64 1\n}\n; why\ndeclare void @g()\nf()\n%x = add i64 1, 2\n%y = i64 5",
                &[
                    "define i64 @f() {\n  ret i64 1\n}\n; why\ndeclare void @g()",
                    "f()",
                    "%x = add i64 1, 2",
                    "%y = i64 5",
                ],
            ),
            ("f(1,\n  2)\n:list\ny", &["f(1,\n  2)", ":list", "y"]),
            ("for (i = 0; i < 3; i++)\n  x", &["for (i = 0; i < 3; i++)\n  x"]),
            (
                "int f(int n)\n{\n  return n;\n}\nf(1)\nint x = f(2)\ny",
                &["int f(int n)\n{\n  return n;\n}", "f(1)", "int x = f(2)", "y"],
            ),
            ("while (x) {\n  x--;\n}\ny", &["while (x) {\n  x--;\n}", "y"]),
            ("puts(\"(;\")\nx ; (\n'(' + 1\n\"a\\\"(\"\ny", &["puts(\"(;\")", "x ; (", "'(' + 1", "\"a\\\"(\"", "y"]),
            ("%x = add i64 1, 2 ; (\nit's (\n", &["%x = add i64 1, 2 ; (", "it's ("]),
            ("double x = 5; y = (\ni64 %x ; (\n z", &["double x = 5; y = (", "i64 %x ; (", "z"]),
            ("\n; only a comment\n", &[]),
            ("x\n(1 + 2\ny\n", &["x", "(1 + 2", "y"]),
        ] {
            assert_eq!(elements(text), wanted, "{text}");
        }
    }

    #[test]
    fn an_element_that_is_not_closed_ends_where_another_begins() {
        for (text, first) in [
            ("(1 + 2\n3 + 4\n", Some("(1 + 2\n")),
            (
                "define i32 @f() {\nret i32 1\n\ndefine i32 @g() {\n  ret i32 2\n}\ng()\n",
                Some("define i32 @f() {\nret i32 1\n\n"),
            ),
            ("define i32 @f() {\nl:\n  %x = add i32 1, 2\n", None),
            ("define i32 @f() {\n:quit\n", Some("define i32 @f() {\n")),
            ("define i32 @f() {\n  ret i32 1\n}\n", None),
            ("f(1,\n", None),
            ("int f(int n) {\n  if (n) {\n\nint g(int n) {\n  return n;\n}\n", Some("int f(int n) {\n  if (n) {\n\n")),
            ("int f(int n) {\n  x = 1;\n\n:list\n", Some("int f(int n) {\n  x = 1;\n\n")),
            ("int f(int n) {\n  x = 1;\n\n  x++;\n", None),
        ] {
            assert_eq!(recovery_point(text).map(|end| &text[..end]), first, "{text}");
        }
    }

    #[test]
    fn a_function_is_complete_with_its_last_brace() {
        for (text, complete) in [
            ("%x = add i64 1, 2", true),
            ("define i64 @f()", false),
            ("define = 4", true),
            ("define i64 @f() {\n", false),
            ("define i64 @f() {\n ret i64 1\n}", true),
            ("define i64 @f() { ; }\n", false),
            ("@s = constant [2 x i8] c\"{", false),
            ("@s = constant [2 x i8] c\"{\\00\"", true),
            ("call void @f(i64 1,", false),
            ("define i64 @f() {\n}\ndefine i64 @g()", false),
            ("x = 5\nf(", false),
            ("for (i = 0; i < 3; i++) puts(\"hi\")", true),
            ("for (i = 0; i < 3; i++) {", false),
            ("for (i = 0; i < 3; i++)", false),
            ("if (f(1) > (2)) // so", false),
            ("int f(int n)", false),
            ("f(1) + g(2)", true),
            ("int x = f(2)", true),
            ("int f(int n);", true),
            ("a['\"'] += 1", true),
            ("@s = constant [4 x i8] c\"{\n;\"\n", true),
            ("@s = constant [9 x i8] c\"{\n;\n", false),
            ("define i64 @f() { ; \"\n  ret i64 1\n}\n", true),
            ("f(1, // two (\n  2)", true),
            ("f(\"\\\"\")", true),
            ("", true),
        ] {
            assert_eq!(is_complete(text), complete, "{text}");
            let mut scan = LineScan::default();
            let last = text.split_inclusive('\n').map(|line| is_end(scan.add(line))).last();
            assert_eq!(last.unwrap_or(true), complete, "{text}, line by line");
        }
    }

    #[test]
    fn an_empty_line_gives_up_what_is_to_be_evaluated() {
        for (text, is_given_up) in [
            ("sq(3\n", true),
            ("@sq(3,\n  ", true),
            ("%x = call i64 @sq(i64 3\n", true),
            ("x = 5\nsq(3\n", true),
            ("sq(3", false),
            ("sq(3)\n", false),
            ("define i64 @f(\n", false),
            ("define i64 @f() {\n\n", false),
            ("int f(int n) {\n  if (n) return 1;\n\n", false),
            ("int f(int n,\n  int m) {\n", false),
            ("while (x) {\n", false),
            ("struct P {\n", false),
            ("int a[] = {\n", true),
            ("int f(int n,\n", true),
            ("@g = global [2 x i8] [\n", false),
            ("%T = type {\n", false),
            ("\n", false),
        ] {
            assert_eq!(is_abandoned(text), is_given_up, "{text}");
            let mut scan = LineScan::default();
            let is_open = text.split_inclusive('\n').map(|line| !is_end(scan.add(line))).last() == Some(true);
            if text.ends_with('\n') && text != "\n" {
                assert_eq!(is_open && scan.can_be_abandoned(), is_given_up, "{text}, line by line");
            }
        }
    }
}
