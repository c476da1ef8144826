//! The open documents, with cached results of their analysis.

#[cfg(test)]
mod tests;

use super::analysis::{self, Findings, ModuleProperties, Unit};
use super::client::Client;
use super::publish;
use super::text::document::Document;
use super::text::entities::EntityKind;
use super::text::symbols::{self, ModuleIndex, Occurrence};
use crate::diagnostic::Diagnostic;
use lsp_server::ErrorCode;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::rc::Rc;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

/// State of the server that requests access.
#[derive(Default)]
pub struct Workspace {
    /// Open documents by URI.
    pub documents: FxHashMap<String, OpenDocument>,
    /// Capabilities of the client.
    pub client: Client,
}

/// An open document, with cached results of its analysis.
pub struct OpenDocument {
    /// The text.
    pub document: Document,
    index: Option<Rc<ModuleIndex>>,
    unit: Option<(usize, Rc<Unit>)>,
    occurrences: Option<(usize, Rc<Vec<Occurrence>>)>,
    /// Findings, with offsets in the current text.
    pub diagnostics: Vec<Diagnostic>,
    /// Range that was edited since the last analysis.
    pub(super) edited: Option<Range<usize>>,
    /// Time at which the whole text must be checked.
    pub(super) check_at: Option<Instant>,
    /// Flag that ends the running check of the whole text.
    pub(super) checking: Option<Arc<AtomicBool>>,
    /// Properties of the module, from the last check of the whole text.
    properties: Option<ModuleProperties>,
    clean: Option<CleanState>,
}

/// State after a check of the whole text without findings, since which only bodies of functions were edited.
#[derive(Default)]
struct CleanState {
    /// Entities that were edited since and not found to be clean, with whether their findings are known.
    suspects: FxHashMap<usize, bool>,
}

/// Maximum number of functions that are checked separately after an edit.
const MAX_SUSPECTS: usize = 8;

impl OpenDocument {
    /// Opens a document.
    pub fn new(document: Document) -> OpenDocument {
        let edited = Some(0..document.text().len());
        OpenDocument {
            document,
            index: None,
            unit: None,
            occurrences: None,
            diagnostics: Vec::new(),
            edited,
            check_at: None,
            checking: None,
            properties: None,
            clean: None,
        }
    }

    /// Returns the names of the module.
    pub fn index(&mut self) -> Rc<ModuleIndex> {
        Rc::clone(self.index.get_or_insert_with(|| Rc::new(ModuleIndex::new(&self.document))))
    }

    /// Returns the module of an entity.
    pub fn unit(&mut self, n: usize) -> Option<Rc<Unit>> {
        if let Some((known, unit)) = &self.unit
            && *known == n
        {
            return Some(Rc::clone(unit));
        }
        let index = self.index();
        let unit = Rc::new(Unit::new(&self.document, &index, self.properties, n)?);
        self.unit = Some((n, Rc::clone(&unit)));
        Some(unit)
    }

    /// Returns the names in an entity, in order.
    pub fn occurrences(&mut self, n: usize) -> Rc<Vec<Occurrence>> {
        if let Some((known, all)) = &self.occurrences
            && *known == n
        {
            return Rc::clone(all);
        }
        let index = self.index();
        let found = self.document.entities().get(n).map(|entity| symbols::occurrences(&self.document, &index, entity));
        let all = Rc::new(found.unwrap_or_default());
        self.occurrences = Some((n, Rc::clone(&all)));
        all
    }

    /// Replaces a byte range.
    pub fn edit(&mut self, range: Range<usize>, new: &str) {
        let is_same = self.document.text()[range.clone()] == *new;
        let body = self.document.edit(range.clone(), new);
        let shift = |at: usize| match at {
            at if at >= range.end => at - range.len() + new.len(),
            at => at.min(range.start),
        };
        publish::shift(&mut self.diagnostics, shift);
        let now = range.start..range.start + new.len();
        self.edited = Some(match self.edited.take() {
            Some(before) => shift(before.start).min(now.start)..shift(before.end).max(now.end),
            None => now,
        });
        if is_same {
            return;
        }
        (self.unit, self.occurrences) = (None, None);
        match body {
            Some(n) => {
                if let Some(clean) = &mut self.clean {
                    clean.suspects.insert(n, false);
                }
            }
            None => (self.index, self.clean) = (None, None),
        }
        self.stop_check();
    }

    /// Replaces the whole text.
    pub fn replace(&mut self, text: String) {
        self.edited = Some(0..text.len());
        self.document.replace(text);
        (self.index, self.unit, self.occurrences, self.clean) = (None, None, None, None);
        self.stop_check();
    }

    /// Ends the running check of the whole text.
    pub fn stop_check(&self) {
        if let Some(stop) = &self.checking {
            stop.store(true, Ordering::Relaxed);
        }
    }

    /// Checks the text as a whole.
    pub fn check(&mut self) {
        self.diagnostics = analysis::check(&self.document.uri, self.document.text());
        (self.edited, self.check_at) = (None, None);
    }

    /// Stores the findings of a check of the current text.
    pub fn checked(&mut self, (found, properties): Findings) {
        if self.properties != properties {
            (self.properties, self.unit) = (properties, None);
        }
        self.clean = match self.clean.take() {
            _ if found.is_empty() && properties.is_some() => Some(CleanState::default()),
            // After further edits of these entities, the text may have no findings again.
            Some(clean) if !clean.suspects.is_empty() => Some(clean),
            _ => None,
        };
        (self.diagnostics, self.check_at) = (found, None);
    }

    /// Checks the edited functions separately. Returns whether it follows that the whole text has no finding.
    pub fn is_clean(&mut self) -> bool {
        let Some(mut clean) = self.clean.take().filter(|clean| clean.suspects.len() <= MAX_SUSPECTS) else {
            return false;
        };
        let open: Vec<usize> = clean.suspects.iter().filter(|(_, is_known)| !**is_known).map(|(n, _)| *n).collect();
        for n in open {
            if self.unit(n).is_some_and(|unit| unit.keeps_text_clean) {
                clean.suspects.remove(&n);
            } else {
                clean.suspects.insert(n, true);
            }
        }
        let is_clean = clean.suspects.is_empty();
        self.clean = Some(clean);
        is_clean
    }

    /// Checks the edited function. `false` if the edit is not inside a function.
    pub fn check_edited_function(&mut self) -> bool {
        let Some(edited) = self.edited.take() else { return false };
        let Some((n, entity)) = self.document.entity_at(edited.start) else { return false };
        let range = entity.range();
        if entity.kind != EntityKind::Define
            || edited.end > range.end
            || entity.brace.is_none_or(|at| edited.start < at)
        {
            return false;
        }
        let Some(unit) = self.unit(n) else { return false };
        self.diagnostics.retain(|one| {
            let at = one.span().lo as usize;
            !range.contains(&at) || analysis::is_of_metadata(one)
        });
        self.diagnostics.extend(unit.diagnostics.iter().cloned());
        crate::diagnostic::sort(&mut self.diagnostics);
        true
    }
}

/// An error response.
pub struct Failure {
    /// Code of JSON-RPC or of the protocol.
    pub code: i32,
    /// Message for the user.
    pub message: String,
}

impl Failure {
    /// Creates the error of a request with invalid parameters.
    pub fn invalid(message: impl Into<String>) -> Failure {
        Failure { code: ErrorCode::InvalidParams as i32, message: message.into() }
    }

    /// Creates the error of a valid request that failed.
    pub fn failed(message: impl Into<String>) -> Failure {
        Failure { code: ErrorCode::RequestFailed as i32, message: message.into() }
    }
}
