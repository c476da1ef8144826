//! Lowering of `available_externally` globals (LangRef "Linkage Types"). Their contents exist only for optimizers,
//! while the definition is in another module; for execution they become declarations. `alwaysinline` functions, which
//! occur in IR before the inliner has run, are an exception: all their calls must be inlined, and there may be no other
//! definition.

use crate::ir::inst::CallConv;
use crate::ir::{AttrSet, Function, GlobalKind, GlobalValue, Linkage, Module, Param, Type, TypeKind, Types};

/// Removes the contents of `available_externally` globals. The linkage remains, for messages about undefined
/// symbols.
pub(crate) fn declare(module: &mut Module) {
    let available = module.globals.iter().filter(|(_, g)| g.linkage == Linkage::AvailableExternally);
    let inlined = |id| {
        module.function(id).is_some_and(|f: &Function| f.body.is_some() && module.has_fn_attr(f.attrs, "alwaysinline"))
    };
    let inlined: Vec<_> = available.map(|(id, _)| id).filter(|id| inlined(*id)).collect();
    for id in inlined {
        module.globals[id].linkage = Linkage::LinkonceOdr;
    }
    let types = &module.types;
    for global in module.globals.values_mut().filter(|g| g.linkage == Linkage::AvailableExternally) {
        match &mut global.kind {
            GlobalKind::Variable { init, .. } => *init = None,
            GlobalKind::Function(function) => (function.body, function.personality) = (None, None),
            GlobalKind::Alias { ty, .. } => {
                let ty = *ty;
                global.kind = declaration(types, ty, global);
            }
            GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => continue,
        }
        // `!dbg` attachments are valid only on definitions.
        global.metadata.clear();
    }
}

/// Builds a declaration of this type.
fn declaration(types: &Types, ty: Type, global: &GlobalValue) -> GlobalKind {
    let TypeKind::Function { ret, params, varargs } = types.kind(ty) else {
        return GlobalKind::Variable { ty, init: None, constant: false };
    };
    GlobalKind::Function(Box::new(Function {
        ret: *ret,
        ret_attrs: AttrSet::NONE,
        params: params.iter().map(|ty| Param { ty: *ty, attrs: AttrSet::NONE }).collect(),
        varargs: *varargs,
        ty,
        cc: CallConv::default(),
        attrs: AttrSet::NONE,
        personality: None,
        header_span: global.span,
        body: None,
        implicit: false,
        written: None,
    }))
}
