//! Every program of `tests/ll` that starts at `@main`, cold and warm.

use super::{Ended, Scratch, command, text};
use std::path::{Path, PathBuf};
use std::sync::Mutex;

/// Programs whose end depends on timing.
const TIMED: &[&str] = &["tests/ll/limits/", "tests/ll/threads/litmus.ll"];

/// Programs that read whatever is in memory or in registers: leftovers of the command from before the run.
const UNDEFINED: &[&str] = &[
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

#[test]
fn every_program_does_the_same_cold_and_warm() {
    cached!();
    let mut files = Vec::new();
    programs(Path::new("tests/ll"), &mut files);
    let scratch = Scratch::new();
    let (files, wrong, warm) = (Mutex::new(files.into_iter()), Mutex::new(Vec::new()), Mutex::new(0));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for n in 0..threads {
            let (files, wrong, warm, scratch) = (&files, &wrong, &warm, &scratch);
            scope.spawn(move || {
                let next = || files.lock().unwrap().next();
                while let Some(file) = next() {
                    match compare(&file, scratch, n) {
                        Ok(cached) => *warm.lock().unwrap() += u32::from(cached),
                        Err(difference) => wrong.lock().unwrap().push(difference),
                    }
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
    let warm = warm.into_inner().unwrap();
    assert!(warm > 700, "only {warm} programs came from the cache");
}

/// Runs a program without the cache, and twice with it. `Ok`: whether it was stored.
fn compare(file: &Path, scratch: &Scratch, thread: usize) -> Result<bool, String> {
    let directory = scratch.path(&format!("cache-{thread}"));
    let run = |cached: bool| {
        let mut command = command(&["--timeout", "20s", text(file)]);
        command.env("LLVMLITE_CACHE", if cached { directory.as_os_str() } else { "off".as_ref() });
        settled(Ended::of(&mut command))
    };
    let stored = || std::fs::read_dir(&directory).is_ok_and(|mut files| files.next().is_some());
    let plain = run(false);
    let (cold, is_stored, warm) = (run(true), stored(), run(true));
    let _ = std::fs::remove_dir_all(&directory);
    // A program that prints uninitialized data has different output each time.
    if plain == cold && cold == warm || (0..3).any(|_| run(false) != plain) {
        return Ok(is_stored);
    }
    Err(format!("{}:\noff  {plain:?}\ncold {cold:?}\nwarm {warm:?}", file.display()))
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
