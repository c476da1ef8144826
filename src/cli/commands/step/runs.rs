//! The runs of a program under the debugger, each in a fork of this process: starts them, forwards their answers, and
//! collects their output. The user interfaces are the terminal (`step`) and the debug adapter (`dap`).

use super::session::{DebugSession, Follower};
use super::transcript;
use super::{help, protocol};
use crate::cli::args::step::StepOptions;
use crate::cli::report::{Report, stderr};
use crate::cli::{allocator, entry_point, exit_status, load};
use llvmlite_jit::debugger::{DebuggedProgram, ScanTarget};
use llvmlite_jit::engine::{Engine, Limits};
use llvmlite_jit::host::linux::record::{self, Recording};
use llvmlite_jit::host::linux::sandbox;
use llvmlite_jit::host::{interrupt, process};
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::GlobalKind;
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::supervise::fork::{
    self, MessageChannel, ReplayedStdin, Replica, ReplicaEvent, RunControl, RunObserver,
};
use llvmlite_jit::value::Value as RunValue;
use serde_json::{Value, json};
use std::cell::RefCell;
use std::collections::HashMap;
use std::io::{self, Write};
use std::rc::Rc;
use std::sync::Arc;

/// A program that is run repeatedly.
pub struct Runs<'o> {
    /// Options of the command.
    pub options: &'o StepOptions,
    /// Debugged program.
    pub program: Rc<DebuggedProgram>,
    interpreter: Interpreter,
    name: String,
    /// Arguments of `--call`.
    call: Vec<RunValue>,
    arguments: Vec<String>,
    /// Whether answers have colors.
    pub color: bool,
    /// Whether runs are sandboxed. System calls of sandboxed runs are not recorded.
    pub sandbox: bool,
    /// The current fork.
    pub replica: Option<Replica>,
    /// External input and results of system calls, for replays.
    recording: Recording,
    /// Whether the user was informed that nothing is recorded.
    unrecorded: bool,
    /// Standard input of the program.
    pub input: ReplayedStdin,
    /// Whether further input is read from this process's standard input.
    pub live: bool,
    /// Output of the program that was shown, for each of its two streams.
    shown: [Vec<u8>; 2],
    /// Number of bytes that the current fork has written to each stream.
    received: [usize; 2],
    /// Whether the current fork has diverged from earlier runs.
    differs: bool,
    /// Breakpoints and other settings, from the last answer.
    pub settings: Value,
    /// Step at which the program is stopped.
    pub step: u64,
    /// Lines and columns of the view.
    pub view: Value,
    /// Fingerprints of the program's state, by the steps at which it stopped.
    known: HashMap<u64, String>,
    /// Last answer of the fork.
    pub last: Value,
}

/// Maximum number of bytes of output kept; replays show later output again.
const MAX_KEPT_OUTPUT: usize = 64 << 20;

impl<'o> Runs<'o> {
    /// Loads a program.
    pub fn prepare(options: &'o StepOptions, report: &mut Report, color: bool) -> Result<Runs<'o>, u8> {
        let words = std::iter::once(&options.file).chain(&options.arguments);
        let arguments: Option<Vec<String>> = words.map(|word| word.to_str().map(String::from)).collect();
        let Some(arguments) = arguments else {
            stderr::print("error: an argument is not UTF-8\n");
            return Err(exit_status::USAGE);
        };
        let stdin = options.stdin.as_ref().map(|path| std::fs::read(path).map_err(|e| (path, e)));
        let stdin = stdin.transpose().map_err(|(path, error)| {
            report.io_error(format!("cannot read {}: {error}", path.display()), exit_status::IO_ERROR)
        })?;
        report.program_name.clone_from(&options.named);
        let checked = Arc::new(load::load(report, &options.file, &options.language)?);
        load::load_libraries(report, &options.load)?;
        let start = match &options.call {
            Some(call) => entry_point::resolve_call(checked.module(), call, &mut report.sources),
            None => entry_point::program_entry_point(checked.module(), &report.sources.sources()[0])
                .map(|id| (id, Vec::new())),
        };
        let (start, call) = start.map_err(|error| {
            report.diagnostics(vec![error]);
            report.refused()
        })?;
        let mut limits = Limits::default();
        limits.max_stack = options.max_stack.unwrap_or(limits.max_stack);
        let how = interp::Options { limits, wrap: options.wrap, ..Default::default() };
        // Globals that no code refers to can also be printed and called, unless they cannot be loaded.
        let all = std::iter::once(start).chain(checked.module().globals.iter().filter_map(|(id, global)| {
            let is_defined = match &global.kind {
                GlobalKind::Function(function) => function.body.is_some(),
                GlobalKind::Variable { init, .. } => init.is_some(),
                _ => false,
            };
            (is_defined && id != start).then_some(id)
        }));
        let mut interpreter = Interpreter::new(Arc::clone(&checked), &all.collect::<Vec<_>>(), how.clone())
            .or_else(|_| Interpreter::new(Arc::clone(&checked), &[start], how))
            .map_err(|errors| report.refused_by_engine(errors))?;
        interpreter.place_functions();
        let program = Rc::new(DebuggedProgram::new(Arc::clone(&checked), report.sources.clone()));
        if let Err(error) = transcript::only(&program, options) {
            stderr::print(&format!("error: {error}\n"));
            return Err(exit_status::USAGE);
        }
        let name = checked.module().globals[start].name.symbol();
        let input = ReplayedStdin { bytes: stdin.clone().unwrap_or_default(), ended: stdin.is_some() };
        Ok(Runs {
            options,
            program,
            interpreter,
            name,
            call,
            arguments,
            color,
            sandbox: false,
            replica: None,
            recording: Recording::new(),
            unrecorded: false,
            input,
            live: false,
            shown: Default::default(),
            received: [0; 2],
            differs: false,
            settings: Value::Null,
            step: 0,
            view: Value::Null,
            known: HashMap::new(),
            last: Value::Null,
        })
    }

    /// Forks a process that runs the program according to `how`, and waits for its first answer.
    pub fn begin(&mut self, how: &Value, observer: &mut dyn RunObserver) -> io::Result<Value> {
        self.end_replica()?;
        self.received = [0; 2];
        let _ = io::stdout().flush();
        let mut start = how.clone();
        start["settings"] = self.settings.clone();
        start["view"] = self.view.clone();
        start["entry"] = json!(self.name);
        let (program, options, color, sandbox) = (Rc::clone(&self.program), self.options, self.color, self.sandbox);
        let (interpreter, name, arguments) = (&mut self.interpreter, &self.name, (&*self.call, &*self.arguments));
        let replica = Replica::start(&mut self.recording, |channel, recording, socket| {
            // A transcript never goes back. In a sandbox there are no external effects to record.
            if options.transcript.is_none() {
                let entered = match sandbox {
                    true => record::enter_numbers(recording, socket),
                    false => record::enter(recording, socket),
                };
                if let Err(reason) = entered {
                    start["unrecorded"] = json!(reason);
                }
            }
            let guarded = crate::cli::panic::guard(|| {
                follow(program, options, (color, sandbox), &start, interpreter, name, arguments, channel)
            });
            guarded.unwrap_or(exit_status::INTERNAL)
        })?;
        self.replica = Some(replica);
        self.answer(observer)
    }

    /// Ends the fork.
    pub fn end_replica(&mut self) -> io::Result<()> {
        self.replica.take().map_or(Ok(()), |replica| replica.end(&mut self.recording))
    }

    /// Sends a request to the fork.
    pub fn send(&mut self, request: &Value) {
        if let Some(replica) = &mut self.replica {
            replica.send(request.to_string().as_bytes());
        }
    }

    /// Waits for an answer, and forwards the program's output in the meantime.
    pub fn answer(&mut self, observer: &mut dyn RunObserver) -> io::Result<Value> {
        let mut control = observer.pending();
        loop {
            let Some(replica) = &mut self.replica else { return Ok(Value::Null) };
            match std::mem::replace(&mut control, RunControl::Continue) {
                RunControl::Continue => {}
                RunControl::Interrupt => replica.interrupt(),
                RunControl::End => {
                    self.end_replica()?;
                    return Ok(json!({ "ended": true, "step": self.step, "settings": self.settings }));
                }
            }
            match replica.next(&mut self.input, self.live, &mut self.recording, observer.watched())? {
                ReplicaEvent::Output(bytes) => self.output(0, &bytes, observer),
                ReplicaEvent::Error(bytes) => self.output(1, &bytes, observer),
                ReplicaEvent::Watched => control = observer.ready(),
                ReplicaEvent::Message(message) => {
                    let value: Value = serde_json::from_slice(&message)?;
                    match value["part"].as_str() {
                        Some(part) => {
                            observer.part(part, value["before"] == true);
                            replica.send(b"{}");
                        }
                        None => return Ok(value),
                    }
                }
                ReplicaEvent::Ended(ended) => {
                    self.end_replica()?;
                    let text = match ended {
                        Ok(status) => format!("the program exited with status {status}\n"),
                        Err(signal) => format!("the program's process was terminated by signal {signal}\n"),
                    };
                    let status = ended.unwrap_or_else(|signal| 128 + signal);
                    return Ok(json!({
                        "text": text, "status": status, "step": self.step, "settings": self.settings, "gone": true,
                        "halt": { "reason": "exited", "status": status, "signal": ended.err() },
                    }));
                }
            }
        }
    }

    /// Handles output of the program: forwards the part that was not shown before.
    fn output(&mut self, stream: usize, bytes: &[u8], observer: &mut dyn RunObserver) {
        let (shown, received) = (&mut self.shown[stream], &mut self.received[stream]);
        let known = shown.len().saturating_sub(*received).min(bytes.len());
        let (old, new) = bytes.split_at(known);
        self.differs |= shown.get(*received..*received + known).is_some_and(|before| before != old);
        *received += bytes.len();
        if shown.len() < MAX_KEPT_OUTPUT {
            shown.extend_from_slice(new);
        }
        if !new.is_empty() {
            observer.output(stream as i32 + 1, new);
        }
    }

    /// Returns the number of bytes on standard output if all of it has been shown and it ends in the middle of a line.
    pub fn unfinished_line(&self) -> Option<usize> {
        let [count, _] = self.received;
        let is_unfinished = count > 0 && count == self.shown[0].len() && self.shown[0].last() != Some(&b'\n');
        is_unfinished.then_some(count)
    }

    /// Returns the number of bytes that the current fork has written to standard output.
    pub fn written(&self) -> usize {
        self.received[0]
    }

    /// Compares the state of an answer with that of earlier runs at the same step.
    pub fn compare(&mut self, answer: &Value) {
        // A changed value starts a new history: earlier states and output no longer apply.
        if answer["changes"].is_u64() && answer["changes"] != self.last["changes"] {
            self.known.clear();
            for (shown, received) in self.shown.iter_mut().zip(self.received) {
                shown.truncate(received);
            }
        }
        if let (Some(step), Some(mark)) = (answer["step"].as_u64(), answer["mark"].as_str()) {
            let before = self.known.insert(step, mark.to_string());
            self.differs |= before.is_some_and(|before| before != mark);
        }
    }

    /// Stores an answer as the last one, and returns notes about the run.
    pub fn keep(&mut self, answer: &Value) -> Vec<String> {
        let mut notes = Vec::new();
        if let Some(reason) = answer["unrecorded"].as_str().filter(|_| !std::mem::replace(&mut self.unrecorded, true)) {
            notes.push(format!(
                "note: going back repeats the program's external effects, which are not recorded: {reason}\n"
            ));
        }
        notes.extend(self.recording.take_notes().iter().map(|note| format!("note: {note}\n")));
        self.differs |= self.recording.take_difference();
        if std::mem::take(&mut self.differs) {
            let text = "note: the program behaves differently this time: it depends on time, or on external state\n";
            notes.push(text.into());
            self.known.clear();
        }
        if answer["settings"].is_object() {
            self.settings = answer["settings"].clone();
        }
        self.step = answer["step"].as_u64().unwrap_or(self.step);
        self.last = answer.clone();
        notes
    }

    /// Starts the run that an answer requests, and returns the answer of that run.
    pub fn completed(&mut self, mut answer: Value, observer: &mut dyn RunObserver) -> io::Result<Value> {
        while answer["again"].is_object() {
            self.settings = answer["settings"].clone();
            let before = protocol::text(&answer, "text").to_string();
            let is_interrupted = answer["interrupted"] == true;
            answer = self.again(&answer["again"].clone(), observer)?;
            answer["text"] = json!(before + protocol::text(&answer, "text"));
            if is_interrupted && answer["halt"]["reason"] == "step" {
                answer["halt"] = json!({ "reason": "interrupted" });
            }
        }
        Ok(answer)
    }

    /// Executes a run-control command after the program has ended its process: only a new run is possible.
    pub fn without_replica(&mut self, word: &str, observer: &mut dyn RunObserver) -> io::Result<Value> {
        match help::find(word).map(|command| command.name) {
            Ok(name @ ("run" | "restart" | "start")) => {
                let breaks = self.settings["breaks"].as_array().into_iter().flatten();
                let has_points = breaks.filter(|point| point["enabled"] != false).count() > 0;
                let go = if name != "start" && has_points { "continue" } else { "start" };
                self.again(&json!({ "rerun": "restart", "go": go }), observer)
            }
            Ok("back" | "reverse-next" | "reverse-stepi" | "reverse-nexti") => {
                self.again(&protocol::scan(0, u64::MAX, ScanTarget::Any, 1), observer)
            }
            Ok("reverse-continue") => self.again(&protocol::scan(0, u64::MAX, ScanTarget::Points, 1), observer),
            _ => Ok(json!({
                "text": "the program's process is gone: `run` restarts it, `back` goes back\n", "failed": true
            })),
        }
    }

    /// Starts a new run, at the start or at an earlier step.
    pub fn again(&mut self, how: &Value, observer: &mut dyn RunObserver) -> io::Result<Value> {
        if protocol::text(how, "rerun") == "restart" {
            self.shown = Default::default();
            self.known.clear();
            self.end_replica()?;
            self.recording.clear();
            // Changes of values belong to the previous run.
            if let Some(settings) = self.settings.as_object_mut() {
                settings.remove("changes");
            }
            let go = how["go"].as_str().unwrap_or("goto");
            return self.begin(&json!({ "rerun": go, "step": 0 }), observer);
        }
        if protocol::text(how, "rerun") != "scan" {
            return self.begin(how, observer);
        }
        let wanted = how["count"].as_u64().unwrap_or(1) as usize;
        let mut answer = self.begin(how, observer)?;
        let found = |answer: &Value| answer["found"].as_array().cloned().unwrap_or_default();
        if found(&answer).len() < wanted && how["from"].as_u64().unwrap_or(0) > 0 && answer["found"].is_array() {
            let mut all = how.clone();
            all["from"] = json!(0);
            answer = self.begin(&all, observer)?;
        }
        // The search was interrupted, or the program ended in another way this time.
        if !answer["found"].is_array() {
            let end = how["end"].as_u64().filter(|end| *end != u64::MAX);
            return match (answer["halt"]["reason"] == "interrupted", end) {
                (true, Some(step)) => {
                    let text = protocol::text(&answer, "text").to_string();
                    let mut answer = self.begin(&json!({ "rerun": "goto", "step": step }), observer)?;
                    answer["text"] = json!(text + protocol::text(&answer, "text"));
                    answer["halt"] = json!({ "reason": "interrupted" });
                    Ok(answer)
                }
                _ => Ok(answer),
            };
        }
        let list = found(&answer);
        let (step, note) = match list.first() {
            Some(first) => (first["step"].as_u64().unwrap_or(0), protocol::text(first, "note").to_string()),
            None => (0, String::new()),
        };
        let in_source = protocol::source(&self.settings) && list.is_empty();
        let mut answer =
            self.begin(&json!({ "rerun": if in_source { "start" } else { "goto" }, "step": step }), observer)?;
        answer["hits"] = list.first().map_or(Value::Null, |first| first["hits"].clone());
        let start = if list.len() < wanted { "this is the start of the program\n" } else { "" };
        if answer["halt"]["reason"] == "step" {
            answer["halt"] = match list.first() {
                Some(first) if !note.is_empty() => json!({ "reason": "points", "hits": first["hits"], "text": note }),
                Some(_) => answer["halt"].clone(),
                None => json!({ "reason": "start" }),
            };
        }
        answer["text"] = json!(format!("{note}{start}{}", protocol::text(&answer, "text")));
        Ok(answer)
    }
}

/// Runs the program under the debugger; called in the fork.
#[expect(clippy::too_many_arguments, reason = "the state that the replica takes over")]
fn follow(
    program: Rc<DebuggedProgram>,
    options: &StepOptions,
    (color, confined): (bool, bool),
    start: &Value,
    interpreter: &mut Interpreter,
    name: &str,
    (call, arguments): (&[RunValue], &[String]),
    channel: MessageChannel,
) -> u8 {
    interrupt::catch_ctrl_c();
    fork::accept_interrupts();
    process::restore_sigpipe();
    if confined {
        allocator::init();
        if let Err(error) = sandbox::enter() {
            stderr::print(&format!("error: the sandbox cannot be entered: {error}\n"));
            return exit_status::INTERNAL;
        }
    }
    let session = Rc::new(RefCell::new(DebugSession::new(program, options, color, start, channel)));
    interpreter.follow_with(Box::new(Follower(Rc::clone(&session))));
    let outcome: Outcome = match &options.call {
        Some(_) => interpreter.call(name, call),
        None => interpreter.run_program(name, arguments),
    };
    session.borrow_mut().over(&outcome, &interpreter.state(), name)
}
