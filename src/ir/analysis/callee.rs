//! Callee analysis: functions named behind casts, and functions that return twice.

use crate::ir::constant::ConstExpr;
use crate::ir::inst::{CallInfo, CastOp};
use crate::ir::{Body, Constant, GlobalId, Module, Operand};

/// Returns the global that a callee names, looking through pointer casts.
pub fn named_callee(module: &Module, callee: Operand) -> Option<GlobalId> {
    let Operand::Const(mut id) = callee else { return None };
    loop {
        match &module.constants[id] {
            Constant::Global(_, global) => return Some(*global),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => id = arg.1,
                _ => return None,
            },
            _ => return None,
        }
    }
}

/// Functions that may return a second time from one call.
///
/// `swapcontext` is one: a program may resume at its call site repeatedly, and expects its local variables as
/// code without optimization keeps them.
const RETURNS_TWICE: [&str; 8] =
    ["setjmp", "_setjmp", "sigsetjmp", "__sigsetjmp", "vfork", "getcontext", "swapcontext", "llvm.eh.sjlj.setjmp"];

/// Whether a call may return twice.
pub fn returns_twice(module: &Module, call: &CallInfo) -> bool {
    let callee = named_callee(module, call.callee);
    let known = callee.is_some_and(|id| {
        let name = &module.globals[id].name;
        let declared = module.function(id).filter(|f| f.body.is_none());
        declared.is_some_and(|f| {
            module.has_fn_attr(f.attrs, "returns_twice")
                || RETURNS_TWICE.contains(&name.symbol().trim_start_matches('\u{1}'))
        })
    });
    known || module.has_fn_attr(call.fn_attrs, "returns_twice")
}

/// Whether any call in a body may return twice.
pub fn calls_twice(module: &Module, body: &Body) -> bool {
    let mut calls = body.layout.iter().flat_map(|b| &body.blocks[*b].insts);
    calls.any(|inst| body.insts[*inst].call().is_some_and(|call| returns_twice(module, call)))
}
