//! Texts that the benches share.

use std::fmt::Write;

/// Functions as a front end emits them: a slot for each variable, loads and stores around each operation.
pub fn straight(functions: usize) -> String {
    let mut text = String::new();
    for f in 0..functions {
        text += &format!("define i64 @f{f}(i64 %x) {{\nentry:\n  %a = alloca i64\n  store i64 %x, i64* %a\n");
        for i in 0..20 {
            write!(
                text,
                "  %l{i} = load i64, i64* %a\n  %m{i} = mul i64 %l{i}, {0}\n  %s{i} = add i64 %m{i}, {f}\n  store i64 %s{i}, i64* %a\n",
                i + 3
            )
            .expect("a String takes all");
        }
        text += "  %r = load i64, i64* %a\n  ret i64 %r\n}\n";
    }
    text
}
