//! Files written by LLVM releases.

use super::text;
use llvmlite_jit::bytecode;
use llvmlite_jit::bytecode::format::op;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

pub fn files() -> Vec<PathBuf> {
    crate::bitcode::fixtures("tests/bytecode")
}

pub fn bytes(name: &str) -> Vec<u8> {
    std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/bytecode").join(name)).expect("a fixture")
}

fn command(args: &[&str], path: &Path) -> Output {
    Command::new(env!("CARGO_BIN_EXE_llvmlite-jit")).args(args).arg(path).output().expect("the command starts")
}

/// covers: 2-7 2-15 2-17 2-21 2-22
#[test]
fn files_run_as_their_programs_do() {
    for path in files() {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name");
        let (status, out) = match name.starts_with("fac") {
            // 720, of which a status has 8 bits.
            true => (208, Vec::new()),
            false => (42, bytes("insts.out")),
        };
        for engine in ["jit", "interp"] {
            let output = command(&["run", "--engine", engine], &path);
            let report = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(status), "{name} {engine}:\n{report}");
            assert_eq!(output.stdout, out, "{name} {engine}");
        }
    }
}

/// One source, written by five versions, is the same module each time.
///
/// covers: 2-2 2-20 2-21 2-22
#[test]
fn all_formats_of_a_program_are_one_module() {
    let wanted = "define i64 @fac(i64 %n) {
  %c = icmp sle i64 %n, 0
  br i1 %c, label %ret, label %rec

rec:
  %m = sub i64 %n, 1
  %r = call i64 @fac(i64 %m)
  %x = mul i64 %n, %r
  ret i64 %x

ret:
  ret i64 1
}

define i32 @main() {
  %v = call i64 @fac(i64 6)
  %i = trunc i64 %v to i32
  ret i32 %i
}
";
    // Earlier versions keep the blocks in the order of the source.
    let (head, rest) = wanted.split_once("rec:\n").expect("blocks");
    let (rec, rest) = rest.split_once("\nret:\n").expect("blocks");
    let (ret, main) = rest.split_once("}\n").expect("blocks");
    let source_order = format!("{head}ret:\n{ret}\nrec:\n{rec}}}\n{main}");
    for path in files() {
        let name = path.file_name().and_then(|name| name.to_str()).expect("a name").to_string();
        if name.starts_with("fac") {
            let is = text(&std::fs::read(&path).expect("a file"));
            assert!(is == wanted || is == source_order, "{name}:\n{is}");
        }
    }
    // The two versions have some blocks in different orders.
    let lines = |name: &str| {
        let text = text(&bytes(name));
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        lines.sort();
        lines
    };
    assert_eq!(lines("insts-src2.bc"), lines("insts-src13.bc"));
}

/// Names, types, contents and operations of a program with almost every operation, compared with its source.
///
/// covers: 2-8 2-10 2-19 2-20
#[test]
fn a_file_is_what_its_source_says() {
    let text = text(&bytes("insts-src2.bc"));
    for line in [
        "%pair = type { i32, { i8, i64 }, [4 x i16] }",
        "@g = global %pair { i32 7, { i8, i64 } { i8 -3, i64 1234567890123 }, [4 x i16] [i16 1, i16 -2, i16 3, i16 -4] }",
        "@str = internal constant [6 x i8] c\"hello\\00\"",
        "@tab = constant [3 x i32 (i32)*] [i32 (i32)* @inc, i32 (i32)* @dbl, i32 (i32)* null]",
        "@dbls = global [3 x double] [double 1.500000e+00, double -2.500000e-01, double 0x7FF0000000000000]",
        "@fl = weak global float 0x3FB99999A0000000",
        "@lo = linkonce global i32 -1",
        "@b = constant i1 true",
        "@zero = global [100 x i32] zeroinitializer",
        "@cx = global i32* getelementptr ([100 x i32], [100 x i32]* @zero, i64 0, i64 42)",
        "@cc = global i64 ptrtoint (i32 (i32)* @inc to i64)",
        "declare i32 @printf(i8*, ...)",
        "define void @thrower(i1 zeroext %c) {",
        "  unwind",
        "          to label %ok unwind label %exc",
        "    i32 -294967296, label %c",
        "  %done = icmp ult i64 %i2, 2",
        "  %mv = load volatile i32, i32* %m3",
        "  store volatile i32 78, i32* %m3",
        "  call void @free(i8* %6)",
        "  %si = sext i16 %sv to i32",
        "  %sel = select i1 %cnd, i32 1, i32 2",
        "  %div = sdiv i32 -7, 2",
        "  %udiv = udiv i32 -7, 2",
        "  %ush = lshr i32 -7, 28",
        "  %ssh = ashr i32 -7, 1",
    ] {
        assert!(text.lines().any(|is| is == line), "{line}\n{text}");
    }
}

/// Every subcommand that takes a text takes bytecode too, which is recognized by its content.
///
/// covers: 2-1
#[test]
fn every_command_takes_bytecode() {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("bytecode");
    std::fs::create_dir_all(&directory).expect("a directory");
    let path = directory.join("fac.txt");
    std::fs::write(&path, bytes("fac-fmt2.bc")).expect("a file");
    let shown = |args: &[&str]| {
        let output = command(args, &path);
        assert!(output.status.success(), "{args:?}: {}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    assert!(shown(&["check"]).is_empty());
    assert!(shown(&["dis"]).contains("define i64 @fac(i64 %n)"));
    assert!(shown(&["emit", "ll"]).contains("@fac"));
    assert!(shown(&["emit", "clif"]).contains("block0"));
    assert!(shown(&["run", "--call", "fac(5)"]).trim().ends_with("120"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
        .args(["run", "--engine", "both", "-"])
        .stdin(std::fs::File::open(&path).expect("a file"))
        .stderr(Stdio::null())
        .spawn()
        .expect("the command starts");
    assert_eq!(child.wait().expect("it ends").code(), Some(208));
    // Linked with a text.
    let text = directory.join("user.ll");
    std::fs::write(&text, "declare i64 @fac(i64)\ndefine i64 @six() {\n  %r = call i64 @fac(i64 3)\n  ret i64 %r\n}\n")
        .expect("a file");
    let link = text.to_str().expect("a path");
    assert_eq!(shown(&["run", "--link", link, "--call", "six()"]).trim(), "i64 6");
    assert!(shown(&["step", "--transcript", "--steps", "4"]).contains("@fac"));
}

/// Every operation of the table occurs in one of the files, or in the generated ones of `operations`.
///
/// covers: 2-15
#[test]
fn operations_have_their_numbers() {
    for (n, (number, name)) in op::NAMES.iter().enumerate() {
        assert_eq!(op::name(*number), *name);
        assert_eq!(op::is_terminator(*number), n < 5, "{name}");
        assert!(*number as usize == n + 1 || *number >= 62, "{name}");
    }
    assert!(bytecode::is_bytecode(b"llvm") && bytecode::is_bytecode(b"llvc") && !bytecode::is_bytecode(b"BC"));
}
