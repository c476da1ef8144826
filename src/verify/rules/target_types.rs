//! Properties of target extension types that rules depend on.

use crate::ir::types::TargetExtension;
use crate::ir::{Module, Type, TypeKind};

/// Whether a type is token-like, so that its values must not flow through phis: `token`, and DirectX resources.
pub(crate) fn is_token(kind: &TypeKind) -> bool {
    match kind {
        TypeKind::Token => true,
        TypeKind::Target { name, .. } => TargetExtension::named(name).is_token_like,
        _ => false,
    }
}

/// Whether a type is or contains a target extension type without a required property.
pub(crate) fn has_other_target(module: &Module, ty: Type, wanted: impl Fn(TargetExtension) -> bool) -> bool {
    let (mut todo, mut left) = (vec![ty], 1000u32);
    while let Some(ty) = todo.pop().filter(|_| left > 0) {
        left -= 1;
        match module.types.kind(ty) {
            TypeKind::Target { name, .. } if !wanted(TargetExtension::named(name)) => return true,
            TypeKind::Array { elem, .. } => todo.push(*elem),
            TypeKind::Struct { fields, .. } => todo.extend(fields.iter()),
            _ => {}
        }
    }
    false
}
