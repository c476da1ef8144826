//! Results as JUnit XML, for graders and continuous integration.

use super::score::{self, Case, CaseResult};
use super::show::{TestResult, one};
use super::verdict::{Failure, FailureScope, TestEnd, Verdict};
use std::fmt::Write;
use std::time::Duration;

/// Formats all results: a suite per file, and a test case per expectation.
pub fn document(results: &[TestResult]) -> String {
    let mut all = SuiteCounts::default();
    let mut suites = String::new();
    for file in score::by_file(results) {
        let mut counts = SuiteCounts::default();
        let mut cases = String::new();
        for result in file {
            counts.time += result.end.time.as_secs_f64();
            test(result, &mut counts, &mut cases);
        }
        let path = escaped(&file[0].test.path);
        let _ = writeln!(suites, "  <testsuite name=\"{path}\" {}>", counts.text(true));
        if let Some(points) = score::points(file) {
            let score::Score { reached, most } = points;
            let _ = writeln!(
                suites,
                "    <properties>\n      <property name=\"points.reached\" value=\"{reached}\"/>\n      \
                 <property name=\"points.most\" value=\"{most}\"/>\n    </properties>"
            );
        }
        suites += &cases;
        suites += "  </testsuite>\n";
        all.add(&counts);
    }
    let head =
        format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"llvmlite-jit\" {}>\n", all.text(false));
    head + &suites + "</testsuites>\n"
}

/// Numbers of test cases by result.
#[derive(Default)]
struct SuiteCounts {
    tests: usize,
    failures: usize,
    errors: usize,
    skipped: usize,
    time: f64,
}

impl SuiteCounts {
    fn add(&mut self, other: &SuiteCounts) {
        self.tests += other.tests;
        self.failures += other.failures;
        self.errors += other.errors;
        self.skipped += other.skipped;
        self.time += other.time;
    }

    /// Formats the counts as XML attributes; only a suite has `skipped`.
    fn text(&self, of_suite: bool) -> String {
        let SuiteCounts { tests, failures, errors, skipped, time } = self;
        let skipped = if of_suite { format!(" skipped=\"{skipped}\"") } else { String::new() };
        format!("tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\"{skipped} time=\"{time:.3}\"")
    }
}

/// Writes the cases of a test: its expectations, and failures that belong to none.
fn test(result: &TestResult, counts: &mut SuiteCounts, out: &mut String) {
    let mode = result.test.mode;
    let named = |name: &str| if mode.is_empty() { name.to_string() } else { format!("{name} ({mode})") };
    let mut case = |name: &str, time: Duration, outcome: CaseResult| {
        counts.tests += 1;
        let (path, name) = (escaped(&result.test.path), escaped(name));
        let time = time.as_secs_f64();
        let _ = write!(out, "    <testcase classname=\"{path}\" name=\"{name}\" time=\"{time:.3}\"");
        match outcome {
            CaseResult::Met => out.push_str("/>\n"),
            CaseResult::Skipped(why) => {
                counts.skipped += 1;
                let _ = writeln!(out, ">\n      <skipped message=\"{}\"/>\n    </testcase>", escaped(why));
            }
            CaseResult::FailedAsExpected(why) => {
                counts.skipped += 1;
                let why = escaped(&format!("expected to fail: {why}"));
                let _ = writeln!(out, ">\n      <skipped message=\"{why}\"/>\n    </testcase>");
            }
            CaseResult::NotRun => {
                counts.errors += 1;
                out.push_str(">\n      <error type=\"not run\" message=\"not run\"/>\n    </testcase>\n");
            }
            CaseResult::Failed(list) => {
                counts.failures += 1;
                failed(&list, out);
            }
        }
    };
    // The number of cases does not depend on the submitted file.
    let lost = score::lost(result);
    let is_lost = !lost.is_empty() && !result.test.cases.is_empty();
    let general = if is_lost { Vec::new() } else { score::general(result) };
    let mut times = Times::of(result);
    for failure in &general {
        let time = if result.test.cases.is_empty() { times.rest() } else { Duration::ZERO };
        case(&named(&failure.directive), time, CaseResult::Failed(vec![failure]));
    }
    for one in &result.test.cases {
        let result = if is_lost { CaseResult::Failed(lost.clone()) } else { score::result_of(result, one) };
        case(&named(&one.directive), times.of_case(one), result);
    }
    let is_reported = match &result.end.verdict {
        // The expected failure may belong to no single expectation.
        Verdict::FailedAsExpected(..) => {
            let expected = |one: &score::Case| matches!(score::result_of(result, one), CaseResult::FailedAsExpected(_));
            result.test.cases.iter().any(expected)
        }
        _ => !general.is_empty() || !result.test.cases.is_empty(),
    };
    if !is_reported {
        case(if mode.is_empty() { "file" } else { mode }, times.rest(), score::whole(result));
    }
}

/// Distributes the times of a test's runs among its cases, each run once.
struct Times<'r> {
    end: &'r TestEnd,
    /// Lines of the runs that are already reported.
    reported: Vec<usize>,
}

impl Times<'_> {
    fn of(result: &TestResult) -> Times<'_> {
        Times { end: &result.end, reported: Vec::new() }
    }

    /// Returns the time of an expectation: the time of its own run, or of the program's run for the first expectation
    /// about it.
    fn of_case(&mut self, case: &Case) -> Duration {
        let line = case.run();
        if self.reported.contains(&line) {
            return Duration::ZERO;
        }
        self.reported.push(line);
        self.end.runs.iter().filter(|took| took.line == line).map(|took| took.time).sum()
    }

    /// Returns the time that is not yet reported.
    fn rest(&mut self) -> Duration {
        if std::mem::replace(&mut self.reported, vec![0]).is_empty() { self.end.time } else { Duration::ZERO }
    }
}

fn failed(list: &[&Failure], out: &mut String) {
    let timed_out = list.iter().any(|failure| failure.extent == FailureScope::Run { timed_out: true });
    let kind = if timed_out { "timeout" } else { "failure" };
    let text: String = list.iter().map(|failure| one(failure, false)).collect();
    let more = if list.len() > 1 { format!(" (and {} more)", list.len() - 1) } else { String::new() };
    let message = list.first().map_or_else(String::new, |failure| escaped(&(brief(failure) + &more)));
    let _ = writeln!(
        out,
        ">\n      <failure type=\"{kind}\" message=\"{message}\">{}</failure>\n    </testcase>",
        escaped(text.trim_end())
    );
}

/// Summarizes a failure in one line, for lists of failed tests.
fn brief(failure: &Failure) -> String {
    if let Some((expected, found)) = &failure.difference {
        let about = if failure.message.is_empty() { String::new() } else { format!("{}: ", failure.message) };
        return format!("{about}expected {}, found {}", in_line(expected), in_line(found));
    }
    let mut lines = failure.message.lines();
    let first = lines.next().unwrap_or(&failure.directive);
    let is_report = |line: &&str| ["fault", "error", "limit"].iter().any(|start| line.starts_with(start));
    match lines.next().filter(is_report) {
        Some(report) => format!("{first}: {}", report.strip_prefix("fault: ").unwrap_or(report)),
        None => first.trim_end_matches(" in").into(),
    }
}

/// Returns the beginning of a text with escaped newlines.
fn in_line(text: &str) -> String {
    const LENGTH: usize = 60;
    let mut line: String = text.chars().take(LENGTH).collect::<String>().replace('\n', "\\n");
    if text.chars().nth(LENGTH).is_some() {
        line.push('…');
    }
    match text {
        "" => "nothing".into(),
        _ if text.contains('\n') => format!("\"{line}\""),
        _ => line,
    }
}

/// Escapes text for XML, and replaces characters that XML does not allow.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for c in text.chars() {
        match c {
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '&' => out.push_str("&amp;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(c),
            c if c.is_control() || matches!(c, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            c => out.push(c),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn letters_of_xml_are_written_as_it_wants_them() {
        assert_eq!(escaped("a<b> \"&\"\u{1b}\n"), "a&lt;b&gt; &quot;&amp;&quot;\u{fffd}\n");
    }
}
