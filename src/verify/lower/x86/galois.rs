//! GFNI: bytes as elements of GF(2^8), and as bit vectors.

use super::builder::Builder;
use crate::ir::TypedOperand;
use crate::ir::inst::{BinaryOp, IcmpPred};

/// Lowers a GFNI instruction; their names begin with `vgf2p8`.
pub(super) fn lower(b: &mut Builder<'_>, name: &str, args: &[TypedOperand]) -> Option<TypedOperand> {
    let stem = name.split('.').next().unwrap_or(name);
    Some(match (stem.strip_prefix("vgf2p8")?, args) {
        ("mulb", [x, y]) => multiply(b, *x, *y),
        ("affineqb", [x, matrix, number]) => {
            let number = b.immediate(*number);
            affine(b, *x, *matrix, number)
        }
        ("affineinvqb", [x, matrix, number]) => {
            let (number, inverse) = (b.immediate(*number), inverse(b, *x));
            affine(b, inverse, *matrix, number)
        }
        _ => return None,
    })
}

/// Multiplies modulo the AES polynomial.
fn multiply(b: &mut Builder<'_>, x: TypedOperand, y: TypedOperand) -> TypedOperand {
    let zero = b.zero(x.0);
    let mut product = zero;
    let mut x = x;
    for n in 0..8 {
        let bit = b.binary_by(BinaryOp::And, y, 1 << n);
        let selected = b.icmp_by(IcmpPred::Ne, bit, 0);
        let part = b.select(selected, x, zero);
        product = b.xor(product, part);
        let overflows = b.icmp_by(IcmpPred::Slt, x, 0);
        let twice = b.add(x, x);
        let reduced = b.binary_by(BinaryOp::Xor, twice, 0x1b);
        x = b.select(overflows, reduced, twice);
    }
    product
}

/// Returns the inverses, computed as 254th powers; that of zero is zero.
fn inverse(b: &mut Builder<'_>, x: TypedOperand) -> TypedOperand {
    // 254 is 2 + 4 + … + 128.
    let mut square = multiply(b, x, x);
    let mut product = square;
    for _ in 0..6 {
        square = multiply(b, square, square);
        product = multiply(b, product, square);
    }
    product
}

/// Multiplies each byte by the bit matrix in the corresponding eight bytes, and adds an immediate.
fn affine(b: &mut Builder<'_>, x: TypedOperand, matrix: TypedOperand, number: u32) -> TypedOperand {
    let lanes = b.lanes(x);
    let mut all = b.number(x.0, number.into());
    for bit in 0..8 {
        // The first row is in the last byte.
        let row = b.permute(matrix, &(0..lanes).map(|n| n / 8 * 8 + 7 - bit).collect::<Vec<_>>());
        let selected = b.and(row, x);
        let count = b.overloaded("ctpop", &[selected]);
        let parity = b.binary_by(BinaryOp::And, count, 1);
        let parity = b.binary_by(BinaryOp::Shl, parity, bit.into());
        all = b.xor(all, parity);
    }
    all
}
