//! `musttail`: the callee takes the caller's place, so that nothing may be left to do.

use super::place::Spot;
use super::types::Checker;
use crate::ir::inst::{CallInfo, CastOp, TailKind};
use crate::ir::{Inst, Operand, Type, TypeKind};

pub(super) fn check<'a>(at: &mut Checker<'_, 'a>, call: &'a CallInfo) {
    let musttail = call.tail == TailKind::MustTail;
    if call.forwards && !(musttail && at.function.varargs) {
        let message = "`...` in the arguments of a call that does not pass on variable arguments";
        let help = "only a `musttail` call in a function with variable arguments can pass them on";
        return at.error("E0311", Spot::Whole, message, help);
    }
    if !musttail {
        return;
    }
    if !returns_its_result(at) {
        let message = "a `musttail` call must be followed by a `ret` of its result";
        return at.error("E0311", Spot::Whole, message, "");
    }
    let TypeKind::Function { ret, .. } = at.cx.kind(call.fn_ty) else { return };
    let (types, own) = (&at.cx.module.types, at.function.ret);
    let same = |a: Type, b: Type| types.strip(a) == types.strip(b) || types.is_ptr(a) && types.is_ptr(b);
    if !same(*ret, own) {
        let message = format!(
            "a `musttail` call of a function that returns {}, in one that returns {}",
            at.cx.ty(*ret),
            at.cx.ty(own)
        );
        at.error("E0311", Spot::Whole, message, "");
    }
}

/// Whether a `ret` of the call's result follows, perhaps by way of a bitcast.
fn returns_its_result(at: &Checker<'_, '_>) -> bool {
    let (body, mut result) = (at.body, at.body.result(at.inst));
    for inst in at.following {
        match &body.insts[*inst] {
            // Reported already.
            Inst::Invalid => return true,
            Inst::Cast { op: CastOp::Bitcast, arg: Operand::Value(v), .. } if Some(*v) == result => {
                result = body.result(*inst);
            }
            Inst::Ret(None) => return true,
            Inst::Ret(Some((_, Operand::Value(v)))) => return Some(*v) == result,
            _ => return false,
        }
    }
    false
}
