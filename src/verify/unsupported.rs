//! What an engine cannot run of a checked module: what it refuses, and what only ends a run that comes there.

use super::{Checked, Profile};
use crate::diagnostic::{self, Diagnostic};
use crate::ir::Module;
use crate::ir::unsupported::{self, Site};
use std::sync::Arc;

/// What an engine cannot run of what a program can reach.
#[derive(Clone, Default, Debug)]
pub struct Unsupported {
    found: Vec<(Option<Site>, Diagnostic)>,
}

impl Unsupported {
    /// Adds a finding: of a site, or of what no run can do without (the data layout, types and initial values of variables).
    pub fn add(&mut self, site: Option<Site>, error: Diagnostic) {
        self.found.push((site, error));
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.found.len()
    }

    /// Whether everything can be run.
    pub fn is_empty(&self) -> bool {
        self.found.is_empty()
    }

    /// Takes findings off that were added after there were `len`.
    pub fn take_from(&mut self, len: usize) -> Vec<Diagnostic> {
        self.found.drain(len..).map(|(_, error)| error).collect()
    }

    /// All findings as errors, in the order of the text, each once.
    pub fn errors(&self) -> Vec<Diagnostic> {
        in_order(self.found.iter().map(|(_, error)| error.clone()).collect())
    }

    /// What a run of the module is refused for: under `--strict` everything.
    pub fn refused(&self, checked: &Checked) -> Vec<Diagnostic> {
        let options = checked.options();
        let strict = options.strict || options.profile == Profile::Llvmlite;
        let refused = self.found.iter().filter(|(site, _)| strict || site.is_none());
        in_order(refused.map(|(_, error)| error.clone()).collect())
    }

    /// The same for a session, in which functions that are only declared may be defined later: nothing is put in their place, and what
    /// takes the address of one that cannot be called is refused.
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

    /// Makes the module one that ends where a run comes to a site ([`crate::ir::unsupported`]). Returns whether it has changed.
    pub fn replace(&self, checked: &mut Arc<Checked>) -> bool {
        let sites: Vec<(Site, &str)> =
            self.found.iter().filter_map(|(site, error)| Some(((*site)?, error.message.as_str()))).collect();
        if !sites.is_empty() {
            unsupported::replace(Arc::make_mut(checked).module_mut(), sites.iter().copied());
        }
        !sites.is_empty()
    }
}

/// Sorts by place, and drops what is said twice.
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
