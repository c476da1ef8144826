//! Results as JUnit's XML, which graders and continuous integration read.

use super::execute::{Extent, Failure, Verdict};
use super::score::{self, Came};
use super::show::{Result, one};
use std::fmt::Write;

/// All results: a suite for each file, and a case in it for each expectation.
pub fn document(results: &[Result]) -> String {
    let mut all = Counts::default();
    let mut suites = String::new();
    for file in score::by_file(results) {
        let mut counts = Counts::default();
        let mut cases = String::new();
        for result in file {
            counts.time += result.end.1.as_secs_f64();
            test(result, &mut counts, &mut cases);
        }
        let path = escaped(&file[0].test.path);
        let _ = writeln!(suites, "  <testsuite name=\"{path}\" {}>", counts.text());
        if let Some(points) = score::points(file) {
            let score::Points { reached, most } = points;
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
    let head = format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {}>\n", all.text());
    head + &suites + "</testsuites>\n"
}

/// How many cases came to what.
#[derive(Default)]
struct Counts {
    tests: usize,
    failures: usize,
    errors: usize,
    skipped: usize,
    time: f64,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        self.tests += other.tests;
        self.failures += other.failures;
        self.errors += other.errors;
        self.skipped += other.skipped;
        self.time += other.time;
    }

    fn text(&self) -> String {
        let Counts { tests, failures, errors, skipped, time } = self;
        format!(
            "tests=\"{tests}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"{time:.3}\""
        )
    }
}

/// The cases of a test: its expectations, and what failed in it apart from them.
fn test(result: &Result, counts: &mut Counts, out: &mut String) {
    let mode = result.test.mode;
    let named = |name: &str| if mode.is_empty() { name.to_string() } else { format!("{name} ({mode})") };
    let mut case = |name: &str, came: Came| {
        counts.tests += 1;
        let (path, name) = (escaped(&result.test.path), escaped(name));
        let _ = write!(out, "    <testcase classname=\"{path}\" name=\"{name}\"");
        match came {
            Came::Met => out.push_str("/>\n"),
            Came::Skipped(why) => {
                counts.skipped += 1;
                let _ = writeln!(out, ">\n      <skipped message=\"{}\"/>\n    </testcase>", escaped(why));
            }
            Came::FailedAsExpected(why) => {
                counts.skipped += 1;
                let why = escaped(&format!("expected to fail: {why}"));
                let _ = writeln!(out, ">\n      <skipped message=\"{why}\"/>\n    </testcase>");
            }
            Came::NotRun => {
                counts.errors += 1;
                out.push_str(">\n      <error message=\"not run\"/>\n    </testcase>\n");
            }
            Came::Failed(list) => {
                counts.failures += 1;
                failed(&list, out);
            }
        }
    };
    // Whatever is handed in, there are as many cases.
    let lost = score::lost(result);
    let is_lost = !lost.is_empty() && !result.test.cases.is_empty();
    let general = if is_lost { Vec::new() } else { score::general(result) };
    for failure in &general {
        case(&named(&failure.directive), Came::Failed(vec![failure]));
    }
    for one in &result.test.cases {
        let came = if is_lost { Came::Failed(lost.clone()) } else { score::came(result, one) };
        case(&named(&one.directive), came);
    }
    let is_told = match &result.end.0 {
        // What failed may belong to no single expectation.
        Verdict::FailedAsExpected(..) => {
            let expected = |one: &score::Case| matches!(score::came(result, one), Came::FailedAsExpected(_));
            result.test.cases.iter().any(expected)
        }
        _ => !general.is_empty() || !result.test.cases.is_empty(),
    };
    if !is_told {
        case(if mode.is_empty() { "file" } else { mode }, score::whole(result));
    }
}

fn failed(list: &[&Failure], out: &mut String) {
    let timed_out = list.iter().any(|failure| failure.extent == Extent::Run { timed_out: true });
    let kind = if timed_out { "timeout" } else { "failure" };
    let text: String = list.iter().map(|failure| one(failure, false)).collect();
    let message = list.first().map_or_else(String::new, |failure| escaped(&failure.directive));
    let _ = writeln!(
        out,
        ">\n      <failure type=\"{kind}\" message=\"{message}\">{}</failure>\n    </testcase>",
        escaped(text.trim_end())
    );
}

/// What XML can hold, with its own letters written as it wants them.
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
