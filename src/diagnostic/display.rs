//! Text of a diagnostic, with its location and the marked source line.

use super::Diagnostic;
use crate::source::{SourceMap, Span};
use std::fmt::{self, Display, Formatter};

impl Diagnostic {
    /// Returns the diagnostic as text: `file:line:column: error[E0201]: message`, followed by the marked source line,
    /// secondary locations, and help. `sources` has the texts that its spans refer to.
    pub fn display<'a>(&'a self, sources: &'a SourceMap) -> impl Display + use<'a> {
        DiagnosticText { found: self, sources }
    }
}

struct DiagnosticText<'a> {
    found: &'a Diagnostic,
    sources: &'a SourceMap,
}

impl Display for DiagnosticText<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let DiagnosticText { found, sources } = self;
        let level = if found.is_error() { "error" } else { "warning" };
        let mut labels = found.labels.iter();
        let first = labels.next();
        if let Some(label) = first {
            write!(f, "{}: ", sources.place(label.span))?;
        }
        write!(f, "{level}[{}]: {}", found.code, found.message)?;
        if let Some(label) = first {
            excerpt(f, sources, label.span, &label.text)?;
        }
        for label in labels {
            write!(f, "\n  {}: {}", sources.place(label.span), label.text)?;
            excerpt(f, sources, label.span, "")?;
        }
        for help in &found.help {
            write!(f, "\n  help: {help}")?;
        }
        Ok(())
    }
}

/// Writes the source line of a span, underlined with `^`.
pub(crate) fn excerpt(f: &mut Formatter<'_>, sources: &SourceMap, span: Span, text: &str) -> fmt::Result {
    let Some(source) = sources.find(span.lo) else { return Ok(()) };
    let (line, column) = source.line_column(span.lo);
    let line = source.line_text(line);
    if line.trim().is_empty() {
        return Ok(());
    }
    // Tabs are kept, so that the marker lines up at any tab width.
    let before: String = line.chars().take(column - 1).map(|c| if c == '\t' { '\t' } else { ' ' }).collect();
    let marked = source.slice(span).lines().next().unwrap_or("").chars().count().max(1);
    let marks = "^".repeat(marked);
    let space = if text.is_empty() { "" } else { " " };
    write!(f, "\n    {line}\n    {before}{marks}{space}{text}")
}
