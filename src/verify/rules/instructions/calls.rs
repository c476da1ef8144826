//! Calls: type of the callee, number and types of arguments.

use super::operands::InstChecker;
use crate::diagnostic::Diagnostic;
use crate::ir::inst::{CallBrInfo, CallInfo};
use crate::ir::intrinsics::is_replaced;
use crate::ir::{Constant, GlobalKind, Operand, Type, TypeKind, ValueId, asm};
use crate::parse::operand_spans::InstPart;
use crate::verify::context::NodeRef;
use crate::verify::rules::intrinsics::declarations::is_reserved;
use crate::verify::types::equivalence::Agreement;

/// Checks a `callbr`, which is for assembly that jumps.
pub(crate) fn callbr<'a>(at: &mut InstChecker<'_, 'a>, callbr: &'a CallBrInfo) {
    check(at, &callbr.call);
    let callee = asm::called(&at.cx.module.constants, &callbr.call);
    match callee {
        None if crate::verify::rules::intrinsics::is_target_kill(at.cx.module, callbr.call.callee) => {}
        None => at.error("E0254", InstPart::Operand(0), "callbr is currently only used for asm-goto", "use `call`"),
        Some(asm) if asm.unwind => at.error("E0254", InstPart::Operand(0), "unwinding from callbr is not allowed", ""),
        Some(_) => {}
    }
}

pub(crate) fn check<'a>(at: &mut InstChecker<'_, 'a>, call: &'a CallInfo) {
    let cx = &mut *at.cx;
    let place = NodeRef::Statement(at.body, at.inst, InstPart::Type(0));
    if !cx.check_type(call.written, place) || cx.damaged(call.written) {
        return;
    }
    let TypeKind::Function { ret, params, varargs } = cx.kind(call.fn_ty) else { return };
    let never = matches!(cx.kind(*ret), TypeKind::Metadata);
    if never || !matches!(cx.kind(*ret), TypeKind::Void) && !cx.can_be_value(*ret) {
        let message = format!("a call cannot return {}", cx.ty(*ret));
        return at.error("E0202", InstPart::Type(0), message, "");
    }
    for (n, arg) in call.args.iter().enumerate() {
        let place = NodeRef::Statement(at.body, at.inst, InstPart::Type(n + 1));
        if !at.cx.check_type(arg.ty, place) || at.cx.damaged(arg.ty) {
            continue;
        }
        if matches!(at.cx.kind(arg.ty), TypeKind::Void | TypeKind::Function { .. } | TypeKind::Label) {
            let message = format!("an argument cannot have type {}", at.cx.ty(arg.ty));
            at.error("E0202", InstPart::Type(n + 1), message, "");
            continue;
        }
        if at.cx.kind(arg.ty) == &TypeKind::X86Amx && matches!(arg.value, Operand::Const(_)) {
            at.error("E0202", InstPart::Operand(n + 1), "const x86_amx is not allowed in argument!", "");
        }
        at.operand(n + 1, arg.ty, arg.value);
        if let Some(message) = crate::verify::rules::metadata::argument_error(at, arg.value) {
            at.error("E0421", InstPart::Operand(n + 1), message, "");
        }
    }
    crate::verify::rules::attributes::call(at, call, *ret);
    crate::verify::rules::obsolete_syntax::call(at, call);
    // Arguments are compared with the type in the call itself.
    if call.explicit && !arguments_fit(at, call, params, *varargs, None) {
        return;
    }
    let bundles_start = 1 + call.args.len();
    super::bundles::check(at, call, bundles_start);
    super::musttail::check(at, call);
    match asm::called(&at.cx.module.constants, call) {
        Some(asm) => super::inline_asm::check(at, call, asm),
        None => callee(at, call, *ret),
    }
}

/// Checks that the operand of `llvm.threadlocal.address` is a thread-local variable.
fn thread_local_address(at: &mut InstChecker<'_, '_>, call: &CallInfo) {
    let module = at.cx.module;
    let Some(arg) = call.args.first() else { return };
    let message = match arg.value {
        Operand::Const(c) => match &module.constants[c] {
            Constant::Invalid => return,
            Constant::Global(_, id) => match &module.globals[*id].kind {
                GlobalKind::Undeclared => return,
                // The aliasee decides.
                GlobalKind::Alias { .. } => return,
                _ if module.globals[*id].is_thread_local() => return,
                _ => "llvm.threadlocal.address operand is not thread_local",
            },
            _ => "llvm.threadlocal.address first argument must be a GlobalValue",
        },
        Operand::Value(_) => "llvm.threadlocal.address first argument must be a GlobalValue",
    };
    at.error("E0255", InstPart::Operand(1), message, "");
}

/// Reports arguments that do not fit the parameters. Returns whether all fit, possibly with warnings.
fn arguments_fit(
    at: &mut InstChecker<'_, '_>,
    call: &CallInfo,
    params: &[Type],
    varargs: bool,
    defined: Option<(String, crate::source::Span)>,
) -> bool {
    let (have, want) = (call.args.len(), params.len());
    let subject = defined.as_ref().map_or("the function type", |(name, _)| name);
    if have < want || have > want && !varargs {
        let few = have < want;
        let part = if few { InstPart::Operand(0) } else { InstPart::Operand(want + 1) };
        let at_least = if varargs { "at least " } else { "" };
        let plural = if want == 1 { "" } else { "s" };
        let mut d = at.cx.error(
            "E0206",
            at.at(part),
            format!(
                "{subject} takes {at_least}{want} argument{plural}, but {have} {} given",
                if have == 1 { "is" } else { "are" }
            ),
        );
        d = d.here(if few { "not enough arguments" } else { "too many arguments" });
        if let Some((_, span)) = defined {
            d = d.label(span, "defined here");
        }
        at.report(d);
        return false;
    }
    let mut good = true;
    for (n, (arg, param)) in call.args.iter().zip(params).enumerate() {
        let agreement = at.cx.compare(*param, arg.ty);
        if agreement == Agreement::Same || agreement == Agreement::ByDefinition && at.llvmlite() {
            continue;
        }
        let sentence =
            format!("argument {} of {subject} has type {}, but {} is given", n + 1, at.cx.ty(*param), at.cx.ty(arg.ty));
        let span = at.span(InstPart::Type(n + 1));
        let mut d = match agreement {
            Agreement::Different => Diagnostic::error("E0206", span, sentence),
            Agreement::ExceptPointees => Diagnostic::warning("W0203", span, sentence)
                .help("pointee types are ignored here, but LLVM before 15 and LLVMlite require a `bitcast`"),
            _ => Diagnostic::warning("W0204", span, sentence)
                .help("LLVM compares structs by name; in LLVMlite a name abbreviates its definition"),
        };
        if let Some((_, span)) = &defined {
            d = d.label(*span, "defined here");
        }
        good &= agreement != Agreement::Different;
        at.report(d);
    }
    good
}

/// Checks the address space of a callee: that of the call, or the program address space of the data layout.
fn call_space(at: &mut InstChecker<'_, '_>, call: &CallInfo, callee: ValueId, has: u32) {
    let program = at.cx.layout.program_space;
    if has == call.addrspace || call.addrspace == 0 && has == program {
        return;
    }
    let name = at.body.value_name(callee);
    let expected = if call.addrspace == 0 { program } else { call.addrspace };
    let message = format!("`{name}` points into address space {has}, but the call is into address space {expected}");
    let d = at.cx.error("E0206", at.at(InstPart::Operand(0)), message).help(format!("write `call addrspace({has})`"));
    at.report(d.label(at.body.values[callee].span, "defined here"));
}

/// Checks the callee against the function type of the call.
fn callee<'a>(at: &mut InstChecker<'_, 'a>, call: &'a CallInfo, ret: Type) {
    let global = match call.callee {
        Operand::Const(c) => match at.cx.module.constants[c] {
            Constant::Global(_, g) => Some(g),
            _ => {
                at.cx.check_constant(c, NodeRef::Statement(at.body, at.inst, InstPart::Operand(0)), &mut Vec::new());
                None
            }
        },
        Operand::Value(v) => {
            let ty = at.body.values[v].ty;
            if !at.cx.damaged(ty) && !matches!(at.cx.kind(ty), TypeKind::Ptr { .. }) {
                let d = at.cx.error(
                    "E0206",
                    at.at(InstPart::Operand(0)),
                    format!("callee `{}` has type {}, but must be a pointer", at.body.value_name(v), at.cx.ty(ty)),
                );
                at.report(d.label(at.body.values[v].span, "defined here"));
                return;
            }
            if let TypeKind::Ptr { addrspace, .. } = *at.cx.kind(ty) {
                call_space(at, call, v, addrspace);
            }
            None
        }
    };
    if global.is_none() && at.cx.kind(ret) == &TypeKind::X86Amx {
        return at.error("E0202", InstPart::Type(0), "Return type cannot be x86_amx for indirect call!", "");
    }
    if global.is_none() && crate::verify::rules::target_types::is_token(at.cx.kind(ret)) {
        return at.error("E0202", InstPart::Type(0), "Return type cannot be token for indirect call!", "");
    }
    let intrinsic = crate::verify::rules::intrinsics::called(at.cx, call);
    if intrinsic == Some("va_start") && !at.function.varargs {
        let message = "va_start called in a non-varargs function";
        return at.error("E0233", InstPart::Whole, message, "write `...` at the end of the function's parameters");
    }
    if intrinsic == Some("threadlocal.address") {
        thread_local_address(at, call);
    }
    if global.is_some_and(|g| !crate::verify::rules::intrinsics::call(at, call, g)) {
        return;
    }
    let Some((has, defined)) = at.callee_type(call.callee) else { return };
    if has == call.fn_ty || at.cx.damaged(has) {
        return;
    }
    let name = match (global, call.callee) {
        (Some(g), _) => format!("`@{}`", at.cx.module.globals[g].name),
        (None, Operand::Value(v)) => format!("`{}`", at.body.value_name(v)),
        _ => "the callee".into(),
    };
    let TypeKind::Function { ret: has_ret, params: has_params, varargs: has_varargs } = at.cx.kind(has) else {
        let mut d = at.cx.error(
            "E0206",
            at.at(InstPart::Operand(0)),
            format!("{name} is not a function but of type {}", at.cx.ty(has)),
        );
        if let Some(span) = defined {
            d = d.label(span, "defined here");
        }
        return at.report(d);
    };
    let agreement = at.cx.compare(has, call.fn_ty);
    if agreement == Agreement::Same || agreement == Agreement::ByDefinition && at.llvmlite() {
        return;
    }
    let implicit =
        global.is_some_and(|g| matches!(&at.cx.module.globals[g].kind, GlobalKind::Function(f) if f.implicit));
    if implicit {
        let d = at.cx.warning(
            "W0206",
            at.at(InstPart::Operand(0)),
            format!("this call of undeclared {name} does not match its first call"),
        );
        let d = d.here(format!("called as {}", at.cx.ty(call.fn_ty)));
        return at.report(match defined {
            Some(span) => d.label(span, format!("called as {} first", at.cx.ty(has))),
            None => d,
        });
    }
    let reserved = global.is_some_and(|g| {
        let name = &at.cx.module.globals[g].name;
        is_reserved(name) && !is_replaced(&name.symbol())
    });
    if agreement == Agreement::Different && !reserved && !requires_callee_type(at) {
        return free_call(at, call, &name, (has, defined), *has_varargs);
    }
    let result = at.cx.compare(*has_ret, ret);
    if result == Agreement::Different {
        let mut d = at.cx.error(
            "E0206",
            at.at(InstPart::Type(0)),
            format!("{name} returns {}, but the call expects {}", at.cx.ty(*has_ret), at.cx.ty(ret)),
        );
        if let Some(span) = defined {
            d = d.label(span, "defined here");
        }
        return at.report(d);
    }
    let place = at.at(InstPart::Type(0));
    let subject = || format!("the result of {name} has type");
    at.cx.expect_type(ret, *has_ret, |cx| cx.span(place, &[]), subject, defined);
    let good = arguments_fit(at, call, has_params, *has_varargs, defined.map(|span| (name.clone(), span)));
    let TypeKind::Function { params, varargs, .. } = at.cx.kind(call.fn_ty) else { return };
    // The arguments fit a variadic function, but the type of the call is not variadic:
    // `call i32 @printf(i8* %s)`.
    if good && varargs != has_varargs {
        let mut d = at.cx.error(
            "E0206",
            at.at(InstPart::Type(0)),
            format!("{name} has type {}, but is called as {}", at.cx.ty(has), at.cx.ty(call.fn_ty)),
        );
        if *has_varargs && params.len() >= has_params.len() {
            d = d.help(format!("write the whole function type: `call {} …`", at.cx.module.types.display(has)));
        }
        if let Some(span) = defined {
            d = d.label(span, "defined here");
        }
        at.report(d);
    }
}

/// Whether a call must have the type of its callee. LLVM has not compared them since the introduction of opaque
/// pointers.
fn requires_callee_type(at: &InstChecker<'_, '_>) -> bool {
    at.llvmlite() || at.cx.options.strict && at.cx.module.uses_typed_pointers
}

/// Checks a call through a type that differs from the callee's. With opaque pointers LLVM does not compare them: the
/// call is undefined behavior unless both are compatible, as in C calls without a prototype.
fn free_call<'a>(
    at: &mut InstChecker<'_, 'a>,
    call: &'a CallInfo,
    name: &str,
    (has, defined): (Type, Option<crate::source::Span>),
    has_varargs: bool,
) {
    let TypeKind::Function { ret: has_ret, params: has_params, .. } = at.cx.kind(has) else { return };
    let TypeKind::Function { ret, varargs, .. } = at.cx.kind(call.fn_ty) else { return };
    // `call i32 (...) @f(i32 1)` of an `i32 (i32)`.
    let agrees = |cx: &crate::verify::VerifierContext<'_>| {
        let pairs = call.args.iter().map(|a| a.ty).zip(has_params.iter().copied()).chain([(*ret, *has_ret)]);
        call.args.len() == has_params.len() && pairs.into_iter().all(|(a, b)| cx.compare(a, b) != Agreement::Different)
    };
    // Variadic arguments are passed differently; without any, the call is compatible.
    if has_varargs && !*varargs && call.args.len() > has_params.len() {
        let message = format!("{name} has type {}, but is called as {}", at.cx.ty(has), at.cx.ty(call.fn_ty));
        let whole = at.cx.module.types.display(has);
        let place = at.at(InstPart::Type(0));
        let d = at.cx.warning("W0207", place, message).here("this call is undefined behavior");
        let d = d.help(format!("write the whole function type: `call {whole} …`"));
        let d = d.fix(at.cx.span(place, &[]), whole);
        return at.report(match defined {
            Some(span) => d.label(span, "defined here"),
            None => d,
        });
    }
    if has_varargs || *varargs && agrees(at.cx) {
        return;
    }
    let message = format!("{name} has type {}, but is called as {}", at.cx.ty(has), at.cx.ty(call.fn_ty));
    let d = at.cx.warning("W0207", at.at(InstPart::Operand(0)), message).here("this call is undefined behavior");
    let mut d = d.help("LLVM accepts it, but its behavior is undefined");
    if at.cx.module.uses_typed_pointers {
        d = d.help("`--strict` makes it an error, as LLVM before 15 does");
    }
    at.report(match defined {
        Some(span) => d.label(span, "defined here"),
        None => d,
    });
}
