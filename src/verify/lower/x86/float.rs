//! Floating-point arithmetic, in the current rounding mode or that of an operand.

use super::builder::Builder;
use super::exponent;
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, FcmpPred};

/// A rounding mode; `None` for the current one.
pub(super) type Rounding = Option<&'static str>;

/// Returns the rounding mode of an operand.
pub(super) fn rounding(b: &mut Builder<'_>, operand: Option<TypedOperand>) -> Rounding {
    let number = b.immediate(operand?);
    match number & 7 {
        1 => Some("round.downward"),
        2 => Some("round.upward"),
        3 => Some("round.towardzero"),
        _ => None,
    }
}

/// Whether the last operand of a masked operation may be a rounding mode.
pub(super) fn rounds(rest: &str) -> bool {
    const STEMS: [&str; 22] = [
        "add.p",
        "sub.p",
        "mul.p",
        "div.p",
        "max.p",
        "min.p",
        "sqrt.p",
        "vfmadd",
        "vfmsub",
        "vfnm",
        "getexp.p",
        "getmant.p",
        "rndscale.p",
        "reduce.p",
        "range.p",
        "scalef.p",
        "fixupimm.p",
        "cvt",
        "vcvtph2ps",
        "add.s",
        "sqrt.s",
        "vcvt",
    ];
    STEMS.iter().any(|stem| rest.starts_with(stem))
}

/// Lowers arithmetic on whole vectors; the last operand may be a rounding mode.
pub(super) fn lower(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let stem = rest.split('.').next().unwrap_or(rest);
    let (&first, more) = args.split_first()?;
    if !b.is_float(first) {
        return None;
    }
    Some(match (stem, more) {
        ("add" | "sub" | "mul" | "div", [y, mode @ ..]) if mode.len() < 2 => {
            let mode = rounding(b, mode.first().copied());
            arithmetic(b, stem, first, *y, mode)
        }
        ("max" | "min", [y, mode @ ..]) if mode.len() < 2 => extreme(b, stem == "max", first, *y),
        ("sqrt", mode) if mode.len() < 2 => {
            let mode = rounding(b, mode.first().copied());
            root(b, first, mode)
        }
        ("rcp14", [_, _] | []) => {
            let one = b.float(first.0, 1.0);
            let value = b.binary(BinaryOp::Fdiv, one, first);
            merged(b, value, more)
        }
        ("rsqrt14", [_, _] | []) => {
            let value = exponent::inverse_root(b, first);
            merged(b, value, more)
        }
        (name, [y, z, mode @ ..]) if name.starts_with("vf") && mode.len() < 2 => {
            let mode = rounding(b, mode.first().copied());
            fused(b, name, first, *y, *z, mode)?
        }
        _ => return exponent::lower(b, stem, args),
    })
}

/// Applies a mask, if there is one.
fn merged(b: &mut Builder<'_>, value: TypedOperand, more: &[TypedOperand]) -> TypedOperand {
    match more {
        [passthru, mask] => super::merge(b, value, *passthru, *mask),
        _ => value,
    }
}

/// Adds, subtracts, multiplies or divides.
pub(super) fn arithmetic(
    b: &mut Builder<'_>,
    stem: &str,
    x: TypedOperand,
    y: TypedOperand,
    mode: Rounding,
) -> TypedOperand {
    let op = match stem {
        "add" => BinaryOp::Fadd,
        "sub" => BinaryOp::Fsub,
        "mul" => BinaryOp::Fmul,
        _ => BinaryOp::Fdiv,
    };
    match mode {
        None => b.binary(op, x, y),
        Some(mode) => constrained(b, op.keyword(), &[x, y], mode),
    }
}

/// Calls a constrained intrinsic for each element.
pub(super) fn constrained(b: &mut Builder<'_>, name: &str, args: &[TypedOperand], mode: &str) -> TypedOperand {
    let Some(&first) = args.first() else { return b.fail() };
    let (mode, ignore) = (b.word(mode), b.word("fpexcept.ignore"));
    let mut parts = Vec::new();
    for n in 0..b.lanes(first) {
        let mut all = Vec::new();
        for arg in args {
            all.push(if b.module.types.vector(arg.0).is_some() { b.extract(*arg, n) } else { *arg });
        }
        all.extend([mode, ignore]);
        let ty = b.elem(first);
        parts.push(b.intrinsic(&format!("experimental.constrained.{name}"), &[ty], ty, &all));
    }
    match b.module.types.vector(first.0) {
        Some(_) => b.build(&parts),
        None => parts[0],
    }
}

/// Returns the maximum or minimum; the second operand if they are equal or unordered.
pub(super) fn extreme(b: &mut Builder<'_>, greatest: bool, x: TypedOperand, y: TypedOperand) -> TypedOperand {
    let pred = if greatest { FcmpPred::Ogt } else { FcmpPred::Olt };
    let first = b.fcmp(pred, x, y);
    b.select(first, x, y)
}

pub(super) fn root(b: &mut Builder<'_>, x: TypedOperand, mode: Rounding) -> TypedOperand {
    match mode {
        None => b.overloaded("sqrt", &[x]),
        Some(mode) => constrained(b, "sqrt", &[x], mode),
    }
}

/// Lowers `vfmadd` and its family: fused multiply-add with optional negations.
pub(super) fn fused(
    b: &mut Builder<'_>,
    stem: &str,
    x: TypedOperand,
    y: TypedOperand,
    z: TypedOperand,
    mode: Rounding,
) -> Option<TypedOperand> {
    let x = if stem.starts_with("vfnm") { b.fneg(x) } else { x };
    Some(match stem {
        "vfmadd" | "vfnmadd" => fma(b, x, y, z, mode),
        "vfmsub" | "vfnmsub" => {
            let z = b.fneg(z);
            fma(b, x, y, z, mode)
        }
        "vfmaddsub" | "vfmsubadd" => {
            let negated = b.fneg(z);
            let (sums, differences) = (fma(b, x, y, z, mode), fma(b, x, y, negated, mode));
            // In `vfmaddsub` the odd elements are sums.
            let odd = u32::from(stem == "vfmaddsub");
            let len = b.lanes(x);
            b.shuffle(differences, sums, &(0..len).map(|n| n + if n % 2 == odd { len } else { 0 }).collect::<Vec<_>>())
        }
        _ => return None,
    })
}

fn fma(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, z: TypedOperand, mode: Rounding) -> TypedOperand {
    b.require(x.0 == y.0 && y.0 == z.0);
    match mode {
        None => b.overloaded("fma", &[x, y, z]),
        Some(mode) => constrained(b, "fma", &[x, y, z], mode),
    }
}
