//! `llvm.sadd.with.overflow` and others: the truncated result, and whether it overflowed.

use crate::ir::inst::BinaryOp;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::{holder, is_exact};
use crate::jit::translate::value::{Address, AddressBase};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, StackSlotData, StackSlotKind, Value, types};

impl FuncTranslator<'_, '_> {
    /// Returns the result and an i1.
    pub(in crate::jit::translate) fn overflowing(
        &mut self,
        op: BinaryOp,
        signed: bool,
        bits: u32,
        a: Value,
        b: Value,
    ) -> (Value, Value) {
        let [a, b] = [a, b].map(|v| if signed { self.sign_extended(bits, v) } else { self.zero_extended(bits, v) });
        let (whole, lost) = match op {
            BinaryOp::Add | BinaryOp::Sub => self.sum(op == BinaryOp::Add, signed, bits, a, b),
            _ => self.product(signed, bits, a, b),
        };
        let over = match is_exact(bits) {
            true => lost,
            // The result fits in its holder, but perhaps not in its width.
            false => {
                let cut = self.canonical(bits, whole);
                let back = if signed { self.sign_extended(bits, cut) } else { self.zero_extended(bits, cut) };
                let changed = self.b.ins().icmp(IntCC::NotEqual, back, whole);
                self.b.ins().bor(changed, lost)
            }
        };
        (self.canonical(bits, whole), over)
    }

    /// Emits whether an operation on a value and a constant overflows: one comparison with a bound. `first`: whether the
    /// constant is the first operand. `None` for integers of more than 64 bits.
    pub(in crate::jit::translate) fn overflows_with_constant(
        &mut self,
        (op, signed, bits): (BinaryOp, bool, u32),
        value: Value,
        constant: u128,
        first: bool,
    ) -> Option<Value> {
        if !(1..=64).contains(&bits) {
            return None;
        }
        let (least, most) = match signed {
            true => (-1i128 << (bits - 1), (1i128 << (bits - 1)) - 1),
            false => (0, (1i128 << bits) - 1),
        };
        let cut = constant << (128 - bits);
        let constant = if signed { (cut as i128) >> (128 - bits) } else { (cut >> (128 - bits)) as i128 };
        // Bounds of the values with which the operation does not overflow.
        let (from, to) = match op {
            BinaryOp::Add => (least - constant, most - constant),
            BinaryOp::Sub if first => (constant - most, constant - least),
            BinaryOp::Sub => (least + constant, most + constant),
            BinaryOp::Mul if constant == 0 => (least, most),
            BinaryOp::Mul if constant > 0 => (least / constant, most / constant),
            BinaryOp::Mul => (most / constant, least / constant),
            _ => return None,
        };
        let (from, to) = (from.max(least), to.min(most));
        let value = if signed { self.sign_extended(bits, value) } else { self.zero_extended(bits, value) };
        let ty = holder(bits);
        let (below, above) = match signed {
            true => (IntCC::SignedLessThan, IntCC::SignedGreaterThan),
            false => (IntCC::UnsignedLessThan, IntCC::UnsignedGreaterThan),
        };
        let [from_value, to_value] = [from, to].map(|bound| self.int_const(ty, bound as u128));
        Some(match (from > least, to < most) {
            (false, false) => self.b.ins().iconst(types::I8, 0),
            (true, false) => self.b.ins().icmp(below, value, from_value),
            (false, true) => self.b.ins().icmp(above, value, to_value),
            (true, true) => {
                let distance = self.b.ins().isub(value, from_value);
                let length = self.int_const(ty, (to - from) as u128);
                self.b.ins().icmp(IntCC::UnsignedGreaterThan, distance, length)
            }
        })
    }

    /// Emits a sum or difference of extended values, and whether it overflows the holder.
    fn sum(&mut self, add: bool, signed: bool, bits: u32, a: Value, b: Value) -> (Value, Value) {
        let result = if add { self.b.ins().iadd(a, b) } else { self.b.ins().isub(a, b) };
        if !signed {
            let over = match add {
                true => self.b.ins().icmp(IntCC::UnsignedLessThan, result, a),
                false => self.b.ins().icmp(IntCC::UnsignedLessThan, a, b),
            };
            return (result, over);
        }
        // On overflow, the sign of the result differs from that of the operands.
        let x = self.b.ins().bxor(result, a);
        let y = if add { self.b.ins().bxor(result, b) } else { self.b.ins().bxor(a, b) };
        let both = self.b.ins().band(x, y);
        let zero = self.int_const(holder(bits), 0);
        (result, self.b.ins().icmp(IntCC::SignedLessThan, both, zero))
    }

    /// Emits a product of extended values, and whether it overflows the holder.
    fn product(&mut self, signed: bool, bits: u32, a: Value, b: Value) -> (Value, Value) {
        let ty = holder(bits);
        if ty == types::I128 {
            return self.product_128(signed, a, b);
        }
        if ty == types::I64 {
            if signed {
                return self.b.ins().smul_overflow(a, b);
            }
            let low = self.b.ins().imul(a, b);
            let (high, expected) = (self.b.ins().umulhi(a, b), self.int_const(types::I64, 0));
            return (low, self.b.ins().icmp(IntCC::NotEqual, high, expected));
        }
        // The product fits in 64 bits.
        let wide = types::I64;
        let [a, b] = [a, b].map(|v| match signed {
            true => self.b.ins().sextend(wide, v),
            false => self.b.ins().uextend(wide, v),
        });
        let product = self.b.ins().imul(a, b);
        let low = self.b.ins().ireduce(ty, product);
        let back = match signed {
            true => self.b.ins().sextend(wide, low),
            false => self.b.ins().uextend(wide, low),
        };
        (low, self.b.ins().icmp(IntCC::NotEqual, back, product))
    }

    fn product_128(&mut self, signed: bool, a: Value, b: Value) -> (Value, Value) {
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, 16, 4));
        let at = Address { base: AddressBase::Slot(slot), offset: 0 };
        let address = self.address_of(at);
        let function = if signed { RuntimeFn::SmulOverflow128 } else { RuntimeFn::UmulOverflow128 };
        let over = self.call_runtime(function, &[a, b, address]);
        (self.load_plain(types::I128, at), over)
    }
}
