//! The `run:` directives of a file, without a process for each: the first call is made by the command, as everything else, the
//! others by a process that prepares the program once and forks for each call. So each call finds the program and the C library
//! as they are at the start.

use super::process::{Temporary, finished};
use llvmlite_jit::Program;
use llvmlite_jit::directive::{CallRun, TestFile, TestedEngine};
use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::Name;
use llvmlite_jit::jit::{self, Jit};
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::value::{ParsedCall, parse_call};
use std::collections::HashMap;
use std::fs::File;
use std::io::Write;
use std::process::Command;

/// First argument of the process that makes the calls.
const MAKE_CALLS: &str = "--make-calls";

/// Exit status of a process that has written the result of its call. A program that ends its process gives another one.
const WRITTEN: i32 = 42;

/// Divides the calls of a file into those that the command makes, and those that one process makes: all but the first, if they
/// need nothing of the command.
pub fn divide(file: &TestFile, engine: TestedEngine) -> (&[CallRun], &[CallRun]) {
    let is_plain = file.flags.is_empty() && file.links.is_empty() && file.loads.is_empty() && file.needs.is_empty();
    let is_silent = file.diagnostics_in(true).next().is_none() && file.trap(engine).is_none();
    let by_command = if is_plain && is_silent { file.runs.len().min(1) } else { file.runs.len() };
    file.runs.split_at(by_command)
}

/// Makes calls on an engine, and compares the results; `path` is relative to the package.
pub fn run(path: &str, calls: &[CallRun], engine: TestedEngine, wrong: &mut Vec<String>) -> Result<(), String> {
    let results = Temporary::new("calls");
    let mut command = Command::new(std::env::current_exe().map_err(|e| e.to_string())?);
    command.args([MAKE_CALLS, engine.name(), path]).arg(&results.0);
    let (status, _, stderr) = finished(command, &[])?;
    let text = std::fs::read_to_string(&results.0).map_err(|e| format!("no results of calls: {e}"))?;
    let results: HashMap<&str, &str> = text.lines().filter_map(|line| line.split_once(' ')).collect();
    for (n, run) in calls.iter().enumerate() {
        match results.get(n.to_string().as_str()).and_then(|result| result.split_once(": ")) {
            Some(("returned", found)) if run.accepts(found) => {}
            Some(("returned", found)) => {
                wrong.push(format!("line {}: {}: expected {}, found {found}", run.line, run.call, run.expected));
            }
            found => {
                let found = found.map_or_else(
                    || format!("the process ended with {status}: {}", String::from_utf8_lossy(&stderr)),
                    |(_, outcome)| outcome.to_string(),
                );
                wrong.push(format!("line {}: {}: expected {}, but {found}", run.line, run.call, run.expected));
            }
        }
    }
    match status.success() {
        true => Ok(()),
        false => Err(format!("the calls ended with {status}: {}", String::from_utf8_lossy(&stderr))),
    }
}

/// Makes calls, if this process was started for that, and returns its exit status.
pub fn serve() -> Option<i32> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [first, engine, path, results] = arguments.as_slice() else { return None };
    (first == MAKE_CALLS).then(|| match make_calls(engine, path, results) {
        Ok(()) => 0,
        Err(error) => {
            eprintln!("{error}");
            1
        }
    })
}

/// Writes a line for each call: its number, and `returned: VALUE` or `not returned: OUTCOME`.
fn make_calls(engine: &str, path: &str, results: &str) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let file = TestFile::parse(&text)?;
    let tested = TestedEngine::BOTH.into_iter().find(|known| known.name() == engine).ok_or("no such engine")?;
    let calls: Vec<ParsedCall> =
        divide(&file, tested).1.iter().map(|run| parse_call(&run.call)).collect::<Result<_, _>>()?;
    let program = Program::new(path, text).map_err(|e| e.to_string())?;
    if let Some(warning) = program.warnings().first() {
        return Err(format!("a warning: {}", warning.message));
    }
    let mut results = File::create(results).map_err(|e| e.to_string())?;
    let mut engine = prepared(&program, &calls, tested)?;
    for (n, call) in calls.iter().enumerate() {
        // SAFETY: this process has a single thread now: those that compiled have been joined.
        match unsafe { libc::fork() } {
            0 => {
                let line = format!("{n} {}\n", describe(engine.call(&call.function, &call.args), &*engine, tested));
                let status = if results.write_all(line.as_bytes()).is_ok() { WRITTEN } else { 1 };
                // SAFETY: the process ends without what the parent's exit would do.
                unsafe { libc::_exit(status) };
            }
            -1 => return Err(std::io::Error::last_os_error().to_string()),
            child => {
                let mut status = 0;
                // SAFETY: `status` is valid for writes.
                let ended = unsafe { libc::waitpid(child, &mut status, 0) };
                if ended != child || !libc::WIFEXITED(status) || libc::WEXITSTATUS(status) != WRITTEN {
                    results
                        .write_all(format!("{n} not returned: it ended with status {status:#x}\n").as_bytes())
                        .map_err(|e| e.to_string())?;
                }
            }
        }
    }
    Ok(())
}

/// Returns an engine that can make all calls.
fn prepared(program: &Program, calls: &[ParsedCall], engine: TestedEngine) -> Result<Box<dyn Engine>, String> {
    let globals = &program.module().globals;
    let entry = |call: &ParsedCall| {
        let is_called = |name: &Name| name.to_string() == call.function || *name.symbol() == *call.function;
        globals
            .keys()
            .find(|id| is_called(&globals[*id].name))
            .ok_or_else(|| format!("no function `{}`", call.function))
    };
    let mut entries = calls.iter().map(entry).collect::<Result<Vec<_>, _>>()?;
    entries.sort();
    entries.dedup();
    let (checked, refused) = (program.checked().clone(), |found: Vec<_>| format!("it is refused: {found:?}"));
    match engine {
        TestedEngine::Interp => {
            let interpreter = Interpreter::new(checked, &entries, interp::Options::default()).map_err(refused)?;
            Ok(Box::new(interpreter))
        }
        TestedEngine::Jit => {
            // SAFETY: the programs of `tests/ll` are meant to be run.
            let jit = unsafe { Jit::new(checked, &entries, jit::Options::default()) }.map_err(refused)?;
            Ok(Box::new(jit))
        }
    }
}

/// Returns the result of a call as a text. The engine must have worked.
fn describe(outcome: Outcome, engine: &dyn Engine, tested: TestedEngine) -> String {
    let stats = engine.stats();
    let work = match tested {
        TestedEngine::Jit => stats.functions_compiled,
        TestedEngine::Interp => stats.steps_interpreted,
    };
    match outcome {
        Outcome::Returned(value) if work > 0 => format!("returned: {}", value.display()),
        Outcome::Returned(_) => "not returned: the engine did no work".into(),
        other => format!("not returned: {}", format!("{other:?}").replace('\n', " ")),
    }
}
