//! Constant offsets of addresses.

use crate::ir::{Constant, DataLayout, Module, Operand, Type, TypeKind, TypedOperand};

/// Returns the offset of a `getelementptr` with constant indices.
pub(crate) fn constant_offset(
    module: &Module,
    layout: &DataLayout,
    source: Type,
    indices: &[TypedOperand],
) -> Option<i64> {
    let types = &module.types;
    let mut ty = source;
    let mut offset = 0i64;
    for (n, (index_ty, index)) in indices.iter().enumerate() {
        let Operand::Const(c) = index else { return None };
        let bits = match &module.constants[*c] {
            Constant::Zero(_) => 0,
            _ => module.constants[*c].as_int()?,
        };
        let width = types.int_width(*index_ty).filter(|width| *width <= 64)?;
        let stride = match types.kind(ty) {
            // Most first indices are 0, and most sizes those of large structs.
            _ if n == 0 && bits == 0 => continue,
            _ if n == 0 => layout.size_of(types, ty)?,
            TypeKind::Struct { fields, .. } => {
                let field = usize::try_from(bits).ok()?;
                offset = offset.checked_add_unsigned(layout.field_offset(types, ty, field)?)?;
                ty = *fields.get(field)?;
                continue;
            }
            TypeKind::Array { elem, .. } => {
                ty = *elem;
                layout.size_of(types, ty)?
            }
            _ => return None,
        };
        let index = ((bits << (128 - width)) as i128 >> (128 - width)) as i64;
        offset = offset.checked_add(index.checked_mul(i64::try_from(stride).ok()?)?)?;
    }
    Some(offset)
}
