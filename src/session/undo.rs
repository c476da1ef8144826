//! Changes of a session as a whole: undo, limits.

use super::{Session, UndoLevel, UndoStep, shown_name};
use crate::diagnostic::Diagnostic;
use crate::ir::GlobalId;
use rustc_hash::FxHashSet;
use std::time::Duration;

/// Number of inputs that can be undone. The values that they replaced stay in memory until then.
const LEVELS: usize = 100;

impl UndoLevel {
    /// Whether the input itself defined or named something, and not only the session for it.
    fn has_own(&self) -> bool {
        self.steps.len() > self.added
    }
}

impl Session {
    /// Undoes the last input with definitions, and the declarations that the session has added since: names get their
    /// previous meanings back. Other effects, such as writes to memory, persist. Returns `None` if there is nothing to
    /// undo, and otherwise the names that the input affected.
    pub fn undo(&mut self) -> Option<Result<Vec<String>, Vec<Diagnostic>>> {
        let last = self.done.iter().rposition(UndoLevel::has_own)?;
        while self.done.len() > last + 1 {
            if let Some(Err(errors)) = self.undo_level() {
                return Some(Err(errors));
            }
        }
        self.undo_level()
    }

    /// Undoes the last input that has an undo record, if only declarations that were added for it.
    pub(super) fn undo_level(&mut self) -> Option<Result<Vec<String>, Vec<Diagnostic>>> {
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
        self.done.iter().filter(|level| level.has_own()).count()
    }

    /// Returns the number of the input that [`undo`](Session::undo) undoes next.
    pub fn undone_next(&self) -> Option<u32> {
        self.done.iter().rev().find(|level| level.has_own()).map(|level| level.input)
    }

    /// Undoes the definitions and names of the last input, after it has failed as a whole.
    pub fn revert_input(&mut self) -> Result<(), Vec<Diagnostic>> {
        match self.fresh {
            true => Ok(()),
            false => {
                self.fresh = true;
                self.undo_level().map_or(Ok(()), |undone| undone.map(drop))
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
        level.added -= usize::from(at < level.added);
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
            // What was added for an input stays until an input before it is dropped.
            while self.undoable_inputs() >= LEVELS
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
