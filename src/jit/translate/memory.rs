//! Loads, stores and allocas.

pub(super) mod aggregate;
mod atomic;
mod gep;

use crate::ir::{Align, BlockId, Inst, Operand, Type, TypedOperand};
use crate::jit::run::stack::SideStack;
use crate::jit::runtime::RuntimeFn;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::{FuncTranslator, SideStackState};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::trap_codes::{MEMORY, SIDE_STACK_OVERFLOW};

use crate::jit::translate::value::{Address, AddressBase, MemAccess, ValueRepr};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{
    Endianness, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Type as ClifType, Value, types,
};

/// Size in bytes above which an alloca is on the side stack, whose pages need not be probed one by one.
const LARGE: u64 = 32 << 10;
/// Total size in bytes of a frame's allocas above which all further ones are on the side stack.
pub(super) const FULL_FRAME: u64 = 256 << 10;
/// Alignment in bytes of Cranelift's frames.
const FRAME_ALIGN: u64 = 16;

impl FuncTranslator<'_, '_> {
    /// Materializes an address as one value.
    pub(super) fn address_of(&mut self, pointer: Address) -> Value {
        match (pointer.base, i32::try_from(pointer.offset)) {
            (AddressBase::Absolute(start), _) => {
                self.b.ins().iconst(types::I64, start.wrapping_add_signed(pointer.offset) as i64)
            }
            // Cranelift's slot offsets are not negative.
            (AddressBase::Slot(slot), Ok(offset @ 0..)) => self.b.ins().stack_addr(types::I64, slot, offset),
            (AddressBase::Slot(slot), _) => {
                let start = self.b.ins().stack_addr(types::I64, slot, 0);
                self.b.ins().iadd_imm_s(start, pointer.offset)
            }
            (AddressBase::Value(value), _) if pointer.offset == 0 => value,
            (AddressBase::Value(value), _) => self.b.ins().iadd_imm_s(value, pointer.offset),
        }
    }

    /// Returns an address as base value and 32-bit offset of a load or store.
    fn address_and_offset(&mut self, pointer: Address) -> (Value, i32) {
        match (pointer.base, i32::try_from(pointer.offset)) {
            (AddressBase::Value(value), Ok(offset)) => (value, offset),
            // All accesses to a global share its address.
            (AddressBase::Absolute(start), Ok(offset)) => (self.b.ins().iconst(types::I64, start as i64), offset),
            _ => (self.address_of(pointer), 0),
        }
    }

    /// Returns the flags of an access. An access within the frame cannot fault.
    fn flags(&self, pointer: Address, size: u32) -> MemFlagsData {
        let inside = match pointer.base {
            AddressBase::Slot(slot) => {
                let slot_size = i64::from(self.b.func.sized_stack_slots[slot].size);
                pointer.offset >= 0 && pointer.offset.checked_add(size.into()).is_some_and(|end| end <= slot_size)
            }
            _ => false,
        };
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        let flags = flags.with_alias_region(self.frame.regions.map(|regions| regions.program));
        if inside { flags.with_notrap() } else { flags.with_trap_code(Some(MEMORY)) }
    }

    pub(super) fn load(&mut self, scalar: Scalar, from: Address, access: MemAccess) -> Value {
        let bytes = scalar.bits().div_ceil(8);
        if let Some(ty) = access.single_access_type(bytes) {
            let address = self.address_of(from);
            let flags = self.flags(from, bytes);
            let bits = self.b.ins().atomic_load(ty, flags, address);
            return self.scalar_of(scalar, bits);
        }
        if access.volatile {
            self.b.ins().sequence_point();
        }
        match scalar {
            Scalar::Int(bits) => {
                let value = self.load_int(scalar.clif(), bytes, from);
                self.canonical(bits, value)
            }
            // Accesses only its ten bytes.
            Scalar::X86Fp80 => self.load_int(scalar.clif(), bytes, from),
            _ => self.load_plain(scalar.clif(), from),
        }
    }

    pub(super) fn load_plain(&mut self, ty: ClifType, from: Address) -> Value {
        let flags = self.flags(from, ty.bytes());
        let (address, offset) = self.address_and_offset(from);
        self.b.ins().load(ty, flags, address, offset)
    }

    /// Loads exactly `bytes` bytes, in pieces of machine types, into an integer type that holds them.
    fn load_int(&mut self, ty: ClifType, bytes: u32, from: Address) -> Value {
        if ty.bytes() == bytes {
            return self.load_plain(ty, from);
        }
        let mut whole: Option<Value> = None;
        for (at, piece) in pieces(bytes) {
            let place = Address { offset: from.offset.wrapping_add(at.into()), ..from };
            let part = self.load_plain(piece, place);
            let part = if piece == ty { part } else { self.b.ins().uextend(ty, part) };
            whole = Some(match whole {
                None => part,
                Some(low) => {
                    let high = self.b.ins().ishl_imm_u(part, i64::from(at) * 8);
                    self.b.ins().bor(low, high)
                }
            });
        }
        whole.unwrap_or_else(|| self.int_const(ty, 0))
    }

    pub(super) fn store(&mut self, scalar: Scalar, value: Value, to: Address, access: MemAccess) {
        let bytes = scalar.bits().div_ceil(8);
        if let Some(ty) = access.single_access_type(bytes) {
            let bits = self.bits_of(scalar, ty, value);
            return self.store_in_order(ty, bits, to);
        }
        if access.volatile {
            self.b.ins().sequence_point();
        }
        match scalar {
            Scalar::Int(bits) => {
                let value = self.zero_extended(bits, value);
                self.store_int(scalar.clif(), bytes, value, to);
            }
            Scalar::X86Fp80 => self.store_int(scalar.clif(), bytes, value, to),
            _ => self.store_plain(scalar.clif(), value, to),
        }
        if access.volatile {
            self.b.ins().sequence_point();
        }
    }

    /// Stores with one instruction, which Cranelift neither removes nor moves across another access. An atomic store
    /// would do, too, but is followed by a fence.
    pub(super) fn store_in_order(&mut self, ty: ClifType, value: Value, to: Address) {
        self.b.ins().sequence_point();
        self.store_plain(ty, value, to);
        self.b.ins().sequence_point();
    }

    pub(super) fn store_plain(&mut self, ty: ClifType, value: Value, to: Address) {
        let flags = self.flags(to, ty.bytes());
        let (address, offset) = self.address_and_offset(to);
        self.b.ins().store(flags, value, address, offset);
    }

    /// Stores exactly `bytes` bytes of an integer.
    fn store_int(&mut self, ty: ClifType, bytes: u32, value: Value, to: Address) {
        if ty.bytes() == bytes {
            return self.store_plain(ty, value, to);
        }
        for (at, piece) in pieces(bytes) {
            let shifted = if at == 0 { value } else { self.b.ins().ushr_imm_u(value, i64::from(at) * 8) };
            let part = if piece == ty { shifted } else { self.b.ins().ireduce(piece, shifted) };
            self.store_plain(piece, part, Address { offset: to.offset.wrapping_add(at.into()), ..to });
        }
    }

    /// Converts the integer that an atomic access moved to a scalar.
    pub(super) fn scalar_of(&mut self, scalar: Scalar, bits: Value) -> Value {
        match scalar {
            Scalar::Float | Scalar::Double => {
                let flags = MemFlagsData::new().with_endianness(Endianness::Little);
                self.b.ins().bitcast(scalar.clif(), flags, bits)
            }
            Scalar::Int(width) => self.canonical(width, bits),
            _ => bits,
        }
    }

    pub(super) fn bits_of(&mut self, scalar: Scalar, ty: ClifType, value: Value) -> Value {
        match scalar {
            Scalar::Float | Scalar::Double => {
                let flags = MemFlagsData::new().with_endianness(Endianness::Little);
                self.b.ins().bitcast(ty, flags, value)
            }
            Scalar::Int(width) => self.zero_extended(width, value),
            _ => value,
        }
    }

    /// Allocates memory for an alloca. A small alloca that executes once per call is a stack slot; any other one uses
    /// the side stack, so that each execution allocates new memory.
    pub(super) fn alloca(
        &mut self,
        cx: &InstContext,
        ty: Type,
        count: Option<TypedOperand>,
        align: Option<u64>,
    ) -> ValueRepr {
        let natural = self.layouts.slot_align(ty);
        let align = align.unwrap_or(natural).max(1);
        if self.is_slot_object(cx.result, cx.block) {
            return self.slot_object(cx, ty, count, align);
        }
        match self.slot_size(cx.block, ty, count, align) {
            Some(size) => {
                self.frame.alloca_bytes += size;
                let aligned = align.min(FRAME_ALIGN);
                let room = if align > FRAME_ALIGN { size + align } else { size };
                let shift = aligned.trailing_zeros() as u8;
                let data = StackSlotData::new(StackSlotKind::ExplicitSlot, room as u32, shift);
                let slot = self.b.create_sized_stack_slot(data);
                if align <= FRAME_ALIGN {
                    return ValueRepr::Address(Address { base: AddressBase::Slot(slot), offset: 0 });
                }
                let start = self.b.ins().stack_addr(types::I64, slot, (align - 1) as i32);
                self.b.ins().band_imm_s(start, -(align as i64)).into()
            }
            None => {
                let size = self.alloca_size(cx, ty, count);
                self.take_side_stack(size, align).into()
            }
        }
    }

    /// Returns the size of an alloca in bytes, if it can be a stack slot.
    fn slot_size(&mut self, block: BlockId, ty: Type, count: Option<TypedOperand>, align: u64) -> Option<u64> {
        if self.func.loops.repeats(block) || self.frame.alloca_bytes > FULL_FRAME {
            return None;
        }
        let count = match count {
            None => 1,
            Some((_, Operand::Const(c))) => self.env.module.constants[c].as_int()?,
            Some(_) => return None,
        };
        let size = u128::from(self.layouts.size(ty)).checked_mul(count).filter(|s| *s <= LARGE.into())? as u64;
        // Even an empty object has a distinct address.
        (align <= LARGE).then_some(size.max(1))
    }

    /// Returns the size of an alloca in bytes at run time. A size beyond 64 bits traps.
    pub(super) fn alloca_size(&mut self, cx: &InstContext, ty: Type, count: Option<TypedOperand>) -> Value {
        let elem = self.layouts.size(ty);
        let Some((count_ty, count)) = count else { return self.b.ins().iconst(types::I64, elem as i64) };
        let bits = self.index_scalar(count_ty).bits();
        let count = match self.bigint_bits(count_ty) {
            Some(_) => self.low_limb(cx, count_ty, count),
            None => self.scalar(cx, count),
        };
        let count = if bits > 64 {
            let clean = self.zero_extended(bits, count);
            let (low, high) = self.b.ins().isplit(clean);
            self.b.ins().trapnz(high, SIDE_STACK_OVERFLOW);
            low
        } else {
            self.zero_extended_to(bits, 64, count)
        };
        if elem == 1 {
            return count;
        }
        let elem = self.b.ins().iconst(types::I64, elem as i64);
        let high = self.b.ins().umulhi(count, elem);
        self.b.ins().trapnz(high, SIDE_STACK_OVERFLOW);
        self.b.ins().imul(count, elem)
    }

    /// Allocates memory on the side stack.
    fn take_side_stack(&mut self, size: Value, align: u64) -> Value {
        let state = self.side_state();
        let flags = MemFlagsData::trusted();
        let top = self.b.ins().load(types::I64, flags, state, SideStack::TOP);
        let bottom = self.b.ins().load(types::I64, flags, state, SideStack::BOTTOM);
        let free = self.b.ins().isub(top, bottom);
        let too_much = self.b.ins().icmp(IntCC::UnsignedGreaterThan, size, free);
        self.b.ins().trapnz(too_much, SIDE_STACK_OVERFLOW);
        let end = self.b.ins().isub(top, size);
        let start = self.b.ins().band_imm_s(end, -(align.max(FRAME_ALIGN) as i64));
        let below = self.b.ins().icmp(IntCC::UnsignedLessThan, start, bottom);
        self.b.ins().trapnz(below, SIDE_STACK_OVERFLOW);
        self.b.ins().store(flags, start, state, SideStack::TOP);
        start
    }

    /// Returns the address of the side stack's bounds.
    fn side_state(&mut self) -> Value {
        let side = self.frame.side.expect("functions that use the side stack open it at entry");
        self.reload_value(side.state)
    }

    /// Returns the side stack pointer.
    pub(super) fn side_top(&mut self) -> Value {
        let state = self.side_state();
        self.b.ins().load(types::I64, MemFlagsData::trusted(), state, SideStack::TOP)
    }

    /// Restores the side stack pointer.
    pub(super) fn restore_side_top(&mut self, top: Value) {
        let state = self.side_state();
        self.b.ins().store(MemFlagsData::trusted(), top, state, SideStack::TOP);
    }

    /// Saves the side stack pointer at function entry, if the function may change it.
    pub(super) fn open_side_stack(&mut self) {
        if !self.needs_side_stack() {
            return;
        }
        let state = self.call_runtime(RuntimeFn::SideStack, &[]);
        let mark = self.b.ins().load(types::I64, MemFlagsData::trusted(), state, SideStack::TOP);
        self.frame.side = Some(SideStackState { state: self.keep_value(state), mark: self.keep_value(mark) });
    }

    /// Frees the memory allocated on the side stack since function entry.
    pub(super) fn close_side_stack(&mut self) {
        if let Some(side) = self.frame.side {
            let mark = self.reload_value(side.mark);
            self.restore_side_top(mark);
        }
    }

    /// Whether an alloca may need the side stack, or the function saves and restores the side stack pointer; the latter
    /// also frees memory after a `longjmp`. The answer is conservative, since the final size of the frame is not known
    /// yet.
    fn needs_side_stack(&mut self) -> bool {
        if self.func.returns_twice || self.cuts_side_stack() {
            return true;
        }
        let body = self.func.body;
        let mut frame = 0;
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                match &body.insts[inst] {
                    Inst::Alloca { ty, count, align, .. } if !self.is_promoted(inst) => {
                        let align = align.map_or_else(|| self.layouts.slot_align(*ty), Align::bytes).max(1);
                        let size = self.slot_size(block, *ty, *count, align);
                        match size {
                            Some(size) => frame += size,
                            None => return true,
                        }
                        if frame > FULL_FRAME {
                            return true;
                        }
                    }
                    inst if inst.call().is_some_and(|call| self.is_stack_intrinsic(call.callee)) => return true,
                    _ => {}
                }
            }
        }
        false
    }
}

/// Splits a size that is not a power of two into pieces, each with offset and type, in ascending order.
fn pieces(bytes: u32) -> impl Iterator<Item = (u32, ClifType)> {
    let mut at = 0;
    std::iter::from_fn(move || {
        let ty = match bytes - at {
            0 => return None,
            1 => types::I8,
            2..=3 => types::I16,
            4..=7 => types::I32,
            8..=15 => types::I64,
            _ => types::I128,
        };
        let piece = (at, ty);
        at += ty.bytes();
        Some(piece)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odd_sizes_come_in_pieces_that_cover_them() {
        for bytes in 0..=16 {
            let list: Vec<_> = pieces(bytes).collect();
            let mut at = 0;
            for (offset, ty) in list {
                assert_eq!(offset, at);
                at += ty.bytes();
            }
            assert_eq!(at, bytes);
        }
    }
}
