//! Suggestions for types and constants of other languages; detection of C source. Instructions are in
//! [`foreign_instructions`](crate::parse::foreign_instructions).

use crate::parse::diagnose::SyntaxError;
use crate::parse::scan;

/// Types of other languages with their LLVM equivalents.
const FOREIGN_TYPES: &[(&str, &str)] = &[
    ("char", "i8"),
    ("byte", "i8"),
    ("uchar", "i8"),
    ("short", "i16"),
    ("int", "i32"),
    ("integer", "i32"),
    ("unsigned", "i32"),
    ("signed", "i32"),
    ("uint", "i32"),
    ("long", "i64"),
    ("ulong", "i64"),
    ("word", "i64"),
    ("size_t", "i64"),
    ("ssize_t", "i64"),
    ("usize", "i64"),
    ("isize", "i64"),
    ("intptr_t", "i64"),
    ("uintptr_t", "i64"),
    ("bool", "i1"),
    ("boolean", "i1"),
    ("_bool", "i1"),
    ("bit", "i1"),
    ("string", "ptr"),
    ("str", "ptr"),
    ("pointer", "ptr"),
    ("real", "double"),
    ("number", "double"),
    ("f16", "half"),
    ("f32", "float"),
    ("f64", "double"),
    ("f128", "fp128"),
    ("unit", "void"),
    ("none", "void"),
];

/// Returns the LLVM equivalent of a type of another language, or of a type in the wrong case.
pub fn foreign_type(word: &str) -> Option<String> {
    if word.len() > 16 {
        return None;
    }
    let lower = word.to_ascii_lowercase();
    if lower != word && (super::is_integer_type(&lower) || super::TYPES.contains(&lower.as_str())) {
        return Some(lower);
    }
    if let Some((_, ty)) = FOREIGN_TYPES.iter().find(|(name, _)| *name == lower) {
        return Some((*ty).into());
    }
    // Integer types with a width: `uint8_t`, `int64`, `u32`, `s16`, `i32t`.
    let width = lower.trim_start_matches(|c: char| c.is_ascii_alphabetic());
    let prefix = &lower[..lower.len() - width.len()];
    let digits = &width[..width.bytes().take_while(u8::is_ascii_digit).count()];
    let tail = &width[digits.len()..];
    let known_prefix = matches!(prefix, "int" | "uint" | "u" | "s" | "i") && matches!(tail, "" | "_t" | "t");
    (known_prefix && matches!(digits, "1" | "8" | "16" | "32" | "64" | "128")).then(|| format!("i{digits}"))
}

/// Returns the LLVM equivalent of a constant of another language. `integer`: an integer is needed.
pub fn foreign_constant(word: &str, integer: bool) -> Option<&'static str> {
    Some(match word {
        "True" | "TRUE" => "true",
        "False" | "FALSE" => "false",
        "NULL" | "Null" | "nullptr" | "nil" | "None" | "NIL" if integer => "0",
        "NULL" | "Null" | "nullptr" | "nil" | "None" | "NIL" => "null",
        "undefined" | "Undef" => "undef",
        _ => return None,
    })
}

/// Returns the error for C source in place of an entity; `None` if the text does not look like C.
pub fn c_source_error(text: &str, file: &str) -> Option<SyntaxError> {
    const DIRECTIVES: [&str; 8] = ["include", "define", "if", "ifdef", "ifndef", "pragma", "undef", "error"];
    let file = match file.rsplit_once('.') {
        Some((stem, "c" | "h" | "cc" | "cpp" | "cxx")) => (file, format!("{stem}.ll")),
        _ => ("file.c", "file.ll".into()),
    };
    let compile = format!("`clang -S -emit-llvm {} -o {}`", file.0, file.1);
    if let Some(rest) = text.strip_prefix('#') {
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let word = scan::word(&rest[blanks..]);
        return (DIRECTIVES.contains(&word)).then(|| {
            let message = "this looks like C, not like LLVM assembly";
            SyntaxError::new("E0104", 0, 1 + blanks + word.len(), message)
                .help(format!("{compile} compiles it to LLVM assembly"))
        });
    }
    let line = &text[..scan::line_end(text, 0)];
    let head = line.split_inclusive(['(', '{', ';', '=']).next().filter(|head| !head.contains(['@', '%']))?;
    let words: Vec<&str> = head.split_ascii_whitespace().collect();
    let first = *words.first()?;
    const STARTS: [&str; 8] = ["void", "float", "double", "static", "extern", "const", "struct", "typedef"];
    let is_type = |word: &str| STARTS.contains(&word) || foreign_type(word).is_some() && !super::is_integer_type(word);
    if words.len() < 2 || !is_type(first.trim_end_matches('*')) {
        return None;
    }
    let found = SyntaxError::new("E0104", 0, first.len(), format!("expected a top-level entity, found `{first}`"));
    let last = words.iter().rposition(|word| !"({;=".contains(*word))?;
    let name = words[last].trim_end_matches(['(', '{', ';', '=']).trim_start_matches('*');
    let is_function = line.contains('(') && !name.is_empty() && name.bytes().all(scan::is_name_byte);
    Some(match c_result_type(head, &words[..last]).filter(|_| is_function) {
        Some(ty) => found.help(format!(
            "a function starts with `define {ty} @{name}(…) {{`; if this is C, {compile} compiles it to LLVM assembly"
        )),
        None => found.help(format!("if this is C, {compile} compiles it to LLVM assembly")),
    })
}

/// Returns the LLVM type of a C function's result, if the words before its name determine it.
fn c_result_type(head: &str, words: &[&str]) -> Option<String> {
    const SPECIFIERS: [&str; 7] = ["static", "extern", "inline", "const", "volatile", "signed", "register"];
    if head.contains('*') {
        return Some("ptr".into());
    }
    let mut types = words.iter().filter(|word| !SPECIFIERS.contains(word));
    match *types.next()? {
        "struct" | "union" | "enum" | "typedef" => None,
        "unsigned" => types.next().and_then(|word| foreign_type(word)).or(Some("i32".into())),
        first => Some(foreign_type(first).unwrap_or_else(|| first.into())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c_functions_are_shown_in_llvm() {
        for (line, head) in [
            ("int main() {", "define i32 @main(…)"),
            ("int main (void)", "define i32 @main(…)"),
            ("int main(int argc, char **argv) {", "define i32 @main(…)"),
            ("static int f(void) {", "define i32 @f(…)"),
            ("const char *name(int n) {", "define ptr @name(…)"),
            ("unsigned char low(int n);", "define i8 @low(…)"),
            ("unsigned count();", "define i32 @count(…)"),
            ("double half(double x)", "define double @half(…)"),
        ] {
            let found = c_source_error(line, "f.c").unwrap_or_else(|| panic!("{line} is C"));
            assert!(format!("{found:?}").contains(head), "{line}: {found:?}");
        }
        for line in ["struct pair make(void) {", "static f(void) {", "int x = 5;"] {
            let found = c_source_error(line, "f.c").unwrap_or_else(|| panic!("{line} is C"));
            assert!(!format!("{found:?}").contains("define"), "{line}: {found:?}");
        }
        assert!(c_source_error("# include <stdio.h>", "f.c").is_some());
    }
}
