//! Top-level entities: named types, variables, function headers, the data layout string.

mod aliases;
mod ifuncs;
mod intrinsic_globals;

use super::target_types::{has_other_target, is_token};
use crate::diagnostic::{Diagnostic, near_own_names};
use crate::ir::{
    ConstId, Constant, DataLayout, Function, GlobalId, GlobalKind, Linkage, Module, Name, NamedId, Type, TypeKind,
    ValueData,
};
use crate::ir::{DllStorage, Visibility};
use crate::source::Span;
use crate::verify::context::{NodeRef, VerifierContext};

pub(crate) fn check(cx: &mut VerifierContext<'_>) {
    data_layout(cx);
    triple(cx);
    let module = cx.module;
    for (id, named) in module.types.named.iter() {
        if let Some(body) = named.body {
            named_type(cx, id, body);
        }
    }
    // In source order, so that the earliest error is reported first; undeclared globals are only in `globals`.
    let mut undefined = 0;
    for (id, global) in module.globals.iter() {
        match &global.kind {
            GlobalKind::Variable { ty, .. } => variable(cx, id, *ty),
            GlobalKind::Function(function) => header(cx, id, function),
            GlobalKind::Alias { ty, target } => crate::verify::rules::globals::aliases::check(cx, id, *ty, *target),
            GlobalKind::Ifunc { ty, resolver } => crate::verify::rules::globals::ifuncs::check(cx, id, *ty, *resolver),
            // Its calls are represented as debug records.
            GlobalKind::Undeclared if global.name.symbol().starts_with("llvm.dbg.") => {}
            GlobalKind::Undeclared if !module.damaged => {
                undefined += 1;
                undeclared(cx, id, undefined);
            }
            GlobalKind::Undeclared => {}
        }
    }
    crate::verify::rules::globals::aliases::check_cycles(cx);
    crate::verify::rules::globals::intrinsic_globals::check(cx);
}

/// Warns about a foreign target triple. Programs run as x86-64 Linux code; those for other targets mostly work, but
/// sizes of C types and the `va_list` may differ.
fn triple(cx: &mut VerifierContext<'_>) {
    let Some((text, span)) = &cx.module.triple else { return };
    let mut parts = text.split('-');
    let same = matches!(parts.next(), None | Some("" | "unknown" | "x86_64" | "x86_64h" | "amd64"));
    if same && !parts.any(|part| part.starts_with("windows") || part.starts_with("win32") || part == "uefi") {
        return;
    }
    let message = format!("the target triple `{text}` is not that of this machine");
    let warning = Diagnostic::warning("W0210", *span, message);
    cx.report(warning.help("it runs as x86-64 Linux code: sizes of C types and variable arguments may differ"));
}

fn data_layout(cx: &mut VerifierContext<'_>) {
    let Some((text, span)) = &cx.module.data_layout else { return };
    if let Err(error) = DataLayout::parse(text) {
        let span = &cx.sources.written(*span);
        // The string is quoted somewhere in the line.
        let piece = cx.sources.find(span.lo).and_then(|source| {
            let line = source.slice(*span);
            let at = line.find(&**text)? + error.at;
            (!error.piece.is_empty()).then(|| Span::new(span.lo + at as u32, span.lo + (at + error.piece.len()) as u32))
        });
        cx.report(Diagnostic::error("E0404", piece.unwrap_or(*span), error.message));
    }
}

fn named_type(cx: &mut VerifierContext<'_>, id: NamedId, body: Type) {
    let place = NodeRef::NamedType(id);
    if !cx.check_type(body, place) || cx.damaged(body) {
        return;
    }
    if let TypeKind::Label | TypeKind::Metadata | TypeKind::Token = cx.kind(body) {
        let d = Diagnostic::error("E0210", cx.type_span(place, &[]), format!("{} cannot be named", cx.ty(body)));
        cx.report(d);
    }
}

fn variable(cx: &mut VerifierContext<'_>, id: GlobalId, ty: Type) {
    let module = cx.module;
    let global = &module.globals[id];
    let GlobalKind::Variable { init, constant, .. } = &global.kind else { return };
    let place = NodeRef::VariableType(id);
    if init.is_none() && !matches!(global.linkage, Linkage::External | Linkage::ExternWeak) {
        cx.report(Diagnostic::error(
            "E0403",
            global.span,
            format!("`{}` variable without an initializer", global.linkage.keyword()),
        ));
    }
    if !cx.check_type(ty, place) || cx.damaged(ty) {
        return;
    }
    let no_value = matches!(
        cx.kind(ty),
        TypeKind::Void
            | TypeKind::Function { .. }
            | TypeKind::Label
            | TypeKind::Metadata
            | TypeKind::Token
            | TypeKind::X86Amx
    );
    if no_value || init.is_some() && !cx.types.sized(ty) {
        let d = cx.error("E0213", place, format!("a global variable cannot have type {}", cx.ty(ty)));
        cx.report(match cx.kind(ty) {
            TypeKind::Function { .. } => d.help("a pointer to a function can be stored: add `*`"),
            _ => d,
        });
        return;
    }
    if cx.types.scalable(ty) {
        let d = cx.error("E0213", place, "globals cannot contain scalable types");
        return cx.report(d.help("their size is only known at run time"));
    }
    if has_other_target(module, ty, |target| target.can_be_global) {
        let message = format!("Global @{} has illegal target extension type {}", global.name, cx.ty(ty));
        let d = cx.error("E0213", place, message);
        return cx.report(d);
    }
    storage(cx, id, init.is_some(), "E0403");
    let Some(init) = *init else { return };
    cx.check_constant_use(ty, init, NodeRef::Initializer(id), &mut Vec::new(), "the initializer");
    match global.linkage {
        Linkage::Common if *constant => {
            cx.report(Diagnostic::error("E0403", global.span, "`common` global may not be marked constant"));
        }
        Linkage::Common if !is_zero(module, init) => {
            let d = cx.error("E0403", NodeRef::Initializer(id), "`common` global must have a zero initializer");
            cx.report(d);
        }
        Linkage::Common if global.clauses.iter().any(|clause| clause.starts_with("comdat")) => {
            cx.report(Diagnostic::error("E0403", global.span, "`common` global may not be in a Comdat"));
        }
        Linkage::Appending if !matches!(cx.kind(ty), TypeKind::Array { .. }) => {
            let d = cx.error("E0403", place, "only global arrays can have appending linkage");
            cx.report(d);
        }
        _ => {}
    }
}

/// Checks linkage and visibility against `dllimport` and `dllexport`.
fn storage(cx: &mut VerifierContext<'_>, id: GlobalId, defined: bool, code: &'static str) {
    let global = &cx.module.globals[id];
    let imported = global.dll_storage == Some(DllStorage::Import);
    if defined && imported && global.linkage != Linkage::AvailableExternally {
        cx.report(Diagnostic::error(code, global.span, "Global is marked as dllimport, but not external"));
    }
    if global.visibility == Some(Visibility::Hidden) && global.dll_storage.is_some() {
        let (what, more) = if !imported { ("dllexport", " or protected") } else { ("dllimport", "") };
        let message = format!("{what} GlobalValue must have default{more} visibility");
        cx.report(Diagnostic::error(code, global.span, message));
    }
    if defined
        && global.linkage == Linkage::AvailableExternally
        && global.clauses.iter().any(|clause| clause.starts_with("comdat"))
    {
        cx.report(Diagnostic::error(code, global.span, "Declaration may not be in a Comdat"));
    }
}

fn is_zero(module: &Module, id: ConstId) -> bool {
    match &module.constants[id] {
        Constant::Int(_, bits) | Constant::Float(_, bits) => *bits == 0,
        Constant::WideInt(_, limbs) => limbs.iter().all(|l| *l == 0),
        Constant::String(_, bytes) => bytes.iter().all(|b| *b == 0),
        Constant::Array(_, parts) | Constant::Struct(_, parts) | Constant::Vector(_, parts) => {
            parts.iter().all(|part| is_zero(module, part.1))
        }
        Constant::Null(_) | Constant::Zero(_) | Constant::Invalid => true,
        _ => false,
    }
}

fn header<'a>(cx: &mut VerifierContext<'a>, id: GlobalId, function: &'a Function) {
    let global = &cx.module.globals[id];
    let name = &global.name;
    let linkage = global.linkage;
    let defined = function.body.is_some();
    let allowed = match linkage {
        Linkage::External => true,
        Linkage::ExternWeak => !defined,
        Linkage::Common | Linkage::Appending => false,
        _ => defined,
    };
    if !allowed {
        let what = if defined { "definition" } else { "declaration" };
        let mut d = Diagnostic::error(
            "E0402",
            global.span,
            format!("invalid linkage for function {what}: `{}`", linkage.keyword()),
        );
        if linkage.is_local() {
            d = d.help(format!("`@{name}` is a declaration, which cannot have local linkage"));
        }
        cx.report(d);
    }
    if let Some(body) = &function.body
        && body.layout.is_empty()
        && !cx.module.damaged
    {
        cx.report(Diagnostic::error("E0303", global.span, "function body requires at least one basic block"));
    }
    if function.implicit {
        return;
    }
    // The header contains the components of the function type separately.
    if let Some((path, error)) = cx.types.malformed_part(&cx.module.types, function.ty) {
        let (first, rest) = path.split_first().map_or((0, &[][..]), |(first, rest)| (*first, rest));
        return cx.report(error.diagnostic(cx.type_span(NodeRef::Header(id, first), rest)));
    }
    super::attributes::header(cx, id, function);
    storage(cx, id, defined, "E0402");
    if let Some(personality) = function.personality {
        crate::verify::rules::control_flow::exceptions::check_personality(cx, id, personality, defined);
    }
    let types = std::iter::once(function.ret).chain(function.params.iter().map(|p| p.ty));
    let intrinsic = super::intrinsics::declarations::is_reserved(name);
    if intrinsic && defined {
        let message = format!("llvm intrinsics cannot be defined: `@{name}`");
        cx.report(
            Diagnostic::error("E0263", global.span, message)
                .help("rename it: names starting with `llvm.` are reserved for intrinsic functions"),
        );
    }
    for (n, ty) in types.clone().enumerate() {
        if !intrinsic && (cx.kind(ty) == &TypeKind::Metadata || is_token(cx.kind(ty))) {
            let verb = if n == 0 { "returns" } else { "takes" };
            let d = cx.error(
                "E0202",
                NodeRef::Header(id, n),
                format!("Function {verb} {} but isn't an intrinsic", cx.ty(ty)),
            );
            cx.report(d);
        }
    }
    for (n, ty) in types.enumerate() {
        if cx.kind(ty) == &TypeKind::X86Amx && !intrinsic {
            let verb = if n == 0 { "returns a" } else { "takes" };
            let d =
                cx.error("E0210", NodeRef::Header(id, n), format!("function {verb} x86_amx but isn't an intrinsic"));
            cx.report(d);
        }
        // Opaque structs have no values. (`metadata` and `token` are for intrinsics.)
        if defined && !cx.damaged(ty) && matches!(cx.kind(ty), TypeKind::Named(_)) {
            let d = cx.error("E0213", NodeRef::Header(id, n), format!("{} is unsized", cx.ty(ty)));
            cx.report(d.help("it is opaque; pass a pointer to it"));
        }
    }
}

/// Returns the definition of a local with this name in the function that contains the span.
fn local_named(module: &Module, name: &str, place: Span) -> Option<Span> {
    let (_, _, body) = module
        .definitions()
        .find(|(_, function, body)| function.header_span.lo <= place.lo && place.hi <= body.end.hi)?;
    let is = |data: &&ValueData| matches!(&data.name, Some(Name::Text(text)) if **text == *name);
    body.values.values().find(is).map(|data| data.span)
}

fn undeclared(cx: &mut VerifierContext<'_>, id: GlobalId, nth: usize) {
    let module = cx.module;
    let global = &module.globals[id];
    let mut d = Diagnostic::error("E0401", global.span, format!("use of undefined value `@{}`", global.name))
        .here("neither defined nor declared");
    if nth <= 20
        && let Name::Text(name) = &global.name
        && let Some(place) = local_named(module, name, global.span)
    {
        let sigil = Span::new(global.span.lo, global.span.lo + 1);
        d = d
            .label(place, "defined here as a local")
            .help(format!("locals are written with `%`: `%{name}`"))
            .fix(sigil, "%");
        return cx.report(d);
    }
    // Suggesting a similar name takes time linear in the number of globals, so it is limited to the first
    // errors.
    if nth <= 20 {
        let name = global.name.symbol();
        let known = module.globals.values().filter(|g| !matches!(g.kind, GlobalKind::Undeclared));
        let known: Vec<String> = known.map(|g| g.name.symbol()).collect();
        let near = near_own_names(&name, known.iter().map(String::as_str));
        if let Some(near) = near.first() {
            d = d.help(format!("did you mean `@{near}`?"));
        }
    }
    cx.report(d);
}
