//! Sessions through the library's public interface: what a file's directives demand is what a session gives that has loaded it,
//! and ten thousand inputs leave behind what is documented and nothing more.

use llvmlite_jit::directive::File;
use llvmlite_jit::engine::Limits;
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::session::{EngineKind, Entered, Options, Session};
use llvmlite_jit::value::parse_value;
use std::path::{Path, PathBuf};
use std::time::Duration;

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> =
        std::fs::read_dir(folder).expect("a folder of tests").flatten().map(|entry| entry.path()).collect();
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
    Session::new(Options { engine, limits, ..Options::default() }).expect("this machine is supported")
}

/// What a call gives, as directives write it.
fn call(session: &mut Session, call: &str) -> Result<String, String> {
    let name = call.strip_prefix('@').unwrap_or(call);
    let reply = session.enter(&format!("@{name}"));
    match reply.entered.last() {
        Some(Entered::Evaluated { value: Some(value), .. }) => Ok(value.display()),
        Some(Entered::Evaluated { value: None, .. }) => Ok("void".into()),
        Some(Entered::Ended(Outcome::Trapped(trap))) => Err(trap.message.clone()),
        other => Err(format!("{other:?} {:?}", reply.diagnostics.iter().map(|d| &d.message).collect::<Vec<_>>())),
    }
}

/// Every function that a file test calls with scalars is called in a session too, after the other half of its file was
/// defined a second time.
#[test]
fn a_session_gives_what_the_directives_of_files_demand() {
    let mut all = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/ll"), &mut all);
    let (mut calls, mut wrong) = (0, Vec::new());
    for path in all {
        let text = std::fs::read_to_string(&path).expect("a text");
        let Ok(file) = File::parse(&text) else { continue };
        let plain = file.flags.is_empty() && file.links.is_empty() && file.loads.is_empty() && file.needs.is_empty();
        // Where something is written, stopped or refused the test is another one's.
        let quiet = file.stdout.is_none() && file.stderr.is_none() && file.traps.is_empty() && file.findings.is_empty();
        if !plain || !quiet || file.runs.is_empty() || file.part {
            continue;
        }
        for engine in [EngineKind::Jit, EngineKind::Interp] {
            let mut session = session(engine);
            let name = path.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
            let reply = session.load(&name, text.clone().into_bytes());
            if let Some(error) = reply.diagnostics.iter().find(|d| d.is_error()) {
                // What a session does not have, and what was made for another machine.
                if !["E1005", "E1006"].contains(&error.code) {
                    wrong.push(format!("{} ({engine:?}): {}", path.display(), error.message));
                }
                continue;
            }
            for run in &file.runs {
                let scalars = !run.call.contains(['{', '[']) && !run.expected.contains(['{', '[']);
                let Some(expected) = parse_value(&run.expected).ok().filter(|_| scalars) else { continue };
                calls += 1;
                match call(&mut session, &run.call) {
                    Ok(found) if found == expected.display() => {}
                    // Any value will do for what is undefined.
                    Ok(found) if ["undef", "poison"].contains(&found.as_str()) => {}
                    Ok(found) => {
                        wrong.push(format!(
                            "{}:{} ({engine:?}): {found}, not {}",
                            path.display(),
                            run.line,
                            run.expected
                        ));
                    }
                    Err(message) => {
                        wrong.push(format!("{}:{} ({engine:?}): {message}", path.display(), run.line));
                    }
                }
            }
        }
    }
    assert!(calls > 500, "only {calls} calls were tested");
    assert!(wrong.is_empty(), "{} of {calls}:\n{}", wrong.len(), wrong.join("\n"));
}

/// Pages of memory that the process has.
fn resident() -> usize {
    let text = std::fs::read_to_string("/proc/self/statm").expect("Linux tells");
    text.split(' ').nth(1).and_then(|n| n.parse().ok()).expect("a number")
}

fn mappings() -> usize {
    std::fs::read_to_string("/proc/self/maps").expect("Linux tells").lines().count()
}

#[test]
fn ten_thousand_evaluations_leave_little_behind() {
    for (engine, most) in [(EngineKind::Jit, 4000), (EngineKind::Interp, 4000)] {
        let mut session = session(engine);
        session
            .enter("define i64 @next(i64 %n) {\n  %r = add i64 %n, 1\n  ret i64 %r\n}\n%x = i64 0\n@g = global i64 0");
        let mut turn = |n: usize| {
            let text = match n % 5 {
                0 => "%x = call i64 @next(i64 %x)".to_string(),
                1 => format!("%y = add i64 %x, {}", n % 100),
                2 => "store i64 %y, ptr @g".to_string(),
                3 => "%v = insertelement <4 x i64> zeroinitializer, i64 %x, i32 1".to_string(),
                _ => "load i64, ptr @g".to_string(),
            };
            let reply = session.enter(&text);
            assert!(!reply.failed(), "{text}: {:?}", reply.diagnostics);
            reply
        };
        (0..1000).for_each(|n| drop(turn(n)));
        let (pages, maps) = (resident(), mappings());
        (1000..11_000).for_each(|n| drop(turn(n)));
        let Some(Entered::Evaluated { text, .. }) = turn(11_000).entered.pop() else { panic!("a value") };
        assert_eq!(text.as_deref(), Some("i64 2201"));
        // The texts, and with the interpreter the instructions that reports may name.
        let bytes = resident().saturating_sub(pages) * 4096 / 10_000;
        assert!(bytes < most, "{engine:?}: {bytes} bytes for each evaluation");
        assert!(mappings() < maps + 50, "{engine:?}: {} mappings more", mappings() - maps);
    }
}

/// Definitions that replace each other do not pile up.
#[test]
fn code_that_was_replaced_is_given_back() {
    let mut session = session(EngineKind::Jit);
    let mut define = |n: usize| {
        let text = format!("define i64 @f(i64 %n) {{\n  %r = add i64 %n, {}\n  ret i64 %r\n}}", n % 7);
        assert!(!session.enter(&text).failed());
        assert_eq!(call(&mut session, "f(i64 1)"), Ok(format!("i64 {}", n % 7 + 1)));
    };
    (0..50).for_each(&mut define);
    let maps = mappings();
    (50..550).for_each(&mut define);
    assert!(mappings() < maps + 20, "{} mappings more", mappings() - maps);
}
