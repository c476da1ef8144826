//! Names of types in C, for reports.

/// Returns the name in C of a type in the notation of lowering.
pub fn c_name(ty: &str) -> String {
    if let Some(pointee) = ty.strip_suffix('*') {
        // The number of rows is not known.
        let pointee = pointee.strip_prefix("[0 x ").and_then(|row| row.strip_suffix(']')).unwrap_or(pointee);
        let inner = c_name(pointee);
        // `int (*)(double)`, `int (*)[3]`
        if let Some((ret, params)) = inner.split_once(" (").filter(|_| pointee.ends_with(')')) {
            return format!("{ret} (*)({params}");
        }
        if let Some(at) = inner.find('[').filter(|_| pointee.ends_with(']')) {
            return format!("{} (*){}", &inner[..at], &inner[at..]);
        }
        let blank = if inner.ends_with('*') { "" } else { " " };
        return format!("{inner}{blank}*");
    }
    if let Some((ret, params)) = ty.strip_suffix(')').and_then(|ty| ty.split_once(" (")) {
        let params: Vec<String> = params.split(", ").map(c_name).collect();
        let params = params.join(", ");
        return format!("{} ({})", c_name(ret), if params.is_empty() { "void" } else { &params });
    }
    if let Some((count, element)) = ty.strip_prefix('[').and_then(|ty| ty.strip_suffix(']')?.split_once(" x ")) {
        let (mut element, mut lengths) = (element, format!("[{count}]"));
        while let Some((count, inner)) =
            element.strip_prefix('[').and_then(|ty| ty.strip_suffix(']')?.split_once(" x "))
        {
            lengths += &format!("[{count}]");
            element = inner;
        }
        return format!("{}{lengths}", c_name(element));
    }
    let name = match ty {
        "i1" => "bool",
        "i8" => "char",
        "u8" => "unsigned char",
        "i16" => "short",
        "u16" => "unsigned short",
        "i32" => "int",
        "u32" => "unsigned int",
        "i64" => "long",
        "u64" => "unsigned long",
        "i128" => "__int128",
        "u128" => "unsigned __int128",
        "x86_fp80" => "long double",
        "ptr" => "void *",
        _ => match ty.strip_prefix('%').and_then(|name| name.split_once('.')) {
            Some((word @ ("struct" | "union" | "class"), name)) => return format!("{word} {name}"),
            _ => ty.trim_start_matches('%'),
        },
    };
    name.into()
}

#[cfg(test)]
mod tests {
    use super::c_name;

    #[test]
    fn types_have_their_names_in_c() {
        for (ty, wanted) in [
            ("i32", "int"),
            ("u8*", "unsigned char *"),
            ("i8**", "char **"),
            ("%struct.P*", "struct P *"),
            ("i32 (i32, ptr)", "int (int, void *)"),
            ("double ()", "double (void)"),
            ("[2 x [3 x i32]]", "int[2][3]"),
            ("ptr", "void *"),
            ("i32 (double)*", "int (*)(double)"),
            ("[3 x i32]*", "int (*)[3]"),
            ("[0 x [3 x i32]]*", "int (*)[3]"),
        ] {
            assert_eq!(c_name(ty), wanted, "{ty}");
        }
    }
}
