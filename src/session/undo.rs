//! Changes of a session as a whole: undo, limits.

use super::{Session, UndoLevel, UndoStep, shown_name};
use crate::diagnostic::Diagnostic;
use crate::ir::GlobalId;
use rustc_hash::FxHashSet;
use std::time::Duration;

/// Number of inputs that can be undone. The values that they replaced stay in memory until then.
const LEVELS: usize = 100;

impl Session {
    /// Undoes the last input with definitions: names get their previous meanings back. Other effects, such as writes
    /// to memory, persist. Returns `None` if there is nothing to undo, and otherwise the affected names.
    pub fn undo(&mut self) -> Option<Result<Vec<String>, Vec<Diagnostic>>> {
        let UndoLevel { steps, mut replaced, .. } = self.done.pop_back()?;
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

    /// Returns the number of inputs that can be undone.
    pub fn undoable_inputs(&self) -> usize {
        self.done.len()
    }

    /// Returns the number of the input that [`undo`](Session::undo) undoes next.
    pub fn undone_next(&self) -> Option<u32> {
        self.done.back().map(|level| level.input)
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

    /// Removes a function, given as `@name`, that [`Session::prepare`] has defined for the last input.
    pub fn remove_function(&mut self, name: &str) {
        let key = crate::parse::name(name.trim_start_matches('@'));
        let Some(id) = self.checked.module().by_name.get(&key).copied() else { return };
        let Some(level) = self.done.back_mut() else { return };
        let is_its = |step: &UndoStep| matches!(step, UndoStep::Changed(change) if change.defined == [id]);
        let Some(at) = level.steps.iter().rposition(is_its) else { return };
        if let UndoStep::Changed(change) = level.steps.remove(at) {
            self.revert(change);
            self.engine.undefine(&self.checked, id);
        }
        if let Some(level) = self.done.pop_back_if(|level| level.steps.is_empty()) {
            self.fresh = true;
            self.release(&level.replaced);
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
            self.done.push_back(UndoLevel { input: self.inputs, ..UndoLevel::default() });
        }
        let last = self.done.len() - 1;
        let level = &mut self.done[last];
        level.steps.push(step);
        level
    }

    /// Sets the timeout of further runs.
    pub fn limit(&mut self, timeout: Option<Duration>) {
        self.options.limits.timeout = timeout;
        self.engine.limits_mut().timeout = timeout;
    }
}
