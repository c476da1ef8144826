//! Integer arithmetic and comparisons for all widths from 1 to 128. [`scalar`](crate::jit::translate::scalar_type)
//! states the rule for unused bits.

use crate::ir::inst::{BinaryOp, IcmpPred};
use crate::ir::{Operand, Type};
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::{Scalar, holder, is_exact};
use crate::jit::translate::signature::Extension;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, TrapCode, Type as ClifType, Value, types};

/// Returns Cranelift's condition.
pub(in crate::jit::translate) fn condition(pred: IcmpPred) -> IntCC {
    match pred {
        IcmpPred::Eq => IntCC::Equal,
        IcmpPred::Ne => IntCC::NotEqual,
        IcmpPred::Ugt => IntCC::UnsignedGreaterThan,
        IcmpPred::Uge => IntCC::UnsignedGreaterThanOrEqual,
        IcmpPred::Ult => IntCC::UnsignedLessThan,
        IcmpPred::Ule => IntCC::UnsignedLessThanOrEqual,
        IcmpPred::Sgt => IntCC::SignedGreaterThan,
        IcmpPred::Sge => IntCC::SignedGreaterThanOrEqual,
        IcmpPred::Slt => IntCC::SignedLessThan,
        IcmpPred::Sle => IntCC::SignedLessThanOrEqual,
    }
}

impl FuncTranslator<'_, '_> {
    /// Emits a constant of a CLIF integer type.
    pub(in crate::jit::translate) fn int_const(&mut self, ty: ClifType, bits: u128) -> Value {
        match ty {
            types::I128 => {
                let low = self.b.ins().iconst(types::I64, bits as u64 as i64);
                let high = self.b.ins().iconst(types::I64, (bits >> 64) as u64 as i64);
                self.b.ins().iconcat(low, high)
            }
            types::I64 => self.b.ins().iconst(ty, bits as u64 as i64),
            _ => self.b.ins().iconst(ty, (bits as u64 & (u64::MAX >> (64 - ty.bits()))) as i64),
        }
    }

    /// Emits a mask of the significant bits.
    fn mask(&mut self, bits: u32) -> Value {
        self.int_const(holder(bits), u128::MAX >> (128 - bits))
    }

    /// Zero-extends a value to its holder.
    pub(in crate::jit::translate) fn zero_extended(&mut self, bits: u32, value: Value) -> Value {
        if bits == 1 || is_exact(bits) {
            return value;
        }
        let mask = self.mask(bits);
        self.b.ins().band(value, mask)
    }

    /// Sign-extends a value to its holder.
    pub(in crate::jit::translate) fn sign_extended(&mut self, bits: u32, value: Value) -> Value {
        if bits == 1 {
            return self.b.ins().ineg(value);
        }
        if is_exact(bits) {
            return value;
        }
        let unused = self.b.ins().iconst(types::I32, i64::from(holder(bits).bits() - bits));
        let high = self.b.ins().ishl(value, unused);
        self.b.ins().sshr(high, unused)
    }

    /// Restores the rule for `i1` after an operation that can set other bits.
    pub(in crate::jit::translate) fn canonical(&mut self, bits: u32, value: Value) -> Value {
        match bits {
            1 => self.b.ins().band_imm_u(value, 1),
            _ => value,
        }
    }

    /// Normalizes a value from code that need not follow the rule for `i1`: C leaves the upper bits unspecified.
    pub(in crate::jit::translate) fn canonical_from_outside(&mut self, scalar: Scalar, value: Value) -> Value {
        match scalar {
            Scalar::Int(1) => self.canonical(1, value),
            _ => value,
        }
    }

    /// Extends an argument or result as its attribute requires.
    pub(in crate::jit::translate) fn clean_for(&mut self, extension: Extension, scalar: Scalar, value: Value) -> Value {
        match (scalar, extension) {
            (Scalar::Int(bits), Extension::Zero) => self.zero_extended(bits, value),
            (Scalar::Int(bits), Extension::Sign) => self.sign_extended(bits, value),
            _ => value,
        }
    }

    pub(in crate::jit::translate) fn binary(
        &mut self,
        cx: &InstContext,
        op: BinaryOp,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> Value {
        let (a, b) = (self.scalar(cx, lhs), self.scalar(cx, rhs));
        let known = match rhs {
            Operand::Const(c) => self.env.module.constants[c].as_int(),
            Operand::Value(_) => None,
        };
        match self.env.element(ty) {
            Scalar::Int(bits) => {
                if op.is_division() && bits <= 64 && known.is_none_or(|divisor| divisor == 0) {
                    self.note_dividend(bits, a, b);
                }
                self.int_binary(op, bits, a, b, known)
            }
            scalar => self.float_binary(op, scalar, a, b),
        }
    }

    /// Translates a binary operation on computed operands.
    pub(in crate::jit::translate) fn binary_of(&mut self, op: BinaryOp, scalar: Scalar, a: Value, b: Value) -> Value {
        match scalar {
            Scalar::Int(bits) => self.int_binary(op, bits, a, b, None),
            _ => self.float_binary(op, scalar, a, b),
        }
    }

    fn int_binary(&mut self, op: BinaryOp, bits: u32, a: Value, b: Value, rhs: Option<u128>) -> Value {
        let result = match op {
            BinaryOp::Add => self.b.ins().iadd(a, b),
            BinaryOp::Sub => self.b.ins().isub(a, b),
            BinaryOp::Mul => self.b.ins().imul(a, b),
            BinaryOp::And => return self.b.ins().band(a, b),
            BinaryOp::Or => return self.b.ins().bor(a, b),
            BinaryOp::Xor => return self.b.ins().bxor(a, b),
            BinaryOp::Shl => {
                let amount = self.shift_amount(bits, b);
                self.b.ins().ishl(a, amount)
            }
            BinaryOp::Lshr => {
                let (a, amount) = (self.zero_extended(bits, a), self.shift_amount(bits, b));
                self.b.ins().ushr(a, amount)
            }
            BinaryOp::Ashr => {
                let (a, amount) = (self.sign_extended(bits, a), self.shift_amount(bits, b));
                self.b.ins().sshr(a, amount)
            }
            BinaryOp::Udiv | BinaryOp::Urem | BinaryOp::Sdiv | BinaryOp::Srem
                if bits == 32
                    && let Some(divisor) = rhs
                    && let Some(result) = self.division_by_const(op, a, divisor as u32) =>
            {
                result
            }
            BinaryOp::Udiv | BinaryOp::Urem => self.unsigned_division(op, bits, a, b),
            BinaryOp::Sdiv | BinaryOp::Srem => self.signed_division(op, bits, a, b, rhs),
            BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv | BinaryOp::Frem => {
                unreachable!("the verifier refuses floating-point operations on integers")
            }
        };
        self.canonical(bits, result)
    }

    /// Prepares a shift amount. Cranelift takes it modulo the width of the holder. The result of an excessive amount is
    /// poison, so any result is valid.
    pub(in crate::jit::translate) fn shift_amount(&mut self, bits: u32, amount: Value) -> Value {
        let amount = self.zero_extended(bits, amount);
        // The high half of a 128-bit amount is irrelevant.
        if bits > 64 { self.b.ins().ireduce(types::I64, amount) } else { amount }
    }

    fn unsigned_division(&mut self, op: BinaryOp, bits: u32, a: Value, b: Value) -> Value {
        let (a, b) = (self.zero_extended(bits, a), self.zero_extended(bits, b));
        if bits > 64 {
            self.trap_if_zero(b);
            let function = if op == BinaryOp::Udiv { RuntimeFn::Udiv128 } else { RuntimeFn::Urem128 };
            return self.call_runtime(function, &[a, b]);
        }
        match op {
            BinaryOp::Udiv => self.b.ins().udiv(a, b),
            _ => self.b.ins().urem(a, b),
        }
    }

    fn signed_division(&mut self, op: BinaryOp, bits: u32, a: Value, b: Value, rhs: Option<u128>) -> Value {
        let (a, b) = (self.sign_extended(bits, a), self.sign_extended(bits, b));
        let wide = bits > 64;
        if wide {
            self.trap_if_zero(b);
        }
        // Cranelift's sdiv traps if the quotient overflows its holder; its srem gives 0.
        let by_itself = op == BinaryOp::Sdiv && is_exact(bits) && !wide;
        let all_ones = u128::MAX >> (128 - bits);
        let harmless = rhs.is_some_and(|v| v != all_ones);
        if !by_itself && !harmless {
            self.trap_if_overflow(bits, a, b);
        }
        match (op, wide) {
            (BinaryOp::Sdiv, true) => self.call_runtime(RuntimeFn::Sdiv128, &[a, b]),
            (_, true) => self.call_runtime(RuntimeFn::Srem128, &[a, b]),
            (BinaryOp::Sdiv, false) => self.b.ins().sdiv(a, b),
            (_, false) => self.b.ins().srem(a, b),
        }
    }

    fn trap_if_zero(&mut self, divisor: Value) {
        let zero = self.int_const(types::I128, 0);
        let is_zero = self.b.ins().icmp(IntCC::Equal, divisor, zero);
        self.b.ins().trapnz(is_zero, TrapCode::INTEGER_DIVISION_BY_ZERO);
    }

    /// Traps on division of the minimum by -1, which overflows. Both operands must be sign-extended.
    fn trap_if_overflow(&mut self, bits: u32, a: Value, b: Value) {
        let ty = holder(bits);
        let least = self.int_const(ty, u128::MAX << (bits - 1));
        let minus_one = self.int_const(ty, u128::MAX);
        let is_least = self.b.ins().icmp(IntCC::Equal, a, least);
        let is_minus_one = self.b.ins().icmp(IntCC::Equal, b, minus_one);
        let both = self.b.ins().band(is_least, is_minus_one);
        self.b.ins().trapnz(both, TrapCode::INTEGER_OVERFLOW);
    }

    pub(in crate::jit::translate) fn icmp(
        &mut self,
        cx: &InstContext,
        pred: IcmpPred,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> Value {
        let (a, b) = self.icmp_operands(cx, pred, ty, lhs, rhs);
        self.b.ins().icmp(condition(pred), a, b)
    }

    /// Returns the operands, extended as the predicate requires.
    pub(in crate::jit::translate) fn icmp_operands(
        &mut self,
        cx: &InstContext,
        pred: IcmpPred,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> (Value, Value) {
        let (a, b) = (self.scalar(cx, lhs), self.scalar(cx, rhs));
        let Scalar::Int(bits) = self.env.element(ty) else { return (a, b) };
        match pred {
            IcmpPred::Sgt | IcmpPred::Sge | IcmpPred::Slt | IcmpPred::Sle => {
                (self.sign_extended(bits, a), self.sign_extended(bits, b))
            }
            _ => (self.zero_extended(bits, a), self.zero_extended(bits, b)),
        }
    }

    /// Emits a select. At 128 bits, it selects each half: from a select on a comparison of the same values, Cranelift's
    /// optimizer would create a minimum or maximum, which it cannot compile at that width.
    pub(in crate::jit::translate) fn choose(&mut self, cond: Value, a: Value, b: Value) -> Value {
        if self.b.func.dfg.value_type(a) != types::I128 {
            return self.b.ins().select(cond, a, b);
        }
        let ((a_low, a_high), (b_low, b_high)) = (self.b.ins().isplit(a), self.b.ins().isplit(b));
        let low = self.b.ins().select(cond, a_low, b_low);
        let high = self.b.ins().select(cond, a_high, b_high);
        self.b.ins().iconcat(low, high)
    }
}
