//! Names of globals, locals, labels and types, and their spelling in LLVM assembly.

use indexmap::Equivalent;
use std::fmt::Write;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

/// The name of a global, local, label or type, without its sigil.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Name {
    /// `%7`, `@7`: an unnamed value's number.
    Number(u32),
    /// `%x`, `@"any \22text\22"`, with escapes decoded.
    Text(Arc<str>),
}

/// A key that finds a [`Name::Text`] in a map without allocating one.
#[derive(PartialEq, Eq)]
pub(crate) struct TextKey<'a>(pub &'a str);

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        match self {
            Name::Number(n) => n.hash(state),
            Name::Text(text) => TextKey(text).hash(state),
        }
    }
}

impl Hash for TextKey<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash(state);
    }
}

impl Equivalent<Name> for TextKey<'_> {
    fn equivalent(&self, name: &Name) -> bool {
        matches!(name, Name::Text(text) if **text == *self.0)
    }
}

/// Whether a byte can be part of an unquoted name. A lookup table, since names are about a third of a text.
pub(crate) fn is_name_byte(b: u8) -> bool {
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

impl Name {
    /// Appends the name as LLVM assembly spells it after the sigil, quoted where needed.
    pub fn write(&self, out: &mut String) {
        match self {
            Name::Number(n) => write!(out, "{n}").expect("a String takes all"),
            Name::Text(text) => {
                let starts_plain = text.bytes().next().is_some_and(|b| !b.is_ascii_digit());
                if starts_plain && text.bytes().all(is_name_byte) {
                    out.push_str(text);
                } else {
                    out.push('"');
                    write_escaped(text.as_bytes(), out);
                    out.push('"');
                }
            }
        }
    }

    /// Returns the symbol name: the text itself, or the number in decimal.
    pub fn symbol(&self) -> String {
        match self {
            Name::Number(n) => n.to_string(),
            Name::Text(text) => text.to_string(),
        }
    }
}

/// Formats the name like [`Name::write`], but with printable characters beyond ASCII unescaped, as in LLVM's own
/// messages. The parser accepts this spelling, too.
impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut out = String::new();
        match self {
            Name::Text(text) if !text.is_ascii() => {
                // Characters that are invisible or change the direction of text stay escaped.
                let is_shown = |c: char| !c.is_ascii() && c.escape_debug().len() == 1;
                out.push('"');
                for part in text.split_inclusive(is_shown) {
                    let shown = part.chars().next_back().filter(|c| is_shown(*c)).map_or(0, char::len_utf8);
                    let (escaped, shown) = part.split_at(part.len() - shown);
                    write_escaped(escaped.as_bytes(), &mut out);
                    out.push_str(shown);
                }
                out.push('"');
            }
            _ => self.write(&mut out),
        }
        f.write_str(&out)
    }
}

/// Appends bytes as LLVM writes them between quotes: printable ASCII verbatim, `"`, `\` and every other byte as
/// `\XX`.
pub fn write_escaped(bytes: &[u8], out: &mut String) {
    for b in bytes {
        match b {
            b'"' | b'\\' | 0..0x20 | 0x7f.. => write!(out, "\\{b:02X}").expect("a String takes all"),
            _ => out.push(*b as char),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn printable_letters_beyond_ascii_are_shown() {
        let both = |text: &str| {
            let name = Name::Text(text.into());
            let mut written = String::new();
            name.write(&mut written);
            (written, name.to_string())
        };
        assert_eq!(both("a.b"), ("a.b".into(), "a.b".into()));
        assert_eq!(both("a b\n"), ("\"a b\\0A\"".into(), "\"a b\\0A\"".into()));
        assert_eq!(
            both("gr\u{f6}\u{df}e \""),
            ("\"gr\\C3\\B6\\C3\\9Fe \\22\"".into(), "\"gr\u{f6}\u{df}e \\22\"".into())
        );
        // The first reverses the text after it; the second is a control character.
        assert_eq!(both("\u{e9}\u{202e}\u{85}").1, "\"\u{e9}\\E2\\80\\AE\\C2\\85\"");
    }
}
