//! Error recovery: the position at which the next plausible statement or entity starts. Each result is after
//! the given position, so that parsing terminates.

use super::foreign_instructions::foreign_instruction;
use crate::diagnostic::edit_distance;
use crate::ir::inst::{BinaryOp, CastOp, UnaryOp};

/// Opcodes that the grammar knows, without unary and binary operations and casts.
const OPCODES: &[&str] = &[
    "ret",
    "br",
    "switch",
    "indirectbr",
    "unreachable",
    "alloca",
    "load",
    "store",
    "getelementptr",
    "icmp",
    "fcmp",
    "phi",
    "select",
    "extractvalue",
    "insertvalue",
    "extractelement",
    "insertelement",
    "shufflevector",
    "vicmp",
    "vfcmp",
    "getresult",
    "va_arg",
    "fence",
    "cmpxchg",
    "atomicrmw",
    "call",
    "tail",
    "musttail",
    "notail",
    "volatile",
    "invoke",
    "callbr",
    "resume",
    "catchswitch",
    "catchret",
    "cleanupret",
    "landingpad",
    "catchpad",
    "cleanuppad",
    "unwind",
    "malloc",
    "free",
];

/// Maximum number of damaged lines that are compared with opcodes for similarity, which costs far more than a
/// lookup.
const GUESSES: usize = 1000;

/// Whether a word is an opcode.
pub fn is_opcode(word: &str) -> bool {
    OPCODES.contains(&word)
        || UnaryOp::from_keyword(word).is_some()
        || BinaryOp::from_keyword(word).is_some()
        || CastOp::from_keyword(word).is_some()
}

/// Whether an opcode is a terminator.
pub fn is_terminator(word: &str) -> bool {
    matches!(
        word,
        "ret"
            | "br"
            | "switch"
            | "unreachable"
            | "invoke"
            | "callbr"
            | "indirectbr"
            | "resume"
            | "catchswitch"
            | "catchret"
            | "cleanupret"
            | "unwind"
    )
}

/// Whether an opcode always has a result.
pub fn has_result(word: &str) -> bool {
    is_opcode(word)
        && !is_terminator(word)
        && !matches!(word, "store" | "call" | "tail" | "musttail" | "notail" | "volatile" | "fence" | "free")
}

/// Iterates over all opcodes.
pub fn opcodes() -> impl Iterator<Item = &'static str> {
    let unary = UnaryOp::ALL.iter().map(|op| op.keyword());
    let binary = BinaryOp::ALL.iter().map(|op| op.keyword());
    let cast = CastOp::ALL.iter().map(|op| op.keyword());
    OPCODES.iter().copied().chain(unary).chain(binary).chain(cast)
}

/// Whether a byte can be part of an unquoted name. A table: names make up a third of a text.
pub fn is_name_byte(b: u8) -> bool {
    static NAME_BYTES: [bool; 256] = {
        let mut table = [false; 256];
        let mut byte = 0;
        while byte <= u8::MAX as usize {
            let b = byte as u8;
            table[byte] = b.is_ascii_alphanumeric() || matches!(b, b'.' | b'_' | b'$' | b'-');
            byte += 1;
        }
        table
    };
    NAME_BYTES[usize::from(b)]
}

/// Returns the name characters at the start of a text.
pub fn word(text: &str) -> &str {
    let end = text.bytes().position(|b| !is_name_byte(b)).unwrap_or(text.len());
    &text[..end]
}

fn word_length(text: &str) -> usize {
    word(text).len()
}

/// Returns the first position at or after `at` that is neither white space nor in a comment.
pub fn skip_blanks(text: &str, mut at: usize) -> usize {
    let bytes = text.as_bytes();
    while let Some(b) = bytes.get(at) {
        match b {
            b' ' | b'\t' | b'\n' | b'\r' => at += 1,
            b';' => at = line_end(text, at),
            _ => break,
        }
    }
    at
}

/// Returns the end of the line that contains a position.
pub fn line_end(text: &str, at: usize) -> usize {
    text.as_bytes()[at..].iter().position(|b| matches!(b, b'\n' | b'\r')).map_or(text.len(), |n| at + n)
}

/// Returns the position of the brace that ends the line of a function header.
pub fn brace_of_header(text: &str, at: usize) -> Option<usize> {
    let line = &text[at..line_end(text, at)];
    let line = line.split(';').next().unwrap_or("").trim_end();
    (word(line) == "define" && line.ends_with('{') && line.matches('{').count() == 1).then(|| at + line.len() - 1)
}

/// Returns the start of the next line.
fn next_line(text: &str, at: usize) -> usize {
    let end = line_end(text, at);
    match text.as_bytes()[end..] {
        [b'\r', b'\n', ..] => end + 2,
        [] => end,
        _ => end + 1,
    }
}

/// Returns the length of the name at the start of a text, with its sigil or quotes: `%x`, `%"a b"`, `foo`,
/// `"foo"`.
pub fn name_length(text: &str) -> usize {
    let start = usize::from(text.starts_with(['%', '@', '!', '$']));
    let rest = &text[start..];
    if let Some(inner) = rest.strip_prefix('"') {
        return match inner.find(['"', '\n']) {
            Some(end) if inner.as_bytes()[end] == b'"' => start + end + 2,
            _ => start,
        };
    }
    start + word(rest).len()
}

/// Returns the text after a name and `=`.
pub fn after_equals(text: &str, name: usize) -> Option<&str> {
    text[name..].trim_start_matches([' ', '\t']).strip_prefix('=').map(|t| t.trim_start_matches([' ', '\t']))
}

/// Whether `:=` follows a name.
fn assigns_as_elsewhere(text: &str, name: usize) -> bool {
    text[name..].trim_start_matches([' ', '\t']).starts_with(":=")
}

/// Whether a text starts like an entity of a module. A label with such a name does not.
pub fn is_top_level(text: &str) -> bool {
    let first = text.as_bytes().first().copied().unwrap_or(0);
    match first {
        b'@' | b'!' | b'$' | b'^' => {
            let name = name_length(text).max(1);
            let name = if first == b'^' { 1 + word(&text[1..]).len() } else { name };
            name > 1 && after_equals(text, name).is_some()
        }
        b'%' => {
            let name = name_length(text);
            after_equals(text, name).is_some_and(|rest| word(rest) == "type")
        }
        _ => {
            let word = word(text);
            let rest = &text[word.len()..];
            let next = || rest.trim_start_matches([' ', '\t']);
            match word {
                "define" | "declare" => !rest.starts_with(':') && !next().starts_with('='),
                "attributes" => next().starts_with('#'),
                "target" => {
                    let key = next();
                    after_equals(key, word_length(key)).is_some()
                }
                "source_filename" | "deplibs" => next().starts_with('='),
                "module" => next().starts_with("asm"),
                _ => false,
            }
        }
    }
}

/// Returns the position to resume at in a body after a damaged statement at `at`, and whether lines were
/// skipped.
pub fn next_statement(text: &str, at: usize, guesses: &mut usize) -> (usize, bool) {
    let mut line = next_line(text, at);
    let mut skipped = false;
    while line < text.len() {
        let start = line + text[line..].bytes().take_while(|b| matches!(b, b' ' | b'\t')).count();
        let rest = &text[start..];
        let blank = rest.is_empty() || rest.starts_with(['\n', '\r', ';']);
        if !blank && is_plausible(rest, guesses) {
            return (start, skipped);
        }
        skipped |= !blank;
        line = next_line(text, line);
    }
    (text.len(), skipped)
}

/// Returns the end of a statement that cannot be parsed from `at` on: before the line that looks like another
/// statement, a label, or the end of the body.
pub fn statement_end(text: &str, at: usize) -> usize {
    let mut end = line_end(text, at);
    while end < text.len() {
        let next = skip_blanks(text, end);
        let rest = &text[next..];
        let word = word(rest);
        // Keywords with which a statement can continue on another line.
        let goes_on = matches!(word, "to" | "unwind" | "catch" | "cleanup" | "filter");
        let name = name_length(rest);
        let label = name > 0 && rest[name..].starts_with(':');
        let assigns = rest.starts_with('%') && (after_equals(rest, name).is_some() || assigns_as_elsewhere(rest, name));
        if rest.is_empty()
            || rest.starts_with('}')
            || label
            || assigns
            || (is_opcode(word) && !goes_on)
            || is_top_level(rest)
        {
            return end;
        }
        end = line_end(text, next);
    }
    end
}

/// Whether a text looks like a statement, even a damaged one.
pub fn is_statement(text: &str) -> bool {
    let name = name_length(text);
    let word = word(text);
    (text.starts_with('%') && after_equals(text, name).is_some())
        || is_opcode(word)
        || (word.len() > 2 && word.len() <= 16 && is_near_opcode(word))
}

/// Whether a line looks like the start of a statement, the end of the body, or an entity.
fn is_plausible(text: &str, guesses: &mut usize) -> bool {
    if text.starts_with('}') || is_top_level(text) {
        return true;
    }
    let name = name_length(text);
    if text.starts_with('%') {
        // `%x = …`, or `%x add …` with the `=` missing.
        let word = word(text[name..].trim_start_matches([' ', '\t']));
        return name > 1 && (after_equals(text, name).is_some() || is_opcode(word) || assigns_as_elsewhere(text, name));
    }
    if name > 0 && text[name..].starts_with(':') {
        return true;
    }
    let word = word(text);
    if is_opcode(word) {
        return true;
    }
    if foreign_instruction(word).is_some() && !text[word.len()..].starts_with(',') {
        return true;
    }
    // `x = add …` with the `%` missing, or a label without its colon.
    let rest = text[word.len()..].trim_start_matches([' ', '\t']);
    if !word.is_empty() && (rest.is_empty() || rest.starts_with(['=', '\n', '\r', ';'])) {
        return true;
    }
    if word.len() < 3 || word.len() > 16 || *guesses >= GUESSES {
        return false;
    }
    *guesses += 1;
    is_near_opcode(word)
}

/// Whether a word is a misspelt opcode.
pub fn is_near_opcode(word: &str) -> bool {
    let limit = (word.len() / 3).clamp(1, 2);
    opcodes().any(|o| edit_distance(word, o, limit).is_some())
}

/// Returns the position to resume at on top level after a damaged entity at `at`.
pub fn next_item(text: &str, at: usize) -> usize {
    let mut line = next_line(text, at);
    while line < text.len() {
        // Entities start at the margin; only `define` and `declare` differ reliably from indented statements.
        let rest = text[line..].trim_start_matches([' ', '\t']);
        let indented = rest.len() != text[line..].len();
        if is_top_level(rest) && (!indented || rest.starts_with("de")) {
            return text.len() - rest.len();
        }
        // `defne i64 @f() {` at the margin deserves an error of its own.
        let word = word(rest);
        let candidate = !indented && (5..9).contains(&word.len()) && rest[word.len()..].starts_with(' ');
        if candidate && ["define", "declare"].iter().any(|keyword| edit_distance(word, keyword, 2).is_some()) {
            return line;
        }
        line = next_line(text, line);
    }
    text.len()
}

/// Returns the first position from `at` on where brackets nest deeper than `most`, within one statement: the
/// search ends at a line end outside of brackets.
pub fn too_deep(text: &str, at: usize, most: usize) -> Option<usize> {
    let bytes = text.as_bytes();
    let (mut depth, mut i) = (0usize, at);
    // The brace at the end of a header is still open at the end of its line.
    let closed = usize::from(word(&text[at..]) == "define");
    while let Some(b) = bytes.get(i) {
        match b {
            b'(' | b'[' | b'{' | b'<' => {
                depth += 1;
                if depth > most {
                    return Some(i);
                }
            }
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            b'"' => i += bytes[i + 1..].iter().position(|b| *b == b'"').map_or(0, |n| n + 1),
            b';' => i = line_end(text, i).saturating_sub(1).max(i),
            b'\n' if depth <= closed => return None,
            b'\n' if is_top_level(text.get(i + 1..).unwrap_or("")) => return None,
            _ => {}
        }
        i += 1;
    }
    None
}

/// Whether brackets may nest deeper than `most` anywhere; the estimate can only be too high.
pub fn may_be_deep(text: &str, most: usize) -> bool {
    // Each chunk is counted as if its opening brackets came first, so that the loop can be vectorized. This
    // overestimates the depth by at most one chunk; a suspicious text is counted again exactly.
    let mut depth = 0usize;
    let too_deep = text.as_bytes().chunks(PORTION).any(|portion| {
        let (mut opened, mut closed) = (0u8, 0u8);
        for b in portion {
            opened += u8::from(matches!(b, b'(' | b'[' | b'{' | b'<'));
            closed += u8::from(matches!(b, b')' | b']' | b'}' | b'>'));
        }
        let (opened, closed) = (usize::from(opened), usize::from(closed));
        let deepest = depth + opened;
        depth = deepest.saturating_sub(closed).max(opened);
        deepest > most
    });
    too_deep && is_deep(text, most)
}

/// Size of a chunk in bytes, so that its counts fit a byte.
const PORTION: usize = 128;

/// Whether brackets nest deeper than `most` anywhere, counted exactly, byte by byte.
fn is_deep(text: &str, most: usize) -> bool {
    let mut depth = 0usize;
    for b in text.bytes() {
        match b {
            b'(' | b'[' | b'{' | b'<' => {
                depth += 1;
                if depth > most {
                    return true;
                }
            }
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn depth_is_counted_alike_in_portions() {
        let nested = |depth: usize| "(".repeat(depth) + &")".repeat(depth);
        for depth in [0, 1, 9, 10, 11, 127, 128, 129, 300] {
            for offset in [0, 1, 100, 127, 128, 200] {
                // Brackets closed earlier, and closing brackets without opening ones, do not count.
                for before in ["", "()[]{}<>", "))))"] {
                    let text = before.repeat(40) + &" ".repeat(offset) + &nested(depth) + &"()".repeat(200);
                    for most in [1, 10, 128, 256] {
                        assert_eq!(may_be_deep(&text, most), is_deep(&text, most), "{depth} of {most} at {offset}");
                    }
                }
            }
        }
        assert!(may_be_deep(&nested(11), 10) && !may_be_deep(&nested(10).repeat(50), 10));
    }
}
