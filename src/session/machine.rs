//! The engine of a session, of either kind.

use super::{EngineKind, Options};
use crate::diagnostic::Diagnostic;
use crate::engine::{Engine, Limits, Stats};
use crate::interp::{self, Interpreter};
use crate::ir::{GlobalId, Module};
use crate::jit::{self, Jit, SegmentId};
use crate::outcome::Outcome;
use crate::verify::Checked;
use std::ops::Range;
use std::sync::Arc;

/// Undefined bits, as in [`crate::engine::observe::Content`].
pub(super) type Undefined = Vec<(Range<u64>, u8)>;

/// An engine whose module grows.
pub(super) enum Machine {
    Jit(Box<Jit>),
    Interp(Box<Interpreter>),
}

/// Code added by one input, which can be removed again.
#[derive(Clone, Copy)]
pub(super) struct Added(Option<SegmentId>);

impl Machine {
    pub(super) fn new(kind: EngineKind, options: &Options, checked: Arc<Checked>) -> Result<Machine, Vec<Diagnostic>> {
        let limits = options.limits.clone();
        Ok(match kind {
            EngineKind::Jit => {
                let options = jit::Options { limits, opt_level: options.opt_level, ..Default::default() };
                Machine::Jit(Box::new(Jit::growing(checked, options)?))
            }
            EngineKind::Interp => {
                let options = interp::Options { limits, ..Default::default() };
                Machine::Interp(Box::new(Interpreter::growing(checked, options)?))
            }
        })
    }

    pub(super) fn kind(&self) -> EngineKind {
        match self {
            Machine::Jit(_) => EngineKind::Jit,
            Machine::Interp(_) => EngineKind::Interp,
        }
    }

    /// Makes the engine drop its reference to the module, so that the module can be changed.
    pub(super) fn release(&mut self, empty: &Arc<Checked>) {
        match self {
            Machine::Jit(jit) => jit.release(empty),
            Machine::Interp(interp) => interp.release(empty),
        }
    }

    /// Gives the module back to the engine.
    pub(super) fn resume(&mut self, checked: Arc<Checked>) {
        match self {
            Machine::Jit(jit) => jit.resume(checked),
            Machine::Interp(interp) => interp.resume(checked),
        }
    }

    /// Prepares new definitions; unsupported instructions become traps in the session's module. `once`: the
    /// function that evaluates.
    pub(super) fn grow(
        &mut self,
        checked: &mut Arc<Checked>,
        empty: &Arc<Checked>,
        new: &[GlobalId],
        once: Option<GlobalId>,
    ) -> Result<Added, Vec<Diagnostic>> {
        let unsupported = match self {
            Machine::Jit(jit) => jit.unsupported(checked.module(), new),
            Machine::Interp(interp) => interp.unsupported(checked.module(), new),
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
            Machine::Jit(jit) => jit.grow(Arc::clone(checked), new).map(|added| Added(Some(added))),
            Machine::Interp(interp) => interp.grow(Arc::clone(checked), new, once).map(|()| Added(None)),
        }
    }

    /// Frees added code that is not needed any more.
    pub(super) fn shrink(&mut self, added: Added) {
        if let (Machine::Jit(jit), Added(Some(addition))) = (self, added) {
            jit.shrink(addition);
        }
    }

    /// Whether reports may refer to the current body of a function.
    pub(super) fn is_spoken_of(&self, id: GlobalId) -> bool {
        match self {
            Machine::Jit(_) => false,
            Machine::Interp(interp) => interp.is_spoken_of(id),
        }
    }

    /// Redirects reports about a function to another global, which has its old body.
    pub(super) fn retire(&mut self, id: GlobalId, archive: GlobalId) {
        if let Machine::Interp(interp) = self {
            interp.retire(id, archive);
        }
    }

    /// Removes the definition of a function from the engine.
    pub(super) fn undefine(&mut self, checked: &Arc<Checked>, id: GlobalId) {
        match self {
            Machine::Jit(jit) => {
                jit.resume(Arc::clone(checked));
                jit.undefine(id);
            }
            Machine::Interp(interp) => interp.undefine(Arc::clone(checked), id),
        }
    }

    /// Allocates memory for a variable of the session. `addressable`: whether the program gets its address.
    pub(super) fn hold(&mut self, id: GlobalId, size: u64, align: u64, addressable: bool) -> Option<u64> {
        match self {
            Machine::Jit(jit) => jit.hold(id, size, align, addressable),
            Machine::Interp(interp) => interp.hold(id, size, align),
        }
    }

    /// Frees the memory of a variable of the session.
    pub(super) fn let_go(&mut self, id: GlobalId) {
        match self {
            Machine::Jit(jit) => jit.let_go(id),
            Machine::Interp(interp) => interp.let_go(id),
        }
    }

    /// Returns the bytes of a variable, and the ranges of undefined bits in them.
    pub(super) fn look(&self, id: GlobalId) -> Option<(Vec<u8>, Undefined)> {
        match self {
            Machine::Jit(jit) => Some((jit.bytes(id)?, Vec::new())),
            Machine::Interp(interp) => interp.look(id).map(|content| (content.bytes, content.undefined)),
        }
    }

    /// Copies the contents of a variable from another machine. Returns false if that has none. Untouched
    /// memory is not copied.
    pub(super) fn copy_variable(&mut self, from: &Machine, id: GlobalId) -> bool {
        match (&mut *self, from) {
            (Machine::Jit(to), Machine::Jit(from)) => to.copy_variable(from, id),
            _ => match from.look(id) {
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
            Machine::Jit(jit) => jit.write_bytes(id, bytes),
            Machine::Interp(interp) => interp.write_bytes(id, bytes),
        }
    }

    /// Returns the global that contains an address, and the offset in it.
    pub(super) fn symbol_at(&self, address: u64) -> Option<(GlobalId, u64)> {
        match self {
            Machine::Jit(jit) => jit.symbol_at(address),
            Machine::Interp(interp) => interp.symbol_at(address),
        }
    }

    pub(super) fn name_at(&self, module: &Module, address: u64) -> Option<String> {
        let (id, offset) = self.symbol_at(address)?;
        let name = super::shown_name(module, id);
        Some(if offset == 0 { name } else { format!("{name}+{offset}") })
    }

    pub(super) fn call(&mut self, function: &str) -> Outcome {
        match self {
            Machine::Jit(jit) => jit.call(function, &[]),
            Machine::Interp(interp) => interp.call(function, &[]),
        }
    }

    pub(super) fn is_broken(&self) -> bool {
        match self {
            Machine::Jit(jit) => jit.is_broken(),
            Machine::Interp(interp) => interp.is_broken(),
        }
    }

    pub(super) fn stats(&self) -> Stats {
        match self {
            Machine::Jit(jit) => jit.stats(),
            Machine::Interp(interp) => interp.stats(),
        }
    }

    pub(super) fn limits_mut(&mut self) -> &mut Limits {
        match self {
            Machine::Jit(jit) => jit.limits_mut(),
            Machine::Interp(interp) => interp.limits_mut(),
        }
    }
}
