//! Execution of instructions on registers and flags.

use super::assembly::Step;
use super::cpu::{Machine, Next, Word};
use super::flags::{mask, signed, top};
use super::mnemonics::{Arithmetic, Bit, Operation, Shift};
use crate::host::x86_64::{cpu_features, fpu};
use crate::interp::native::cpu_instructions;
use crate::interp::report::{Fault, InterpResult};
use crate::ir::asm::operands::CONDITIONS;
use crate::ir::asm::text::AsmOperand;
use crate::outcome::TrapKind;

const RAX: u8 = 0;
const RCX: u8 = 1;
const RDX: u8 = 2;
const RBX: u8 = 3;
const RSP: u8 = 4;

/// Exception status bits of `mxcsr`; no exception is raised.
const STATUS: u64 = 0x3f;

/// Returns `mxcsr`: all exceptions are masked, and the rounding mode is that of `llvm.set.rounding`.
fn state() -> u64 {
    let rounding = match fpu::rounding() {
        0 => 3,
        2 => 2,
        3 => 1,
        _ => 0,
    };
    0x1f80 | rounding << 13
}

/// Returns the next step after a jump.
fn next(to: &AsmOperand) -> Next {
    match to {
        AsmOperand::Target(to) => Next::Target(*to),
        AsmOperand::Label(label) => Next::Label(*label),
        _ => Next::Following,
    }
}

/// Returns the fault of an instruction that raises a signal.
fn raises(signal: &str) -> Box<Fault> {
    Fault::new(TrapKind::Signal, format!("inline assembly received the signal {signal}"))
}

impl Machine<'_> {
    /// Returns a flag that must be defined.
    fn flag(&self, flag: Option<bool>, of: &str) -> InterpResult<bool> {
        flag.ok_or_else(|| {
            let text = format!("an undefined flag is used by inline assembly ({of})");
            Fault::new(TrapKind::Uninitialised, text)
        })
    }

    fn holds(&self, condition: u8) -> InterpResult<bool> {
        self.flag(self.registers.flags.holds(condition), CONDITIONS[usize::from(condition)])
    }

    /// Executes an instruction.
    pub(crate) fn execute(&mut self, step: &Step) -> InterpResult<Next> {
        let (args, bits) = (&*step.args, step.bits);
        match (step.operation, args) {
            (Operation::Jump, [to]) => return Ok(next(to)),
            (Operation::JumpIf(c), [to]) => {
                if self.holds(c)? {
                    return Ok(next(to));
                }
            }
            (Operation::Call, [AsmOperand::Symbol(symbol)]) => return Ok(Next::Call(*symbol)),
            (Operation::Move, [to, from]) => {
                let value = self.read(from, bits)?;
                self.write(to, bits, value)?;
            }
            (Operation::Address, [to, AsmOperand::Memory(memory)]) => {
                let address = self.sum(memory, bits)?;
                self.write(to, bits, address)?;
            }
            (Operation::ZeroExtend, [to, from]) => {
                let value = self.value(from, bits)?;
                self.write_number(to, width(to), value)?;
            }
            (Operation::SignExtend, [to, from]) => {
                let value = signed(self.value(from, bits)?, bits) as u64;
                self.write_number(to, width(to), value & mask(width(to)))?;
            }
            (Operation::Arithmetic(op), [to, from]) => self.arithmetic(op, to, from, bits)?,
            (Operation::Increment | Operation::Decrement, [to]) => {
                let word = self.read(to, bits)?;
                let value = self.known(&word, bits)?;
                let carry = self.registers.flags.carry;
                let value = match step.operation {
                    Operation::Increment => self.registers.flags.add(value, 1, false, bits),
                    _ => self.registers.flags.sub(value, 1, false, bits),
                };
                self.registers.flags.carry = carry;
                self.write(to, bits, Word { bits: value, known: u64::MAX, ..word })?;
            }
            (Operation::Negate, [to]) => {
                let value = self.value(to, bits)?;
                let value = self.registers.flags.sub(0, value, false, bits);
                self.write_number(to, bits, value)?;
            }
            (Operation::Not, [to]) => {
                let word = self.read(to, bits)?;
                self.write(to, bits, Word { bits: !word.bits & word.known, from: None, ..word })?;
            }
            (Operation::Multiply, [from]) => self.multiply(from, bits, false)?,
            (Operation::MultiplySigned, [from]) => self.multiply(from, bits, true)?,
            (Operation::MultiplySigned, [to, rest @ ..]) => {
                let (a, b) = match rest {
                    [a, b] => (a, b),
                    [b] => (to, b),
                    _ => return Ok(Next::Following),
                };
                let (a, b) = (self.value(a, bits)?, self.value(b, bits)?);
                let product = i128::from(signed(a, bits)) * i128::from(signed(b, bits));
                let value = product as u64 & mask(bits);
                self.after_multiply(i128::from(signed(value, bits)) != product);
                self.write_number(to, bits, value)?;
            }
            (Operation::Divide, [by]) => self.divide(by, bits, false)?,
            (Operation::DivideSigned, [by]) => self.divide(by, bits, true)?,
            (Operation::Shift(op), [to, count]) => self.shift(op, to, count, bits)?,
            (Operation::ShiftDouble { left }, [to, from, count]) => self.shift_double(left, to, from, count, bits)?,
            (Operation::SwapBytes, [to]) => {
                let value = self.value(to, bits)?;
                // The result is undefined for 16 bits; processors return zero.
                let value = if bits == 16 { 0 } else { value.swap_bytes() >> (64 - bits) };
                self.write_number(to, bits, value)?;
            }
            (Operation::ScanForward | Operation::ScanReverse, [to, from]) => {
                let value = self.value(from, bits)?;
                let at = match step.operation {
                    Operation::ScanForward => value.trailing_zeros(),
                    _ => 63 - value.leading_zeros().min(63),
                };
                self.undefine();
                self.registers.flags.zero = Some(value == 0);
                // For zero the destination keeps its value.
                if value != 0 {
                    self.write_number(to, bits, u64::from(at))?;
                }
            }
            (Operation::CountOnes, [to, from]) => {
                let value = self.value(from, bits)?;
                self.registers.flags.logic(1, bits);
                (self.registers.flags.zero, self.registers.flags.parity, self.registers.flags.adjust) =
                    (Some(value == 0), Some(false), Some(false));
                self.write_number(to, bits, u64::from(value.count_ones()))?;
            }
            (Operation::LeadingZeros | Operation::TrailingZeros, [to, from]) => {
                let value = self.value(from, bits)?;
                let count = match step.operation {
                    Operation::LeadingZeros => value.leading_zeros() - (64 - bits),
                    _ => value.trailing_zeros().min(bits),
                };
                self.undefine();
                (self.registers.flags.carry, self.registers.flags.zero) = (Some(value == 0), Some(count == 0));
                self.write_number(to, bits, u64::from(count))?;
            }
            (Operation::Bit(op), [to, at]) => self.bit(op, to, at, bits)?,
            (Operation::Exchange, [a, b]) => {
                let (x, y) = (self.read(a, bits)?, self.read(b, bits)?);
                // The memory operand's address may use the register.
                let (memory, register, into, out) = match a {
                    AsmOperand::Memory(_) => (a, b, y, x),
                    _ => (b, a, x, y),
                };
                self.write(memory, bits, into)?;
                self.write(register, bits, out)?;
            }
            (Operation::ExchangeAdd, [to, from]) => {
                let (old, added) = (self.read(to, bits)?, self.read(from, bits)?);
                let (a, b) = (self.known(&old, bits)?, self.known(&added, bits)?);
                let sum = self.registers.flags.add(a, b, false, bits);
                let sum = Word { bits: sum, known: u64::MAX, from: old.from.or(added.from), why: old.why };
                match to {
                    AsmOperand::Memory(_) => {
                        self.write(to, bits, sum)?;
                        self.write(from, bits, old)?;
                    }
                    _ => {
                        self.write(from, bits, old)?;
                        self.write(to, bits, sum)?;
                    }
                }
            }
            (Operation::CompareExchange, [to, from]) => {
                let old = self.read(to, bits)?;
                let (found, wanted) = (self.known(&old, bits)?, self.low(RAX, bits)?);
                self.registers.flags.sub(wanted, found, false, bits);
                if found == wanted {
                    let new = self.read(from, bits)?;
                    self.write(to, bits, new)?;
                } else {
                    self.write(to, bits, old)?;
                    self.set_low(RAX, bits, old);
                }
            }
            (Operation::CompareExchangePair(half), [AsmOperand::Memory(memory)]) => {
                let address = self.address(memory)?;
                let second = Word { bits: address.bits.wrapping_add(u64::from(half / 8)), ..address };
                if half == 64 && !address.bits.is_multiple_of(16) {
                    let text = "inline assembly with an address that is not aligned to 16 bytes";
                    return Err(Fault::new(TrapKind::BadAddress, text));
                }
                let (low, high) = (self.load(&address, half)?, self.load(&second, half)?);
                let found = (self.known(&low, half)?, self.known(&high, half)?);
                let equal = found == (self.low(RAX, half)?, self.low(RDX, half)?);
                self.registers.flags.zero = Some(equal);
                if equal {
                    let (low, high) = (self.general(RBX), self.general(RCX));
                    self.store(&address, half, &low)?;
                    self.store(&second, half, &high)?;
                } else {
                    self.set_low(RAX, half, low);
                    self.set_low(RDX, half, high);
                }
            }
            (Operation::Set(c), [to]) => {
                let holds = self.holds(c)?;
                self.write_number(to, 8, u64::from(holds))?;
            }
            (Operation::MoveIf(c), [to, from]) => {
                let (old, new) = (self.read(to, bits)?, self.read(from, bits)?);
                let holds = self.holds(c)?;
                self.write(to, bits, if holds { new } else { old })?;
            }
            (Operation::Push, [from]) => {
                let word = self.read(from, 64)?;
                let top = self.general(RSP);
                let top = Word { bits: top.bits.wrapping_sub(8), ..top };
                self.store(&top, 64, &word)?;
                self.set_low(RSP, 64, top);
            }
            (Operation::Pop, [to]) => {
                let top = self.general(RSP);
                let word = self.load(&top, 64)?;
                self.set_low(RSP, 64, Word { bits: top.bits.wrapping_add(8), ..top });
                self.write(to, 64, word)?;
            }
            (Operation::PushFlags, _) => {
                let (bits, known) = self.registers.flags.word();
                let word = Word { bits, known, ..self.unknown() };
                let top = self.general(RSP);
                let top = Word { bits: top.bits.wrapping_sub(8), ..top };
                self.store(&top, 64, &word)?;
                self.set_low(RSP, 64, top);
            }
            (Operation::PopFlags, _) => {
                let top = self.general(RSP);
                let word = self.load(&top, 64)?;
                self.set_low(RSP, 64, Word { bits: top.bits.wrapping_add(8), ..top });
                self.registers.flags.set_word(word.bits, word.known);
            }
            (Operation::Direction(backwards), _) => self.registers.flags.backwards = backwards,
            (Operation::Carry(Some(carry)), _) => self.registers.flags.carry = Some(carry),
            (Operation::Carry(None), _) => {
                self.registers.flags.carry = Some(!self.flag(self.registers.flags.carry, "c")?)
            }
            (Operation::Strings(what), _) => self.strings(what, step.prefix, bits)?,
            (Operation::Cpuid, _) => {
                let (leaf, part) = (self.low(RAX, 32)? as u32, self.general(RCX));
                // Most leaves ignore the subleaf.
                let results = cpu_features::cpuid(leaf, part.bits as u32);
                for (n, value) in [RAX, RBX, RCX, RDX].into_iter().zip(results) {
                    self.set_low(n, 32, Word::number(value.into()));
                }
            }
            (Operation::ExtendedControl, _) => {
                let register = self.low(RCX, 32)? as u32;
                let Some(control) = fpu::xgetbv(register) else { return Err(raises("SIGSEGV")) };
                self.set_low(RAX, 32, Word::number(control & mask(32)));
                self.set_low(RDX, 32, Word::number(control >> 32));
            }
            (Operation::Clock { processor: number }, _) => {
                let now = cpu_instructions::clock();
                self.set_low(RAX, 32, Word::number(now & mask(32)));
                self.set_low(RDX, 32, Word::number(now >> 32));
                if number {
                    self.set_low(RCX, 32, Word::number(0));
                }
            }
            (Operation::Random { seed }, [to]) => {
                let Some(found) = cpu_instructions::random(seed) else { return Err(raises("SIGILL")) };
                self.write_number(to, bits, found.unwrap_or(0) & mask(bits))?;
                let (flags, no) = (&mut self.registers.flags, Some(false));
                flags.carry = Some(found.is_some());
                (flags.zero, flags.sign, flags.overflow, flags.parity, flags.adjust) = (no, no, no, no, no);
            }
            (Operation::Undefined, _) => return Err(raises("SIGILL")),
            (Operation::Halt, _) => return Err(raises("SIGSEGV")),
            (Operation::Breakpoint, _) => return Err(raises("SIGTRAP")),
            (Operation::Translate, _) => {
                let (table, index) = (self.general(RBX), self.low(RAX, 8)?);
                self.known(&table, 64)?;
                let value = self.load(&Word { bits: table.bits.wrapping_add(index), ..table }, 8)?;
                self.set_low(RAX, 8, value);
            }
            (Operation::StoreState, [to]) => self.write_number(to, 32, state())?,
            (Operation::LoadState, [from]) => {
                let value = self.value(from, 32)?;
                if value & !STATUS != state() {
                    let text =
                        format!("`ldmxcsr` of {value:#x}, which changes how results are rounded, is not supported yet");
                    return Err(Fault::new(TrapKind::Unsupported, text));
                }
            }
            (Operation::StoreFlags, _) => {
                let word = self.general(RAX);
                // AL may be undefined.
                let high = if word.known & 0xff00 == 0xff00 { word.bits >> 8 } else { self.low(RAX, 16)? >> 8 };
                self.registers.flags.set_byte(high as u8);
            }
            (Operation::LoadFlags, _) => {
                let byte = self.registers.flags.byte();
                let Some(byte) = byte else { return self.flag(None, "lahf").map(|_| Next::Following) };
                let low = self.general(RAX);
                let word = Word { bits: low.bits & 0xff | u64::from(byte) << 8, known: low.known | 0xff00, ..low };
                self.set_low(RAX, 16, word);
            }
            (Operation::WidenInPlace, _) => {
                let value = signed(self.low(RAX, bits / 2)?, bits / 2) as u64;
                self.set_low(RAX, bits, Word::number(value & mask(bits)));
            }
            (Operation::Widen, _) => {
                let sign = top(self.low(RAX, bits)?, bits);
                self.set_low(RDX, bits, Word::number(if sign { mask(bits) } else { 0 }));
            }
            (Operation::Crc32, [to, from]) => {
                let mut crc = self.value(to, 32)? as u32;
                let value = self.value(from, bits)?;
                for byte in &value.to_le_bytes()[..(bits / 8) as usize] {
                    crc ^= u32::from(*byte);
                    for _ in 0..8 {
                        crc = crc >> 1 ^ if crc & 1 != 0 { 0x82f6_3b78 } else { 0 };
                    }
                }
                self.write_number(to, width(to), crc.into())?;
            }
            (Operation::Nothing, _) => {}
            (Operation::Stack(what), args) => self.x87(what, args)?,
            (Operation::Packed(what), args) => self.packed(what, args, bits)?,
            (operation, args) => self.vectors(operation, args, bits)?,
        }
        Ok(Next::Following)
    }

    /// Marks all arithmetic flags as undefined.
    fn undefine(&mut self) {
        let backwards = self.registers.flags.backwards;
        self.registers.flags = super::flags::Flags { backwards, ..Default::default() };
    }

    fn arithmetic(&mut self, op: Arithmetic, to: &AsmOperand, from: &AsmOperand, bits: u32) -> InterpResult<()> {
        // `xor x, x` and `sub x, x` do not depend on `x`.
        if matches!(op, Arithmetic::Xor | Arithmetic::Sub | Arithmetic::Sbb) && to == from {
            let carry = op == Arithmetic::Sbb && self.flag(self.registers.flags.carry, "c")?;
            let value = self.registers.flags.sub(0, 0, carry, bits);
            if op == Arithmetic::Xor {
                self.registers.flags.adjust = None;
            }
            return self.write_number(to, bits, value);
        }
        let (left, right) = (self.read(to, bits)?, self.read(from, bits)?);
        if matches!(op, Arithmetic::And | Arithmetic::Or) {
            return self.combine(op, to, &left, &right, bits);
        }
        let (a, b) = (self.known(&left, bits)?, self.known(&right, bits)?);
        let carry = match op {
            Arithmetic::Adc | Arithmetic::Sbb => self.flag(self.registers.flags.carry, "c")?,
            _ => false,
        };
        let value = match op {
            Arithmetic::Add | Arithmetic::Adc => self.registers.flags.add(a, b, carry, bits),
            Arithmetic::Sub | Arithmetic::Sbb | Arithmetic::Cmp => self.registers.flags.sub(a, b, carry, bits),
            _ => {
                let value = if op == Arithmetic::Xor { a ^ b } else { a & b };
                self.registers.flags.logic(value, bits);
                value
            }
        };
        if matches!(op, Arithmetic::Cmp | Arithmetic::Test) {
            return Ok(());
        }
        let from = match op {
            Arithmetic::Add => left.from.xor(right.from),
            Arithmetic::Sub if right.from.is_none() => left.from,
            _ => None,
        };
        self.write(to, bits, Word { bits: value, known: u64::MAX, from, why: left.why })
    }

    /// Computes `and` or `or`. A defined bit of one operand may determine the result independently of the other
    /// operand.
    fn combine(&mut self, op: Arithmetic, to: &AsmOperand, left: &Word, right: &Word, bits: u32) -> InterpResult<()> {
        let (a, b) = (left.bits & left.known, right.bits & right.known);
        let both = left.known & right.known;
        let (value, decided) = match op {
            Arithmetic::And => (a & b, left.known & !a | right.known & !b),
            _ => (a | b, a | b),
        };
        let known = both | decided;
        let why = if left.known & mask(bits) == mask(bits) { right.why } else { left.why };
        match known & mask(bits) == mask(bits) {
            true => self.registers.flags.logic(value & mask(bits), bits),
            false => {
                self.undefine();
                (self.registers.flags.carry, self.registers.flags.overflow) = (Some(false), Some(false));
            }
        }
        // A pointer masked for alignment keeps its provenance.
        let from = if op == Arithmetic::And && right.from.is_none() { left.from } else { None };
        self.write(to, bits, Word { bits: value, known, from, why })
    }

    fn after_multiply(&mut self, overflows: bool) {
        self.undefine();
        (self.registers.flags.carry, self.registers.flags.overflow) = (Some(overflows), Some(overflows));
    }

    /// Multiplies by one operand into rdx:rax, or into ax for 8 bits.
    fn multiply(&mut self, by: &AsmOperand, bits: u32, is_signed: bool) -> InterpResult<()> {
        let (a, b) = (self.low(RAX, bits)?, self.value(by, bits)?);
        let wide = |v: u64| if is_signed { i128::from(signed(v, bits)) as u128 } else { u128::from(v) };
        let product = wide(a).wrapping_mul(wide(b));
        let (low, high) = (product as u64 & mask(bits), (product >> bits) as u64 & mask(bits));
        let overflows = match is_signed {
            true => high != if top(low, bits) { mask(bits) } else { 0 },
            false => high != 0,
        };
        self.after_multiply(overflows);
        if bits == 8 {
            self.set_low(RAX, 16, Word::number(high << 8 | low));
        } else {
            self.set_low(RAX, bits, Word::number(low));
            self.set_low(RDX, bits, Word::number(high));
        }
        Ok(())
    }

    fn divide(&mut self, by: &AsmOperand, bits: u32, is_signed: bool) -> InterpResult<()> {
        let by = self.value(by, bits)?;
        let (low, high) = match bits {
            8 => {
                let ax = self.low(RAX, 16)?;
                (ax & 0xff, ax >> 8)
            }
            _ => (self.low(RAX, bits)?, self.low(RDX, bits)?),
        };
        let number = u128::from(high) << bits | u128::from(low);
        self.undefine();
        let results = match is_signed {
            false => number.checked_div(by.into()).zip(number.checked_rem(by.into())),
            true => {
                let number = (number << (128 - 2 * bits)) as i128 >> (128 - 2 * bits);
                let by = i128::from(signed(by, bits));
                let fits = |q: &i128| *q == i128::from(signed(*q as u64, bits));
                let quotient = number.checked_div(by).filter(fits);
                quotient.zip(number.checked_rem(by)).map(|(q, r)| ((q as u64 & mask(bits)).into(), r as u128))
            }
        };
        let Some((quotient, rest)) = results.filter(|(q, _)| *q <= u128::from(mask(bits))) else {
            return Err(raises("SIGFPE"));
        };
        let (quotient, rest) = (quotient as u64, rest as u64 & mask(bits));
        if bits == 8 {
            self.set_low(RAX, 16, Word::number(rest << 8 | quotient));
        } else {
            self.set_low(RAX, bits, Word::number(quotient));
            self.set_low(RDX, bits, Word::number(rest));
        }
        Ok(())
    }

    fn shift(&mut self, op: Shift, to: &AsmOperand, count: &AsmOperand, bits: u32) -> InterpResult<()> {
        let value = self.value(to, bits)?;
        let count = self.value(count, 8)? as u32 & if bits == 64 { 63 } else { 31 };
        if count == 0 {
            // Only the upper half of a 32-bit register changes.
            return self.write_number(to, bits, value);
        }
        let wide = u128::from(value);
        let (result, carry, overflow) = match op {
            Shift::Shl => {
                let shifted = wide << count;
                let result = shifted as u64 & mask(bits);
                let carry = (count <= bits).then_some(shifted >> bits & 1 != 0);
                (result, carry, carry.map(|carry| top(result, bits) != carry))
            }
            Shift::Shr => {
                let carry = (count <= bits).then_some(wide >> (count - 1) & 1 != 0);
                ((wide >> count) as u64, carry, Some(top(value, bits)))
            }
            Shift::Sar => {
                let number = i128::from(signed(value, bits));
                let result = (number >> count) as u64 & mask(bits);
                (result, Some(number >> (count - 1) & 1 != 0), Some(false))
            }
            Shift::Rol | Shift::Ror => {
                let left = if op == Shift::Rol { count % bits } else { (bits - count % bits) % bits };
                let result = ((wide << left | wide >> (bits - left)) as u64) & mask(bits);
                let carry = if op == Shift::Rol { result & 1 != 0 } else { top(result, bits) };
                let second = bits - 2;
                let overflow = match op {
                    Shift::Rol => top(result, bits) != carry,
                    _ => carry != (result >> second & 1 != 0),
                };
                (result, Some(carry), Some(overflow))
            }
            Shift::Rcl | Shift::Rcr => {
                // The rotation includes the carry flag.
                let around = bits + 1;
                let mut carry = self.flag(self.registers.flags.carry, "c")?;
                let mut result = value;
                for _ in 0..count % around {
                    match op {
                        Shift::Rcl => {
                            let out = top(result, bits);
                            result = (result << 1 | u64::from(carry)) & mask(bits);
                            carry = out;
                        }
                        _ => {
                            let out = result & 1 != 0;
                            result = result >> 1 | u64::from(carry) << (bits - 1);
                            carry = out;
                        }
                    }
                }
                let overflow = match op {
                    Shift::Rcl => top(result, bits) != carry,
                    _ => top(result, bits) != (result >> (bits - 2) & 1 != 0),
                };
                (result, Some(carry), Some(overflow))
            }
        };
        if matches!(op, Shift::Shl | Shift::Shr | Shift::Sar) {
            self.registers.flags.result(result, bits);
            self.registers.flags.adjust = None;
        }
        self.registers.flags.carry = carry;
        self.registers.flags.overflow = overflow.filter(|_| count == 1);
        self.write_number(to, bits, result)
    }

    fn shift_double(
        &mut self,
        left: bool,
        to: &AsmOperand,
        from: &AsmOperand,
        count: &AsmOperand,
        bits: u32,
    ) -> InterpResult<()> {
        let (a, b) = (self.value(to, bits)?, self.value(from, bits)?);
        let count = self.value(count, 8)? as u32 & if bits == 64 { 63 } else { 31 };
        if count == 0 {
            return self.write_number(to, bits, a);
        }
        if count > bits {
            self.undefine();
            let text = "inline assembly shifts by more than the operand width";
            return Err(Fault::new(TrapKind::Uninitialised, text));
        }
        let (result, carry) = match left {
            true => {
                let both = u128::from(a) << bits | u128::from(b);
                ((both << count >> bits) as u64 & mask(bits), a >> (bits - count) & 1 != 0)
            }
            false => {
                let both = u128::from(b) << bits | u128::from(a);
                ((both >> count) as u64 & mask(bits), a >> (count - 1) & 1 != 0)
            }
        };
        self.registers.flags.result(result, bits);
        (self.registers.flags.carry, self.registers.flags.adjust) = (Some(carry), None);
        self.registers.flags.overflow = (count == 1).then_some(top(a ^ result, bits));
        self.write_number(to, bits, result)
    }

    fn bit(&mut self, op: Bit, to: &AsmOperand, at: &AsmOperand, bits: u32) -> InterpResult<()> {
        let number = self.value(at, bits)?;
        let change = |old: u64, bit: u64| match op {
            Bit::Keep => old,
            Bit::Set => old | bit,
            Bit::Reset => old & !bit,
            Bit::Complement => old ^ bit,
        };
        let within = number % u64::from(bits);
        let bit = 1u64 << within;
        // A bit offset in a register is signed and may reach beyond the addressed operand.
        let old = match (to, at) {
            (AsmOperand::Memory(memory), AsmOperand::Register(_)) => {
                let mut address = self.address(memory)?;
                let words = signed(number, bits).div_euclid(i64::from(bits));
                address.bits = address.bits.wrapping_add((words * i64::from(bits / 8)) as u64);
                let old = self.load(&address, bits)?;
                let old = self.known(&old, bits)?;
                if op != Bit::Keep {
                    self.store(&address, bits, &Word::number(change(old, bit)))?;
                }
                old
            }
            _ => {
                let old = self.value(to, bits)?;
                if op != Bit::Keep {
                    self.write_number(to, bits, change(old, bit))?;
                }
                old
            }
        };
        let zero = self.registers.flags.zero;
        self.undefine();
        (self.registers.flags.zero, self.registers.flags.carry) = (zero, Some(old & bit != 0));
        Ok(())
    }
}

/// Returns the width of a register, in bits.
fn width(arg: &AsmOperand) -> u32 {
    match arg {
        AsmOperand::Register(register) => register.bits,
        _ => 64,
    }
}
