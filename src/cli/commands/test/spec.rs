//! `--spec FILE`: directives that apply to all files. Errors in the specification are found before any test.

use crate::cli::exit_status;
use llvmlite_jit::directive::{self, TestFile};
use std::path::Path;
use std::sync::Arc;

/// The specification named by `--spec`.
pub struct Spec {
    /// File as named by the user.
    pub name: String,
    /// Directives.
    pub file: Arc<TestFile>,
}

/// Reads the specification. An error comes with the exit status.
pub fn read(path: &Path) -> Result<Spec, (String, u8)> {
    let name = path.display().to_string();
    let text = std::fs::read_to_string(path).map_err(|error| match error.kind() {
        std::io::ErrorKind::InvalidData => {
            (format!("{name} is not a valid specification: {error}"), exit_status::REFUSED)
        }
        _ => (format!("cannot read {name}: {error}"), exit_status::IO_ERROR),
    })?;
    let wrong = |messages: &str| {
        let one = |message: &str| match place(message) {
            (0, message) => format!("{name}: {message}"),
            (line, message) => format!("{name}:{line}: {message}"),
        };
        (messages.lines().map(one).collect::<Vec<_>>().join("\n"), exit_status::REFUSED)
    };
    let file = TestFile::parse(&text).map_err(|error| match error == directive::NO_DIRECTIVES {
        true => wrong("no directive states what is expected; see `llvmlite-jit test --help`"),
        false => wrong(&error),
    })?;
    let lines = file.traps.iter().map(|t| (t.line, "trap")).chain(file.diagnostics.iter().map(|f| {
        let is_error = f.severity == llvmlite_jit::diagnostic::Severity::Error;
        (f.line, crate::cli::commands::test::expected_diagnostic::word(is_error))
    }));
    let of_lines: Vec<String> = lines
        .chain(file.lines.get("part").map(|line| (*line, "part")))
        .map(|(line, name)| format!("line {line}: `{name}:` refers to its own file and cannot be used with `--spec`"))
        .collect();
    if !of_lines.is_empty() {
        return Err(wrong(&of_lines.join("\n")));
    }
    for (kind, named) in
        file.links.iter().map(|name| ("link", name)).chain(file.loads.iter().map(|name| ("load", name)))
    {
        let line = file.lines.get(kind).copied().unwrap_or(0);
        let beside = path.with_file_name(named);
        let found = match kind {
            "link" => std::fs::read_to_string(&beside).map_err(|e| e.to_string()).and_then(|text| {
                let part = TestFile::parse(&text);
                part.map(drop).map_err(|error| error.replace('\n', "; "))
            }),
            // Other libraries are found by the loader.
            _ if named.ends_with(".c") => std::fs::metadata(&beside).map(drop).map_err(|error| error.to_string()),
            _ => Ok(()),
        };
        found.map_err(|error| wrong(&format!("line {line}: {kind}: {}: {error}", beside.display())))?;
    }
    Ok(Spec { name, file: Arc::new(file) })
}

/// Splits a message of [`TestFile::parse`] into its line and the rest; line 0 stands for the whole file.
pub fn place(message: &str) -> (usize, &str) {
    let read = || {
        let (line, rest) = message.strip_prefix("line ")?.split_once(": ")?;
        Some((line.parse().ok()?, rest))
    };
    read().unwrap_or((0, message))
}
