//! Completion of struct members: `p->`, `n.`, `f(1)->`, `arr[0].`, `(*p).`.

use super::c_scope::{CScope, TypeAliases, struct_of};
use super::completion::starting;
use llvmlite_jit::session::Session;
use rustyline::completion::Pair;
use std::collections::HashMap;

/// Struct types of names, and their members.
#[derive(Default)]
pub struct Members {
    /// For the name of a value, a variable or a function without its sigil, the struct type that it has, points to or
    /// returns.
    names: HashMap<String, String>,
    /// For a struct type, its members, each with the type that it has or points to.
    types: HashMap<String, Vec<(String, String)>>,
    /// Names of types.
    aliases: TypeAliases,
}

impl Members {
    /// Returns the members of the session's names.
    pub fn of(session: &Session, names: &[String]) -> Members {
        let found = session.struct_names(names);
        let (names, types) = (found.names.into_iter().collect(), found.types.into_iter().collect());
        Members { names, types, aliases: found.aliases.into_iter().collect() }
    }

    #[cfg(test)]
    pub(super) fn add_name(&mut self, name: &str, ty: &str) {
        self.names.insert(name.trim_start_matches(['%', '@']).into(), ty.into());
    }

    #[cfg(test)]
    pub(super) fn add_type(&mut self, ty: &str, members: Vec<(String, String)>) {
        self.types.insert(ty.into(), members);
    }

    /// Returns the names of types.
    pub fn aliases(&self) -> &TypeAliases {
        &self.aliases
    }

    /// Returns the completions of a member at the end of a text; `None` if there is no member.
    pub fn complete(&self, before: &str, scope: Option<&CScope>) -> Option<(usize, Vec<Pair>)> {
        let object = before.trim_end_matches(is_word);
        let word = &before[object.len()..];
        let object = object.strip_suffix('.').or(object.strip_suffix("->"))?;
        let is_designator =
            before[..before.len() - word.len()].ends_with('.') && object.trim_end().ends_with(['{', ',']);
        let designated = if is_designator { self.designated(object, scope) } else { None };
        if let Some((ty, used)) = designated {
            let members = self.types.get(&ty).map_or(&[][..], Vec::as_slice);
            let names = members.iter().map(|(name, _)| name.as_str()).filter(|name| !used.contains(name));
            return Some((before.len() - word.len(), starting(word, names)));
        }
        let ty = self.type_of(object, scope)?;
        let members = self.types.get(&ty).map_or(&[][..], Vec::as_slice);
        Some((before.len() - word.len(), starting(word, members.iter().map(|(name, _)| name.as_str()))))
    }

    /// Returns the struct type of the initializer in braces that is open at the end of a text, and the members that it
    /// designates already.
    fn designated<'t>(&self, text: &'t str, scope: Option<&CScope>) -> Option<(String, Vec<&'t str>)> {
        let open = open_brace(text)?;
        let mut used = Vec::new();
        let mut depth = 0usize;
        let inside = &text[open + 1..];
        for (at, c) in inside.char_indices() {
            match c {
                '{' | '(' | '[' => depth += 1,
                '}' | ')' | ']' => depth = depth.saturating_sub(1),
                '.' if depth == 0 && (inside[..at].trim_end().ends_with(',') || inside[..at].trim().is_empty()) => {
                    used.push(&inside[at + 1..][..word_length(&inside[at + 1..])]);
                }
                _ => {}
            }
        }
        Some((self.type_of_braces(&text[..open], scope)?, used))
    }

    /// Returns the struct type of the braces behind a text.
    fn type_of_braces(&self, before: &str, scope: Option<&CScope>) -> Option<String> {
        let before = before.trim_end();
        if before.ends_with(')') {
            // A compound literal: `(struct P){`, `(struct P[]){`.
            let ty = before[opening(before)? + 1..before.len() - 1].split('[').next()?;
            return struct_of(ty, &self.aliases);
        }
        if let Some(object) = before.strip_suffix('=') {
            let mut object = object.trim_end();
            while object.ends_with(']') {
                object = object[..opening(object)?].trim_end();
            }
            let name = &object[object.trim_end_matches(is_word).len()..];
            let outside = &object[..object.len() - name.len()];
            return match outside.strip_suffix('.') {
                // `.in = {` within other braces; `p.in = {` is no initializer.
                Some(outer) => self.member_type(&self.type_of_braces(&outer[..open_brace(outer)?], scope)?, name),
                // `[1] = {`
                None if name.is_empty() => self.type_of_braces(&outside[..open_brace(outside)?], scope),
                None => self.type_of(object, scope),
            };
        }
        // An element, or the member at this position.
        let open = open_brace(before)?;
        let (outer, inside) = (&before[..open], &before[open + 1..]);
        let ty = self.type_of_braces(outer, scope)?;
        let is_array = outer.trim_end().trim_end_matches('=').trim_end().ends_with(']') || outer.contains("[]){");
        if is_array {
            return Some(ty);
        }
        let (mut depth, mut position) = (0usize, 0);
        for c in inside.chars() {
            match c {
                '{' | '(' | '[' => depth += 1,
                '}' | ')' | ']' => depth = depth.saturating_sub(1),
                ',' if depth == 0 => position += 1,
                _ => {}
            }
        }
        self.types.get(&ty)?.get(position).map(|(_, ty)| ty.clone())
    }

    fn member_type(&self, ty: &str, member: &str) -> Option<String> {
        self.types.get(ty)?.iter().find(|(name, _)| name == member).map(|(_, ty)| ty.clone())
    }

    /// Returns the type that the expression at the end of a text has or points to.
    fn type_of(&self, text: &str, scope: Option<&CScope>) -> Option<String> {
        let text = text.trim_end();
        if text.ends_with(']') {
            return self.type_of(&text[..opening(text)?], scope);
        }
        if text.ends_with(')') {
            let open = opening(text)?;
            return match text[..open].ends_with(is_word) {
                true => self.type_of(&text[..open], scope),
                false => self.type_of_group(&text[open + 1..text.len() - 1], scope),
            };
        }
        let object = text.trim_end_matches(is_word);
        let name = &text[object.len()..];
        if let Some(object) = object.strip_suffix('.').or(object.strip_suffix("->")) {
            // Names of LLVM can have periods.
            if let Some(ty) = self.type_of(object, scope) {
                let member = self.types.get(&ty)?.iter().find(|(member, _)| member == name)?;
                return Some(member.1.clone());
            }
            let start = object.rfind(|c| !(is_word(c) || c == '.')).map_or(0, |at| at + 1);
            return self.names.get(&text[start..]).cloned();
        }
        let local = scope.and_then(|scope| scope.names.iter().rev().find(|(local, _)| local == name));
        match local {
            Some((_, ty)) => ty.clone(),
            None => self.names.get(name).cloned(),
        }
    }

    /// Returns the type that an expression in parentheses has or points to.
    fn type_of_group(&self, inside: &str, scope: Option<&CScope>) -> Option<String> {
        let inside = inside.trim_start_matches(['*', '&', ' ']);
        let cast = inside.strip_prefix('(').and_then(|rest| rest.split_once(')'));
        cast.and_then(|(ty, _)| struct_of(ty, &self.aliases)).or_else(|| self.type_of(inside, scope))
    }
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

fn word_length(text: &str) -> usize {
    text.find(|c| !is_word(c)).unwrap_or(text.len())
}

/// Returns the position of the brace that is open at the end of a text.
fn open_brace(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices().rev() {
        match c {
            '}' => depth += 1,
            '{' if depth == 0 => return Some(at),
            '{' => depth -= 1,
            ';' if depth == 0 => return None,
            _ => {}
        }
    }
    None
}

/// Returns the position of the bracket that the last character of a text closes.
fn opening(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    for (at, c) in text.char_indices().rev() {
        match c {
            ')' | ']' => depth += 1,
            '(' | '[' if depth == 1 => return Some(at),
            '(' | '[' => depth -= 1,
            _ => {}
        }
    }
    None
}
