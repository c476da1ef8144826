//! MMX, whose registers are `<1 x i64>` (`x86_mmx` before LLVM 20). The instructions compute the same as their SSE
//! counterparts in the lower half of a register.

use super::builder::Builder;
use super::integer;
use crate::ir::Type;
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, CastOp};

/// Lowers an intrinsic of MMX, or of an extension of it.
pub(super) fn lower(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let (extension, rest) = name.split_once('.')?;
    if !matches!(extension, "mmx" | "ssse3" | "sse") {
        return None;
    }
    let is_register =
        |b: &Builder<'_>, v: &TypedOperand| b.module.types.vector(v.0).is_some() && b.total_bits(*v) == 64;
    if let ("sse", Some(value)) = (extension, conversion(b, rest, args)) {
        return Some(value);
    }
    if !args.first().is_some_and(|first| is_register(b, first)) {
        return None;
    }
    let (stem, kind) = rest.rsplit_once('.').unwrap_or((rest, ""));
    let bits = match kind {
        "b" => 8,
        "w" | "sw" => 16,
        "d" => 32,
        "q" => 64,
        _ => 0,
    };
    // Splits registers into elements.
    let lanes =
        |b: &mut Builder<'_>, v: TypedOperand, bits: u32| if is_register(b, &v) { b.as_ints(v, bits) } else { v };
    let value = match (rest, args) {
        ("pmovmskb", [x]) => {
            let x = wide(b, *x, 8);
            return Some(b.x86("sse2.pmovmskb.128", Type::I32, &[x]));
        }
        (_, [x, y]) if matches!(rest, "packssdw" | "packsswb" | "packuswb") => {
            let (from, to) = if rest == "packssdw" { (32, 16) } else { (16, 8) };
            let (x, y) = (lanes(b, *x, from), lanes(b, *y, from));
            let both = b.concat(x, y);
            let elem = b.int(to);
            let ret = b.vector(128 / to, elem);
            b.x86(&format!("sse2.{rest}.128"), ret, &[both, both])
        }
        (_, [x, y]) if rest.starts_with("punpck") => {
            let bits = match &rest[rest.len() - 2..] {
                "bw" => 8,
                "wd" => 16,
                _ => 32,
            };
            let (x, y) = (lanes(b, *x, bits), lanes(b, *y, bits));
            let len = 64 / bits;
            let first = if rest.starts_with("punpckh") { len / 2 } else { 0 };
            b.shuffle(x, y, &(0..len).map(|n| first + n / 2 + if n % 2 == 1 { len } else { 0 }).collect::<Vec<_>>())
        }
        (_, [x, y]) if rest.starts_with("phadd") || rest.starts_with("phsub") => {
            let bits = bits.max(16);
            let (x, y) = (lanes(b, *x, bits), lanes(b, *y, bits));
            let both = b.concat(x, y);
            b.x86(&format!("ssse3.{rest}.128"), both.0, &[both, both])
        }
        ("pshuf.b", [x, indices]) => {
            // Only the low three bits of an index and its sign bit count.
            let (x, indices) = (wide(b, *x, 8), wide(b, *indices, 8));
            let indices = b.binary_by(BinaryOp::And, indices, 0x87);
            b.x86("ssse3.pshuf.b.128", x.0, &[x, indices])
        }
        ("psign.b" | "psign.w" | "psign.d" | "pmul.hr.sw", [x, y]) => {
            let (x, y) = (wide(b, *x, bits), wide(b, *y, bits));
            b.x86(&format!("ssse3.{rest}.128"), x.0, &[x, y])
        }
        ("pmadd.ub.sw", [x, y]) => {
            let (x, y) = (wide(b, *x, 8), wide(b, *y, 8));
            let ret = b.vector(8, Type::I16);
            b.x86("ssse3.pmadd.ub.sw.128", ret, &[x, y])
        }
        ("pmadd.wd", [x, y]) => {
            let (x, y) = (wide(b, *x, 16), wide(b, *y, 16));
            let ret = b.vector(4, Type::I32);
            b.x86("sse2.pmadd.wd", ret, &[x, y])
        }
        ("psad.bw", [x, y]) => {
            let (x, y) = (wide(b, *x, 8), wide(b, *y, 8));
            let ret = b.vector(2, Type::I64);
            b.x86("sse2.psad.bw", ret, &[x, y])
        }
        ("pmulh.w" | "pmulhu.w", [x, y]) => {
            let (x, y) = (wide(b, *x, 16), wide(b, *y, 16));
            b.x86(&format!("sse2.{rest}"), x.0, &[x, y])
        }
        ("pextr.w", [x, number]) => {
            let (x, number) = (lanes(b, *x, 16), b.immediate(*number));
            let one = b.extract(x, number & 3);
            return Some(b.resize(one, 32, false));
        }
        ("pinsr.w", [x, value, number]) => {
            let (x, number) = (lanes(b, *x, 16), b.immediate(*number));
            let value = b.resize(*value, 16, false);
            b.insert(x, value, number & 3)
        }
        ("pshuf.w", [x, number]) => {
            let (x, number) = (lanes(b, *x, 16), b.immediate(*number));
            b.permute(x, &(0..4).map(|n| number >> (2 * n) & 3).collect::<Vec<_>>())
        }
        ("palignr.b", [x, y, number]) => {
            let (x, y, number) = (lanes(b, *x, 8), lanes(b, *y, 8), b.immediate(*number) & 0xff);
            let both = b.concat(y, x);
            let zero = b.zero(both.0);
            b.shuffle(both, zero, &(0..8).map(|n| (n + number.min(16)).min(16)).collect::<Vec<_>>())
        }
        (_, [x, count]) if matches!(stem, "psll" | "psrl" | "psra" | "pslli" | "psrli" | "psrai") && bits != 0 => {
            let x = lanes(b, *x, bits);
            let count = lanes(b, *count, 64);
            super::shift::lower(b, stem, &[x, count])?
        }
        (_, [x, y]) if matches!(stem, "pcmpeq" | "pcmpgt") && bits != 0 => {
            let (x, y) = (lanes(b, *x, bits), lanes(b, *y, bits));
            super::compare::lower(b, rest, &[x, y], false)?
        }
        // Operations on elements.
        (_, operands) => {
            let bits = if bits == 0 { 64 } else { bits };
            let mut all = Vec::new();
            for operand in operands {
                all.push(lanes(b, *operand, bits));
            }
            integer::lower(b, rest, &all)?
        }
    };
    Some(register(b, value))
}

/// Returns the low 64 bits of a vector as the result of the call.
fn register(b: &mut Builder<'_>, value: TypedOperand) -> TypedOperand {
    let low = b.as_ints(value, 64);
    let low = b.low(low, 1);
    let ret = b.ret;
    b.bitcast(low, ret)
}

/// Lowers conversions between MMX and SSE registers.
fn conversion(b: &mut Builder<'_>, rest: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let doublewords = b.vector(4, Type::I32);
    Some(match (rest, args) {
        ("cvtps2pi" | "cvttps2pi", [x]) => {
            let name = if rest == "cvtps2pi" { "sse2.cvtps2dq" } else { "sse2.cvttps2dq" };
            let all = b.x86(name, doublewords, &[*x]);
            register(b, all)
        }
        ("cvtpd2pi" | "cvttpd2pi", [x]) => {
            let name = if rest == "cvtpd2pi" { "sse2.cvtpd2dq" } else { "sse2.cvttpd2dq" };
            let all = b.x86(name, doublewords, &[*x]);
            register(b, all)
        }
        ("cvtpi2pd", [x]) => {
            let x = b.as_ints(*x, 32);
            b.cast(CastOp::Sitofp, x, Type::DOUBLE)
        }
        ("cvtpi2ps", [upper, x]) => {
            let x = wide(b, *x, 32);
            let low = b.cast(CastOp::Sitofp, x, Type::FLOAT);
            b.shuffle(low, *upper, &[0, 1, 6, 7])
        }
        _ => return None,
    })
}

/// Widens a 64-bit register to 128 bits.
fn wide(b: &mut Builder<'_>, x: TypedOperand, bits: u32) -> TypedOperand {
    let x = b.as_ints(x, bits);
    b.widen(x, 128 / bits)
}
