//! One test: runs a file on an engine in child processes, and compares the results with the directives.

use super::call;
use super::output::{report, shown};
use super::run_result::RunResult;
use super::score::Case;
use super::verdict::{Failure, FailureScope, RunTime, TestEnd, Verdict};
use crate::cli::args::run::Checks;
use crate::cli::private_directory::PrivateDirectory;
use crate::cli::report::number_text::decimals;
use llvmlite_jit::directive::program::{CaseName, ProgramRun};
use llvmlite_jit::directive::{CallRun, ExpectedTrap, Mode, StopKind, TestFile, TestedEngine};
use llvmlite_jit::host;
use llvmlite_jit::supervise::{self, ChildExit, Job, ResourceLimits, StdinSource};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A test: a file on an engine, or a check of its text alone.
pub struct Test {
    /// File as named by the user.
    pub path: String,
    /// Mode of the test: `jit`, `interp`, `checked`, `check`; empty if the file cannot be read.
    pub mode: &'static str,
    /// Checks in compiled code, which is expected to find what the interpreter finds: that is the engine of `plan`.
    pub checks: Option<Checks>,
    /// Directives and mode; or the verdict, if the test cannot be run.
    pub plan: Result<(std::sync::Arc<TestFile>, Mode), Verdict>,
    /// File with the directives, if it is another one.
    pub spec: Option<String>,
    /// Points of the whole file.
    pub points: Option<u32>,
    /// Individual expectations.
    pub cases: Vec<Case>,
}

impl Test {
    /// Returns the name of the test: `directory/file.ll (jit)`.
    pub fn name(&self) -> String {
        if self.mode.is_empty() { self.path.clone() } else { format!("{} ({})", self.path, self.mode) }
    }

    /// Returns the file with the directives.
    pub fn directives(&self) -> &str {
        self.spec.as_deref().unwrap_or(&self.path)
    }
}

/// Limits of every run.
pub struct RunLimits {
    /// Time limit.
    pub timeout: Duration,
    /// Maximum number of bytes of output.
    pub output: u64,
    /// Command-line options for further limits.
    pub limits: Vec<OsString>,
    /// Whether warnings about constructs that LLVM refuses are errors.
    pub strict: bool,
}

/// Executes a test.
pub fn execute(test: &Test, allowed: &RunLimits) -> TestEnd {
    let start = Instant::now();
    let (verdict, runs) = match &test.plan {
        Err(verdict) => (verdict.clone(), Vec::new()),
        Ok((file, mode)) => Execution::new(file, test, allowed).map_or_else(
            |failure| (Verdict::Failed(vec![*failure]), Vec::new()),
            |mut execution| {
                execution.run(*mode);
                let runs = std::mem::take(&mut execution.runs);
                (execution.verdict(*mode), runs)
            },
        ),
    };
    TestEnd { verdict, time: start.elapsed(), runs }
}

/// Returns a library that the file needs but the machine lacks.
pub fn missing(file: &TestFile) -> Option<&str> {
    // SAFETY: the user has asked to run a test that names the library.
    let is_missing = |name: &&String| unsafe { host::symbols::load_library(Path::new(name)) }.is_err();
    file.needs.iter().find(is_missing).map(String::as_str)
}

/// A test in progress.
pub(super) struct Execution<'a> {
    file: &'a TestFile,
    pub(super) path: &'a str,
    /// File with the directives.
    pub(super) spec: &'a str,
    /// Whether the program was refused, although it should run; this is reported once.
    is_lost: bool,
    /// Files that are linked with it.
    parts: Vec<(String, TestFile)>,
    /// Checks in compiled code.
    checks: Option<Checks>,
    /// Flags of the file, and options for its parts and libraries.
    options: Vec<OsString>,
    timeout: Duration,
    allowed: &'a RunLimits,
    pub(super) failures: Vec<Failure>,
    /// Times of its runs.
    runs: Vec<RunTime>,
    /// Invalid calls: the reason, and the line of the first call.
    uncallable: Vec<(String, usize)>,
    timed_out: bool,
    interrupted: bool,
    /// Whether nothing is run on this engine.
    skipped: bool,
    /// Directories with libraries that were compiled for the test.
    libraries: Vec<PrivateDirectory>,
}

impl<'a> Execution<'a> {
    fn new(file: &'a TestFile, test: &'a Test, allowed: &'a RunLimits) -> Result<Self, Box<Failure>> {
        let mut this = Execution {
            file,
            path: &test.path,
            spec: test.directives(),
            is_lost: false,
            parts: Vec::new(),
            checks: test.checks,
            options: file.flags.iter().map(OsString::from).collect(),
            timeout: file.timeout.unwrap_or(allowed.timeout),
            allowed,
            failures: Vec::new(),
            runs: Vec::new(),
            uncallable: Vec::new(),
            timed_out: false,
            interrupted: false,
            skipped: false,
            libraries: Vec::new(),
        };
        if allowed.strict && !file.flags.iter().any(|flag| flag == "--strict") {
            this.options.push("--strict".into());
        }
        for name in &file.links {
            let path = this.beside(name);
            let content = std::fs::read(&path).map_err(|e| e.to_string());
            let part = content.and_then(|content| TestFile::parse_linked(&content));
            let part = part.map_err(|e| Box::new(this.unready("link", name, format!("{}: {e}", path.display()))))?;
            this.options.extend(["--link".into(), path.clone().into_os_string()]);
            this.parts.push((path.display().to_string(), part));
        }
        for name in &file.loads {
            let library = this.library(name).map_err(|error| Box::new(this.unready("load", name, error)))?;
            this.options.extend(["--load".into(), library.into_os_string()]);
        }
        Ok(this)
    }

    fn beside(&self, name: &str) -> PathBuf {
        Path::new(self.spec).with_file_name(name)
    }

    /// Returns the path of a library, which is compiled if it is a C file.
    fn library(&mut self, name: &str) -> Result<PathBuf, String> {
        let path = self.beside(name);
        if path.extension().is_none_or(|e| e != "c") {
            return Ok(path);
        }
        let directory = PrivateDirectory::new("test").map_err(|e| format!("cannot make a temporary directory: {e}"))?;
        let library = directory.0.join("library.so");
        self.libraries.push(directory);
        let mut cc = Command::new("cc");
        let done = cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&path).output();
        let done = done.map_err(|e| format!("cannot start cc: {e}"))?;
        match done.status.success() {
            true => Ok(library),
            false => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
        }
    }

    fn verdict(mut self, mode: Mode) -> Verdict {
        let mut reported: Vec<(usize, String, String, Option<CaseName>)> = Vec::new();
        // Repeated runs of the same file repeat their failures.
        self.failures.retain(|f| {
            let what = (f.line, f.directive.clone(), f.message.clone(), f.case.clone());
            let new = !reported.contains(&what) || f.difference.is_some();
            reported.push(what);
            new
        });
        let xfail = self.file.xfail(mode);
        match () {
            _ if self.interrupted => Verdict::NotRun,
            _ if self.timed_out => Verdict::TimedOut(self.failures),
            _ if !self.failures.is_empty() => match xfail {
                Some(xfail) => Verdict::FailedAsExpected(xfail.reason.clone(), self.failures),
                None => Verdict::Failed(self.failures),
            },
            _ if self.skipped => Verdict::Skipped("its directives exclude this engine".into()),
            _ => match xfail {
                Some(xfail) => {
                    let message = "it passed, but was expected to fail".to_string();
                    let failure = self.failure("xfail", &xfail.reason, message);
                    Verdict::PassedUnexpectedly(vec![Failure { line: xfail.line, ..failure }])
                }
                None => Verdict::Passed,
            },
        }
    }

    /// Creates a failure of a directive at its first occurrence in the file.
    fn failure(&self, name: &str, value: &str, message: String) -> Failure {
        Failure {
            file: self.spec.to_string(),
            line: self.file.lines.get(name).copied().unwrap_or(0),
            directive: format!("{name}: {value}"),
            message,
            difference: None,
            extent: FailureScope::Directive,
            case: None,
            fault: None,
        }
    }

    /// Creates a failure of the whole file, whose requirements are not met.
    fn unready(&self, name: &str, value: &str, message: String) -> Failure {
        Failure { extent: FailureScope::File, ..self.failure(name, value, message) }
    }

    pub(super) fn files(&self) -> impl Iterator<Item = (&TestFile, &str)> {
        std::iter::once((self.file, self.path)).chain(self.parts.iter().map(|(path, file)| (file, &**path)))
    }

    fn is_refused(&self) -> bool {
        self.files().any(|(file, _)| file.is_refused())
    }

    fn run(&mut self, mode: Mode) {
        let engine = match mode {
            Mode::Check => return self.check(),
            Mode::On(_) if self.is_refused() => return self.refused(mode),
            Mode::On(engine) => engine,
        };
        let file = self.file;
        for run in &file.runs {
            self.call(run, engine);
            // After a timeout the other runs are still tried.
            if self.interrupted || self.is_lost {
                return;
            }
        }
        let trap = self.files().find_map(|(file, path)| Some((file.trap(engine)?, path.to_string())));
        match trap {
            Some((ExpectedTrap { kind: None, .. }, _)) => self.skipped = file.runs.is_empty(),
            trap => {
                let trap = trap.and_then(|(t, path)| Some((t.line, t.kind?, path)));
                for (program, is_stopped) in file.programs(trap.is_some()) {
                    self.program(program, engine, trap.clone().filter(|_| is_stopped));
                    if self.interrupted || self.is_lost {
                        return;
                    }
                }
            }
        }
    }

    /// Runs a child for the directive of a line. `None`: it did not complete, which is recorded as a failure.
    fn start(
        &mut self,
        subcommand: &str,
        arguments: Vec<OsString>,
        stdin: &[u8],
        line: usize,
        about: impl Fn(&Self, String) -> Failure,
    ) -> Option<RunResult> {
        let mut all: Vec<OsString> = vec![subcommand.into(), "-q".into()];
        if subcommand == "run" {
            all.extend(self.allowed.limits.iter().cloned());
        }
        all.extend(self.options.iter().cloned().chain(arguments));
        let job = Job {
            arguments: all,
            documented: true,
            input: StdinSource::Bytes(stdin.to_vec()),
            bounds: ResourceLimits {
                time: Some(self.timeout),
                output: Some(self.allowed.output),
                ..ResourceLimits::default()
            },
            ..Job::default()
        };
        let begin = Instant::now();
        let finished = supervise::run(&job);
        self.runs.push(RunTime { line, time: begin.elapsed() });
        let document = finished.document.as_deref().and_then(|text| serde_json::from_str(text).ok());
        let message = match (&finished.ended, document) {
            (ChildExit::Interrupted(_), _) => {
                self.interrupted = true;
                return None;
            }
            (ChildExit::TimedOut, _) => {
                self.timed_out = true;
                let so_far = match finished.stdout.len() {
                    0 => String::new(),
                    _ => format!("\nits output so far:\n{}", shown(&finished.stdout)),
                };
                format!("not done after {}{so_far}", crate::cli::commands::test::show::seconds(self.timeout))
            }
            (ChildExit::TooMuchOutput(_), _) => {
                format!("it wrote more than the {} bytes that --max-output allows", self.allowed.output)
            }
            (ChildExit::NotStarted(error), _) => format!("it could not be started: {error}"),
            (_, Some(document)) => return Some(RunResult { finished, document }),
            (ended, None) => {
                let how = match ended {
                    ChildExit::Killed(signal) => format!("it was terminated by signal {signal}"),
                    ChildExit::Exited(status) => format!("it ended with status {status} without a report"),
                    ChildExit::TooManyThreads => "it had too many threads".into(),
                    _ => "it ended without a report".into(),
                };
                format!("{how}{}{}", report(&finished.reports), report(&finished.stderr))
            }
        };
        let extent = FailureScope::Run { timed_out: matches!(finished.ended, ChildExit::TimedOut) };
        let failure = Failure { extent, ..about(self, message) };
        self.failures.push(failure);
        None
    }

    fn check(&mut self) {
        let path = self.path.into();
        let Some(done) = self.start("check", vec![path], &[], 0, |this, m| this.failure("error", "…", m)) else {
            return;
        };
        self.compare_diagnostics(&done);
        let want = if self.is_refused() { "refused" } else { "done" };
        if done.kind() != want && self.failures.is_empty() {
            let failure = self.failure("error", "…", format!("expected `{want}`, but {}", done.story()));
            self.failures.push(failure);
        }
    }

    /// Returns the options that select the engine of the test. `name`: the engine of its directives.
    fn engine(&self, name: &str) -> Vec<OsString> {
        match self.checks {
            Some(checks) => vec!["--engine=jit".into(), format!("--checked={}", checks.name()).into()],
            None => vec!["--engine".into(), name.into()],
        }
    }

    fn refused(&mut self, mode: Mode) {
        let mut arguments = self.engine(mode.name());
        arguments.push(self.path.into());
        let Some(done) = self.start("run", arguments, &[], 0, |this, m| this.failure("error", "…", m)) else {
            return;
        };
        self.compare_diagnostics(&done);
        if done.kind() != "refused" && self.failures.is_empty() {
            let failure = self.failure("error", "…", format!("expected it to be refused, but {}", done.story()));
            self.failures.push(failure);
        }
    }

    fn call(&mut self, run: &CallRun, engine: TestedEngine) {
        let about = |this: &Self, message| Failure { line: run.line, ..this.failure("run", &run.to_string(), message) };
        let mut arguments = self.engine(engine.name());
        arguments.extend(["--no-print", "--call", &run.call, self.path].map(OsString::from));
        let Some(done) = self.start("run", arguments, &[], run.line, about) else { return };
        if done.cannot_call() {
            // Other calls may name existing functions.
            let message = self.uncallable(run, &done);
            return self.failures.push(about(self, message));
        }
        if self.lost(&done) {
            return;
        }
        self.compare_diagnostics(&done);
        let found = done.document["outcome"]["value"].as_str();
        match found {
            Some(found) if run.accepts(found) => {}
            Some(found) => {
                let difference = Some((run.expected_decimal(), decimals(found)));
                self.failures.push(Failure { difference, ..about(self, String::new()) });
            }
            None => {
                let message = format!("expected {}, but {}", run.expected_decimal(), done.story());
                self.failures.push(Failure { fault: done.fault(), ..about(self, message) });
            }
        }
    }

    /// Describes an invalid call. A reason already given for another call is only referred to.
    fn uncallable(&mut self, run: &CallRun, done: &RunResult) -> String {
        let Some((what, report)) = call::refusal(self.spec, self.path, run, done) else { return done.story() };
        match self.uncallable.iter().find(|(known, _)| *known == what) {
            Some((_, line)) => format!("{what} (see line {line})"),
            None => {
                self.uncallable.push((what, run.line));
                report
            }
        }
    }

    fn program(&mut self, run: &ProgramRun, engine: TestedEngine, trap: Option<(usize, StopKind, String)>) {
        let about = |this: &Self, message| {
            let exit = run.exit.map(|n| ("exit", n.to_string()));
            match exit {
                Some((name, value)) => this.of_run(run, name, &value, message),
                None if run.lines.contains_key("stdout") => this.of_run(run, "stdout", "…", message),
                None if run.lines.contains_key("stderr") => this.of_run(run, "stderr", "…", message),
                None => Failure { case: run.case.clone(), ..this.failure("trap", "…", message) },
            }
        };
        let mut arguments = self.engine(engine.name());
        arguments.push(self.path.into());
        arguments.extend(run.args.iter().flatten().map(OsString::from));
        let stdin = run.stdin.as_deref().unwrap_or_default();
        let line = run.case.as_ref().map_or(0, |case| case.line);
        let Some(done) = self.start("run", arguments, stdin, line, about) else { return };
        if self.lost(&done) {
            return;
        }
        self.compare_diagnostics(&done);
        match trap {
            None => {
                let ended = matches!(done.kind(), "returned" | "exited");
                match run.exit {
                    _ if !ended => {
                        let message = format!("expected a normal end, but {}", done.story());
                        self.failures.push(Failure { fault: done.fault(), ..about(self, message) })
                    }
                    Some(exit) if done.document["status"] != exit => {
                        let difference = Some((exit.to_string(), done.document["status"].to_string()));
                        let failure = about(self, "the exit status".into());
                        self.failures.push(Failure { difference, ..failure });
                    }
                    _ => {}
                }
            }
            Some((line, stopping, path)) => {
                let outcome = &done.document["outcome"];
                let found = &outcome[stopping.place()];
                let kind = [&found["kind"], &outcome["limit"]].into_iter().any(|kind| kind == stopping.kind());
                if done.kind() != stopping.outcome() || !kind || found["line"] != line || found["file"] != path {
                    let directive = format!("trap: {stopping}");
                    let message = format!("expected it to stop here, but {}", done.story());
                    let extent = FailureScope::Directive;
                    self.failures.push(Failure {
                        file: path,
                        line,
                        directive,
                        message,
                        difference: None,
                        extent,
                        case: run.case.clone(),
                        fault: done.fault(),
                    });
                }
            }
        }
        let finished = &done.finished;
        self.same(run, "stdout", run.stdout.as_deref(), &finished.stdout);
        self.same(run, "stderr", run.stderr.as_deref(), &finished.stderr);
        self.contains(run, "stdout", &run.stdout_parts, &finished.stdout);
        self.contains(run, "stderr", &run.stderr_parts, &finished.stderr);
    }

    /// Creates a failure of a directive about a run of the program.
    pub(super) fn of_run(&self, run: &ProgramRun, name: &str, value: &str, message: String) -> Failure {
        Failure { line: run.line(name), case: run.case.clone(), ..self.failure(name, value, message) }
    }

    /// Whether the program was refused, although it should run. The failure is recorded once for all its runs.
    fn lost(&mut self, done: &RunResult) -> bool {
        if !matches!(done.kind(), "refused" | "unreadable") {
            return false;
        }
        self.is_lost = true;
        let message = done.story();
        let directive = "it should run".to_string();
        let (file, extent) = (self.path.to_string(), FailureScope::File);
        self.failures.push(Failure {
            file,
            line: 0,
            directive,
            message,
            difference: None,
            extent,
            case: None,
            fault: None,
        });
        true
    }
}
