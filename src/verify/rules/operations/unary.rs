//! Rules of unary operations.

use crate::ir::Type;
use crate::ir::inst::UnaryOp;
use crate::verify::context::VerifierContext;

impl VerifierContext<'_> {
    /// Returns the error in a unary operation on a type, and a hint.
    pub(crate) fn unary_error(&self, op: UnaryOp, ty: Type) -> Option<(String, &'static str)> {
        let class = op.operand_class();
        if self.damaged(ty) || class.contains(self.scalar_kind(ty)) {
            return None;
        }
        let message = format!("`{}` works on {} values, not on {}", op.keyword(), class.name(), self.ty(ty));
        Some((message, if op == UnaryOp::Fneg { "use `sub` from 0" } else { "" }))
    }
}
