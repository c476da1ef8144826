//! Callee analysis: functions named behind casts, and functions that return twice.

use crate::ir::constant::ConstExpr;
use crate::ir::inst::{CallInfo, CastOp};
use crate::ir::{AttrSet, Body, Constant, GlobalId, Module, Operand, Type};

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

/// Returns the declared attributes of an argument, for a function called by name. If the call has another
/// function type, they only count where the parameter has the argument's type.
pub fn declared_attrs(module: &Module, callee: Option<GlobalId>, n: usize, ty: Type) -> AttrSet {
    let types = &module.types;
    let param = callee.and_then(|id| module.function(id)).and_then(|f| f.params.get(n));
    let same = |p: &Type| types.strip(*p) == types.strip(ty) || types.is_ptr(*p) && types.is_ptr(ty);
    param.filter(|p| same(&p.ty)).map_or(AttrSet::NONE, |p| p.attrs)
}

/// Functions that may return a second time from one call.
///
/// `swapcontext` is one of them: a program may resume at its call site repeatedly, and relies on local variables
/// keeping the values that unoptimized code gives them.
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
