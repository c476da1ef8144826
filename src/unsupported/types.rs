//! Properties of types, attributes and constants that the checks need.

use crate::ir::inst::{CallConv, CastOp};
use crate::ir::{Attr, ConstExpr, ConstId, Constant, Module, Type, TypeKind, Types};

/// Subject of the message that refuses a clause of a landing pad.
pub(crate) const NO_TYPE_INFO: &str = "a landingpad clause that is not a variable";

/// Whether a constant can be a type info: null, or the address of a variable that is not thread-local, behind casts and
/// zero offsets.
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

/// Returns the keyword of an attribute. `None` for strings and groups, which never affect how an argument is passed.
pub(super) fn attribute_keyword(attr: &Attr) -> Option<&str> {
    match attr {
        Attr::Word(word) | Attr::Type(word, _) | Attr::Int(word, _) | Attr::Text(word, _) => Some(word),
        Attr::String(..) | Attr::Group(_) => None,
    }
}

/// Whether a type is an aggregate, a vector, or a wide integer.
pub(super) fn is_aggregate_vector_or_wide_int(types: &Types, ty: Type) -> bool {
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

/// Whether a type is possible for a landing pad: an exception pointer, alone or with a selector.
pub(super) fn is_landing_pad_type(types: &Types, ty: Type) -> bool {
    let mut scalars = Vec::new();
    if !add_scalars(types, ty, &mut scalars, &mut { MAX_PARTS }) {
        return false;
    }
    match *scalars {
        [exception] => types.is_ptr(exception),
        [exception, selector] => types.is_ptr(exception) && matches!(types.int_width(selector), Some(8 | 16 | 32 | 64)),
        _ => false,
    }
}

/// Maximum number of aggregates in the type of a landing pad: types without scalars, of types without scalars, have
/// exponentially many.
const MAX_PARTS: usize = 64;

/// Appends the scalar types in a type. Returns whether there are at most two, in at most `parts` aggregates.
fn add_scalars(types: &Types, ty: Type, out: &mut Vec<Type>, parts: &mut usize) -> bool {
    if types.is_aggregate(ty) {
        match parts.checked_sub(1) {
            Some(left) => *parts = left,
            None => return false,
        }
    }
    match types.kind(ty) {
        TypeKind::Struct { fields, .. } => fields.iter().all(|field| add_scalars(types, *field, out, parts)),
        TypeKind::Array { len, elem } => (0..*len).take(3).all(|_| add_scalars(types, *elem, out, parts)),
        _ => {
            out.push(ty);
            out.len() <= 2
        }
    }
}

/// Whether calls between functions of the module may use a calling convention. They are compiled with that of C, which
/// is correct since caller and callee agree.
pub(super) fn is_supported_convention(cc: CallConv) -> bool {
    // anyregcc, then cxx_fast_tlscc, tailcc, swiftcc … of `CallConv::keyword`.
    cc.is_c() || matches!(cc.0, 10 | 13..=21 | 64 | 65 | 70 | 77 | 79..=83 | 92 | 107)
}
