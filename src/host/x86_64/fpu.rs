//! State of the floating-point unit, and approximation instructions whose results depend on the processor.

use std::arch::asm;
use std::arch::x86_64::{__cpuid_count, __m128, _mm_rcp_ps, _mm_rsqrt_ps, _xgetbv};

/// Rounding-control bits (RC) of the x87 control word. Those of `MXCSR` are three bits higher.
const ROUNDING_CONTROL: u16 = 3 << 10;

/// Returns the thread's rounding mode, numbered as C's `FLT_ROUNDS`: toward zero, to nearest, up, down.
pub extern "sysv64" fn rounding() -> i32 {
    match x87_control() & ROUNDING_CONTROL {
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
    let control = x87_control() & !ROUNDING_CONTROL | mode;
    let mut state = 0u32;
    // SAFETY: accesses only `state` and `control`; changes only the thread's rounding mode. Rust requires that assembly
    // restores the mode, since code is compiled for the default one. This is harmless here: it holds only while a program
    // runs that has asked for it (the JIT's `stack_switch` and `RoundingGuard` restore it), and the interpreter's operations
    // have operands that the compiler does not know, so it computes none of them in advance.
    unsafe {
        asm!("fldcw [{}]", in(reg) &raw const control, options(nostack, preserves_flags));
        asm!("stmxcsr [{}]", in(reg) &raw mut state, options(nostack, preserves_flags));
        state = state & !(u32::from(ROUNDING_CONTROL) << 3) | u32::from(mode) << 3;
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

/// Executes `xgetbv`. ECX = 0: XCR0, the state components that the system has enabled; ECX = 1: those of them that are in
/// use (XINUSE). `None` if the processor does not support it.
pub fn xgetbv(ecx: u32) -> Option<u64> {
    #[target_feature(enable = "xsave")]
    fn execute(ecx: u32) -> u64 {
        // SAFETY: the caller has checked that the processor supports it.
        unsafe { _xgetbv(ecx) }
    }
    let has_instruction = std::arch::is_x86_feature_detected!("xsave");
    let is_supported = match ecx {
        0 => true,
        1 => has_instruction && __cpuid_count(0xd, 1).eax & 4 != 0,
        _ => false,
    };
    // SAFETY: the instruction was checked to exist.
    (has_instruction && is_supported).then(|| unsafe { execute(ecx) })
}

/// Approximates the reciprocals of the four floats in a register (`rcpps`).
pub fn reciprocals(lanes: u128) -> u128 {
    approximate(lanes, |value| {
        // SAFETY: every processor of the architecture has SSE.
        unsafe { _mm_rcp_ps(value) }
    })
}

/// Approximates the reciprocal square roots of the four floats in a register (`rsqrtps`).
pub fn reciprocal_square_roots(lanes: u128) -> u128 {
    approximate(lanes, |value| {
        // SAFETY: as above.
        unsafe { _mm_rsqrt_ps(value) }
    })
}

fn approximate(lanes: u128, instruction: impl Fn(__m128) -> __m128) -> u128 {
    // SAFETY: both types have 128 bits, and any value is valid.
    let value = instruction(unsafe { std::mem::transmute::<u128, __m128>(lanes) });
    // SAFETY: as above.
    unsafe { std::mem::transmute::<__m128, u128>(value) }
}
