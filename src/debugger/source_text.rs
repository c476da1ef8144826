//! Values of variables of the source: members by their names, and text as text.

use super::text::Writer;
use crate::interp::debug::{Content, Scalar, Tree};
use crate::ir::Type;
use crate::ir::debug::DebugInfo;

/// Types may name each other in circles.
const DEEPEST: u32 = 32;
/// Longer texts are cut.
const LONGEST: usize = 200;

impl Writer<'_> {
    /// As [`Writer::typed`], with what the type in the source, the node of debug information, says of it: `%struct.node { value = 2, next =
    /// heap#2 }`.
    pub fn typed_as(&self, tree: &Tree, source_type: Option<&str>) -> String {
        format!("{} {}", self.types.display(tree.ty), self.plain_as(tree, source_type))
    }

    /// The same without the type of LLVM.
    pub fn plain_as(&self, tree: &Tree, source_type: Option<&str>) -> String {
        let info = DebugInfo::new(self.program.checked.module());
        self.of_source(&info, tree, source_type, 0)
    }

    fn of_source(&self, info: &DebugInfo<'_>, tree: &Tree, ty: Option<&str>, depth: u32) -> String {
        let Some(plain) = ty.filter(|_| depth < DEEPEST).and_then(|ty| info.plain_type(ty)) else {
            return self.plain(tree);
        };
        let is_char = |ty: &str| info.plain_type(ty).is_some_and(|plain| info.is_char(&plain));
        if let (Content::Scalar(Scalar::Pointer(pointer)), Some(to)) = (&tree.content, info.pointee(&plain)) {
            let text = is_char(&to).then(|| self.text_at(pointer.address)).flatten();
            return self.pointer(pointer) + &text.map_or(String::new(), |text| format!(" {text}"));
        }
        if let Some(element) = info.element(&plain) {
            if let Some(text) = is_char(&element).then(|| characters(tree)).flatten() {
                return text;
            }
            return self.plain_with(tree, |_, part| self.of_source(info, part, Some(&element), depth + 1));
        }
        let members = info.members(&plain);
        let Content::Node(parts) = &tree.content else { return self.plain(tree) };
        let parts: Vec<&Tree> = parts.iter().filter(|part| part.content != Content::Padding).collect();
        // Unions, bit fields and bases lie otherwise than their members.
        let same = members.len() == parts.len()
            && members
                .iter()
                .zip(&parts)
                .all(|(m, part)| !m.is_bit_field && m.offset == (part.offset - tree.offset) * 8);
        if !same {
            return self.plain(tree);
        }
        self.plain_with(tree, |n, part| match members.get(n) {
            Some(member) => format!("{} = {}", member.name, self.of_source(info, part, Some(&member.ty), depth + 1)),
            None => self.plain(part),
        })
    }

    /// The text that is at an address up to its zero, in quotes, if it is one.
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

/// The text of an array of characters up to its zero, in quotes, if it is one.
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

/// A defined byte.
fn byte(tree: &Tree) -> Option<u8> {
    match &tree.content {
        Content::Scalar(Scalar::Int { width: 8, words, undefined: 0 }) => words.first().map(|word| *word as u8),
        _ => None,
    }
}

/// Bytes in quotes, escaped as LLVM does it. `None`: they are no text.
fn quoted(bytes: &[u8], more: &str) -> Option<String> {
    let known = match std::str::from_utf8(bytes) {
        Ok(text) => text,
        // A character that is cut.
        Err(error) if !more.is_empty() && error.error_len().is_none() => {
            std::str::from_utf8(&bytes[..error.valid_up_to()]).ok()?
        }
        Err(_) => return None,
    };
    let is_text = |c: char| !c.is_control() || "\n\t\r\u{1b}".contains(c);
    known.chars().all(is_text).then(|| {
        let mut text = String::new();
        crate::ir::write_escaped(known.as_bytes(), &mut text);
        format!("\"{text}\"{more}")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_text_is_quoted() {
        assert_eq!(quoted(b"Ada\n", "").as_deref(), Some("\"Ada\\0A\""));
        assert_eq!(quoted(b"", "").as_deref(), Some("\"\""));
        assert_eq!(quoted(b"a\x01", ""), None);
        assert_eq!(quoted(b"\xff", ""), None);
        assert_eq!(quoted(b"a\xc3", "…").as_deref(), Some("\"a\"…"));
    }
}
