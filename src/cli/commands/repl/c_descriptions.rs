//! Descriptions of names by their types in C, for `?x` and `whatis`.

use super::commands::defined_name;
use super::{Repl, expressions};
use expressions::c_names::c_name;
use expressions::headers;
use llvmlite_jit::session::Session;
use std::collections::HashMap;

/// Texts in C of functions that were entered in C, by their names with `@`: that of each definition that can be undone, with an empty
/// one for a definition in LLVM assembly.
#[derive(Default)]
pub struct CTexts(HashMap<String, Vec<String>>);

impl CTexts {
    pub fn get(&self, name: &str) -> Option<&String> {
        self.0.get(name)?.last().filter(|text| !text.is_empty())
    }

    pub fn insert(&mut self, name: String, text: String) {
        self.0.entry(name).or_default().push(text);
    }

    /// Notes a definition in LLVM assembly.
    pub fn remove(&mut self, name: &str) {
        if let Some(texts) = self.0.get_mut(name) {
            texts.push(String::new());
        }
    }

    /// Reverts the last definition of a function.
    pub fn undo(&mut self, name: &str) {
        if let Some(texts) = self.0.get_mut(name) {
            texts.pop();
        }
    }

    pub fn clear(&mut self) {
        self.0.clear();
    }

    pub fn iter(&self) -> impl Iterator<Item = (&String, &String)> {
        self.0.keys().filter_map(|name| Some((name, self.get(name)?)))
    }
}

impl Repl<'_> {
    /// Returns the declaration in C of a function that debug information or the C library declares, or that was entered in
    /// C: `int add(int a, int b)`.
    pub(super) fn c_signature(&self, name: &str) -> Option<String> {
        self.session
            .c_declaration(name)
            .or_else(|| self.entered_signature(name))
            .or_else(|| self.session.library_declaration_in_c(name).map(String::from))
    }

    /// Returns the declaration in C of a function that was entered in C.
    pub(super) fn entered_signature(&self, name: &str) -> Option<String> {
        let global = if name.starts_with('@') { name.to_string() } else { format!("@{name}") };
        let text = self.c_texts.get(&global).filter(|_| self.session.function(name).is_some())?;
        let head = text.split('{').next()?.split_whitespace().collect::<Vec<_>>().join(" ");
        head.ends_with(')').then_some(head)
    }

    /// Returns the type in C of a value that was declared with one, given with its sigil: `unsigned int`, `char *`, `int[5]`.
    pub(super) fn c_type_of(&self, name: &str) -> Option<String> {
        let ty = self.session.value_type(name).filter(|_| name.starts_with('%'))?;
        let known = self.session.c_type(name);
        match (ty.as_str(), self.session.pointee(name)) {
            ("ptr", Some(pointee)) if known.is_declared => Some(c_name(&format!("{pointee}*"))),
            // An array, a struct or a union is named by its address.
            ("ptr", Some(pointee)) if self.is_own_memory(name) && pointee.starts_with(['[', '%']) => {
                Some(c_name(&pointee))
            }
            ("i8", _) if known.is_declared && !known.is_unsigned && !known.is_char => Some("signed char".into()),
            _ if known.is_declared || known.is_unsigned => {
                let sign = if known.is_unsigned { ty.replacen('i', "u", 1) } else { ty };
                Some(c_name(&sign))
            }
            _ => None,
        }
        .filter(|name| is_in_c(name))
    }

    /// Whether a value is the address of the memory that was allocated with it.
    fn is_own_memory(&self, name: &str) -> bool {
        let text = self.session.text_of(name);
        text.is_some_and(|text| text.starts_with(&format!("{name} = ptr {name} ;")))
    }

    /// Prints the definitions and functions of the C library whose names match a pattern with `*`, such as `str*`.
    pub(super) fn about_pattern(&mut self, pattern: &str) {
        let pattern = pattern.trim_start_matches(['%', '@']);
        let matches = |name: &str| matches_pattern(name.trim_start_matches(['%', '@']), pattern);
        let mut lines: Vec<String> = self.session.list();
        lines.retain(|line| matches(defined_name(line)));
        let library = Session::library_names();
        let library = library.iter().filter(|name| matches(name) && !self.session.knows(name));
        lines.extend(library.filter_map(|name| Session::library_signatures(&name[1..])).map(|(_, in_c)| in_c.into()));
        match lines.is_empty() {
            true => self.mistake(&format!("no name matches `{pattern}`")),
            false => self.print(&format!("{}\n", lines.join("\n"))),
        }
    }

    /// Prints what a word of C headers means; returns whether it is one.
    pub(super) fn about_header_word(&mut self, word: &str) -> bool {
        if let Some(definition) = headers::definition(word) {
            self.print(&format!("{}\n", definition.split_whitespace().collect::<Vec<_>>().join(" ")));
            return true;
        }
        let is_type = headers::types().any(|name| name == word);
        if is_type {
            self.shape(word);
        }
        is_type
    }
}

/// Whether a name consists of words of C, and not of a type that only LLVM has.
fn is_in_c(name: &str) -> bool {
    name.chars().all(|c| c.is_ascii_alphanumeric() || "_ *[](),".contains(c)) && !name.contains(" x ")
}

/// Whether a name matches a pattern, in which `*` stands for any characters.
fn matches_pattern(name: &str, pattern: &str) -> bool {
    match pattern.split_once('*') {
        None => name == pattern,
        Some((before, rest)) => name.strip_prefix(before).is_some_and(|name| {
            name.char_indices().map(|(at, _)| at).chain([name.len()]).any(|at| matches_pattern(&name[at..], rest))
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_stand_for_names() {
        assert!(
            matches_pattern("strlen", "str*") && matches_pattern("strlen", "*l*n*") && matches_pattern("str", "str*")
        );
        assert!(!matches_pattern("strlen", "*s") && !matches_pattern("mystr", "str*"));
    }

    #[test]
    fn types_of_llvm_alone_are_not_shown() {
        let shown = |ty: &str| is_in_c(&c_name(ty));
        assert!(
            shown("u64") && shown("i8*") && shown("%struct.P*") && shown("[2 x [3 x i32]]") && shown("i32 (double)*")
        );
        assert!(!shown("{ i8, i64 }") && !shown("<2 x i32>") && !shown("[2 x <2 x i8>]"));
    }
}
