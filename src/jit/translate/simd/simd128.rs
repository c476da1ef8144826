//! Operations that Cranelift supports on 128-bit parts: comparisons and the selects on their results, conversions,
//! shifts by a common amount, shuffles.
//!
//! A comparison of 128-bit parts produces masks: elements of all ones or zeros, as wide as the elements of the
//! operands. The `<N x i1>` result is nevertheless held element by element, so that any instruction can use it.
//! Instructions that can use masks use those instead
//! ([`ValueMap::masks`](crate::jit::translate::func_translator::ValueMap)), and Cranelift removes the unused form.

use crate::ir::inst::{BinaryOp, CastOp, FcmpPred, IcmpPred};
use crate::ir::{FloatKind, Operand, Type, TypeKind, TypedOperand};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar::float::condition as float_condition;
use crate::jit::translate::scalar::int::condition;
use crate::jit::translate::scalar_type::{Scalar, holder};
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::condcodes::{FloatCC, IntCC};
use cranelift_codegen::ir::{
    ConstantData, Endianness, Immediate, InstBuilder, MemFlagsData, Type as ClifType, Value, types,
};

/// Type and values of the 128-bit parts that hold a vector.
type Simd128Values = (ClifType, Vec<Value>);

impl FuncTranslator<'_, '_> {
    pub(super) fn simd128_icmp(
        &mut self,
        cx: &InstContext,
        pred: IcmpPred,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> Option<ValueRepr> {
        let ((_, a), (_, b)) = (self.simd128_parts(cx, ty, lhs)?, self.simd128_parts(cx, ty, rhs)?);
        let masks = a.into_iter().zip(b).map(|(a, b)| self.b.ins().icmp(condition(pred), a, b)).collect();
        Some(self.value_from_masks(cx, self.result_type(cx), masks))
    }

    pub(super) fn simd128_fcmp(
        &mut self,
        cx: &InstContext,
        pred: FcmpPred,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> Option<ValueRepr> {
        float_condition(pred)?;
        let ((_, a), (_, b)) = (self.simd128_parts(cx, ty, lhs)?, self.simd128_parts(cx, ty, rhs)?);
        let masks = a.into_iter().zip(b).map(|(a, b)| self.simd128_float_compare(pred, a, b)).collect();
        Some(self.value_from_masks(cx, self.result_type(cx), masks))
    }

    pub(super) fn simd128_select(
        &mut self,
        cx: &InstContext,
        cond: Operand,
        then: TypedOperand,
        other: TypedOperand,
    ) -> Option<ValueRepr> {
        let (ty, masks) = self.masks_of(cond)?;
        let ((clif, a), (_, b)) = (self.simd128_parts(cx, then.0, then.1)?, self.simd128_parts(cx, other.0, other.1)?);
        if clif.lane_count() != ty.lane_count() {
            return None;
        }
        let parts = masks.into_iter().zip(a.into_iter().zip(b));
        let parts = parts.map(|(mask, (a, b))| self.chosen_lanes(mask, a, b)).collect();
        Some(self.value_from_simd128(then.0, parts))
    }

    /// Returns the 128-bit parts of a value, if its type is held in 128-bit parts.
    pub(in crate::jit::translate) fn simd128_parts(
        &mut self,
        cx: &InstContext,
        ty: Type,
        operand: Operand,
    ) -> Option<Simd128Values> {
        let flat = self.layouts.flat(ty);
        let Some(Scalar::Vector(clif)) = flat.fields.first().map(|p| p.scalar) else { return None };
        self.env.module.types.vector(ty)?;
        let value = self.value(cx, operand);
        Some((clif, self.scalars(&flat, value)))
    }

    /// Returns the type of the 128-bit parts that hold a vector type.
    fn simd128_type(&mut self, ty: Type) -> Option<ClifType> {
        self.env.module.types.vector(ty)?;
        match self.layouts.flat(ty).fields.first()?.scalar {
            Scalar::Vector(clif) => Some(clif),
            _ => None,
        }
    }

    pub(in crate::jit::translate) fn value_from_simd128(&mut self, ty: Type, parts: Vec<Value>) -> ValueRepr {
        let flat = self.layouts.flat(ty);
        self.value_from_fields(ty, &flat, parts)
    }

    /// Builds an `<N x i1>` from masks.
    fn value_from_masks(&mut self, cx: &InstContext, ty: Type, masks: Vec<Value>) -> ValueRepr {
        let mut lanes = Vec::new();
        for &mask in &masks {
            let count = self.b.func.dfg.value_type(mask).lane_count();
            for n in 0..count {
                let lane = self.b.ins().extractlane(mask, n as u8);
                let low = match self.b.func.dfg.value_type(lane) {
                    types::I8 => lane,
                    _ => self.b.ins().ireduce(types::I8, lane),
                };
                lanes.push(self.b.ins().band_imm_u(low, 1));
            }
        }
        if let Some(result) = cx.result
            && !self.func.returns_twice
        {
            self.values.masks.insert(result, masks);
        }
        self.value_from_lanes(ty, lanes)
    }

    /// Returns the masks from which an `<N x i1>` was built.
    pub(super) fn masks_of(&mut self, operand: Operand) -> Option<Simd128Values> {
        let Operand::Value(value) = operand else { return None };
        let masks = self.values.masks.get(&value)?.clone();
        Some((self.b.func.dfg.value_type(masks[0]), masks))
    }

    /// Returns the masks of an `<N x i1>` if they have the type `like`; for a constant, builds them.
    fn masks_like(&mut self, operand: Operand, like: ClifType) -> Option<Vec<Value>> {
        let Operand::Const(c) = operand else {
            return self.masks_of(operand).filter(|(ty, _)| *ty == like).map(|(_, masks)| masks);
        };
        let (_, len, _) = self.vector_type(operand)?;
        let numbers: Vec<u128> = (0..len as usize).map(|n| self.number(c, n)).collect::<Option<_>>()?;
        let size = like.lane_type().bytes() as usize;
        let bytes: Vec<u8> = numbers.iter().flat_map(|n| vec![if *n & 1 != 0 { 0xff } else { 0 }; size]).collect();
        Some(bytes.chunks(16).map(|chunk| self.pooled(like, chunk)).collect())
    }

    fn pooled(&mut self, ty: ClifType, bytes: &[u8]) -> Value {
        let pooled = self.b.func.dfg.constants.insert(ConstantData::from(bytes));
        self.b.ins().vconst(ty, pooled)
    }

    /// Compares 128-bit parts, including the two predicates that Cranelift lacks for vectors.
    pub(in crate::jit::translate) fn simd128_float_compare(&mut self, pred: FcmpPred, a: Value, b: Value) -> Value {
        match pred {
            FcmpPred::One => {
                let (ordered, other) =
                    (self.b.ins().fcmp(FloatCC::Ordered, a, b), self.b.ins().fcmp(FloatCC::NotEqual, a, b));
                self.b.ins().band(ordered, other)
            }
            FcmpPred::Ueq => {
                let (unordered, equal) =
                    (self.b.ins().fcmp(FloatCC::Unordered, a, b), self.b.ins().fcmp(FloatCC::Equal, a, b));
                self.b.ins().bor(unordered, equal)
            }
            _ => {
                let cc = float_condition(pred).unwrap_or(FloatCC::Equal);
                self.b.ins().fcmp(cc, a, b)
            }
        }
    }

    /// Reinterprets the bits as elements of another type.
    pub(in crate::jit::translate) fn recast(&mut self, ty: ClifType, value: Value) -> Value {
        let flags = MemFlagsData::new().with_endianness(Endianness::Little);
        if self.b.func.dfg.value_type(value) == ty { value } else { self.b.ins().bitcast(ty, flags, value) }
    }

    /// Selects the elements of `a` where the mask is all ones, else those of `b`.
    pub(in crate::jit::translate) fn chosen_lanes(&mut self, mask: Value, a: Value, b: Value) -> Value {
        let ty = self.b.func.dfg.value_type(a);
        let mask = self.recast(ty, mask);
        self.b.ins().bitselect(mask, a, b)
    }

    pub(in crate::jit::translate) fn splat_number(&mut self, ty: ClifType, number: u64) -> Value {
        let size = ty.lane_type().bytes() as usize;
        let bytes: Vec<u8> = number.to_le_bytes()[..size].repeat(16 / size);
        self.pooled(ty, &bytes)
    }

    /// Returns the common value of all elements of a constant.
    fn splat_of(&self, operand: Operand) -> Option<u128> {
        let Operand::Const(c) = operand else { return None };
        let (_, len, _) = self.vector_type(operand)?;
        let first = self.number(c, 0)?;
        (1..len as usize).all(|n| self.number(c, n) == Some(first)).then_some(first)
    }

    pub(super) fn simd128_binary(
        &mut self,
        cx: &InstContext,
        op: BinaryOp,
        ty: Type,
        lhs: Operand,
        rhs: Operand,
    ) -> Option<ValueRepr> {
        if self.env.element(ty) == Scalar::Int(1) {
            let (like, _) = self.masks_of(lhs).or_else(|| self.masks_of(rhs))?;
            let (a, b) = (self.masks_like(lhs, like)?, self.masks_like(rhs, like)?);
            let mut masks = Vec::with_capacity(a.len());
            for (a, b) in a.into_iter().zip(b) {
                masks.push(match op {
                    BinaryOp::And => self.b.ins().band(a, b),
                    BinaryOp::Or => self.b.ins().bor(a, b),
                    BinaryOp::Xor => self.b.ins().bxor(a, b),
                    _ => return None,
                });
            }
            return Some(self.value_from_masks(cx, ty, masks));
        }
        let clif = self.simd128_type(ty)?;
        match op {
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
                let by = self.splat_of(rhs).filter(|n| *n < u128::from(clif.lane_bits()))?;
                let (_, parts) = self.simd128_parts(cx, ty, lhs)?;
                let by = self.b.ins().iconst(types::I32, by as i64);
                let one = |v: Value| match op {
                    BinaryOp::Shl => self.b.ins().ishl(v, by),
                    BinaryOp::Lshr => self.b.ins().ushr(v, by),
                    _ => self.b.ins().sshr(v, by),
                };
                let parts = parts.into_iter().map(one).collect();
                Some(self.value_from_simd128(ty, parts))
            }
            // Bytes are multiplied as 16-bit words, and the upper halves are dropped.
            BinaryOp::Mul if clif == types::I8X16 => {
                let ((_, a), (_, b)) = (self.simd128_parts(cx, ty, lhs)?, self.simd128_parts(cx, ty, rhs)?);
                let mut parts = Vec::with_capacity(a.len());
                for (a, b) in a.into_iter().zip(b) {
                    let (a, b) = (self.simd128_widen(a, false), self.simd128_widen(b, false));
                    let products = [self.b.ins().imul(a[0], b[0]), self.b.ins().imul(a[1], b[1])];
                    parts.push(self.simd128_narrow(products));
                }
                Some(self.value_from_simd128(ty, parts))
            }
            _ => None,
        }
    }

    /// Widens the elements to twice their width: the lower and the upper half of a 128-bit part.
    fn simd128_widen(&mut self, value: Value, signed: bool) -> [Value; 2] {
        match signed {
            true => [self.b.ins().swiden_low(value), self.b.ins().swiden_high(value)],
            false => [self.b.ins().uwiden_low(value), self.b.ins().uwiden_high(value)],
        }
    }

    /// Truncates the elements of two 128-bit parts to half their width.
    fn simd128_narrow(&mut self, pair: [Value; 2]) -> Value {
        let ty = self.b.func.dfg.value_type(pair[0]);
        if ty == types::I64X2 {
            let mask = [0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27];
            let made = self.shuffled(pair[0], pair[1], &mask);
            return self.recast(types::I32X4, made);
        }
        // The instruction saturates, so the upper bits are cleared first.
        let mask = self.splat_number(ty, if ty == types::I16X8 { 0xff } else { 0xffff });
        let [a, b] = pair.map(|v| self.b.ins().band(v, mask));
        self.b.ins().unarrow(a, b)
    }

    /// Shuffles the bytes of two 128-bit parts.
    pub(super) fn shuffled(&mut self, a: Value, b: Value, bytes: &[u8]) -> Value {
        let (a, b) = (self.recast(types::I8X16, a), self.recast(types::I8X16, b));
        let mask: Immediate = self.b.func.dfg.immediates.push(ConstantData::from(bytes));
        self.b.ins().shuffle(a, b, mask)
    }

    /// Moves the upper half of a 128-bit part to the lower one.
    fn upper_half(&mut self, value: Value) -> Value {
        let ty = self.b.func.dfg.value_type(value);
        let made = self.shuffled(value, value, &[8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15]);
        self.recast(ty, made)
    }

    pub(super) fn simd128_cast(
        &mut self,
        cx: &InstContext,
        op: CastOp,
        from: Type,
        arg: Operand,
        to: Type,
    ) -> Option<ValueRepr> {
        let types_ = &self.env.module.types;
        if types_.vector(from).is_some() && self.env.element(from) == Scalar::Int(1) {
            return self.cast_masks(op, arg, to);
        }
        let kind = |ty: Type| types_.float_kind(types_.scalar(ty));
        let (source, target) = (kind(from), kind(to));
        let one_to_one = |this: &mut Self, one: fn(&mut Self, Value) -> Value| {
            this.simd128_type(to)?;
            let (_, parts) = this.simd128_parts(cx, from, arg)?;
            let parts = parts.into_iter().map(|v| one(this, v)).collect();
            Some(this.value_from_simd128(to, parts))
        };
        match op {
            CastOp::Ptrtoint | CastOp::Inttoptr => {
                let same = self.simd128_type(from)? == types::I64X2 && self.simd128_type(to)? == types::I64X2;
                if same { one_to_one(self, |_, v| v) } else { None }
            }
            CastOp::Sext | CastOp::Zext => {
                let (wide, (narrow, mut parts)) = (self.simd128_type(to)?, self.simd128_parts(cx, from, arg)?);
                for _ in 0..(wide.lane_bits() / narrow.lane_bits()).ilog2() {
                    parts = parts.into_iter().flat_map(|v| self.simd128_widen(v, op == CastOp::Sext)).collect();
                }
                Some(self.value_from_simd128(to, parts))
            }
            CastOp::Trunc if types_.int_width(types_.scalar(to)) == Some(1) => {
                let (clif, parts) = self.simd128_parts(cx, from, arg)?;
                let one = self.splat_number(clif, 1);
                let mut masks = Vec::with_capacity(parts.len());
                for part in parts {
                    let bit = self.b.ins().band(part, one);
                    masks.push(self.b.ins().icmp(IntCC::Equal, bit, one));
                }
                Some(self.value_from_masks(cx, to, masks))
            }
            CastOp::Trunc => {
                let (narrow, (wide, mut parts)) = (self.simd128_type(to)?, self.simd128_parts(cx, from, arg)?);
                for _ in 0..(wide.lane_bits() / narrow.lane_bits()).ilog2() {
                    parts = parts.chunks(2).map(|pair| self.simd128_narrow([pair[0], pair[1]])).collect();
                }
                Some(self.value_from_simd128(to, parts))
            }
            CastOp::Sitofp | CastOp::Uitofp => {
                let (wide, narrow) = (self.simd128_type(to)?, self.simd128_type(from)?);
                let signed = op == CastOp::Sitofp;
                if narrow == types::I64X2 || (narrow == types::I32X4 && wide == types::F64X2 && !signed) {
                    return None;
                }
                let (mut at, mut parts) = self.simd128_parts(cx, from, arg)?;
                while at != types::I32X4 {
                    parts = parts.into_iter().flat_map(|v| self.simd128_widen(v, signed)).collect();
                    at = self.b.func.dfg.value_type(parts[0]);
                }
                // The widened values fit in a signed element.
                let signed = signed || narrow != types::I32X4;
                let mut made = Vec::with_capacity(parts.len());
                for part in parts {
                    match (wide, signed) {
                        (types::F32X4, true) => made.push(self.b.ins().fcvt_from_sint(types::F32X4, part)),
                        (types::F32X4, _) => made.push(self.b.ins().fcvt_from_uint(types::F32X4, part)),
                        _ => {
                            let upper = self.upper_half(part);
                            for half in [part, upper] {
                                let wide = self.b.ins().swiden_low(half);
                                made.push(self.b.ins().fcvt_from_sint(types::F64X2, wide));
                            }
                        }
                    }
                }
                Some(self.value_from_simd128(to, made))
            }
            CastOp::Fptosi if self.simd128_type(to)? == types::I32X4 && source == Some(FloatKind::Float) => {
                one_to_one(self, |this, v| this.b.ins().fcvt_to_sint_sat(types::I32X4, v))
            }
            CastOp::Fpext if source == Some(FloatKind::Float) && target == Some(FloatKind::Double) => {
                let (_, parts) = self.simd128_parts(cx, from, arg)?;
                let mut made = Vec::with_capacity(2 * parts.len());
                for part in parts {
                    let upper = self.upper_half(part);
                    made.extend([part, upper].map(|half| self.b.ins().fvpromote_low(half)));
                }
                Some(self.value_from_simd128(to, made))
            }
            CastOp::Fptrunc if source == Some(FloatKind::Double) && target == Some(FloatKind::Float) => {
                self.simd128_type(to)?;
                let (_, parts) = self.simd128_parts(cx, from, arg)?;
                let mut made = Vec::with_capacity(parts.len() / 2);
                for pair in parts.chunks(2) {
                    let (a, b) = (self.b.ins().fvdemote(pair[0]), self.b.ins().fvdemote(pair[1]));
                    let both = self.shuffled(a, b, &[0, 1, 2, 3, 4, 5, 6, 7, 16, 17, 18, 19, 20, 21, 22, 23]);
                    made.push(self.recast(types::F32X4, both));
                }
                Some(self.value_from_simd128(to, made))
            }
            _ => None,
        }
    }

    /// Converts an `<N x i1>` whose masks are known.
    fn cast_masks(&mut self, op: CastOp, arg: Operand, to: Type) -> Option<ValueRepr> {
        let (ty, masks) = self.masks_of(arg)?;
        match (op, self.env.module.types.kind(to)) {
            (CastOp::Sext | CastOp::Zext, _) => {
                if self.simd128_type(to)?.lane_bits() != ty.lane_bits() {
                    return None;
                }
                let parts = match op {
                    CastOp::Sext => masks,
                    _ => {
                        let one = self.splat_number(ty, 1);
                        masks.into_iter().map(|mask| self.b.ins().band(mask, one)).collect()
                    }
                };
                Some(self.value_from_simd128(to, parts))
            }
            (CastOp::Bitcast, TypeKind::Int(bits @ ..=64)) => {
                let width = holder(*bits);
                let mut all = None;
                for (n, mask) in masks.into_iter().enumerate() {
                    let signs = self.b.ins().vhigh_bits(types::I32, mask);
                    let signs = match width {
                        types::I64 => self.b.ins().uextend(types::I64, signs),
                        types::I32 => signs,
                        _ => self.b.ins().ireduce(width, signs),
                    };
                    let signs = self.b.ins().ishl_imm_u(signs, n as i64 * i64::from(ty.lane_count()));
                    all = Some(match all {
                        None => signs,
                        Some(all) => self.b.ins().bor(all, signs),
                    });
                }
                let all = all?;
                Some(self.canonical(*bits, all).into())
            }
            _ => None,
        }
    }

    /// Translates a `shufflevector` of vectors that consist of 128-bit parts. Each part of the result is combined from
    /// the source parts that it needs, one after the other.
    pub(super) fn simd128_shuffle(
        &mut self,
        cx: &InstContext,
        lhs: TypedOperand,
        rhs: TypedOperand,
        mask: &[Option<u32>],
        to: Type,
    ) -> Option<ValueRepr> {
        let ty = self.simd128_type(to)?;
        let (per, size) = (ty.lane_count(), ty.lane_type().bytes());
        let (_, half, _) = self.vector_type(lhs.1)?;
        let (_, mut sources) = self.simd128_parts(cx, lhs.0, lhs.1)?;
        // The second operand is often unused.
        if mask.iter().flatten().any(|n| *n >= half) {
            sources.extend(self.simd128_parts(cx, rhs.0, rhs.1)?.1);
        }
        let mut made = Vec::with_capacity(mask.len() / per as usize);
        for lanes in mask.chunks(per as usize) {
            let mut wanted: Vec<u32> = lanes.iter().flatten().map(|n| n / per).collect();
            wanted.sort_unstable();
            wanted.dedup();
            let mut result = sources[wanted.first().copied().unwrap_or(0) as usize];
            if !is_in_place(lanes, per) || wanted.len() > 1 {
                let first = wanted.first().copied().unwrap_or(0);
                // The first step combines the first two sources; each further step adds one more.
                for (step, &next) in wanted.get(1..).filter(|w| !w.is_empty()).unwrap_or(&[first]).iter().enumerate() {
                    let bytes: Vec<u8> = (0..per)
                        .flat_map(|at| {
                            let lane = match lanes[at as usize] {
                                Some(n) if n / per == next => per + n % per,
                                Some(n) if step == 0 && n / per == first => n % per,
                                // In place already, placed in a later step, or undefined.
                                _ => at,
                            };
                            (0..size).map(move |byte| (lane * size + byte) as u8)
                        })
                        .collect();
                    result = self.shuffled(result, sources[next as usize], &bytes);
                }
                result = self.recast(ty, result);
            }
            made.push(result);
        }
        Some(self.value_from_simd128(to, made))
    }
}

/// Whether all elements come from one 128-bit part, and keep their positions.
fn is_in_place(lanes: &[Option<u32>], per: u32) -> bool {
    let first = lanes.iter().flatten().next().map_or(0, |n| n / per);
    lanes.iter().zip(0..).all(|(lane, at)| lane.is_none_or(|n| n == first * per + at))
}
