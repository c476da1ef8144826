//! Integers of more than 128 bits: runtime functions for the operations that compiled code does not perform inline.
//! Numbers are in memory, in as many bytes as a store writes; the bits above the width are zero on input and on output.

use crate::ir::inst::BinaryOp;
use crate::jit::runtime::f80_f128;
use crate::jit::runtime::limbs;
use std::cmp::Ordering;
use std::ops::{Deref, DerefMut};

/// Operation of [`compute`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(in crate::jit) enum BigIntOp {
    Add,
    Sub,
    Mul,
    Udiv,
    Sdiv,
    Urem,
    Srem,
    Shl,
    Lshr,
    Ashr,
    And,
    Or,
    Xor,
    UaddSat,
    UsubSat,
    SaddSat,
    SsubSat,
    UshlSat,
    SshlSat,
    Abs,
    Bswap,
    Bitreverse,
    Fshl,
    Fshr,
}

/// Operation of [`count`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[repr(u32)]
pub(in crate::jit) enum BitCount {
    Ones,
    Leading,
    Trailing,
}

impl BigIntOp {
    const ALL: [BigIntOp; 24] = {
        use BigIntOp::*;
        [
            Add, Sub, Mul, Udiv, Sdiv, Urem, Srem, Shl, Lshr, Ashr, And, Or, Xor, UaddSat, UsubSat, SaddSat, SsubSat,
            UshlSat, SshlSat, Abs, Bswap, Bitreverse, Fshl, Fshr,
        ]
    };

    /// Returns the operation of an integer instruction.
    pub(in crate::jit) fn of(op: BinaryOp) -> BigIntOp {
        match op {
            BinaryOp::Add => BigIntOp::Add,
            BinaryOp::Sub => BigIntOp::Sub,
            BinaryOp::Mul => BigIntOp::Mul,
            BinaryOp::Udiv => BigIntOp::Udiv,
            BinaryOp::Sdiv => BigIntOp::Sdiv,
            BinaryOp::Urem => BigIntOp::Urem,
            BinaryOp::Srem => BigIntOp::Srem,
            BinaryOp::Shl => BigIntOp::Shl,
            BinaryOp::Lshr => BigIntOp::Lshr,
            BinaryOp::Ashr => BigIntOp::Ashr,
            BinaryOp::And => BigIntOp::And,
            BinaryOp::Or => BigIntOp::Or,
            _ => BigIntOp::Xor,
        }
    }
}

/// Maximum number of words of a [`LimbBuffer`] that is not on the heap.
const INLINE_LIMBS: usize = 8;

/// A number in 64-bit words, least significant first.
#[derive(Clone, Debug)]
pub(in crate::jit) struct LimbBuffer {
    few: [u64; INLINE_LIMBS],
    many: Vec<u64>,
    len: usize,
}

impl LimbBuffer {
    fn zero(len: usize) -> LimbBuffer {
        LimbBuffer { few: [0; INLINE_LIMBS], many: if len > INLINE_LIMBS { vec![0; len] } else { Vec::new() }, len }
    }

    fn of(words: &[u64]) -> LimbBuffer {
        let mut number = LimbBuffer::zero(words.len());
        number.copy_from_slice(words);
        number
    }

    /// Loads a number from memory.
    ///
    /// # Safety
    /// The bytes of a number of that width must be readable at `at`.
    unsafe fn load(at: *const u8, bits: u32) -> LimbBuffer {
        let mut number = LimbBuffer::zero(bits.div_ceil(64) as usize);
        // SAFETY: guaranteed by the caller; the words have space for at least these bytes.
        unsafe { std::ptr::copy_nonoverlapping(at, number.as_mut_ptr().cast(), bits.div_ceil(8) as usize) };
        number.cut(bits);
        number
    }

    /// Stores the number, truncated to a width, in memory.
    ///
    /// # Safety
    /// The bytes of a number of that width must be writable at `to`.
    unsafe fn store(mut self, to: *mut u8, bits: u32) {
        self.cut(bits);
        // SAFETY: guaranteed by the caller; the number has that many words.
        unsafe { std::ptr::copy_nonoverlapping(self.as_ptr().cast(), to, bits.div_ceil(8) as usize) };
    }

    /// Clears the bits above a width.
    fn cut(&mut self, bits: u32) {
        if let (1.., Some(last)) = (bits % 64, self.last_mut()) {
            *last &= u64::MAX >> (64 - bits % 64);
        }
    }

    /// Sign-extends the number above a width.
    fn extend_sign(&mut self, bits: u32) {
        let negative = limbs::bit(self, bits - 1);
        if let (1.., Some(last), true) = (bits % 64, self.get_mut(bits as usize / 64), negative) {
            *last |= u64::MAX << (bits % 64);
        }
        let from = bits.div_ceil(64) as usize;
        if negative {
            self[from..].fill(u64::MAX);
        }
    }

    fn is_zero(&self) -> bool {
        self.iter().all(|w| *w == 0)
    }

    /// Returns the absolute value, and whether the number was negative.
    fn magnitude(mut self, bits: u32) -> (LimbBuffer, bool) {
        let negative = limbs::bit(&self, bits - 1);
        if negative {
            limbs::negate(&mut self);
            self.cut(bits);
        }
        (self, negative)
    }

    fn negated_if(mut self, negative: bool) -> LimbBuffer {
        if negative {
            limbs::negate(&mut self);
        }
        self
    }

    /// Returns the number as a shift amount; `None` if it is not less than the width.
    fn amount(&self, bits: u32) -> Option<u32> {
        let small = self[1..].iter().all(|w| *w == 0);
        u32::try_from(self[0]).ok().filter(|by| small && *by < bits)
    }
}

impl Deref for LimbBuffer {
    type Target = [u64];
    fn deref(&self) -> &[u64] {
        if self.len > INLINE_LIMBS { &self.many } else { &self.few[..self.len] }
    }
}

impl DerefMut for LimbBuffer {
    fn deref_mut(&mut self) -> &mut [u64] {
        if self.len > INLINE_LIMBS { &mut self.many } else { &mut self.few[..self.len] }
    }
}

/// Returns the maximum or minimum signed number of a width.
fn limit(bits: u32, least: bool, words: usize) -> LimbBuffer {
    let mut number = LimbBuffer::zero(words);
    number[(bits as usize - 1) / 64] = 1 << ((bits - 1) % 64);
    if !least {
        limbs::subtract(&mut number, &[1]);
    }
    number
}

fn all_ones(words: usize) -> LimbBuffer {
    let mut number = LimbBuffer::zero(words);
    number.fill(u64::MAX);
    number
}

/// Computes an exact sum, difference or product, sign-extended to twice as many words.
fn exact(op: BinaryOp, signed: bool, bits: u32, a: &LimbBuffer, b: &LimbBuffer) -> LimbBuffer {
    let double = 2 * a.len();
    let long = |n: &LimbBuffer| {
        let mut long = LimbBuffer::zero(double);
        long[..n.len()].copy_from_slice(n);
        if signed {
            long.extend_sign(bits);
        }
        long
    };
    match op {
        BinaryOp::Add | BinaryOp::Sub => {
            let (mut x, y) = (long(a), long(b));
            if op == BinaryOp::Add {
                limbs::add(&mut x, &y);
            } else {
                limbs::subtract(&mut x, &y);
            }
            x
        }
        _ => {
            let mut product = LimbBuffer::zero(double);
            if !signed {
                limbs::multiply(a, b, &mut product);
                return product;
            }
            let ((a, x), (b, y)) = (a.clone().magnitude(bits), b.clone().magnitude(bits));
            limbs::multiply(&a, &b, &mut product);
            product.negated_if(x != y)
        }
    }
}

/// Whether a result in more words than the type has is representable in the type.
fn fits(result: &LimbBuffer, signed: bool, bits: u32) -> bool {
    let mut back = LimbBuffer::zero(result.len());
    let words = bits.div_ceil(64) as usize;
    back[..words].copy_from_slice(&result[..words]);
    if let 1.. = bits % 64 {
        back[words - 1] &= u64::MAX >> (64 - bits % 64);
    }
    if signed {
        back.extend_sign(bits);
    }
    *back == **result
}

/// Clamps an exact result to the range of the type.
fn saturated(result: LimbBuffer, signed: bool, bits: u32) -> LimbBuffer {
    let words = bits.div_ceil(64) as usize;
    if fits(&result, signed, bits) {
        return LimbBuffer::of(&result[..words]);
    }
    let below = result.last().is_some_and(|w| w >> 63 == 1);
    match signed {
        true => limit(bits, below, words),
        false if below => LimbBuffer::zero(words),
        false => all_ones(words),
    }
}

fn calculate(op: BigIntOp, bits: u32, mut a: LimbBuffer, b: LimbBuffer, c: impl FnOnce() -> LimbBuffer) -> LimbBuffer {
    let words = a.len();
    match op {
        BigIntOp::Add => {
            limbs::add(&mut a, &b);
        }
        BigIntOp::Sub => {
            limbs::subtract(&mut a, &b);
        }
        BigIntOp::Mul => {
            let mut product = LimbBuffer::zero(2 * words);
            limbs::multiply(&a, &b, &mut product);
            return LimbBuffer::of(&product[..words]);
        }
        BigIntOp::And => a.iter_mut().zip(&*b).for_each(|(x, y)| *x &= y),
        BigIntOp::Or => a.iter_mut().zip(&*b).for_each(|(x, y)| *x |= y),
        BigIntOp::Xor => a.iter_mut().zip(&*b).for_each(|(x, y)| *x ^= y),
        // Compiled code has checked that the division is defined.
        BigIntOp::Udiv | BigIntOp::Urem | BigIntOp::Sdiv | BigIntOp::Srem if b.is_zero() => {}
        BigIntOp::Udiv | BigIntOp::Urem => {
            let mut quotient = LimbBuffer::zero(words);
            limbs::divide(&mut a, &b, &mut quotient);
            if op == BigIntOp::Udiv {
                return quotient;
            }
        }
        BigIntOp::Sdiv | BigIntOp::Srem => {
            let ((mut a, x), (b, y)) = (a.magnitude(bits), b.magnitude(bits));
            let mut quotient = LimbBuffer::zero(words);
            limbs::divide(&mut a, &b, &mut quotient);
            return if op == BigIntOp::Sdiv { quotient.negated_if(x != y) } else { a.negated_if(x) };
        }
        // The result of an excessive shift amount is poison, so any value is valid.
        BigIntOp::Shl => limbs::shift_left(&mut a, b.amount(bits).unwrap_or(0)),
        BigIntOp::Lshr => limbs::shift_right(&mut a, b.amount(bits).unwrap_or(0), 0),
        BigIntOp::Ashr => {
            a.extend_sign(bits);
            let fill = if a[words - 1] >> 63 == 1 { u64::MAX } else { 0 };
            limbs::shift_right(&mut a, b.amount(bits).unwrap_or(0), fill);
        }
        // The exact result distinguishes underflow from overflow.
        BigIntOp::UaddSat => return saturated(exact(BinaryOp::Add, false, bits, &a, &b), false, bits),
        BigIntOp::UsubSat => return saturated(exact(BinaryOp::Sub, false, bits, &a, &b), false, bits),
        BigIntOp::SaddSat => return saturated(exact(BinaryOp::Add, true, bits, &a, &b), true, bits),
        BigIntOp::SsubSat => return saturated(exact(BinaryOp::Sub, true, bits, &a, &b), true, bits),
        BigIntOp::UshlSat | BigIntOp::SshlSat => {
            let signed = op == BigIntOp::SshlSat;
            // Twice the length plus one word, so that the shifted value is not interpreted as negative.
            let mut long = LimbBuffer::zero(2 * words + 1);
            long[..words].copy_from_slice(&a);
            if signed {
                long.extend_sign(bits);
            }
            limbs::shift_left(&mut long, b.amount(bits).unwrap_or(0));
            return saturated(long, signed, bits);
        }
        BigIntOp::Abs => return a.magnitude(bits).0,
        BigIntOp::Bswap | BigIntOp::Bitreverse => {
            let turn = if op == BigIntOp::Bswap { u64::swap_bytes } else { u64::reverse_bits };
            a.reverse();
            a.iter_mut().for_each(|w| *w = turn(*w));
            limbs::shift_right(&mut a, words as u32 * 64 - bits, 0);
        }
        BigIntOp::Fshl | BigIntOp::Fshr => {
            let (mut by, mut rest) = (c(), LimbBuffer::zero(words));
            let mut width = LimbBuffer::zero(words);
            width[0] = bits.into();
            limbs::divide(&mut by, &width, &mut rest);
            let by = match (by[0] as u32, op) {
                (0, BigIntOp::Fshl) => return a,
                (0, _) => return b,
                (by, BigIntOp::Fshl) => by,
                (by, _) => bits - by,
            };
            limbs::shift_left(&mut a, by);
            let mut low = b;
            limbs::shift_right(&mut low, bits - by, 0);
            a.iter_mut().zip(&*low).for_each(|(x, y)| *x |= y);
        }
    }
    a
}

/// Folds an operation on constants; `None` for a division without a defined result.
pub(in crate::jit) fn folded(op: BinaryOp, bits: u32, a: &[u64], b: &[u64]) -> Option<Vec<u64>> {
    let (a, b) = (LimbBuffer::of(a), LimbBuffer::of(b));
    let signed = matches!(op, BinaryOp::Sdiv | BinaryOp::Srem);
    let divides = signed || matches!(op, BinaryOp::Udiv | BinaryOp::Urem);
    if divides && why_not(signed, bits, &b, || a.clone()) != 0 {
        return None;
    }
    let mut result = calculate(BigIntOp::of(op), bits, a, b, || LimbBuffer::zero(1));
    result.cut(bits);
    Some(result.to_vec())
}

/// Computes an operation with one to three operands. Operands that the operation does not use are ignored, but must be
/// readable.
///
/// # Safety
/// Numbers of `bits` bits must be readable at `a`, `b` and `c`, and one must be writable at `to`.
pub(in crate::jit) unsafe extern "sysv64" fn compute(
    op: u32,
    bits: u32,
    a: *const u8,
    b: *const u8,
    c: *const u8,
    to: *mut u8,
) {
    let op = BigIntOp::ALL[op as usize % BigIntOp::ALL.len()];
    // SAFETY: guaranteed by the caller.
    let (a, b) = unsafe { (LimbBuffer::load(a, bits), LimbBuffer::load(b, bits)) };
    // SAFETY: guaranteed by the caller.
    let result = calculate(op, bits, a, b, || unsafe { LimbBuffer::load(c, bits) });
    // SAFETY: guaranteed by the caller.
    unsafe { result.store(to, bits) };
}

/// Computes a sum (0), difference (1) or product (2), signed (+ 4) or unsigned, and returns whether it
/// overflowed.
///
/// # Safety
/// The same as for [`compute`].
pub(in crate::jit) unsafe extern "sysv64" fn overflow(
    op: u32,
    bits: u32,
    a: *const u8,
    b: *const u8,
    to: *mut u8,
) -> bool {
    // SAFETY: guaranteed by the caller.
    let (a, b) = unsafe { (LimbBuffer::load(a, bits), LimbBuffer::load(b, bits)) };
    let signed = op & 4 != 0;
    let operation = [BinaryOp::Add, BinaryOp::Sub, BinaryOp::Mul, BinaryOp::Mul][(op & 3) as usize];
    let result = exact(operation, signed, bits, &a, &b);
    let over = !fits(&result, signed, bits);
    // SAFETY: guaranteed by the caller.
    unsafe { LimbBuffer::of(&result[..a.len()]).store(to, bits) };
    over
}

/// Zero-extends, sign-extends or truncates.
///
/// # Safety
/// A number of `from` bits must be readable at `a`, and one of `bits` bits writable at `to`.
pub(in crate::jit) unsafe extern "sysv64" fn extend(signed: u32, from: u32, bits: u32, a: *const u8, to: *mut u8) {
    // SAFETY: guaranteed by the caller.
    let a = unsafe { LimbBuffer::load(a, from) };
    // SAFETY: guaranteed by the caller.
    unsafe { stretched(signed != 0, from, bits, &a).store(to, bits) };
}

fn stretched(signed: bool, from: u32, bits: u32, a: &[u64]) -> LimbBuffer {
    let mut long = LimbBuffer::zero(bits.div_ceil(64) as usize);
    let common = a.len().min(long.len());
    long[..common].copy_from_slice(&a[..common]);
    if signed && bits > from {
        long.extend_sign(from);
    }
    long.cut(bits);
    long
}

/// Performs the same for constants. `a` may have more words than its width needs.
pub(in crate::jit) fn extended(signed: bool, from: u32, bits: u32, a: &[u64]) -> Vec<u64> {
    stretched(signed, from, bits, a).to_vec()
}

/// Counts the ones (0), the leading zeros (1) or the trailing zeros.
///
/// # Safety
/// A number of `bits` bits must be readable at `a`.
pub(in crate::jit) unsafe extern "sysv64" fn count(what: u32, bits: u32, a: *const u8) -> u32 {
    // SAFETY: guaranteed by the caller.
    let a = unsafe { LimbBuffer::load(a, bits) };
    match what {
        0 => a.iter().map(|w| w.count_ones()).sum(),
        1 => bits - limbs::length(&a),
        _ => limbs::trailing_zeros(&a).min(bits),
    }
}

/// Compares two numbers: -1 for less, 0 for equal, 1 for greater.
///
/// # Safety
/// Numbers of `bits` bits must be readable at `a` and `b`.
pub(in crate::jit) unsafe extern "sysv64" fn compare(signed: u32, bits: u32, a: *const u8, b: *const u8) -> i32 {
    // SAFETY: guaranteed by the caller.
    let (a, b) = unsafe { (LimbBuffer::load(a, bits), LimbBuffer::load(b, bits)) };
    order(signed != 0, bits, &a, &b) as i32
}

/// Compares two numbers.
pub(in crate::jit) fn order(signed: bool, bits: u32, a: &[u64], b: &[u64]) -> Ordering {
    let negative = |n: &[u64]| signed && limbs::bit(n, bits - 1);
    negative(b).cmp(&negative(a)).then_with(|| limbs::compare(a, b))
}

/// Checks a division: 1 for a zero divisor, 2 for a quotient that overflows, 0 if the result is defined.
///
/// # Safety
/// Numbers of `bits` bits must be readable at `a` and `b`.
pub(in crate::jit) unsafe extern "sysv64" fn division(signed: u32, bits: u32, a: *const u8, b: *const u8) -> u32 {
    // SAFETY: guaranteed by the caller.
    let b = unsafe { LimbBuffer::load(b, bits) };
    // SAFETY: guaranteed by the caller.
    why_not(signed != 0, bits, &b, || unsafe { LimbBuffer::load(a, bits) })
}

fn why_not(signed: bool, bits: u32, b: &LimbBuffer, a: impl FnOnce() -> LimbBuffer) -> u32 {
    if b.is_zero() {
        return 1;
    }
    let mut minus_one = all_ones(b.len());
    minus_one.cut(bits);
    if !signed || **b != *minus_one {
        return 0;
    }
    if *a() == *limit(bits, true, b.len()) { 2 } else { 0 }
}

/// Converts an integer to the nearest number of a format. `which`: number of the format, plus 16 if the integer is
/// signed.
///
/// # Safety
/// A number of `bits` bits must be readable at `a`.
pub(in crate::jit) unsafe extern "sysv64" fn to_float(which: u32, bits: u32, a: *const u8) -> u128 {
    // SAFETY: guaranteed by the caller.
    let a = unsafe { LimbBuffer::load(a, bits) };
    let (magnitude, negative) = if which & 16 != 0 { a.magnitude(bits) } else { (a, false) };
    let length = limbs::length(&magnitude);
    // The highest bits, and a sticky bit for all lower ones.
    let down = length.saturating_sub(127);
    let lost = limbs::trailing_zeros(&magnitude) < down;
    let mut top = magnitude;
    limbs::shift_right(&mut top, down, 0);
    let top = u128::from(top[0]) | u128::from(top[1]) << 64 | u128::from(lost);
    f80_f128::from_scaled_integer(which & 15, negative, top, down)
}

/// Converts a number to an integer, truncating and saturating; NaN becomes 0.
///
/// # Safety
/// A number of `bits` bits must be writable at `to`.
pub(in crate::jit) unsafe extern "sysv64" fn of_float(which: u32, bits: u32, value: u128, to: *mut u8) {
    let signed = which & 16 != 0;
    let words = bits.div_ceil(64) as usize;
    let number = match f80_f128::scaled_integer(which & 15, value) {
        f80_f128::Scaled::Nan => LimbBuffer::zero(words),
        f80_f128::Scaled::Number { negative, top, up } => {
            // Only infinity has a larger exponent.
            let room = (u64::from(up.min(1 << 24)) + 128).div_ceil(64) as usize + 1;
            let mut number = LimbBuffer::zero(room.max(words + 1));
            (number[0], number[1]) = (top as u64, (top >> 64) as u64);
            limbs::shift_left(&mut number, up);
            saturated(number.negated_if(negative), signed, bits)
        }
        f80_f128::Scaled::Infinity { negative: true } if signed => limit(bits, true, words),
        f80_f128::Scaled::Infinity { negative: true } => LimbBuffer::zero(words),
        f80_f128::Scaled::Infinity { .. } if signed => limit(bits, false, words),
        f80_f128::Scaled::Infinity { .. } => all_ones(words),
    };
    // SAFETY: guaranteed by the caller.
    unsafe { number.store(to, bits) };
}

#[cfg(test)]
mod tests {
    use super::*;

    fn number(words: [u64; 3]) -> LimbBuffer {
        LimbBuffer::of(&words)
    }

    fn run(op: BigIntOp, bits: u32, a: [u64; 3], b: [u64; 3]) -> Vec<u64> {
        let mut result = calculate(op, bits, number(a), number(b), || number([5, 0, 0]));
        result.cut(bits);
        result.to_vec()
    }

    #[test]
    fn operations_keep_to_their_width() {
        const ALL: [u64; 3] = [u64::MAX, u64::MAX, 1];
        assert_eq!(run(BigIntOp::Add, 129, ALL, [1, 0, 0]), [0, 0, 0]);
        assert_eq!(run(BigIntOp::Sub, 129, [0; 3], [1, 0, 0]), ALL);
        assert_eq!(run(BigIntOp::Mul, 129, ALL, ALL), [1, 0, 0]);
        assert_eq!(run(BigIntOp::Sdiv, 129, [u64::MAX - 6, u64::MAX, 1], [2, 0, 0]), [u64::MAX - 2, u64::MAX, 1]);
        assert_eq!(run(BigIntOp::Srem, 129, [u64::MAX - 6, u64::MAX, 1], [2, 0, 0]), ALL);
        assert_eq!(run(BigIntOp::Ashr, 129, [0, 0, 1], [128, 0, 0]), ALL);
        assert_eq!(run(BigIntOp::UaddSat, 129, ALL, [1, 0, 0]), ALL);
        assert_eq!(run(BigIntOp::UsubSat, 129, [0; 3], ALL), [0, 0, 0]);
        assert_eq!(run(BigIntOp::SaddSat, 129, [u64::MAX, u64::MAX, 0], [1, 0, 0]), [u64::MAX, u64::MAX, 0]);
        assert_eq!(run(BigIntOp::SsubSat, 129, [0, 0, 1], [1, 0, 0]), [0, 0, 1]);
        assert_eq!(run(BigIntOp::SshlSat, 129, ALL, [128, 0, 0]), [0, 0, 1]);
        assert_eq!(run(BigIntOp::UshlSat, 129, [2, 0, 0], [128, 0, 0]), ALL);
        assert_eq!(run(BigIntOp::Bitreverse, 129, [1, 0, 0], [0; 3]), [0, 0, 1]);
        assert_eq!(run(BigIntOp::Bswap, 192, [1, 0, 0], [0; 3]), [0, 0, 1 << 56]);
        assert_eq!(run(BigIntOp::Fshl, 129, [0; 3], [0, 0, 1]), [16, 0, 0]);
        assert_eq!(run(BigIntOp::Fshr, 129, [1, 0, 0], [0; 3]), [0, 1 << 60, 0]);
    }
}
