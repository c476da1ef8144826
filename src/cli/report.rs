//! What is told about one invocation: on the terminal as it happens, and in the JSON document at the end.

use super::args::{Color, EngineKind, JsonTarget, OutputOptions};
use super::render::{self, Style};
use super::{color, json, phases, status, width};
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::{ExitStatusRule, Stats};
use llvmlite_jit::host::clock::Stopwatch;
use llvmlite_jit::outcome::{Leak, Limit, Outcome};
use llvmlite_jit::source::{SourceMap, Span};
use std::fs::File;
use std::io::{IsTerminal, Write};
use std::path::Path;

/// The code of what an engine could not compile though it should have.
const INTERNAL_ERROR: &str = "E0699";

/// How an invocation ended.
pub enum End {
    /// A program ran, to its end or not.
    Ran(Outcome),
    /// `check` found nothing wrong, `emit` wrote its text.
    Done,
    /// The input was refused; the diagnostics say why.
    Refused,
    /// The input could not be read.
    Unreadable(String),
    /// A child was ended, and did not say how the program ended: by a limit, by an interrupt, or by a signal.
    Lost(Lost, String),
    /// A bug of ours.
    InternalError(String),
}

/// Why a child did not say how its program ended.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Lost {
    /// A limit was reached.
    Limit(Limit),
    /// Somebody interrupted it.
    Interrupted,
    /// A signal ended it.
    Killed,
}

/// Opens where the JSON document goes. Other descriptors than our own streams are opened anew, which keeps this free of
/// unsafe code: a pipe is the same pipe, a file is appended to.
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
    /// Every text that was read; reports name places in them.
    pub sources: SourceMap,
    /// What was done so far, and how long it took.
    pub clock: Stopwatch,
    style: Style,
    /// Whether somebody sees what is told here.
    terminal: bool,
    /// As it was typed.
    color: Color,
    quiet: bool,
    /// How many errors are shown.
    limit: usize,
    /// How many were not.
    left_out: usize,
    json: Option<Box<dyn Write + Send>>,
    diagnostics: Vec<Diagnostic>,
    errors: usize,
    /// Whether warnings are counted where there is no error.
    counts_warnings: bool,
    end: End,
    /// What a child wrote in our place.
    document: Option<String>,
    engine: Option<(EngineKind, Stats)>,
    /// More for the document.
    more: Vec<(&'static str, serde_json::Value)>,
}

impl Report {
    /// An empty report. The JSON document's file is opened now: a long run must not end with nowhere to write it.
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

    /// Tells findings; whether one of them is an error.
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

    /// From now on warnings are counted even where there is no error: nothing else comes behind them.
    pub fn count_warnings(&mut self) {
        self.counts_warnings = true;
    }

    /// How reports look.
    pub fn style(&self) -> &Style {
        &self.style
    }

    /// Tells findings of a session, which has texts of its own.
    pub fn session_diagnostics(&self, sources: &SourceMap, found: &[Diagnostic]) {
        let shown = found.iter().filter(|d| d.is_error() || !self.quiet);
        render::say(&shown.map(|d| self.style.diagnostic(sources, d)).collect::<String>());
    }

    /// An engine refuses the input, or failed at it through a bug of its own.
    pub fn refused_by_engine(&mut self, errors: Vec<Diagnostic>) -> u8 {
        if let Some(bug) = errors.iter().find(|d| d.code == INTERNAL_ERROR) {
            let text = bug_text(&self.sources, bug.message.trim_start_matches("internal error: "), Some(bug.span()));
            self.internal_error(&text);
            return status::INTERNAL;
        }
        self.diagnostics(errors);
        self.refused()
    }

    /// Tells something that is no mistake in a text, with what can be done about it.
    pub fn warn(&self, message: &str, remedy: &str) {
        if !self.quiet {
            let text = self.style.warning(message, remedy);
            render::say(&width::fitted(text, std::io::stderr()));
        }
    }

    /// Ends it with an error that is in no text, with what can be done about it, and returns the status.
    pub fn failed(&mut self, message: &str, remedy: &str) -> u8 {
        let text = self.style.failure(message, remedy);
        render::say(&width::fitted(text, std::io::stderr()));
        self.end = End::Refused;
        status::FAILED
    }

    /// Whether results are coloured, which go to standard output.
    pub fn color_of_results(&self) -> bool {
        color::wanted(self.color, std::io::stdout().is_terminal())
    }

    /// The input is refused for the errors told.
    pub fn refused(&mut self) -> u8 {
        // Of several files, one that could not be read is the worse news.
        if !matches!(self.end, End::Unreadable(_)) {
            self.end = End::Refused;
        }
        status::REFUSED
    }

    /// An input could not be read, or what was read is not text: `status` says which.
    pub fn unreadable(&mut self, error: String, status: u8) -> u8 {
        render::say(&self.style.stopped("error", &error));
        self.end = End::Unreadable(error);
        status
    }

    /// A run ended: tells faults and limits, and returns the exit status. `of_program`: the result of the function is the
    /// program's status, and becomes it like this.
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

    /// Tells how a process ended that the program made, and returns its exit status. The document is about the program.
    pub fn of_children(&self, of_program: Option<ExitStatusRule>) -> impl Fn(&Outcome) -> i32 + use<> {
        let (style, sources) = (self.style.clone(), self.sources.clone());
        move |outcome| tell(outcome, of_program, &style, &sources).into()
    }

    /// Tells which blocks of the heap were not freed. Returns the status: where some are lost, 0 becomes 1.
    pub fn leaks(&mut self, leaks: &[Leak], status: u8) -> u8 {
        render::say(&self.style.leaks(&self.sources, leaks));
        self.add("leaks", json::leaks(&self.sources, leaks));
        match leaks.iter().any(|leak| leak.lost) {
            true if status == status::OK => status::LEAKS,
            _ => status,
        }
    }

    /// Tells what each phase took.
    pub fn time_phases(&mut self, stats: Stats, code: u64) {
        let text = self.sources.sources().iter().map(|source| source.length() as u64).sum();
        let amounts = phases::Amounts { text, stats, code };
        render::say(&phases::table(self.clock.phases(), &amounts));
        self.add("profile", phases::document(self.clock.phases(), &amounts));
    }

    /// A child has written the JSON document.
    pub fn document(&mut self, document: Option<String>) {
        self.document = document;
    }

    /// A child ended, and could not say more than that.
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

    /// Something more that the JSON document is to say.
    pub fn add(&mut self, key: &'static str, value: serde_json::Value) {
        self.more.push((key, value));
    }

    /// A bug of ours ended it.
    pub fn internal_error(&mut self, bug: &str) {
        render::say(&render::internal_error(bug));
        self.end = End::InternalError(bug.to_string());
    }

    /// Whether the process must end at once: what the C library does at its end could wait for ever.
    pub fn ends_at_once(&self) -> bool {
        let End::Ran(outcome) = &self.end else { return false };
        matches!(outcome, Outcome::LimitReached(..) | Outcome::Interrupted(_) | Outcome::HostFault(_))
    }

    /// Writes what a subcommand makes to a file, or to standard output, and returns the status.
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

    /// What `explain` could say more about: the first error, or how the run ended. People at a terminal may want to know.
    fn explained(&self) -> Option<String> {
        if !self.terminal || self.quiet {
            return None;
        }
        match &self.end {
            End::Ran(Outcome::Trapped(trap) | Outcome::HostFault(trap)) => Some(trap.kind.text().replace(' ', "-")),
            _ => self.diagnostics.iter().find(|found| found.is_error()).map(|found| found.code.to_string()),
        }
    }

    /// Says how many errors there were, writes the JSON document, and hands the exit status on.
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

/// Tells faults and limits, and returns the exit status. `of_program`: the result of the function is the program's status, and
/// becomes it like this.
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
