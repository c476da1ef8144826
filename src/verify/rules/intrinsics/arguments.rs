//! Rules for arguments of intrinsics on memory, integers and functions, beyond their types.

use super::rule::argument;
use super::rule::{Rule, RuleResult, whole};
use crate::ir::inst::CallInfo;
use crate::ir::{Attr, Constant, GlobalKind, Inst, Operand, Type, TypeKind, ValueDef};
use crate::verify::rules::instructions::operands::InstChecker;

pub(super) fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        "assume" => assume,
        "scmp" | "ucmp" => three_way,
        "coro.id" => coro_id,
        "is.fpclass" | "vp.is.fpclass" => class_mask,
        "memcpy.element.unordered.atomic" | "memmove.element.unordered.atomic" | "memset.element.unordered.atomic" => {
            element_atomic
        }
        "experimental.memset.pattern" => memset_pattern,
        "init.trampoline" => trampoline,
        "prefetch" => prefetch,
        "reloc.none" => reloc_none,
        "stackprotector" => stack_protector,
        "localescape" => local_escape,
        "localrecover" => local_recover,
        "eh.exceptioncode" | "eh.exceptionpointer" => catch_pad,
        "experimental.guard" => guard,
        "experimental.deoptimize" => deoptimize,
        "get.dynamic.area.offset" => dynamic_area,
        "smul.fix" | "smul.fix.sat" | "sdiv.fix" | "sdiv.fix.sat" => |at, call, _| scale(at, call, false),
        "umul.fix" | "umul.fix.sat" | "udiv.fix" | "udiv.fix.sat" => |at, call, _| scale(at, call, true),
        "bswap" => byte_swap,
        "invariant.start" => invariant_start,
        "preserve.array.access.index" | "preserve.struct.access.index" => element_type,
        "ptrmask" => ptrmask,
        "lifetime.start" | "lifetime.end" => lifetime,
        "experimental.noalias.scope.decl" => scope_declaration,
        _ => return None,
    })
}

fn ensure(holds: bool, n: usize, message: &str) -> RuleResult {
    if holds { Ok(()) } else { argument(n, message) }
}

/// Checks `llvm.assume`, whose operand bundles are attributes.
fn assume(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    if !call.bundles.is_empty() && at.literal(call, 0) != Some(1) {
        return argument(0, "assume with operand bundles must have i1 true condition");
    }
    let kind = |ty: Type| at.cx.kind(ty);
    let pointer = |ty: Type| matches!(kind(ty), TypeKind::Ptr { .. });
    let integer = |ty: Type| matches!(kind(ty), TypeKind::Int(_));
    for bundle in &call.bundles {
        let count = bundle.args.len();
        let ty = |n: usize| bundle.args[n].0;
        let constant = |n: usize| {
            let id = match bundle.args[n].1 {
                Operand::Const(id) => id,
                Operand::Value(_) => return false,
            };
            matches!(at.cx.module.constants[id], Constant::Int(..) | Constant::Zero(_))
        };
        let error = match &*bundle.tag {
            "separate_storage" if count != 2 => "separate_storage assumptions should have 2 arguments",
            "separate_storage" if !pointer(ty(0)) || !pointer(ty(1)) => {
                "arguments to separate_storage assumptions should be pointers"
            }
            "separate_storage" | "ignore" => continue,
            "align" if !(2..=3).contains(&count) => "alignment assumptions should have 2 or 3 arguments",
            "dereferenceable" if count != 2 => "dereferenceable assumptions should have 2 arguments",
            "align" | "dereferenceable" if !pointer(ty(0)) => "first argument should be a pointer",
            "align" | "dereferenceable" if !integer(ty(1)) => "second argument should be an integer",
            "align" if count == 3 && !integer(ty(2)) => "third argument should be an integer if present",
            "align" | "dereferenceable" => continue,
            tag => match ATTRIBUTES.iter().find(|(_, words)| words.split(' ').any(|word| word == tag)) {
                None => "tags must be valid attribute names",
                Some(_) if count > 2 => "too many arguments",
                Some((BundleOperands::Number, _)) if count != 2 => "this attribute should have 2 arguments",
                Some((BundleOperands::Number, _)) if !constant(1) => {
                    "the second argument should be a constant integral value"
                }
                Some((BundleOperands::Value, _)) if count != 1 => "this attribute should have one argument",
                Some((BundleOperands::Nothing, _)) if count != 0 => "this attribute has no argument",
                Some(_) => continue,
            },
        };
        return whole(format!("{error}: `\"{}\"`", bundle.tag));
    }
    Ok(())
}

/// The operands of a bundle of `llvm.assume`.
#[derive(Clone, Copy, PartialEq, Eq)]
enum BundleOperands {
    /// A value and a number.
    Number,
    /// A value.
    Value,
    /// No operands: an attribute of the function.
    Nothing,
    /// Arbitrary operands.
    Anything,
}

/// Attributes known to LLVM, by the operands they take.
const ATTRIBUTES: &[(BundleOperands, &str)] = &[
    (
        BundleOperands::Number,
        "alignstack allockind allocsize captures dereferenceable_or_null memory nofpclass uwtable vscale_range",
    ),
    (
        BundleOperands::Value,
        "allocalign allocptr byref byval dead_on_return dead_on_unwind elementtype immarg inalloca initializes inreg nest \
         noalias noext nofree nonnull noundef preallocated range readnone readonly returned signext sret swiftasync \
         swifterror swiftself writable writeonly zeroext",
    ),
    (
        BundleOperands::Nothing,
        "alwaysinline builtin cold convergent coro_elide_safe coro_only_destroy_when_complete disable_sanitizer_instrumentation \
         fn_ret_thunk_extern hot hybrid_patchable inlinehint jumptable minsize mustprogress naked nobuiltin nocallback \
         nocf_check nocreateundeforpoison nodivergencesource noduplicate noimplicitfloat noinline nomerge nonlazybind noprofile \
         norecurse noredzone noreturn nosanitize_bounds nosanitize_coverage nosync nounwind null_pointer_is_valid \
         optdebug optforfuzzing optnone optsize presplitcoroutine returns_twice safestack sanitize_address \
         sanitize_alloc_token sanitize_hwaddress sanitize_memory sanitize_memtag sanitize_numerical_stability \
         sanitize_realtime sanitize_realtime_blocking sanitize_thread sanitize_type shadowcallstack skipprofile \
         speculatable speculative_load_hardening ssp sspreq sspstrong strictfp willreturn",
    ),
    (BundleOperands::Anything, "nocapture"),
];

fn three_way(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let (ret, arg) = (at.ret_ty(call), at.arg_ty(call, 0));
    match (at.lanes(ret), at.lanes(arg)) {
        _ if at.element_bits(ret) < Some(2) => whole("result type must be at least 2 bits wide"),
        (Some(_), None) | (None, Some(_)) => {
            whole("ucmp/scmp argument and result types must both be either vector or scalar types")
        }
        (a, b) if a != b => whole("return type and arguments must have the same number of elements"),
        _ => Ok(()),
    }
}

fn coro_id(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let module = at.cx.module;
    let null = |id| matches!(module.constants[id], Constant::Null(_) | Constant::Zero(_) | Constant::Invalid);
    if matches!(call.args[3].value, Operand::Const(id) if null(id)) {
        return Ok(());
    }
    let init = at.names(call, 3).and_then(|id| match &module.globals[id].kind {
        GlobalKind::Variable { init: Some(init), constant: true, .. } => Some(*init),
        _ => None,
    });
    match init.map(|id| &module.constants[id]) {
        None => argument(3, "info argument of llvm.coro.id must refer to an initialized constant"),
        Some(Constant::Struct(..) | Constant::Array(..) | Constant::Invalid) => Ok(()),
        Some(_) => argument(3, "info argument of llvm.coro.id must refer to either a struct or an array"),
    }
}

fn class_mask(at: &mut InstChecker<'_, '_>, call: &CallInfo, name: &'static str) -> RuleResult {
    let good = at.literal(call, 1).is_none_or(|mask| mask & !0x3ff == 0);
    ensure(good, 1, &format!("unsupported bits for llvm.{name} test mask"))
}

fn element_atomic(at: &mut InstChecker<'_, '_>, call: &CallInfo, name: &'static str) -> RuleResult {
    let Some(size) = at.literal(call, 3) else { return Ok(()) };
    let message = "element size of the element-wise atomic memory intrinsic must be a power of 2";
    ensure(size.is_power_of_two(), 3, message)?;
    let aligned = |n: usize| {
        let list = &at.cx.module.attrs[call.args[n].attrs];
        list.iter().any(|a| matches!(a, Attr::Int(word, align) if &**word == "align" && u128::from(*align) >= size))
    };
    ensure(aligned(0), 0, "incorrect alignment of the destination argument")?;
    ensure(name.starts_with("memset") || aligned(1), 1, "incorrect alignment of the source argument")
}

fn memset_pattern(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let ty = at.arg_ty(call, 1);
    ensure(at.cx.types.sized(ty), 1, "unsized types cannot be used as memset patterns")
}

/// Checks the alignment argument of an older form of a masked access.
fn masked_align(at: &InstChecker<'_, '_>, call: &CallInfo, n: usize, zero: bool) -> RuleResult {
    match at.literal(call, n) {
        Some(0) if !zero => argument(n, "invalid zero alignment argument"),
        Some(align) if align != 0 && !(align.is_power_of_two() && align <= 1 << 32) => {
            argument(n, "invalid alignment argument")
        }
        _ => Ok(()),
    }
}

pub(super) fn older_rule(name: &str) -> Option<Rule> {
    Some(match name {
        "masked.load" => |at, call, _| masked_align(at, call, 1, false),
        "masked.store" => |at, call, _| masked_align(at, call, 2, false),
        "masked.gather" => |at, call, _| masked_align(at, call, 1, true),
        "masked.scatter" => |at, call, _| masked_align(at, call, 2, true),
        _ => return None,
    })
}

fn trampoline(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let function = at.names(call, 1).is_some_and(|id| at.cx.module.function(id).is_some());
    ensure(function, 1, "llvm.init_trampoline parameter #2 must resolve to a function")
}

fn prefetch(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let below = |n: usize, limit: u128| at.literal(call, n).is_none_or(|value| value < limit);
    ensure(below(1, 2), 1, "rw argument to llvm.prefetch must be 0-1")?;
    ensure(below(2, 4), 2, "locality argument to llvm.prefetch must be 0-3")?;
    ensure(below(3, 2), 3, "cache type argument to llvm.prefetch must be 0-1")
}

fn reloc_none(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    ensure(at.word(call, 0).is_some(), 0, "llvm.reloc.none argument must be a metadata string")
}

fn stack_protector(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let alloca = matches!(at.defining_inst(call, 1), Some(Inst::Alloca { .. }));
    ensure(alloca, 1, "llvm.stackprotector parameter #2 must resolve to an alloca")
}

fn local_escape(at: &mut InstChecker<'_, '_>, call: &CallInfo, name: &'static str) -> RuleResult {
    let entry = &at.body.blocks[at.body.entry()].insts;
    if !entry.contains(&at.inst) {
        return whole("llvm.localescape used outside of entry block");
    }
    let before = entry.iter().take_while(|inst| **inst != at.inst);
    let same = |inst: &crate::ir::InstId| {
        at.body.insts[*inst].call().is_some_and(|call| super::called(at.cx, call) == Some(name))
    };
    if before.into_iter().any(same) {
        return whole("multiple calls to llvm.localescape in one function");
    }
    for (n, arg) in call.args.iter().enumerate() {
        let null = |id| matches!(at.cx.module.constants[id], Constant::Null(_) | Constant::Zero(_) | Constant::Invalid);
        if matches!(arg.value, Operand::Const(id) if null(id)) {
            continue;
        }
        let constant =
            |count: Option<&crate::ir::TypedOperand>| count.is_none_or(|(_, count)| matches!(count, Operand::Const(_)));
        let fixed = matches!(at.defining_inst(call, n), Some(Inst::Alloca { count, .. }) if constant(count.as_ref()));
        ensure(fixed, n, "llvm.localescape only accepts static allocas")?;
    }
    Ok(())
}

fn local_recover(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let function = at.names(call, 0).and_then(|id| Some((id, at.cx.module.function(id)?.body.as_ref()?)));
    let Some((id, body)) = function else {
        return argument(0, "llvm.localrecover first argument must be function defined in this module");
    };
    let known = at.cx.escapes.get(&id).copied();
    let count = known.unwrap_or_else(|| {
        let mut entry = body.blocks[body.entry()].insts.iter().filter_map(|inst| body.insts[*inst].call());
        let escaped = entry.find(|call| super::called(at.cx, call) == Some("localescape"));
        escaped.map_or(0, |call| call.args.len() as u128)
    });
    at.cx.escapes.insert(id, count);
    let message = "all indices passed to llvm.localrecover must be less than the number of arguments passed to \
                   llvm.localescape in the parent function";
    ensure(at.literal(call, 2).is_none_or(|index| index < count), 2, message)
}

fn catch_pad(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let pad = matches!(at.defining_inst(call, 0), Some(Inst::CatchPad { .. } | Inst::Invalid));
    ensure(pad, 0, "eh.exceptionpointer argument must be a catchpad")
}

/// Checks `llvm.experimental.guard` or `deoptimize`: a plain call with the state for deoptimization.
fn has_state(at: &InstChecker<'_, '_>, call: &CallInfo, name: &str) -> RuleResult {
    if !matches!(at.body.insts[at.inst], Inst::Call(_)) {
        return whole(format!("{name} cannot be invoked"));
    }
    match call.bundles.iter().filter(|b| &*b.tag == "deopt").count() {
        1 => Ok(()),
        _ => whole(format!("{name} must have exactly one \"deopt\" operand bundle")),
    }
}

fn guard(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    has_state(at, call, "experimental_guard")
}

fn deoptimize(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    has_state(at, call, "experimental_deoptimize")?;
    let ret = at.ret_ty(call);
    if ret != at.function.ret {
        return whole("experimental_deoptimize return type must match caller return type");
    }
    match at.following.first().map(|inst| &at.body.insts[*inst]) {
        Some(Inst::Ret(None)) => Ok(()),
        Some(Inst::Ret(Some((_, Operand::Value(v))))) if at.body.result(at.inst) == Some(*v) => Ok(()),
        Some(Inst::Ret(_)) => whole(
            "calls to experimental_deoptimize must be followed by a return of the value computed by \
             experimental_deoptimize",
        ),
        _ => whole("calls to experimental_deoptimize must be followed by a return"),
    }
}

fn dynamic_area(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let bits = at.cx.layout.size_of(&at.cx.module.types, Type::PTR).map(|size| size as u32 * 8);
    match at.cx.module.types.int_width(at.ret_ty(call)) {
        Some(width) if Some(width) == bits => Ok(()),
        _ => whole("get_dynamic_area_offset result type must be scalar integer matching alloca address space width"),
    }
}

fn scale(at: &mut InstChecker<'_, '_>, call: &CallInfo, unsigned: bool) -> RuleResult {
    let width = u128::from(at.element_bits(at.arg_ty(call, 0)).unwrap_or(u32::MAX));
    let Some(scale) = at.literal(call, 2) else { return Ok(()) };
    match unsigned {
        false => {
            ensure(scale < width, 2, "the scale of s[mul|div]_fix[_sat] must be less than the width of the operands")
        }
        true => ensure(
            scale <= width,
            2,
            "the scale of u[mul|div]_fix[_sat] must be less than or equal to the width of the operands",
        ),
    }
}

fn byte_swap(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let good = at.element_bits(at.ret_ty(call)).is_none_or(|bits| bits.is_multiple_of(16));
    if good { Ok(()) } else { whole("bswap must be an even number of bytes") }
}

fn invariant_start(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let good = at.signed_literal(call, 0).is_none_or(|size| size >= -1);
    ensure(good, 0, "invariant_start parameter must be -1, 0 or a positive number")
}

fn element_type(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let good = at.cx.module.has_attr(call.args[0].attrs, "elementtype");
    ensure(good, 0, "intrinsic requires elementtype attribute on first argument")
}

fn ptrmask(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let (ptr, mask) = (at.arg_ty(call, 0), at.arg_ty(call, 1));
    let types = &at.cx.module.types;
    let TypeKind::Ptr { addrspace, .. } = types.kind(types.scalar(ptr)) else {
        return argument(0, "llvm.ptrmask intrinsic first argument must be pointer or vector of pointers");
    };
    match (at.lanes(ptr), at.lanes(mask)) {
        (Some(_), None) | (None, Some(_)) => {
            return argument(1, "llvm.ptrmask intrinsic arguments must be both scalars or both vectors");
        }
        (a, b) if a != b => {
            return argument(1, "llvm.ptrmask intrinsic arguments must have the same number of elements");
        }
        _ => {}
    }
    let good = at.element_bits(mask) == Some(at.cx.layout.index_bits(*addrspace));
    ensure(
        good,
        1,
        "llvm.ptrmask intrinsic second argument bitwidth must match pointer index type size of first argument",
    )
}

fn lifetime(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let good = match call.args[0].value {
        Operand::Const(id) => matches!(at.cx.module.constants[id], Constant::Poison(_) | Constant::Invalid),
        Operand::Value(v) => match at.body.values[v].def {
            ValueDef::Inst(inst) => matches!(at.body.insts[inst], Inst::Alloca { .. } | Inst::Invalid),
            ValueDef::Undefined => true,
            ValueDef::Param(_) => false,
        },
    };
    ensure(good, 0, "llvm.lifetime.start/end can only be used on alloca or poison")
}

fn scope_declaration(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let text = at.word(call, 0).is_some();
    ensure(!text, 0, "scope list of llvm.experimental.noalias.scope.decl must be a list of scopes")
}
