//! Exponent and fraction of a number, as in C's `frexp`.

use std::num::FpCategory;

/// Returns the exponent; 0 for zero, infinity and NaN, which have no exponent.
pub(in crate::jit) extern "sysv64" fn exponent(x: f64) -> i32 {
    match x.classify() {
        FpCategory::Nan | FpCategory::Infinite | FpCategory::Zero => 0,
        FpCategory::Subnormal => -1011 - (x.to_bits() << 1).leading_zeros() as i32,
        FpCategory::Normal => (x.to_bits() >> 52 & 0x7ff) as i32 - 1022,
    }
}

/// Returns the fraction, whose magnitude is at least one half and less than one.
pub(in crate::jit) extern "sysv64" fn fraction(x: f64) -> f64 {
    // Scales in two steps, since the power of two may exceed the range of a double.
    let power = -exponent(x);
    x * 2f64.powi(power / 2) * 2f64.powi(power - power / 2)
}
