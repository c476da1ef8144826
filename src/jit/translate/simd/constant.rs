//! Constant vectors.

use crate::ir::constant::ConstExpr;
use crate::ir::{ConstId, Constant, Inst, Operand, Type};
use crate::jit::translate::constant_fold::Folder;
use crate::jit::translate::function::{FuncTranslator, ValueRepr};
use crate::jit::translate::scalar_type::Scalar;
use cranelift_codegen::ir::{ConstantData, InstBuilder};

impl FuncTranslator<'_, '_> {
    /// Returns an element of a constant vector.
    pub(super) fn constant_lane(&mut self, id: ConstId, lane: usize) -> ValueRepr {
        let before = self.lane.take();
        let module = self.env.module;
        let constant = &module.constants[id];
        let elem = module.types.scalar(constant.ty());
        let value = match constant {
            Constant::Vector(_, parts) => self.constant(parts[lane].1),
            Constant::Expr(ty, expr) if self.wide_bits(elem).is_some() => {
                let folder = Folder { module, layout: self.env.layout, address: &|_| None };
                if let Ok(words) = folder.wide_lane(*ty, id, lane) {
                    let value = self.wide_constant(elem, Some(&words));
                    self.lane = before;
                    return value;
                }
                let whole = self.vector_expr(*ty, expr);
                self.lane_of(*ty, whole, lane)
            }
            _ if self.wide_bits(elem).is_some() => self.wide_constant(elem, None),
            Constant::Expr(ty, expr) => match self.folded_lane(*ty, id, lane) {
                Some(bits) => self.scalar_const(self.env.scalar(elem), bits),
                None => {
                    let whole = self.vector_expr(*ty, expr);
                    self.lane_of(*ty, whole, lane)
                }
            },
            _ => self.no_element(elem).into(),
        };
        self.lane = before;
        value
    }

    fn folded_lane(&self, ty: Type, id: ConstId, lane: usize) -> Option<u128> {
        let address = |id| self.env.known_address(id);
        let folder = Folder { module: self.env.module, layout: self.env.layout, address: &address };
        folder.lane(ty, id, lane).ok()
    }

    /// Returns a constant vector.
    pub(in crate::jit::translate) fn constant_vector(&mut self, id: ConstId) -> ValueRepr {
        let ty = self.env.module.constants[id].ty();
        let flat = self.layouts.flat(ty);
        let len = self.env.module.types.vector(ty).map_or(0, |v| v.0 as usize);
        if self.wide_bits(ty).is_some() {
            let lanes = (0..len).map(|n| self.constant_lane(id, n)).collect();
            return self.of_wide_lanes(ty, lanes);
        }
        let elem = self.env.element(ty);
        if let Scalar::Vector(portion) = flat.fields[0].scalar {
            // Plain numbers go into the constant pool.
            let numbers: Option<Vec<u128>> = (0..len).map(|n| self.number(id, n)).collect();
            if let Some(numbers) = numbers {
                let size = (elem.bits() / 8) as usize;
                let bytes: Vec<u8> = numbers.iter().flat_map(|n| n.to_le_bytes()[..size].to_vec()).collect();
                let mut parts = Vec::new();
                for chunk in bytes.chunks(16) {
                    let pooled = self.b.func.dfg.constants.insert(ConstantData::from(chunk));
                    parts.push(self.b.ins().vconst(portion, pooled));
                }
                return self.of_flat(ty, &flat, parts);
            }
        }
        let lanes = (0..len)
            .map(|n| {
                let value = self.constant_lane(id, n);
                self.whole(value)
            })
            .collect();
        self.of_lanes(ty, lanes)
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
    fn vector_expr(&mut self, ty: Type, expr: &ConstExpr) -> ValueRepr {
        let operand = |part: &(Type, ConstId)| (part.0, Operand::Const(part.1));
        let inst = match expr {
            ConstExpr::Cast { op, flags, arg } => {
                let (from, arg) = operand(arg);
                Inst::Cast { op: *op, flags: *flags, from, arg, to: ty }
            }
            ConstExpr::Binary { op, lhs, rhs, .. } if op.is_division() && self.wide_bits(ty).is_none() => {
                let before = self.result.replace(ty);
                let made = self.elementwise(ty, |this| {
                    let quotient = this.constant_division(*op, ty, lhs.1, rhs.1);
                    this.whole(quotient)
                });
                self.result = before;
                return made;
            }
            ConstExpr::Binary { op, flags, lhs, rhs } => {
                Inst::Binary { op: *op, flags: *flags, ty, lhs: operand(lhs).1, rhs: operand(rhs).1 }
            }
            ConstExpr::Icmp { pred, lhs, rhs } => {
                let (lhs, rhs) = (operand(lhs), operand(rhs));
                Inst::Icmp { pred: *pred, samesign: false, ty: lhs.0, lhs: lhs.1, rhs: rhs.1 }
            }
            ConstExpr::Fcmp { pred, lhs, rhs } => {
                let (lhs, rhs) = (operand(lhs), operand(rhs));
                Inst::Fcmp { pred: *pred, fast: Default::default(), ty: lhs.0, lhs: lhs.1, rhs: rhs.1 }
            }
            ConstExpr::Gep { source, flags, base, indices } => {
                let (base_ty, base) = operand(base);
                let indices = indices.iter().map(operand).collect();
                Inst::Gep { source: *source, old: false, flags: *flags, base_ty, base, indices }
            }
            ConstExpr::InsertElement { vector, value, index } => {
                return self.insertelement(operand(vector), operand(value), operand(index));
            }
            ConstExpr::ShuffleVector { lhs, rhs, mask } => {
                return self.shufflevector(operand(lhs), operand(rhs), operand(mask), ty);
            }
            ConstExpr::Splat(value) => {
                if self.wide_bits(ty).is_some() {
                    let (value, len) = (self.constant(value.1), self.env.module.types.vector(ty).map_or(0, |v| v.0));
                    return self.of_wide_lanes(ty, vec![value; len as usize]);
                }
                let value = self.scalar(Operand::Const(value.1));
                let len = self.env.module.types.vector(ty).map_or(0, |v| v.0 as usize);
                return self.of_lanes(ty, vec![value; len]);
            }
            ConstExpr::Select { cond, then, other } => {
                let (cond, then, other) = (operand(cond), operand(then), operand(other));
                if self.env.module.types.vector(cond.0).is_none() {
                    return self.select(ty, cond.1, then.1, other.1);
                }
                Inst::Select { fast: Default::default(), cond_ty: cond.0, cond: cond.1, then, other }
            }
            ConstExpr::ExtractElement { .. } => unreachable!("verified: its result is no vector"),
            ConstExpr::Fneg(_) | ConstExpr::ExtractValue { .. } | ConstExpr::InsertValue { .. } => {
                unreachable!("a checked module has none: verify::lower::constexpr")
            }
        };
        let before = self.result.replace(ty);
        let made = self.vector(&inst).expect("it is an operation on vectors");
        self.result = before;
        made
    }
}
