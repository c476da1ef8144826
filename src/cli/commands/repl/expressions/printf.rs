//! Checks of the arguments of `printf` and its family against their format, like clang's -Wformat.

/// Returns the index of the format among the arguments of a function.
pub fn format_index(function: &str) -> Option<usize> {
    match function {
        "printf" => Some(0),
        "fprintf" | "sprintf" | "dprintf" => Some(1),
        "snprintf" => Some(2),
        _ => None,
    }
}

/// Returns the conversion for a number of a type in the notation of lowering; `None` for other types.
pub fn conversion_of(ty: &str) -> Option<&'static str> {
    Some(match ty {
        "i1" | "i8" | "u8" | "i16" | "u16" | "i32" => "%d",
        "u32" => "%u",
        "i64" => "%ld",
        "u64" => "%lu",
        "float" | "double" => "%f",
        "x86_fp80" => "%Lf",
        _ => return None,
    })
}

/// Returns the LLVM type of an argument: `i32 5`, `[2 x i8] c"a b"`.
pub fn type_of_argument(text: &str) -> &str {
    match text.starts_with(['[', '{', '<']) {
        true => text,
        false => text.split(' ').next().unwrap_or(text),
    }
}

/// The argument type that a conversion expects, in C and in LLVM.
struct Expected {
    name: &'static str,
    llvm: &'static str,
}

/// Returns the type for a conversion with its length modifier; `None` if there is no such conversion.
fn expected(length: &str, conversion: char) -> Option<Expected> {
    let (name, llvm) = match (conversion, length) {
        ('d' | 'i', "l") => ("long", "i64"),
        ('d' | 'i', "ll") => ("long long", "i64"),
        ('d' | 'i', "j") => ("intmax_t", "i64"),
        ('d' | 'i', "z") => ("ssize_t", "i64"),
        ('d' | 'i', "t") => ("ptrdiff_t", "i64"),
        ('d' | 'i', "h") => ("short", "i32"),
        ('d' | 'i', "hh") => ("char", "i32"),
        ('d' | 'i', "") => ("int", "i32"),
        ('u' | 'o' | 'x' | 'X' | 'b', "l") => ("unsigned long", "i64"),
        ('u' | 'o' | 'x' | 'X' | 'b', "ll") => ("unsigned long long", "i64"),
        ('u' | 'o' | 'x' | 'X' | 'b', "j") => ("uintmax_t", "i64"),
        ('u' | 'o' | 'x' | 'X' | 'b', "z") => ("size_t", "i64"),
        ('u' | 'o' | 'x' | 'X' | 'b', "t") => ("unsigned ptrdiff_t", "i64"),
        ('u' | 'o' | 'x' | 'X' | 'b', "h") => ("unsigned short", "i32"),
        ('u' | 'o' | 'x' | 'X' | 'b', "hh") => ("unsigned char", "i32"),
        ('u' | 'o' | 'x' | 'X' | 'b', "") => ("unsigned int", "i32"),
        ('f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A', "" | "l") => ("double", "double"),
        ('f' | 'F' | 'e' | 'E' | 'g' | 'G' | 'a' | 'A', "L") => ("long double", "x86_fp80"),
        ('c', "") => ("int", "i32"),
        ('c', "l") => ("wint_t", "i32"),
        ('s', "") => ("char *", "ptr"),
        ('s', "l") => ("wchar_t *", "ptr"),
        ('p', "") => ("void *", "ptr"),
        ('n', _) => ("int *", "ptr"),
        _ => return None,
    };
    Some(Expected { name, llvm })
}

/// Returns the C name of an LLVM type.
fn c_name(ty: &str) -> String {
    match ty {
        "i32" => "int".into(),
        "i64" => "long".into(),
        "i128" => "__int128".into(),
        "x86_fp80" => "long double".into(),
        "ptr" => "void *".into(),
        ty => ty.into(),
    }
}

/// Returns the errors in the arguments after a format, given by their types.
pub fn mistakes(format: &str, types: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    let (mut next, mut missing) = (0, false);
    let mut take = |wanted: Expected, found: &mut Vec<String>| {
        match types.get(next) {
            None if !missing => {
                missing = true;
                found.push("more '%' conversions than data arguments".into());
            }
            None => {}
            Some(ty) => {
                let has = if ty.ends_with('*') { "ptr" } else { ty };
                if has != wanted.llvm {
                    let (name, has) = (wanted.name, c_name(has));
                    found.push(format!("format specifies type '{name}' but the argument has type '{has}'"));
                }
            }
        }
        next += 1;
    };
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('%') {
            rest = after;
            continue;
        }
        let digits = rest.trim_start_matches(|c: char| c.is_ascii_digit());
        if digits.len() < rest.len() && digits.starts_with('$') {
            // Arguments by position are not checked.
            return Vec::new();
        }
        rest = rest.trim_start_matches(['-', '+', ' ', '#', '0', '\'']);
        for (is_first, mark) in [(true, ""), (false, ".")] {
            let Some(after) = rest.strip_prefix(mark).filter(|_| is_first || rest.starts_with('.')) else { continue };
            rest = match after.strip_prefix('*') {
                Some(after) => {
                    take(Expected { name: "int", llvm: "i32" }, &mut found);
                    after
                }
                None => after.trim_start_matches(|c: char| c.is_ascii_digit()),
            };
        }
        let length = ["hh", "h", "ll", "l", "j", "z", "t", "L"].into_iter().find(|length| rest.starts_with(length));
        let length = length.unwrap_or("");
        rest = &rest[length.len()..];
        let Some(conversion) = rest.chars().next() else {
            found.push("incomplete format specifier".into());
            break;
        };
        rest = &rest[conversion.len_utf8()..];
        match expected(length, conversion) {
            Some(wanted) => take(wanted, &mut found),
            None if let Some(wanted) = expected("", conversion) => {
                found.push(format!("length modifier '{length}' results in undefined behavior with '{conversion}'"));
                take(wanted, &mut found);
            }
            None => found.push(format!("invalid conversion specifier '{conversion}'")),
        }
    }
    if next < types.len() {
        found.push("data argument not used by format string".into());
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arguments_are_compared_with_the_format() {
        for (format, types, wanted) in [
            ("%d\\n", &["i32"][..], &[][..]),
            ("%5.2f %s %c %ld %zu %p %%", &["double", "ptr", "i32", "i64", "i64", "i8*"], &[]),
            ("%*d %.*s", &["i32", "i32", "i32", "ptr"], &[]),
            ("%Lf", &["x86_fp80"], &[]),
            ("%d", &["double"], &["format specifies type 'int' but the argument has type 'double'"]),
            ("%s", &["i32"], &["format specifies type 'char *' but the argument has type 'int'"]),
            ("%d", &["i64"], &["format specifies type 'int' but the argument has type 'long'"]),
            ("%lu", &["i32"], &["format specifies type 'unsigned long' but the argument has type 'int'"]),
            ("%d %d", &["i32"], &["more '%' conversions than data arguments"]),
            ("hi", &["i32"], &["data argument not used by format string"]),
            ("%y", &["i32"], &["invalid conversion specifier 'y'", "data argument not used by format string"]),
            ("100%", &[], &["incomplete format specifier"]),
            ("%2$d %1$s", &["ptr", "i32"], &[]),
        ] {
            assert_eq!(mistakes(format, types), wanted, "{format}");
        }
    }
}
