//! Renaming of a global on request of the C interfaces, including references to it in text. What linking renames is in
//! [`resolution`](super::resolution).

use super::text::Rewrite;
use crate::ir::{GlobalId, GlobalKind, Module, Name};
use std::sync::Arc;

/// Renames a global. If another global has the name, uses the next free one of `name.1`, `name.2`, …. Returns the new
/// name.
///
/// ```
/// use llvmlite_jit::source::SourceMap;
/// use llvmlite_jit::{ir, link, parse};
///
/// let text = "@a = global i8 0\n@b = global ptr @a\n!x = !{!0}\n!0 = !{ptr @a}\n";
/// let mut module = parse::parse(&SourceMap::new().add("f.ll", text)?).module;
/// let a = module.find("a").expect("the variable is there");
/// assert_eq!(link::rename(&mut module, a, "b"), "b.1");
/// assert_eq!(ir::print::module(&module), "@b.1 = global i8 0\n@b = global ptr @b.1\n\n!x = !{!0}\n!0 = !{ptr @b.1}\n");
/// # Ok::<(), llvmlite_jit::source::SourceError>(())
/// ```
pub fn rename(module: &mut Module, id: GlobalId, name: &str) -> String {
    let old = module.globals[id].name.clone();
    let taken = |name: &str| module.find(name).is_some_and(|found| found != id);
    let mut free = name.to_string();
    for n in 1u64.. {
        if !taken(&free) {
            break;
        }
        free = format!("{name}.{n}");
    }
    let new = Name::Text(free.as_str().into());
    if new == old {
        return free;
    }
    module.by_name.shift_remove(&old);
    module.by_name.insert(new.clone(), id);
    let mut rewrite = Rewrite::default();
    rewrite.globals.insert(old.to_string(), new.to_string());
    module.globals[id].name = new;
    let change = |text: &mut Arc<str>| *text = rewrite.apply(text);
    module.other_items.iter_mut().for_each(change);
    for global in module.globals.values_mut() {
        global.clauses.iter_mut().chain(&mut global.metadata).for_each(change);
        if let GlobalKind::Function(function) = &mut global.kind
            && let Some(body) = &mut function.body
        {
            body.metadata.values_mut().for_each(change);
        }
    }
    free
}
