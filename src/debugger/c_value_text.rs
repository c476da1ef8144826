//! Values of source variables in C syntax: named members, strings, enumerators by name.

use super::value_text::{Radix, ValueWriter};
use crate::interp::debug::{Content, Scalar, Tree};
use crate::ir::Type;
use crate::ir::debug::DebugInfo;
use crate::value::{bits_of_words, sign_extend};

/// Limit of recursion, since types may refer to each other in cycles.
const MAX_DEPTH: u32 = 32;
impl ValueWriter<'_> {
    /// Like [`ValueWriter::typed`], but formats by the source type with this debug information node:
    /// `%struct.node { value = 2, next = heap#2 }`.
    pub fn typed_as(&self, tree: &Tree, source_type: Option<&str>) -> String {
        let text = self.format_without_type_as(tree, source_type);
        match source_type.filter(|_| tree.ty == Type::VOID) {
            Some(ty) => format!("{} {text}", self.program.debug_info().type_name(ty)),
            None => format!("{} {text}", self.types.display(tree.ty)),
        }
    }

    /// Like [`ValueWriter::typed_as`], without the LLVM type.
    pub fn format_without_type_as(&self, tree: &Tree, source_type: Option<&str>) -> String {
        let info = self.program.debug_info();
        self.format_source_value(&info, tree, source_type, 0)
    }

    fn format_source_value(&self, info: &DebugInfo<'_>, tree: &Tree, ty: Option<&str>, depth: u32) -> String {
        let Some(plain) = ty.filter(|_| depth < MAX_DEPTH).and_then(|ty| info.plain_type(ty)) else {
            return self.plain(tree);
        };
        let is_char = |ty: &str| info.plain_type(ty).is_some_and(|plain| info.is_char(&plain));
        if let (Content::Scalar(Scalar::Pointer(pointer)), Some(to)) = (&tree.content, info.pointee(&plain)) {
            let text = is_char(&to).then(|| self.text_at(pointer.address)).flatten();
            return self.pointer(pointer) + &text.map_or(String::new(), |text| format!(" {text}"));
        }
        if let Content::Scalar(scalar) = &tree.content {
            return self.format_basic(info, scalar, &plain);
        }
        if info.is_complex(&plain)
            && let Content::Node(parts) = &tree.content
            && let [real, imaginary] = &parts[..]
        {
            return format!("{} + {}i", self.plain(real), self.plain(imaginary));
        }
        if let Some(element) = info.element(&plain) {
            let as_text = is_char(&element) && matches!(self.radix, Radix::Signed);
            if let Some(text) = as_text.then(|| self.characters(tree)).flatten() {
                return text;
            }
            return self.in_brackets(tree, ("[", "]"), |_, part| {
                self.format_source_value(info, part, Some(&element), depth + 1)
            });
        }
        let members = info.parts(&plain);
        let Content::Node(parts) = &tree.content else { return self.plain(tree) };
        let shown = parts.iter().filter(|part| part.content != Content::Padding).count();
        // The registers of a struct passed by value are divided differently from its members.
        if members.len() != shown {
            return self.plain(tree);
        }
        let text = |n: usize, part: &Tree| match members.get(n) {
            Some(member) => {
                let text = self.format_source_value(info, part, Some(&member.ty), depth + 1);
                match (member.is_base, member.name.as_str()) {
                    (true, _) => format!("<{}> = {text}", info.name(&member.ty).unwrap_or_default()),
                    (false, "") => text,
                    (false, name) => format!("{name} = {text}"),
                }
            }
            None => self.plain(part),
        };
        if self.settings.pretty && shown > 0 {
            let parts = parts.iter().filter(|part| part.content != Content::Padding).enumerate();
            let lines: Vec<String> = parts.map(|(n, part)| text(n, part).replace('\n', "\n  ")).collect();
            return format!("{{\n  {}\n}}", lines.join(",\n  "));
        }
        self.in_brackets(tree, ("{ ", " }"), text)
    }

    /// Formats a number, a character, a truth value or an enumerator.
    fn format_basic(&self, info: &DebugInfo<'_>, scalar: &Scalar, plain: &str) -> String {
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
            let scope = info.type_name(plain);
            return match info.is_scoped_enumeration(plain) {
                true => format!("{}::{name}", scope.trim_start_matches("enum ")),
                false => name.clone(),
            };
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

    /// Returns the string at an address up to its terminating zero, in quotes; `None` if memory that is undefined or
    /// cannot be read precedes the zero.
    fn text_at(&self, address: u64) -> Option<String> {
        let mut bytes = Vec::new();
        for at in (address != 0).then_some(address..)? {
            if bytes.len() as u64 == self.settings.elements {
                return Some(self.quoted(&bytes, true));
            }
            match byte(&self.state.read(at, self.types, Type::I8, 1))? {
                0 => return Some(self.quoted(&bytes, false)),
                byte => bytes.push(Some(byte)),
            }
        }
        None
    }

    /// Formats an array of characters; `None` if none of them is defined.
    fn characters(&self, tree: &Tree) -> Option<String> {
        let (mut bytes, mut is_cut): (Vec<Option<u8>>, bool) = (Vec::new(), false);
        match &tree.content {
            Content::Text(text) => bytes.extend(text.iter().copied().map(Some)),
            Content::Node(parts) => {
                for part in parts {
                    match &part.content {
                        Content::More(_) => is_cut = true,
                        Content::Scalar(_) => bytes.push(byte(part)),
                        _ => return None,
                    }
                }
            }
            _ => return None,
        }
        if !bytes.is_empty() && bytes.iter().all(Option::is_none) {
            return None;
        }
        if self.settings.null_stop
            && let Some(end) = bytes.iter().position(|byte| *byte == Some(0))
        {
            bytes.truncate(end);
            is_cut = false;
        }
        if bytes.len() as u64 > self.settings.elements {
            // A run at the limit is shown as a whole.
            let mut end = self.settings.elements as usize;
            let run = bytes[..end].iter().rev().take_while(|byte| **byte == bytes[end]).count();
            if run as u64 >= self.settings.repeats {
                end += bytes[end..].iter().take_while(|byte| **byte == bytes[end]).count();
            }
            is_cut |= end < bytes.len();
            bytes.truncate(end);
        }
        // The last zero ends the text.
        if !is_cut && bytes.last() == Some(&Some(0)) {
            bytes.pop();
        }
        Some(self.quoted(&bytes, is_cut))
    }

    /// Formats characters in quotes, escaped as in C; long runs of the same character, and undefined ones, are outside
    /// of the quotes.
    fn quoted(&self, bytes: &[Option<u8>], is_cut: bool) -> String {
        let (mut segments, mut plain): (Vec<String>, Vec<u8>) = (Vec::new(), Vec::new());
        let flush = |plain: &mut Vec<u8>, segments: &mut Vec<String>| {
            if !plain.is_empty() {
                segments.push(format!("\"{}\"", escaped_text(&std::mem::take(plain))));
            }
        };
        for run in bytes.chunk_by(|a, b| a == b) {
            let repeats = format!(" <repeats {} times>", run.len());
            match run[0] {
                Some(byte) if run.len() as u64 <= self.settings.repeats => plain.extend(run.iter().map(|_| byte)),
                Some(byte) => {
                    flush(&mut plain, &mut segments);
                    segments.push(character(byte) + &repeats);
                }
                None => {
                    flush(&mut plain, &mut segments);
                    segments.push(format!("undef{}", if run.len() > 1 { &*repeats } else { "" }));
                }
            }
        }
        flush(&mut plain, &mut segments);
        let text = if segments.is_empty() { "\"\"".into() } else { segments.join(", ") };
        text + if is_cut { "…" } else { "" }
    }
}

/// Formats a character in C syntax.
pub(super) fn character(byte: u8) -> String {
    match byte {
        b'\'' => "'\\''".into(),
        b'"' => "'\"'".into(),
        0x20..=0x7e => format!("'{}'", escaped(char::from(byte))),
        byte => format!("'{}'", escaped_byte(byte)),
    }
}

/// Escapes an unprintable byte as in C.
fn escaped_byte(byte: u8) -> String {
    match byte {
        7 => "\\a".into(),
        8 => "\\b".into(),
        b'\t' => "\\t".into(),
        b'\n' => "\\n".into(),
        0xb => "\\v".into(),
        0xc => "\\f".into(),
        b'\r' => "\\r".into(),
        byte => format!("\\{byte:03o}"),
    }
}

/// Escapes a character of a string as in C.
fn escaped(c: char) -> String {
    match c {
        '\\' => "\\\\".into(),
        '"' => "\\\"".into(),
        c if c.is_ascii_control() => escaped_byte(c as u8),
        c if c.is_control() => c.to_string().bytes().map(escaped_byte).collect(),
        c => c.to_string(),
    }
}

/// Escapes a text as in C; bytes that are not UTF-8 as numbers.
fn escaped_text(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.utf8_chunks() {
        out.extend(chunk.valid().chars().map(escaped));
        out.extend(chunk.invalid().iter().map(|byte| escaped_byte(*byte)));
    }
    out
}

/// Returns the byte of a fully defined 8-bit scalar.
fn byte(tree: &Tree) -> Option<u8> {
    match &tree.content {
        Content::Scalar(Scalar::Int { width: 8, words, undefined: 0 }) => words.first().map(|word| *word as u8),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn characters_are_escaped_as_in_c() {
        assert_eq!(escaped_text(b"Ada\n\"\\"), "Ada\\n\\\"\\\\");
        assert_eq!(escaped_text(b"a\x01\xff\xc3\xa9\x07"), "a\\001\\377é\\a");
        assert_eq!([0, 8, b'\'', b'x', 0x1b].map(character), ["'\\000'", "'\\b'", "'\\''", "'x'", "'\\033'"]);
    }
}
