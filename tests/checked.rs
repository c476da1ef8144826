//! Checked compiled code: it finds the mistakes of `tests/ll/wrong` with the interpreter's reports, and no others.

use llvmlite_jit::directive::{TestFile, TestedEngine};
use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::{GlobalId, Name};
use llvmlite_jit::jit::{CheckLevel, Jit, Options};
use llvmlite_jit::value::{ParsedCall, parse_call};
use llvmlite_jit::{Limits, Outcome, Program};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

/// Programs whose mistake is not found yet, or not with the interpreter's report: a name and the reason, one per line.
const NOT_YET: &str = include_str!("checked/not_yet.txt");
/// The same for level `all`: the names, one per line.
const NOT_YET_OF_ALL: &str = include_str!("checked/not_yet_all.txt");

/// Exit status of a program that ends with a fault.
const FAULT: i32 = 134;

/// Returns the programs below a directory of `tests/ll`.
fn programs(directory: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut rest = vec![Path::new(env!("CARGO_MANIFEST_DIR")).join(directory)];
    while let Some(path) = rest.pop() {
        if path.is_dir() {
            let entries = std::fs::read_dir(&path).expect("a directory of tests").flatten();
            rest.extend(entries.map(|entry| entry.path()));
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// The end of a command, and its output.
#[derive(PartialEq, Eq, Debug)]
struct Ended {
    status: Option<i32>,
    out: String,
    reports: String,
}

/// Runs the command with a time limit.
fn run(arguments: &[String]) -> Ended {
    run_with(arguments, None)
}

/// Runs the command with a time limit and standard input.
fn run_with(arguments: &[String], input: Option<&[u8]>) -> Ended {
    run_in(arguments, input, ("LLVMLITE_LAZY", "off"))
}

/// Runs the command with a variable in its environment.
fn run_in(arguments: &[String], input: Option<&[u8]>, variable: (&str, &str)) -> Ended {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    command.args(["run", "--timeout", "60s", "--no-cache"]).args(arguments);
    command.current_dir(env!("CARGO_MANIFEST_DIR")).env("NO_COLOR", "1");
    command.env("LLVMLITE_LAZY", "off").env(variable.0, variable.1);
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("the command starts");
    // It may end without reading what it gets, which fits in the pipe.
    let _ = child.stdin.take().expect("a pipe").write_all(input.unwrap_or_default());
    let done = child.wait_with_output().expect("the command ends");
    let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
    Ended { status: done.status.code(), out: text(done.stdout), reports: text(done.stderr) }
}

/// Calls `f` for each element, on all processors.
fn for_each<T: Sync>(all: &[T], f: impl Fn(&T) + Sync) {
    let next = AtomicUsize::new(0);
    let workers = std::thread::available_parallelism().map_or(2, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(one) = all.get(next.fetch_add(1, Ordering::Relaxed)) {
                    f(one);
                }
            });
        }
    });
}

fn name(path: &Path) -> String {
    path.file_stem().expect("a file").to_string_lossy().into_owned()
}

fn relative(path: &Path) -> String {
    path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).display().to_string()
}

/// Whether two reports are equal except for numbers, which differ from run to run.
fn same(one: &str, other: &str) -> bool {
    without_numbers(one) == without_numbers(other)
}

/// Returns a report without the warnings about the program before it, which the expected report does not have.
fn without_warnings(text: &str) -> &str {
    match text.find("\nfault: ") {
        Some(at) if text.starts_with("warning[") => &text[at + 1..],
        _ => text,
    }
}

fn without_numbers(text: &str) -> String {
    let mut parts = text.split("0x");
    let mut masked = parts.next().unwrap_or_default().to_string();
    for part in parts {
        masked += "0x…";
        masked += part.trim_start_matches(|c: char| c.is_ascii_hexdigit() || c == '…');
    }
    masked
}

/// Returns the report of the interpreter on a program; `None` if the program runs to the end, or is not run.
fn expected(path: &Path) -> Option<String> {
    let read = |extension| std::fs::read_to_string(path.with_extension(extension)).ok();
    let file = TestFile::parse(&std::fs::read_to_string(path).ok()?).ok()?;
    let is_found = file.trap(TestedEngine::Interp).is_some_and(|trap| trap.kind.is_some());
    let plain = file.links.is_empty() && file.flags.is_empty();
    read("interp.report").or_else(|| read("report")).filter(|_| is_found && plain)
}

/// Returns the standard input that a program is tested with.
fn input(path: &Path) -> Option<Vec<u8>> {
    let file = TestFile::parse(&std::fs::read_to_string(path).ok()?).ok()?;
    let (program, _) = file.programs(true).next()?;
    program.stdin.clone()
}

#[test]
fn mistakes_are_reported_in_the_words_of_the_interpreter() {
    cached!();
    mistakes_are_reported("memory", &NOT_YET.lines().filter_map(|line| line.split_once(": ")).collect());
}

#[test]
fn undefined_values_are_reported_in_the_words_of_the_interpreter() {
    cached!();
    mistakes_are_reported("all", &NOT_YET_OF_ALL.lines().map(|name| (name, "")).collect());
}

/// Compares the reports on `tests/ll/wrong` with those of the interpreter.
fn mistakes_are_reported(level: &str, not_yet: &BTreeMap<&str, &str>) {
    let wrong = Mutex::new(Vec::new());
    let counts = [AtomicUsize::new(0), AtomicUsize::new(0)];
    for_each(&programs("tests/ll/wrong"), |path| {
        let Some(expected) = expected(path) else { return };
        let ended = run_with(&[format!("--checked={level}"), relative(path)], input(path).as_deref());
        let found = same(&expected, without_warnings(&ended.reports));
        counts[usize::from(found)].fetch_add(1, Ordering::Relaxed);
        let name = name(path);
        match (found, not_yet.contains_key(&*name)) {
            (true, true) => wrong.lock().unwrap().push(format!("{name} is found: it no longer belongs into the list")),
            (false, false) => {
                wrong.lock().unwrap().push(format!("{name}: expected\n{expected}--- but found\n{}", ended.reports));
            }
            _ => {}
        }
    });
    let mut wrong = wrong.into_inner().unwrap();
    wrong.sort();
    let [missed, found] = counts.map(AtomicUsize::into_inner);
    println!("{found} reports are the interpreter's, {missed} are not");
    let unknown = not_yet.keys().filter(|name| !Path::new("tests/ll/wrong").join(format!("{name}.ll")).exists());
    wrong.extend(unknown.map(|name| format!("{name} is in the list, but there is no such program")));
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Functions that are compiled at their first calls have the same checks.
#[test]
fn mistakes_are_found_in_lazily_compiled_functions() {
    cached!();
    mistakes_are_reported_in(("LLVMLITE_LAZY", "all"), 1);
}

/// Stubs find the same mistakes as the checks of small code.
#[test]
fn mistakes_are_found_by_stubs() {
    cached!();
    mistakes_are_reported_in(("LLVMLITE_STUBS", "all"), crate::sampling_step());
}

/// The checks of small code find the same mistakes as stubs.
#[test]
fn mistakes_are_found_without_stubs() {
    cached!();
    mistakes_are_reported_in(("LLVMLITE_STUBS", "none"), crate::sampling_step());
}

/// Compares the reports on a sample of `tests/ll/wrong` with those of the interpreter, with a variable in the
/// environment.
fn mistakes_are_reported_in(variable: (&str, &str), step: usize) {
    let wrong = Mutex::new(Vec::new());
    let mut all = programs("tests/ll/wrong");
    all.retain(|path| crate::sample::is_in_sample(path, step));
    for_each(&all, |path| {
        let Some(expected) = expected(path) else { return };
        if NOT_YET_OF_ALL.lines().any(|listed| listed == name(path)) {
            return;
        }
        let ended = run_in(&["--checked".into(), relative(path)], input(path).as_deref(), variable);
        if !same(&expected, without_warnings(&ended.reports)) {
            wrong.lock().unwrap().push(format!("{}: expected\n{expected}--- but found\n{}", name(path), ended.reports));
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Overflow that `--wrap` allows is no mistake, but a shift that is too large still is.
#[test]
fn overflow_wraps_if_asked() {
    cached!();
    let text = "define i32 @main(i32 %count) {\n  %max = add i32 %count, 2147483646\n  %sum = add nsw i32 %max, 1\n  \
                %is_negative = icmp slt i32 %sum, 0\n  br i1 %is_negative, label %yes, label %no\nyes:\n  ret i32 3\nno:\n  ret i32 4\n}\n";
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("overflow_wraps.ll");
    std::fs::write(&path, text).expect("a file");
    let path = path.display().to_string();
    let status = |options: &[&str]| {
        run(&[options, &[&path]].concat().into_iter().map(str::to_string).collect::<Vec<_>>()).status
    };
    assert_eq!(status(&["--checked"]), Some(FAULT));
    assert_eq!(status(&["--checked", "--wrap"]), Some(3));
    assert_eq!(status(&["--engine=interp", "--wrap"]), Some(3));
    assert_eq!(status(&["--checked=memory"]), Some(3));
    std::fs::write(&path, text.replace("add nsw i32 %max, 1", "shl nsw i32 %max, %max")).expect("a file");
    assert_eq!(status(&["--checked", "--wrap"]), Some(FAULT));
}

/// Operations on values and constants overflow exactly where they should.
#[test]
fn overflow_is_found_at_its_bounds() {
    cached!();
    const OPS: [&str; 3] = ["add", "sub", "mul"];
    let cut = |bits: u32, signed: bool, value: i128| {
        let high = (value as u128) << (128 - bits);
        if signed { high as i128 >> (128 - bits) } else { (high >> (128 - bits)) as i128 }
    };
    let result = |op: &str, a: i128, b: i128| match op {
        "add" => a + b,
        "sub" => a - b,
        _ => a.checked_mul(b).unwrap_or(i128::MAX),
    };
    let mut text = String::new();
    // Function, operation, whether it is signed, width, first and second operand.
    let mut calls: Vec<(String, &str, bool, u32, i128, i128)> = Vec::new();
    for (bits, signed, op) in [7u32, 8, 32, 64]
        .into_iter()
        .flat_map(|bits| [true, false].into_iter().flat_map(move |signed| OPS.map(|op| (bits, signed, op))))
    {
        let flag = if signed { "nsw" } else { "nuw" };
        let (least, most) = match signed {
            true => (-1i128 << (bits - 1), (1i128 << (bits - 1)) - 1),
            false => (0, (1i128 << bits) - 1),
        };
        let both = format!("both_{op}_{flag}_{bits}");
        text += &format!(
            "define noundef i{bits} @{both}(i{bits} %a, i{bits} %b) {{\n  %r = {op} {flag} i{bits} %a, %b\n  ret i{bits} %r\n}}\n"
        );
        let constants = [least, least + 1, -7, -1, 0, 1, 2, 10, most / 2 + 1, most];
        for (n, constant) in constants.into_iter().filter(|one| (least..=most).contains(one)).enumerate() {
            for first in [true, false] {
                let name = format!("one_{op}_{flag}_{bits}_{n}_{first}");
                let operands = if first { format!("{constant}, %x") } else { format!("%x, {constant}") };
                text += &format!(
                    "define noundef i{bits} @{name}(i{bits} %x) {{\n  %r = {op} {flag} i{bits} {operands}\n  ret i{bits} %r\n}}\n"
                );
                let divisor = if constant == 0 { 1 } else { constant };
                let bounds = [least - constant, most - constant, constant - least, constant - most];
                let near =
                    bounds.into_iter().chain([least + constant, most + constant, most / divisor, least / divisor, 0]);
                let mut values: Vec<i128> = near.flat_map(|at| [at - 1, at, at + 1]).collect();
                values.retain(|value| (least..=most).contains(value));
                values.sort_unstable();
                values.dedup();
                for value in values {
                    let (a, b) = if first { (constant, value) } else { (value, constant) };
                    calls.push((name.clone(), op, signed, bits, a, b));
                    calls.push((both.clone(), op, signed, bits, a, b));
                }
            }
        }
    }
    let program = Program::new("bounds.ll", text).expect("a program");
    let options = Options { checked: Some(CheckLevel::All), ..Options::default() };
    let entries: Vec<_> = program.module().globals.keys().collect();
    // SAFETY: the functions only compute.
    let mut jit = unsafe { Jit::new(program.checked().clone(), &entries, options) }.expect("it is compiled");
    let mut found = [0, 0];
    for (function, op, signed, bits, a, b) in calls {
        let arguments: Vec<i128> = match function.starts_with("both") {
            true => vec![a, b],
            false if function.ends_with("true") => vec![b],
            false => vec![a],
        };
        let arguments: Vec<String> = arguments.iter().map(|value| format!("i{bits} {value}")).collect();
        let call = parse_call(&format!("@{function}({})", arguments.join(", "))).expect("a call");
        let exact = result(op, a, b);
        let overflows = cut(bits, signed, exact) != exact;
        let outcome = jit.call(&call.function, &call.args);
        let as_expected = match &outcome {
            Outcome::Returned(_) => !overflows,
            Outcome::Trapped(_) => overflows,
            _ => false,
        };
        assert!(as_expected, "{function}: {op} i{bits} {a}, {b}: {outcome:?}");
        found[usize::from(overflows)] += 1;
    }
    assert!(found.iter().all(|count| *count > 1000), "{found:?}");
}

/// Each function of `checked/edges.ll` returns what it returns in the interpreter, or is stopped by the same kind of mistake at
/// the same instruction. Each is called with a mistake and without.
#[test]
fn edges_are_those_of_the_interpreter() {
    cached!();
    edges_are_found();
}

#[test]
fn edges_are_found_by_stubs() {
    in_own_process!();
    // SAFETY: no other thread of this process reads the environment.
    unsafe { std::env::set_var("LLVMLITE_STUBS", "all") };
    edges_are_found();
}

/// The same for parts of aggregates and vectors, in `checked/parts.ll`.
#[test]
fn undefined_parts_are_those_of_the_interpreter() {
    cached!();
    same_in_both(include_str!("checked/parts.ll"));
}

fn edges_are_found() {
    same_in_both(include_str!("checked/edges.ll"));
}

/// Makes the calls that a text names in both engines.
fn same_in_both(text: &str) {
    let program = Program::new("edges.ll", text).expect("a program");
    let entries: Vec<_> = program.module().globals.keys().collect();
    let mut interpreter =
        Interpreter::new(program.checked().clone(), &entries, interp::Options::default()).expect("it can be run");
    let options = Options { checked: Some(CheckLevel::All), ..Options::default() };
    // SAFETY: what the functions do wrong is checked.
    let mut jit = unsafe { Jit::new(program.checked().clone(), &entries, options) }.expect("it is compiled");
    let seen = |outcome: &Outcome| match outcome {
        Outcome::Returned(value) => Ok(value.display()),
        Outcome::Trapped(trap) => Err((format!("{:?}", trap.kind), trap.span)),
        other => panic!("{other:?}"),
    };
    let mut ends: BTreeMap<String, [bool; 2]> = BTreeMap::new();
    for line in text.lines().filter_map(|line| line.strip_prefix("; call: ")) {
        let call = parse_call(line).expect("a call");
        let expected = seen(&interpreter.call(&call.function, &call.args));
        let outcome = jit.call(&call.function, &call.args);
        assert_eq!(seen(&outcome), expected, "{line}: {outcome:?}");
        ends.entry(call.function).or_default()[usize::from(expected.is_err())] = true;
    }
    assert_eq!(ends.len(), text.matches("\ndefine ").count());
    let never: Vec<_> = ends.iter().filter(|(_, ends)| **ends != [true, true]).collect();
    assert!(never.is_empty(), "{never:?}");
}

/// Checks are not counted as instructions, at any level: with as much fuel as a program needs it ends, with less it does not.
#[test]
fn fuel_counts_what_the_program_has() {
    cached!();
    let program = "examples/list.ll".to_string();
    let needed = |level: &[&str]| {
        let ends = |fuel: u64| {
            let options = level.iter().map(|option| option.to_string());
            let all: Vec<String> = options.chain([format!("--fuel={fuel}"), program.clone()]).collect();
            run(&all).status != Some(125)
        };
        let (mut least, mut most) = (0, 1 << 12);
        assert!(ends(most));
        while least < most {
            let middle = (least + most) / 2;
            if ends(middle) {
                most = middle;
            } else {
                least = middle + 1;
            }
        }
        least
    };
    let plain = needed(&[]);
    assert!(plain > 10);
    assert_eq!(needed(&["--checked=memory"]), plain);
    assert_eq!(needed(&["--checked=all"]), plain);
}

/// Returns the directives of a program, unless one of its runs must be stopped or it is incomplete.
fn right(path: &Path) -> Option<(String, TestFile)> {
    let text = std::fs::read_to_string(path).ok()?;
    let file = TestFile::parse(&text).ok()?;
    let stops = TestedEngine::BOTH.into_iter().any(|engine| file.trap(engine).is_some());
    let alone = file.links.is_empty() && file.flags.is_empty() && file.loads.is_empty() && file.needs.is_empty();
    (alone && !stops && !file.part && !file.is_refused()).then_some((text, file))
}

/// A thread that the C library makes for a timer runs as in plain code, and what it does wrong is reported.
#[test]
fn threads_of_timers_are_checked() {
    cached!();
    let right = run(&["--checked".into(), "tests/ll/threads/timer_thread.ll".into()]);
    assert_eq!(right, Ended { status: Some(12), out: String::new(), reports: String::new() });
    let text = std::fs::read_to_string("tests/ll/threads/timer_thread.ll").expect("a test");
    let wrong = text.replace(
        "%stored = load i64, ptr %block",
        "%behind = getelementptr i64, ptr %block, i64 2\n  %stored = load i64, ptr %behind",
    );
    assert_ne!(wrong, text);
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("timer_thread_wrong.ll");
    std::fs::write(&path, wrong).expect("a file");
    for level in ["--checked=memory", "--checked=all"] {
        let ended = run(&[level.into(), path.display().to_string()]);
        assert_eq!(ended.status, Some(FAULT), "{level}: {}", ended.reports);
        assert!(ended.reports.contains("load of 8 bytes at offset 16"), "{}", ended.reports);
        assert!(ended.reports.contains("at @tick"), "{}", ended.reports);
    }
}

/// What a function outside of the program may have written counts as defined, also where it is copied to.
#[test]
fn unknown_functions_define_what_they_reach() {
    cached!();
    let ended = run(&["--checked".into(), "tests/ll/library/unknown_writes.ll".into()]);
    assert_eq!(ended, Ended { status: Some(3), out: String::new(), reports: String::new() });
}

/// What stops the program at a mistake is no signal for its handlers.
#[test]
fn handlers_of_the_program_get_no_mistakes() {
    cached!();
    for level in ["--checked=memory", "--checked=all"] {
        let ended = run(&[level.into(), "tests/checked/handler_of_sigill.ll".into()]);
        assert_eq!((ended.status, &*ended.out), (Some(134), ""), "{level}");
        assert!(
            ended.reports.starts_with("fault: store of 1 byte at offset 12 of an object of 10 bytes"),
            "{}",
            ended.reports
        );
    }
}

/// A slot that was freed and is used again is zero and defined after `calloc`, whatever it held.
#[test]
fn calloc_clears_reused_slots() {
    cached!();
    let reused = "24 1\n200 1\n5000 1\n70000 1\n1100000 1\n";
    for level in ["--checked=memory", "--checked=all"] {
        let ended = run(&[level.into(), "tests/checked/calloc_reused.ll".into()]);
        assert_eq!(ended, Ended { status: Some(0), out: reused.into(), reports: String::new() }, "{level}");
    }
}

#[test]
fn functions_of_right_programs_return_what_they_should() {
    cached!();
    let wrong = Mutex::new(Vec::new());
    let calls = AtomicUsize::new(0);
    let mut all = programs("tests/ll");
    all.retain(|path| crate::sample::is_in_sample(path, crate::sampling_step()));
    for_each(&all, |path| {
        let Some((text, file)) = right(path) else { return };
        let Ok(program) = Program::new(relative(path), text) else { return };
        let called: Vec<ParsedCall> = file.runs.iter().map(|run| parse_call(&run.call).expect("a call")).collect();
        let globals = &program.module().globals;
        let is_called =
            |name: &Name, call: &ParsedCall| name.to_string() == call.function || *name.symbol() == *call.function;
        let entries: Vec<GlobalId> =
            globals.keys().filter(|id| called.iter().any(|call| is_called(&globals[*id].name, call))).collect();
        let engine = || {
            let limits = Limits { timeout: Some(Duration::from_secs(30)), ..Limits::default() };
            let options = Options { checked: Some(CheckLevel::All), limits, ..Options::default() };
            // SAFETY: the programs are those of `tests/filetests.rs`, with checks.
            unsafe { Jit::new(program.checked().clone(), &entries, options) }.map_err(|refused| format!("{refused:?}"))
        };
        let result = |engine: &mut Result<Jit, String>, call: &ParsedCall| match engine {
            Ok(jit) => match jit.call(&call.function, &call.args) {
                Outcome::Returned(value) => value.display(),
                other => format!("{other:?}"),
            },
            Err(refused) => refused.clone(),
        };
        let mut shared = engine();
        for (run, call) in file.runs.iter().zip(&called) {
            let mut found = result(&mut shared, call);
            // The difference may come from variables that an earlier call has changed.
            if !run.accepts(&found) {
                shared = engine();
                found = result(&mut shared, call);
            }
            calls.fetch_add(1, Ordering::Relaxed);
            if !run.accepts(&found) {
                wrong.lock().unwrap().push(format!("{}: {run}, not {found}", relative(path)));
            }
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(calls.into_inner() > 700);
}

#[test]
fn right_programs_run_as_in_plain_compiled_code() {
    cached!();
    let wrong = Mutex::new(Vec::new());
    let all: Vec<PathBuf> = programs("tests/ll")
        .into_iter()
        .filter(|path| right(path).is_some_and(|(_, file)| file.programs(false).next().is_some()))
        .filter(|path| crate::sample::is_in_sample(path, crate::sampling_step()))
        .collect();
    for_each(&all, |path| {
        let path = relative(path);
        let plain = run(std::slice::from_ref(&path));
        // Some programs do not end properly without the arguments of their directives.
        if plain.status == Some(FAULT) {
            return;
        }
        let checked = run(&["--checked=all".into(), path.clone()]);
        if plain != checked && plain == run(std::slice::from_ref(&path)) {
            wrong.lock().unwrap().push(format!("{path}: {plain:?}, but checked {checked:?}"));
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(all.len() > 30, "{}", all.len());
}
