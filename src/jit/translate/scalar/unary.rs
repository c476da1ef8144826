//! Unary operations, on scalars and on the fields of vectors.

use crate::ir::inst::UnaryOp;
use crate::ir::{Operand, Type};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::Value;

impl FuncTranslator<'_, '_> {
    /// Translates a unary operation.
    pub(in crate::jit::translate) fn unary(
        &mut self,
        cx: &InstContext,
        op: UnaryOp,
        ty: Type,
        arg: Operand,
    ) -> ValueRepr {
        match op {
            UnaryOp::Fneg => self.map_fields(cx, ty, arg, Self::negated),
            UnaryOp::Freeze => self.value(cx, arg),
        }
    }

    /// Applies an operation to a scalar, or to each field of a vector, which is an element or a 128-bit part with
    /// several. `compute` is passed the scalar of the elements.
    fn map_fields(
        &mut self,
        cx: &InstContext,
        ty: Type,
        arg: Operand,
        compute: impl Fn(&mut Self, &InstContext, Scalar, Value) -> Value,
    ) -> ValueRepr {
        if !self.env.class(ty).is_vector() {
            let (scalar, arg) = (self.env.scalar(ty), self.scalar(cx, arg));
            return compute(self, cx, scalar, arg).into();
        }
        let (flat, elem) = (self.layouts.flat(ty), self.env.element(ty));
        let value = self.value(cx, arg);
        let parts: Vec<Value> = self.scalars(&flat, value);
        let parts = parts.into_iter().map(|v| compute(self, cx, elem, v)).collect();
        self.value_from_fields(ty, &flat, parts)
    }
}
