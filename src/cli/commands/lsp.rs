//! `lsp`: the language server, on standard input and standard output.

use crate::cli::exit_status;
use crate::cli::private_directory::PrivateDirectory;
use llvmlite_jit::lsp::{Task, serve};
use llvmlite_jit::supervise::{self, ChildExit, Job, ResourceLimits, StdinSource};
use serde_json::{Value, json};
use std::io::BufReader;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

/// Maximum number of bytes of output of a program.
const MAX_OUTPUT: u64 = 4 << 20;

/// Serves until the editor ends the session, and returns the exit status.
pub fn run() -> u8 {
    let in_order = serve(BufReader::new(std::io::stdin()), std::io::stdout(), Arc::new(run_task));
    // LSP: 1 if `exit` was not preceded by `shutdown`.
    if in_order { exit_status::OK } else { 1 }
}

/// Runs this command in a separate process on a text of the editor, until it ends or `stop` is set.
fn run_task(task: Task, stop: Arc<AtomicBool>) -> Result<Value, String> {
    let directory =
        PrivateDirectory::new("lsp").map_err(|error| format!("cannot make a directory for the text: {error}"))?;
    let file = directory.0.join(&task.name);
    std::fs::write(&file, &task.program).map_err(|error| format!("cannot write the text: {error}"))?;
    let mut arguments: Vec<std::ffi::OsString> = task.options.iter().map(Into::into).collect();
    arguments.push(file.clone().into());
    arguments.extend(task.arguments.iter().map(Into::into));
    let job = Job {
        arguments,
        input: StdinSource::Bytes(task.stdin),
        bounds: ResourceLimits { time: Some(task.timeout), output: Some(MAX_OUTPUT), ..ResourceLimits::default() },
        shut: true,
        stop,
        ..Job::default()
    };
    let result = supervise::run(&job);
    // Reports name the file as the editor does.
    let path = format!("{}/", directory.0.display());
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).replace(&path, "");
    let (status, ended) = match result.ended {
        ChildExit::Exited(status) => (Some(status), "exited".to_string()),
        ChildExit::Killed(signal) => (None, format!("ended by signal {signal}")),
        ChildExit::Interrupted(status) => (status, "cancelled".into()),
        ChildExit::TimedOut => (None, "stopped at the time limit".into()),
        ChildExit::TooMuchOutput(status) => (status, "stopped at the limit of output".into()),
        ChildExit::NotStarted(error) => return Err(format!("cannot start the process: {error}")),
        other => (None, format!("ended: {other:?}")),
    };
    Ok(json!({"status": status, "ended": ended, "stdout": text(&result.stdout), "stderr": text(&result.stderr)}))
}
