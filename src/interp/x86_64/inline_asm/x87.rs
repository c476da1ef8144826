//! x87 instructions on the register stack.

pub use super::assembly::Stack;

use super::cpu::{Machine, Word};
use super::flags::mask;
use crate::interp::native::x87;
use crate::interp::native::x87::X87Results;
use crate::interp::report::{Fault, InterpResult};
use crate::ir::asm::operands::Reg;
use crate::ir::asm::text::{AsmOperand, RegisterId};
use crate::outcome::TrapKind;

/// Finds the instruction of a mnemonic.
pub fn find(name: &str) -> Option<Stack> {
    use Stack::*;
    Some(match name {
        "fld1" => Push("fld1"),
        "fldz" => Push("fldz"),
        "fldpi" => Push("fldpi"),
        "fldl2e" => Push("fldl2e"),
        "fldl2t" => Push("fldl2t"),
        "fldlg2" => Push("fldlg2"),
        "fldln2" => Push("fldln2"),
        "fsin" => Top("fsin"),
        "fcos" => Top("fcos"),
        "fsqrt" => Top("fsqrt"),
        "frndint" => Top("frndint"),
        "f2xm1" => Top("f2xm1"),
        "fabs" => Top("fabs"),
        "fchs" => Top("fchs"),
        "fptan" => Split("fptan"),
        "fsincos" => Split("fsincos"),
        "fxtract" => Split("fxtract"),
        "fpatan" => Join("fpatan"),
        "fyl2x" => Join("fyl2x"),
        "fyl2xp1" => Join("fyl2xp1"),
        "fscale" => With("fscale"),
        "fprem" => With("fprem"),
        "fprem1" => With("fprem1"),
        "fadd" => Arithmetic("fadd", false),
        "fmul" => Arithmetic("fmul", false),
        "fsub" => Arithmetic("fsub", false),
        "fsubr" => Arithmetic("fsubr", false),
        "fdiv" => Arithmetic("fdiv", false),
        "fdivr" => Arithmetic("fdivr", false),
        "faddp" => Arithmetic("fadd", true),
        "fmulp" => Arithmetic("fmul", true),
        "fsubp" => Arithmetic("fsub", true),
        "fsubrp" => Arithmetic("fsubr", true),
        "fdivp" => Arithmetic("fdiv", true),
        "fdivrp" => Arithmetic("fdivr", true),
        "fiadd" => Integer("fadd"),
        "fimul" => Integer("fmul"),
        "fisub" => Integer("fsub"),
        "fisubr" => Integer("fsubr"),
        "fidiv" => Integer("fdiv"),
        "fidivr" => Integer("fdivr"),
        "fcomi" => Compare("fcomi", true, 0),
        "fcomip" => Compare("fcomi", true, 1),
        "fucomi" => Compare("fucomi", true, 0),
        "fucomip" => Compare("fucomi", true, 1),
        "fcom" => Compare("fcom", false, 0),
        "fcomp" => Compare("fcom", false, 1),
        "fcompp" => Compare("fcom", false, 2),
        "fucom" => Compare("fucom", false, 0),
        "fucomp" => Compare("fucom", false, 1),
        "fucompp" => Compare("fucom", false, 2),
        "ftst" => Look("ftst"),
        "fxam" => Look("fxam"),
        "fld" => Load,
        "fst" => Store(false),
        "fstp" => Store(true),
        "fild" => LoadInteger,
        "fist" => StoreInteger(false, false),
        "fistp" => StoreInteger(true, false),
        "fisttp" => StoreInteger(true, true),
        "fxch" => Exchange,
        "fldcw" => LoadControl,
        "fnstcw" => StoreControl,
        "fnstsw" => StoreStatus,
        "fnclex" | "fnop" | "fwait" | "wait" => Clear,
        "fninit" | "emms" => Initialize,
        "ffree" => Free,
        _ => return None,
    })
}

/// Returns the number of an x87 stack register.
fn place(arg: &AsmOperand) -> Option<usize> {
    match arg {
        AsmOperand::Register(register) => match register.id {
            RegisterId::Physical(Reg::Stack(n)) => Some(usize::from(n)),
            _ => None,
        },
        _ => None,
    }
}

/// Whether an instruction accepts these operands.
pub fn fits(what: Stack, args: &[AsmOperand]) -> bool {
    let memory = |arg: &AsmOperand, sizes: &[u32]| matches!(arg, AsmOperand::Memory(m) if m.bits.is_some_and(|b| sizes.contains(&b)));
    match (what, args) {
        (Stack::Arithmetic(_, false) | Stack::Compare(_, false, 0 | 1), [arg]) if memory(arg, &[32, 64]) => true,
        (Stack::Arithmetic(_, pops), [to, from]) => match (place(to), place(from)) {
            (Some(to), Some(from)) => {
                if pops {
                    from == 0
                } else {
                    to == 0 || from == 0
                }
            }
            _ => false,
        },
        (Stack::Integer(_), [arg]) => memory(arg, &[16, 32]),
        (Stack::Compare(_, _, 2), []) => true,
        (Stack::Compare(_, _, 0 | 1) | Stack::Exchange, [a, b]) => place(a) == Some(0) && place(b).is_some(),
        (Stack::Load, [arg]) => place(arg).is_some() || memory(arg, &[32, 64, 80]),
        (Stack::Store(pops), [arg]) => {
            place(arg).is_some() || memory(arg, if pops { &[32, 64, 80] } else { &[32, 64] })
        }
        (Stack::LoadInteger, [arg]) => memory(arg, &[16, 32, 64]),
        (Stack::StoreInteger(pops, _), [arg]) => memory(arg, if pops { &[16, 32, 64] } else { &[16, 32] }),
        (Stack::LoadControl | Stack::StoreControl, [AsmOperand::Memory(_)]) => true,
        (Stack::StoreStatus, [AsmOperand::Register(r)]) => {
            r.id == RegisterId::Physical(Reg::General(0)) && r.bits == 16
        }
        (Stack::StoreStatus, [AsmOperand::Memory(_)]) => true,
        (Stack::Free, [arg]) => place(arg).is_some(),
        (
            Stack::Push(_)
            | Stack::Top(_)
            | Stack::Split(_)
            | Stack::Join(_)
            | Stack::With(_)
            | Stack::Look(_)
            | Stack::Clear
            | Stack::Initialize,
            [],
        ) => true,
        _ => false,
    }
}

impl Machine<'_> {
    /// Returns the index of a stack register, or a fault if it is empty.
    fn at(&self, n: usize) -> InterpResult<usize> {
        let len = self.registers.stack.len();
        len.checked_sub(n + 1).ok_or_else(|| {
            let text = "x87 stack underflow in inline assembly";
            Fault::new(TrapKind::Uninitialised, text)
        })
    }

    fn number(&self, n: usize) -> InterpResult<u128> {
        let known = self.registers.stack[self.at(n)?];
        known.ok_or_else(|| Fault::new(TrapKind::Uninitialised, "an undefined value is used by inline assembly"))
    }

    fn replace(&mut self, n: usize, number: u128) -> InterpResult<()> {
        let at = self.at(n)?;
        self.registers.stack[at] = Some(number);
        Ok(())
    }

    fn push_number(&mut self, number: u128) -> InterpResult<()> {
        if self.registers.stack.len() == 8 {
            let text = "x87 stack overflow in inline assembly";
            return Err(Fault::new(TrapKind::Uninitialised, text));
        }
        self.registers.stack.push(Some(number));
        Ok(())
    }

    fn native(&mut self, name: &str, top: u128, below: u128) -> InterpResult<X87Results> {
        let results = x87::run(name, top, below, self.registers.control);
        let results = results.ok_or_else(|| {
            Fault::new(TrapKind::Unsupported, format!("inline assembly with the instruction `{name}`"))
        })?;
        self.registers.status = results.status & 0x47ff;
        Ok(results)
    }

    /// Loads a number from memory.
    fn in_memory(&mut self, arg: &AsmOperand, integer: bool) -> InterpResult<u128> {
        let AsmOperand::Memory(memory) = arg else { return Ok(0) };
        let (address, bits) = (self.address(memory)?, memory.bits.unwrap_or(64));
        let low = self.load(&address, bits.min(64))?;
        let mut value = u128::from(self.known(&low, bits.min(64))?);
        if bits == 80 {
            let high = self.load(&Word { bits: address.bits.wrapping_add(8), ..address }, 16)?;
            value |= u128::from(self.known(&high, 16)?) << 64;
        }
        Ok(match integer {
            true => x87::of_integer(super::flags::signed(value as u64, bits)),
            false => x87::widen(value, bits),
        })
    }

    /// Executes one of these instructions.
    pub(crate) fn x87(&mut self, what: Stack, args: &[AsmOperand]) -> InterpResult<()> {
        match (what, args) {
            (Stack::Push(name), _) => {
                let results = self.native(name, 0, 0)?;
                self.push_number(results.top)?;
            }
            (Stack::Top(name), _) => {
                let results = self.native(name, self.number(0)?, 0)?;
                self.replace(0, results.top)?;
            }
            (Stack::Split(name), _) => {
                let results = self.native(name, self.number(0)?, 0)?;
                // An argument out of range leaves the stack unchanged.
                if results.status & 0x400 != 0 && name != "fxtract" {
                    return Ok(());
                }
                self.replace(0, results.below)?;
                self.push_number(results.top)?;
            }
            (Stack::Join(name), _) => {
                let results = self.native(name, self.number(0)?, self.number(1)?)?;
                self.registers.stack.pop();
                self.replace(0, results.top)?;
            }
            (Stack::With(name), _) => {
                let results = self.native(name, self.number(0)?, self.number(1)?)?;
                self.replace(0, results.top)?;
            }
            (Stack::Arithmetic(name, pops), [to, from]) => {
                let (to, from) = (place(to).unwrap_or(0), place(from).unwrap_or(0));
                let results = self.native(name, self.number(to)?, self.number(from)?)?;
                self.replace(to, results.top)?;
                if pops {
                    self.registers.stack.pop();
                }
            }
            (Stack::Arithmetic(name, _) | Stack::Integer(name), [from]) => {
                let other = self.in_memory(from, matches!(what, Stack::Integer(_)))?;
                let results = self.native(name, self.number(0)?, other)?;
                self.replace(0, results.top)?;
            }
            (Stack::Compare(name, sets, pops), args) => {
                let other = match args {
                    [arg] => self.in_memory(arg, false)?,
                    [_, other] => self.number(place(other).unwrap_or(1))?,
                    _ => self.number(1)?,
                };
                let results = self.native(name, self.number(0)?, other)?;
                if sets {
                    let bit = |n: u32| Some(results.flags >> n & 1 != 0);
                    let flags = &mut self.registers.flags;
                    (flags.carry, flags.parity, flags.zero) = (bit(0), bit(2), bit(6));
                    (flags.overflow, flags.sign, flags.adjust) = (Some(false), Some(false), Some(false));
                }
                for _ in 0..pops {
                    self.registers.stack.pop();
                }
            }
            (Stack::Look(name), _) => {
                self.native(name, self.number(0)?, 0)?;
            }
            (Stack::Load, [arg]) => {
                let number = match place(arg) {
                    Some(n) => self.number(n)?,
                    None => self.in_memory(arg, false)?,
                };
                self.push_number(number)?;
            }
            (Stack::LoadInteger, [arg]) => {
                let number = self.in_memory(arg, true)?;
                self.push_number(number)?;
            }
            (Stack::Store(pops), [arg]) => {
                if let Some(n) = place(arg) {
                    // Popping an undefined number does not use it.
                    let number = self.registers.stack[self.at(0)?];
                    let at = self.at(n);
                    if n > 0 || !pops {
                        self.registers.stack[at?] = number;
                    }
                } else if let AsmOperand::Memory(memory) = arg {
                    let (number, bits) = (self.number(0)?, memory.bits.unwrap_or(64));
                    let number = x87::narrow(number, bits, self.registers.control);
                    let address = self.address(memory)?;
                    self.store(&address, bits.min(64), &Word::number(number as u64 & mask(bits.min(64))))?;
                    if bits == 80 {
                        let high = Word { bits: address.bits.wrapping_add(8), ..address };
                        self.store(&high, 16, &Word::number((number >> 64) as u64))?;
                    }
                }
                if pops {
                    self.registers.stack.pop();
                }
            }
            (Stack::StoreInteger(pops, cut), [arg @ AsmOperand::Memory(memory)]) => {
                let bits = memory.bits.unwrap_or(64);
                let n = x87::to_integer(self.number(0)?, self.registers.control, cut);
                let least = i64::MIN >> (64 - bits);
                // Out of range gives the minimum.
                let n = if super::flags::signed(n as u64 & mask(bits), bits) == n { n } else { least };
                self.write_number(arg, bits, n as u64 & mask(bits))?;
                if pops {
                    self.registers.stack.pop();
                }
            }
            (Stack::Exchange, [_, other]) => {
                let (a, b) = (self.at(0)?, self.at(place(other).unwrap_or(1))?);
                self.registers.stack.swap(a, b);
            }
            (Stack::LoadControl, [arg]) => self.registers.control = self.value(arg, 16)? as u16,
            (Stack::StoreControl, [arg]) => self.write_number(arg, 16, self.registers.control.into())?,
            (Stack::StoreStatus, [arg]) => {
                let top = (8 - self.registers.stack.len() as u16) & 7;
                let status = self.registers.status & !0x3800 | top << 11;
                self.write_number(arg, 16, status.into())?;
            }
            (Stack::Initialize, _) => {
                self.registers.stack.clear();
                (self.registers.control, self.registers.status) = (0x37f, 0);
            }
            (Stack::Free, [arg]) => {
                let at = self.at(place(arg).unwrap_or(0))?;
                self.registers.stack[at] = None;
            }
            _ => {}
        }
        Ok(())
    }
}
