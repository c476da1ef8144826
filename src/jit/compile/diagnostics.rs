//! Diagnostics for failures of a compilation that the program did not cause.

use crate::diagnostic::Diagnostic;
use crate::ir::Module;
use crate::jit::compile::function::CompileError;
use crate::source::Span;

/// Reports that memory for the program cannot be reserved.
pub(in crate::jit) fn no_memory(span: Span, error: &str) -> Diagnostic {
    Diagnostic::error("E0608", span, format!("cannot reserve the program's memory: {error}"))
        .help("allow a smaller stack or more address space (`ulimit -v`), or make the module's variables smaller")
}

/// Reports a function that cannot be compiled, which is a bug in this crate.
pub(in crate::jit) fn internal(module: &Module, error: &CompileError) -> Diagnostic {
    let span = module.find(&error.function).map(|id| module.globals[id].span).unwrap_or_default();
    Diagnostic::error("E0699", span, format!("internal error: {error}")).help("this is a bug of llvmlite-jit")
}

/// Reports any other bug in this crate.
pub(in crate::jit) fn internal_text(error: &str) -> Diagnostic {
    Diagnostic::error("E0699", Span::default(), format!("internal error: {error}"))
        .help("this is a bug of llvmlite-jit")
}
