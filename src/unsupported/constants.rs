//! Constants as operands and in initial values of variables.

use super::checker::Checker;
use crate::ir::inst::CastOp;
use crate::ir::{ConstExpr, ConstId, Constant, Operand, Type, relative_offsets};
use crate::source::Span;

impl Checker<'_> {
    /// Checks a constant that is an operand or a part of one, and whose type has been checked.
    pub(super) fn constant(&mut self, id: ConstId, span: Span) {
        if self.constants[id] {
            return;
        }
        let before = self.found.len();
        match &self.module.constants[id] {
            Constant::PtrAuth(..) => self.refuse("E0603", span, "`ptrauth`"),
            Constant::InlineAsm(..) => self.refuse("E0609", span, "inline assembly here"),
            // Their type is supported, and so are those of their parts.
            Constant::Array(_, parts) | Constant::Struct(_, parts) | Constant::Vector(_, parts) => {
                parts.iter().for_each(|(_, part)| self.constant(*part, span));
            }
            Constant::Expr(ty, expr) => self.expression(id, *ty, expr, span),
            _ => return,
        }
        self.constants[id] = self.found.len() == before;
    }

    /// Checks an initial value of a variable, whose numbers may have any type with a size.
    pub(super) fn initializer(&mut self, id: ConstId, span: Span) {
        let module = self.module;
        match &module.constants[id] {
            Constant::Array(_, parts) | Constant::Struct(_, parts) if !self.initializers[id] => {
                let before = self.found.len();
                parts.iter().for_each(|(_, part)| self.initializer(*part, span));
                self.initializers[id] = self.found.len() == before;
            }
            Constant::Vector(ty, parts) => {
                self.initial_vector(*ty, span);
                parts.iter().for_each(|(_, part)| self.initializer(*part, span));
            }
            Constant::Undef(ty) | Constant::Poison(ty) | Constant::Zero(ty) if module.types.vector(*ty).is_some() => {
                self.initial_vector(*ty, span);
            }
            Constant::Expr(..) | Constant::PtrAuth(..) | Constant::InlineAsm(..) => self.constant(id, span),
            _ => {}
        }
    }

    fn initial_vector(&mut self, ty: Type, span: Span) {
        if !self.engine.initializes_any_vector() {
            self.value(ty, span);
        }
    }

    fn expression(&mut self, id: ConstId, ty: Type, expr: &ConstExpr, span: Span) {
        let module = self.module;
        let before = self.found.len();
        if let Some(subject) = relative_offsets::overflow_risk(module, id) {
            self.refuse("E0603", span, subject);
        }
        module.constants[id].for_each_part(|(ty, part)| self.constant_operand(ty, part, span));
        match expr {
            ConstExpr::Gep { source, indices, .. } => {
                self.gep_types(*source, indices.iter().map(|(ty, index)| (*ty, Operand::Const(*index))), span);
            }
            ConstExpr::Cast { op: CastOp::Bitcast, arg, .. } if self.bits(ty) != self.bits(arg.0) => {
                self.refuse("E0603", span, "a bitcast between types of different sizes");
            }
            _ => {}
        }
        if self.found.len() == before {
            self.value(ty, span);
        }
    }
}
