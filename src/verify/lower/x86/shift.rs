//! Shifts and rotates of elements.

use super::builder::Builder;
use crate::ir::Type;
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, IcmpPred};

/// The kind of a shift.
#[derive(Clone, Copy, PartialEq, Eq)]
enum ShiftKind {
    Left,
    Logical,
    Arithmetic,
}

/// Lowers a shift or rotate.
pub(super) fn lower(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let stem = rest.split('.').next().unwrap_or(rest);
    // `mask.psrlv16.hi`, `mask.psrlv32hi`, `mask.psrav8.si`
    let letters = stem.trim_end_matches(|c: char| c.is_ascii_digit() || c == 'h' || c == 'i').trim_end_matches('.');
    let stem = if letters.ends_with('v') && letters.starts_with("ps") { letters } else { stem };
    Some(match (stem, args) {
        ("psll" | "pslli", [..]) if rest.starts_with("psll.dq") => return None,
        ("psrl" | "psrli", [..]) if rest.starts_with("psrl.dq") => return None,
        ("psll" | "pslli", [x, count]) => uniformly(b, ShiftKind::Left, *x, *count),
        ("psrl" | "psrli", [x, count]) => uniformly(b, ShiftKind::Logical, *x, *count),
        ("psra" | "psrai", [x, count]) => uniformly(b, ShiftKind::Arithmetic, *x, *count),
        ("psllv", [x, counts]) => per_lane(b, ShiftKind::Left, *x, *counts),
        ("psrlv", [x, counts]) => per_lane(b, ShiftKind::Logical, *x, *counts),
        ("psrav", [x, counts]) => per_lane(b, ShiftKind::Arithmetic, *x, *counts),
        (
            "prol" | "prolv" | "vprotb" | "vprotw" | "vprotd" | "vprotq" | "vprotbi" | "vprotwi" | "vprotdi"
            | "vprotqi",
            [x, n],
        ) => {
            let n = counts(b, *x, *n);
            b.overloaded("fshl", &[*x, *x, n])
        }
        ("pror" | "prorv", [x, n]) => {
            let n = counts(b, *x, *n);
            b.overloaded("fshr", &[*x, *x, n])
        }
        ("vpshld" | "vpshldv", [x, y, n]) => {
            let n = counts(b, *x, *n);
            b.overloaded("fshl", &[*x, *y, n])
        }
        ("vpshrd" | "vpshrdv", [x, y, n]) => {
            let n = counts(b, *x, *n);
            b.overloaded("fshr", &[*y, *x, n])
        }
        _ => return None,
    })
}

/// Returns the counts of a rotate, one per element: a vector, or an integer for all.
fn counts(b: &mut Builder<'_>, x: TypedOperand, n: TypedOperand) -> TypedOperand {
    if n.0 == x.0 {
        return n;
    }
    b.require(b.module.types.vector(n.0).is_none());
    let n = b.resize(n, b.elem_bits(x), false);
    let lanes = b.lanes(x);
    b.splat(n, lanes)
}

/// Shifts all elements by the same count: an integer, or the low 64 bits of a vector.
fn uniformly(b: &mut Builder<'_>, shift: ShiftKind, x: TypedOperand, count: TypedOperand) -> TypedOperand {
    let count = match b.module.types.vector(count.0) {
        Some(_) => {
            let halves = b.as_ints(count, 64);
            b.extract(halves, 0)
        }
        None => count,
    };
    let width = b.elem_bits(x);
    let count = b.resize(count, 64, false);
    let most = b.number(Type::I64, width.into());
    let count = b.intrinsic("umin", &[Type::I64], Type::I64, &[count, most]);
    let count = b.resize(count, width, false);
    let lanes = b.lanes(x);
    let counts = b.splat(count, lanes);
    per_lane(b, shift, x, counts)
}

/// Shifts each element by its own count. Counts beyond the width give zero, or copies of the sign bit.
fn per_lane(b: &mut Builder<'_>, shift: ShiftKind, x: TypedOperand, counts: TypedOperand) -> TypedOperand {
    let width = u128::from(b.elem_bits(x));
    if width == 0 {
        return b.fail();
    }
    let most = b.number(counts.0, width - 1);
    let within = b.overloaded("umin", &[counts, most]);
    match shift {
        ShiftKind::Arithmetic => b.binary(BinaryOp::Ashr, x, within),
        ShiftKind::Left | ShiftKind::Logical => {
            let op = if shift == ShiftKind::Left { BinaryOp::Shl } else { BinaryOp::Lshr };
            let shifted = b.binary(op, x, within);
            let fits = b.icmp_by(IcmpPred::Ult, counts, width);
            let zero = b.zero(x.0);
            b.select(fits, shifted, zero)
        }
    }
}
