//! Comdats: groups of globals that are taken from one module as a whole (LangRef "Comdats").

use super::text::tokens;
use crate::ir::{DataLayout, GlobalKind, GlobalValue, Module, Name};
use std::sync::Arc;

/// Choice between two groups of the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum From {
    /// The one already linked.
    Old,
    /// The new one.
    New,
    /// Both (`nodeduplicate`).
    Both,
}

/// Parses an item that defines a comdat: returns its name, with the `$`, and its selection kind.
pub(super) fn of_item(item: &str) -> Option<(&str, &str)> {
    let (name, kind) = item.trim().split_once('=')?;
    let name = name.trim_end();
    let kind = kind.trim().strip_prefix("comdat")?.trim();
    name.starts_with('$').then_some((name, kind))
}

/// Returns the comdat of a global, with the `$`.
pub(super) fn of_global(global: &GlobalValue) -> Option<String> {
    let clause = global.clauses.iter().find(|clause| is_comdat(clause))?;
    let named = tokens(clause).find(|t| t.starts_with('$')).map(String::from);
    Some(named.unwrap_or_else(|| format!("${}", global.name)))
}

/// Removes a global from its comdat.
pub(super) fn leave(global: &mut GlobalValue) {
    global.clauses.retain(|clause| !is_comdat(clause));
}

/// Makes an implicit comdat name explicit, before the global is renamed.
pub(super) fn spell_out(clauses: &mut [Arc<str>], name: &Name) {
    for clause in clauses {
        if &**clause == "comdat" {
            *clause = format!("comdat(${name})").into();
        }
    }
}

fn is_comdat(clause: &str) -> bool {
    clause.strip_prefix("comdat").is_some_and(|rest| rest.is_empty() || rest.starts_with(['(', ' ']))
}

/// Chooses between two groups of the same name; returns the choice and the selection kind. `Err`: LLVM's reason for
/// rejecting them.
pub(super) fn choose(
    name: &str,
    (old_kind, old): (&str, &Module),
    (new_kind, new): (&str, &Module),
    layout: &DataLayout,
) -> Result<(From, String), String> {
    let kind = match (old_kind, new_kind) {
        (a, b) if a == b => a,
        ("any", "largest") | ("largest", "any") => "largest",
        _ => {
            return Err(format!(
                "linking comdats named `{name}`: the selection kinds `{old_kind}` and `{new_kind}` differ"
            ));
        }
    };
    let from = match kind {
        "any" => From::Old,
        "nodeduplicate" => From::Both,
        _ => {
            let leader = |module: &Module| {
                let id = module.globals.keys().find(|id| format!("${}", module.globals[*id].name) == name)?;
                match &module.globals[module.aliasee(id)].kind {
                    GlobalKind::Variable { ty, init: Some(init), .. } => {
                        let text = crate::ir::print::constant(module, *init);
                        Some((layout.size_of(&module.types, *ty)?, text))
                    }
                    _ => None,
                }
            };
            let (Some((old_size, old_init)), Some((new_size, new_init))) = (leader(old), leader(new)) else {
                return Err(format!("linking comdats named `{name}`: `{kind}` needs a variable of that name"));
            };
            match kind {
                "largest" if new_size > old_size => From::New,
                "largest" => From::Old,
                "samesize" if old_size != new_size => {
                    return Err(format!(
                        "linking comdats named `{name}`: `samesize`, but the sizes are {old_size} and {new_size}"
                    ));
                }
                "exactmatch" if old_size != new_size || old_init != new_init => {
                    return Err(format!("linking comdats named `{name}`: `exactmatch`, but the contents differ"));
                }
                _ => From::Old,
            }
        }
    };
    Ok((from, kind.to_string()))
}
