//! What changes a session as a whole: taking back, other engines, limits.

use super::machine::Machine;
use super::{EngineKind, Level, Session, Step, Switched, show, shown_name};
use crate::diagnostic::Diagnostic;
use crate::ir::{GlobalId, GlobalKind, unsupported};
use std::sync::Arc;
use std::time::Duration;

/// Inputs that can be taken back. What they replaced stays in memory until then.
const LEVELS: usize = 100;

impl Session {
    /// Takes back what the last input defined that defined anything and was not taken back yet: names mean what they meant before. What
    /// ran has run, and what it wrote to memory stays. `None`: there is nothing to take back. Otherwise the names.
    pub fn undo(&mut self) -> Option<Result<Vec<String>, Vec<Diagnostic>>> {
        let Level { steps, mut replaced } = self.done.pop_back()?;
        let mut names = Vec::new();
        for step in steps.into_iter().rev() {
            match step {
                Step::Named(name, before) => {
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
                Step::Changed(change) => {
                    let module = self.world.module();
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
                    self.take_back(change);
                    let (again, gone): (Vec<GlobalId>, Vec<GlobalId>) =
                        gone.into_iter().partition(|id| functions.contains(id) && self.is_prepared(*id));
                    for id in gone {
                        self.machine.undefine(&self.world, id);
                    }
                    if let Err(errors) = self.machine.grow(&mut self.world, &self.empty, &again, None) {
                        return Some(Err(errors));
                    }
                }
            }
        }
        names.dedup();
        self.release(&replaced);
        Some(Ok(names))
    }

    /// Notes something that can be taken back, as part of what the input did.
    pub(super) fn note(&mut self, step: Step) -> &mut Level {
        if std::mem::take(&mut self.fresh) || self.done.is_empty() {
            if self.done.len() == LEVELS
                && let Some(oldest) = self.done.pop_front()
            {
                self.release(&oldest.replaced);
            }
            self.done.push_back(Level::default());
        }
        let last = self.done.len() - 1;
        let level = &mut self.done[last];
        level.steps.push(step);
        level
    }

    /// Goes on with another engine. Definitions go along, and so do values and contents of variables that are plain numbers. What
    /// holds pointers does not: these are addresses of the other one's memory.
    pub fn switch(&mut self, engine: EngineKind) -> Result<Switched, Vec<Diagnostic>> {
        // The other one may run what this one cannot.
        let mut world = Arc::clone(&self.world);
        if unsupported::is_replaced(world.module()) {
            unsupported::restore(Arc::make_mut(&mut world).module_mut());
        }
        let mut machine = Machine::new(engine, &self.options, Arc::clone(&world))?;
        let module = self.world.module();
        let all: Vec<GlobalId> =
            module.by_name.values().copied().filter(|id| *id != self.evaluates && self.is_prepared(*id)).collect();
        machine.grow(&mut world, &self.empty, &all, None)?;
        self.world = world;
        let module = self.world.module();
        let mut switched = Switched::default();
        for &id in &all {
            match &module.globals[id].kind {
                GlobalKind::Variable { ty, constant: false, .. } if show::holds_pointers(&module.types, *ty) => {
                    switched.renewed.push(shown_name(module, id));
                }
                GlobalKind::Variable { constant: false, .. } if machine.copy_variable(&self.machine, id) => {
                    switched.variables += 1;
                }
                GlobalKind::Function(_) => switched.functions += 1,
                _ => {}
            }
        }
        let layout = self.layout();
        let mut lost = Vec::new();
        for (name, kept) in &self.values {
            let content = self.machine.look(kept.variable).filter(|(_, undefined)| undefined.is_empty());
            let plain = !show::holds_pointers(&module.types, kept.ty);
            let align = layout.preferred_align_of(&module.types, kept.ty).unwrap_or(16);
            let goes = content.filter(|_| plain).and_then(|(bytes, _)| {
                machine.hold(kept.variable, bytes.len() as u64, align, false)?;
                machine.write_bytes(kept.variable, &bytes);
                Some(())
            });
            if goes.is_none() {
                lost.push(name.clone());
            }
        }
        for name in lost {
            self.values.shift_remove(&name);
            switched.lost.push(format!("%{name}"));
        }
        self.machine = machine;
        self.options.engine = engine;
        (self.done, self.free) = Default::default();
        Ok(switched)
    }

    /// Limits what each further run may use.
    pub fn limit(&mut self, timeout: Option<Duration>) {
        self.options.limits.timeout = timeout;
        self.machine.limits_mut().timeout = timeout;
    }
}
