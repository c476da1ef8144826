//! Sessions through the public interface: a session that has loaded a file meets the directives of the file, and ten
//! thousand inputs leave only the documented data behind.
//!
//! Modules of a session may refer to each other by 32-bit distances, which needs low addresses that other engines of the process
//! would take.

use llvmlite_jit::directive::TestFile;
use llvmlite_jit::engine::Limits;
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::session::{EngineKind, Options, PartResult, Session};
use llvmlite_jit::value::parse_value;
use std::path::{Path, PathBuf};
use std::time::Duration;

fn files(directory: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(directory).expect("a directory of tests").flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            files(&path, found);
        } else if path.extension().is_some_and(|e| e == "ll") {
            found.push(path);
        }
    }
}

fn session(engine: EngineKind) -> Session {
    let limits = Limits { timeout: Some(Duration::from_secs(20)), ..Limits::default() };
    // SAFETY: the inputs are this test's own.
    unsafe { Session::new(Options { engine, limits, ..Options::default() }) }.expect("this machine is supported")
}

/// Makes a call, and returns the result in the syntax of directives.
fn call(session: &mut Session, call: &str) -> Result<String, String> {
    let name = call.strip_prefix('@').unwrap_or(call);
    let reply = session.enter(&format!("@{name}"));
    match reply.entered.last() {
        Some(PartResult::Evaluated { value: Some(value), .. }) => Ok(value.display()),
        Some(PartResult::Evaluated { value: None, .. }) => Ok("void".into()),
        Some(PartResult::Ended(Outcome::Trapped(trap))) => Err(trap.message.clone()),
        other => Err(format!("{other:?} {:?}", reply.diagnostics.iter().map(|d| &d.message).collect::<Vec<_>>())),
    }
}

/// Files with another result in a session, with the reason.
const UNLIKE: &[(&str, &str)] = &[
    ("globals/extern_weak.ll", "what is not defined may still be, and has an address"),
    ("globals/linkages.ll", "what is not defined may still be, and has an address"),
    ("globals/aligned_functions.ll", "the address of a function is that of its stub"),
    ("langref/layout_memory.ll", "a session keeps the layout that it began with"),
    ("langref/nan_moves.ll", "directives and sessions write a signaling NaN in different ways"),
    ("llvmlite/comments.ll", "a definition without braces ends with its line"),
];

/// Calls every function that a file test calls with scalars in a session too, after the other half of its file was
/// defined a second time.
#[test]
fn a_compiled_session_gives_what_the_directives_of_files_demand() {
    cached!();
    in_own_process!();
    call_all(EngineKind::Jit);
}

#[test]
fn an_interpreted_session_gives_what_the_directives_of_files_demand() {
    cached!();
    in_own_process!();
    call_all(EngineKind::Interp);
}

fn call_all(engine: EngineKind) {
    let mut all = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut all);
    let (mut calls, mut wrong) = (0, Vec::new());
    for path in all {
        let text = std::fs::read_to_string(&path).expect("a text");
        let Ok(file) = TestFile::parse(&text) else { continue };
        let plain = file.flags.is_empty() && file.links.is_empty() && file.loads.is_empty() && file.needs.is_empty();
        // Output, faults and refusals are covered by other tests.
        let quiet = file.program.stdout.is_none()
            && file.program.stderr.is_none()
            && file.cases.is_empty()
            && file.traps.is_empty()
            && file.diagnostics.is_empty();
        let unlike = UNLIKE.iter().any(|(file, _)| path.ends_with(file));
        if unlike || !plain || !quiet || file.runs.is_empty() || file.part {
            continue;
        }
        let mut session = session(engine);
        let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let reply = session.load(&name, text.clone().into_bytes());
        if let Some(error) = reply.diagnostics.iter().find(|d| d.is_error()) {
            // Constructs that a session does not support, and files for another machine.
            if !["E1005", "E1006"].contains(&error.code) && !error.code.starts_with("E06") {
                wrong.push(format!("{} ({engine:?}): {}", path.display(), error.message));
            }
            continue;
        }
        for run in &file.runs {
            let scalars = !run.call.contains(['{', '[', '<']) && !run.expected.contains(['{', '[', '<']);
            let Some(expected) = parse_value(&run.expected).ok().filter(|_| scalars) else { continue };
            calls += 1;
            let mut found = call(&mut session, &run.call);
            if found.as_ref().is_ok_and(|found| *found != expected.display()) {
                // The difference may come from variables that an earlier call has changed.
                let mut fresh = self::session(engine);
                fresh.load(&name, text.clone().into_bytes());
                found = call(&mut fresh, &run.call);
            }
            match found {
                Ok(found) if found == expected.display() => {}
                // An undefined result may be any value.
                Ok(found) if ["undef", "poison"].contains(&found.as_str()) => {}
                Ok(found) => {
                    wrong.push(format!("{}:{} ({engine:?}): {found}, not {}", path.display(), run.line, run.expected));
                }
                // Values of directives that LLVM IR cannot express.
                Err(message)
                    if ["is not exactly representable", "expected a value in", "LLVM has no decimal literals"]
                        .iter()
                        .any(|part| message.contains(part)) => {}
                Err(message) => {
                    wrong.push(format!("{}:{} ({engine:?}): {message}", path.display(), run.line));
                }
            }
        }
    }
    assert!(calls > 250, "only {calls} calls were tested");
    assert!(wrong.is_empty(), "{} of {calls}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Returns the resident memory of this process in bytes.
fn resident() -> u64 {
    let text = std::fs::read_to_string("/proc/self/statm").expect("Linux");
    text.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok()).expect("a number") * 4096
}

#[test]
fn an_engine_made_anew_takes_no_memory_for_what_is_zero() {
    cached!();
    in_own_process!();
    let mut session = session(EngineKind::Jit);
    session.enter("@huge = global [250000000 x i64] zeroinitializer");
    session.enter("%p = getelementptr i64, ptr @huge, i64 123456789");
    session.enter("store i64 7, ptr %p");
    let before = resident();
    session.switch(EngineKind::Jit).expect("the same engine");
    let more = resident().saturating_sub(before);
    assert!(more < 100 << 20, "{more} bytes more");
    session.enter("%q = getelementptr i64, ptr @huge, i64 123456789");
    let reply = session.enter("%v = load i64, ptr %q");
    let value = match reply.entered.last() {
        Some(PartResult::Evaluated { value: Some(value), .. }) => value.display(),
        other => format!("{other:?}"),
    };
    assert_eq!(value, "i64 7");
}
