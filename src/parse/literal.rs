//! Literals: integers, floating-point numbers and escaped strings, by LLVM's rules, which differ from those of C.

mod corrections;

use crate::ir::FloatKind;

/// Maximum length of an integer literal in characters, since the conversion takes quadratic time.
const MAX_LEN: usize = 20_000;

/// Integer literal converted to a type.
#[derive(Debug, PartialEq, Eq)]
pub enum Int {
    /// Value that fits as a signed or an unsigned number; reduced modulo 2^width.
    Fits(u128),
    /// Value that fits 64 bits but not the type: truncated as LLVM does.
    Cut(u128),
    /// Value of a type of more than 128 bits, in 64-bit limbs, least significant first.
    Wide(Box<[u64]>),
    /// Value that fits neither the type nor 64 bits.
    TooLarge,
    /// Not an integer literal.
    Malformed,
}

/// Parses `-12`, `u0xFF`, `s0xFF` for a type of `width` bits.
pub fn int(text: &str, width: u32) -> Int {
    if text.len() > MAX_LEN {
        return if text.bytes().skip(1).all(|b| b.is_ascii_hexdigit() || b == b'x') {
            Int::TooLarge
        } else {
            Int::Malformed
        };
    }
    let Some((negative, limbs)) = magnitude(text) else { return Int::Malformed };
    let bits = significant_bits(&limbs);
    // A negative number fits if its magnitude is at most 2^(width-1).
    let power_of_two = bits > 0 && limbs.iter().map(|l| l.count_ones()).sum::<u32>() == 1;
    let needed = if negative && !power_of_two && bits > 0 { bits + 1 } else { bits };
    if width > 128 {
        if needed > width as usize {
            return Int::TooLarge;
        }
        let count = width.div_ceil(64) as usize;
        let mut all = limbs;
        all.resize(count, 0);
        if negative {
            negate(&mut all);
        }
        if !width.is_multiple_of(64) {
            all[count - 1] &= (1u64 << (width % 64)) - 1;
        }
        return Int::Wide(all.into());
    }
    if needed > width.max(64) as usize {
        return Int::TooLarge;
    }
    let low = limbs.first().copied().unwrap_or(0) as u128 | (limbs.get(1).copied().unwrap_or(0) as u128) << 64;
    let value = if negative { low.wrapping_neg() } else { low };
    let cut = crate_truncate(width, value);
    if needed <= width as usize { Int::Fits(cut) } else { Int::Cut(cut) }
}

fn crate_truncate(width: u32, bits: u128) -> u128 {
    if width >= 128 { bits } else { bits & ((1u128 << width) - 1) }
}

/// Parses a literal to sign and magnitude.
fn magnitude(text: &str) -> Option<(bool, Vec<u64>)> {
    if let Some(hex) = text.strip_prefix("u0x") {
        return Some((false, digits(hex, 16)?));
    }
    if let Some(hex) = text.strip_prefix("s0x") {
        // LLVM reads the digits into exactly as many bits as they need, so that the most significant bit is always the
        // sign.
        let mut limbs = digits(hex, 16)?;
        let bits = significant_bits(&limbs);
        if bits == 0 {
            return Some((false, limbs));
        }
        negate(&mut limbs);
        let top = bits.div_ceil(64);
        limbs.truncate(top);
        if !bits.is_multiple_of(64) {
            limbs[top - 1] &= (1u64 << (bits % 64)) - 1;
        }
        if significant_bits(&limbs) == 0 {
            // A lone sign bit: -2^(bits-1) has the magnitude as written.
            limbs = digits(hex, 16)?;
        }
        return Some((true, limbs));
    }
    let (negative, rest) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    Some((negative, digits(rest, 10)?))
}

fn digits(text: &str, radix: u32) -> Option<Vec<u64>> {
    if text.is_empty() {
        return None;
    }
    if let (10, Ok(small)) = (radix, text.parse::<u64>())
        && !text.starts_with('+')
    {
        return Some(vec![small]);
    }
    let mut limbs = vec![0u64];
    for c in text.chars() {
        let mut carry = c.to_digit(radix)? as u128;
        for limb in &mut limbs {
            let wide = *limb as u128 * radix as u128 + carry;
            *limb = wide as u64;
            carry = wide >> 64;
        }
        if carry != 0 {
            limbs.push(carry as u64);
        }
    }
    Some(limbs)
}

fn significant_bits(limbs: &[u64]) -> usize {
    match limbs.iter().rposition(|l| *l != 0) {
        Some(top) => top * 64 + 64 - limbs[top].leading_zeros() as usize,
        None => 0,
    }
}

fn negate(limbs: &mut [u64]) {
    let mut carry = true;
    for limb in limbs {
        let (value, overflow) = (!*limb).overflowing_add(carry as u64);
        *limb = value;
        carry = overflow;
    }
}

/// Reason why a floating-point literal is rejected.
#[derive(Debug, PartialEq, Eq)]
pub enum FloatError {
    /// Not a floating-point literal.
    Malformed,
    /// Well-formed, but not exactly representable in the type.
    Invalid,
}

/// Whether a token is a floating-point literal: `1.5`, `-1.0e+10`, `0x3FF0000000000000`, `0xK…`.
pub fn is_float(text: &str) -> bool {
    text.starts_with("0x")
        || text.trim_start_matches(['-', '+']).starts_with(|c: char| c.is_ascii_digit()) && text.contains('.')
}

/// Returns the position of the opening quote of `c"hi"`: white space, and comments that contain quotes, may
/// follow the `c`.
pub fn opening_quote(text: &str) -> usize {
    let mut at = 1;
    while let Some(rest) = text.get(at..).filter(|rest| !rest.starts_with('"')) {
        let skipped = if rest.starts_with(';') { rest.find(['\n', '\r']) } else { Some(1) };
        let Some(skipped) = skipped else { break };
        at += skipped.max(1);
    }
    at
}

/// Parses a floating-point literal to the bits of a format. A decimal must be exactly representable; the
/// plain hexadecimal form is the bits of a `double`, whatever the type.
pub fn float(text: &str, kind: FloatKind) -> Result<u128, FloatError> {
    if let Some(hex) = text.strip_prefix("0x") {
        let (letter, hex) = match hex.as_bytes().first() {
            Some(b @ (b'K' | b'L' | b'M' | b'H' | b'R')) => (Some(*b), &hex[1..]),
            _ => (None, hex),
        };
        if hex.is_empty() || !hex.bytes().all(|b| b.is_ascii_hexdigit()) {
            return Err(FloatError::Malformed);
        }
        let Some(letter) = letter else {
            let image = u64::from_str_radix(hex, 16).map_err(|_| FloatError::Malformed)?;
            return from_double(image, kind);
        };
        let (wanted, digits) = match letter {
            b'K' => (FloatKind::X86Fp80, 20),
            b'L' => (FloatKind::Fp128, 32),
            b'M' => (FloatKind::PpcFp128, 32),
            b'H' => (FloatKind::Half, 4),
            _ => (FloatKind::BFloat, 4),
        };
        if kind != wanted {
            return Err(FloatError::Invalid);
        }
        let value = |digits: &str| match digits {
            "" => Ok(0),
            _ => u128::from_str_radix(digits, 16).map_err(|_| FloatError::Malformed),
        };
        // Missing leading digits are zero, in the half that the digits belong to.
        let bits = match letter {
            // Sign and exponent come first, always as four digits.
            b'K' if hex.len() <= digits => {
                let (head, rest) = hex.split_at(hex.len().min(4));
                value(head)? << 64 | value(rest)?
            }
            // 0xL: the low half comes first. 0xM: the high double comes first; it has the lower address in
            // memory but is kept in the upper half here. A first half exists only if there are sixteen
            // digits.
            b'L' | b'M' if hex.len() <= digits => {
                let (first, second) = hex.split_at(if hex.len() >= 16 { 16 } else { 0 });
                value(first)? << 64 | value(second)?
            }
            b'H' | b'R' => value(hex).ok().filter(|bits| *bits <= 0xFFFF).ok_or(FloatError::Malformed)?,
            _ => return Err(FloatError::Malformed),
        };
        return Ok(if letter == b'L' { bits.rotate_left(64) } else { bits });
    }
    let body = text.strip_prefix(['-', '+']).unwrap_or(text);
    let plain = |s: &str| !s.is_empty() && s.bytes().all(|b| b.is_ascii_digit());
    let (mantissa, exponent) = match body.find(['e', 'E']) {
        Some(at) => (&body[..at], Some(&body[at + 1..])),
        None => (body, None),
    };
    let ok = mantissa.split_once('.').is_some_and(|(a, b)| plain(a) && (b.is_empty() || plain(b)))
        && exponent.is_none_or(|e| plain(e.strip_prefix(['-', '+']).unwrap_or(e)));
    if !ok {
        return Err(FloatError::Malformed);
    }
    let value: f64 = text.parse().map_err(|_| FloatError::Malformed)?;
    from_double(value.to_bits(), kind)
}

/// Converts the bits of a `double` to a smaller format, if exact. LLVM has neither decimal nor plain
/// hexadecimal literals for the larger formats.
fn from_double(image: u64, kind: FloatKind) -> Result<u128, FloatError> {
    let (exponent_bits, mantissa_bits) = match kind {
        FloatKind::Double => return Ok(image as u128),
        FloatKind::Float => (8, 23),
        FloatKind::Half => (5, 10),
        FloatKind::BFloat => (8, 7),
        FloatKind::X86Fp80 | FloatKind::Fp128 | FloatKind::PpcFp128 => return Err(FloatError::Invalid),
    };
    narrow(image, exponent_bits, mantissa_bits).map(u128::from).ok_or(FloatError::Invalid)
}

/// Converts a `double`'s bits to a smaller binary format; `None` if any bit would be lost.
fn narrow(image: u64, exponent_bits: u32, mantissa_bits: u32) -> Option<u64> {
    let sign = image >> 63 << (exponent_bits + mantissa_bits);
    let exponent = (image >> 52 & 0x7ff) as i64;
    let mantissa = image & ((1 << 52) - 1);
    let top = (1u64 << exponent_bits) - 1;
    let dropped = 52 - mantissa_bits;
    let exact = |m: u64, by: u32| (by < 64 && m & ((1 << by) - 1) == 0).then(|| m >> by);
    if exponent == 0x7ff {
        return Some(sign | top << mantissa_bits | exact(mantissa, dropped)?);
    }
    if exponent == 0 {
        // Subnormal doubles are smaller than any value of the smaller formats.
        return (mantissa == 0).then_some(sign);
    }
    let bias = (1i64 << (exponent_bits - 1)) - 1;
    let new = exponent - 1023 + bias;
    if new >= top as i64 {
        return None;
    }
    if new > 0 {
        return Some(sign | (new as u64) << mantissa_bits | exact(mantissa, dropped)?);
    }
    // Subnormal in the new format: the hidden bit becomes explicit.
    let shift = u32::try_from(1 - new).ok()?;
    Some(sign | exact(mantissa | 1 << 52, dropped + shift)?)
}

/// Decodes the inside of a quoted string: `\XX` is a byte, `\\` a backslash, any other backslash is literal.
pub fn unescape(text: &str) -> Vec<u8> {
    unescape_noting(text).0
}

/// Decodes as [`unescape`] does; also returns whether there is a literal single backslash.
pub fn unescape_noting(text: &str) -> (Vec<u8>, bool) {
    let bytes = text.as_bytes();
    let Some(first) = bytes.iter().position(|b| *b == b'\\') else { return (bytes.to_vec(), false) };
    let mut lone = false;
    let mut out = bytes[..first].to_vec();
    let mut at = first;
    let hex = |b: Option<&u8>| b.and_then(|b| (*b as char).to_digit(16));
    while let Some(&b) = bytes.get(at) {
        if b == b'\\' {
            if bytes.get(at + 1) == Some(&b'\\') {
                out.push(b'\\');
                at += 2;
                continue;
            }
            if let (Some(high), Some(low)) = (hex(bytes.get(at + 1)), hex(bytes.get(at + 2))) {
                out.push((high * 16 + low) as u8);
                at += 3;
                continue;
            }
            lone = true;
        }
        out.push(b);
        at += 1;
    }
    (out, lone)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::diagnostic::escapes_of_c;

    #[test]
    fn integers_fit_signed_or_unsigned() {
        assert_eq!(int("255", 8), Int::Fits(255));
        assert_eq!(int("-128", 8), Int::Fits(128));
        assert_eq!(int("-129", 8), Int::Cut(127));
        assert_eq!(int("300", 8), Int::Cut(44));
        assert_eq!(int("18446744073709551615", 64), Int::Fits(u64::MAX as u128));
        assert_eq!(int("-9223372036854775808", 64), Int::Fits(1 << 63));
        assert_eq!(int("-9223372036854775809", 64), Int::TooLarge);
        assert_eq!(int("18446744073709551616", 64), Int::TooLarge);
        assert_eq!(int("18446744073709551616", 8), Int::TooLarge);
        assert_eq!(int("18446744073709551616", 128), Int::Fits(1 << 64));
        assert_eq!(int("-1", 1), Int::Fits(1));
        assert_eq!(int("-0", 64), Int::Fits(0));
        assert_eq!(int("1", 129), Int::Wide(Box::new([1, 0, 0])));
        assert_eq!(int("-1", 130), Int::Wide(Box::new([u64::MAX, u64::MAX, 3])));
        assert_eq!(int("1x", 64), Int::Malformed);
        assert_eq!(int("-", 64), Int::Malformed);
    }

    #[test]
    fn hexadecimal_integers_as_llvm_reads_them() {
        assert_eq!(int("u0xFF", 8), Int::Fits(255));
        assert_eq!(int("u0xFF", 16), Int::Fits(255));
        assert_eq!(int("s0xFF", 16), Int::Fits(0xffff));
        assert_eq!(int("s0x80", 16), Int::Fits(0xff80));
        assert_eq!(int("s0x7F", 16), Int::Fits(0xffff));
        assert_eq!(int("s0x0", 16), Int::Fits(0));
    }

    #[test]
    fn floats_must_be_exact() {
        assert_eq!(float("1.3", FloatKind::Float), Err(FloatError::Invalid));
        assert_eq!(float("1.3", FloatKind::Double), Ok(1.3f64.to_bits() as u128));
        assert_eq!(float("-1.25e+1", FloatKind::Float), Ok((-12.5f32).to_bits() as u128));
        assert_eq!(float("0x3FF4CCCCC0000000", FloatKind::Float), Ok(f32::from_bits(0x3fa66666).to_bits() as u128));
        assert_eq!(float("0x36A0000000000000", FloatKind::Float), Ok(1));
        assert_eq!(float("0x3690000000000000", FloatKind::Float), Err(FloatError::Invalid));
        assert_eq!(float("0x7FF8000000000000", FloatKind::Float), Ok(0x7fc00000));
        assert_eq!(float("0x7FF0000000000000", FloatKind::Half), Ok(0x7c00));
        assert_eq!(float("1.5", FloatKind::Half), Ok(0x3e00));
        assert_eq!(float("65536.0", FloatKind::Half), Err(FloatError::Invalid));
        assert_eq!(float("0xH3C00", FloatKind::Half), Ok(0x3c00));
        assert_eq!(float("0xH3C00", FloatKind::Float), Err(FloatError::Invalid));
        assert_eq!(float("0xK3FFF8000000000000000", FloatKind::X86Fp80), Ok(0x3fff_8000_0000_0000_0000));
        assert_eq!(float("0xL00000000000000013FFF000000000000", FloatKind::Fp128), Ok(0x3FFF000000000000 << 64 | 1));
        assert_eq!(float("1e5", FloatKind::Double), Err(FloatError::Malformed));
        assert_eq!(float("1.e5", FloatKind::Double), Ok(1e5f64.to_bits() as u128));
        assert_eq!(float("1.0", FloatKind::X86Fp80), Err(FloatError::Invalid));
    }

    #[test]
    fn strings_are_unescaped() {
        assert_eq!(unescape(r"a\0A\00\\\zé"), [b"a\n\0\\\\z".as_slice(), "é".as_bytes()].concat());
        assert_eq!(unescape(r"\"), b"\\");
        assert_eq!(escapes_of_c(r"a\0A\00\\n\5Cn\"), []);
        assert_eq!(escapes_of_c(r"a\\\n\q\t"), [(3, 10), (7, 9)]);
    }
}
