//! Descriptions of divisions without a defined result.

use crate::ir::inst::BinaryOp;
use crate::ir::{Inst, Module, Operand, Type};
use crate::value::{sign_extend, truncate};

/// Describes a division by zero: `sdiv of i32 7 by zero`. `dividend`: its value in the registers, if known.
pub(in crate::jit) fn by_zero(module: &Module, inst: Option<&Inst>, dividend: Option<u128>) -> String {
    let Some((op, ty, lhs)) = division(inst) else { return "division by zero".into() };
    let known = constant(module, lhs).or(dividend);
    match known.and_then(|bits| number(module, op, ty, bits)) {
        Some(number) => format!("{} of {number} by zero", op.keyword()),
        None => format!("{} by zero", op.keyword()),
    }
}

/// Describes an overflow: `sdiv of i32 -2147483648 by -1: the result is not representable`.
pub(in crate::jit) fn overflow(module: &Module, inst: Option<&Inst>) -> String {
    let Some((op, ty, _)) = division(inst) else {
        return "division of the smallest integer by -1: the result is not representable".into();
    };
    let width = module.types.int_width(module.types.scalar(ty));
    let least = width.filter(|w| *w <= 128).and_then(|w| number(module, op, ty, 1 << (w - 1)));
    match least {
        Some(least) => format!("{} of {least} by -1: the result is not representable", op.keyword()),
        None => format!("{} of the smallest integer by -1: the result is not representable", op.keyword()),
    }
}

fn division(inst: Option<&Inst>) -> Option<(BinaryOp, Type, Operand)> {
    use BinaryOp::{Sdiv, Srem, Udiv, Urem};
    match inst {
        Some(Inst::Binary { op: op @ (Udiv | Sdiv | Urem | Srem), ty, lhs, .. }) => Some((*op, *ty, *lhs)),
        _ => None,
    }
}

fn constant(module: &Module, operand: Operand) -> Option<u128> {
    match operand {
        Operand::Const(id) => module.constants[id].as_int(),
        Operand::Value(_) => None,
    }
}

/// Formats a number with the signedness of its operation.
fn number(module: &Module, op: BinaryOp, ty: Type, bits: u128) -> Option<String> {
    let width = module.types.int_width(module.types.scalar(ty)).filter(|w| *w <= 128)?;
    let bits = truncate(width, bits);
    Some(match op {
        BinaryOp::Udiv | BinaryOp::Urem => format!("i{width} {bits}"),
        _ => format!("i{width} {}", sign_extend(width, bits)),
    })
}
