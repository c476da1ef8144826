//! Comparisons. Their results are masks: vectors of `i1`, integers of as many bits, or elements of all ones.

use super::builder::Builder;
use super::mask_of;
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, CastOp, IcmpPred};
use crate::ir::x86::predicate;
use crate::ir::{Operand, Type};

/// Lowers a comparison; `masked` if the name has the prefix `mask.`.
pub(super) fn lower(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand], masked: bool) -> Option<TypedOperand> {
    let mut parts = rest.split('.');
    let (stem, kind) = (parts.next().unwrap_or(rest), parts.next().unwrap_or_default());
    let has_width = parts.next().is_some();
    let gives_mask = {
        let (_, elem) = b.shape(b.ret);
        b.module.types.int_width(elem).is_some() && (b.module.types.vector(b.ret).is_none() || elem == Type::I1)
    };
    // Packed floating-point operands: `ps`, `pd`.
    let is_float = kind.starts_with('p');
    Some(match (stem, args) {
        ("cmp", [x, y, number, more @ ..]) if is_float && has_width && gives_mask => {
            // The last operand controls suppression of exceptions.
            let mask = more.iter().find(|_| masked).copied();
            let number = b.immediate(*number);
            let truth = b.fcmp(predicate(number), *x, *y);
            finish(b, truth, mask)
        }
        ("cmp" | "ucmp", [x, y, number, mask]) if masked && matches!(kind, "b" | "w" | "d" | "q") => {
            let number = b.immediate(*number);
            let truth = compare(b, *x, *y, number, stem == "cmp");
            finish(b, truth, Some(*mask))
        }
        ("pcmpeq" | "pcmpgt", [x, y, mask]) if masked => {
            let pred = if stem == "pcmpeq" { IcmpPred::Eq } else { IcmpPred::Sgt };
            let truth = b.icmp(pred, *x, *y);
            finish(b, truth, Some(*mask))
        }
        ("pcmpeq" | "pcmpgt" | "pcmpeqq" | "pcmpgtq", [x, y]) if !masked => {
            let pred = if stem.starts_with("pcmpeq") { IcmpPred::Eq } else { IcmpPred::Sgt };
            let truth = b.icmp(pred, *x, *y);
            extended(b, truth, *x)
        }
        ("fpclass", [x, number, mask @ ..]) if is_float && mask.len() == usize::from(masked) => {
            let number = b.immediate(*number);
            let truth = classify(b, *x, number);
            finish(b, truth, mask.first().copied())
        }
        ("ptestm" | "ptestnm", [x, y, mask]) => {
            let pred = if stem == "ptestm" { IcmpPred::Ne } else { IcmpPred::Eq };
            let both = b.and(*x, *y);
            let truth = b.icmp_by(pred, both, 0);
            finish(b, truth, Some(*mask))
        }
        ("vpshufbitqmb", [x, y, mask @ ..]) if mask.len() == usize::from(masked) => {
            let truth = chosen_bits(b, *x, *y);
            finish(b, truth, mask.first().copied())
        }
        ("cvtb2mask" | "cvtw2mask" | "cvtd2mask" | "cvtq2mask", [x]) => {
            let truth = b.icmp_by(IcmpPred::Slt, *x, 0);
            finish(b, truth, None)
        }
        ("cvtmask2b" | "cvtmask2w" | "cvtmask2d" | "cvtmask2q", [mask]) => {
            let (lanes, elem) = b.shape(b.ret);
            let truth = mask_of(b, *mask, lanes);
            b.cast(CastOp::Sext, truth, elem)
        }
        ("broadcastmb" | "broadcastmw", [mask]) => {
            let (lanes, elem) = b.shape(b.ret);
            let value = b.resize(*mask, b.bits(elem), false);
            b.splat(value, lanes)
        }
        ("knot", [x]) => b.not(*x),
        ("kand", [x, y]) => b.and(*x, *y),
        ("kor", [x, y]) => b.or(*x, *y),
        ("kxor", [x, y]) => b.xor(*x, *y),
        ("kandn", [x, y]) => {
            let x = b.not(*x);
            b.and(x, *y)
        }
        ("kxnor", [x, y]) => {
            let x = b.xor(*x, *y);
            b.not(x)
        }
        ("kadd", [x, y]) => {
            let lanes = b.lanes(*x);
            let (p, q) = (number_of(b, *x, lanes), number_of(b, *y, lanes));
            let sum = b.add(p, q);
            b.bitcast(sum, x.0)
        }
        ("kunpck", [x, y]) => {
            let half = b.elem_bits(*x) / 2;
            let high = b.binary_by(BinaryOp::Shl, *x, half.into());
            let low = b.binary_by(BinaryOp::And, *y, (1 << half) - 1);
            b.or(high, low)
        }
        ("kortestz" | "kortestc", [x, y]) => {
            let either = b.or(*x, *y);
            let truth = match stem {
                "kortestz" => b.icmp_by(IcmpPred::Eq, either, 0),
                _ => b.icmp_by(IcmpPred::Eq, either, u128::MAX),
            };
            b.resize(truth, 32, false)
        }
        ("ktestz" | "ktestc", [x, y]) => {
            let lanes = b.lanes(*x);
            let (p, q) = (number_of(b, *x, lanes), number_of(b, *y, lanes));
            let p = if stem == "ktestc" { b.not(p) } else { p };
            let both = b.and(p, q);
            let truth = b.icmp_by(IcmpPred::Eq, both, 0);
            b.resize(truth, 32, false)
        }
        (name, _) if name.starts_with("vpcom") => xop(b, &name["vpcom".len()..], args)?,
        _ => return None,
    })
}

/// Converts a mask to an integer.
fn number_of(b: &mut Builder<'_>, mask: TypedOperand, lanes: u32) -> TypedOperand {
    let to = b.int(lanes);
    b.bitcast(mask, to)
}

/// Applies a mask to a vector of `i1` and converts it to the return type: a vector, or a zero-extended integer.
pub(super) fn finish(b: &mut Builder<'_>, truth: TypedOperand, mask: Option<TypedOperand>) -> TypedOperand {
    let lanes = b.lanes(truth);
    let truth = match mask {
        // Usually the mask is all ones.
        Some(mask) if !is_all_ones(b, mask) => {
            let mask = mask_of(b, mask, lanes);
            b.and(truth, mask)
        }
        _ => truth,
    };
    if b.ret == truth.0 {
        return truth;
    }
    let ret = b.ret;
    let wide = b.widen(truth, b.bits(ret));
    b.bitcast(wide, ret)
}

fn is_all_ones(b: &mut Builder<'_>, mask: TypedOperand) -> bool {
    let Operand::Const(c) = mask.1 else { return false };
    let bits = b.bits(mask.0);
    b.module.constants[c].as_int().is_some_and(|n| (1..=64).contains(&bits) && n == (1 << bits) - 1)
}

/// Sign-extends a vector of `i1` to elements of all ones or all zeros.
fn extended(b: &mut Builder<'_>, truth: TypedOperand, like: TypedOperand) -> TypedOperand {
    let elem = b.elem(like);
    b.cast(CastOp::Sext, truth, elem)
}

/// Compares integers by the predicate of an immediate: eq, lt, le, false, and their negations.
fn compare(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, number: u32, signed: bool) -> TypedOperand {
    let pred = match (number & 7, signed) {
        (0, _) => IcmpPred::Eq,
        (1, true) => IcmpPred::Slt,
        (2, true) => IcmpPred::Sle,
        (5, true) => IcmpPred::Sge,
        (6, true) => IcmpPred::Sgt,
        (1, false) => IcmpPred::Ult,
        (2, false) => IcmpPred::Ule,
        (5, false) => IcmpPred::Uge,
        (6, false) => IcmpPred::Ugt,
        (4, _) => IcmpPred::Ne,
        (number, _) => {
            let ty = b.like(x, Type::I1);
            return b.number(ty, if number == 7 { 1 } else { 0 });
        }
    };
    b.icmp(pred, x, y)
}

/// Lowers XOP comparisons, whose predicate is part of the name or an immediate: `ltub`, `ub`.
fn xop(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    const RELATIONS: [&str; 8] = ["lt", "le", "gt", "ge", "eq", "ne", "false", "true"];
    let ([x, y], number, kind) = match args {
        [x, y, number] => ([*x, *y], b.immediate(*number) & 7, name),
        [x, y] => {
            let (number, relation) = (0..).zip(RELATIONS).find(|(_, relation)| name.starts_with(relation))?;
            ([*x, *y], number, &name[relation.len()..])
        }
        _ => return None,
    };
    let signed = !kind.starts_with('u');
    let pred = match (number, signed) {
        (0, true) => IcmpPred::Slt,
        (1, true) => IcmpPred::Sle,
        (2, true) => IcmpPred::Sgt,
        (3, true) => IcmpPred::Sge,
        (0, false) => IcmpPred::Ult,
        (1, false) => IcmpPred::Ule,
        (2, false) => IcmpPred::Ugt,
        (3, false) => IcmpPred::Uge,
        (4, _) => IcmpPred::Eq,
        (5, _) => IcmpPred::Ne,
        (number, _) => return Some(b.number(x.0, if number == 7 { u128::MAX } else { 0 })),
    };
    let truth = b.icmp(pred, x, y);
    Some(extended(b, truth, x))
}

/// Tests which elements belong to the classes in an immediate (`vfpclass`).
pub(super) fn classify(b: &mut Builder<'_>, x: TypedOperand, number: u32) -> TypedOperand {
    // `llvm.is.fpclass` test mask for each bit.
    const CLASSES: [u128; 8] = [0x2, 0x40, 0x20, 0x200, 0x4, 0x90, 0x18, 0x1];
    let classes = (0..8).filter(|n| number >> n & 1 != 0).fold(0, |all, n| all | CLASSES[n]);
    let classes = b.number(Type::I32, classes);
    let ty = b.like(x, Type::I1);
    b.intrinsic("is.fpclass", &[x.0], ty, &[x, classes])
}

/// Selects a bit of a 64-bit element of the first operand for each byte of the second, which is the bit index
/// (`vpshufbitqmb`).
fn chosen_bits(b: &mut Builder<'_>, x: TypedOperand, indices: TypedOperand) -> TypedOperand {
    let (bytes, words) = (b.as_ints(indices, 8), b.as_ints(x, 64));
    let lanes = b.lanes(words);
    b.require(b.lanes(bytes) == 8 * lanes);
    let mut all = b.zero(words.0);
    for k in 0..8 {
        let place = b.permute(bytes, &(0..lanes).map(|n| 8 * n + k).collect::<Vec<_>>());
        let place = b.resize(place, 64, false);
        let place = b.binary_by(BinaryOp::And, place, 63);
        let moved = b.binary(BinaryOp::Lshr, words, place);
        let bit = b.binary_by(BinaryOp::And, moved, 1);
        let bit = b.binary_by(BinaryOp::Shl, bit, u128::from(8 * k));
        all = b.or(all, bit);
    }
    let all = b.as_ints(all, 8);
    b.icmp_by(IcmpPred::Ne, all, 0)
}
