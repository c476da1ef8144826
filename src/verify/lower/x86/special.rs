//! Operations outside the naming scheme: those whose mask selects among their own operands, and compress and
//! expand.

use super::builder::Builder;
use super::{Masking, exponent, float, integer, mask_of, merge, merge_zero, shift, shuffle};
use crate::ir::Type;
use crate::ir::TypedOperand;
use crate::ir::inst::IcmpPred;

/// Lowers a masked operation; `None` if it follows the common scheme.
pub(super) fn lower_masked(
    b: &mut Builder<'_>,
    rest: &str,
    masking: Masking,
    args: &[TypedOperand],
) -> Option<TypedOperand> {
    let stem = rest.split('.').next().unwrap_or(rest);
    Some(match (stem, args) {
        ("compress", [x, through, mask]) => compress(b, *x, *through, *mask),
        ("expand", [x, through, mask]) => expand(b, *x, *through, *mask),
        ("vpermi2var", [x, places, y, mask]) => {
            let both = b.concat(*x, *y);
            let value = shuffle::choose(b, both, *places);
            let through = b.bitcast(*places, value.0);
            merge(b, value, through, *mask)
        }
        ("vpermt2var", [places, x, y, mask]) => {
            let both = b.concat(*x, *y);
            let value = shuffle::choose(b, both, *places);
            choose(b, masking, value, *x, *mask)
        }
        ("pternlog", [x, y, z, number, mask]) => {
            let value = integer::lower(b, rest, &[*x, *y, *z, *number])?;
            choose(b, masking, value, *x, *mask)
        }
        ("vpmadd52l" | "vpmadd52h", [x, y, z, mask]) => {
            let value = integer::lower(b, stem, &[*x, *y, *z])?;
            choose(b, masking, value, *x, *mask)
        }
        ("vpshldv" | "vpshrdv", [x, y, z, mask]) => {
            let value = shift::lower(b, stem, &[*x, *y, *z])?;
            choose(b, masking, value, *x, *mask)
        }
        ("vpdpbusd" | "vpdpbusds" | "vpdpwssd" | "vpdpwssds", [x, y, z, mask]) => {
            let value = integer::lower(b, stem, &[*x, *y, *z])?;
            choose(b, masking, value, *x, *mask)
        }
        ("fixupimm", [x, y, table, _, mask, ..]) => {
            let value = exponent::fix_up(b, *x, *y, *table);
            choose(b, masking, value, *x, *mask)
        }
        (name, [x, y, z, mask, mode @ ..]) if name.starts_with("vf") && mode.len() < 2 => {
            let mode = float::rounding(b, mode.first().copied());
            let value = float::fused(b, name, *x, *y, *z, mode)?;
            let through = if masking == Masking::MergeThird { *z } else { *x };
            choose(b, masking, value, through, *mask)
        }
        _ => return None,
    })
}

/// Selects by mask.
fn choose(
    b: &mut Builder<'_>,
    masking: Masking,
    value: TypedOperand,
    through: TypedOperand,
    mask: TypedOperand,
) -> TypedOperand {
    match masking {
        Masking::Zero => merge_zero(b, value, mask),
        _ => merge(b, value, through, mask),
    }
}

/// Returns each mask bit as a 32-bit integer, 0 or 1.
fn ones(b: &mut Builder<'_>, truth: TypedOperand) -> Vec<TypedOperand> {
    let mut all = Vec::new();
    for n in 0..b.lanes(truth) {
        let one = b.extract(truth, n);
        all.push(b.resize(one, 32, false));
    }
    all
}

/// Packs the masked elements together, followed by elements of `through`.
fn compress(b: &mut Builder<'_>, x: TypedOperand, through: TypedOperand, mask: TypedOperand) -> TypedOperand {
    let lanes = b.lanes(x);
    let truth = mask_of(b, mask, lanes);
    let mut packed = b.zero(x.0);
    let mut count = b.zero(Type::I32);
    for (n, one) in (0..).zip(ones(b, truth)) {
        let value = b.extract(x, n);
        // Other elements are overwritten by the next one, or end up after all selected ones.
        packed = b.insert_at(packed, value, count);
        count = b.add(count, one);
    }
    let places: Vec<u128> = (0..u128::from(lanes)).collect();
    let (places, counts) = (b.numbers(Type::I32, &places), b.splat(count, lanes));
    let wanted = b.icmp(IcmpPred::Ult, places, counts);
    b.select(wanted, packed, through)
}

/// Distributes the first elements to the masked positions.
fn expand(b: &mut Builder<'_>, x: TypedOperand, through: TypedOperand, mask: TypedOperand) -> TypedOperand {
    let lanes = b.lanes(x);
    let truth = mask_of(b, mask, lanes);
    let mut parts = Vec::new();
    let mut count = b.zero(Type::I32);
    for one in ones(b, truth) {
        parts.push(b.extract_at(x, count));
        count = b.add(count, one);
    }
    let spread = b.build(&parts);
    b.select(truth, spread, through)
}

/// Lowers an operation without a mask and with a name of its own.
pub(super) fn lower_own(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    Some(match (name, args) {
        // Older versions took vectors of `float`.
        ("sse41.ptestc" | "sse41.ptestz" | "sse41.ptestnzc", [x, y]) => {
            let (x, y) = (b.as_ints(*x, 64), b.as_ints(*y, 64));
            b.x86(name, Type::I32, &[x, y])
        }
        ("sse42.crc32.64.8", [start, byte]) => {
            let start = b.resize(*start, 32, false);
            let sum = b.x86("sse42.crc32.32.8", Type::I32, &[start, *byte]);
            b.resize(sum, 64, false)
        }
        // The other elements of the result are zero.
        ("fma4.vfmadd.ss" | "fma4.vfmadd.sd", [x, y, z]) => {
            let (p, q, r) = (b.extract(*x, 0), b.extract(*y, 0), b.extract(*z, 0));
            let value = float::fused(b, "vfmadd", p, q, r, None)?;
            let zero = b.zero(x.0);
            b.insert(zero, value, 0)
        }
        ("avx512.vfmadd.f32" | "avx512.vfmadd.f64", [x, y, z, mode]) => {
            let mode = float::rounding(b, Some(*mode));
            float::fused(b, "vfmadd", *x, *y, *z, mode)?
        }
        _ => return None,
    })
}
