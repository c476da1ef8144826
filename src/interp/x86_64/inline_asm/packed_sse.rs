//! Instructions on the elements of vector registers.

pub use super::assembly::{Integer, Packed};

use super::cpu::{Machine, Vector128, Word};
use super::mnemonics::Float;
use super::scalar_sse::{double, single};
use crate::interp::report::InterpResult;
use crate::ir::asm::text::AsmOperand;

fn integer(name: &str) -> Option<Packed> {
    let (name, last) = name.strip_prefix('p')?.split_at_checked(name.len() - 2)?;
    let bits = match last {
        "b" => 8,
        "w" => 16,
        "d" => 32,
        "q" => 64,
        _ => return None,
    };
    let one = |what| Some(Packed::Integer(what, bits));
    match (name, bits) {
        ("add", _) => one(Integer::Add),
        ("sub", _) => one(Integer::Sub),
        ("mull", 16 | 32) => one(Integer::Mul),
        ("mulh", 16) => one(Integer::MulHigh(true)),
        ("mulhu", 16) => one(Integer::MulHigh(false)),
        ("avg", 8 | 16) => one(Integer::Average),
        ("mins", 8..=32) => one(Integer::Min(true)),
        ("minu", 8..=32) => one(Integer::Min(false)),
        ("maxs", 8..=32) => one(Integer::Max(true)),
        ("maxu", 8..=32) => one(Integer::Max(false)),
        ("adds", 8 | 16) => one(Integer::AddSaturated(true)),
        ("addus", 8 | 16) => one(Integer::AddSaturated(false)),
        ("subs", 8 | 16) => one(Integer::SubSaturated(true)),
        ("subus", 8 | 16) => one(Integer::SubSaturated(false)),
        ("cmpeq", _) => one(Integer::Equal),
        ("cmpgt", _) => one(Integer::Greater),
        ("abs", 8..=32) => one(Integer::Absolute),
        ("sll", 16..) => Some(Packed::Shift('l', bits)),
        ("srl", 16..) => Some(Packed::Shift('r', bits)),
        ("sra", 16 | 32) => Some(Packed::Shift('a', bits)),
        ("extr", _) => Some(Packed::Extract(bits)),
        ("insr", _) => Some(Packed::Insert(bits)),
        _ => None,
    }
}

/// Finds the instruction of a mnemonic.
pub fn find(name: &str) -> Option<Packed> {
    use Packed::*;
    if let Some(found) = integer(name) {
        return Some(found);
    }
    for (suffix, bits, lowest) in [("ps", 32, false), ("pd", 64, false), ("ss", 32, true), ("sd", 64, true)] {
        let Some(what) = name.strip_suffix(suffix) else { continue };
        return Some(match what {
            "add" => Float(super::mnemonics::Float::Add, bits),
            "sub" => Float(super::mnemonics::Float::Sub, bits),
            "mul" => Float(super::mnemonics::Float::Mul, bits),
            "div" => Float(super::mnemonics::Float::Div, bits),
            "min" => Float(super::mnemonics::Float::Min, bits),
            "max" => Float(super::mnemonics::Float::Max, bits),
            "sqrt" => Float(super::mnemonics::Float::Sqrt, bits),
            "andn" => AndNot,
            "cmp" => Compare(bits, lowest),
            "round" => Round(bits, lowest),
            "shuf" => ShuffleFloats(bits),
            "unpckl" => Unpack(bits, false),
            "unpckh" => Unpack(bits, true),
            "movmsk" => Mask(bits),
            "movl" => Half(false),
            "movh" => Half(true),
            "hadd" => Horizontal(bits, false),
            "hsub" => Horizontal(bits, true),
            "movhl" if bits == 32 => Halves { to_high: false, from_high: true },
            "movlh" if bits == 32 => Halves { to_high: true, from_high: false },
            _ => match name {
                "cvtdq2ps" => IntegersToFloats,
                "cvtdq2pd" => IntegersToDoubles,
                "cvtps2pd" => FloatsToDoubles,
                "cvtpd2ps" => DoublesToFloats,
                _ => return None,
            },
        });
    }
    let extend = |name: &str, signed| {
        let (from, to) = match name {
            "bw" => (8, 16),
            "bd" => (8, 32),
            "bq" => (8, 64),
            "wd" => (16, 32),
            "wq" => (16, 64),
            "dq" => (32, 64),
            _ => return None,
        };
        Some(Extend(from, to, signed))
    };
    if let Some(found) = name.strip_prefix("pmovzx").and_then(|n| extend(n, false)) {
        return Some(found);
    }
    if let Some(found) = name.strip_prefix("pmovsx").and_then(|n| extend(n, true)) {
        return Some(found);
    }
    Some(match name {
        "pmuludq" => Integer(self::Integer::MulWide(false), 64),
        "pmuldq" => Integer(self::Integer::MulWide(true), 64),
        "pmaddwd" => MulAdd,
        "psadbw" => Differences,
        "pandn" => AndNot,
        "pslldq" => ShiftBytes(true),
        "psrldq" => ShiftBytes(false),
        "punpcklbw" => Unpack(8, false),
        "punpckhbw" => Unpack(8, true),
        "punpcklwd" => Unpack(16, false),
        "punpckhwd" => Unpack(16, true),
        "punpckldq" => Unpack(32, false),
        "punpckhdq" => Unpack(32, true),
        "punpcklqdq" => Unpack(64, false),
        "punpckhqdq" => Unpack(64, true),
        "pshufd" => Shuffle,
        "pshuflw" => ShuffleWords(0),
        "pshufhw" => ShuffleWords(64),
        "pshufb" => ShuffleBytes,
        "palignr" => Align,
        "packsswb" => Pack(16, true),
        "packssdw" => Pack(32, true),
        "packuswb" => Pack(16, false),
        "packusdw" => Pack(32, false),
        "pmovmskb" => Mask(8),
        "cvtps2dq" => FloatsToIntegers(false),
        "cvttps2dq" => FloatsToIntegers(true),
        "cvtpd2dq" => DoublesToIntegers(false),
        "cvttpd2dq" => DoublesToIntegers(true),
        "movddup" => Duplicate,
        _ => return None,
    })
}

/// Whether an instruction accepts these operands.
pub fn fits(what: Packed, args: &[AsmOperand]) -> bool {
    let vector = |arg: &AsmOperand| matches!(arg, AsmOperand::Register(r) if r.id.is_vector());
    let general = |arg: &AsmOperand| matches!(arg, AsmOperand::Register(r) if r.id.is_general() && r.bits >= 32);
    let memory = |arg: &AsmOperand| matches!(arg, AsmOperand::Memory(_));
    let byte = |arg: &AsmOperand| matches!(arg, AsmOperand::Immediate(-128..=255));
    let either = |arg: &AsmOperand| vector(arg) || memory(arg);
    match (what, args) {
        (Packed::ShiftBytes(_), [to, n]) => vector(to) && byte(n),
        (Packed::Shift(..), [to, n]) => vector(to) && (either(n) || byte(n)),
        (Packed::Mask(_), [to, from]) => general(to) && vector(from),
        (Packed::Extract(bits), [to, from, n]) => {
            let wide = |arg: &AsmOperand| matches!(arg, AsmOperand::Register(r) if r.bits == 64);
            (general(to) && (wide(to) || bits < 64) || memory(to) && bits != 16) && vector(from) && byte(n)
        }
        (Packed::Insert(bits), [to, from, n]) => {
            let wide = |arg: &AsmOperand| matches!(arg, AsmOperand::Register(r) if r.bits == 64);
            vector(to) && (general(from) && (wide(from) || bits < 64) || memory(from)) && byte(n)
        }
        (Packed::Half(_), [a, b]) => vector(a) && memory(b) || memory(a) && vector(b),
        (Packed::Halves { .. }, [a, b]) => vector(a) && vector(b),
        (
            Packed::Compare(..)
            | Packed::Shuffle
            | Packed::ShuffleWords(_)
            | Packed::ShuffleFloats(_)
            | Packed::Align
            | Packed::Round(..),
            [to, from, n],
        ) => vector(to) && either(from) && byte(n),
        (Packed::Compare(..) | Packed::Shuffle | Packed::ShuffleWords(_) | Packed::ShuffleFloats(_), _) => false,
        (Packed::Align | Packed::Round(..), _) => false,
        (_, [to, from]) => vector(to) && either(from),
        _ => false,
    }
}

/// Returns a mask of the lowest bits.
fn all(bits: u32) -> u128 {
    u128::MAX >> (128 - bits)
}

/// Sign-extends a number.
fn signed(value: u128, bits: u32) -> i128 {
    (value << (128 - bits)) as i128 >> (128 - bits)
}

/// Saturates a number.
fn saturated(value: i128, bits: u32, sign: bool) -> u128 {
    let (least, most) = match sign {
        true => (-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1),
        false => (0, (1i128 << bits) - 1),
    };
    value.clamp(least, most) as u128 & all(bits)
}

/// Maps each pair of elements. An element is defined if both inputs are.
fn map(a: Vector128, b: Vector128, bits: u32, f: impl Fn(u128, u128) -> u128) -> Vector128 {
    let mut out = Vector128::default();
    for at in (0..128).step_by(bits as usize) {
        let element = |v: u128| v >> at & all(bits);
        if element(a.known) & element(b.known) == all(bits) {
            out.bits |= (f(element(a.bits), element(b.bits)) & all(bits)) << at;
            out.known |= all(bits) << at;
        }
    }
    out
}

/// Applies a function that only moves bits to both the bits and their definedness.
fn move_bits(a: Vector128, b: Vector128, f: impl Fn(u128, u128) -> u128) -> Vector128 {
    Vector128 { bits: f(a.bits, b.bits), known: f(a.known, b.known) }
}

fn arithmetic(what: Integer, bits: u32, a: u128, b: u128) -> u128 {
    let (x, y) = (signed(a, bits), signed(b, bits));
    let truth = |holds: bool| if holds { all(bits) } else { 0 };
    let (ux, uy) = (a as i128, b as i128);
    match what {
        Integer::Add => a.wrapping_add(b),
        Integer::Sub => a.wrapping_sub(b),
        Integer::Mul => a.wrapping_mul(b),
        Integer::MulHigh(true) => ((x * y) >> bits) as u128,
        Integer::MulHigh(false) => (a * b) >> bits,
        Integer::MulWide(true) => (signed(a, 32) * signed(b, 32)) as u128,
        Integer::MulWide(false) => (a & all(32)) * (b & all(32)),
        Integer::Min(true) => x.min(y) as u128,
        Integer::Min(false) => a.min(b),
        Integer::Max(true) => x.max(y) as u128,
        Integer::Max(false) => a.max(b),
        Integer::AddSaturated(sign) => saturated(if sign { x + y } else { ux + uy }, bits, sign),
        Integer::SubSaturated(sign) => saturated(if sign { x - y } else { ux - uy }, bits, sign),
        Integer::Average => (a + b + 1) >> 1,
        Integer::Equal => truth(a == b),
        Integer::Greater => truth(x > y),
        Integer::Absolute => y.unsigned_abs(),
    }
}

/// Reads a 32- or 64-bit number as a `double`, exactly.
fn float(bits: u128, size: u32) -> f64 {
    if size == 32 { f32::from_bits(bits as u32).into() } else { f64::from_bits(bits as u64) }
}

fn compare(how: u8, a: f64, b: f64) -> bool {
    let holds = match how & 3 {
        0 => a == b,
        1 => a < b,
        2 => a <= b,
        _ => a.is_nan() || b.is_nan(),
    };
    holds != (how & 4 != 0)
}

/// Converts to a 32-bit integer; out of range gives the minimum.
fn to_integer(value: f64, cuts: bool) -> u128 {
    let value = if cuts { value.trunc() } else { value.round_ties_even() };
    let fits = (-2_147_483_648.0..2_147_483_648.0).contains(&value);
    u128::from(if fits { value as i32 } else { i32::MIN } as u32)
}

fn arithmetic_float(op: Float, bits: u32, a: u128, b: u128) -> u128 {
    match bits {
        32 => single(op, f32::from_bits(a as u32), f32::from_bits(b as u32)).to_bits().into(),
        _ => double(op, f64::from_bits(a as u64), f64::from_bits(b as u64)).to_bits().into(),
    }
}

impl Machine<'_> {
    /// Executes one of these instructions.
    pub(crate) fn packed(&mut self, what: Packed, args: &[AsmOperand], general: u32) -> InterpResult<()> {
        let number = match args.last() {
            Some(AsmOperand::Immediate(n)) => *n as u8,
            _ => 0,
        };
        let (Some(to), Some(from)) = (args.first(), args.get(1)) else { return Ok(()) };
        match what {
            Packed::Mask(bits) => {
                let wide = self.wide(from, 128, false)?;
                let mut mask = 0u64;
                for (n, at) in (0..128).step_by(bits as usize).enumerate() {
                    let sign = self.defined(
                        Vector128 { bits: wide.bits >> (at + bits - 1), known: wide.known >> (at + bits - 1) },
                        1,
                    )?;
                    mask |= (sign as u64) << n;
                }
                return self.write_number(to, general, mask);
            }
            Packed::Extract(bits) => {
                let at = u32::from(number) % (128 / bits) * bits;
                let wide = self.wide(from, 128, false)?;
                let value = self.defined(Vector128 { bits: wide.bits >> at, known: wide.known >> at }, bits)?;
                let size = if let AsmOperand::Memory(_) = to { bits } else { general };
                return self.write_number(to, size, value as u64);
            }
            Packed::Half(high) => {
                let shift = if high { 64 } else { 0 };
                if let AsmOperand::Memory(memory) = to {
                    let (address, wide) = (self.address(memory)?, self.wide(from, 128, false)?);
                    let word = Word {
                        bits: (wide.bits >> shift) as u64,
                        known: (wide.known >> shift) as u64,
                        ..Word::number(0)
                    };
                    return self.store(&address, 64, &word);
                }
            }
            _ => {}
        }
        let AsmOperand::Register(target) = to else { return Ok(()) };
        let a = self.vector(*target);
        let size = match what {
            Packed::Insert(bits) => bits,
            Packed::Half(_) | Packed::IntegersToDoubles | Packed::FloatsToDoubles | Packed::Duplicate => 64,
            Packed::Compare(bits, true) | Packed::Round(bits, true) => bits,
            Packed::Extend(small, large, _) => 128 / (large / small),
            _ => 128,
        };
        // A 128-bit memory operand must be aligned.
        let b = match from {
            AsmOperand::Immediate(n) => Vector128::number(*n as u8 as u128),
            from => self.wide(from, size, size == 128)?,
        };
        let itself = to == from;
        let value = match what {
            // The result does not depend on the operand.
            Packed::Integer(Integer::Equal, _) if itself => Vector128::number(u128::MAX),
            Packed::Integer(Integer::Sub | Integer::Greater, _) if itself => Vector128::number(0),
            Packed::Integer(Integer::MulWide(sign), _) => {
                let low =
                    |w: Vector128| Vector128 { known: w.known | all(64) & !all(32) | !all(64) & !(all(32) << 64), ..w };
                map(low(a), low(b), 64, |a, b| arithmetic(Integer::MulWide(sign), 64, a, b))
            }
            Packed::Integer(Integer::Absolute, bits) => {
                map(b, b, bits, |a, b| arithmetic(Integer::Absolute, bits, a, b))
            }
            Packed::Integer(op, bits) => map(a, b, bits, |a, b| arithmetic(op, bits, a, b)),
            Packed::Float(Float::Sqrt, bits) => map(b, b, bits, |a, b| arithmetic_float(Float::Sqrt, bits, a, b)),
            Packed::Float(op, bits) => map(a, b, bits, |a, b| arithmetic_float(op, bits, a, b)),
            Packed::Compare(bits, lowest) => {
                let how = number & 7;
                let truth = |holds| if holds { all(bits) } else { 0 };
                let found = map(a, b, bits, |a, b| truth(compare(how, float(a, bits), float(b, bits))));
                if lowest { keep_above(a, bits, found) } else { found }
            }
            Packed::Round(bits, lowest) => {
                let round = |_: u128, b: u128| {
                    let value = float(b, bits);
                    let value = match number & 7 {
                        0 | 4 => value.round_ties_even(),
                        1 => value.floor(),
                        2 => value.ceil(),
                        3 => value.trunc(),
                        _ => value.round_ties_even(),
                    };
                    if bits == 32 { u128::from((value as f32).to_bits()) } else { u128::from(value.to_bits()) }
                };
                let found = map(b, b, bits, round);
                if lowest { keep_above(a, bits, found) } else { found }
            }
            Packed::AndNot => {
                let known = a.known & b.known;
                Vector128 { bits: !a.bits & b.bits & known, known }
            }
            Packed::Shift(how, bits) => {
                let count = self.defined(b, 64)?;
                map(a, a, bits, |a, _| match how {
                    'a' => (signed(a, bits) >> count.min(u128::from(bits) - 1)) as u128,
                    _ if count >= bits.into() => 0,
                    'l' => a << count,
                    _ => a >> count,
                })
            }
            Packed::ShiftBytes(left) => {
                let by = u32::from(number.min(16)) * 8;
                let cleared = |v: u128| match left {
                    true => v.checked_shl(by).unwrap_or(0),
                    false => v.checked_shr(by).unwrap_or(0),
                };
                Vector128 { bits: cleared(a.bits), known: !cleared(!a.known) }
            }
            Packed::Unpack(bits, high) => move_bits(a, b, |a, b| {
                let mut out = 0;
                for n in 0..64 / bits {
                    let at = n * bits + if high { 64 } else { 0 };
                    out |= (a >> at & all(bits)) << (2 * n * bits) | (b >> at & all(bits)) << ((2 * n + 1) * bits);
                }
                out
            }),
            Packed::Shuffle => move_bits(a, b, |_, b| {
                (0..4).fold(0, |out, n| out | (b >> (32 * u32::from(number >> (2 * n) & 3)) & all(32)) << (32 * n))
            }),
            Packed::ShuffleWords(first) => move_bits(a, b, |_, b| {
                let words = (0..4).fold(0, |out, n| {
                    out | (b >> (first + 16 * u32::from(number >> (2 * n) & 3)) & all(16)) << (first + 16 * n)
                });
                b & !(all(64) << first) | words
            }),
            Packed::ShuffleFloats(32) => move_bits(a, b, |a, b| {
                (0..4).fold(0, |out, n| {
                    let from = if n < 2 { a } else { b };
                    out | (from >> (32 * u32::from(number >> (2 * n) & 3)) & all(32)) << (32 * n)
                })
            }),
            Packed::ShuffleFloats(_) => move_bits(a, b, |a, b| {
                (a >> (64 * u32::from(number & 1)) & all(64)) | (b >> (64 * u32::from(number >> 1 & 1)) & all(64)) << 64
            }),
            Packed::ShuffleBytes => {
                let order = self.defined(b, 128)?;
                let shuffled = |a: u128, empty: u128| {
                    (0..16).fold(0, |out, n| {
                        let which = order >> (8 * n) & 0xff;
                        let byte = if which & 0x80 != 0 { empty } else { a >> (8 * (which & 15)) & 0xff };
                        out | byte << (8 * n)
                    })
                };
                Vector128 { bits: shuffled(a.bits, 0), known: shuffled(a.known, 0xff) }
            }
            Packed::Align => {
                let by = u32::from(number) * 8;
                let taken = |high: u128, low: u128| match by {
                    0 => low,
                    1..128 => low >> by | high << (128 - by),
                    128..256 => high >> (by - 128),
                    _ => 0,
                };
                // The bits shifted in are zero.
                Vector128 { bits: taken(a.bits, b.bits), known: !taken(!a.known, !b.known) }
            }
            Packed::Pack(bits, sign) => {
                let half = bits / 2;
                let narrowed = |w: Vector128| map(w, w, bits, |v, _| saturated(signed(v, bits), half, sign));
                let (low, high) = (narrowed(a), narrowed(b));
                let gather =
                    |v: u128| (0..128 / bits).fold(0, |out, n| out | (v >> (n * bits) & all(half)) << (n * half));
                move_bits(low, high, |a, b| gather(a) | gather(b) << 64)
            }
            Packed::Insert(bits) => {
                let at = u32::from(number) % (128 / bits) * bits;
                move_bits(a, b, |a, b| a & !(all(bits) << at) | (b & all(bits)) << at)
            }
            Packed::Half(high) => {
                let at = if high { 64 } else { 0 };
                move_bits(a, b, |a, b| a & !(all(64) << at) | (b & all(64)) << at)
            }
            Packed::Halves { to_high, from_high } => {
                let (to, from) = (if to_high { 64 } else { 0 }, if from_high { 64 } else { 0 });
                move_bits(a, b, |a, b| a & !(all(64) << to) | (b >> from & all(64)) << to)
            }
            Packed::IntegersToFloats => map(b, b, 32, |_, b| u128::from((signed(b, 32) as f32).to_bits())),
            Packed::FloatsToIntegers(cuts) => map(b, b, 32, |_, b| to_integer(float(b, 32), cuts)),
            Packed::IntegersToDoubles => {
                let wide = widen_to_64(b);
                map(wide, wide, 64, |_, b| u128::from((signed(b & all(32), 32) as f64).to_bits()))
            }
            Packed::FloatsToDoubles => {
                let wide = widen_to_64(b);
                map(wide, wide, 64, |_, b| u128::from(float(b & all(32), 32).to_bits()))
            }
            Packed::DoublesToFloats => {
                let narrow = map(b, b, 64, |_, b| u128::from((float(b, 64) as f32).to_bits()));
                pack_low_halves(narrow)
            }
            Packed::DoublesToIntegers(cuts) => pack_low_halves(map(b, b, 64, |_, b| to_integer(float(b, 64), cuts))),
            Packed::Horizontal(bits, subtracts) => {
                let op = if subtracts { Float::Sub } else { Float::Add };
                let picked = |odd: u32| {
                    let one = |v: u128, base: u32| {
                        (0..64 / bits)
                            .fold(0, |out, n| out | (v >> ((2 * n + odd) * bits) & all(bits)) << (base + n * bits))
                    };
                    move_bits(a, b, |a, b| one(a, 0) | one(b, 64))
                };
                map(picked(0), picked(1), bits, |a, b| arithmetic_float(op, bits, a, b))
            }
            Packed::MulAdd => map(a, b, 32, |a, b| {
                let product = |at: u32| signed(a >> at & all(16), 16) * signed(b >> at & all(16), 16);
                (product(0) + product(16)) as u128
            }),
            Packed::Differences => {
                map(a, b, 64, |a, b| (0..8).map(|n| (a >> (8 * n) & 0xff).abs_diff(b >> (8 * n) & 0xff)).sum())
            }
            Packed::Extend(small, large, sign) => {
                let apart =
                    |v: u128| (0..128 / large).fold(0, |out, n| out | (v >> (n * small) & all(small)) << (n * large));
                let spread = Vector128 { bits: apart(b.bits), known: !apart(!b.known) };
                map(spread, spread, large, |_, b| if sign { signed(b, small) as u128 } else { b })
            }
            Packed::Duplicate => move_bits(a, b, |_, b| b & all(64) | b << 64),
            Packed::Mask(_) | Packed::Extract(_) => return Ok(()),
        };
        self.set_vector(*target, value);
        Ok(())
    }
}

/// Combines the lowest element of `new` with the upper bits of `old`.
fn keep_above(old: Vector128, bits: u32, new: Vector128) -> Vector128 {
    move_bits(old, new, |old, new| old & !all(bits) | new & all(bits))
}

/// Extends two 32-bit elements to 64-bit lanes, whose upper halves are unused.
fn widen_to_64(w: Vector128) -> Vector128 {
    let apart = |v: u128| v & all(32) | (v >> 32 & all(32)) << 64;
    Vector128 { bits: apart(w.bits), known: !apart(!w.known) }
}

/// Packs the low halves of two 64-bit lanes, with zeros above.
fn pack_low_halves(w: Vector128) -> Vector128 {
    let close = |v: u128| v & all(32) | (v >> 64 & all(32)) << 32;
    Vector128 { bits: close(w.bits), known: close(w.known) | !all(64) }
}
