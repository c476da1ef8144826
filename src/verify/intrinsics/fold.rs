//! Folding of constant expressions in place of literals: `i1 trunc (i32 3 to i1)`. LLVM folds them on reading.

use crate::ir::constant::ConstExpr;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{ConstId, Constant, Module, Type};

/// Maximum depth of expressions to fold.
const MAX_DEPTH: u32 = 64;

/// Returns type and value of an integer constant expression of at most 128 bits.
pub(super) fn number(module: &Module, id: ConstId) -> Option<(Type, u128)> {
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
    let signed = |value: u128, bits: u32| ((value << (128 - bits)) as i128) >> (128 - bits);
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
            let by = || u32::try_from(b).ok().filter(|by| *by < bits);
            match op {
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
            }
        }
        _ => return None,
    };
    Some((ty, value & u128::MAX >> (128 - bits)))
}

/// Replaces the recorded expressions by their values.
pub(in crate::verify) fn run(module: &mut Module, expressions: &[ConstId]) {
    for id in expressions {
        if let Some((ty, value)) = number(module, *id) {
            module.constants.replace(*id, Constant::Int(ty, value));
        }
    }
}
