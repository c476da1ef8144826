//! Verdicts of tests, and the failures that cause them.

use llvmlite_jit::directive::program::CaseName;
use std::time::Duration;

/// The verdict of a test.
#[derive(Clone)]
pub enum Verdict {
    /// All expectations are met.
    Passed,
    /// Some expectations are not met.
    Failed(Vec<Failure>),
    /// A run exceeded its time limit.
    TimedOut(Vec<Failure>),
    /// The test failed, as expected, for this reason.
    FailedAsExpected(String, Vec<Failure>),
    /// The test was expected to fail, but passed.
    PassedUnexpectedly(Vec<Failure>),
    /// The test was skipped, for this reason.
    Skipped(String),
    /// The test was not run, because of an interrupt or after the maximum number of failures.
    NotRun,
}

impl Verdict {
    /// Returns the failures, if they count as an error.
    pub fn failures(&self) -> &[Failure] {
        match self {
            Verdict::Failed(list) | Verdict::TimedOut(list) | Verdict::PassedUnexpectedly(list) => list,
            _ => &[],
        }
    }

    /// Returns the word of the table, of JSON and of `--verbose`.
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

/// A deviation from a directive.
#[derive(Clone, PartialEq, Eq)]
pub struct Failure {
    /// File of the directive.
    pub file: String,
    /// Line of the directive; 0 for the whole file.
    pub line: usize,
    /// Text of the directive.
    pub directive: String,
    /// Description, if it adds to the difference.
    pub message: String,
    /// Expected and actual text, if they are comparable.
    pub difference: Option<(String, String)>,
    /// Extent of the failure.
    pub extent: FailureScope,
    /// Run of the program concerned, if there are several.
    pub case: Option<CaseName>,
    /// Kind and location of the fault, since engines describe the same fault in different words.
    pub fault: Option<String>,
}

impl Failure {
    /// Whether both describe the same failure, possibly in different words.
    pub fn is_like(&self, other: &Failure) -> bool {
        let same_fault = self.fault.is_some() && self.fault == other.fault;
        let words = if same_fault { &self.message } else { &other.message };
        *self == Failure { message: words.clone(), ..other.clone() }
    }
}

/// The verdict of a test, and its times.
#[derive(Clone)]
pub struct TestEnd {
    /// Verdict.
    pub verdict: Verdict,
    /// Duration of the test.
    pub time: Duration,
    /// Times of its runs.
    pub runs: Vec<RunTime>,
}

impl TestEnd {
    /// Returns the result of a test that was not started.
    pub fn not_run() -> TestEnd {
        TestEnd { verdict: Verdict::NotRun, time: Duration::ZERO, runs: Vec::new() }
    }
}

/// The time of a run.
#[derive(Clone)]
pub struct RunTime {
    /// Line of the `run:` or `case:` directive; 0 for other runs.
    pub line: usize,
    /// Duration of the run.
    pub time: Duration,
}

/// The extent of a failure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum FailureScope {
    /// This directive only.
    Directive,
    /// A run that has no comparable result.
    Run {
        /// Whether the time limit ended it.
        timed_out: bool,
    },
    /// The file: none of its runs take place.
    File,
}
