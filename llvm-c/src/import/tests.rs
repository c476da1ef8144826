//! Programs of the project, whose values are printed.

use super::{ParsedModule, edit, populate};
use crate::ir::ModuleRef;
use llvmlite_jit::ir::{Attr, AttrSet, ConstId, Constant, GlobalKind, Module, print};
use std::path::{Path, PathBuf};

/// Returns the `.ll` files below a directory.
fn programs(directory: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in std::fs::read_dir(directory).expect("the directory is there") {
        let path = entry.expect("the directory can be read").path();
        if path.is_dir() {
            found.extend(programs(&path));
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
    found.sort();
    found
}

fn read(context: crate::ir::ContextRef, text: &str) -> Result<ModuleRef, String> {
    let parsed = ParsedModule::parse("test", text.as_bytes())?;
    let module = crate::core::module::create(context, "test");
    populate(module, parsed);
    Ok(module)
}

/// Returns the parts of a module that must be the same.
fn content(module: ModuleRef) -> Vec<String> {
    let parsed = module.parsed.borrow();
    let mut parsed = parsed.as_ref().expect("the module was parsed").module.borrow().clone();
    replace_zeros(&mut parsed);
    let mut globals: Vec<String> = parsed.order.iter().map(|id| global(&parsed, *id)).collect();
    globals.sort();
    globals
}

/// Replaces aggregates of zeros with `zeroinitializer`, as LLVM does.
fn replace_zeros(module: &mut Module) {
    let ids: Vec<ConstId> = module.constants.iter().map(|(id, _)| id).collect();
    let mut is_changed = true;
    while std::mem::take(&mut is_changed) {
        let is_zero = |module: &Module, id: ConstId| match &module.constants[id] {
            Constant::Int(_, bits) | Constant::Float(_, bits) => *bits == 0,
            constant => matches!(constant, Constant::Null(_) | Constant::Zero(_)),
        };
        for id in &ids {
            let ty = match &module.constants[*id] {
                Constant::Array(ty, parts) | Constant::Struct(ty, parts) | Constant::Vector(ty, parts) => {
                    parts.iter().all(|part| is_zero(module, part.1)).then_some(*ty)
                }
                _ => None,
            };
            if let Some(ty) = ty {
                module.constants.replace(*id, Constant::Zero(ty));
                is_changed = true;
            }
        }
    }
}

/// Returns an attribute list in which groups are replaced with their content.
fn canonical(module: &mut Module, set: AttrSet) -> AttrSet {
    let mut list = Vec::new();
    for attr in &module.attrs[set] {
        match attr {
            Attr::Group(number) => {
                list.extend(module.attr_groups.get(number).map_or(&[][..], |group| &module.attrs[*group]).to_vec());
            }
            attr => list.push(attr.clone()),
        }
    }
    list.sort_by_key(|attr| format!("{attr:?}"));
    list.dedup();
    module.attrs.intern(list)
}

fn global(module: &Module, id: llvmlite_jit::ir::GlobalId) -> String {
    let mut module = module.clone();
    let mut global = module.globals[id].clone();
    if let GlobalKind::Function(function) = &mut global.kind {
        function.attrs = canonical(&mut module, function.attrs);
        function.ret_attrs = canonical(&mut module, function.ret_attrs);
        for param in &mut function.params {
            param.attrs = canonical(&mut module, param.attrs);
        }
        if let Some(body) = &mut function.body {
            // Debug records and use-list orders are not kept.
            body.records = Default::default();
            for inst in body.insts.values_mut() {
                let Some(call) = inst.call_mut() else { continue };
                call.fn_attrs = canonical(&mut module, call.fn_attrs);
                call.ret_attrs = canonical(&mut module, call.ret_attrs);
                for arg in &mut call.args {
                    arg.attrs = canonical(&mut module, arg.attrs);
                }
            }
        }
    }
    module.globals[id] = global;
    print::global(&module, id)
}

/// Programs that have another spelling afterwards.
const OTHERS: [&str; 7] = [
    // The keyword `default` is not printed.
    "globals/declare_forms.ll",
    // Unnamed variables come before unnamed functions.
    "langref/nameless_globals.ll",
    // A scalable mask of zeros is no splat.
    "langref/scalable.ll",
    // `nofpclass(3)` is `nofpclass(nan)`.
    "langref/nofpclass_mask.ll",
    // A label with the name of a local value gets another one.
    "llvmlite/err_label_like_local.ll",
    "llvmlite/err_label_like_local_llvmlite.ll",
    "llvmlite/warn_label_like_local.ll",
];

/// Every program that is read and printed from its values is the same program.
#[test]
fn values_represent_all_of_a_module() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/ll");
    let (mut count, mut differences) = (0, Vec::new());
    let is_other =
        |path: &PathBuf| path.starts_with(directory.join("errors")) || OTHERS.iter().any(|end| path.ends_with(end));
    // Each fifth program is tried, all of them where CI has all tools.
    let step = if std::env::var_os("LLVMLITE_REQUIRE_TOOLS").is_some() { 1 } else { 5 };
    for path in programs(&directory).iter().filter(|path| !is_other(path)).step_by(step) {
        let Ok(text) = std::fs::read_to_string(path) else { continue };
        let context = crate::ffi::give(crate::ir::Context::new());
        let Ok(module) = read(context, &text) else { continue };
        count += 1;
        let before = content(module);
        // A program with typed pointers that could not be converted; LLVM reads none of them.
        if before.iter().any(|text| ["* ", "*,", "*)", "**", "*\n"].iter().any(|end| text.contains(end))) {
            continue;
        }
        module.globals.iter().for_each(edit);
        let printed = crate::print::module(module);
        let other = crate::ffi::give(crate::ir::Context::new());
        match read(other, &printed) {
            Err(error) => differences.push(format!("{}: {error}\n{printed}", path.display())),
            Ok(again) => {
                let after = content(again);
                let lines = before.iter().flat_map(|text| text.lines()).zip(after.iter().flat_map(|text| text.lines()));
                let changed: Vec<String> =
                    lines.filter(|(a, b)| a != b).take(3).map(|(a, b)| format!("- {a}\n+ {b}")).collect();
                if before != after {
                    differences.push(format!("{}:\n{}", path.display(), changed.join("\n")));
                }
            }
        }
    }
    assert!(count * step > 1000, "{count} programs");
    assert!(differences.is_empty(), "{} of {count}:\n{}", differences.len(), differences.join("\n"));
}
