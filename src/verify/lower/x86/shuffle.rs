//! Shuffles: moves of elements.

use super::builder::Builder;
use super::integer;
use crate::ir::TypedOperand;
use crate::ir::inst::BinaryOp;

/// Lowers a shuffle with constant indices or with those of another operand.
pub(super) fn lower(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let stem = rest.split('.').next().unwrap_or(rest);
    Some(match (stem, args) {
        ("pshuf", [x, y]) if rest.starts_with("pshuf.b") => {
            integer::call_for_width(b, ["ssse3.pshuf.b.128", "avx2.pshuf.b", "avx512.pshuf.b.512"], x.0, &[*x, *y])
        }
        ("pshuf", [x, n]) => by_number(b, *x, *n, |n, lane| n >> (2 * lane) & 3),
        ("pshufl", [x, n]) => by_number(b, *x, *n, |n, lane| if lane < 4 { n >> (2 * lane) & 3 } else { lane }),
        ("pshufh", [x, n]) => {
            by_number(b, *x, *n, |n, lane| if lane < 4 { lane } else { (n >> (2 * lane - 8) & 3) + 4 })
        }
        ("movddup", [x]) => shuffle_one(b, *x, |lane| lane & !1),
        ("movsldup", [x]) => shuffle_one(b, *x, |lane| lane & !1),
        ("movshdup", [x]) => shuffle_one(b, *x, |lane| lane | 1),
        ("perm", [x, n]) => {
            let n = b.immediate(*n);
            shuffle_one(b, *x, |lane| lane & !3 | n >> (2 * (lane & 3)) & 3)
        }
        ("vpermil", [x, n]) => {
            let n = b.immediate(*n);
            match b.elem_bits(*x) {
                64 => shuffle_one(b, *x, |lane| lane & !1 | n >> lane & 1),
                _ => shuffle_one(b, *x, |lane| lane & !3 | n >> (2 * (lane & 3)) & 3),
            }
        }
        ("vpermilvar", [x, y]) if b.elem_bits(*x) == 64 => {
            let names = ["avx.vpermilvar.pd", "avx.vpermilvar.pd.256", "avx512.vpermilvar.pd.512"];
            integer::call_for_width(b, names, x.0, &[*x, *y])
        }
        ("vpermilvar", [x, y]) => {
            let names = ["avx.vpermilvar.ps", "avx.vpermilvar.ps.256", "avx512.vpermilvar.ps.512"];
            integer::call_for_width(b, names, x.0, &[*x, *y])
        }
        ("shuf", [x, y, n]) if rest.starts_with("shuf.p") => {
            let (n, per) = (b.immediate(*n), per_128_bits(b, *x));
            let bits = if per == 2 { 1 } else { 2 };
            shuffle_two(b, *x, *y, |lane, len| {
                let at = lane % per;
                // `shufpd` has a bit per element; `shufps` uses the same bits for all 128-bit lanes.
                let element = if per == 2 { n >> lane & 1 } else { n >> (bits * at) & 3 };
                lane - at + element + if at >= per / 2 { len } else { 0 }
            })
        }
        ("shuf", [x, y, n]) => {
            let (n, per) = (b.immediate(*n), per_128_bits(b, *x));
            let blocks = (b.lanes(*x) / per).max(1);
            let bits = if blocks == 2 { 1 } else { 2 };
            shuffle_two(b, *x, *y, |lane, len| {
                let block = lane / per;
                let selected = n >> (bits * block) & (blocks - 1);
                selected * per + lane % per + if block >= blocks / 2 { len } else { 0 }
            })
        }
        ("vperm2f128" | "vperm2i128", [x, y, n]) => {
            let n = b.immediate(*n);
            let (both, len) = (b.concat(*x, *y), b.lanes(*x));
            let half = (len / 2).max(1);
            let selected =
                b.permute(both, &(0..len).map(|l| (n >> (4 * (l / half)) & 3) * half + l % half).collect::<Vec<_>>());
            let zero = b.zero(x.0);
            shuffle_two(b, selected, zero, |lane, len| if n >> (4 * (lane / half)) & 8 != 0 { len } else { lane })
        }
        ("blend" | "blendps" | "blendpd" | "pblendw" | "pblendd", [x, y, n]) => {
            let n = b.immediate(*n);
            shuffle_two(b, *x, *y, |lane, len| lane + if n >> (lane % 8) & 1 != 0 { len } else { 0 })
        }
        ("palignr", [x, y, n]) => {
            let n = b.immediate(*n) & 0xff;
            align_bytes(b, *x, *y, n)
        }
        ("valign", [x, y, n]) => {
            let n = b.immediate(*n);
            // The second operand is the lower one.
            shuffle_two(b, *y, *x, |lane, len| lane + (n & (len - 1)))
        }
        (name, [x, y]) if name.starts_with("punpckl") || name == "unpckl" => {
            let per = per_128_bits(b, *x);
            shuffle_two(b, *x, *y, |lane, len| lane / per * per + lane % per / 2 + if lane % 2 == 1 { len } else { 0 })
        }
        (name, [x, y]) if name.starts_with("punpckh") || name == "unpckh" => {
            let per = per_128_bits(b, *x);
            shuffle_two(b, *x, *y, |lane, len| {
                lane / per * per + per / 2 + lane % per / 2 + if lane % 2 == 1 { len } else { 0 }
            })
        }
        ("psll", [x, n]) if rest.starts_with("psll.dq") => bytes_by_number(b, rest, *x, *n, true),
        ("psrl", [x, n]) if rest.starts_with("psrl.dq") => bytes_by_number(b, rest, *x, *n, false),
        ("permd" | "permps" | "permvar", [x, indices]) => permute(b, *x, *indices),
        ("vpermi2var", [x, indices, y]) => {
            let both = b.concat(*x, *y);
            permute(b, both, *indices)
        }
        (name, [x, y, n]) if name.starts_with("insert") || name.starts_with("vinsert") => {
            let (n, len, part) = (b.immediate(*n), b.lanes(*x), b.lanes(*y).max(1));
            let at = (n & (len / part).saturating_sub(1)) * part;
            let wide = b.widen(*y, len);
            shuffle_two(b, *x, wide, |lane, len| if (at..at + part).contains(&lane) { len + lane - at } else { lane })
        }
        (name, [x, n]) if name.starts_with("vextract") => {
            let (n, len, part) = (b.immediate(*n), b.lanes(*x), b.shape(b.ret).0);
            let at = (n & (len / part).saturating_sub(1)) * part;
            b.permute(*x, &(at..at + part).collect::<Vec<_>>())
        }
        (name, [x]) if name.starts_with("pbroadcast") || name == "vbroadcast" || name == "broadcast" => {
            let len = b.shape(b.ret).0;
            match b.module.types.vector(x.0) {
                Some(_) => b.permute(*x, &vec![0; len as usize]),
                None => b.splat(*x, len),
            }
        }
        // Repeats a part to fill the vector.
        (name, [x]) if name.starts_with("broadcast") && !name.starts_with("broadcastm") => {
            let (len, part) = (b.shape(b.ret).0, b.lanes(*x));
            b.permute(*x, &(0..len).map(|lane| lane % part).collect::<Vec<_>>())
        }
        (name, [x, passthru, mask]) if name.starts_with("pbroadcast") => {
            let value = lower(b, rest, &[*x])?;
            super::merge(b, value, *passthru, *mask)
        }
        _ => return None,
    })
}

/// Returns the number of elements in 128 bits.
fn per_128_bits(b: &mut Builder<'_>, x: TypedOperand) -> u32 {
    let bits = b.elem_bits(x);
    b.require(bits >= 8 && b.total_bits(x) >= 128);
    128 / bits.max(8)
}

fn shuffle_one(b: &mut Builder<'_>, x: TypedOperand, from: impl Fn(u32) -> u32) -> TypedOperand {
    let len = b.lanes(x);
    b.permute(x, &(0..len).map(from).collect::<Vec<_>>())
}

/// Shuffles two vectors; indices into the second are offset by `len`.
fn shuffle_two(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, from: impl Fn(u32, u32) -> u32) -> TypedOperand {
    let len = b.lanes(x);
    b.shuffle(x, y, &(0..len).map(|lane| from(lane, len)).collect::<Vec<_>>())
}

/// Shuffles within each 128-bit lane, by the same immediate.
fn by_number(b: &mut Builder<'_>, x: TypedOperand, n: TypedOperand, from: impl Fn(u32, u32) -> u32) -> TypedOperand {
    let (n, per) = (b.immediate(n), per_128_bits(b, x));
    shuffle_one(b, x, |lane| lane / per * per + from(n, lane % per))
}

/// Shifts the concatenation of two operands right by bytes, in each 128-bit lane (`palignr`).
fn align_bytes(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand, n: u32) -> TypedOperand {
    let zero = b.zero(x.0);
    // Zeros are shifted in above both operands.
    let (low, high, n) = if n < 16 { (y, x, n) } else { (x, zero, (n - 16).min(16)) };
    shuffle_two(b, low, high, |lane, len| {
        let at = lane % 16 + n;
        if at < 16 { lane + n } else { len + lane + n - 16 }
    })
}

/// Shifts each 128-bit lane by bytes.
fn bytes_by_number(b: &mut Builder<'_>, rest: &str, x: TypedOperand, n: TypedOperand, left: bool) -> TypedOperand {
    let n = b.immediate(n);
    let in_bytes = rest.ends_with(".bs") || rest.ends_with(".512");
    let n = (if in_bytes { n } else { n / 8 }).min(16);
    let bytes = b.as_ints(x, 8);
    let zero = b.zero(bytes.0);
    let moved = shuffle_two(b, bytes, zero, |lane, len| {
        let at = lane % 16;
        match left {
            true if at >= n => lane - n,
            false if at + n < 16 => lane + n,
            _ => len + lane,
        }
    });
    b.bitcast(moved, x.0)
}

/// Looks up elements of a table by the low bits of the indices.
pub(super) fn permute(b: &mut Builder<'_>, table: TypedOperand, indices: TypedOperand) -> TypedOperand {
    let (len, lanes) = (b.lanes(table), b.lanes(indices));
    let last = u128::from(len.max(1) - 1);
    let indices = b.binary_by(BinaryOp::And, indices, last);
    let mut parts = Vec::new();
    for n in 0..lanes {
        let index = b.extract(indices, n);
        parts.push(b.extract_at(table, index));
    }
    b.build(&parts)
}
