//! Results of individual expectations, and the points for them.

use super::execute::Test;
use super::output::part_text;
use super::show::TestResult;
use super::verdict::{Failure, FailureScope, Verdict};
use llvmlite_jit::directive::program::{CaseName, ProgramRun};
use llvmlite_jit::directive::{Mode, TestFile};
use std::collections::BTreeMap;

/// An expectation that can be met independently of the others in its file.
#[derive(Clone)]
pub struct Case {
    /// Line of the directive.
    pub line: usize,
    /// Text of the directive.
    pub directive: String,
    /// Points of its own.
    pub points: Option<u32>,
    /// Whether the expectation is about the run of the whole program, which several directives may describe.
    program: bool,
    /// Whether it is a run of the program for a `case:`, with all its expectations.
    is_named: bool,
}

impl Case {
    /// Returns the line of the `run:` or `case:` to which it belongs; 0 for the unnamed run of the program.
    pub fn run(&self) -> usize {
        if self.program { 0 } else { self.line }
    }
}

/// Returns the expectations of a file in a mode, without expected diagnostics, which count as a whole.
pub fn cases(file: &TestFile, mode: Mode) -> Vec<Case> {
    let Mode::On(engine) = mode else { return Vec::new() };
    if file.is_refused() {
        return Vec::new();
    }
    let call = |run: &llvmlite_jit::directive::CallRun| Case {
        line: run.line,
        directive: format!("run: {run}"),
        points: run.points,
        program: false,
        is_named: false,
    };
    let mut cases: Vec<Case> = file.runs.iter().map(call).collect();
    let run = &file.program;
    let program = |line, directive| {
        let points = run.own_points.get(&line).copied();
        Case { line, directive, points, program: true, is_named: false }
    };
    let named = |run: &ProgramRun| {
        let CaseName { line, name } = run.case.as_ref()?;
        let directive = format!("case: {name}");
        Some(Case { line: *line, directive, points: run.points, program: false, is_named: true })
    };
    if let Some(trap) = file.trap(engine) {
        match trap.kind {
            Some(_) if !file.programs(true).any(|(run, is_stopped)| is_stopped && run.case.is_none()) => {}
            Some(kind) => cases.push(program(trap.line, format!("trap: {kind}"))),
            // The file is not run on this engine.
            None => return cases,
        }
    }
    let exit = run.exit.map(|status| ("exit", status.to_string()));
    let stdout = run.stdout.as_ref().map(|_| ("stdout", "…".to_string()));
    let stderr = run.stderr.as_ref().map(|_| ("stderr", "…".to_string()));
    for (name, value) in [exit, stdout, stderr].into_iter().flatten() {
        cases.push(program(run.line(name), format!("{name}: {value}")));
    }
    for (name, parts) in [("stdout", &run.stdout_parts), ("stderr", &run.stderr_parts)] {
        cases.extend(parts.iter().map(|part| program(part.line, format!("{name}: {}", part_text(part)))));
    }
    cases.extend(file.cases.iter().filter_map(named));
    cases
}

/// The result of an expectation.
pub enum CaseResult<'r> {
    /// It was met.
    Met,
    /// It was not met, for these reasons.
    Failed(Vec<&'r Failure>),
    /// It was not met, as expected, for this reason.
    FailedAsExpected(&'r str),
    /// Unknown, since its run did not take place or did not complete.
    NotRun,
    /// It was skipped, for this reason.
    Skipped(&'r str),
}

/// Whether a failure of a test belongs to this expectation.
fn belongs(test: &Test, case: &Case, failure: &Failure) -> bool {
    match &failure.case {
        Some(named) => case.is_named && named.line == case.line,
        None => !case.is_named && failure.line == case.line && failure.file == test.directives(),
    }
}

/// Returns the failures of a test that belong to this expectation.
fn own<'r>(test: &Test, case: &Case, failures: &'r [Failure]) -> Vec<&'r Failure> {
    failures.iter().filter(|failure| belongs(test, case, failure)).collect()
}

/// Returns the failures that prevent every run of a test: the file is refused, or a requirement is not met.
pub fn lost(result: &TestResult) -> Vec<&Failure> {
    match &result.end.verdict {
        Verdict::Failed(list) => list.iter().filter(|failure| failure.extent == FailureScope::File).collect(),
        _ => Vec::new(),
    }
}

/// Returns the result of an expectation of a test.
pub fn result_of<'r>(result: &'r TestResult, case: &Case) -> CaseResult<'r> {
    let (test, list, expected) = match &result.end.verdict {
        Verdict::Passed | Verdict::PassedUnexpectedly(_) => return CaseResult::Met,
        Verdict::Skipped(why) => return CaseResult::Skipped(why),
        Verdict::NotRun => return CaseResult::NotRun,
        Verdict::Failed(list) | Verdict::TimedOut(list) => (&result.test, list, None),
        Verdict::FailedAsExpected(why, list) => (&result.test, list, Some(why)),
    };
    let own = own(test, case, list);
    let lost = |failure: &Failure| failure.extent == FailureScope::File || failure.line == 0;
    let cut =
        |other: &&Case| self::own(test, other, list).iter().any(|failure| failure.extent != FailureScope::Directive);
    match () {
        _ if !own.is_empty() => expected.map_or(CaseResult::Failed(own), |why| CaseResult::FailedAsExpected(why)),
        _ if list.iter().any(lost) => CaseResult::NotRun,
        _ if case.program && test.cases.iter().filter(|other| other.program).any(|other| cut(&other)) => {
            CaseResult::NotRun
        }
        _ => CaseResult::Met,
    }
}

/// Returns the result of a test without individual expectations.
pub fn whole(result: &TestResult) -> CaseResult<'_> {
    match &result.end.verdict {
        Verdict::Passed => CaseResult::Met,
        Verdict::Failed(list) | Verdict::TimedOut(list) | Verdict::PassedUnexpectedly(list) => {
            CaseResult::Failed(list.iter().collect())
        }
        Verdict::FailedAsExpected(why, _) => CaseResult::FailedAsExpected(why),
        Verdict::Skipped(why) => CaseResult::Skipped(why),
        Verdict::NotRun => CaseResult::NotRun,
    }
}

/// Returns the failures of a test that belong to no individual expectation.
pub fn general(result: &TestResult) -> Vec<&Failure> {
    let (test, list) = (&result.test, result.end.verdict.failures());
    let of_a_case = |failure: &Failure| test.cases.iter().any(|case| belongs(test, case, failure));
    list.iter().filter(|failure| !of_a_case(failure)).collect()
}

/// Points of `points:` directives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// Points earned.
    pub reached: u64,
    /// Maximum number of points.
    pub most: u64,
}

/// Adds up the points of results: those of a whole file count if all its tests passed, those of an individual
/// expectation if it was met in each of them.
pub fn points<'r>(results: impl IntoIterator<Item = &'r TestResult>) -> Option<Score> {
    // Points of a whole file have line 0.
    let mut all: BTreeMap<(&str, usize), (u32, bool)> = BTreeMap::new();
    for result in results {
        let Test { path, points, cases, .. } = &result.test;
        if let Some(points) = points {
            let file = all.entry((path, 0)).or_insert((*points, true));
            file.1 &= matches!(result.end.verdict, Verdict::Passed | Verdict::Skipped(_));
        }
        for case in cases {
            let Some(points) = case.points else { continue };
            let one = all.entry((path, case.line)).or_insert((points, true));
            one.1 &= matches!(result_of(result, case), CaseResult::Met | CaseResult::Skipped(_));
        }
    }
    let sum = |wanted: fn(bool) -> bool| all.values().filter(|(_, met)| wanted(*met)).map(|(p, _)| u64::from(*p)).sum();
    (!all.is_empty()).then(|| Score { reached: sum(|met| met), most: sum(|_| true) })
}

/// Groups the results by file.
pub fn by_file(results: &[TestResult]) -> impl Iterator<Item = &[TestResult]> {
    results.chunk_by(|a, b| a.test.path == b.test.path)
}
