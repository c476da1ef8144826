//! How a test ended, and what was not as its directives say.

use llvmlite_jit::directive::program::Named;
use std::time::Duration;

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
    /// The fault that it is about, by its kind and its place: engines have words of their own for the same one.
    pub fault: Option<String>,
}

impl Failure {
    /// Whether both tell of the same, be it in other words.
    pub fn is_like(&self, other: &Failure) -> bool {
        let same_fault = self.fault.is_some() && self.fault == other.fault;
        let words = if same_fault { &self.message } else { &other.message };
        *self == Failure { message: words.clone(), ..other.clone() }
    }
}

/// How a test ended, and what it took.
#[derive(Clone)]
pub struct End {
    /// How it ended.
    pub verdict: Verdict,
    /// How long it took.
    pub time: Duration,
    /// What each of its runs took.
    pub runs: Vec<Took>,
}

impl End {
    /// Of a test that was not begun.
    pub fn not_run() -> End {
        End { verdict: Verdict::NotRun, time: Duration::ZERO, runs: Vec::new() }
    }
}

/// What a run took.
#[derive(Clone)]
pub struct Took {
    /// The line of the `run:` or the `case:` that it is of; 0: another one.
    pub line: usize,
    /// How long.
    pub time: Duration,
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
