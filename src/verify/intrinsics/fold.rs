//! Literals that are written as expressions: `i1 trunc (i32 3 to i1)`. LLVM computes them when it reads them.

use crate::ir::constant::ConstExpr;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{ConstId, Constant, Module, Type};

/// The number that an expression of integers gives, of a type of at most 128 bits.
pub(super) fn number(module: &Module, id: ConstId) -> Option<(Type, u128)> {
    let (ty, value) = match &module.constants[id] {
        Constant::Int(ty, value) => return Some((*ty, *value)),
        Constant::Expr(ty, expr) => (*ty, expr),
        _ => return None,
    };
    let bits = module.types.int_width(ty).filter(|bits| *bits <= 128)?;
    let value = match &**value {
        ConstExpr::Cast { op, arg, .. } => {
            let (from, value) = number(module, arg.1)?;
            let from = module.types.int_width(from).filter(|bits| (1..=128).contains(bits))?;
            match op {
                CastOp::Trunc | CastOp::Zext | CastOp::Bitcast => value,
                CastOp::Sext => ((value << (128 - from)) as i128 >> (128 - from)) as u128,
                _ => return None,
            }
        }
        ConstExpr::Binary { op, lhs, rhs, .. } => {
            let (a, b) = (number(module, lhs.1)?.1, number(module, rhs.1)?.1);
            match op {
                BinaryOp::Add => a.wrapping_add(b),
                BinaryOp::Sub => a.wrapping_sub(b),
                BinaryOp::Mul => a.wrapping_mul(b),
                BinaryOp::And => a & b,
                BinaryOp::Or => a | b,
                BinaryOp::Xor => a ^ b,
                _ => return None,
            }
        }
        _ => return None,
    };
    Some((ty, value & u128::MAX >> (128 - bits.clamp(1, 128))))
}

/// Makes numbers of the expressions that stand for literals.
pub(in crate::verify) fn run(module: &mut Module, expressions: &[ConstId]) {
    for id in expressions {
        if let Some((ty, value)) = number(module, *id) {
            module.constants.replace(*id, Constant::Int(ty, value));
        }
    }
}
