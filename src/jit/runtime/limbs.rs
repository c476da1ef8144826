//! Arithmetic on numbers in 64-bit words, least significant first, for integers of more than 128 bits.

use std::cmp::Ordering;

/// Adds in place and returns the carry out of the last word.
pub(in crate::jit) fn add(a: &mut [u64], b: &[u64]) -> bool {
    let mut carry = false;
    for (n, word) in a.iter_mut().enumerate() {
        let other = match b.get(n) {
            Some(other) => *other,
            None if !carry => return false,
            None => 0,
        };
        let (sum, one) = word.overflowing_add(other);
        let (sum, two) = sum.overflowing_add(u64::from(carry));
        (*word, carry) = (sum, one | two);
    }
    carry
}

/// Subtracts in place and returns the borrow out of the last word.
pub(in crate::jit) fn subtract(a: &mut [u64], b: &[u64]) -> bool {
    let mut borrow = false;
    for (n, word) in a.iter_mut().enumerate() {
        let other = match b.get(n) {
            Some(other) => *other,
            None if !borrow => return false,
            None => 0,
        };
        let (rest, one) = word.overflowing_sub(other);
        let (rest, two) = rest.overflowing_sub(u64::from(borrow));
        (*word, borrow) = (rest, one | two);
    }
    borrow
}

/// Negates in place, in two's complement.
pub(in crate::jit) fn negate(a: &mut [u64]) {
    let mut carry = true;
    for word in a {
        (*word, carry) = (!*word).overflowing_add(u64::from(carry));
    }
}

/// Compares two numbers of the same number of words.
pub(in crate::jit) fn compare(a: &[u64], b: &[u64]) -> Ordering {
    a.iter().rev().cmp(b.iter().rev())
}

/// Returns the bit length: the position of the highest one, counted from 1; 0 for zero.
pub(in crate::jit) fn length(a: &[u64]) -> u32 {
    let top = a.iter().rposition(|w| *w != 0);
    top.map_or(0, |n| n as u32 * 64 + 64 - a[n].leading_zeros())
}

/// Counts the trailing zeros; for zero, all bits.
pub(in crate::jit) fn trailing_zeros(a: &[u64]) -> u32 {
    let first = a.iter().position(|w| *w != 0);
    first.map_or(a.len() as u32 * 64, |n| n as u32 * 64 + a[n].trailing_zeros())
}

pub(in crate::jit) fn bit(a: &[u64], n: u32) -> bool {
    a[n as usize / 64] >> (n % 64) & 1 == 1
}

/// Shifts left in place. Bits shifted out of the last word are discarded.
pub(in crate::jit) fn shift_left(a: &mut [u64], by: u32) {
    let (words, bits) = ((by / 64) as usize, by % 64);
    for n in (0..a.len()).rev() {
        let low = |n: usize, back: usize| n.checked_sub(back).map_or(0, |m| a[m]);
        let (one, below) = (low(n, words), low(n, words + 1));
        a[n] = if bits == 0 { one } else { one << bits | below >> (64 - bits) };
    }
}

/// Shifts right in place, shifting in words of `fill`.
pub(in crate::jit) fn shift_right(a: &mut [u64], by: u32, fill: u64) {
    let (words, bits) = ((by / 64) as usize, by % 64);
    for n in 0..a.len() {
        let high = |m: usize| a.get(m).copied().unwrap_or(fill);
        let (one, above) = (high(n + words), high(n + words + 1));
        a[n] = if bits == 0 { one } else { one >> bits | above << (64 - bits) };
    }
}

/// Number of words below which schoolbook multiplication is used.
const KARATSUBA_THRESHOLD: usize = 48;

/// Computes the full product, which has as many words as both operands together.
pub(in crate::jit) fn multiply(a: &[u64], b: &[u64], out: &mut [u64]) {
    let trim = |n: &[u64]| n.iter().rposition(|w| *w != 0).map_or(0, |n| n + 1);
    let (a, b) = (&a[..trim(a)], &b[..trim(b)]);
    out.fill(0);
    let (short, long) = if a.len() < b.len() { (a, b) } else { (b, a) };
    if short.is_empty() {
        return;
    }
    if short.len() < KARATSUBA_THRESHOLD {
        return multiply_add(long, short, out);
    }
    // Splits the longer operand into pieces as long as the shorter one, and multiplies each with Karatsuba's algorithm.
    for (n, piece) in long.chunks(short.len()).enumerate() {
        let mut product = vec![0; piece.len() + short.len()];
        if piece.len() == short.len() {
            karatsuba(piece, short, &mut product);
        } else {
            multiply(piece, short, &mut product);
        }
        add(&mut out[n * short.len()..], &product);
    }
}

/// Adds a product, by schoolbook multiplication.
fn multiply_add(a: &[u64], b: &[u64], out: &mut [u64]) {
    for (n, x) in b.iter().enumerate() {
        let mut carry = 0u64;
        for (m, y) in a.iter().enumerate() {
            let all = u128::from(*x) * u128::from(*y) + u128::from(out[n + m]) + u128::from(carry);
            (out[n + m], carry) = (all as u64, (all >> 64) as u64);
        }
        add(&mut out[n + a.len()..], &[carry]);
    }
}

/// Multiplies two numbers of equal length with Karatsuba's algorithm, using three products of half the length. `out`
/// must be zero.
fn karatsuba(a: &[u64], b: &[u64], out: &mut [u64]) {
    let half = a.len() / 2;
    if a.len() < KARATSUBA_THRESHOLD {
        return multiply_add(a, b, out);
    }
    let ((a0, a1), (b0, b1)) = (a.split_at(half), b.split_at(half));
    let (low, high) = out.split_at_mut(2 * half);
    multiply(a0, b0, low);
    multiply(a1, b1, high);
    let sum = |short: &[u64], long: &[u64]| {
        let mut sum = long.to_vec();
        sum.push(0);
        add(&mut sum, short);
        sum
    };
    let (x, y) = (sum(a0, a1), sum(b0, b1));
    let mut middle = vec![0; x.len() + y.len()];
    multiply(&x, &y, &mut middle);
    subtract(&mut middle, low);
    subtract(&mut middle, high);
    let used = middle.iter().rposition(|w| *w != 0).map_or(0, |n| n + 1);
    add(&mut out[half..], &middle[..used]);
}

/// Divides in place: the remainder replaces `a`. The divisor must not be zero.
pub(in crate::jit) fn divide(a: &mut [u64], b: &[u64], quotient: &mut [u64]) {
    quotient.fill(0);
    let length_of = |n: &[u64]| n.iter().rposition(|w| *w != 0).map_or(0, |n| n + 1);
    let used = length_of(b);
    // Leading zero words are skipped.
    let long = length_of(a);
    let a = &mut a[..long];
    if long < used {
        return;
    }
    if used == 1 {
        let mut rest = 0u128;
        for (word, digit) in a.iter_mut().zip(&mut quotient[..long]).rev() {
            let all = rest << 64 | u128::from(*word);
            (*digit, rest) = ((all / u128::from(b[0])) as u64, all % u128::from(b[0]));
            *word = 0;
        }
        a[0] = rest as u64;
        return;
    }
    // Knuth's algorithm D: normalizes the divisor so that its highest bit is set.
    let up = b[used - 1].leading_zeros();
    let mut divisor = b[..used].to_vec();
    shift_left(&mut divisor, up);
    let mut rest = a.to_vec();
    rest.push(0);
    shift_left(&mut rest, up);
    let (first, second) = (u128::from(divisor[used - 1]), divisor[used - 2]);
    for n in (0..rest.len() - used).rev() {
        let (top, next) = (rest[n + used], rest[n + used - 1]);
        let both = u128::from(top) << 64 | u128::from(next);
        let (mut digit, mut left) = (both / first, both % first);
        while digit >> 64 != 0 || digit * u128::from(second) > (left << 64 | u128::from(rest[n + used - 2])) {
            digit -= 1;
            left += first;
            if left >> 64 != 0 {
                break;
            }
        }
        let mut digit = digit as u64;
        if subtract_multiple(&mut rest[n..=n + used], &divisor, digit) {
            digit -= 1;
            add(&mut rest[n..=n + used], &divisor);
        }
        if digit != 0 {
            quotient[n] = digit;
        }
    }
    shift_right(&mut rest, up, 0);
    a.copy_from_slice(&rest[..a.len()]);
}

/// Subtracts a multiple of `b`, which is one word shorter. Returns whether the result is negative.
fn subtract_multiple(a: &mut [u64], b: &[u64], times: u64) -> bool {
    let mut carry = 0u128;
    let mut borrow = false;
    for (n, word) in a.iter_mut().enumerate() {
        let all = b.get(n).map_or(0, |w| u128::from(*w) * u128::from(times)) + carry;
        carry = all >> 64;
        let (rest, one) = word.overflowing_sub(all as u64);
        let (rest, two) = rest.overflowing_sub(u64::from(borrow));
        (*word, borrow) = (rest, one | two);
    }
    borrow
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns a pseudo-random number without short or special words.
    fn sample(words: usize, seed: u64) -> Vec<u64> {
        let mut state = seed;
        (0..words)
            .map(|_| {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                if state >> 60 == 0 { u64::MAX } else { state ^ state >> 29 }
            })
            .collect()
    }

    #[test]
    fn long_products_are_those_of_the_schoolbook() {
        for (m, n) in [(1, 1), (47, 48), (48, 48), (49, 200), (130, 131), (257, 64)] {
            let (a, b) = (sample(m, 1), sample(n, 2));
            let (mut fast, mut slow) = (vec![0; m + n], vec![0; m + n]);
            multiply(&a, &b, &mut fast);
            multiply_add(&a, &b, &mut slow);
            assert!(fast == slow, "{m} by {n} words");
        }
    }

    #[test]
    fn quotient_times_divisor_and_rest_are_the_dividend() {
        for (m, n) in [(3, 1), (3, 2), (4, 3), (20, 7), (20, 20), (5, 9)] {
            for seed in 0..50 {
                let (a, mut b) = (sample(m, seed), sample(n, seed + 100));
                // Includes divisors for which the first estimates of quotient digits are wrong.
                if seed % 3 == 0 {
                    b[n - 1] = 1 << 63;
                    b[0] = u64::MAX;
                }
                let (mut rest, mut quotient) = (a.clone(), vec![0; m]);
                divide(&mut rest, &b, &mut quotient);
                let mut back = vec![0; m + n];
                multiply(&quotient, &b, &mut back);
                add(&mut back, &rest);
                let mut padded = b.clone();
                padded.resize(m.max(n), 0);
                rest.resize(m.max(n), 0);
                assert_eq!(back[..m], a);
                assert!(back[m..].iter().all(|w| *w == 0));
                assert_eq!(compare(&rest, &padded), Ordering::Less);
            }
        }
    }

    #[test]
    fn shifts_go_across_words() {
        let mut a = [1, 0, 0];
        shift_left(&mut a, 65);
        assert_eq!(a, [0, 2, 0]);
        shift_right(&mut a, 1, 0);
        assert_eq!(a, [0, 1, 0]);
        let mut b = [0, 0, 1 << 63];
        shift_right(&mut b, 130, u64::MAX);
        assert_eq!(b, [0xe000_0000_0000_0000, u64::MAX, u64::MAX]);
        assert_eq!((length(&[0, 4]), trailing_zeros(&[0, 4]), length(&[0, 0])), (67, 66, 0));
    }
}
