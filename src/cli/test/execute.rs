//! One test: a file on an engine, in child processes, compared with what its directives say.

use super::finding::{matches, word};
use super::output::{self, report, shown};
use super::score::Case;
use crate::cli::render::decimals;
use llvmlite_jit::diagnostic::Severity;
use llvmlite_jit::directive::contains::Part;
use llvmlite_jit::directive::program::{Named, Program};
use llvmlite_jit::directive::{Engine, File, Finding, Mode, Run, Stopping, Trap};
use llvmlite_jit::host;
use llvmlite_jit::supervise::{self, Bounds, Ended, Finished, Input, Job};
use serde_json::Value;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

/// A file on an engine, or its text alone.
pub struct Test {
    /// The file as it was named.
    pub path: String,
    /// The file on what: `jit`, `interp`, `check`; empty if the file cannot be read.
    pub mode: &'static str,
    /// What to do; or why nothing can be done.
    pub plan: Result<(std::sync::Arc<File>, Mode), Verdict>,
    /// The file whose directives count, where that is another one.
    pub spec: Option<String>,
    /// What it counts.
    pub points: Option<u32>,
    /// Its single expectations.
    pub cases: Vec<Case>,
}

impl Test {
    /// `folder/file.ll (jit)`
    pub fn name(&self) -> String {
        if self.mode.is_empty() { self.path.clone() } else { format!("{} ({})", self.path, self.mode) }
    }

    /// The file whose directives count.
    pub fn directives(&self) -> &str {
        self.spec.as_deref().unwrap_or(&self.path)
    }
}

/// How a test ended.
#[derive(Clone)]
pub enum Verdict {
    /// All was as the directives say.
    Passed,
    /// Something was not.
    Failed(Vec<Failure>),
    /// A run was not done in time.
    TimedOut(Vec<Failure>),
    /// It failed, as was expected, and why.
    FailedAsExpected(String, Vec<Failure>),
    /// It was expected to fail, and did not.
    PassedUnexpectedly(Vec<Failure>),
    /// It was left out, and why.
    Skipped(String),
    /// It was interrupted, or enough others had failed.
    NotRun,
}

impl Verdict {
    /// What was not as the directives say, if that is an error.
    pub fn failures(&self) -> &[Failure] {
        match self {
            Verdict::Failed(list) | Verdict::TimedOut(list) | Verdict::PassedUnexpectedly(list) => list,
            _ => &[],
        }
    }

    /// The word of the table, of JSON and of `--verbose`.
    pub fn word(&self) -> &'static str {
        match self {
            Verdict::Passed => "passed",
            Verdict::Failed(_) => "failed",
            Verdict::TimedOut(_) => "timeout",
            Verdict::FailedAsExpected(..) => "xfailed",
            Verdict::PassedUnexpectedly(_) => "xpassed",
            Verdict::Skipped(_) => "skipped",
            Verdict::NotRun => "not run",
        }
    }
}

/// What was not as a directive says.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    /// The file of the directive.
    pub file: String,
    /// Its line; 0: the whole file.
    pub line: usize,
    /// What it says.
    pub directive: String,
    /// What happened, where it is more than a difference.
    pub message: String,
    /// What was expected and what was found, where these can be set against each other.
    pub difference: Option<(String, String)>,
    /// What it takes with it.
    pub extent: Extent,
    /// The run of the program that it is about, if it is one of several.
    pub case: Option<Named>,
}

/// How much of a test a failure takes with it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Extent {
    /// What the directive says alone.
    Directive,
    /// A run: it came to no end that can be compared.
    Run {
        /// The limit on time ended it.
        timed_out: bool,
    },
    /// The file: nothing of it runs.
    File,
}

/// What every run may use.
pub struct Allowed {
    /// Time.
    pub timeout: Duration,
    /// Bytes of output.
    pub output: u64,
    /// Options that limit a run.
    pub limits: Vec<OsString>,
    /// Whether warnings about what strict LLVM refuses are errors.
    pub strict: bool,
}

/// Carries a test out.
pub fn execute(test: &Test, allowed: &Allowed) -> (Verdict, Duration) {
    let start = Instant::now();
    let verdict = match &test.plan {
        Err(verdict) => verdict.clone(),
        Ok((file, mode)) => Execution::new(file, test, allowed).map_or_else(
            |failure| Verdict::Failed(vec![*failure]),
            |mut execution| {
                execution.run(*mode);
                execution.verdict(*mode)
            },
        ),
    };
    (verdict, start.elapsed())
}

/// A library that the machine lacks.
pub fn missing(file: &File) -> Option<&str> {
    // SAFETY: the user has asked for a test to be run that names it.
    let is_missing = |name: &&String| unsafe { host::load_library(Path::new(name)) }.is_err();
    file.needs.iter().find(is_missing).map(String::as_str)
}

/// A test under way.
struct Execution<'a> {
    file: &'a File,
    path: &'a str,
    /// The file of the directives.
    spec: &'a str,
    /// The program is refused, though it should run: that is told once.
    is_lost: bool,
    /// The files that are linked with it.
    parts: Vec<(String, File)>,
    /// Its flags, and those that name its parts and libraries.
    options: Vec<OsString>,
    timeout: Duration,
    allowed: &'a Allowed,
    failures: Vec<Failure>,
    timed_out: bool,
    interrupted: bool,
    /// Nothing of it is run on this engine.
    skipped: bool,
    /// What was made for it.
    made: Vec<PathBuf>,
}

/// What a run left.
struct Done {
    finished: Finished,
    document: Value,
}

impl<'a> Execution<'a> {
    fn new(file: &'a File, test: &'a Test, allowed: &'a Allowed) -> Result<Self, Box<Failure>> {
        let mut this = Execution {
            file,
            path: &test.path,
            spec: test.directives(),
            is_lost: false,
            parts: Vec::new(),
            options: file.flags.iter().map(OsString::from).collect(),
            timeout: file.timeout.unwrap_or(allowed.timeout),
            allowed,
            failures: Vec::new(),
            timed_out: false,
            interrupted: false,
            skipped: false,
            made: Vec::new(),
        };
        if allowed.strict && !file.flags.iter().any(|flag| flag == "--strict") {
            this.options.push("--strict".into());
        }
        for name in &file.links {
            let path = this.beside(name);
            let text = std::fs::read_to_string(&path).map_err(|e| e.to_string());
            let part = text.and_then(|text| File::parse(&text));
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

    /// A library, or the one that a C file becomes.
    fn library(&mut self, name: &str) -> Result<PathBuf, String> {
        let path = self.beside(name);
        if path.extension().is_none_or(|e| e != "c") {
            return Ok(path);
        }
        let library = super::temporary("so");
        let mut cc = Command::new("cc");
        let done = cc.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&library).arg(&path).output();
        let done = done.map_err(|e| format!("cannot start cc: {e}"))?;
        self.made.push(library.clone());
        match done.status.success() {
            true => Ok(library),
            false => Err(String::from_utf8_lossy(&done.stderr).into_owned()),
        }
    }

    fn verdict(mut self, mode: Mode) -> Verdict {
        for path in &self.made {
            let _ = std::fs::remove_file(path);
        }
        let mut told: Vec<(usize, String, String, Option<Named>)> = Vec::new();
        // Each run of the same file finds the same.
        self.failures.retain(|f| {
            let what = (f.line, f.directive.clone(), f.message.clone(), f.case.clone());
            let new = !told.contains(&what) || f.difference.is_some();
            told.push(what);
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
            _ if self.skipped => Verdict::Skipped("its directives do not want it run on this engine".into()),
            _ => match xfail {
                Some(xfail) => {
                    let message = "it passed, though it is expected to fail".to_string();
                    let failure = self.failure("xfail", &xfail.reason, message);
                    Verdict::PassedUnexpectedly(vec![Failure { line: xfail.line, ..failure }])
                }
                None => Verdict::Passed,
            },
        }
    }

    /// Something about a directive that stands in the file once, or first.
    fn failure(&self, name: &str, value: &str, message: String) -> Failure {
        Failure {
            file: self.spec.to_string(),
            line: self.file.lines.get(name).copied().unwrap_or(0),
            directive: format!("{name}: {value}"),
            message,
            difference: None,
            extent: Extent::Directive,
            case: None,
        }
    }

    /// What the file needs is not there.
    fn unready(&self, name: &str, value: &str, message: String) -> Failure {
        Failure { extent: Extent::File, ..self.failure(name, value, message) }
    }

    fn files(&self) -> impl Iterator<Item = (&File, &str)> {
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
            // After one that is not done in time the others are tried all the same.
            if self.interrupted || self.is_lost {
                return;
            }
        }
        let trap = self.files().find_map(|(file, path)| Some((file.trap(engine)?, path.to_string())));
        match trap {
            Some((Trap { kind: None, .. }, _)) => self.skipped = file.runs.is_empty(),
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

    /// Runs a child. `None`: it came to no end of its own, which is noted.
    fn start(
        &mut self,
        subcommand: &str,
        arguments: Vec<OsString>,
        stdin: &[u8],
        about: impl Fn(&Self, String) -> Failure,
    ) -> Option<Done> {
        let mut all: Vec<OsString> = vec![subcommand.into(), "-q".into()];
        if subcommand == "run" {
            all.extend(self.allowed.limits.iter().cloned());
        }
        all.extend(self.options.iter().cloned().chain(arguments));
        let job = Job {
            arguments: all,
            documented: true,
            input: Input::Bytes(stdin.to_vec()),
            bounds: Bounds { time: Some(self.timeout), output: Some(self.allowed.output), ..Bounds::default() },
            ..Job::default()
        };
        let finished = supervise::run(&job);
        let document = finished.document.as_deref().and_then(|text| serde_json::from_str(text).ok());
        let message = match (&finished.ended, document) {
            (Ended::Interrupted(_), _) => {
                self.interrupted = true;
                return None;
            }
            (Ended::TimedOut, _) => {
                self.timed_out = true;
                let so_far = match finished.stdout.len() {
                    0 => String::new(),
                    _ => format!("\nits output so far:\n{}", shown(&finished.stdout)),
                };
                format!("not done after {}{so_far}", super::show::seconds(self.timeout))
            }
            (Ended::TooMuchOutput(_), _) => {
                format!("it wrote more than the {} bytes that --max-output allows", self.allowed.output)
            }
            (Ended::NotStarted(error), _) => format!("it cannot be started: {error}"),
            (_, Some(document)) => return Some(Done { finished, document }),
            (ended, None) => {
                let how = match ended {
                    Ended::Killed(signal) => format!("it was ended by signal {signal}"),
                    Ended::Exited(status) => format!("it ended with status {status} and did not say how"),
                    Ended::TooManyThreads => "it had too many threads".into(),
                    _ => "it did not say how it ended".into(),
                };
                format!("{how}{}{}", report(&finished.reports), report(&finished.stderr))
            }
        };
        let extent = Extent::Run { timed_out: matches!(finished.ended, Ended::TimedOut) };
        let failure = Failure { extent, ..about(self, message) };
        self.failures.push(failure);
        None
    }

    fn check(&mut self) {
        let path = self.path.into();
        let Some(done) = self.start("check", vec![path], &[], |this, m| this.failure("error", "…", m)) else {
            return;
        };
        self.findings(&done);
        let want = if self.is_refused() { "refused" } else { "done" };
        if done.kind() != want && self.failures.is_empty() {
            let failure = self.failure("error", "…", format!("expected `{want}`, but {}", done.story()));
            self.failures.push(failure);
        }
    }

    fn refused(&mut self, mode: Mode) {
        let arguments = vec!["--engine".into(), mode.name().into(), self.path.into()];
        let Some(done) = self.start("run", arguments, &[], |this, m| this.failure("error", "…", m)) else { return };
        self.findings(&done);
        if done.kind() != "refused" && self.failures.is_empty() {
            let failure = self.failure("error", "…", format!("expected that it is refused, but {}", done.story()));
            self.failures.push(failure);
        }
    }

    fn call(&mut self, run: &Run, engine: Engine) {
        let about = |this: &Self, message| Failure { line: run.line, ..this.failure("run", &run.to_string(), message) };
        let arguments =
            ["--engine", engine.name(), "--no-print", "--call", &run.call, self.path].map(OsString::from).to_vec();
        let Some(done) = self.start("run", arguments, &[], about) else { return };
        if done.cannot_call() {
            // Other calls may be of functions that are there.
            return self.failures.push(about(self, done.story()));
        }
        if self.lost(&done) {
            return;
        }
        self.findings(&done);
        let found = done.document["outcome"]["value"].as_str();
        match found {
            Some(found) if run.accepts(found) => {}
            Some(found) => {
                let difference = Some((decimals(&run.expected), decimals(found)));
                self.failures.push(Failure { difference, ..about(self, String::new()) });
            }
            None => {
                self.failures.push(about(self, format!("expected {}, but {}", decimals(&run.expected), done.story())));
            }
        }
    }

    fn program(&mut self, run: &Program, engine: Engine, trap: Option<(usize, Stopping, String)>) {
        let about = |this: &Self, message| {
            let exit = run.exit.map(|n| ("exit", n.to_string()));
            match exit {
                Some((name, value)) => this.of_run(run, name, &value, message),
                None if run.lines.contains_key("stdout") => this.of_run(run, "stdout", "…", message),
                None if run.lines.contains_key("stderr") => this.of_run(run, "stderr", "…", message),
                None => Failure { case: run.case.clone(), ..this.failure("trap", "…", message) },
            }
        };
        let mut arguments: Vec<OsString> = vec!["--engine".into(), engine.name().into(), self.path.into()];
        arguments.extend(run.args.iter().flatten().map(OsString::from));
        let stdin = run.stdin.as_deref().unwrap_or_default();
        let Some(done) = self.start("run", arguments, stdin, about) else { return };
        if self.lost(&done) {
            return;
        }
        self.findings(&done);
        match trap {
            None => {
                let ended = matches!(done.kind(), "returned" | "exited");
                match run.exit {
                    _ if !ended => {
                        self.failures.push(about(self, format!("expected a normal end, but {}", done.story())))
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
                    let message = format!("expected that it is stopped here, but {}", done.story());
                    let extent = Extent::Directive;
                    self.failures.push(Failure {
                        file: path,
                        line,
                        directive,
                        message,
                        difference: None,
                        extent,
                        case: run.case.clone(),
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

    /// Something about a directive of a run of the program.
    fn of_run(&self, run: &Program, name: &str, value: &str, message: String) -> Failure {
        Failure { line: run.line(name), case: run.case.clone(), ..self.failure(name, value, message) }
    }

    /// Whether the program is refused, though it should run. It is said once, whatever else is to be done with it.
    fn lost(&mut self, done: &Done) -> bool {
        if !matches!(done.kind(), "refused" | "unreadable") {
            return false;
        }
        self.is_lost = true;
        let message = done.story();
        let directive = "it should run".to_string();
        let (file, extent) = (self.path.to_string(), Extent::File);
        self.failures.push(Failure { file, line: 0, directive, message, difference: None, extent, case: None });
        true
    }

    fn same(&mut self, run: &Program, name: &str, expected: Option<&[u8]>, found: &[u8]) {
        if let Some(expected) = expected.filter(|e| *e != found) {
            let difference = Some((shown(expected), shown(found)));
            let failure = self.of_run(run, name, "…", String::new());
            self.failures.push(Failure { difference, ..failure });
        }
    }

    fn contains(&mut self, run: &Program, name: &str, parts: &[Part], found: &[u8]) {
        for (part, message) in output::missing(parts, found) {
            let failure = self.of_run(run, name, &output::part_text(part), message);
            self.failures.push(Failure { line: part.line, ..failure });
        }
    }

    /// Every finding must be named by a directive, and the other way round.
    fn findings(&mut self, done: &Done) {
        let none = Vec::new();
        let mut found: Vec<&Value> = done.document["diagnostics"].as_array().unwrap_or(&none).iter().collect();
        let mut wrong = Vec::new();
        for (file, path) in self.files() {
            for expected in file.findings_in(done.document["engine"].is_null()) {
                match found.iter().position(|f| matches(expected, path, f)) {
                    Some(at) => drop(found.remove(at)),
                    None => {
                        let Finding { line, column, code, text, .. } = expected;
                        wrong.push(Failure {
                            file: path.to_string(),
                            line: *line,
                            directive: format!(
                                "{}: {column} {code} {text}",
                                word(expected.severity == Severity::Error)
                            ),
                            message: "not found".into(),
                            difference: None,
                            extent: Extent::Directive,
                            case: None,
                        });
                    }
                }
            }
        }
        // What a text that is handed in is warned of is nothing that was asked for.
        let own = self.path == self.spec;
        for f in found.into_iter().filter(|f| own || f["severity"] == "error") {
            let text = |key: &str| f[key].as_str().unwrap_or("?").to_string();
            wrong.push(Failure {
                file: text("file"),
                line: f["line"].as_u64().unwrap_or(0) as usize,
                directive: format!(
                    "{}: {} {} {}",
                    word(f["severity"] == "error"),
                    f["column"],
                    text("code"),
                    text("message")
                ),
                message: "not expected".into(),
                difference: None,
                extent: Extent::Directive,
                case: None,
            });
        }
        self.failures.extend(wrong);
    }
}

impl Done {
    fn kind(&self) -> &str {
        self.document["outcome"]["kind"].as_str().unwrap_or("")
    }

    /// How it really ended, with our report of it.
    /// Whether it is refused for the function that is to be called, and not for what the file says.
    fn cannot_call(&self) -> bool {
        let none = Vec::new();
        let found = self.document["diagnostics"].as_array().unwrap_or(&none);
        let mut errors = found.iter().filter(|one| one["severity"] == "error").peekable();
        let is_entry = |one: &Value| one["code"].as_str().is_some_and(|code| code.starts_with("E08"));
        self.kind() == "refused" && errors.peek().is_some() && errors.all(is_entry)
    }

    fn story(&self) -> String {
        let outcome = &self.document["outcome"];
        let how = match self.kind() {
            "returned" => format!("it returned {}", outcome["value"].as_str().unwrap_or("?")),
            "exited" => format!("it ended with status {}", outcome["status"]),
            "trapped" => "it was stopped at a fault".into(),
            "host fault" => "it was stopped in a function of the host".into(),
            "limit" => format!("it reached the limit on {}", outcome["limit"].as_str().unwrap_or("?")),
            "done" => "nothing is wrong with it".into(),
            "refused" => "it was refused".into(),
            "internal error" => "llvmlite-jit has a bug".into(),
            other => format!("it ended as `{other}`"),
        };
        how + &report(&self.finished.reports)
    }
}
