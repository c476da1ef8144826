//! `step FILE`: an interactive debugger. This process prepares the program but does not run it. Each run is a fork of
//! this process ([`llvmlite_jit::supervise::fork`]); going back forks again and runs up to an earlier step.
//!
//! ```text
//! terminal ── lines ─► here ── protocol ─► session, in a fork: commands, show, transcript ── debugger, interpreter
//!                        ▲                     │
//!                        └── answers, output of the program
//! ```

mod breakpoints;
mod change;
mod commands;
mod help;
mod info;
mod instructions;
mod layouts;
mod list;
mod printf;
pub mod protocol;
mod requests;
pub mod runs;
mod scripts;
mod session;
mod show;
mod source;
mod symbols;
mod terminal;
mod transcript;
mod types;
mod unsupported_gdb_commands;
mod values;
mod view;

use crate::cli::args::step::{InitialView, StepOptions, TranscriptFormat};
use crate::cli::exit_status;
use crate::cli::report::{Report, color, stderr, stdout};
use llvmlite_jit::ir::GlobalId;
use llvmlite_jit::supervise::fork::{self, RunObserver};
use runs::Runs;
use scripts::UserCommand;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use terminal::{InputLine, LineReader};

/// Debugs a program and returns the exit status.
pub fn run(options: &StepOptions, report: &mut Report) -> u8 {
    match prepare(options, report) {
        Ok(mut debugger) => {
            let status = debugger.serve();
            // The terminal is restored regardless of how the session ended.
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
    let script = options.commands.as_ref().map(|path| std::fs::read_to_string(path).map_err(|e| (path, e)));
    let script = script.transpose().map_err(|(path, error)| {
        report.io_error(format!("cannot read {}: {error}", path.display()), exit_status::IO_ERROR)
    })?;
    let color = color::wanted(options.output.color, std::io::stdout().is_terminal());
    let mut runs = Runs::prepare(options, report, color)?;
    // Commands come from a terminal or a pipe. With a pipe, the program has no input unless an option names a file.
    let commands_on_stdin = options.transcript.is_none() && script.is_none();
    let interactive = std::io::stdin().is_terminal() && options.transcript.is_none();
    runs.live = options.stdin.is_none() && (interactive || !commands_on_stdin);
    let reads_more = commands_on_stdin || interactive;
    let script_name = options.commands.as_ref().map(|path| path.display().to_string()).unwrap_or_default();
    let script = script.as_deref().map(|text| (&*script_name, text));
    let lines = LineReader::new(script, reads_more, interactive, color, &runs.program);
    runs.settings = match options.view {
        InitialView::Source if !runs.program.has_lines() => {
            stderr::print("error: `--view source` needs debug info: compile with `-g`\n");
            return Err(exit_status::USAGE);
        }
        InitialView::Source => json!({ "source": true }),
        InitialView::Llvm => Value::Null,
    };
    let output = TerminalOutput { transcript: options.transcript, pending: String::new() };
    Ok(Supervisor {
        runs,
        lines,
        output,
        shown_output: None,
        screen: None,
        failed: false,
        user_commands: Default::default(),
        repetitions: 0,
    })
}

/// The parent process, which interacts with the user.
struct Supervisor<'o> {
    runs: Runs<'o>,
    lines: LineReader,
    output: TerminalOutput,
    /// Number of bytes on standard output at the last answer.
    shown_output: Option<usize>,
    /// Lines and columns of the terminal while the view is open.
    screen: Option<(usize, usize)>,
    failed: bool,
    /// User-defined commands.
    user_commands: BTreeMap<String, UserCommand>,
    /// Number of executed loops and user-defined commands since the last line of input.
    repetitions: u32,
}

/// Standard output and standard error of the command.
struct TerminalOutput {
    transcript: Option<TranscriptFormat>,
    /// Output withheld from the transcript until its instruction is known.
    pending: String,
}

impl RunObserver for TerminalOutput {
    fn output(&mut self, stream: i32, bytes: &[u8]) {
        match self.transcript {
            Some(format) => {
                let name = if stream == 1 { "stdout" } else { "stderr" };
                self.pending += &transcript::output(format, name, bytes);
            }
            None if stream == 1 => {
                stdout::write(bytes);
            }
            None => {
                let _ = std::io::stderr().write_all(bytes);
            }
        }
    }

    fn part(&mut self, text: &str, before: bool) {
        let pending = std::mem::take(&mut self.pending);
        match before {
            true => print(&format!("{text}{pending}")),
            false => print(&format!("{pending}{text}")),
        }
    }
}

/// Writes an answer.
fn print(text: &str) {
    stdout::write(text.as_bytes());
}

impl Supervisor<'_> {
    fn serve(&mut self) -> u8 {
        fork::leave_interrupts_to_replicas();
        let start = json!({ "rerun": if protocol::source(&self.runs.settings) { "start" } else { "goto" }, "step": 0 });
        self.runs.view = self.view();
        let (runs, output) = (&mut self.runs, &mut self.output);
        let answer = match runs.begin(&start, output).and_then(|answer| runs.completed(answer, output)) {
            Ok(answer) => answer,
            Err(error) => return self.trouble(&error),
        };
        if self.runs.options.transcript.is_some() {
            let pending = std::mem::take(&mut self.output.pending);
            self.print(&pending);
            if answer["gone"] == true {
                self.print(protocol::text(&answer, "text"));
            }
            return self.status(&answer);
        }
        if self.lines.is_interactive() {
            self.print("`help` lists the commands, `view` shows source and values, `quit` leaves\n");
        }
        self.show_answer(&answer);
        loop {
            self.repetitions *= u32::from(self.lines.is_queued());
            let line = self.lines.next(self.runs.last["function"].as_u64().map(|n| GlobalId::from_u32(n as u32)));
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
            if self.runs.last["interrupted"] == true && !self.lines.is_interactive() {
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
        self.status(&self.runs.last)
    }

    fn print(&self, text: &str) {
        print(text);
    }

    fn show_answer(&mut self, answer: &Value) {
        self.runs.compare(answer);
        // The output of the program may end in the middle of a line.
        if let Some(count) = self.runs.unfinished_line()
            && self.shown_output != Some(count)
        {
            self.print("\n");
        }
        // Commands of the breakpoints that were hit; if the first one is `silent`, the location is omitted.
        let commands = |number: &Value| self.runs.settings["commands"][number.to_string()].as_array().cloned();
        let hits = answer["hits"].as_array().cloned().unwrap_or_default();
        let bodies: Vec<Vec<Value>> = hits.iter().filter_map(commands).collect();
        let is_silent =
            !bodies.is_empty() && bodies.iter().all(|body| body.first().is_some_and(|line| line == "silent"));
        if answer["hits"].is_array() {
            let lines = bodies.iter().flatten().filter_map(Value::as_str).filter(|line| *line != "silent");
            self.lines.queue(lines.map(String::from).collect());
        }
        // In a loop or a similar command, `set` prints no answer.
        let is_set = self.lines.is_from_queue() && answer["set"] == true;
        if !is_silent && !is_set {
            self.print(protocol::text(answer, "text"));
        }
        self.draw_view(protocol::text(answer, "view"));
        for note in self.runs.keep(answer) {
            self.print(&note);
        }
        self.failed = answer["failed"] == true;
        self.shown_output = Some(self.runs.written());
    }

    /// Executes a command line. `Some`: the exit status.
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
        self.runs.view = self.view();
        if self.runs.replica.is_none() {
            return self.without_replica(line);
        }
        let width = self.lines.width();
        let is_commands = help::find(line.split_whitespace().next().unwrap_or("")).is_ok_and(|c| c.name == "commands");
        let body = if is_commands { self.lines.body() } else { Vec::new() };
        self.runs.send(&json!({ "line": line, "width": width, "view": self.runs.view, "body": body }));
        let answer = self.runs.answer(&mut self.output)?;
        if answer["quit"] == true {
            return Ok(Some(self.leave()));
        }
        let answer = self.runs.completed(answer, &mut self.output)?;
        self.show_answer(&answer);
        Ok(None)
    }

    /// Handles a command after the program has ended its process.
    fn without_replica(&mut self, line: &str) -> std::io::Result<Option<u8>> {
        let word = line.split_whitespace().next().unwrap_or("");
        let answer = match help::find(word).map(|command| command.name) {
            Ok("quit") => return Ok(Some(self.leave())),
            Ok("help") => {
                json!({ "text": help::help(line.trim_start_matches(word).trim()).unwrap_or_else(|e| e + "\n") })
            }
            _ => self.runs.without_replica(word, &mut self.output)?,
        };
        self.show_answer(&answer);
        Ok(None)
    }
}
