//! Functions of libm that Rust does not offer, and approximation instructions whose results depend on the
//! processor.

pub mod long;

use super::symbols;
use std::arch::asm;
use std::arch::x86_64::{__cpuid_count, __m128, _mm_rcp_ps, _mm_rsqrt_ps, _xgetbv};
use std::ffi::CStr;
use std::sync::Once;
use std::sync::atomic::{AtomicUsize, Ordering};

/// A function of libm, resolved by name on first use: few programs need one, and linking libm with a hundred
/// of its functions would slow every start.
struct LibmSymbol {
    name: &'static CStr,
    address: AtomicUsize,
}

impl LibmSymbol {
    const fn new(name: &'static [u8]) -> Self {
        let Ok(name) = CStr::from_bytes_with_nul(name) else { panic!("a name ends with a zero") };
        LibmSymbol { name, address: AtomicUsize::new(0) }
    }

    fn address(&self) -> usize {
        match self.address.load(Ordering::Relaxed) {
            0 => self.look_up(),
            address => address,
        }
    }

    #[cold]
    fn look_up(&self) -> usize {
        let address = symbols::LIBM.find(self.name);
        let address = address.unwrap_or_else(|| panic!("libm has no `{}`", self.name.to_string_lossy()));
        self.address.store(address, Ordering::Relaxed);
        address
    }
}

macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident = $symbol:ident($($arg:ident: $ty:ty),*) -> $ret:ty;)*) => {
        #[expect(non_upper_case_globals, reason = "named as their functions are")]
        mod symbol {
            use super::LibmSymbol;
            $(pub static $name: LibmSymbol = LibmSymbol::new(concat!(stringify!($symbol), "\0").as_bytes());)*
        }
        /// All symbols of this format.
        pub(super) static SYMBOLS: &[&LibmSymbol] = &[$(&symbol::$name),*];
        $(
            $(#[$doc])*
            pub fn $name($($arg: $ty),*) -> $ret {
                // SAFETY: that is the type of libm's function of that name, which accepts any numbers.
                let function: extern "C" fn($($ty),*) -> $ret = unsafe { std::mem::transmute(symbol::$name.address()) };
                function($($arg),*)
            }
        )*
    };
}

/// Resolves all of them. To be called before a program can call one: no library should be loaded during a
/// run.
pub fn look_up_all() {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        let large = long::SYMBOLS.iter().flatten();
        double::SYMBOLS.iter().chain(float::SYMBOLS).copied().chain(large).for_each(|symbol| _ = symbol.address());
    });
}

/// Defines the functions of both formats, by the name for `double` and the name for `float`.
macro_rules! both {
    ($($(#[$doc:meta])* $double:ident, $float:ident($($arg:ident),*);)*) => {
        /// libm's functions of `double`.
        pub mod double {
            use super::LibmSymbol;

            functions! {
                $($(#[$doc])* $double = $double($($arg: f64),*) -> f64;)*
                /// Computes `x` times 2 to the power of `n`, rounded once.
                ldexp = ldexp(x: f64, n: i32) -> f64;
            }
        }

        /// libm's functions of `float`.
        pub mod float {
            use super::LibmSymbol;

            functions! { $($(#[$doc])* $double = $float($($arg: f32),*) -> f32;)* }
        }
    };
}

both! {
    /// Computes the sine.
    sin, sinf(x);
    /// Computes the cosine.
    cos, cosf(x);
    /// Computes the tangent.
    tan, tanf(x);
    /// Computes the hyperbolic sine.
    sinh, sinhf(x);
    /// Computes the hyperbolic cosine.
    cosh, coshf(x);
    /// Computes the hyperbolic tangent.
    tanh, tanhf(x);
    /// Computes the arc sine.
    asin, asinf(x);
    /// Computes the arc cosine.
    acos, acosf(x);
    /// Computes the arc tangent.
    atan, atanf(x);
    /// Computes e to the power of `x`.
    exp, expf(x);
    /// Computes 2 to the power of `x`.
    exp2, exp2f(x);
    /// Computes 10 to the power of `x`.
    exp10, exp10f(x);
    /// Computes the natural logarithm.
    log, logf(x);
    /// Computes the logarithm to base 2.
    log2, log2f(x);
    /// Computes the logarithm to base 10.
    log10, log10f(x);
    /// Rounds to an integer, in the current rounding mode.
    rint, rintf(x);
    /// Computes `x` to the power of `y`.
    pow, powf(x, y);
    /// Computes the angle of the point (`x`, `y`).
    atan2, atan2f(y, x);
    /// Computes `x * y + z`, rounded once, in the current rounding mode.
    fma, fmaf(x, y, z);
}

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

/// Sets the thread's rounding mode, by the same numbers, in both the x87 control word and `MXCSR`, as
/// `fesetround` does. Any other number means to nearest.
pub extern "sysv64" fn set_rounding(number: i32) {
    let mode = match number {
        0 => 0xc00,
        2 => 0x800,
        3 => 0x400,
        _ => 0,
    };
    let control = x87_control() & !MODE | mode;
    let mut state = 0u32;
    // SAFETY: only `state` and `control` are accessed; the thread's rounding mode is all that changes.
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
