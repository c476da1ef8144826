//! Functions of C's mathematical library that Rust does not offer, and approximations that each processor has its own of.

pub mod long;

use std::arch::x86_64::{__m128, _mm_rcp_ps, _mm_rsqrt_ps};

unsafe extern "C" {
    #[link_name = "ldexp"]
    fn c_ldexp(x: f64, n: i32) -> f64;
    #[link_name = "exp10"]
    fn c_exp10(x: f64) -> f64;
    #[link_name = "exp10f"]
    fn c_exp10f(x: f32) -> f32;
    #[link_name = "rint"]
    fn c_rint(x: f64) -> f64;
    #[link_name = "rintf"]
    fn c_rintf(x: f32) -> f32;
    #[link_name = "fma"]
    fn c_fma(x: f64, y: f64, z: f64) -> f64;
    #[link_name = "fmaf"]
    fn c_fmaf(x: f32, y: f32, z: f32) -> f32;
    fn fegetround() -> i32;
    fn fesetround(mode: i32) -> i32;
}

/// To a whole number, the way that is set.
pub fn rint(x: f64) -> f64 {
    // SAFETY: takes a number and gives one.
    unsafe { c_rint(x) }
}

/// To a whole number, the way that is set.
pub fn rintf(x: f32) -> f32 {
    // SAFETY: takes a number and gives one.
    unsafe { c_rintf(x) }
}

/// `x * y + z`, rounded once, the way that is set.
pub fn fma(x: f64, y: f64, z: f64) -> f64 {
    // SAFETY: takes numbers and gives one.
    unsafe { c_fma(x, y, z) }
}

/// `x * y + z`, rounded once, the way that is set.
pub fn fmaf(x: f32, y: f32, z: f32) -> f32 {
    // SAFETY: takes numbers and gives one.
    unsafe { c_fmaf(x, y, z) }
}

/// The thread's way of rounding as C's `FLT_ROUNDS` numbers them: to zero, to the nearest, up, down.
pub extern "sysv64" fn rounding() -> i32 {
    // SAFETY: reads the thread's state.
    match unsafe { fegetround() } {
        0x400 => 3,
        0x800 => 2,
        0xc00 => 0,
        _ => 1,
    }
}

/// Sets the thread's way of rounding, by the same numbers. There are no others.
pub extern "sysv64" fn set_rounding(number: i32) {
    let mode = match number {
        0 => 0xc00,
        2 => 0x800,
        3 => 0x400,
        _ => 0,
    };
    // SAFETY: changes nothing but how this thread rounds, which is what is asked for.
    unsafe { fesetround(mode) };
}

/// Puts the thread's way of rounding back when it goes.
pub struct KeepRounding(i32);

impl KeepRounding {
    /// Notes how the thread rounds.
    pub fn new() -> Self {
        KeepRounding(rounding())
    }
}

impl Default for KeepRounding {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for KeepRounding {
    fn drop(&mut self) {
        set_rounding(self.0);
    }
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

/// The processor's approximations of the reciprocals of four numbers in a register (`rcpps`).
pub fn reciprocals(register: u128) -> u128 {
    approximate(register, |value| {
        // SAFETY: every processor of the architecture has SSE.
        unsafe { _mm_rcp_ps(value) }
    })
}

/// The same of the reciprocals of their square roots (`rsqrtps`).
pub fn inverse_roots(register: u128) -> u128 {
    approximate(register, |value| {
        // SAFETY: as above.
        unsafe { _mm_rsqrt_ps(value) }
    })
}

fn approximate(register: u128, how: impl Fn(__m128) -> __m128) -> u128 {
    // SAFETY: both types are 128 bits, any of which are valid.
    let value = how(unsafe { std::mem::transmute::<u128, __m128>(register) });
    // SAFETY: as above.
    unsafe { std::mem::transmute::<__m128, u128>(value) }
}
