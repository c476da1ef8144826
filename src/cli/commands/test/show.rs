//! Results as text, as TAP, and as JSON.

use super::execute::Test;
use super::score::{self, CaseResult, Score, points};
use super::verdict::{Failure, FailureScope, TestEnd, Verdict};
use crate::cli::report::wrap;
use serde_json::{Value, json};
use similar::{ChangeTag, TextDiff};
use std::fmt::Write;
use std::time::Duration;

/// A test with its result.
pub struct TestResult {
    /// Test.
    pub test: Test,
    /// Verdict and times.
    pub end: TestEnd,
}

/// Numbers of tests by verdict.
#[derive(Clone, Copy, Default)]
pub struct Counts {
    passed: usize,
    failed: usize,
    timeouts: usize,
    xfailed: usize,
    xpassed: usize,
    skipped: usize,
    not_run: usize,
    time: Duration,
}

impl Counts {
    /// Counts results.
    pub fn of<'a>(results: impl IntoIterator<Item = &'a TestResult>) -> Counts {
        let mut counts = Counts::default();
        for result in results {
            *match result.end.verdict {
                Verdict::Passed => &mut counts.passed,
                Verdict::Failed(_) => &mut counts.failed,
                Verdict::TimedOut(_) => &mut counts.timeouts,
                Verdict::FailedAsExpected(..) => &mut counts.xfailed,
                Verdict::PassedUnexpectedly(_) => &mut counts.xpassed,
                Verdict::Skipped(_) => &mut counts.skipped,
                Verdict::NotRun => &mut counts.not_run,
            } += 1;
            counts.time += result.end.time;
        }
        counts
    }

    /// Whether no test failed and all were run.
    pub fn all_well(&self) -> bool {
        self.failed + self.timeouts + self.xpassed + self.not_run == 0
    }

    /// Formats the counts: `3 passed, 1 failed`.
    pub fn text(&self) -> String {
        let all = [
            (self.passed, "passed"),
            (self.failed, "failed"),
            (self.timeouts, "timed out"),
            (self.xpassed, "passed unexpectedly"),
            (self.xfailed, "failed as expected"),
            (self.skipped, "skipped"),
            (self.not_run, "not run"),
        ];
        let parts: Vec<String> =
            all.iter().filter(|(n, word)| *n > 0 || *word == "passed").map(|(n, word)| format!("{n} {word}")).collect();
        parts.join(", ")
    }
}

/// Formats a time in seconds: `0.52s`.
pub fn seconds(time: Duration) -> String {
    format!("{:.2}s", time.as_secs_f64())
}

/// Returns the report of a file's skipped and failed tests, or an empty string if there are none. A failure that occurs
/// on several engines is reported once, with their names.
pub fn file<'r>(results: &'r [TestResult], quiet: bool, color: bool) -> String {
    let mut failed: Vec<(Vec<&str>, Vec<&Failure>)> = Vec::new();
    let mut skipped: Vec<(&str, Vec<&str>)> = Vec::new();
    for (at, result) in results.iter().enumerate() {
        if let Verdict::Skipped(why) = &result.end.verdict {
            match skipped.iter_mut().find(|(known, _)| known == why) {
                Some((_, modes)) => modes.push(result.test.mode),
                None => skipped.push((why, vec![result.test.mode])),
            }
        }
        let like = |result: &'r TestResult, failure: &Failure| {
            result.end.verdict.failures().iter().find(|other| other.is_like(failure))
        };
        for failure in result.end.verdict.failures() {
            if results[..at].iter().any(|earlier| like(earlier, failure).is_some()) {
                continue;
            }
            let alike: Vec<(&str, &Failure)> =
                results.iter().filter_map(|r| Some((r.test.mode, like(r, failure)?))).collect();
            let modes: Vec<&str> = alike.iter().map(|(mode, _)| *mode).collect();
            // One engine may report more details than the other: the longest message is shown.
            let richest = alike.iter().map(|(_, other)| *other).rev().max_by_key(|other| other.message.len());
            let failure = richest.unwrap_or(failure);
            match failed.iter_mut().find(|(known, _)| *known == modes) {
                Some((_, list)) => list.push(failure),
                None => failed.push((modes, vec![failure])),
            }
        }
    }
    let path = results.first().map_or("", |result| &result.test.path);
    let name = |modes: &[&str]| name(path, modes);
    let mut out = String::new();
    if !quiet {
        skipped.iter().for_each(|(why, modes)| out += &format!("skipped: {}: {why}\n\n", name(modes)));
    }
    let (red, plain) = if color { ("\u{1b}[1;31m", "\u{1b}[0m") } else { ("", "") };
    for (modes, list) in failed {
        let timed_out = list.iter().any(|failure| failure.extent == FailureScope::Run { timed_out: true });
        let unexpected = results.iter().find(|result| result.end.verdict.failures().contains(list[0]));
        let word = match unexpected.map(|result| &result.end.verdict) {
            Some(Verdict::PassedUnexpectedly(_)) => "PASSED UNEXPECTEDLY",
            _ if timed_out => "TIMEOUT",
            _ => "FAILED",
        };
        let _ = writeln!(out, "{red}{word}{plain} {}", name(&modes));
        list.iter().for_each(|failure| out += &one(failure, color));
        out.push('\n');
    }
    out
}

/// Formats a file with modes: `directory/file.ll (jit, interp)`.
fn name(path: &str, modes: &[&str]) -> String {
    match modes {
        [] | [""] => path.to_string(),
        modes => format!("{path} ({})", modes.join(", ")),
    }
}

/// Formats the line of `--verbose` for a test that has ended.
pub fn ended(test: &Test, TestEnd { verdict, time, .. }: &TestEnd) -> String {
    let why = match verdict {
        Verdict::Skipped(why) | Verdict::FailedAsExpected(why, _) => format!(": {why}"),
        _ => String::new(),
    };
    format!("{:9} {:>6}  {}{why}\n", verdict_text(verdict.word()), seconds(*time), test.name())
}

/// Returns a verdict in the words of the text output.
fn verdict_text(word: &'static str) -> &'static str {
    match word {
        "timeout" => "timed out",
        "skipped" => "skipped",
        word => word,
    }
}

/// Number of report lines above which the names of failed tests are repeated at the end.
const MAX_REPORT_LINES: usize = 20;

/// Lists the tests that failed, if their reports have more lines than fit on a screen along with the table.
pub fn names(results: &[TestResult], lines: usize) -> String {
    let mut out = String::new();
    if lines <= MAX_REPORT_LINES {
        return out;
    }
    for word in ["failed", "timeout", "xpassed"] {
        let wrong: Vec<&TestResult> = results.iter().filter(|result| result.end.verdict.word() == word).collect();
        if wrong.is_empty() {
            continue;
        }
        let _ = writeln!(out, "{}:", if word == "xpassed" { "passed unexpectedly" } else { verdict_text(word) });
        for file in wrong.chunk_by(|a, b| a.test.path == b.test.path) {
            let modes: Vec<&str> = file.iter().map(|result| result.test.mode).collect();
            let _ = writeln!(out, "  {}", name(&file[0].test.path, &modes));
        }
        out.push('\n');
    }
    out
}

/// Formats one failure.
pub fn one(failure: &Failure, color: bool) -> String {
    let line = if failure.line > 0 { format!(":{}", failure.line) } else { String::new() };
    let case = failure.case.as_ref().map_or(String::new(), |case| format!(" (case: {})", case.name));
    let mut out = format!("  {}{line}: {}{case}\n", failure.file, failure.directive);
    for line in failure.message.lines() {
        let _ = writeln!(out, "    {line}");
    }
    match &failure.difference {
        Some((expected, found)) if expected.contains('\n') || found.contains('\n') => {
            out += "    expected -, found +\n";
            for change in TextDiff::from_lines(expected, found).iter_all_changes() {
                let (sign, start) = match change.tag() {
                    ChangeTag::Delete => ('-', "\u{1b}[31m"),
                    ChangeTag::Insert => ('+', "\u{1b}[32m"),
                    ChangeTag::Equal => (' ', ""),
                };
                let (start, end) = if color && !start.is_empty() { (start, "\u{1b}[0m") } else { ("", "") };
                let _ = writeln!(out, "    {start}{sign} {}{end}", change.value().trim_end_matches('\n'));
                if change.missing_newline() {
                    out += "      (no line end)\n";
                }
            }
        }
        Some((expected, found)) => {
            let _ = writeln!(out, "    expected {}\n    found    {}", quoted(expected), quoted(found));
        }
        None => {}
    }
    out
}

fn quoted(text: &str) -> &str {
    if text.is_empty() { "nothing" } else { text }
}

/// Number of files above which the table has one row per directory.
const FILES: usize = 20;

/// Width of the table's numeric columns.
const NUMBERS: usize = 44;

/// Headings of columns that appear only if they have an entry.
const SELDOM: [&str; 2] = ["xfailed", "not run"];

/// Heading of the points column.
const POINTS: &str = "points";

/// Formats points: `3 of 6`.
pub fn scored(points: Score) -> String {
    format!("{} of {}", points.reached, points.most)
}

/// Formats the final table and the last line. `columns`: width of the terminal, if there is one.
pub fn summary(results: &[TestResult], time: Duration, color: bool, columns: Option<usize>) -> String {
    let all_points = points(results);
    let counts = Counts::of(results);
    let seldom = |counts: &Counts| [counts.xfailed, counts.not_run];
    let heads = SELDOM.iter().zip(seldom(&counts)).filter(|(_, n)| *n > 0);
    let seldom_heads: String = heads.map(|(head, _)| format!("  {head}")).collect();
    let numbers = NUMBERS + seldom_heads.len() + all_points.map_or(0, |all| 2 + scored(all).len().max(POINTS.len()));
    let most = columns.map_or(usize::MAX, |columns| columns.saturating_sub(numbers).max(12));
    let mut files: Vec<&str> = results.iter().map(|r| &*r.test.path).collect();
    files.dedup();
    // Points belong to single files.
    let by_file = files.len() <= FILES || all_points.is_some();
    let row = |result: &TestResult| match by_file {
        true => result.test.path.clone(),
        false => match std::path::Path::new(&result.test.path).parent() {
            Some(directory) if !directory.as_os_str().is_empty() => directory.display().to_string(),
            _ => ".".into(),
        },
    };
    let mut rows: Vec<(String, Vec<&TestResult>)> = Vec::new();
    for result in results {
        let name = row(result);
        match rows.iter_mut().find(|(n, _)| *n == name) {
            Some((_, list)) => list.push(result),
            None => rows.push((name, vec![result])),
        }
    }
    // Rows are merged before their names are cut, since cut names may coincide.
    rows.iter_mut().for_each(|(name, _)| *name = wrap::shortened(name, most));
    let head = if by_file { "file" } else { "directory" };
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(head.len());
    let scores: Vec<String> = rows.iter().map(|(_, l)| points(l.iter().copied()).map_or("".into(), scored)).collect();
    let wide = scores.iter().map(String::len).max().unwrap_or(0).max(POINTS.len());
    let title = all_points.map_or(String::new(), |_| format!("  {POINTS:>wide$}"));
    let mut out = format!("{head:width$}  passed  failed  timeout{seldom_heads}   skipped    time{title}\n");
    for ((name, list), score) in rows.iter().zip(&scores) {
        let c = Counts::of(list.iter().copied());
        let (failed, time) = (c.failed + c.xpassed, seconds(c.time));
        let score = all_points.map_or(String::new(), |_| format!("  {score:>wide$}"));
        let own = SELDOM.iter().zip(seldom(&counts)).zip(seldom(&c)).filter(|((_, all), _)| *all > 0);
        let columns: String = own.map(|((head, _), n)| format!("  {n:0$}", head.len())).collect();
        let line =
            format!("{name:width$}  {:6}  {failed:6}  {:7}{columns}  {:8}  {time:>6}", c.passed, c.timeouts, c.skipped);
        let _ = writeln!(out, "{}", (line + &score).trim_end());
    }
    let (start, end) = match (color, counts.all_well()) {
        (false, _) => ("", ""),
        (true, true) => ("\u{1b}[1;32m", "\u{1b}[0m"),
        (true, false) => ("\u{1b}[1;31m", "\u{1b}[0m"),
    };
    let _ = writeln!(out, "\n{start}{}{end} in {}", counts.text(), seconds(time));
    if let Some(all) = all_points {
        let _ = writeln!(out, "{} points", scored(all));
    }
    out
}

/// Formats the TAP lines of a test.
pub fn tap(number: usize, result: &TestResult) -> String {
    let name = result.test.name().replace('\\', "\\\\").replace('#', "\\#");
    let (list, kind) = match &result.end.verdict {
        Verdict::Passed => return format!("ok {number} - {name}\n"),
        Verdict::Skipped(why) => return format!("ok {number} - {name} # SKIP {why}\n"),
        Verdict::FailedAsExpected(why, _) => return format!("not ok {number} - {name} # TODO {why}\n"),
        Verdict::NotRun => return format!("not ok {number} - {name} # not run\n"),
        Verdict::Failed(list) => (list, "fail"),
        Verdict::PassedUnexpectedly(list) => (list, "xpass"),
        Verdict::TimedOut(list) => (list, "timeout"),
    };
    let mut out = format!("not ok {number} - {name}\n  ---\n  severity: {kind}\n  message: |\n");
    for line in list.iter().map(|f| one(f, false)).collect::<String>().lines() {
        let _ = writeln!(out, "    {line}");
    }
    out + "  ...\n"
}

/// Formats the TAP comment with the points of a file, if it has any.
pub fn tap_points(results: &[TestResult]) -> String {
    let path = results.first().map_or("", |result| &result.test.path);
    points(results).map_or(String::new(), |all| format!("# {path}: {} points\n", scored(all)))
}

/// Converts all results to JSON.
pub fn json(results: &[TestResult]) -> Value {
    let tests: Vec<Value> = results.iter().map(test).collect();
    let counts = Counts::of(results);
    let mut all = json!({
        "tests": tests,
        "passed": counts.passed,
        "failed": counts.failed,
        "timeouts": counts.timeouts,
        "xfailed": counts.xfailed,
        "xpassed": counts.xpassed,
        "skipped": counts.skipped,
        "not_run": counts.not_run,
    });
    if let Some(sum) = points(results) {
        all["points"] = points_json(sum);
        let file = |list: &[TestResult]| Some(json!({"file": list[0].test.path, "points": points_json(points(list)?)}));
        all["files"] = score::by_file(results).filter_map(file).collect();
    }
    all
}

fn points_json(points: Score) -> Value {
    json!({"reached": points.reached, "most": points.most})
}

/// Converts an individual expectation.
fn case(result: &TestResult, case: &score::Case) -> Value {
    let verdict = match score::result_of(result, case) {
        CaseResult::Met => "passed",
        CaseResult::Failed(list) if list.iter().any(|f| f.extent == FailureScope::Run { timed_out: true }) => "timeout",
        CaseResult::Failed(_) => "failed",
        CaseResult::NotRun => "not run",
        CaseResult::Skipped(_) => "skipped",
        CaseResult::FailedAsExpected(_) => "xfailed",
    };
    let mut all = json!({"line": case.line, "directive": case.directive, "verdict": verdict});
    if let Some(points) = case.points {
        all["points"] = points.into();
    }
    all
}

fn test(result: &TestResult) -> Value {
    let list = match &result.end.verdict {
        Verdict::FailedAsExpected(_, list) => list,
        verdict => verdict.failures(),
    };
    let failures: Vec<Value> = list
        .iter()
        .map(|f| {
            let mut all = json!({"file": f.file, "line": f.line, "directive": f.directive, "message": f.message});
            if let Some(case) = &f.case {
                all["case"] = case.name.as_str().into();
            }
            if let Some((expected, found)) = &f.difference {
                all["expected"] = expected.as_str().into();
                all["found"] = found.as_str().into();
            }
            all
        })
        .collect();
    let mut all = json!({
        "file": result.test.path,
        "mode": result.test.mode,
        "verdict": result.end.verdict.word(),
        "seconds": (result.end.time.as_secs_f64() * 1e3).round() / 1e3,
        "failures": failures,
        "expectations": result.test.cases.iter().map(|one| case(result, one)).collect::<Vec<Value>>(),
    });
    if let Some(points) = result.test.points {
        all["points"] = points.into();
    }
    if let Verdict::Skipped(why) | Verdict::FailedAsExpected(why, _) = &result.end.verdict {
        all["reason"] = why.as_str().into();
    }
    all
}
