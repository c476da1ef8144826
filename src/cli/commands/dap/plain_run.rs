//! A run without debugging: `run` in a separate process, which writes its outcome to a JSON document.

use super::{common_arguments, program_arguments};
use crate::cli::exit_status;
use crate::cli::private_directory::PrivateDirectory;
use llvmlite_jit::dap::debuggee::Debuggee;
use llvmlite_jit::dap::{Engine, LaunchArguments};
use llvmlite_jit::debugger::DebuggedProgram;
use llvmlite_jit::debugger::breakpoints::{Breakpoint, Watchpoint};
use llvmlite_jit::host::linux::record::Recording;
use llvmlite_jit::ir::Types;
use llvmlite_jit::supervise::fork::{self, ReplayedStdin, Replica, ReplicaEvent, RunControl, RunObserver};
use serde_json::{Value, json};
use std::ffi::OsString;
use std::io;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::rc::Rc;

/// A run without a debugger.
pub struct PlainRun {
    arguments: Vec<OsString>,
    temporary: PrivateDirectory,
    working_directory: PathBuf,
    input: ReplayedStdin,
    recording: Recording,
    process: Option<Replica>,
}

impl PlainRun {
    /// Prepares a run.
    pub fn new(arguments: &LaunchArguments) -> Result<PlainRun, String> {
        let temporary =
            PrivateDirectory::new("dap").map_err(|error| format!("cannot make a temporary directory: {error}"))?;
        let input = match &arguments.stdin {
            Some(file) => std::fs::read(file).map_err(|error| format!("cannot read {file}: {error}"))?,
            None => Vec::new(),
        };
        let engine: &[&str] = match arguments.engine {
            Engine::Interp => &["--engine=interp"],
            Engine::Jit => &["--engine=jit"],
            Engine::Checked => &["--engine=jit", "--checked"],
        };
        let mut list = vec!["run".to_string(), "--color=never".into()];
        list.extend(engine.iter().map(|option| option.to_string()));
        list.push(format!("--json={}", document(&temporary).display()));
        list.extend(arguments.sandbox.then(|| "--sandbox".into()));
        list.extend(common_arguments(arguments));
        Ok(PlainRun {
            arguments: program_arguments(arguments, list),
            temporary,
            working_directory: std::env::current_dir().unwrap_or_default(),
            input: ReplayedStdin { bytes: input, ended: true },
            recording: Recording::new(),
            process: None,
        })
    }

    /// Describes the end of the run.
    fn end_of_run(&self, ended: Result<i32, i32>) -> Value {
        let status = ended.unwrap_or_else(|signal| 128 + signal);
        let text = std::fs::read_to_string(document(&self.temporary)).unwrap_or_default();
        let found: Value = serde_json::from_str(&text).unwrap_or_default();
        let outcome = &found["outcome"];
        let trap = &outcome["trap"];
        if !trap.is_object() {
            return json!({ "halt": { "reason": "exited", "status": status } });
        }
        let frames = trap["backtrace"].as_array().into_iter().flatten().enumerate();
        let frames: Vec<Value> = frames.map(|(n, frame)| self.frame(n, frame)).collect();
        let notes = trap["notes"].as_array().into_iter().flatten().map(|note| {
            let place = note["line"].as_u64().map(|line| format!(" ({}:{line})", note["file"].as_str().unwrap_or("")));
            format!("{}{}\n", note["text"].as_str().unwrap_or(""), place.unwrap_or_default())
        });
        json!({ "halt": {
            "reason": "fault", "kind": trap["kind"], "message": trap["message"], "status": status,
            "notes": notes.collect::<String>(),
            "stack": { "stackFrames": frames, "totalFrames": frames.len() },
        }})
    }

    fn frame(&self, n: usize, frame: &Value) -> Value {
        let name = frame["function"].as_str().unwrap_or("");
        let times = frame["times"].as_u64().map_or(String::new(), |times| format!(" (repeated {times} times)"));
        let mut out = json!({ "id": n + 1, "name": format!("@{name}{times}"), "line": 0, "column": 0 });
        if let (Some(file), Some(line)) = (frame["file"].as_str(), frame["line"].as_u64()) {
            let path = self.working_directory.join(file);
            let base = Path::new(file).file_name().map(|base| base.to_string_lossy().into_owned());
            out["source"] = json!({ "name": base, "path": path });
            out["line"] = line.into();
            out["column"] = frame["column"].clone();
        }
        out
    }
}

/// Returns the file for the outcome of the run.
fn document(directory: &PrivateDirectory) -> PathBuf {
    directory.0.join("outcome.json")
}

impl Debuggee for PlainRun {
    fn program(&self) -> Option<&Rc<DebuggedProgram>> {
        None
    }

    fn start(&mut self, _stops: bool, observer: &mut dyn RunObserver) -> io::Result<Value> {
        self.end();
        let command = std::env::current_exe()?;
        let arguments = &self.arguments;
        let process = Replica::start(&mut self.recording, |channel, _, _| {
            fork::accept_interrupts();
            channel.keep_on_exec();
            let error = std::process::Command::new(command).args(arguments).exec();
            eprintln!("error: cannot start the process: {error}");
            exit_status::INTERNAL
        })?;
        let process = self.process.insert(process);
        let mut control = observer.pending();
        loop {
            if control == RunControl::End {
                self.end();
                return Ok(json!({ "ended": true }));
            }
            control = RunControl::Continue;
            match process.next(&mut self.input, false, &mut self.recording, observer.watched())? {
                ReplicaEvent::Output(bytes) => observer.output(1, &bytes),
                ReplicaEvent::Error(bytes) => observer.output(2, &bytes),
                ReplicaEvent::Watched => control = observer.ready(),
                ReplicaEvent::Message(_) => {}
                ReplicaEvent::Ended(ended) => {
                    self.process = None;
                    return Ok(self.end_of_run(ended));
                }
            }
        }
    }

    fn command(&mut self, _line: &str, _observer: &mut dyn RunObserver) -> io::Result<Value> {
        Ok(json!({ "failed": true, "text": "the program only runs: it is not debugged" }))
    }

    fn last_number(&self) -> u32 {
        0
    }

    fn replace_points(
        &mut self,
        _removed: &[u32],
        _breakpoints: &[Breakpoint],
        _watchpoints: (&[Watchpoint], &Types),
        _observer: &mut dyn RunObserver,
    ) -> io::Result<()> {
        Ok(())
    }

    fn take_notes(&mut self) -> Vec<String> {
        Vec::new()
    }

    fn end(&mut self) {
        if let Some(process) = self.process.take() {
            // A process that cannot be ended no longer exists.
            let _ = process.end(&mut self.recording);
        }
    }
}
