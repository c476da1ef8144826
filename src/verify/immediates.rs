//! Numbers that intrinsics want to know at compile time (`immarg`) may be written as constant expressions: LLVM computes these
//! where it reads them, so that the checks see numbers.

use crate::ir::callee::named_callee;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{ConstId, Constant, Module, Operand, Type};

/// Puts numbers in the place of expressions that stand where an immediate is wanted.
pub(super) fn fold(module: &mut Module) {
    let mut found: Vec<(ConstId, Type, u128)> = Vec::new();
    // Declarations say it; most modules have no expression there.
    if !module.globals.keys().any(|id| wants_immediates(module, id)) {
        return;
    }
    for (_, _, body) in module.definitions() {
        for call in body.insts.values().filter_map(|inst| inst.call()) {
            let Some(callee) = named_callee(module, call.callee).and_then(|id| module.function(id)) else { continue };
            for (param, arg) in callee.params.iter().zip(&call.args) {
                if let Operand::Const(id) = arg.value
                    && matches!(module.constants[id], Constant::Expr(..))
                    && module.has_attr(param.attrs, "immarg")
                    && let Some(value) = number(module, id, 0)
                {
                    found.push((id, arg.ty, value));
                }
            }
        }
    }
    for (id, ty, value) in found {
        module.constants.replace(id, Constant::Int(ty, value));
    }
}

fn wants_immediates(module: &Module, id: crate::ir::GlobalId) -> bool {
    module.function(id).is_some_and(|f| f.params.iter().any(|p| module.has_attr(p.attrs, "immarg")))
}

/// Expressions that are deeper are none that anybody writes there.
const DEEPEST: u32 = 64;

/// The value of an expression over integers of at most 128 bits.
fn number(module: &Module, id: ConstId, depth: u32) -> Option<u128> {
    if depth > DEEPEST {
        return None;
    }
    let (ty, expr) = match &module.constants[id] {
        Constant::Int(_, value) => return Some(*value),
        Constant::Expr(ty, expr) => (*ty, expr),
        _ => return None,
    };
    let width = |ty: Type| module.types.int_width(ty).filter(|width| (1..=128).contains(width));
    let bits = width(ty)?;
    let cut = |value: u128, bits: u32| value << (128 - bits) >> (128 - bits);
    let signed = |value: u128, bits: u32| ((value << (128 - bits)) as i128) >> (128 - bits);
    let part = |part: (Type, ConstId)| Some((number(module, part.1, depth + 1)?, width(part.0)?));
    let value = match &**expr {
        ConstExpr::Cast { op, arg, .. } => {
            let (value, from) = part(*arg)?;
            match op {
                CastOp::Trunc | CastOp::Zext => value,
                CastOp::Sext => signed(value, from) as u128,
                CastOp::Bitcast if from == bits => value,
                _ => return None,
            }
        }
        ConstExpr::Binary { op, lhs, rhs, .. } => {
            let ((a, _), (b, _)) = (part(*lhs)?, part(*rhs)?);
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
    Some(cut(value, bits))
}
