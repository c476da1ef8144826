//! Functions of libm that Rust does not offer.

pub mod f80_f128;
mod libm_symbol;

use std::sync::Once;

macro_rules! functions {
    ($($(#[$doc:meta])* $name:ident = $symbol:ident($($arg:ident: $ty:ty),*) -> $ret:ty;)*) => {
        // One static, and not one of each name: the compiler's lint of lower-case statics walks the whole crate for each.
        struct Symbols {
            $($name: LibmSymbol,)*
        }
        static SYMBOL: Symbols = Symbols {
            $($name: LibmSymbol::new(concat!(stringify!($symbol), "\0").as_bytes()),)*
        };
        /// All symbols of this format.
        pub(super) static SYMBOLS: &[&LibmSymbol] = &[$(&SYMBOL.$name),*];
        $(
            $(#[$doc])*
            pub fn $name($($arg: $ty),*) -> $ret {
                // SAFETY: that is the type of libm's function of that name, which accepts any numbers.
                let function: extern "C" fn($($ty),*) -> $ret = unsafe { std::mem::transmute(SYMBOL.$name.address()) };
                function($($arg),*)
            }
        )*
    };
}

/// Resolves all of them. Must be called before a program can call one, since no library should be loaded during a run.
pub fn look_up_all() {
    static DONE: Once = Once::new();
    DONE.call_once(|| {
        let large = f80_f128::SYMBOLS.iter().flatten();
        double::SYMBOLS.iter().chain(float::SYMBOLS).copied().chain(large).for_each(|symbol| _ = symbol.address());
    });
}

/// Defines the functions of both formats, by the name for `double` and the name for `float`.
macro_rules! both {
    ($($(#[$doc:meta])* $double:ident, $float:ident($($arg:ident),*);)*) => {
        /// libm's functions of `double`.
        pub mod double {
            use crate::host::math::libm_symbol::LibmSymbol;

            functions! {
                $($(#[$doc])* $double = $double($($arg: f64),*) -> f64;)*
                /// Computes `x` times 2 to the power of `n`, rounded once.
                ldexp = ldexp(x: f64, n: i32) -> f64;
            }
        }

        /// libm's functions of `float`.
        pub mod float {
            use crate::host::math::libm_symbol::LibmSymbol;

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
