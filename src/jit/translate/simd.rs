//! Vectors. A vector that consists of 128-bit parts with elements of machine types is held as these parts; any other
//! vector is held like an array of its elements. Arithmetic that Cranelift supports on 128-bit parts is performed on
//! them. Everything else is done element by element: the scalar translation runs once for each, with the index of the
//! element in [`InstContext::lane`].

mod bigint;
mod constant;
mod intrinsic;
mod rearrange;
mod simd128;
mod simd128_intrinsics;

pub(in crate::jit) use crate::jit::translate::simd::intrinsic::{Masked, Reduction};
pub(in crate::jit) use crate::jit::translate::simd::rearrange::Rearrange;

use crate::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
use crate::ir::{Operand, Type, TypedOperand};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::flat::{FlatType, is_multi_scalar};
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::{Scalar, TypeClass, holder};
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::{Address, AddressBase, ValueRepr};
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{Endianness, InstBuilder, MemFlagsData, StackSlotData, StackSlotKind, Value, types};

impl FuncTranslator<'_, '_> {
    /// Returns the type of a vector operand, and number and type of its elements.
    fn vector_type(&self, operand: Operand) -> Option<(Type, u32, Type)> {
        let ty = match operand {
            Operand::Value(v) => self.func.body.values[v].ty,
            Operand::Const(c) => self.env.module.constants[c].ty(),
        };
        self.env.module.types.vector(ty).map(|(len, _, elem)| (ty, len, elem))
    }

    /// Returns the element of a vector operand for which the current instruction is being translated, if it is
    /// translated by element.
    pub(super) fn lane_operand(&mut self, cx: &InstContext, operand: Operand) -> Option<ValueRepr> {
        let lane = cx.lane?;
        let (ty, ..) = self.vector_type(operand)?;
        Some(match operand {
            Operand::Const(c) => self.constant_lane(cx, c, lane),
            Operand::Value(_) => {
                let cx = &cx.whole();
                let value = self.value(cx, operand);
                self.lane_of(ty, value, lane)
            }
        })
    }

    /// Extracts an element of a value.
    fn lane_of(&mut self, ty: Type, value: ValueRepr, lane: usize) -> ValueRepr {
        if self.bigint_bits(ty).is_some() {
            return self.bigint_lane_of(ty, value, lane);
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
    pub(super) fn lanes(&mut self, cx: &InstContext, operand: Operand) -> Vec<Value> {
        let Some((ty, len, _)) = self.vector_type(operand) else { return Vec::new() };
        if let Operand::Const(c) = operand {
            return (0..len as usize)
                .map(|n| {
                    let value = self.constant_lane(cx, c, n);
                    self.whole(value)
                })
                .collect();
        }
        let value = self.value(cx, operand);
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

    /// Combines elements into fields.
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
    pub(super) fn value_from_lanes(&mut self, ty: Type, lanes: Vec<Value>) -> ValueRepr {
        let flat = self.layouts.flat(ty);
        let parts = self.pack(&flat, lanes);
        self.value_from_fields(ty, &flat, parts)
    }

    /// Builds a vector by computing each element.
    fn elementwise(
        &mut self,
        cx: &InstContext,
        ty: Type,
        mut one: impl FnMut(&mut Self, &InstContext) -> Value,
    ) -> ValueRepr {
        let len = self.env.module.types.vector(ty).map_or(0, |v| v.0 as usize);
        let mut lanes = Vec::with_capacity(len);
        for lane in 0..len {
            lanes.push(one(self, &cx.at_lane(lane)));
        }
        self.value_from_lanes(ty, lanes)
    }

    /// Returns the type of the result of the instruction.
    pub(super) fn result_type(&self, cx: &InstContext) -> Type {
        cx.ty.expect("an instruction on vectors has a result")
    }

    pub(super) fn vector_icmp(
        &mut self,
        cx: &InstContext,
        pred: IcmpPred,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> ValueRepr {
        let to = self.result_type(cx);
        if self.env.class(ty) == TypeClass::BigIntVector {
            return self.bigint_elementwise(cx, to, |this, cx| this.bigint_icmp(cx, pred, ty, lhs, rhs).into());
        }
        match self.simd128_icmp(cx, pred, ty, lhs, rhs) {
            Some(done) => done,
            None => self.elementwise(cx, to, |this, cx| this.icmp(cx, pred, ty, lhs, rhs)),
        }
    }

    pub(super) fn vector_fcmp(
        &mut self,
        cx: &InstContext,
        pred: FcmpPred,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> ValueRepr {
        if let Some(done) = self.simd128_fcmp(cx, pred, ty, lhs, rhs) {
            return done;
        }
        let to = self.result_type(cx);
        self.elementwise(cx, to, |this, cx| this.fcmp(cx, pred, ty, lhs, rhs))
    }

    /// Translates a conversion from or to a vector.
    pub(super) fn vector_cast(
        &mut self,
        cx: &InstContext,
        op: CastOp,
        from: Type,
        arg: Operand,
        to: Type,
    ) -> ValueRepr {
        let types = &self.env.module.types;
        let lanes = |ty| types.vector(ty).map(|v| v.0);
        let (before, after) = (self.env.class(from), self.env.class(to));
        let wide = [before, after].contains(&TypeClass::BigIntVector);
        let limbs = wide || [before, after].contains(&TypeClass::BigInt);
        if op == CastOp::Bitcast && (wide || limbs && lanes(from) != lanes(to)) {
            return match from == to {
                true => self.value(cx, arg),
                false => self.regroup(cx, from, arg, to),
            };
        }
        if wide {
            return self.bigint_elementwise(cx, to, |this, cx| this.bigint_cast(cx, op, from, arg, to));
        }
        if before.is_vector()
            && let Some(done) = self.simd128_cast(cx, op, from, arg, to)
        {
            return done;
        }
        if lanes(from) != lanes(to) {
            return self.regroup(cx, from, arg, to);
        }
        self.elementwise(cx, to, |this, cx| {
            let value = this.cast(cx, op, from, arg, to);
            this.whole(value)
        })
    }

    /// Translates a `select` with a vector of conditions.
    pub(super) fn vector_select(
        &mut self,
        cx: &InstContext,
        cond: Operand,
        then: TypedOperand,
        other: TypedOperand,
    ) -> ValueRepr {
        if self.env.class(then.0) == TypeClass::BigIntVector {
            let element = self.env.module.types.scalar(then.0);
            return self.bigint_elementwise(cx, then.0, |this, cx| {
                let (a, b) = (this.value(cx, then.1), this.value(cx, other.1));
                let cond = this.scalar(cx, cond);
                this.one_of(element, cond, a, b)
            });
        }
        match self.simd128_select(cx, cond, then, other) {
            Some(done) => done,
            None => self.elementwise(cx, then.0, |this, cx| {
                let (cond, a, b) = (this.scalar(cx, cond), this.scalar(cx, then.1), this.scalar(cx, other.1));
                this.choose(cond, a, b)
            }),
        }
    }

    pub(super) fn vector_gep(
        &mut self,
        cx: &InstContext,
        source: Type,
        base: Operand,
        indices: &[TypedOperand],
    ) -> ValueRepr {
        let to = self.result_type(cx);
        self.elementwise(cx, to, |this, cx| {
            let address = this.gep(cx, source, base, indices);
            this.address_of(address)
        })
    }

    pub(super) fn value_from_fields(&mut self, ty: Type, flat: &FlatType, parts: Vec<Value>) -> ValueRepr {
        match is_multi_scalar(&self.env.module.types, ty) {
            true => self.build_aggregate(flat, parts),
            false => parts[0].into(),
        }
    }

    pub(super) fn vector_binary(
        &mut self,
        cx: &InstContext,
        op: BinaryOp,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> ValueRepr {
        if self.env.class(ty) == TypeClass::BigIntVector {
            return self.bigint_elementwise(cx, ty, |this, cx| this.bigint_binary(cx, op, ty, lhs, rhs));
        }
        if let Some(done) = self.simd128_binary(cx, op, ty, lhs, rhs) {
            return done;
        }
        let flat = self.layouts.flat(ty);
        let simd128_type_of = match flat.fields[0].scalar {
            Scalar::Vector(clif) => Some(clif),
            _ => None,
        };
        let has = match op {
            BinaryOp::Add | BinaryOp::Sub | BinaryOp::And | BinaryOp::Or | BinaryOp::Xor => true,
            BinaryOp::Fadd | BinaryOp::Fsub | BinaryOp::Fmul | BinaryOp::Fdiv => true,
            // Cranelift has no multiplication of bytes.
            BinaryOp::Mul => simd128_type_of != Some(types::I8X16),
            _ => false,
        };
        if !has || simd128_type_of.is_none() {
            return self.elementwise(cx, ty, |this, cx| this.binary(cx, op, ty, lhs, rhs));
        }
        let elem = self.env.element(ty);
        let (a, b) = (self.value(cx, lhs), self.value(cx, rhs));
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
        self.value_from_fields(ty, &flat, parts)
    }

    /// Translates a `bitcast` between elements of different sizes, through memory unless both consist of 128-bit parts.
    pub(super) fn regroup(&mut self, cx: &InstContext, from: Type, arg: Operand, to: Type) -> ValueRepr {
        let (before, after) = (self.layouts.flat(from), self.layouts.flat(to));
        let value = self.value(cx, arg);
        let simd128_parts = |flat: &FlatType| flat.fields.iter().all(|p| matches!(p.scalar, Scalar::Vector(_)));
        if simd128_parts(&before) && simd128_parts(&after) && before.fields.len() == after.fields.len() {
            let flags = MemFlagsData::new().with_endianness(Endianness::Little);
            let ty = after.fields[0].scalar.clif();
            let parts = self.scalars(&before, value);
            let parts = parts.into_iter().map(|v| self.b.ins().bitcast(ty, flags, v)).collect();
            return self.value_from_fields(to, &after, parts);
        }
        let size = before.size.max(after.size).max(1) as u32;
        let slot = self.b.create_sized_stack_slot(StackSlotData::new(StackSlotKind::ExplicitSlot, size, 4));
        let at = Address { base: AddressBase::Slot(slot), offset: 0 };
        self.store_aggregate(&before, value, at, MemAccess::UNALIGNED);
        match is_multi_scalar(&self.env.module.types, to) {
            true => self.load_aggregate(&after, at, MemAccess::UNALIGNED),
            false => self.load(after.fields[0].scalar, at, MemAccess::UNALIGNED).into(),
        }
    }

    /// Returns an index in 64 bits. An index out of range, whose result is poison, becomes 0.
    fn index(&mut self, cx: &InstContext, (ty, index): TypedOperand, len: usize) -> Value {
        let bits = self.env.element(ty).bits();
        let value = self.scalar(cx, index);
        let wide = match bits > 64 {
            true => self.b.ins().ireduce(types::I64, value),
            false => self.zero_extended_to(bits, 64, value),
        };
        let within = self.b.ins().icmp_imm_u(IntCC::UnsignedLessThan, wide, len as i64);
        let first = self.b.ins().iconst(types::I64, 0);
        self.b.ins().select(within, wide, first)
    }

    /// Returns a constant index; the inner `None` stands for an index out of range.
    fn fixed_index(&self, index: Operand, len: usize) -> Option<Option<usize>> {
        let Operand::Const(c) = index else { return None };
        let n = self.env.module.constants[c].as_int()?;
        Some(usize::try_from(n).ok().filter(|n| *n < len))
    }

    /// Returns a value for a poison element.
    fn no_element(&mut self, cx: &InstContext, elem: Type) -> Value {
        let zero = self.scalar_const(cx, self.env.scalar(elem), 0);
        self.whole(zero)
    }

    /// Spills a vector to memory, with each element at a multiple of its size. `None` if elements share bytes.
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

    pub(super) fn extractelement(&mut self, cx: &InstContext, vector: TypedOperand, index: TypedOperand) -> ValueRepr {
        let Some((ty, len, elem)) = self.vector_type(vector.1) else { unreachable!("verified: a vector") };
        if self.bigint_bits(elem).is_some() {
            return self.bigint_extractelement(cx, (ty, len), vector.1, index);
        }
        match self.fixed_index(index.1, len as usize) {
            Some(None) => return self.no_element(cx, elem).into(),
            Some(Some(n)) => {
                let cx = &cx.at_lane(n);
                return self.scalar(cx, vector.1).into();
            }
            None => {}
        }
        let at = self.index(cx, index, len as usize);
        let value = self.value(cx, vector.1);
        if let Some((from, scalar, size)) = self.spill(ty, value) {
            let place = self.element_at(from, at, size);
            return self.load(scalar, place, MemAccess::UNALIGNED).into();
        }
        let lanes = self.lanes(cx, vector.1);
        let mut result = lanes[0];
        for (n, lane) in lanes.into_iter().enumerate().skip(1) {
            let here = self.b.ins().icmp_imm_u(IntCC::Equal, at, n as i64);
            result = self.choose(here, lane, result);
        }
        result.into()
    }

    pub(super) fn insertelement(
        &mut self,
        cx: &InstContext,
        vector: TypedOperand,
        value: TypedOperand,
        index: TypedOperand,
    ) -> ValueRepr {
        let Some((ty, len, elem)) = self.vector_type(vector.1) else { unreachable!("verified: a vector") };
        if self.bigint_bits(elem).is_some() {
            return self.bigint_insertelement(cx, (ty, len), vector.1, value.1, index);
        }
        let flat = self.layouts.flat(ty);
        let new = self.scalar(cx, value.1);
        match self.fixed_index(index.1, len as usize) {
            Some(None) => {
                let any = self.no_element(cx, elem);
                return self.value_from_lanes(ty, vec![any; len as usize]);
            }
            Some(Some(n)) => {
                let old = self.value(cx, vector.1);
                let mut parts = self.scalars(&flat, old);
                let per = flat.lanes_per_field();
                parts[n / per] = match flat.fields[0].scalar {
                    Scalar::Vector(_) => self.b.ins().insertlane(parts[n / per], new, (n % per) as u8),
                    _ => new,
                };
                return self.value_from_fields(ty, &flat, parts);
            }
            None => {}
        }
        let at = self.index(cx, index, len as usize);
        let old = self.value(cx, vector.1);
        if let Some((to, scalar, size)) = self.spill(ty, old) {
            let place = self.element_at(to, at, size);
            self.store(scalar, new, place, MemAccess::UNALIGNED);
            return match is_multi_scalar(&self.env.module.types, ty) {
                true => self.load_aggregate(&flat, to, MemAccess::UNALIGNED),
                false => self.load(flat.fields[0].scalar, to, MemAccess::UNALIGNED).into(),
            };
        }
        let mut lanes = self.lanes(cx, vector.1);
        for (n, lane) in lanes.iter_mut().enumerate() {
            let here = self.b.ins().icmp_imm_u(IntCC::Equal, at, n as i64);
            *lane = self.choose(here, new, *lane);
        }
        self.value_from_lanes(ty, lanes)
    }

    pub(super) fn shufflevector(
        &mut self,
        cx: &InstContext,
        lhs: TypedOperand,
        rhs: TypedOperand,
        mask: TypedOperand,
    ) -> ValueRepr {
        let to = self.result_type(cx);
        let Some((ty, half, elem)) = self.vector_type(lhs.1) else { unreachable!("verified: a vector") };
        let types = &self.env.module.types;
        let len = types.vector(to).map_or(0, |v| v.0);
        let mask = match mask.1 {
            Operand::Const(c) => self.env.module.constants.shuffle_mask(c, len),
            Operand::Value(_) => None,
        };
        let mask = mask.expect("verified: the mask is a constant");
        if self.bigint_bits(elem).is_some() {
            return self.bigint_shuffle(cx, (ty, half), lhs.1, rhs.1, &mask, to);
        }
        if let Some(done) = self.simd128_shuffle(cx, lhs, rhs, &mask, to) {
            return done;
        }
        let half = half as usize;
        let used = |of: std::ops::Range<usize>| mask.iter().flatten().any(|n| of.contains(&(*n as usize)));
        // An unused operand need not be split into elements.
        let a = if used(0..half) { self.lanes(cx, lhs.1) } else { Vec::new() };
        let b = if used(half..2 * half) { self.lanes(cx, rhs.1) } else { Vec::new() };
        let any = self.no_element(cx, elem);
        let pick = |n: Option<u32>| match n.map(|n| n as usize) {
            Some(n) if n < half => a[n],
            Some(n) => b[n - half],
            None => any,
        };
        let lanes = mask.into_iter().map(pick).collect();
        self.value_from_lanes(to, lanes)
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
            // The first byte may contain the end of the previous element. The bits after this element are stored as
            // zeros, until the next element is stored.
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
