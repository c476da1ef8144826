//! Definitions that a session refuses.

use super::module::{self, ModuleChange};
use super::{Session, shown_name};
use crate::diagnostic::Diagnostic;
use crate::ir::{DataLayout, GlobalKind, Module, Type, TypeKind};
use crate::source::Span;
use rustc_hash::FxHashSet;

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
            if let GlobalKind::Ifunc { .. } = &global.kind {
                return refuse(global.span, "ifuncs");
            }
        }
        let Some((text, place)) = &module.data_layout else { return Ok(()) };
        if !self.checked.module().order.is_empty()
            && let Ok(layout) = DataLayout::parse(text)
            && let Some(difference) = self.layout_difference(&layout, module)
        {
            let message = format!("the session was started with another data layout, in which {difference}");
            let found = Diagnostic::error("E1005", if place.hi > place.lo { *place } else { span }, message);
            return Err(vec![found.help("`:reset` starts a new session")]);
        }
        Ok(())
    }

    /// Returns how the session's data layout differs from that of a module in what both use. Layouts of different
    /// versions of a compiler differ in the alignment of `i128`, on which most modules do not depend.
    fn layout_difference(&self, other: &DataLayout, module: &Module) -> Option<String> {
        let own = self.layout();
        if own == *other {
            return None;
        }
        if own.big_endian != other.big_endian {
            let first = |is_big| if is_big { "most" } else { "least" };
            return Some(format!("the {} significant byte is the first one", first(own.big_endian)));
        }
        let (bits, others) = (own.pointer(0).0 * 8, other.pointer(0).0 * 8);
        if bits != others {
            return Some(format!("pointers have {bits} bits, and not {others}"));
        }
        let spaces = |layout: &DataLayout| (layout.program_space, layout.globals_space, layout.alloca_space);
        if spaces(&own) != spaces(other) {
            return Some("functions, variables or allocas are in other address spaces".into());
        }
        if own.mangling != other.mangling {
            return Some(format!("symbols are mangled as `m:{}`, and not as `m:{}`", own.mangling, other.mangling));
        }
        let values: Vec<Type> = self.values.values().map(|kept| kept.ty).collect();
        let own_module = self.checked.module();
        [(module, &[][..]), (own_module, &values)].into_iter().find_map(|(module, values)| {
            let types = &module.types;
            let used = used_types(module, values);
            // Component types precede their compounds.
            types.ids().filter(|ty| used.contains(ty)).find_map(|ty| {
                let of = |layout: &DataLayout| layout.size_of(types, ty).zip(layout.align_of(types, ty));
                let ((size, align), (other_size, other_align)) = of(&own).zip(of(other))?;
                let name = types.display(ty);
                match () {
                    () if align != other_align => {
                        Some(format!("`{name}` is aligned to {align} bytes, and not to {other_align}"))
                    }
                    () if size != other_size => Some(format!("`{name}` has {size} bytes, and not {other_size}")),
                    () => None,
                }
            })
        })
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

/// Returns the types of a module's globals, of the values and operands in its functions, of the given values, and of all
/// their parts.
fn used_types(module: &Module, values: &[Type]) -> FxHashSet<Type> {
    let mut work = values.to_vec();
    for (id, global) in module.globals.iter() {
        match &global.kind {
            GlobalKind::Undeclared => {}
            _ => work.push(module.value_type(id)),
        }
        let Some(body) = module.function(id).and_then(|function| function.body.as_ref()) else { continue };
        work.extend(body.values.values().map(|value| value.ty).filter(|ty| *ty != Type::INVALID));
        body.insts.values().for_each(|inst| inst.for_each_operand(|ty, _| work.push(ty)));
    }
    let mut used = FxHashSet::default();
    while let Some(ty) = work.pop() {
        if ty == Type::INVALID || !used.insert(ty) {
            continue;
        }
        let mut kind = module.types.written(ty).clone();
        kind.map_parts(|part| {
            work.push(part);
            part
        });
        if let TypeKind::Named(id) = kind {
            work.extend(module.types.named[id].body);
        }
    }
    used
}
