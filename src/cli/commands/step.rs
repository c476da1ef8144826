//! `step FILE`: an interactive debugger. This process prepares the program but does not run it; each run happens in a
//! fork of it ([`llvmlite_jit::supervise::fork`]). To go back means to fork again and run to an earlier step.
//!
//! ```text
//! terminal ── lines ─► here ── wire ─► session, in a copy: commands, show, transcript ── debugger, interpreter
//!                        ▲                 │
//!                        └── answers, output of the program
//! ```

mod breakpoints;
mod change;
mod commands;
mod gdb_commands;
mod help;
mod info;
mod instructions;
mod layouts;
mod list;
mod printf;
mod protocol;
mod scripts;
mod session;
mod show;
mod source;
mod symbols;
mod terminal;
mod transcript;
mod types;
mod values;
mod view;

use crate::cli::args::step::{InitialView, StepOptions};
use crate::cli::report::{Report, color, stderr};
use crate::cli::{entry_point, exit_status, load};
use llvmlite_jit::debugger::DebuggedProgram;
use llvmlite_jit::engine::{Engine, Limits};
use llvmlite_jit::host::linux::record::{self, Recording};
use llvmlite_jit::host::{interrupt, process};
use llvmlite_jit::interp::{self, Interpreter};
use llvmlite_jit::ir::{GlobalId, GlobalKind};
use llvmlite_jit::outcome::Outcome;
use llvmlite_jit::supervise::fork::{self, MessageChannel, ReplayedStdin, Replica, ReplicaEvent};
use llvmlite_jit::value::Value as RunValue;
use scripts::UserCommand;
use serde_json::{Value, json};
use session::{DebugSession, Follower};
use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::io::{IsTerminal, Write};
use std::rc::Rc;
use std::sync::Arc;
use terminal::{InputLine, LineReader};

/// Debugs a program and returns the exit status.
pub fn run(options: &StepOptions, report: &mut Report) -> u8 {
    match prepare(options, report) {
        Ok(mut debugger) => {
            let status = debugger.serve();
            // The terminal is restored whatever the end was.
            debugger.end_view();
            status
        }
        Err(status) => status,
    }
}

fn prepare<'o>(options: &'o StepOptions, report: &mut Report) -> Result<Supervisor<'o>, u8> {
    if options.file == "-" {
        stderr::print("error: `step` reads a file: standard input is for commands and for the program\n");
        return Err(exit_status::USAGE);
    }
    let words = std::iter::once(&options.file).chain(&options.arguments);
    let arguments: Option<Vec<String>> = words.map(|word| word.to_str().map(String::from)).collect();
    let Some(arguments) = arguments else {
        stderr::print("error: an argument is not UTF-8\n");
        return Err(exit_status::USAGE);
    };
    let unreadable = |report: &mut Report, path: &std::path::Path, error: std::io::Error| {
        report.io_error(format!("cannot read {}: {error}", path.display()), exit_status::IO_ERROR)
    };
    let script = options.commands.as_ref().map(|path| std::fs::read_to_string(path).map_err(|e| (path, e)));
    let script = script.transpose().map_err(|(path, error)| unreadable(report, path, error))?;
    let stdin = options.stdin.as_ref().map(|path| std::fs::read(path).map_err(|e| (path, e)));
    let stdin = stdin.transpose().map_err(|(path, error)| unreadable(report, path, error))?;
    let checked = Arc::new(load::load(report, &options.file, &options.language)?);
    load::load_libraries(report, &options.load)?;
    let start = match &options.call {
        Some(call) => entry_point::of_call(checked.module(), call, &mut report.sources),
        None => entry_point::of_program(checked.module(), &report.sources.sources()[0]).map(|id| (id, Vec::new())),
    };
    let (start, call) = start.map_err(|error| {
        report.diagnostics(vec![error]);
        report.refused()
    })?;
    let mut limits = Limits::default();
    limits.max_stack = options.max_stack.unwrap_or(limits.max_stack);
    let how = interp::Options { limits, wrap: options.wrap, ..Default::default() };
    // What no code refers to can be printed and called too, unless it cannot be loaded.
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
    // Commands come from a terminal or a pipe. In the second case the program has no input unless an option names one.
    let commands_on_stdin = options.transcript.is_none() && script.is_none();
    let interactive = std::io::stdin().is_terminal() && options.transcript.is_none();
    let live = stdin.is_none() && (interactive || !commands_on_stdin);
    let input = ReplayedStdin { bytes: stdin.clone().unwrap_or_default(), ended: stdin.is_some() };
    let color = color::wanted(options.output.color, std::io::stdout().is_terminal());
    let reads_more = commands_on_stdin || interactive;
    let script_name = options.commands.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    let lines =
        LineReader::new(script.as_deref().map(|text| (&*script_name, text)), reads_more, interactive, color, &program);
    let settings = match options.view {
        InitialView::Source if !program.has_lines() => {
            stderr::print("error: `--view source` needs debug info: compile with `-g`\n");
            return Err(exit_status::USAGE);
        }
        InitialView::Source => json!({ "source": true }),
        InitialView::Llvm => Value::Null,
    };
    Ok(Supervisor {
        options,
        program,
        interpreter,
        name,
        call,
        arguments,
        color,
        copy: None,
        recording: Recording::new(),
        unrecorded: false,
        input,
        live,
        lines,
        shown: Default::default(),
        received: [0; 2],
        held: String::new(),
        differs: false,
        settings,
        step: 0,
        screen: None,
        known: HashMap::new(),
        last: Value::Null,
        failed: false,
        user_commands: Default::default(),
        repetitions: 0,
    })
}

/// The parent process, which interacts with the user.
struct Supervisor<'o> {
    options: &'o StepOptions,
    program: Rc<DebuggedProgram>,
    interpreter: Interpreter,
    name: String,
    /// Arguments of `--call`.
    call: Vec<RunValue>,
    arguments: Vec<String>,
    color: bool,
    copy: Option<Replica>,
    /// External input and results of system calls, for replays.
    recording: Recording,
    /// Whether the user was told that nothing is recorded.
    unrecorded: bool,
    input: ReplayedStdin,
    live: bool,
    lines: LineReader,
    /// Output of the program that was shown, for its two streams.
    shown: [Vec<u8>; 2],
    /// Number of bytes that the current fork has written to each stream.
    received: [usize; 2],
    /// Output held back from the transcript until its instruction is known.
    held: String,
    /// Whether the current fork has diverged from earlier runs.
    differs: bool,
    settings: Value,
    step: u64,
    /// Lines and columns of the terminal while the view is open.
    screen: Option<(usize, usize)>,
    /// Fingerprints of the program's state, by the steps at which it stopped.
    known: HashMap<u64, String>,
    /// Last answer of the fork.
    last: Value,
    failed: bool,
    /// Commands that the user has defined.
    user_commands: BTreeMap<String, UserCommand>,
    /// Number of loops and of commands of the user since the last line of input.
    repetitions: u32,
}

/// Maximum number of bytes of output that are kept; a replay shows later output again.
const MAX_KEPT_OUTPUT: usize = 64 << 20;

impl Supervisor<'_> {
    fn serve(&mut self) -> u8 {
        fork::leave_interrupts_to_replicas();
        let start = json!({ "rerun": if protocol::source(&self.settings) { "start" } else { "goto" }, "step": 0 });
        let answer = match self.begin(&start).and_then(|answer| self.completed(answer)) {
            Ok(answer) => answer,
            Err(error) => return self.trouble(&error),
        };
        if self.options.transcript.is_some() {
            let held = std::mem::take(&mut self.held);
            self.print(&held);
            if answer["gone"] == true {
                self.print(protocol::text(&answer, "text"));
            }
            return self.status(&answer);
        }
        if self.lines.is_interactive() {
            self.print("`help` lists the commands, `view` shows source and values above them, `quit` leaves\n");
        }
        self.show_answer(&answer);
        loop {
            self.repetitions *= u32::from(self.lines.is_queued());
            let line = self.lines.next(self.last["function"].as_u64().map(|n| GlobalId::from_u32(n as u32)));
            let line = match line {
                InputLine::Text(line) => line,
                InputLine::Again => continue,
                InputLine::End => return self.leave(),
            };
            match self.command(&line) {
                Ok(Some(status)) => return status,
                Ok(None) => {}
                Err(error) => return self.trouble(&error),
            }
            if self.failed && self.lines.is_script() {
                stderr::print(&format!("error: the command in {} has failed\n", self.lines.place()));
                return exit_status::USAGE;
            }
            if self.failed && self.lines.give_up() {
                self.print(&format!("the command in {} has failed\n", self.lines.place()));
            }
            if self.last["interrupted"] == true && !self.lines.is_interactive() {
                return exit_status::INTERRUPTED;
            }
        }
    }

    fn trouble(&mut self, error: &std::io::Error) -> u8 {
        self.end_view();
        stderr::print(&format!("error: the program cannot be run: {error}\n"));
        exit_status::INTERNAL
    }

    fn status(&self, answer: &Value) -> u8 {
        answer["status"].as_u64().map_or(exit_status::OK, |status| status as u8)
    }

    fn leave(&mut self) -> u8 {
        self.end_view();
        self.lines.close();
        self.status(&self.last)
    }

    /// Forks a process that runs the program as `how` says, and waits for its first answer.
    fn begin(&mut self, how: &Value) -> std::io::Result<Value> {
        self.end_copy()?;
        self.received = [0; 2];
        let _ = std::io::stdout().flush();
        let mut start = how.clone();
        start["settings"] = self.settings.clone();
        start["view"] = self.view();
        start["entry"] = json!(self.name);
        let (program, options, color) = (Rc::clone(&self.program), self.options, self.color);
        let (interpreter, name, arguments) = (&mut self.interpreter, &self.name, (&*self.call, &*self.arguments));
        let copy = Replica::start(&mut self.recording, |channel, recording, socket| {
            // A transcript never goes back.
            if options.transcript.is_none()
                && let Err(reason) = record::enter(recording, socket)
            {
                start["unrecorded"] = json!(reason);
            }
            let guarded = crate::cli::panic::guard(|| {
                follow(program, options, color, &start, interpreter, name, arguments, channel)
            });
            guarded.unwrap_or(exit_status::INTERNAL)
        })?;
        self.copy = Some(copy);
        self.answer()
    }

    fn end_copy(&mut self) -> std::io::Result<()> {
        self.copy.take().map_or(Ok(()), |copy| copy.end(&mut self.recording))
    }

    /// Waits for an answer, and shows the program's output in the meantime.
    fn answer(&mut self) -> std::io::Result<Value> {
        loop {
            let Some(copy) = &mut self.copy else { return Ok(Value::Null) };
            match copy.next(&mut self.input, self.live, &mut self.recording)? {
                ReplicaEvent::Output(bytes) => self.output(0, &bytes),
                ReplicaEvent::Error(bytes) => self.output(1, &bytes),
                ReplicaEvent::Message(message) => {
                    let value: Value = serde_json::from_slice(&message)?;
                    match value["part"].as_str() {
                        Some(part) => {
                            let held = std::mem::take(&mut self.held);
                            match value["before"] == true {
                                true => self.print(&format!("{part}{held}")),
                                false => self.print(&format!("{held}{part}")),
                            }
                            if let Some(copy) = &mut self.copy {
                                copy.send(b"{}");
                            }
                        }
                        None => return Ok(value),
                    }
                }
                ReplicaEvent::Gone(ended) => {
                    self.end_copy()?;
                    let text = match ended {
                        Ok(status) => format!("the program exited with status {status}\n"),
                        Err(signal) => format!("the program's process was terminated by signal {signal}\n"),
                    };
                    let status = ended.unwrap_or_else(|signal| 128 + signal);
                    return Ok(
                        json!({ "text": text, "status": status, "step": self.step, "settings": self.settings, "gone": true }),
                    );
                }
            }
        }
    }

    /// Handles output of the program: shows the part that was not shown before.
    fn output(&mut self, stream: usize, bytes: &[u8]) {
        let (shown, received) = (&mut self.shown[stream], &mut self.received[stream]);
        let known = shown.len().saturating_sub(*received).min(bytes.len());
        let (old, new) = bytes.split_at(known);
        self.differs |= shown.get(*received..*received + known).is_some_and(|before| before != old);
        *received += bytes.len();
        if shown.len() < MAX_KEPT_OUTPUT {
            shown.extend_from_slice(new);
        }
        if new.is_empty() {
            return;
        }
        match self.options.transcript {
            Some(format) => {
                let name = if stream == 0 { "stdout" } else { "stderr" };
                self.held += &transcript::output(format, name, new);
            }
            None if stream == 0 => {
                let _ = std::io::stdout().write_all(new).and_then(|()| std::io::stdout().flush());
            }
            None => {
                let _ = std::io::stderr().write_all(new);
            }
        }
    }

    /// Writes an answer. Write errors are ignored: the reader may have closed the pipe.
    fn print(&self, text: &str) {
        let mut out = std::io::stdout().lock();
        let _ = out.write_all(text.as_bytes()).and_then(|()| out.flush());
    }

    fn show_answer(&mut self, answer: &Value) {
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
        // The output of the program may end in the middle of a line.
        if self.received[0] > 0
            && self.shown[0].last().is_some_and(|b| *b != b'\n')
            && self.received[0] == self.shown[0].len()
        {
            let fresh = self.last["output"].as_u64() != Some(self.received[0] as u64);
            if fresh {
                self.print("\n");
            }
        }
        // Commands of the breakpoints that were hit; `silent` as the first one leaves out the location.
        let commands = |number: &Value| self.settings["commands"][number.to_string()].as_array().cloned();
        let hits = answer["hits"].as_array().cloned().unwrap_or_default();
        let bodies: Vec<Vec<Value>> = hits.iter().filter_map(commands).collect();
        let is_silent =
            !bodies.is_empty() && bodies.iter().all(|body| body.first().is_some_and(|line| line == "silent"));
        if answer["hits"].is_array() {
            let lines = bodies.iter().flatten().filter_map(Value::as_str).filter(|line| *line != "silent");
            self.lines.queue(lines.map(String::from).collect());
        }
        // In a loop and the like, `set` does its work without an answer.
        let is_set = self.lines.is_from_queue() && answer["set"] == true;
        if !is_silent && !is_set {
            self.print(protocol::text(answer, "text"));
        }
        self.draw_view(protocol::text(answer, "view"));
        if let Some(reason) = answer["unrecorded"].as_str().filter(|_| !std::mem::replace(&mut self.unrecorded, true)) {
            self.print(&format!(
                "note: going back repeats the program's external effects, which are not recorded: {reason}\n"
            ));
        }
        for note in self.recording.take_notes() {
            self.print(&format!("note: {note}\n"));
        }
        self.differs |= self.recording.take_difference();
        if std::mem::take(&mut self.differs) {
            self.print("note: the program behaves differently this time: it depends on time, or on external state\n");
            self.known.clear();
        }
        self.failed = answer["failed"] == true;
        if answer["settings"].is_object() {
            self.settings = answer["settings"].clone();
        }
        self.step = answer["step"].as_u64().unwrap_or(self.step);
        self.last = answer.clone();
        self.last["output"] = json!(self.received[0]);
    }

    /// Carries out a command line. `Some`: the exit status.
    fn command(&mut self, line: &str) -> std::io::Result<Option<u8>> {
        self.failed = false;
        if self.own_command(line)? {
            return Ok(None);
        }
        let line = match self.switch_view(line) {
            Ok(line) => line,
            Err(text) => {
                self.failed = true;
                self.print(&text);
                return Ok(None);
            }
        };
        if self.copy.is_none() {
            return self.without_copy(line);
        }
        let (width, view) = (self.lines.width(), self.view());
        let is_commands = help::find(line.split_whitespace().next().unwrap_or("")).is_ok_and(|c| c.name == "commands");
        let body = if is_commands { self.lines.body() } else { Vec::new() };
        if let Some(copy) = &mut self.copy {
            let request = json!({ "line": line, "width": width, "view": view, "body": body });
            copy.send(request.to_string().as_bytes());
        }
        let answer = self.answer()?;
        if answer["quit"] == true {
            return Ok(Some(self.leave()));
        }
        let answer = self.completed(answer)?;
        self.show_answer(&answer);
        Ok(None)
    }

    /// Starts the run that an answer asks for, and returns the answer to that.
    fn completed(&mut self, mut answer: Value) -> std::io::Result<Value> {
        while answer["again"].is_object() {
            self.settings = answer["settings"].clone();
            let before = protocol::text(&answer, "text").to_string();
            answer = self.again(&answer["again"].clone())?;
            answer["text"] = json!(before + protocol::text(&answer, "text"));
        }
        Ok(answer)
    }

    /// Handles a command after the program has ended its process: only a new run is possible.
    fn without_copy(&mut self, line: &str) -> std::io::Result<Option<u8>> {
        let word = line.split_whitespace().next().unwrap_or("");
        let answer = match help::find(word).map(|command| command.name) {
            Ok("quit") => return Ok(Some(self.leave())),
            Ok(name @ ("run" | "restart" | "start")) => {
                let breaks = self.settings["breaks"].as_array().into_iter().flatten();
                let has_points = breaks.filter(|point| point["enabled"] != false).count() > 0;
                let go = if name != "start" && has_points { "continue" } else { "start" };
                self.again(&json!({ "rerun": "restart", "go": go }))?
            }
            Ok("back" | "reverse-next" | "reverse-stepi" | "reverse-nexti") => {
                self.again(&protocol::scan(0, u64::MAX, llvmlite_jit::debugger::ScanTarget::Any, 1))?
            }
            Ok("reverse-continue") => {
                self.again(&protocol::scan(0, u64::MAX, llvmlite_jit::debugger::ScanTarget::Points, 1))?
            }
            Ok("help") => {
                json!({ "text": help::help(line.trim_start_matches(word).trim()).unwrap_or_else(|e| e + "\n") })
            }
            _ => {
                json!({ "text": "the program's process is gone: `run` restarts it, `back` goes back\n", "failed": true })
            }
        };
        self.show_answer(&answer);
        Ok(None)
    }

    /// Starts a new run, at the start or at an earlier step.
    fn again(&mut self, how: &Value) -> std::io::Result<Value> {
        if protocol::text(how, "rerun") == "restart" {
            self.shown = Default::default();
            self.known.clear();
            self.end_copy()?;
            self.recording.clear();
            // Changes of values belong to the previous run.
            if let Some(settings) = self.settings.as_object_mut() {
                settings.remove("changes");
            }
            let go = how["go"].as_str().unwrap_or("goto");
            return self.begin(&json!({ "rerun": go, "step": 0 }));
        }
        if protocol::text(how, "rerun") != "scan" {
            return self.begin(how);
        }
        let wanted = how["count"].as_u64().unwrap_or(1) as usize;
        let mut answer = self.begin(how)?;
        let found = |answer: &Value| answer["found"].as_array().cloned().unwrap_or_default();
        if found(&answer).len() < wanted && how["from"].as_u64().unwrap_or(0) > 0 {
            let mut all = how.clone();
            all["from"] = json!(0);
            answer = self.begin(&all)?;
        }
        let list = found(&answer);
        let (step, note) = match list.first() {
            Some(first) => (first["step"].as_u64().unwrap_or(0), protocol::text(first, "note").to_string()),
            None => (0, String::new()),
        };
        let in_source = protocol::source(&self.settings) && list.is_empty();
        let mut answer = self.begin(&json!({ "rerun": if in_source { "start" } else { "goto" }, "step": step }))?;
        answer["hits"] = list.first().map_or(Value::Null, |first| first["hits"].clone());
        let start = if list.len() < wanted { "this is the start of the program\n" } else { "" };
        answer["text"] = json!(format!("{note}{start}{}", protocol::text(&answer, "text")));
        Ok(answer)
    }
}

/// Runs the program under the debugger; called in the fork.
#[expect(clippy::too_many_arguments, reason = "what the copy takes over, each once")]
fn follow(
    program: Rc<DebuggedProgram>,
    options: &StepOptions,
    color: bool,
    start: &Value,
    interpreter: &mut Interpreter,
    name: &str,
    (call, arguments): (&[RunValue], &[String]),
    channel: MessageChannel,
) -> u8 {
    interrupt::catch_ctrl_c();
    process::end_with_readers();
    let session = Rc::new(RefCell::new(DebugSession::new(program, options, color, start, channel)));
    interpreter.follow_with(Box::new(Follower(Rc::clone(&session))));
    let outcome: Outcome = match &options.call {
        Some(_) => interpreter.call(name, call),
        None => interpreter.run_program(name, arguments),
    };
    session.borrow_mut().over(&outcome, &interpreter.state(), name)
}
