//! Upgrade of `llvm.lifetime.*` calls with a size argument (LLVM before 22): the current form has only the
//! stack variable.

use crate::ir::inst::CastOp;
use crate::ir::metadata::attachments;
use crate::ir::{
    AttrSet, Body, Constant, Constants, GlobalId, GlobalKind, GlobalValue, Inst, InstId, Module, Name, Operand, Type,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// Removes the size parameter from declarations and calls. A call then refers to the alloca itself and keeps no
/// attributes or metadata but its `!dbg` location. A call on anything but an alloca is removed.
pub fn drop_sizes(module: &mut Module) {
    let changed = |(id, global): (GlobalId, &GlobalValue)| match (&global.kind, &global.name) {
        (GlobalKind::Function(f), Name::Text(name)) if super::has_obsolete_size_parameter(name, f.params.len()) => {
            Some((id, f.ret, f.params[1].ty))
        }
        _ => None,
    };
    let changed: Vec<(GlobalId, Type, Type)> = module.globals.iter().filter_map(changed).collect();
    let mut types: FxHashMap<GlobalId, Type> = FxHashMap::default();
    for (id, ret, param) in changed {
        let ty = module.types.function(ret, [param], false);
        if let GlobalKind::Function(function) = &mut module.globals[id].kind {
            function.ty = ty;
            function.params.remove(0);
        }
        types.insert(id, ty);
    }
    if types.is_empty() {
        return;
    }
    let constants = &module.constants;
    for global in module.globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        if let Some(body) = &mut function.body {
            calls(body, constants, &types);
        }
    }
}

fn calls(body: &mut Body, constants: &Constants, types: &FxHashMap<GlobalId, Type>) {
    let mut gone: FxHashSet<InstId> = FxHashSet::default();
    for id in body.insts.keys().collect::<Vec<_>>() {
        let Some(call) = body.insts[id].call().filter(|call| call.args.len() == 2) else { continue };
        let Operand::Const(callee) = call.callee else { continue };
        let Constant::Global(_, callee) = constants[callee] else { continue };
        let Some(ty) = types.get(&callee) else { continue };
        let Some(variable) = variable(body, constants, call.args[1].value) else {
            gone.insert(id);
            continue;
        };
        let Some(call) = body.insts[id].call_mut() else { continue };
        call.fn_ty = *ty;
        call.args.remove(0);
        (call.args[0].value, call.args[0].attrs, call.fn_attrs) = (variable, AttrSet::NONE, AttrSet::NONE);
        if let Some(text) = body.metadata.remove(&id)
            && let Some((name, place)) = attachments(&text).find(|(name, _)| *name == "dbg")
        {
            body.metadata.insert(id, format!("!{name} {place}").into());
        }
    }
    if gone.is_empty() {
        return;
    }
    for block in body.blocks.values_mut() {
        // Debug records before a removed call move to the next instruction.
        let mut records = Vec::new();
        block.insts.retain(|id| {
            let before = body.records.before.remove(id).unwrap_or_default();
            records.extend(before);
            let stays = !gone.contains(id);
            if stays && !records.is_empty() {
                body.records.before.insert(*id, std::mem::take(&mut records));
            }
            stays
        });
    }
}

/// Returns the alloca that a pointer refers to, looking through casts and zero offsets; `None` for anything
/// else.
fn variable(body: &Body, constants: &Constants, mut pointer: Operand) -> Option<Operand> {
    let is_zero = |operand: &Operand| match operand {
        Operand::Const(id) => matches!(constants[*id], Constant::Int(_, 0) | Constant::Zero(_)),
        Operand::Value(_) => false,
    };
    // Definitions can be cyclic in unreachable code.
    for _ in 0..=body.insts.len() {
        let Operand::Value(value) = pointer else { return None };
        let crate::ir::ValueDef::Inst(id) = body.values[value].def else { return None };
        pointer = match &body.insts[id] {
            Inst::Alloca { .. } => return Some(pointer),
            Inst::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => *arg,
            Inst::Gep { base, indices, .. } if indices.iter().all(|(_, index)| is_zero(index)) => *base,
            _ => return None,
        };
    }
    None
}
