//! The binary as a child process: its output, its JSON document, and a time limit.

use serde_json::Value;
use std::io::{Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

/// Time limit of a process: far above the time of any test, since other work may slow the machine down.
const TIME_LIMIT: Duration = Duration::from_secs(60);

/// The results of a child process.
pub struct Done {
    pub status: ExitStatus,
    pub stdout: Vec<u8>,
    pub stderr: Vec<u8>,
    /// JSON document of `--json`.
    pub json: Value,
}

/// A file that is deleted on drop.
pub struct Temporary(pub PathBuf);

impl Temporary {
    /// Returns a unique file name.
    pub fn new(extension: &str) -> Temporary {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let name = format!("{}-{}.{extension}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        Temporary(Path::new(env!("CARGO_TARGET_TMPDIR")).join(name))
    }
}

impl Drop for Temporary {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}

/// Runs the binary with a standard input: `llvmlite-jit SUBCOMMAND --json … ARGUMENTS`.
pub fn llvmlite_jit(subcommand: &str, arguments: &[String], stdin: &[u8]) -> Result<Done, String> {
    let json = Temporary::new("json");
    let mut command = Command::new(env!("CARGO_BIN_EXE_llvmlite-jit"));
    command.arg(subcommand).arg("--json").arg(&json.0).args(arguments);
    let (status, stdout, stderr) = finished(command, stdin)?;
    let text = std::fs::read_to_string(&json.0).unwrap_or_default();
    let json = serde_json::from_str(&text).map_err(|_| {
        format!("it ended with {status} and without a JSON document; stderr:\n{}", String::from_utf8_lossy(&stderr))
    })?;
    Ok(Done { status, stdout, stderr, json })
}

/// Runs a program in the package's directory. Returns its end, standard output and standard error.
pub fn finished(mut command: Command, stdin: &[u8]) -> Result<(ExitStatus, Vec<u8>, Vec<u8>), String> {
    command.current_dir(env!("CARGO_MANIFEST_DIR"));
    command.stdin(if stdin.is_empty() { Stdio::null() } else { Stdio::piped() });
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().map_err(|e| format!("cannot start the binary: {e}"))?;
    if let Some(mut pipe) = child.stdin.take() {
        let stdin = stdin.to_vec();
        // The child may ignore its input.
        std::thread::spawn(move || pipe.write_all(&stdin));
    }
    let stdout = drain(child.stdout.take());
    let stderr = drain(child.stderr.take());
    let start = Instant::now();
    let mut pause = Duration::from_micros(500);
    let status = loop {
        match child.try_wait().map_err(|e| e.to_string())? {
            Some(status) => break status,
            None if start.elapsed() > TIME_LIMIT => {
                let threads = threads(child.id());
                child.kill().and_then(|()| child.wait()).map_err(|e| e.to_string())?;
                return Err(format!("not done after {} seconds; its threads:\n{threads}", TIME_LIMIT.as_secs()));
            }
            None => std::thread::sleep(pause),
        }
        pause = (pause * 3 / 2).min(Duration::from_millis(20));
    };
    let collect = |thread: std::thread::JoinHandle<Vec<u8>>| thread.join().map_err(|_| "a reader panicked".to_string());
    Ok((status, collect(stdout)?, collect(stderr)?))
}

/// Describes the threads of a process, one per line: state, wait channel in the kernel, and processor time in
/// clock ticks. This distinguishes a deadlock from an infinite loop.
fn threads(process: u32) -> String {
    let read = |path: PathBuf| std::fs::read_to_string(path).unwrap_or_default();
    let Ok(tasks) = std::fs::read_dir(format!("/proc/{process}/task")) else { return String::new() };
    let mut lines = Vec::new();
    for task in tasks.flatten() {
        let stat = read(task.path().join("stat"));
        // Fields after the name, which may contain spaces: state, ten others, then user and system time (proc(5)).
        let fields: Vec<&str> = stat.rsplit(')').next().unwrap_or_default().split_whitespace().collect();
        let field = |number: usize| fields.get(number).copied().unwrap_or("?");
        let waits = read(task.path().join("wchan"));
        lines.push(format!("state {}, in {waits}, {} user, {} system", field(0), field(11), field(12)));
    }
    lines.join("\n")
}

/// Reads a pipe to its end, so that the child never blocks on it.
fn drain(pipe: Option<impl Read + Send + 'static>) -> std::thread::JoinHandle<Vec<u8>> {
    std::thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            let _ = pipe.read_to_end(&mut bytes);
        }
        bytes
    })
}
