//! Strings whose length differs from their type: determines which of the two is wrong, and all places that
//! repeat the length.

use crate::diagnostic::{Diagnostic, escapes_of_c};
use crate::ir::{GlobalId, is_name_byte};
use crate::source::Span;
use crate::verify::context::VerifierContext;

/// Maximum size in bytes of a text that is searched for uses of a variable.
const MAX_SEARCHED_BYTES: usize = 1 << 22;

/// A string with a length that contradicts its type.
pub(crate) struct StringLengthMismatch<'b> {
    /// Contents of the string.
    pub bytes: &'b [u8],
    /// Length according to its type.
    pub len: u64,
    /// Span of the string.
    pub span: Span,
}

impl StringLengthMismatch<'_> {
    /// Adds help and fixes to a diagnostic. `variable`: the variable initialized with the string, and the span
    /// of its type.
    pub(crate) fn suggest(
        &self,
        d: Diagnostic,
        cx: &VerifierContext<'_>,
        variable: Option<(GlobalId, Span)>,
    ) -> Diagnostic {
        let actual_len = self.bytes.len() as u64;
        let written = cx.sources.find(self.span.lo).map_or("", |source| source.slice(self.span));
        let inside = written.strip_prefix("c\"").and_then(|rest| rest.strip_suffix('"'));
        let escapes = inside.map_or(0, |inside| escapes_of_c(inside).len() as u64);
        if self.bytes.last() != Some(&0) && self.len == actual_len + 1 {
            let d = d.help("LLVM strings are not null-terminated implicitly: append `\\00`");
            let end = self.span.hi.saturating_sub(1);
            return if inside.is_some() && escapes == 0 { d.fix(Span::new(end, end), "\\00") } else { d };
        }
        // C escapes are reported separately; this is the length after that fix.
        let correct_len = actual_len - escapes;
        let ty = format!("[{correct_len} x i8]");
        let d = match escapes {
            0 => d.help(format!("write `{ty}`")),
            _ if correct_len == self.len => return d.help("write the escapes in hexadecimal"),
            _ => d.help(format!("write `{ty}`, and the escapes in hexadecimal")),
        };
        let Some((id, place)) = variable.filter(|_| escapes == 0) else { return d };
        // With typed pointers, every use repeats the length.
        let uses = if cx.opaque { Some(Vec::new()) } else { self.uses(cx, id) };
        let Some(uses) = uses else { return d };
        uses.into_iter().fold(d.fix(place, ty.clone()), |d, place| d.fix(place, ty.clone()))
    }

    /// Returns the spans of the type at all uses of the variable; `None` if any occurrence of the name is not preceded by
    /// the pointer type.
    fn uses(&self, cx: &VerifierContext<'_>, id: GlobalId) -> Option<Vec<Span>> {
        let global = &cx.module.globals[id];
        let source = cx.sources.find(global.span.lo)?;
        let (text, own) = (source.text(), source.offset(global.span.lo));
        let name = format!("@{}", global.name);
        if text.len() > MAX_SEARCHED_BYTES || !text[own..].starts_with(&name) {
            return None;
        }
        let ty = format!("[{} x i8]", self.len);
        let mut found = Vec::new();
        for (at, _) in text.match_indices(&name) {
            if at == own
                || !name.ends_with('"') && text.as_bytes().get(at + name.len()).is_some_and(|b| is_name_byte(*b))
            {
                continue;
            }
            let before = text[..at].trim_end_matches([' ', '\t']).strip_suffix('*')?.strip_suffix(&ty)?;
            found.push(source.span(before.len()..before.len() + ty.len()));
            // The source type of a getelementptr.
            let before = before.trim_end_matches([' ', '\t']);
            if let Some(before) = before.strip_suffix(',').and_then(|before| before.strip_suffix(&ty)) {
                found.push(source.span(before.len()..before.len() + ty.len()));
            }
        }
        Some(found)
    }
}
