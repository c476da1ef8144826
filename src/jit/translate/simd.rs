//! Vectors. A vector of whole 128-bit portions with elements of machine types is held in these portions; any
//! other like an array of its elements. Arithmetic that Cranelift supports on portions is done on them;
//! everything else element by element: the scalar translation runs once for each, with its index in
//! [`FuncTranslator::lane`].

mod bigint;
mod constant;
mod intrinsic;
mod shuffle;
mod simd128;
mod simd_intrinsics;

pub(in crate::jit) use crate::jit::translate::simd::intrinsic::{Masked, Reduction};
pub(in crate::jit) use crate::jit::translate::simd::shuffle::Rearrange;

use crate::ir::inst::BinaryOp;
use crate::ir::{Inst, Operand, Type, TypedOperand};
use crate::jit::translate::flat::{FlatType, is_many};
use crate::jit::translate::function::{Address, AddressBase, FuncTranslator, ValueRepr};
use crate::jit::translate::memory::MemAccess;
use crate::jit::translate::scalar_type::{Scalar, holder};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Value, types};

impl FuncTranslator<'_, '_> {
    /// Returns the type of a vector operand, and number and type of its elements.
    fn vector_type(&self, operand: Operand) -> Option<(Type, u32, Type)> {
        let ty = match operand {
            Operand::Value(v) => self.body.values[v].ty,
            Operand::Const(c) => self.env.module.constants[c].ty(),
        };
        self.env.module.types.vector(ty).map(|(len, _, elem)| (ty, len, elem))
    }

    /// Returns the element of a vector operand for which the current instruction is being translated, if any.
    pub(super) fn current_lane(&mut self, operand: Operand) -> Option<ValueRepr> {
        let lane = self.lane?;
        let (ty, ..) = self.vector_type(operand)?;
        Some(match operand {
            Operand::Const(c) => self.constant_lane(c, lane),
            Operand::Value(_) => {
                self.lane = None;
                let value = self.value(operand);
                let one = self.lane_of(ty, value, lane);
                self.lane = Some(lane);
                one
            }
        })
    }

    /// Extracts an element of a value.
    fn lane_of(&mut self, ty: Type, value: ValueRepr, lane: usize) -> ValueRepr {
        if self.wide_bits(ty).is_some() {
            return self.wide_lane_of(ty, value, lane);
        }
        let flat = self.layouts.flat(ty);
        let per = flat.lanes_per_field();
        let part = match value {
            ValueRepr::Scalars(parts) => self.list(parts)[lane / per],
            ValueRepr::Memory(at) => self.load_one(&flat, lane / per, at),
            other => self.whole(other),
        };
        match flat.fields[0].scalar {
            Scalar::Vector(_) => self.b.ins().extractlane(part, (lane % per) as u8).into(),
            _ => part.into(),
        }
    }

    /// Returns all elements of a vector operand.
    pub(super) fn lanes(&mut self, operand: Operand) -> Vec<Value> {
        let Some((ty, len, _)) = self.vector_type(operand) else { return Vec::new() };
        if let Operand::Const(c) = operand {
            return (0..len as usize)
                .map(|n| {
                    let value = self.constant_lane(c, n);
                    self.whole(value)
                })
                .collect();
        }
        let value = self.value(operand);
        self.lanes_of(ty, value)
    }

    /// Returns all elements of a value.
    pub(super) fn lanes_of(&mut self, ty: Type, value: ValueRepr) -> Vec<Value> {
        let len = self.env.module.types.vector(ty).map_or(0, |v| v.0 as usize);
        let flat = self.layouts.flat(ty);
        let parts = self.scalars(&flat, value);
        match flat.fields[0].scalar {
            Scalar::Vector(_) => {
                let per = flat.lanes_per_field();
                (0..len).map(|n| self.b.ins().extractlane(parts[n / per], (n % per) as u8)).collect()
            }
            _ => parts,
        }
    }

    /// Combines elements to parts.
    fn pack(&mut self, flat: &FlatType, lanes: Vec<Value>) -> Vec<Value> {
        let Some(Scalar::Vector(ty)) = flat.fields.first().map(|p| p.scalar) else { return lanes };
        let per = flat.lanes_per_field();
        let whole = |this: &mut Self, lanes: &[Value]| {
            let mut vector = this.b.ins().splat(ty, lanes[0]);
            for (n, lane) in lanes.iter().enumerate().skip(1) {
                if *lane != lanes[0] {
                    vector = this.b.ins().insertlane(vector, *lane, n as u8);
                }
            }
            vector
        };
        lanes.chunks(per).map(|lanes| whole(self, lanes)).collect()
    }

    /// Builds a vector from its elements.
    pub(super) fn of_lanes(&mut self, ty: Type, lanes: Vec<Value>) -> ValueRepr {
        let flat = self.layouts.flat(ty);
        let parts = self.pack(&flat, lanes);
        match is_many(&self.env.module.types, ty) {
            true => self.aggregate_of(&flat, parts),
            false => parts[0].into(),
        }
    }

    /// Builds a vector by computing each element.
    fn elementwise(&mut self, ty: Type, mut one: impl FnMut(&mut Self) -> Value) -> ValueRepr {
        let len = self.env.module.types.vector(ty).map_or(0, |v| v.0 as usize);
        let mut lanes = Vec::with_capacity(len);
        for lane in 0..len {
            self.lane = Some(lane);
            lanes.push(one(self));
        }
        self.lane = None;
        self.of_lanes(ty, lanes)
    }

    /// Translates an instruction on vectors; `None` for any other.
    pub(super) fn vector(&mut self, inst: &Inst) -> Option<ValueRepr> {
        let types = &self.env.module.types;
        let is_vector = |ty: Type| types.vector(ty).is_some();
        if let Some(lowered) = self.wide_vector(inst) {
            return Some(lowered);
        }
        if let Some(done) = self.by_portions(inst) {
            return Some(done);
        }
        match inst {
            Inst::Binary { op, ty, lhs, rhs, .. } if is_vector(*ty) => Some(self.vector_binary(*op, *ty, *lhs, *rhs)),
            Inst::Fneg { ty, arg, .. } if is_vector(*ty) => {
                let (flat, elem) = (self.layouts.flat(*ty), self.env.element(*ty));
                let value = self.value(*arg);
                let parts: Vec<Value> = self.scalars(&flat, value);
                let parts = parts.into_iter().map(|v| self.negated(elem, v)).collect();
                Some(self.of_flat(*ty, &flat, parts))
            }
            Inst::Icmp { pred, ty, lhs, rhs, .. } if is_vector(*ty) => {
                let to = self.result?;
                Some(self.elementwise(to, |this| this.icmp(*pred, *ty, *lhs, *rhs)))
            }
            Inst::Fcmp { pred, ty, lhs, rhs, .. } if is_vector(*ty) => {
                let to = self.result?;
                Some(self.elementwise(to, |this| this.fcmp(*pred, *ty, *lhs, *rhs)))
            }
            Inst::Cast { op, from, arg, to, .. } if is_vector(*from) || is_vector(*to) => {
                let lanes = |ty| types.vector(ty).map(|v| v.0);
                if lanes(*from) != lanes(*to) {
                    return Some(self.regroup(*from, *arg, *to));
                }
                Some(self.elementwise(*to, |this| {
                    let value = this.cast(*op, *from, *arg, *to);
                    this.whole(value)
                }))
            }
            Inst::Select { cond_ty, cond, then, other, .. } if is_vector(*cond_ty) => {
                Some(self.elementwise(then.0, |this| {
                    let (cond, a, b) = (this.scalar(*cond), this.scalar(then.1), this.scalar(other.1));
                    this.choose(cond, a, b)
                }))
            }
            Inst::Gep { source, base_ty, base, indices, .. }
                if is_vector(*base_ty) || indices.iter().any(|i| is_vector(i.0)) =>
            {
                let to = self.result?;
                Some(self.elementwise(to, |this| {
                    let address = this.gep(*source, *base, indices);
                    this.address_of(address)
                }))
            }
            Inst::ExtractElement { vector, index } => Some(self.extractelement(*vector, *index)),
            Inst::InsertElement { vector, value, index } => Some(self.insertelement(*vector, *value, *index)),
            Inst::ShuffleVector { lhs, rhs, mask } => {
                let to = self.result?;
                Some(self.shufflevector(*lhs, *rhs, *mask, to))
            }
            _ => None,
        }
    }

    fn of_flat(&mut self, ty: Type, flat: &FlatType, parts: Vec<Value>) -> ValueRepr {
        match is_many(&self.env.module.types, ty) {
            true => self.aggregate_of(flat, parts),
            false => parts[0].into(),
        }
    }

    fn vector_binary(&mut self, op: BinaryOp, ty: Type, lhs: Operand, rhs: Operand) -> ValueRepr {
        let flat = self.layouts.flat(ty);
        let portion = match flat.fields[0].scalar {
            Scalar::Vector(clif) => Some(clif),
            _ => None,
        };
        let has = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => true,
            BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv => true,
            // Cranelift has no multiplication of bytes.
            BinaryOp::Mul => portion != Some(types::I8X16),
            _ => false,
        };
        if !has || portion.is_none() {
            return self.elementwise(ty, |this| this.binary(op, ty, lhs, rhs));
        }
        let elem = self.env.element(ty);
        let (a, b) = (self.value(lhs), self.value(rhs));
        let (a, b) = (self.scalars(&flat, a), self.scalars(&flat, b));
        let mut parts = Vec::with_capacity(a.len());
        for (a, b) in a.into_iter().zip(b) {
            parts.push(match op {
                BinaryOp::Add => self.b.ins().iadd(a, b),
                BinaryOp::Sub => self.b.ins().isub(a, b),
                BinaryOp::Mul => self.b.ins().imul(a, b),
                BinaryOp::And => self.b.ins().band(a, b),
                BinaryOp::Or => self.b.ins().bor(a, b),
                BinaryOp::Xor => self.b.ins().bxor(a, b),
                _ => self.float_binary(op, elem, a, b),
            });
        }
        self.of_flat(ty, &flat, parts)
    }

    /// Translates a `bitcast` between elements of different sizes: through memory, except between whole
    /// portions.
    pub(super) fn regroup(&mut self, from: Type, arg: Operand, to: Type) -> ValueRepr {
        let (before, after) = (self.layouts.flat(from), self.layouts.flat(to));
        let value = self.value(arg);
        let portions = |flat: &FlatType| flat.fields.iter().all(|p| matches!(p.scalar, Scalar::Vector(_)));
        if portions(&before) && portions(&after) && before.fields.len() == after.fields.len() {
            let flags = MemFlagsData::new().with_endianness(Endianness::Little);
            let ty = after.fields[0].scalar.clif();
            let parts = self.scalars(&before, value);
            let parts = parts.into_iter().map(|v| self.b.ins().bitcast(ty, flags, v)).collect();
            return self.of_flat(to, &after, parts);
        }
        let size = before.size.max(after.size).max(1) as u32;
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4));
        let at = Address { base: AddressBase::Slot(slot), offset: 0 };
        self.store_aggregate(&before, value, at, MemAccess::UNALIGNED);
        match is_many(&self.env.module.types, to) {
            true => self.load_aggregate(&after, at, MemAccess::UNALIGNED),
            false => self.load(after.fields[0].scalar, at, MemAccess::UNALIGNED).into(),
        }
    }

    /// Returns an index as 64 bits. An index out of range, whose result is poison, becomes 0.
    fn index(&mut self, (ty, index): TypedOperand, len: usize) -> Value {
        let bits = self.env.element(ty).bits();
        let value = self.scalar(index);
        let wide = match bits > 64 {
            true => self.b.ins().ireduce(types::I64, value),
            false => self.zero_extended_to(bits, 64, value),
        };
        let within = self.b.ins().icmp_imm_u(IntCC::UnsignedLessThan, wide, len as i64);
        let first = self.b.ins().iconst(types::I64, 0);
        self.b.ins().select(within, wide, first)
    }

    /// Returns a constant index; the inner `None` is one out of range.
    fn fixed_index(&self, index: Operand, len: usize) -> Option<Option<usize>> {
        let Operand::Const(c) = index else { return None };
        let n = self.env.module.constants[c].as_int()?;
        Some(usize::try_from(n).ok().filter(|n| *n < len))
    }

    /// Returns a value for a poison element.
    fn no_element(&mut self, elem: Type) -> Value {
        let zero = self.scalar_const(self.env.scalar(elem), 0);
        self.whole(zero)
    }

    /// Spills a vector to memory, with each element at a multiple of its size. `None` if elements share
    /// bytes.
    fn spill(&mut self, ty: Type, value: ValueRepr) -> Option<(Address, Scalar, u64)> {
        let elem = self.env.element(ty);
        if !elem.bits().is_multiple_of(8) {
            return None;
        }
        let flat = self.layouts.flat(ty);
        let at = self.temporary(&flat);
        self.store_aggregate(&flat, value, at, MemAccess::UNALIGNED);
        Some((at, elem, u64::from(elem.bits() / 8)))
    }

    fn element_at(&mut self, at: Address, index: Value, size: u64) -> Address {
        let distance = self.b.ins().imul_imm_s(index, size as i64);
        let start = self.address_of(at);
        Address { base: AddressBase::Value(self.b.ins().iadd(start, distance)), offset: 0 }
    }

    pub(super) fn extractelement(&mut self, vector: TypedOperand, index: TypedOperand) -> ValueRepr {
        let Some((ty, len, elem)) = self.vector_type(vector.1) else { unreachable!("verified: a vector") };
        if self.wide_bits(elem).is_some() {
            return self.wide_extractelement((ty, len), vector.1, index);
        }
        match self.fixed_index(index.1, len as usize) {
            Some(None) => return self.no_element(elem).into(),
            Some(Some(n)) => {
                self.lane = Some(n);
                let value = self.scalar(vector.1);
                self.lane = None;
                return value.into();
            }
            None => {}
        }
        let at = self.index(index, len as usize);
        let value = self.value(vector.1);
        if let Some((from, scalar, size)) = self.spill(ty, value) {
            let place = self.element_at(from, at, size);
            return self.load(scalar, place, MemAccess::UNALIGNED).into();
        }
        let lanes = self.lanes(vector.1);
        let mut result = lanes[0];
        for (n, lane) in lanes.into_iter().enumerate().skip(1) {
            let here = self.b.ins().icmp_imm_u(IntCC::Equal, at, n as i64);
            result = self.choose(here, lane, result);
        }
        result.into()
    }

    pub(super) fn insertelement(
        &mut self,
        vector: TypedOperand,
        value: TypedOperand,
        index: TypedOperand,
    ) -> ValueRepr {
        let Some((ty, len, elem)) = self.vector_type(vector.1) else { unreachable!("verified: a vector") };
        if self.wide_bits(elem).is_some() {
            return self.wide_insertelement((ty, len), vector.1, value.1, index);
        }
        let flat = self.layouts.flat(ty);
        let new = self.scalar(value.1);
        match self.fixed_index(index.1, len as usize) {
            Some(None) => {
                let any = self.no_element(elem);
                return self.of_lanes(ty, vec![any; len as usize]);
            }
            Some(Some(n)) => {
                let old = self.value(vector.1);
                let mut parts = self.scalars(&flat, old);
                let per = flat.lanes_per_field();
                parts[n / per] = match flat.fields[0].scalar {
                    Scalar::Vector(_) => self.b.ins().insertlane(parts[n / per], new, (n % per) as u8),
                    _ => new,
                };
                return self.of_flat(ty, &flat, parts);
            }
            None => {}
        }
        let at = self.index(index, len as usize);
        let old = self.value(vector.1);
        if let Some((to, scalar, size)) = self.spill(ty, old) {
            let place = self.element_at(to, at, size);
            self.store(scalar, new, place, MemAccess::UNALIGNED);
            return match is_many(&self.env.module.types, ty) {
                true => self.load_aggregate(&flat, to, MemAccess::UNALIGNED),
                false => self.load(flat.fields[0].scalar, to, MemAccess::UNALIGNED).into(),
            };
        }
        let mut lanes = self.lanes(vector.1);
        for (n, lane) in lanes.iter_mut().enumerate() {
            let here = self.b.ins().icmp_imm_u(IntCC::Equal, at, n as i64);
            *lane = self.choose(here, new, *lane);
        }
        self.of_lanes(ty, lanes)
    }

    fn shufflevector(&mut self, lhs: TypedOperand, rhs: TypedOperand, mask: TypedOperand, to: Type) -> ValueRepr {
        let Some((ty, half, elem)) = self.vector_type(lhs.1) else { unreachable!("verified: a vector") };
        let types = &self.env.module.types;
        let len = types.vector(to).map_or(0, |v| v.0);
        let mask = match mask.1 {
            Operand::Const(c) => self.env.module.constants.shuffle_mask(c, len),
            Operand::Value(_) => None,
        };
        let mask = mask.expect("verified: the mask is a constant");
        if self.wide_bits(elem).is_some() {
            return self.wide_shuffle((ty, half), lhs.1, rhs.1, &mask, to);
        }
        if let Some(done) = self.shuffle_portions(lhs, rhs, &mask, to) {
            return done;
        }
        let half = half as usize;
        let used = |of: std::ops::Range<usize>| mask.iter().flatten().any(|n| of.contains(&(*n as usize)));
        // Unused operands need not be split into elements.
        let a = if used(0..half) { self.lanes(lhs.1) } else { Vec::new() };
        let b = if used(half..2 * half) { self.lanes(rhs.1) } else { Vec::new() };
        let any = self.no_element(elem);
        let pick = |n: Option<u32>| match n.map(|n| n as usize) {
            Some(n) if n < half => a[n],
            Some(n) => b[n - half],
            None => any,
        };
        let lanes = mask.into_iter().map(pick).collect();
        self.of_lanes(to, lanes)
    }

    /// Loads all parts of a value, including bit-packed elements.
    pub(super) fn load_parts(&mut self, flat: &FlatType, from: Address, access: MemAccess) -> Vec<Value> {
        (0..flat.fields.len())
            .map(|n| match flat.fields[n].bit {
                None => {
                    self.load(flat.fields[n].scalar, from.plus(flat.fields[n].offset), access.at(flat.fields[n].offset))
                }
                Some(_) => self.load_one(flat, n, from),
            })
            .collect()
    }

    /// Loads one part of a value.
    fn load_one(&mut self, flat: &FlatType, n: usize, from: Address) -> Value {
        let part = flat.fields[n];
        let Some(bit) = part.bit else { return self.load(part.scalar, from.plus(part.offset), MemAccess::UNALIGNED) };
        let bits = part.scalar.bits();
        let window = u32::from(bit) + bits;
        let covering = window.next_multiple_of(8);
        let whole = self.load(Scalar::Int(covering), from.plus(part.offset), MemAccess::UNALIGNED);
        let low = if bit == 0 { whole } else { self.b.ins().ushr_imm_u(whole, i64::from(bit)) };
        let cut = match holder(covering) == holder(bits) {
            true => low,
            false => self.b.ins().ireduce(holder(bits), low),
        };
        self.canonical(bits, cut)
    }

    /// Stores all parts of a value.
    pub(super) fn store_parts(&mut self, flat: &FlatType, values: &[Value], to: Address, access: MemAccess) {
        for (n, (part, value)) in flat.fields.iter().zip(values).enumerate() {
            let Some(bit) = part.bit else {
                self.store(part.scalar, *value, to.plus(part.offset), access.at(part.offset));
                continue;
            };
            // The first byte may contain the end of the previous element. The bits after this one are stored
            // as zeros until the next element is stored.
            let bits = part.scalar.bits();
            let covering = (u32::from(bit) + bits).next_multiple_of(8);
            let ty = holder(covering);
            let clean = self.zero_extended(bits, *value);
            let wide = if holder(bits) == ty { clean } else { self.b.ins().uextend(ty, clean) };
            let mut whole = if bit == 0 { wide } else { self.b.ins().ishl_imm_u(wide, i64::from(bit)) };
            let shares = bit > 0 && n > 0;
            if shares {
                let first = self.load(Scalar::Int(8), to.plus(part.offset), MemAccess::UNALIGNED);
                let first = if ty == types::I8 { first } else { self.b.ins().uextend(ty, first) };
                whole = self.b.ins().bor(whole, first);
            }
            self.store(Scalar::Int(covering), whole, to.plus(part.offset), MemAccess::UNALIGNED);
        }
    }
}
