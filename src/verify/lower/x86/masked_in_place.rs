//! Masked intrinsics whose pass-through value is one of their operands (`vpermt2var`, `pternlog`, `vfmadd`), and
//! compress and expand.

use super::builder::Builder;
use super::{Masking, exponent, float, integer, mask_of, merge, merge_zero, shift, shuffle};
use crate::ir::Type;
use crate::ir::TypedOperand;
use crate::ir::inst::IcmpPred;

/// Lowers a masked operation; `None` if its last operands are a separate pass-through value and the mask, which
/// [`lower_masked`](super::lower_masked) handles.
pub(super) fn lower_masked(
    b: &mut Builder<'_>,
    rest: &str,
    masking: Masking,
    args: &[TypedOperand],
) -> Option<TypedOperand> {
    let stem = rest.split('.').next().unwrap_or(rest);
    Some(match (stem, args) {
        ("compress", [x, passthru, mask]) => compress(b, *x, *passthru, *mask),
        ("expand", [x, passthru, mask]) => expand(b, *x, *passthru, *mask),
        ("vpermi2var", [x, indices, y, mask]) => {
            let both = b.concat(*x, *y);
            let value = shuffle::permute(b, both, *indices);
            let passthru = b.bitcast(*indices, value.0);
            merge(b, value, passthru, *mask)
        }
        ("vpermt2var", [indices, x, y, mask]) => {
            let both = b.concat(*x, *y);
            let value = shuffle::permute(b, both, *indices);
            blend(b, masking, value, *x, *mask)
        }
        ("pternlog", [x, y, z, number, mask]) => {
            let value = integer::lower(b, rest, &[*x, *y, *z, *number])?;
            blend(b, masking, value, *x, *mask)
        }
        ("vpmadd52l" | "vpmadd52h", [x, y, z, mask]) => {
            let value = integer::lower(b, stem, &[*x, *y, *z])?;
            blend(b, masking, value, *x, *mask)
        }
        ("vpshldv" | "vpshrdv", [x, y, z, mask]) => {
            let value = shift::lower(b, stem, &[*x, *y, *z])?;
            blend(b, masking, value, *x, *mask)
        }
        ("vpdpbusd" | "vpdpbusds" | "vpdpwssd" | "vpdpwssds", [x, y, z, mask]) => {
            let value = integer::lower(b, stem, &[*x, *y, *z])?;
            blend(b, masking, value, *x, *mask)
        }
        // The immediate only selects the exceptions that are signaled.
        ("fixupimm", [x, y, table, _, mask, ..]) => {
            let value = exponent::fix_up(b, *x, *y, *table);
            blend(b, masking, value, *x, *mask)
        }
        (name, [x, y, z, mask, mode @ ..]) if name.starts_with("vf") && mode.len() < 2 => {
            let mode = float::rounding(b, mode.first().copied());
            let value = float::fused(b, name, *x, *y, *z, mode)?;
            let passthru = if masking == Masking::MergeThird { *z } else { *x };
            blend(b, masking, value, passthru, *mask)
        }
        _ => return None,
    })
}

/// Merges into `passthru`, or into zero for `maskz`.
fn blend(
    b: &mut Builder<'_>,
    masking: Masking,
    value: TypedOperand,
    passthru: TypedOperand,
    mask: TypedOperand,
) -> TypedOperand {
    match masking {
        Masking::Zero => merge_zero(b, value, mask),
        _ => merge(b, value, passthru, mask),
    }
}

/// Returns each mask bit as a 32-bit integer, 0 or 1.
fn mask_bits_as_i32(b: &mut Builder<'_>, mask: TypedOperand) -> Vec<TypedOperand> {
    let mut all = Vec::new();
    for n in 0..b.lanes(mask) {
        let one = b.extract(mask, n);
        all.push(b.resize(one, 32, false));
    }
    all
}

/// Packs the masked elements together, followed by elements of `passthru`.
fn compress(b: &mut Builder<'_>, x: TypedOperand, passthru: TypedOperand, mask: TypedOperand) -> TypedOperand {
    let lanes = b.lanes(x);
    let mask = mask_of(b, mask, lanes);
    let mut packed = b.zero(x.0);
    let mut count = b.zero(Type::I32);
    for (n, one) in (0..).zip(mask_bits_as_i32(b, mask)) {
        let value = b.extract(x, n);
        // Other elements are overwritten by the next one, or end up after all selected ones.
        packed = b.insert_at(packed, value, count);
        count = b.add(count, one);
    }
    let indices: Vec<u128> = (0..u128::from(lanes)).collect();
    let (indices, counts) = (b.numbers(Type::I32, &indices), b.splat(count, lanes));
    let wanted = b.icmp(IcmpPred::Ult, indices, counts);
    b.select(wanted, packed, passthru)
}

/// Distributes the first elements to the masked positions.
fn expand(b: &mut Builder<'_>, x: TypedOperand, passthru: TypedOperand, mask: TypedOperand) -> TypedOperand {
    let lanes = b.lanes(x);
    let mask = mask_of(b, mask, lanes);
    let mut parts = Vec::new();
    let mut count = b.zero(Type::I32);
    for one in mask_bits_as_i32(b, mask) {
        parts.push(b.extract_at(x, count));
        count = b.add(count, one);
    }
    let spread = b.build(&parts);
    b.select(mask, spread, passthru)
}

/// Lowers an unmasked operation whose name or operands follow no common scheme.
pub(super) fn lower_irregular(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
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
