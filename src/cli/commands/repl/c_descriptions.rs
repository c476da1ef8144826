//! Descriptions of names by their types in C, for `?x` and `whatis`.

use super::{Repl, expressions};
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

    /// Returns the type in C of a value that was declared with one, given with its sigil: `unsigned int`, `char *`.
    pub(super) fn c_type_of(&self, name: &str) -> Option<String> {
        let ty = self.session.value_type(name).filter(|_| name.starts_with('%'))?;
        let known = self.session.c_type(name);
        match (ty.as_str(), self.session.pointee(name)) {
            ("ptr", Some(pointee)) if known.is_declared => pointed_to(&pointee),
            _ if known.is_declared || known.is_unsigned => c_name(&ty, known.is_unsigned, known.is_char),
            _ => None,
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

/// Returns the type of pointers to an LLVM type, in which `u32` is C's `unsigned`.
fn pointed_to(pointee: &str) -> Option<String> {
    if let Some(inner) = pointee.strip_suffix('*') {
        return Some(format!("{}*", pointed_to(inner)?));
    }
    let unsigned = pointee.strip_prefix('u').filter(|bits| bits.parse::<u32>().is_ok());
    let ty = unsigned.map_or(pointee.to_string(), |bits| format!("i{bits}"));
    let is_char = ty == "i8" && unsigned.is_none();
    Some(format!("{} *", c_name(&ty, unsigned.is_some(), is_char)?))
}

/// Returns the name in C of an LLVM type.
fn c_name(ty: &str, is_unsigned: bool, is_char: bool) -> Option<String> {
    let plain = match ty {
        "i1" => "bool",
        "i8" if is_char => "char",
        "i8" if is_unsigned => return Some("unsigned char".into()),
        "i8" => "signed char",
        "i16" => "short",
        "i32" => "int",
        "i64" => "long",
        "i128" => "__int128",
        "float" | "double" => ty,
        "x86_fp80" => "long double",
        _ => {
            let record = ["struct", "union"].into_iter().find_map(|keyword| {
                Some(format!("{keyword} {}", ty.strip_prefix('%')?.strip_prefix(keyword)?.strip_prefix('.')?))
            });
            return record.filter(|name| name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_' || c == ' '));
        }
    };
    Some(if is_unsigned && ty != "i1" { format!("unsigned {plain}") } else { plain.to_string() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_have_their_names_in_c() {
        assert_eq!(c_name("i64", true, false).as_deref(), Some("unsigned long"));
        assert_eq!(pointed_to("i8").as_deref(), Some("char *"));
        assert_eq!(pointed_to("i32*").as_deref(), Some("int **"));
        assert_eq!(pointed_to("u8").as_deref(), Some("unsigned char *"));
        assert_eq!(pointed_to("%struct.P").as_deref(), Some("struct P *"));
        assert_eq!((c_name("{ i8, i64 }", false, false), c_name("<2 x i32>", false, false)), (None, None));
    }
}
