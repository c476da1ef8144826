//! Steps of an address computation.

use crate::ir::{Type, TypeKind, Types};

/// One step of an address computation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Index times this many bytes.
    Scale(u64),
    /// Struct field at this byte offset; the index is a constant.
    Field(u64),
}

/// Returns the steps of a `getelementptr` from `source`, and the type of the target. `index` returns the value of a
/// constant index. Returns `None` if a type has no size.
pub fn gep_steps(
    types: &Types,
    layout: &crate::ir::DataLayout,
    source: Type,
    count: usize,
    index: impl Fn(usize) -> Option<u128>,
) -> Option<(Vec<Step>, Type)> {
    let mut steps = Vec::with_capacity(count);
    let mut ty = source;
    for n in 0..count {
        match types.kind(ty) {
            _ if n == 0 => steps.push(Step::Scale(layout.size_of(types, ty)?)),
            TypeKind::Array { elem, .. } => {
                steps.push(Step::Scale(layout.size_of(types, *elem)?));
                ty = *elem;
            }
            // The elements of a vector are adjacent, without padding.
            TypeKind::Vector { elem, .. } => {
                steps.push(Step::Scale(layout.store_size_of(types, *elem)?));
                ty = *elem;
            }
            TypeKind::Struct { fields, .. } => {
                let field = usize::try_from(index(n)?).ok()?;
                steps.push(Step::Field(*layout.struct_layout(types, ty)?.offsets.get(field)?));
                ty = *fields.get(field)?;
            }
            _ => return None,
        }
    }
    Some((steps, ty))
}
