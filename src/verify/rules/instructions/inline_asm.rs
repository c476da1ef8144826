//! Rules for inline assembly: the constraints match the call.

use super::operands::InstChecker;
use crate::ir::asm::{InlineAsm, Role, constraints};
use crate::ir::inst::CallInfo;
use crate::ir::{Inst, TypeKind};
use crate::parse::operand_spans::InstPart;

pub(crate) fn check<'a>(at: &mut InstChecker<'_, 'a>, call: &'a CallInfo, asm: &InlineAsm) {
    if let Some(error) = asm.error(&at.cx.module.types, call.fn_ty) {
        return at.error("E0252", InstPart::Operand(0), error, "");
    }
    let all = constraints(&asm.constraints).unwrap_or_default();
    let takers = all.iter().filter(|c| c.takes_argument());
    for (n, (constraint, arg)) in takers.zip(&call.args).enumerate() {
        let typed = at.cx.module.has_attr(arg.attrs, "elementtype");
        if !constraint.indirect {
            if typed {
                let message = "elementtype attribute can only be applied for indirect constraints";
                at.error("E0252", InstPart::Operand(n + 1), message, "");
            }
            continue;
        }
        let TypeKind::Ptr { pointee, .. } = at.cx.kind(arg.ty) else {
            let message = "operand for indirect constraint must have pointer type";
            at.error("E0252", InstPart::Type(n + 1), message, "");
            continue;
        };
        // With a typed pointer, the attribute is redundant (LLVM before 14).
        if !typed && pointee.is_none() {
            let message = "operand for indirect constraint must have elementtype attribute";
            at.error("E0252", InstPart::Operand(n + 1), message, "write `ptr elementtype(T) %p`");
        }
    }
    let labels = all.iter().filter(|c| c.role == Role::Label).count();
    match &at.body.insts[at.inst] {
        Inst::CallBr(callbr) if callbr.indirect.len() != labels => {
            let message = format!(
                "number of label constraints does not match number of callbr dests: {labels}, not {}",
                callbr.indirect.len()
            );
            at.error("E0252", InstPart::Operand(0), message, "");
        }
        Inst::CallBr(_) => {}
        _ if labels > 0 => {
            at.error("E0252", InstPart::Operand(0), "label constraints can only be used with callbr", "")
        }
        _ => {}
    }
}
