//! Lowering of LLVM 1.x operations, whose meaning depends on the operand type, to current ones.

use super::error::Error;
use super::format::op;
use super::reader::Reader;
use super::types::{Class, Def, Ty, TypeTable};
use crate::ir::inst::{BinaryFlags, BinaryOp, CastFlags, CastOp, FcmpPred, GepFlags, IcmpPred};
use crate::ir::upgrade::legacy_insts;
use crate::ir::{ConstExpr, ConstId, Constant, Operand, Type};

/// Step of a cast.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// Cast to a type.
    Cast(CastOp, Type),
    /// Comparison with zero, which is the meaning of a cast to `bool`.
    NotZero,
}

/// Predicate of a comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Comparison {
    Int(IcmpPred),
    Float(FcmpPred),
}

fn unfit(operation: u32) -> Error {
    Error::malformed(format!("{} with an invalid operand type", op::name(operation)))
}

/// Lowers an arithmetic operation on values of a class.
pub(super) fn binary(operation: u32, class: Class) -> Result<BinaryOp, Error> {
    use BinaryOp::*;
    let is_signed = matches!(class, Class::Int { signed: true, .. });
    Ok(match (operation, class) {
        (op::AND, Class::Int { .. } | Class::Bool) => And,
        (op::OR, Class::Int { .. } | Class::Bool) => Or,
        (op::XOR, Class::Int { .. } | Class::Bool) => Xor,
        (op::ADD, Class::Int { .. }) => Add,
        (op::SUB, Class::Int { .. }) => Sub,
        (op::MUL, Class::Int { .. }) => Mul,
        (op::DIV, Class::Int { .. }) => [Udiv, Sdiv][usize::from(is_signed)],
        (op::REM, Class::Int { .. }) => [Urem, Srem][usize::from(is_signed)],
        (op::SHL, Class::Int { .. }) => Shl,
        (op::SHR, Class::Int { .. }) => [Lshr, Ashr][usize::from(is_signed)],
        (op::ADD, Class::Float) => Fadd,
        (op::SUB, Class::Float) => Fsub,
        (op::MUL, Class::Float) => Fmul,
        (op::DIV, Class::Float) => Fdiv,
        (op::REM, Class::Float) => Frem,
        _ => return Err(unfit(operation)),
    })
}

/// Lowers a comparison of values of a class.
pub(super) fn comparison(operation: u32, class: Class) -> Result<Comparison, Error> {
    use FcmpPred::{Oeq, Oge, Ogt, Ole, Olt, Une};
    use IcmpPred::*;
    let n = match operation {
        op::SETEQ..=op::SETGT => (operation - op::SETEQ) as usize,
        _ => return Err(unfit(operation)),
    };
    Ok(match class {
        Class::Int { signed: true, .. } => Comparison::Int([Eq, Ne, Sle, Sge, Slt, Sgt][n]),
        Class::Int { .. } | Class::Bool | Class::Pointer => Comparison::Int([Eq, Ne, Ule, Uge, Ult, Ugt][n]),
        Class::Float => Comparison::Float([Oeq, Une, Ole, Oge, Olt, Ogt][n]),
        Class::Other => return Err(unfit(operation)),
    })
}

/// Lowers a cast to a sequence of steps.
pub(super) fn cast(types: &TypeTable, from: Ty, to: Ty) -> Result<Vec<Step>, Error> {
    use CastOp::*;
    let ir = types.ir(to);
    let step = |op| Ok(vec![Step::Cast(op, ir)]);
    let by_way_of_long =
        |op| Ok(vec![Step::Cast(op, Type::I64), Step::Cast(if ir_is_float(to) { Uitofp } else { Inttoptr }, ir)]);
    let (source, target) = (from.class(types), to.class(types));
    let width = |class| match class {
        Class::Bool => 1,
        Class::Int { bits, .. } => bits,
        _ => 0,
    };
    match (source, target) {
        (Class::Other, _) | (_, Class::Other) => Err(unfit(op::CAST)),
        (Class::Bool, Class::Bool) | (Class::Pointer, Class::Pointer) => step(Bitcast),
        (_, Class::Bool) => Ok(vec![Step::NotZero]),
        (Class::Bool | Class::Int { .. }, Class::Int { .. }) => match width(source).cmp(&width(target)) {
            std::cmp::Ordering::Equal => step(Bitcast),
            std::cmp::Ordering::Greater => step(Trunc),
            // The signedness of the source type determines the extension.
            std::cmp::Ordering::Less => step(if is_signed(source) { Sext } else { Zext }),
        },
        (Class::Bool | Class::Int { .. }, Class::Float) => step(if is_signed(source) { Sitofp } else { Uitofp }),
        (Class::Float, Class::Int { signed, .. }) => step(if signed { Fptosi } else { Fptoui }),
        (Class::Float, Class::Float) if from == to => step(Bitcast),
        (Class::Float, Class::Float) => step(if to == Ty::DOUBLE { Fpext } else { Fptrunc }),
        (Class::Int { bits: ..64, signed: true }, Class::Pointer) => by_way_of_long(Sext),
        (Class::Bool | Class::Int { .. }, Class::Pointer) => step(Inttoptr),
        (Class::Pointer, Class::Int { .. }) => step(Ptrtoint),
        (Class::Pointer, Class::Float) => by_way_of_long(Ptrtoint),
        (Class::Float, Class::Pointer) => by_way_of_long(Fptoui),
    }
}

fn is_signed(class: Class) -> bool {
    matches!(class, Class::Int { signed: true, .. })
}

fn ir_is_float(ty: Ty) -> bool {
    matches!(ty, Ty::FLOAT | Ty::DOUBLE)
}

/// Returns the element type that a getelementptr index selects. `index`: the value of a constant index.
pub(super) fn element(
    types: &TypeTable,
    base: Ty,
    count: usize,
    index: impl Fn(usize) -> Option<u128>,
) -> Result<Ty, Error> {
    let mut ty = types.pointee(base)?;
    for n in 1..count {
        ty = match types.def(ty) {
            Def::Array(elem, _) => *elem,
            Def::Struct(fields) => {
                let field = index(n).and_then(|n| fields.get(usize::try_from(n).ok()?));
                *field.ok_or_else(|| Error::malformed("a struct index out of range"))?
            }
            _ => return Err(Error::malformed("an index into a type without elements")),
        };
    }
    Ok(ty)
}

/// Converts a constant index of a getelementptr, extended according to its own type: current indices are
/// signed.
pub(super) fn constant_index(reader: &mut Reader<'_>, ty: Ty, id: ConstId) -> (Type, ConstId) {
    let constants = &mut reader.module.constants;
    match (ty, constants[id].as_int()) {
        (Ty::UBYTE, Some(n)) => (Type::I32, constants.intern(Constant::Int(Type::I32, n))),
        (Ty::UINT, Some(n)) if n >> 31 != 0 => (Type::I64, constants.intern(Constant::Int(Type::I64, n))),
        (Ty::UBYTE | Ty::UINT, None) => {
            let arg = (reader.types.ir(ty), id);
            let cast = ConstExpr::Cast { op: CastOp::Zext, flags: CastFlags::default(), arg };
            (Type::I64, constants.intern(Constant::Expr(Type::I64, Box::new(cast))))
        }
        _ => (reader.types.ir(ty), id),
    }
}

/// Lowers a constant expression.
pub(super) fn expression(
    reader: &mut Reader<'_>,
    ty: Ty,
    operation: u32,
    parts: &[(Ty, ConstId)],
) -> Result<ConstId, Error> {
    let other_type = || Error::malformed(format!("a constant of {} with another type", op::name(operation)));
    let typed = |reader: &Reader<'_>, n: usize| (reader.types.ir(parts[n].0), parts[n].1);
    let ir = reader.types.ir(ty);
    let expr = match operation {
        op::CAST => return conversion(reader, parts[0], ty),
        op::SELECT => {
            if parts[0].0 != Ty::BOOL || parts[1].0 != ty || parts[2].0 != ty {
                return Err(other_type());
            }
            ConstExpr::Select { cond: typed(reader, 0), then: typed(reader, 1), other: typed(reader, 2) }
        }
        op::SETEQ..=op::SETGT => {
            if parts[0].0 != parts[1].0 || ty != Ty::BOOL {
                return Err(other_type());
            }
            let (lhs, rhs) = (typed(reader, 0), typed(reader, 1));
            match comparison(operation, parts[0].0.class(&reader.types))? {
                Comparison::Int(pred) => ConstExpr::Icmp { pred, lhs, rhs },
                Comparison::Float(pred) => ConstExpr::Fcmp { pred, lhs, rhs },
            }
        }
        op::GETELEMENTPTR => {
            let base = parts[0].0;
            let Some(indices) = parts.get(1..).filter(|indices| !indices.is_empty()) else {
                return conversion(reader, parts[0], ty);
            };
            let index = |n: usize| reader.module.constants[indices[n].1].as_int();
            let element = element(&reader.types, base, indices.len(), index)?;
            if reader.types.pointer(&mut reader.module, element)? != ty {
                return Err(other_type());
            }
            let source = reader.types.ir(reader.types.pointee(base)?);
            let base = typed(reader, 0);
            let indices = indices.iter().map(|(ty, id)| constant_index(reader, *ty, *id)).collect();
            ConstExpr::Gep { source, flags: GepFlags::default(), inrange: None, base, indices }
        }
        _ => {
            let is_shift = matches!(operation, op::SHL | op::SHR);
            if parts[0].0 != ty || parts[1].0 != if is_shift { Ty::UBYTE } else { ty } {
                return Err(other_type());
            }
            let op = binary(operation, ty.class(&reader.types))?;
            let (lhs, mut rhs) = (typed(reader, 0), typed(reader, 1));
            if is_shift {
                rhs = (ir, legacy_insts::constant_amount(&mut reader.module, rhs, ir));
            }
            ConstExpr::Binary { op, flags: BinaryFlags::default(), lhs, rhs }
        }
    };
    Ok(reader.module.constants.intern(Constant::Expr(ir, Box::new(expr))))
}

/// Casts a constant.
fn conversion(reader: &mut Reader<'_>, (from, mut id): (Ty, ConstId), to: Ty) -> Result<ConstId, Error> {
    let mut from_ir = reader.types.ir(from);
    for step in cast(&reader.types, from, to)? {
        let (ty, expr) = match step {
            // Types that differ only in signedness are the same in the module.
            Step::Cast(CastOp::Bitcast, ty) if ty == from_ir => continue,
            Step::Cast(op, ty) => (ty, ConstExpr::Cast { op, flags: CastFlags::default(), arg: (from_ir, id) }),
            Step::NotZero => {
                let zero = reader.zero(from)?;
                let (lhs, rhs) = ((from_ir, id), (from_ir, zero));
                let expr = match from.class(&reader.types) {
                    Class::Float => ConstExpr::Fcmp { pred: FcmpPred::Une, lhs, rhs },
                    _ => ConstExpr::Icmp { pred: IcmpPred::Ne, lhs, rhs },
                };
                (Type::I1, expr)
            }
        };
        id = reader.module.constants.intern(Constant::Expr(ty, Box::new(expr)));
        from_ir = ty;
    }
    Ok(id)
}

/// Returns the value of a constant integer operand.
pub(super) fn as_int(reader: &Reader<'_>, operand: Operand) -> Option<u128> {
    match operand {
        Operand::Const(id) => reader.module.constants[id].as_int(),
        Operand::Value(_) => None,
    }
}
