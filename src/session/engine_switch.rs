//! Change of the engine. Each engine has its own memory for variables and allocas, so pointers to them are translated.

use super::engine::SessionEngine;
use super::{EngineKind, EngineSwitch, Session, SessionValue, UndoLevel, UndoStep, shown_name, value_text};
use crate::diagnostic::Diagnostic;
use crate::ir::{Align, GlobalId, GlobalKind, Module, unsupported_traps};
use rustc_hash::FxHashSet;
use std::sync::Arc;

/// Translates addresses of an engine to those of the engine that replaces it.
struct Relocation<'e> {
    from: &'e SessionEngine,
    to: &'e mut SessionEngine,
}

impl Relocation<'_> {
    /// Returns the new address; `None` if the object is not carried over. `object` is the object from which the address was
    /// computed, if that is known: the address may be outside of it, and in another one.
    fn address(&mut self, address: u64, object: Option<GlobalId>) -> Option<u64> {
        if address == 0 {
            return Some(0);
        }
        let computed = || {
            let start = self.from.range_of(object?)?.start;
            Some((object?, address.wrapping_sub(start)))
        };
        match computed().or_else(|| self.from.symbol_at(address)) {
            Some((id, offset)) => Some(self.to.address_of(id)?.wrapping_add(offset)),
            None => self.from.outlives(address).then_some(address),
        }
    }

    /// Translates the pointers at the given offsets. Pointers to objects that are not carried over become null. Returns
    /// whether there was one.
    fn translate(&mut self, bytes: &mut [u8], offsets: &[u64], object: Option<GlobalId>) -> bool {
        let mut is_cleared = false;
        for at in offsets {
            let Some(word) = bytes.get_mut(*at as usize..*at as usize + 8) else { continue };
            let address = u64::from_le_bytes(word.try_into().unwrap_or_default());
            let new = self.address(address, object);
            is_cleared |= new.is_none();
            word.copy_from_slice(&new.unwrap_or(0).to_le_bytes());
        }
        is_cleared
    }
}

impl Session {
    /// Switches to another engine. Definitions, values and the contents of memory are carried over. Pointers to
    /// variables, functions and allocas are translated; memory that `malloc` allocated in compiled code remains, and that
    /// of the interpreter is lost.
    pub fn switch(&mut self, engine: EngineKind) -> Result<EngineSwitch, Vec<Diagnostic>> {
        // The new engine may support what this one does not.
        let mut checked = Arc::clone(&self.checked);
        if unsupported_traps::is_replaced(checked.module()) {
            unsupported_traps::restore(Arc::make_mut(&mut checked).module_mut());
        }
        let mut machine = SessionEngine::new(engine, &self.options, Arc::clone(&checked))?;
        let module = self.checked.module();
        let all: Vec<GlobalId> =
            module.by_name.values().copied().filter(|id| *id != self.evaluates && self.is_prepared(*id)).collect();
        machine.grow(&mut checked, &self.empty, &all, None)?;
        self.checked = checked;
        let module = self.checked.module();
        let mut switched = EngineSwitch {
            functions: all.iter().filter(|id| matches!(module.globals[**id].kind, GlobalKind::Function(_))).count(),
            ..EngineSwitch::default()
        };
        // Variables that lost their names may still be used.
        let is_variable = |id: &GlobalId| {
            matches!(module.globals[*id].kind, GlobalKind::Variable { init: Some(_), constant: false, .. })
        };
        let mut variables: Vec<GlobalId> =
            module.globals.keys().filter(is_variable).filter(|id| machine.range_of(*id).is_some()).collect();
        switched.variables = variables.len();
        let blocks = self.blocks_of_allocas(&variables);
        for id in blocks {
            let Some(range) = self.engine.range_of(id) else { continue };
            let align = module.globals[id].align.map_or(16, Align::bytes);
            if machine.allocate_variable(id, range.end - range.start, align, true).is_some() {
                variables.push(id);
            }
        }
        for id in variables {
            if self.carry_over(&mut machine, id) {
                switched.cleared.push(shown_name(self.checked.module(), id));
            }
        }
        switched.lost = self.carry_values_over(&mut machine);
        self.carry_undo_records_over(&mut machine);
        self.engine = machine;
        self.options.engine = engine;
        self.free.clear();
        Ok(switched)
    }

    /// Returns the memory of the allocas to which values and variables point, directly or through other allocas.
    pub(super) fn blocks_of_allocas(&self, variables: &[GlobalId]) -> Vec<GlobalId> {
        let module = self.checked.module();
        let mut seen: FxHashSet<GlobalId> = self.values.values().map(|kept| kept.variable).collect();
        let mut work: Vec<GlobalId> = seen.iter().copied().chain(variables.iter().copied()).collect();
        let objects: Vec<GlobalId> = self.values.values().filter_map(|kept| kept.provenance.object).collect();
        let mut found = Vec::new();
        let is_block = |id: GlobalId| {
            let global = &module.globals[id];
            matches!(global.kind, GlobalKind::Variable { init: None, .. }) && global.name.symbol().starts_with('%')
        };
        let mut add = |id: GlobalId, work: &mut Vec<GlobalId>| {
            if is_block(id) && seen.insert(id) {
                found.push(id);
                work.push(id);
            }
        };
        objects.into_iter().for_each(|id| add(id, &mut work));
        while let Some(id) = work.pop() {
            let offsets = self.pointers_in(module, id);
            if offsets.is_empty() {
                continue;
            }
            let Some((bytes, _)) = self.engine.read_variable(id, u64::MAX) else { continue };
            for at in offsets {
                let Some(word) = bytes.get(at as usize..at as usize + 8) else { continue };
                let address = u64::from_le_bytes(word.try_into().unwrap_or_default());
                if let Some((id, _)) = self.engine.symbol_at(address) {
                    add(id, &mut work);
                }
            }
        }
        found
    }

    /// Returns the offsets of the pointers in a variable, or in the elements of an alloca.
    fn pointers_in(&self, module: &Module, id: GlobalId) -> Vec<u64> {
        let (ty, layout) = (module.value_type(id), self.layout());
        let mut offsets = Vec::new();
        if !value_text::holds_pointers(&module.types, ty) {
            return offsets;
        }
        let size = layout.size_of(&module.types, ty).unwrap_or(0);
        let length = self.engine.range_of(id).map_or(0, |range| range.end - range.start);
        for n in 0..length.checked_div(size).unwrap_or(0) {
            value_text::pointer_offsets(&module.types, &layout, ty, n * size, &mut offsets);
        }
        offsets
    }

    /// Copies the content of a variable or an alloca to another engine. Returns whether a pointer became null.
    fn carry_over(&self, machine: &mut SessionEngine, id: GlobalId) -> bool {
        let offsets = self.pointers_in(self.checked.module(), id);
        if offsets.is_empty() {
            machine.copy_variable(&self.engine, id);
            return false;
        }
        let Some((bytes, _)) = self.engine.read_variable(id, u64::MAX) else { return false };
        let mut bytes = bytes.into_owned();
        let is_cleared = Relocation { from: &self.engine, to: machine }.translate(&mut bytes, &offsets, None);
        machine.write_bytes(id, &bytes);
        is_cleared
    }

    /// Copies the values to another engine. Drops those that are undefined there, and returns their names.
    fn carry_values_over(&mut self, machine: &mut SessionEngine) -> Vec<String> {
        let (mut lost, mut taken) = (Vec::new(), FxHashSet::default());
        for (name, kept) in &self.values {
            // The last result has a number too.
            if taken.contains(&kept.variable) {
                continue;
            }
            match self.carry_value(machine, kept) {
                Some(()) => drop(taken.insert(kept.variable)),
                None => lost.push(name.clone()),
            }
        }
        let shown = lost.iter().filter(|name| !self.is_result_number(name)).map(|name| format!("%{name}")).collect();
        for name in lost {
            self.values.shift_remove(&name);
        }
        self.retain_results();
        shown
    }

    /// Copies a value to another engine; `None` if it is undefined there.
    fn carry_value(&self, machine: &mut SessionEngine, kept: &SessionValue) -> Option<()> {
        let (layout, types) = (self.layout(), &self.checked.module().types);
        let (bytes, undefined) = self.engine.read_variable(kept.variable, u64::MAX)?;
        if !undefined.bits.is_empty() {
            return None;
        }
        let mut offsets = Vec::new();
        value_text::pointer_offsets(types, &layout, kept.ty, 0, &mut offsets);
        let mut bytes = bytes.into_owned();
        let mut relocation = Relocation { from: &self.engine, to: machine };
        if relocation.translate(&mut bytes, &offsets, kept.provenance.object) {
            return None;
        }
        let align = layout.preferred_align_of(types, kept.ty).unwrap_or(16);
        machine.allocate_variable(kept.variable, bytes.len() as u64, align, false)?;
        machine.write_bytes(kept.variable, &bytes);
        Some(())
    }

    /// Keeps the undo records of the last inputs, with the values that they restore. Records from before one that would
    /// restore what the other engine does not have are dropped.
    fn carry_undo_records_over(&mut self, machine: &mut SessionEngine) {
        let mut done = std::mem::take(&mut self.done);
        let is_kept = |level: &UndoLevel, machine: &mut SessionEngine| {
            level.steps.iter().all(|step| match step {
                UndoStep::Named(_, None) => true,
                UndoStep::Named(_, Some(before)) => {
                    machine.range_of(before.variable).is_some() || self.carry_value(machine, before).is_some()
                }
                UndoStep::Changed(change) => change.replaces_only_functions(),
            })
        };
        let dropped = done.iter().rposition(|level| !is_kept(level, machine));
        done.drain(..dropped.map_or(0, |last| last + 1));
        self.done = done;
    }
}
