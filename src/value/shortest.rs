//! Shortest decimals of floating-point values in any format, by the free-format algorithm of Burger and Dybvig,
//! "Printing Floating-Point Numbers Quickly and Accurately" (PLDI 1996). Rust provides them for `f32` and `f64` only,
//! and `rustc_apfloat` prints a given number of digits.

use num_bigint::BigUint;
use rustc_apfloat::{Float, Round};

/// Returns the fewest digits that round-trip for a finite value, in scientific notation: `1.5e2`. Of several such
/// decimals, returns the one nearest to the value.
pub(super) fn shortest<F: Float>(value: F) -> String {
    let sign = if value.is_negative() { "-" } else { "" };
    if value.is_zero() {
        return format!("{sign}0e0");
    }
    let (digits, exponent) = digits(value.abs());
    let (first, rest) = digits.split_at(1);
    let point = if rest.is_empty() { "" } else { "." };
    format!("{sign}{first}{point}{rest}e{exponent}")
}

/// Returns the digits of a positive value, and the power of ten of the first digit.
fn digits<F: Float>(value: F) -> (String, i32) {
    let precision = F::PRECISION as i32;
    let smallest = F::MIN_EXP - (precision - 1);
    // The value is significand * 2^exponent. Subnormal values have the exponent of the smallest normal ones.
    let exponent = (value.ilogb() - (precision - 1)).max(smallest);
    let significand = value.scalbn(-exponent).to_u128_r(128, Round::TowardZero, &mut true).value;
    let interval = Interval::around(significand, exponent, significand == 1 << (precision - 1) && exponent > smallest);
    interval.digits()
}

/// Rounding interval of a value: decimals between `(numerator - below) / denominator` and `(numerator +
/// above) / denominator` read back to it.
struct Interval {
    numerator: BigUint,
    denominator: BigUint,
    below: BigUint,
    above: BigUint,
    /// Whether the end points read back, too: ties go to the even significand.
    has_ends: bool,
}

impl Interval {
    /// Computes half the distance to the neighbor on each side. At a power of two the lower neighbor is
    /// half as far.
    fn around(significand: u128, exponent: i32, lies_at_a_power: bool) -> Interval {
        let shift = u32::from(lies_at_a_power);
        let (up, down) = (exponent.max(0) as u32, exponent.min(0).unsigned_abs());
        let unit = BigUint::from(1u32) << up;
        Interval {
            numerator: BigUint::from(significand) << (up + 1 + shift),
            denominator: BigUint::from(1u32) << (down + 1 + shift),
            above: &unit << shift,
            below: unit,
            has_ends: significand.is_multiple_of(2),
        }
    }

    /// Whether `(numerator + above) / denominator` exceeds 1, or reaches it if the end points belong to the
    /// interval.
    fn is_beyond(&self, numerator: &BigUint) -> bool {
        let end = numerator + &self.above;
        end > self.denominator || self.has_ends && end == self.denominator
    }

    /// Returns the shortest decimal: its digits, and the power of ten of the first digit.
    fn digits(mut self) -> (String, i32) {
        // Estimates log10 of the value from its number of integer bits; too small by at most one.
        let bits = self.numerator.bits() as f64 - self.denominator.bits() as f64;
        let mut power = ((bits - 1.0) * std::f64::consts::LOG10_2 - 1e-10).ceil() as i32;
        let scale = BigUint::from(10u32).pow(power.unsigned_abs());
        match power {
            0.. => self.denominator *= scale,
            _ => [&mut self.numerator, &mut self.below, &mut self.above].into_iter().for_each(|part| *part *= &scale),
        }
        while self.is_beyond(&self.numerator) {
            self.denominator *= 10u32;
            power += 1;
        }
        let mut text = String::new();
        loop {
            [&mut self.numerator, &mut self.below, &mut self.above].into_iter().for_each(|part| *part *= 10u32);
            let digit = (&self.numerator / &self.denominator).iter_u32_digits().next().unwrap_or(0);
            self.numerator %= &self.denominator;
            let low = self.numerator < self.below || self.has_ends && self.numerator == self.below;
            let high = self.is_beyond(&self.numerator);
            let next_is_nearer = match (low, high) {
                (false, false) => {
                    text.extend(char::from_digit(digit, 10));
                    continue;
                }
                (low, high) if low != high => high,
                _ => &self.numerator * 2u32 >= self.denominator,
            };
            text.extend(char::from_digit(digit + u32::from(next_is_nearer), 10));
            return (text, power - 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::shortest;
    use proptest::prelude::*;
    use rustc_apfloat::{Float, ieee};

    #[test]
    fn wide_formats_have_the_shortest_digits() {
        for (bits, text) in [
            (1, "6e-4966"),
            (1 << 112, "3.3621031431120935062626778173217526e-4932"),
            (0x7ffe_ffff_ffff_ffff_ffff_ffff_ffff_ffff, "1.189731495357231765085759326628007e4932"),
            (0x3fff << 112, "1e0"),
        ] {
            assert_eq!(shortest(ieee::Quad::from_bits(bits)), text);
        }
        assert_eq!(shortest(ieee::X87DoubleExtended::from_bits(1)), "4e-4951");
        assert_eq!(shortest(-ieee::X87DoubleExtended::from_bits(0x3fff_8000_0000_0000_0000)), "-1e0");
    }

    proptest! {
        /// Compares with Rust's own digits for the formats that Rust has.
        #[test]
        fn digits_are_those_of_rust(bits: u64, power in 0..2047u64) {
            for bits in [bits, power << 52, power << 52 | 1, (power << 52).wrapping_sub(1), bits >> (power % 64)] {
                let (double, float) = (f64::from_bits(bits), f32::from_bits(bits as u32));
                if double.is_finite() {
                    prop_assert_eq!(shortest(ieee::Double::from_bits(bits.into())), format!("{double:e}"));
                }
                if float.is_finite() {
                    prop_assert_eq!(shortest(ieee::Single::from_bits((bits as u32).into())), format!("{float:e}"));
                }
            }
        }
    }
}
