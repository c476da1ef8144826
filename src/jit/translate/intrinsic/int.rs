//! Intrinsics on integers and addresses.

use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::Intrinsic;
use crate::jit::translate::scalar_type::{Scalar, holder, is_exact};
use crate::jit::translate::value::{Address, AddressBase};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value, types};

impl FuncTranslator<'_, '_> {
    pub(in crate::jit::translate) fn int_intrinsic(
        &mut self,
        intrinsic: Intrinsic,
        bits: u32,
        args: &[Value],
    ) -> Value {
        let ty = holder(bits);
        let unused = i64::from(ty.bits() - bits);
        let a = args[0];
        match intrinsic {
            Intrinsic::Abs => {
                let a = self.sign_extended(bits, a);
                self.b.ins().iabs(a)
            }
            Intrinsic::MinMax(cc) => {
                let signed = matches!(cc, IntCC::SignedGreaterThan | IntCC::SignedLessThan);
                let [a, b] = [args[0], args[1]].map(|v| match signed {
                    true => self.sign_extended(bits, v),
                    false => self.zero_extended(bits, v),
                });
                let first = self.b.ins().icmp(cc, a, b);
                self.choose(first, a, b)
            }
            Intrinsic::Ctpop => {
                let a = self.zero_extended(bits, a);
                self.b.ins().popcnt(a)
            }
            Intrinsic::Ctlz => {
                let a = self.zero_extended(bits, a);
                let zeros = self.b.ins().clz(a);
                let unused = self.int_const(ty, unused as u128);
                self.b.ins().isub(zeros, unused)
            }
            Intrinsic::Cttz => {
                // A one above the highest bit makes the count equal to the width for zero.
                let a = self.zero_extended(bits, a);
                let a = match is_exact(bits) {
                    true => a,
                    false => {
                        let stop = self.int_const(ty, 1 << bits);
                        self.b.ins().bor(a, stop)
                    }
                };
                self.b.ins().ctz(a)
            }
            Intrinsic::Bswap | Intrinsic::Bitreverse => {
                let turned = match intrinsic {
                    Intrinsic::Bswap => self.b.ins().bswap(a),
                    _ => self.b.ins().bitrev(a),
                };
                self.b.ins().ushr_imm_u(turned, unused)
            }
            Intrinsic::ShlSat(signed) => self.saturating_shift(signed, bits, args),
            Intrinsic::Fshl => self.funnel(bits, args, true),
            Intrinsic::Fshr => self.funnel(bits, args, false),
            Intrinsic::UaddSat => {
                let [a, b] = [args[0], args[1]].map(|v| self.zero_extended(bits, v));
                let sum = self.b.ins().iadd(a, b);
                let sum = self.sum_of_unsigned(bits, sum);
                let over = self.b.ins().icmp(IntCC::UnsignedLessThan, sum, a);
                let most = self.int_const(ty, u128::MAX >> (128 - bits));
                self.choose(over, most, sum)
            }
            Intrinsic::UsubSat => {
                let [a, b] = [args[0], args[1]].map(|v| self.zero_extended(bits, v));
                let difference = self.b.ins().isub(a, b);
                let below = self.b.ins().icmp(IntCC::UnsignedLessThan, a, b);
                let zero = self.int_const(ty, 0);
                self.choose(below, zero, difference)
            }
            Intrinsic::SaddSat | Intrinsic::SsubSat => {
                let [a, b] = [args[0], args[1]].map(|v| self.sign_extended(bits, v));
                let add = intrinsic == Intrinsic::SaddSat;
                let result = if add { self.b.ins().iadd(a, b) } else { self.b.ins().isub(a, b) };
                let result = if bits == 1 { self.canonical(1, result) } else { result };
                let result = self.sign_extended(bits, result);
                // On overflow, the sign of the result differs from that of the operands.
                let x = self.b.ins().bxor(result, a);
                let y = if add { self.b.ins().bxor(result, b) } else { self.b.ins().bxor(a, b) };
                let both = self.b.ins().band(x, y);
                let zero = self.int_const(ty, 0);
                let over = self.b.ins().icmp(IntCC::SignedLessThan, both, zero);
                let negative = self.b.ins().icmp(IntCC::SignedLessThan, a, zero);
                let least = self.int_const(ty, u128::MAX << (bits - 1));
                let most = self.int_const(ty, (1 << (bits - 1)) - 1);
                let limit = self.choose(negative, least, most);
                self.choose(over, limit, result)
            }
            _ => unreachable!("not an integer intrinsic"),
        }
    }

    pub(super) fn three_way(&mut self, signed: bool, bits: u32, args: [Value; 2], ret: Scalar) -> Value {
        let [a, b] = args.map(|v| if signed { self.sign_extended(bits, v) } else { self.zero_extended(bits, v) });
        let (greater, less) = match signed {
            true => (IntCC::SignedGreaterThan, IntCC::SignedLessThan),
            false => (IntCC::UnsignedGreaterThan, IntCC::UnsignedLessThan),
        };
        let (greater, less) = (self.b.ins().icmp(greater, a, b), self.b.ins().icmp(less, a, b));
        let order = self.b.ins().isub(greater, less);
        match ret.clif() {
            types::I8 => order,
            ty => self.b.ins().sextend(ty, order),
        }
    }

    /// Truncates the sum of two zero-extended values, which is one bit wider than they are.
    fn sum_of_unsigned(&mut self, bits: u32, sum: Value) -> Value {
        match bits {
            1 => self.canonical(1, sum),
            _ => self.zero_extended(bits, sum),
        }
    }

    /// Translates `fshl` and `fshr`: the shift amount is taken modulo the width.
    fn funnel(&mut self, bits: u32, args: &[Value], left: bool) -> Value {
        let ty = holder(bits);
        let high = args[0];
        let low = self.zero_extended(bits, args[1]);
        let amount = self.zero_extended(bits, args[2]);
        let (amount, shift_ty) = match ty == types::I128 {
            true if bits.is_power_of_two() => (self.b.ins().ireduce(types::I64, amount), types::I64),
            true => {
                // The high half of the amount matters, too.
                let width = self.int_const(ty, bits.into());
                let rest = self.call_runtime(RuntimeFn::Urem128, &[amount, width]);
                (self.b.ins().ireduce(types::I64, rest), types::I64)
            }
            false => (amount, ty),
        };
        let amount = match bits {
            // An i1 has nothing to shift.
            1 => return if left { high } else { low },
            _ if bits.is_power_of_two() => self.b.ins().band_imm_u(amount, i64::from(bits - 1)),
            _ if ty == types::I128 => amount,
            _ => {
                let width = self.int_const(shift_ty, bits.into());
                self.b.ins().urem(amount, width)
            }
        };
        let last = self.int_const(shift_ty, u128::from(bits - 1));
        let rest = self.b.ins().isub(last, amount);
        let one = self.b.ins().iconst(types::I32, 1);
        match left {
            true => {
                let upper = self.b.ins().ishl(high, amount);
                let lower = self.b.ins().ushr(low, one);
                let lower = self.b.ins().ushr(lower, rest);
                self.b.ins().bor(upper, lower)
            }
            false => {
                let lower = self.b.ins().ushr(low, amount);
                let upper = self.b.ins().ishl(high, one);
                let upper = self.b.ins().ishl(upper, rest);
                self.b.ins().bor(upper, lower)
            }
        }
    }

    /// Translates `sshl.sat` and `ushl.sat`: the result is the maximum or minimum if bits are lost.
    fn saturating_shift(&mut self, signed: bool, bits: u32, args: &[Value]) -> Value {
        let ty = holder(bits);
        let a = if signed { self.sign_extended(bits, args[0]) } else { self.zero_extended(bits, args[0]) };
        let amount = self.shift_amount(bits, args[1]);
        let shifted = self.b.ins().ishl(a, amount);
        let shifted = self.canonical(bits, shifted);
        let (clean, back) = match signed {
            true => {
                let clean = self.sign_extended(bits, shifted);
                (clean, self.b.ins().sshr(clean, amount))
            }
            false => {
                let clean = self.zero_extended(bits, shifted);
                (clean, self.b.ins().ushr(clean, amount))
            }
        };
        let lost = self.b.ins().icmp(IntCC::NotEqual, back, a);
        let limit = match signed {
            true => {
                let zero = self.int_const(ty, 0);
                let negative = self.b.ins().icmp(IntCC::SignedLessThan, a, zero);
                let least = self.int_const(ty, u128::MAX << (bits - 1));
                let most = self.int_const(ty, (1 << (bits - 1)) - 1);
                self.choose(negative, least, most)
            }
            false => self.int_const(ty, u128::MAX >> (128 - bits)),
        };
        self.choose(lost, limit, clean)
    }

    /// Translates `llvm.load.relative`: adds the 32-bit distance stored at `base + offset` to `base`.
    pub(super) fn load_relative(&mut self, base: Value, offset: Value, bits: u32) -> Value {
        let offset = self.sign_extended(bits, offset);
        let offset = match bits {
            65.. => self.b.ins().ireduce(types::I64, offset),
            33.. => offset,
            _ => self.b.ins().sextend(types::I64, offset),
        };
        let at = self.b.ins().iadd(base, offset);
        let distance = self.load_plain(types::I32, Address { base: AddressBase::Value(at), offset: 0 });
        let distance = self.b.ins().sextend(types::I64, distance);
        self.b.ins().iadd(base, distance)
    }
}
