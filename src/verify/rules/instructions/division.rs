//! Divisions by the constant zero: valid, and undefined if they are executed.

use super::operands::InstChecker;
use crate::ir::inst::BinaryOp;
use crate::ir::{ConstId, Constant, Module, Operand};
use crate::parse::operand_spans::InstPart;

impl InstChecker<'_, '_> {
    /// Warns about a constant divisor that is zero, or a vector with a zero in it.
    pub(super) fn divisor(&mut self, op: BinaryOp, divisor: Operand) {
        let what = match op {
            BinaryOp::Udiv | BinaryOp::Sdiv => "division",
            BinaryOp::Urem | BinaryOp::Srem => "remainder",
            _ => return,
        };
        if let Operand::Const(id) = divisor
            && has_zero(self.cx.module, id)
        {
            let message = format!("{what} by zero is undefined");
            let d = self.cx.warning("W0212", self.at(InstPart::Operand(1)), message);
            self.report(d);
        }
    }
}

/// Whether a constant integer is zero, or an element of a constant vector.
fn has_zero(module: &Module, id: ConstId) -> bool {
    match &module.constants[id] {
        Constant::Int(_, value) => *value == 0,
        Constant::WideInt(_, limbs) => limbs.iter().all(|limb| *limb == 0),
        Constant::Zero(_) => true,
        Constant::Vector(_, elements) => elements.iter().any(|(_, element)| has_zero(module, *element)),
        _ => false,
    }
}
