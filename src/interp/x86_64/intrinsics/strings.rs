//! String comparisons of SSE4.2 (`pcmpistri` and others), as specified in the Intel SDM, volume 2, section 4.1. The
//! control byte `imm8` holds the source format (bits 0 and 1), the aggregation (2, 3), the polarity (4, 5) and the
//! output selection (6).

use crate::ir::x86::X86Op;

/// A string of up to 16 bytes or 8 words.
struct PackedString {
    elements: Vec<i32>,
    /// Number of valid elements.
    length: usize,
}

impl PackedString {
    /// Reads a string. Without an explicit length it ends at its first zero.
    fn new(register: u128, length: Option<i32>, imm8: u8) -> PackedString {
        let signed = imm8 & 2 != 0;
        let elements: Vec<i32> = match imm8 & 1 {
            0 => register.to_le_bytes().map(|b| if signed { (b as i8).into() } else { b.into() }).to_vec(),
            _ => (0..8)
                .map(|n| (register >> (16 * n)) as u16)
                .map(|w| if signed { (w as i16).into() } else { w.into() })
                .collect(),
        };
        let length = match length {
            Some(length) => length.unsigned_abs() as usize,
            None => elements.iter().position(|e| *e == 0).unwrap_or(elements.len()),
        };
        PackedString { length: length.min(elements.len()), elements }
    }

    fn get(&self, n: usize) -> Option<i32> {
        (n < self.length).then(|| self.elements[n])
    }
}

/// Aggregates the comparisons (IntRes1): returns for each element of the second string whether it matches.
fn aggregate(a: &PackedString, b: &PackedString, imm8: u8) -> Vec<bool> {
    let count = a.elements.len();
    let one = |j: usize| match imm8 >> 2 & 3 {
        // Equal any.
        0 => b.get(j).is_some_and(|b| (0..count).any(|i| a.get(i) == Some(b))),
        // Ranges.
        1 => b.get(j).is_some_and(|b| {
            let within = |i: usize| a.get(i).is_some_and(|x| x <= b) && a.get(i + 1).is_some_and(|x| b <= x);
            (0..count).step_by(2).any(within)
        }),
        // Equal each; two invalid elements compare equal.
        2 => a.get(j) == b.get(j),
        // Equal ordered: the first string starts at this position.
        _ => (0..count - j).all(|i| match (a.get(i), b.get(j + i)) {
            (None, _) => true,
            (Some(x), y) => y == Some(x),
        }),
    };
    (0..count).map(one).collect()
}

/// Evaluates a `pcmp?str?` instruction; a flag result is 0 or 1. Without lengths the strings are zero-terminated.
pub fn compare(op: X86Op, a: u128, a_length: Option<i32>, b: u128, b_length: Option<i32>, imm8: u8) -> u128 {
    use X86Op::*;
    let (a, b) = (PackedString::new(a, a_length, imm8), PackedString::new(b, b_length, imm8));
    let count = a.elements.len();
    let result: Vec<bool> = aggregate(&a, &b, imm8)
        .into_iter()
        .enumerate()
        .map(|(j, bit)| match imm8 >> 4 & 3 {
            1 => !bit,
            3 => bit != (j < b.length),
            _ => bit,
        })
        .collect();
    let any = result.contains(&true);
    let value = match op {
        Pcmpistri | Pcmpestri => {
            let index = match imm8 & 0x40 {
                0 => result.iter().position(|bit| *bit),
                _ => result.iter().rposition(|bit| *bit),
            };
            return index.unwrap_or(count) as u128;
        }
        Pcmpistrm | Pcmpestrm => {
            let (width, ones) = match (imm8 & 0x40 != 0, count) {
                (false, _) => (1, 1),
                (true, 16) => (8, 0xff),
                (true, _) => (16, 0xffff),
            };
            return result.iter().zip(0u32..).filter(|(bit, _)| **bit).fold(0, |all, (_, n)| all | ones << (n * width));
        }
        // CF, OF, SF, ZF.
        Pcmpistric | Pcmpestric => any,
        Pcmpistrio | Pcmpestrio => result[0],
        Pcmpistris | Pcmpestris => a.length < count,
        Pcmpistriz | Pcmpestriz => b.length < count,
        // "Above": neither CF nor ZF is set.
        _ => !any && b.length == count,
    };
    value.into()
}
