//! Changes of a session as a whole: undo, change of engine, limits.

use super::engine::SessionEngine;
use super::{EngineKind, EngineSwitch, Session, UndoLevel, UndoStep, shown_name, value_text};
use crate::diagnostic::Diagnostic;
use crate::ir::{GlobalId, GlobalKind, unsupported_traps};
use rustc_hash::FxHashSet;
use std::sync::Arc;
use std::time::Duration;

/// Number of inputs that can be undone. The values that they replaced stay in memory until then.
const LEVELS: usize = 100;

impl Session {
    /// Undoes the last input with definitions: names get their previous meanings back. Other effects, such as writes
    /// to memory, persist. Returns `None` if there is nothing to undo, and otherwise the affected names.
    pub fn undo(&mut self) -> Option<Result<Vec<String>, Vec<Diagnostic>>> {
        let UndoLevel { steps, mut replaced } = self.done.pop_back()?;
        let mut names = Vec::new();
        for step in steps.into_iter().rev() {
            match step {
                UndoStep::Named(name, before) => {
                    let now = match before {
                        Some(before) => {
                            replaced.retain(|id| *id != before.variable);
                            self.values.insert(name.clone(), before)
                        }
                        None => self.values.shift_remove(&name),
                    };
                    names.push(format!("%{name}"));
                    replaced.extend(now.map(|kept| kept.variable));
                }
                UndoStep::Changed(change) => {
                    let module = self.checked.module();
                    names.extend(change.new_types.iter().rev().map(|name| format!("%{name}")));
                    let all = change.defined.iter().chain(&change.declared).rev();
                    names.extend(all.map(|id| shown_name(module, *id)));
                    let functions: Vec<GlobalId> = change
                        .replaced()
                        .map(|(id, _)| id)
                        .filter(|id| module.function(*id).is_some_and(|f| f.body.is_some()))
                        .collect();
                    let gone: Vec<GlobalId> =
                        change.defined.iter().copied().filter(|id| module.function(*id).is_some()).collect();
                    self.revert(change);
                    let (again, gone): (Vec<GlobalId>, Vec<GlobalId>) =
                        gone.into_iter().partition(|id| functions.contains(id) && self.is_prepared(*id));
                    for id in gone {
                        self.engine.undefine(&self.checked, id);
                    }
                    if let Err(errors) = self.engine.grow(&mut self.checked, &self.empty, &again, None) {
                        return Some(Err(errors));
                    }
                }
            }
        }
        let mut seen = FxHashSet::default();
        names.retain(|name: &String| seen.insert(name.clone()));
        self.release(&replaced);
        Some(Ok(names))
    }

    /// Undoes the definitions and names of the last input, after it has failed as a whole.
    pub fn revert_input(&mut self) -> Result<(), Vec<Diagnostic>> {
        match self.fresh {
            true => Ok(()),
            false => {
                self.fresh = true;
                self.undo().map_or(Ok(()), |undone| undone.map(drop))
            }
        }
    }

    /// Adds a step to the undo record of the current input.
    pub(super) fn note(&mut self, step: UndoStep) -> &mut UndoLevel {
        if std::mem::take(&mut self.fresh) || self.done.is_empty() {
            if self.done.len() == LEVELS
                && let Some(oldest) = self.done.pop_front()
            {
                self.release(&oldest.replaced);
            }
            self.done.push_back(UndoLevel::default());
        }
        let last = self.done.len() - 1;
        let level = &mut self.done[last];
        level.steps.push(step);
        level
    }

    /// Switches to another engine. Definitions are carried over, as are values and variables without
    /// pointers. Those with pointers are not: the pointers are addresses in the other engine's memory.
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
        let mut switched = EngineSwitch::default();
        for &id in &all {
            match &module.globals[id].kind {
                GlobalKind::Variable { ty, constant: false, .. } if value_text::holds_pointers(&module.types, *ty) => {
                    switched.reinitialized.push(shown_name(module, id));
                }
                GlobalKind::Variable { constant: false, .. } if machine.copy_variable(&self.engine, id) => {
                    switched.variables += 1;
                }
                GlobalKind::Function(_) => switched.functions += 1,
                _ => {}
            }
        }
        let layout = self.layout();
        let (mut lost, mut taken) = (Vec::new(), FxHashSet::default());
        for (name, kept) in &self.values {
            // The last result has a number too.
            if taken.contains(&kept.variable) {
                continue;
            }
            let content =
                self.engine.read_variable(kept.variable, u64::MAX).filter(|(_, undefined)| undefined.bits.is_empty());
            let plain = !value_text::holds_pointers(&module.types, kept.ty);
            let align = layout.preferred_align_of(&module.types, kept.ty).unwrap_or(16);
            let goes = content.filter(|_| plain).and_then(|(bytes, _)| {
                machine.allocate_variable(kept.variable, bytes.len() as u64, align, false)?;
                machine.write_bytes(kept.variable, &bytes);
                taken.insert(kept.variable);
                Some(())
            });
            if goes.is_none() {
                lost.push(name.clone());
            }
        }
        for name in lost {
            if !self.is_result_number(&name) {
                switched.lost.push(format!("%{name}"));
            }
            self.values.shift_remove(&name);
        }
        self.retain_results();
        self.engine = machine;
        self.options.engine = engine;
        (self.done, self.free) = Default::default();
        Ok(switched)
    }

    /// Sets the timeout of further runs.
    pub fn limit(&mut self, timeout: Option<Duration>) {
        self.options.limits.timeout = timeout;
        self.engine.limits_mut().timeout = timeout;
    }
}
