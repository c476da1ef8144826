//! Division of 32-bit integers by constants, as one 64-bit multiplication ("magic numbers", Hacker's Delight 10).
//! Cranelift's optimizer uses the high half of a 32-bit multiplication instead, which takes longer.

use crate::ir::inst::BinaryOp;
use crate::jit::translate::func_translator::FuncTranslator;
use cranelift_codegen::ir::{InstBuilder, Value, types};

/// Multiplier and shift amount: the quotient is the product, shifted right by this amount.
type Magic = (u64, u32);

/// Returns the multiplier for a shift amount, and the amount by which `multiplier * divisor` exceeds `2^shift`.
fn reciprocal(divisor: u32, shift: u32) -> (u128, u128) {
    let multiplier = (1 << shift) / u128::from(divisor) + 1;
    (multiplier, multiplier * u128::from(divisor) - (1 << shift))
}

/// Returns the numbers for signed division by a magnitude that is no power of two. Products fit in an `i64`.
///
/// With `multiplier * divisor == 2^shift + error` and `dividend * error < 2^shift`, the floor of the shifted product is
/// the quotient for a positive dividend, and one less than the truncated quotient for a negative one.
fn signed(divisor: u32) -> Magic {
    let ok = |shift: u32| {
        let (multiplier, error) = reciprocal(divisor, shift);
        (error << 31 < 1 << shift).then_some((multiplier as u64, shift))
    };
    // At 64 the error is small enough for any divisor. The smallest amount results in the smallest multiplier.
    (32..64).find_map(ok).expect("a shift of 32 plus the bits of the divisor is always enough")
}

/// Returns the numbers for unsigned division by a number that is no power of two; `None` if products do not fit in a
/// `u64`.
fn unsigned(divisor: u32) -> Option<Magic> {
    (32..64).find_map(|shift| {
        let (multiplier, error) = reciprocal(divisor, shift);
        (error << 32 <= 1 << shift && multiplier <= u32::MAX.into()).then_some((multiplier as u64, shift))
    })
}

impl FuncTranslator<'_, '_> {
    /// Emits the division of a 32-bit integer by a constant. `None` if Cranelift's own code is as good.
    pub(super) fn division_by_const(&mut self, op: BinaryOp, a: Value, divisor: u32) -> Option<Value> {
        if !self.env.optimize {
            return None;
        }
        let is_signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
        let magnitude = if is_signed { (divisor as i32).unsigned_abs() } else { divisor };
        if magnitude < 3 || magnitude.is_power_of_two() {
            return None;
        }
        let quotient = if is_signed {
            let (multiplier, shift) = signed(magnitude);
            let wide = self.b.ins().sextend(types::I64, a);
            let multiplier = self.b.ins().iconst(types::I64, multiplier as i64);
            let product = self.b.ins().imul(wide, multiplier);
            let high = self.b.ins().sshr_imm_u(product, i64::from(shift));
            let sign = self.b.ins().ushr_imm_u(product, 63);
            let (high, sign) = (self.b.ins().ireduce(types::I32, high), self.b.ins().ireduce(types::I32, sign));
            let quotient = self.b.ins().iadd(high, sign);
            if (divisor as i32) < 0 { self.b.ins().ineg(quotient) } else { quotient }
        } else {
            let (multiplier, shift) = unsigned(magnitude)?;
            let wide = self.b.ins().uextend(types::I64, a);
            let multiplier = self.b.ins().iconst(types::I64, multiplier as i64);
            let product = self.b.ins().imul(wide, multiplier);
            let high = self.b.ins().ushr_imm_u(product, i64::from(shift));
            self.b.ins().ireduce(types::I32, high)
        };
        if matches!(op, BinaryOp::Udiv | BinaryOp::Sdiv) {
            return Some(quotient);
        }
        let divisor = self.b.ins().iconst(types::I32, i64::from(divisor));
        let whole = self.b.ins().imul(quotient, divisor);
        Some(self.b.ins().isub(a, whole))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Dividends close to the multiples of a divisor and to the ends of their range.
    fn dividends(divisor: u32) -> impl Iterator<Item = u32> {
        let near = |n: u32| [n.wrapping_sub(1), n, n.wrapping_add(1)];
        let multiples = [1, 2, 3, 1000, (1 << 31) / divisor, u32::MAX / divisor];
        let ends = [0, 1 << 31, 1 << 30, u32::MAX];
        multiples
            .map(|n: u32| n.wrapping_mul(divisor))
            .into_iter()
            .chain(ends)
            .flat_map(near)
            .flat_map(|n| [n, n.wrapping_neg()])
    }

    fn divisors() -> impl Iterator<Item = u32> {
        let near_powers = (2..32).flat_map(|n| [(1 << n) - 1, (1u32 << n) + 1]);
        (3..3000)
            .chain(near_powers)
            .chain((0..2000).map(|n| 4_294_967_295 - n * 1_000_003))
            .filter(|n| !n.is_power_of_two())
    }

    #[test]
    fn signed_quotients_are_exact() {
        for divisor in divisors().filter(|n| *n <= 1 << 31) {
            let (multiplier, shift) = signed(divisor);
            for dividend in dividends(divisor).map(|n| n as i32) {
                let product = i64::from(dividend).checked_mul(multiplier as i64).expect("fits");
                let quotient = (product >> shift) as i32 + (product as u64 >> 63) as i32;
                assert_eq!(i64::from(quotient), i64::from(dividend) / i64::from(divisor), "{dividend} / {divisor}");
            }
        }
    }

    #[test]
    fn unsigned_quotients_are_exact() {
        let mut found = 0;
        for divisor in divisors() {
            let Some((multiplier, shift)) = unsigned(divisor) else { continue };
            found += 1;
            for dividend in dividends(divisor) {
                let product = u64::from(dividend).checked_mul(multiplier).expect("fits");
                assert_eq!((product >> shift) as u32, dividend / divisor, "{dividend} / {divisor}");
            }
        }
        assert!(found > 2000, "{found}");
    }
}
