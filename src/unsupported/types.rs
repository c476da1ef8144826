//! Properties of types, attributes and constants that the checks need.

use crate::ir::inst::{CallConv, CastOp};
use crate::ir::{Attr, ConstExpr, ConstId, Constant, Module, Type, TypeKind, Types};

/// Subject of the message about a clause of a landing pad.
pub(crate) const NO_TYPE_INFO: &str = "a landingpad clause that is not a variable";

/// Whether a constant is the address of a variable, or null.
pub(crate) fn is_type_info(module: &Module, mut id: ConstId) -> bool {
    loop {
        match &module.constants[id] {
            Constant::Null(_) | Constant::Zero(_) => return true,
            Constant::Global(_, global) => return module.globals[*global].can_be_type_info(),
            Constant::Expr(_, expr) => match &**expr {
                ConstExpr::Cast { op: CastOp::Bitcast | CastOp::Addrspacecast, arg, .. } => id = arg.1,
                ConstExpr::Gep { base, indices, .. }
                    if indices.iter().all(|(_, n)| module.constants[*n].as_int() == Some(0)) =>
                {
                    id = base.1;
                }
                _ => return false,
            },
            _ => return false,
        }
    }
}

/// Returns the name of an attribute, if it can concern how an argument is passed.
pub(super) fn passing_attribute(attr: &Attr) -> Option<&str> {
    match attr {
        Attr::Word(word) | Attr::Type(word, _) | Attr::Int(word, _) | Attr::Text(word, _) => Some(word),
        Attr::String(..) | Attr::Group(_) => None,
    }
}

/// Whether a type is an aggregate, a vector, or a wide integer.
pub(super) fn is_composite(types: &Types, ty: Type) -> bool {
    matches!(
        types.kind(ty),
        TypeKind::Struct { .. } | TypeKind::Array { .. } | TypeKind::Vector { .. } | TypeKind::Int(129..)
    )
}

/// Returns the width in bits of a scalar type.
pub(super) fn scalar_bits(types: &Types, ty: Type) -> Option<u32> {
    match types.kind(ty) {
        TypeKind::Int(bits) => Some(*bits),
        TypeKind::Ptr { .. } => Some(64),
        TypeKind::Float(kind) => Some(kind.bits()),
        _ => None,
    }
}

/// Whether a landing pad may have a type: an exception pointer, alone or with a selector.
pub(super) fn is_landing_pad_type(types: &Types, ty: Type) -> bool {
    let mut scalars = Vec::new();
    if !add_scalars(types, ty, &mut scalars) {
        return false;
    }
    match *scalars {
        [exception] => types.is_ptr(exception),
        [exception, selector] => types.is_ptr(exception) && matches!(types.int_width(selector), Some(8 | 16 | 32 | 64)),
        _ => false,
    }
}

/// Appends the scalar types in a type. Returns whether there are at most two.
fn add_scalars(types: &Types, ty: Type, out: &mut Vec<Type>) -> bool {
    match types.kind(ty) {
        TypeKind::Struct { fields, .. } => fields.iter().all(|field| add_scalars(types, *field, out)),
        TypeKind::Array { len, elem } => (0..*len).take(3).all(|_| add_scalars(types, *elem, out)),
        _ => {
            out.push(ty);
            out.len() <= 2
        }
    }
}

/// Whether functions of the module may have a calling convention; all are called with that of C.
pub(super) fn is_internal_convention(cc: CallConv) -> bool {
    cc.is_c() || matches!(cc.0, 10 | 13..=21 | 64 | 65 | 70 | 77 | 79..=83 | 92 | 107)
}
