//! Constant vectors.

use crate::ir::constant::ConstExpr;
use crate::ir::{ConstId, Constant, Operand, Type, TypedOperand};
use crate::jit::translate::constant_eval::ConstantEvaluator;
use crate::jit::translate::context::InstContext;
use crate::jit::translate::func_translator::FuncTranslator;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::value::ValueRepr;
use cranelift_codegen::ir::{ConstantData, InstBuilder};

impl FuncTranslator<'_, '_> {
    /// Returns an element of a constant vector.
    pub(super) fn constant_lane(&mut self, cx: &InstContext, id: ConstId, lane: usize) -> ValueRepr {
        let cx = &cx.whole();
        let module = self.env.module;
        let constant = &module.constants[id];
        let elem = module.types.scalar(constant.ty());
        match constant {
            Constant::Vector(_, parts) => self.constant(cx, parts[lane].1),
            Constant::Expr(ty, expr) if self.bigint_bits(elem).is_some() => {
                let evaluator = ConstantEvaluator { module, layout: self.env.layout, address: &|_| None };
                if let Ok(words) = evaluator.bigint_lane(*ty, id, lane) {
                    return self.bigint_constant(elem, Some(&words));
                }
                let whole = self.vector_expr(cx, *ty, expr);
                self.lane_of(*ty, whole, lane)
            }
            _ if self.bigint_bits(elem).is_some() => self.bigint_constant(elem, None),
            Constant::Expr(ty, expr) => match self.folded_lane(*ty, id, lane) {
                Some(bits) => self.scalar_const(cx, self.env.scalar(elem), bits),
                None => {
                    let whole = self.vector_expr(cx, *ty, expr);
                    self.lane_of(*ty, whole, lane)
                }
            },
            _ => self.no_element(cx, elem).into(),
        }
    }

    fn folded_lane(&self, ty: Type, id: ConstId, lane: usize) -> Option<u128> {
        let address = |id| self.env.known_address(id);
        let evaluator = ConstantEvaluator { module: self.env.module, layout: self.env.layout, address: &address };
        evaluator.lane(ty, id, lane).ok()
    }

    /// Returns a constant vector.
    pub(in crate::jit::translate) fn constant_vector(&mut self, cx: &InstContext, id: ConstId) -> ValueRepr {
        let ty = self.env.module.constants[id].ty();
        let flat = self.layouts.flat(ty);
        let len = self.env.module.types.vector(ty).map_or(0, |v| v.0 as usize);
        if self.bigint_bits(ty).is_some() {
            let lanes = (0..len).map(|n| self.constant_lane(cx, id, n)).collect();
            return self.bigint_from_lanes(ty, lanes);
        }
        let elem = self.env.element(ty);
        if let Scalar::Vector(simd128_type_of) = flat.fields[0].scalar {
            // Plain numbers go into the constant pool.
            let numbers: Option<Vec<u128>> = (0..len).map(|n| self.number(id, n)).collect();
            if let Some(numbers) = numbers {
                let size = (elem.bits() / 8) as usize;
                let bytes: Vec<u8> = numbers.iter().flat_map(|n| n.to_le_bytes()[..size].to_vec()).collect();
                let mut parts = Vec::new();
                for chunk in bytes.chunks(16) {
                    let pooled = self.b.func.dfg.constants.insert(ConstantData::from(chunk));
                    parts.push(self.b.ins().vconst(simd128_type_of, pooled));
                }
                return self.value_from_fields(ty, &flat, parts);
            }
        }
        let lanes = (0..len)
            .map(|n| {
                let value = self.constant_lane(cx, id, n);
                self.whole(value)
            })
            .collect();
        self.value_from_lanes(ty, lanes)
    }

    /// Returns an element that is a plain number.
    pub(super) fn number(&self, id: ConstId, lane: usize) -> Option<u128> {
        match &self.env.module.constants[id] {
            Constant::Vector(_, parts) => match &self.env.module.constants[parts[lane].1] {
                Constant::Int(_, bits) | Constant::Float(_, bits) => Some(*bits),
                Constant::Null(_) | Constant::Undef(_) | Constant::Poison(_) => Some(0),
                _ => None,
            },
            Constant::Expr(ty, _) => self.folded_lane(*ty, id, lane),
            Constant::Zero(_) | Constant::Undef(_) | Constant::Poison(_) => Some(0),
            _ => None,
        }
    }

    /// Emits code for a constant expression that depends on the address of a function.
    fn vector_expr(&mut self, cx: &InstContext, ty: Type, expr: &ConstExpr) -> ValueRepr {
        let operand = |part: &(Type, ConstId)| (part.0, Operand::Const(part.1));
        let cx = &cx.of_type(ty);
        match expr {
            ConstExpr::Cast { op, arg, .. } => {
                let (from, arg) = operand(arg);
                self.vector_cast(cx, *op, from, arg, ty)
            }
            ConstExpr::Binary { op, lhs, rhs, .. } if op.is_division() && self.bigint_bits(ty).is_none() => self
                .elementwise(cx, ty, |this, cx| {
                    let quotient = this.constant_division(cx, *op, ty, lhs.1, rhs.1);
                    this.whole(quotient)
                }),
            ConstExpr::Binary { op, lhs, rhs, .. } => self.vector_binary(cx, *op, ty, operand(lhs).1, operand(rhs).1),
            ConstExpr::Icmp { pred, lhs, rhs } => {
                let (lhs, rhs) = (operand(lhs), operand(rhs));
                self.vector_icmp(cx, *pred, lhs.0, lhs.1, rhs.1)
            }
            ConstExpr::Fcmp { pred, lhs, rhs } => {
                let (lhs, rhs) = (operand(lhs), operand(rhs));
                self.vector_fcmp(cx, *pred, lhs.0, lhs.1, rhs.1)
            }
            ConstExpr::Gep { source, base, indices, .. } => {
                let indices: Vec<TypedOperand> = indices.iter().map(operand).collect();
                self.vector_gep(cx, *source, operand(base).1, &indices)
            }
            ConstExpr::InsertElement { vector, value, index } => {
                self.insertelement(cx, operand(vector), operand(value), operand(index))
            }
            ConstExpr::ShuffleVector { lhs, rhs, mask } => {
                self.shufflevector(cx, operand(lhs), operand(rhs), operand(mask))
            }
            ConstExpr::Splat(value) => {
                if self.bigint_bits(ty).is_some() {
                    let (value, len) =
                        (self.constant(cx, value.1), self.env.module.types.vector(ty).map_or(0, |v| v.0));
                    return self.bigint_from_lanes(ty, vec![value; len as usize]);
                }
                let value = self.scalar(cx, Operand::Const(value.1));
                let len = self.env.module.types.vector(ty).map_or(0, |v| v.0 as usize);
                self.value_from_lanes(ty, vec![value; len])
            }
            ConstExpr::Select { cond, then, other } => {
                let (cond, then, other) = (operand(cond), operand(then), operand(other));
                if self.env.module.types.vector(cond.0).is_none() {
                    return self.select(cx, ty, cond.1, then.1, other.1);
                }
                self.vector_select(cx, cond.1, then, other)
            }
            ConstExpr::ExtractElement { .. } => unreachable!("verified: its result is not a vector"),
            ConstExpr::Fneg(_) | ConstExpr::ExtractValue { .. } | ConstExpr::InsertValue { .. } => {
                unreachable!("a checked module has none: verify::lower::constexpr")
            }
        }
    }
}
