//! Findings that directives expect, against those of a JSON document. The project's own tests use this file too.

use llvmlite_jit::diagnostic::Severity;
use llvmlite_jit::directive::Finding;
use serde_json::Value;

/// What a directive calls it.
pub fn word(error: bool) -> &'static str {
    if error { "error" } else { "warn" }
}

/// Whether this is what the directive of the file `path` expects.
pub fn matches(expected: &Finding, path: &str, found: &Value) -> bool {
    let severity = if expected.severity == Severity::Error { "error" } else { "warning" };
    found["severity"] == severity
        && found["code"] == *expected.code
        && found["file"] == path
        && found["line"] == expected.line
        && found["column"] == expected.column
        && found["message"].as_str().is_some_and(|m| m.contains(&expected.text))
}
