//! Atomic operations. Those of Cranelift are all sequentially consistent, which is valid for every ordering. For weaker
//! orderings, plain accesses that Cranelift does not move are used where x86-64 needs nothing more: it only reorders a
//! store with a subsequent load. All operations work on integers: a value of another type is accessed as the integer of
//! its bits, a vector through memory.

use crate::ir::inst::{Atomic, BinaryOp, Ordering, RmwOp};
use crate::ir::{Operand, Type, TypedOperand};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::flat::is_multi_scalar;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::intrinsic::Intrinsic;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::trap_codes::MEMORY;
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{
    AtomicRmwOp, Endianness, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Type as ClifType, Value, types,
};

/// Returns the integer type for an atomic operation on a number of bytes.
fn integer(bytes: u64) -> ClifType {
    match bytes {
        1 => types::I8,
        2 => types::I16,
        4 => types::I32,
        16 => types::I128,
        _ => types::I64,
    }
}

/// Returns the operation, if Cranelift has a single instruction for it.
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

    /// Returns the bits of a value, as the integer in memory.
    fn atomic_bits(&mut self, ty: Type, value: ValueRepr) -> Value {
        let clif = integer(self.layouts.size(ty));
        if self.env.module.types.vector(ty).is_none() {
            let (scalar, value) = (self.env.scalar(ty), self.whole(value));
            return self.bits_of(scalar, clif, value);
        }
        let flat = self.layouts.flat(ty);
        let at = self.temporary(&flat);
        let parts = self.scalars(&flat, value);
        self.store_parts(&flat, &parts, at, MemAccess::UNALIGNED);
        self.load_plain(clif, at)
    }

    /// Prepares bits for an exchange with memory. A 16-byte exchange needs them in two fixed registers; if both halves
    /// are the same value, the register allocator leaves one of the registers unset. Reloading the bits from memory
    /// hides that they are equal.
    fn exchanged(&mut self, bits: Value) -> Value {
        if self.b.func.dfg.value_type(bits) != types::I128 {
            return bits;
        }
        let (low, high) = self.b.ins().isplit(bits);
        let slot = StackSlotData::new(StackSlotKind::ExplicitSlot, 16, 4);
        let at = Address { base: AddressBase::Slot(self.b.create_sized_stack_slot(slot)), offset: 0 };
        self.store_plain(types::I64, low, at);
        self.store_plain(types::I64, high, at.plus(8));
        self.load_plain(types::I128, at)
    }

    /// Converts the integer in memory to a value.
    fn value_from_atomic_bits(&mut self, ty: Type, bits: Value) -> ValueRepr {
        if self.env.module.types.vector(ty).is_none() {
            return self.scalar_of(self.env.scalar(ty), bits).into();
        }
        let flat = self.layouts.flat(ty);
        let at = self.temporary(&flat);
        self.store_plain(self.b.func.dfg.value_type(bits), bits, at);
        match is_multi_scalar(&self.env.module.types, ty) {
            true => self.load_aggregate(&flat, at, MemAccess::UNALIGNED),
            false => self.load(flat.fields[0].scalar, at, MemAccess::UNALIGNED).into(),
        }
    }

    /// Whether an access may cross a cache line, where only locked instructions are atomic.
    fn may_be_split(&mut self, ty: Type, align: Option<u64>) -> bool {
        align.is_some_and(|align| align < self.layouts.size(ty))
    }

    /// Translates `load atomic`.
    pub(in crate::jit::translate) fn atomic_load(&mut self, ty: Type, from: Address, align: Option<u64>) -> ValueRepr {
        let clif = integer(self.layouts.size(ty));
        let (address, flags) = (self.address_of(from), Self::atomic_flags());
        let bits = match self.may_be_split(ty, align) {
            false => self.b.ins().atomic_load(clif, flags, address),
            true => {
                let nothing = self.int_const(clif, 0);
                self.b.ins().atomic_rmw(clif, flags, AtomicRmwOp::Or, address, nothing)
            }
        };
        self.value_from_atomic_bits(ty, bits)
    }

    /// Translates `store atomic`.
    pub(in crate::jit::translate) fn atomic_store(
        &mut self,
        cx: &InstContext,
        ty: Type,
        value: Operand,
        to: Address,
        align: Option<u64>,
        ordering: Ordering,
    ) {
        let value = self.value(cx, value);
        let bits = self.atomic_bits(ty, value);
        let bits = self.exchanged(bits);
        let clif = self.b.func.dfg.value_type(bits);
        let is_split = self.may_be_split(ty, align);
        if !is_split && clif != types::I128 && ordering < Ordering::SeqCst {
            return self.store_in_order(clif, bits, to);
        }
        let (address, flags) = (self.address_of(to), Self::atomic_flags());
        if !is_split && clif == types::I128 {
            self.b.ins().atomic_store(flags, bits, address);
            return;
        }
        // Faster than a store and a fence.
        self.b.ins().atomic_rmw(clif, flags, AtomicRmwOp::Xchg, address, bits);
    }

    /// Translates `fence`. Only a sequentially consistent fence between threads takes an instruction.
    pub(in crate::jit::translate) fn fence(&mut self, atomic: &Atomic) {
        match atomic.ordering == Ordering::SeqCst && atomic.scope.as_deref() != Some("singlethread") {
            true => self.b.ins().fence(),
            false => self.b.ins().sequence_point(),
        };
    }

    /// Translates `cmpxchg`. Returns the old value, and whether it was the expected one. A `weak` exchange never fails
    /// spuriously.
    pub(in crate::jit::translate) fn compare_exchange(
        &mut self,
        cx: &InstContext,
        ptr: Operand,
        expected: TypedOperand,
        new: TypedOperand,
    ) -> ValueRepr {
        let address = self.scalar(cx, ptr);
        let [expected_bits, new] = [expected, new].map(|(ty, operand)| {
            let value = self.value(cx, operand);
            self.atomic_bits(ty, value)
        });
        let found = self.b.ins().atomic_cas(Self::atomic_flags(), address, expected_bits, new);
        let same = self.b.ins().icmp(IntCC::Equal, found, expected_bits);
        let found = self.value_from_atomic_bits(expected.0, found);
        let found = self.whole(found);
        self.value_from_scalars([found, same])
    }

    /// Translates `atomicrmw`. Returns the old value.
    pub(in crate::jit::translate) fn atomic_rmw(
        &mut self,
        cx: &InstContext,
        op: RmwOp,
        ptr: Operand,
        (ty, value): TypedOperand,
    ) -> ValueRepr {
        let clif = integer(self.layouts.size(ty));
        let address = self.scalar(cx, ptr);
        let flags = Self::atomic_flags();
        if let Some(op) = simple(op) {
            let value = self.value(cx, value);
            let bits = self.atomic_bits(ty, value);
            let bits = if op == AtomicRmwOp::Xchg { self.exchanged(bits) } else { bits };
            let old = self.b.ins().atomic_rmw(clif, flags, op, address, bits);
            return self.value_from_atomic_bits(ty, old);
        }
        let elem = self.env.element(ty);
        let vector = self.env.module.types.vector(ty).is_some();
        let values = if vector { self.lanes(cx, value) } else { vec![self.scalar(cx, value)] };
        // A compare-and-swap loop, which repeats until no other thread has intervened.
        let first = self.b.ins().atomic_load(clif, flags, address);
        let (again, done) = (self.b.create_block(), self.b.create_block());
        let old = self.b.append_block_param(again, clif);
        self.b.ins().jump(again, &[first.into()]);
        self.b.switch_to_block(again);
        let before = self.value_from_atomic_bits(ty, old);
        let new = if vector {
            let lanes = self.lanes_of(ty, before);
            let lanes = lanes.into_iter().zip(values).map(|(old, value)| self.updated(op, elem, old, value));
            let lanes = lanes.collect();
            self.value_from_lanes(ty, lanes)
        } else {
            let old = self.whole(before);
            self.updated(op, elem, old, values[0]).into()
        };
        let new = self.atomic_bits(ty, new);
        let found = self.b.ins().atomic_cas(flags, address, old, new);
        let same = self.b.ins().icmp(IntCC::Equal, found, old);
        self.b.ins().brif(same, done, &[], again, &[found.into()]);
        self.b.seal_block(again);
        self.b.seal_block(done);
        self.b.switch_to_block(done);
        self.value_from_atomic_bits(ty, old)
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
                // Returns the other operand if one is NaN.
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
                        // Zero minus one is larger than every bound.
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
