//! Rules for arguments of floating-point intrinsics beyond their types: metadata arguments, and agreement of
//! argument and result vectors.

use super::rule::{Rule, RuleResult, argument, whole};
use crate::ir::Type;
use crate::ir::inst::{CallInfo, FcmpPred};
use crate::verify::rules::instructions::operands::InstChecker;

pub(super) fn rule(name: &str) -> Option<Rule> {
    match name {
        "lrint" | "llrint" | "lround" | "llround" => Some(to_integer),
        "fptrunc.round" => Some(|at, call, _| match at.word(call, 1) {
            Some("round.dynamic") | None => argument(1, "unsupported rounding mode argument"),
            Some(word) if !ROUNDING.contains(&word) => argument(1, "unsupported rounding mode argument"),
            Some(_) => Ok(()),
        }),
        _ if name.starts_with("experimental.constrained.") => Some(constrained),
        _ => None,
    }
}

/// Rounding mode arguments of constrained operations.
const ROUNDING: [&str; 6] =
    ["round.dynamic", "round.tonearest", "round.downward", "round.upward", "round.towardzero", "round.tonearestaway"];

/// Exception behavior arguments of constrained operations.
const EXCEPTIONS: [&str; 3] = ["fpexcept.ignore", "fpexcept.maytrap", "fpexcept.strict"];

/// Checks that argument and result are vectors of the same length, or both scalars.
fn same_lanes(at: &InstChecker<'_, '_>, from: Type, to: Type) -> RuleResult {
    match (at.lanes(from), at.lanes(to)) {
        (Some(_), None) | (None, Some(_)) => whole("intrinsic first argument and result disagree on vector use"),
        (a, b) if a != b => whole("intrinsic first argument and result vector lengths must be equal"),
        _ => Ok(()),
    }
}

fn to_integer(at: &mut InstChecker<'_, '_>, call: &CallInfo, _: &'static str) -> RuleResult {
    same_lanes(at, at.arg_ty(call, 0), at.ret_ty(call))
}

fn constrained(at: &mut InstChecker<'_, '_>, call: &CallInfo, name: &'static str) -> RuleResult {
    let operation = name.trim_start_matches("experimental.constrained.");
    let (from, to) = (at.arg_ty(call, 0), at.ret_ty(call));
    let (from_bits, to_bits) = (at.element_bits(from), at.element_bits(to));
    match operation {
        "lrint" | "llrint" | "lround" | "llround" if at.lanes(from).is_some() || at.lanes(to).is_some() => {
            return whole("intrinsic does not support vectors");
        }
        "fptosi" | "fptoui" | "sitofp" | "uitofp" | "fptrunc" | "fpext" => same_lanes(at, from, to)?,
        _ => {}
    }
    match operation {
        "fptrunc" if from_bits <= to_bits => {
            return argument(0, "intrinsic first argument's type must be larger than result type");
        }
        "fpext" if from_bits >= to_bits => {
            return argument(0, "intrinsic first argument's type must be smaller than result type");
        }
        "fcmp" | "fcmps" if at.word(call, 2).is_none_or(|word| FcmpPred::from_keyword(word).is_none()) => {
            return argument(2, "invalid predicate for constrained FP comparison intrinsic");
        }
        _ => {}
    }
    // The last metadata argument is the exception behavior; the one before it the rounding mode, if the
    // operation rounds.
    let last = call.args.len().saturating_sub(1);
    if at.word(call, last).is_none_or(|word| !EXCEPTIONS.contains(&word)) {
        return argument(last, "invalid exception behavior argument");
    }
    let words = call.args.iter().filter(|arg| arg.ty == Type::METADATA).count();
    let rounds = words == 2 && !operation.starts_with("fcmp");
    if rounds && at.word(call, last - 1).is_none_or(|word| !ROUNDING.contains(&word)) {
        return argument(last - 1, "invalid rounding mode argument");
    }
    Ok(())
}
