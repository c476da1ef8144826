//! Instructions on vector registers: moves, and arithmetic on the number in their lowest bits.

use super::machine::{Machine, Word};
use super::operation::{Float, Operation};
use crate::interp::trace::Res;
use crate::ir::asm::text::Arg;

/// The lowest bits.
fn low(value: u128, bits: u32) -> u128 {
    value & (u128::MAX >> (128 - bits))
}

/// One number in the lowest bits of a register.
fn with_low(old: u128, bits: u32, value: u64) -> u128 {
    old & !(u128::MAX >> (128 - bits)) | u128::from(value)
}

impl Machine<'_> {
    fn wide(&mut self, arg: &Arg, bits: u32, aligned: bool) -> Res<u128> {
        match arg {
            Arg::Register(register) if register.place.is_vector() => self.vector(*register).map(|v| low(v, bits)),
            Arg::Memory(memory) => {
                let address = self.address(memory)?;
                self.aligned(&address, aligned)?;
                let first = self.load(&address, bits.min(64))?;
                let first = u128::from(self.known(&first, bits.min(64))?);
                if bits < 128 {
                    return Ok(first);
                }
                let second = self.load(&Word { bits: address.bits.wrapping_add(8), ..address }, 64)?;
                Ok(u128::from(self.known(&second, 64)?) << 64 | first)
            }
            other => Ok(u128::from(self.value(other, bits.min(64))?)),
        }
    }

    fn aligned(&self, address: &Word, aligned: bool) -> Res<()> {
        use crate::interp::trace::Fault;
        if aligned && !address.bits.is_multiple_of(16) {
            let text = format!("access by inline assembly at {:#x}, which is not aligned to 16 bytes", address.bits);
            return Err(Fault::new(crate::outcome::TrapKind::BadAddress, text));
        }
        Ok(())
    }

    /// One of them.
    pub(super) fn vectors(&mut self, operation: Operation, args: &[Arg], other: u32) -> Res<()> {
        let [to, from] = args else { return Ok(()) };
        let target = match to {
            Arg::Register(register) if register.place.is_vector() => Some(*register),
            _ => None,
        };
        if let Operation::VectorMove { bits, aligned, merges } = operation {
            // `movq` between registers of 64 bits may be written `movd`.
            let bits = if bits == 32 && other == 64 { 64 } else { bits };
            let value = self.wide(from, bits, aligned)?;
            let Some(target) = target else {
                return match to {
                    Arg::Memory(memory) => {
                        let address = self.address(memory)?;
                        self.aligned(&address, aligned)?;
                        self.store(&address, bits.min(64), &Word::number(value as u64))?;
                        if bits == 128 {
                            let second = Word { bits: address.bits.wrapping_add(8), ..address };
                            self.store(&second, 64, &Word::number((value >> 64) as u64))?;
                        }
                        Ok(())
                    }
                    _ => self.write_number(to, bits, value as u64),
                };
            };
            // Between vector registers these leave the upper bits.
            let old = self.any_vector(target);
            let value = match from {
                Arg::Register(r) if merges && r.place.is_vector() => with_low(old, bits, value as u64),
                _ => value,
            };
            self.set_vector(target, value);
            return Ok(());
        }
        match operation {
            Operation::ToInteger(bits) => {
                let value = self.wide(from, bits, false)? as u64;
                let value = if bits == 32 { f64::from(f32::from_bits(value as u32)) } else { f64::from_bits(value) };
                // What does not fit gives the least number.
                let (least, above) =
                    if other == 32 { (i64::from(i32::MIN), 2f64.powi(31)) } else { (i64::MIN, 2f64.powi(63)) };
                let cut = value.trunc();
                let result = if cut >= -above && cut < above { cut as i64 } else { least };
                return self.write_number(to, other, result as u64);
            }
            Operation::CompareFloats(bits) => {
                let (a, b) = (self.wide(to, bits, false)? as u64, self.wide(from, bits, false)? as u64);
                let float = |v: u64| if bits == 32 { f64::from(f32::from_bits(v as u32)) } else { f64::from_bits(v) };
                let order = float(a).partial_cmp(&float(b));
                let is = |o| Some(order.is_none_or(|order| order == o));
                self.registers.flags.zero = is(std::cmp::Ordering::Equal);
                self.registers.flags.carry = is(std::cmp::Ordering::Less);
                self.registers.flags.parity = Some(order.is_none());
                (self.registers.flags.overflow, self.registers.flags.adjust, self.registers.flags.sign) = (Some(false), Some(false), Some(false));
                return Ok(());
            }
            _ => {}
        }
        let Some(target) = target else { return Ok(()) };
        let value = match operation {
            Operation::Float(op, bits) => {
                let b = self.wide(from, bits, false)? as u64;
                if op == Float::Sqrt {
                    let root = match bits {
                        32 => u64::from(f32::from_bits(b as u32).sqrt().to_bits()),
                        _ => f64::from_bits(b).sqrt().to_bits(),
                    };
                    with_low(self.any_vector(target), bits, root)
                } else {
                    let old = self.vector(target)?;
                    let a = low(old, bits) as u64;
                    let result = match bits {
                        32 => u64::from(single(op, f32::from_bits(a as u32), f32::from_bits(b as u32)).to_bits()),
                        _ => double(op, f64::from_bits(a), f64::from_bits(b)).to_bits(),
                    };
                    with_low(old, bits, result)
                }
            }
            // What is combined with itself so need not be known.
            Operation::VectorXor if to == from => 0,
            Operation::VectorAnd => self.vector(target)? & self.wide(from, 128, true)?,
            Operation::VectorOr => self.vector(target)? | self.wide(from, 128, true)?,
            Operation::VectorXor => self.vector(target)? ^ self.wide(from, 128, true)?,
            Operation::FromInteger(bits) => {
                let n = self.value(from, other)?;
                let n = if other == 32 { i64::from(n as u32 as i32) } else { n as i64 };
                let value = if bits == 32 { u64::from((n as f32).to_bits()) } else { (n as f64).to_bits() };
                with_low(self.any_vector(target), bits, value)
            }
            Operation::Convert(bits) => {
                let value = self.wide(from, bits, false)? as u64;
                match bits {
                    32 => with_low(self.any_vector(target), 64, f64::from(f32::from_bits(value as u32)).to_bits()),
                    _ => with_low(self.any_vector(target), 32, u64::from((f64::from_bits(value) as f32).to_bits())),
                }
            }
            _ => return Ok(()),
        };
        self.set_vector(target, value);
        Ok(())
    }
}

fn single(op: Float, a: f32, b: f32) -> f32 {
    match op {
        Float::Add => a + b,
        Float::Sub => a - b,
        Float::Mul => a * b,
        Float::Div => a / b,
        Float::Sqrt => b.sqrt(),
    }
}

fn double(op: Float, a: f64, b: f64) -> f64 {
    match op {
        Float::Add => a + b,
        Float::Sub => a - b,
        Float::Mul => a * b,
        Float::Div => a / b,
        Float::Sqrt => b.sqrt(),
    }
}
