//! Upgrade of calls of intrinsics whose parameters have changed, as in LLVM's `UpgradeIntrinsicCall`, for the
//! comparison of modules. Runs do not use it: they lower the x86 intrinsics of older compilers in `verify::lower::x86`
//! and accept the older forms that [`intrinsics`](crate::ir::intrinsics) lists.

use crate::ir::inst::{Arg, CallInfo};
use crate::ir::{
    Attr, AttrSet, Attrs, Constant, Constants, GlobalId, GlobalKind, GlobalValue, Module, Name, Operand, Param, Type,
    TypeKind, Types,
};
use rustc_hash::FxHashMap;

/// The change of parameters that a call needs.
#[derive(Clone, Copy)]
enum Old {
    /// `llvm.ctlz(T)` had no `is_zero_poison`.
    IsZeroPoison,
    /// The alignment was an argument; it is now an attribute of the pointer arguments.
    Alignment { at: usize, pointers: &'static [usize], count: usize },
    /// `llvm.vector.splice` counted from the end for negative numbers; now there are two intrinsics.
    Splice { left: GlobalId, right: GlobalId },
}

/// Intrinsics that took an alignment: name, position of the alignment, positions of the pointers after its removal, and
/// number of arguments.
const ALIGNED: [(&str, usize, &[usize], usize); 7] = [
    ("llvm.memcpy.", 3, &[0, 1], 5),
    ("llvm.memmove.", 3, &[0, 1], 5),
    ("llvm.memset.", 3, &[0], 5),
    ("llvm.masked.load.", 1, &[0], 4),
    ("llvm.masked.store.", 2, &[1], 4),
    ("llvm.masked.gather.", 1, &[0], 4),
    ("llvm.masked.scatter.", 2, &[1], 4),
];

/// Rewrites the calls of intrinsics that had other parameters, and the types of these intrinsics.
pub fn run(module: &mut Module) {
    let mut old: FxHashMap<GlobalId, Old> = FxHashMap::default();
    for id in module.globals.keys().collect::<Vec<_>>() {
        let Name::Text(name) = &module.globals[id].name else { continue };
        if name.starts_with("llvm.ctlz") || name.starts_with("llvm.cttz") {
            old.insert(id, Old::IsZeroPoison);
        } else if let Some(types) = name.replace(".experimental", "").strip_prefix("llvm.vector.splice.")
            && types.starts_with(['v', 'n'])
        {
            let [left, right] = ["left", "right"].map(|side| format!("llvm.vector.splice.{side}.{types}"));
            let [left, right] = [left, right].map(|name| {
                let global = GlobalValue { name: Name::Text(name.into()), ..module.globals[id].clone() };
                module.globals.push(global)
            });
            old.insert(id, Old::Splice { left, right });
        } else if let Some((_, at, pointers, count)) = ALIGNED.iter().find(|(stem, ..)| name.starts_with(stem)) {
            old.insert(id, Old::Alignment { at: *at, pointers, count: *count });
        }
    }
    if old.is_empty() {
        return;
    }
    let mut retyped: FxHashMap<GlobalId, Type> = FxHashMap::default();
    let Module { globals, types, constants, attrs, .. } = module;
    for global in globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        for (id, inst) in body.insts.iter_mut() {
            let Some(call) = inst.call_mut() else { continue };
            let Operand::Const(callee) = call.callee else { continue };
            let Constant::Global(_, callee) = constants[callee] else { continue };
            let Some(old) = old.get(&callee) else { continue };
            if rewrite(*old, call, types, constants, attrs) {
                retyped.insert(callee, call.fn_ty);
                if let (Old::Splice { .. }, Some(value)) = (old, body.results[id].expand()) {
                    body.values[value].name = None;
                }
            }
        }
    }
    for (id, ty) in retyped {
        let GlobalKind::Function(function) = &mut globals[id].kind else { continue };
        let TypeKind::Function { params, .. } = types.kind(ty) else { continue };
        function.params = params.iter().map(|ty| Param { ty: *ty, attrs: AttrSet::NONE }).collect();
        function.ty = ty;
    }
}

/// Rewrites a call if it has the older parameters. Returns whether it has.
fn rewrite(old: Old, call: &mut CallInfo, types: &mut Types, constants: &mut Constants, attrs: &mut Attrs) -> bool {
    match old {
        Old::IsZeroPoison if call.args.len() == 1 => {
            let value = Operand::Const(constants.intern(Constant::Int(Type::I1, 0)));
            call.args.push(Arg { ty: Type::I1, value, attrs: AttrSet::NONE });
        }
        Old::Alignment { at, pointers, count } if call.args.len() == count => {
            let Operand::Const(align) = call.args[at].value else { return false };
            let Some(align) = constants[align].as_int() else { return false };
            call.args.remove(at);
            for pointer in pointers.iter().filter(|_| align != 0) {
                let arg = &mut call.args[*pointer];
                let mut list = attrs[arg.attrs].to_vec();
                list.retain(|attr| !matches!(attr, Attr::Int(name, _) if &**name == "align"));
                list.push(Attr::Int("align".into(), align as u64));
                arg.attrs = attrs.intern(list);
            }
        }
        Old::Splice { left, right } if call.args.len() == 3 => {
            let Operand::Const(offset) = call.args[2].value else { return false };
            let Some(offset) = constants[offset].as_int() else { return false };
            let offset = offset as u32 as i32;
            let side = if offset < 0 { right } else { left };
            let ty = match call.callee {
                Operand::Const(callee) => constants[callee].ty(),
                Operand::Value(_) => return false,
            };
            call.callee = Operand::Const(constants.intern(Constant::Global(ty, side)));
            let offset = constants.intern(Constant::Int(Type::I32, offset.unsigned_abs().into()));
            call.args[2].value = Operand::Const(offset);
        }
        _ => return false,
    }
    let TypeKind::Function { ret, .. } = *types.kind(call.fn_ty) else { return false };
    call.fn_ty = types.function(ret, call.args.iter().map(|arg| arg.ty).collect::<Vec<_>>(), false);
    true
}
