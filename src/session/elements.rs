//! Division of an input into elements, each of which could be entered by itself: LLVM assembly, or an expression in C's
//! syntax. The two have different comments and strings: `;` begins a comment in assembly, and separates the parts of
//! `for (…; …; …)` in C.

use super::split::{InputPart, PartKind, ScannedItem, Scanner, form, is_blank, is_type_word, parts};
use crate::parse::{is_opcode, is_top_level, line_end, name_length};
use std::ops::Range;

/// Divides a text into elements. Consecutive entities of a module form one element, since they may refer to each other;
/// a line that begins with `:` is one.
pub fn elements(text: &str) -> Vec<&str> {
    let mut found: Vec<Range<usize>> = Vec::new();
    let is_entity = |text: &str| {
        let is_entities = |part: &InputPart| part.form == PartKind::Entities;
        begins_assembly(text) && parts(text).iter().all(is_entities)
    };
    for (range, _) in divided(text) {
        match found.last_mut() {
            Some(last) if is_entity(&text[last.clone()]) && is_entity(&text[range.clone()]) => last.end = range.end,
            _ => found.push(range),
        }
    }
    found.into_iter().map(|range| &text[range]).collect()
}

/// Whether a text is a module, or instructions and calls in LLVM's syntax, with which a session needs no front end: every
/// part of it has the form of one.
pub fn is_assembly(text: &str) -> bool {
    divided(text).iter().all(|(range, _)| {
        let element = &text[range.clone()];
        begins_assembly(element)
            && !element.ends_with('?')
            && parts(element).iter().all(|part| is_llvm(&element[part.range.clone()], &part.form))
    })
}

/// Whether a part has LLVM's syntax. C expressions can begin the same way: `%x * 2`, `@f(1) + 1`, `%y = %x * 2`.
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

/// Whether an empty last line abandons an incomplete input, as it does for one to evaluate. Entities, above
/// all functions, may contain empty lines.
pub fn is_abandoned(text: &str) -> bool {
    let Some((before, last)) = text.rsplit_once('\n') else { return false };
    if !last.trim().is_empty() || before.trim().is_empty() {
        return false;
    }
    let Some((range, false)) = divided(text).pop() else { return false };
    let element = &text[range];
    form(element) != PartKind::Entities || !begins_assembly(element)
}

/// Divides a text into ranges that are elements, each with whether it is complete. Entities are not joined.
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
        let (length, is_complete) = match rest.starts_with(':') {
            true => (line - start, true),
            false if begins_assembly(rest) => assembly_length(rest),
            false => expression_length(rest),
        };
        found.push((start..start + rest[..length].trim_end().len(), is_complete));
        at = start + length + 1;
    }
    found
}

/// Whether a text is LLVM assembly by its beginning, and not an expression or a statement of C.
pub fn begins_assembly(text: &str) -> bool {
    // `define = 4` is a mistake, which no `}` ends.
    if ["define", "declare"]
        .iter()
        .any(|word| begins_with_word(text, word) && text[word.len()..].trim_start().starts_with('='))
    {
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

/// Returns the length of an element of assembly up to the end of its last line, and whether it is complete.
fn assembly_length(text: &str) -> (usize, bool) {
    let mut walk = Scanner::new(text);
    let mut header = begins_with_word(text, "define");
    loop {
        match walk.next() {
            Some(ScannedItem::Byte(byte)) => header &= byte != b'{',
            Some(ScannedItem::LineEnd) if walk.depth == 0 && !header => return (walk.at - 1, true),
            Some(_) => {}
            None => return (text.len(), walk.depth == 0 && !walk.open_string && !header),
        }
    }
}

fn begins_with_word(text: &str, word: &str) -> bool {
    &text[..name_length(text)] == word
}

/// Returns the length of an expression or a statement of C up to the end of its last line, and whether it is complete.
fn expression_length(text: &str) -> (usize, bool) {
    let bytes = text.as_bytes();
    let (mut at, mut depth) = (0, 0usize);
    while let Some(byte) = bytes.get(at) {
        at += 1;
        match byte {
            b'\n' if depth == 0 => return (at - 1, true),
            b'(' | b'[' | b'{' => depth += 1,
            b')' | b']' | b'}' => depth = depth.saturating_sub(1),
            // What follows is a comment or another statement: neither opens a bracket.
            b';' if depth == 0 => at = line_end(text, at),
            b'/' if bytes.get(at) == Some(&b'/') => at = line_end(text, at),
            b'"' | b'\'' => at = literal_end(bytes, at, *byte),
            _ => {}
        }
    }
    (text.len(), depth == 0)
}

/// Returns the end of a string or a character constant of C; returns `start` for one that is not closed in its line.
fn literal_end(bytes: &[u8], start: usize, quote: u8) -> usize {
    let mut at = start;
    while let Some(byte) = bytes.get(at) {
        match byte {
            b'\n' => break,
            b'\\' => at += 1,
            byte if *byte == quote => return at + 1,
            _ => {}
        }
        at += 1;
    }
    start
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_divided_as_it_could_be_typed() {
        for (text, wanted) in [
            ("x = 5\nx + 1\n", &["x = 5", "x + 1"][..]),
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
            ("for (i = 0; i < 3; i++)\n  x", &["for (i = 0; i < 3; i++)", "x"]),
            ("while (x) {\n  x--;\n}\ny", &["while (x) {\n  x--;\n}", "y"]),
            ("puts(\"(;\")\nx ; (\n'(' + 1\n\"a\\\"(\"\ny", &["puts(\"(;\")", "x ; (", "'(' + 1", "\"a\\\"(\"", "y"]),
            ("%x = add i64 1, 2 ; (\nit's (\n", &["%x = add i64 1, 2 ; (", "it's ("]),
            ("double x = 5; y = (\ni64 %x ; (\n z", &["double x = 5; y = (", "i64 %x ; (", "z"]),
            ("\n; only a comment\n", &[]),
        ] {
            assert_eq!(elements(text), wanted, "{text}");
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
            ("a['\"'] += 1", true),
            ("f(\"\\\"\")", true),
            ("", true),
        ] {
            assert_eq!(is_complete(text), complete, "{text}");
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
            ("@g = global [2 x i8] [\n", false),
            ("%T = type {\n", false),
            ("\n", false),
        ] {
            assert_eq!(is_abandoned(text), is_given_up, "{text}");
        }
    }
}
