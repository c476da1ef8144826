//! Evaluation of constant expressions on the scalars of their operands.

use super::{LoadContext, Step, gep_steps, kind_of};
use crate::interp::exec::bigint;
use crate::interp::exec::bigint::BigintOp;
use crate::interp::exec::cast_dispatch::convert;
use crate::interp::exec::{float, int};
use crate::interp::memory;
use crate::interp::register_code::Kind;
use crate::interp::scalar::{Cause, CodeLocation, OriginId, ScalarValue};
use crate::interp::state::SharedState;
use crate::ir::constant::ConstExpr;
use crate::ir::inst::{BinaryFlags, BinaryOp, CastOp, FastMath};
use crate::ir::{Module, Type};
use crate::source::Span;

/// Evaluates an expression on scalars, or on one element of each operand.
pub(super) fn elementwise(
    module: &Module,
    ty: Type,
    expr: &ConstExpr,
    values: &[ScalarValue],
    span: Span,
    parts: &mut LoadContext<'_>,
) -> ScalarValue {
    let kind = |ty| kind_of(&module.types, module.types.scalar(ty)).unwrap_or(Kind::Void);
    match expr {
        ConstExpr::Cast { op, flags, arg } => {
            let flags = parts.shared.effective_cast_flags(*flags);
            convert(*op, flags, kind(arg.0), kind(ty), &values[0], parts.shared, CodeLocation::NONE)
        }
        ConstExpr::Gep { source, indices, .. } => {
            let base = values[0];
            if !base.definedness.is_defined() {
                return base;
            }
            // The lowest word of a wider index is sufficient.
            let width = |ty| module.types.int_width(module.types.scalar(ty)).unwrap_or(0);
            let width = |ty| if width(ty) > 128 { 64 } else { width(ty) };
            let values: Vec<(ScalarValue, u32)> =
                indices.iter().zip(&values[1..]).map(|(i, v)| (*v, width(i.0))).collect();
            let known = |n: usize| values.get(n).map(|v| v.0.bits(v.1));
            let steps = gep_steps(&module.types, &parts.shared.layout, *source, indices.len(), known);
            let Some((steps, _)) = steps else { return ScalarValue::undef(OriginId::FORGOTTEN) };
            let mut offset = 0i64;
            for (step, (value, width)) in steps.iter().zip(&values) {
                if !value.definedness.is_defined() {
                    return parts.shared.undefs.propagate(&[value.definedness]);
                }
                offset = offset.wrapping_add(match step {
                    Step::Field(at) => *at as i64,
                    Step::Scale(size) => {
                        let index = crate::value::sign_extend(*width, value.bits(*width)) as i64;
                        index.wrapping_mul(*size as i64)
                    }
                });
            }
            let depth = memory::depth_of(base.site).saturating_add((indices.len().min(255) as u8).saturating_sub(1));
            let site = memory::pack_site(memory::site_of(base.site), depth);
            ScalarValue { lo: base.lo.wrapping_add(offset as u64), site, ..base }
        }
        ConstExpr::Binary { op, flags, lhs, .. } => {
            let [a, b] = [values[0], values[1]];
            binary(*op, parts.shared.effective_flags(*flags), kind(lhs.0), &a, &b, parts.shared, span)
        }
        ConstExpr::Icmp { pred, lhs, .. } => {
            let [a, b] = [values[0], values[1]];
            int::compare(*pred, false, kind(lhs.0).width(), &a, &b, &mut parts.shared.undefs, CodeLocation::NONE)
        }
        ConstExpr::Fcmp { pred, lhs, .. } => {
            let [a, b] = [values[0], values[1]];
            let Some(format) = kind(lhs.0).format() else { return ScalarValue::undef(OriginId::FORGOTTEN) };
            float::compare(*pred, format, FastMath::default(), &a, &b, &mut parts.shared.undefs, CodeLocation::NONE)
        }
        // These are not scalars, or operate on whole vectors.
        ConstExpr::ExtractElement { .. }
        | ConstExpr::InsertElement { .. }
        | ConstExpr::ShuffleVector { .. }
        | ConstExpr::Splat(_)
        | ConstExpr::Fneg(_)
        | ConstExpr::ExtractValue { .. }
        | ConstExpr::InsertValue { .. }
        | ConstExpr::Select { .. } => ScalarValue::undef(OriginId::FORGOTTEN),
    }
}

/// Evaluates an expression on integers of more than 128 bits, or on one element of each operand.
pub(super) fn of_words(
    module: &Module,
    ty: Type,
    expr: &ConstExpr,
    values: &[(Type, &[ScalarValue])],
    span: Span,
    parts: &mut LoadContext<'_>,
) -> Vec<ScalarValue> {
    let form = |ty| bigint::form(&module.types, module.types.scalar(ty)).unwrap_or(Kind::Void);
    let (what, division) = match expr {
        ConstExpr::Cast { op: CastOp::Bitcast, .. } => return values[0].1.to_vec(),
        ConstExpr::Cast { op, flags, .. } => (BigintOp::Cast(*op, parts.shared.effective_cast_flags(*flags)), ""),
        ConstExpr::Binary { op, flags, .. } => {
            (BigintOp::Binary(*op, parts.shared.effective_flags(*flags)), op.keyword())
        }
        ConstExpr::Icmp { pred, .. } => (BigintOp::Compare(*pred, false), ""),
        // These have no such operands, or were handled earlier.
        _ => return vec![ScalarValue::undef(OriginId::FORGOTTEN); module.types.words(ty) as usize],
    };
    let args: Vec<bigint::Arg<'_>> = values.iter().map(|(ty, slots)| (*slots, form(*ty))).collect();
    let result = bigint::compute(&what, &args, form(ty), parts.shared, CodeLocation::NONE);
    // LangRef: division by zero in a constant expression yields poison.
    result.unwrap_or_else(|_| {
        let poison = ScalarValue::poison(parts.shared.undefs.origin_at(Cause::Undefined(division), span));
        vec![poison; module.types.words(ty) as usize]
    })
}

fn binary(
    op: BinaryOp,
    flags: BinaryFlags,
    kind: Kind,
    a: &ScalarValue,
    b: &ScalarValue,
    shared: &mut SharedState,
    span: Span,
) -> ScalarValue {
    if let Some(format) = kind.format() {
        return float::binary(op, format, flags.fast, a, b, &mut shared.undefs, CodeLocation::NONE);
    }
    let result = int::binary(op, flags, kind.width(), a, b, &mut shared.undefs, CodeLocation::NONE);
    // LangRef: division by zero in a constant expression yields poison.
    result.unwrap_or_else(|_| ScalarValue::poison(shared.undefs.origin_at(Cause::Undefined(op.keyword()), span)))
}
