//! Whether a module mentions `ptr`.

use crate::ir::{GlobalKind, Inst, Module, Type, TypeKind};
use crate::verify::parallel::is_in_some_body;

/// Whether `ptr` occurs where it matters for calls. A module with only typed pointers (or none at all) specifies the
/// function types of its calls exactly.
pub(crate) fn mentions_ptr(module: &Module) -> bool {
    let types = &module.types;
    let opaque = |ty: Type| matches!(types.kind(ty), TypeKind::Ptr { pointee: None, .. });
    let mentions = |ty: Type| match types.kind(ty) {
        TypeKind::Struct { fields, .. } => fields.iter().any(|f| opaque(*f)),
        TypeKind::Array { elem, .. } => opaque(*elem),
        _ => opaque(ty),
    };
    let in_header = module.globals.values().any(|g| match &g.kind {
        GlobalKind::Variable { ty, .. } => mentions(*ty),
        GlobalKind::Function(f) => opaque(f.ret) || f.params.iter().any(|p| opaque(p.ty)),
        GlobalKind::Alias { target, .. } | GlobalKind::Ifunc { resolver: target, .. } => opaque(target.0),
        GlobalKind::Undeclared => false,
    });
    let in_inst = |inst: &Inst| match inst {
        Inst::Load { ptr_ty, .. } | Inst::Store { ptr_ty, .. } => opaque(*ptr_ty),
        Inst::Gep { base_ty, .. } => opaque(*base_ty),
        Inst::Phi { ty, .. } | Inst::Icmp { ty, .. } => opaque(*ty),
        Inst::Cast { from, to, .. } => opaque(*from) || opaque(*to),
        Inst::Ret(Some((ty, _))) => opaque(*ty),
        _ => inst.call().is_some_and(|call| call.args.iter().any(|a| opaque(a.ty))),
    };
    in_header || is_in_some_body(module, |body| body.insts.values().any(in_inst))
}
