//! The unsupported constructs that were found. Some prevent any run; others only end a run that reaches them.

use crate::diagnostic::{self, Diagnostic};
use crate::ir::Module;
use crate::ir::unsupported_traps::{self, Site};
use crate::verify::{Checked, Dialect};
use std::sync::Arc;

/// The unsupported constructs that a program can reach.
#[derive(Clone, Default, Debug)]
pub struct Unsupported {
    found: Vec<(Option<Site>, Diagnostic)>,
}

impl Unsupported {
    /// Adds a diagnostic: at a site in a function, or without one for constructs that every run needs (data layout,
    /// types and initializers of variables).
    pub fn add(&mut self, site: Option<Site>, error: Diagnostic) {
        self.found.push((site, error));
    }

    /// Returns the number of diagnostics.
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Whether everything is supported.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Removes and returns the diagnostics after the first `len`.
    pub fn take_from(&mut self, len: usize) -> Vec<Diagnostic> {
        self.found.drain(len..).map(|(_, error)| error).collect()
    }

    /// Returns all diagnostics as errors, in source order and without duplicates.
    pub fn errors(&self) -> Vec<Diagnostic> {
        in_order(self.found.iter().map(|(_, error)| error.clone()).collect())
    }

    /// Returns the errors that prevent any run; with `--strict`, all diagnostics.
    pub fn refused(&self, checked: &Checked) -> Vec<Diagnostic> {
        let options = checked.options();
        let strict = options.strict || options.dialect == Dialect::Llvmlite;
        let refused = self.found.iter().filter(|(site, _)| strict || site.is_none());
        in_order(refused.map(|(_, error)| error.clone()).collect())
    }

    /// Adapts the diagnostics to a session, in which declared functions may be defined later: these are not replaced
    /// by traps, and taking the address of one that cannot be called prevents the run.
    pub(crate) fn of_session(mut self, module: &Module) -> Unsupported {
        let declared = |site: &Option<Site>| match site {
            Some(Site::Entry { function, .. }) => module.function(*function).is_some_and(|f| f.body.is_none()),
            _ => false,
        };
        let (entries, mut found): (Vec<_>, Vec<_>) = self.found.drain(..).partition(|(site, _)| declared(site));
        let called = |one: &Diagnostic| {
            found.iter().any(|(_, other)| other.span() == one.span() && other.message == one.message)
        };
        let used: Vec<_> = entries.into_iter().filter(|(_, one)| !called(one)).map(|(_, one)| (None, one)).collect();
        found.extend(used);
        Unsupported { found }
    }

    /// Inserts traps at the sites ([`crate::ir::unsupported_traps`]). Returns whether the module has changed.
    pub fn replace(&self, checked: &mut Arc<Checked>) -> bool {
        let sites: Vec<(Site, &str)> =
            self.found.iter().filter_map(|(site, error)| Some(((*site)?, error.message.as_str()))).collect();
        if !sites.is_empty() {
            unsupported_traps::replace(Arc::make_mut(checked).module_mut(), sites.iter().copied());
        }
        !sites.is_empty()
    }
}

/// Sorts by location, and removes duplicates.
fn in_order(mut found: Vec<Diagnostic>) -> Vec<Diagnostic> {
    diagnostic::sort(&mut found);
    let mut out: Vec<Diagnostic> = Vec::with_capacity(found.len());
    for error in found {
        let here = out.iter().rev().take_while(|other| other.span() == error.span());
        if !here.into_iter().any(|other| other.message == error.message) {
            out.push(error);
        }
    }
    out
}
