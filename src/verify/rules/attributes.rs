//! Attributes: the types they apply to, and mutual exclusion (LangRef "Parameter Attributes", "Function
//! Attributes").

use super::target_types::has_other_target;
use crate::diagnostic::Diagnostic;
use crate::ir::UnnamedAddr;
use crate::ir::inst::{CallInfo, FastMath};
use crate::ir::intrinsics;
use crate::ir::{Attr, AttrSet, Constant, Function, GlobalId, Inst, Operand, Type, TypeKind, Types, ValueDef};
use crate::parse::operand_spans::InstPart;
use crate::verify::context::{NodeRef, VerifierContext};
use crate::verify::rules::instructions::operands::InstChecker;

/// Attributes that apply to pointers only.
const POINTERS: &[&str] = &[
    "allocptr",
    "byref",
    "byval",
    "captures",
    "dead_on_return",
    "dead_on_unwind",
    "dereferenceable",
    "dereferenceable_or_null",
    "elementtype",
    "inalloca",
    "initializes",
    "nest",
    "noalias",
    "nocapture",
    "nofree",
    "nonnull",
    "preallocated",
    "readnone",
    "readonly",
    "sret",
    "swiftasync",
    "swifterror",
    "writable",
    "writeonly",
];

/// Mutually exclusive parameter attributes, except that `sret` and `inreg` may be combined.
const PASSING: &[&str] = &["byval", "inalloca", "preallocated", "inreg", "nest", "byref", "sret"];

/// Pairs of mutually exclusive attributes.
const PAIRS: &[(&str, &str)] = &[
    ("zeroext", "signext"),
    ("zeroext", "noext"),
    ("signext", "noext"),
    ("readnone", "readonly"),
    ("readnone", "writeonly"),
    ("readonly", "writeonly"),
    ("noinline", "alwaysinline"),
    ("optsize", "optnone"),
    ("minsize", "optnone"),
    ("optdebug", "optnone"),
    ("inalloca", "readonly"),
    ("sret", "returned"),
    ("sanitize_realtime", "sanitize_realtime_blocking"),
];

/// States of the AArch64 matrix storage; a function has at most one of each group.
const MATRIX_STATES: [&[&str]; 2] = [
    &[
        "aarch64_new_za",
        "aarch64_in_za",
        "aarch64_out_za",
        "aarch64_inout_za",
        "aarch64_preserves_za",
        "aarch64_za_state_agnostic",
    ],
    &[
        "aarch64_new_zt0",
        "aarch64_in_zt0",
        "aarch64_out_zt0",
        "aarch64_inout_zt0",
        "aarch64_preserves_zt0",
        "aarch64_za_state_agnostic",
    ],
];

/// Attributes that require a type with opaque pointers.
const TYPED: &[&str] = &["byval", "inalloca", "preallocated", "sret"];

/// Maximum alignment of a vector argument, in bytes.
const MAX_ARGUMENT_ALIGN: u64 = 1 << 14;

/// Maximum alignment in LLVM, in bytes.
const MAX_ALIGN: u64 = 1 << 32;

/// Maximum size of a `byval` argument, in bytes.
const MAX_BYVAL: u64 = 1 << 32;

/// Function attributes whose value is one of a list.
const CHOICES: &[(&str, &[&str])] = &[
    ("frame-pointer", &["all", "non-leaf", "non-leaf-no-reserve", "reserved", "none"]),
    ("no-jump-tables", &["", "true", "false"]),
    ("no-inline-line-tables", &["", "true", "false"]),
    ("less-precise-fpmad", &["", "true", "false"]),
    ("approx-func-fp-math", &["", "true", "false"]),
    ("no-infs-fp-math", &["", "true", "false"]),
    ("no-nans-fp-math", &["", "true", "false"]),
    ("no-signed-zeros-fp-math", &["", "true", "false"]),
    ("unsafe-fp-math", &["", "true", "false"]),
    ("use-soft-float", &["", "true", "false"]),
    ("sign-return-address", &["none", "all", "non-leaf"]),
    ("sign-return-address-key", &["a_key", "b_key"]),
    ("branch-target-enforcement", &["", "true", "false"]),
    ("branch-protection-pauth-lr", &["", "true", "false"]),
    ("guarded-control-stack", &["", "true", "false"]),
    ("profile-sample-accurate", &["", "true", "false"]),
];

/// Function attributes whose value is an unsigned number.
const UNSIGNED: &[&str] = &["patchable-function-prefix", "patchable-function-entry", "warn-stack-size"];

fn word(attr: &Attr) -> Option<&str> {
    match attr {
        Attr::Word(w) | Attr::Type(w, _) | Attr::Int(w, _) | Attr::Text(w, _) => Some(w),
        Attr::String(..) | Attr::Group(_) => None,
    }
}

/// Returns the error in the attributes of a parameter or return value, given its type. Each combination without
/// an error is checked once.
fn error(cx: &mut VerifierContext<'_>, set: AttrSet, ty: Type) -> Option<String> {
    if set == AttrSet::NONE || cx.attributes_good.contains(&(set, ty)) {
        return None;
    }
    let found = unknown_error(cx, set, ty);
    if found.is_none() {
        cx.attributes_good.insert((set, ty));
    }
    found
}

fn unknown_error(cx: &VerifierContext<'_>, set: AttrSet, ty: Type) -> Option<String> {
    let list = &cx.module.attrs[set];
    if list.is_empty() || cx.damaged(ty) {
        return None;
    }
    let kind = cx.kind(ty);
    let scalar = cx.scalar_kind(ty);
    for attr in list {
        let Some(name) = word(attr) else { continue };
        let fits = match name {
            "zeroext" | "signext" | "noext" | "allocalign" => matches!(kind, TypeKind::Int(_)),
            "align" => matches!(scalar, TypeKind::Ptr { .. }),
            "noundef" => !matches!(kind, TypeKind::Void),
            "nofpclass" => has_floats(cx, ty),
            "range" => match (attr, scalar) {
                (Attr::Text(_, text), TypeKind::Int(bits)) => text.starts_with(&format!("i{bits} ")),
                _ => false,
            },
            name if POINTERS.contains(&name) => matches!(kind, TypeKind::Ptr { .. }),
            _ => true,
        };
        if !fits {
            return Some(format!("Attribute '{name}' applied to incompatible type {}", cx.ty(ty)));
        }
        // Typed pointers (LLVM before 15) have the type already.
        if matches!(attr, Attr::Word(_)) && TYPED.contains(&name) && matches!(kind, TypeKind::Ptr { pointee: None, .. })
        {
            return Some(format!("Attribute '{name}' needs a type: `{name}(T)`"));
        }
        if matches!(attr, Attr::Int(_, align) if name == "align" && *align > MAX_ALIGN) {
            return Some("huge alignments are not supported yet".into());
        }
        if let Attr::Type(name, of) = attr
            && &**name == "byval"
            && cx.types.sized(*of)
            && cx.layout.size_of(&cx.module.types, *of).is_some_and(|size| size >= MAX_BYVAL)
        {
            return Some("huge 'byval' arguments are unsupported".into());
        }
        if let (Attr::Type(name, of), true) = (attr, matches!(name, "byval" | "byref" | "inalloca" | "preallocated"))
            && !cx.damaged(*of)
            && !cx.types.sized(*of)
        {
            return Some(format!("Attribute '{name}' does not support unsized types: {}", cx.ty(*of)));
        }
        if let Attr::Type(name, of) = attr
            && &**name == "byval"
            && has_other_target(cx.module, *of, |target| target.can_be_local)
        {
            return Some("'byval' argument has illegal target extension type".into());
        }
    }
    let passing: Vec<&str> = PASSING.iter().copied().filter(|w| cx.module.has_attr(set, w)).collect();
    if passing.len() > 1 && passing != ["inreg", "sret"] {
        return Some(format!("Attributes '{}' are incompatible", passing.join("' and '")));
    }
    if list.len() > 1 { excluded(cx, &[set]) } else { None }
}

/// Returns the error if two attributes in these lists exclude each other.
fn excluded(cx: &VerifierContext<'_>, sets: &[AttrSet]) -> Option<String> {
    let has = |word: &str| sets.iter().any(|set| cx.module.has_attr(*set, word));
    let pair = PAIRS.iter().find(|(a, b)| has(a) && has(b));
    pair.map(|(a, b)| format!("Attributes '{a} and {b}' are incompatible"))
}

/// Whether a type consists of floating-point values only.
fn has_floats(cx: &VerifierContext<'_>, ty: Type) -> bool {
    match cx.kind(ty) {
        TypeKind::Float(_) => true,
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => has_floats(cx, *elem),
        TypeKind::Struct { fields, .. } => !fields.is_empty() && fields.iter().all(|f| has_floats(cx, *f)),
        _ => false,
    }
}

/// Checks the attributes in a function header.
pub(crate) fn header<'a>(cx: &mut VerifierContext<'a>, id: GlobalId, function: &'a Function) {
    let module = cx.module;
    let parts = std::iter::once((function.ret, function.ret_attrs));
    let parts = parts.chain(function.params.iter().map(|p| (p.ty, p.attrs)));
    // LLVM gives an intrinsic its known attributes, regardless of those in the text.
    let name = module.globals[id].name.symbol();
    let intrinsic = name.starts_with("llvm.");
    let known = intrinsic && !matches!(intrinsics::lookup(&name), intrinsics::Meaning::Unknown);
    for (n, (ty, set)) in parts.enumerate().filter(|_| !known) {
        if let Some(message) = error(cx, set, ty) {
            let d = cx.error("E0240", NodeRef::Header(id, n), message);
            cx.report(d);
        }
    }
    let with = |word: &'static str| {
        let has = move |p: &&crate::ir::Param| module.has_attr(p.attrs, word);
        function.params.iter().filter(has).count()
    };
    let mut found: Vec<String> = Vec::new();
    for word in ["returned", "nest", "swiftself", "swiftasync", "swifterror"] {
        if with(word) > 1 {
            found.push(format!("More than one parameter has attribute {word}"));
        }
    }
    match function.params.iter().position(|p| module.has_attr(p.attrs, "sret")) {
        _ if with("sret") > 1 => found.push("Cannot have multiple 'sret' parameters".into()),
        Some(2..) => found.push("Attribute 'sret' is not on first or second parameter".into()),
        Some(_) if function.ret != Type::VOID && !cx.damaged(function.ret) => {
            found.push("functions with 'sret' argument must return void".into());
        }
        _ => {}
    }
    if let Some(param) = function.params.iter().find(|p| module.has_attr(p.attrs, "returned"))
        && !same_bits(cx, param.ty, function.ret)
    {
        found.push("Incompatible argument and return types for 'returned' attribute".into());
    }
    let groups = module.attrs[function.attrs].iter().filter_map(|attr| match attr {
        Attr::Group(n) => module.attr_groups.get(n).copied(),
        _ => None,
    });
    let sets: Vec<AttrSet> = std::iter::once(function.attrs).chain(groups).collect();
    found.extend(excluded(cx, &sets));
    let has = |word: &str| sets.iter().any(|set| module.has_attr(*set, word));
    if has("optnone") && !has("noinline") {
        found.push("Attribute 'optnone' requires 'noinline'".into());
    }
    for attr in sets.iter().flat_map(|set| &module.attrs[*set]) {
        found.extend(function_error(&module.types, attr, function));
    }
    let says = |key: &str| {
        let mut all = sets.iter().flat_map(|set| &module.attrs[*set]);
        all.any(|attr| matches!(attr, Attr::String(k, _) if &**k == key))
    };
    if says("sign-return-address-key") && !says("sign-return-address") {
        found.push("'sign-return-address-key' present without `sign-return-address`".into());
    }
    if says("aarch64_pstate_sm_enabled") && says("aarch64_pstate_sm_compatible") {
        found.push("Attributes 'aarch64_pstate_sm_enabled and aarch64_pstate_sm_compatible' are incompatible".into());
    }
    for states in MATRIX_STATES.iter().filter(|states| states.iter().filter(|state| says(state)).count() > 1) {
        found.push(format!("Attributes '{}' are mutually exclusive", states.join("', '")));
    }
    if has("builtin") || says("aarch64_zt0_undef") {
        let name = if has("builtin") { "builtin" } else { "aarch64_zt0_undef" };
        found.push(format!("Attribute '{name}' can only be applied to a callsite"));
    }
    let unnamed = module.globals[id].unnamed_addr == Some(UnnamedAddr::Global);
    if has("jumptable") && !unnamed && !has("unnamed_addr") {
        found.push("Attribute 'jumptable' requires 'unnamed_addr'".into());
    }
    if !intrinsic && with("immarg") > 0 {
        found.push("immarg attribute only applies to intrinsics".into());
    }
    match function.cc.0 {
        X86_INTR if function.params.first().is_some_and(|p| !module.has_attr(p.attrs, "byval")) => {
            found.push("Calling convention parameter requires byval".into());
        }
        SPIR_KERNEL | AMDGPU_KERNEL if function.ret != Type::VOID => {
            found.push("Calling convention requires void return type".into());
        }
        _ => {}
    }
    for message in found {
        cx.report(Diagnostic::error("E0240", module.globals[id].span, message));
    }
}

/// Calling conventions with special rules.
const SPIR_KERNEL: u32 = 76;
const X86_INTR: u32 = 83;
const AMDGPU_KERNEL: u32 = 91;

/// Whether a value can be reinterpreted as the other type: equal types, or vectors of the same size.
fn same_bits(cx: &VerifierContext<'_>, a: Type, b: Type) -> bool {
    let bits = |ty: Type| match (cx.module.types.vector(ty), cx.scalar_kind(ty)) {
        (Some((len, false, _)), TypeKind::Int(bits)) => Some(u64::from(len) * u64::from(*bits)),
        (Some((len, false, _)), TypeKind::Float(kind)) => Some(u64::from(len) * u64::from(kind.bits())),
        _ => None,
    };
    cx.compare(a, b) != crate::verify::types::equivalence::Agreement::Different
        || bits(a).is_some() && bits(a) == bits(b)
}

/// Returns the error in a single function attribute.
fn function_error(types: &Types, attr: &Attr, function: &Function) -> Option<String> {
    match attr {
        Attr::String(key, value) => {
            let value = value.as_deref().unwrap_or("");
            if UNSIGNED.contains(&&**key) && value.parse::<u64>().is_err() {
                return Some(format!("\"{key}\" takes an unsigned integer: {value}"));
            }
            let error = match &**key {
                "denormal-fp-math" | "denormal-fp-math-f32" => {
                    let modes = ["", "ieee", "preserve-sign", "positive-zero", "dynamic"];
                    let known = value.split(',').count() <= 2 && value.split(',').all(|mode| modes.contains(&mode));
                    (!known).then(|| format!("invalid value for '{key}' attribute: {value}"))
                }
                "target-features" if !value.is_empty() => value.split(',').find_map(|feature| match feature {
                    "" => Some("target-features attribute should not contain an empty string".into()),
                    _ => (!feature.starts_with(['+', '-']))
                        .then(|| format!("target feature '{feature}' must start with a '+' or '-'")),
                }),
                "modular-format" => modular_format_error(value, function),
                "vector-function-abi-variant" => value.split(',').find_map(|name| {
                    let parameters = vector_parameters(name.trim())?;
                    (parameters != Some(function.params.len()))
                        .then(|| format!("invalid name for a VFABI variant: {name}"))
                }),
                _ => None,
            };
            if error.is_some() {
                return error;
            }
            let (_, choices) = CHOICES.iter().find(|(k, _)| *k == &**key)?;
            (!choices.contains(&value)).then(|| format!("invalid value for '{key}' attribute: {value}"))
        }
        Attr::Text(..) | Attr::Int(..) => {
            let text = match attr {
                Attr::Text(_, text) => text.to_string(),
                Attr::Int(_, n) => n.to_string(),
                _ => return None,
            };
            let numbers: Vec<u64> = text.split(',').filter_map(|n| n.trim().parse().ok()).collect();
            match word(attr)? {
                "vscale_range" => match numbers[..] {
                    // Zero means unspecified.
                    [0] | [0, 0] => None,
                    [0, ..] => Some("'vscale_range' minimum must be greater than 0".into()),
                    [low, ..] if !low.is_power_of_two() => {
                        Some("'vscale_range' minimum must be power-of-two value".into())
                    }
                    [_, high] if high != 0 && !high.is_power_of_two() => {
                        Some("'vscale_range' maximum must be power-of-two value".into())
                    }
                    [low, high] if high != 0 && low > high => {
                        Some("'vscale_range' minimum cannot be greater than maximum".into())
                    }
                    _ => None,
                },
                "allockind" => {
                    let kinds = || text.trim_matches('"').split(',').map(str::trim);
                    let main = kinds().filter(|kind| matches!(*kind, "alloc" | "realloc" | "free")).count();
                    // Unknown kinds have been reported by the parser.
                    let known = kinds().all(|kind| matches!(kind, "uninitialized" | "zeroed" | "aligned"));
                    (main > 1 || main == 0 && known)
                        .then(|| "'allockind()' requires exactly one of alloc, realloc, and free".into())
                }
                "allocsize" => {
                    let error = |n: &u64| match function.params.get(usize::try_from(*n).ok()?) {
                        None => Some(format!("'allocsize' argument {n} is out of bounds")),
                        Some(p) if !matches!(types.kind(p.ty), TypeKind::Int(_) | TypeKind::Invalid) => {
                            Some(format!("'allocsize' argument {n} must refer to an integer parameter"))
                        }
                        Some(_) => None,
                    };
                    if numbers.len() == 2 && numbers[0] == numbers[1] {
                        return Some("'allocsize' indices can't refer to the same parameter".into());
                    }
                    numbers.iter().find_map(error)
                }
                _ => None,
            }
        }
        _ => None,
    }
}

/// Checks `"printf,1,2,basic_mod,basic_impl"`: family, format, first argument, modules.
fn modular_format_error(value: &str, function: &Function) -> Option<String> {
    let parts: Vec<&str> = value.split(',').collect();
    if parts.len() < 5 {
        return Some("modular-format attribute requires at least 5 arguments".into());
    }
    let Ok(first) = parts[2].parse::<usize>() else {
        return Some("modular-format attribute first arg index is not an integer".into());
    };
    let most = function.params.len() + usize::from(function.varargs);
    (first == 0 || first > most).then(|| "modular-format attribute first arg index is out of bounds".into())
}

/// Returns the number of parameters that the mangled name of a vector variant describes, such as one for
/// `_ZGVbN4v_sin(vsin)`. `Some(None)` for a malformed name; `None` for a name without `_ZGV`, which is not
/// checked.
#[expect(clippy::option_option, reason = "the malformed name and the unchecked name")]
fn vector_parameters(name: &str) -> Option<Option<usize>> {
    let rest = name.strip_prefix("_ZGV")?;
    let rest = rest.strip_prefix("_LLVM_").or_else(|| rest.get(1..)).unwrap_or("");
    let Some(rest) = rest.strip_prefix(['M', 'N']) else { return Some(None) };
    let length = rest.strip_prefix('x').unwrap_or_else(|| rest.trim_start_matches(|c: char| c.is_ascii_digit()));
    if length.len() == rest.len() {
        return Some(None);
    }
    let Some((parameters, _)) = length.split_once('_') else { return Some(None) };
    let known = |c: char| matches!(c, 'v' | 'l' | 'R' | 'L' | 'U' | 'u' | 's' | 'a' | 'n') || c.is_ascii_digit();
    let count = parameters.chars().filter(|c| matches!(c, 'v' | 'l' | 'R' | 'L' | 'U' | 'u')).count();
    Some((count > 0 && parameters.chars().all(known)).then_some(count))
}

/// Checks the attributes and fast-math flags of a call.
pub(crate) fn call(at: &mut InstChecker<'_, '_>, call: &CallInfo, ret: Type) {
    if let Some(message) = error(at.cx, call.ret_attrs, ret) {
        at.error("E0240", InstPart::Type(0), message, "");
    }
    for (n, arg) in call.args.iter().enumerate() {
        if let Some(message) = error(at.cx, arg.attrs, arg.ty).or_else(|| argument_error(at, call, n)) {
            at.error("E0240", InstPart::Type(n + 1), message, "");
        }
    }
    if let Some(message) = site_error(at, call) {
        at.error("E0240", InstPart::Whole, message, "");
    }
    fast_math(at, "call", call.fast, ret);
}

/// Returns the error in the attributes of an argument at a particular call site.
fn argument_error(at: &InstChecker<'_, '_>, call: &CallInfo, n: usize) -> Option<String> {
    let (module, arg) = (at.cx.module, &call.args[n]);
    let TypeKind::Function { params, varargs, .. } = at.cx.kind(call.fn_ty) else { return None };
    let has = |word: &str| module.has_attr(arg.attrs, word);
    if has("inalloca") {
        if n + 1 != call.args.len() {
            return Some("inalloca isn't on the last argument".into());
        }
        if let Operand::Value(value) = arg.value
            && let ValueDef::Inst(inst) = at.body.values[value].def
            && matches!(at.body.insts[inst], Inst::Alloca { inalloca: false, .. })
        {
            return Some("inalloca argument for call has mismatched alloca".into());
        }
    }
    let intrinsic = || called(at, call).is_some_and(|id| module.globals[id].name.symbol().starts_with("llvm."));
    // A statepoint intrinsic forwards arguments that may be parameters of the function it wraps.
    if *varargs && n >= params.len() && has("sret") && !intrinsic() {
        return Some("Attribute 'sret' cannot be used for vararg call arguments".into());
    }
    let sized = matches!(at.cx.kind(arg.ty), TypeKind::Vector { .. });
    let align = sized.then(|| at.cx.layout.align_of(&module.types, arg.ty)).flatten();
    (align.is_some_and(|align| align > MAX_ARGUMENT_ALIGN) && !intrinsic())
        .then(|| "Incorrect alignment of argument passed to called function".into())
}

/// Returns the function that a call names directly.
fn called(at: &InstChecker<'_, '_>, call: &CallInfo) -> Option<GlobalId> {
    let Operand::Const(callee) = call.callee else { return None };
    match at.cx.module.constants[at.cx.module.constants.same_address(callee)] {
        Constant::Global(_, id) => Some(id),
        _ => None,
    }
}

/// Returns the error in the function attributes of a call site.
fn site_error(at: &InstChecker<'_, '_>, call: &CallInfo) -> Option<String> {
    let module = at.cx.module;
    let align = module.attrs[call.fn_attrs].iter().find(|attr| word(attr) == Some("align"));
    if let Some(Attr::Int(_, align)) = align {
        return Some(format!("Attribute 'align {align}' does not apply to functions"));
    }
    let callee = called(at, call).and_then(|id| module.function(id))?;
    (module.has_fn_attr(call.fn_attrs, "builtin") && !module.has_fn_attr(callee.attrs, "nobuiltin"))
        .then(|| "Attribute 'builtin' can only be used in a call to a function with the 'nobuiltin' attribute".into())
}

/// Checks the fast-math flags of an instruction whose result can have any type.
pub(crate) fn fast_math(at: &mut InstChecker<'_, '_>, opcode: &str, fast: FastMath, ty: Type) {
    if fast != FastMath::default() && !at.cx.damaged(ty) && !has_floats(at.cx, ty) {
        let message =
            format!("fast-math-flags specified for {opcode} without floating-point scalar or vector return type");
        at.error("E0241", InstPart::Whole, message, "");
    }
}
