//! Integer operations on elements, and sums of adjacent elements; packs, sums of absolute differences, dot products
//! (VNNI), ternary logic, conflict detection.

use super::builder::Builder;
use crate::ir::Type;
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, IcmpPred};

/// Lowers an operation without a mask. `rest` is the name without the prefix of its extension and without `mask.`:
/// `padds.b.128`, `pmaxsb`.
pub(super) fn lower(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let stem = rest.split('.').next().unwrap_or(rest);
    Some(match (stem, args) {
        ("padd", [x, y]) => b.add(*x, *y),
        ("psub", [x, y]) => b.sub(*x, *y),
        ("pmull", [x, y]) => b.mul(*x, *y),
        ("pand" | "and", [x, y]) => bitwise(b, *x, *y, |b, x, y| b.and(x, y)),
        ("por" | "or", [x, y]) => bitwise(b, *x, *y, |b, x, y| b.or(x, y)),
        ("pxor" | "xor", [x, y]) => bitwise(b, *x, *y, |b, x, y| b.xor(x, y)),
        ("pandn" | "andn", [x, y]) => bitwise(b, *x, *y, |b, x, y| {
            let x = b.not(x);
            b.and(x, y)
        }),
        ("padds", [x, y]) => b.overloaded("sadd.sat", &[*x, *y]),
        ("paddus", [x, y]) => b.overloaded("uadd.sat", &[*x, *y]),
        ("psubs", [x, y]) => b.overloaded("ssub.sat", &[*x, *y]),
        ("psubus", [x, y]) => b.overloaded("usub.sat", &[*x, *y]),
        ("pmaxs" | "pmaxsb" | "pmaxsd", [x, y]) => b.overloaded("smax", &[*x, *y]),
        ("pmaxu" | "pmaxud" | "pmaxuw", [x, y]) => b.overloaded("umax", &[*x, *y]),
        ("pmins" | "pminsb" | "pminsd", [x, y]) => b.overloaded("smin", &[*x, *y]),
        ("pminu" | "pminud" | "pminuw", [x, y]) => b.overloaded("umin", &[*x, *y]),
        ("pabs", [x]) => {
            let no = b.zero(Type::I1);
            b.overloaded("abs", &[*x, no])
        }
        ("lzcnt", [x]) => {
            let no = b.zero(Type::I1);
            b.overloaded("ctlz", &[*x, no])
        }
        ("pavg", [x, y]) => average(b, *x, *y),
        ("pmuldq", [x, y]) => wide_product(b, *x, *y, true),
        // The stem of `pmul.dq` and `pmul.hr.sw` is the same.
        ("pmul", [x, y]) if rest.starts_with("pmul.dq") => wide_product(b, *x, *y, true),
        ("pmulu", [x, y]) => wide_product(b, *x, *y, false),
        ("pmul", [x, y]) if rest.starts_with("pmul.hr.sw") => {
            call_for_width(b, ["ssse3.pmul.hr.sw.128", "avx2.pmul.hr.sw", "avx512.pmul.hr.sw.512"], x.0, &[*x, *y])
        }
        ("pmulh", [x, y]) => call_for_width(b, ["sse2.pmulh.w", "avx2.pmulh.w", "avx512.pmulh.w.512"], x.0, &[*x, *y]),
        ("pmulhu", [x, y]) => {
            call_for_width(b, ["sse2.pmulhu.w", "avx2.pmulhu.w", "avx512.pmulhu.w.512"], x.0, &[*x, *y])
        }
        ("pmaddw", [x, y]) => {
            let ret = with_half_the_lanes(b, *x);
            call_for_width(b, ["sse2.pmadd.wd", "avx2.pmadd.wd", "avx512.pmaddw.d.512"], ret, &[*x, *y])
        }
        ("pmaddubs", [x, y]) => {
            let ret = with_half_the_lanes(b, *x);
            call_for_width(b, ["ssse3.pmadd.ub.sw.128", "avx2.pmadd.ub.sw", "avx512.pmaddubs.w.512"], ret, &[*x, *y])
        }
        ("packssdw", [x, y]) => pack(b, ["sse2.packssdw.128", "avx2.packssdw", "avx512.packssdw.512"], *x, *y),
        ("packsswb", [x, y]) => pack(b, ["sse2.packsswb.128", "avx2.packsswb", "avx512.packsswb.512"], *x, *y),
        ("packusdw", [x, y]) => pack(b, ["sse41.packusdw", "avx2.packusdw", "avx512.packusdw.512"], *x, *y),
        ("packuswb", [x, y]) => pack(b, ["sse2.packuswb.128", "avx2.packuswb", "avx512.packuswb.512"], *x, *y),
        ("pternlog", [x, y, z, number]) => {
            let number = b.immediate(*number);
            ternary_logic(b, *x, *y, *z, number)
        }
        ("conflict", [x]) => conflicts(b, *x),
        ("dbpsadbw", [x, y, number]) => {
            let number = b.immediate(*number);
            double_block_sad(b, *x, *y, number)
        }
        ("pmultishift", [control, data]) => multishift(b, *control, *data),
        ("vpmadd52l", [sum, x, y]) => multiply_52(b, *sum, *x, *y, false),
        ("vpmadd52h", [sum, x, y]) => multiply_52(b, *sum, *x, *y, true),
        (name, [sum, x, y]) if name.starts_with("vpdpb") || name.starts_with("vpdpw") => dot(b, name, *sum, *x, *y)?,
        ("vpcmov", [x, y, mask]) => {
            let selected = b.and(*x, *mask);
            let not = b.not(*mask);
            let other = b.and(*y, not);
            b.or(selected, other)
        }
        _ => return None,
    })
}

/// Calls the x86 intrinsic for the vector width: 128, 256 or 512 bits.
pub(super) fn call_for_width(b: &mut Builder<'_>, names: [&str; 3], ret: Type, args: &[TypedOperand]) -> TypedOperand {
    let Some(first) = args.first() else { return b.fail() };
    match b.total_bits(*first) {
        128 => b.x86(names[0], ret, args),
        256 => b.x86(names[1], ret, args),
        512 => b.x86(names[2], ret, args),
        _ => b.fail(),
    }
}

/// Returns the type with half as many elements of twice the width.
fn with_half_the_lanes(b: &mut Builder<'_>, x: TypedOperand) -> Type {
    let elem = b.int(2 * b.elem_bits(x));
    b.vector((b.lanes(x) / 2).max(1), elem)
}

fn pack(b: &mut Builder<'_>, names: [&str; 3], x: TypedOperand, y: TypedOperand) -> TypedOperand {
    let elem = b.int(b.elem_bits(x) / 2);
    let ret = b.vector(2 * b.lanes(x), elem);
    call_for_width(b, names, ret, &[x, y])
}

/// Applies a bitwise operation, also to floating-point vectors.
fn bitwise(
    b: &mut Builder<'_>,
    x: TypedOperand,
    y: TypedOperand,
    op: impl FnOnce(&mut Builder<'_>, TypedOperand, TypedOperand) -> TypedOperand,
) -> TypedOperand {
    let (p, q) = (b.as_int_lanes(x), b.as_int_lanes(y));
    let result = op(b, p, q);
    b.bitcast(result, x.0)
}

/// Computes averages, rounded up.
fn average(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand) -> TypedOperand {
    let bits = b.elem_bits(x);
    let (p, q) = (b.resize(x, 2 * bits, false), b.resize(y, 2 * bits, false));
    let sum = b.add(p, q);
    let sum = b.binary_by(BinaryOp::Add, sum, 1);
    let half = b.binary_by(BinaryOp::Lshr, sum, 1);
    b.resize(half, bits, false)
}

/// Multiplies the lower halves of 64-bit elements (`pmuldq`, `pmuludq`).
fn wide_product(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, signed: bool) -> TypedOperand {
    let mut half = |x: TypedOperand| {
        let x = b.as_ints(x, 64);
        match signed {
            true => {
                let up = b.binary_by(BinaryOp::Shl, x, 32);
                b.binary_by(BinaryOp::Ashr, up, 32)
            }
            false => b.binary_by(BinaryOp::And, x, 0xffff_ffff),
        }
    };
    let (p, q) = (half(x), half(y));
    b.mul(p, q)
}

/// Evaluates a truth table of three operands bit by bit (`vpternlog`).
fn ternary_logic(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, z: TypedOperand, table: u32) -> TypedOperand {
    // Function of `z` alone: bit 0 of the table for 0, bit 1 for 1.
    fn of_one(b: &mut Builder<'_>, z: TypedOperand, table: u32) -> TypedOperand {
        match table & 3 {
            0 => b.zero(z.0),
            1 => b.not(z),
            2 => z,
            _ => b.number(z.0, u128::MAX),
        }
    }
    // Selects bit by bit: `one` where `by` is 1, else `zero`.
    fn choose(b: &mut Builder<'_>, by: TypedOperand, one: TypedOperand, zero: TypedOperand) -> TypedOperand {
        if one == zero {
            return one;
        }
        let not = b.not(by);
        let (one, zero) = (b.and(by, one), b.and(not, zero));
        b.or(one, zero)
    }
    // Function of `y` and `z`, by the lower four bits of the table.
    fn of_two(b: &mut Builder<'_>, y: TypedOperand, z: TypedOperand, table: u32) -> TypedOperand {
        let (one, zero) = (of_one(b, z, table >> 2), of_one(b, z, table));
        choose(b, y, one, zero)
    }
    let (one, zero) = (of_two(b, y, z, table >> 4), of_two(b, y, z, table));
    choose(b, x, one, zero)
}

/// Returns for each element the set of equal elements before it, as a bit mask (`vpconflict`).
fn conflicts(b: &mut Builder<'_>, x: TypedOperand) -> TypedOperand {
    let (lanes, elem) = (b.lanes(x), b.elem(x));
    // The instruction has at most 16 lanes.
    if lanes > 16 {
        return b.fail();
    }
    let mut all = b.zero(x.0);
    for n in 0..lanes.saturating_sub(1) {
        let other = b.permute(x, &vec![n; lanes as usize]);
        let same = b.icmp(IcmpPred::Eq, x, other);
        let bits: Vec<u128> = (0..lanes).map(|lane| if lane > n { 1 << n } else { 0 }).collect();
        let (bits, zero) = (b.numbers(elem, &bits), b.zero(x.0));
        let bit = b.select(same, bits, zero);
        all = b.or(all, bit);
    }
    all
}

/// Sums absolute differences of groups of four bytes, after permuting the 32-bit groups of `y` by the immediate
/// (`vdbpsadbw`).
fn double_block_sad(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, number: u32) -> TypedOperand {
    let (x, y) = (b.as_ints(x, 8), b.as_ints(y, 8));
    let bytes = b.lanes(x);
    let selected: Vec<u32> = (0..bytes).map(|n| n / 16 * 16 + (number >> (2 * (n / 4 % 4)) & 3) * 4 + n % 4).collect();
    let y = b.permute(y, &selected);
    let mut sum = None;
    for k in 0..4 {
        // Each group of eight bytes yields four sums.
        let from = |first: [u32; 4]| (0..bytes / 2).map(|n| n / 4 * 8 + first[n as usize % 4] + k).collect::<Vec<_>>();
        let (p, q) = (b.permute(x, &from([0, 0, 4, 4])), b.permute(y, &from([0, 1, 2, 3])));
        let (most, least) = (b.overloaded("umax", &[p, q]), b.overloaded("umin", &[p, q]));
        let difference = b.sub(most, least);
        let difference = b.resize(difference, 16, false);
        sum = Some(match sum {
            Some(sum) => b.add(sum, difference),
            None => difference,
        });
    }
    sum.unwrap_or_else(|| b.fail())
}

/// Selects eight bits of a 64-bit element for each byte of `control`, which is the bit offset
/// (`vpmultishiftqb`).
fn multishift(b: &mut Builder<'_>, control: TypedOperand, data: TypedOperand) -> TypedOperand {
    let (control, data) = (b.as_ints(control, 8), b.as_ints(data, 64));
    let lanes = b.lanes(data);
    b.require(b.lanes(control) == 8 * lanes);
    let mut parts = Vec::new();
    for k in 0..8 {
        let place = b.permute(control, &(0..lanes).map(|n| 8 * n + k).collect::<Vec<_>>());
        let place = b.resize(place, 64, false);
        let moved = b.overloaded("fshr", &[data, data, place]);
        let byte = b.binary_by(BinaryOp::And, moved, 0xff);
        let byte = b.binary_by(BinaryOp::Shl, byte, u128::from(8 * k));
        parts.push(byte);
    }
    let all = parts.into_iter().reduce(|all, byte| b.or(all, byte)).unwrap_or(data);
    b.as_ints(all, 8)
}

/// Adds the lower or upper 52 bits of the 104-bit product of 52-bit factors (`vpmadd52`).
fn multiply_52(b: &mut Builder<'_>, sum: TypedOperand, x: TypedOperand, y: TypedOperand, upper: bool) -> TypedOperand {
    let (x, y) = (b.binary_by(BinaryOp::And, x, (1 << 52) - 1), b.binary_by(BinaryOp::And, y, (1 << 52) - 1));
    let part = if upper {
        let lanes = b.lanes(x);
        let mut parts = Vec::new();
        for n in 0..lanes {
            let (p, q) = (b.extract(x, n), b.extract(y, n));
            let (p, q) = (b.resize(p, 128, false), b.resize(q, 128, false));
            let product = b.mul(p, q);
            let high = b.binary_by(BinaryOp::Lshr, product, 52);
            parts.push(b.resize(high, 64, false));
        }
        b.build(&parts)
    } else {
        let product = b.mul(x, y);
        b.binary_by(BinaryOp::And, product, (1 << 52) - 1)
    };
    b.add(sum, part)
}

/// Adds products of adjacent elements to 32-bit elements. The name encodes width and signedness of the factors,
/// and whether the sum saturates: `vpdpbusd`, `vpdpwssds`.
fn dot(b: &mut Builder<'_>, name: &str, sum: TypedOperand, x: TypedOperand, y: TypedOperand) -> Option<TypedOperand> {
    let letters: Vec<char> = name["vpdp".len()..].chars().collect();
    let (width, first, second, saturates) = match letters[..] {
        [width, first, second, 'd'] => (width, first, second, false),
        [width, first, second, 'd', 's'] => (width, first, second, true),
        _ => return None,
    };
    let bits = if width == 'b' { 8 } else { 16 };
    let (x, y) = (b.as_ints(x, bits), b.as_ints(y, bits));
    let lanes = b.lanes(sum);
    let each = 32 / bits;
    b.require(b.lanes(x) == lanes * each && b.lanes(y) == lanes * each && b.elem_bits(sum) == 32);
    let signed = first == 's' || second == 's';
    let mut total = b.resize(sum, 64, signed);
    for k in 0..each {
        let list: Vec<u32> = (0..lanes).map(|n| n * each + k).collect();
        let (p, q) = (b.permute(x, &list), b.permute(y, &list));
        let (p, q) = (b.resize(p, 64, first == 's'), b.resize(q, 64, second == 's'));
        let product = b.mul(p, q);
        total = b.add(total, product);
    }
    if saturates && signed {
        let (least, most) = (b.number(total.0, (i32::MIN as i64 as u64).into()), b.number(total.0, i32::MAX as u128));
        total = b.overloaded("smin", &[total, most]);
        total = b.overloaded("smax", &[total, least]);
    } else if saturates {
        let most = b.number(total.0, u32::MAX.into());
        total = b.overloaded("umin", &[total, most]);
    }
    Some(b.resize(total, 32, false))
}
