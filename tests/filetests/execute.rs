//! Does what the directives of one file say, in one mode, and compares.

use super::directive::{File, Finding, Run};
use super::process::{Done, llvmlite_jit};
use llvmlite_jit::diagnostic::Severity;
use serde_json::Value;
use std::path::Path;

/// What runs a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Engine {
    Jit,
    Interp,
}

impl Engine {
    pub const BOTH: [Engine; 2] = [Engine::Jit, Engine::Interp];

    pub fn name(self) -> &'static str {
        match self {
            Engine::Jit => "jit",
            Engine::Interp => "interp",
        }
    }

    pub fn from_name(name: &str) -> Option<Engine> {
        Engine::BOTH.into_iter().find(|e| e.name() == name)
    }
}

/// A way to execute a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// Its text is checked.
    Check,
    /// It is handed to an engine.
    On(Engine),
}

impl Mode {
    pub fn name(self) -> &'static str {
        match self {
            Mode::Check => "check",
            Mode::On(engine) => engine.name(),
        }
    }

    /// The modes that a file is executed in. Findings about the text need no engine; codes from E0600 on come from one.
    pub fn of(file: &File) -> Vec<Mode> {
        let by_engine =
            |f: &Finding| f.severity == Severity::Error && f.code.as_str() >= "E0600" && f.code.starts_with('E');
        if file.runs_anything() || file.findings.iter().any(by_engine) {
            Engine::BOTH.map(Mode::On).to_vec()
        } else {
            vec![Mode::Check]
        }
    }
}

/// Executes a file in one mode; `Err` lists everything that is not as the directives say.
pub fn run(file: &File, path: &Path, mode: Mode) -> Result<(), String> {
    let path = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).display().to_string();
    let mut wrong = Vec::new();
    match mode {
        Mode::Check => check(file, &path, &mut wrong),
        Mode::On(engine) if file.is_refused() => refused(file, &path, engine, &mut wrong),
        Mode::On(engine) => {
            for run in &file.runs {
                if let Err(error) = call(file, run, &path, engine, &mut wrong) {
                    wrong.push(format!("line {}: {}: {error}", run.line, run.call));
                }
            }
            if file.runs_program()
                && let Err(error) = program(file, &path, engine, &mut wrong)
            {
                wrong.push(error);
            }
        }
    }
    // Each run of the same file finds the same.
    let mut told = std::collections::BTreeSet::new();
    wrong.retain(|w| told.insert(w.clone()));
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn check(file: &File, path: &str, wrong: &mut Vec<String>) {
    let arguments: Vec<String> = file.flags.iter().cloned().chain([path.to_string()]).collect();
    match llvmlite_jit("check", &arguments) {
        Err(error) => wrong.push(error),
        Ok(done) => {
            let (kind, status) = if file.is_refused() { ("refused", 65) } else { ("done", 0) };
            ended(&done, kind, Some(status), wrong);
            findings(file, path, &done, wrong);
        }
    }
}

fn refused(file: &File, path: &str, engine: Engine, wrong: &mut Vec<String>) {
    match on(engine, file, &[path.to_string()]) {
        Err(error) => wrong.push(error),
        Ok(done) => {
            ended(&done, "refused", Some(65), wrong);
            findings(file, path, &done, wrong);
            if !done.stdout.is_empty() {
                wrong.push("it ran: a refused program must not print anything".into());
            }
        }
    }
}

fn call(file: &File, run: &Run, path: &str, engine: Engine, wrong: &mut Vec<String>) -> Result<(), String> {
    let done = on(engine, file, &["--call".into(), run.call.clone(), path.into()])?;
    findings(file, path, &done, wrong);
    let found = &done.json["outcome"]["value"];
    if done.json["outcome"]["kind"] != "returned" {
        return Err(format!("expected {}, but {}", run.expected, story(&done)));
    }
    if *found != *run.expected {
        return Err(format!("expected {}, found {}", run.expected, found.as_str().unwrap_or("nothing")));
    }
    worked(&done, engine)
}

fn program(file: &File, path: &str, engine: Engine, wrong: &mut Vec<String>) -> Result<(), String> {
    let trap = file.trap(engine);
    if trap.is_some_and(|t| t.kind.is_none()) {
        return Ok(());
    }
    let mut arguments = vec!["-q".to_string(), path.into()];
    arguments.extend(file.args.iter().flatten().cloned());
    let done = on(engine, file, &arguments)?;
    findings(file, path, &done, wrong);
    match trap {
        None => {
            let kind = &done.json["outcome"]["kind"];
            if *kind != "returned" && *kind != "exited" {
                wrong.push(format!("expected a normal end, but {}", story(&done)));
            } else if let Some(status) = file.exit {
                ended(&done, kind.as_str().unwrap_or(""), Some(status), wrong);
            }
        }
        Some(trap) => {
            let kind = trap.kind.map_or("", |k| k.text());
            let found = &done.json["outcome"]["trap"];
            if found["kind"] != kind || found["line"] != trap.line || found["file"] != path {
                wrong.push(format!("expected a fault: {kind} at line {}, but {}", trap.line, story(&done)));
            } else {
                ended(&done, if trap.in_host { "host fault" } else { "trapped" }, Some(134), wrong);
            }
        }
    }
    if let Some(expected) = &file.stdout {
        same("standard output", expected, &done.stdout, wrong);
    }
    if let Some(expected) = &file.stderr {
        let report = if trap.is_some() { find(&done.stderr, b"fault: ") } else { done.stderr.len() };
        same("standard error", expected, &done.stderr[..report], wrong);
    }
    worked(&done, engine)
}

/// Hands the file to an engine.
fn on(engine: Engine, file: &File, arguments: &[String]) -> Result<Done, String> {
    let mut all = vec!["--engine".to_string(), engine.name().into()];
    all.extend(file.flags.iter().chain(arguments).cloned());
    llvmlite_jit("run", &all)
}

/// The engine that was asked for must have done the work itself.
fn worked(done: &Done, engine: Engine) -> Result<(), String> {
    let count = |name: &str| done.json["stats"][name].as_u64();
    let (compiled, interpreted) = (count("functions_compiled"), count("steps_interpreted"));
    let honest = match engine {
        Engine::Jit => compiled > Some(0) && interpreted == Some(0),
        Engine::Interp => compiled == Some(0) && interpreted > Some(0),
    };
    if honest && done.json["engine"] == engine.name() {
        return Ok(());
    }
    Err(format!("the {} engine did not do the work itself: {}", engine.name(), done.json["stats"]))
}

fn ended(done: &Done, kind: &str, status: Option<u8>, wrong: &mut Vec<String>) {
    let status = status.map(i32::from);
    if done.json["outcome"]["kind"] != kind || done.status.code() != status {
        let status = status.map_or(String::new(), |s| format!(" with status {s}"));
        wrong.push(format!("expected the end `{kind}`{status}, but {}", story(done)));
    }
}

/// Every finding must be named by a directive, and the other way round.
fn findings(file: &File, path: &str, done: &Done, wrong: &mut Vec<String>) {
    let none = Vec::new();
    let mut found: Vec<&Value> = done.json["diagnostics"].as_array().unwrap_or(&none).iter().collect();
    for expected in &file.findings {
        match found.iter().position(|f| matches(expected, path, f)) {
            Some(at) => drop(found.remove(at)),
            None => {
                let name = if expected.severity == Severity::Error { "error" } else { "warn" };
                let Finding { line, column, code, text, .. } = expected;
                wrong.push(format!("not found: {name}@{line}: {column} {code} {text}"));
            }
        }
    }
    for f in found {
        let name = if f["severity"] == "error" { "error" } else { "warn" };
        let text = |key: &str| f[key].as_str().unwrap_or("?").to_string();
        let place = if f["file"] == path { String::new() } else { format!("in {}: ", text("file")) };
        let (line, column) = (&f["line"], &f["column"]);
        wrong.push(format!("not expected: {place}{name}@{line}: {column} {} {}", text("code"), text("message")));
    }
}

fn matches(expected: &Finding, path: &str, found: &Value) -> bool {
    let severity = if expected.severity == Severity::Error { "error" } else { "warning" };
    found["severity"] == severity
        && found["code"] == *expected.code
        && found["file"] == path
        && found["line"] == expected.line
        && found["column"] == expected.column
        && found["message"].as_str().is_some_and(|m| m.contains(&expected.text))
}

fn same(what: &str, expected: &[u8], found: &[u8], wrong: &mut Vec<String>) {
    if expected != found {
        let (expected, found) = (expected.escape_ascii(), found.escape_ascii());
        wrong.push(format!("{what}:\n  expected \"{expected}\"\n  found    \"{found}\""));
    }
}

/// How it really ended, with our report of it.
fn story(done: &Done) -> String {
    let report = String::from_utf8_lossy(&done.stderr);
    format!("it ended with {} and {}\n{report}", done.status, done.json["outcome"])
}

/// Where `needle` starts, or the end.
fn find(hay: &[u8], needle: &[u8]) -> usize {
    hay.windows(needle.len()).position(|w| w == needle).unwrap_or(hay.len())
}
