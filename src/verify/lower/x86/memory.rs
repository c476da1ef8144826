//! Memory accesses, most of them masked.

use super::builder::Builder;
use super::{convert, mask_of, shuffle};
use crate::ir::Type;
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, CastOp, IcmpPred};

/// Lowers a memory access. `Some(None)` if it has no result.
pub(super) fn lower(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<Option<TypedOperand>> {
    let ret = b.ret;
    if let Some(rest) = name.strip_prefix("avx512.") {
        let rest = rest.strip_prefix("mask.").unwrap_or(rest);
        if let Some(done) = masked(b, rest, args) {
            return Some(done);
        }
    }
    match (name, args) {
        ("mmx.movnt.dq", [ptr, value]) => {
            b.store(*value, *ptr, 1);
            return Some(None);
        }
        ("mmx.maskmovq", [value, mask, ptr]) => {
            let (value, mask) = (b.as_ints(*value, 8), b.as_ints(*mask, 8));
            let mask = signs(b, mask);
            b.intrinsic("masked.store", &[value.0, Type::PTR], Type::VOID, &[value, *ptr, mask]);
            return Some(None);
        }
        ("mmx.femms", []) => return Some(None),
        _ => {}
    }
    let extensions = ["avx512.", "avx2.", "avx.", "sse41.", "sse4a.", "sse2.", "sse."];
    let rest = extensions.iter().find_map(|prefix| name.strip_prefix(prefix))?;
    let stem = rest.split('.').next().unwrap_or(rest);
    match (stem, args) {
        // The sign bits of the elements are the mask.
        ("maskload", [ptr, mask]) => {
            let (mask, zero) = (signs(b, *mask), b.zero(ret));
            Some(Some(b.intrinsic("masked.load", &[ret, Type::PTR], ret, &[*ptr, mask, zero])))
        }
        ("maskstore", [ptr, mask, value]) => {
            let mask = signs(b, *mask);
            b.intrinsic("masked.store", &[value.0, Type::PTR], Type::VOID, &[*value, *ptr, mask]);
            Some(None)
        }
        ("gather", [passthru, ptr, indices, mask, scale]) if name.starts_with("avx2.") => {
            let mask = signs(b, *mask);
            let lanes = b.lanes(*indices).min(b.lanes(*passthru));
            let value = gather(b, *passthru, *ptr, *indices, mask, *scale, lanes);
            Some(Some(value))
        }
        ("storeu" | "movnt" | "storent", [ptr, value]) if b.is_pointer(*ptr) => {
            // `movntss` and `movntsd` store the lowest element.
            let value = if name.starts_with("sse4a.") { b.extract(*value, 0) } else { *value };
            b.store(value, *ptr, 1);
            Some(None)
        }
        ("storel", [ptr, value]) if b.is_pointer(*ptr) => {
            let halves = b.as_ints(*value, 64);
            let low = b.extract(halves, 0);
            b.store(low, *ptr, 1);
            Some(None)
        }
        ("movntdqa", [ptr]) if b.is_pointer(*ptr) => Some(Some(b.load(ret, *ptr, 1))),
        ("vbroadcast", [ptr]) if b.is_pointer(*ptr) => {
            let (lanes, elem) = b.shape(ret);
            let one = b.load(elem, *ptr, 1);
            Some(Some(b.splat(one, lanes)))
        }
        ("vbroadcastf128" | "vbroadcasti128", [ptr]) if b.is_pointer(*ptr) => {
            let (lanes, elem) = b.shape(ret);
            let half = b.vector((lanes / 2).max(1), elem);
            let half = b.load(half, *ptr, 1);
            Some(Some(b.permute(half, &(0..lanes).map(|n| n % (lanes / 2).max(1)).collect::<Vec<_>>())))
        }
        _ => None,
    }
}

/// Lowers memory accesses of AVX-512, whose masks are integers or vectors of `i1`.
fn masked(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand]) -> Option<Option<TypedOperand>> {
    let ret = b.ret;
    let mut parts = rest.split('.');
    let (stem, second) = (parts.next().unwrap_or(rest), parts.next().unwrap_or_default());
    match (stem, args) {
        ("load" | "loadu", [ptr, passthru, mask]) => {
            let mask = mask_of(b, *mask, b.lanes(*passthru));
            Some(Some(b.intrinsic("masked.load", &[ret, Type::PTR], ret, &[*ptr, mask, *passthru])))
        }
        // `store.ss` stores the lowest element.
        ("store", [ptr, value, mask]) if second == "ss" || second == "sd" => {
            let (value, mask) = (b.low(*value, 1), mask_of(b, *mask, 1));
            b.intrinsic("masked.store", &[value.0, Type::PTR], Type::VOID, &[value, *ptr, mask]);
            Some(None)
        }
        ("store" | "storeu", [ptr, value, mask]) => Some(store(b, *ptr, *value, *mask)),
        ("expand", [ptr, passthru, mask]) if second == "load" => {
            let mask = mask_of(b, *mask, b.lanes(*passthru));
            Some(Some(b.intrinsic("masked.expandload", &[ret], ret, &[*ptr, mask, *passthru])))
        }
        ("compress", [ptr, value, mask]) if second == "store" => {
            let mask = mask_of(b, *mask, b.lanes(*value));
            b.intrinsic("masked.compressstore", &[value.0], Type::VOID, &[*value, *ptr, mask]);
            Some(None)
        }
        ("pmov" | "pmovs" | "pmovus", [ptr, value, mask]) if rest.contains(".mem.") => {
            let bits = match second.as_bytes() {
                [_, b'b'] => 8,
                [_, b'w'] => 16,
                _ => 32,
            };
            let elem = b.int(bits);
            let to = b.vector(b.lanes(*value), elem);
            let narrow = convert::lower(b, stem, &[*value], to)?;
            Some(store(b, *ptr, narrow, *mask))
        }
        (name, [passthru, ptr, indices, mask, scale]) if name.starts_with("gather") => {
            let lanes = b.lanes(*indices).min(b.lanes(*passthru));
            let mask = mask_of(b, *mask, lanes);
            Some(Some(gather(b, *passthru, *ptr, *indices, mask, *scale, lanes)))
        }
        (name, [ptr, mask, indices, value, scale]) if name.starts_with("scatter") => {
            let lanes = b.lanes(*indices).min(b.lanes(*value));
            let mask = mask_of(b, *mask, lanes);
            let (value, addresses) = (b.low(*value, lanes), addresses(b, *ptr, *indices, *scale, lanes));
            b.intrinsic("masked.scatter", &[value.0, addresses.0], Type::VOID, &[value, addresses, mask]);
            Some(None)
        }
        // Broadcasts from memory or from a vector.
        ("vbroadcast", [ptr]) if b.is_pointer(*ptr) => {
            let (lanes, elem) = b.shape(ret);
            let one = b.load(elem, *ptr, 1);
            Some(Some(b.splat(one, lanes)))
        }
        ("vbroadcast", [x]) => shuffle::lower(b, rest, &[*x]).map(Some),
        _ => None,
    }
}

fn store(b: &mut Builder<'_>, ptr: TypedOperand, value: TypedOperand, mask: TypedOperand) -> Option<TypedOperand> {
    let mask = mask_of(b, mask, b.lanes(value));
    b.intrinsic("masked.store", &[value.0, Type::PTR], Type::VOID, &[value, ptr, mask]);
    None
}

/// Returns the sign bits as a mask.
fn signs(b: &mut Builder<'_>, mask: TypedOperand) -> TypedOperand {
    let bits = b.as_int_lanes(mask);
    b.icmp_by(IcmpPred::Slt, bits, 0)
}

/// Computes the addresses of a gather or scatter.
fn addresses(
    b: &mut Builder<'_>,
    ptr: TypedOperand,
    indices: TypedOperand,
    scale: TypedOperand,
    lanes: u32,
) -> TypedOperand {
    let scale = b.immediate(scale);
    b.require(matches!(scale, 1 | 2 | 4 | 8));
    let indices = b.low(indices, lanes);
    let indices = match b.elem_bits(indices) {
        64 => indices,
        _ => b.cast(CastOp::Sext, indices, Type::I64),
    };
    let bytes = b.binary_by(BinaryOp::Mul, indices, scale.into());
    b.offset(ptr, bytes)
}

/// Gathers elements; masked-off ones are taken from `passthru`.
fn gather(
    b: &mut Builder<'_>,
    passthru: TypedOperand,
    ptr: TypedOperand,
    indices: TypedOperand,
    mask: TypedOperand,
    scale: TypedOperand,
    lanes: u32,
) -> TypedOperand {
    let (all, addresses) = (b.lanes(passthru), addresses(b, ptr, indices, scale, lanes));
    let (passthru, mask) = (b.low(passthru, lanes), b.low(mask, lanes));
    let value = b.intrinsic("masked.gather", &[passthru.0, addresses.0], passthru.0, &[addresses, mask, passthru]);
    b.widen(value, all)
}
