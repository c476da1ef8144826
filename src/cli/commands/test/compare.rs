//! Comparison of a run's results with the directives.

use super::execute::Execution;
use super::expected_diagnostic::{matches, word};
use super::output::{self, shown};
use super::run_result::RunResult;
use super::verdict::{Failure, FailureScope};
use llvmlite_jit::diagnostic::Severity;
use llvmlite_jit::directive::ExpectedDiagnostic;
use llvmlite_jit::directive::output_match::OutputMatch;
use llvmlite_jit::directive::program::ProgramRun;
use serde_json::Value;

impl Execution<'_> {
    pub(super) fn same(&mut self, run: &ProgramRun, name: &str, expected: Option<&[u8]>, found: &[u8]) {
        if let Some(expected) = expected.filter(|e| *e != found) {
            let difference = Some((shown(expected), shown(found)));
            let failure = self.of_run(run, name, "…", String::new());
            self.failures.push(Failure { difference, ..failure });
        }
    }

    pub(super) fn contains(&mut self, run: &ProgramRun, name: &str, parts: &[OutputMatch], found: &[u8]) {
        for (part, message) in output::missing(parts, found) {
            let failure = self.of_run(run, name, &output::part_text(part), message);
            self.failures.push(Failure { line: part.line, ..failure });
        }
    }

    /// Compares the diagnostics: each must have a directive, and each directive a diagnostic.
    pub(super) fn compare_diagnostics(&mut self, done: &RunResult) {
        let none = Vec::new();
        let mut found: Vec<&Value> = done.document["diagnostics"].as_array().unwrap_or(&none).iter().collect();
        let mut wrong = Vec::new();
        for (file, path) in self.files() {
            for expected in file.diagnostics_in(done.document["engine"].is_null()) {
                match found.iter().position(|f| matches(expected, path, f)) {
                    Some(at) => drop(found.remove(at)),
                    None => {
                        let ExpectedDiagnostic { line, column, code, text, .. } = expected;
                        wrong.push(Failure {
                            file: path.to_string(),
                            line: *line,
                            directive: format!(
                                "{}: {column} {code} {text}",
                                word(expected.severity == Severity::Error)
                            ),
                            message: "not found".into(),
                            difference: None,
                            extent: FailureScope::Directive,
                            case: None,
                            fault: None,
                        });
                    }
                }
            }
        }
        // Warnings for a submitted text are not part of the specification.
        let own = self.path == self.spec;
        for f in found.into_iter().filter(|f| own || f["severity"] == "error") {
            let text = |key: &str| f[key].as_str().unwrap_or("?").to_string();
            wrong.push(Failure {
                file: text("file"),
                line: f["line"].as_u64().unwrap_or(0) as usize,
                directive: format!(
                    "{}: {} {} {}",
                    word(f["severity"] == "error"),
                    f["column"],
                    text("code"),
                    text("message")
                ),
                message: "not expected".into(),
                difference: None,
                extent: FailureScope::Directive,
                case: None,
                fault: None,
            });
        }
        self.failures.extend(wrong);
    }
}
