//! Atomic operations. Cranelift's are all sequentially consistent, which is right for every ordering.

use super::MEMORY;
use super::func::FuncTranslator;
use super::intrinsic::Intrinsic;
use crate::ir::inst::{BinaryOp, RmwOp};
use crate::ir::{Operand, TypedOperand};
use crate::jit::scalar::Scalar;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{AtomicRmwOp, Endianness, InstBuilder, MemFlagsData, Type as ClifType, Value, types};

/// The integer type of an atomic operation on a scalar.
pub(super) fn integer(scalar: Scalar) -> ClifType {
    match scalar.bits().div_ceil(8) {
        1 => types::I8,
        2 => types::I16,
        4 => types::I32,
        16 => types::I128,
        _ => types::I64,
    }
}

/// What Cranelift does in one instruction.
fn simple(op: RmwOp) -> Option<AtomicRmwOp> {
    Some(match op {
        RmwOp::Xchg => AtomicRmwOp::Xchg,
        RmwOp::Add => AtomicRmwOp::Add,
        RmwOp::Sub => AtomicRmwOp::Sub,
        RmwOp::And => AtomicRmwOp::And,
        RmwOp::Nand => AtomicRmwOp::Nand,
        RmwOp::Or => AtomicRmwOp::Or,
        RmwOp::Xor => AtomicRmwOp::Xor,
        RmwOp::Max => AtomicRmwOp::Smax,
        RmwOp::Min => AtomicRmwOp::Smin,
        RmwOp::Umax => AtomicRmwOp::Umax,
        RmwOp::Umin => AtomicRmwOp::Umin,
        _ => return None,
    })
}

impl FuncTranslator<'_, '_> {
    fn atomic_flags() -> MemFlagsData {
        MemFlagsData::new().with_endianness(Endianness::Little).with_trap_code(Some(MEMORY))
    }

    /// `atomicrmw`: what was there before.
    pub(super) fn atomic_rmw(&mut self, op: RmwOp, ptr: Operand, value: TypedOperand) -> Value {
        let scalar = self.env.scalar(value.0);
        let ty = integer(scalar);
        let (address, value) = (self.scalar(ptr), self.scalar(value.1));
        let flags = Self::atomic_flags();
        if let Some(op) = simple(op) {
            let bits = self.bits_of(scalar, ty, value);
            let old = self.b.ins().atomic_rmw(ty, flags, op, address, bits);
            return self.scalar_of(scalar, old);
        }
        // Compare and swap until nobody else came in between.
        let first = self.b.ins().atomic_load(ty, flags, address);
        let (again, done) = (self.b.create_block(), self.b.create_block());
        let old = self.b.append_block_param(again, ty);
        self.b.ins().jump(again, &[first.into()]);
        self.b.switch_to_block(again);
        let before = self.scalar_of(scalar, old);
        let new = self.updated(op, scalar, before, value);
        let new = self.bits_of(scalar, ty, new);
        let found = self.b.ins().atomic_cas(flags, address, old, new);
        let same = self.b.ins().icmp(IntCC::Equal, found, old);
        self.b.ins().brif(same, done, &[], again, &[found.into()]);
        self.b.seal_block(again);
        self.b.seal_block(done);
        self.b.switch_to_block(done);
        self.scalar_of(scalar, old)
    }

    fn updated(&mut self, op: RmwOp, scalar: Scalar, old: Value, value: Value) -> Value {
        if scalar.large().is_some() {
            return match op {
                RmwOp::Fadd => self.float_binary(BinaryOp::Fadd, scalar, old, value),
                RmwOp::Fsub => self.float_binary(BinaryOp::Fsub, scalar, old, value),
                RmwOp::Fmaximum => self.float_intrinsic(Intrinsic::Maximum, scalar, &[old, value]),
                RmwOp::Fminimum => self.float_intrinsic(Intrinsic::Minimum, scalar, &[old, value]),
                RmwOp::Fmax => self.float_intrinsic(Intrinsic::Maxnum, scalar, &[old, value]),
                RmwOp::Fmin => self.float_intrinsic(Intrinsic::Minnum, scalar, &[old, value]),
                _ => unreachable!("verified: no integer operation on floating-point values"),
            };
        }
        if scalar.small().is_some() {
            let [old, value] = [old, value].map(|v| self.widened(scalar, v));
            let result = match op {
                RmwOp::Fadd | RmwOp::Fsub | RmwOp::Fmax | RmwOp::Fmin | RmwOp::Fmaximum | RmwOp::Fminimum => {
                    self.updated(op, Scalar::Double, old, value)
                }
                _ => unreachable!("verified: no integer operation on floating-point values"),
            };
            return self.narrowed(scalar, result);
        }
        match op {
            RmwOp::Fadd => self.b.ins().fadd(old, value),
            RmwOp::Fsub => self.b.ins().fsub(old, value),
            RmwOp::Fmaximum => self.b.ins().fmax(old, value),
            RmwOp::Fminimum => self.b.ins().fmin(old, value),
            RmwOp::Fmax | RmwOp::Fmin => {
                // The other if one is NaN.
                let both =
                    if op == RmwOp::Fmax { self.b.ins().fmax(old, value) } else { self.b.ins().fmin(old, value) };
                let (x, y) = (
                    self.b.ins().fcmp(FloatCC::Unordered, old, old),
                    self.b.ins().fcmp(FloatCC::Unordered, value, value),
                );
                let unless_value = self.b.ins().select(y, old, both);
                self.b.ins().select(x, value, unless_value)
            }
            _ => {
                let zero = self.int_const(scalar.clif(), 0);
                let one = self.int_const(scalar.clif(), 1);
                match op {
                    RmwOp::UincWrap => {
                        let wraps = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, old, value);
                        let next = self.b.ins().iadd(old, one);
                        self.choose(wraps, zero, next)
                    }
                    RmwOp::UdecWrap => {
                        // Zero minus one is above everything.
                        let next = self.b.ins().isub(old, one);
                        let wraps = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, next, value);
                        self.choose(wraps, value, next)
                    }
                    _ => {
                        let fits = self.b.ins().icmp(IntCC::UnsignedGreaterThanOrEqual, old, value);
                        let rest = self.b.ins().isub(old, value);
                        let otherwise = if op == RmwOp::UsubCond { old } else { zero };
                        self.choose(fits, rest, otherwise)
                    }
                }
            }
        }
    }
}
