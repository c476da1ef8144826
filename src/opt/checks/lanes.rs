//! Accesses of vectors, element by element: `llvm.masked.*`.

use super::{Access, Length};
use crate::ir::callee::named_callee;
use crate::ir::inst::GepFlags;
use crate::ir::{Constant, DataLayout, Inst, InstId, Module, Name, Operand, Type, TypeKind, TypedOperand};
use crate::opt::PassContext;

/// Maximum number of elements that are checked.
const MAX_LANES: u64 = 64;

/// A masked access.
struct Masked {
    /// The address, or the vector of addresses.
    address: TypedOperand,
    mask: TypedOperand,
    lanes: u64,
    /// Size of an element in bytes.
    bytes: u64,
}

/// Returns the accesses of the elements of a vector, whose addresses and lengths are computed by instructions that are added
/// to `insts`.
pub(super) fn accesses(cx: &mut PassContext<'_, '_>, inst: InstId, insts: &mut Vec<InstId>) -> Vec<Access> {
    let Some(Masked { address, mask, lanes, bytes }) = masked(cx.module, cx.layout, &cx.body().insts[inst]) else {
        return Vec::new();
    };
    let number = |cx: &PassContext<'_, '_>, n: u64| cx.constant(Constant::Int(Type::I64, n.into()));
    let mut found = Vec::new();
    for lane in 0..lanes {
        let index = (Type::I64, number(cx, lane));
        let mut add = |cx: &mut PassContext<'_, '_>, new: Inst, ty: Type| {
            let (id, value) = cx.body_mut().derive_value(new, ty, inst);
            insts.push(id);
            Operand::Value(value)
        };
        let of_lane = match (address.0 == Type::PTR, lane) {
            (true, 0) => address.1,
            (true, _) => {
                let indices = [(Type::I64, number(cx, lane * bytes))].into();
                let gep = Inst::Gep {
                    source: Type::I8,
                    old: false,
                    flags: GepFlags::default(),
                    base_ty: Type::PTR,
                    base: address.1,
                    indices,
                };
                add(cx, gep, Type::PTR)
            }
            (false, _) => add(cx, Inst::ExtractElement { vector: address, index }, Type::PTR),
        };
        let is_active = add(cx, Inst::ExtractElement { vector: mask, index }, Type::I1);
        let (some, none) = (number(cx, bytes), number(cx, 0));
        let select = Inst::Select {
            fast: Default::default(),
            cond_ty: Type::I1,
            cond: is_active,
            then: (Type::I64, some),
            other: (Type::I64, none),
        };
        let length = add(cx, select, Type::I64);
        found.push(Access { address: of_lane, length: Length::Operand(Type::I64, length), align: 1 });
    }
    found
}

fn masked(module: &Module, layout: &DataLayout, inst: &Inst) -> Option<Masked> {
    let Inst::Call(call) = inst else { return None };
    let Name::Text(name) = &module.globals[named_callee(module, call.callee)?].name else { return None };
    let kind = name.strip_prefix("llvm.masked.")?.split('.').next()?;
    let args: Vec<TypedOperand> = call.args.iter().map(|arg| (arg.ty, arg.value)).collect();
    let TypeKind::Function { ret, .. } = *module.types.kind(call.fn_ty) else { return None };
    let (vector, address) = match (kind, &args[..]) {
        ("load" | "gather", [address, ..]) => (ret, *address),
        ("store" | "scatter", [value, address, ..]) => (value.0, *address),
        _ => return None,
    };
    let TypeKind::Vector { elem, len, scalable: false } = *module.types.kind(vector) else { return None };
    let is_mask = |ty: Type| matches!(*module.types.kind(ty), TypeKind::Vector { elem: Type::I1, .. });
    let mask = *args.iter().skip(1).find(|arg| is_mask(arg.0))?;
    let bytes = layout.store_size_of(&module.types, elem)?;
    let is_whole = module.types.int_width(elem).is_none_or(|bits| u64::from(bits) == 8 * bytes);
    let is_pointer = address.0 == Type::PTR || is_vector_of_pointers(module, address.0);
    let lanes = u64::from(len);
    (is_whole && is_pointer && lanes <= MAX_LANES).then_some(Masked { address, mask, lanes, bytes })
}

fn is_vector_of_pointers(module: &Module, ty: Type) -> bool {
    matches!(*module.types.kind(ty), TypeKind::Vector { elem: Type::PTR, .. })
}
