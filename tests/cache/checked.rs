//! Cached checked programs: which run stores them, and the reports of their mistakes.

use super::{Ended, Scratch, text};
use std::path::{Path, PathBuf};

/// Runs a program without a cache, then three times with one. Asserts that all runs are the same, and that the third one has the
/// program from the cache.
fn thrice(arguments: &[&str]) -> Ended {
    let scratch = Scratch::new();
    let plain = Ended::of(scratch.command(arguments).env("LLVMLITE_CACHE", "off"));
    let without_addresses = |ended: &Ended| Ended { reports: without_addresses(&ended.reports), ..ended.clone() };
    for expected in ["miss", "miss", "hit"] {
        let path = scratch.path("end.json");
        let run = scratch.run(&[&["--json", text(&path)], arguments].concat());
        assert_eq!(without_addresses(&run), without_addresses(&plain), "{arguments:?}");
        let document: serde_json::Value =
            serde_json::from_str(&std::fs::read_to_string(&path).expect("it was written")).expect("a document");
        assert_eq!(document["cache"], expected, "{arguments:?}");
    }
    plain
}

/// Replaces the addresses in a report, which are those of memory that the system places.
fn without_addresses(report: &str) -> String {
    let mut parts = report.split("0x");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |all, part| all + "0x…" + part.trim_start_matches(|c: char| c.is_ascii_hexdigit()))
}

#[test]
fn mistakes_are_reported_as_without_a_cache() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll/wrong");
    let mut programs: Vec<PathBuf> = directory.read_dir().expect("it exists").flatten().map(|e| e.path()).collect();
    programs.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    programs.sort();
    assert!(programs.len() > 200, "{}", programs.len());
    // `tests/tools/checked_cache` runs all of them.
    let ends = programs.iter().step_by(16).map(|program| thrice(&["--checked", text(program)]));
    // Some read from the standard input, which is empty.
    assert!(ends.filter(|ended| ended.status == Some(134)).count() > 10);
}

/// A program whose code refers to all that is entered in tables: a frame, a chain of questions, origins that are constants, shapes of
/// calls, a stub of the C library, headers of variables and of a thread's copies, and bytes of shadow.
const PROGRAM: &str = r#"
@format = private constant [9 x i8] c"%ld %d\0A\00\00"
@functions = global [2 x ptr] [ptr @sum, ptr @printf]
@local = thread_local global [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@bytes = global [3 x i32] zeroinitializer
declare i32 @printf(ptr, ...)
declare ptr @malloc(i64)
declare ptr @memcpy(ptr, ptr, i64)
declare i64 @strtol(ptr, ptr, i32)
declare void @free(ptr)
define internal i32 @sum(ptr %p, i64 %n) noinline {
  %q = getelementptr i32, ptr %p, i64 %n
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @main(i32 %argc, ptr %argv) {
  %a = alloca [4 x i32]
  %end = alloca ptr
  %s = call ptr @memcpy(ptr %a, ptr @local, i64 16)
  %arg = getelementptr ptr, ptr %argv, i64 1
  %text = load ptr, ptr %arg
  %n = call i64 @strtol(ptr %text, ptr %end, i32 10)
  %f = load ptr, ptr @functions
  %block = call ptr @malloc(i64 16)
  %half = getelementptr i32, ptr %block, i64 1
  store i32 0, ptr %half
  %wide = load i64, ptr %block
  %one = lshr i64 %wide, 32
  %two = add i64 %one, %n
  %index = and i64 %two, 7
  %local = call ptr @llvm.threadlocal.address.p0(ptr @local)
  %v = call i32 %f(ptr %local, i64 %index)
  %w = call i32 %f(ptr %a, i64 %index)
  %x = call i32 %f(ptr @bytes, i64 %index)
  %y = add i32 %v, %w
  %z = add i32 %x, %y
  call i32 (ptr, ...) @printf(ptr @format, i64 %index, i32 %z)
  %is_six = icmp eq i64 %n, 6
  br i1 %is_six, label %wrong, label %right
wrong:
  br label %right
right:
  call void @free(ptr %block)
  ret i32 0
}
declare ptr @llvm.threadlocal.address.p0(ptr)
"#;

#[test]
fn tables_are_those_of_the_run_that_stored_the_program() {
    let scratch = Scratch::new();
    let program = scratch.file("program.ll", PROGRAM);
    let run = |level: &str, argument: &str| thrice(&[level, text(&program), argument]);
    for level in ["--checked", "--checked=memory"] {
        assert_eq!(run(level, "2").out, "2 6\n", "{level}");
        let ended = run(level, "3");
        assert_eq!((ended.status, ended.out.as_str()), (Some(134), ""), "{level}");
        assert!(ended.reports.contains("@bytes"), "{}", ended.reports);
        let ended = run(level, "5");
        assert!(ended.status == Some(134) && ended.reports.contains("@local"), "{level}: {}", ended.reports);
    }
}

#[test]
fn levels_and_options_have_keys_of_their_own() {
    let scratch = Scratch::new();
    let program = scratch.file("program.ll", "define i32 @main(i32 %n, ptr %v) { %r = sub nsw i32 %n, 1 ret i32 %r }");
    let file = text(&program);
    let all = [&[][..], &["--checked"], &["--checked=memory"], &["--checked", "--wrap"]];
    for options in all {
        let arguments = [options, &[file]].concat();
        // Code without checks is stored by the first run.
        let runs = if options.is_empty() { &["miss", "hit"][..] } else { &["miss", "miss", "hit"] };
        for expected in runs {
            assert_eq!(scratch.cache_use(&arguments).as_deref(), Some(*expected), "{options:?}");
        }
    }
    let programs = scratch.cached().into_iter().filter(|path| path.extension().is_some_and(|e| e == "program"));
    assert_eq!(programs.count(), all.len());
    // Leaks are searched from variables, which a cached program does not have.
    assert_eq!(scratch.cache_use(&["--checked", "--leaks", file]), None);
}

#[test]
fn a_program_that_changes_is_not_stored() {
    let scratch = Scratch::new();
    for n in 0..3 {
        let program = scratch.file("program.ll", &format!("define i32 @main() {{ ret i32 {n} }}"));
        assert_eq!(scratch.cache_use(&["--checked", text(&program)]).as_deref(), Some("miss"));
    }
    assert_eq!(scratch.run(&["cache"]).out.lines().nth(1), Some("0 programs, 96 bytes of at most 512.0 MiB"));
}
