//! Matches expected diagnostics against those of a JSON document. The project's own tests include this file.

use llvmlite_jit::diagnostic::Severity;
use llvmlite_jit::directive::ExpectedDiagnostic;
use serde_json::Value;

/// Returns the directive for a severity.
pub fn word(error: bool) -> &'static str {
    if error { "error" } else { "warn" }
}

/// Whether a diagnostic is the one that a directive of the file `path` expects.
pub fn matches(expected: &ExpectedDiagnostic, path: &str, found: &Value) -> bool {
    let severity = if expected.severity == Severity::Error { "error" } else { "warning" };
    found["severity"] == severity
        && found["code"] == *expected.code
        && found["file"] == path
        && found["line"] == expected.line
        && found["column"] == expected.column
        && found["message"].as_str().is_some_and(|m| m.contains(&expected.text))
}
