//! The result of verification: a module that passed every check.

use super::Options;
use crate::diagnostic::Diagnostic;
use crate::ir::Module;

/// A module that passed every check: the only input of engines.
#[derive(Clone, Debug)]
pub struct Checked {
    module: Module,
    options: Options,
    warnings: Vec<Diagnostic>,
}

impl Checked {
    /// Creates the result for a verified and lowered module.
    pub(super) fn new(module: Module, options: Options, warnings: Vec<Diagnostic>) -> Checked {
        Checked { module, options, warnings }
    }

    /// Creates an empty module, for a session to extend.
    pub(crate) fn empty(options: Options) -> Checked {
        Checked { module: Module::default(), options, warnings: Vec::new() }
    }

    /// Returns the module for extension; additions must have been verified.
    pub(crate) fn module_mut(&mut self) -> &mut Module {
        &mut self.module
    }

    /// Takes the module out.
    pub(crate) fn into_module(self) -> Module {
        self.module
    }

    /// Returns the module after repairs: all callees are declared, index types match their operands, and so on.
    pub fn module(&self) -> &Module {
        &self.module
    }

    /// Returns the options of the verification.
    pub fn options(&self) -> Options {
        self.options
    }

    /// Returns the warnings.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.warnings
    }
}
