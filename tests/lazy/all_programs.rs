//! Every program of `tests/ll` that starts at `@main`, compiled before the run and on first calls.

use super::{Ended, command};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Programs whose end depends on timing, or that wait forever.
const TIMED: &[&str] = &["tests/ll/limits/", "tests/ll/threads/litmus.ll"];

/// Programs that read whatever is in memory or in registers: leftovers of the command from before the run.
const UNDEFINED: &[&str] = &[
    "tests/ll/llvmlite/am_call_other_type.ll",
    "tests/ll/llvmlite/checked_bad_call.ll",
    "tests/ll/oracle/load_of_code.ll",
    "tests/ll/varargs/not_started.ll",
    "tests/ll/wrong/call_too_few.ll",
];

#[test]
fn every_program_does_and_says_the_same() {
    cached!();
    let mut files = Vec::new();
    programs(Path::new("tests/ll"), &mut files);
    let count = files.len();
    assert!(count > 800, "only {count} programs");
    let (files, wrong) = (Mutex::new(files.into_iter()), Mutex::new(Vec::new()));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let next = || files.lock().unwrap().next();
                while let Some(file) = next() {
                    wrong.lock().unwrap().extend(compare(&file));
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{} programs\n{}", wrong.len(), wrong.join("\n"));
}

/// Runs a program both ways, and returns the difference.
fn compare(file: &Path) -> Option<String> {
    let run = |lazy: &str| settled(Ended::of(command(file, lazy).output().expect("the command starts")));
    let (eager, lazy) = (run("off"), run("all"));
    // A program that prints uninitialized data has different output each time.
    if eager == lazy || (0..3).any(|_| run("off") != eager) {
        return None;
    }
    Some(format!("{}:\neager {eager:?}\nlazy  {lazy:?}", file.display()))
}

/// Replaces long numbers, which may be addresses.
fn settled(ended: Ended) -> Ended {
    let without = |text: String| {
        let mut out = String::new();
        let mut rest = text.as_str();
        while let Some(at) = rest.find(|c: char| c.is_ascii_hexdigit()) {
            let (before, number) = rest.split_at(at);
            let length = number.find(|c: char| !c.is_ascii_hexdigit() && c != 'x').unwrap_or(number.len());
            out += before;
            out += if length >= 6 { "#" } else { &number[..length] };
            rest = &number[length..];
        }
        out + rest
    };
    Ended { out: without(ended.out), reports: without(ended.reports), ..ended }
}

/// Collects the programs below a directory that start at `@main`.
fn programs(directory: &Path, files: &mut Vec<PathBuf>) {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory).unwrap().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    for path in entries {
        if path.is_dir() {
            programs(&path, files);
        } else if path.extension().is_some_and(|e| e == "ll")
            && !TIMED.iter().chain(UNDEFINED).any(|name| path.starts_with(name))
            && std::fs::read_to_string(&path)
                .is_ok_and(|text| text.lines().any(|line| line.starts_with("define") && line.contains("@main(")))
        {
            files.push(path);
        }
    }
}
