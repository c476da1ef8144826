//! Removes prompts of a session and comments of C from a text before it is split into elements.

use llvmlite_jit::session;

/// Removes the prompts, `[3]> `, from a text that was copied from a session.
pub(super) fn without_prompts(text: &str) -> String {
    let plain = |line: &str| {
        let number = line.strip_prefix('[').and_then(|line| line.split_once("]> "));
        let is_prompt = |number: &str| !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
        number.filter(|(number, _)| is_prompt(number)).map_or(line, |(_, rest)| rest).to_string()
    };
    text.split('\n').map(plain).collect::<Vec<String>>().join("\n")
}

/// Replaces C's comments, `/* … */`, by blanks, so that columns stay the same.
pub(super) fn without_comments(text: &str) -> String {
    scan(text).0
}

/// Whether a text in C syntax ends within a comment, `/* …`.
pub(super) fn ends_in_comment(text: &str) -> bool {
    !session::begins_assembly(text.trim_start()) && scan(text).1
}

/// Whether a line of a text in C syntax ends within a string, `puts("a`. In LLVM assembly a string may contain line breaks.
pub(super) fn has_open_string(text: &str) -> bool {
    if session::begins_assembly(text.trim_start()) || text.trim_start().starts_with([':', '?']) {
        return false;
    }
    without_comments(text).lines().any(|line| {
        let (mut chars, mut is_open) = (line.char_indices().peekable(), false);
        while let Some((at, c)) = chars.next() {
            match c {
                '\\' => drop(chars.next()),
                '"' => is_open = !is_open,
                _ if is_open => {}
                '/' if line[at..].starts_with("//") => return false,
                // A comment of LLVM.
                ';' if line[at + 1..].starts_with(' ') && !line.trim_start().starts_with("for") => return false,
                '\'' if line[at + 1..].starts_with("\"'") => drop(chars.nth(1)),
                _ => {}
            }
        }
        is_open && !line.ends_with('\\')
    })
}

/// Replaces comments, `/* … */`, by blanks, and returns whether one of them is not closed.
fn scan(text: &str) -> (String, bool) {
    let mut out = String::new();
    let (mut rest, mut quote, mut is_open) = (text, None, false);
    while let Some(c) = rest.chars().next() {
        let mut end = c.len_utf8();
        match (quote, c) {
            (None, '/') if rest.starts_with("//") => end = rest.find('\n').unwrap_or(rest.len()),
            (None, '/') if rest.starts_with("/*") => match rest[2..].find("*/") {
                Some(length) => {
                    let blank = |c: char| if c == '\n' { '\n' } else { ' ' };
                    out.extend(rest[..length + 4].chars().map(blank));
                    rest = &rest[length + 4..];
                    continue;
                }
                None => is_open = true,
            },
            // A comment of LLVM or C++ up to the end of the line.
            (None, ';') => end = rest.find('\n').filter(|end| !rest[..*end].contains("/*")).unwrap_or(1),
            (Some('\''), '\\') => end += rest[end..].chars().next().map_or(0, char::len_utf8),
            (None, '"') => quote = Some(c),
            (None, '\'') if rest[1..].find('\'').is_some_and(|end| end < 3) => quote = Some(c),
            (Some(open), _) if open == c => quote = None,
            _ => {}
        }
        out.push_str(&rest[..end]);
        rest = &rest[end..];
    }
    (out, is_open)
}

#[cfg(test)]
mod tests {
    use super::has_open_string;

    #[test]
    fn strings_that_are_not_closed_in_their_line_are_found() {
        for text in ["puts(\"a", "char *s = \"x", "int f() {\n  puts(\"a", "printf(\"a\\\"b"] {
            assert!(has_open_string(text), "{text}");
        }
        for text in [
            "puts(\"a\")",
            "x = '\"'",
            "x // \"",
            "x /* \" */",
            "x ; it's \"",
            "printf(\"a\\\"b\"",
            "puts(\"a\\",
            "@s = constant [2 x i8] c\"a",
            ":load \"a",
            "int f() {\n  puts(\"a\");",
        ] {
            assert!(!has_open_string(text), "{text}");
        }
    }
}
