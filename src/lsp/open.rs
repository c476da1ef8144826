//! The open documents, with cached results of their analysis.

use super::analysis::{self, Unit};
use super::client::Client;
use super::publish;
use super::text::document::Document;
use super::text::entities::EntityKind;
use super::text::symbols::ModuleIndex;
use crate::diagnostic::Diagnostic;
use lsp_server::ErrorCode;
use rustc_hash::FxHashMap;
use std::ops::Range;
use std::rc::Rc;
use std::time::Instant;

/// State of the server that requests access.
#[derive(Default)]
pub struct Workspace {
    /// Open documents by URI.
    pub documents: FxHashMap<String, Open>,
    /// Capabilities of the client.
    pub client: Client,
}

/// An open document, with cached results of its analysis.
pub struct Open {
    /// The text.
    pub document: Document,
    index: Option<Rc<ModuleIndex>>,
    unit: Option<(usize, Rc<Unit>)>,
    /// Diagnostics, with offsets in the current text.
    pub diagnostics: Vec<Diagnostic>,
    /// Range that was edited since the last analysis.
    pub(super) edited: Option<Range<usize>>,
    /// Time at which the whole text is to be checked.
    pub(super) due: Option<Instant>,
    /// Whether a check of the whole text is in progress.
    pub(super) is_being_checked: bool,
}

impl Open {
    /// Opens a document.
    pub fn new(document: Document) -> Open {
        let edited = Some(0..document.text().len());
        Open { document, index: None, unit: None, diagnostics: Vec::new(), edited, due: None, is_being_checked: false }
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
        let unit = Rc::new(Unit::new(&self.document, &index, n)?);
        self.unit = Some((n, Rc::clone(&unit)));
        Some(unit)
    }

    /// Replaces a byte range.
    pub fn edit(&mut self, range: Range<usize>, new: &str) {
        self.document.edit(range.clone(), new);
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
        self.forget();
    }

    /// Replaces the whole text.
    pub fn replace(&mut self, text: String) {
        self.edited = Some(0..text.len());
        self.document.replace(text);
        self.forget();
    }

    fn forget(&mut self) {
        (self.index, self.unit) = (None, None);
    }

    /// Checks the text as a whole.
    pub fn check(&mut self) {
        self.diagnostics = analysis::check(&self.document.uri, self.document.text());
        (self.edited, self.due) = (None, None);
    }

    /// Checks the edited function. Returns `false` if the edit is not inside a function.
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
