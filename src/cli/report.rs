//! The report of one invocation: on standard error as events occur, and in the JSON document at the end.

pub mod color;
mod json;
pub mod number_text;
pub mod phases;
pub mod render;
pub mod stderr;
pub mod stdout;
pub mod wrap;

use crate::cli::args::common::{Color, EngineChoice, JsonTarget, OutputOptions};
use crate::cli::exit_status;
use crate::cli::large_texts::LargeText;
use crate::cli::run_cache::Program;
use llvmlite_jit::diagnostic::Diagnostic;
use llvmlite_jit::engine::{ExitStatusRule, PhaseTimings, Stats};
use llvmlite_jit::host::stopwatch::Stopwatch;
use llvmlite_jit::outcome::{Leak, Limit, Outcome};
use llvmlite_jit::source::{SourceMap, Span};
use render::ReportRenderer;
use std::fs::File;
use std::io::{IsTerminal, Write};
use std::path::Path;
use std::sync::Arc;

/// Error code of a function that an engine failed to compile through a bug.
const INTERNAL_ERROR: &str = "E0699";

/// The end of an invocation.
pub enum InvocationResult {
    /// A program was run; the outcome tells whether it completed.
    Ran(Outcome),
    /// `check` found no error, or `emit` wrote its text.
    Done,
    /// The input was refused; the diagnostics give the reason.
    Refused,
    /// An input could not be read, or an output could not be written.
    IoError(String),
    /// A child process ended without reporting an outcome: by a limit, an interrupt, or a signal.
    ChildFailure(ChildFailure, String),
    /// A bug of the command.
    InternalError(String),
}

/// Whether a program was in the cache.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum CacheUse {
    /// The program was in the cache, and had a text of this size in bytes.
    Hit { text: u64 },
    /// The program was not in the cache.
    Miss,
}

impl CacheUse {
    /// Returns the word in reports.
    pub fn name(self) -> &'static str {
        match self {
            CacheUse::Hit { .. } => "hit",
            CacheUse::Miss => "miss",
        }
    }
}

/// The reason why a child process reported no outcome.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum ChildFailure {
    /// A limit was reached.
    Limit(Limit),
    /// The user interrupted it.
    Interrupted,
    /// A signal killed it.
    Killed,
}

/// Opens the destination of the JSON document. Descriptors other than standard output and standard error are
/// reopened through `/dev/fd`, which needs no unsafe code: a pipe stays the same pipe, and a file is opened for append.
/// The system does not open sockets this way.
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
    /// Name of the program in reports, if it differs from the path of its file.
    pub program_name: Option<String>,
    /// Times of the phases so far.
    pub clock: Stopwatch,
    style: ReportRenderer,
    /// Whether standard error is a terminal and receives the reports.
    terminal: bool,
    /// Color mode of the command line.
    color: Color,
    quiet: bool,
    /// Maximum number of errors shown.
    limit: usize,
    /// Numbers of errors and of warnings not shown because of the limit.
    omitted_errors: usize,
    omitted_warnings: usize,
    json: Option<Box<dyn Write + Send>>,
    diagnostics: Vec<Diagnostic>,
    errors: usize,
    /// Whether the number of warnings is reported even if there is no error.
    counts_warnings: bool,
    /// Whether `--fix` can apply the fixes of the diagnostics.
    offers_fixes: bool,
    end: InvocationResult,
    was_session: bool,
    /// JSON document that a child process has written instead of this one.
    child_document: Option<String>,
    engine: Option<(EngineChoice, Stats)>,
    /// Diagnostics of a session for the document. They are converted immediately, since their sources belong to the
    /// session.
    of_session: Vec<serde_json::Value>,
    /// Ends of the runs of a session that did not complete.
    outcomes: Vec<serde_json::Value>,
    /// Files whose texts can be read again.
    pub large_texts: Vec<LargeText>,
    /// Hashes of the files that are read, in order, if requested.
    pub hashes: Option<Vec<[u8; 32]>>,
    /// Further keys of the document.
    extra_json: Vec<(&'static str, serde_json::Value)>,
}

impl Report {
    /// Creates an empty report. Also opens the file of the JSON document, so that an unwritable path is noticed before
    /// the run.
    pub fn new(options: &OutputOptions) -> Result<Report, (String, std::io::Error)> {
        let json = options.json.as_ref().map(open).transpose()?;
        if let Some(target) = &options.reports {
            stderr::redirect(open(target)?);
        }
        let terminal = std::io::stderr().is_terminal();
        let limit = match options.error_limit {
            0 => usize::MAX,
            limit => usize::try_from(limit).unwrap_or(usize::MAX),
        };
        let mut sources = SourceMap::new();
        sources.allow_errors(limit);
        Ok(Report {
            sources,
            program_name: None,
            clock: Stopwatch::default(),
            style: ReportRenderer::new(color::wanted(options.color, terminal))
                .fitted(wrap::of(std::io::stderr()).filter(|_| options.reports.is_none())),
            terminal: terminal && options.reports.is_none(),
            color: options.color,
            quiet: options.quiet,
            limit,
            omitted_errors: 0,
            omitted_warnings: 0,
            json,
            diagnostics: Vec::new(),
            errors: 0,
            counts_warnings: false,
            offers_fixes: false,
            end: InvocationResult::Done,
            was_session: false,
            child_document: None,
            engine: None,
            of_session: Vec::new(),
            outcomes: Vec::new(),
            large_texts: Vec::new(),
            hashes: None,
            extra_json: Vec::new(),
        })
    }

    /// Frees the texts of large files, which reports read again. Returns whether there are some.
    pub fn release_texts(&mut self) -> bool {
        let large = std::mem::take(&mut self.large_texts);
        self.sources.release(|source| {
            let text = large.iter().find(|text| text.name == source.name)?.clone();
            Some(move || text.read_again())
        })
    }

    /// Reports diagnostics, and returns whether one of them is an error.
    pub fn diagnostics(&mut self, diagnostics: Vec<Diagnostic>) -> bool {
        let mut text = String::new();
        let before = self.errors;
        for diagnostic in &diagnostics {
            let is_limit_reached = self.errors >= self.limit;
            let is_error = diagnostic.is_error();
            self.errors += usize::from(is_error);
            match (is_error, is_limit_reached) {
                (false, _) if self.quiet => {}
                (true, true) => self.omitted_errors += 1,
                (false, true) => self.omitted_warnings += 1,
                (_, false) => text += &self.style.diagnostic(&self.sources, diagnostic),
            }
        }
        stderr::print(&text);
        self.diagnostics.extend(diagnostics);
        self.errors > before
    }

    /// Returns the diagnostics reported so far.
    pub fn reported(&self) -> &[Diagnostic] {
        &self.diagnostics
    }

    /// Returns the maximum number of errors shown.
    pub fn error_limit(&self) -> usize {
        self.limit
    }

    /// Also reports the number of diagnostics that `--fix` repairs.
    pub fn offer_fixes(&mut self) {
        self.offers_fixes = true;
    }

    /// Makes the report end with the number of warnings even if there is no error.
    pub fn count_warnings(&mut self) {
        self.counts_warnings = true;
    }

    /// Returns the format of reports.
    pub fn style(&self) -> &ReportRenderer {
        &self.style
    }

    /// Reports diagnostics of a session, which has its own source map.
    pub fn session_diagnostics(&mut self, sources: &SourceMap, diagnostics: &[Diagnostic]) {
        if self.json.is_some() {
            self.of_session.extend(diagnostics.iter().map(|d| json::diagnostic(sources, d)));
        }
        let shown = diagnostics.iter().filter(|d| d.is_error() || !self.quiet);
        stderr::print(&shown.map(|d| self.style.diagnostic(sources, d)).collect::<String>());
    }

    /// Records a message of a session for the JSON document, with its file, line and column if it has a location.
    pub fn record_message(&mut self, severity: &str, message: &str, place: Option<(&str, usize, usize)>) {
        if self.json.is_some() {
            let mut found = serde_json::json!({"severity": severity, "message": message});
            if let Some((file, line, column)) = place {
                (found["file"], found["line"], found["column"]) = (file.into(), line.into(), column.into());
            }
            self.of_session.push(found);
        }
    }

    /// Reports an error of a session without a code, at its place.
    pub fn session_mistake(&mut self, sources: &SourceMap, message: &str, span: Span) {
        let place = sources.find(span.lo).map(|source| (source.name.as_str(), source.line_column(span.lo)));
        self.record_message("error", message, place.map(|(file, (line, column))| (file, line, column)));
        stderr::print(&self.style.mistake(sources, message, span));
    }

    /// Records the end of a run of a session for the JSON document.
    pub fn record_outcome(&mut self, sources: &SourceMap, outcome: &Outcome) {
        if self.json.is_some() {
            self.outcomes.push(json::outcome(sources, &InvocationResult::Ran(outcome.clone())));
        }
    }

    /// Reports the errors with which an engine refuses the input, or an internal error of the engine.
    pub fn refused_by_engine(&mut self, errors: Vec<Diagnostic>) -> u8 {
        if let Some(bug) = errors.iter().find(|d| d.code == INTERNAL_ERROR) {
            let text = bug_text(&self.sources, bug.message.trim_start_matches("internal error: "), Some(bug.span()));
            self.internal_error(&text);
            return exit_status::INTERNAL;
        }
        self.diagnostics(errors);
        self.refused()
    }

    /// Reports a warning without a location, with a remedy.
    pub fn warn(&self, message: &str, remedy: &str) {
        if !self.quiet {
            let text = self.style.warning(message, remedy);
            stderr::print(&wrap::fitted(text, std::io::stderr()));
        }
    }

    /// Ends the invocation with an error without a location and its remedy, and returns the status.
    pub fn failed(&mut self, message: &str, remedy: &str) -> u8 {
        let text = self.style.failure(message, remedy);
        stderr::print(&wrap::fitted(text, std::io::stderr()));
        self.end = InvocationResult::Refused;
        exit_status::FAILED
    }

    /// Whether results on standard output are colored.
    pub fn color_of_results(&self) -> bool {
        color::wanted(self.color, std::io::stdout().is_terminal())
    }

    /// Ends the invocation as refused because of the errors reported.
    pub fn refused(&mut self) -> u8 {
        // With several inputs, an unreadable one takes precedence over a refused one.
        if !matches!(self.end, InvocationResult::IoError(_)) {
            self.end = InvocationResult::Refused;
        }
        exit_status::REFUSED
    }

    /// Ends the invocation for an input that cannot be read or is not text, or an output that cannot be written;
    /// `status` is the exit status.
    pub fn io_error(&mut self, error: String, status: u8) -> u8 {
        stderr::print(&self.style.stopped("error", &error));
        self.end = InvocationResult::IoError(error);
        status
    }

    /// Reports the outcome of a run, and returns the exit status. `status_rule` maps the entry point's result to
    /// the exit status; `None` for `--call`.
    pub fn outcome(
        &mut self,
        outcome: Outcome,
        status_rule: Option<ExitStatusRule>,
        engine: EngineChoice,
        stats: Stats,
    ) -> u8 {
        let status = report_outcome(&outcome, status_rule, &self.style, &self.sources);
        self.engine = Some((engine, stats));
        self.end = InvocationResult::Ran(outcome);
        status
    }

    /// Returns the reporter for processes that the program forks, which also computes their exit status. The JSON
    /// document describes only the program's first process. `program` is a cached program, whose texts are read when
    /// needed.
    pub fn child_reporter(
        &self,
        status_rule: Option<ExitStatusRule>,
        program: Option<Arc<Program>>,
    ) -> impl Fn(&Outcome) -> i32 + use<> {
        let (style, sources) = (self.style.clone(), self.sources.clone());
        move |outcome| {
            let again = program.as_ref().and_then(|program| program.sources());
            report_outcome(outcome, status_rule, &style, again.unwrap_or(&sources)).into()
        }
    }

    /// Reports the heap blocks that were not freed. Returns the status: 0 becomes 1 if unreachable
    /// blocks remain.
    pub fn leaks(&mut self, leaks: &[Leak], status: u8) -> u8 {
        stderr::print(&self.style.leaks(&self.sources, leaks));
        self.add("leaks", json::leaks(&self.sources, leaks));
        match leaks.iter().any(|leak| leak.lost) {
            true if status == exit_status::OK => exit_status::LEAKS,
            _ => status,
        }
    }

    /// Reports the time of each phase.
    pub fn time_phases(&mut self, stats: Stats, code: PhaseTimings, cache: Option<CacheUse>) {
        let text = match cache {
            Some(CacheUse::Hit { text }) => text,
            _ => self.sources.sources().iter().map(|source| source.length() as u64).sum(),
        };
        let amounts = phases::Amounts { text, stats, code, cache };
        stderr::print(&phases::table(self.clock.phases(), &amounts));
        self.add("profile", phases::document(self.clock.phases(), &amounts));
    }

    /// Takes over the JSON document of a child process.
    pub fn set_child_document(&mut self, document: Option<String>) {
        self.child_document = document;
    }

    /// Ends the invocation for a child process that reported no outcome.
    pub fn child_failed(&mut self, why: ChildFailure, message: &str, status: u8) -> u8 {
        let name = match why {
            ChildFailure::Limit(_) => "limit",
            ChildFailure::Interrupted => "stopped",
            ChildFailure::Killed => "fault",
        };
        stderr::print(&self.style.stopped(name, message));
        self.end = InvocationResult::ChildFailure(why, message.to_string());
        status
    }

    /// Adds a key to the JSON document.
    pub fn add(&mut self, key: &'static str, value: serde_json::Value) {
        self.extra_json.push((key, value));
    }

    /// Ends the invocation with an internal error.
    pub fn internal_error(&mut self, bug: &str) {
        stderr::print(&render::internal_error(bug));
        self.end = InvocationResult::InternalError(bug.to_string());
    }

    /// Records that a session ran. Its programs may have damaged the heap of the C library, where the exit handlers
    /// keep their data.
    pub fn end_session(&mut self) {
        self.was_session = true;
    }

    /// Whether the process must skip the exit handlers of the C library, which could block or fault.
    pub fn ends_at_once(&self) -> bool {
        let InvocationResult::Ran(outcome) = &self.end else { return self.was_session };
        matches!(outcome, Outcome::LimitReached(..) | Outcome::Interrupted(_) | Outcome::HostFault(_))
    }

    /// Writes the output of a subcommand to a file, or to standard output, and returns the status.
    pub fn write_output(&mut self, path: Option<&Path>, bytes: &[u8]) -> u8 {
        let written = match path {
            Some(path) => std::fs::write(path, bytes).map_err(|error| (path.display().to_string(), error)),
            None => std::io::stdout().write_all(bytes).map_err(|error| ("standard output".into(), error)),
        };
        match written {
            Ok(()) => exit_status::OK,
            Err((path, error)) => self.io_error(format!("cannot write {path}: {error}"), exit_status::IO_ERROR),
        }
    }

    /// Whether a program has run in this process.
    pub fn has_run(&self) -> bool {
        matches!(self.end, InvocationResult::Ran(_))
    }

    /// Returns the code or fault to suggest for `explain`: of the first error or of the run; only on a terminal.
    fn explain_topic(&self) -> Option<String> {
        if !self.terminal || self.quiet {
            return None;
        }
        match &self.end {
            InvocationResult::Ran(Outcome::Trapped(trap) | Outcome::HostFault(trap)) => {
                Some(trap.kind.text().replace(' ', "-"))
            }
            _ => self.diagnostics.iter().find(|d| d.is_error()).map(|d| d.code.to_string()),
        }
    }

    /// Reports the number of errors, writes the JSON document, and returns the exit status.
    pub fn finish(mut self, status: u8) -> u8 {
        let warnings = if self.quiet { 0 } else { self.diagnostics.len() - self.errors };
        if self.errors > 0 || self.counts_warnings && warnings > 0 {
            let omitted = number_text::counts_more(self.omitted_errors, self.omitted_warnings);
            if !omitted.is_empty() {
                stderr::print(&format!("… and {omitted}; `--error-limit 0` shows them all\n\n"));
            }
            stderr::print(&format!("{}\n", number_text::counts(self.errors, warnings)));
            let fixable =
                self.diagnostics.iter().filter(|d| !d.fix.is_empty() && (d.is_error() || !self.quiet)).count();
            if self.offers_fixes && fixable > 0 {
                let these = if self.errors + warnings == 1 { "this".into() } else { format!("{fixable} of these") };
                stderr::print(&format!("{these} can be fixed with `--fix`\n"));
            }
        }
        if let Some(name) = self.explain_topic() {
            stderr::print(&format!("For more about this, try `llvmlite-jit explain {name}`\n"));
        }
        if let Some(mut file) = self.json.take() {
            let document = match self.child_document.take() {
                Some(document) => document,
                None => {
                    if !self.outcomes.is_empty() {
                        self.extra_json.push(("outcomes", self.outcomes.into()));
                    }
                    let diagnostics = self.diagnostics.iter().map(|d| json::diagnostic(&self.sources, d));
                    let diagnostics = diagnostics.chain(self.of_session).collect();
                    json::document(&self.sources, &self.end, diagnostics, self.engine, status, self.extra_json)
                }
            };
            if let Err(error) = file.write_all(document.as_bytes()).and_then(|()| file.flush()) {
                stderr::print(&format!("error: cannot write the JSON document: {error}\n"));
                return if status == exit_status::OK { exit_status::IO_ERROR } else { status };
            }
        }
        status
    }
}

/// Reports faults and limits, and returns the exit status. `status_rule` maps the result to the exit status.
fn report_outcome(
    outcome: &Outcome,
    status_rule: Option<ExitStatusRule>,
    style: &ReportRenderer,
    sources: &SourceMap,
) -> u8 {
    match outcome {
        Outcome::Returned(value) => status_rule.map_or(exit_status::OK, |rule| rule.status(value) as u8),
        Outcome::Exited(status) => *status as u8,
        Outcome::Trapped(trap) | Outcome::HostFault(trap) => {
            stderr::print(&style.fault(sources, trap));
            exit_status::FAULT
        }
        Outcome::LimitReached(limit, stop) => {
            stderr::print(&style.stop(sources, "limit", stop));
            if *limit == Limit::Time { exit_status::TIME_LIMIT } else { exit_status::LIMIT }
        }
        Outcome::Interrupted(stop) => {
            stderr::print(&style.stop(sources, "stopped", stop));
            exit_status::INTERRUPTED
        }
        Outcome::InternalError(bug) => {
            let text = crate::cli::panic::take_message().unwrap_or_else(|| bug.message.clone());
            stderr::print(&render::internal_error(&bug_text(sources, &text, bug.span)));
            exit_status::INTERNAL
        }
    }
}

fn bug_text(sources: &SourceMap, message: &str, span: Option<Span>) -> String {
    match span.filter(|span| *span != Span::default()) {
        Some(span) => format!("{message} ({})", sources.place(span)),
        None => message.to_string(),
    }
}
