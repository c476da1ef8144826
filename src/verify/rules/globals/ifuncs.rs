//! Ifuncs: functions that a resolver selects at load time.

use crate::diagnostic::Diagnostic;
use crate::ir::{Constant, GlobalId, GlobalKind, Linkage, Type, TypeKind, TypedConst};
use crate::verify::context::{NodeRef, VerifierContext};

/// Checks an ifunc.
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
    let found = match module.constants[module.constants.same_address(resolver.1)] {
        Constant::Global(_, found) | Constant::Marked(_, _, found) => Some(module.aliasee(found)),
        _ => None,
    };
    let available =
        |id: Option<GlobalId>| id.is_some_and(|id| module.globals[id].linkage == Linkage::AvailableExternally);
    let fault = match found.map(|found| &module.globals[found].kind) {
        // Reported as undefined elsewhere.
        Some(GlobalKind::Undeclared) => return,
        Some(GlobalKind::Function(function)) => match cx.kind(function.ret) {
            _ if function.body.is_none() || available(found) => "IFunc resolver must be a definition",
            TypeKind::Ptr { .. } | TypeKind::Invalid => return,
            _ => "IFunc resolver must return a pointer",
        },
        _ => "IFunc must have a Function resolver",
    };
    let d = cx.error("E0409", place, fault);
    cx.report(match found {
        Some(found) => d.label(module.globals[found].span, "the resolver"),
        None => d,
    });
}
