//! Address differences truncated to a few bits, as in tables of relative addresses.

use crate::ir::constant::ConstExpr;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Module};

/// Number of bits that suffice for any difference between two addresses of a process.
const ADDRESS_BITS: u32 = 48;

/// Checks a truncated address difference. Returns a description of the operand that may be too far away for the width;
/// `None` if the difference always fits, and for other constants.
pub fn overflow_risk(module: &Module, id: ConstId) -> Option<String> {
    let Constant::Expr(ty, expr) = &module.constants[id] else { return None };
    let ConstExpr::Cast { op: CastOp::Trunc, arg, .. } = &**expr else { return None };
    let bits = module.types.int_width(*ty).filter(|bits| *bits < ADDRESS_BITS)?;
    let Constant::Expr(_, difference) = &module.constants[arg.1] else { return None };
    let ConstExpr::Binary { op: BinaryOp::Sub, lhs, rhs, .. } = &**difference else { return None };
    let (mut work, mut globals, mut functions) = (vec![lhs.1, rhs.1], Vec::new(), Vec::new());
    while let Some(id) = work.pop() {
        match &module.constants[id] {
            Constant::Global(_, global) => globals.push(*global),
            Constant::BlockAddress(_, function, _) => functions.push(*function),
            other => other.for_each_part(|(_, part)| work.push(part)),
        }
    }
    if let Some(global) = globals.iter().find(|id| is_declared(module, **id)) {
        let name = &module.globals[*global].name;
        return Some(format!("the relative address of `@{name}`, which is outside the program, in {bits} bits"));
    }
    let first = functions.first()?;
    let same = globals.is_empty() && functions.iter().all(|f| f == first);
    (!same).then(|| format!("the relative address of a block, other than to a block of its function, in {bits} bits"))
}

fn is_declared(module: &Module, id: GlobalId) -> bool {
    match &module.globals[id].kind {
        GlobalKind::Function(function) => function.body.is_none(),
        GlobalKind::Variable { init, .. } => init.is_none(),
        GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => false,
    }
}
