//! C prototypes of library functions that programs often forget to declare.

use crate::ir::{Type, TypeKind, Types};

/// Names and types, with `ptr` for every pointer, for 64-bit `long` and `size_t`; sorted by name.
const KNOWN: &[(&str, &str)] = &[
    ("abort", "void ()"),
    ("abs", "i32 (i32)"),
    ("atof", "double (ptr)"),
    ("atoi", "i32 (ptr)"),
    ("atol", "i64 (ptr)"),
    ("calloc", "ptr (i64, i64)"),
    ("ceil", "double (double)"),
    ("clock", "i64 ()"),
    ("cos", "double (double)"),
    ("exit", "void (i32)"),
    ("exp", "double (double)"),
    ("fabs", "double (double)"),
    ("fclose", "i32 (ptr)"),
    ("fflush", "i32 (ptr)"),
    ("fgets", "ptr (ptr, i32, ptr)"),
    ("floor", "double (double)"),
    ("fmod", "double (double, double)"),
    ("fopen", "ptr (ptr, ptr)"),
    ("fprintf", "i32 (ptr, ptr, ...)"),
    ("fputs", "i32 (ptr, ptr)"),
    ("fread", "i64 (ptr, i64, i64, ptr)"),
    ("free", "void (ptr)"),
    ("fwrite", "i64 (ptr, i64, i64, ptr)"),
    ("getchar", "i32 ()"),
    ("getenv", "ptr (ptr)"),
    ("isalpha", "i32 (i32)"),
    ("isdigit", "i32 (i32)"),
    ("isspace", "i32 (i32)"),
    ("labs", "i64 (i64)"),
    ("log", "double (double)"),
    ("malloc", "ptr (i64)"),
    ("memchr", "ptr (ptr, i32, i64)"),
    ("memcmp", "i32 (ptr, ptr, i64)"),
    ("memcpy", "ptr (ptr, ptr, i64)"),
    ("memmove", "ptr (ptr, ptr, i64)"),
    ("memset", "ptr (ptr, i32, i64)"),
    ("perror", "void (ptr)"),
    ("pow", "double (double, double)"),
    ("printf", "i32 (ptr, ...)"),
    ("putchar", "i32 (i32)"),
    ("puts", "i32 (ptr)"),
    ("qsort", "void (ptr, i64, i64, ptr)"),
    ("rand", "i32 ()"),
    ("read", "i64 (i32, ptr, i64)"),
    ("realloc", "ptr (ptr, i64)"),
    ("round", "double (double)"),
    ("scanf", "i32 (ptr, ...)"),
    ("sin", "double (double)"),
    ("snprintf", "i32 (ptr, i64, ptr, ...)"),
    ("sprintf", "i32 (ptr, ptr, ...)"),
    ("sqrt", "double (double)"),
    ("srand", "void (i32)"),
    ("sscanf", "i32 (ptr, ptr, ...)"),
    ("strcat", "ptr (ptr, ptr)"),
    ("strchr", "ptr (ptr, i32)"),
    ("strcmp", "i32 (ptr, ptr)"),
    ("strcpy", "ptr (ptr, ptr)"),
    ("strdup", "ptr (ptr)"),
    ("strlen", "i64 (ptr)"),
    ("strncmp", "i32 (ptr, ptr, i64)"),
    ("strncpy", "ptr (ptr, ptr, i64)"),
    ("strstr", "ptr (ptr, ptr)"),
    ("strtod", "double (ptr, ptr)"),
    ("strtol", "i64 (ptr, ptr, i32)"),
    ("time", "i64 (ptr)"),
    ("tolower", "i32 (i32)"),
    ("toupper", "i32 (i32)"),
    ("usleep", "i32 (i32)"),
    ("write", "i64 (i32, ptr, i64)"),
];

/// Type of a C function, with `ptr` for every pointer.
pub(crate) struct Prototype {
    pub ret: &'static str,
    /// Types of the named parameters.
    pub params: Vec<&'static str>,
    pub variadic: bool,
}

impl Prototype {
    /// Returns the type of a known C function; `None` for others.
    pub(crate) fn of(name: &str) -> Option<Prototype> {
        let at = KNOWN.binary_search_by_key(&name, |(known, _)| known).ok()?;
        let (ret, list) = KNOWN[at].1.strip_suffix(')')?.split_once(" (")?;
        let params = list.split(", ").filter(|p| !p.is_empty() && *p != "...").collect();
        Some(Prototype { ret, params, variadic: list.ends_with("...") })
    }

    /// Returns the declaration of a function of this type. `pointer`: spelling of a pointer type.
    pub(crate) fn declaration(&self, name: &str, pointer: &str) -> String {
        let spelled = |ty: &str| if ty == "ptr" { pointer.to_string() } else { ty.to_string() };
        let mut params: Vec<String> = self.params.iter().map(|ty| spelled(ty)).collect();
        params.extend(self.variadic.then(|| "...".to_string()));
        format!("declare {} @{name}({})", spelled(self.ret), params.join(", "))
    }
}

/// Returns the declaration of a C function if a call with these types does not match it, with `ptr` or typed
/// pointers depending on `opaque`. For a variadic function only the named parameters are compared.
pub(crate) fn mismatched_declaration(
    types: &Types,
    name: &str,
    ret: Type,
    params: &[Type],
    opaque: bool,
) -> Option<String> {
    let known = Prototype::of(name)?;
    let matches = |ty: Type, wanted: &str| match types.kind(ty) {
        TypeKind::Ptr { .. } => wanted == "ptr",
        _ => types.display(ty) == wanted,
    };
    let (args, wanted) = (params.len(), known.params.len());
    let count_matches = if known.variadic { args >= wanted } else { args == wanted };
    // The return type must match even if the call ignores the result: the declaration would be wrong.
    let types_match =
        params.iter().zip(&known.params).all(|(ty, wanted)| matches(*ty, wanted)) && matches(ret, known.ret);
    (!count_matches || !types_match).then(|| known.declaration(name, if opaque { "ptr" } else { "i8*" }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_is_sorted_and_readable() {
        assert!(KNOWN.is_sorted_by_key(|(name, _)| name));
        let types = Types::default();
        for (name, _) in KNOWN {
            let said = mismatched_declaration(&types, name, Type::LABEL, &[], true).unwrap();
            assert!(
                said.starts_with("declare ") && said.contains(&format!(" @{name}(")) && said.ends_with(')'),
                "{said}"
            );
        }
        assert_eq!(mismatched_declaration(&types, "strlen", Type::I64, &[Type::PTR], true), None);
        assert_eq!(
            mismatched_declaration(&types, "strlen", Type::I32, &[Type::PTR], false).as_deref(),
            Some("declare i64 @strlen(i8*)")
        );
        assert_eq!(mismatched_declaration(&types, "printf", Type::I32, &[Type::PTR, Type::DOUBLE], true), None);
        assert_eq!(mismatched_declaration(&types, "mine", Type::I32, &[], true), None);
    }
}
