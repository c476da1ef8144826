//! Vectors of integers of more than 128 bits: the words of the elements, one element after the other.

use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{Inst, Operand, Type, TypedOperand};
use crate::jit::translate::function::{FuncTranslator, ValueRepr};
use crate::jit::translate::memory::MemAccess;
use cranelift_codegen::ir::condcodes::IntCC;
use cranelift_codegen::ir::{InstBuilder, Value};

impl FuncTranslator<'_, '_> {
    fn lane_count(&self, ty: Type) -> usize {
        self.env.module.types.vector(ty).map_or(1, |v| v.0 as usize)
    }

    /// Extracts an element of a value.
    pub(super) fn wide_lane_of(&mut self, ty: Type, value: ValueRepr, lane: usize) -> ValueRepr {
        let (flat, element) = (self.layouts.flat(ty), self.wide_flat(ty));
        let (first, count) = (lane * element.fields.len(), element.fields.len());
        match value {
            ValueRepr::Scalars(parts) => self.part_of(parts, first, count),
            ValueRepr::Memory(at) => match flat.fields[0].bit {
                None => {
                    let at = at.plus(flat.fields[first].offset);
                    match element.is_large() {
                        true => ValueRepr::Memory(at),
                        false => self.load_aggregate(&element, at, MemAccess::UNALIGNED),
                    }
                }
                Some(_) => {
                    let words = (first..first + count).map(|n| self.load_one(&flat, n, at)).collect();
                    self.aggregate_of(&element, words)
                }
            },
            _ => unreachable!("such a vector is of several words"),
        }
    }

    /// Returns all elements of an operand.
    fn wide_lanes(&mut self, operand: Operand, len: usize) -> Vec<ValueRepr> {
        (0..len)
            .map(|lane| {
                self.lane = Some(lane);
                let value = self.value(operand);
                self.lane = None;
                value
            })
            .collect()
    }

    /// Builds a vector from its elements.
    pub(super) fn of_wide_lanes(&mut self, ty: Type, lanes: Vec<ValueRepr>) -> ValueRepr {
        let (flat, element) = (self.layouts.flat(ty), self.wide_flat(ty));
        let mut parts = Vec::with_capacity(flat.fields.len());
        for lane in lanes {
            parts.extend(self.scalars(&element, lane));
        }
        self.aggregate_of(&flat, parts)
    }

    /// Builds a vector by computing each element, if the elements of the result or of the operands are that
    /// wide.
    pub(super) fn wide_elementwise(&mut self, ty: Type, mut one: impl FnMut(&mut Self) -> ValueRepr) -> ValueRepr {
        let mut lanes = Vec::with_capacity(self.lane_count(ty));
        for lane in 0..self.lane_count(ty) {
            self.lane = Some(lane);
            lanes.push(one(self));
        }
        self.lane = None;
        if self.wide_bits(ty).is_some() {
            return self.of_wide_lanes(ty, lanes);
        }
        let lanes = lanes.into_iter().map(|lane| self.whole(lane)).collect();
        self.of_lanes(ty, lanes)
    }

    /// Translates an elementwise instruction on such vectors; `None` for any other.
    pub(super) fn wide_vector(&mut self, inst: &Inst) -> Option<ValueRepr> {
        let types = &self.env.module.types;
        let lanes = |ty: Type| types.vector(ty).map(|v| v.0);
        let wide = |ty: Type| lanes(ty).is_some() && types.words(ty) > 1;
        match inst {
            Inst::Binary { op, ty, lhs, rhs, .. } if wide(*ty) => {
                Some(self.wide_elementwise(*ty, |this| this.wide_binary(*op, *ty, *lhs, *rhs)))
            }
            Inst::Icmp { pred, ty, lhs, rhs, .. } if wide(*ty) => {
                let to = self.result?;
                Some(self.wide_elementwise(to, |this| this.wide_icmp(*pred, *ty, *lhs, *rhs).into()))
            }
            Inst::Cast { op: CastOp::Bitcast, from, arg, to, .. } if wide(*from) || wide(*to) => {
                Some(match from == to {
                    true => self.value(*arg),
                    false => self.regroup(*from, *arg, *to),
                })
            }
            Inst::Cast { op: CastOp::Bitcast, from, arg, to, .. }
                if lanes(*from) != lanes(*to) && (types.words(*from) > 1 || types.words(*to) > 1) =>
            {
                Some(self.regroup(*from, *arg, *to))
            }
            Inst::Cast { op, from, arg, to, .. } if wide(*from) || wide(*to) => {
                Some(self.wide_elementwise(*to, |this| this.wide_cast(*op, *from, *arg, *to)))
            }
            Inst::Select { cond_ty, cond, then, other, .. } if wide(then.0) && lanes(*cond_ty).is_some() => {
                let element = types.scalar(then.0);
                Some(self.wide_elementwise(then.0, |this| {
                    let (a, b) = (this.value(then.1), this.value(other.1));
                    let cond = this.scalar(*cond);
                    this.one_of(element, cond, a, b)
                }))
            }
            _ => None,
        }
    }

    pub(super) fn wide_extractelement(
        &mut self,
        (ty, len): (Type, u32),
        vector: Operand,
        index: TypedOperand,
    ) -> ValueRepr {
        let len = len as usize;
        let element = self.wide_flat(ty);
        match self.fixed_index(index.1, len) {
            Some(None) => return self.wide_constant(self.env.module.types.scalar(ty), None),
            Some(Some(n)) => {
                self.lane = Some(n);
                let value = self.value(vector);
                self.lane = None;
                return value;
            }
            None => {}
        }
        let at = self.index(index, len);
        let mut lanes = self.wide_lanes(vector, len).into_iter();
        let mut result = lanes.next().map(|lane| self.scalars(&element, lane)).unwrap_or_default();
        for (n, lane) in (1..).zip(lanes) {
            let here = self.b.ins().icmp_imm_u(IntCC::Equal, at, n);
            let lane = self.scalars(&element, lane);
            result = lane.into_iter().zip(result).map(|(a, b)| self.choose(here, a, b)).collect();
        }
        self.aggregate_of(&element, result)
    }

    pub(super) fn wide_insertelement(
        &mut self,
        (ty, len): (Type, u32),
        vector: Operand,
        value: Operand,
        index: TypedOperand,
    ) -> ValueRepr {
        let len = len as usize;
        let (element, new) = (self.types_scalar(ty), self.value(value));
        let mut lanes = self.wide_lanes(vector, len);
        match self.fixed_index(index.1, len) {
            // The whole vector is poison: any value is valid.
            Some(None) => {}
            Some(Some(n)) => lanes[n] = new,
            None => {
                let at = self.index(index, len);
                for (n, lane) in (0..).zip(&mut lanes) {
                    let here = self.b.ins().icmp_imm_u(IntCC::Equal, at, n);
                    *lane = self.one_of(element, here, new, *lane);
                }
            }
        }
        self.of_wide_lanes(ty, lanes)
    }

    pub(super) fn wide_shuffle(
        &mut self,
        (ty, half): (Type, u32),
        lhs: Operand,
        rhs: Operand,
        mask: &[Option<u32>],
        to: Type,
    ) -> ValueRepr {
        let half = half as usize;
        let (a, b) = (self.wide_lanes(lhs, half), self.wide_lanes(rhs, half));
        let any = self.wide_constant(self.types_scalar(ty), None);
        let pick = |n: &Option<u32>| n.map_or(any, |n| *a.iter().chain(&b).nth(n as usize).unwrap_or(&any));
        let lanes = mask.iter().map(pick).collect();
        self.of_wide_lanes(to, lanes)
    }

    fn types_scalar(&self, ty: Type) -> Type {
        self.env.module.types.scalar(ty)
    }

    /// Translates `llvm.vector.reduce.*`: combines the elements from the first one on.
    pub(super) fn wide_reduce(
        &mut self,
        vector: TypedOperand,
        mut join: impl FnMut(&mut Self, Type, ValueRepr, ValueRepr) -> ValueRepr,
    ) -> ValueRepr {
        let element = self.types_scalar(vector.0);
        let len = self.lane_count(vector.0);
        let mut lanes = self.wide_lanes(vector.1, len).into_iter();
        let first = lanes.next().expect("a vector has an element");
        lanes.fold(first, |a, b| join(self, element, a, b))
    }

    /// Translates `llvm.sadd.with.overflow` and its family.
    pub(super) fn wide_vector_overflow(
        &mut self,
        (op, signed): (BinaryOp, bool),
        ty: Type,
        [a, b]: [Operand; 2],
        ret: Type,
    ) -> ValueRepr {
        let (element, len) = (self.wide_flat(ty), self.lane_count(ty));
        let (a, b) = (self.wide_lanes(a, len), self.wide_lanes(b, len));
        let (mut parts, mut overs): (Vec<Value>, Vec<Value>) = Default::default();
        for (a, b) in a.into_iter().zip(b) {
            let (result, over) = self.wide_overflowing(op, signed, ty, a, b);
            parts.extend(self.scalars(&element, result));
            overs.push(over);
        }
        parts.extend(overs);
        let flat = self.layouts.flat(ret);
        self.aggregate_of(&flat, parts)
    }
}
