//! Descriptions of names by their types in C, for `?x` and `whatis`.

use super::{Repl, expressions};
use expressions::c_names::c_name;
use expressions::headers;

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
                Some(c_name(&sign)).filter(|name| is_in_c(name))
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_of_llvm_alone_are_not_shown() {
        let shown = |ty: &str| is_in_c(&c_name(ty));
        assert!(
            shown("u64") && shown("i8*") && shown("%struct.P*") && shown("[2 x [3 x i32]]") && shown("i32 (double)*")
        );
        assert!(!shown("{ i8, i64 }") && !shown("<2 x i32>") && !shown("[2 x <2 x i8>]"));
    }
}
