//! The command as the user sees it: transcripts (`tests/cli/*.trycmd` and the examples of the README;
//! `TRYCMD=overwrite` writes the actual output), and tests that a transcript cannot express.

mod pictures;
mod terminal;

use std::io::Read;
use std::process::{Command, Output, Stdio};

#[test]
fn transcripts() {
    let cases = trycmd::TestCases::new();
    cases
        .case("tests/cli/*.trycmd")
        .case("tests/cli/*.toml")
        .case("README.md")
        .case("docs/src/*.md")
        .env("NO_COLOR", "1")
        // Settings of `.cargo/config.toml` are not inherited.
        .env("LLVMLITE_CACHE", "off");
}

fn llvmlite_jit(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).env_remove("NO_COLOR").stdin(Stdio::null());
    command
}

fn output(arguments: &[&str]) -> Output {
    llvmlite_jit(arguments).output().expect("the binary starts")
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

#[test]
fn compiled_code_can_be_shown() {
    let clif = text(&output(&["emit", "clif", "examples/fac.ll"]).stdout);
    assert!(clif.contains("icmp") && clif.contains("imul") && clif.contains("@main"), "{clif}");
    let one = text(&output(&["emit", "clif", "--function", "fac", "examples/fac.ll"]).stdout);
    assert!(one.contains("imul") && one.len() < clif.len(), "{one}");
    let asm = text(&output(&["emit", "asm", "-O0", "--function", "@fac", "examples/fac.ll"]).stdout);
    assert!(asm.contains("imul") && asm.contains("ret"), "{asm}");
}

/// Loop optimizations without an effect on results: values available before a loop are not recomputed in each
/// iteration.
#[test]
fn loops_keep_constants_and_extended_counters() {
    let program = "
define double @scaled(ptr %row, i32 %n) {
  %i = alloca i32
  %s = alloca double
  store i32 0, ptr %i
  store double 0.0, ptr %s
  br label %head
head:
  %1 = load i32, ptr %i
  %c = icmp slt i32 %1, %n
  br i1 %c, label %body, label %done
body:
  %2 = load i32, ptr %i
  %k = sub nsw i32 %2, 7
  %w = sext i32 %k to i64
  %p = getelementptr double, ptr %row, i64 %w
  %m = load i32, ptr %i
  %m7 = sub nsw i32 %m, %n
  %mw = sext i32 %m7 to i64
  %pm = getelementptr double, ptr %p, i64 %mw
  store double 0.0, ptr %pm
  %v = load double, ptr %p
  %u = fmul double %v, 1.5
  %3 = load double, ptr %s
  %t = fadd double %3, %u
  store double %t, ptr %s
  %4 = load i32, ptr %i
  %j = add nsw i32 %4, 1
  store i32 %j, ptr %i
  br label %head
done:
  %r = load double, ptr %s
  ret double %r
}
";
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("scaled.ll");
    std::fs::write(&path, program).expect("the file can be written");
    let clif = text(&output(&["emit", "clif", "--function", "scaled", &path.display().to_string()]).stdout);
    // The counter is held with 64 bits; only the parameter is extended.
    assert_eq!(clif.matches("sextend").count(), 1, "{clif}");
    // A vector constant is loaded before the loop.
    assert_eq!(clif.matches("vconst").count(), 1, "{clif}");
}

#[test]
fn color_is_for_terminals_or_on_demand() {
    let check = ["check", "examples/mistakes.ll"];
    assert!(!text(&output(&check).stderr).contains('\u{1b}'));
    let always = text(&output(&["check", "--color", "always", "examples/mistakes.ll"]).stderr);
    assert!(always.contains('\u{1b}'));
    assert!(always.contains("examples/mistakes.ll:3:20"), "{always}");
}

#[test]
fn a_reader_that_leaves_is_no_error() {
    let mut child =
        llvmlite_jit(&["emit", "ll", "examples/list.ll"]).stdout(Stdio::piped()).spawn().expect("it starts");
    // The reader closes its end before anything is written.
    drop(child.stdout.take());
    let status = child.wait().expect("it ends");
    assert_eq!(status.code(), Some(0));
}

#[test]
fn a_program_that_writes_for_ever_ends_with_its_reader() {
    let text = "
@line = private constant [2 x i8] c\"y\\00\"
declare i32 @puts(ptr)
define i32 @main() {
  br label %loop
loop:
  %a = call i32 @puts(ptr @line)
  br label %loop
}
";
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("yes.ll");
    std::fs::write(&path, text).expect("the file can be written");
    for engine in ["jit", "interp"] {
        let path = path.display().to_string();
        let mut child = llvmlite_jit(&["--engine", engine, &path]).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut stdout = child.stdout.take().expect("a pipe");
        let mut start = [0; 4];
        stdout.read_exact(&mut start).expect("it writes");
        assert_eq!(&start, b"y\ny\n");
        drop(stdout);
        child.wait().expect("it ends");
    }
}

#[test]
fn a_huge_line_is_not_printed_whole() {
    let text = format!("@s = constant [3000001 x i8] c\"{}\\00\" !\n", "x".repeat(3_000_000));
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("huge_line.ll");
    std::fs::write(&path, text).expect("the file can be written");
    let output = output(&["check", &path.display().to_string()]);
    assert_eq!(output.status.code(), Some(65));
    assert!(output.stderr.len() < 4000, "{} bytes", output.stderr.len());
}

#[test]
fn a_script_names_its_interpreter() {
    let bin = std::path::Path::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    let path = std::env::join_paths([bin.parent().expect("a directory")]).expect("a path");
    let path = format!("{}:/usr/bin:/bin", path.display());
    let script = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/hello.ll");
    let output = Command::new("/usr/bin/env").arg("llvmlite-jit").arg(script).arg("you").env("PATH", path).output();
    assert_eq!(text(&output.expect("env starts").stdout), "Hello, you!\n");
}

/// Bugs of the command are distinguished from faults of programs: `LLVMLITE_BUG` plants one in debug builds.
#[test]
#[cfg(debug_assertions)]
fn bugs_of_ours_are_internal_errors() {
    let program = "@by = global i128 3
define i32 @main() {
  %by = load i128, ptr @by
  %q = udiv i128 7, %by
  %r = trunc i128 %q to i32
  ret i32 %r
}
";
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("planted.ll");
    std::fs::write(&path, program).expect("the file can be written");
    let path = path.display().to_string();
    let run = |bug: &str, engine: &str| {
        let mut command = llvmlite_jit(&["--json", "fd:1", "--engine", engine, &path]);
        let output = command.env("LLVMLITE_BUG", bug).output().expect("the binary starts");
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    let (status, json, report) = run("fault", "jit");
    assert_eq!(status, Some(70), "{report}");
    assert!(report.starts_with("internal error: SIGSEGV in a runtime function called by compiled code ("), "{report}");
    assert!(report.contains("planted.ll:4:3)") && report.contains("Please report it"), "{report}");
    assert!(json.contains("internal error") && !json.contains("trap"), "{json}");
    let (status, _, report) = run("panic", "jit");
    assert_eq!(status, Some(70), "{report}");
    assert!(report.contains("internal error: a planted bug") && report.contains("Please report it"), "{report}");
    for engine in ["jit", "interp"] {
        let (status, _, report) = run("abort", engine);
        assert_eq!(status, Some(70), "{report}");
        assert!(report.starts_with("internal error: a fault in llvmlite-jit itself"), "{report}");
        assert!(report.contains("`--engine interp` shows such a write"), "{report}");
    }
    for engine in ["jit", "interp"] {
        assert_eq!(run("", engine).0, Some(2));
    }
}

/// A bug of the command ends an input of the REPL, and not the session.
#[test]
#[cfg(debug_assertions)]
fn the_session_continues_after_an_internal_error() {
    use std::io::Write;
    let mut command = llvmlite_jit(&["repl"]);
    let piped = std::process::Stdio::piped;
    let child = command.env("LLVMLITE_BUG", "repl").stdin(piped()).stdout(piped()).stderr(piped()).spawn();
    let mut child = child.expect("the binary starts");
    child.stdin.take().expect("a pipe").write_all(b"1 + 1\n2 + 2\n").expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let report = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{report}");
    assert_eq!(report.matches("internal error: a planted bug").count(), 2, "{report}");
    assert_eq!(report.matches("; the session continues").count(), 2, "{report}");
}

#[test]
fn a_library_that_needs_the_program_is_told_what_to_do() {
    let directory = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let (source, library) = (directory.join("needs_program.c"), directory.join("needs_program.so"));
    std::fs::write(&source, "int of_program(int); int twice(int n) { return of_program(n) * 2; }").expect("a file");
    let made = Command::new("cc").args(["-shared", "-fPIC", "-o"]).args([&library, &source]).status();
    assert!(made.expect("cc").success());
    let out = output(&["--load", library.to_str().expect("UTF-8"), "examples/fac.ll"]);
    let said = text(&out.stderr);
    assert_eq!(out.status.code(), Some(66), "{said}");
    assert!(said.contains("it uses `of_program`, which no library defines") && said.contains("`--link`"), "{said}");
}

#[test]
fn the_repl_starts_the_debugger_on_a_copy_of_the_session() {
    use std::io::Write;
    let mut child = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
        .arg("repl")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let input = "@g = global i32 4\ng = 7\ndefine i64 @twice(i64 %n) {\n  %x = load i32, ptr @g\n  %r = mul i64 %n, 2\n  \
                 ret i64 %r\n}\nfive = 5\n:step twice(five)\n:step twice(five, 1)\nint *p = &g\n:step twice(p)\ng\n\
                 %N = type { i64, ptr }\n%n2 = alloca %N\nstore %N { i64 5, ptr null }, ptr %n2\n%head = alloca %N\n\
                 store %N { i64 3, ptr @g }, ptr %head\nhead->1 = n2\n\
                 define i64 @second(ptr %l) {\n  %a = getelementptr %N, ptr %l, i32 0, i32 1\n  %p = load ptr, ptr %a\n  \
                 %v = load i64, ptr %p\n  ret i64 %v\n}\n:step second(&head)\nq = malloc(8)\n:step second(q)\n";
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let (out, err) = (text(&output.stdout), text(&output.stderr));
    assert!(out.contains("@twice(i64 %n = 5) at ") && out.contains("→   4 │   %x = load i32, ptr @g"), "{out}{err}");
    assert!(err.contains("`@twice` takes 1 argument, but 2 are given"), "{err}");
    assert!(err.contains("`q` does not point to a variable or an alloca"), "{err}");
    assert!(out.contains("@g = global i32 7\n"), "{out}");
    assert!(out.contains("@second(ptr %l = @head) at session.ll:"), "{out}");
}

#[test]
fn the_history_file_has_the_inputs_that_succeeded() {
    use std::io::Write;
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("repl-history.txt");
    let mut child = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"))
        .arg("repl")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command starts");
    let input = format!(
        "x = 5\nnope\nx +\nadd i32 %x, 1.5\n1 / 0\ny = x + 1\n:time 1 / 0\n:load /nowhere\n:history -f {}\n",
        file.display()
    );
    child.stdin.take().expect("a pipe").write_all(input.as_bytes()).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    let found = std::fs::read_to_string(&file).expect("a file");
    assert_eq!(found, "x = 5\ny = x + 1\n", "{}", text(&output.stderr));
}

#[test]
fn no_output_replaces_its_input() {
    let directory = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("same_file");
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory");
    let (one, link) = (directory.join("x.ll"), directory.join("y.ll"));
    let before = "define i32 @main() {\n  ret i32 0\n}\n";
    std::fs::write(&one, before).expect("the file can be written");
    std::fs::hard_link(&one, &link).expect("a second name");
    let (one, link) = (one.display().to_string(), link.display().to_string());
    for (command, output_file) in [("as", &one), ("as", &link), ("dis", &one)] {
        let refused = output(&[command, &one, "-o", output_file]);
        assert_eq!(refused.status.code(), Some(2), "{command}");
        let said = format!("error: the output would overwrite the input: {output_file} is both\n");
        assert_eq!(text(&refused.stderr), said);
        assert_eq!(std::fs::read_to_string(&one).expect("it is there"), before);
    }
    let other = directory.join("x.bc").display().to_string();
    assert!(output(&["as", &one, "-o", &other]).status.success());
    assert!(output(&["as", &one, "-o", "/dev/null"]).status.success());
}

/// A pipe as standard input is probably meant to be read; the standard input of a service is not.
#[test]
fn a_pipe_without_a_file_is_told_of_the_hyphen() {
    let piped = |arguments: &[&str]| {
        let mut command = llvmlite_jit(arguments);
        text(&command.stdin(Stdio::piped()).output().expect("the binary starts").stderr)
    };
    assert!(
        piped(&[]).starts_with("Runs LLVM IR") && piped(&[]).ends_with("`-` as FILE is standard input.\n"),
        "{}",
        piped(&[])
    );
    for arguments in [&["check"][..], &["--engine", "interp"], &["emit", "ll"]] {
        assert!(piped(arguments).contains("tip: `-` as FILE is standard input"), "{arguments:?}: {}", piped(arguments));
    }
    // These subcommands do not read standard input.
    for arguments in [&["bench"][..], &["test"], &["explain"]] {
        assert!(!piped(arguments).contains("standard input\n\nUsage"), "{arguments:?}: {}", piped(arguments));
    }
    let nothing = text(&output(&["check"]).stderr);
    assert!(nothing.contains("<FILE>") && !nothing.contains("tip:"), "{nothing}");
    assert!(!text(&output(&[]).stderr).contains("as FILE"));
}

/// The parser stops after a hundred errors, unless more are requested.
#[test]
fn all_syntax_errors_are_shown_on_demand() {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("many_errors.ll");
    let body: String = (0..1000).map(|n| format!("  %x{n} = ad i32 {n}, 1\n")).collect();
    std::fs::write(&path, format!("define void @f() {{\n{body}  ret void\n}}\n")).expect("the file can be written");
    let path = path.display().to_string();
    let errors = |arguments: &[&str]| {
        let said = text(&output(&[&["check"], arguments, &[&path]].concat()).stderr);
        (said.matches("error[E0102]").count(), said.matches("error[E0107]").count())
    };
    assert_eq!(errors(&[]), (50, 0));
    assert_eq!(errors(&["--error-limit", "200"]), (200, 0));
    assert_eq!(errors(&["--error-limit", "0"]), (1000, 0));
}

/// `--fix` refuses a file that is read-only, also to the superuser, and keeps permissions and the targets of links.
#[test]
fn a_fix_respects_permissions() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    let directory = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join("fix_permissions");
    let _ = std::fs::remove_dir_all(&directory);
    std::fs::create_dir_all(&directory).expect("a directory");
    let (file, link) = (directory.join("x.ll"), directory.join("link.ll"));
    let (before, after) = ("define i32 @f() {\n  ret 0\n}\n", "define i32 @f() {\n  ret i32 0\n}\n");
    std::fs::write(&file, before).expect("the file can be written");
    std::os::unix::fs::symlink("x.ll", &link).expect("a link");
    let mode = |mode| std::fs::set_permissions(&file, PermissionsExt::from_mode(mode)).expect("it can be changed");
    mode(0o444);
    let shown = link.display().to_string();
    let refused = output(&["check", "--fix", &shown]);
    assert_eq!(refused.status.code(), Some(66));
    assert_eq!(text(&refused.stderr), format!("error: cannot write {shown}: Permission denied (os error 13)\n"));
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), before);
    mode(0o640);
    let fixed = output(&["check", "--fix", &shown]);
    assert_eq!(
        (fixed.status.code(), text(&fixed.stderr)),
        (Some(0), format!("fixed {shown}:2:7: `i32` inserted (E0101)\n"))
    );
    assert_eq!(std::fs::read_to_string(&file).expect("it is there"), after);
    let now = std::fs::metadata(&file).expect("it is there");
    assert_eq!(now.mode() & 0o7777, 0o640);
    assert!(link.is_symlink());
    assert_eq!(std::fs::read_dir(&directory).expect("a directory").count(), 2, "no temporary file is left");
}
