//! Symbols of systems where C's names have an underscore in front (`m:o` and `m:x` in the data layout): there `\\01_puts` is
//! what others call `puts`.

use crate::ir::{DataLayout, GlobalKind, GlobalValue, Module, Name};

/// Gives such declarations the name that C knows them by.
pub(super) fn settle(module: &mut Module) {
    let Some(Ok(layout)) = module.data_layout.as_ref().map(|(text, _)| DataLayout::parse(text)) else { return };
    if !matches!(layout.mangling, 'o' | 'x') {
        return;
    }
    for (id, global) in module.globals.iter_mut().filter(|(_, g)| is_declaration(g)) {
        let Name::Text(old) = &global.name else { continue };
        let Some(plain) = old.strip_prefix("\u{1}_") else { continue };
        let new = Name::Text(format!("\u{1}{plain}").into());
        // Another declaration may have that name already.
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
