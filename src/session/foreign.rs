//! Contents of memory outside of the session, such as that of `malloc` and of the C library, to which pointers refer.

use super::engine::UndefinedRanges;
use super::values::Provenance;
use super::{EngineKind, Session, value_text};
use crate::ir::{GlobalKind, Type, TypeKind};

/// Limit on the number of bytes of a string that are shown.
const MAX_TEXT: u64 = 200;

/// Limit on the size of an object that is shown.
const MAX_OBJECT: u64 = 1 << 16;

impl Session {
    /// Returns the text of what a pointer refers to outside of the session, if its type is known and the memory can be
    /// read: `"text"` for characters up to a NUL, `points to i32 5` for anything else.
    pub(super) fn foreign_text(&self, address: u64, ty: Type, provenance: &Provenance) -> Option<String> {
        let module = self.checked.module();
        // The interpreter knows which bytes of its memory are defined, which is not asked here.
        if self.engine.kind() == EngineKind::Interp
            || address == 0
            || provenance.object.is_some()
            || self.engine.symbol_at(address).is_some()
        {
            return None;
        }
        let pointee = match (&provenance.pointee, module.types.pointee(ty)) {
            (Some(pointee), _) => self.type_of_text(pointee)?,
            (None, Some(Some(pointee))) => pointee,
            _ => return None,
        };
        if module.types.int_width(pointee) == Some(8) {
            return self.c_string(address);
        }
        let (layout, types) = (self.layout(), &module.types);
        let size = layout.size_of(types, pointee).filter(|size| *size > 0 && *size <= MAX_OBJECT)?;
        let bytes = self.read_memory(address, size)?;
        let value = value_text::of_bytes(types, &layout, pointee, &bytes, &UndefinedRanges::default(), 0);
        Some(format!("points to {}", self.with_field_names(pointee, &value, self.pointee_room())))
    }

    /// Returns the session's type with this text, in which `u32` is an unsigned `i32`.
    pub(super) fn type_of_text(&self, text: &str) -> Option<Type> {
        let unsigned = text.strip_prefix('u').filter(|bits| bits.bytes().all(|byte| byte.is_ascii_digit()));
        let signed = unsigned.map(|bits| format!("i{bits}"));
        let text = signed.as_deref().unwrap_or(text);
        let types = &self.checked.module().types;
        let mut found = types.ids().filter(|ty| types.display(*ty) == text);
        found.find(|ty| !self.is_outdated(*ty))
    }

    /// Returns the characters at an address up to a NUL, in the syntax of C; `None` if the memory cannot be read or has no
    /// text, as that to which a `void *` points.
    fn c_string(&self, address: u64) -> Option<String> {
        const PAGE: u64 = 4096;
        let mut bytes: Vec<u8> = Vec::new();
        while !bytes.contains(&0) && (bytes.len() as u64) < MAX_TEXT {
            let at = address.checked_add(bytes.len() as u64)?;
            // The next page may not be readable.
            let count = (PAGE - at % PAGE).min(MAX_TEXT - bytes.len() as u64);
            match self.read_memory(at, count) {
                Some(more) => bytes.extend(more),
                None => break,
            }
        }
        text_of(&bytes)
    }

    /// Returns the characters behind a pointer into an array of characters of the session, as [`c_string`] does; `None` for its
    /// beginning, where the array is shown, and for anything else.
    ///
    /// [`c_string`]: Session::c_string
    pub(super) fn text_in_array(&self, address: u64) -> Option<String> {
        let module = self.checked.module();
        let (id, offset) = self.engine.symbol_at(address)?;
        let GlobalKind::Variable { ty, .. } = module.globals[id].kind else { return None };
        let TypeKind::Array { elem, .. } = module.types.kind(ty) else { return None };
        if offset == 0 || module.types.int_width(*elem) != Some(8) {
            return None;
        }
        let (bytes, undefined) = self.engine.read_variable(id, value_text::MAX_BYTES)?;
        let rest = bytes.get(usize::try_from(offset).ok()?..)?;
        let end = offset + rest.iter().position(|byte| *byte == 0)? as u64;
        let is_defined = undefined.bits.iter().all(|(range, _)| range.end <= offset || range.start > end);
        text_of(rest).filter(|_| is_defined)
    }
}

/// Returns bytes up to a NUL in the syntax of C; `None` if they are no text.
fn text_of(bytes: &[u8]) -> Option<String> {
    let end = bytes.iter().position(|byte| *byte == 0);
    let text = &bytes[..end.unwrap_or(bytes.len())];
    let is_text = std::str::from_utf8(text)
        .is_ok_and(|text| text.chars().all(|c| !c.is_control() || matches!(c, '\n' | '\t' | '\r' | '\x1b')));
    (!text.is_empty() && is_text).then(|| format!("\"{}\"{}", escaped(text), if end.is_some() { "" } else { "…" }))
}

/// Returns text with the escapes of C.
fn escaped(bytes: &[u8]) -> String {
    let mut out = String::new();
    for chunk in bytes.utf8_chunks() {
        for c in chunk.valid().chars() {
            match c {
                '"' | '\\' => out.extend(['\\', c]),
                '\n' => out.push_str("\\n"),
                '\t' => out.push_str("\\t"),
                '\r' => out.push_str("\\r"),
                c if c.is_control() && c.is_ascii() => out.push_str(&format!("\\{:03o}", c as u32)),
                c => out.push(c),
            }
        }
        chunk.invalid().iter().for_each(|byte| out.push_str(&format!("\\{byte:03o}")));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_shown_as_c_would_write_it() {
        assert_eq!(escaped("a\"b\\ é\n\x01".as_bytes()), "a\\\"b\\\\ é\\n\\001");
        assert_eq!(escaped(&[b'x', 0xff, b'1']), "x\\3771");
    }
}
