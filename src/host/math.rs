//! Functions of C's mathematical library that Rust does not offer.

pub mod long;

unsafe extern "C" {
    #[link_name = "ldexp"]
    fn c_ldexp(x: f64, n: i32) -> f64;
    #[link_name = "exp10"]
    fn c_exp10(x: f64) -> f64;
    #[link_name = "exp10f"]
    fn c_exp10f(x: f32) -> f32;
}

/// `x` times 2 to the power of `n`, rounded once.
pub fn ldexp(x: f64, n: i32) -> f64 {
    // SAFETY: takes numbers and gives one.
    unsafe { c_ldexp(x, n) }
}

/// 10 to the power of `x`.
pub fn exp10(x: f64) -> f64 {
    // SAFETY: takes a number and gives one.
    unsafe { c_exp10(x) }
}

/// 10 to the power of `x`.
pub fn exp10f(x: f32) -> f32 {
    // SAFETY: takes a number and gives one.
    unsafe { c_exp10f(x) }
}
