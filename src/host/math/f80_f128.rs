//! Functions of libm for `x86_fp80` (`long double`) and `fp128` (`_Float128`), for which Rust has no types: arguments
//! and results are bit patterns. Every glibc since 2.26 has the functions for `fp128`.

use super::libm_symbol::LibmSymbol;
use crate::host::x86_64::libm_call::call;
use crate::ir::FloatKind;

macro_rules! functions {
    ($($(#[$doc:meta])* $variant:ident = $extended:ident, $quad:ident;)*) => {
        /// A function of libm, called in its `long double` or `_Float128` variant. The documentation of each variant
        /// gives the symbol for `long double`.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum LibmFunction { $($(#[$doc])* $variant),* }

        /// Symbols of each function: for `x86_fp80`, and for `fp128`.
        pub(super) static SYMBOLS: [[LibmSymbol; 2]; LibmFunction::ALL.len()] = [$([
            LibmSymbol::new(concat!(stringify!($extended), "\0").as_bytes()),
            LibmSymbol::new(concat!(stringify!($quad), "\0").as_bytes()),
        ]),*];

        impl LibmFunction {
            const ALL: &'static [LibmFunction] = &[$(LibmFunction::$variant),*];

            /// Returns the function's address for a format.
            fn address(self, kind: FloatKind) -> usize {
                SYMBOLS[self as usize][usize::from(kind == FloatKind::Fp128)].address()
            }
        }
    };
}

functions! {
    /// `sinl`
    Sin = sinl, sinf128;
    /// `cosl`
    Cos = cosl, cosf128;
    /// `tanl`
    Tan = tanl, tanf128;
    /// `sinhl`
    Sinh = sinhl, sinhf128;
    /// `coshl`
    Cosh = coshl, coshf128;
    /// `tanhl`
    Tanh = tanhl, tanhf128;
    /// `asinl`
    Asin = asinl, asinf128;
    /// `acosl`
    Acos = acosl, acosf128;
    /// `atanl`
    Atan = atanl, atanf128;
    /// `expl`
    Exp = expl, expf128;
    /// `exp2l`
    Exp2 = exp2l, exp2f128;
    /// `exp10l`
    Exp10 = exp10l, exp10f128;
    /// `logl`
    Log = logl, logf128;
    /// `log2l`
    Log2 = log2l, log2f128;
    /// `log10l`
    Log10 = log10l, log10f128;
    /// `sqrtl`
    Sqrt = sqrtl, sqrtf128;
    /// `floorl`
    Floor = floorl, floorf128;
    /// `ceill`
    Ceil = ceill, ceilf128;
    /// `truncl`
    Trunc = truncl, truncf128;
    /// `rintl`
    Rint = rintl, rintf128;
    /// `roundl`
    Round = roundl, roundf128;
    /// `powl`
    Pow = powl, powf128;
    /// `atan2l`
    Atan2 = atan2l, atan2f128;
    /// `fmodl`
    Fmod = fmodl, fmodf128;
    /// `fmal`
    Fma = fmal, fmaf128;
    /// `ldexpl`
    Ldexp = ldexpl, ldexpf128;
}

impl LibmFunction {
    /// Returns the number by which compiled code passes the function to the runtime.
    pub fn number(self) -> u32 {
        self as u32
    }

    /// Returns the function of a [`LibmFunction::number`].
    pub fn from_number(number: u32) -> Option<LibmFunction> {
        LibmFunction::ALL.get(number as usize).copied()
    }

    /// Calls the function with arguments of the format; excess arguments are ignored.
    pub fn call(self, kind: FloatKind, args: [u128; 3]) -> u128 {
        self.call_with_int(kind, args, 0)
    }

    /// Calls the function; also passes an integer argument, for `ldexp`.
    pub fn call_with_int(self, kind: FloatKind, args: [u128; 3], int: i32) -> u128 {
        // SAFETY: a libm function of at most three numbers of that format and an integer.
        unsafe { call(kind, self.address(kind), args, int) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calls_return_results_for_both_formats() {
        // 2 to the power of 3.
        let extended = |exponent: u128, significand: u128| exponent << 64 | significand;
        let (two, three, eight) = (extended(0x4000, 1 << 63), extended(0x4000, 3 << 62), extended(0x4002, 1 << 63));
        assert_eq!(LibmFunction::Pow.call(FloatKind::X86Fp80, [two, three, 0]), eight);
        assert_eq!(LibmFunction::Ldexp.call_with_int(FloatKind::X86Fp80, [two, 0, 0], 2), eight);
        let quad = |top: u128| top << 96;
        let (two, three, eight) = (quad(0x4000_0000), quad(0x4000_8000), quad(0x4002_0000));
        assert_eq!(LibmFunction::Pow.call(FloatKind::Fp128, [two, three, 0]), eight);
        assert_eq!(LibmFunction::Fma.call(FloatKind::Fp128, [two, three, two]), eight);
        assert!(LibmFunction::ALL.iter().all(|f| LibmFunction::from_number(f.number()) == Some(*f)));
    }
}
