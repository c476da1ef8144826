//! Conversion of diagnostics to the protocol's form.

use super::client::{Client, SCHEME};
use super::open::OpenDocument;
use super::text::document::Document;
use crate::diagnostic::{Diagnostic, Severity};
use crate::source::Span;
use gen_lsp_types as lsp;
use std::ops::Range;

/// Returns the diagnostics of a document.
pub fn diagnostics(open: &OpenDocument, client: &Client) -> Vec<lsp::Diagnostic> {
    open.diagnostics.iter().map(|found| diagnostic(&open.document, client, found)).collect()
}

/// Returns the byte range of a span, which may refer to an earlier, longer text.
pub fn bytes(document: &Document, span: Span) -> Range<usize> {
    let end = document.text().len();
    (span.lo as usize).min(end)..(span.hi as usize).min(end)
}

/// Converts a diagnostic with offsets in the document.
pub fn diagnostic(document: &Document, client: &Client, found: &Diagnostic) -> lsp::Diagnostic {
    let mut message = found.message.clone();
    if let Some(here) = found.labels.first().filter(|label| !label.text.is_empty()) {
        message += &format!(": {}", here.text);
    }
    for help in &found.help {
        message += &format!("\nhelp: {help}");
    }
    let mut related = Vec::new();
    for label in found.labels.iter().skip(1) {
        let range = document.range(bytes(document, label.span));
        let text = if label.text.is_empty() { "here" } else { &label.text };
        if client.related_information {
            let location = lsp::Location { uri: lsp::Uri(document.uri.clone()), range };
            related.push(lsp::DiagnosticRelatedInformation { location, message: text.into() });
        } else {
            message += &format!("\nline {}: {text}", range.start.line + 1);
        }
    }
    let href = client.text_document_content.then(|| lsp::Uri(explanation_uri(found.code)));
    lsp::Diagnostic {
        range: document.range(bytes(document, found.span())),
        severity: Some(match found.severity {
            Severity::Error => lsp::DiagnosticSeverity::Error,
            Severity::Warning => lsp::DiagnosticSeverity::Warning,
        }),
        code: Some(lsp::Code::String(found.code.into())),
        code_description: href.map(|href| lsp::CodeDescription { href }),
        source: Some("llvmlite-jit".into()),
        message: message.into(),
        related_information: (!related.is_empty()).then_some(related),
        ..lsp::Diagnostic::default()
    }
}

/// Returns the URI of the explanation of a code.
pub fn explanation_uri(code: &str) -> String {
    format!("{SCHEME}:/explain/{code}.md")
}

/// Moves all locations of diagnostics.
pub fn shift(found: &mut [Diagnostic], shift: impl Fn(usize) -> usize) {
    let moved = |span: Span| {
        let lo = shift(span.lo as usize) as u32;
        Span::new(lo, (shift(span.hi as usize) as u32).max(lo))
    };
    for one in found {
        one.labels.iter_mut().for_each(|label| label.span = moved(label.span));
        one.fix.iter_mut().for_each(|edit| edit.span = moved(edit.span));
    }
}
