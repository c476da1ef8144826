//! Lowering of inline assembly with an operand that is read and written in memory (`"+rm"` in C, `=*rm,…,0` in
//! the IR): the input value is stored to the memory beforehand.

use super::CallRewriter;
use crate::ir::asm::{self, InlineAsm, constraints};
use crate::ir::inst::Arg;
use crate::ir::{Align, AttrSet, Constant, Inst, InstId, Module, Type, TypeKind};

/// Returns the inputs tied to an output in memory: index of the argument with the value, and of that with the
/// address.
fn ties(asm: &InlineAsm) -> Vec<(usize, usize)> {
    let all = constraints(&asm.constraints).unwrap_or_default();
    let argument = |at: usize| all[..at].iter().filter(|c| c.takes_argument()).count();
    let inputs = all.iter().enumerate().filter(|(_, c)| !c.indirect);
    let tied = inputs.filter_map(|(at, c)| Some((at, c.tied?)));
    tied.filter(|(_, output)| all[*output].indirect).map(|(at, output)| (argument(at), argument(output))).collect()
}

/// Whether a module has such inline assembly.
pub(super) fn is_in(module: &Module) -> bool {
    module.constants.iter().any(|(_, c)| matches!(c, Constant::InlineAsm(_, asm) if !ties(asm).is_empty()))
}

/// Inserts the stores before a call, and passes the address instead of the value.
pub(super) fn store_first(edit: &mut CallRewriter<'_>, id: InstId) {
    let Some(call) = edit.body.insts[id].call() else { return };
    let Some(asm) = asm::called(&edit.module.constants, call) else { return };
    let (ties, args) = (ties(asm), call.args.clone());
    let mut changed = Vec::new();
    for (value, place) in ties {
        let (Some(value), Some(at)) = (args.get(value).map(|a| (value, a)), args.get(place)) else { return };
        if !edit.module.types.is_first_class(value.1.ty) || !edit.module.types.is_ptr(at.ty) {
            return;
        }
        edit.put_void(Inst::Store {
            atomic: None,
            volatile: false,
            value: (value.1.ty, value.1.value),
            ptr_ty: at.ty,
            ptr: at.value,
            align: Align::new(1),
        });
        changed.push((value.0, *at));
    }
    if changed.is_empty() {
        return;
    }
    let fn_ty = edit.body.insts[id].call().map_or(Type::INVALID, |call| call.fn_ty);
    let TypeKind::Function { ret, params, varargs } = edit.module.types.kind(fn_ty).clone() else { return };
    let mut params = params.into_vec();
    for (n, at) in &changed {
        params[*n] = at.ty;
    }
    let fn_ty = edit.module.types.function(ret, params, varargs);
    if let Some(call) = edit.body.insts[id].call_mut() {
        call.fn_ty = fn_ty;
        for (n, at) in changed {
            call.args[n] = Arg { attrs: AttrSet::NONE, ..at };
        }
    }
}
