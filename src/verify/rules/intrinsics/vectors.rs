//! Rules for arguments of vector and matrix intrinsics, beyond their types.

use super::rule::{Rule, RuleResult, argument, whole};
use crate::ir::inst::{CallInfo, FcmpPred, IcmpPred};
use crate::ir::{Attr, Type, TypeKind};
use crate::verify::rules::instructions::operands::InstChecker;

pub(super) fn rule(name: &str) -> Option<Rule> {
    Some(match name {
        "get.active.lane.mask" => lane_mask,
        "experimental.get.vector.length" => vector_length,
        "vector.reduce.add" | "vector.reduce.and" | "vector.reduce.mul" | "vector.reduce.or" | "vector.reduce.smax"
        | "vector.reduce.smin" | "vector.reduce.umax" | "vector.reduce.umin" | "vector.reduce.xor" => {
            |at, call, _| reduction(0, at.is_int(at.arg_ty(call, 0)))
        }
        "vector.reduce.fmax" | "vector.reduce.fmin" => |at, call, _| reduction(0, at.is_float(at.arg_ty(call, 0))),
        "vector.reduce.fadd" | "vector.reduce.fmul" => |at, call, _| reduction(1, at.is_float(at.arg_ty(call, 1))),
        "matrix.multiply" => matrix_multiply,
        "matrix.transpose" => matrix_transpose,
        "matrix.column.major.load" => |at, call, _| matrix_in_memory(at, call, at.ret_ty(call), 1),
        "matrix.column.major.store" => |at, call, _| matrix_in_memory(at, call, at.arg_ty(call, 0), 2),
        "vector.splice.left" => |at, call, _| splice_one_side(at, call, 0),
        "vector.splice.right" => |at, call, _| splice_one_side(at, call, 1),
        "experimental.vp.splice" => splice,
        "stepvector" => step_vector,
        "experimental.vector.match" => vector_match,
        "vector.insert" => insert,
        "vector.extract" => extract,
        "vector.partial.reduce.add" | "vector.partial.reduce.fadd" => partial_reduction,
        "vp.trunc" | "vp.zext" | "vp.sext" | "vp.fptoui" | "vp.fptosi" | "vp.lrint" | "vp.llrint" | "vp.uitofp"
        | "vp.sitofp" | "vp.fptrunc" | "vp.fpext" | "vp.ptrtoint" | "vp.inttoptr" => predicated_cast,
        "vp.icmp" => |at, call, _| {
            let known = at.word(call, 2).is_some_and(|word| IcmpPred::from_keyword(word).is_some());
            if known { Ok(()) } else { argument(2, "invalid predicate for VP integer comparison intrinsic") }
        },
        "vp.fcmp" => |at, call, _| {
            let known = at.word(call, 2).is_some_and(|word| FcmpPred::from_keyword(word).is_some());
            if known { Ok(()) } else { argument(2, "invalid predicate for VP FP comparison intrinsic") }
        },
        _ => return None,
    })
}

/// Returns the rule for an old form that LLVM auto-upgrades.
pub(super) fn older_rule(name: &str) -> Option<Rule> {
    match name {
        "vector.splice" | "experimental.vector.splice" => Some(splice),
        _ => None,
    }
}

/// Returns the number of elements, without the factor vscale.
fn length(at: &InstChecker<'_, '_>, ty: Type) -> u64 {
    at.lanes(ty).map_or(1, |lanes| lanes.0.into())
}

fn element(at: &InstChecker<'_, '_>, ty: Type) -> Type {
    at.cx.module.types.scalar(ty)
}

fn lane_mask(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    match element(at, at.ret_ty(call)) == Type::I1 {
        true => Ok(()),
        false => whole("get_active_lane_mask: element type is not i1"),
    }
}

fn vector_length(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    match at.signed_literal(call, 1) {
        Some(..=0) => argument(1, "get_vector_length: VF must be positive"),
        _ => Ok(()),
    }
}

fn reduction(vector: usize, fits: bool) -> RuleResult {
    if fits { Ok(()) } else { argument(vector, "intrinsic has incorrect argument type") }
}

/// Returns the number of elements of a matrix whose rows and columns are literal arguments.
fn shape(at: &InstChecker<'_, '_>, call: &CallInfo, rows: usize, columns: usize) -> Option<u128> {
    at.literal(call, rows)?.checked_mul(at.literal(call, columns)?)
}

fn matrix_result(at: &InstChecker<'_, '_>, result: Type, operands: &[Type], elements: Option<u128>) -> RuleResult {
    let elem = element(at, result);
    if !at.is_int(elem) && !at.is_float(elem) {
        return whole("result type must be an integer or floating-point type");
    }
    for (n, operand) in operands.iter().enumerate() {
        if element(at, *operand) != elem {
            let which = ["first", "second"][n.min(1)];
            return whole(format!("vector element type mismatch of the result and {which} operand vector"));
        }
    }
    if elements.is_some_and(|count| count != length(at, result).into()) {
        return whole("result of a matrix operation does not fit in the returned vector");
    }
    Ok(())
}

fn matrix_multiply(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let (a, b) = (at.arg_ty(call, 0), at.arg_ty(call, 1));
    let differs = |ty, elements: Option<u128>| elements.is_some_and(|count| count != length(at, ty).into());
    if differs(a, shape(at, call, 2, 3)) {
        return argument(0, "first argument of a matrix operation does not match specified shape");
    }
    if differs(b, shape(at, call, 3, 4)) {
        return argument(1, "second argument of a matrix operation does not match specified shape");
    }
    matrix_result(at, at.ret_ty(call), &[a, b], shape(at, call, 2, 4))
}

fn matrix_transpose(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    matrix_result(at, at.ret_ty(call), &[at.arg_ty(call, 0)], shape(at, call, 1, 2))
}

fn matrix_in_memory(at: &InstChecker<'_, '_>, call: &CallInfo, matrix: Type, stride: usize) -> RuleResult {
    matrix_result(at, matrix, &[], shape(at, call, stride + 2, stride + 3))?;
    if at.element_bits(at.arg_ty(call, stride)) > Some(64) {
        return argument(stride, "stride bitwidth cannot exceed 64");
    }
    match (at.literal(call, stride), at.literal(call, stride + 2)) {
        (Some(stride_value), Some(rows)) if stride_value < rows => {
            argument(stride, "stride must be greater or equal than the number of rows")
        }
        _ => Ok(()),
    }
}

/// Returns the minimum number of elements that a vector can have in this function, given its `vscale_range`.
fn min_lanes(at: &InstChecker<'_, '_>, ty: Type) -> i128 {
    let Some((len, scalable)) = at.lanes(ty) else { return 1 };
    let module = at.cx.module;
    let least = |attr: &Attr| match attr {
        Attr::Text(word, text) if &**word == "vscale_range" => {
            text.split(',').next().and_then(|n| n.trim().parse::<i128>().ok())
        }
        Attr::Int(word, n) if &**word == "vscale_range" => Some((*n).into()),
        _ => None,
    };
    let own = &module.attrs[at.function.attrs];
    let groups = own.iter().filter_map(|attr| match attr {
        Attr::Group(n) => module.attr_groups.get(n),
        _ => None,
    });
    let mut all = own.iter().chain(groups.flat_map(|set| &module.attrs[*set]));
    let times = if scalable { all.find_map(least).unwrap_or(1) } else { 1 };
    i128::from(len).saturating_mul(times)
}

fn splice_one_side(at: &InstChecker<'_, '_>, call: &CallInfo, more: i128) -> RuleResult {
    let limit = min_lanes(at, at.ret_ty(call)).saturating_add(more);
    match at.literal(call, 2) {
        Some(index) if i128::try_from(index).is_ok_and(|index| index >= limit) => {
            argument(2, format!("the splice index exceeds the range [0, {}]", limit - 1))
        }
        _ => Ok(()),
    }
}

fn splice(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let length = min_lanes(at, at.ret_ty(call));
    match at.signed_literal(call, 2) {
        Some(index) if index < -length || index >= length => {
            argument(2, format!("the splice index exceeds the range [-{length}, {}]", length - 1))
        }
        _ => Ok(()),
    }
}

fn step_vector(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let ty = at.ret_ty(call);
    match at.is_int(ty) && at.element_bits(ty) >= Some(8) {
        true => Ok(()),
        false => whole("stepvector only supported for vectors of integers with a bitwidth of at least 8"),
    }
}

fn vector_match(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let (a, b) = (at.arg_ty(call, 0), at.arg_ty(call, 1));
    match at.lanes(b) {
        Some((_, true)) => argument(1, "second operand must be a fixed length vector"),
        _ if !at.is_int(a) => argument(0, "first operand must be a vector of integers"),
        _ if element(at, a) != element(at, b) => argument(1, "first two operands must have the same element type"),
        _ => Ok(()),
    }
}

/// Checks that a subvector at a literal index is aligned and lies inside the vector.
fn part(at: &InstChecker<'_, '_>, call: &CallInfo, index: usize, vector: Type, part: Type, name: &str) -> RuleResult {
    if element(at, vector) != element(at, part) {
        return whole(format!("{name} parameters must have the same element type"));
    }
    let Some(value) = at.literal(call, index) else { return Ok(()) };
    let (len, whole_len) = (u128::from(length(at, part)), u128::from(length(at, vector)));
    if !value.is_multiple_of(len.max(1)) {
        let message =
            format!("{name} index must be a constant multiple of the subvector's known minimum vector length");
        return argument(index, message);
    }
    let scalable = |ty| at.lanes(ty).is_some_and(|lanes| lanes.1);
    if scalable(vector) == scalable(part) && value.saturating_add(len) > whole_len {
        return argument(index, format!("{name} would overrun the vector"));
    }
    Ok(())
}

fn insert(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    part(at, call, 2, at.arg_ty(call, 0), at.arg_ty(call, 1), "vector_insert")
}

fn extract(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    part(at, call, 1, at.arg_ty(call, 0), at.ret_ty(call), "vector_extract")
}

fn partial_reduction(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    let (sum, vector) = (length(at, at.arg_ty(call, 0)), length(at, at.arg_ty(call, 1)));
    match vector.is_multiple_of(sum.max(1)) {
        true => Ok(()),
        false => argument(
            1,
            "invalid vector widths for partial reduction: the width of the input vector must be a positive integer \
             multiple of the width of the accumulator vector",
        ),
    }
}

fn predicated_cast(at: &mut InstChecker<'_, '_>, call: &CallInfo, name: &'static str) -> RuleResult {
    let (to, from) = (at.ret_ty(call), at.arg_ty(call, 0));
    if at.lanes(to) != at.lanes(from) {
        return whole("VP cast intrinsic first argument and result vector lengths must be equal");
    }
    let kind = |ty: Type| match at.cx.kind(element(at, ty)) {
        TypeKind::Int(_) => "integer",
        TypeKind::Float(_) => "floating-point",
        TypeKind::Ptr { .. } => "pointer",
        _ => "other",
    };
    let (wanted_from, wanted_to) = match name {
        "vp.trunc" | "vp.zext" | "vp.sext" => ("integer", "integer"),
        "vp.fptoui" | "vp.fptosi" | "vp.lrint" | "vp.llrint" => ("floating-point", "integer"),
        "vp.uitofp" | "vp.sitofp" => ("integer", "floating-point"),
        "vp.fptrunc" | "vp.fpext" => ("floating-point", "floating-point"),
        "vp.ptrtoint" => ("pointer", "integer"),
        _ => ("integer", "pointer"),
    };
    if (kind(from), kind(to)) != (wanted_from, wanted_to) {
        return whole(format!(
            "llvm.{name} intrinsic first argument element type must be {wanted_from} and result element type must be \
             {wanted_to}"
        ));
    }
    let (from, to) = (at.element_bits(from), at.element_bits(to));
    match name {
        "vp.trunc" | "vp.fptrunc" if to >= from => whole(format!(
            "llvm.{name} intrinsic the bit size of first argument must be larger than the bit size of the return type"
        )),
        "vp.zext" | "vp.sext" | "vp.fpext" if to <= from => whole(format!(
            "llvm.{name} intrinsic the bit size of first argument must be smaller than the bit size of the return type"
        )),
        _ => Ok(()),
    }
}
