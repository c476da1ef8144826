//! Vectors of integers of more than 128 bits, held as the words of all elements in order.

use crate::ir::inst::BinaryOp;
use crate::ir::{Operand, Type, TypedOperand};
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::value::MemAccess;
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value};

impl FuncTranslator<'_, '_> {
    fn lane_count(&self, ty: Type) -> usize {
        self.env.module.types.vector(ty).map_or(1, |v| v.0 as usize)
    }

    /// Extracts an element of a value.
    pub(super) fn bigint_lane_of(&mut self, ty: Type, value: ValueRepr, lane: usize) -> ValueRepr {
        let (flat, element) = (self.layouts.flat(ty), self.bigint_flat(ty));
        let (first, count) = (lane * element.fields.len(), element.fields.len());
        match value {
            ValueRepr::Scalars(parts) => self.part_of(parts, first, count),
            ValueRepr::Memory(at) => match flat.fields[0].bit {
                None => {
                    let at = at.plus(flat.fields[first].offset);
                    match element.is_in_memory() {
                        true => ValueRepr::Memory(at),
                        false => self.load_aggregate(&element, at, MemAccess::UNALIGNED),
                    }
                }
                Some(_) => {
                    let words = (first..first + count).map(|n| self.load_one(&flat, n, at)).collect();
                    self.build_aggregate(&element, words)
                }
            },
            _ => unreachable!("such a vector is of several words"),
        }
    }

    /// Returns all elements of an operand.
    fn bigint_lanes(&mut self, cx: &InstContext, operand: Operand, len: usize) -> Vec<ValueRepr> {
        (0..len)
            .map(|lane| {
                let cx = &cx.at_lane(lane);
                self.value(cx, operand)
            })
            .collect()
    }

    /// Builds a vector from its elements.
    pub(super) fn bigint_from_lanes(&mut self, ty: Type, lanes: Vec<ValueRepr>) -> ValueRepr {
        let (flat, element) = (self.layouts.flat(ty), self.bigint_flat(ty));
        let mut parts = Vec::with_capacity(flat.fields.len());
        for lane in lanes {
            parts.extend(self.scalars(&element, lane));
        }
        self.build_aggregate(&flat, parts)
    }

    /// Builds a vector by computing each element, if the result or an operand has elements of more than 128 bits.
    pub(super) fn bigint_elementwise(
        &mut self,
        cx: &InstContext,
        ty: Type,
        mut one: impl FnMut(&mut Self, &InstContext) -> ValueRepr,
    ) -> ValueRepr {
        let mut lanes = Vec::with_capacity(self.lane_count(ty));
        for lane in 0..self.lane_count(ty) {
            lanes.push(one(self, &cx.at_lane(lane)));
        }
        if self.bigint_bits(ty).is_some() {
            return self.bigint_from_lanes(ty, lanes);
        }
        let lanes = lanes.into_iter().map(|lane| self.whole(lane)).collect();
        self.value_from_lanes(ty, lanes)
    }

    pub(super) fn bigint_extractelement(
        &mut self,
        cx: &InstContext,
        (ty, len): (Type, u32),
        vector: Operand,
        index: TypedOperand,
    ) -> ValueRepr {
        let len = len as usize;
        let element = self.bigint_flat(ty);
        match self.fixed_index(index.1, len) {
            Some(None) => return self.bigint_constant(self.env.module.types.scalar(ty), None),
            Some(Some(n)) => {
                let cx = &cx.at_lane(n);
                return self.value(cx, vector);
            }
            None => {}
        }
        let at = self.index(cx, index, len);
        let mut lanes = self.bigint_lanes(cx, vector, len).into_iter();
        let mut result = lanes.next().map(|lane| self.scalars(&element, lane)).unwrap_or_default();
        for (n, lane) in (1..).zip(lanes) {
            let here = self.b.ins().icmp_imm_u(IntCC::Equal, at, n);
            let lane = self.scalars(&element, lane);
            result = lane.into_iter().zip(result).map(|(a, b)| self.choose(here, a, b)).collect();
        }
        self.build_aggregate(&element, result)
    }

    pub(super) fn bigint_insertelement(
        &mut self,
        cx: &InstContext,
        (ty, len): (Type, u32),
        vector: Operand,
        value: Operand,
        index: TypedOperand,
    ) -> ValueRepr {
        let len = len as usize;
        let (element, new) = (self.types_scalar(ty), self.value(cx, value));
        let mut lanes = self.bigint_lanes(cx, vector, len);
        match self.fixed_index(index.1, len) {
            // The whole vector is poison, so any value is valid.
            Some(None) => {}
            Some(Some(n)) => lanes[n] = new,
            None => {
                let at = self.index(cx, index, len);
                for (n, lane) in (0..).zip(&mut lanes) {
                    let here = self.b.ins().icmp_imm_u(IntCC::Equal, at, n);
                    *lane = self.one_of(element, here, new, *lane);
                }
            }
        }
        self.bigint_from_lanes(ty, lanes)
    }

    pub(super) fn bigint_shuffle(
        &mut self,
        cx: &InstContext,
        (ty, half): (Type, u32),
        lhs: Operand,
        rhs: Operand,
        mask: &[Option<u32>],
        to: Type,
    ) -> ValueRepr {
        let half = half as usize;
        let (a, b) = (self.bigint_lanes(cx, lhs, half), self.bigint_lanes(cx, rhs, half));
        let any = self.bigint_constant(self.types_scalar(ty), None);
        let pick = |n: &Option<u32>| n.map_or(any, |n| *a.iter().chain(&b).nth(n as usize).unwrap_or(&any));
        let lanes = mask.iter().map(pick).collect();
        self.bigint_from_lanes(to, lanes)
    }

    fn types_scalar(&self, ty: Type) -> Type {
        self.env.module.types.scalar(ty)
    }

    /// Translates `llvm.vector.reduce.*`, combining the elements from the first to the last.
    pub(super) fn bigint_reduce(
        &mut self,
        cx: &InstContext,
        vector: TypedOperand,
        mut join: impl FnMut(&mut Self, Type, ValueRepr, ValueRepr) -> ValueRepr,
    ) -> ValueRepr {
        let element = self.types_scalar(vector.0);
        let len = self.lane_count(vector.0);
        let mut lanes = self.bigint_lanes(cx, vector.1, len).into_iter();
        let first = lanes.next().expect("a vector has an element");
        lanes.fold(first, |a, b| join(self, element, a, b))
    }

    /// Translates `llvm.sadd.with.overflow` and the similar intrinsics.
    pub(super) fn bigint_vector_overflow(
        &mut self,
        cx: &InstContext,
        (op, signed): (BinaryOp, bool),
        ty: Type,
        [a, b]: [Operand; 2],
        ret: Type,
    ) -> ValueRepr {
        let (element, len) = (self.bigint_flat(ty), self.lane_count(ty));
        let (a, b) = (self.bigint_lanes(cx, a, len), self.bigint_lanes(cx, b, len));
        let (mut parts, mut overs): (Vec<Value>, Vec<Value>) = Default::default();
        for (a, b) in a.into_iter().zip(b) {
            let (result, over) = self.bigint_overflowing(op, signed, ty, a, b);
            parts.extend(self.scalars(&element, result));
            overs.push(over);
        }
        parts.extend(overs);
        let flat = self.layouts.flat(ret);
        self.build_aggregate(&flat, parts)
    }
}
