//! Symbol names on systems that prepend an underscore to C names (`m:o` and `m:x` in the data layout), where
//! `\\01_puts` is the `puts` of other systems.

use crate::ir::{DataLayout, GlobalKind, GlobalValue, Module, Name};

/// Renames such declarations to the C name.
pub(crate) fn normalize(module: &mut Module) {
    let Some(layout) = DataLayout::stated(module) else { return };
    if !matches!(layout.mangling, 'o' | 'x') {
        return;
    }
    for (id, global) in module.globals.iter_mut().filter(|(_, g)| is_declaration(g)) {
        let Name::Text(old) = &global.name else { continue };
        let Some(plain) = old.strip_prefix("\u{1}_") else { continue };
        let new = Name::Text(format!("\u{1}{plain}").into());
        // Skipped if another declaration has that name already.
        if !module.by_name.contains_key(&new) {
            module.by_name.insert(new.clone(), id);
            global.name = new;
        }
    }
}

fn is_declaration(global: &GlobalValue) -> bool {
    match &global.kind {
        GlobalKind::Function(function) => function.body.is_none(),
        GlobalKind::Variable { init, .. } => init.is_none(),
        GlobalKind::Alias { .. } | GlobalKind::Ifunc { .. } | GlobalKind::Undeclared => false,
    }
}
