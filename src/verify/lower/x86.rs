//! Lowering of x86 intrinsics (`llvm.x86.*`) that engines do not implement: those of AVX-512, and those that older
//! versions of clang emitted and LLVM auto-upgrades. The lowered code consists of LangRef instructions and follows the
//! processor manuals. Intrinsics that engines do implement ([`X86Intrinsic`]) are left unchanged.
//!
//! A call with unexpected types, or of an intrinsic that is unknown in this module too, is left unchanged, and engines
//! reject it.

mod builder;
mod compare;
mod convert;
mod exponent;
mod float;
mod galois;
mod integer;
mod mask;
mod masked_in_place;
mod memory;
mod mmx;
mod scalar;
mod shift;
mod shuffle;
mod system;

use crate::ir::TypedOperand;
use crate::ir::inst::{CastFlags, CastOp};
use crate::ir::x86::X86Intrinsic;
use crate::ir::{Body, Constant, GlobalId, GlobalKind, Inst, InstId, Module, Name, Operand, Type, TypeKind};
use builder::Builder;
use cranelift_entity::SecondaryMap;
use mask::{Masking, mask_of, merge, merge_zero};

/// Prefix of the names of x86 intrinsics.
const PREFIX: &str = "llvm.x86.";

/// Lowers the calls in a module without errors.
pub(crate) fn run(module: &mut Module) {
    let mut names: SecondaryMap<GlobalId, Option<std::sync::Arc<str>>> = SecondaryMap::new();
    let mut any = false;
    for (id, global) in module.globals.iter() {
        let Name::Text(name) = &global.name else { continue };
        if name.starts_with(PREFIX) {
            names[id] = Some(name.as_ref().into());
            any = true;
        }
    }
    if !any {
        return;
    }
    let functions: Vec<GlobalId> = module.definitions().map(|(id, ..)| id).collect();
    for id in functions {
        let GlobalKind::Function(function) = &mut module.globals[id].kind else { continue };
        let Some(mut body) = function.body.take() else { continue };
        lower_body(module, &mut body, &names);
        if let GlobalKind::Function(function) = &mut module.globals[id].kind {
            function.body = Some(body);
        }
    }
}

fn lower_body(module: &mut Module, body: &mut Body, names: &SecondaryMap<GlobalId, Option<std::sync::Arc<str>>>) {
    for block in body.layout.clone() {
        let calls_any = body.blocks[block].insts.iter().any(|id| callee(module, &body.insts[*id], names).is_some());
        if !calls_any {
            continue;
        }
        let old = std::mem::take(&mut body.blocks[block].insts);
        let mut new = Vec::with_capacity(old.len());
        for id in old {
            match callee(module, &body.insts[id], names) {
                Some(name) => lower_call(module, body, id, &name, &mut new),
                None => new.push(id),
            }
        }
        body.blocks[block].insts = new;
    }
}

/// Returns the name, without the prefix, of the x86 intrinsic that a call may need to have lowered.
fn callee(module: &Module, inst: &Inst, names: &SecondaryMap<GlobalId, Option<std::sync::Arc<str>>>) -> Option<String> {
    let Inst::Call(call) = inst else { return None };
    let Operand::Const(c) = call.callee else { return None };
    let Constant::Global(_, id) = module.constants[c] else { return None };
    let name = names[id].as_ref()?.strip_prefix(PREFIX)?;
    let known =
        X86Intrinsic::named(name).is_some_and(|own| own.matches_signature(&module.types, &module.constants, call));
    (!known && call.bundles.is_empty()).then(|| name.to_string())
}

/// Appends the instructions of a lowered call to a block, or the call itself.
fn lower_call(module: &mut Module, body: &mut Body, id: InstId, name: &str, out: &mut Vec<InstId>) {
    let Inst::Call(call) = body.insts[id].clone() else { return out.push(id) };
    let TypeKind::Function { ret, .. } = *module.types.kind(call.fn_ty) else { return out.push(id) };
    let args: Vec<TypedOperand> = call.args.iter().map(|arg| (arg.ty, arg.value)).collect();
    let mut b = Builder::new(module, body, id, ret);
    let usual = args.iter().all(|arg| b.can_be_operand(arg.0))
        && (ret == Type::VOID || b.can_be_operand(ret) || b.module.types.is_aggregate(ret));
    let lowered = if usual { lower(&mut b, name, &args) } else { None };
    let wrong = b.has_failed();
    let mut insts = std::mem::take(&mut b.insts);
    let Some(value) = lowered.filter(|_| !wrong) else { return out.push(id) };
    match value {
        Some(value) if value.0 == ret => {
            // The last instruction has the result of the call.
            let last = insts.last().copied();
            match last.filter(|last| body.result(*last).is_some_and(|v| Operand::Value(v) == value.1)) {
                Some(last) => {
                    body.insts[id] = std::mem::replace(&mut body.insts[last], Inst::Unreachable);
                    insts.pop();
                }
                None if module.types.is_aggregate(ret) => return out.push(id),
                None => {
                    let flags = CastFlags::default();
                    body.insts[id] = Inst::Cast { op: CastOp::Bitcast, flags, from: ret, arg: value.1, to: ret };
                }
            }
            out.append(&mut insts);
            out.push(id);
        }
        None if ret == Type::VOID => {
            body.insts[id] = Inst::Unreachable;
            out.append(&mut insts);
        }
        _ => out.push(id),
    }
}

/// Lowers a call. `None` if the intrinsic is unknown; `Some(None)` if it has no result.
fn lower(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<Option<TypedOperand>> {
    if let Some(done) = system::lower(b, name, args).or_else(|| memory::lower(b, name, args)) {
        return Some(done);
    }
    let value = lower_value(b, name, args)?;
    Some(Some(value))
}

/// Prefixes of extensions with a common naming scheme.
const EXTENSIONS: [&str; 12] =
    ["avx512.", "avx2.", "avx.", "sse2.", "sse3.", "ssse3.", "sse41.", "sse4a.", "sse.", "xop.", "fma4.", "fma."];

fn lower_value(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let masked =
        [("avx512.mask.", Masking::Merge), ("avx512.mask3.", Masking::MergeThird), ("avx512.maskz.", Masking::Zero)];
    for (prefix, masking) in masked {
        if let Some(rest) = name.strip_prefix(prefix) {
            return lower_masked(b, rest, masking, args);
        }
    }
    let rest = EXTENSIONS.iter().find_map(|prefix| name.strip_prefix(prefix)).unwrap_or(name);
    mmx::lower(b, name, args)
        .or_else(|| compare::lower(b, rest, args, false))
        .or_else(|| scalar::lower(b, rest, args, None))
        .or_else(|| galois::lower(b, name, args))
        .or_else(|| masked_in_place::lower_irregular(b, name, args))
        .or_else(|| {
            let value = plain(b, rest, args)?;
            // Without a mask, missing elements of the result are zero too.
            let (lanes, elem) = b.shape(b.ret);
            Some(if b.elem(value) == elem { b.widen(value, lanes) } else { value })
        })
}

/// Lowers an operation without a mask.
fn plain(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    integer::lower(b, rest, args)
        .or_else(|| shift::lower(b, rest, args))
        .or_else(|| shuffle::lower(b, rest, args))
        .or_else(|| float::lower(b, rest, args))
        .or_else(|| convert::lower(b, rest, args, b.ret))
}

/// Lowers an operation with a mask operand.
fn lower_masked(b: &mut Builder<'_>, rest: &str, masking: Masking, args: &[TypedOperand]) -> Option<TypedOperand> {
    if let Some(value) = compare::lower(b, rest, args, true) {
        return Some(value);
    }
    if let Some(value) = scalar::lower(b, rest, args, Some(masking)) {
        return Some(value);
    }
    if let Some(value) = masked_in_place::lower_masked(b, rest, masking, args) {
        return Some(value);
    }
    // The remaining ones have operands, pass-through value and mask, and some of them a rounding mode.
    let rounds = args.len() >= 4 && float::rounds(rest) && b.module.types.int_width(args[args.len() - 1].0) == Some(32);
    let (operands, rounding) = match rounds {
        true => args.split_at(args.len() - 1),
        false => (args, &args[..0]),
    };
    let [operands @ .., passthru, mask] = operands else { return None };
    let mut all = operands.to_vec();
    all.extend(rounding);
    let ret = b.ret;
    let value = plain(b, rest, &all).or_else(|| convert::lower(b, rest, &all, ret))?;
    Some(merge(b, value, *passthru, *mask))
}
