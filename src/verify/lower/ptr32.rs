//! Lowering of pointers of fewer than 64 bits (`p270:32:32`, `__ptr32` in C) to integers, which are converted to
//! addresses at memory accesses. Pointers in address space 270 are sign-extended as on x86, others zero-extended.
//!
//! A module with other uses of such address spaces, such as variables in them, is left unchanged; engines reject it.

use crate::ir::inst::{CastFlags, CastOp, GepFlags};
use crate::ir::{
    Body, ConstExpr, ConstId, Constant, DataLayout, GlobalKind, Inst, InstId, Module, Operand, Type, TypeKind,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;

/// Address space with signed pointers.
const SIGNED: u32 = 270;

/// Width and address space of each narrow pointer type.
type Ptr32Types = SecondaryMap<Type, Option<(u32, u32)>>;

/// Lowers narrow pointers in a module without errors.
pub(crate) fn run(module: &mut Module) {
    let Some(layout) = DataLayout::stated(module) else { return };
    let narrow = find(module, &layout);
    if narrow.values().all(Option::is_none) || layout.pointer(0).0 != 8 {
        return;
    }
    let Some(constants) = constants(module, &narrow) else { return };
    let spaces: FxHashSet<u32> = narrow.values().filter_map(|found| Some((*found)?.1)).collect();
    let simple = |body: &Body| body.insts.values().all(|inst| is_simple(inst, &narrow, &spaces, module));
    if !module.definitions().all(|(_, _, body)| simple(body)) {
        return;
    }
    for (id, new) in constants {
        module.constants.replace(id, new);
    }
    for global in module.globals.values_mut() {
        if let GlobalKind::Function(function) = &mut global.kind
            && let Some(body) = &mut function.body
        {
            rewrite(body, &narrow);
        }
    }
    for (ty, found) in narrow.iter() {
        // Named types follow their definitions.
        if let Some((bits, _)) = found
            && matches!(module.types.written(ty), TypeKind::Ptr { .. })
        {
            module.types.replace(ty, TypeKind::Int(*bits));
        }
    }
}

/// Finds the narrow pointer types with the same size and alignment as an integer of that width.
fn find(module: &mut Module, layout: &DataLayout) -> Ptr32Types {
    let mut narrow = Ptr32Types::new();
    let mut found = Vec::new();
    for ty in module.types.ids() {
        let TypeKind::Ptr { addrspace, .. } = module.types.kind(ty) else { continue };
        let (bits, space) = (layout.index_bits(*addrspace), *addrspace);
        let (size, align) = layout.pointer(space);
        if bits < 64 && u64::from(bits) == size * 8 && bits.is_multiple_of(8) {
            found.push((ty, bits, space, align));
        }
    }
    for (ty, bits, space, align) in found {
        let int = module.types.int(bits);
        if layout.align_of(&module.types, int) == Some(align) {
            narrow[ty] = Some((bits, space));
        }
    }
    narrow
}

/// Returns the replacements of constants; `None` if one of them cannot be expressed with integers.
fn constants(module: &Module, narrow: &Ptr32Types) -> Option<Vec<(ConstId, Constant)>> {
    let mut new = Vec::new();
    for (id, constant) in module.constants.iter() {
        let ty = constant.ty();
        let Some((bits, _)) = narrow[ty] else {
            let mut mixed = false;
            if let Constant::Expr(_, expr) = constant
                && matches!(**expr, ConstExpr::Cast { .. } | ConstExpr::Gep { .. } | ConstExpr::Icmp { .. })
            {
                constant.for_each_part(|(ty, _)| mixed |= narrow[ty].is_some());
            }
            if mixed {
                return None;
            }
            continue;
        };
        match constant {
            Constant::Null(_) | Constant::Zero(_) => new.push((id, Constant::Int(ty, 0))),
            Constant::Undef(_) | Constant::Poison(_) | Constant::Invalid => {}
            Constant::Expr(_, expr) => match **expr {
                ConstExpr::Cast { op: CastOp::Inttoptr, arg, .. } => {
                    let number = module.constants[arg.1].as_int()?;
                    new.push((id, Constant::Int(ty, number & ((1 << bits) - 1))));
                }
                _ => return None,
            },
            _ => return None,
        }
    }
    Some(new)
}

/// Whether [`rewrite`] supports all narrow pointers of an instruction.
fn is_simple(inst: &Inst, narrow: &Ptr32Types, spaces: &FxHashSet<u32>, module: &Module) -> bool {
    let lanes = |ty: Type| module.types.vector(ty).is_some_and(|(_, _, elem)| narrow[elem].is_some());
    match inst {
        Inst::Alloca { addrspace, .. } => !spaces.contains(addrspace),
        Inst::Gep { base_ty, indices, .. } => {
            !lanes(*base_ty)
                && (narrow[*base_ty].is_none() || indices.iter().all(|(ty, _)| module.types.vector(*ty).is_none()))
        }
        Inst::Cast { from, to, .. } => !lanes(*from) && !lanes(*to),
        Inst::VaArg { list_ty, .. } => narrow[*list_ty].is_none(),
        Inst::IndirectBr { ty, .. } => narrow[*ty].is_none(),
        _ => inst.call().is_none_or(|call| match call.callee {
            Operand::Const(id) => narrow[module.constants[id].ty()].is_none(),
            Operand::Value(_) => true,
        }),
    }
}

/// Inserts instructions before the one being rewritten.
struct Ptr32Lowering<'b> {
    body: &'b mut Body,
    /// New instruction list of the block.
    insts: Vec<InstId>,
    /// Instruction being rewritten.
    at: InstId,
}

impl Ptr32Lowering<'_> {
    fn put(&mut self, inst: Inst, ty: Type) -> Operand {
        let (id, value) = self.body.derive_value(inst, ty, self.at);
        self.insts.push(id);
        Operand::Value(value)
    }

    /// Converts a narrow pointer to an address.
    fn address(&mut self, ty: Type, space: u32, arg: Operand) -> Operand {
        let wide = self.put(cast(extension(space), ty, arg, Type::I64), Type::I64);
        self.put(cast(CastOp::Inttoptr, Type::I64, wide, Type::PTR), Type::PTR)
    }
}

fn cast(op: CastOp, from: Type, arg: Operand, to: Type) -> Inst {
    Inst::Cast { op, flags: CastFlags::default(), from, arg, to }
}

fn extension(space: u32) -> CastOp {
    if space == SIGNED { CastOp::Sext } else { CastOp::Zext }
}

fn rewrite(body: &mut Body, narrow: &Ptr32Types) {
    for block in body.layout.clone() {
        let old = std::mem::take(&mut body.blocks[block].insts);
        let mut edit = Ptr32Lowering { insts: Vec::with_capacity(old.len()), body, at: InstId::from_u32(0) };
        for id in old {
            edit.at = id;
            let mut inst = std::mem::replace(&mut edit.body.insts[id], Inst::Unreachable);
            replaced(&mut edit, &mut inst, narrow);
            edit.body.insts[id] = inst;
            edit.insts.push(id);
        }
        let insts = edit.insts;
        body.blocks[block].insts = insts;
    }
}

fn replaced(edit: &mut Ptr32Lowering<'_>, inst: &mut Inst, narrow: &Ptr32Types) {
    match inst {
        Inst::Load { ptr_ty, ptr, .. }
        | Inst::Store { ptr_ty, ptr, .. }
        | Inst::CmpXchg { ptr_ty, ptr, .. }
        | Inst::AtomicRmw { ptr_ty, ptr, .. } => {
            if let Some((_, space)) = narrow[*ptr_ty] {
                *ptr = edit.address(*ptr_ty, space, *ptr);
                *ptr_ty = Type::PTR;
            }
        }
        Inst::Gep { base_ty, base, flags, .. } => {
            if let Some((_, space)) = narrow[*base_ty] {
                let ty = *base_ty;
                *base = edit.address(ty, space, *base);
                (*base_ty, *flags) = (Type::PTR, GepFlags::default());
                let wide = std::mem::replace(inst, Inst::Unreachable);
                let wide = edit.put(wide, Type::PTR);
                *inst = cast(CastOp::Ptrtoint, Type::PTR, wide, ty);
            }
        }
        Inst::Cast { op, from, arg, to, .. } => match (narrow[*from], narrow[*to]) {
            (Some((_, space)), None) if *op == CastOp::Addrspacecast => {
                let wide = edit.put(cast(extension(space), *from, *arg, Type::I64), Type::I64);
                (*op, *from, *arg) = (CastOp::Inttoptr, Type::I64, wide);
            }
            (None, Some(_)) if *op == CastOp::Addrspacecast => *op = CastOp::Ptrtoint,
            // A pair of inttoptr and ptrtoint extends or truncates between integers.
            (Some((_, space)), Some(_)) if *op == CastOp::Addrspacecast => {
                let wide = edit.put(cast(extension(space), *from, *arg, Type::I64), Type::I64);
                (*op, *from, *arg) = (CastOp::Trunc, Type::I64, wide);
            }
            (Some(_), _) | (_, Some(_)) if matches!(op, CastOp::Inttoptr | CastOp::Ptrtoint | CastOp::Ptrtoaddr) => {
                let wide = edit.put(cast(CastOp::Inttoptr, *from, *arg, Type::PTR), Type::PTR);
                (*op, *from, *arg) = (CastOp::Ptrtoint, Type::PTR, wide);
            }
            _ => {}
        },
        _ => {
            if let Some(call) = inst.call_mut()
                && let Operand::Value(callee) = call.callee
                && let ty = edit.body.values[callee].ty
                && let Some((_, space)) = narrow[ty]
            {
                call.callee = edit.address(ty, space, call.callee);
            }
        }
    }
}
