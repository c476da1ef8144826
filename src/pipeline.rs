//! The pipeline from modules as read to a module that engines accept: linking, then verification. Diagnostics of all
//! stages are collected, so that they can be reported together: the parser marks damaged parts, which the later stages
//! skip.

use crate::diagnostic::Diagnostic;
use crate::ir::Module;
use crate::link::{self, link};
use crate::parse;
use crate::read::Input;
use crate::source::SourceMap;
use crate::verify::{self, Checked};

/// A program as one module, before verification.
#[derive(Debug)]
pub struct Joined {
    /// The module: the only input, or the result of linking all inputs.
    pub module: Module,
    /// Diagnostics of reading and linking.
    pub diagnostics: Vec<Diagnostic>,
    /// Whether there was more than one module to link.
    pub is_linked: bool,
}

/// A program after verification.
#[derive(Debug)]
pub struct Verified {
    /// The module, unless the verifier has rejected it. An earlier stage may still have found errors.
    pub checked: Option<Checked>,
    /// Diagnostics of all stages.
    pub diagnostics: Vec<Diagnostic>,
}

/// Links all modules of the inputs into one.
pub fn join(inputs: impl IntoIterator<Item = Input>, options: verify::Options) -> Joined {
    let (mut modules, mut diagnostics) = (Vec::new(), Vec::new());
    for input in inputs {
        diagnostics.extend(input.diagnostics);
        for read in input.modules {
            diagnostics.extend(read.diagnostics);
            modules.push((read.source, read.module));
        }
    }
    verify::strictly(options, parse::LENIENT, &mut diagnostics);
    if modules.len() == 1 {
        return Joined { module: modules.remove(0).1, diagnostics, is_linked: false };
    }
    let mut linked = link(modules);
    verify::strictly(options, link::LENIENT, &mut linked.diagnostics);
    diagnostics.extend(linked.diagnostics);
    Joined { module: linked.module, diagnostics, is_linked: true }
}

impl Joined {
    /// Verifies the module, and lowers it for the engines.
    pub fn verify(self, sources: &SourceMap, options: verify::Options) -> Verified {
        let Joined { module, mut diagnostics, .. } = self;
        let checked = match verify::verify(module, sources, options) {
            Ok(checked) => {
                diagnostics.extend_from_slice(checked.warnings());
                Some(checked)
            }
            Err(errors) => {
                diagnostics.extend(errors);
                None
            }
        };
        // The verifier knows its own errors only, not those of the parser.
        verify::drop_on_error_lines(&mut diagnostics, sources);
        Verified { checked, diagnostics }
    }
}

impl Verified {
    /// Whether any stage has found an error.
    pub fn is_refused(&self) -> bool {
        self.checked.is_none() || self.diagnostics.iter().any(Diagnostic::is_error)
    }
}
