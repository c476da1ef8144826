//! Reports of warm runs: faults with their lines, warnings, and changes of files.

use super::{Ended, PROGRAM, Scratch, text};
use std::process::Command;

/// Runs a program twice, and asserts that its output is the same and that it comes from the cache the second time.
fn twice(scratch: &Scratch, arguments: &[&str]) -> Ended {
    let plain = Ended::of(scratch.command(arguments).env("LLVMLITE_CACHE", "off"));
    let cold = scratch.run(arguments);
    let warm = scratch.run(arguments);
    assert_eq!(plain, cold, "{arguments:?}");
    assert_eq!(cold, warm, "{arguments:?}");
    assert_eq!(scratch.cache_use(arguments).as_deref(), Some("hit"), "{arguments:?}");
    warm
}

const FAULT: &str = "
declare i32 @chdir(ptr)
declare i32 @setrlimit(i32, ptr)
@root = constant [2 x i8] c\"/\\00\"
@none = global [2 x i64] [i64 0, i64 -1]
define internal i32 @first(ptr %p) noinline {
  %v = load i32, ptr %p
  ret i32 %v
}
define i32 @main() {
  %r = call i32 @chdir(ptr @root)
  %l = call i32 @setrlimit(i32 7, ptr @none)
  %v = call i32 @first(ptr null)
  ret i32 %v
}
";

#[test]
fn a_fault_is_reported_with_its_line_also_elsewhere_and_without_descriptors() {
    let scratch = Scratch::new();
    // A relative path: the program changes its working directory.
    let directory = scratch.path("there");
    std::fs::create_dir(&directory).unwrap();
    std::fs::write(directory.join("fault.ll"), FAULT).unwrap();
    let run = || Ended::of(scratch.command(&["fault.ll"]).current_dir(&directory));
    let (cold, warm) = (run(), run());
    assert_eq!(cold, warm);
    assert_eq!(warm.status, Some(134));
    for part in ["load of 4 bytes through a null pointer", "fault.ll:7:", "at @first", "at @main", "fault.ll:13:"] {
        assert!(warm.reports.contains(part), "{part}: {}", warm.reports);
    }
}

#[test]
fn a_changed_file_is_compiled_again() {
    let scratch = Scratch::new();
    let program = scratch.file("program.ll", PROGRAM);
    twice(&scratch, &[text(&program)]);
    std::fs::write(&program, PROGRAM.replace("i32 1000", "i32 3")).unwrap();
    assert_eq!(scratch.run(&[text(&program)]).out, "sum 3\n");
    // And back: the first program is still in the cache.
    std::fs::write(&program, PROGRAM).unwrap();
    assert_eq!(scratch.cache_use(&[text(&program)]).as_deref(), Some("hit"));
}

#[test]
fn a_file_that_changes_while_it_runs_shows_no_wrong_line() {
    let scratch = Scratch::new();
    // The program overwrites its own text before the fault.
    let source = "
@path = global ptr null
@mode = constant [2 x i8] c\"w\\00\"
declare ptr @fopen(ptr, ptr)
declare i32 @fclose(ptr)
define internal i32 @first(ptr %p) noinline {
  %q = getelementptr i8, ptr %p, i64 4
  %v = load i32, ptr %q
  ret i32 %v
}
define i32 @main(i32 %n, ptr %arguments) {
  %some = icmp ugt i32 %n, 1
  br i1 %some, label %write, label %fault
write:
  %at = getelementptr ptr, ptr %arguments, i64 1
  %path = load ptr, ptr %at
  %file = call ptr @fopen(ptr %path, ptr @mode)
  %c = call i32 @fclose(ptr %file)
  br label %fault
fault:
  %v = call i32 @first(ptr null)
  ret i32 %v
}
";
    let program = scratch.file("self.ll", source);
    let told = twice(&scratch, &[text(&program)]);
    assert!(told.reports.contains("self.ll:8:3"), "{}", told.reports);
    let changed = scratch.run(&[text(&program), text(&program)]);
    assert_eq!(changed.status, Some(134));
    for part in ["null pointer", "has changed since it was started", "instruction 2 of @first", "at @main"] {
        assert!(changed.reports.contains(part), "{part}: {}", changed.reports);
    }
    assert!(!changed.reports.contains("self.ll:"), "{}", changed.reports);
    // The file is missing.
    std::fs::write(&program, source).unwrap();
    let moved = scratch.path("moved.ll");
    let remove = source.replace("@fopen(ptr %path, ptr @mode)", "@gone(ptr %path)").replace(
        "declare ptr @fopen(ptr, ptr)",
        "declare i32 @unlink(ptr)\ndeclare ptr @fopen(ptr, ptr)\n@null = constant [10 x i8] c\"/dev/null\\00\"\n\
        define internal ptr @gone(ptr %p) {\n  %u = call i32 @unlink(ptr %p)\n  %f = call ptr @fopen(ptr @null, ptr @mode)\n  ret ptr %f\n}",
    );
    std::fs::write(&moved, remove).unwrap();
    twice(&scratch, &[text(&moved)]);
    let gone = scratch.run(&[text(&moved), text(&moved)]);
    assert!(gone.reports.contains("cannot be read again: No such file"), "{}", gone.reports);
}

#[test]
fn warnings_are_told_each_time() {
    let scratch = Scratch::new();
    // Undeclared functions are called with a warning; LLVM refuses them.
    let warned = scratch.file("warned.ll", "define i32 @main() {\n  %r = call i32 @abs(i32 -5)\n  ret i32 %r\n}\n");
    let told = twice(&scratch, &[text(&warned)]);
    assert_eq!(told.status, Some(5));
    assert!(told.reports.contains("warning[W0201]") && told.reports.contains("warned.ll:2:"), "{}", told.reports);
    assert_eq!(twice(&scratch, &["-q", text(&warned)]).reports, "");
    for _ in 0..2 {
        let strict = scratch.run(&["--strict", text(&warned)]);
        assert_eq!(strict.status, Some(65), "{strict:?}");
    }
    // Options after the file.
    let told = twice(&scratch, &[text(&warned), "--timeout"]);
    assert!(told.reports.contains("which takes no arguments"), "{}", told.reports);
    // The documents are also equal, except for the cache.
    let document = || {
        let path = scratch.path("warned.json");
        scratch.run(&["--json", text(&path), text(&warned)]);
        std::fs::read_to_string(path).unwrap()
    };
    let warm = document();
    std::fs::remove_dir_all(scratch.path("cache")).unwrap();
    assert_eq!(document().replace("\"cache\":\"miss\"", "\"cache\":\"hit\""), warm);
}

#[test]
fn missing_symbols_and_refused_programs_stay_so() {
    let scratch = Scratch::new();
    let missing =
        "declare i32 @no_such_function()\ndefine i32 @main() {\n  %r = call i32 @no_such_function()\n  ret i32 %r\n}\n";
    let missing = scratch.file("missing.ll", missing);
    let run = || scratch.run(&[text(&missing)]);
    let first = run();
    assert_eq!((first.status, &first), (Some(65), &run()));
    assert!(scratch.cached().is_empty());
    let program = scratch.file("program.ll", PROGRAM);
    twice(&scratch, &[text(&program)]);
    assert_eq!(scratch.run(&["--no-externals", text(&program)]).status, Some(65));
    assert_eq!(scratch.run(&["--allow", "printf", text(&program)]).status, Some(65));
}

#[test]
fn libraries_are_bound_anew() {
    let scratch = Scratch::new();
    let library = scratch.path("libanswer.so");
    let build = |source: &str| {
        let source = scratch.file("answer.c", source);
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-o", text(&library), text(&source)]);
        assert!(compiler.status().expect("a C compiler").success());
    };
    let program = "declare i32 @answer()\n@weak = extern_weak global i32\n@number = external global i32\n
        define i32 @main() {\n  %n = load i32, ptr @number\n  %a = call i32 @answer()\n
        %no = icmp eq ptr @weak, null\n  %w = select i1 %no, i32 0, i32 100\n  %s = add i32 %a, %n\n
        %t = add i32 %s, %w\n  ret i32 %t\n}\n";
    let program = scratch.file("program.ll", program);
    let run = || scratch.run(&["--load", text(&library), text(&program)]);
    build("int answer(void) { return 40; } int number = 2;");
    assert_eq!((run().status, run().status), (Some(42), Some(42)));
    // The same names at other addresses.
    build("int other[1000]; int number = 3; int some(void) { return 9; } int answer(void) { return some() * 5; }");
    assert_eq!(run().status, Some(48));
    assert_eq!(scratch.cache_use(&["--load", text(&library), text(&program)]).as_deref(), Some("hit"));
    // Symbols that were undefined are now defined, which changes the code.
    build("int answer(void) { return 1; } int number = 2, weak = 5;");
    assert_eq!((run().status, run().status), (Some(103), Some(103)));
    // Symbols that were defined are now missing.
    build("int answer(void) { return 1; }");
    let missing = run();
    assert!(missing.status == Some(65) && missing.reports.contains("@number"), "{missing:?}");
}

#[test]
fn children_report_their_faults() {
    let scratch = Scratch::new();
    let forks = "
declare i32 @fork()
declare i32 @waitpid(i32, ptr, i32)
define i32 @main() {
  %status = alloca i32
  %pid = call i32 @fork()
  %child = icmp eq i32 %pid, 0
  br i1 %child, label %fault, label %wait
fault:
  store i32 1, ptr inttoptr (i64 8 to ptr)
  ret i32 1
wait:
  %w = call i32 @waitpid(i32 %pid, ptr %status, i32 0)
  %s = load i32, ptr %status
  %signal = and i32 %s, 127
  ret i32 %signal
}
";
    let program = scratch.file("forks.ll", forks);
    let told = twice(&scratch, &[text(&program)]);
    assert_eq!(told.status, Some(11));
    assert!(told.reports.contains("forks.ll:10:"), "{}", told.reports);
    assert_eq!(scratch.cached().len(), 1);
}

#[test]
fn phases_tell_of_the_cache() {
    let scratch = Scratch::new();
    let program = scratch.file("program.ll", PROGRAM);
    let told = |expected: &str| {
        let reports = scratch.run(&["--time-phases", text(&program)]).reports;
        assert!(reports.contains(&format!("machine code; cache: {expected}\n")), "{reports}");
        reports
    };
    let (cold, warm) = (told("miss"), told("hit"));
    assert!(cold.contains("\nparse ") && cold.contains("\nstore "), "{cold}");
    assert!(!warm.contains("\nparse ") && warm.contains("\nload "), "{warm}");
    let off = Ended::of(scratch.command(&["--time-phases", text(&program)]).env("LLVMLITE_CACHE", "off"));
    assert!(!off.reports.contains("cache"), "{}", off.reports);
}
