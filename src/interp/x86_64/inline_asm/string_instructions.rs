//! String instructions.

use super::cpu::{Machine, Word};
use super::flags::mask;
use super::mnemonics::Strings;
use crate::interp::report::InterpResult;
use crate::ir::asm::text::Prefix;

const RAX: u8 = 0;
const RCX: u8 = 1;
const RSI: u8 = 6;
const RDI: u8 = 7;

impl Machine<'_> {
    /// Executes a string instruction with its prefix.
    pub(crate) fn strings(&mut self, what: Strings, prefix: Option<Prefix>, bits: u32) -> InterpResult<()> {
        let Some(prefix) = prefix else { return self.element(what, bits) };
        loop {
            let left = self.low(RCX, 64)?;
            if left == 0 {
                return Ok(());
            }
            self.element(what, bits)?;
            self.set_low(RCX, 64, Word::number(left - 1));
            let compares = matches!(what, Strings::Scan | Strings::Compare);
            if compares && self.registers.flags.zero != Some(prefix == Prefix::Rep) {
                return Ok(());
            }
        }
    }

    fn element(&mut self, what: Strings, bits: u32) -> InterpResult<()> {
        let at = |machine: &Self, n: u8| -> InterpResult<Word> {
            let word = machine.general(n);
            machine.known(&word, 64)?;
            Ok(word)
        };
        match what {
            Strings::Move => {
                let (from, to) = (at(self, RSI)?, at(self, RDI)?);
                let value = self.load(&from, bits)?;
                self.store(&to, bits, &value)?;
            }
            Strings::Store => {
                let (value, to) = (self.general(RAX), at(self, RDI)?);
                self.store(&to, bits, &value)?;
            }
            Strings::Load => {
                let from = at(self, RSI)?;
                let value = self.load(&from, bits)?;
                self.set_low(RAX, bits, value);
            }
            Strings::Scan => {
                let to = at(self, RDI)?;
                let other = self.load(&to, bits)?;
                let (a, b) = (self.low(RAX, bits)?, self.known(&other, bits)?);
                self.registers.flags.sub(a, b, false, bits);
            }
            Strings::Compare => {
                let (from, to) = (at(self, RSI)?, at(self, RDI)?);
                let (a, b) = (self.load(&from, bits)?, self.load(&to, bits)?);
                let (a, b) = (self.known(&a, bits)?, self.known(&b, bits)?);
                self.registers.flags.sub(a & mask(bits), b, false, bits);
            }
        }
        let step = u64::from(bits / 8);
        let step = if self.registers.flags.backwards { step.wrapping_neg() } else { step };
        let moved: &[u8] = match what {
            Strings::Move | Strings::Compare => &[RSI, RDI],
            Strings::Store | Strings::Scan => &[RDI],
            Strings::Load => &[RSI],
        };
        for n in moved {
            let word = self.general(*n);
            self.set_low(*n, 64, Word { bits: word.bits.wrapping_add(step), ..word });
        }
        Ok(())
    }
}
