//! Incremental interpretation, for sessions: the module of a running interpreter grows.
//!
//! A redefined function keeps its number, so that callers and pointers reach the new definition. Its old
//! body, which reports may still refer to (allocation sites, origins of undefined values), moves to another
//! number.

use super::LoadContext;
use crate::diagnostic::Diagnostic;
use crate::engine::observe::VariableContent;
use crate::interp::memory::observe::Byte;
use crate::interp::memory::table;
use crate::interp::memory::table::Info;
use crate::interp::native::{self, FlushResult};
use crate::interp::scalar::ScalarValue;
use crate::interp::{Interpreter, Options, TRAITS};
use crate::ir::reach::newly_reachable;
use crate::ir::{GlobalId, GlobalKind, Module};
use crate::prepare::refuse;
use crate::unsupported::Unsupported;
use crate::verify::Checked;
use std::cell::OnceCell;
use std::ops::Range;
use std::sync::Arc;

impl Interpreter {
    /// Creates an interpreter for a module that will grow, without preparing anything in the module.
    pub(crate) fn new_incremental(checked: Arc<Checked>, options: Options) -> Result<Interpreter, Vec<Diagnostic>> {
        let mut interpreter = Interpreter::new(checked, &[], options)?;
        interpreter.linker.begin_growing();
        // Sessions have no ifuncs.
        interpreter.ifuncs_resolved = true;
        Ok(interpreter)
    }

    /// Releases the module, so that it can be modified.
    pub(crate) fn release(&mut self, empty: &Arc<Checked>) {
        self.resume(Arc::clone(empty));
    }

    /// Takes the module back, which is unmodified, or modified without effect on code.
    pub(crate) fn resume(&mut self, checked: Arc<Checked>) {
        self.machine.shared.checked = Arc::clone(&checked);
        self.checked = checked;
        self.structors = None;
    }

    /// Whether a host function was interrupted.
    pub(crate) fn is_broken(&self) -> bool {
        self.host_interrupted
    }

    /// Permits further inputs after a host function was interrupted; memory stays as it is.
    pub(crate) fn recover(&mut self) {
        self.host.drop_idle();
        self.host_interrupted = false;
    }

    /// Flushes the streams of the C library; returns an outcome if that is not possible.
    pub(crate) fn flush(&mut self) -> Option<crate::outcome::Outcome> {
        let FlushResult::Faulted(signal) = native::flush(&mut self.host) else { return None };
        self.host_interrupted = true;
        Some(crate::outcome::Outcome::HostFault(crate::host::process::damaged_streams(signal)))
    }

    /// Returns the limits of subsequent runs.
    pub(crate) fn limits_mut(&mut self) -> &mut crate::engine::Limits {
        &mut self.limits
    }

    /// Returns the unsupported constructs in new parts of the module. They must be replaced before the parts are added.
    pub(crate) fn unsupported(&self, module: &Module, new: &[GlobalId]) -> Unsupported {
        let known = |id| self.linker.number(id).is_some() || self.linker.variable(id).is_some();
        let reached = newly_reachable(module, new, known);
        TRAITS.unsupported(module, &self.machine.shared.layout, &reached, None, Some(&self.linker.host_functions))
    }

    /// Prepares functions and variables of the module that are new or have changed. On error, nothing is changed.
    /// `once`: a function that only the session calls.
    pub(crate) fn grow(
        &mut self,
        checked: Arc<Checked>,
        new: &[GlobalId],
        once: Option<GlobalId>,
    ) -> Result<(), Vec<Diagnostic>> {
        self.resume(Arc::clone(&checked));
        let module = checked.module();
        let known = |id| self.linker.number(id).is_some() || self.linker.variable(id).is_some();
        let reached = newly_reachable(module, new, known);
        let allowed = self.limits.allowed.as_deref();
        let mut missing = TRAITS.undefined_symbols(module, &reached, None, &self.linker.host_functions, allowed);
        // A function may be defined later.
        missing.retain(|found| found.code != "E0701");
        let layout = &self.machine.shared.layout;
        let unsupported = TRAITS.unsupported(module, layout, &reached, None, Some(&self.linker.host_functions));
        refuse(unsupported.errors())?;
        refuse(missing)?;
        let ids: Vec<GlobalId> = reached.iter().map(|(id, _)| *id).collect();
        let replaces = ids.iter().any(|id| Some(*id) != once && self.linker.number(*id).is_some());
        let mut parts = LoadContext { code: &mut self.code, shared: &mut self.machine.shared };
        self.linker.grow(module, &ids, &mut parts).map_err(|error| {
            let span = error.global.or(new.first().copied()).map(|id| module.globals[id].span).unwrap_or_default();
            vec![Diagnostic::error("E0608", span, error.text)]
        })?;
        if replaces {
            self.discard_bodies();
        }
        self.symbols = OnceCell::new();
        Ok(())
    }

    /// Discards all register code, since callers may have been built for an old definition.
    fn discard_bodies(&mut self) {
        self.linker.forget_constants();
        for function in &mut self.code.functions {
            if !function.retired {
                function.body = None;
            }
        }
    }

    /// Whether reports may refer to the current body of a function.
    pub(crate) fn is_mentioned_in_reports(&self, id: GlobalId) -> bool {
        let Some(number) = self.linker.number(id) else { return false };
        let shared = &self.machine.shared;
        shared.sites.any_in_function(number) || shared.undefs.any_in_function(number)
    }

    /// Redirects report locations in a function to another global, which holds its old body.
    pub(crate) fn retire(&mut self, id: GlobalId, archive: GlobalId) {
        let Some(number) = self.linker.number(id) else { return };
        let retired = self.code.functions.len() as u32;
        let function = self.code.functions[number as usize].retire(archive);
        self.code.functions.push(function);
        self.machine.shared.sites.move_to_function(number, retired);
        self.machine.shared.undefs.move_to_function(number, retired);
    }

    /// Drops the definition of a function and resolves the name again.
    pub(crate) fn undefine(&mut self, checked: Arc<Checked>, id: GlobalId) {
        self.resume(Arc::clone(&checked));
        let mut parts = LoadContext { code: &mut self.code, shared: &mut self.machine.shared };
        // Its thunk exists already, so this cannot fail.
        let _ = self.linker.grow(checked.module(), &[id], &mut parts);
        self.discard_bodies();
    }

    /// Allocates memory for a variable that the module only declares. Its bytes are undefined.
    pub(crate) fn allocate_variable(&mut self, id: GlobalId, size: u64, align: u64) -> Option<u64> {
        let ty = self.checked.module().value_type(id);
        let info = Info { kind: table::Kind::Global(id), size, ty, ..Info::default() };
        let slot: ScalarValue = self.machine.shared.memory.allocate(info, align, false)?;
        self.linker.place_variable(id, Some(slot));
        self.linker.renew_constants(self.checked.module(), id, slot, &mut self.code);
        Some(slot.lo)
    }

    /// Frees the memory allocated by [`allocate_variable`](Interpreter::allocate_variable).
    pub(crate) fn free_variable(&mut self, id: GlobalId) {
        if let Some((index, _)) = self.linker.variable(id).and_then(|slot| self.machine.shared.memory.allocation(&slot))
        {
            self.machine.shared.memory.retire(index, 0);
        }
        self.linker.place_variable(id, None);
    }

    /// Returns the first `most` bytes of a variable, which may be memory allocated by
    /// [`allocate_variable`](Interpreter::allocate_variable), and the byte ranges that are poison.
    pub(crate) fn read_variable(&self, id: GlobalId, most: u64) -> Option<(VariableContent, Vec<Range<u64>>)> {
        let module = self.checked.module();
        let GlobalKind::Variable { ty, .. } = module.globals[id].kind else { return None };
        let address = self.linker.variable(id)?.lo;
        // An alloca may have several elements.
        let size = match self.object_range(id) {
            Some(range) => range.end - range.start,
            None => self.machine.shared.layout.size_of(&module.types, ty)?,
        };
        let size = size.min(most);
        let memory = &self.machine.shared.memory;
        let seen = memory.observe(address, size);
        let is_poison = |offset: &u64| memory.byte(address + offset) == Byte::Poison;
        let mut poison: Vec<Range<u64>> = Vec::new();
        for offset in seen.undefined.iter().flat_map(|(range, _)| range.clone()).filter(is_poison) {
            match poison.last_mut() {
                Some(last) if last.end == offset => last.end += 1,
                _ => poison.push(offset..offset + 1),
            }
        }
        let (bytes, undefined) = (seen.bytes, seen.undefined);
        Some((VariableContent { address, bytes, undefined, ..VariableContent::default() }, poison))
    }

    /// Returns the address range of a variable, or of the memory of an alloca of the session.
    pub(crate) fn object_range(&self, id: GlobalId) -> Option<Range<u64>> {
        let (index, info) = self.machine.shared.memory.allocation(self.linker.variable(id).as_ref()?)?;
        let start = self.machine.shared.memory.base_of(index);
        Some(start..start + info.size)
    }

    /// Returns the address of a variable or a function, if there is one.
    pub(crate) fn address_of(&mut self, id: GlobalId) -> Option<u64> {
        let Some(number) = self.linker.number(id) else { return Some(self.linker.variable(id)?.lo) };
        let mut parts = LoadContext { code: &mut self.code, shared: &mut self.machine.shared };
        let address = self.linker.function_address(self.checked.module(), number, &mut parts).lo;
        (address != 0).then_some(address)
    }

    /// Whether an address is in memory of the interpreter, rather than of the host.
    pub(crate) fn is_own_memory(&self, address: u64) -> bool {
        self.machine.shared.memory.is_own(address)
    }

    /// Writes the bytes of a variable.
    pub(crate) fn write_bytes(&mut self, id: GlobalId, bytes: &[u8]) {
        if let Some(slot) = self.linker.variable(id) {
            self.machine.shared.memory.initialize(slot.lo, bytes);
        }
    }

    /// Returns the function or variable at an address, and the byte offset into it.
    pub(crate) fn symbol_at(&self, address: u64) -> Option<(GlobalId, u64)> {
        let memory = &self.machine.shared.memory;
        let slot = memory.pointer_to(address);
        let (index, info) = memory.allocation(&slot)?;
        let offset = address.wrapping_sub(memory.base_of(index));
        match info.kind {
            table::Kind::Global(id) => Some((id, offset)),
            table::Kind::Function(number) => Some((self.code.functions[number as usize].global, offset)),
            _ => None,
        }
    }
}
