//! Test directives in comments of `.ll` files, which `llvmlite-jit test` and the tests of this project carry out. This
//! module parses them; its users run the file and compare results.
//!
//! ```text
//! ; run: @fac(i64 6) == i64 720        call and compare; may be repeated, each call is a separate run
//! ; args: a "b c"                      arguments of the program
//! ; case: name                         starts another run of the program; the `args:`, `stdin:`, `exit:`, `stdout:`,
//!                                      `stderr:` and `points:` up to the next `case:` apply to it
//! ; stdin: "3 4\n"                     complete standard input (escapes \n \t \\ \" \xNN)
//! ; exit: 3                            runs the program (@main, or @program): its exit status
//! ; stdout: "hi\n"                     complete standard output
//! ; stderr: "text\n"                   complete standard error, without the report of llvmlite-jit
//! ; stdout: contains "text"            substring; several must occur in this order; likewise for `stderr:`
//! ; stdout: matches /[0-9]+ ms/        substring that matches a regular expression; `^` and `$` match at line ends
//! ; stdout: line "text"                complete line; `line /pattern/`: line that matches as a whole
//! ; trap: null pointer                 at the end of the instruction's line: the program ends there with this fault
//! ; trap: host fault: null pointer     the same, in a host function called there, which is aborted
//! ; trap: limit: fuel                  a limit set by `flags:` stops the program there: fuel, time, memory or output
//! ; trap(interp): … ; trap(jit): …     the same where the engines differ; `none`: not run on that engine
//! ; error: COL CODE text               at the end of the line: an error on this line, at this column, whose message
//!                                      contains the text, if any; `error@LINE:` if that line cannot carry a comment
//! ; warn: COL CODE text                the same for warnings; the diagnostics must match these directives exactly.
//!                                      Constructs that an engine does not support (E06xx, E07xx) are warnings of
//!                                      `check`, not of a run
//! ; xfail: reason                      expected failure; `xfail(interp):` or `xfail(jit):` on that engine only
//! ; flags: --strict                    options for the whole file
//! ; timeout: 2s                        time limit of each run
//! ; points: 5                          points for passing the file
//! ; link: other.ll                     files in the same directory that are linked with it; their `trap:`, `error:` and
//!                                      `warn:` apply here too, and `; part:` marks them as not being tests themselves
//! ; load: lib.c                        C files in the same directory that `cc` compiles to libraries for `--load`, or
//!                                      such libraries
//! ; needs: libstdc++.so.6              shared library without which the file is skipped
//! ; covers: 0-18 1-69                  constructs that it tests, numbered as in tests/filetests/coverage.rs
//! ```
//!
//! A floating-point result may have a tolerance: `; run: @half(double 1.0) == double 0.5 +- 1e-9`; `nan` stands for any
//! NaN. A struct or array is written as its elements, optionally after its type. A `run:` may have points of its own:
//! `; run: @f() == i32 1 ; points: 2`; so may `exit:`, `stdout:` and `stderr:`. If the program is run several times,
//! the runs without an `exit:` end at the `trap:`, if there is one.
//!
//! `stdin:`, `stdout:` and `stderr:` can be repeated to split a long string; their values are concatenated. Errors are:
//! an unknown directive, a file without directives, and a comment that is almost a directive (without its colon, or in
//! capitals).

mod lex;
mod near_miss;
pub mod output_match;
pub mod program;

use crate::diagnostic::{Severity, near_names};
use crate::duration;
use crate::outcome::{Limit, TrapKind};
use crate::value::decimal_text;
use crate::value::{Value, parse_call, parse_value};
use lex::{comment, directive, parts, split, words};
use program::{CaseName, ProgramRun, RUN_DIRECTIVES};
use std::collections::BTreeMap;
use std::time::Duration;

/// Error for a file without directives.
pub const NO_DIRECTIVES: &str = "a file without a directive tests nothing";

/// Names of the directives, for suggestions.
const NAMES: [&str; 20] = [
    "run", "case", "args", "stdin", "exit", "stdout", "stderr", "trap", "error", "warn", "xfail", "flags", "timeout",
    "points", "link", "load", "needs", "covers", "passes", "part",
];

/// Directives that apply to all runs, and must precede the first `case:`.
const FILE_DIRECTIVES: [&str; 7] = ["xfail", "flags", "timeout", "link", "load", "needs", "part"];

/// Engine that runs a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TestedEngine {
    /// JIT compiler.
    Jit,
    /// The interpreter.
    Interp,
}

impl TestedEngine {
    /// Both engines.
    pub const BOTH: [TestedEngine; 2] = [TestedEngine::Jit, TestedEngine::Interp];

    /// Returns the name as written in directives.
    pub fn name(self) -> &'static str {
        match self {
            TestedEngine::Jit => "jit",
            TestedEngine::Interp => "interp",
        }
    }

    /// Parses a name as written in directives.
    pub fn from_name(name: &str) -> Option<TestedEngine> {
        TestedEngine::BOTH.into_iter().find(|e| e.name() == name)
    }
}

/// Mode in which a file is executed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    /// `check`: parse and verify only.
    Check,
    /// Run on an engine.
    On(TestedEngine),
}

impl Mode {
    /// Returns `check` or the engine's name.
    pub fn name(self) -> &'static str {
        match self {
            Mode::Check => "check",
            Mode::On(engine) => engine.name(),
        }
    }
}

/// Parsed directives of a file.
#[derive(Default, Debug)]
pub struct TestFile {
    /// Calls with their expected results.
    pub runs: Vec<CallRun>,
    /// Run of the program described outside of any `case:`.
    pub program: ProgramRun,
    /// Runs described by a `case:`.
    pub cases: Vec<ProgramRun>,
    /// Expected faults.
    pub traps: Vec<ExpectedTrap>,
    /// Expected failures, with their reasons.
    pub xfails: Vec<Xfail>,
    /// Expected diagnostics.
    pub diagnostics: Vec<ExpectedDiagnostic>,
    /// Command-line options.
    pub flags: Vec<String>,
    /// Time limit of a run.
    pub timeout: Option<Duration>,
    /// Points for passing the file.
    pub points: Option<u32>,
    /// Files in the same directory that are linked with this one.
    pub links: Vec<String>,
    /// Line of the directive for each of [`TestFile::links`].
    pub link_lines: Vec<usize>,
    /// C files and libraries in the same directory that are loaded.
    pub loads: Vec<String>,
    /// Line of the directive for each of [`TestFile::loads`].
    pub load_lines: Vec<usize>,
    /// Shared libraries without which the file is skipped.
    pub needs: Vec<String>,
    /// Whether the file is only linked into others and is not a test itself.
    pub part: bool,
    /// Optimization passes after which the module is printed.
    pub passes: Vec<String>,
    /// Constructs that the file tests, as written.
    pub covers: Vec<String>,
    /// Line of the first directive of each name, except the directives about a run of the program.
    pub lines: BTreeMap<String, usize>,
}

/// `; run: @fac(i64 6) == i64 720`
#[derive(Debug)]
pub struct CallRun {
    /// Line of the directive.
    pub line: usize,
    /// Call expression.
    pub call: String,
    /// Expected result as `Value::display` writes it, except for `nan`, which stands for any NaN of the type.
    pub expected: String,
    /// Largest accepted difference of a floating-point result.
    pub tolerance: Option<f64>,
    /// Points of this call alone.
    pub points: Option<u32>,
}

/// Formats the run as in its directive.
impl std::fmt::Display for CallRun {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} == {}", self.call, self.expected_decimal())?;
        self.tolerance.map_or(Ok(()), |tolerance| write!(f, " +- {tolerance:e}"))
    }
}

impl CallRun {
    /// Returns the expected result with decimals, as reports show it.
    pub fn expected_decimal(&self) -> String {
        match parse_value(&self.expected) {
            Ok(value) if !has_nan(&self.expected) => value.display_decimal(),
            _ => self.expected.clone(),
        }
    }

    /// Whether a result equals the expected one, or is within the tolerance.
    pub fn accepts(&self, found: &str) -> bool {
        if found == self.expected || has_nan(&self.expected) && same_but_nan(&self.expected, found) {
            return true;
        }
        let number = |text: &str| parse_value(text).ok().and_then(|value| value.as_double());
        let (Some(tolerance), Some(found), Some(expected)) = (self.tolerance, number(found), number(&self.expected))
        else {
            return false;
        };
        (found - expected).abs() <= tolerance
    }
}

/// Way in which a program is stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum StopKind {
    /// Fault in the program.
    Fault(TrapKind),
    /// Fault in a host function, which is aborted.
    HostFault(TrapKind),
    /// Limit reached.
    Limit(Limit),
}

impl StopKind {
    /// Returns the kind of outcome, as in the JSON document.
    pub fn outcome(self) -> &'static str {
        match self {
            StopKind::Fault(_) => "trapped",
            StopKind::HostFault(_) => "host fault",
            StopKind::Limit(_) => "limit",
        }
    }

    /// Returns the field of the JSON outcome that holds the location.
    pub fn place(self) -> &'static str {
        if let StopKind::Limit(_) = self { "stop" } else { "trap" }
    }

    /// Returns the kind of fault, or the name of the limit.
    pub fn kind(self) -> &'static str {
        match self {
            StopKind::Fault(kind) | StopKind::HostFault(kind) => kind.text(),
            StopKind::Limit(limit) => limit.text(),
        }
    }

    /// Returns the exit status of the process.
    pub fn status(self) -> u8 {
        match self {
            StopKind::Fault(_) | StopKind::HostFault(_) => 134,
            StopKind::Limit(Limit::Time) => 124,
            StopKind::Limit(_) => 125,
        }
    }
}

/// Formats the expectation as in its directive.
impl std::fmt::Display for StopKind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            StopKind::Fault(kind) => f.write_str(kind.text()),
            StopKind::HostFault(kind) => write!(f, "host fault: {}", kind.text()),
            StopKind::Limit(limit) => write!(f, "limit: {}", limit.text()),
        }
    }
}

/// `; trap: null pointer`
#[derive(Debug)]
pub struct ExpectedTrap {
    /// Line of the directive, which is the expected line of the fault.
    pub line: usize,
    /// Engine that it applies to; `None` for both.
    pub engine: Option<TestedEngine>,
    /// Expected end; `None` if the program is not run on this engine.
    pub kind: Option<StopKind>,
}

/// `; xfail: reason`
#[derive(Debug)]
pub struct Xfail {
    /// Line of the directive.
    pub line: usize,
    /// Engine that it applies to; `None` for every mode.
    pub engine: Option<TestedEngine>,
    /// Reason of the failure.
    pub reason: String,
}

/// `; error: 3 E0201 text`, `; warn: …`; the text may be empty.
#[derive(Debug)]
pub struct ExpectedDiagnostic {
    /// Error or warning.
    pub severity: Severity,
    /// Expected line.
    pub line: usize,
    /// Expected column.
    pub column: usize,
    /// Diagnostic code.
    pub code: String,
    /// Substring of the message.
    pub text: String,
}

impl ExpectedDiagnostic {
    /// Whether only `check` reports it: an unsupported construct, which a run reports only when it executes
    /// it.
    pub fn is_check_only(&self) -> bool {
        self.severity == Severity::Warning && (self.code.starts_with("E06") || self.code.starts_with("E07"))
    }
}

impl TestFile {
    /// Returns the diagnostics expected of `check`, or else of a run.
    pub fn diagnostics_in(&self, check: bool) -> impl Iterator<Item = &ExpectedDiagnostic> {
        self.diagnostics.iter().filter(move |finding| check || !finding.is_check_only())
    }

    /// Parses all directives; `Err` lists the invalid ones with their line numbers, one per line.
    pub fn parse(text: &str) -> Result<TestFile, String> {
        let (mut file, mut wrong) = (TestFile::default(), Vec::new());
        for (n, line) in text.lines().enumerate() {
            let Some(at) = comment(line) else { continue };
            let alone = line[..at].trim().is_empty();
            if let Err(error) = file.comment(n + 1, &line[at..], alone) {
                wrong.push(format!("line {}: {error}", n + 1));
            }
        }
        if !wrong.is_empty() {
            return Err(wrong.join("\n"));
        }
        file.sound().map(|()| file)
    }

    /// Parses the directives of a file that is linked with a test: bitcode and files without directives expect nothing.
    pub fn parse_linked(content: &[u8]) -> Result<TestFile, String> {
        match std::str::from_utf8(content).map(TestFile::parse) {
            Ok(Err(error)) if error == NO_DIRECTIVES => Ok(TestFile::default()),
            Ok(parsed) => parsed,
            Err(_) => Ok(TestFile::default()),
        }
    }

    /// Returns the modes to execute the file in. Errors with codes from E0600 come from an engine; all other
    /// diagnostics need only `check`.
    pub fn modes(&self) -> Vec<Mode> {
        let by_engine = |f: &ExpectedDiagnostic| {
            f.severity == Severity::Error && f.code.as_str() >= "E06" && f.code.starts_with('E')
        };
        if self.part {
            Vec::new()
        } else if self.runs_anything() && self.diagnostics.iter().any(ExpectedDiagnostic::is_check_only) {
            [Mode::Check].into_iter().chain(TestedEngine::BOTH.map(Mode::On)).collect()
        } else if self.runs_anything() || self.diagnostics.iter().any(by_engine) {
            TestedEngine::BOTH.map(Mode::On).to_vec()
        } else {
            vec![Mode::Check]
        }
    }

    /// Whether the program is run: a directive describes its end or output.
    pub fn runs_program(&self) -> bool {
        self.program.ends_normally() || !self.cases.is_empty() || !self.traps.is_empty()
    }

    /// Returns the runs of the program. `is_stopped`: a `trap:` applies to the current engine; then a file with neither
    /// cases nor other expectations is run, too. The flag of each run tells whether it must end at that fault.
    pub fn programs(&self, is_stopped: bool) -> impl Iterator<Item = (&ProgramRun, bool)> {
        let alone = self.cases.is_empty();
        let first = Some(&self.program).filter(|program| program.ends_normally() || alone && is_stopped);
        // Among several runs, those with an exit status do not reach the fault.
        first.into_iter().chain(&self.cases).map(move |run| (run, is_stopped && (alone || run.exit.is_none())))
    }

    /// Whether anything in the file is executed.
    pub fn runs_anything(&self) -> bool {
        !self.runs.is_empty() || self.runs_program()
    }

    /// Whether the module is expected to be rejected.
    pub fn is_refused(&self) -> bool {
        self.diagnostics.iter().any(|f| f.severity == Severity::Error)
    }

    /// Returns the fault that the program ends with on an engine; `None` if it ends normally.
    pub fn trap(&self, engine: TestedEngine) -> Option<&ExpectedTrap> {
        let own = self.traps.iter().find(|t| t.engine == Some(engine));
        own.or_else(|| self.traps.iter().find(|t| t.engine.is_none()))
    }

    /// Returns the expected failure in a mode, if any.
    pub fn xfail(&self, mode: Mode) -> Option<&Xfail> {
        let own = self.xfails.iter().find(|x| x.engine.is_some_and(|engine| mode == Mode::On(engine)));
        own.or_else(|| self.xfails.iter().find(|x| x.engine.is_none()))
    }

    fn comment(&mut self, line: usize, comment: &str, alone: bool) -> Result<(), String> {
        if directive(comment).is_none() {
            return near_miss::find(comment, &NAMES).map_or(Ok(()), Err);
        }
        let mut rest = comment;
        while let Some((word, after)) = directive(rest) {
            let (name, at, engine) = parts(word)?;
            // Several directives may follow each other at the end of a line; a directive on a line of its own extends
            // to the end of the line.
            let (value, next) = match name {
                "trap" | "error" | "warn" => split(after),
                _ => (after, ""),
            };
            let value = value.trim();
            if engine.is_some() && !matches!(name, "trap" | "xfail")
                || at.is_some() && !matches!(name, "error" | "warn")
            {
                return Err(format!("`{word}:` is not a form of `{name}:`"));
            }
            if FILE_DIRECTIVES.contains(&name) && !self.cases.is_empty() {
                return Err(format!("`{name}:` applies to the whole file: write it above the first `case:`"));
            }
            if !RUN_DIRECTIVES.contains(&name) {
                self.lines.entry(name.to_string()).or_insert(line);
            }
            match name {
                "trap" if alone => return Err("write `trap:` at the end of the instruction's line".into()),
                "trap" => {
                    let kind = trap_kind(value)?;
                    self.traps.push(ExpectedTrap { line, engine, kind });
                }
                "error" | "warn" => {
                    if alone && at.is_none() {
                        return Err(format!(
                            "write `{name}:` at the end of the line it refers to; elsewhere use `{name}@LINE:`"
                        ));
                    }
                    let severity = if name == "error" { Severity::Error } else { Severity::Warning };
                    self.diagnostics.push(finding(severity, at.unwrap_or(line), value)?);
                }
                _ if !alone => return Err(format!("write `{name}:` on a separate line")),
                "run" => self.runs.push(run(line, value)?),
                "case" => self.case(line, value)?,
                _ if RUN_DIRECTIVES.contains(&name) => {
                    self.cases.last_mut().unwrap_or(&mut self.program).take(line, name, value)?;
                }
                "xfail" if value.is_empty() => return Err("give the reason: `xfail: reason`".into()),
                "xfail" if self.xfails.iter().any(|x| x.engine == engine) => {
                    return Err(format!("duplicate `{word}:`"));
                }
                "xfail" => self.xfails.push(Xfail { line, engine, reason: value.into() }),
                "timeout" => once(&mut self.timeout, duration::parse(value)?, name)?,
                "points" => {
                    let slot = self.cases.last_mut().map_or(&mut self.points, |case| &mut case.points);
                    once(slot, value.parse().map_err(|_| "expected a number of points")?, name)?;
                }
                "flags" => self.flags.extend(words(value)?),
                "link" => {
                    self.links.extend(words(value)?);
                    self.link_lines.resize(self.links.len(), line);
                }
                "load" => {
                    self.loads.extend(words(value)?);
                    self.load_lines.resize(self.loads.len(), line);
                }
                "needs" => self.needs.extend(words(value)?),
                "passes" => self.passes.extend(words(value)?),
                "part" if value.is_empty() => self.part = true,
                "covers" => self.covers.extend(value.split_whitespace().map(String::from)),
                _ => {
                    let near = near_names(name, NAMES).first().map(|n| format!("; did you mean `{n}:`?"));
                    return Err(format!("unknown directive `{word}:`{}", near.unwrap_or_default()));
                }
            }
            rest = next;
        }
        Ok(())
    }

    /// Starts another run of the program.
    fn case(&mut self, line: usize, name: &str) -> Result<(), String> {
        if name.is_empty() {
            return Err("a case needs a name: `case: NAME`".into());
        }
        let known = self.cases.iter().filter_map(|case| case.case.as_ref()).find(|case| case.name == name);
        let error = known.map(|known| format!("duplicate case `{name}`: first defined in line {}", known.line));
        // The case is added even if its name is a duplicate, so that the following directives are not attributed to the
        // previous case.
        self.cases.push(ProgramRun { case: Some(CaseName { line, name: name.into() }), ..ProgramRun::default() });
        error.map_or(Ok(()), Err)
    }

    /// Checks that the directives about cases are consistent.
    fn cases_are_sound(&self) -> Result<(), String> {
        let is_stopped = self.traps.iter().any(|trap| trap.kind.is_some());
        for case in &self.cases {
            let Some(CaseName { line, name }) = &case.case else { continue };
            if !case.ends_normally() && !is_stopped {
                return Err(format!(
                    "line {line}: the case `{name}` expects nothing: it needs one of `exit:`, `stdout:`, `stderr:` or `trap:`"
                ));
            }
        }
        if self.cases.is_empty() || !is_stopped {
            return Ok(());
        }
        if self.traps.iter().any(|trap| trap.engine.is_some() && trap.kind.is_some()) {
            return Err("in a file with `case:`, a `trap:` must be the same on both engines".into());
        }
        match self.programs(true).any(|(_, is_stopped)| is_stopped) {
            true => Ok(()),
            false => Err("no run can end at the `trap:`: those with an `exit:` end normally".into()),
        }
    }

    /// Checks that all directives are consistent.
    fn sound(&self) -> Result<(), String> {
        let runs = self.runs_anything();
        if self.part {
            let whole = self.program.exit.is_some()
                || !self.cases.is_empty()
                || !self.runs.is_empty()
                || !self.links.is_empty()
                || !self.loads.is_empty();
            return if whole { Err("a `part:` is not a test by itself".into()) } else { Ok(()) };
        }
        if !runs && self.diagnostics.is_empty() && self.links.is_empty() {
            return Err(NO_DIRECTIVES.into());
        }
        if runs && self.is_refused() {
            return Err("a file with an `error:` is refused and cannot run".into());
        }
        self.cases_are_sound()?;
        let is_run = self.program.ends_normally() || self.cases.is_empty() && !self.traps.is_empty();
        for (name, given) in [("args", self.program.args.is_some()), ("stdin", self.program.stdin.is_some())] {
            if given && !is_run {
                return Err(format!("`{name}:` needs one of `exit:`, `stdout:`, `stderr:` or `trap:`"));
            }
        }
        for engine in TestedEngine::BOTH {
            let own = self.traps.iter().filter(|t| t.engine == Some(engine)).count();
            let general = self.traps.iter().filter(|t| t.engine.is_none()).count();
            if own > 1 || general > 1 {
                return Err("more than one `trap:` for an engine: a program ends only once".into());
            }
            let ends = self.program.ends_normally() || !self.cases.is_empty();
            if own + general == 0 && !self.traps.is_empty() && !ends {
                return Err(format!("state how it ends on the other engine: `trap({}): …` or `none`", engine.name()));
            }
            if self.program.exit.is_some() && general > 0 && self.cases.is_empty() {
                return Err("a program that ends at a `trap:` has no exit status of its own".into());
            }
        }
        Ok(())
    }
}

fn once<T>(slot: &mut Option<T>, value: T, name: &str) -> Result<(), String> {
    match slot.replace(value) {
        None => Ok(()),
        Some(_) => Err(format!("duplicate `{name}:`")),
    }
}

/// Parses `KIND`, `host fault: KIND`, `limit: KIND` or `none`.
fn trap_kind(text: &str) -> Result<Option<StopKind>, String> {
    let fault = |kind| TrapKind::from_text(kind).ok_or_else(|| format!("`{kind}` is not a kind of fault"));
    Ok(Some(match text.split_once(": ") {
        None if text == "none" => return Ok(None),
        Some(("host fault", kind)) => StopKind::HostFault(fault(kind)?),
        Some(("limit", kind)) => {
            let limit = Limit::ALL.into_iter().find(|limit| limit.text() == kind);
            StopKind::Limit(limit.ok_or_else(|| format!("`{kind}` is not a kind of limit"))?)
        }
        _ => StopKind::Fault(fault(text)?),
    }))
}

fn run(line: usize, text: &str) -> Result<CallRun, String> {
    let (text, points) = match text.rsplit_once("; points:") {
        Some((text, points)) => (text, Some(points.trim().parse().map_err(|_| "expected a number of points")?)),
        None => (text, None),
    };
    let (call, expected) = text.rsplit_once("==").ok_or("expected `@name(arguments) == result`")?;
    let (expected, tolerance) = match expected.rsplit_once("+-") {
        Some((expected, tolerance)) => {
            let wanted = tolerance.trim().parse::<f64>().ok().filter(|tolerance| *tolerance >= 0.0);
            (expected, Some(wanted.ok_or("expected a non-negative number after `+-`")?))
        }
        None => (expected, None),
    };
    let (call, expected) = (call.trim().to_string(), expected.trim());
    parse_call(&call)?;
    let value = parse_value(expected)?;
    let expected = if has_nan(expected) { with_nan(&value) } else { value.display() };
    if tolerance.is_some() && parse_value(&expected).ok().and_then(|value| value.as_double()).is_none() {
        return Err("only a `float` or a `double` can have a tolerance".into());
    }
    Ok(CallRun { line, call, expected, tolerance, points })
}

/// Splits the text of a value into words and marks.
fn value_words(text: &str) -> impl Iterator<Item = &str> {
    text.split_inclusive([' ', ',', '<', '>', '{', '}', '[', ']']).map(|word| word.trim_end_matches([',', '>', ' ']))
}

/// Whether a value contains the word `nan`.
fn has_nan(text: &str) -> bool {
    value_words(text).any(|word| word == "nan")
}

/// Whether a typed number is a NaN.
fn is_nan(value: &Value) -> bool {
    let Value::Float { kind, bits } = value else { return false };
    !decimal_text(*kind, *bits).parse::<f64>().is_ok_and(|number| !number.is_nan())
}

/// Formats a value, with `nan` for its NaNs.
fn with_nan(value: &Value) -> String {
    match value {
        Value::Float { kind, .. } if is_nan(value) => format!("{} nan", kind.keyword()),
        Value::Aggregate(parts) if !parts.is_empty() => {
            format!("{{ {} }}", parts.iter().map(with_nan).collect::<Vec<_>>().join(", "))
        }
        Value::Vector(parts) => {
            let shown: Vec<String> = parts.iter().map(with_nan).collect();
            let text = value.display();
            // The type of a vector ends at its first `>`.
            text.split_once('>').map_or(text.clone(), |(ty, _)| format!("{ty}> <{}>", shown.join(", ")))
        }
        other => other.display(),
    }
}

/// Whether two values are equal, where `nan` in the first matches any NaN in the second.
fn same_but_nan(expected: &str, found: &str) -> bool {
    let mut ty = "";
    let mut found = value_words(found);
    for word in value_words(expected) {
        let Some(other) = found.next() else { return false };
        let same = match word {
            "nan" => parse_value(&format!("{ty} {other}")).is_ok_and(|value| is_nan(&value)),
            word => word == other,
        };
        if !same {
            return false;
        }
        ty = word;
    }
    found.next().is_none()
}

fn finding(severity: Severity, line: usize, text: &str) -> Result<ExpectedDiagnostic, String> {
    let mut parts = text.splitn(3, ' ');
    let (column, code, text) = (parts.next().unwrap_or(""), parts.next().unwrap_or(""), parts.next().unwrap_or(""));
    let column = column.parse().map_err(|_| format!("expected `COLUMN CODE text`, found `{column}`"))?;
    // An option can turn a warning into an error; only E06xx and E07xx can also be warnings.
    let letter = code.starts_with('W')
        || code.starts_with('E') && severity == Severity::Error
        || ["E06", "E07"].iter().any(|start| code.starts_with(start));
    if !letter || code.len() != 5 || !code[1..].bytes().all(|b| b.is_ascii_digit()) {
        return Err(format!("`{code}` is not a code such as E0201 or W0101"));
    }
    Ok(ExpectedDiagnostic { severity, line, column, code: code.into(), text: text.trim().into() })
}
