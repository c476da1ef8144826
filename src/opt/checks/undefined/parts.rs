//! Undefined values inside of aggregates and vectors.
//!
//! The shadow of a part is that of what was inserted there, or loaded from there: it is found through `insertvalue`,
//! `insertelement`, `shufflevector`, phis and `select` when the part is taken out, or stored. An aggregate itself has no shadow.

use super::{How, MAX_DEPTH, Origin, Shadows, Wanted, may, number};
use crate::ir::inst::GepFlags;
use crate::ir::{Constant, DataLayout, Inst, InstId, Module, Operand, Type, TypeKind, ValueDef, ValueId};
use crate::opt::PassContext;

/// Maximum number of parts that are followed.
const MAX_PARTS: u64 = 32;

/// Indices that lead from an aggregate or a vector to a scalar.
pub(super) type Path = Vec<u64>;

/// Returns the type of an element and its offset in bytes. `None`: there is no such element, or it does not begin with a byte.
fn element(module: &Module, layout: &DataLayout, ty: Type, index: u64) -> Option<(Type, u64)> {
    let types = &module.types;
    match types.kind(ty) {
        TypeKind::Array { elem, len } if index < *len => Some((*elem, index * layout.size_of(types, *elem)?)),
        TypeKind::Struct { fields, .. } => {
            let index = usize::try_from(index).ok()?;
            Some((*fields.get(index)?, layout.field_offset(types, types.strip(ty), index)?))
        }
        TypeKind::Vector { elem, len, scalable: false } if index < u64::from(*len) => {
            // Elements of vectors have no padding.
            let bytes = layout.store_size_of(types, *elem)?;
            let is_whole = types.int_width(*elem).is_none_or(|width| u64::from(width) == 8 * bytes);
            is_whole.then_some((*elem, index * bytes))
        }
        _ => None,
    }
}

/// Returns whether a type has parts that are followed.
pub(super) fn has_parts(module: &Module, ty: Type) -> bool {
    count(module, ty, 0).is_some_and(|count| count <= MAX_PARTS)
}

/// Returns the number of scalars in an aggregate or a vector.
fn count(module: &Module, ty: Type, depth: u32) -> Option<u64> {
    if depth > 8 {
        return None;
    }
    match module.types.kind(ty) {
        TypeKind::Array { elem, len } => count_of(module, *elem, depth)?.checked_mul(*len),
        TypeKind::Struct { fields, .. } => {
            fields.iter().try_fold(0u64, |sum, field| sum.checked_add(count_of(module, *field, depth)?))
        }
        TypeKind::Vector { elem, len, scalable: false } => may::is_scalar(module, *elem).then_some(u64::from(*len)),
        _ => None,
    }
}

fn count_of(module: &Module, ty: Type, depth: u32) -> Option<u64> {
    if may::is_scalar(module, ty) { Some(1) } else { Some(count(module, ty, depth + 1).unwrap_or(1)) }
}

/// Returns the paths to all scalars of an aggregate or a vector that are followed, with their types and offsets.
fn scalars(module: &Module, layout: &DataLayout, ty: Type) -> Vec<(Path, Type, u64)> {
    let mut found = Vec::new();
    let mut rest = vec![(Vec::new(), ty, 0)];
    while let Some((path, ty, offset)) = rest.pop() {
        let length = match module.types.kind(ty) {
            TypeKind::Array { len, .. } => *len,
            TypeKind::Struct { fields, .. } => fields.len() as u64,
            TypeKind::Vector { len, scalable: false, .. } => u64::from(*len),
            _ if may::is_scalar(module, ty) => {
                found.push((path, ty, offset));
                continue;
            }
            _ => continue,
        };
        for index in (0..length.min(MAX_PARTS)).rev() {
            let Some((ty, at)) = element(module, layout, ty, index) else { continue };
            rest.push(([&path[..], &[index]].concat(), ty, offset + at));
        }
    }
    found
}

impl Shadows {
    /// Returns the shadow of a part of an aggregate or a vector.
    pub(super) fn part(&mut self, cx: &mut PassContext<'_, '_>, whole: Operand, path: &[u64], depth: u32) -> Operand {
        let Operand::Value(value) = whole else { return self.part_of_constant(cx, whole, path) };
        if path.is_empty() {
            return self.of(cx, whole, depth);
        }
        if !self.may.any(value) || depth == 0 {
            return self.zero(cx);
        }
        let key = (value, path.to_vec());
        if let Some(known) = self.parts.get(&key) {
            return *known;
        }
        let ValueDef::Inst(inst) = cx.body().values[value].def else { return self.zero(cx) };
        if let Inst::Phi { .. } = cx.body().insts[inst] {
            let Some(block) = self.may.block(inst) else { return self.zero(cx) };
            let (shadow, result) = self.new_phi(cx, inst, block);
            self.parts.insert(key, Operand::Value(result));
            self.wanted.push(Wanted::PhiOfPart(inst, shadow, path.to_vec()));
            return Operand::Value(result);
        }
        let shadow = self.computed_part(cx, inst, value, path, depth - 1);
        self.parts.insert(key, shadow);
        shadow
    }

    fn part_of_constant(&mut self, cx: &mut PassContext<'_, '_>, whole: Operand, path: &[u64]) -> Operand {
        let Operand::Const(mut id) = whole else { return self.zero(cx) };
        for index in path {
            let parts = match &cx.module.constants[id] {
                Constant::Array(_, parts) | Constant::Struct(_, parts) | Constant::Vector(_, parts) => parts,
                _ => break,
            };
            let Some(part) = usize::try_from(*index).ok().and_then(|index| parts.get(index)) else { break };
            id = part.1;
        }
        match cx.module.constants[id] {
            Constant::Undef(_) => self.literal(cx, Origin::Undef),
            Constant::Poison(_) => self.literal(cx, Origin::Poison),
            _ => self.zero(cx),
        }
    }

    fn computed_part(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        value: ValueId,
        path: &[u64],
        depth: u32,
    ) -> Operand {
        match cx.body().insts[inst].clone() {
            Inst::InsertValue { agg, value, indices } => {
                let indices: Path = indices.iter().map(|index| u64::from(*index)).collect();
                match path.strip_prefix(&indices[..]) {
                    Some(rest) => self.part(cx, value.1, rest, depth),
                    None => self.part(cx, agg.1, path, depth),
                }
            }
            Inst::ExtractValue { agg, indices } => {
                let indices = indices.iter().map(|index| u64::from(*index));
                let path: Path = indices.chain(path.iter().copied()).collect();
                self.part(cx, agg.1, &path, depth)
            }
            Inst::InsertElement { vector, value, index } => match known_index(cx.module, index.1) {
                Some(index) if index == path[0] => self.part(cx, value.1, &path[1..], depth),
                Some(_) => self.part(cx, vector.1, path, depth),
                None => self.zero(cx),
            },
            Inst::ShuffleVector { lhs, rhs, mask } => {
                let length = |ty: Type| match cx.module.types.kind(ty) {
                    TypeKind::Vector { len, scalable: false, .. } => *len,
                    _ => 0,
                };
                let (of_lhs, of_mask) = (length(lhs.0), length(mask.0));
                let Operand::Const(mask) = mask.1 else { return self.zero(cx) };
                let mask = cx.module.constants.shuffle_mask(mask, of_mask).unwrap_or_default();
                match mask.get(path[0] as usize) {
                    Some(Some(lane)) if *lane < of_lhs => self.part(cx, lhs.1, &[u64::from(*lane)], depth),
                    Some(Some(lane)) => self.part(cx, rhs.1, &[u64::from(*lane - of_lhs)], depth),
                    Some(None) => self.literal(cx, Origin::Poison),
                    None => self.zero(cx),
                }
            }
            Inst::Load { ptr, ty, .. } => self.loaded_part(cx, inst, (ty, ptr), path),
            Inst::Select { cond, cond_ty, then, other, .. } => {
                let (then, other) = (self.part(cx, then.1, path, depth), self.part(cx, other.1, path, depth));
                // A vector of conditions chooses in each lane; which one is not followed.
                if cond_ty != Type::I1 {
                    return if then == other { then } else { self.zero(cx) };
                }
                let arms = if then == other { then } else { self.select(cx, inst, cond, then, other) };
                let cond = self.of(cx, cond, depth);
                let cond = self.poison_only(cx, inst, cond);
                self.either(cx, inst, How::Either, [cond, arms])
            }
            of @ (Inst::Binary { .. } | Inst::Icmp { .. } | Inst::Fcmp { .. } | Inst::Cast { .. })
                if self.is_taken_out && path.len() == 1 =>
            {
                self.operated(cx, inst, (of, value), path[0], depth)
            }
            // Operations on vectors, lane by lane. They may keep undefined bits away, but no poison.
            Inst::Binary { lhs, rhs, .. } | Inst::Icmp { lhs, rhs, .. } | Inst::Fcmp { lhs, rhs, .. } => {
                let [a, b] = [lhs, rhs].map(|operand| {
                    let shadow = self.part(cx, operand, path, depth);
                    self.poison_only(cx, inst, shadow)
                });
                self.either(cx, inst, How::Either, [a, b])
            }
            Inst::Cast { arg, from, .. } if matches!(cx.module.types.kind(from), TypeKind::Vector { .. }) => {
                let same = |ty: Type| match cx.module.types.kind(ty) {
                    TypeKind::Vector { len, .. } => *len,
                    _ => 0,
                };
                if same(from) != same(cx.body().values[value].ty) {
                    return self.zero(cx);
                }
                let shadow = self.part(cx, arg, path, depth);
                self.poison_only(cx, inst, shadow)
            }
            _ => self.zero(cx),
        }
    }

    /// Emits the shadow of an element of the result of an operation on vectors: that of the operation on the elements.
    fn operated(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        (of, result): (Inst, ValueId),
        lane: u64,
        depth: u32,
    ) -> Operand {
        let element = |ty: Type, cx: &PassContext<'_, '_>| match cx.module.types.kind(ty) {
            TypeKind::Vector { elem, len, scalable: false } => Some((*elem, *len)),
            _ => None,
        };
        let (ty, operands) = match &of {
            Inst::Binary { ty, lhs, rhs, .. } | Inst::Icmp { ty, lhs, rhs, .. } | Inst::Fcmp { ty, lhs, rhs, .. } => {
                (*ty, vec![*lhs, *rhs])
            }
            Inst::Cast { from, arg, .. } => (*from, vec![*arg]),
            _ => return self.zero(cx),
        };
        let (Some((part, length)), Some((to, of_result))) = (element(ty, cx), element(cx.body().values[result].ty, cx))
        else {
            return self.zero(cx);
        };
        if length != of_result {
            return self.zero(cx);
        }
        let shadows: Vec<Operand> = operands.iter().map(|operand| self.part(cx, *operand, &[lane], depth)).collect();
        let zero = self.zero(cx);
        let first = shadows[0];
        let second = shadows.get(1).copied().unwrap_or(zero);
        if first == zero && second == zero {
            return zero;
        }
        let scalar = match of.clone() {
            Inst::Binary { op, flags, lhs, rhs, .. } => Inst::Binary { op, flags, ty: part, lhs, rhs },
            Inst::Icmp { pred, samesign, lhs, rhs, .. } => Inst::Icmp { pred, samesign, ty: part, lhs, rhs },
            Inst::Cast { op, flags, arg, .. } => Inst::Cast { op, flags, from: part, arg, to },
            other => other,
        };
        match super::Propagation::of(cx.module, &scalar) {
            Some(propagation) => {
                let values: Vec<Operand> =
                    operands.iter().map(|operand| self.lane(cx, inst, (ty, *operand), (part, lane))).collect();
                self.propagated(cx, inst, propagation, [first, second], &values)
            }
            None => self.either(cx, inst, How::Either, [first, second]),
        }
    }

    /// Emits an element of a vector.
    fn lane(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        at: InstId,
        vector: (Type, Operand),
        (ty, lane): (Type, u64),
    ) -> Operand {
        let index = (Type::I64, number(cx, lane));
        let (inst, value) = cx.body_mut().derive_value(Inst::ExtractElement { vector, index }, ty, at);
        cx.body_mut().inst_locs[inst] = Default::default();
        self.behind.entry(at).or_default().push(inst);
        Operand::Value(value)
    }

    /// Emits the shadow of a part of what is loaded.
    fn loaded_part(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        (mut ty, address): (Type, Operand),
        path: &[u64],
    ) -> Operand {
        let mut offset = 0;
        for index in path {
            let Some((part, at)) = element(cx.module, cx.layout, ty, *index) else { return self.zero(cx) };
            (ty, offset) = (part, offset + at);
        }
        if !may::is_scalar(cx.module, ty) {
            return self.zero(cx);
        }
        let address = self.address_of_part(cx, inst, address, offset);
        self.loaded_from_memory(cx, inst, address, ty)
    }

    fn address_of_part(&mut self, cx: &mut PassContext<'_, '_>, at: InstId, base: Operand, offset: u64) -> Operand {
        if offset == 0 {
            return base;
        }
        let gep = Inst::Gep {
            source: Type::I8,
            old: false,
            flags: GepFlags::default(),
            base_ty: Type::PTR,
            base,
            indices: [(Type::I64, number(cx, offset))].into(),
        };
        let (gep, value) = cx.body_mut().derive_value(gep, Type::PTR, at);
        cx.body_mut().inst_locs[gep] = Default::default();
        self.behind.entry(at).or_default().push(gep);
        Operand::Value(value)
    }

    /// Emits which parts of an aggregate or a vector that is stored are undefined.
    pub(super) fn stored_parts(
        &mut self,
        cx: &mut PassContext<'_, '_>,
        inst: InstId,
        (ty, value): (Type, Operand),
        address: Operand,
    ) {
        if !has_parts(cx.module, ty) {
            return;
        }
        match value {
            Operand::Value(value) if !self.may.any(value) => return,
            Operand::Const(id) if !may::has_undefined_part(cx.module, id) => return,
            _ => {}
        }
        for (path, ty, offset) in scalars(cx.module, cx.layout, ty) {
            let shadow = self.part(cx, value, &path, MAX_DEPTH);
            if shadow != self.zero(cx) {
                let address = self.address_of_part(cx, inst, address, offset);
                self.written(cx, inst, address, ty, shadow);
            }
        }
    }
}

/// Returns a constant index.
pub(super) fn known_index(module: &Module, index: Operand) -> Option<u64> {
    match index {
        Operand::Const(id) => u64::try_from(module.constants[id].as_int()?).ok(),
        Operand::Value(_) => None,
    }
}
