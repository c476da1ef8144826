//! Each engine maps names of intrinsics to its operations; the names are those of `ir::intrinsics`.

use llvmlite_jit::ir::intrinsics;
use std::path::Path;

/// Files of the engines that match names of intrinsics.
const FILES: [&str; 5] = [
    "src/interp/exec/intrinsic/names.rs",
    "src/interp/exec/vector.rs",
    "src/interp/exec/vector/vector_intrinsics.rs",
    "src/jit/translate/intrinsic.rs",
    "src/jit/translate/simd/rearrange.rs",
];

/// What may precede a name in the table: these families are matched without it.
const FAMILIES: [&str; 4] = ["", "experimental.constrained.", "vector.reduce.", "masked."];

/// Returns the string literals that are patterns: before `=>` or `|`, or after `|`.
fn patterns(text: &str) -> Vec<&str> {
    let mut parts = text.split('"');
    let mut before = parts.next().unwrap_or_default();
    let mut found = Vec::new();
    while let (Some(literal), Some(after)) = (parts.next(), parts.next()) {
        let follows = after.trim_start();
        if follows.starts_with("=>") || follows.starts_with("| \"") || follows == "| " || before.trim() == "|" {
            found.push(literal);
        }
        before = after;
    }
    found
}

#[test]
fn engines_match_names_of_the_table() {
    let mut count = 0;
    for path in FILES {
        let text = std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap();
        let code = text.split("#[cfg(test)]").next().unwrap();
        for name in patterns(code) {
            let known = |family: &&str| {
                let name = format!("{family}{name}");
                intrinsics::of_symbol(&format!("llvm.{name}")) == Some(name.as_str())
            };
            assert!(FAMILIES.iter().any(known), "{path}: `{name}` is not in `ir::intrinsics`");
            count += 1;
        }
    }
    assert!(count > 250, "only {count} names were found");
}

#[test]
fn names_are_found_with_any_suffix() {
    for (symbol, name) in [
        ("llvm.memcpy.p0i8.p0i8.i64", Some("memcpy")),
        ("llvm.memcpy.inline.p0.p0.i64", Some("memcpy.inline")),
        ("llvm.vector.splice.left.v4i32", Some("vector.splice.left")),
        ("llvm.get.rounding.i7", Some("get.rounding")),
        ("llvm.experimental.constrained.fadd.f64", Some("experimental.constrained.fadd")),
        ("llvm.memcopy", None),
        ("memcpy", None),
    ] {
        assert_eq!(intrinsics::of_symbol(symbol), name, "{symbol}");
    }
}
