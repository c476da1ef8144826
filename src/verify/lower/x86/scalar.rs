//! Instructions that compute the lowest element only, and take the others from the first operand.

use super::builder::Builder;
use super::{Masking, compare, convert, exponent, float, mask_of};
use crate::ir::Type;
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, CastOp};
use crate::ir::x86::predicate;

/// Lowers an operation on the lowest elements; `masking` is the kind of mask in the name.
pub(super) fn lower(
    b: &mut Builder<'_>,
    rest: &str,
    args: &[TypedOperand],
    masking: Option<Masking>,
) -> Option<TypedOperand> {
    let mut parts = rest.split('.');
    let (stem, kind) = (parts.next().unwrap_or(rest), parts.next().unwrap_or_default());
    match masking {
        None => unmasked(b, stem, kind, rest, args),
        Some(_) if stem == "cvtsd2ss" || stem == "cvtss2sd" => match args {
            [x, y, passthru, mask, mode] => {
                let mode = float::rounding(b, Some(*mode));
                let value = converted(b, *x, *y, mode);
                Some(put(b, *x, value, Some((*passthru, *mask))))
            }
            _ => None,
        },
        Some(masking) if matches!(kind, "ss" | "sd") => masked(b, stem, masking, args),
        _ => None,
    }
}

/// Replaces the lowest element by a value, or by another one if it is masked off.
fn put(
    b: &mut Builder<'_>,
    x: TypedOperand,
    value: TypedOperand,
    mask: Option<(TypedOperand, TypedOperand)>,
) -> TypedOperand {
    let value = match mask {
        Some((passthru, mask)) => {
            let mask = mask_of(b, mask, 1);
            let mask = b.extract(mask, 0);
            let other = b.extract(passthru, 0);
            b.select(mask, value, other)
        }
        None => value,
    };
    b.insert(x, value, 0)
}

/// Converts the lowest element to the other format.
fn converted(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, mode: float::Rounding) -> TypedOperand {
    let (one, elem) = (b.extract(y, 0), b.elem(x));
    match b.bits(elem) {
        64 => b.cast(CastOp::Fpext, one, elem),
        _ => convert::to_float(b, one, mode),
    }
}

/// Computes a binary operation on the lowest elements.
fn arithmetic(
    b: &mut Builder<'_>,
    stem: &str,
    x: TypedOperand,
    y: TypedOperand,
    mode: float::Rounding,
) -> TypedOperand {
    let (p, q) = (b.extract(x, 0), b.extract(y, 0));
    match stem {
        "max" | "min" => float::extreme(b, stem == "max", p, q),
        _ => float::arithmetic(b, stem, p, q, mode),
    }
}

fn masked(b: &mut Builder<'_>, stem: &str, masking: Masking, args: &[TypedOperand]) -> Option<TypedOperand> {
    let (value, x, passthru, mask) = match (stem, args) {
        ("add" | "sub" | "mul" | "div" | "max" | "min", [x, y, passthru, mask, mode]) => {
            let mode = float::rounding(b, Some(*mode));
            (arithmetic(b, stem, *x, *y, mode), *x, *passthru, *mask)
        }
        ("sqrt", [x, y, passthru, mask, mode]) => {
            let (one, mode) = (b.extract(*y, 0), float::rounding(b, Some(*mode)));
            (float::root(b, one, mode), *x, *passthru, *mask)
        }
        ("move", [x, y, passthru, mask]) => (b.extract(*y, 0), *x, *passthru, *mask),
        ("getexp", [x, y, passthru, mask, _]) => (first_of(b, stem, &[*y])?, *x, *passthru, *mask),
        ("scalef", [x, y, passthru, mask, mode]) => (first_of(b, stem, &[*x, *y, *mode])?, *x, *passthru, *mask),
        ("getmant", [x, y, number, passthru, mask, _]) => (first_of(b, stem, &[*y, *number])?, *x, *passthru, *mask),
        ("rndscale" | "reduce", [x, y, passthru, mask, number, _]) => {
            (first_of(b, stem, &[*y, *number])?, *x, *passthru, *mask)
        }
        ("range", [x, y, passthru, mask, number, _]) => (first_of(b, stem, &[*x, *y, *number])?, *x, *passthru, *mask),
        ("fixupimm", [x, y, table, _, mask, _]) => {
            let all = exponent::fix_up(b, *x, *y, *table);
            let passthru = if masking == Masking::Zero { b.zero(x.0) } else { *x };
            // The other elements are taken from the second operand.
            (b.extract(all, 0), *y, passthru, *mask)
        }
        ("vfmadd" | "vfmsub" | "vfnmsub" | "vfnmadd", [x, y, z, mask, mode]) => {
            let mode = float::rounding(b, Some(*mode));
            let (p, q, r) = (b.extract(*x, 0), b.extract(*y, 0), b.extract(*z, 0));
            let value = float::fused(b, stem, p, q, r, mode)?;
            let (upper, passthru) = match masking {
                Masking::Merge => (*x, *x),
                Masking::MergeThird => (*z, *z),
                Masking::Zero => (*x, b.zero(x.0)),
            };
            (value, upper, passthru, *mask)
        }
        ("cmp", [x, y, number, mask, _]) => {
            let number = b.immediate(*number);
            let (p, q) = (b.low(*x, 1), b.low(*y, 1));
            let truth = b.fcmp(predicate(number), p, q);
            return Some(compare::finish(b, truth, Some(*mask)));
        }
        ("fpclass", [x, number, mask]) => {
            let number = b.immediate(*number);
            let one = b.low(*x, 1);
            let truth = compare::classify(b, one, number);
            return Some(compare::finish(b, truth, Some(*mask)));
        }
        _ => return None,
    };
    Some(put(b, x, value, Some((passthru, mask))))
}

/// Returns the lowest element of an operation on whole vectors.
fn first_of(b: &mut Builder<'_>, stem: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let all = exponent::lower(b, stem, args)?;
    Some(b.extract(all, 0))
}

fn unmasked(b: &mut Builder<'_>, stem: &str, kind: &str, rest: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let vector = |b: &Builder<'_>, v: &TypedOperand| b.module.types.vector(v.0).is_some() && b.is_float(*v);
    Some(match (stem, args) {
        ("add" | "sub" | "mul" | "div", [x, y]) if matches!(kind, "ss" | "sd") => {
            let value = arithmetic(b, stem, *x, *y, None);
            put(b, *x, value, None)
        }
        ("rcp14" | "rsqrt14", [x, y, passthru, mask]) if matches!(kind, "ss" | "sd") => {
            let one = b.extract(*y, 0);
            let unit = b.float(one.0, 1.0);
            let value = match stem {
                "rcp14" => b.binary(BinaryOp::Fdiv, unit, one),
                _ => exponent::inverse_root(b, one),
            };
            put(b, *x, value, Some((*passthru, *mask)))
        }
        ("vfmadd" | "vfmsub" | "vfnmadd" | "vfnmsub", [x, y, z]) if matches!(kind, "ss" | "sd") => {
            let (p, q, r) = (b.extract(*x, 0), b.extract(*y, 0), b.extract(*z, 0));
            let value = float::fused(b, stem, p, q, r, None)?;
            put(b, *x, value, None)
        }
        ("vcomi", [x, y, number, _]) => {
            let number = b.immediate(*number);
            let (p, q) = (b.extract(*x, 0), b.extract(*y, 0));
            let truth = b.fcmp(predicate(number), p, q);
            b.resize(truth, 32, false)
        }
        ("cvtss2sd" | "cvtsd2ss", [x, y]) => {
            let value = converted(b, *x, *y, None);
            put(b, *x, value, None)
        }
        // `sse.cvtsi2ss`, `sse2.cvtsi642sd`, `avx512.cvtusi642ss`
        (name, [x, y, mode @ ..])
            if (name.starts_with("cvtsi") || name.starts_with("cvtusi")) && vector(b, x) && mode.len() < 2 =>
        {
            let (elem, mode) = (b.elem(*x), float::rounding(b, mode.first().copied()));
            let value = convert::from_integer(b, *y, elem, name.starts_with("cvtsi"), mode);
            put(b, *x, value, None)
        }
        // `avx512.vcvtsd2usi64`, `avx512.cvttss2si`
        (name, [x, mode])
            if ["vcvtss2", "vcvtsd2", "cvttss2", "cvttsd2"].iter().any(|start| name.starts_with(start))
                && vector(b, x)
                && kind.is_empty() =>
        {
            let one = b.extract(*x, 0);
            let mode = float::rounding(b, Some(*mode));
            let direction = if name.starts_with("cvtt") { 3 } else { convert::direction(mode) };
            let ret: Type = b.ret;
            convert::to_integer(b, one, ret, !rest.contains("usi"), direction)
        }
        _ => return None,
    })
}
