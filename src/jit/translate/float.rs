//! Floating-point arithmetic and comparisons.

use super::func::FuncTranslator;
use crate::ir::Operand;
use crate::ir::inst::{BinaryOp, FcmpPred};
use crate::jit::runtime::Runtime;
use cranelift_codegen::ir::condcodes::FloatCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

/// Cranelift's condition; none for `false` and `true`.
pub(super) fn condition(pred: FcmpPred) -> Option<FloatCC> {
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
    pub(super) fn float_binary(&mut self, op: BinaryOp, a: Value, b: Value) -> Value {
        match op {
            BinaryOp::Fadd => self.b.ins().fadd(a, b),
            BinaryOp::Fsub => self.b.ins().fsub(a, b),
            BinaryOp::Fmul => self.b.ins().fmul(a, b),
            BinaryOp::Fdiv => self.b.ins().fdiv(a, b),
            BinaryOp::Frem => match self.b.func.dfg.value_type(a) {
                types::F32 => self.call_runtime(Runtime::Fmodf, &[a, b]),
                _ => self.call_runtime(Runtime::Fmod, &[a, b]),
            },
            _ => unreachable!("the verifier refuses integer operations on floating-point values"),
        }
    }

    pub(super) fn fcmp(&mut self, pred: FcmpPred, lhs: Operand, rhs: Operand) -> Value {
        let (a, b) = (self.scalar(lhs), self.scalar(rhs));
        match condition(pred) {
            Some(cc) => self.b.ins().fcmp(cc, a, b),
            None => self.b.ins().iconst(types::I8, i64::from(pred == FcmpPred::True)),
        }
    }
}
