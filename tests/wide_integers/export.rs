//! Programs that print the defined cases, for other implementations of LLVM.

use super::cases::{self, Case};
use super::values::Ty;
use llvmlite_jit::value::Value;
use std::fmt::Write;
use std::path::Path;

/// Maximum number of cases printed per function.
const MAX_CASES: usize = 14;

/// Writes `GROUP.ll`, its expected output `GROUP.txt`, and the names of its numbers.
pub fn write(directory: &Path, group: &str, list: &[Case], defined: &[(&Case, Vec<Value>, Value)]) {
    let mut ll = String::from(cases::PRELUDE) + RUNTIME;
    let (mut calls, mut text, mut names) = (String::new(), String::new(), String::new());
    for (n, case) in list.iter().enumerate() {
        let mine: Vec<_> = defined.iter().filter(|d| d.0.name == case.name).collect();
        if mine.is_empty() {
            continue;
        }
        ll += &case.text;
        let words = words(case.ret);
        writeln!(ll, "define void @w{n}() {{").expect("a String takes all");
        for (m, (_, args, value)) in mine.iter().step_by(mine.len().div_ceil(MAX_CASES)).enumerate() {
            let args: Vec<String> = args.iter().map(literal).collect();
            let ret = case.ret.text();
            writeln!(
                ll,
                "  call void @clear()\n  %r{m} = call {ret} @{}({})\n  store {ret} %r{m}, ptr @out, align 1\n  \
                 call void @show(i64 {n}, i64 {words})",
                case.name,
                args.join(", ")
            )
            .expect("a String takes all");
            let shown: Vec<String> = bits(value, words).iter().map(|w| format!("{w:016x}")).collect();
            writeln!(text, "{n}\n{}", shown.join("\n")).expect("a String takes all");
        }
        ll += "  ret void\n}\n";
        writeln!(calls, "  call void @w{n}()").expect("a String takes all");
        writeln!(names, "{n} {}", case.name).expect("a String takes all");
    }
    write!(ll, "define i32 @main() {{\n{calls}  ret i32 0\n}}\n").expect("a String takes all");
    for (kind, content) in [("ll", ll), ("txt", text), ("names", names)] {
        std::fs::write(directory.join(format!("{group}.{kind}")), content).expect("the directory can be written to");
    }
}

/// Prints a stored result limb by limb, and clears its memory.
const RUNTIME: &str = "@out = global [20 x i64] zeroinitializer, align 16
@number = private constant [5 x i8] c\"%ld\\0A\\00\"
@word = private constant [8 x i8] c\"%016lx\\0A\\00\"
declare i32 @printf(ptr, ...)
declare ptr @memset(ptr, i32, i64)
define void @clear() {
  %x = call ptr @memset(ptr @out, i32 0, i64 160)
  ret void
}
define void @show(i64 %n, i64 %words) {
entry:
  %a = call i32 (ptr, ...) @printf(ptr @number, i64 %n)
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %p = getelementptr i64, ptr @out, i64 %i
  %w = load i64, ptr %p
  %b = call i32 (ptr, ...) @printf(ptr @word, i64 %w)
  %j = add i64 %i, 1
  %m = icmp ult i64 %j, %words
  br i1 %m, label %loop, label %done
done:
  ret void
}
";

fn words(ty: Ty) -> usize {
    match ty {
        Ty::Int(width) => width.div_ceil(64) as usize,
        Ty::Float(kind) => kind.bits().div_ceil(64) as usize,
        Ty::Ptr => 1,
    }
}

fn bits(value: &Value, words: usize) -> Vec<u64> {
    match value {
        Value::Wide { words, .. } => words.to_vec(),
        Value::Int { bits, .. } | Value::Float { bits, .. } => [*bits as u64, (bits >> 64) as u64][..words].to_vec(),
        Value::Ptr(address) => vec![*address],
        _ => Vec::new(),
    }
}

fn literal(value: &Value) -> String {
    match value {
        Value::Ptr(address) => format!("ptr inttoptr (i64 {address} to ptr)"),
        other => other.display(),
    }
}
