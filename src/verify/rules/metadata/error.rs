//! Errors in metadata nodes, and the part of LLVM that reports them.

use crate::diagnostic::Diagnostic;
use crate::source::Span;

/// The LLVM component that reports a fault.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NodeErrorKind {
    /// The parser.
    Field,
    /// The verifier, on metadata in general.
    Structure,
    /// The verifier, on debug information.
    DebugInfo,
}

/// A fault of a node.
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

    /// Returns the diagnostic at a span. `severe`: whether errors in debug information are errors rather than warnings.
    pub(crate) fn diagnostic(self, span: Span, severe: bool) -> Diagnostic {
        match self.kind {
            NodeErrorKind::Field => Diagnostic::error("E0420", span, self.message),
            NodeErrorKind::Structure => Diagnostic::error("E0421", span, self.message),
            NodeErrorKind::DebugInfo if severe => Diagnostic::error("E0422", span, self.message),
            NodeErrorKind::DebugInfo => {
                Diagnostic::warning("W0220", span, self.message).help("LLVM strips all debug info of the module")
            }
        }
    }
}
