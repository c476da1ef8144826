//! Results as text for people, as TAP, and as JSON.

use super::execute::{Failure, Test, Verdict};
use crate::cli::width;
use serde_json::{Value, json};
use similar::{ChangeTag, TextDiff};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::time::Duration;

/// A test with how it ended.
pub struct Result {
    /// The test.
    pub test: Test,
    /// How it ended, and how long it took.
    pub end: (Verdict, Duration),
}

/// How many tests ended how.
#[derive(Clone, Copy, Default)]
pub struct Counts {
    passed: usize,
    failed: usize,
    timeouts: usize,
    skipped: usize,
    not_run: usize,
    time: Duration,
}

impl Counts {
    /// Of these results.
    pub fn of<'a>(results: impl IntoIterator<Item = &'a Result>) -> Counts {
        let mut counts = Counts::default();
        for result in results {
            *match result.end.0 {
                Verdict::Passed => &mut counts.passed,
                Verdict::Failed(_) => &mut counts.failed,
                Verdict::TimedOut(_) => &mut counts.timeouts,
                Verdict::Skipped(_) => &mut counts.skipped,
                Verdict::NotRun => &mut counts.not_run,
            } += 1;
            counts.time += result.end.1;
        }
        counts
    }

    /// Whether nothing went wrong.
    pub fn all_well(&self) -> bool {
        self.failed + self.timeouts + self.not_run == 0
    }

    /// `3 passed, 1 failed`
    pub fn text(&self) -> String {
        let all = [
            (self.passed, "passed"),
            (self.failed, "failed"),
            (self.timeouts, "timed out"),
            (self.skipped, "left out"),
            (self.not_run, "not run"),
        ];
        let parts: Vec<String> =
            all.iter().filter(|(n, word)| *n > 0 || *word == "passed").map(|(n, word)| format!("{n} {word}")).collect();
        parts.join(", ")
    }
}

/// `0.52s`, `500ms`
pub fn seconds(time: Duration) -> String {
    format!("{:.2}s", time.as_secs_f64())
}

/// What `points:` say: those of files all of whose tests passed, and all of them.
pub fn points(results: &[Result]) -> Option<(u32, u32)> {
    // Those of a whole file have no line.
    let mut all: BTreeMap<(&str, usize), (u32, bool)> = BTreeMap::new();
    for result in results {
        let Test { path, points, single, .. } = &result.test;
        if let Some(points) = points {
            let file = all.entry((path, 0)).or_insert((*points, true));
            file.1 &= matches!(result.end.0, Verdict::Passed | Verdict::Skipped(_));
        }
        for (line, points) in single {
            let one = all.entry((path, *line)).or_insert((*points, true));
            one.1 &= is_reached(&result.end.0, *line);
        }
    }
    let reached = all.values().filter(|(_, passed)| *passed).map(|(points, _)| points).sum();
    (!all.is_empty()).then(|| (reached, all.values().map(|(points, _)| points).sum()))
}

/// Whether all went well with the `run:` of a line. After one that is not done in time there are no further ones, and what is
/// said of no line is said of all.
fn is_reached(verdict: &Verdict, line: usize) -> bool {
    match verdict {
        Verdict::Passed | Verdict::Skipped(_) => true,
        Verdict::Failed(list) => list.iter().all(|failure| failure.line != line && failure.line != 0),
        Verdict::TimedOut(list) => list.iter().all(|failure| failure.line > line),
        Verdict::NotRun => false,
    }
}

/// What failed in a test, as text for people; empty if nothing did.
pub fn failures(result: &Result, color: bool) -> String {
    let (word, list) = match &result.end.0 {
        Verdict::Failed(list) => ("FAILED", list),
        Verdict::TimedOut(list) => ("TIMEOUT", list),
        _ => return String::new(),
    };
    let (red, plain) = if color { ("\u{1b}[1;31m", "\u{1b}[0m") } else { ("", "") };
    let mut out = format!("{red}{word}{plain} {}\n", result.test.name());
    list.iter().for_each(|failure| out += &one(failure, color));
    out + "\n"
}

/// One failure, as text for people.
pub fn one(failure: &Failure, color: bool) -> String {
    let line = if failure.line > 0 { format!(":{}", failure.line) } else { String::new() };
    let mut out = format!("  {}{line}: {}\n", failure.file, failure.directive);
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

/// More files than this are summed up by folders.
const FILES: usize = 20;

/// Columns of the table beside the names.
const NUMBERS: usize = 44;

/// The table at the end, and the last line. `columns`: those of the terminal, if there is one.
pub fn summary(results: &[Result], time: Duration, color: bool, columns: Option<usize>) -> String {
    let most = columns.map_or(usize::MAX, |columns| columns.saturating_sub(NUMBERS).max(12));
    let mut files: Vec<&str> = results.iter().map(|r| &*r.test.path).collect();
    files.dedup();
    let by_file = files.len() <= FILES;
    let row = |result: &Result| match by_file {
        true => result.test.path.clone(),
        false => match std::path::Path::new(&result.test.path).parent() {
            Some(folder) if !folder.as_os_str().is_empty() => folder.display().to_string(),
            _ => ".".into(),
        },
    };
    let mut rows: Vec<(String, Vec<&Result>)> = Vec::new();
    for result in results {
        let name = width::shortened(&row(result), most);
        match rows.iter_mut().find(|(n, _)| *n == name) {
            Some((_, list)) => list.push(result),
            None => rows.push((name, vec![result])),
        }
    }
    let head = if by_file { "file" } else { "folder" };
    let width = rows.iter().map(|(name, _)| name.chars().count()).max().unwrap_or(0).max(head.len());
    let mut out = format!("{head:width$}  passed  failed  timeout  left out    time\n");
    for (name, list) in &rows {
        let c = Counts::of(list.iter().copied());
        let (failed, time) = (c.failed + c.not_run, seconds(c.time));
        let _ =
            writeln!(out, "{name:width$}  {:6}  {failed:6}  {:7}  {:8}  {time:>6}", c.passed, c.timeouts, c.skipped);
    }
    let counts = Counts::of(results);
    let (start, end) = match (color, counts.all_well()) {
        (false, _) => ("", ""),
        (true, true) => ("\u{1b}[1;32m", "\u{1b}[0m"),
        (true, false) => ("\u{1b}[1;31m", "\u{1b}[0m"),
    };
    let _ = writeln!(out, "\n{start}{}{end} in {}", counts.text(), seconds(time));
    if let Some((reached, all)) = points(results) {
        let _ = writeln!(out, "{reached} of {all} points");
    }
    out
}

/// The lines of TAP about a test.
pub fn tap(number: usize, result: &Result) -> String {
    let name = result.test.name().replace('\\', "\\\\").replace('#', "\\#");
    let (list, kind) = match &result.end.0 {
        Verdict::Passed => return format!("ok {number} - {name}\n"),
        Verdict::Skipped(why) => return format!("ok {number} - {name} # SKIP {why}\n"),
        Verdict::NotRun => return format!("not ok {number} - {name} # not run\n"),
        Verdict::Failed(list) => (list, "fail"),
        Verdict::TimedOut(list) => (list, "timeout"),
    };
    let mut out = format!("not ok {number} - {name}\n  ---\n  severity: {kind}\n  message: |\n");
    for line in list.iter().map(|f| one(f, false)).collect::<String>().lines() {
        let _ = writeln!(out, "    {line}");
    }
    out + "  ...\n"
}

/// All results.
pub fn json(results: &[Result]) -> Value {
    let tests: Vec<Value> = results.iter().map(test).collect();
    let counts = Counts::of(results);
    let mut all = json!({
        "tests": tests,
        "passed": counts.passed,
        "failed": counts.failed,
        "timeouts": counts.timeouts,
        "skipped": counts.skipped,
        "not_run": counts.not_run,
    });
    if let Some((reached, most)) = points(results) {
        all["points"] = json!({"reached": reached, "most": most});
    }
    all
}

fn test(result: &Result) -> Value {
    let none = Vec::new();
    let (verdict, list) = match &result.end.0 {
        Verdict::Passed => ("passed", &none),
        Verdict::Failed(list) => ("failed", list),
        Verdict::TimedOut(list) => ("timeout", list),
        Verdict::Skipped(_) => ("skipped", &none),
        Verdict::NotRun => ("not run", &none),
    };
    let failures: Vec<Value> = list
        .iter()
        .map(|f| {
            let mut all = json!({"file": f.file, "line": f.line, "directive": f.directive, "message": f.message});
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
        "verdict": verdict,
        "seconds": (result.end.1.as_secs_f64() * 1e3).round() / 1e3,
        "failures": failures,
    });
    if let Some(points) = result.test.points {
        all["points"] = points.into();
    }
    if let Verdict::Skipped(why) = &result.end.0 {
        all["reason"] = why.as_str().into();
    }
    all
}
