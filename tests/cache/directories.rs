//! The location of the cache, and cases without one.

use super::{Ended, PROGRAM, Scratch, command, right, text};
use std::io::Write;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Stdio;

/// A program of more than 64 KiB with the same result as the small one.
fn large() -> String {
    format!("{PROGRAM}\n; {}\n", "x".repeat(70 << 10))
}

fn files(directory: &Path) -> Vec<PathBuf> {
    std::fs::read_dir(directory).into_iter().flatten().flatten().map(|entry| entry.path()).collect()
}

#[test]
fn large_programs_are_cached_in_the_users_directory() {
    let scratch = Scratch::new();
    let (small, large) = (scratch.file("small.ll", PROGRAM), scratch.file("large.ll", &large()));
    for (variable, directory) in [("XDG_CACHE_HOME", "xdg/llvmlite-jit"), ("HOME", "home/.cache/llvmlite-jit")] {
        let home = scratch.path(directory.split('/').next().unwrap());
        std::fs::create_dir(&home).unwrap();
        let run = |file: &Path, more: &[&str]| {
            let arguments = [more, &[text(file)]].concat();
            assert_eq!(Ended::of(command(&arguments).env(variable, &home)), right(), "{arguments:?}");
            files(&scratch.path(directory)).len()
        };
        assert_eq!(run(&small, &[]), 0);
        assert_eq!(run(&large, &["--no-cache"]), 0);
        assert_eq!(run(&large, &["--sandbox"]), 0);
        assert_eq!(run(&large, &["--engine", "interp"]), 0);
        assert_eq!(run(&large, &["--max-output", "1M"]), 0);
        assert_eq!(run(&large, &["--max-memory", "64M"]), 0);
        assert_eq!(run(&large, &["--fuel", "1000000"]), 0);
        assert_eq!(run(&large, &[]), 1);
        assert_eq!(run(&large, &[]), 1);
        assert_eq!(run(&large, &["-O0"]), 2);
        assert_eq!(run(&large, &["--no-pass", "inline"]), 3);
        // Each combination of options counts as a separate program.
        assert_eq!(run(&large, &["--allow", "*"]), 4);
        assert_eq!(run(&large, &["--link", text(&scratch.file("more.ll", "@unused = global i32 1"))]), 5);
        let mode = std::fs::metadata(scratch.path(directory)).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o700);
    }
}

#[test]
fn measurements_leave_the_users_cache_alone() {
    let scratch = Scratch::new();
    let large = scratch.file("large.ll", &large());
    let arguments = ["bench", "--engine", "jit", "--runs", "2", "--warmup", "0", text(&large)];
    let bench = |variable: &str, value: &Path| Ended::of(command(&arguments).env(variable, value));
    let ended = bench("XDG_CACHE_HOME", &scratch.path("xdg"));
    assert_eq!((ended.status, scratch.path("xdg").exists()), (Some(0), false), "{}", ended.reports);
    // `bench` uses a directory that is named.
    assert_eq!(bench("LLVMLITE_CACHE", &scratch.path("cache")).status, Some(0));
    assert_eq!(scratch.cached().len(), 1);
}

#[test]
fn without_a_directory_there_is_no_cache_and_no_message() {
    let scratch = Scratch::new();
    let large = scratch.file("large.ll", &large());
    let file = scratch.file("file", "");
    let run = |variable: &str, value: &Path| Ended::of(command(&[text(&large)]).env(variable, value));
    assert_eq!(Ended::of(&mut command(&[text(&large)])), right());
    for path in [Path::new(""), Path::new("relative"), Path::new("/proc"), &file, &scratch.path("missing/far")] {
        for variable in ["HOME", "XDG_CACHE_HOME"] {
            assert_eq!(run(variable, path), right(), "{variable} {}", path.display());
        }
    }
    for path in ["/proc/none", "/dev/null", "off", text(&file)] {
        assert_eq!(run("LLVMLITE_CACHE", Path::new(path)), right(), "{path}");
    }
    // A directory that everybody can write to.
    let shared = scratch.path("shared");
    std::fs::create_dir(&shared).unwrap();
    std::fs::set_permissions(&shared, std::fs::Permissions::from_mode(0o777)).unwrap();
    assert_eq!(run("LLVMLITE_CACHE", &shared), right());
    assert!(files(&shared).is_empty());
    // A read-only directory; for the superuser no directory is read-only.
    let closed = scratch.path("closed");
    std::fs::create_dir(&closed).unwrap();
    std::fs::set_permissions(&closed, std::fs::Permissions::from_mode(0o500)).unwrap();
    assert_eq!(run("LLVMLITE_CACHE", &closed), right());
    assert_eq!(run("HOME", &closed), right());
}

#[test]
fn the_directory_of_another_user_is_not_used() {
    let scratch = Scratch::new();
    let large = scratch.file("large.ll", &large());
    let home = scratch.path("home");
    std::fs::create_dir_all(home.join(".cache/llvmlite-jit")).unwrap();
    let nobody = 65534;
    if std::os::unix::fs::chown(home.join(".cache/llvmlite-jit"), Some(nobody), None).is_err() {
        crate::report_skipped("only the superuser can give a directory away");
        return;
    }
    let run = || Ended::of(command(&[text(&large)]).env("HOME", &home));
    assert_eq!((run(), files(&home.join(".cache/llvmlite-jit")).len()), (right(), 0));
    // As with `sudo`: nothing is left in the home of another user.
    std::fs::remove_dir_all(home.join(".cache")).unwrap();
    std::os::unix::fs::chown(&home, Some(nobody), None).unwrap();
    assert_eq!((run(), files(&home).len()), (right(), 0));
}

#[test]
fn standard_input_and_pipes_are_not_cached() {
    let scratch = Scratch::new();
    let mut child = scratch.command(&["-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    child.stdin.take().unwrap().write_all(PROGRAM.as_bytes()).unwrap();
    assert_eq!(child.wait_with_output().unwrap().stdout, right().out.as_bytes());
    let program = scratch.file("program.ll", PROGRAM);
    let bash = "cat \"$1\" | \"$0\" /dev/stdin";
    let mut piped = std::process::Command::new("sh");
    piped.args(["-c", bash, env!("CARGO_BIN_EXE_llvmlite-jit"), text(&program)]);
    assert_eq!(Ended::of(piped.env("LLVMLITE_CACHE", scratch.path("cache"))), right());
    assert!(scratch.cached().is_empty());
}

#[test]
fn a_limit_on_files_ends_neither_the_run_nor_the_process() {
    let scratch = Scratch::new();
    let program = scratch.file("program.ll", PROGRAM);
    let mut limited = std::process::Command::new("sh");
    limited.args(["-c", "ulimit -f 1; exec \"$0\" \"$1\"", env!("CARGO_BIN_EXE_llvmlite-jit"), text(&program)]);
    assert_eq!(Ended::of(limited.env("LLVMLITE_CACHE", scratch.path("cache"))), right());
    assert!(scratch.cached().is_empty());
}

#[test]
fn the_subcommand_shows_and_clears_it() {
    let scratch = Scratch::new();
    let directory = scratch.path("cache");
    let said = |out: String| Ended { status: Some(0), out, reports: String::new() };
    let shown = |programs: &str| said(format!("{}\n{programs} of at most 512.0 MiB\n", directory.display()));
    assert_eq!(scratch.run(&["cache"]), shown("0 programs, 0 bytes"));
    for (n, text_of) in [PROGRAM, "define i32 @main() { ret i32 0 }"].iter().enumerate() {
        scratch.run(&[text(&scratch.file(&format!("{n}.ll"), text_of))]);
    }
    let other = directory.join("other");
    std::fs::write(&other, "kept").unwrap();
    let told = scratch.run(&["cache"]);
    assert!(told.out.contains("\n2 programs, ") && told.out.contains(" KiB of at most"), "{told:?}");
    let json = scratch.run(&["cache", "--json", "-"]).out;
    assert!(json.contains("\"programs\":2") && json.contains("\"bytes\":"), "{json}");
    let cleared = scratch.run(&["cache", "--clear"]);
    assert!(cleared.out.starts_with("removed 2 programs, "), "{cleared:?}");
    assert_eq!(scratch.run(&["cache"]), shown("0 programs, 0 bytes"));
    assert!(other.exists());
    std::fs::set_permissions(&directory, std::fs::Permissions::from_mode(0o777)).unwrap();
    let refused = scratch.run(&["cache"]);
    assert_eq!(refused.status, Some(66));
    assert!(refused.reports.contains("is not used: other users may write to it"), "{refused:?}");
    let off = Ended::of(command(&["cache"]).env("LLVMLITE_CACHE", "off"));
    assert_eq!(off, said("the cache is off: `LLVMLITE_CACHE` is `off`\n".into()));
    assert_eq!(Ended::of(&mut command(&["cache"])), said("the cache is off: there is no home directory\n".into()));
}
