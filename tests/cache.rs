//! The cache of compiled programs: a warm run has the same effects and output as a cold one, whatever happens to the
//! cache.

#[path = "cache/checked.rs"]
mod checked;
#[path = "cache/damage.rs"]
mod damage;
#[path = "cache/directories.rs"]
mod directories;
#[path = "cache/reports.rs"]
mod reports;

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A new directory, which is removed at the end.
struct Scratch(PathBuf);

impl Scratch {
    fn new() -> Scratch {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("llvmlite-cache-test-{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).expect("the directory for temporary files can be written");
        Scratch(path)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file, and returns its path.
    fn file(&self, name: &str, text: &str) -> PathBuf {
        let path = self.path(name);
        std::fs::write(&path, text).expect("it can be written");
        path
    }

    /// Returns a command that uses the cache in this directory.
    fn command(&self, arguments: &[&str]) -> Command {
        let mut command = command(arguments);
        command.env("LLVMLITE_CACHE", self.path("cache"));
        command
    }

    fn run(&self, arguments: &[&str]) -> Ended {
        Ended::of(&mut self.command(arguments))
    }

    /// Runs a program and returns whether it was in the cache, from the document of its end.
    fn cache_use(&self, arguments: &[&str]) -> Option<String> {
        let path = self.path("end.json");
        self.run(&[&["--json", text(&path)], arguments].concat());
        let document = std::fs::read_to_string(&path).expect("it was written");
        let document: serde_json::Value = serde_json::from_str(&document).expect("a document");
        document["cache"].as_str().map(String::from)
    }

    /// Returns the files in the cache.
    fn cached(&self) -> Vec<PathBuf> {
        let entries = std::fs::read_dir(self.path("cache")).into_iter().flatten().flatten();
        let mut files: Vec<PathBuf> = entries.map(|entry| entry.path()).collect();
        files.sort();
        files
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Returns a command that uses the cache of a user without a home.
fn command(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).stdin(Stdio::null()).env("NO_COLOR", "1");
    for variable in ["LLVMLITE_CACHE", "XDG_CACHE_HOME", "HOME"] {
        command.env_remove(variable);
    }
    command
}

/// The end of a command, and its output.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Ended {
    status: Option<i32>,
    out: String,
    reports: String,
}

impl Ended {
    fn of(command: &mut Command) -> Ended {
        let done = command.output().expect("the command starts");
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).into_owned();
        Ended { status: done.status.code(), out: text(done.stdout), reports: text(done.stderr) }
    }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("it is UTF-8")
}

/// A program that prints `sum 499500`, with data that refers to itself and to the C library.
const PROGRAM: &str = r#"
@format = private constant [8 x i8] c"sum %d\0A\00"
@stdout = external global ptr
@table = global [3 x ptr] [ptr @add, ptr @puts, ptr @stdout]
@count = global i32 1000
declare i32 @printf(ptr, ...)
declare i32 @puts(ptr)
declare i32 @fflush(ptr)
define i32 @add(i32 %a, i32 %b) {
  %c = add i32 %a, %b
  ret i32 %c
}
define i32 @main() {
entry:
  %n = load i32, ptr @count
  %f = load ptr, ptr @table
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i32 [ 0, %entry ], [ %more, %loop ]
  %more = call i32 %f(i32 %sum, i32 %i)
  %next = add i32 %i, 1
  %go = icmp ult i32 %next, %n
  br i1 %go, label %loop, label %end
end:
  call i32 (ptr, ...) @printf(ptr @format, i32 %more)
  %place = load ptr, ptr getelementptr ([3 x ptr], ptr @table, i32 0, i32 2)
  %stream = load ptr, ptr %place
  %r = call i32 @fflush(ptr %stream)
  store i32 7, ptr @count
  ret i32 %r
}
"#;

fn right() -> Ended {
    Ended { status: Some(0), out: "sum 499500\n".into(), reports: String::new() }
}
