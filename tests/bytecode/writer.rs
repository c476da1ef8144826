//! The bytecode writer: it writes the same bytes as LLVM's own writer, and modules that are unchanged when read again.

use super::files::bytes;
use super::{call, text};
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::directive::TestFile;
use llvmlite_jit::ir::Module;
use llvmlite_jit::parse::parse;
use llvmlite_jit::source::SourceMap;
use llvmlite_jit::{bytecode, verify};
use std::path::{Path, PathBuf};
use std::process::Command;

fn module(text: &str) -> Module {
    let mut sources = SourceMap::new();
    let parsed = parse(&sources.add("text", text).expect("a short text"));
    assert!(!parsed.diagnostics.iter().any(Diagnostic::is_error), "{:?}", parsed.diagnostics);
    parsed.module
}

fn written(module: &Module) -> Vec<u8> {
    bytecode::write(module).unwrap_or_else(|found| panic!("{:?}", found.iter().map(|d| &d.message).collect::<Vec<_>>()))
}

/// Returns the messages for a text that cannot be written.
fn refused(text: &str) -> String {
    let found = bytecode::write(&module(text)).expect_err("refused");
    assert!(found.iter().all(|found| found.code == "E1115"));
    let start = "LLVM 1.3 bytecode cannot represent ";
    let messages: Vec<&str> = found.iter().filter_map(|found| found.message.strip_prefix(start)).collect();
    messages.join("; ")
}

/// The 244 bytes that LLVM wrote, from its module and from its text.
///
/// covers: 2-5 2-23
#[test]
fn the_factorial_is_written_to_the_byte() {
    let whole = bytes("fac-fmt2.bc");
    let read = bytecode::read(&whole).expect("a module");
    assert_eq!(written(&read), whole);
    assert_eq!(written(&module(&text(&whole))), whole);
}

fn texts(directory: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(directory).expect("a directory").map(|entry| entry.expect("an entry").path()).collect();
    entries.sort();
    for path in entries {
        match path.is_dir() {
            true => texts(&path, found),
            false if path.extension().is_some_and(|e| e == "ll") => found.push(path),
            false => {}
        }
    }
}

/// All programs of the tests: the written file is read, is valid, and can be written again; a program with an expected
/// status ends with it. Each refusal has a message.
///
/// covers: 2-23
#[test]
fn programs_are_read_as_they_were_written() {
    let mut files = Vec::new();
    texts(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut files);
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bytecode-written");
    std::fs::create_dir_all(&directory).expect("a directory");
    let (mut kept, mut refused, mut run) = (0, 0, 0);
    for path in files {
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let mut sources = SourceMap::new();
        let Ok(source) = sources.add("text", text.as_str()) else { continue };
        let parsed = parse(&source);
        if parsed.diagnostics.iter().any(Diagnostic::is_error) {
            continue;
        }
        let Ok(good) = verify::verify(parsed.module.clone(), &sources, verify::Options::default()) else { continue };
        drop(good);
        let bytes = match bytecode::write(&parsed.module) {
            Ok(bytes) => bytes,
            Err(found) => {
                refused += 1;
                assert!(!found.is_empty() && found.iter().all(|found| found.code == "E1115"));
                continue;
            }
        };
        kept += 1;
        let written = directory.join(format!("{kept}.bc"));
        std::fs::write(&written, &bytes).expect("a file");
        let (mut sources, name) = (SourceMap::new(), path.display().to_string());
        let mut loaded =
            bytecode::load(&mut sources, &name, bytes.as_slice()).unwrap_or_else(|e| panic!("{name}: {e:?}"));
        let (_, module) = loaded.pop().expect("one module");
        assert!(bytecode::write(&module).is_ok(), "{name}");
        if let Err(found) = verify::verify(module, &sources, verify::Options::default()) {
            panic!("{name}: {found:?}");
        }
        // Some of the programs that have only an exit status are run.
        let Some(status) = TestFile::parse(&text).ok().and_then(|file| file.program.exit) else { continue };
        const OTHERS: [&str; 9] = ["args", "stdin", "trap", "flags", "timeout", "link", "load", "needs", "run"];
        let has_other = |line: &str| OTHERS.iter().any(|name| line.starts_with(&format!("; {name}")));
        // The end of a faulty or threaded program depends on the engine.
        if text.lines().any(has_other)
            || path.components().any(|part| part.as_os_str() == "wrong" || part.as_os_str() == "threads")
        {
            continue;
        }
        run += 1;
        if run % 3 == 0 {
            for engine in ["jit", "interp"] {
                let output = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
                    .args(["run", "--engine", engine])
                    .arg(&written)
                    .output()
                    .expect("the command starts");
                let report = String::from_utf8_lossy(&output.stderr);
                assert_eq!(output.status.code(), Some(i32::from(status)), "{name} {engine}:\n{report}");
            }
        }
    }
    assert!(kept > 300 && refused > 300 && run > 50, "{kept} written, {refused} refused, {run} could be run");
}

/// Operations that LLVM 1.3 has in another form, on opaque pointers; the written file is run.
///
/// covers: 2-23
#[test]
fn written_bytecode_means_the_same() {
    let program = "%pair = type { i32, [3 x i64] }
@table = internal global [3 x i16] [i16 1, i16 -2, i16 3]
@place = global ptr getelementptr inbounds ([3 x i16], ptr @table, i64 0, i64 1)
define i64 @unsigned(i64 %a, i64 %b) {
  %q = udiv i64 %a, %b
  %r = urem i64 %a, %b
  %s = lshr i64 %a, 60
  %less = icmp ult i64 %a, %b
  %bit = zext i1 %less to i64
  %all = sext i1 %less to i64
  %1 = xor i64 %q, %r
  %2 = add nsw i64 %1, %s
  %3 = shl i64 %bit, 4
  %4 = add i64 %2, %3
  %5 = sub i64 %4, %all
  ret i64 %5
}
define i64 @narrow(i64 %x) {
  %byte = trunc i64 %x to i8
  %zero = zext i8 %byte to i64
  %sign = sext i8 %byte to i64
  %odd = trunc i64 %x to i1
  %float = uitofp i8 %byte to double
  %back = fptoui double %float to i64
  %1 = mul i64 %zero, 1000
  %2 = add i64 %1, %sign
  %3 = select i1 %odd, i64 %2, i64 %back
  ret i64 %3
}
define i64 @memory(i64 %n) {
entry:
  %p = alloca %pair, align 8
  %at = getelementptr inbounds %pair, ptr %p, i64 0, i32 1, i64 2
  store i64 %n, ptr %at, align 8
  %q = load ptr, ptr @place, align 8
  %s = load i16, ptr %q, align 2
  br label %loop
loop:
  %where = phi ptr [ %q, %entry ], [ %next, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %next = getelementptr i16, ptr %where, i64 1
  %j = add i64 %i, 1
  %on = icmp slt i64 %j, 1
  br i1 %on, label %loop, label %out
out:
  %t = load i16, ptr %next, align 2
  %l = load i64, ptr %at
  %s1 = sext i16 %s to i64
  %t1 = sext i16 %t to i64
  %1 = mul i64 %t1, %l
  %2 = add i64 %1, %s1
  ret i64 %2
}
define i1 @order(double %a, double %b) {
  %1 = fcmp ueq double %a, %b
  %2 = fcmp one double %a, %b
  %3 = fcmp ugt double %a, %b
  %4 = fcmp ord double %a, %b
  %5 = fcmp uno double %a, %b
  %6 = xor i1 %1, %2
  %7 = and i1 %6, %4
  %8 = or i1 %7, %5
  %9 = xor i1 %8, %3
  ret i1 %9
}
";
    let bytes = written(&module(program));
    let unsigned = |a: i64, b: i64| {
        let (x, y) = (a as u64, b as u64);
        let bit = i64::from(x < y);
        ((x / y) ^ (x % y)).wrapping_add(x >> 60) as i64 + (bit << 4) + bit
    };
    for (a, b) in [(-5, 3), (3, -5), (100, 7)] {
        assert_eq!(call::<_, i64>(&bytes, "unsigned", (a, b)), unsigned(a, b), "{a} {b}");
    }
    assert_eq!(call::<(i64,), i64>(&bytes, "narrow", (0x1ff,)), 255 * 1000 - 1);
    assert_eq!(call::<(i64,), i64>(&bytes, "narrow", (0x1fe,)), 254);
    assert_eq!(call::<(i64,), i64>(&bytes, "memory", (10,)), 28);
    for (a, b) in [(1.0, 2.0), (2.0, 1.0), (1.0, 1.0), (f64::NAN, 1.0)] {
        // True except for greater or unordered.
        let wanted = a <= b;
        assert_eq!(call::<(f64, f64), bool>(&bytes, "order", (a, b)), wanted, "{a} {b}");
    }
}

/// covers: 2-23
#[test]
fn constructs_without_bytecode_are_named() {
    let body = |text: &str| refused(&format!("define void @f(ptr %p, i64 %n) {{\n  {text}\n  ret void\n}}\n"));
    assert_eq!(body("%x = add i128 0, 1"), "a value of the type `i128`".replace("a value of ", ""));
    assert_eq!(body("%x = insertelement <2 x i32> zeroinitializer, i32 1, i32 0"), "the type `<2 x i32>`");
    assert_eq!(body("fence seq_cst"), "`fence`");
    assert_eq!(body("%x = load atomic i64, ptr %p acquire, align 8"), "an atomic `load`");
    assert_eq!(body("%x = load i64, ptr %p, align 1"), "an access aligned to 1");
    assert_eq!(body("%x = alloca i64, align 64"), "an alignment of 64");
    assert_eq!(body("%x = bitcast i64 %n to double"), "a `bitcast` between integers and floating-point numbers");
    assert_eq!(body("%x = insertvalue { i32 } undef, i32 1, 0"), "a value of the type `{ i32 }`");
    assert_eq!(body("call void asm \"nop\", \"\"()"), "inline assembly");
    assert_eq!(body("%x = call i64 @llvm.ctpop.i64(i64 %n)"), "the intrinsic function `@llvm.ctpop.i64`");
    assert_eq!(body("%x = va_arg ptr %p, i32"), "`va_arg`");
    assert_eq!(refused("@x = thread_local global i32 0"), "`thread_local`");
    assert_eq!(refused("@x = extern_weak global i32"), "the linkage `extern_weak`");
    assert_eq!(refused("@x = global i32 0, section \"a\""), "a section");
    assert_eq!(refused("@x = global <{ i8 }> zeroinitializer"), "the type `<{ i8 }>`");
    assert_eq!(refused("@x = global i32 0\n@y = alias i32, ptr @x"), "an alias");
    assert_eq!(refused("module asm \"nop\""), "`module asm`");
    assert_eq!(refused("declare void @f(ptr byval(i32))"), "the attribute `byval`");
    assert_eq!(refused("declare x86_vectorcallcc void @f()"), "calling convention 80 (x86_vectorcallcc)");
}
