//! Intrinsic global variables that address the linker: `llvm.global_ctors`, `llvm.global_dtors`, `llvm.used`
//! and `llvm.compiler.used` (LangRef "Intrinsic Global Variables").

use crate::diagnostic::Diagnostic;
use crate::ir::{ConstId, Constant, GlobalId, GlobalKind, Linkage, Name, Type, TypeKind};
use crate::verify::context::{NodeRef, VerifierContext};

/// The kind of an intrinsic global variable.
#[derive(Clone, Copy, PartialEq, Eq)]
enum IntrinsicGlobal {
    /// Constructors or destructors.
    Structors,
    /// Globals that must not be removed as unused.
    Used,
}

fn table(name: &str) -> Option<IntrinsicGlobal> {
    match name {
        "llvm.global_ctors" | "llvm.global_dtors" => Some(IntrinsicGlobal::Structors),
        "llvm.used" | "llvm.compiler.used" => Some(IntrinsicGlobal::Used),
        _ => None,
    }
}

/// Checks intrinsic global variables, and that they are not used.
pub(crate) fn check(cx: &mut VerifierContext<'_>) {
    let module = cx.module;
    let found = |(id, global): (GlobalId, &crate::ir::GlobalValue)| Some((id, table(&global.name.symbol())?));
    let tables: Vec<(GlobalId, IntrinsicGlobal)> = module.globals.iter().filter_map(found).collect();
    for &(id, table) in &tables {
        if let GlobalKind::Variable { ty, init, .. } = module.globals[id].kind {
            variable(cx, id, table, ty, init);
        }
    }
    uses(cx, &tables);
}

fn variable(cx: &mut VerifierContext<'_>, id: GlobalId, table: IntrinsicGlobal, ty: Type, init: Option<ConstId>) {
    let module = cx.module;
    let global = &module.globals[id];
    if init.is_some() && global.linkage != Linkage::Appending {
        let message = "invalid linkage for intrinsic global variable";
        let found = Diagnostic::error("E0403", global.span, message);
        return cx.report(found.help(format!("`@{} = appending global …`", global.name)));
    }
    // Other types have been reported, since they cannot have appending linkage.
    let TypeKind::Array { elem, .. } = *cx.kind(ty) else { return };
    if cx.damaged(elem) {
        return;
    }
    let wrong = |cx: &mut VerifierContext<'_>, help: &str| {
        let found = cx.error("E0410", NodeRef::VariableType(id), "wrong type for intrinsic global variable");
        cx.report(found.help(help));
    };
    match table {
        IntrinsicGlobal::Structors => {
            let help = "its elements are `{ i32, ptr, ptr }`: priority, function, associated data";
            let TypeKind::Struct { fields, .. } = cx.kind(elem) else { return wrong(cx, help) };
            let pointer = |ty: &Type| module.types.is_ptr(*ty);
            match &**fields {
                [priority, function, rest @ ..]
                    if module.types.int_width(*priority) == Some(32)
                        && pointer(function)
                        && rest.len() <= 1
                        && rest.iter().all(pointer) =>
                {
                    if rest.is_empty() {
                        let message = "the third field of the element type is mandatory, specify ptr null to migrate from the \
                             obsoleted 2-field form";
                        let found = cx.warning("W0209", NodeRef::VariableType(id), message);
                        cx.report(found);
                    }
                }
                _ => wrong(cx, help),
            }
        }
        IntrinsicGlobal::Used => {
            if !module.types.is_ptr(elem) {
                return wrong(cx, "its elements are pointers to the used globals");
            }
            members(cx, id, init);
        }
    }
}

/// Checks that the entries of `llvm.used` are named globals.
fn members(cx: &mut VerifierContext<'_>, id: GlobalId, init: Option<ConstId>) {
    let module = cx.module;
    let list = match init.map(|init| &module.constants[init]) {
        Some(Constant::Array(_, list)) => list,
        None | Some(Constant::Invalid) => return,
        Some(_) => {
            let found = cx.error("E0410", NodeRef::Initializer(id), "wrong initializer for intrinsic global variable");
            return cx.report(found);
        }
    };
    for (n, (_, member)) in list.iter().enumerate() {
        let error = match module.constants[module.constants.stripped(*member)] {
            Constant::Global(_, global) | Constant::Marked(_, _, global) => match &module.globals[global].kind {
                GlobalKind::Ifunc { .. } => "invalid llvm.used member",
                _ if matches!(module.globals[global].name, Name::Number(_)) => "members of llvm.used must be named",
                _ => continue,
            },
            Constant::Invalid => continue,
            _ => "invalid llvm.used member",
        };
        let span = cx.span(NodeRef::Initializer(id), &[n]);
        cx.report(
            Diagnostic::error("E0410", span, error).help("it lists functions, variables and aliases by their names"),
        );
    }
}

/// Reports uses of intrinsic global variables.
fn uses(cx: &mut VerifierContext<'_>, tables: &[(GlobalId, IntrinsicGlobal)]) {
    let module = cx.module;
    let used = |id: GlobalId| module.constants.iter().any(|(_, c)| matches!(c, Constant::Global(_, g) if *g == id));
    for (id, _) in tables.iter().filter(|(id, _)| used(*id)) {
        let span = module.globals[*id].span;
        cx.report(Diagnostic::error("E0410", span, "invalid uses of intrinsic global variable"));
    }
}
