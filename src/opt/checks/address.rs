//! Addresses as sums, by which checks of the same address, and of addresses at a constant distance, are recognized.

use super::origin::{Origins, Root, for_each_advance};
use crate::ir::cfg::Cfg;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{Body, Constant, DataLayout, Inst, Module, Operand, Type, TypeKind, ValueDef, ValueId};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// Maximum number of terms of a sum; a longer one is not taken apart.
const MAX_TERMS: usize = 6;
/// Maximum depth of operations that an index is taken apart into.
const MAX_DEPTH: u32 = 6;
/// Maximum number of `getelementptr` between an address and its base.
const MAX_STEPS: u32 = 32;

/// An address `base + offset + Σ factor·value`, modulo 2^64. Values are sign-extended.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sum {
    /// Value or constant from which the address is derived.
    pub base: Root,
    /// Factors and values, sorted by value.
    pub terms: Vec<(i64, ValueId)>,
    /// Constant part.
    pub offset: i64,
}

/// An operation whose result depends on its operands alone.
#[derive(PartialEq, Eq, Hash)]
enum Operation {
    Binary(BinaryOp, bool, Operand, Operand),
    Cast(CastOp, Type, Operand, Type),
    Gep(Type, Vec<Operand>),
}

/// Finds the sums of the addresses of a body.
pub struct Addresses<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
    origins: Origins<'m>,
    /// The first value that is computed in the same way, if a value is not that itself.
    same: SecondaryMap<ValueId, Option<ValueId>>,
}

impl<'m> Addresses<'m> {
    /// Numbers the values of a body.
    pub fn new(module: &'m Module, layout: &'m DataLayout, body: &Body, cfg: &Cfg) -> Addresses<'m> {
        let mut found = Addresses { module, layout, origins: Origins::new(module, layout), same: SecondaryMap::new() };
        let mut first: FxHashMap<Operation, ValueId> = FxHashMap::default();
        for &block in &cfg.order {
            for &inst in &body.blocks[block].insts {
                if let Some(result) = body.result(inst)
                    && let Some(operation) = found.operation(&body.insts[inst])
                {
                    found.same[result] = first.get(&operation).copied();
                    first.entry(operation).or_insert(result);
                }
            }
        }
        found
    }

    fn operation(&self, inst: &Inst) -> Option<Operation> {
        Some(match inst {
            Inst::Binary { op, flags, lhs, rhs, .. } => {
                Operation::Binary(*op, flags.disjoint, self.canonical(*lhs), self.canonical(*rhs))
            }
            Inst::Cast { op, from, arg, to, .. } => Operation::Cast(*op, *from, self.canonical(*arg), *to),
            Inst::Gep { source, base, indices, .. } => {
                let operands = [*base].into_iter().chain(indices.iter().map(|index| index.1));
                Operation::Gep(*source, operands.map(|operand| self.canonical(operand)).collect())
            }
            _ => return None,
        })
    }

    /// Returns the first operand with the same value.
    pub fn canonical(&self, operand: Operand) -> Operand {
        match operand {
            Operand::Value(value) => Operand::Value(self.same[value].unwrap_or(value)),
            Operand::Const(_) => operand,
        }
    }

    /// Returns an address as a sum.
    pub fn sum(&mut self, body: &Body, address: Operand) -> Sum {
        let mut sum = Sum { base: self.root(body, address).0, terms: Vec::new(), offset: 0 };
        let mut at = self.canonical(address);
        for _ in 0..MAX_STEPS {
            let Operand::Value(value) = at else { break };
            let ValueDef::Inst(inst) = body.values[value].def else { break };
            let types = &self.module.types;
            match &body.insts[inst] {
                Inst::Cast { op: CastOp::Bitcast, from, arg, .. } if types.is_ptr(*from) => at = self.canonical(*arg),
                Inst::Gep { source, base_ty, base, indices, .. }
                    if types.is_ptr(*base_ty) && types.is_ptr(body.values[value].ty) =>
                {
                    let before = (sum.offset, sum.terms.len());
                    if !self.add_indices(body, &mut sum, *source, indices) {
                        (sum.offset, _) = before;
                        sum.terms.truncate(before.1);
                        break;
                    }
                    at = self.canonical(*base);
                }
                _ => break,
            }
        }
        let (base, offset) = self.root(body, at);
        (sum.base, sum.offset) = (base, sum.offset.wrapping_add(offset));
        sum.terms.sort_by_key(|(_, value)| *value);
        sum.terms.dedup_by(|next, kept| {
            let is_same = next.1 == kept.1;
            if is_same {
                kept.0 = kept.0.wrapping_add(next.0);
            }
            is_same
        });
        sum.terms.retain(|(factor, _)| *factor != 0);
        sum
    }

    /// Returns the value or constant that an operand is, and the distance from it if it is a constant address.
    fn root(&mut self, body: &Body, operand: Operand) -> (Root, i64) {
        match operand {
            Operand::Value(value) => (Root::Value(value), 0),
            Operand::Const(id) => {
                let origin = self.origins.of(body, operand);
                origin.offset.map_or((Root::Constant(id), 0), |offset| (origin.root, offset))
            }
        }
    }

    /// Whether an operand is the constant 0.
    fn is_zero(&self, operand: Operand) -> bool {
        matches!(operand, Operand::Const(id) if self.module.constants.as_index(id) == Some(0))
    }

    /// Adds the indices of a `getelementptr`. Returns whether that was possible.
    fn add_indices(&self, body: &Body, sum: &mut Sum, source: Type, indices: &[(Type, Operand)]) -> bool {
        let types = &self.module.types;
        let mut ty = source;
        for (n, (index_ty, index)) in indices.iter().enumerate() {
            let stride = match types.kind(ty) {
                _ if n == 0 && self.is_zero(*index) => continue,
                _ if n == 0 => self.layout.size_of(types, ty),
                TypeKind::Struct { fields, .. } => {
                    let field = match index {
                        Operand::Const(id) => self.module.constants.as_index(*id),
                        Operand::Value(_) => None,
                    };
                    let Some(field) = field.and_then(|field| usize::try_from(field).ok()) else { return false };
                    let offset = self.layout.field_offset(types, ty, field);
                    let (Some(offset), Some(field)) = (offset, fields.get(field)) else { return false };
                    sum.offset = sum.offset.wrapping_add_unsigned(offset);
                    ty = *field;
                    continue;
                }
                TypeKind::Array { elem, .. } => {
                    ty = *elem;
                    self.layout.size_of(types, ty)
                }
                _ => None,
            };
            let width = types.int_width(*index_ty).filter(|width| *width <= 64);
            let (Some(stride), Some(width)) = (stride, width) else { return false };
            if !self.add(body, sum, stride as i64, (*index, width), MAX_DEPTH) {
                return false;
            }
        }
        sum.terms.len() <= MAX_TERMS
    }

    /// Adds a multiple of an integer of at most 64 bits. Returns whether that was possible.
    fn add(&self, body: &Body, sum: &mut Sum, factor: i64, (index, width): (Operand, u32), depth: u32) -> bool {
        if let Some(constant) = self.constant(index, width) {
            sum.offset = sum.offset.wrapping_add(factor.wrapping_mul(constant));
            return true;
        }
        let Operand::Value(value) = self.canonical(index) else { return false };
        if width == 64
            && depth > 0
            && let ValueDef::Inst(inst) = body.values[value].def
            && let Inst::Binary { op, flags, lhs, rhs, .. } = &body.insts[inst]
        {
            let (lhs, rhs, depth) = ((*lhs, 64), (*rhs, 64), depth - 1);
            match (op, self.constant(rhs.0, 64)) {
                (BinaryOp::Add, _) => {
                    return self.add(body, sum, factor, lhs, depth) && self.add(body, sum, factor, rhs, depth);
                }
                (BinaryOp::Or, Some(_)) if flags.disjoint => {
                    return self.add(body, sum, factor, lhs, depth) && self.add(body, sum, factor, rhs, depth);
                }
                (BinaryOp::Sub, Some(constant)) => {
                    sum.offset = sum.offset.wrapping_sub(factor.wrapping_mul(constant));
                    return self.add(body, sum, factor, lhs, depth);
                }
                (BinaryOp::Mul, Some(constant)) => {
                    return self.add(body, sum, factor.wrapping_mul(constant), lhs, depth);
                }
                (BinaryOp::Shl, Some(bits @ 0..64)) => {
                    return self.add(body, sum, factor.wrapping_shl(bits as u32), lhs, depth);
                }
                _ => {}
            }
        }
        sum.terms.push((factor, value));
        true
    }

    /// Returns the value of an integer constant.
    fn constant(&self, operand: Operand, width: u32) -> Option<i64> {
        let Operand::Const(id) = operand else { return None };
        let bits = match &self.module.constants[id] {
            Constant::Zero(_) => 0,
            constant => constant.as_int()?,
        };
        Some(((bits << (128 - width)) as i128 >> (128 - width)) as i64)
    }

    /// Returns the number of low bits of an integer that are known to be zero.
    fn zeros(&self, body: &Body, operand: Operand, depth: u32) -> u32 {
        let value = match operand {
            Operand::Const(id) => {
                return self.module.constants[id].as_int().map_or(0, |bits| bits.trailing_zeros().min(64));
            }
            Operand::Value(value) => value,
        };
        let (true, ValueDef::Inst(inst)) = (depth > 0, body.values[value].def) else { return 0 };
        let of = |operand: Operand| self.zeros(body, operand, depth - 1);
        match &body.insts[inst] {
            Inst::Binary { op: BinaryOp::Mul, lhs, rhs, .. } => (of(*lhs) + of(*rhs)).min(64),
            Inst::Binary { op: BinaryOp::And, lhs, rhs, .. } => of(*lhs).max(of(*rhs)),
            Inst::Binary { op: BinaryOp::Add | BinaryOp::Sub | BinaryOp::Or, lhs, rhs, .. } => of(*lhs).min(of(*rhs)),
            Inst::Binary { op: BinaryOp::Shl, lhs, rhs, .. } => match self.constant(*rhs, 64) {
                Some(bits @ 0..64) => (of(*lhs) + bits as u32).min(64),
                _ => 0,
            },
            Inst::Cast { op: CastOp::Sext | CastOp::Zext, arg, .. } => of(*arg),
            _ => 0,
        }
    }

    /// Returns a sum without what does not change the lower bits of the address: terms that are multiples of `align`, and
    /// what loops add to a pointer.
    pub fn lower_bits(&mut self, body: &Body, mut sum: Sum, align: u64) -> Sum {
        let wanted = align.trailing_zeros();
        let is_multiple = |addresses: &Addresses<'_>, (factor, value): &(i64, ValueId)| {
            factor.trailing_zeros() + addresses.zeros(body, Operand::Value(*value), MAX_DEPTH) >= wanted
        };
        loop {
            sum.terms.retain(|term| !is_multiple(self, term));
            let Root::Value(base) = sum.base else { return sum };
            let mut multiples = true;
            let start = for_each_advance(self.module, body, base, |gep| {
                if let Inst::Gep { source, indices, .. } = gep {
                    let mut by = Sum { base: sum.base, terms: Vec::new(), offset: 0 };
                    multiples &= self.add_indices(body, &mut by, *source, indices)
                        && by.offset.trailing_zeros() >= wanted
                        && by.terms.iter().all(|term| is_multiple(self, term));
                }
            });
            let Some(start) = start.filter(|_| multiples) else { return sum };
            let start = self.sum(body, start);
            sum.base = start.base;
            sum.offset = sum.offset.wrapping_add(start.offset);
            sum.terms.extend(start.terms);
            sum.terms.sort_by_key(|(_, value)| *value);
        }
    }
}
