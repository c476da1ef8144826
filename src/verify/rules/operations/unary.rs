//! Rules of unary operations.

use crate::ir::Type;
use crate::ir::TypeKind;
use crate::ir::inst::{OperandClass, UnaryOp};
use crate::verify::context::VerifierContext;

impl VerifierContext<'_> {
    /// Returns the error in a unary operation on a type, and a hint.
    pub(crate) fn unary_error(&self, op: UnaryOp, ty: Type) -> Option<(String, &'static str)> {
        if self.damaged(ty) {
            return None;
        }
        let expected = match (op.operand_class(), self.scalar_kind(ty)) {
            (OperandClass::FirstClass, _) | (OperandClass::FloatingPoint, TypeKind::Float(_)) => return None,
            (OperandClass::FloatingPoint, _) => "floating-point values",
        };
        let help = match op {
            UnaryOp::Fneg => "use `sub` from 0",
            UnaryOp::Freeze => "",
        };
        Some((format!("`{}` works on {expected}, not on {}", op.keyword(), self.ty(ty)), help))
    }
}
