//! What came of single expectations, and the points that follow from it.

use super::execute::{Extent, Failure, Test, Verdict};
use super::output::part_text;
use super::show::Result;
use llvmlite_jit::directive::{File, Mode};
use std::collections::BTreeMap;

/// An expectation that can be met while others of its file are not.
#[derive(Clone)]
pub struct Case {
    /// The line of its directive.
    pub line: usize,
    /// What the directive says.
    pub directive: String,
    /// What it counts by itself.
    pub points: Option<u32>,
    /// Whether it is about the run of the whole program, which several directives may describe.
    program: bool,
}

/// The expectations of a file in a mode. Those about findings are none: they hold together.
pub fn cases(file: &File, mode: Mode) -> Vec<Case> {
    let Mode::On(engine) = mode else { return Vec::new() };
    if file.is_refused() {
        return Vec::new();
    }
    let call = |run: &llvmlite_jit::directive::Run| Case {
        line: run.line,
        directive: format!("run: {run}"),
        points: run.points,
        program: false,
    };
    let mut cases: Vec<Case> = file.runs.iter().map(call).collect();
    let program = |line, directive| Case { line, directive, points: None, program: true };
    if let Some(trap) = file.trap(engine) {
        match trap.kind {
            Some(kind) => cases.push(program(trap.line, format!("trap: {kind}"))),
            // It is not run on this engine.
            None => return cases,
        }
    }
    let exit = file.exit.map(|status| ("exit", status.to_string()));
    let stdout = file.stdout.as_ref().map(|_| ("stdout", "…".to_string()));
    let stderr = file.stderr.as_ref().map(|_| ("stderr", "…".to_string()));
    for (name, value) in [exit, stdout, stderr].into_iter().flatten() {
        cases.push(program(file.lines.get(name).copied().unwrap_or(0), format!("{name}: {value}")));
    }
    for (name, parts) in [("stdout", &file.stdout_parts), ("stderr", &file.stderr_parts)] {
        cases.extend(parts.iter().map(|part| program(part.line, format!("{name}: {}", part_text(part)))));
    }
    cases
}

/// What came of an expectation.
pub enum Came<'r> {
    /// It was met.
    Met,
    /// It was not, for these reasons.
    Failed(Vec<&'r Failure>),
    /// It was not, as was expected, and why.
    FailedAsExpected(&'r str),
    /// Nothing is known, since what it is about did not run, or not to its end.
    NotRun,
    /// It was left out, and why.
    Skipped(&'r str),
}

/// The failures of a test that belong to this expectation.
fn own<'r>(test: &Test, case: &Case, failures: &'r [Failure]) -> Vec<&'r Failure> {
    failures.iter().filter(|failure| failure.line == case.line && failure.file == test.directives()).collect()
}

/// What came of an expectation of a test.
pub fn came<'r>(result: &'r Result, case: &Case) -> Came<'r> {
    let (test, list, expected) = match &result.end.0 {
        Verdict::Passed | Verdict::PassedUnexpectedly(_) => return Came::Met,
        Verdict::Skipped(why) => return Came::Skipped(why),
        Verdict::NotRun => return Came::NotRun,
        Verdict::Failed(list) | Verdict::TimedOut(list) => (&result.test, list, None),
        Verdict::FailedAsExpected(why, list) => (&result.test, list, Some(why)),
    };
    let own = own(test, case, list);
    let lost = |failure: &Failure| failure.extent == Extent::File || failure.line == 0;
    let cut = |other: &&Case| self::own(test, other, list).iter().any(|failure| failure.extent != Extent::Directive);
    match () {
        _ if !own.is_empty() => expected.map_or(Came::Failed(own), |why| Came::FailedAsExpected(why)),
        _ if list.iter().any(lost) => Came::NotRun,
        _ if case.program && test.cases.iter().filter(|other| other.program).any(|other| cut(&other)) => Came::NotRun,
        _ => Came::Met,
    }
}

/// What came of a test that has no single expectations.
pub fn whole(result: &Result) -> Came<'_> {
    match &result.end.0 {
        Verdict::Passed => Came::Met,
        Verdict::Failed(list) | Verdict::TimedOut(list) | Verdict::PassedUnexpectedly(list) => {
            Came::Failed(list.iter().collect())
        }
        Verdict::FailedAsExpected(why, _) => Came::FailedAsExpected(why),
        Verdict::Skipped(why) => Came::Skipped(why),
        Verdict::NotRun => Came::NotRun,
    }
}

/// The failures of a test that belong to no single expectation.
pub fn general(result: &Result) -> Vec<&Failure> {
    let (test, list) = (&result.test, result.end.0.failures());
    let of_a_case = |failure: &Failure| {
        failure.file == test.directives() && test.cases.iter().any(|case| case.line == failure.line)
    };
    list.iter().filter(|failure| !of_a_case(failure)).collect()
}

/// What `points:` say.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Points {
    /// Those that were earned.
    pub reached: u64,
    /// Those that there are.
    pub most: u64,
}

/// The points of these results: those of a whole file if all its tests passed, and those of a single expectation if it was met
/// in each of them.
pub fn points<'r>(results: impl IntoIterator<Item = &'r Result>) -> Option<Points> {
    // Those of a whole file have no line.
    let mut all: BTreeMap<(&str, usize), (u32, bool)> = BTreeMap::new();
    for result in results {
        let Test { path, points, cases, .. } = &result.test;
        if let Some(points) = points {
            let file = all.entry((path, 0)).or_insert((*points, true));
            file.1 &= matches!(result.end.0, Verdict::Passed | Verdict::Skipped(_));
        }
        for case in cases {
            let Some(points) = case.points else { continue };
            let one = all.entry((path, case.line)).or_insert((points, true));
            one.1 &= matches!(came(result, case), Came::Met | Came::Skipped(_));
        }
    }
    let sum = |wanted: fn(bool) -> bool| all.values().filter(|(_, met)| wanted(*met)).map(|(p, _)| u64::from(*p)).sum();
    (!all.is_empty()).then(|| Points { reached: sum(|met| met), most: sum(|_| true) })
}

/// The results of one file after the other.
pub fn by_file(results: &[Result]) -> impl Iterator<Item = &[Result]> {
    results.chunk_by(|a, b| a.test.path == b.test.path)
}
