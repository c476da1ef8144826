//! Ifuncs: functions that a resolver selects at load time.

use crate::diagnostic::Diagnostic;
use crate::ir::{Constant, GlobalId, GlobalKind, Linkage, Type, TypeKind, TypedConst};
use crate::verify::context::{NodeRef, VerifierContext};

/// Checks linkage, type and resolver of an ifunc. Messages in LLVM's spelling ("IFunc") are those of its verifier.
pub(crate) fn check(cx: &mut VerifierContext<'_>, id: GlobalId, ty: Type, resolver: TypedConst) {
    let module = cx.module;
    let global = &module.globals[id];
    let place = NodeRef::Initializer(id);
    if let Linkage::Common | Linkage::Appending | Linkage::ExternWeak | Linkage::AvailableExternally = global.linkage {
        let message =
            "IFunc should have private, internal, linkonce, weak, linkonce_odr, weak_odr, or external linkage";
        cx.report(Diagnostic::error("E0405", global.span, message));
    }
    if matches!(module.constants[resolver.1], Constant::Invalid) {
        cx.has_damage = true;
        return;
    }
    cx.check_constant_use(resolver.0, resolver.1, place, &mut Vec::new(), "the resolver");
    if cx.damaged(ty) || cx.damaged(resolver.0) {
        return;
    }
    if !matches!(cx.kind(ty), TypeKind::Function { .. }) {
        let message = format!("an ifunc must have function type, not {}", cx.ty(ty));
        let d = cx.error("E0409", NodeRef::VariableType(id), message);
        return cx.report(d);
    }
    let resolver_global = match module.constants[module.constants.same_address(resolver.1)] {
        Constant::Global(_, global) | Constant::Marked(_, _, global) => Some(module.aliasee(global)),
        _ => None,
    };
    let is_available_externally =
        |id: Option<GlobalId>| id.is_some_and(|id| module.globals[id].linkage == Linkage::AvailableExternally);
    let message = match resolver_global.map(|global| &module.globals[global].kind) {
        // An undeclared name is reported where it is resolved.
        Some(GlobalKind::Undeclared) => return,
        Some(GlobalKind::Function(function)) => match cx.kind(function.ret) {
            _ if function.body.is_none() || is_available_externally(resolver_global) => {
                "IFunc resolver must be a definition"
            }
            TypeKind::Ptr { .. } | TypeKind::Invalid => return,
            _ => "IFunc resolver must return a pointer",
        },
        _ => "IFunc must have a Function resolver",
    };
    let d = cx.error("E0409", place, message);
    cx.report(match resolver_global {
        Some(global) => d.label(module.globals[global].span, "the resolver"),
        None => d,
    });
}
