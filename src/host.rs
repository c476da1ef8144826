//! The outside world: symbols of the C library and of the courses' runtime, and the end of a process.
//!
//! A policy on externals (which symbols a program may use) has one place to go: [`resolve`] is the only way from a name to
//! an address, and [`check_externals`] the only place where a missing one is reported.

pub mod process;
mod runtime;
mod symbols;

use crate::diagnostic::{Diagnostic, near_names};
use crate::ir::reach::Use;
use crate::ir::{GlobalId, GlobalKind, Linkage, Module, Name};
use crate::source::Span;

/// The codes of this module's diagnostics, with a title each.
pub const CODES: &[(&str, &str)] =
    &[("E0701", "external function not found"), ("E0702", "external variable not found")];

/// The address of an external symbol: first what this crate interposes (`exit`, `atexit`, …), then the courses' runtime,
/// then libc, libm and libgcc.
pub fn resolve(name: &str) -> Option<usize> {
    symbols::resolve(name)
}

/// Whether a host function calls nothing back, and always returns.
pub fn is_leaf(name: &str) -> bool {
    symbols::is_leaf(name)
}

/// Names of the courses' runtime functions.
pub fn runtime_names() -> impl Iterator<Item = &'static str> {
    runtime::names()
}

/// One error for every reachable declaration whose symbol nobody has, at its first call site, with near names.
/// Intrinsics (`llvm.*`) are the engines' business.
pub fn check_externals(module: &Module, reached: &[(GlobalId, Use)]) -> Vec<Diagnostic> {
    reached.iter().filter_map(|(id, used)| check(module, *id, *used)).collect()
}

fn check(module: &Module, id: GlobalId, used: Use) -> Option<Diagnostic> {
    let global = &module.globals[id];
    let function = match &global.kind {
        GlobalKind::Function(f) if f.body.is_none() => Some(&**f),
        GlobalKind::Variable { init: None, .. } => None,
        _ => return None,
    };
    let name = global.name.symbol();
    // An absent weak symbol is null, not an error.
    if name.starts_with("llvm.") || global.linkage == Linkage::ExternWeak || resolve(&name).is_some() {
        return None;
    }
    let (code, what) = if function.is_some() { ("E0701", "function") } else { ("E0702", "variable") };
    let message = format!("no {what} named `@{}` in the program, the courses' runtime or the C library", global.name);
    let place = place_of_use(module, used);
    let mut diagnostic = Diagnostic::error(code, place.unwrap_or(global.span), message);
    let implicit = function.is_some_and(|f| f.implicit);
    diagnostic = match (place, used) {
        (Some(place), Use::Inst { call: true, .. }) => {
            let diagnostic = diagnostic.here("called here");
            if implicit || place == global.span { diagnostic } else { diagnostic.label(global.span, "declared here") }
        }
        (Some(_), _) => diagnostic.here("used here").label(global.span, "declared here"),
        (None, _) => diagnostic.here("declared here"),
    };
    let own: Vec<String> = module.globals.values().filter_map(defined_name).collect();
    let mut candidates: Vec<&str> = symbols::COMMON.to_vec();
    runtime_names().for_each(|n| candidates.push(n));
    candidates.extend(own.iter().map(String::as_str));
    let near = near_names(&name, candidates);
    if !near.is_empty() {
        let list: Vec<String> = near.iter().map(|n| format!("`@{n}`")).collect();
        diagnostic = diagnostic.help(format!("there is {}", list.join(", ")));
    }
    Some(diagnostic)
}

fn defined_name(global: &crate::ir::GlobalValue) -> Option<String> {
    let defined = match &global.kind {
        GlobalKind::Function(f) => f.body.is_some(),
        GlobalKind::Variable { init, .. } => init.is_some(),
        GlobalKind::Undeclared => false,
    };
    match &global.name {
        Name::Text(text) if defined => Some(text.to_string()),
        _ => None,
    }
}

fn place_of_use(module: &Module, used: Use) -> Option<Span> {
    match used {
        Use::Entry => None,
        Use::Inst { function, inst, .. } => module.function(function)?.body.as_ref().map(|b| b.span(inst)),
        Use::Initialiser(variable) => Some(module.globals[variable].span),
    }
}
