//! Which constants compiled code can have.

use super::Check;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::CastOp;
use crate::ir::{ConstId, Constant, Operand, Type, distance};
use crate::source::Span;

impl Check<'_> {
    /// A constant: in memory anything whose bytes can be computed, as an operand what is made of scalars.
    pub(super) fn constant(&mut self, id: ConstId, span: Span, in_memory: bool) {
        // Whatever is fine as an operand is fine in memory; the type of an operand was looked at before.
        if self.constants[id] {
            return;
        }
        let before = self.found.len();
        self.each_constant(id, span, in_memory);
        self.constants[id] = self.found.len() == before;
    }

    fn each_constant(&mut self, id: ConstId, span: Span, in_memory: bool) {
        match &self.module.constants[id] {
            Constant::Invalid | Constant::Int(..) | Constant::Float(..) | Constant::Null(_) | Constant::Global(..) => {}
            Constant::BlockAddress(..) | Constant::Marked(..) | Constant::Metadata(_) => {}
            Constant::PtrAuth(..) => self.refuse("E0603", span, "`ptrauth`".into()),
            Constant::InlineAsm(..) => self.refuse("E0609", span, "inline assembly here".into()),
            Constant::Undef(_) | Constant::Poison(_) | Constant::Zero(_) | Constant::String(..) => {}
            Constant::WideInt(ty, _) => {
                if !in_memory {
                    self.value_type(*ty, span);
                }
            }
            Constant::Array(_, parts) | Constant::Struct(_, parts) | Constant::Vector(_, parts) => {
                for (_, part) in parts {
                    self.constant(*part, span, in_memory);
                }
            }
            Constant::Expr(ty, expr) => {
                if let Some(what) = distance::too_far(self.module, id) {
                    self.refuse("E0603", span, what);
                }
                self.expr(*ty, expr, span)
            }
        }
    }

    fn expr(&mut self, ty: Type, expr: &ConstExpr, span: Span) {
        let before = self.found.len();
        let mut part = |part: (Type, ConstId)| self.operand(part.0, Operand::Const(part.1), span);
        match expr {
            ConstExpr::Cast { arg, .. } => part(*arg),
            ConstExpr::Gep { base, indices, .. } => {
                part(*base);
                indices.iter().copied().for_each(part);
            }
            ConstExpr::Binary { lhs, rhs, .. }
            | ConstExpr::Icmp { lhs, rhs, .. }
            | ConstExpr::Fcmp { lhs, rhs, .. } => {
                part(*lhs);
                part(*rhs);
            }
            ConstExpr::ExtractElement { vector, index } => [*vector, *index].into_iter().for_each(part),
            ConstExpr::InsertElement { vector: a, value: b, index: c }
            | ConstExpr::ShuffleVector { lhs: a, rhs: b, mask: c }
            | ConstExpr::Select { cond: a, then: b, other: c } => [*a, *b, *c].into_iter().for_each(part),
            ConstExpr::Splat(value) | ConstExpr::Fneg(value) => part(*value),
            ConstExpr::ExtractValue { agg, .. } => part(*agg),
            ConstExpr::InsertValue { agg, value, .. } => [*agg, *value].into_iter().for_each(part),
        }
        if let ConstExpr::Gep { source, indices, .. } = expr {
            self.gep_types(*source, indices.iter().map(|(t, c)| (*t, Operand::Const(*c))), span);
        }
        if let ConstExpr::Cast { op: CastOp::Bitcast, arg, .. } = expr {
            let bits = |ty| self.bits(ty);
            if bits(ty) != bits(arg.0) {
                self.refuse("E0603", span, "a bitcast between types of different sizes".into());
            }
        }
        if self.found.len() == before {
            self.value_type(ty, span);
        }
    }
}
