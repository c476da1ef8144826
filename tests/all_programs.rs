//! Every program of `tests/ll` that starts at `@main` has the same output and end however it is compiled: before the run, on
//! first calls, and cold and warm with the cache of compiled programs. A fifth of the programs is run;
//! with `LLVMLITE_REQUIRE_TOOLS` all are.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Mutex;

/// Programs whose end depends on timing, or that compute or wait for a second and longer.
const TIMED: &[&str] = &[
    "tests/ll/limits/",
    "tests/ll/runtime/signal_alarm.ll",
    "tests/ll/runtime/signal_processor_time.ll",
    "tests/ll/threads/litmus.ll",
];

/// Programs that read whatever is in memory or in registers, such as leftovers of the command from before the run, and print
/// other things with the cache.
const UNDEFINED_WITH_CACHE: &[&str] = &[
    "tests/ll/library/getdelim_beyond.ll",
    "tests/ll/library/getline.ll",
    "tests/ll/llvmlite/am_call_other_type.ll",
    "tests/ll/llvmlite/checked_bad_call.ll",
    "tests/ll/oracle/cxx_use_after_delete.ll",
    "tests/ll/oracle/heap_uninitialized.ll",
    "tests/ll/oracle/heap_use_after_free.ll",
    "tests/ll/wrong/free_inside.ll",
    "tests/ll/wrong/freed_large_block.ll",
    "tests/ll/wrong/heap_use_after_free.ll",
    "tests/ll/wrong/puts_of_number.ll",
];

/// The same, if functions are compiled on first calls, at first without optimization: what is beside a variable in its frame
/// differs, and a store that another one makes superfluous is made.
const UNDEFINED_IF_LAZY: &[&str] = &[
    "tests/ll/library/wmemcpy_overflow.ll",
    "tests/ll/llvmlite/am_call_other_type.ll",
    "tests/ll/llvmlite/am_sibling_slot.ll",
    "tests/ll/llvmlite/checked_bad_call.ll",
    "tests/ll/memory/fault_overwritten.ll",
    "tests/ll/oracle/heap_free_of_stack.ll",
    "tests/ll/oracle/load_of_code.ll",
    "tests/ll/varargs/not_started.ll",
    "tests/ll/wrong/call_too_few.ll",
    "tests/ll/wrong/free_of_variable.ll",
    "tests/ll/wrong/memset_too_long.ll",
    "tests/ll/wrong/swprintf_overflow.ll",
    "tests/ll/wrong/wcscat_overflow.ll",
    "tests/ll/wrong/wcsncat_overflow.ll",
];

/// How a program is compiled.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Compilation {
    BeforeTheRun,
    OnFirstCalls,
    WithCache,
}

/// The end of a command, and its output.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ended {
    status: Option<i32>,
    out: String,
    reports: String,
}

#[test]
fn every_program_does_and_says_the_same() {
    cached!();
    let mut files = Vec::new();
    programs(Path::new("tests/ll"), &mut files);
    let all = files.len();
    assert!(all > 800, "only {all} programs");
    let step = crate::sampling_step();
    files.retain(|path| crate::sample::is_in_sample(path, step));
    let count = files.len();
    let (files, wrong, stored) = (Mutex::new(files.into_iter()), Mutex::new(Vec::new()), Mutex::new(0));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let scratch = std::env::temp_dir().join(format!("llvmlite-all-programs-{}", std::process::id()));
    std::thread::scope(|scope| {
        for n in 0..threads {
            let (files, wrong, stored, cache) = (&files, &wrong, &stored, scratch.join(n.to_string()));
            scope.spawn(move || {
                let next = || files.lock().unwrap().next();
                while let Some(file) = next() {
                    match compare(&file, &cache) {
                        Ok(is_stored) => *stored.lock().unwrap() += u32::from(is_stored),
                        Err(difference) => wrong.lock().unwrap().push(difference),
                    }
                }
            });
        }
    });
    let _ = std::fs::remove_dir_all(&scratch);
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{} programs\n{}", wrong.len(), wrong.join("\n"));
    let stored = stored.into_inner().unwrap();
    assert!(stored as usize > count * 4 / 5, "only {stored} of {count} programs came from the cache");
}

/// Runs a program in each way. `Ok`: whether it was stored in the cache, a directory that is removed.
fn compare(file: &Path, cache: &Path) -> Result<bool, String> {
    let run = |compilation| run(file, compilation, cache);
    let is_defined = |list: &[&str]| !list.iter().any(|name| file.starts_with(name));
    let mut others = Vec::new();
    let mut stored = None;
    if is_defined(UNDEFINED_WITH_CACHE) {
        let cold = run(Compilation::WithCache);
        let is_stored = std::fs::read_dir(cache).is_ok_and(|mut files| files.next().is_some());
        others.push(("warm", run(Compilation::WithCache)));
        let _ = std::fs::remove_dir_all(cache);
        match is_stored {
            // A program that is stored is compiled before the run.
            true => stored = Some(cold),
            false => others.push(("cold", cold)),
        }
    }
    let is_stored = stored.is_some();
    let before = stored.unwrap_or_else(|| run(Compilation::BeforeTheRun));
    if is_defined(UNDEFINED_IF_LAZY) {
        others.push(("on first calls", run(Compilation::OnFirstCalls)));
    }
    if others.iter().all(|(_, ended)| *ended == before) {
        return Ok(is_stored);
    }
    // A program that prints uninitialized data has different output each time.
    let plain = run(Compilation::BeforeTheRun);
    if (0..3).any(|_| run(Compilation::BeforeTheRun) != plain) {
        return Ok(is_stored);
    }
    Err(format!("{}:\nbefore the run {before:?}\n{others:?}", file.display()))
}

fn run(file: &Path, compilation: Compilation, cache: &Path) -> Ended {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).stdin(Stdio::null()).env("NO_COLOR", "1");
    command.args(["--timeout", "20s"]).arg(file);
    let (is_cached, lazy) = match compilation {
        Compilation::BeforeTheRun => (false, "off"),
        Compilation::OnFirstCalls => (false, "all"),
        Compilation::WithCache => (true, "default"),
    };
    command
        .env("LLVMLITE_CACHE", if is_cached { cache.as_os_str() } else { "off".as_ref() })
        .env("LLVMLITE_LAZY", lazy);
    let done = command.output().expect("the command starts");
    let text = |bytes: Vec<u8>| without_addresses(&String::from_utf8_lossy(&bytes));
    Ended { status: done.status.code(), out: text(done.stdout), reports: text(done.stderr) }
}

/// Replaces long numbers, which may be addresses.
fn without_addresses(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some(at) = rest.find(|c: char| c.is_ascii_hexdigit()) {
        let (before, number) = rest.split_at(at);
        let length = number.find(|c: char| !c.is_ascii_hexdigit() && c != 'x').unwrap_or(number.len());
        out += before;
        out += if length >= 6 { "#" } else { &number[..length] };
        rest = &number[length..];
    }
    out + rest
}

/// Collects the programs below a directory that start at `@main`.
fn programs(directory: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory).unwrap().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            programs(&path, files);
        } else if path.extension().is_some_and(|e| e == "ll")
            && !TIMED.iter().any(|name| path.starts_with(name))
            && std::fs::read_to_string(&path)
                .is_ok_and(|text| text.lines().any(|line| line.starts_with("define") && line.contains("@main(")))
        {
            files.push(path);
        }
    }
}
