//! Tests of the harness: each directive must be able to fail, since a test without effect would look like one that
//! passes.

use super::coverage;
use super::execute::run;
use super::process::Temporary;
use super::reports;
use libtest_mimic::{Failed, Trial};
use llvmlite_jit::directive::{Mode, TestFile, TestedEngine};
use std::path::Path;
use std::sync::Arc;

/// Texts with invalid directives, and a part of the error message.
const MALFORMED: &[(&str, &str)] = &[
    ("", "tests nothing"),
    ("; prose only\n; covers: 0-1\n", "tests nothing"),
    ("; exti: 3\n", "unknown directive `exti:`; did you mean `exit:`?"),
    ("; run(jit): @f() == void\n", "not a form of `run:`"),
    ("; run@3: @f() == void\n", "not a form of `run:`"),
    ("; run: @f() = void\n", "expected `@name(arguments) == result`"),
    ("; run: @f(6) == i64 1\n", "expected `type value`"),
    ("; run: @f() == 7\n", "expected `type value`"),
    ("; exit: 256\n", "an exit status must be 0 to 255"),
    ("; exit: 1\n; exit: 2\n", "duplicate `exit:`"),
    ("; stdout: hi\n", "expected a quoted string"),
    ("; stdout: \"hi\n", "missing closing quote"),
    ("; stdout: \"hi\" x\n", "after the closing quote"),
    ("; stdout: \"\\q\"\n", "unknown escape"),
    ("; stdout: \"\\xg0\"\n", "not a byte"),
    ("; args: a\n; run: @f() == void\n", "`args:` needs"),
    ("x ; exit: 3\n", "on a separate line"),
    ("; trap: unreachable\n", "at the end of the instruction's line"),
    ("unreachable ; trap: bus error\n", "is not a kind of fault"),
    ("unreachable ; trap: host fault\n", "is not a kind of fault"),
    ("unreachable ; trap(lli): abort\n", "unknown directive `trap(lli):`"),
    ("unreachable ; trap: unreachable\nret void ; trap: abort\n", "ends only once"),
    ("unreachable ; trap(jit): unreachable\n", "state how it ends on the other engine"),
    ("; exit: 3\nunreachable ; trap: unreachable\n", "no exit status of its own"),
    ("; error: 1 E0101 text\n", "use `error@LINE:`"),
    ("; error@x: 1 E0101 text\n", "not a line number"),
    ("x ; error: E0101 text\n", "expected `COLUMN CODE text`"),
    ("x ; error: 1 0101 text\n", "is not a code"),
    ("x ; warn: 1 E0101 text\n", "is not a code"),
    ("; run: @f() == void\nx ; error: 1 E0101 text\n", "is refused and cannot run"),
    ("; exit: 0\n; timeout: soon\n", "expected a time"),
    ("; exit: 0\n; timeout: 0\n", "expected a time"),
    ("; exit: 0\n; points: many\n", "expected a number of points"),
    ("; stdin: \"x\"\n; run: @f() == void\n", "`stdin:` needs"),
    ("; run @main() == i32 4\n; exit: 0\n", "missing colon: `run: @main() == i32 4`"),
    ("; exit 5\n; stdout: \"\"\n", "missing colon: `exit: 5`"),
    ("; EXIT: 5\n; stdout: \"\"\n", "directives are lower case: `exit: 5`"),
    ("; Run: @f() == void\n; exit: 0\n", "directives are lower case: `run: @f() == void`"),
    ("; exit:5\n; stdout: \"\"\n", "missing space: `exit: 5`"),
    ("; exit : 5\n; stdout: \"\"\n", "unexpected space before the colon: `exit: 5`"),
    ("; @main() == i32 4\n; exit: 0\n", "write `; run: @main() == i32 4`"),
    ("; stdout \"hi\"\n; exit: 0\n", "missing colon"),
    ("; exit: 0\nret void ; trap null pointer\n", "missing colon: `trap: null pointer`"),
    ("; exit: 0\n; stderr-contains: \"hi\"\n", "write `stderr: contains \"hi\"`"),
    ("; exit: 0\n; stdout matches \"hi\"\n", "write `stdout: matches \"hi\"`"),
    ("; exit: 0\nx ; error 3 E0201 text\n", "missing colon"),
    ("; exit: 0\n; exti: 1\n; timeout: soon\n", "line 3: expected a time"),
    ("; run: @f() == i32 1 +- 2\n", "only a `float` or a `double` can have a tolerance"),
    ("; exit: 0\n; xfail:\n", "give the reason"),
    ("; exit: 0\n; xfail: a\n; xfail: b\n", "duplicate `xfail:`"),
    ("; exit: 0\n; xfail(jit): a\n; xfail(jit): b\n", "duplicate `xfail(jit):`"),
    ("; exit: 0\n; xfail(lli): a\n", "unknown directive `xfail(lli):`"),
    ("ret void ; xfail: a\n", "on a separate line"),
    ("; stdout: contains hi\n", "expected a quoted string"),
    ("; exit: 0\n; stdout contains: \"hi\"\n", "write `stdout: contains \"hi\"`"),
    ("; exit: 0\n; stdout contains \"hi\"\n", "write `stdout: contains \"hi\"`"),
    ("; stdout: contains \"\"\n", "every output contains the empty string"),
    ("; stdout: contains \"a\"\n; stdout: \"b\"\n", ", not both"),
    ("; stderr: \"b\"\n; stderr: contains \"a\"\n", "`stderr:` gives either the whole output or parts of it"),
    ("; run: @f() == double 1.0 +- -1\n", "non-negative"),
    ("; run: @f() == i32 1 ; points: few\n", "expected a number of points"),
    ("; exit: 0 ; points: few\n", "expected a number of points"),
    ("; exit: 0 ; timeout: 2s\n", "only `; points: N` may follow an exit status, not `; timeout: 2s`"),
    ("; exit: 0\n; args: a ; points: 2\n", "after `run:`, `exit:`, `stdout:` or `stderr:`, or on a separate line"),
    ("; args: a\n; exit: 0\n; args: b\n", "write `; case: NAME` above its directives"),
    ("; case:\n; exit: 0\n", "a case needs a name"),
    ("; case: a\n; exit: 0\n; case: a\n; exit: 1\n", "duplicate case `a`: first defined in line 1"),
    ("; case: a\n; exit: 0\n; case: b\n; args: c\n", "line 3: the case `b` expects nothing"),
    ("; case: a\n; exit: 0\n; timeout: 2s\n", "`timeout:` applies to the whole file"),
    ("; case: a\n; exit: 0 ; points: 1\n; points: 2\n", "duplicate `points:`"),
    ("; case: a\n; exit: 0\nret void ; trap: null pointer\n", "no run can end at the `trap:`"),
    ("; case: a\n; stdout: \"\"\nret void ; trap(jit): null pointer\n", "the same on both engines"),
    ("; args: a\n; case: b\n; exit: 0\n", "`args:` needs one of"),
];

/// Comments that are prose, or directives of other tools.
const PROSE: &[&str] = &[
    "; exit 5 times, then stop",
    "; run the program",
    "; RUN: lli %s",
    "; CHECK: exit",
    "; Error handling",
    "; args and flags",
    "; @main is the entry",
    "; a == b",
    "; points to the end",
];

/// Tolerances, and the points of a single `run:`.
fn tolerances_and_points() -> Result<(), String> {
    let file = TestFile::parse("; run: @f() == double 0.3 +- 1e-9 ; points: 2\n; run: @f() == double 0.3\n")?;
    let found = "double 0x3FD3333333333334";
    let accepted = [file.runs[0].accepts(found), file.runs[1].accepts(found), file.runs[0].accepts("double 0.4")];
    match (accepted, file.runs[0].points, file.runs[1].points) {
        ([true, false, false], Some(2), None) => Ok(()),
        other => Err(format!("{other:?}")),
    }
}

/// Several runs of a program, with their points.
fn cases() -> Result<(), String> {
    let text = concat!(
        "; points: 9\n; stdout: \"a ; points: 3\" ; points: 4\n; case: one\n; args: a\n; stdin: \"1\"\n; stdin: \"2\"\n",
        "; exit: 3 ; points: 2\n; run: @f() == void ; points: 5\n; case: the other\n; stdout: contains \"b\"\n; points: 1\n",
    );
    let file = TestFile::parse(text)?;
    let expect = |what: &str, right: bool| if right { Ok(()) } else { Err(format!("{what}: {file:?}")) };
    let [one, other] = &*file.cases else { return Err(format!("{file:?}")) };
    expect("the file's points", file.points == Some(9) && file.program.own_points.get(&2) == Some(&4))?;
    expect("the text", file.program.stdout.as_deref() == Some(b"a ; points: 3"))?;
    expect("the name", one.case.as_ref().is_some_and(|case| case.name == "one" && case.line == 3))?;
    expect("the input", one.stdin.as_deref() == Some(b"12") && one.exit == Some(3) && one.points == Some(2))?;
    expect("a call", file.runs[0].points == Some(5))?;
    expect("the other", other.stdout_parts.len() == 1 && other.exit.is_none() && other.points == Some(1))?;
    expect("all", file.programs(false).count() == 3)
}

/// A program with everything that a directive can refer to.
const PROGRAM: &str = r#"
@hi = constant [4 x i8] c"hi\0A\00"
declare i64 @write(i32, i8*, i64)
define i64 @twice(i64 %n) {
  %r = mul i64 %n, 2
  ret i64 %r
}
define i64 @main(i64 %argc, i8** %argv) {
  %p = getelementptr [4 x i8], [4 x i8]* @hi, i32 0, i32 0
  %a = call i64 @write(i32 1, i8* %p, i64 3)
  %b = call i64 @write(i32 2, i8* %p, i64 2)
  ret i64 %argc
}
"#;

/// A program that faults in its fourth line.
const FAULT: &str = "define void @main() {\n  br label %end\nend:\n  unreachable ; TRAP\n}\n";

/// Directives before PROGRAM: valid ones, the same with a wrong expectation, and a part of the error message.
const EXECUTED: &[(&str, &str, &str)] = &[
    ("; run: @twice(i64 4) == i64 8\n", "; run: @twice(i64 4) == i64 9\n", "expected i64 9, found i64 8"),
    ("; run: @twice(i64 -4) == i64 -8\n", "; run: @twcie(i64 4) == i64 8\n", "E0803"),
    (
        "; run: @twice(i64 4) == i64 8\n; run: @twice(i64 5) == i64 10\n; run: @twice(i64 6) == i64 12\n",
        "; run: @twice(i64 4) == i64 8\n; run: @twice(i64 5) == i64 11\n; run: @twice(i64 6) == i64 12\n",
        "line 2: @twice(i64 5): expected i64 11, found i64 10",
    ),
    (
        "; run: @twice(i64 4) == i64 8\n; run: @twice(i64 5) == i64 10\n",
        "; run: @twice(i64 4) == i64 8\n; run: @twcie(i64 5) == i64 10\n",
        "no function `twcie`",
    ),
    ("; exit: 1\n", "; exit: 3\n", "with status 3"),
    ("; exit: 3\n; args: a \"b c\"\n", "; exit: 1\n; args: a\n", "with status 1"),
    ("; stdout: \"hi\\n\"\n", "; stdout: \"hi\"\n", "standard output"),
    ("; stderr: \"hi\"\n", "; stderr: \"\"\n", "standard error"),
    (
        "; stdout: contains \"h\"\n; stdout: contains \"i\\n\"\n",
        "; stdout: contains \"i\"\n; stdout: contains \"h\"\n",
        "line 2: \"h\" is out of order in the standard output",
    ),
    ("; stderr: contains \"i\"\n", "; stderr: contains \"hi\\n\"\n", "in the standard error"),
    (
        "; exit: 3\n; xfail: it has one argument\n",
        "; exit: 1\n; xfail: it has one argument\n",
        "line 2: it passed, but was expected to fail: it has one argument",
    ),
    ("; run: @twice(i64 4) == i64 8\n", "; run: @twice(i64 4) == i64 8\n; warn@2: 1 W0101 text\n", "not found: warn@2"),
    ("; exit: 1\n; flags: --strict\n", "; exit: 1\n; flags: --strcit\n", "without a JSON document"),
];

/// Directives in place of TRAP in FAULT.
const TRAPS: &[(&str, &str, &str)] = &[
    ("; trap: unreachable", "; trap: abort", "expected a fault: abort at line 4"),
    ("; trap: unreachable", "; trap: host fault: unreachable", "expected the end `host fault` with status 134"),
    (
        "; trap(interp): unreachable ; trap(jit): unreachable",
        "; trap(interp): abort ; trap(jit): abort",
        "expected a fault",
    ),
    ("; trap: unreachable", "\n ; exit: 0", "expected a normal end"),
];

/// Invalid programs: with the right `error:` directive, with a wrong one, and a part of the failure message (`ANY` stands
/// for the code).
const REFUSED: &[(&str, &str, &str)] = &[
    (
        "define i64 @f() {\n  ret i64 %x ; error: 11 ANY %x\n}\n",
        "define i64 @f() {\n  ret i64 %x ; error: 11 ANY %y\n}\n",
        "not expected: error@2: 11",
    ),
    (
        "define i64 @f() {\n  ret i64 %x\n}\n; error@2: 11 ANY %x\n",
        "define i64 @f() {\n  ret i64 %x\n}\n; error@2: 10 ANY %x\n",
        "not found: error@2: 10",
    ),
    (
        "define i64 @f() {\n  ret i64 %x ; error: 11 ANY %x\n}\n",
        "define i64 @f() {\n  ret i64 7 ; error: 11 ANY %x\n}\n",
        "expected the end `refused` with status 65",
    ),
];

/// Returns all tests of the harness.
pub fn trials() -> Vec<Trial> {
    let test = |name: &str, f: fn() -> Result<(), String>| Trial::test(name, move || f().map_err(Failed::from));
    vec![
        test("harness::calls_that_do_not_return_fail", calls_that_do_not_return),
        test("harness::malformed_directives_fail", malformed),
        test("harness::directives_are_parsed", read),
        test("harness::prose_is_not_a_directive", prose),
        test("harness::cases_are_runs_of_their_own", cases),
        test("harness::tolerances_and_points_of_a_run_are_parsed", tolerances_and_points),
        test("harness::every_malformed_directive_is_reported", all_wrong),
        test("harness::unknown_rows_fail", rows),
        test("harness::wrong_expectations_fail", wrong_expectations),
        test("harness::wrong_faults_fail", wrong_faults),
        test("harness::wrong_errors_fail", wrong_errors),
        test("harness::wrong_reports_fail", wrong_reports),
    ]
}

fn malformed() -> Result<(), String> {
    for (text, part) in MALFORMED {
        match TestFile::parse(text) {
            Ok(_) => return Err(format!("accepted: {text:?}")),
            Err(error) if !error.contains(part) => return Err(format!("{text:?}: expected `{part}`, found `{error}`")),
            Err(_) => {}
        }
    }
    Ok(())
}

fn prose() -> Result<(), String> {
    for text in PROSE {
        let file = TestFile::parse(&format!("; exit: 0\n{text}\nret void {text}\n"));
        file.map_err(|error| format!("{text}: {error}"))?;
    }
    Ok(())
}

fn all_wrong() -> Result<(), String> {
    let error = TestFile::parse("; exti: 3\n; exit 5\n; run: @f() == 7\n").err().unwrap_or_default();
    let lines: Vec<&str> = error.lines().map(|line| line.split(": ").next().unwrap_or("")).collect();
    if lines == ["line 1", "line 2", "line 3"] { Ok(()) } else { Err(error) }
}

fn read() -> Result<(), String> {
    let text = concat!(
        "; stdout: \"a;\\x00\\\"\\n\"\n; args: x \"y ;\\t\" \"\"\n; note that this is prose\n; <label>:3:\n",
        "@s = constant [3 x i8] c\"; trap: no\" ; trap(interp): null pointer ; trap(jit): none\n",
        "; covers: 0-36 4-104\n; warn@7: 3 W0201 `;` here\n@s = c\"open ; warn: 6 W0101 never closed\n",
        "; stdin: \"1 2\\n\"\n; stdin: \"3\\n\"\n; timeout: 1.5s\n; points: 7\n",
    );
    let file = TestFile::parse(text)?;
    let expect = |what: &str, right: bool| if right { Ok(()) } else { Err(format!("{what}: {file:?}")) };
    expect("stdin", file.program.stdin.as_deref() == Some(b"1 2\n3\n"))?;
    expect("lines", file.program.lines.get("stdin") == Some(&9))?;
    expect("timeout", file.timeout == Some(std::time::Duration::from_millis(1500)))?;
    expect("points", file.points == Some(7))?;
    expect("stdout", file.program.stdout.as_deref() == Some(b"a;\0\"\n"))?;
    expect("args", file.program.args.as_deref() == Some(&["x".to_string(), "y ;\t".into(), "".into()]))?;
    expect("trap(jit)", file.trap(TestedEngine::Jit).is_some_and(|t| t.kind.is_none() && t.line == 5))?;
    expect("trap(interp)", file.trap(TestedEngine::Interp).is_some_and(|t| t.kind.is_some()))?;
    expect("covers", file.covers.len() == 2)?;
    expect("open string", file.diagnostics.len() == 2 && file.diagnostics[1].text == "never closed")?;
    expect("warn", file.diagnostics[0].line == 7 && file.diagnostics[0].text == "`;` here")
}

fn rows() -> Result<(), String> {
    coverage::comments_of_tests()?;
    for row in ["0-0", "5-1", "1"] {
        let file = TestFile::parse(&format!("; run: @f() == void\n; covers: 0-1 {row}\n"))?;
        match coverage::check(Path::new(""), &[("x.ll".into(), Arc::new(file))]) {
            Err(error) if error.contains(&format!("there is no row `{row}`")) => {}
            other => return Err(format!("{row}: {other:?}")),
        }
    }
    Ok(())
}

fn wrong_expectations() -> Result<(), String> {
    EXECUTED
        .iter()
        .try_for_each(|(right, wrong, part)| check_pair(&[right, PROGRAM].concat(), &[wrong, PROGRAM].concat(), part))
}

fn wrong_faults() -> Result<(), String> {
    TRAPS.iter().try_for_each(|(right, wrong, part)| {
        check_pair(&FAULT.replace("; TRAP", right), &FAULT.replace("; TRAP", wrong), part)
    })?;
    // The right kind in the wrong line.
    let text = FAULT.replace("; TRAP", "").replace("label %end", "label %end ; trap: unreachable");
    expect_failure(&text, "expected a fault: unreachable at line 2")
}

fn wrong_errors() -> Result<(), String> {
    // The error code of an undefined value is taken from the output.
    let (text, _, _) = REFUSED[0];
    let error = execute(&text.replace("ANY", "E9999")).err().ok_or("E9999 was accepted")?;
    let found = error.split("not expected: error@2: 11 ").nth(1).and_then(|e| e.split(' ').next());
    let code = found.ok_or(format!("no code in: {error}"))?;
    REFUSED.iter().try_for_each(|(right, wrong, part)| {
        let (right, wrong) = (right.replace("ANY", code), wrong.replace("ANY", code));
        check_pair(&right, &wrong, part)
    })
}

fn check_pair(right: &str, wrong: &str, part: &str) -> Result<(), String> {
    execute(right).map_err(|error| format!("these directives hold:\n{right}\nbut: {error}"))?;
    expect_failure(wrong, part)
}

fn expect_failure(text: &str, part: &str) -> Result<(), String> {
    match execute(text) {
        Ok(()) => Err(format!("these directives do not hold, but passed:\n{text}")),
        Err(error) if !error.contains(part) => Err(format!("expected `{part}`, found `{error}` for\n{text}")),
        Err(_) => Ok(()),
    }
}

fn execute(text: &str) -> Result<(), String> {
    let path = Temporary::new("ll");
    std::fs::write(&path.0, text).map_err(|e| e.to_string())?;
    let file = TestFile::parse(text)?;
    let modes: Vec<Mode> = file.modes();
    modes.into_iter().try_for_each(|mode| run(&file, &path.0, mode))
}

/// A directory `wrong` with one program, which is deleted on drop.
struct Directory(std::path::PathBuf);

impl Directory {
    fn new(text: &str) -> Result<Directory, String> {
        let directory = Directory(Temporary::new("reports").0.clone());
        std::fs::create_dir_all(directory.0.join("wrong")).map_err(|e| e.to_string())?;
        std::fs::write(directory.file("x.ll"), text).map_err(|e| e.to_string())?;
        Ok(directory)
    }

    fn file(&self, name: &str) -> std::path::PathBuf {
        self.0.join("wrong").join(name)
    }

    /// Runs the program on both engines.
    fn run(&self) -> Result<(), String> {
        let path = self.file("x.ll");
        let file = TestFile::parse(&std::fs::read_to_string(&path).map_err(|e| e.to_string())?)?;
        file.modes().into_iter().try_for_each(|mode| run(&file, &path, mode))
    }

    /// Checks the directory as a whole.
    fn check(&self) -> Result<(), String> {
        let text = std::fs::read_to_string(self.file("x.ll")).map_err(|e| e.to_string())?;
        let files = [("wrong/x.ll".to_string(), TestFile::parse(&text)?.into())];
        reports::check(&self.0, &crate::collect(&self.0, "report"), &files)
    }

    fn write(&self, name: &str, text: &str) -> Result<(), String> {
        std::fs::write(self.file(name), text).map_err(|e| e.to_string())
    }
}

impl Drop for Directory {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn expect_error(what: &str, result: Result<(), String>, part: &str) -> Result<(), String> {
    match result {
        Ok(()) => Err(format!("{what}: it passed")),
        Err(error) if !error.contains(part) => Err(format!("{what}: expected `{part}`, found `{error}`")),
        Err(_) => Ok(()),
    }
}

/// Each but the first call of a file is made by a process that the others share.
fn calls_that_do_not_return() -> Result<(), String> {
    const CALLS: &str = "
@n = global i64 1
declare void @_exit(i32)
define i64 @next() {
  %n = load i64, ptr @n
  %more = add i64 %n, 1
  store i64 %more, ptr @n
  ret i64 %n
}
define i64 @fault() {
  unreachable
}
define i64 @leave() {
  call void @_exit(i32 42)
  ret i64 1
}
";
    let run = |second: &str| {
        let text = format!("; run: @next() == i64 1\n; run: @{second}() == i64 1\n; run: @next() == i64 1\n{CALLS}");
        let path = Temporary::new("ll");
        std::fs::write(&path.0, &text).map_err(|e| e.to_string())?;
        let file = TestFile::parse(&text)?;
        TestedEngine::BOTH.into_iter().try_for_each(|engine| run(&file, &path.0, Mode::On(engine)))
    };
    // Each finds the variable as it was.
    run("next")?;
    expect_error("a fault", run("fault"), "line 2: @fault(): expected i64 1, but Trapped")?;
    expect_error("the end of the process", run("leave"), "line 2: @leave(): expected i64 1, but ")
}

fn wrong_reports() -> Result<(), String> {
    let program = FAULT.replace("; TRAP", "; trap: unreachable");
    let directory = Directory::new(&program)?;
    let ll = directory.file("x.ll");
    let (jit, interp) = (TestedEngine::Jit, TestedEngine::Interp);
    if !reports::blessing() {
        expect_error("no report", directory.run(), "there is no x.jit.report")?;
        // The actual report, from the failure message.
        let error = directory.run().err().unwrap_or_default();
        let said = error.split_once("It said:\n").map_or("", |(_, said)| said);
        directory.write("x.report", said)?;
        directory.run().and_then(|()| directory.check())?;
        directory.write("x.report", &said.replace("unreachable", "reachable"))?;
        expect_error("another text", directory.run(), "another report than in x.jit.report")?;
        directory.write("x.ll", &program.replace("trap: unreachable", "trap: abort"))?;
        directory.write("x.report", said)?;
        expect_error("another kind", directory.run(), "expected a fault: abort")?;
        directory.write("x.ll", &program)?;
    }
    // Writing reports: one file for equal texts, two for different ones, and placeholders for varying numbers.
    let expect = |name: &str, text: Option<&str>| match std::fs::read_to_string(directory.file(name)).ok() {
        found if found.as_deref() == text => Ok(()),
        found => Err(format!("{name}: expected {text:?}, found {found:?}")),
    };
    reports::bless(&ll, jit, ["at 0x10 and 0x7f0000000000, 0x41\n", "at 0x10 and 0x7f0000000000, 0x42\n"])?;
    reports::bless(&ll, interp, ["other\n"; 2])?;
    expect("x.jit.report", Some("at 0x10 and 0x…, 0x…\n"))?;
    expect("x.interp.report", Some("other\n"))?;
    expect("x.report", None)?;
    directory.check()?;
    reports::compare(&ll, jit, "at 0x10 and 0x5, 0x6\n")?;
    expect_error(
        "an invalid hexadecimal number",
        reports::compare(&ll, jit, "at 0x10 and 0xz, 0x6\n"),
        "another report",
    )?;
    expect_error("another number", reports::compare(&ll, jit, "at 0x11 and 0x5, 0x6\n"), "another report")?;
    expect_error("no text", reports::compare(&ll, interp, ""), "another report")?;
    expect_error("two texts", reports::bless(&ll, jit, ["a\n", "b\n"]), "two runs do not say the same")?;
    reports::bless(&ll, jit, ["other\n"; 2])?;
    expect("x.report", Some("other\n"))?;
    expect("x.interp.report", None)?;
    expect("x.jit.report", None)?;
    reports::bless(&ll, jit, [""; 2])?;
    expect("x.interp.report", Some("other\n"))?;
    reports::compare(&ll, jit, "")?;
    expect_error("something", reports::compare(&ll, jit, "said\n"), "there is no x.jit.report")?;
    // The directory as a whole.
    directory.write("x.report", "other\n")?;
    expect_error("three reports", directory.check(), "a report of both engines")?;
    std::fs::remove_file(directory.file("x.report")).map_err(|e| e.to_string())?;
    directory.write("x.jit.report", "other\n")?;
    expect_error("equal reports", directory.check(), "are equal")?;
    directory.write("y.report", "other\n")?;
    expect_error("no program", directory.check(), "y.report: a report without a program")?;
    std::fs::remove_file(directory.file("y.report")).map_err(|e| e.to_string())?;
    directory.write("x.jit.report", "more\n")?;
    directory.check()?;
    directory.write("x.ll", &program.replace("trap: ", "trap(interp): none ; trap(jit): "))?;
    expect_error("a report of what is not run", directory.check(), "x.interp.report: a report without a program")?;
    directory.write("x.ll", &PROGRAM.replacen('\n', "; exit: 1\n", 1))?;
    expect_error("nothing wrong", directory.check(), "needs a `trap:`")
}
