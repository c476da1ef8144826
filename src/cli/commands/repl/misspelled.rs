//! Misspelled words of C, such as `retrun` and `fro`, in inputs in its syntax.

use super::expressions::{code, headers, type_alias, with_sigil, word_length};
use super::mistakes::Mistake;
use super::paint;
use llvmlite_jit::diagnostic::near_names;
use llvmlite_jit::parse;
use llvmlite_jit::session::{self, Session};

/// Keywords of C.
pub const KEYWORDS: [&str; 31] = [
    "bool", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern", "float",
    "for", "goto", "if", "int", "long", "return", "short", "signed", "sizeof", "static", "struct", "switch", "typedef",
    "union", "unsigned", "void", "volatile", "while",
];

/// Those before parentheses.
const BEFORE_PARENTHESES: [&str; 6] = ["for", "if", "return", "sizeof", "switch", "while"];

/// Those that are statements.
const STATEMENTS: [&str; 3] = ["break", "continue", "return"];

/// Returns the error of an input with a misspelled keyword. Only words count that cannot be meant as names: two words in a
/// row, as in `itn x`, are no expression.
pub fn mistake(text: &str, session: &Session) -> Option<Mistake> {
    if session::begins_assembly(text) || text.starts_with(['%', '@', ':', '?', '#', '!']) {
        return None;
    }
    let mut end = 0;
    let mut depth = 0usize;
    for (at, c) in code(text) {
        depth = match c {
            '{' => depth + 1,
            '}' => depth.saturating_sub(1),
            _ => depth,
        };
        // What follows a statement may be a comment.
        if c == ';' && depth == 0 && !text[..at].contains("for") {
            return None;
        }
        if at < end || !(c.is_ascii_alphabetic() || c == '_') || text[..at].ends_with(is_part) {
            continue;
        }
        let word = &text[at..at + word_length(&text[at..])];
        end = at + word.len();
        if is_known(word, session) {
            continue;
        }
        let before = text[..at].trim_end();
        let behind = text[end..].trim_start();
        let is_spaced = behind.len() < text.len() - end;
        let begins = before.is_empty() || before.ends_with(['{', '}', ';', '(', ',', ')']);
        let is_once = || text.matches(word).count() == 1;
        let next = behind.chars().next();
        let is_tag = ["struct", "union", "enum", "goto"].iter().any(|keyword| before.ends_with(keyword));
        let near: &[&str] = match next {
            _ if is_tag => &[],
            Some(c) if is_spaced && (c.is_ascii_alphanumeric() || c == '_') => &KEYWORDS,
            Some('{') if depth > 0 || before.is_empty() => &KEYWORDS,
            Some('*') if begins && is_spaced && is_once() && !behind[1..].starts_with(' ') => &KEYWORDS,
            Some('(') if is_once() && !is_declared(before) && is_head(behind, word, is_spaced) => &BEFORE_PARENTHESES,
            Some(';' | '}') if begins && depth > 0 && is_once() => &STATEMENTS,
            _ => &[],
        };
        if let Some(meant) = nearest(word, near) {
            return Some(Mistake::at(format!("unknown word `{word}`; did you mean `{meant}`?"), at..end));
        }
    }
    None
}

/// Whether a type stands before a word, which is the name of a function then: `int nor(int a)`, `char *fort(void)`.
fn is_declared(before: &str) -> bool {
    let last = before.rsplit(|c: char| !is_part(c)).next().unwrap_or_default();
    before.ends_with('*') || !last.is_empty() && !["else", "do", "return"].contains(&last)
}

/// Returns the keyword that a word is near.
fn nearest(word: &str, keywords: &[&'static str]) -> Option<&'static str> {
    let found = near_names(word, keywords.iter().copied());
    // Words of two letters are near many others.
    let swapped = |other: &str| word.len() > 2 || word.chars().rev().eq(other.chars());
    found.into_iter().find(|other| swapped(other))
}

/// Whether a text that begins with a parenthesis is the head of a statement, or of `sizeof`: a call is not followed by a
/// statement.
fn is_head(text: &str, word: &str, is_spaced: bool) -> bool {
    let mut depth = 0usize;
    let close = code(text).find(|(_, c)| {
        depth = match c {
            '(' => depth + 1,
            ')' => depth.saturating_sub(1),
            _ => depth,
        };
        depth == 0
    });
    let Some((close, _)) = close else { return false };
    let (inside, behind) = (&text[1..close], text[close + 1..].trim_start());
    let is_type = KEYWORDS.contains(&inside.split([' ', '*']).next().unwrap_or_default());
    behind.starts_with(|c: char| c.is_ascii_alphanumeric() || c == '{' || c == '_')
        || behind.starts_with(';') && text[close + 1..].starts_with(' ')
        || is_spaced && behind.is_empty()
        || is_type && near_names(word, ["sizeof"]).len() == 1
}

/// Whether a word has a meaning.
pub fn is_known(word: &str, session: &Session) -> bool {
    KEYWORDS.contains(&word)
        || parse::is_opcode(word)
        || session::is_type_word(word)
        || paint::WORDS.contains(&word)
        || with_sigil(word, session).is_some()
        || type_alias(word, session).is_some()
        || session.library_declaration(word).is_some()
        || headers::names().any(|name| name == word)
}

fn is_part(c: char) -> bool {
    c.is_ascii_alphanumeric() || "._$%@".contains(c)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelled_keywords_are_found() {
        // SAFETY: the test runs its own constant text.
        let mut session = unsafe { Session::new(Default::default()) }.expect("this machine");
        session.enter("%whil = i32 7");
        // `«` and `»` enclose the word.
        for (marked, meant) in [
            ("«retrun» 5", "return"),
            ("«fro» (int i = 0; i < 3; i++) puts(\"a\");", "for"),
            ("«whlie» (1) ;", "while"),
            ("«whlie» (1)", "while"),
            ("«itn» x = 5", "int"),
            ("«struc» P", "struct"),
            ("«viod» f() { }", "void"),
            ("«cahr» *s", "char"),
            ("«sizoef»(int)", "sizeof"),
            ("int f(int x) { «retrun» x; }", "return"),
            ("int f(int x) { «whlie» (x) x--; return x; }", "while"),
            ("int f(«itn» x) { return x; }", "int"),
            ("int f(int x) { if (x) return 1; «esle» return 2; }", "else"),
            ("for (;;) { «braek»; }", "break"),
            ("«fi» (1) puts(\"a\")", "if"),
        ] {
            let text = marked.replace(['«', '»'], "");
            let start = marked.find('«').expect("a mark");
            let end = marked.find('»').expect("a mark") - '«'.len_utf8();
            let expected = format!("unknown word `{}`; did you mean `{meant}`?", &text[start..end]);
            assert_eq!(mistake(&text, &session), Some(Mistake::at(expected, start..end)), "{marked}");
        }
        for text in [
            "whil * 2",
            "f(fro)",
            "fro * 2",
            "fro(2) + 1",
            "int f(int forr) { return forr * 2; }",
            "int fro(int x) { return x ? fro(x - 1) : 0; }",
            "struct fro { int x; }",
            "x = zext i8 5 to i64",
            "add i32 1, 2 ; itn the comment",
            "x + 1 ; itn comment",
            "%x = itn y",
            "puts(\"itn x\")",
            "int f(void) { goto ende; ende: return 1; }",
            "uint32_t x = 5",
        ] {
            assert_eq!(mistake(text, &session), None, "{text}");
        }
    }
}
