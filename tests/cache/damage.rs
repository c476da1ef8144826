//! Cached files that were changed after they were written, and processes that use them at the same time.

use super::{Ended, PROGRAM, Scratch, right, text};
use std::path::Path;
use std::process::Stdio;

/// Stores the program, and returns the cached file with its bytes.
fn stored(scratch: &Scratch) -> (std::path::PathBuf, std::path::PathBuf, Vec<u8>) {
    let program = scratch.file("program.ll", PROGRAM);
    assert_eq!(scratch.run(&[text(&program)]), right());
    let cached = scratch.cached();
    let [file] = cached.as_slice() else { panic!("{cached:?}") };
    (program, file.clone(), std::fs::read(file).unwrap())
}

/// Runs the program with this content of its cached file, from the cache or not.
fn with(scratch: &Scratch, program: &Path, file: &Path, bytes: &[u8], expected: &str) {
    std::fs::write(file, bytes).unwrap();
    assert_eq!(scratch.cache_use(&[text(program)]).as_deref(), Some(expected));
    std::fs::write(file, bytes).unwrap();
    assert_eq!(scratch.run(&[text(program)]), right());
}

#[test]
fn damaged_bytes_are_found_wherever_they_are() {
    let scratch = Scratch::new();
    let (program, file, bytes) = stored(&scratch);
    with(&scratch, &program, &file, &bytes, "hit");
    let mut state = 1u64;
    for n in 0..500u64 {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        // Positions throughout the header, and samples everywhere else.
        let at = if n < 152 { n as usize } else { (state >> 33) as usize % bytes.len() };
        let mut damaged = bytes.clone();
        damaged[at] ^= 1 << (state >> 29 & 7);
        std::fs::write(&file, &damaged).unwrap();
        assert_eq!(scratch.run(&[text(&program)]), right(), "byte {at}");
        // The program was compiled again, and stored.
        assert_ne!(std::fs::read(&file).unwrap(), damaged, "byte {at}");
    }
}

#[test]
fn files_that_are_cut_off_or_foreign_are_not_used() {
    let scratch = Scratch::new();
    let (program, file, bytes) = stored(&scratch);
    for length in [0, 1, 7, 8, 100, 151, 152, 153, bytes.len() / 2, bytes.len() - 1] {
        with(&scratch, &program, &file, &bytes[..length], "miss");
    }
    with(&scratch, &program, &file, &[&bytes[..], b"\0"].concat(), "miss");
    with(&scratch, &program, &file, b"not a program", "miss");
    with(&scratch, &program, &file, &vec![0xff; bytes.len()], "miss");
    // A size beyond all memory.
    let mut large = bytes.clone();
    large[128..136].copy_from_slice(&(1u64 << 45).to_le_bytes());
    with(&scratch, &program, &file, &large, "miss");
    // The program of another key.
    let other = scratch.file("other.ll", "define i32 @main() { ret i32 3 }");
    assert_eq!(scratch.run(&[text(&other)]).status, Some(3));
    let second = scratch.cached().into_iter().find(|path| *path != file).expect("it was stored");
    let foreign = std::fs::read(second).unwrap();
    with(&scratch, &program, &file, &foreign, "miss");
    with(&scratch, &program, &file, &bytes, "hit");
}

#[test]
fn processes_use_one_cache_at_once() {
    let scratch = Scratch::new();
    let program = scratch.file("program.ll", PROGRAM);
    for round in 0..3 {
        let start = || {
            let mut command = scratch.command(&[text(&program)]);
            command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("it starts")
        };
        let all: Vec<_> = (0..8).map(|_| start()).collect();
        for one in all {
            let done = one.wait_with_output().expect("it ends");
            let [out, reports] = [done.stdout, done.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
            assert_eq!(Ended { status: done.status.code(), out, reports }, right());
        }
        assert_eq!(scratch.cached().len(), 1, "one file, and nothing unfinished");
        assert_eq!(scratch.cache_use(&[text(&program)]).as_deref(), Some("hit"));
        if round == 1 {
            std::fs::remove_dir_all(scratch.path("cache")).unwrap();
        }
    }
}

#[test]
fn another_build_does_not_use_it() {
    let scratch = Scratch::new();
    let program = scratch.file("program.ll", PROGRAM);
    assert_eq!(scratch.cache_use(&[text(&program)]).as_deref(), Some("miss"));
    let copy = scratch.path("copy");
    // By another process: a child that another test starts meanwhile would inherit our descriptor, and the copy could not be
    // executed ("Text file busy") until that child has executed its own program.
    let status = std::process::Command::new("cp").arg(env!("CARGO_BIN_EXE_llvmlite-jit")).arg(&copy).status();
    assert!(status.expect("`cp` starts").success());
    let end = scratch.path("end.json");
    let mut other = std::process::Command::new(&copy);
    other.args(["--json", text(&end), text(&program)]).env("LLVMLITE_CACHE", scratch.path("cache"));
    assert_eq!(Ended::of(&mut other), right());
    assert!(std::fs::read_to_string(&end).unwrap().contains("\"cache\":\"miss\""));
    assert_eq!(scratch.cached().len(), 2);
}
