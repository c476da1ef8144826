//! Colors of LLVM IR that is typed (syntax highlighting).

use llvmlite_jit::parse::{is_opcode, name_length};
use llvmlite_jit::session::is_type_word;
use std::borrow::Cow;

/// Highlighter of LLVM IR, if output is colored.
#[derive(Clone, Copy)]
pub struct SyntaxHighlighter(bool);

const OPCODE: &str = "\x1b[1;34m";
const WORD: &str = "\x1b[35m";
const TYPE: &str = "\x1b[36m";
const LOCAL: &str = "\x1b[32m";
const GLOBAL: &str = "\x1b[33m";
const STRING: &str = "\x1b[32m";
const NUMBER: &str = "\x1b[31m";
const DIM: &str = "\x1b[2m";
const PROMPT: &str = "\x1b[1;32m";
const NONE: &str = "\x1b[0m";

/// Keywords that begin top-level entities, and those in their headers.
pub const WORDS: &[&str] = &[
    "alias",
    "align",
    "attributes",
    "constant",
    "declare",
    "define",
    "external",
    "false",
    "global",
    "inbounds",
    "internal",
    "label",
    "linkonce_odr",
    "none",
    "nsw",
    "null",
    "nuw",
    "poison",
    "private",
    "splat",
    "tail",
    "target",
    "to",
    "true",
    "type",
    "undef",
    "unnamed_addr",
    "void",
    "volatile",
    "weak",
    "zeroinitializer",
];

impl SyntaxHighlighter {
    pub fn new(color: bool) -> SyntaxHighlighter {
        SyntaxHighlighter(color)
    }

    /// Whether colors are on.
    pub fn is_on(self) -> bool {
        self.0
    }

    /// Colors a note.
    pub fn dim<'t>(&self, text: &'t str) -> Cow<'t, str> {
        self.whole(DIM, text)
    }

    /// Colors a prompt.
    pub fn prompt<'t>(&self, text: &'t str) -> Cow<'t, str> {
        self.whole(PROMPT, text)
    }

    fn whole<'t>(&self, color: &str, text: &'t str) -> Cow<'t, str> {
        match (self.0, text.strip_suffix('\n')) {
            (false, _) => Cow::Borrowed(text),
            (true, Some(line)) => Cow::Owned(format!("{color}{line}{NONE}\n")),
            (true, None) => Cow::Owned(format!("{color}{text}{NONE}")),
        }
    }

    /// Colors LLVM IR.
    pub fn text<'t>(&self, text: &'t str) -> Cow<'t, str> {
        if !self.0 {
            return Cow::Borrowed(text);
        }
        let mut out = String::with_capacity(text.len() * 2);
        let mut rest = text;
        while let Some(first) = rest.chars().next() {
            let (length, color) = token(rest, first);
            let (token, after) = rest.split_at(length);
            match color {
                Some(color) => out.extend([color, token, NONE]),
                None => out.push_str(token),
            }
            rest = after;
        }
        Cow::Owned(out)
    }
}

/// Returns the length of the first token of a text, and its color.
fn token(text: &str, first: char) -> (usize, Option<&'static str>) {
    let length = name_length(text);
    match first {
        ';' => (text.find('\n').unwrap_or(text.len()), Some(DIM)),
        '"' => (text[1..].find('"').map_or(text.len(), |end| end + 2), Some(STRING)),
        '%' if length > 1 => (length, Some(LOCAL)),
        '@' if length > 1 => (length, Some(GLOBAL)),
        '0'..='9' | '-' if length > 0 => (length, Some(NUMBER)),
        _ if length > 0 && first.is_ascii_alphabetic() => {
            let word = &text[..length];
            let color = match word {
                _ if is_type_word(word) || word == "void" => Some(TYPE),
                _ if is_opcode(word) => Some(OPCODE),
                _ if WORDS.contains(&word) => Some(WORD),
                _ => None,
            };
            (length, color)
        }
        _ => (first.len_utf8(), None),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_are_told_apart_and_nothing_is_lost() {
        let text = "%x = add i64 -4, @g ; é\n@s = constant [2 x i8] c\"a\\00\"\n";
        assert_eq!(SyntaxHighlighter::new(false).text(text), text);
        let painted = SyntaxHighlighter::new(true).text(text).into_owned();
        for part in
            ["\x1b[1;34madd", "\x1b[36mi64", "\x1b[31m-4", "\x1b[33m@g", "\x1b[2m; é\x1b[0m\n", "\x1b[32m\"a\\00\""]
        {
            assert!(painted.contains(part), "{part:?} in {painted:?}");
        }
        let mut plain = painted;
        for color in [OPCODE, WORD, TYPE, LOCAL, GLOBAL, STRING, NUMBER, DIM, NONE] {
            plain = plain.replace(color, "");
        }
        assert_eq!(plain, text);
    }
}
