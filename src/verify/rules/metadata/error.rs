//! Errors in metadata nodes, and the part of LLVM that reports them.

use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// Kind of an error, by the part of LLVM that reports it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NodeErrorKind {
    /// A syntax error, of the parser.
    Syntax,
    /// An error of the verifier, in any metadata.
    Structure,
    /// An error of the verifier, in debug information.
    DebugInfo,
}

/// An error in a metadata node.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct NodeError {
    pub(super) kind: NodeErrorKind,
    pub(super) message: String,
    /// Name of the faulty field, and number of earlier fields with this name.
    pub(super) field: Option<(String, usize)>,
}

impl NodeError {
    pub(super) fn debug_info(message: impl Into<String>) -> NodeError {
        NodeError { kind: NodeErrorKind::DebugInfo, message: message.into(), field: None }
    }

    pub(super) fn structure(message: impl Into<String>) -> NodeError {
        NodeError { kind: NodeErrorKind::Structure, message: message.into(), field: None }
    }

    /// Returns the diagnostic at a span. `debug_info_is_error`: whether invalid debug information is an error, not a warning.
    pub(crate) fn diagnostic(self, span: Span, debug_info_is_error: bool) -> Diagnostic {
        match self.kind {
            NodeErrorKind::Syntax => Diagnostic::error("E0420", span, self.message),
            NodeErrorKind::Structure => Diagnostic::error("E0421", span, self.message),
            NodeErrorKind::DebugInfo if debug_info_is_error => Diagnostic::error("E0422", span, self.message),
            NodeErrorKind::DebugInfo => {
                Diagnostic::warning("W0220", span, self.message).help("LLVM strips all debug info of the module")
            }
        }
    }
}
