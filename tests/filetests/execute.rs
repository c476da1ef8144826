//! Executes the directives of one file in one mode, and compares the results.

use super::calls;
use super::expected_diagnostic::{matches, word};
use super::linked_files::Part;
use super::process::{Done, llvmlite_jit};
use super::reports;
use llvmlite_jit::diagnostic::Severity;
use llvmlite_jit::directive::output_match;
use llvmlite_jit::directive::program::ProgramRun;
use llvmlite_jit::directive::{CallRun, ExpectedDiagnostic, ExpectedTrap, Mode, TestFile, TestedEngine};
use serde_json::Value;
use std::path::Path;

/// A file with its parts.
struct Test<'a> {
    file: &'a TestFile,
    path: String,
    parts: Vec<Part>,
    /// Its flags, and options that name its parts.
    options: Vec<String>,
}

impl Test<'_> {
    /// Returns the file and its parts, each with its path.
    fn files(&self) -> impl Iterator<Item = (&TestFile, &str)> {
        let parts = self.parts.iter().map(|part| (&part.file, &*part.path));
        std::iter::once((self.file, &*self.path)).chain(parts)
    }

    fn is_refused(&self) -> bool {
        self.files().any(|(file, _)| file.is_refused())
    }

    /// Returns the expected fault on an engine, with the file of the directive.
    fn trap(&self, engine: TestedEngine) -> Option<(&ExpectedTrap, &str)> {
        self.files().find_map(|(file, path)| file.trap(engine).map(|trap| (trap, path)))
    }
}

/// Executes a file in one mode; `Err` lists all deviations from the directives.
pub fn run(file: &TestFile, path: &Path, mode: Mode) -> Result<(), String> {
    let whole = path;
    let path = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).display().to_string();
    let mut options = file.flags.clone();
    options.extend(super::linked_files::options(file, &path)?);
    let test = &Test { file, parts: super::linked_files::of(file, &path)?, path, options };
    let mut wrong = Vec::new();
    match mode {
        Mode::Check => check(test, &mut wrong),
        Mode::On(engine) if test.is_refused() => refused(test, engine, &mut wrong),
        Mode::On(engine) => {
            let (by_command, others) = calls::divide(file, engine);
            for run in by_command {
                if let Err(error) = call(test, run, engine, &mut wrong) {
                    wrong.push(format!("line {}: {}: {error}", run.line, run.call));
                }
            }
            if !others.is_empty() {
                calls::run(&test.path, others, engine, &mut wrong).unwrap_or_else(|error| wrong.push(error));
            }
            let is_stopped = test.trap(engine).is_some();
            for (run, is_stopped) in file.programs(is_stopped) {
                let done = program(test, run, is_stopped, engine, &mut wrong);
                // The report of an unexpected fault would only repeat the failure.
                match done {
                    Ok(Some(done)) if wrong.is_empty() && reports::are_expected(whole) => {
                        wrong.extend(report(test, run, whole, engine, &done).err());
                    }
                    Ok(_) => {}
                    Err(error) => wrong.push(error),
                }
            }
        }
    }
    if let Some(xfail) = file.xfail(mode) {
        let unexpected = || format!("line {}: it passed, but was expected to fail: {}", xfail.line, xfail.reason);
        return if wrong.is_empty() { Err(unexpected()) } else { Ok(()) };
    }
    // Each run of the same file has the same findings.
    let mut told = std::collections::BTreeSet::new();
    wrong.retain(|w| told.insert(w.clone()));
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn check(test: &Test, wrong: &mut Vec<String>) {
    let arguments: Vec<String> = test.options.iter().cloned().chain([test.path.clone()]).collect();
    match llvmlite_jit("check", &arguments, &[]) {
        Err(error) => wrong.push(error),
        Ok(done) => {
            let (kind, status) = if test.is_refused() { ("refused", 65) } else { ("done", 0) };
            ended(&done, kind, Some(status), wrong);
            compare_diagnostics(test, &done, wrong);
        }
    }
}

fn refused(test: &Test, engine: TestedEngine, wrong: &mut Vec<String>) {
    match on(engine, test, std::slice::from_ref(&test.path), &[]) {
        Err(error) => wrong.push(error),
        Ok(done) => {
            ended(&done, "refused", Some(65), wrong);
            compare_diagnostics(test, &done, wrong);
            if !done.stdout.is_empty() {
                wrong.push("it ran: a refused program must not print anything".into());
            }
        }
    }
}

fn call(test: &Test, run: &CallRun, engine: TestedEngine, wrong: &mut Vec<String>) -> Result<(), String> {
    let done = on(engine, test, &["--call".into(), run.call.clone(), test.path.clone()], &[])?;
    compare_diagnostics(test, &done, wrong);
    let found = &done.json["outcome"]["value"];
    if done.json["outcome"]["kind"] != "returned" {
        return Err(format!("expected {}, but {}", run.expected, story(&done)));
    }
    if !found.as_str().is_some_and(|found| run.accepts(found)) {
        return Err(format!("expected {}, found {}", run.expected, found.as_str().unwrap_or("nothing")));
    }
    worked(&done, engine)
}

/// Runs the program, unless it is excluded on this engine.
fn program(
    test: &Test,
    run: &ProgramRun,
    is_stopped: bool,
    engine: TestedEngine,
    wrong: &mut Vec<String>,
) -> Result<Option<Done>, String> {
    let trap = test.trap(engine).filter(|(trap, _)| is_stopped || trap.kind.is_none());
    if trap.is_some_and(|(t, _)| t.kind.is_none()) {
        return Ok(None);
    }
    let done = start(test, run, engine)?;
    compare_diagnostics(test, &done, wrong);
    match trap {
        None => {
            let kind = &done.json["outcome"]["kind"];
            if *kind != "returned" && *kind != "exited" {
                wrong.push(format!("expected a normal end, but {}", story(&done)));
            } else if let Some(status) = run.exit {
                ended(&done, kind.as_str().unwrap_or(""), Some(status), wrong);
            }
        }
        Some((trap, path)) => {
            let Some(stopping) = trap.kind else { return Ok(None) };
            let (outcome, kind) = (&done.json["outcome"], stopping.kind());
            let found = &outcome[stopping.place()];
            let is_kind = [&found["kind"], &outcome["limit"]].into_iter().any(|found| found == kind);
            if !is_kind || found["line"] != trap.line || found["file"] != path {
                let place = format!("{path}:{}", trap.line);
                let place = if path == test.path { format!("line {}", trap.line) } else { place };
                wrong.push(format!("expected a fault: {kind} at {place}, but {}", story(&done)));
            } else {
                ended(&done, stopping.outcome(), Some(stopping.status()), wrong);
            }
        }
    }
    if let Some(expected) = &run.stdout {
        same("standard output", expected, &done.stdout, wrong);
    }
    if let Some(expected) = &run.stderr {
        same("standard error", expected, program_stderr(&done.stderr, trap.is_some()), wrong);
    }
    parts("standard output", &run.stdout_parts, &done.stdout, wrong);
    parts("standard error", &run.stderr_parts, program_stderr(&done.stderr, trap.is_some()), wrong);
    worked(&done, engine)?;
    Ok(Some(done))
}

fn start(test: &Test, run: &ProgramRun, engine: TestedEngine) -> Result<Done, String> {
    let mut arguments = vec!["-q".to_string(), test.path.clone()];
    arguments.extend(run.args.iter().flatten().cloned());
    on(engine, test, &arguments, run.stdin.as_deref().unwrap_or_default())
}

/// Compares the report of a faulty program with the expected one, or writes the latter.
fn report(test: &Test, run: &ProgramRun, path: &Path, engine: TestedEngine, done: &Done) -> Result<(), String> {
    let said = |done: &Done| String::from_utf8(done.stderr.clone()).map_err(|_| "its report is not UTF-8".to_string());
    match reports::blessing() {
        true => reports::bless(path, engine, [&said(done)?, &said(&start(test, run, engine)?)?]),
        false => reports::compare(path, engine, &said(done)?),
    }
}

/// Runs the file on an engine.
fn on(engine: TestedEngine, test: &Test, arguments: &[String], stdin: &[u8]) -> Result<Done, String> {
    let mut all = vec!["--engine".to_string(), engine.name().into()];
    all.extend(test.options.iter().chain(arguments).cloned());
    llvmlite_jit("run", &all, stdin)
}

/// Checks that the requested engine has worked. `tests/layering.rs` ensures that it did not hand the work to
/// the other one: neither imports the other.
fn worked(done: &Done, engine: TestedEngine) -> Result<(), String> {
    let count = match engine {
        TestedEngine::Jit => "functions_compiled",
        TestedEngine::Interp => "steps_interpreted",
    };
    if done.json["stats"][count].as_u64() > Some(0) && done.json["engine"] == engine.name() {
        return Ok(());
    }
    Err(format!("the {} engine did no work: {}", engine.name(), done.json["stats"]))
}

fn ended(done: &Done, kind: &str, status: Option<u8>, wrong: &mut Vec<String>) {
    let status = status.map(i32::from);
    if done.json["outcome"]["kind"] != kind || done.status.code() != status {
        let status = status.map_or(String::new(), |s| format!(" with status {s}"));
        wrong.push(format!("expected the end `{kind}`{status}, but {}", story(done)));
    }
}

/// Compares the diagnostics: each must have a directive, and each directive a diagnostic.
fn compare_diagnostics(test: &Test, done: &Done, wrong: &mut Vec<String>) {
    let none = Vec::new();
    let mut found: Vec<&Value> = done.json["diagnostics"].as_array().unwrap_or(&none).iter().collect();
    let expected = test
        .files()
        .flat_map(|(file, path)| file.diagnostics_in(done.json["engine"].is_null()).map(move |f| (f, path)));
    for (expected, path) in expected {
        match found.iter().position(|f| matches(expected, path, f)) {
            Some(at) => drop(found.remove(at)),
            None => {
                let name = word(expected.severity == Severity::Error);
                let ExpectedDiagnostic { line, column, code, text, .. } = expected;
                let place = if path == test.path { String::new() } else { format!(" in {path}") };
                wrong.push(format!("not found{place}: {name}@{line}: {column} {code} {text}"));
            }
        }
    }
    for f in found {
        let name = word(f["severity"] == "error");
        let text = |key: &str| f[key].as_str().unwrap_or("?").to_string();
        let place = if f["file"] == *test.path { String::new() } else { format!("in {}: ", text("file")) };
        let (line, column) = (&f["line"], &f["column"]);
        wrong.push(format!("not expected: {place}{name}@{line}: {column} {} {}", text("code"), text("message")));
    }
}

fn same(what: &str, expected: &[u8], found: &[u8], wrong: &mut Vec<String>) {
    if expected != found {
        let (expected, found) = (expected.escape_ascii(), found.escape_ascii());
        wrong.push(format!("{what}:\n  expected \"{expected}\"\n  found    \"{found}\""));
    }
}

fn parts(what: &str, parts: &[output_match::OutputMatch], found: &[u8], wrong: &mut Vec<String>) {
    wrong.extend(output_match::missing(parts, found).iter().map(|missing| {
        let output_match::OutputMatch { line, wanted } = missing.part;
        let wanted = match wanted {
            output_match::OutputPattern::Text(text) | output_match::OutputPattern::Line(text) => {
                format!("\"{}\"", text.escape_ascii())
            }
            output_match::OutputPattern::Pattern(pattern) | output_match::OutputPattern::LinePattern(pattern) => {
                format!("/{pattern}/")
            }
        };
        format!("line {line}: {wanted} is out of order in the {what}: \"{}\"", found.escape_ascii())
    }));
}

/// Describes the actual end, with its report.
fn story(done: &Done) -> String {
    let report = String::from_utf8_lossy(&done.stderr);
    format!("it ended with {} and {}\n{report}", done.status, done.json["outcome"])
}

/// Returns the part of standard error before the command's report, if any.
fn program_stderr(stderr: &[u8], has_report: bool) -> &[u8] {
    let report = [&b"fault: "[..], b"limit: "].map(|word| find(stderr, word)).into_iter().min();
    if has_report { &stderr[..report.unwrap_or(stderr.len())] } else { stderr }
}

/// Returns the index of `needle`, or the length if it does not occur.
fn find(hay: &[u8], needle: &[u8]) -> usize {
    hay.windows(needle.len()).position(|w| w == needle).unwrap_or(hay.len())
}
