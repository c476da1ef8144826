//! Semantics of x86 intrinsics ([`crate::ir::x86`]), after the operation sections of the processor manuals. A
//! register is 128 bits with the first element lowest; `imm` is the immediate of the instruction.

mod sha;
mod strings;

use crate::host::x86_64::fpu;
use crate::ir::x86::{LaneCombination, X86Intrinsic, X86Op};

/// Returns the elements of `BITS` bits.
fn lanes<const BITS: u32>(register: u128) -> impl DoubleEndedIterator<Item = u64> + ExactSizeIterator + Clone {
    (0..128 / BITS as u8).map(move |n| (register >> (u32::from(n) * BITS)) as u64 & (u64::MAX >> (64 - BITS)))
}

/// Builds a register from elements.
fn join<const BITS: u32>(lanes: impl IntoIterator<Item = u64>) -> u128 {
    let mask = u64::MAX >> (64 - BITS);
    lanes.into_iter().zip(0..).fold(0, |all, (lane, n)| all | u128::from(lane & mask) << (n * BITS))
}

fn signed<const BITS: u32>(lane: u64) -> i64 {
    (lane << (64 - BITS)) as i64 >> (64 - BITS)
}

/// Combines both operands element by element.
fn each<const BITS: u32>(a: u128, b: u128, one: impl Fn(u64, u64) -> u64) -> u128 {
    join::<BITS>(lanes::<BITS>(a).zip(lanes::<BITS>(b)).map(|(a, b)| one(a, b)))
}

/// Combines both operands element by element, as signed numbers.
fn each_signed<const BITS: u32>(a: u128, b: u128, one: impl Fn(i64, i64) -> i64) -> u128 {
    each::<BITS>(a, b, |a, b| one(signed::<BITS>(a), signed::<BITS>(b)) as u64)
}

/// Returns the minimum and maximum of a signed element.
fn range<const BITS: u32>() -> (i64, i64) {
    (-1 << (BITS - 1), !(-1 << (BITS - 1)))
}

/// Combines adjacent elements of the first operand, then of the second.
fn pairs<const BITS: u32>(a: u128, b: u128, one: impl Fn(u64, u64) -> u64) -> u128 {
    let all: Vec<u64> = lanes::<BITS>(a).chain(lanes::<BITS>(b)).collect();
    join::<BITS>(all.chunks(2).map(|pair| one(pair[0], pair[1])))
}

fn pairs_signed<const BITS: u32>(a: u128, b: u128, one: impl Fn(i64, i64) -> i64) -> u128 {
    pairs::<BITS>(a, b, |a, b| one(signed::<BITS>(a), signed::<BITS>(b)) as u64)
}

/// Narrows elements of both operands to half their width, saturating to `least..=most`.
fn pack<const FROM: u32, const TO: u32>(a: u128, b: u128, least: i64, most: i64) -> u128 {
    join::<TO>(lanes::<FROM>(a).chain(lanes::<FROM>(b)).map(|lane| signed::<FROM>(lane).clamp(least, most) as u64))
}

/// Replaces the lowest element of `a` by that of the result.
fn low<const BITS: u32>(a: u128, result: u128) -> u128 {
    let mask = u128::MAX >> (128 - BITS);
    a & !mask | result & mask
}

/// Adds adjacent products of an unsigned and a signed byte, with saturation.
fn pmaddubsw(a: u128, b: u128) -> u128 {
    let products: Vec<i64> = lanes::<8>(a).zip(lanes::<8>(b)).map(|(a, b)| a as i64 * signed::<8>(b)).collect();
    let (least, most) = range::<16>();
    join::<16>(products.chunks(2).map(|pair| (pair[0] + pair[1]).clamp(least, most) as u64))
}

fn float(lane: u64) -> f32 {
    f32::from_bits(lane as u32)
}
fn double(lane: u64) -> f64 {
    f64::from_bits(lane)
}

/// Combines floating-point elements, with a function for each format.
fn floats(is_double: bool, a: u128, b: u128, one: impl Fn(f32, f32) -> f32, two: impl Fn(f64, f64) -> f64) -> u128 {
    match is_double {
        true => each::<64>(a, b, |a, b| two(double(a), double(b)).to_bits()),
        false => each::<32>(a, b, |a, b| one(float(a), float(b)).to_bits().into()),
    }
}

/// Evaluates a comparison predicate. `None` is unordered. (Bit 4 of the immediate, which selects signaling,
/// is ignored.)
fn compares(imm: u8, order: Option<std::cmp::Ordering>) -> bool {
    let holds = match imm & 11 {
        0 => order.is_some_and(|o| o.is_eq()),
        1 => order.is_some_and(|o| o.is_lt()),
        2 => order.is_some_and(|o| o.is_le()),
        3 => order.is_none(),
        8 => order.is_none_or(|o| o.is_eq()),
        9 => order.is_none_or(|o| o.is_lt()),
        10 => order.is_none_or(|o| o.is_le()),
        _ => false,
    };
    holds != (imm & 4 != 0)
}

fn compare(is_double: bool, imm: u8, a: u128, b: u128) -> u128 {
    let mask = |holds: bool| if holds { u64::MAX } else { 0 };
    match is_double {
        true => each::<64>(a, b, |a, b| mask(compares(imm, double(a).partial_cmp(&double(b))))),
        false => each::<32>(a, b, |a, b| mask(compares(imm, float(a).partial_cmp(&float(b))))),
    }
}

/// Compares the lowest elements, for `comiss` and the others. `unordered`: result for unordered operands.
fn relation(is_double: bool, a: u128, b: u128, holds: impl Fn(std::cmp::Ordering) -> bool, unordered: bool) -> u128 {
    let order = match is_double {
        true => double(a as u64).partial_cmp(&double(b as u64)),
        false => float(a as u64).partial_cmp(&float(b as u64)),
    };
    order.map_or(unordered, holds).into()
}

/// Converts to an integer of 32 or 64 bits; out of range gives the minimum.
fn whole(value: f64, truncating: bool, bits: u32) -> u64 {
    let rounded = if truncating { value.trunc() } else { value.round_ties_even() };
    let bound = 2f64.powi(bits as i32 - 1);
    match rounded >= -bound && rounded < bound {
        true => rounded as i64 as u64 & (u64::MAX >> (64 - bits)),
        false => 1 << (bits - 1),
    }
}

fn rounded(imm: u8, value: f64) -> f64 {
    // The addition quiets a signaling NaN.
    if value.is_nan() {
        return value + value;
    }
    match imm & 7 {
        0 => value.round_ties_even(),
        1 => value.floor(),
        2 => value.ceil(),
        3 => value.trunc(),
        // By `mxcsr`: to nearest.
        _ => value.round_ties_even(),
    }
}

fn round(is_double: bool, imm: u8, a: u128) -> u128 {
    let single = |x: f32| {
        if x.is_nan() { x + x } else { rounded(imm, x.into()) as f32 }
    };
    floats(is_double, a, 0, |a, _| single(a), |a, _| rounded(imm, a))
}

fn minimum(is_double: bool, a: u128, b: u128) -> u128 {
    floats(is_double, a, b, |a, b| if a < b { a } else { b }, |a, b| if a < b { a } else { b })
}

fn maximum(is_double: bool, a: u128, b: u128) -> u128 {
    floats(is_double, a, b, |a, b| if a > b { a } else { b }, |a, b| if a > b { a } else { b })
}

/// Adds or subtracts adjacent elements.
fn horizontal(is_double: bool, a: u128, b: u128, subtract: bool) -> u128 {
    match is_double {
        true => {
            pairs::<64>(a, b, |x, y| (if subtract { double(x) - double(y) } else { double(x) + double(y) }).to_bits())
        }
        false => pairs::<32>(a, b, |x, y| {
            (if subtract { float(x) - float(y) } else { float(x) + float(y) }).to_bits().into()
        }),
    }
}

/// Subtracts even elements and adds odd ones.
fn addsub(is_double: bool, a: u128, b: u128) -> u128 {
    let (sums, differences) =
        (floats(is_double, a, b, |a, b| a + b, |a, b| a + b), floats(is_double, a, b, |a, b| a - b, |a, b| a - b));
    let odd = if is_double { u128::MAX << 64 } else { 0xffff_ffff_0000_0000_ffff_ffff_0000_0000 };
    sums & odd | differences & !odd
}

/// Adds the products selected by the high half of the immediate, and stores the sum in the elements selected by the low
/// half.
fn dot(is_double: bool, imm: u8, a: u128, b: u128) -> u128 {
    if is_double {
        let products: Vec<f64> = lanes::<64>(a)
            .zip(lanes::<64>(b))
            .zip(0..)
            .map(|((a, b), n)| if imm >> (4 + n) & 1 != 0 { double(a) * double(b) } else { 0.0 })
            .collect();
        let sum = (products[0] + products[1]).to_bits();
        return join::<64>((0..2).map(|n| if imm >> n & 1 != 0 { sum } else { 0 }));
    }
    let products: Vec<f32> = lanes::<32>(a)
        .zip(lanes::<32>(b))
        .zip(0..)
        .map(|((a, b), n)| if imm >> (4 + n) & 1 != 0 { float(a) * float(b) } else { 0.0 })
        .collect();
    let sum = ((products[0] + products[1]) + (products[2] + products[3])).to_bits();
    join::<32>((0..4).map(|n| if imm >> n & 1 != 0 { sum.into() } else { 0 }))
}

/// Inserts an element of the second operand into the first, and zeroes the elements selected by the
/// immediate.
fn insertps(imm: u8, a: u128, b: u128) -> u128 {
    let selected = (b >> (32 * u32::from(imm >> 6))) as u64;
    let (place, zeros) = (imm >> 4 & 3, imm & 15);
    let put = lanes::<32>(a).zip(0..).map(|(lane, n)| match n {
        _ if zeros >> n & 1 != 0 => 0,
        n if n == place => selected,
        _ => lane,
    });
    join::<32>(put)
}

/// Computes sums of absolute differences between four bytes of the second operand and those at eight offsets
/// of the first.
fn mpsadbw(imm: u8, a: u128, b: u128) -> u128 {
    let (a, b): (Vec<u64>, Vec<u64>) = (lanes::<8>(a).collect(), lanes::<8>(b).collect());
    let (from, fixed) = (usize::from(imm >> 2 & 1) * 4, usize::from(imm & 3) * 4);
    join::<16>((0..8).map(|at| (0..4).map(|n| a[from + at + n].abs_diff(b[fixed + n])).sum()))
}

/// Computes sums of eight absolute differences of bytes.
fn psadbw(a: u128, b: u128) -> u128 {
    let differences: Vec<u64> = lanes::<8>(a).zip(lanes::<8>(b)).map(|(a, b)| a.abs_diff(b)).collect();
    join::<64>(differences.chunks(8).map(|eight| eight.iter().sum()))
}

/// Shifts all elements by the same count. `sign`: arithmetic shift to the right.
fn shift<const BITS: u32>(a: u128, by: u64, left: bool, sign: bool) -> u128 {
    let beyond = by >= u64::from(BITS);
    each::<BITS>(a, 0, |lane, _| match (left, sign) {
        (_, true) => (signed::<BITS>(lane) >> by.min(u64::from(BITS) - 1)) as u64,
        _ if beyond => 0,
        (true, _) => lane << by,
        _ => lane >> by,
    })
}

/// Computes the CRC-32C checksum (Castagnoli polynomial, reflected).
fn crc32(start: u64, data: u64, bytes: u32) -> u128 {
    let mut crc = start as u32;
    for n in 0..bytes {
        crc ^= (data >> (8 * n)) as u32 & 0xff;
        for _ in 0..8 {
            crc = crc >> 1 ^ if crc & 1 != 0 { 0x82f6_3b78 } else { 0 };
        }
    }
    crc.into()
}

/// Computes the carry-less product.
fn carryless(a: u64, b: u64) -> u128 {
    (0..64).filter(|n| b >> n & 1 != 0).fold(0, |all, n| all ^ u128::from(a) << n)
}

/// Multiplies in the finite field of AES.
fn field(a: u8, b: u8) -> u8 {
    let (mut a, mut product) = (a, 0);
    for n in 0..8 {
        if b >> n & 1 != 0 {
            product ^= a;
        }
        a = a << 1 ^ if a & 0x80 != 0 { 0x1b } else { 0 };
    }
    product
}

/// Computes the inverse in the field, which is the 254th power.
fn inverse(byte: u8) -> u8 {
    (0..253).fold(byte, |power, _| field(power, byte))
}

/// Applies the S-box: FIPS 197, 5.1.1.
fn substitute(byte: u8) -> u8 {
    let b = inverse(byte);
    b ^ b.rotate_left(1) ^ b.rotate_left(2) ^ b.rotate_left(3) ^ b.rotate_left(4) ^ 0x63
}

/// Applies the inverse S-box: FIPS 197, 5.3.2.
fn substitute_back(byte: u8) -> u8 {
    inverse(byte.rotate_left(1) ^ byte.rotate_left(3) ^ byte.rotate_left(6) ^ 0x05)
}

/// Rotates row n by n columns: FIPS 197, 5.1.2.
fn shift_rows(state: [u8; 16], back: bool) -> [u8; 16] {
    std::array::from_fn(|n| {
        let (row, column) = (n % 4, n / 4);
        let from = if back { column + 4 - row } else { column + row } % 4;
        state[4 * from + row]
    })
}

/// Multiplies each column by a polynomial: FIPS 197, 5.1.3.
fn mix_columns(state: [u8; 16], factors: [u8; 4]) -> [u8; 16] {
    std::array::from_fn(|n| {
        let (row, column) = (n % 4, n / 4);
        (0..4).fold(0, |sum, k| sum ^ field(state[4 * column + k], factors[(k + 4 - row) % 4]))
    })
}

const MIX: [u8; 4] = [2, 3, 1, 1];
const MIX_BACK: [u8; 4] = [14, 11, 13, 9];

/// Computes an AES round of encryption or (`back`) decryption; the last round does not mix columns.
fn aes(a: u128, key: u128, back: bool, last: bool) -> u128 {
    let rows = shift_rows(a.to_le_bytes(), back);
    let state = rows.map(if back { substitute_back } else { substitute });
    let state = match last {
        true => state,
        false => mix_columns(state, if back { MIX_BACK } else { MIX }),
    };
    u128::from_le_bytes(state) ^ key
}

fn aeskeygenassist(imm: u8, a: u128) -> u128 {
    let word = |n: u32| u32::from_le_bytes(((a >> (32 * n)) as u32).to_le_bytes().map(substitute));
    let (one, three) = (word(1), word(3));
    let turned = |w: u32| w.rotate_right(8) ^ u32::from(imm);
    join::<32>([one, turned(one), three, turned(three)].map(u64::from))
}

/// Computes an instruction, in 128-bit lanes. Excludes instructions that access memory or have no
/// effect.
pub fn evaluate(intrinsic: X86Intrinsic, args: &[Vec<u128>], imm: u8) -> Vec<u128> {
    let of_lane = |op: X86Op, n: u32| {
        let lane = |arg: &Vec<u128>| arg.get(n as usize).or(arg.first()).copied().unwrap_or(0);
        one(op, &args.iter().map(lane).collect::<Vec<_>>(), intrinsic.immediate_of_lane(imm, n))
    };
    if let (X86Op::Permd | X86Op::Permps, [all, indices]) = (intrinsic.op, args) {
        let elements: Vec<u64> = all.iter().flat_map(|lane| lanes::<32>(*lane)).collect();
        let selected =
            |indices: &u128| join::<32>(lanes::<32>(*indices).map(|n| elements[n as usize % elements.len()]));
        return indices.iter().map(selected).collect();
    }
    let all = |op: X86Op| (0..intrinsic.lanes).map(move |n| of_lane(op, n));
    match intrinsic.combination() {
        LaneCombination::Concat => all(intrinsic.op).collect(),
        LaneCombination::ConcatLow => {
            let halves: Vec<u128> = all(intrinsic.op).collect();
            halves.chunks(2).map(|two| join::<64>(two.iter().map(|half| *half as u64))).collect()
        }
        LaneCombination::Bits(bits) => {
            vec![(0..).zip(all(intrinsic.op)).fold(0, |sum, (n, some)| sum | some << (n * bits))]
        }
        LaneCombination::And => vec![all(intrinsic.op).fold(1, |all, one| all & one)],
        LaneCombination::Nor(a, b) => {
            let holds = |op: X86Op| all(op).fold(1, |all, one| all & one);
            vec![u128::from(holds(a) == 0 && holds(b) == 0)]
        }
    }
}

/// Packs a carry and a sum or difference.
fn pack_carry(bits: u32, carry: bool, value: u64) -> u128 {
    u128::from(carry) | u128::from(value & (u64::MAX >> (64 - bits))) << 8
}

fn add_with_carry(bits: u32, carry: u128, a: u128, b: u128) -> u128 {
    let sum = a + b + u128::from(carry != 0);
    pack_carry(bits, sum >> bits != 0, sum as u64)
}

fn subtract_with_borrow(bits: u32, borrow: u128, a: u128, b: u128) -> u128 {
    let taken = b + u128::from(borrow != 0);
    pack_carry(bits, a < taken, a.wrapping_sub(taken) as u64)
}

/// Gathers the bits selected by a mask (`pext`).
fn extract_bits(from: u64, mask: u64) -> u64 {
    let selected = (0..64).filter(|n| mask >> n & 1 != 0);
    (0..).zip(selected).fold(0, |all, (to, n)| all | (from >> n & 1) << to)
}

/// Scatters the lowest bits to the positions selected by a mask (`pdep`).
fn deposit_bits(from: u64, mask: u64) -> u64 {
    let selected = (0..64).filter(|n| mask >> n & 1 != 0);
    (0..).zip(selected).fold(0, |all, (n, to)| all | (from >> n & 1) << to)
}

/// Keeps the lowest `count` bits.
fn lowest_bits(value: u64, count: u64) -> u64 {
    if count < 64 { value & !(u64::MAX << count) } else { value }
}

/// Keeps the sign bits of all elements.
fn signs(is_double: bool, a: u128) -> u128 {
    a & if is_double { 0x8000_0000_0000_0000_8000_0000_0000_0000 } else { 0x8000_0000_8000_0000_8000_0000_8000_0000 }
}

/// Computes an instruction on one lane.
fn one(op: X86Op, args: &[u128], imm: u8) -> u128 {
    use X86Op::*;
    let get = |n: usize| args.get(n).copied().unwrap_or(0);
    let (a, b, c) = (get(0), get(1), get(2));
    let zero = |value: bool| u128::from(value);
    match op {
        Cmpps | Cmppd => compare(op == Cmppd, imm, a, b),
        Cmpss => low::<32>(a, compare(false, imm, a, b)),
        Cmpsd => low::<64>(a, compare(true, imm, a, b)),
        Maxps | Maxpd => maximum(op == Maxpd, a, b),
        Minps | Minpd => minimum(op == Minpd, a, b),
        Maxss => low::<32>(a, maximum(false, a, b)),
        Minss => low::<32>(a, minimum(false, a, b)),
        Maxsd => low::<64>(a, maximum(true, a, b)),
        Minsd => low::<64>(a, minimum(true, a, b)),
        // The precision of these approximations is implementation-defined, so they are executed natively.
        Rcpps | Rcpss | Rsqrtps | Rsqrtss => {
            let near = if matches!(op, Rcpps | Rcpss) { fpu::reciprocals(a) } else { fpu::reciprocal_square_roots(a) };
            if matches!(op, Rcpps | Rsqrtps) { near } else { low::<32>(a, near) }
        }
        Comieqss | Ucomieqss => relation(false, a, b, |o| o.is_eq(), false),
        Comineqss | Ucomineqss => relation(false, a, b, |o| o.is_ne(), true),
        Comiltss | Ucomiltss => relation(false, a, b, |o| o.is_lt(), false),
        Comiless | Ucomiless => relation(false, a, b, |o| o.is_le(), false),
        Comigtss | Ucomigtss => relation(false, a, b, |o| o.is_gt(), false),
        Comigess | Ucomigess => relation(false, a, b, |o| o.is_ge(), false),
        Comieqsd | Ucomieqsd => relation(true, a, b, |o| o.is_eq(), false),
        Comineqsd | Ucomineqsd => relation(true, a, b, |o| o.is_ne(), true),
        Comiltsd | Ucomiltsd => relation(true, a, b, |o| o.is_lt(), false),
        Comilesd | Ucomilesd => relation(true, a, b, |o| o.is_le(), false),
        Comigtsd | Ucomigtsd => relation(true, a, b, |o| o.is_gt(), false),
        Comigesd | Ucomigesd => relation(true, a, b, |o| o.is_ge(), false),
        Cvtss2si | Cvttss2si => whole(float(a as u64).into(), op == Cvttss2si, 32).into(),
        Cvtss2si64 | Cvttss2si64 => whole(float(a as u64).into(), op == Cvttss2si64, 64).into(),
        Cvtsd2si | Cvttsd2si => whole(double(a as u64), op == Cvttsd2si, 32).into(),
        Cvtsd2si64 | Cvttsd2si64 => whole(double(a as u64), op == Cvttsd2si64, 64).into(),
        Cvtpd2dq | Cvttpd2dq => join::<32>(lanes::<64>(a).map(|d| whole(double(d), op == Cvttpd2dq, 32))),
        Cvtps2dq | Cvttps2dq => join::<32>(lanes::<32>(a).map(|f| whole(float(f).into(), op == Cvttps2dq, 32))),
        Cvtpd2ps => join::<32>(lanes::<64>(a).map(|d| (double(d) as f32).to_bits().into())),
        Cvtsd2ss => low::<32>(a, u128::from((double(b as u64) as f32).to_bits())),
        Movmskps => (0..4).fold(0, |all, n| all | (a >> (32 * n + 31) & 1) << n),
        Movmskpd => a >> 63 & 1 | (a >> 127) << 1,
        Pmovmskb => (0..16).fold(0, |all, n| all | (a >> (8 * n + 7) & 1) << n),
        Packssdw => pack::<32, 16>(a, b, range::<16>().0, range::<16>().1),
        Packsswb => pack::<16, 8>(a, b, range::<8>().0, range::<8>().1),
        Packusdw => pack::<32, 16>(a, b, 0, 0xffff),
        Packuswb => pack::<16, 8>(a, b, 0, 0xff),
        Pavgb => each::<8>(a, b, |a, b| (a + b + 1) >> 1),
        Pavgw => each::<16>(a, b, |a, b| (a + b + 1) >> 1),
        Pmaddwd => {
            let products: Vec<i64> =
                lanes::<16>(a).zip(lanes::<16>(b)).map(|(a, b)| signed::<16>(a) * signed::<16>(b)).collect();
            join::<32>(products.chunks(2).map(|pair| (pair[0] + pair[1]) as u64))
        }
        Pmulhw => each_signed::<16>(a, b, |a, b| (a * b) >> 16),
        Pmulhuw => each::<16>(a, b, |a, b| (a * b) >> 16),
        Pmulhrsw => each_signed::<16>(a, b, |a, b| (((a * b) >> 14) + 1) >> 1),
        Psadbw => psadbw(a, b),
        Psllw | Psllwi => shift::<16>(a, b as u64, true, false),
        Pslld | Pslldi => shift::<32>(a, b as u64, true, false),
        Psllq | Psllqi => shift::<64>(a, b as u64, true, false),
        Psrlw | Psrlwi => shift::<16>(a, b as u64, false, false),
        Psrld | Psrldi => shift::<32>(a, b as u64, false, false),
        Psrlq | Psrlqi => shift::<64>(a, b as u64, false, false),
        Psraw | Psrawi => shift::<16>(a, b as u64, false, true),
        Psrad | Psradi => shift::<32>(a, b as u64, false, true),
        Addsubps | Addsubpd => addsub(op == Addsubpd, a, b),
        Haddps | Haddpd => horizontal(op == Haddpd, a, b, false),
        Hsubps | Hsubpd => horizontal(op == Hsubpd, a, b, true),
        Phaddw => pairs::<16>(a, b, u64::wrapping_add),
        Phaddd => pairs::<32>(a, b, u64::wrapping_add),
        Phsubw => pairs::<16>(a, b, u64::wrapping_sub),
        Phsubd => pairs::<32>(a, b, u64::wrapping_sub),
        Phaddsw => pairs_signed::<16>(a, b, |a, b| (a + b).clamp(range::<16>().0, range::<16>().1)),
        Phsubsw => pairs_signed::<16>(a, b, |a, b| (a - b).clamp(range::<16>().0, range::<16>().1)),
        Pmaddubsw => pmaddubsw(a, b),
        Pshufb => {
            let bytes = a.to_le_bytes();
            join::<8>(lanes::<8>(b).map(|n| if n & 0x80 != 0 { 0 } else { bytes[n as usize & 15].into() }))
        }
        Psignb => each_signed::<8>(a, b, |a, b| a * b.signum()),
        Psignw => each_signed::<16>(a, b, |a, b| a * b.signum()),
        Psignd => each_signed::<32>(a, b, |a, b| a * b.signum()),
        Paddsb => each_signed::<8>(a, b, |a, b| (a + b).clamp(range::<8>().0, range::<8>().1)),
        Paddsw => each_signed::<16>(a, b, |a, b| (a + b).clamp(range::<16>().0, range::<16>().1)),
        Psubsb => each_signed::<8>(a, b, |a, b| (a - b).clamp(range::<8>().0, range::<8>().1)),
        Psubsw => each_signed::<16>(a, b, |a, b| (a - b).clamp(range::<16>().0, range::<16>().1)),
        Paddusb => each::<8>(a, b, |a, b| (a + b).min(0xff)),
        Paddusw => each::<16>(a, b, |a, b| (a + b).min(0xffff)),
        Psubusb => each::<8>(a, b, u64::saturating_sub),
        Psubusw => each::<16>(a, b, u64::saturating_sub),
        Sqrtps | Sqrtpd => floats(op == Sqrtpd, a, 0, |a, _| a.sqrt(), |a, _| a.sqrt()),
        Sqrtss => low::<32>(a, floats(false, a, 0, |a, _| a.sqrt(), |a, _| a)),
        Sqrtsd => low::<64>(a, floats(true, a, 0, |a, _| a, |a, _| a.sqrt())),
        // The sign bit of the mask's element selects.
        Blendvps | Blendvpd | Pblendvb => {
            let all = match op {
                Blendvps => shift::<32>(c, 31, false, true),
                Blendvpd => shift::<64>(c, 63, false, true),
                _ => shift::<8>(c, 7, false, true),
            };
            a & !all | b & all
        }
        Dpps | Dppd => dot(op == Dppd, imm, a, b),
        Insertps => insertps(imm, a, b),
        Mpsadbw => mpsadbw(imm, a, b),
        Phminposuw => {
            let least = lanes::<16>(a).zip(0u128..).min().unwrap_or_default();
            u128::from(least.0) | least.1 << 16
        }
        Ptestz => zero(a & b == 0),
        Ptestc => zero(!a & b == 0),
        Ptestnzc => zero(a & b != 0 && !a & b != 0),
        Roundps | Roundpd => round(op == Roundpd, imm, a),
        Roundss => low::<32>(a, round(false, imm, b)),
        Roundsd => low::<64>(a, round(true, imm, b)),
        Pcmpistri | Pcmpistria | Pcmpistric | Pcmpistrio | Pcmpistris | Pcmpistriz | Pcmpistrm => {
            strings::compare(op, a, None, b, None, imm)
        }
        Pcmpestri | Pcmpestria | Pcmpestric | Pcmpestrio | Pcmpestris | Pcmpestriz | Pcmpestrm => {
            strings::compare(op, a, Some(b as i32), c, Some(get(3) as i32), imm)
        }
        Crc32b => crc32(a as u64, b as u64, 1),
        Crc32w => crc32(a as u64, b as u64, 2),
        Crc32d => crc32(a as u64, b as u64, 4),
        Crc32q => crc32(a as u64, b as u64, 8),
        Pclmulqdq => {
            let half = |register: u128, bit: u8| (register >> (64 * u32::from(imm >> bit & 1))) as u64;
            carryless(half(a, 0), half(b, 4))
        }
        Aesenc | Aesenclast => aes(a, b, false, op == Aesenclast),
        Aesdec | Aesdeclast => aes(a, b, true, op == Aesdeclast),
        Aesimc => u128::from_le_bytes(mix_columns(a.to_le_bytes(), MIX_BACK)),
        Aeskeygenassist => aeskeygenassist(imm, a),
        Vpermilvarps => {
            let all: Vec<u64> = lanes::<32>(a).collect();
            join::<32>(lanes::<32>(b).map(|n| all[n as usize & 3]))
        }
        Vpermilvarpd => {
            let all: Vec<u64> = lanes::<64>(a).collect();
            join::<64>(lanes::<64>(b).map(|n| all[n as usize >> 1 & 1]))
        }
        Vtestzps | Vtestzpd => zero(signs(op == Vtestzpd, a & b) == 0),
        Vtestcps | Vtestcpd => zero(signs(op == Vtestcpd, !a & b) == 0),
        Vtestnzcps | Vtestnzcpd => {
            let is_double = op == Vtestnzcpd;
            zero(signs(is_double, a & b) != 0 && signs(is_double, !a & b) != 0)
        }
        Psllvd => each::<32>(a, b, |a, b| if b < 32 { a << b } else { 0 }),
        Psllvq => each::<64>(a, b, |a, b| if b < 64 { a << b } else { 0 }),
        Psrlvd => each::<32>(a, b, |a, b| if b < 32 { a >> b } else { 0 }),
        Psrlvq => each::<64>(a, b, |a, b| if b < 64 { a >> b } else { 0 }),
        Psravd => each::<32>(a, b, |a, b| (signed::<32>(a) >> b.min(31)) as u64),
        Sha1msg1 | Sha1msg2 | Sha1nexte | Sha1rnds4 | Sha256msg1 | Sha256msg2 | Sha256rnds2 => {
            sha::evaluate(op, [a, b, c], imm)
        }
        Addcarry32 => add_with_carry(32, a, b, c),
        Addcarry64 => add_with_carry(64, a, b, c),
        Subborrow32 => subtract_with_borrow(32, a, b, c),
        Subborrow64 => subtract_with_borrow(64, a, b, c),
        Bextr32 | Bextr64 => {
            let from = (b & 0xff) as u32;
            lowest_bits(if from < 64 { a as u64 >> from } else { 0 }, b as u64 >> 8 & 0xff).into()
        }
        Bzhi32 | Bzhi64 => lowest_bits(a as u64, b as u64 & 0xff).into(),
        Pdep32 | Pdep64 => deposit_bits(a as u64, b as u64).into(),
        Pext32 | Pext64 => extract_bits(a as u64, b as u64).into(),
        // Only the processor knows which state components the system has enabled.
        Xgetbv => fpu::xgetbv(0).unwrap_or(0).into(),
        // These read more than one lane and are computed elsewhere.
        Permd | Permps => 0,
        Lddqu | Maskmovdqu | Stmxcsr | Ldmxcsr | Sfence | Lfence | Mfence | Pause | Clflush | Emms | Vzeroupper
        | Vzeroall => 0,
    }
}
