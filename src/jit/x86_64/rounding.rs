//! Constrained floating-point operations in rounding modes other than to nearest. Cranelift may fold its own
//! instructions, or move them across a change of the mode; calls of these functions are neither folded nor moved.

use crate::host::math;
use std::arch::asm;

/// Bit position of the rounding mode in MXCSR.
const SHIFT: u32 = 13;
const MODE: u32 = 3 << SHIFT;

/// A rounding mode, with its encoding in MXCSR; zero is to nearest.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(in crate::jit) enum RoundingMode {
    Down = 1,
    Up,
    Zero,
    /// The current mode of the thread.
    Dynamic,
}

impl RoundingMode {
    /// Parses the metadata string of a constrained operation. `None`: to nearest, or a mode that the processor lacks.
    pub(in crate::jit) fn named(word: &str) -> Option<RoundingMode> {
        Some(match word {
            "round.dynamic" => RoundingMode::Dynamic,
            "round.downward" => RoundingMode::Down,
            "round.upward" => RoundingMode::Up,
            "round.towardzero" => RoundingMode::Zero,
            _ => return None,
        })
    }
}

/// An operation with one or two operands. Compiled code passes its number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(in crate::jit) enum RoundedOp {
    Add,
    Sub,
    Mul,
    Div,
    /// Square root of the second operand.
    Sqrt,
    /// Rounding of the second operand to an integer.
    Rint,
}

/// Encodes an operation for compiled code, with the mode in the upper half.
pub(in crate::jit) fn code(operation: RoundedOp, rounding: RoundingMode) -> u32 {
    operation as u32 | (rounding as u32) << 16
}

fn read() -> u32 {
    let mut state = 0u32;
    // SAFETY: writes the four bytes of `state`.
    unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut state, options(nostack, preserves_flags)) };
    state
}

fn write(state: u32) {
    // SAFETY: reads the four bytes of `state`, which came from `read` except for the mode: no exception is
    // unmasked.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const state, options(nostack, preserves_flags)) };
}

/// Performs an operation in a rounding mode. The operation must be inline assembly or a call, so that the compiler
/// keeps it between the two changes of the mode.
fn in_mode<T>(mode: u32, operation: impl FnOnce() -> T) -> T {
    if mode == RoundingMode::Dynamic as u32 {
        return operation();
    }
    let before = read();
    write(before & !MODE | mode << SHIFT);
    let result = operation();
    // Exception flags that were raised stay set.
    write(read() & !MODE | before & MODE);
    result
}

macro_rules! machine {
    ($inst:literal, $a:ident, $b:ident) => {
        // SAFETY: arithmetic on registers.
        unsafe { asm!(concat!($inst, " {}, {}"), inout(xmm_reg) $a, in(xmm_reg) $b, options(nomem, nostack, preserves_flags)) }
    };
}

macro_rules! binary {
    ($name:ident, $ty:ty, $rint:path, $add:literal, $sub:literal, $mul:literal, $div:literal, $sqrt:literal) => {
        pub(in crate::jit) extern "sysv64" fn $name(mut a: $ty, b: $ty, code: u32) -> $ty {
            const SUB: u32 = RoundedOp::Sub as u32;
            const MUL: u32 = RoundedOp::Mul as u32;
            const DIV: u32 = RoundedOp::Div as u32;
            const SQRT: u32 = RoundedOp::Sqrt as u32;
            const RINT: u32 = RoundedOp::Rint as u32;
            in_mode(code >> 16, || {
                match code & 0xffff {
                    SUB => machine!($sub, a, b),
                    MUL => machine!($mul, a, b),
                    DIV => machine!($div, a, b),
                    SQRT => machine!($sqrt, a, b),
                    RINT => a = $rint(b),
                    _ => machine!($add, a, b),
                }
                a
            })
        }
    };
}

binary!(binary, f64, math::double::rint, "addsd", "subsd", "mulsd", "divsd", "sqrtsd");
binary!(binary_float, f32, math::float::rint, "addss", "subss", "mulss", "divss", "sqrtss");

pub(in crate::jit) extern "sysv64" fn fma(a: f64, b: f64, c: f64, mode: u32) -> f64 {
    in_mode(mode, || math::double::fma(a, b, c))
}

pub(in crate::jit) extern "sysv64" fn fma_float(a: f32, b: f32, c: f32, mode: u32) -> f32 {
    in_mode(mode, || math::float::fma(a, b, c))
}

pub(in crate::jit) extern "sysv64" fn narrow(value: f64, mode: u32) -> f32 {
    in_mode(mode, || {
        let result: f32;
        // SAFETY: a conversion between registers.
        unsafe {
            asm!("cvtsd2ss {}, {}", out(xmm_reg) result, in(xmm_reg) value, options(nomem, nostack, preserves_flags))
        };
        result
    })
}

/// Rounds an integer to a significand of `bits` bits. Returns the significand and the binary exponent.
fn significand(magnitude: u128, negative: bool, bits: u32, mode: u32) -> (u64, u32) {
    let shift = (128 - magnitude.leading_zeros()).saturating_sub(bits);
    let (kept, rest) = (magnitude >> shift, magnitude & !(u128::MAX << shift));
    let half = if shift == 0 { 0 } else { 1u128 << (shift - 1) };
    let away = match mode {
        1 => negative && rest != 0,
        2 => !negative && rest != 0,
        3 => false,
        _ => shift != 0 && (rest > half || rest == half && kept & 1 != 0),
    };
    (kept as u64 + u64::from(away), shift)
}

/// Converts an integer, signed if bit 8 of `code` is set, to a format with a significand of `bits` bits. The result is
/// exact in `double` for every such format.
fn from_integer(value: u128, code: u32, bits: u32) -> f64 {
    let negative = code & 0x100 != 0 && (value as i128) < 0;
    let magnitude = if negative { value.wrapping_neg() } else { value };
    let mode = match code & 0xff {
        mode if mode == RoundingMode::Dynamic as u32 => (read() & MODE) >> SHIFT,
        mode => mode,
    };
    let (kept, shift) = significand(magnitude, negative, bits, mode);
    // The factors are a power of two of at most 2^127 and a number of at most 53 bits, so the product is exact.
    let result = kept as f64 * f64::from_bits(u64::from(1023 + shift) << 52);
    if negative { -result } else { result }
}

pub(in crate::jit) extern "sysv64" fn integer(value: u128, code: u32) -> f64 {
    from_integer(value, code, 53)
}

pub(in crate::jit) extern "sysv64" fn integer_float(value: u128, code: u32) -> f32 {
    from_integer(value, code, 24) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_mode_rounds_its_way() {
        let add = |a, b, mode| binary(a, b, code(RoundedOp::Add, mode));
        let tiny = 1e-30;
        assert_eq!(add(1.0, tiny, RoundingMode::Up), 1.0f64.next_up());
        assert_eq!(add(1.0, tiny, RoundingMode::Down), 1.0);
        assert_eq!(add(-1.0, tiny, RoundingMode::Zero), (-1.0f64).next_up());
        assert_eq!(add(1.0, tiny, RoundingMode::Dynamic), 1.0);
        let code = |mode| 0x100 | mode as u32;
        let odd = (1i128 << 53) + 1;
        assert_eq!(integer(odd as u128, code(RoundingMode::Up)), 9007199254740994.0);
        assert_eq!(integer(-odd as u128, code(RoundingMode::Down)), -9007199254740994.0);
        assert_eq!(integer(-odd as u128, code(RoundingMode::Zero)), -9007199254740992.0);
        assert_eq!(integer_float(u128::MAX, RoundingMode::Up as u32), f32::INFINITY);
        assert_eq!(integer_float(u128::MAX, RoundingMode::Zero as u32), f32::MAX);
        assert_eq!(narrow(1.0 + 1e-12, RoundingMode::Up as u32), 1.0f32.next_up());
        assert_eq!(read() & MODE, 0);
    }
}
