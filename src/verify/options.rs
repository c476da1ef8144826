//! Options of the verifier: the accepted language, and its strictness.

use crate::diagnostic::{Diagnostic, Severity};

/// The accepted language.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Dialect {
    /// All of LLVM IR, old and new spellings.
    #[default]
    Llvm,
    /// The LLVMlite document only.
    Llvmlite,
}

/// Options of the verifier.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Accepted language.
    pub dialect: Dialect,
    /// Whether leniencies are errors instead of warnings.
    pub strict: bool,
}

/// Turns the warnings with the given codes into errors if the options require it.
pub fn strictly(options: Options, lenient: &[&str], diagnostics: &mut [Diagnostic]) {
    if options.strict || options.dialect == Dialect::Llvmlite {
        for d in diagnostics.iter_mut().filter(|d| lenient.contains(&d.code)) {
            d.severity = Severity::Error;
        }
    }
}
