//! Compilation of functions on their first calls: programs have the same effects and output as when everything is
//! compiled before the run, wherever the first call is made.

#[path = "lazy/calls.rs"]
mod calls;
#[path = "lazy/places.rs"]
mod places;
#[path = "lazy/released_text.rs"]
mod released_text;
#[path = "lazy/tiers.rs"]
mod tiers;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A file with a program, which is removed at the end.
struct Program(PathBuf);

impl Program {
    fn new(text: &str) -> Program {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("llvmlite-lazy-test-{}-{}.ll", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(name);
        std::fs::write(&path, text).expect("the directory for temporary files can be written");
        Program(path)
    }

    /// Runs the program with a value of `LLVMLITE_LAZY`.
    fn run(&self, lazy: &str) -> Ended {
        Ended::of(command(&self.0, lazy).output().expect("the command starts"))
    }

    /// Returns the number of functions that were compiled.
    fn compiled(&self, lazy: &str) -> usize {
        let reports = self.phases(lazy);
        number_before(&reports, " functions compiled").unwrap_or_else(|| panic!("no number of functions: {reports}"))
    }

    /// Returns the numbers of functions that were compiled quickly, and of those that were compiled again.
    fn tiers(&self, lazy: &str) -> (usize, usize) {
        let reports = self.phases(lazy);
        let number = |words| number_before(&reports, words).unwrap_or(0);
        (number(" quickly, "), number(" of these again"))
    }

    fn phases(&self, lazy: &str) -> String {
        Ended::of(with(&["--time-phases"], &self.0, lazy).output().expect("the command starts")).reports
    }

    /// Asserts that the program prints this text and ends properly, however it is compiled. Returns the number of
    /// compiled functions if all are compiled, and if only those that are called are compiled.
    fn prints(text: &str, expected: &str) -> (usize, usize) {
        let program = Program::only_prints(text, expected);
        (program.compiled("off"), program.compiled("all"))
    }

    /// Like [`prints`], for a program after which nothing can be reported.
    fn only_prints(text: &str, expected: &str) -> Program {
        let program = Program::new(text);
        for lazy in ["off", "all"] {
            let want = Ended { status: Some(0), out: expected.into(), reports: String::new() };
            assert_eq!(program.run(lazy), want, "{lazy}: {text}");
        }
        program
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Returns the command that runs a program without the cache.
fn command(program: &Path, lazy: &str) -> Command {
    with(&[], program, lazy)
}

fn with(options: &[&str], program: &Path, lazy: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).stdin(Stdio::null()).env("NO_COLOR", "1");
    command.env("LLVMLITE_CACHE", "off").env("LLVMLITE_LAZY", lazy).args(options).arg(program);
    command
}

/// Returns the number before these words.
fn number_before(text: &str, words: &str) -> Option<usize> {
    text.split_once(words)?.0.rsplit(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

/// The end of a command, and its output.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ended {
    status: Option<i32>,
    out: String,
    reports: String,
}

impl Ended {
    fn of(output: Output) -> Ended {
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Ended { status: output.status.code(), out: text(output.stdout), reports: text(output.stderr) }
    }
}
