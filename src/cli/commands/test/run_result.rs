//! The results of a run: its output, and the JSON document with its outcome.

use super::output::report;
use llvmlite_jit::supervise::ChildResult;
use serde_json::Value;

/// The results of a run.
pub struct RunResult {
    /// Output and exit status.
    pub finished: ChildResult,
    /// JSON document with the outcome.
    pub document: Value,
}

impl RunResult {
    /// Returns the kind of the outcome.
    pub fn kind(&self) -> &str {
        self.document["outcome"]["kind"].as_str().unwrap_or("")
    }

    /// Whether the refusal is about the function to be called, and not about the content of the file.
    pub fn cannot_call(&self) -> bool {
        let none = Vec::new();
        let found = self.document["diagnostics"].as_array().unwrap_or(&none);
        let mut errors = found.iter().filter(|one| one["severity"] == "error").peekable();
        let is_entry = |one: &Value| one["code"].as_str().is_some_and(|code| code.starts_with("E08"));
        self.kind() == "refused" && errors.peek().is_some() && errors.all(is_entry)
    }

    /// Describes the actual end, with its report.
    pub fn story(&self) -> String {
        let outcome = &self.document["outcome"];
        let how = match self.kind() {
            "returned" => format!("it returned {}", outcome["value"].as_str().unwrap_or("?")),
            "exited" => format!("it ended with status {}", outcome["status"]),
            "trapped" => "it was stopped at a fault".into(),
            "host fault" => "it was stopped in a host function".into(),
            "limit" => format!("it reached the {} limit", outcome["limit"].as_str().unwrap_or("?")),
            "done" => "it has no errors".into(),
            "refused" => "it was refused".into(),
            "internal error" => "llvmlite-jit had an internal error".into(),
            other => format!("it ended as `{other}`"),
        };
        how + &report(&self.finished.reports)
    }

    /// Returns the kind and the location of the fault that ended the run.
    pub fn fault(&self) -> Option<String> {
        let trap = &self.document["outcome"]["trap"];
        let (kind, file) = (trap["kind"].as_str()?, trap["file"].as_str()?);
        Some(format!("{}: {kind} in {file}:{}:{}", self.kind(), trap["line"], trap["column"]))
    }
}
