//! Results of an earlier measurement, read from their JSON document.

use super::results::Results;
use llvmlite_jit::statistics::Estimate;
use serde_json::Value;
use std::path::Path;

/// The results of an earlier measurement.
pub struct Baseline {
    /// Path of the document.
    pub name: String,
    document: Value,
}

/// Reads a document of `--export-json`, or one of hyperfine, whose commands serve as names.
pub fn read(path: &Path) -> Result<Baseline, String> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| format!("cannot read {name}: {error}"))?;
    let document: Value = serde_json::from_str(&text).map_err(|error| format!("{name} is not JSON: {error}"))?;
    match document["results"].as_array() {
        Some(results) if results.iter().all(|result| result["mean"].is_f64()) => Ok(Baseline { name, document }),
        _ => Err(format!("{name} has no results: expected a file written by `bench --export-json`")),
    }
}

impl Baseline {
    /// Returns the mean and the deviation of a command.
    pub fn find(&self, name: &str) -> Option<Estimate> {
        let results = self.document["results"].as_array()?;
        let is = |result: &&Value| result["name"] == name || result["name"].is_null() && result["command"] == name;
        let result = results.iter().find(is)?;
        Some(Estimate { value: result["mean"].as_f64()?, error: result["stddev"].as_f64() })
    }

    /// Describes the subject of the earlier measurement if it differs from the current one.
    pub fn other(&self, results: &Results) -> Option<String> {
        let words = |key: &str| match &self.document[key] {
            Value::String(text) => Some(text.clone()),
            Value::Array(list) => Some(list.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" ")),
            _ => None,
        };
        let file = |path: &str| Path::new(path).file_name().map(|name| name.to_os_string());
        let call = results.call.clone().unwrap_or_default();
        let of = |text: &str| if text.is_empty() { "the whole program".into() } else { format!("`{text}`") };
        match (words("file"), words("arguments"), words("call").unwrap_or_default()) {
            (Some(before), ..) if file(&before) != file(&results.file) => Some(format!("of `{before}`")),
            (_, Some(before), _) if before != results.arguments.join(" ") => {
                Some(format!("with the arguments `{before}`"))
            }
            (Some(_), _, before) if before != call => Some(format!("of {}", of(&before))),
            _ => None,
        }
    }
}
