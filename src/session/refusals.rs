//! Definitions that a session refuses.

use super::module::{self, ModuleChange};
use super::{Session, shown_name};
use crate::diagnostic::Diagnostic;
use crate::ir::{DataLayout, GlobalKind, Module};
use crate::source::Span;

impl Session {
    pub(super) fn refuse_what_it_has_not(&self, module: &Module, span: Span) -> Result<(), Vec<Diagnostic>> {
        let refuse = |span: Span, what: &str| {
            let found = Diagnostic::error("E1006", span, format!("{what} cannot be used in a session"));
            Err(vec![found.help("run it as a separate program")])
        };
        if let Some((_, span)) = module.asm.first() {
            return refuse(*span, "`module asm`");
        }
        for global in module.globals.values() {
            match &global.kind {
                GlobalKind::Ifunc { .. } => return refuse(global.span, "ifuncs"),
                GlobalKind::Variable { init: Some(_), .. } if global.is_thread_local() => {
                    return refuse(global.span, "`thread_local` variables");
                }
                _ => {}
            }
        }
        let Some((text, place)) = &module.data_layout else { return Ok(()) };
        if DataLayout::parse(text).is_ok_and(|layout| layout != self.layout())
            && !self.checked.module().order.is_empty()
        {
            let message = "the session was started with another data layout".to_string();
            let found = Diagnostic::error("E1005", if place.hi > place.lo { *place } else { span }, message);
            return Err(vec![found.help("`:reset` starts a new session")]);
        }
        Ok(())
    }

    /// Rejects a redefinition that changes the type of a function with users.
    pub(super) fn refuse_other_types(&self, change: &ModuleChange) -> Result<(), Diagnostic> {
        let module = self.checked.module();
        for (id, old) in change.replaced() {
            let (GlobalKind::Function(before), Some(now)) = (&old.kind, module.function(id)) else { continue };
            if module::agree(&module.types, before.ty, now.ty) && before.cc == now.cc {
                continue;
            }
            let mut users = module::users(module, id);
            users.retain(|user| !change.defined.contains(user) && *user != self.evaluates);
            let Some(user) = users.first() else { continue };
            let types = &module.types;
            let name = shown_name(module, id);
            let message = format!(
                "`{name}` has type `{}`, but {} uses it as `{}`",
                types.display(now.ty),
                shown_name(module, *user),
                types.display(before.ty)
            );
            let found = Diagnostic::error("E1002", module.globals[id].span, message);
            let found = found.label(module.globals[*user].span, "this one");
            return Err(found.help(format!("enter `{name}` together with its users")));
        }
        for (id, ty, span) in &change.declares {
            if !module::agree(&module.types, module.value_type(*id), *ty) {
                let message = format!(
                    "`{}` is declared as `{}`, but has type `{}` in the session",
                    shown_name(module, *id),
                    module.types.display(*ty),
                    module.types.display(module.value_type(*id))
                );
                let found = Diagnostic::error("E1002", *span, message);
                return Err(found.label(module.globals[*id].span, "defined here"));
            }
        }
        Ok(())
    }
}
