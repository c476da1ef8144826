//! SHA-1 and SHA-256 instructions (FIPS 180-4; Intel's "SHA Extensions"). The highest of a register's four
//! words comes first.

use crate::ir::x86::X86Op;

/// Returns the words, highest first.
fn words(register: u128) -> [u32; 4] {
    [96, 64, 32, 0].map(|at| (register >> at) as u32)
}

fn register(words: [u32; 4]) -> u128 {
    words.iter().fold(0, |all, word| all << 32 | u128::from(*word))
}

fn choose(x: u32, y: u32, z: u32) -> u32 {
    x & y ^ !x & z
}

fn majority(x: u32, y: u32, z: u32) -> u32 {
    x & y ^ x & z ^ y & z
}

/// Computes four rounds of SHA-1, with the function and constant of the group of twenty rounds that the
/// immediate selects.
fn sha1rnds4(state: u128, messages: u128, imm: u8) -> u128 {
    let [mut a, mut b, mut c, mut d] = words(state);
    let (f, k): (fn(u32, u32, u32) -> u32, u32) = match imm & 3 {
        0 => (choose, 0x5a82_7999),
        1 => (|x, y, z| x ^ y ^ z, 0x6ed9_eba1),
        2 => (majority, 0x8f1b_bcdc),
        _ => (|x, y, z| x ^ y ^ z, 0xca62_c1d6),
    };
    // The first message word already includes the fifth variable.
    let mut e = 0u32;
    for message in words(messages) {
        let next = f(b, c, d).wrapping_add(a.rotate_left(5)).wrapping_add(message).wrapping_add(e).wrapping_add(k);
        (a, b, c, d, e) = (next, a, b.rotate_left(30), c, d);
    }
    register([a, b, c, d])
}

/// Computes two rounds of SHA-256 on the variables `a b e f` and `c d g h`. The lowest two words of the third
/// operand are message words plus constants.
fn sha256rnds2(cdgh: u128, abef: u128, messages: u128) -> u128 {
    let ([mut a, mut b, mut e, mut f], [mut c, mut d, mut g, mut h]) = (words(abef), words(cdgh));
    for message in [messages as u32, (messages >> 32) as u32] {
        let sum1 = e.rotate_right(6) ^ e.rotate_right(11) ^ e.rotate_right(25);
        let sum0 = a.rotate_right(2) ^ a.rotate_right(13) ^ a.rotate_right(22);
        let one = choose(e, f, g).wrapping_add(sum1).wrapping_add(message).wrapping_add(h);
        let next = one.wrapping_add(majority(a, b, c)).wrapping_add(sum0);
        (a, b, c, d, e, f, g, h) = (next, a, b, c, one.wrapping_add(d), e, f, g);
    }
    let _ = (c, d, g, h);
    register([a, b, e, f])
}

fn sigma0(x: u32) -> u32 {
    x.rotate_right(7) ^ x.rotate_right(18) ^ x >> 3
}

fn sigma1(x: u32) -> u32 {
    x.rotate_right(17) ^ x.rotate_right(19) ^ x >> 10
}

/// Computes one of the instructions.
pub(super) fn evaluate(op: X86Op, [a, b, c]: [u128; 3], imm: u8) -> u128 {
    let ([a3, a2, a1, a0], [b3, b2, b1, b0]) = (words(a), words(b));
    match op {
        X86Op::Sha1msg1 => register([a1 ^ a3, a0 ^ a2, b3 ^ a1, b2 ^ a0]),
        X86Op::Sha1msg2 => {
            let (w16, w17, w18) = ((a3 ^ b2).rotate_left(1), (a2 ^ b1).rotate_left(1), (a1 ^ b0).rotate_left(1));
            register([w16, w17, w18, (a0 ^ w16).rotate_left(1)])
        }
        X86Op::Sha1nexte => register([b3.wrapping_add(a3.rotate_left(30)), b2, b1, b0]),
        X86Op::Sha1rnds4 => sha1rnds4(a, b, imm),
        X86Op::Sha256msg1 => register([
            a3.wrapping_add(sigma0(b0)),
            a2.wrapping_add(sigma0(a3)),
            a1.wrapping_add(sigma0(a2)),
            a0.wrapping_add(sigma0(a1)),
        ]),
        X86Op::Sha256msg2 => {
            let (w16, w17) = (a0.wrapping_add(sigma1(b2)), a1.wrapping_add(sigma1(b3)));
            register([a3.wrapping_add(sigma1(w17)), a2.wrapping_add(sigma1(w16)), w17, w16])
        }
        _ => sha256rnds2(a, b, c),
    }
}
