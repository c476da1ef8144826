//! State of the floating-point unit, and approximation instructions whose results depend on the processor.

use std::arch::asm;
use std::arch::x86_64::{__cpuid_count, __m128, _mm_rcp_ps, _mm_rsqrt_ps, _xgetbv};

/// Rounding-control bits of the x87 control word. Those of `MXCSR` are three bits higher.
const MODE: u16 = 3 << 10;

/// Returns the thread's rounding mode, numbered as C's `FLT_ROUNDS`: toward zero, to nearest, up, down.
pub extern "sysv64" fn rounding() -> i32 {
    match x87_control() & MODE {
        0x400 => 3,
        0x800 => 2,
        0xc00 => 0,
        _ => 1,
    }
}

/// Sets the thread's rounding mode, by the same numbers, in both the x87 control word and `MXCSR`, as `fesetround`
/// does. Any other number means to nearest.
pub extern "sysv64" fn set_rounding(number: i32) {
    let mode = match number {
        0 => 0xc00,
        2 => 0x800,
        3 => 0x400,
        _ => 0,
    };
    let control = x87_control() & !MODE | mode;
    let mut state = 0u32;
    // SAFETY: accesses only `state` and `control`; changes only the thread's rounding mode.
    unsafe {
        asm!("fldcw [{}]", in(reg) &raw const control, options(nostack, preserves_flags));
        asm!("stmxcsr [{}]", in(reg) &raw mut state, options(nostack, preserves_flags));
        state = state & !(u32::from(MODE) << 3) | u32::from(mode) << 3;
        asm!("ldmxcsr [{}]", in(reg) &raw const state, options(nostack, preserves_flags));
    }
}

fn x87_control() -> u16 {
    let mut control = 0u16;
    // SAFETY: writes the two bytes of `control`.
    unsafe { asm!("fnstcw [{}]", in(reg) &raw mut control, options(nostack, preserves_flags)) };
    control
}

/// Guard that restores the thread's rounding mode when dropped.
pub struct RoundingGuard(i32);

impl RoundingGuard {
    /// Saves the thread's rounding mode.
    pub fn new() -> Self {
        RoundingGuard(rounding())
    }
}

impl Default for RoundingGuard {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for RoundingGuard {
    fn drop(&mut self) {
        set_rounding(self.0);
    }
}

/// Reads an extended control register: the state components enabled by the system (`xgetbv` of 0), or those
/// in use (of 1). `None` if the register does not exist.
pub fn extended_control(register: u32) -> Option<u64> {
    #[target_feature(enable = "xsave")]
    fn ask(register: u32) -> u64 {
        // SAFETY: the caller has checked that the register exists.
        unsafe { _xgetbv(register) }
    }
    let has_instruction = std::arch::is_x86_feature_detected!("xsave");
    let has_register = match register {
        0 => true,
        1 => has_instruction && __cpuid_count(0xd, 1).eax & 4 != 0,
        _ => false,
    };
    // SAFETY: the instruction was checked to exist.
    (has_instruction && has_register).then(|| unsafe { ask(register) })
}

/// Approximates the reciprocals of the four floats in a register (`rcpps`).
pub fn reciprocals(register: u128) -> u128 {
    approximate(register, |value| {
        // SAFETY: every processor of the architecture has SSE.
        unsafe { _mm_rcp_ps(value) }
    })
}

/// Approximates the reciprocal square roots of the four floats in a register (`rsqrtps`).
pub fn inverse_roots(register: u128) -> u128 {
    approximate(register, |value| {
        // SAFETY: as above.
        unsafe { _mm_rsqrt_ps(value) }
    })
}

fn approximate(register: u128, how: impl Fn(__m128) -> __m128) -> u128 {
    // SAFETY: both types have 128 bits, and any value is valid.
    let value = how(unsafe { std::mem::transmute::<u128, __m128>(register) });
    // SAFETY: as above.
    unsafe { std::mem::transmute::<__m128, u128>(value) }
}
