//! Instructions on vector registers: moves, and scalar arithmetic on the lowest element.

use super::cpu::{Machine, Vector128, Word};
use super::mnemonics::{Float, Operation};
use crate::interp::report::InterpResult;
use crate::ir::asm::text::AsmOperand;

/// Returns the lowest bits.
fn low(value: u128, bits: u32) -> u128 {
    value & (u128::MAX >> (128 - bits))
}

/// Replaces the lowest bits of a register by a number.
fn with_low(old: Vector128, bits: u32, value: u64) -> Vector128 {
    merged(old, bits, Vector128::number(value.into()))
}

/// Combines the lowest bits of one register with the upper bits of another.
fn merged(old: Vector128, bits: u32, new: Vector128) -> Vector128 {
    let all = low(u128::MAX, bits);
    Vector128 { bits: old.bits & !all | new.bits & all, known: old.known & !all | new.known & all }
}

impl Machine<'_> {
    /// Reads `bits` bits of an operand.
    pub(crate) fn wide(&mut self, arg: &AsmOperand, bits: u32, aligned: bool) -> InterpResult<Vector128> {
        let all = low(u128::MAX, bits);
        match arg {
            AsmOperand::Register(register) if register.id.is_vector() => {
                let wide = self.vector(*register);
                Ok(Vector128 { bits: wide.bits & all, known: wide.known | !all })
            }
            AsmOperand::Memory(memory) => {
                let address = self.address(memory)?;
                self.aligned(&address, aligned)?;
                let first = self.load(&address, bits.min(64))?;
                let mut wide = Vector128 { bits: first.bits.into(), known: first.known.into() };
                if bits == 128 {
                    let second = self.load(&Word { bits: address.bits.wrapping_add(8), ..address }, 64)?;
                    wide.bits |= u128::from(second.bits) << 64;
                    wide.known |= u128::from(second.known) << 64;
                }
                Ok(Vector128 { known: wide.known | !all, ..wide })
            }
            other => {
                let word = self.read(other, bits.min(64))?;
                let known = u128::from(word.known) | !low(u128::MAX, bits.min(64));
                Ok(Vector128 { bits: low(word.bits.into(), bits.min(64)) & known, known })
            }
        }
    }

    /// Reads `bits` bits of an operand, all of which must be defined.
    fn whole(&mut self, arg: &AsmOperand, bits: u32) -> InterpResult<u128> {
        let wide = self.wide(arg, bits, false)?;
        self.defined(wide, bits)
    }

    pub(crate) fn aligned(&self, address: &Word, aligned: bool) -> InterpResult<()> {
        use crate::interp::report::Fault;
        if aligned && !address.bits.is_multiple_of(16) {
            let text = format!("access by inline assembly at {:#x}, which is not aligned to 16 bytes", address.bits);
            return Err(Fault::new(crate::outcome::TrapKind::BadAddress, text));
        }
        Ok(())
    }

    /// Executes one of these instructions.
    pub(crate) fn vectors(&mut self, operation: Operation, args: &[AsmOperand], other: u32) -> InterpResult<()> {
        let [to, from] = args else { return Ok(()) };
        let target = match to {
            AsmOperand::Register(register) if register.id.is_vector() => Some(*register),
            _ => None,
        };
        if let Operation::VectorMove { bits, aligned, merges } = operation {
            // `movq` between 64-bit registers may be spelled `movd`.
            let bits = if bits == 32 && other == 64 { 64 } else { bits };
            let value = self.wide(from, bits, aligned)?;
            let Some(target) = target else {
                return match to {
                    AsmOperand::Memory(memory) => {
                        let address = self.address(memory)?;
                        self.aligned(&address, aligned)?;
                        let half = |shift: u32| Word {
                            bits: (value.bits >> shift) as u64,
                            known: (value.known >> shift) as u64,
                            ..Word::number(0)
                        };
                        self.store(&address, bits.min(64), &half(0))?;
                        if bits == 128 {
                            let second = Word { bits: address.bits.wrapping_add(8), ..address };
                            self.store(&second, 64, &half(64))?;
                        }
                        Ok(())
                    }
                    _ => {
                        let value = self.defined(value, bits)?;
                        self.write_number(to, bits, value as u64)
                    }
                };
            };
            // Register-to-register forms keep the upper bits.
            let old = self.vector(target);
            let value = match from {
                AsmOperand::Register(r) if merges && r.id.is_vector() => merged(old, bits, value),
                _ => value,
            };
            self.set_vector(target, value);
            return Ok(());
        }
        match operation {
            Operation::ToInteger(bits, cuts) => {
                let value = self.whole(from, bits)? as u64;
                let value = if bits == 32 { f64::from(f32::from_bits(value as u32)) } else { f64::from_bits(value) };
                // Out of range gives the minimum.
                let (least, above) =
                    if other == 32 { (i64::from(i32::MIN), 2f64.powi(31)) } else { (i64::MIN, 2f64.powi(63)) };
                let cut = if cuts { value.trunc() } else { value.round_ties_even() };
                let result = if cut >= -above && cut < above { cut as i64 } else { least };
                return self.write_number(to, other, result as u64);
            }
            Operation::CompareFloats(bits) => {
                let (a, b) = (self.whole(to, bits)? as u64, self.whole(from, bits)? as u64);
                let float = |v: u64| if bits == 32 { f64::from(f32::from_bits(v as u32)) } else { f64::from_bits(v) };
                let order = float(a).partial_cmp(&float(b));
                let is = |o| Some(order.is_none_or(|order| order == o));
                self.registers.flags.zero = is(std::cmp::Ordering::Equal);
                self.registers.flags.carry = is(std::cmp::Ordering::Less);
                self.registers.flags.parity = Some(order.is_none());
                (self.registers.flags.overflow, self.registers.flags.adjust, self.registers.flags.sign) =
                    (Some(false), Some(false), Some(false));
                return Ok(());
            }
            _ => {}
        }
        let Some(target) = target else { return Ok(()) };
        let old = self.vector(target);
        let value = match operation {
            Operation::Float(op, bits) => {
                let b = self.whole(from, bits)? as u64;
                let a = if op == Float::Sqrt { 0 } else { self.defined(old, bits)? as u64 };
                let result = match bits {
                    32 => u64::from(single(op, f32::from_bits(a as u32), f32::from_bits(b as u32)).to_bits()),
                    _ => double(op, f64::from_bits(a), f64::from_bits(b)).to_bits(),
                };
                with_low(old, bits, result)
            }
            // `xor x, x` does not depend on `x`.
            Operation::VectorXor if to == from => Vector128::number(0),
            Operation::VectorAnd | Operation::VectorOr | Operation::VectorXor => {
                let other = self.wide(from, 128, true)?;
                let known = old.known & other.known;
                let bits = match operation {
                    Operation::VectorAnd => old.bits & other.bits,
                    Operation::VectorOr => old.bits | other.bits,
                    _ => old.bits ^ other.bits,
                };
                Vector128 { bits: bits & known, known }
            }
            Operation::FromInteger(bits) => {
                let n = self.value(from, other)?;
                let n = if other == 32 { i64::from(n as u32 as i32) } else { n as i64 };
                let value = if bits == 32 { u64::from((n as f32).to_bits()) } else { (n as f64).to_bits() };
                with_low(old, bits, value)
            }
            Operation::Convert(bits) => {
                let value = self.whole(from, bits)? as u64;
                match bits {
                    32 => with_low(old, 64, f64::from(f32::from_bits(value as u32)).to_bits()),
                    _ => with_low(old, 32, u64::from((f64::from_bits(value) as f32).to_bits())),
                }
            }
            _ => return Ok(()),
        };
        self.set_vector(target, value);
        Ok(())
    }
}

macro_rules! arithmetic {
    ($($name:ident: $ty:ty),*) => { $(
        pub(crate) fn $name(op: Float, a: $ty, b: $ty) -> $ty {
            match op {
                Float::Add => a + b,
                Float::Sub => a - b,
                Float::Mul => a * b,
                Float::Div => a / b,
                Float::Sqrt => b.sqrt(),
                // The second operand, if one is NaN or both are zero.
                Float::Min if a < b => a,
                Float::Max if a > b => a,
                Float::Min | Float::Max => b,
            }
        }
    )* };
}
arithmetic!(single: f32, double: f64);
