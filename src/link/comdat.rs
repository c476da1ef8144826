//! Comdats: groups of globals that are taken from one module as a whole (LangRef "Comdats").

use super::text::tokens;
use crate::ir::{DataLayout, GlobalKind, GlobalValue, Module, Name};
use std::sync::Arc;

/// Which module's comdat is linked, of two of the same name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LinkFrom {
    /// That of the linked module.
    Dst,
    /// That of the module that is added.
    Src,
    /// Both (`nodeduplicate`).
    Both,
}

/// Parses an item that defines a comdat, `$c = comdat any`: returns its name as written, and its selection kind.
pub(super) fn parse_definition(item: &str) -> Option<(&str, &str)> {
    let name = tokens(item.trim_start()).next().filter(|token| token.starts_with('$'))?;
    let kind = item.trim().strip_prefix(name)?.trim_start().strip_prefix('=')?;
    Some((name, kind.trim_start().strip_prefix("comdat")?.trim()))
}

/// Parses the name of a comdat: `$c` and `$"\63"` are the same.
pub(super) fn parse_name(token: &str) -> Name {
    let name = token.strip_prefix('$').unwrap_or(token);
    let Some(quoted) = name.strip_prefix('"').and_then(|name| name.strip_suffix('"')) else {
        return Name::Text(name.into());
    };
    let mut bytes = Vec::with_capacity(quoted.len());
    let mut rest = quoted.as_bytes();
    while let Some((first, after)) = rest.split_first() {
        let hexadecimal = after.get(..2).and_then(|digits| std::str::from_utf8(digits).ok());
        let code = hexadecimal.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        let (byte, used) = match (first, code) {
            (b'\\', Some(code)) => (code, 2),
            (b'\\', None) if after.first() == Some(&b'\\') => (b'\\', 1),
            _ => (*first, 0),
        };
        bytes.push(byte);
        rest = &after[used..];
    }
    // A name that is not UTF-8 keeps its escapes, as in the names of globals.
    Name::Text(String::from_utf8(bytes).unwrap_or_else(|_| quoted.to_string()).into())
}

/// Returns the name of a global's comdat.
pub(super) fn comdat_name(global: &GlobalValue) -> Option<Name> {
    let clause = global.clauses.iter().find(|clause| is_comdat(clause))?;
    let named = tokens(clause).find(|t| t.starts_with('$')).map(parse_name);
    Some(named.unwrap_or_else(|| global.name.clone()))
}

/// Removes a global from its comdat.
pub(super) fn remove_from_comdat(global: &mut GlobalValue) {
    global.clauses.retain(|clause| !is_comdat(clause));
}

/// Makes an implicit comdat name explicit, before the global is renamed.
pub(super) fn make_name_explicit(clauses: &mut [Arc<str>], name: &Name) {
    for clause in clauses {
        if &**clause == "comdat" {
            *clause = format!("comdat(${name})").into();
        }
    }
}

fn is_comdat(clause: &str) -> bool {
    clause.strip_prefix("comdat").is_some_and(|rest| rest.is_empty() || rest.starts_with(['(', ' ']))
}

/// Chooses between two comdats of the same name; returns the choice and the selection kind. `Err`: why they cannot be
/// linked.
pub(super) fn choose(
    name: &Name,
    (old_kind, old): (&str, &Module),
    (new_kind, new): (&str, &Module),
    layout: &DataLayout,
) -> Result<(LinkFrom, String), String> {
    let kind = match (old_kind, new_kind) {
        (a, b) if a == b => a,
        ("any", "largest") | ("largest", "any") => "largest",
        _ => {
            return Err(format!(
                "linking comdats named `${name}`: the selection kinds `{old_kind}` and `{new_kind}` differ"
            ));
        }
    };
    let from = match kind {
        "any" => LinkFrom::Dst,
        "nodeduplicate" => LinkFrom::Both,
        _ => {
            let leader = |module: &Module| {
                let id = *module.by_name.get(name)?;
                match &module.globals[module.aliasee(id)].kind {
                    GlobalKind::Variable { ty, init: Some(init), .. } => {
                        let text = crate::ir::print::constant(module, *init);
                        Some((layout.size_of(&module.types, *ty)?, text))
                    }
                    _ => None,
                }
            };
            let (Some((old_size, old_init)), Some((new_size, new_init))) = (leader(old), leader(new)) else {
                return Err(format!("linking comdats named `${name}`: `{kind}` needs a variable of that name"));
            };
            match kind {
                "largest" if new_size > old_size => LinkFrom::Src,
                "largest" => LinkFrom::Dst,
                "samesize" if old_size != new_size => {
                    return Err(format!(
                        "linking comdats named `${name}`: `samesize`, but the sizes are {old_size} and {new_size}"
                    ));
                }
                "exactmatch" if old_size != new_size || old_init != new_init => {
                    return Err(format!("linking comdats named `${name}`: `exactmatch`, but the contents differ"));
                }
                _ => LinkFrom::Dst,
            }
        }
    };
    Ok((from, kind.to_string()))
}
