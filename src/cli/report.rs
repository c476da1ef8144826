//! The report of one invocation: on the terminal as events occur, and in the JSON document at the end.

use super::args::{Color, EngineKind, JsonTarget, OutputOptions};
use super::render::{self, Style};
use super::{color, json, phases, status, width};
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::{ExitStatusRule, Stats};
use llvmlite_jit::host::stopwatch::Stopwatch;
use llvmlite_jit::outcome::{Leak, Limit, Outcome};
use llvmlite_jit::source::{SourceMap, Span};
use std::fs::File;
use std::io::{IsTerminal, Write};
use std::path::Path;

/// Error code of a function that an engine failed to compile through a bug.
const INTERNAL_ERROR: &str = "E0699";

/// The end of an invocation.
pub enum End {
    /// A program was run; the outcome tells whether it completed.
    Ran(Outcome),
    /// `check` found no error, or `emit` wrote its text.
    Done,
    /// The input was refused; the diagnostics give the reason.
    Refused,
    /// The input could not be read.
    Unreadable(String),
    /// A child process ended without reporting an outcome: by a limit, an interrupt, or a signal.
    Lost(Lost, String),
    /// A bug of the command.
    InternalError(String),
}

/// The reason that a child process reported no outcome.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lost {
    /// A limit was reached.
    Limit(Limit),
    /// The user interrupted it.
    Interrupted,
    /// A signal killed it.
    Killed,
}

/// Opens the destination of the JSON document. Descriptors other than standard output and standard error are opened
/// again through `/dev/fd`, which needs no unsafe code: a pipe stays the same pipe, and a file is opened for append.
fn open(target: &JsonTarget) -> Result<Box<dyn Write + Send>, (String, std::io::Error)> {
    Ok(match target {
        JsonTarget::File(path) => Box::new(File::create(path).map_err(|error| (path.display().to_string(), error))?),
        JsonTarget::Descriptor(1) => Box::new(std::io::stdout()),
        JsonTarget::Descriptor(2) => Box::new(std::io::stderr()),
        JsonTarget::Descriptor(number) => {
            let file = File::options().append(true).open(format!("/dev/fd/{number}"));
            Box::new(file.map_err(|error| (format!("descriptor {number}"), error))?)
        }
    })
}

/// The report of one invocation.
pub struct Report {
    /// All texts read so far; spans of reports refer to them.
    pub sources: SourceMap,
    /// Times of the phases so far.
    pub clock: Stopwatch,
    style: Style,
    /// Whether standard error is a terminal and receives the reports.
    terminal: bool,
    /// Colour mode of the command line.
    color: Color,
    quiet: bool,
    /// Maximum number of errors shown.
    limit: usize,
    /// Number of errors not shown.
    left_out: usize,
    json: Option<Box<dyn Write + Send>>,
    diagnostics: Vec<Diagnostic>,
    errors: usize,
    /// Whether the number of warnings is reported even if there is no error.
    counts_warnings: bool,
    end: End,
    /// JSON document that a child process has written in place of this one.
    document: Option<String>,
    engine: Option<(EngineKind, Stats)>,
    /// Further keys of the document.
    more: Vec<(&'static str, serde_json::Value)>,
}

impl Report {
    /// Creates an empty report. The file of the JSON document is opened here, so that a long run cannot end
    /// without a place for it.
    pub fn new(options: &OutputOptions) -> Result<Report, (String, std::io::Error)> {
        let json = options.json.as_ref().map(open).transpose()?;
        if let Some(target) = &options.reports {
            render::say_to(open(target)?);
        }
        let terminal = std::io::stderr().is_terminal();
        Ok(Report {
            sources: SourceMap::new(),
            clock: Stopwatch::default(),
            style: Style::new(color::wanted(options.color, terminal))
                .fitted(width::of(std::io::stderr()).filter(|_| options.reports.is_none())),
            terminal: terminal && options.reports.is_none(),
            color: options.color,
            quiet: options.quiet,
            limit: match options.error_limit {
                0 => usize::MAX,
                limit => usize::try_from(limit).unwrap_or(usize::MAX),
            },
            left_out: 0,
            json,
            diagnostics: Vec::new(),
            errors: 0,
            counts_warnings: false,
            end: End::Done,
            document: None,
            engine: None,
            more: Vec::new(),
        })
    }

    /// Reports findings, and returns whether one of them is an error.
    pub fn diagnostics(&mut self, found: Vec<Diagnostic>) -> bool {
        let mut text = String::new();
        let before = self.errors;
        for diagnostic in &found {
            let full = self.errors >= self.limit;
            self.errors += usize::from(diagnostic.is_error());
            self.left_out += usize::from(full && diagnostic.is_error());
            if !full && (diagnostic.is_error() || !self.quiet) {
                text += &self.style.diagnostic(&self.sources, diagnostic);
            }
        }
        render::say(&text);
        self.diagnostics.extend(found);
        self.errors > before
    }

    /// Makes the report end with the number of warnings even if there is no error.
    pub fn count_warnings(&mut self) {
        self.counts_warnings = true;
    }

    /// Returns the format of reports.
    pub fn style(&self) -> &Style {
        &self.style
    }

    /// Reports findings of a session, which has a source map of its own.
    pub fn session_diagnostics(&self, sources: &SourceMap, found: &[Diagnostic]) {
        let shown = found.iter().filter(|d| d.is_error() || !self.quiet);
        render::say(&shown.map(|d| self.style.diagnostic(sources, d)).collect::<String>());
    }

    /// Reports the errors with which an engine refuses the input, or an internal error of the engine.
    pub fn refused_by_engine(&mut self, errors: Vec<Diagnostic>) -> u8 {
        if let Some(bug) = errors.iter().find(|d| d.code == INTERNAL_ERROR) {
            let text = bug_text(&self.sources, bug.message.trim_start_matches("internal error: "), Some(bug.span()));
            self.internal_error(&text);
            return status::INTERNAL;
        }
        self.diagnostics(errors);
        self.refused()
    }

    /// Reports a warning without a location, with a remedy.
    pub fn warn(&self, message: &str, remedy: &str) {
        if !self.quiet {
            let text = self.style.warning(message, remedy);
            render::say(&width::fitted(text, std::io::stderr()));
        }
    }

    /// Ends the invocation with an error without a location and its remedy, and returns the status.
    pub fn failed(&mut self, message: &str, remedy: &str) -> u8 {
        let text = self.style.failure(message, remedy);
        render::say(&width::fitted(text, std::io::stderr()));
        self.end = End::Refused;
        status::FAILED
    }

    /// Whether results on standard output are coloured.
    pub fn color_of_results(&self) -> bool {
        color::wanted(self.color, std::io::stdout().is_terminal())
    }

    /// Ends the invocation as refused because of the errors reported.
    pub fn refused(&mut self) -> u8 {
        // With several inputs, an unreadable one takes precedence over a refused one.
        if !matches!(self.end, End::Unreadable(_)) {
            self.end = End::Refused;
        }
        status::REFUSED
    }

    /// Ends the invocation for an input that cannot be read, or that is not text; `status` is the exit status.
    pub fn unreadable(&mut self, error: String, status: u8) -> u8 {
        render::say(&self.style.stopped("error", &error));
        self.end = End::Unreadable(error);
        status
    }

    /// Reports the outcome of a run, and returns the exit status. `of_program`: the rule that maps the entry
    /// point's result to the exit status; `None` for `--call`.
    pub fn outcome(
        &mut self,
        outcome: Outcome,
        of_program: Option<ExitStatusRule>,
        engine: EngineKind,
        stats: Stats,
    ) -> u8 {
        let status = tell(&outcome, of_program, &self.style, &self.sources);
        self.engine = Some((engine, stats));
        self.end = End::Ran(outcome);
        status
    }

    /// Returns the reporter for processes that the program forks, which also computes their exit status. The
    /// JSON document describes the program's first process only.
    pub fn of_children(&self, of_program: Option<ExitStatusRule>) -> impl Fn(&Outcome) -> i32 + use<> {
        let (style, sources) = (self.style.clone(), self.sources.clone());
        move |outcome| tell(outcome, of_program, &style, &sources).into()
    }

    /// Reports the heap blocks that were not freed. Returns the status: 0 becomes 1 if blocks are leaked.
    pub fn leaks(&mut self, leaks: &[Leak], status: u8) -> u8 {
        render::say(&self.style.leaks(&self.sources, leaks));
        self.add("leaks", json::leaks(&self.sources, leaks));
        match leaks.iter().any(|leak| leak.lost) {
            true if status == status::OK => status::LEAKS,
            _ => status,
        }
    }

    /// Reports the time of each phase.
    pub fn time_phases(&mut self, stats: Stats, code: u64) {
        let text = self.sources.sources().iter().map(|source| source.length() as u64).sum();
        let amounts = phases::Amounts { text, stats, code };
        render::say(&phases::table(self.clock.phases(), &amounts));
        self.add("profile", phases::document(self.clock.phases(), &amounts));
    }

    /// Takes over the JSON document of a child process.
    pub fn document(&mut self, document: Option<String>) {
        self.document = document;
    }

    /// Ends the invocation for a child process that reported no outcome.
    pub fn lost(&mut self, why: Lost, message: &str, status: u8) -> u8 {
        let name = match why {
            Lost::Limit(_) => "limit",
            Lost::Interrupted => "stopped",
            Lost::Killed => "fault",
        };
        render::say(&self.style.stopped(name, message));
        self.end = End::Lost(why, message.to_string());
        status
    }

    /// Adds a key to the JSON document.
    pub fn add(&mut self, key: &'static str, value: serde_json::Value) {
        self.more.push((key, value));
    }

    /// Ends the invocation with an internal error.
    pub fn internal_error(&mut self, bug: &str) {
        render::say(&render::internal_error(bug));
        self.end = End::InternalError(bug.to_string());
    }

    /// Whether the process must skip the exit handlers of the C library, which could block.
    pub fn ends_at_once(&self) -> bool {
        let End::Ran(outcome) = &self.end else { return false };
        matches!(outcome, Outcome::LimitReached(..) | Outcome::Interrupted(_) | Outcome::HostFault(_))
    }

    /// Writes the output of a subcommand to a file, or to standard output, and returns the status.
    pub fn write_output(&mut self, path: Option<&Path>, bytes: &[u8]) -> u8 {
        let written = match path {
            Some(path) => std::fs::write(path, bytes).map_err(|error| (path.display().to_string(), error)),
            None => std::io::stdout().write_all(bytes).map_err(|error| ("standard output".into(), error)),
        };
        match written {
            Ok(()) => status::OK,
            Err((path, error)) => self.unreadable(format!("cannot write {path}: {error}"), status::UNREADABLE),
        }
    }

    /// Whether a program has run in this process.
    pub fn has_run(&self) -> bool {
        matches!(self.end, End::Ran(_))
    }

    /// Returns the subject for `explain`, the first error or the kind of fault, if a user at a terminal may
    /// want to know more.
    fn explained(&self) -> Option<String> {
        if !self.terminal || self.quiet {
            return None;
        }
        match &self.end {
            End::Ran(Outcome::Trapped(trap) | Outcome::HostFault(trap)) => Some(trap.kind.text().replace(' ', "-")),
            _ => self.diagnostics.iter().find(|found| found.is_error()).map(|found| found.code.to_string()),
        }
    }

    /// Reports the number of errors, writes the JSON document, and returns the exit status.
    pub fn finish(mut self, status: u8) -> u8 {
        let warnings = if self.quiet { 0 } else { self.diagnostics.len() - self.errors };
        if self.errors > 0 || self.counts_warnings && warnings > 0 {
            if self.left_out > 0 {
                let left_out = render::thousands(self.left_out);
                render::say(&format!("… and {left_out} more errors; `--error-limit 0` shows them all\n\n"));
            }
            render::say(&format!("{}\n", render::counts(self.errors, warnings)));
        }
        if let Some(name) = self.explained() {
            render::say(&format!("For more about this, try `llvmlite-jit explain {name}`\n"));
        }
        if let Some(mut file) = self.json.take() {
            let document = match self.document.take() {
                Some(document) => document,
                None => json::document(&self.sources, &self.end, &self.diagnostics, self.engine, status, self.more),
            };
            if let Err(error) = file.write_all(document.as_bytes()).and_then(|()| file.flush()) {
                render::say(&format!("error: cannot write the JSON document: {error}\n"));
                return if status == status::OK { status::USAGE } else { status };
            }
        }
        status
    }
}

/// Reports faults and limits, and returns the exit status. `of_program`: the rule that maps the result to the
/// exit status.
fn tell(outcome: &Outcome, of_program: Option<ExitStatusRule>, style: &Style, sources: &SourceMap) -> u8 {
    match outcome {
        Outcome::Returned(value) => of_program.map_or(status::OK, |rule| rule.status(value) as u8),
        Outcome::Exited(status) => *status as u8,
        Outcome::Trapped(trap) | Outcome::HostFault(trap) => {
            render::say(&style.fault(sources, trap));
            status::FAULT
        }
        Outcome::LimitReached(limit, stop) => {
            render::say(&style.stop(sources, "limit", stop));
            if *limit == Limit::Time { status::TIME_LIMIT } else { status::LIMIT }
        }
        Outcome::Interrupted(stop) => {
            render::say(&style.stop(sources, "stopped", stop));
            status::INTERRUPTED
        }
        Outcome::InternalError(bug) => {
            let text = super::panic::said().unwrap_or_else(|| bug.message.clone());
            render::say(&render::internal_error(&bug_text(sources, &text, bug.span)));
            status::INTERNAL
        }
    }
}

fn bug_text(sources: &SourceMap, message: &str, span: Option<Span>) -> String {
    match span.filter(|span| *span != Span::default()) {
        Some(span) => format!("{message} ({})", sources.place(span)),
        None => message.to_string(),
    }
}
