//! Integers in the initializers of variables that the linker computes from addresses, such as distances between
//! symbols. Their values differ between processes, but not their meaning.

use crate::ir::constant::ConstExpr;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::{ConstId, Constant, DataLayout, GlobalId, GlobalKind, Module, Type, TypeKind};
use std::ops::Range;

/// Returns the byte ranges of a variable, ascending, that still hold the values that its initializer computes from
/// addresses. A value that cannot be computed here counts as unchanged in a constant, and as changed in a variable.
pub fn unchanged(
    module: &Module,
    layout: &DataLayout,
    id: GlobalId,
    bytes: &[u8],
    address_of: impl Fn(GlobalId) -> Option<u64>,
) -> Vec<Range<u64>> {
    let GlobalKind::Variable { init: Some(init), constant, .. } = &module.globals[id].kind else { return Vec::new() };
    let mut found = Vec::new();
    let finder = Finder { module, layout };
    finder.leaves(module.value_type(id), *init, 0, &mut found);
    let holds = |(range, number): (Range<u64>, ConstId)| {
        let here = bytes.get(range.start as usize..range.end as usize)?;
        let same = match finder.value(number, &address_of) {
            Some(value) => value.to_le_bytes().get(..here.len()) == Some(here),
            None => *constant,
        };
        same.then_some(range)
    };
    found.into_iter().filter_map(holds).collect()
}

/// Evaluates a constant address, given the addresses of globals; `None` if it has other operations than the usual ones.
pub(crate) fn address_of_constant(
    module: &Module,
    layout: &DataLayout,
    id: ConstId,
    address_of: &impl Fn(GlobalId) -> Option<u64>,
) -> Option<u64> {
    Finder { module, layout }.value(id, address_of)
}

struct Finder<'m> {
    module: &'m Module,
    layout: &'m DataLayout,
}

impl Finder<'_> {
    /// Collects the integers in a constant that depend on addresses.
    fn leaves(&self, ty: Type, id: ConstId, at: u64, found: &mut Vec<(Range<u64>, ConstId)>) {
        let types = &self.module.types;
        match &self.module.constants[id] {
            Constant::Array(_, parts) => {
                let TypeKind::Array { elem, .. } = types.kind(ty) else { return };
                let stride = self.layout.size_of(types, *elem).unwrap_or(0);
                for (n, part) in parts.iter().enumerate() {
                    self.leaves(*elem, part.1, at + n as u64 * stride, found);
                }
            }
            Constant::Struct(_, parts) => {
                let Some(places) = self.layout.struct_layout(types, ty) else { return };
                for (part, offset) in parts.iter().zip(&places.offsets) {
                    self.leaves(part.0, part.1, at + offset, found);
                }
            }
            Constant::Expr(..) if matches!(types.kind(ty), TypeKind::Int(8 | 16 | 32 | 64)) && self.has_address(id) => {
                found.push((at..at + self.layout.store_size_of(types, ty).unwrap_or(0), id));
            }
            _ => {}
        }
    }

    fn has_address(&self, id: ConstId) -> bool {
        let mut work = vec![id];
        while let Some(id) = work.pop() {
            match &self.module.constants[id] {
                Constant::Global(..) | Constant::Marked(..) | Constant::BlockAddress(..) => return true,
                other => other.for_each_part(|(_, part)| work.push(part)),
            }
        }
        false
    }

    /// Evaluates a constant with the addresses of this process. Supports only the operations that occur in tables of
    /// distances, up to a maximum nesting.
    fn value(&self, id: ConstId, address_of: &impl Fn(GlobalId) -> Option<u64>) -> Option<u64> {
        self.value_within(id, address_of, 16)
    }

    fn value_within(&self, id: ConstId, address_of: &impl Fn(GlobalId) -> Option<u64>, depth: u32) -> Option<u64> {
        let depth = depth.checked_sub(1)?;
        let value = |id: ConstId| self.value_within(id, address_of, depth);
        let types = &self.module.types;
        let expr = match &self.module.constants[id] {
            Constant::Int(_, bits) => return Some(*bits as u64),
            Constant::Null(_) | Constant::Zero(_) => return Some(0),
            Constant::Global(_, global) | Constant::Marked(_, _, global) => {
                return address_of(self.module.aliasee(*global));
            }
            Constant::Expr(ty, expr) => (*ty, expr),
            _ => return None,
        };
        match (expr.0, &**expr.1) {
            (ty, ConstExpr::Cast { op: CastOp::Trunc, arg, .. })
            | (ty, ConstExpr::Cast { op: CastOp::Ptrtoint, arg, .. })
                if types.int_width(ty).is_some_and(|width| width < 64) =>
            {
                let width = types.int_width(ty)?;
                Some(crate::value::truncate(width, value(arg.1)?.into()) as u64)
            }
            (_, ConstExpr::Cast { op: CastOp::Ptrtoint | CastOp::Inttoptr | CastOp::Bitcast, arg, .. }) => value(arg.1),
            (ty, ConstExpr::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub), lhs, rhs, .. })
                if types.int_width(ty) == Some(64) =>
            {
                let (lhs, rhs) = (value(lhs.1)?, value(rhs.1)?);
                Some(if *op == BinaryOp::Add { lhs.wrapping_add(rhs) } else { lhs.wrapping_sub(rhs) })
            }
            (_, ConstExpr::Gep { source, base, indices, .. }) => {
                let (mut ty, mut address) = (*source, value(base.1)?);
                for (n, index) in indices.iter().enumerate() {
                    let bits = types.int_width(index.0).filter(|bits| (1..=64).contains(bits))?;
                    let index = (value(index.1)? << (64 - bits)) as i64 >> (64 - bits);
                    let (elem, offset) = match types.kind(ty) {
                        _ if n == 0 => (ty, index.wrapping_mul(self.layout.size_of(types, ty)? as i64)),
                        TypeKind::Array { elem, .. } => {
                            (*elem, index.wrapping_mul(self.layout.size_of(types, *elem)? as i64))
                        }
                        TypeKind::Struct { fields, .. } => {
                            let index = usize::try_from(index).ok()?;
                            let offset = *self.layout.struct_layout(types, ty)?.offsets.get(index)?;
                            (*fields.get(index)?, offset as i64)
                        }
                        _ => return None,
                    };
                    (ty, address) = (elem, address.wrapping_add(offset as u64));
                }
                Some(address)
            }
            _ => None,
        }
    }
}
