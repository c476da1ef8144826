//! Folding of integer constant expressions, as LLVM does when it reads them: `i1 trunc (i32 3 to i1)` is `i1 true`.

use crate::ir::constant::ConstExpr;
use crate::ir::inst::{BinaryOp, CastOp, IcmpPred};
use crate::ir::{ConstId, Constant, Module, Type};

/// Nesting depth above which expressions are left unfolded.
const MAX_DEPTH: u32 = 64;

/// Returns the value of an integer constant expression, with its type of at most 128 bits; `None` if an operand is
/// not a literal.
pub(crate) fn number(module: &Module, id: ConstId) -> Option<(Type, u128)> {
    value(module, id, MAX_DEPTH)
}

fn value(module: &Module, id: ConstId, depth: u32) -> Option<(Type, u128)> {
    let (ty, expr) = match &module.constants[id] {
        Constant::Int(ty, value) => return Some((*ty, *value)),
        Constant::Expr(ty, expr) if depth > 0 => (*ty, expr),
        _ => return None,
    };
    let width = |ty: Type| module.types.int_width(ty).filter(|bits| (1..=128).contains(bits));
    let bits = width(ty)?;
    let value = match &**expr {
        // The null address is zero for any pointer width.
        ConstExpr::Cast { op: CastOp::Ptrtoint, arg, .. } if matches!(module.constants[arg.1], Constant::Null(_)) => 0,
        ConstExpr::Cast { op, arg, .. } => {
            let (from, value) = value(module, arg.1, depth - 1)?;
            let from = width(from)?;
            match op {
                CastOp::Trunc | CastOp::Zext => value,
                CastOp::Sext => signed(value, from) as u128,
                CastOp::Bitcast if from == bits => value,
                _ => return None,
            }
        }
        ConstExpr::Binary { op, lhs, rhs, .. } => {
            let (a, b) = (value(module, lhs.1, depth - 1)?.1, value(module, rhs.1, depth - 1)?.1);
            binary(*op, bits, a, b)?
        }
        _ => return None,
    };
    Some((ty, value & u128::MAX >> (128 - bits)))
}

/// Returns the result of an operation on zero-extended integers, of which the low `bits` bits count. `None`: a shift by as many
/// bits or more, a division, or no operation on integers.
pub(crate) fn binary(op: BinaryOp, bits: u32, a: u128, b: u128) -> Option<u128> {
    let by = || u32::try_from(b).ok().filter(|by| *by < bits);
    Some(match op {
        BinaryOp::Add => a.wrapping_add(b),
        BinaryOp::Sub => a.wrapping_sub(b),
        BinaryOp::Mul => a.wrapping_mul(b),
        BinaryOp::And => a & b,
        BinaryOp::Or => a | b,
        BinaryOp::Xor => a ^ b,
        BinaryOp::Shl => a << by()?,
        BinaryOp::Lshr => a >> by()?,
        BinaryOp::Ashr => (signed(a, bits) >> by()?) as u128,
        _ => return None,
    })
}

/// Returns whether a comparison of zero-extended integers of `bits` bits holds.
pub(crate) fn icmp(pred: IcmpPred, bits: u32, a: u128, b: u128) -> bool {
    let (sa, sb) = (signed(a, bits), signed(b, bits));
    match pred {
        IcmpPred::Eq => a == b,
        IcmpPred::Ne => a != b,
        IcmpPred::Ugt => a > b,
        IcmpPred::Uge => a >= b,
        IcmpPred::Ult => a < b,
        IcmpPred::Ule => a <= b,
        IcmpPred::Sgt => sa > sb,
        IcmpPred::Sge => sa >= sb,
        IcmpPred::Slt => sa < sb,
        IcmpPred::Sle => sa <= sb,
    }
}

/// Interprets the low `bits` bits, 1 to 128, as a two's complement number.
pub(crate) fn signed(value: u128, bits: u32) -> i128 {
    ((value << (128 - bits)) as i128) >> (128 - bits)
}

/// Replaces the constants given that are integer constant expressions by their values.
pub(crate) fn run(module: &mut Module, constants: impl IntoIterator<Item = ConstId>) {
    for id in constants {
        if let Some((ty, value)) = number(module, id) {
            module.constants.replace(id, Constant::Int(ty, value));
        }
    }
}
