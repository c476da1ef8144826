//! Rules for garbage collection intrinsics: the function names a collector, and relocations refer to their
//! statepoint by its token.

use super::called;
use super::rule::{Rule, RuleResult, argument, whole};
use crate::ir::inst::{Bundle, CallInfo};
use crate::ir::{Attr, Constant, Inst, Operand, Type, TypeKind, ValueDef};
use crate::verify::rules::instructions::operands::InstChecker;

pub(super) fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        "gcroot" => root,
        "gcread" | "gcwrite" => |at, _, _| has_collector(at),
        "experimental.gc.statepoint" => statepoint,
        "experimental.gc.result" => result,
        "experimental.gc.relocate" => relocate,
        _ => return None,
    })
}

/// Returns the collector that the function names.
fn collector<'c>(at: &'c InstChecker<'_, '_>) -> Option<&'c str> {
    at.cx.collectors.get(&at.function.header_span.lo).map(|name| &**name)
}

fn has_collector(at: &InstChecker<'_, '_>) -> RuleResult {
    if collector(at).is_some() { Ok(()) } else { whole("enclosing function does not use GC") }
}

fn root(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let Some(Inst::Alloca { ty, .. }) = at.defining_inst(call, 0) else {
        return argument(0, "llvm.gcroot parameter #1 must be an alloca");
    };
    let Operand::Const(metadata) = call.args[1].value else {
        return argument(1, "llvm.gcroot parameter #2 must be a constant");
    };
    let null = matches!(at.cx.module.constants[metadata], Constant::Null(_) | Constant::Zero(_));
    if null && !at.cx.module.types.is_ptr(*ty) {
        let message =
            "llvm.gcroot parameter #1 must either be a pointer alloca, or argument #2 must be a non-null constant";
        return argument(0, message);
    }
    has_collector(at)
}

fn statepoint(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    has_collector(at)?;
    if at.signed_literal(call, 1) < Some(0) {
        return argument(1, "gc.statepoint number of patchable bytes must be positive");
    }
    let module = at.cx.module;
    let written = module.attrs[call.args[2].attrs].iter().find_map(|attr| match attr {
        Attr::Type(word, ty) if &**word == "elementtype" => Some(*ty),
        _ => None,
    });
    // In the old form the pointer type has the pointee.
    let pointee = module.types.pointee(call.args[2].ty).flatten();
    let Some(target) = written.or(pointee) else {
        return argument(2, "gc.statepoint callee argument must have elementtype attribute");
    };
    let TypeKind::Function { ret, params, varargs } = at.cx.kind(target) else {
        return argument(2, "gc.statepoint callee elementtype must be function type");
    };
    let Some(count) = at.literal(call, 3).and_then(|n| usize::try_from(n).ok()) else { return Ok(()) };
    if *varargs {
        if count < params.len() {
            return argument(3, "gc.statepoint mismatch in number of vararg call args");
        }
        if *ret != Type::VOID {
            return argument(2, "gc.statepoint doesn't support wrapping non-void vararg functions yet");
        }
    } else if count != params.len() {
        return argument(3, "gc.statepoint mismatch in number of call args");
    }
    if at.literal(call, 4).is_some_and(|flags| flags & !3 != 0) {
        return argument(4, "unknown flag used in gc.statepoint flags argument");
    }
    for (n, param) in params.iter().enumerate() {
        let Some(arg) = call.args.get(5 + n) else { break };
        if at.cx.compare(arg.ty, *param) == crate::verify::types::equivalence::Agreement::Different {
            return argument(5 + n, "gc.statepoint call argument does not match wrapped function type");
        }
        if *varargs && module.has_attr(arg.attrs, "sret") {
            return argument(5 + n, "Attribute 'sret' cannot be used for vararg call arguments");
        }
    }
    let (transition, deopt) = (5usize.saturating_add(count), 6usize.saturating_add(count));
    for (n, what) in [(transition, "transition"), (deopt, "deoptimization")] {
        match call.args.get(n).map(|_| at.literal(call, n)) {
            None => return whole(format!("gc.statepoint number of {what} arguments must be constant integer")),
            Some(None) => {
                return argument(n, format!("gc.statepoint number of {what} arguments must be constant integer"));
            }
            Some(Some(0)) => {}
            Some(Some(_)) => return argument(n, "gc.statepoint w/inline operands is deprecated"),
        }
    }
    if call.args.len() != deopt + 1 {
        return whole("gc.statepoint too many arguments");
    }
    Ok(())
}

/// Returns the statepoint call that produced a token operand.
fn statepoint_of<'a>(at: &InstChecker<'_, 'a>, operand: Operand) -> Option<&'a CallInfo> {
    let Operand::Value(value) = operand else { return None };
    let ValueDef::Inst(inst) = at.body.values[value].def else { return None };
    let call = at.body.insts[inst].call()?;
    (called(at.cx, call) == Some("experimental.gc.statepoint")).then_some(call)
}

fn is_undef(at: &InstChecker<'_, '_>, operand: Operand) -> bool {
    matches!(operand, Operand::Const(id)
        if matches!(at.cx.module.constants[id], Constant::Undef(_) | Constant::Poison(_) | Constant::Invalid))
}

fn result(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    has_collector(at)?;
    let token = call.args[0].value;
    if is_undef(at, token) {
        return Ok(());
    }
    let Some(statepoint) = statepoint_of(at, token) else {
        return argument(0, "gc.result operand #1 must be from a statepoint");
    };
    let module = at.cx.module;
    let Some(callee) = statepoint.args.get(2) else { return Ok(()) };
    let written = module.attrs[callee.attrs].iter().find_map(|attr| match attr {
        Attr::Type(word, ty) if &**word == "elementtype" => Some(*ty),
        _ => None,
    });
    let Some(target) = written.or(module.types.pointee(callee.ty).flatten()) else { return Ok(()) };
    match at.cx.kind(target) {
        TypeKind::Function { ret, .. }
            if at.cx.compare(*ret, at.ret_ty(call)) == crate::verify::types::equivalence::Agreement::Different =>
        {
            whole("gc.result result type does not match wrapped callee")
        }
        _ => Ok(()),
    }
}

fn relocate(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let ret = at.ret_ty(call);
    if !at.is_pointer(ret) {
        return whole("gc.relocate must return a pointer or a vector of pointers");
    }
    let token = call.args[0].value;
    if is_undef(at, token) {
        return Ok(());
    }
    let pad = matches!(at.defining_inst(call, 0), Some(Inst::LandingPad { .. } | Inst::Invalid));
    let statepoint = match statepoint_of(at, token) {
        Some(statepoint) => statepoint,
        // At a landing pad the statepoint is the invoke that unwinds to it, which is not searched for.
        None if pad => return Ok(()),
        None => return argument(0, "gc relocate is incorrectly tied to the statepoint"),
    };
    let live: Option<&Bundle> = statepoint.bundles.iter().find(|b| &*b.tag == "gc-live");
    let mut types = Vec::new();
    for (n, what) in [(1, "base"), (2, "derived")] {
        let Some(index) = at.literal(call, n).and_then(|n| usize::try_from(n).ok()) else { return Ok(()) };
        let ty = match live {
            Some(live) => live.args.get(index).map(|arg| arg.0),
            None => statepoint.args.get(index).map(|arg| arg.ty),
        };
        let Some(ty) = ty else {
            return argument(n, format!("gc.relocate: statepoint {what} index out of bounds"));
        };
        if !at.is_pointer(ty) {
            return argument(n, "gc.relocate: relocated value must be a pointer");
        }
        types.push(ty);
    }
    let derived = types[1];
    if at.lanes(ret).is_some() != at.lanes(derived).is_some() {
        return whole("gc.relocate: vector relocates to vector and pointer to pointer");
    }
    let space = |ty: Type| match at.cx.scalar_kind(ty) {
        TypeKind::Ptr { addrspace, .. } => *addrspace,
        _ => 0,
    };
    if space(ret) != space(derived) {
        return whole("gc.relocate: relocating a pointer shouldn't change its address space");
    }
    // These collectors manage pointers in address space 1.
    let managed = matches!(collector(at), Some("statepoint-example" | "coreclr"));
    if managed && [ret, types[0], derived].iter().any(|ty| space(*ty) != 1) {
        return whole("gc.relocate: relocated value must be a gc pointer");
    }
    Ok(())
}
