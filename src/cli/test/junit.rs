//! Results as JUnit's XML, which graders and continuous integration read.

use super::execute::Verdict;
use super::show::{Result, one};
use std::fmt::Write;

/// All results.
pub fn document(results: &[Result]) -> String {
    let count = |wanted: fn(&Verdict) -> bool| results.iter().filter(|result| wanted(&result.end.0)).count();
    let failures = count(|v| matches!(v, Verdict::Failed(_) | Verdict::TimedOut(_)));
    let skipped = count(|v| matches!(v, Verdict::Skipped(_)));
    let errors = count(|v| matches!(v, Verdict::NotRun));
    let time: f64 = results.iter().map(|result| result.end.1.as_secs_f64()).sum();
    let counts = format!(
        "tests=\"{}\" failures=\"{failures}\" errors=\"{errors}\" skipped=\"{skipped}\" time=\"{time:.3}\"",
        results.len()
    );
    let mut out = format!("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites {counts}>\n");
    let _ = writeln!(out, "  <testsuite name=\"llvmlite-jit\" {counts}>");
    results.iter().for_each(|result| case(result, &mut out));
    out + "  </testsuite>\n</testsuites>\n"
}

fn case(result: &Result, out: &mut String) {
    let name = if result.test.mode.is_empty() { "file" } else { result.test.mode };
    let (path, seconds) = (escaped(&result.test.path), result.end.1.as_secs_f64());
    let _ = write!(out, "    <testcase classname=\"{path}\" name=\"{name}\" time=\"{seconds:.3}\"");
    let (list, kind) = match &result.end.0 {
        Verdict::Passed => return out.push_str("/>\n"),
        Verdict::Skipped(why) => {
            let _ = writeln!(out, ">\n      <skipped message=\"{}\"/>\n    </testcase>", escaped(why));
            return;
        }
        Verdict::NotRun => return out.push_str(">\n      <error message=\"not run\"/>\n    </testcase>\n"),
        Verdict::Failed(list) => (list, "failure"),
        Verdict::TimedOut(list) => (list, "timeout"),
    };
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
