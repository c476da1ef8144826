//! Repairs before the checks: declares undeclared callees, and corrects getelementptr indices written `i32` with an
//! `i64` operand (both are unambiguous, and frequent in course programs). Also upgrades obsolete floating-point
//! arithmetic, where `add`, `sub` and `mul` were overloaded (LLVM 2.x).

pub(crate) mod c_prototypes;

use super::{Dialect, Options};
use crate::diagnostic::{Diagnostic, near_own_names};
use crate::ir::inst::{Arg, BinaryOp, CallConv};
use crate::ir::upgrade;
use crate::ir::upgrade::obsolete_syntax::ObsoleteSyntax;
use crate::ir::{
    AttrSet, Body, Constant, Function, GlobalId, GlobalKind, GlobalValue, Inst, InstId, Module, Name, Operand, Param,
    Type, TypeKind, Types, ValueData, ValueId,
};
use crate::parse::operand_spans::{InstPart, InstSpans};
use crate::source::{SourceMap, Span};
use crate::verify::lower::intrinsic_names::suffix;
use crate::verify::parallel::is_in_some_body;
use crate::verify::rules::intrinsics::declarations::is_reserved;
use crate::verify::types::mentions_ptr::mentions_ptr;
use cranelift_entity::PrimaryMap;

/// Repairs the module and returns the warnings about it.
pub(super) fn run(module: &mut Module, sources: &SourceMap, options: Options) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    if is_in_some_body(module, |body| body.insts.values().any(|inst| is_repaired(module, body, inst))) {
        upgrade_float_arithmetic(module, sources);
        found = indices(module, sources, options);
    }
    undeclared_intrinsics(module);
    counts_of_zeros(module);
    found.append(&mut callees(module, sources));
    found
}

/// Whether [`upgrade_float_arithmetic`] or [`indices`] changes an instruction.
fn is_repaired(module: &Module, body: &Body, inst: &Inst) -> bool {
    match inst {
        Inst::Gep { indices, .. } => indices.iter().any(|index| is_mismatched(&body.values, index)),
        _ => upgraded(&module.types, inst).is_some(),
    }
}

/// Whether an index has the type `i32`, but is an `i64` value.
fn is_mismatched(values: &PrimaryMap<ValueId, ValueData>, (ty, value): &(Type, Operand)) -> bool {
    matches!(value, Operand::Value(value) if *ty == Type::I32 && values[*value].ty == Type::I64)
}

/// Returns the operation on floating-point numbers for which an obsolete one stands.
fn upgraded(types: &Types, inst: &Inst) -> Option<BinaryOp> {
    let Inst::Binary { op: op @ (BinaryOp::Add | BinaryOp::Sub | BinaryOp::Mul), flags, ty, .. } = inst else {
        return None;
    };
    Some(upgrade::binary(*op, types, *ty)).filter(|new| new != op && !flags.nuw && !flags.nsw)
}

fn span(sources: &SourceMap, body: &Body, inst: InstId, part: InstPart) -> Span {
    let whole = sources.written(body.span(inst));
    let text = sources.find(whole.lo).map_or("", |s| s.slice(whole));
    match InstSpans::of_statement(text, &body.insts[inst]).get(part) {
        Some(range) => Span::new(whole.lo + range.start as u32, whole.lo + range.end as u32),
        None => whole,
    }
}

/// Changes an index type from `i32` to `i64` if the operand is an `i64` value. The LLVMlite document itself
/// writes `i32` for 64-bit operands, so its profile does not warn.
fn indices(module: &mut Module, sources: &SourceMap, options: Options) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for global in module.globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        let mut changed: Vec<(InstId, usize)> = Vec::new();
        for (inst, data) in body.insts.iter_mut() {
            let Inst::Gep { indices, .. } = data else { continue };
            for (n, index) in indices.iter_mut().enumerate() {
                if is_mismatched(&body.values, index) {
                    index.0 = Type::I64;
                    changed.push((inst, n));
                }
            }
        }
        if options.dialect == Dialect::Llvmlite {
            continue;
        }
        for (inst, n) in changed {
            let Inst::Gep { indices, .. } = &body.insts[inst] else { continue };
            let Operand::Value(value) = indices[n].1 else { continue };
            let name = body.value_name(value);
            let d = Diagnostic::warning(
                "W0202",
                span(sources, body, inst, InstPart::Operand(n + 1)),
                format!("index `{name}` has type `i64`, expected `i32`"),
            );
            found.push(d.label(body.values[value].span, "defined here").help("write `i64`"));
        }
    }
    found
}

/// Adds the second argument to calls of `ctlz` and `cttz`, which originally had only one. LLVM does so for functions
/// that it renames, regardless of their declaration.
fn counts_of_zeros(module: &mut Module) {
    let renamed = |global: &GlobalValue, function: &Function| {
        let Name::Text(name) = &global.name else { return false };
        let rest = ["llvm.ctlz", "llvm.cttz"].iter().find_map(|stem| name.strip_prefix(stem));
        rest.is_some_and(|rest| rest != suffix(&module.types, std::iter::once(function.ret)))
    };
    let known: Vec<(GlobalId, Type)> = module
        .globals
        .iter()
        .filter_map(|(id, global)| match &global.kind {
            GlobalKind::Function(f) if f.params.len() == 2 && renamed(global, f) => Some((id, f.ty)),
            _ => None,
        })
        .collect();
    if known.is_empty() {
        return;
    }
    let no = Operand::Const(module.constants.intern(Constant::int(Type::I1, 1, 0)));
    let constants = &module.constants;
    for global in module.globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let insts = function.body.iter_mut().flat_map(|body| body.insts.values_mut());
        for call in insts.filter_map(Inst::call_mut).filter(|call| call.args.len() == 1) {
            let Operand::Const(callee) = call.callee else { continue };
            let Constant::Global(_, callee) = constants[callee] else { continue };
            if let Some((_, ty)) = known.iter().find(|(id, _)| *id == callee) {
                call.args.push(Arg { ty: Type::I1, value: no, attrs: AttrSet::NONE });
                call.fn_ty = *ty;
            }
        }
    }
}

/// Upgrades `add float` to `fadd float`. With typed pointers, only the first location is ever reported.
fn upgrade_float_arithmetic(module: &mut Module, sources: &SourceMap) {
    let types = &module.types;
    let max = if module.uses_typed_pointers { 1 } else { MAX_UPGRADES };
    let mut found: Vec<(ObsoleteSyntax, Span)> = Vec::new();
    for global in module.globals.values_mut() {
        let GlobalKind::Function(function) = &mut global.kind else { continue };
        let Some(body) = &mut function.body else { continue };
        let old = body.insts.iter().filter_map(|(id, inst)| Some((id, upgraded(types, inst)?)));
        for (id, new) in old.collect::<Vec<_>>() {
            if found.len() < max && body.inst_locs[id].expand().is_some() {
                found.push((ObsoleteSyntax::FloatArithmetic, span(sources, body, id, InstPart::Opcode)));
            }
            if let Inst::Binary { op, .. } = &mut body.insts[id] {
                *op = new;
            }
        }
    }
    module.obsolete_syntax.append(&mut found);
}

/// Maximum number of obsolete operations whose locations are recorded.
const MAX_UPGRADES: usize = 10_000;

/// Handles undeclared intrinsics, which may be called with several types under one name: each type but the
/// first gets a declaration with a unique name.
fn undeclared_intrinsics(module: &mut Module) {
    let undeclared = |g: &GlobalValue| matches!(g.kind, GlobalKind::Undeclared) && is_reserved(&g.name);
    if !module.globals.values().any(undeclared) {
        return;
    }
    let mut calls: Vec<(GlobalId, InstId, GlobalId, Type)> = Vec::new();
    for (function, _, body) in module.definitions() {
        for &inst in body.layout.iter().flat_map(|block| &body.blocks[*block].insts) {
            let Some(call) = body.insts[inst].call() else { continue };
            let Operand::Const(c) = call.callee else { continue };
            let Constant::Global(_, callee) = module.constants[c] else { continue };
            if undeclared(&module.globals[callee]) {
                calls.push((function, inst, callee, call.fn_ty));
            }
        }
    }
    let mut types: rustc_hash::FxHashMap<(GlobalId, Type), GlobalId> = rustc_hash::FxHashMap::default();
    let mut first: rustc_hash::FxHashMap<GlobalId, Type> = rustc_hash::FxHashMap::default();
    for (function, inst, callee, ty) in calls {
        if *first.entry(callee).or_insert(ty) == ty {
            continue;
        }
        let other = *types.entry((callee, ty)).or_insert_with(|| {
            let types = match module.types.kind(ty) {
                TypeKind::Function { ret, params, .. } => [&[*ret], &**params].concat(),
                _ => Vec::new(),
            };
            let suffix = crate::verify::lower::intrinsic_names::suffix(&module.types, types.into_iter());
            let name =
                crate::verify::lower::intrinsic_names::free(module, module.globals[callee].name.symbol() + &suffix);
            let span = module.globals[callee].span;
            let id = module.globals.push(GlobalValue::undeclared(name.clone(), span));
            module.by_name.insert(name, id);
            id
        });
        let callee = module.constants.intern(Constant::Global(Type::PTR, other));
        if let GlobalKind::Function(function) = &mut module.globals[function].kind
            && let Some(call) = function.body.as_mut().and_then(|body| body.insts[inst].call_mut())
        {
            call.callee = Operand::Const(callee);
        }
    }
}

/// Maximum numbers of globals to compare an undeclared name with, and of undeclared names to compare.
const MAX_KNOWN_NAMES: usize = 1000;
const MAX_COMPARED_NAMES: usize = 20;

/// Declares undeclared callees with the type of their first call in the text.
fn callees(module: &mut Module, sources: &SourceMap) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    if !module.globals.values().any(|g| matches!(g.kind, GlobalKind::Undeclared)) {
        return found;
    }
    let mut first: Vec<(GlobalId, GlobalId, InstId, Type, CallConv)> = Vec::new();
    let mut seen: rustc_hash::FxHashSet<GlobalId> = rustc_hash::FxHashSet::default();
    for (function, _, body) in module.definitions() {
        for &block in &body.layout {
            for &inst in &body.blocks[block].insts {
                let Some(call) = body.insts[inst].call() else { continue };
                let Operand::Const(c) = call.callee else { continue };
                let Constant::Global(_, callee) = module.constants[c] else { continue };
                let undeclared = matches!(module.globals[callee].kind, GlobalKind::Undeclared);
                if undeclared
                    && matches!(module.types.kind(call.fn_ty), TypeKind::Function { .. })
                    && seen.insert(callee)
                {
                    first.push((callee, function, inst, call.fn_ty, call.cc));
                }
            }
        }
    }
    let opaque = mentions_ptr(module);
    let written = module.globals.iter().filter(|(id, _)| !seen.contains(id)).map(|(_, global)| global);
    let known: Vec<String> = written
        .filter(|global| !matches!(global.kind, GlobalKind::Undeclared))
        .map(|global| global.name.symbol())
        .take(MAX_KNOWN_NAMES)
        .collect();
    for (callee, function, inst, ty, cc) in first {
        // LLVM also declares intrinsics implicitly.
        if !module.damaged
            && !is_reserved(&module.globals[callee].name)
            && let Some(body) = module.function(function).and_then(|f| f.body.as_ref())
        {
            let name = &module.globals[callee].name;
            let TypeKind::Function { ret, params, varargs } = module.types.kind(ty) else { continue };
            let mut list: Vec<String> = params.iter().map(|p| module.types.display(*p)).collect();
            list.extend(varargs.then(|| "...".to_string()));
            let declaration = format!("declare {} @{name}({})", module.types.display(*ret), list.join(", "));
            let mut warning = Diagnostic::warning(
                "W0201",
                span(sources, body, inst, InstPart::Operand(0)),
                format!("`@{name}` is not declared; its type is taken from this call"),
            );
            let of_c = crate::verify::repairs::c_prototypes::mismatched_declaration(
                &module.types,
                &name.symbol(),
                *ret,
                params,
                opaque,
            );
            let proposed = match of_c {
                Some(of_c) => format!("its C declaration differs: declare it as `{of_c}` and call it accordingly"),
                None => format!("write `{declaration}`"),
            };
            let compared = if found.len() < MAX_COMPARED_NAMES { &known[..] } else { &[] };
            if let Some(near) = near_own_names(&name.symbol(), compared.iter().map(String::as_str)).first() {
                warning = warning.help(format!("did you mean `@{near}`?"));
            } else {
                warning = warning.help(proposed);
            }
            found.push(warning);
        }
        let header_span = module.globals[callee].span;
        let TypeKind::Function { ret, params, varargs } = module.types.kind(ty).clone() else { continue };
        let params = params.iter().map(|ty| Param { ty: *ty, attrs: AttrSet::NONE }).collect();
        module.globals[callee].kind = GlobalKind::Function(Box::new(Function {
            ret,
            ret_attrs: AttrSet::NONE,
            params,
            varargs,
            ty,
            cc,
            attrs: AttrSet::NONE,
            personality: None,
            header_span,
            body: None,
            implicit: true,
            written: None,
        }));
        module.order.push(callee);
    }
    found
}
