//! Values of source variables in C syntax: named members, strings, enumerators by name.

use super::value_text::{Radix, ValueWriter};
use crate::interp::debug::{Content, Scalar, Tree};
use crate::ir::Type;
use crate::ir::debug::DebugInfo;
use crate::value::{bits_of_words, sign_extend};

/// Limit of recursion, since types may refer to each other in cycles.
const MAX_DEPTH: u32 = 32;
/// Maximum length of a text; longer ones are cut.
const LONGEST: usize = 200;

impl ValueWriter<'_> {
    /// As [`ValueWriter::typed`], formatted by the source type with this debug information node: `%struct.node {
    /// value = 2, next = heap#2 }`.
    pub fn typed_as(&self, tree: &Tree, source_type: Option<&str>) -> String {
        let text = self.plain_as(tree, source_type);
        match source_type.filter(|_| tree.ty == Type::VOID) {
            Some(ty) => format!("{} {text}", self.program.debug_info().type_name(ty)),
            None => format!("{} {text}", self.types.display(tree.ty)),
        }
    }

    /// As [`ValueWriter::typed_as`], without the LLVM type.
    pub fn plain_as(&self, tree: &Tree, source_type: Option<&str>) -> String {
        let info = self.program.debug_info();
        self.of_source(&info, tree, source_type, 0)
    }

    fn of_source(&self, info: &DebugInfo<'_>, tree: &Tree, ty: Option<&str>, depth: u32) -> String {
        let Some(plain) = ty.filter(|_| depth < MAX_DEPTH).and_then(|ty| info.plain_type(ty)) else {
            return self.plain(tree);
        };
        let is_char = |ty: &str| info.plain_type(ty).is_some_and(|plain| info.is_char(&plain));
        if let (Content::Scalar(Scalar::Pointer(pointer)), Some(to)) = (&tree.content, info.pointee(&plain)) {
            let text = is_char(&to).then(|| self.text_at(pointer.address)).flatten();
            return self.pointer(pointer) + &text.map_or(String::new(), |text| format!(" {text}"));
        }
        if let Content::Scalar(scalar) = &tree.content {
            return self.of_basic(info, scalar, &plain);
        }
        if let Some(element) = info.element(&plain) {
            if let Some(text) = is_char(&element).then(|| characters(tree)).flatten() {
                return text;
            }
            return self.in_brackets(tree, ("[", "]"), |_, part| self.of_source(info, part, Some(&element), depth + 1));
        }
        let members = info.parts(&plain);
        let Content::Node(parts) = &tree.content else { return self.plain(tree) };
        let shown = parts.iter().filter(|part| part.content != Content::Padding).count();
        // The registers of a struct passed by value are divided differently from its members.
        if members.len() != shown {
            return self.plain(tree);
        }
        self.in_brackets(tree, ("{ ", " }"), |n, part| match members.get(n) {
            Some(member) => {
                let text = self.of_source(info, part, Some(&member.ty), depth + 1);
                match (member.is_base, member.name.as_str()) {
                    (true, _) => format!("<{}> = {text}", info.name(&member.ty).unwrap_or_default()),
                    (false, "") => text,
                    (false, name) => format!("{name} = {text}"),
                }
            }
            None => self.plain(part),
        })
    }

    /// Formats a number, a character, a truth value or an enumerator.
    fn of_basic(&self, info: &DebugInfo<'_>, scalar: &Scalar, plain: &str) -> String {
        let Scalar::Int { width: width @ ..=128, words, undefined: 0 } = scalar else { return self.scalar(scalar) };
        let bits = bits_of_words(words);
        let unsigned = info.is_unsigned(plain);
        let number = if unsigned { bits as i128 } else { sign_extend(*width, bits) };
        match self.radix {
            Radix::Char => return format!("{number} {}", character(bits as u8)),
            Radix::Signed => {}
            _ => return self.scalar(scalar),
        }
        if info.is_bool(plain) && bits < 2 {
            return if bits == 0 { "false" } else { "true" }.into();
        }
        if info.is_char(plain) {
            return format!("{number} {}", character(bits as u8));
        }
        let enumerators = info.enumerators(plain);
        if let Some((name, _)) = enumerators.iter().find(|(_, value)| *value == number) {
            return name.clone();
        }
        // Enumerators with at most one bit each are flags.
        let flags = enumerators.iter().all(|(_, value)| *value >= 0 && value.count_ones() <= 1);
        if flags && !enumerators.is_empty() && number > 0 {
            let set = enumerators.iter().filter(|(_, value)| *value != 0 && number & value == *value);
            let mut names: Vec<String> = set.clone().map(|(name, _)| name.clone()).collect();
            let rest = set.fold(number, |rest, (_, value)| rest & !value);
            if rest != 0 {
                names.push(format!("unknown: {rest:#x}"));
            }
            return format!("({})", names.join(" | "));
        }
        number.to_string()
    }

    /// Returns the string at an address up to its terminating zero, in quotes; `None` if it is not text.
    fn text_at(&self, address: u64) -> Option<String> {
        let mut bytes = Vec::new();
        for at in (address != 0).then_some(address..)? {
            match byte(&self.state.read(at, self.types, Type::I8, 1))? {
                0 => return quoted(&bytes, ""),
                byte => bytes.push(byte),
            }
            if bytes.len() == LONGEST {
                return quoted(&bytes, "…");
            }
        }
        None
    }
}

/// Formats a character in C syntax.
pub(super) fn character(byte: u8) -> String {
    match byte {
        b'\'' => "'\\''".into(),
        0x20..=0x7e | b'\n' | b'\t' | b'\r' => format!("'{}'", escaped(char::from(byte))),
        byte => format!("'\\{byte:03o}'"),
    }
}

/// Escapes a character of a string as in C.
fn escaped(c: char) -> String {
    match c {
        '\n' => "\\n".into(),
        '\t' => "\\t".into(),
        '\r' => "\\r".into(),
        '\\' => "\\\\".into(),
        c if c.is_control() => format!("\\{:03o}", c as u32),
        c => c.to_string(),
    }
}

/// Formats an array of characters up to its terminating zero, in quotes; `None` if it is not text.
fn characters(tree: &Tree) -> Option<String> {
    let parts = match &tree.content {
        Content::Text(bytes) => {
            let end = bytes.iter().position(|byte| *byte == 0).unwrap_or(bytes.len());
            return quoted(&bytes[..end], "");
        }
        Content::Node(parts) => parts,
        _ => return None,
    };
    let mut bytes = Vec::new();
    for part in parts {
        match (&part.content, byte(part)) {
            (Content::More(_), _) => return quoted(&bytes, "…"),
            (_, None) => return None,
            (_, Some(0)) => break,
            (_, Some(byte)) => bytes.push(byte),
        }
    }
    quoted(&bytes, "")
}

/// Returns the byte of a fully defined 8-bit scalar.
fn byte(tree: &Tree) -> Option<u8> {
    match &tree.content {
        Content::Scalar(Scalar::Int { width: 8, words, undefined: 0 }) => words.first().map(|word| *word as u8),
        _ => None,
    }
}

/// Formats bytes in quotes, escaped as in C; `None` if they are not text.
fn quoted(bytes: &[u8], more: &str) -> Option<String> {
    let known = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        // A multi-byte character that is cut off at the end.
        Err(error) if !more.is_empty() && error.error_len().is_none() => {
            std::str::from_utf8(&bytes[..error.valid_up_to()]).ok()?
        }
        Err(_) => return None,
    };
    let is_text = |c: char| !c.is_control() || "\n\t\r\u{1b}".contains(c);
    known.chars().all(is_text).then(|| {
        let text: String = known.chars().map(|c| if c == '"' { "\\\"".into() } else { escaped(c) }).collect();
        format!("\"{text}\"{more}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_text_is_quoted() {
        assert_eq!(quoted(b"Ada\n", "").as_deref(), Some("\"Ada\\n\""));
        assert_eq!(quoted(b"", "").as_deref(), Some("\"\""));
        assert_eq!(quoted(b"a\x01", ""), None);
        assert_eq!(quoted(b"\xff", ""), None);
        assert_eq!(quoted(b"a\xc3", "…").as_deref(), Some("\"a\"…"));
    }
}
