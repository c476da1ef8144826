//! Names of globals, locals, labels and types, and their spelling in LLVM assembly.

use std::fmt::Write;
use std::sync::Arc;

/// The name of a global, local, label or type, without its sigil.
#[derive(Clone, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub enum Name {
    /// `%7`, `@7`: an unnamed value's number.
    Number(u32),
    /// `%x`, `@"any \22text\22"`, with escapes decoded.
    Text(Arc<str>),
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

impl std::fmt::Display for Name {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let mut out = String::new();
        self.write(&mut out);
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
