//! Renaming of intrinsics to names that engines know: obsolete names are replaced by current ones, and invalid
//! overload suffixes by valid ones. LLVM does the same on reading.

use crate::ir::intrinsics::{Meaning, current_name, is_type_suffix, lookup};
use crate::ir::{GlobalKind, Module, Name, Type, TypeKind, Types};

/// Renames declarations where needed.
pub(crate) fn run(module: &mut Module) {
    let mut renamed = Vec::new();
    for (id, global) in module.globals.iter() {
        let (GlobalKind::Function(function), Name::Text(name)) = (&global.kind, &global.name) else { continue };
        let Some(Meaning::Known(intrinsic)) = name.starts_with("llvm.").then(|| lookup(name)) else { continue };
        let rest = name["llvm.".len()..].strip_prefix(intrinsic.name).unwrap_or("");
        let known = current_name(intrinsic.name);
        let typed = rest.split('.').filter(|part| !part.is_empty()).all(is_type_suffix);
        if known == intrinsic.name && typed {
            continue;
        }
        let types = std::iter::once(function.ret).chain(function.params.iter().map(|p| p.ty));
        let suffix = suffix(&module.types, types);
        renamed.push((id, format!("llvm.{known}{}", if typed { rest } else { &suffix })));
    }
    for (id, text) in renamed {
        let name = free(module, text);
        module.by_name.insert(name.clone(), id);
        let old = std::mem::replace(&mut module.globals[id].name, name);
        module.by_name.swap_remove(&old);
    }
}

/// Returns an unused name. The overload suffix need not match the types, so it may be altered.
pub(crate) fn free(module: &Module, text: String) -> Name {
    let mut name = Name::Text(text.as_str().into());
    let mut n = module.globals.len();
    while module.by_name.contains_key(&name) {
        name = Name::Text(format!("{text}.i{n}").into());
        n += 1;
    }
    name
}

/// Returns the overload suffix for the first type that can have one.
pub(crate) fn suffix(types: &Types, mut list: impl Iterator<Item = Type>) -> String {
    let scalar = |ty: Type| match types.kind(ty) {
        TypeKind::Int(bits) => Some(format!("i{bits}")),
        TypeKind::Float(kind) => Some(format!("f{}", kind.bits())),
        TypeKind::Ptr { addrspace, .. } => Some(format!("p{addrspace}")),
        _ => None,
    };
    let whole = |ty: Type| match types.vector(ty) {
        Some((len, scalable, elem)) => Some(format!("{}v{len}{}", if scalable { "nx" } else { "" }, scalar(elem)?)),
        None => scalar(ty),
    };
    list.find_map(whole).map_or_else(|| ".i8".into(), |ty| format!(".{ty}"))
}
