//! Spellings that LLVM does not read any more, where the language is to be the one of today.

use super::place::Spot;
use super::types::Checker;
use super::{Context, Profile};
use crate::diagnostic::Diagnostic;
use crate::ir::TypeKind;
use crate::ir::inst::CallInfo;
use crate::ir::spelling::OldSpelling;

/// Whether old spellings are errors.
pub(super) fn refuses(cx: &Context<'_>) -> bool {
    cx.options.strict && cx.options.profile == Profile::Llvm
}

/// Reports each old spelling at its first place.
pub(super) fn check(cx: &mut Context<'_>) {
    if !refuses(cx) {
        return;
    }
    let mut all = cx.module.old_spellings.clone();
    all.retain(|(spelling, _)| !(cx.module.spells_pointees && spelling.is_read_with_pointees()));
    all.sort_by_key(|(_, span)| span.lo);
    for (n, (spelling, span)) in all.iter().enumerate() {
        if !all[..n].iter().any(|(before, _)| before == spelling) {
            cx.report(Diagnostic::error("E0264", *span, spelling.message()).help(spelling.help()));
        }
    }
}

/// A call whose callee's type is written as a pointer to a function.
pub(super) fn call(at: &mut Checker<'_, '_>, call: &CallInfo) {
    if !refuses(at.cx) {
        return;
    }
    let TypeKind::Function { ret, .. } = at.cx.kind(call.fn_ty) else { return };
    let TypeKind::Ptr { pointee: Some(pointee), .. } = at.cx.kind(call.written) else { return };
    if *ret != call.written && matches!(at.cx.kind(*pointee), TypeKind::Function { .. }) {
        let spelling = OldSpelling::PointerToCallee;
        at.error("E0264", Spot::Type(0), spelling.message(), spelling.help());
    }
}
