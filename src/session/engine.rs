//! The engine of a session, of either kind.

use super::{EngineKind, Options};
use crate::diagnostic::Diagnostic;
use crate::engine::{Engine, Limits, Stats};
use crate::interp::{self, Interpreter};
use crate::ir::{GlobalId, Module};
use crate::jit::{self, Jit, SegmentId};
use crate::outcome::Outcome;
use crate::verify::Checked;
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

/// Parts of a variable without a value.
#[derive(Default)]
pub(super) struct UndefinedRanges {
    /// Undefined bits, as in [`crate::engine::observe::VariableContent`]; poison is among them.
    pub bits: Vec<(Range<u64>, u8)>,
    /// Byte ranges that are poison.
    pub poison: Vec<Range<u64>>,
}

/// An engine whose module grows.
pub(super) enum SessionEngine {
    Jit(Box<Jit>),
    Interp(Box<Interpreter>),
}

/// Code added by one input, which can be removed again.
#[derive(Clone, Copy)]
pub(super) struct AddedCode(Option<SegmentId>);

impl SessionEngine {
    pub(super) fn new(
        kind: EngineKind,
        options: &Options,
        checked: Arc<Checked>,
    ) -> Result<SessionEngine, Vec<Diagnostic>> {
        let limits = options.limits.clone();
        Ok(match kind {
            EngineKind::Jit | EngineKind::Checked => {
                let (opt_level, level) = (options.opt_level, kind.checks());
                let options = jit::Options { limits, opt_level, checked: level, ..Default::default() };
                SessionEngine::Jit(Box::new(Jit::growing(checked, options)?))
            }
            EngineKind::Interp => {
                let options = interp::Options { limits, ..Default::default() };
                SessionEngine::Interp(Box::new(Interpreter::new_incremental(checked, options)?))
            }
        })
    }

    pub(super) fn kind(&self) -> EngineKind {
        match self {
            SessionEngine::Jit(jit) if jit.is_checked() => EngineKind::Checked,
            SessionEngine::Jit(_) => EngineKind::Jit,
            SessionEngine::Interp(_) => EngineKind::Interp,
        }
    }

    /// Makes the engine drop its reference to the module, so that the module can be changed.
    pub(super) fn release(&mut self, empty: &Arc<Checked>) {
        match self {
            SessionEngine::Jit(jit) => jit.release(empty),
            SessionEngine::Interp(interp) => interp.release(empty),
        }
    }

    /// Returns the module to the engine.
    pub(super) fn resume(&mut self, checked: Arc<Checked>) {
        match self {
            SessionEngine::Jit(jit) => jit.resume(checked),
            SessionEngine::Interp(interp) => interp.resume(checked),
        }
    }

    /// Prepares new definitions; unsupported instructions become traps in the session's module. `once`: the function
    /// that evaluates.
    pub(super) fn grow(
        &mut self,
        checked: &mut Arc<Checked>,
        empty: &Arc<Checked>,
        new: &[GlobalId],
        once: Option<GlobalId>,
    ) -> Result<AddedCode, Vec<Diagnostic>> {
        let unsupported = match self {
            SessionEngine::Jit(jit) => jit.unsupported(checked.module(), new),
            SessionEngine::Interp(interp) => interp.unsupported(checked.module(), new),
        };
        let unsupported = unsupported.of_session(checked.module());
        let refused = unsupported.refused(checked);
        if !refused.is_empty() {
            return Err(refused);
        }
        if !unsupported.is_empty() {
            self.release(empty);
            unsupported.replace(checked);
        }
        match self {
            SessionEngine::Jit(jit) => jit.grow(Arc::clone(checked), new).map(|added| AddedCode(Some(added))),
            SessionEngine::Interp(interp) => interp.grow(Arc::clone(checked), new, once).map(|()| AddedCode(None)),
        }
    }

    /// Frees added code that is no longer needed.
    pub(super) fn shrink(&mut self, added: AddedCode) {
        if let (SessionEngine::Jit(jit), AddedCode(Some(addition))) = (self, added) {
            jit.shrink(addition);
        }
    }

    /// Whether reports may refer to the current body of a function.
    pub(super) fn is_mentioned_in_reports(&self, id: GlobalId) -> bool {
        match self {
            SessionEngine::Jit(_) => false,
            SessionEngine::Interp(interp) => interp.is_mentioned_in_reports(id),
        }
    }

    /// Redirects reports about a function to another global, which has its old body.
    pub(super) fn retire(&mut self, id: GlobalId, archive: GlobalId) {
        if let SessionEngine::Interp(interp) = self {
            interp.retire(id, archive);
        }
    }

    /// Removes the definition of a function from the engine.
    pub(super) fn undefine(&mut self, checked: &Arc<Checked>, id: GlobalId) {
        match self {
            SessionEngine::Jit(jit) => {
                jit.resume(Arc::clone(checked));
                jit.undefine(id);
            }
            SessionEngine::Interp(interp) => interp.undefine(Arc::clone(checked), id),
        }
    }

    /// Allocates memory for a variable of the session. `addressable`: whether the program gets its address.
    pub(super) fn allocate_variable(&mut self, id: GlobalId, size: u64, align: u64, addressable: bool) -> Option<u64> {
        match self {
            SessionEngine::Jit(jit) => jit.allocate_variable(id, size, align, addressable),
            SessionEngine::Interp(interp) => interp.allocate_variable(id, size, align),
        }
    }

    /// Frees the memory of a variable of the session.
    pub(super) fn free_variable(&mut self, id: GlobalId) {
        match self {
            SessionEngine::Jit(jit) => jit.free_variable(id),
            SessionEngine::Interp(interp) => interp.free_variable(id),
        }
    }

    /// Returns the bytes of a variable, and the ranges of undefined bits in them. The interpreter's memory is copied, up to
    /// `most` bytes.
    pub(super) fn read_variable(&self, id: GlobalId, most: u64) -> Option<(Cow<'_, [u8]>, UndefinedRanges)> {
        match self {
            SessionEngine::Jit(jit) => Some((Cow::Borrowed(jit.bytes(id)?), UndefinedRanges::default())),
            SessionEngine::Interp(interp) => {
                let (content, poison) = interp.read_variable(id, most)?;
                Some((content.bytes.into(), UndefinedRanges { bits: content.undefined, poison }))
            }
        }
    }

    /// Copies the contents of a variable from another engine. Returns false if that engine has no such variable.
    /// Untouched memory is not copied.
    pub(super) fn copy_variable(&mut self, from: &SessionEngine, id: GlobalId) -> bool {
        match (&mut *self, from) {
            (SessionEngine::Jit(to), SessionEngine::Jit(from)) => to.copy_variable(from, id),
            _ => match from.read_variable(id, u64::MAX) {
                Some((bytes, _)) => {
                    self.write_bytes(id, &bytes);
                    true
                }
                None => false,
            },
        }
    }

    /// Writes the bytes of a variable.
    pub(super) fn write_bytes(&mut self, id: GlobalId, bytes: &[u8]) {
        match self {
            SessionEngine::Jit(jit) => jit.write_bytes(id, bytes),
            SessionEngine::Interp(interp) => interp.write_bytes(id, bytes),
        }
    }

    /// Returns the global that contains an address, and the offset in it.
    pub(super) fn symbol_at(&self, address: u64) -> Option<(GlobalId, u64)> {
        match self {
            SessionEngine::Jit(jit) => jit.symbol_at(address),
            SessionEngine::Interp(interp) => interp.symbol_at(address),
        }
    }

    /// Returns the address range of a variable.
    pub(super) fn range_of(&self, id: GlobalId) -> Option<Range<u64>> {
        match self {
            SessionEngine::Jit(jit) => jit.object_range(id),
            SessionEngine::Interp(interp) => interp.object_range(id),
        }
    }

    /// Returns the address of a variable or a function, if it has one.
    pub(super) fn address_of(&mut self, id: GlobalId) -> Option<u64> {
        match self {
            SessionEngine::Jit(jit) => jit.address_of(id),
            SessionEngine::Interp(interp) => interp.address_of(id),
        }
    }

    /// Whether an address outside of all globals is still valid when another engine replaces this one.
    pub(super) fn outlives(&self, address: u64) -> bool {
        match self {
            SessionEngine::Jit(jit) => !jit.is_own_memory(address),
            SessionEngine::Interp(interp) => !interp.is_own_memory(address),
        }
    }

    pub(super) fn name_at(&self, module: &Module, address: u64) -> Option<String> {
        let (id, offset) = self.symbol_at(address)?;
        let name = super::shown_name(module, id);
        Some(if offset == 0 { name } else { format!("{name}+{offset}") })
    }

    pub(super) fn call(&mut self, function: &str) -> Outcome {
        match self {
            SessionEngine::Jit(jit) => jit.call(function, &[]),
            SessionEngine::Interp(interp) => interp.call(function, &[]),
        }
    }

    /// Flushes the streams of the C library; returns an outcome if that is not possible.
    pub(super) fn flush(&mut self) -> Option<Outcome> {
        match self {
            SessionEngine::Jit(jit) => jit.flush(),
            SessionEngine::Interp(interp) => interp.flush(),
        }
    }

    /// Returns what ended a thread of an earlier call after that call.
    pub(super) fn late_outcome(&mut self) -> Option<Outcome> {
        match self {
            SessionEngine::Jit(jit) => jit.late_outcome(),
            SessionEngine::Interp(_) => None,
        }
    }

    pub(super) fn is_broken(&self) -> bool {
        match self {
            SessionEngine::Jit(jit) => jit.is_broken(),
            SessionEngine::Interp(interp) => interp.is_broken(),
        }
    }

    /// Permits further inputs after a host function was interrupted.
    pub(super) fn recover(&mut self) {
        match self {
            SessionEngine::Jit(jit) => jit.recover(),
            SessionEngine::Interp(interp) => interp.recover(),
        }
    }

    pub(super) fn stats(&self) -> Stats {
        match self {
            SessionEngine::Jit(jit) => jit.stats(),
            SessionEngine::Interp(interp) => interp.stats(),
        }
    }

    pub(super) fn limits_mut(&mut self) -> &mut Limits {
        match self {
            SessionEngine::Jit(jit) => jit.limits_mut(),
            SessionEngine::Interp(interp) => interp.limits_mut(),
        }
    }
}
