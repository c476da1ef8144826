//! Programs that print the defined cases, for other implementations of LLVM.

use super::cases::{self, Case};
use super::values::{Ty, is_nan};
use llvmlite_jit::value::Value;
use std::collections::HashMap;
use std::fmt::Write;
use std::path::Path;

/// Maximum number of cases printed per function.
const MAX_CASES: usize = 40;

/// A case with arguments for which it is defined, and the result.
type Defined<'a> = (&'a Case, Vec<Value>, Value);

/// Writes `GROUP.ll`, and its expected output `GROUP.txt`.
pub fn write(directory: &Path, group: &str, list: &[Case], defined: &[Defined]) {
    let mut by_case: HashMap<&str, Vec<&Defined>> = HashMap::new();
    for entry in defined {
        by_case.entry(&entry.0.name).or_default().push(entry);
    }
    let mut ll = String::from(cases::prelude());
    ll += "@format = private constant [18 x i8] c\"%d %016lx %016lx\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n";
    list.iter().for_each(|c| ll += &c.text);
    let (mut calls, mut text) = (String::new(), String::new());
    for (n, case) in list.iter().enumerate() {
        let Some(entries) = by_case.get(case.name.as_str()) else { continue };
        let step = entries.len().div_ceil(MAX_CASES);
        let entries: Vec<_> = entries.iter().step_by(step).collect();
        let k = entries.len();
        let width = case.params.len();
        let row = format!("[{width} x i128]");
        let rows: Vec<String> = entries
            .iter()
            .map(|(_, args, _)| {
                let words: Vec<String> = args.iter().map(|a| format!("i128 {}", bits(a) as i128)).collect();
                format!("{row} [{}]", words.join(", "))
            })
            .collect();
        writeln!(ll, "@d{n} = constant [{k} x {row}] [{}]", rows.join(", ")).expect("a String takes all");
        ll += &wrapper(n, case, k, &row);
        writeln!(calls, "  call void @w{n}()").expect("a String takes all");
        for (_, _, value) in entries {
            let bits = visible(value);
            writeln!(text, "{n} {:016x} {:016x}", (bits >> 64) as u64, bits as u64).expect("a String takes all");
        }
    }
    write!(ll, "define i32 @main() {{\n{calls}  ret i32 0\n}}\n").expect("a String takes all");
    let names: String = list.iter().enumerate().map(|(n, c)| format!("{n} {}\n", c.name)).collect();
    for (kind, content) in [("ll", ll), ("txt", text), ("names", names)] {
        std::fs::write(directory.join(format!("{group}.{kind}")), content).expect("the directory can be written to");
    }
}

/// Generates a loop over the rows of a function's table.
fn wrapper(n: usize, case: &Case, rows: usize, row: &str) -> String {
    let mut body = String::new();
    let mut args = Vec::new();
    for (a, ty) in case.params.iter().enumerate() {
        let t = ty.text();
        body += &format!("  %p{a} = getelementptr {row}, ptr @d{n}, i64 %i, i64 {a}\n  %l{a} = load i128, ptr %p{a}\n");
        body += &match ty {
            Ty::Int(128) => format!("  %v{a} = bitcast i128 %l{a} to i128\n"),
            Ty::Int(_) => format!("  %v{a} = trunc i128 %l{a} to {t}\n"),
            Ty::Half | Ty::BFloat => {
                format!("  %t{a} = trunc i128 %l{a} to i16\n  %v{a} = bitcast i16 %t{a} to {t}\n")
            }
            Ty::Float => format!("  %t{a} = trunc i128 %l{a} to i32\n  %v{a} = bitcast i32 %t{a} to float\n"),
            Ty::Double => format!("  %t{a} = trunc i128 %l{a} to i64\n  %v{a} = bitcast i64 %t{a} to double\n"),
            Ty::X86Fp80 => format!("  %t{a} = trunc i128 %l{a} to i80\n  %v{a} = bitcast i80 %t{a} to x86_fp80\n"),
            Ty::Fp128 => format!("  %v{a} = bitcast i128 %l{a} to fp128\n"),
            Ty::Ptr => format!("  %t{a} = trunc i128 %l{a} to i64\n  %v{a} = inttoptr i64 %t{a} to ptr\n"),
        };
        args.push(format!("{t} %v{a}"));
    }
    let t = case.ret.text();
    body += &format!("  %r = call {t} @{}({})\n", case.name, args.join(", "));
    body += &match case.ret {
        Ty::Int(128) => "  %x = bitcast i128 %r to i128\n".into(),
        Ty::Int(_) => format!("  %x = zext {t} %r to i128\n"),
        Ty::Half => NAN.replace("FT", "half").replace("IT", "i16").replace("QUIET", "32256"),
        Ty::BFloat => NAN.replace("FT", "bfloat").replace("IT", "i16").replace("QUIET", "32704"),
        Ty::Float => NAN.replace("FT", "float").replace("IT", "i32").replace("QUIET", "2143289344"),
        Ty::Double => NAN.replace("FT", "double").replace("IT", "i64").replace("QUIET", "9221120237041090560"),
        Ty::X86Fp80 => {
            LARGE.replace("FT", "x86_fp80").replace("IT", "i80").replace("QUIET", &QUIET_EXTENDED.to_string())
        }
        Ty::Fp128 => LARGE.replace("FT", "fp128").replace("IT", "i128").replace("QUIET", &QUIET_QUAD.to_string()),
        Ty::Ptr => "  %y = ptrtoint ptr %r to i64\n  %x = zext i64 %y to i128\n".into(),
    };
    format!(
        "define void @w{n}() {{\nentry:\n  br label %loop\nloop:\n  %i = phi i64 [ 0, %entry ], [ %j, %loop ]\n{body}  \
         %lo = trunc i128 %x to i64\n  %s = lshr i128 %x, 64\n  %hi = trunc i128 %s to i64\n  \
         call i32 (ptr, ...) @printf(ptr @format, i32 {n}, i64 %hi, i64 %lo)\n  %j = add i64 %i, 1\n  \
         %more = icmp ult i64 %j, {rows}\n  br i1 %more, label %loop, label %done\ndone:\n  ret void\n}}\n"
    )
}

/// Canonicalizes NaNs.
const NAN: &str = "  %nan = fcmp uno FT %r, 0.0\n  %bits = bitcast FT %r to IT\n  %y = select i1 %nan, IT QUIET, IT %bits\n  %x = zext IT %y to i128\n";

/// Canonicalizes NaNs of formats with another syntax of zero, all of which use 128 bits here.
const LARGE: &str = "  %nan = fcmp uno FT %r, %r\n  %bits = bitcast FT %r to IT\n  %y = select i1 %nan, IT QUIET, IT %bits\n  %w = zext IT %y to i256\n  %x = trunc i256 %w to i128\n";
const QUIET_EXTENDED: u128 = 0x7fff << 64 | 3 << 62;
const QUIET_QUAD: u128 = 0x7fff_8000 << 96;

fn bits(value: &Value) -> u128 {
    match value {
        Value::Int { bits, .. } | Value::Float { bits, .. } => *bits,
        Value::Ptr(address) => u128::from(*address),
        _ => 0,
    }
}

fn visible(value: &Value) -> u128 {
    use llvmlite_jit::ir::FloatKind;
    match value {
        Value::Float { kind: kind @ (FloatKind::Half | FloatKind::BFloat), bits } if is_nan(*kind, *bits) => {
            if *kind == FloatKind::Half { 0x7e00 } else { 0x7fc0 }
        }
        Value::Float { kind: FloatKind::Float, bits } if f32::from_bits(*bits as u32).is_nan() => 0x7fc0_0000,
        Value::Float { kind: FloatKind::Double, bits } if f64::from_bits(*bits as u64).is_nan() => {
            0x7ff8_0000_0000_0000
        }
        Value::Float { kind: kind @ FloatKind::X86Fp80, bits } if is_nan(*kind, *bits) => QUIET_EXTENDED,
        Value::Float { kind: kind @ FloatKind::Fp128, bits } if is_nan(*kind, *bits) => QUIET_QUAD,
        other => bits(other),
    }
}
