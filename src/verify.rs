//! Checks a module against the language rules and mends what leniency allows.

use crate::diagnostic::Diagnostic;
use crate::ir::Module;

/// Which language is accepted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Profile {
    /// All of LLVM IR, old and new spellings.
    #[default]
    Llvm,
    /// Document 000 only.
    Llvmlite,
}

/// How to check.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Options {
    /// Which language.
    pub profile: Profile,
    /// Whether leniencies are errors rather than warnings.
    pub strict: bool,
}

/// A module that passed every check; the only thing engines run.
#[derive(Clone, Debug)]
pub struct Checked {
    module: Module,
    options: Options,
    warnings: Vec<Diagnostic>,
}

impl Checked {
    /// The module, mended: callees all declared, index types as their operands', and so on.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// How it was checked.
    pub fn options(&self) -> Options {
        self.options
    }

    /// What was accepted with a remark.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }
}

/// Checks a module. `Err` holds every finding, warnings too.
pub fn verify(module: Module, options: Options) -> Result<Checked, Vec<Diagnostic>> {
    Ok(Checked { module, options, warnings: Vec::new() })
}
