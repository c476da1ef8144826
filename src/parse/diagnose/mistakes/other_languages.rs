//! Words of other languages and their LLVM equivalents; files of other languages.

use crate::parse::diagnose::SyntaxError;
use crate::parse::recover;

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
    let named = matches!(prefix, "int" | "uint" | "u" | "s" | "i") && matches!(tail, "" | "_t" | "t");
    (named && matches!(digits, "1" | "8" | "16" | "32" | "64" | "128")).then(|| format!("i{digits}"))
}

/// Returns the LLVM equivalent of a constant of another language; `integer`: whether an integer is needed.
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

/// Detects C source where an entity of a module should begin.
pub fn of_c(text: &str, file: &str) -> Option<SyntaxError> {
    const DIRECTIVES: [&str; 8] = ["include", "define", "if", "ifdef", "ifndef", "pragma", "undef", "error"];
    let file = match file.rsplit_once('.') {
        Some((stem, "c" | "h" | "cc" | "cpp" | "cxx")) => (file, format!("{stem}.ll")),
        _ => ("file.c", "file.ll".into()),
    };
    let compile = format!("`clang -S -emit-llvm {} -o {}`", file.0, file.1);
    if let Some(rest) = text.strip_prefix('#') {
        let blanks = rest.len() - rest.trim_start_matches([' ', '\t']).len();
        let word = recover::word(&rest[blanks..]);
        return (blanks == 0 && DIRECTIVES.contains(&word)).then(|| {
            let message = "this looks like C, not like LLVM assembly";
            SyntaxError::new("E0104", 0, 1 + blanks + word.len(), message)
                .help(format!("{compile} compiles it to LLVM assembly"))
        });
    }
    let line = &text[..recover::line_end(text, 0)];
    let head = line.split_inclusive(['(', '{', ';', '=']).next().filter(|head| !head.contains(['@', '%']))?;
    let words: Vec<&str> = head.split_ascii_whitespace().collect();
    let first = *words.first()?;
    const STARTS: [&str; 8] = ["void", "float", "double", "static", "extern", "const", "struct", "typedef"];
    let is_type = |word: &str| STARTS.contains(&word) || foreign_type(word).is_some() && !super::is_integer_type(word);
    if words.len() < 2 || !is_type(first.trim_end_matches('*')) {
        return None;
    }
    let found = SyntaxError::new("E0104", 0, first.len(), format!("expected a top-level entity, found `{first}`"));
    let last = words.last()?.trim_end_matches([' ', '(']).trim_start_matches('*');
    let is_function = line.contains('(') && !last.is_empty() && last.bytes().all(recover::is_name_byte);
    Some(match is_function {
        true => {
            let ty = foreign_type(first).unwrap_or_else(|| first.into());
            let ty = if line.contains('*') { "ptr".to_string() } else { ty };
            found.help(format!(
                "a function starts with `define {ty} @{last}(…) {{`; if this is C, {compile} compiles it to \
                    LLVM assembly"
            ))
        }
        false => found.help(format!("if this is C, {compile} compiles it to LLVM assembly")),
    })
}
