//! Expansion of old constructs that engines do not implement, mainly the constant expressions `fneg`,
//! `extractvalue` and `insertvalue`. They neither trap nor depend on addresses.

use crate::ir::constant::{ConstExpr, TypedConst};
use crate::ir::infer::element_type;
use crate::ir::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp};
use crate::ir::{ConstId, Constant, FloatKind, GlobalKind, Inst, Module, Operand, Type, TypeKind, Types};

/// Maximum number of elements of an aggregate that is written out.
pub(crate) const MAX_EXPANDED_ELEMENTS: u64 = 1 << 10;

/// Whether all aggregates on an index path are small enough to be written out.
pub(crate) fn is_expandable(types: &Types, aggregate: Type, indices: &[u32]) -> bool {
    (0..indices.len()).all(|n| match element_type(types, aggregate, &indices[..n]).map(|ty| types.kind(ty)) {
        Some(TypeKind::Array { len, .. }) => *len <= MAX_EXPANDED_ELEMENTS,
        Some(TypeKind::Struct { fields, .. }) => fields.len() as u64 <= MAX_EXPANDED_ELEMENTS,
        _ => true,
    })
}

/// Expands the constructs in a module without errors.
pub(crate) fn run(module: &mut Module) {
    pointers_and_vectors(module);
    phis_of_entries(module);
    // Operands precede their users, so they are already expanded.
    let all = module.constants.iter().filter(|(_, constant)| is_expanded(&module.types, constant));
    let ids: Vec<ConstId> = all.map(|(id, _)| id).collect();
    for id in ids {
        let Constant::Expr(_, expr) = module.constants[id].clone() else { continue };
        let new = match *expr {
            ConstExpr::Fneg(arg) => negated(module, arg),
            ConstExpr::ExtractValue { agg, indices } => indices.iter().fold(agg.1, |at, n| part(module, at, *n)),
            ConstExpr::InsertValue { agg, value, indices } => with_element(module, agg.1, value.1, &indices),
            _ => continue,
        };
        let new = module.constants[new].clone();
        module.constants.replace(id, new);
    }
}

/// Whether a constant is expanded. Constants of a function that a second definition has replaced still exist, but are
/// not checked.
fn is_expanded(types: &Types, constant: &Constant) -> bool {
    let Constant::Expr(_, expr) = constant else { return false };
    match &**expr {
        ConstExpr::Fneg(_) => true,
        ConstExpr::ExtractValue { agg, indices } => element_type(types, agg.0, indices).is_some(),
        ConstExpr::InsertValue { agg, indices, .. } => {
            element_type(types, agg.0, indices).is_some() && is_expandable(types, agg.0, indices)
        }
        _ => false,
    }
}

/// Replaces phis in entry blocks, which have no incoming value, by poison.
fn phis_of_entries(module: &mut Module) {
    let Module { globals, constants, .. } = module;
    for global in globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = function.body.as_mut().filter(|body| !body.layout.is_empty()) else { continue };
        for &id in &body.blocks[body.entry()].insts {
            let Inst::Phi { fast, ty, .. } = body.insts[id] else { break };
            let cond = Operand::Const(constants.intern(Constant::Int(Type::I1, 1)));
            let poison = (ty, Operand::Const(constants.intern(Constant::Poison(ty))));
            body.insts[id] = Inst::Select { fast, cond_ty: Type::I1, cond, then: poison, other: poison };
        }
    }
}

/// Replaces a `bitcast` between a pointer and a one-element vector of pointers by extractelement or
/// insertelement.
fn pointers_and_vectors(module: &mut Module) {
    let of_one = |types: &Types, ty: Type| matches!(types.kind(ty), TypeKind::Vector { len: 1, scalable: false, elem } if types.is_ptr(*elem));
    if !module.types.ids().any(|ty| of_one(&module.types, ty)) {
        return;
    }
    let zero = module.constants.intern(Constant::Int(Type::I32, 0));
    let index = (Type::I32, Operand::Const(zero));
    let Module { globals, types, constants, .. } = module;
    for global in globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        for inst in function.body.iter_mut().flat_map(|body| body.insts.values_mut()) {
            let Inst::Cast { op: CastOp::Bitcast, from, arg, to, .. } = *inst else { continue };
            if types.is_ptr(from) && of_one(types, to) {
                let none = Operand::Const(constants.intern(Constant::Poison(to)));
                *inst = Inst::InsertElement { vector: (to, none), value: (from, arg), index };
            } else if of_one(types, from) && types.is_ptr(to) {
                *inst = Inst::ExtractElement { vector: (from, arg), index };
            }
        }
    }
    let casts = constants.iter().filter_map(|(id, constant)| match constant {
        Constant::Expr(to, expr) => match **expr {
            ConstExpr::Cast { op: CastOp::Bitcast, arg, .. } => Some((id, arg, *to)),
            _ => None,
        },
        _ => None,
    });
    for (id, arg, to) in casts.collect::<Vec<_>>() {
        if types.is_ptr(arg.0) && of_one(types, to) {
            constants.replace(id, Constant::Vector(to, [arg].into()));
        } else if of_one(types, arg.0) && types.is_ptr(to) {
            let index = (Type::I32, zero);
            constants.replace(id, Constant::Expr(to, Box::new(ConstExpr::ExtractElement { vector: arg, index })));
        }
    }
}

/// Returns the operands of a `select` expression. No other expression that reaches this function yields an aggregate.
fn select_operands(module: &Module, id: ConstId) -> Option<[TypedConst; 3]> {
    match &module.constants[id] {
        Constant::Expr(_, expr) => match **expr {
            ConstExpr::Select { cond, then, other } => Some([cond, then, other]),
            _ => None,
        },
        _ => None,
    }
}

/// Returns an element of an aggregate.
fn part(module: &mut Module, id: ConstId, n: u32) -> ConstId {
    let ty = module.constants[id].ty();
    let elem = element_type(&module.types, ty, &[n]).unwrap_or(Type::INVALID);
    if let Some([cond, then, other]) = select_operands(module, id) {
        let (then, other) = ((elem, part(module, then.1, n)), (elem, part(module, other.1, n)));
        return module.constants.intern(Constant::Expr(elem, Box::new(ConstExpr::Select { cond, then, other })));
    }
    let new = match &module.constants[id] {
        Constant::Array(_, parts) | Constant::Struct(_, parts) if (n as usize) < parts.len() => {
            return parts[n as usize].1;
        }
        Constant::String(_, bytes) if (n as usize) < bytes.len() => Constant::Int(elem, bytes[n as usize].into()),
        Constant::Poison(_) => Constant::Poison(elem),
        Constant::Undef(_) => Constant::Undef(elem),
        _ => match module.types.kind(elem) {
            TypeKind::Int(0..=128) => Constant::Int(elem, 0),
            TypeKind::Float(_) => Constant::Float(elem, 0),
            TypeKind::Ptr { .. } => Constant::Null(elem),
            _ => Constant::Zero(elem),
        },
    };
    module.constants.intern(new)
}

/// Returns an aggregate with one element replaced.
fn with_element(module: &mut Module, id: ConstId, value: ConstId, indices: &[u32]) -> ConstId {
    let Some((&n, rest)) = indices.split_first() else { return value };
    let ty = module.constants[id].ty();
    if let Some([cond, then, other]) = select_operands(module, id) {
        let then = (ty, with_element(module, then.1, value, indices));
        let other = (ty, with_element(module, other.1, value, indices));
        return module.constants.intern(Constant::Expr(ty, Box::new(ConstExpr::Select { cond, then, other })));
    }
    let (types, array): (Vec<Type>, bool) = match module.types.kind(ty) {
        TypeKind::Array { len, elem } => (vec![*elem; *len as usize], true),
        TypeKind::Struct { fields, .. } => (fields.to_vec(), false),
        _ => return id,
    };
    let mut parts: Vec<TypedConst> = Vec::with_capacity(types.len());
    for (k, elem) in (0..).zip(types) {
        parts.push((elem, part(module, id, k)));
    }
    parts[n as usize].1 = with_element(module, parts[n as usize].1, value, rest);
    module.constants.intern(if array { Constant::Array(ty, parts.into()) } else { Constant::Struct(ty, parts.into()) })
}

/// Flips the sign of a value, including NaNs.
fn negated(module: &mut Module, (ty, id): TypedConst) -> ConstId {
    let elem = module.types.scalar(ty);
    let Some(kind) = module.types.float_kind(elem) else { return id };
    let sign = match kind {
        // A pair of doubles.
        FloatKind::PpcFp128 => 1 << 127 | 1 << 63,
        kind => 1u128 << (kind.bits() - 1),
    };
    let new = match module.constants[id].clone() {
        Constant::Float(_, bits) => Constant::Float(ty, bits ^ sign),
        Constant::Undef(_) | Constant::Poison(_) => return id,
        Constant::Zero(_) => {
            let one = (elem, module.constants.intern(Constant::Float(elem, sign)));
            all_lanes(module, ty, one)
        }
        Constant::Vector(_, parts) => {
            let parts: Vec<TypedConst> = parts.iter().map(|p| (p.0, negated(module, *p))).collect();
            Constant::Vector(ty, parts.into())
        }
        // An integer operation on the bits flips the sign bit.
        _ => {
            let int = module.types.int(kind.bits());
            let ints = module.types.with_lanes_of(ty, int);
            let mask = (int, module.constants.intern(Constant::Int(int, sign)));
            let mask = all_lanes(module, ints, mask);
            let mask = (ints, module.constants.intern(mask));
            let cast = |ty, arg| {
                Constant::Expr(ty, Box::new(ConstExpr::Cast { op: CastOp::Bitcast, flags: CastFlags::default(), arg }))
            };
            let bits = (ints, module.constants.intern(cast(ints, (ty, id))));
            let flags = BinaryFlags::default();
            let flipped = ConstExpr::Binary { op: BinaryOp::Xor, flags, lhs: bits, rhs: mask };
            let flipped = (ints, module.constants.intern(Constant::Expr(ints, Box::new(flipped))));
            cast(ty, flipped)
        }
    };
    module.constants.intern(new)
}

/// Returns a scalar, or a vector with all elements equal to it.
fn all_lanes(module: &Module, ty: Type, one: TypedConst) -> Constant {
    match module.types.vector(ty) {
        None => module.constants[one.1].clone(),
        Some((len, false, _)) if u64::from(len) <= MAX_EXPANDED_ELEMENTS => {
            Constant::Vector(ty, vec![one; len as usize].into())
        }
        Some(_) => Constant::Expr(ty, Box::new(ConstExpr::Splat(one))),
    }
}
