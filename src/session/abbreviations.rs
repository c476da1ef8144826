//! Completion of abbreviated inputs: `sieve(30)` becomes `@sieve(i64 30)` if the function is known, and `x`
//! becomes `%x` if there is such a value.

use super::split::{is_type_word, with_infinities};
use super::{Name, Session};
use crate::ir::{FloatKind, Type, TypeKind};
use crate::parse::{is_opcode, is_top_level, name, name_length};
use std::ops::Range;

/// Ranges of the parts of a call in its text.
pub(super) struct CallSpans {
    /// Name of the function, including its `@` if present.
    pub name: Range<usize>,
    /// Argument list with its parentheses.
    pub list: Range<usize>,
    /// Each argument.
    pub arguments: Vec<Range<usize>>,
}

impl CallSpans {
    /// Parses `[%x =] [@]name(arguments)`; more text may follow.
    pub(super) fn read(text: &str) -> Option<CallSpans> {
        let blanks = |at: usize| at + (text[at..].len() - text[at..].trim_start().len());
        let mut start = blanks(0);
        if text[start..].starts_with('%') {
            let equals = blanks(start + name_length(&text[start..]));
            start = blanks(text[equals..].starts_with('=').then_some(equals + 1)?);
        }
        let end = start + name_length(&text[start..]);
        let open = blanks(end);
        if end == start || !text[open..].starts_with('(') {
            return None;
        }
        let mut arguments = Vec::new();
        let (mut depth, mut quoted, mut from) = (0usize, false, open + 1);
        for (at, c) in text.char_indices().skip_while(|(at, _)| *at < open) {
            match c {
                '"' => quoted = !quoted,
                _ if quoted => {}
                '(' | '[' | '{' | '<' => depth += 1,
                ')' | ']' | '}' | '>' => depth = depth.saturating_sub(1),
                ',' if depth == 1 => {
                    arguments.push(trimmed(text, from..at));
                    from = at + 1;
                }
                ';' => return None,
                _ => {}
            }
            if depth == 0 {
                let last = trimmed(text, from..at);
                if !(arguments.is_empty() && last.is_empty()) {
                    arguments.push(last);
                }
                return Some(CallSpans { name: start..end, list: open..at + 1, arguments });
            }
        }
        None
    }
}

fn trimmed(text: &str, range: Range<usize>) -> Range<usize> {
    let part = &text[range.clone()];
    let start = range.start + (part.len() - part.trim_start().len());
    start..start + part.trim().len()
}

impl Session {
    /// Returns the text of an input in LLVM's syntax.
    pub(super) fn completed_text(&self, text: &str) -> String {
        let text = self.completed(text).unwrap_or_else(|| text.to_string());
        with_infinities(&text).unwrap_or(text)
    }

    /// Returns the text with the omitted argument types and sigils inserted; `None` if nothing was omitted.
    pub(super) fn completed(&self, text: &str) -> Option<String> {
        let word = text.trim();
        if !word.is_empty() && name_length(word) == word.len() && !word.starts_with(['%', '@', '"']) {
            return self.with_sigil(word).map(|sigil| format!("{sigil}{word}"));
        }
        if let Some(sigil) = sigil_of_definition(text) {
            let named = format!("{sigil}{}", text.trim_start());
            return Some(self.completed(&named).unwrap_or(named));
        }
        let call = CallSpans::read(text)?;
        let callee = &text[call.name.clone()];
        let known = if let Some(written) = callee.strip_prefix('@') {
            self.parameters(written)
        } else {
            let known = self.parameters(callee);
            // LLVM 1.x had instructions of these names, which are followed by a type and not by a
            // parenthesis.
            let is_old = matches!(callee, "malloc" | "free");
            // A word of LLVM's syntax is not a function of the session, unless the session defines a function of that
            // name.
            if is_opcode(callee) && known.is_none() && !is_old || is_top_level(callee) || callee.starts_with('%') {
                return None;
            }
            if known.is_none() && is_type_word(callee) {
                return None;
            }
            known
        };
        let mut out = text[..call.name.start].to_string();
        if !callee.starts_with('@') {
            out.push('@');
        }
        let mut at = call.name.start;
        // A call with another number of arguments is reported as written.
        let known = known.filter(|known| known.len() <= call.arguments.len()).unwrap_or_default();
        let known = if known.len() < call.arguments.len() && !self.is_variadic(callee) { Vec::new() } else { known };
        for (argument, ty) in call.arguments.iter().zip(known) {
            let written = &text[argument.clone()];
            if is_bare(written) {
                out.push_str(&text[at..argument.start]);
                let types = &self.checked.module().types;
                let is_word = name_length(written) == written.len() && !written.starts_with(['%', '@', '"']);
                let sigil = Some(written).filter(|_| is_word).and_then(|word| self.with_sigil(word));
                let sigil = sigil.map_or(String::new(), String::from);
                out.push_str(&format!("{} {sigil}{}", types.display(ty), literal(written, types.kind(ty))));
                at = argument.end;
            }
        }
        out.push_str(&text[at..]);
        (out != text).then_some(out)
    }

    /// Returns the sigil with which a word is a name of the session.
    fn with_sigil(&self, word: &str) -> Option<char> {
        if is_type_word(word) || is_opcode(word) && self.parameters(word).is_none() {
            return None;
        }
        let key = name(word);
        let is_global = |key| self.checked.module().by_name.get(key).is_some_and(|id| *id != self.evaluates);
        match () {
            // A bare number never stands for a name.
            _ if matches!(key, Name::Number(_)) => None,
            _ if self.values.contains_key(&key) => Some('%'),
            _ if is_global(&key) => Some('@'),
            _ => None,
        }
    }

    fn is_variadic(&self, written: &str) -> bool {
        let module = self.checked.module();
        let id = module.by_name.get(&name(written.strip_prefix('@').unwrap_or(written)));
        let kind = id.map(|id| module.types.kind(module.value_type(*id)));
        matches!(kind, Some(TypeKind::Function { varargs: true, .. }))
    }

    /// Returns the parameter types of a function.
    fn parameters(&self, written: &str) -> Option<Vec<Type>> {
        let module = self.checked.module();
        let ty = module.value_type(*module.by_name.get(&name(written))?);
        match module.types.kind(ty) {
            TypeKind::Function { params, .. } => Some(params.to_vec()),
            _ => None,
        }
    }
}

/// Returns the sigil that the name at the start of a definition lacks: `x = add …`, `g = global …`, `T = type …`.
fn sigil_of_definition(text: &str) -> Option<char> {
    let text = text.trim_start();
    let length = name_length(text);
    let word = &text[..length];
    let is_name = word.starts_with(|c: char| c.is_ascii_alphabetic() || "._$".contains(c));
    if !is_name || is_top_level(word) {
        return None;
    }
    let value = text[length..].trim_start().strip_prefix('=')?.trim_start();
    let first = &value[..name_length(value)];
    // Keywords that may start the definition of a variable, an alias or an ifunc after the `=`.
    let globals = [
        "addrspace",
        "alias",
        "appending",
        "available_externally",
        "common",
        "constant",
        "default",
        "dllexport",
        "dllimport",
        "dso_local",
        "dso_preemptable",
        "extern_weak",
        "external",
        "externally_initialized",
        "global",
        "hidden",
        "ifunc",
        "internal",
        "linkonce",
        "linkonce_odr",
        "local_unnamed_addr",
        "private",
        "protected",
        "thread_local",
        "unnamed_addr",
        "weak",
        "weak_odr",
    ];
    match first {
        "type" | "opaque" => Some('%'),
        _ if globals.contains(&first) => Some('@'),
        _ if is_opcode(first) || is_type_word(first) || value.starts_with(['{', '[', '<', '%']) => Some('%'),
        _ if value[first.len()..].trim_start().starts_with('(') && !first.is_empty() => Some('%'),
        _ => None,
    }
}

/// Whether an argument is a value without its type: a single word, name, number or bracketed group.
fn is_bare(text: &str) -> bool {
    let length = match text.as_bytes().first() {
        None => return false,
        Some(b'{' | b'[' | b'<') => group(text),
        Some(b'c') if text[1..].starts_with('"') => 1 + text[2..].find('"').map_or(text.len() - 1, |end| end + 2),
        Some(b'%' | b'@') => name_length(text),
        _ => text.find(char::is_whitespace).unwrap_or(text.len()),
    };
    text[length..].is_empty() && !is_type_word(text)
}

/// Returns the length of the bracketed group at the start of a text.
fn group(text: &str) -> usize {
    let mut depth = 0usize;
    for (at, c) in text.char_indices() {
        match c {
            '{' | '[' | '<' | '(' => depth += 1,
            '}' | ']' | '>' | ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth == 0 {
            return at + c.len_utf8();
        }
    }
    text.len()
}

/// Returns a number in LLVM's syntax for the type: a floating-point number gets a decimal point.
fn literal(text: &str, kind: &TypeKind) -> String {
    let is_number = text.trim_start_matches('-').starts_with(|c: char| c.is_ascii_digit());
    match kind {
        TypeKind::Float(_) if is_number && !text.contains(['.', 'x']) => {
            let (whole, exponent) = text.find(['e', 'E']).map_or((text, ""), |at| text.split_at(at));
            format!("{whole}.0{exponent}")
        }
        _ => text.to_string(),
    }
}

/// Returns the bits of the nearest value of the format, parsed as it is displayed.
pub(super) fn rounded(text: &str, kind: FloatKind) -> Option<u128> {
    match crate::value::parse_value(&format!("{} {text}", kind.keyword())).ok()? {
        crate::value::Value::Float { bits, .. } => Some(bits),
        _ => None,
    }
}
