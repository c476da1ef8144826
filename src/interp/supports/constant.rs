//! Constants that the interpreter supports, as operands and in initial values.

use super::Check;
use crate::interp::load::gep_steps;
use crate::ir::{ConstExpr, ConstId, Constant, relative_offsets};
use crate::source::Span;

impl Check<'_> {
    /// Checks a constant that is an operand or a part of one.
    pub(super) fn constant(&mut self, id: ConstId, span: Span) {
        if self.constants[id] {
            return;
        }
        let before = self.refusals;
        self.each_constant(id, span);
        self.constants[id] = self.refusals == before;
    }

    fn each_constant(&mut self, id: ConstId, span: Span) {
        let module = self.module;
        match &module.constants[id] {
            Constant::Expr(ty, expr) => {
                if !self.value(*ty, span) {
                    return;
                }
                if let Some(what) = relative_offsets::overflow_risk(module, id) {
                    self.refuse("E0603", span, what);
                }
                if let ConstExpr::Gep { source, indices, .. } = &**expr {
                    let known = |n: usize| indices.get(n).and_then(|i| self.known(i.1));
                    if gep_steps(&module.types, self.layout, *source, indices.len(), known).is_none() {
                        self.refuse("E0603", span, format!("this getelementptr over {}", self.show(*source)));
                    }
                }
                let mut parts = Vec::new();
                module.constants[id].for_each_part(|part| parts.push(part));
                for (ty, part) in parts {
                    if self.value(ty, span) {
                        self.constant(part, span);
                    }
                }
            }
            // Their types are supported, and so are those of their parts.
            Constant::Array(_, parts) | Constant::Struct(_, parts) | Constant::Vector(_, parts) => {
                parts.iter().for_each(|(_, part)| self.constant(*part, span));
            }
            Constant::PtrAuth(..) => self.refuse("E0603", span, "`ptrauth`".into()),
            _ => {}
        }
    }

    /// Returns the value of an index, if it is a plain integer.
    pub(super) fn known(&self, id: ConstId) -> Option<u128> {
        self.module.constants.as_index(id)
    }

    /// Checks the initial value of a variable.
    pub(super) fn initialiser(&mut self, id: ConstId, span: Span) {
        let module = self.module;
        match &module.constants[id] {
            Constant::Array(_, parts) | Constant::Struct(_, parts) => {
                for (_, part) in parts {
                    self.initialiser(*part, span);
                }
            }
            Constant::Vector(ty, parts) => {
                if !self.value(*ty, span) {
                    return;
                }
                for (_, part) in parts {
                    self.initialiser(*part, span);
                }
            }
            Constant::Expr(..) | Constant::PtrAuth(..) => self.constant(id, span),
            Constant::Undef(ty) | Constant::Poison(ty) | Constant::Zero(ty) if module.types.vector(*ty).is_some() => {
                self.value(*ty, span);
            }
            // Numbers of every format are plain bytes here.
            _ => {}
        }
    }
}
