//! Checks of declared intrinsics, once per module.

use super::declarations::{Declaration, Declarations};
use super::rule::Rule;
use super::{arguments, floats, garbage_collection, vectors};
use crate::ir::intrinsics::{self, Form, Meaning};
use crate::ir::{Function, GlobalKind, Module, Name, Type};
use rustc_hash::FxHashMap;

/// Checks all declarations of a module.
pub(crate) fn check_all(module: &Module) -> Declarations {
    let mut declared = Declarations::new();
    for (id, global) in module.globals.iter() {
        if let (GlobalKind::Function(function), Name::Text(name)) = (&global.kind, &global.name)
            && name.starts_with("llvm.")
        {
            declared[id] = Some(declaration(module, name, function));
        }
    }
    declared
}

/// Returns the garbage collectors that functions name, by the start of the function header.
pub(crate) fn garbage_collectors(module: &Module) -> FxHashMap<u32, Box<str>> {
    let named = module.globals.values().filter_map(|global| {
        let GlobalKind::Function(function) = &global.kind else { return None };
        let word = global.clauses.iter().find_map(|clause| clause.strip_prefix("gc"))?;
        Some((function.header_span.lo, word.trim().trim_matches('"').into()))
    });
    named.collect()
}

fn declaration(module: &Module, name: &str, function: &Function) -> Declaration {
    let intrinsic = match intrinsics::lookup(name) {
        Meaning::Known(intrinsic) => intrinsic,
        Meaning::Target(_) => return Declaration::Target,
        Meaning::Unknown => return Declaration::Unknown,
    };
    let params: Vec<Type> = function.params.iter().map(|p| p.ty).collect();
    match intrinsic.form(&module.types, function.ret, &params, function.varargs) {
        Ok(form) => Declaration::Valid { name: intrinsic.name, form, rule: rule(intrinsic.name, form) },
        Err(mismatch) => Declaration::WrongType(intrinsic, mismatch),
    }
}

fn rule(name: &str, form: Form) -> Option<Rule> {
    let of_any_form = || arguments::rule(name).or_else(|| garbage_collection::rule(name));
    match form {
        Form::Current(_) => of_any_form().or_else(|| vectors::rule(name)).or_else(|| floats::rule(name)),
        Form::Upgraded(_) => vectors::older_rule(name).or_else(|| arguments::older_rule(name)),
        Form::Rejected(_) => None,
    }
}
