//! Floating-point arithmetic and comparisons.

use crate::ir::inst::{BinaryOp, FcmpPred};
use crate::ir::{Operand, Type};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::Scalar;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, Value, types};

/// Returns Cranelift's condition; `None` for `false` and `true`.
pub(in crate::jit::translate) fn condition(pred: FcmpPred) -> Option<FloatCC> {
    Some(match pred {
        FcmpPred::False | FcmpPred::True => return None,
        FcmpPred::Oeq => FloatCC::Equal,
        FcmpPred::Ogt => FloatCC::GreaterThan,
        FcmpPred::Oge => FloatCC::GreaterThanOrEqual,
        FcmpPred::Olt => FloatCC::LessThan,
        FcmpPred::Ole => FloatCC::LessThanOrEqual,
        FcmpPred::One => FloatCC::OrderedNotEqual,
        FcmpPred::Ord => FloatCC::Ordered,
        FcmpPred::Ueq => FloatCC::UnorderedOrEqual,
        FcmpPred::Ugt => FloatCC::UnorderedOrGreaterThan,
        FcmpPred::Uge => FloatCC::UnorderedOrGreaterThanOrEqual,
        FcmpPred::Ult => FloatCC::UnorderedOrLessThan,
        FcmpPred::Ule => FloatCC::UnorderedOrLessThanOrEqual,
        FcmpPred::Une => FloatCC::NotEqual,
        FcmpPred::Uno => FloatCC::Unordered,
    })
}

impl FuncTranslator<'_, '_> {
    /// Converts a small format to `double`, in which it is computed and which represents all its values.
    pub(in crate::jit::translate) fn widened(&mut self, scalar: Scalar, value: Value) -> Value {
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        match scalar {
            Scalar::Half => {
                let bits = self.b.ins().uextend(types::I32, value);
                self.call_runtime(RuntimeFn::HalfToDouble, &[bits])
            }
            // A bfloat is the upper half of a float.
            Scalar::BFloat => {
                let bits = self.b.ins().uextend(types::I32, value);
                let bits = self.b.ins().ishl_imm_u(bits, 16);
                let float = self.b.ins().bitcast(types::F32, flags, bits);
                self.b.ins().fpromote(types::F64, float)
            }
            _ => value,
        }
    }

    /// Converts back to a small format, with rounding. [`small`](crate::jit::runtime::f16) explains why double rounding
    /// is harmless.
    pub(in crate::jit::translate) fn narrowed(&mut self, scalar: Scalar, value: Value) -> Value {
        match scalar {
            Scalar::Half => self.call_runtime(RuntimeFn::DoubleToHalf, &[value]),
            Scalar::BFloat => self.call_runtime(RuntimeFn::DoubleToBFloat, &[value]),
            _ => value,
        }
    }

    pub(in crate::jit::translate) fn float_binary(
        &mut self,
        op: BinaryOp,
        scalar: Scalar,
        a: Value,
        b: Value,
    ) -> Value {
        if let Some(kind) = scalar.large() {
            return self.large_binary(op, kind, a, b);
        }
        let [a, b] = [a, b].map(|v| self.widened(scalar, v));
        let result = match op {
            BinaryOp::Fadd => self.b.ins().fadd(a, b),
            BinaryOp::Fsub => self.b.ins().fsub(a, b),
            BinaryOp::Fmul => self.b.ins().fmul(a, b),
            BinaryOp::Fdiv => self.b.ins().fdiv(a, b),
            BinaryOp::Frem => match scalar {
                Scalar::Float => self.call_runtime(RuntimeFn::Fmodf, &[a, b]),
                _ => self.call_runtime(RuntimeFn::Fmod, &[a, b]),
            },
            _ => unreachable!("the verifier refuses integer operations on floating-point values"),
        };
        self.narrowed(scalar, result)
    }

    /// Translates `fneg`: flips only the sign bit.
    pub(in crate::jit::translate) fn negated(&mut self, cx: &InstContext, scalar: Scalar, value: Value) -> Value {
        match (scalar.small(), scalar.large()) {
            (_, Some(kind)) => self.large_negated(kind, value),
            (Some(_), _) => self.b.ins().bxor_imm_u(value, 0x8000),
            // Keeps the mask in a register. For a whole vector in `value`, the type of the mask would differ.
            _ if self.is_in_loop(cx) && !self.b.func.dfg.value_type(value).is_vector() => {
                let sign = if scalar == Scalar::Float { 1 << 31 } else { 1 << 63 };
                let mask = self.scalar_const(cx, scalar, sign);
                let mask = self.whole(mask);
                self.b.ins().bxor(value, mask)
            }
            _ => self.b.ins().fneg(value),
        }
    }

    pub(in crate::jit::translate) fn fcmp(
        &mut self,
        cx: &InstContext,
        pred: FcmpPred,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> Value {
        if let Some(kind) = self.env.element(ty).large() {
            let (a, b) = (self.scalar(cx, lhs), self.scalar(cx, rhs));
            return self.large_compared(pred, kind, a, b);
        }
        let (a, b) = self.fcmp_operands(cx, ty, lhs, rhs);
        self.compared(pred, a, b)
    }

    pub(in crate::jit::translate) fn compared(&mut self, pred: FcmpPred, a: Value, b: Value) -> Value {
        match condition(pred) {
            Some(cc) => self.b.ins().fcmp(cc, a, b),
            None => self.b.ins().iconst(types::I8, i64::from(pred == FcmpPred::True)),
        }
    }

    /// Returns the operands in the format in which they are compared.
    pub(in crate::jit::translate) fn fcmp_operands(
        &mut self,
        cx: &InstContext,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> (Value, Value) {
        let (a, b) = (self.scalar(cx, lhs), self.scalar(cx, rhs));
        let scalar = self.env.element(ty);
        (self.widened(scalar, a), self.widened(scalar, b))
    }
}
