//! Parser for instruction operands, in AT&T and Intel syntax.

use super::number::{Numbers, number};
use super::{AsmOperand, Memory, Parser, Register, RegisterId, SymbolRef, is_symbol, register, template};
use crate::ir::asm::operands::{Location, Reg};

impl Parser<'_> {
    /// Parses a symbol plus offset: `x`, `x+4`, `4+${0:c}`. The flag tells whether it denotes the GOT entry
    /// that holds the address (`@GOTPCREL`).
    pub(super) fn symbolic(&self, text: &str) -> Option<(u32, i64, bool)> {
        let (mut symbol, mut got, mut added) = (None, false, 0i64);
        let mut start = 0;
        let mut minus = false;
        let mut terms = Vec::new();
        for (at, c) in text.char_indices().chain([(text.len(), '+')]) {
            if matches!(c, '+' | '-') {
                terms.push((minus, text[start..at].trim()));
                (start, minus) = (at + 1, c == '-');
            }
        }
        for (n, (minus, term)) in terms.into_iter().enumerate() {
            if n == 0 && term.is_empty() {
                continue;
            }
            let (plain, suffix) = term.split_once('@').unwrap_or((term, ""));
            let name = match template::reference(plain) {
                Some((number, modifier)) => match self.bindings.get(number)?.location {
                    Location::Address(global, more) if matches!(modifier, None | Some('c' | 'P' | 'p')) => {
                        added = added.wrapping_add(more);
                        Some(SymbolRef::Global(global))
                    }
                    _ => None,
                },
                None if is_symbol(plain) => Some(SymbolRef::Text(plain.into())),
                None => None,
            };
            match name {
                Some(name) if !minus => {
                    match suffix.to_ascii_uppercase().as_str() {
                        "" | "PLT" => {}
                        "GOTPCREL" => got = true,
                        _ => return None,
                    }
                    if symbol.replace(self.symbol(name)).is_some() {
                        return None;
                    }
                }
                Some(_) => return None,
                None => {
                    let n = number(term, self.numbers())?;
                    added = added.wrapping_add(if minus { n.wrapping_neg() } else { n });
                }
            }
        }
        Some((symbol?, added, got))
    }

    /// Returns the register that an operand reference denotes, narrowed by its modifier.
    fn operand_register(&self, number: usize, modifier: Option<char>) -> Option<Register> {
        let binding = self.bindings.get(number)?;
        let id = match binding.location {
            Location::Fixed(reg) => RegisterId::Physical(reg),
            Location::Pair => RegisterId::Physical(Reg::General(0)),
            Location::Stack(n) => RegisterId::Physical(Reg::Stack(n)),
            Location::General { .. } => RegisterId::Virtual { number: binding.tied.unwrap_or(number), vector: false },
            Location::Vector => RegisterId::Virtual { number: binding.tied.unwrap_or(number), vector: true },
            Location::Memory
            | Location::Immediate(_)
            | Location::Address(..)
            | Location::Label(_)
            | Location::Condition(_) => return None,
        };
        let (bits, high) = match modifier {
            _ if id.is_vector() => (128, false),
            _ if !id.is_general() => (80, false),
            None => (binding.bits.next_power_of_two().clamp(8, 64), false),
            Some('b') => (8, false),
            Some('h') => (8, true),
            Some('w') => (16, false),
            Some('k') => (32, false),
            Some('q') => (64, false),
            Some(_) => return None,
        };
        Some(Register { id, bits, high })
    }

    /// Returns the memory that an operand reference denotes.
    fn operand_memory(&self, number: usize) -> Option<Memory> {
        self.bindings.get(number).filter(|b| b.location == Location::Memory)?;
        Some(Memory { base: Some(RegisterId::Virtual { number, vector: false }), ..Memory::default() })
    }

    /// Parses an operand that consists of a single operand reference.
    fn operand(&self, text: &str) -> Option<AsmOperand> {
        let (number, modifier) = template::reference(text)?;
        let binding = self.bindings.get(number)?;
        match (binding.location, modifier) {
            (Location::Immediate(n), None) => Some(AsmOperand::Immediate(n)),
            // In AT&T syntax, a number without `$` is an address.
            (Location::Immediate(n), Some('c' | 'P')) if self.intel => Some(AsmOperand::Immediate(n)),
            (Location::Immediate(_), _) => self.address(text).map(AsmOperand::Memory),
            (Location::Address(global, added), None) => {
                Some(AsmOperand::Address(self.symbol(SymbolRef::Global(global)), added))
            }
            (Location::Address(..), _) => self.address(text).map(AsmOperand::Memory),
            (Location::Memory, None | Some('a' | 'P')) => self.operand_memory(number).map(AsmOperand::Memory),
            // `a`: memory at the address in the register.
            (Location::Fixed(Reg::General(_)) | Location::General { .. }, Some('a')) => {
                let base = self.operand_register(number, Some('q'))?.id;
                Some(AsmOperand::Memory(Memory { base: Some(base), ..Memory::default() }))
            }
            _ => self.operand_register(number, modifier).map(AsmOperand::Register),
        }
    }

    fn numbers(&self) -> Numbers<'_> {
        Numbers { bindings: self.bindings }
    }

    fn named(&self, name: &str) -> Option<Register> {
        if let Some((number, modifier)) = template::reference(name) {
            return self.operand_register(number, modifier);
        }
        let name = if self.intel { name } else { name.strip_prefix('%')? };
        let (reg, bits, high) = register(name.trim())?;
        Some(Register { id: RegisterId::Physical(reg), bits, high })
    }

    /// Parses a base or index register of an address.
    fn base(&self, name: &str) -> Option<RegisterId> {
        let register = self.named(name.trim())?;
        (register.bits == 64 && register.id.is_general()).then_some(register.id)
    }

    pub(super) fn att_operand(&self, text: &str) -> Option<AsmOperand> {
        if let Some(immediate) = text.strip_prefix('$') {
            let address = || match self.symbolic(immediate)? {
                (symbol, added, false) => Some(AsmOperand::Address(symbol, added)),
                _ => None,
            };
            return number(immediate, self.numbers()).map(AsmOperand::Immediate).or_else(address);
        }
        // A GOT entry holds a known address, so that the load becomes the address itself.
        if let Some(entry) = text.strip_suffix("(%rip)")
            && let Some((symbol, 0, true)) = self.symbolic(entry)
        {
            return Some(AsmOperand::Address(symbol, 0));
        }
        if template::reference(text).is_some() {
            return self.operand(text);
        }
        match self.named(text) {
            Some(register) => Some(AsmOperand::Register(register)),
            None => self.address(text).map(AsmOperand::Memory),
        }
    }

    /// `%fs:disp(base,index,scale)`
    fn address(&self, text: &str) -> Option<Memory> {
        let mut memory = Memory::default();
        let mut text = text;
        if let Some((segment, rest)) = text.split_once(':') {
            memory.segment = Some(match segment.trim().trim_start_matches('%') {
                "fs" => 'f',
                "gs" => 'g',
                _ => return None,
            });
            text = rest.trim();
        }
        let inside = text.strip_suffix(')').and_then(|text| text.rfind('(').map(|at| (&text[..at], &text[at + 1..])));
        let mut displacement = text;
        if let Some(before) = text.strip_suffix("(%rip)") {
            let (symbol, added, false) = self.symbolic(before)? else { return None };
            (memory.symbol, memory.displacement) = (Some(symbol), added);
            return memory.segment.is_none().then_some(memory);
        }
        if let Some((before, inside)) =
            inside.filter(|(_, i)| i.contains(['%', ',']) || template::reference(i.trim()).is_some())
        {
            displacement = before;
            let mut parts = inside.split(',').map(str::trim);
            memory.base = match parts.next()? {
                "" => None,
                base => Some(self.base(base)?),
            };
            if let Some(index) = parts.next() {
                let scale = match parts.next() {
                    None | Some("") => 1,
                    Some(scale) => u32::try_from(number(scale, self.numbers())?).ok()?,
                };
                memory.index = Some((self.base(index)?, scale));
            }
            if parts.next().is_some() {
                return None;
            }
        }
        let displacement = displacement.trim();
        // `4+$0`: an offset from a memory operand.
        if let Some(range) = template::references(displacement).find(|range| {
            template::reference(&displacement[range.clone()])
                .is_some_and(|(n, _)| self.bindings.get(n).is_some_and(|b| b.location == Location::Memory))
        }) {
            let (n, _) = template::reference(&displacement[range.clone()])?;
            let whole = self.operand_memory(n)?;
            let rest = format!(
                "{}+{}",
                displacement[..range.start].trim().trim_end_matches('+'),
                displacement[range.end..].trim().trim_start_matches('+')
            );
            let rest = rest.trim_matches('+');
            if memory.base.is_some() || memory.index.is_some() {
                return None;
            }
            memory.base = whole.base;
            memory.displacement = if rest.is_empty() { 0 } else { number(rest, self.numbers())? };
            return Some(memory);
        }
        if !displacement.is_empty() {
            match number(displacement, self.numbers()) {
                Some(n) => memory.displacement = n,
                // A bare symbol is its address, with or without RIP-relative encoding.
                None if memory == Memory::default() => {
                    let (symbol, added, false) = self.symbolic(displacement)? else { return None };
                    (memory.symbol, memory.displacement) = (Some(symbol), added);
                }
                None => return None,
            }
        } else if memory.base.is_none() && memory.index.is_none() {
            return None;
        }
        Some(memory)
    }

    pub(super) fn intel_operand(&self, text: &str) -> Option<AsmOperand> {
        let mut text = text;
        let mut bits = None;
        let lower = text.to_ascii_lowercase();
        for (name, size) in [("byte", 8), ("word", 16), ("dword", 32), ("qword", 64), ("xmmword", 128)] {
            let Some(rest) = lower.strip_prefix(name).filter(|r| r.starts_with([' ', '\t', '[', template::START]))
            else {
                continue;
            };
            let rest = rest.trim_start();
            let rest = rest.strip_prefix("ptr").unwrap_or(rest).trim_start();
            text = text[text.len() - rest.len()..].trim();
            bits = Some(size);
        }
        let mut memory = match text {
            _ if template::reference(text).is_some() => match self.operand(text)? {
                AsmOperand::Memory(memory) => memory,
                other => return Some(other),
            },
            _ if text.contains('[') => self.intel_address(text)?,
            _ => match self.named(text) {
                Some(register) => return Some(AsmOperand::Register(register)),
                None => {
                    let offset = lower.strip_prefix("offset ").map(|rest| text[text.len() - rest.len()..].trim());
                    let address = || match self.symbolic(offset?)? {
                        (symbol, added, false) => Some(AsmOperand::Address(symbol, added)),
                        _ => None,
                    };
                    return number(text, self.numbers()).map(AsmOperand::Immediate).or_else(address);
                }
            },
        };
        memory.bits = bits.or(memory.bits);
        Some(AsmOperand::Memory(memory))
    }

    /// `fs:4[rax + 8*rcx - 8]`
    fn intel_address(&self, text: &str) -> Option<Memory> {
        let mut memory = Memory::default();
        let mut text = text;
        if let Some((segment, rest)) = text.split_once(':') {
            memory.segment = Some(match segment.trim() {
                "fs" => 'f',
                "gs" => 'g',
                _ => return None,
            });
            text = rest.trim();
        }
        let (before, inside) = text.strip_suffix(']')?.split_once('[')?;
        let mut terms: Vec<(bool, &str)> = Vec::new();
        let mut relative = false;
        for sum in [before, inside] {
            let (mut start, mut minus) = (0, false);
            for (at, c) in sum.char_indices().chain([(sum.len(), '+')]) {
                if c != '+' && c != '-' {
                    continue;
                }
                let term = sum[start..at].trim();
                if !term.is_empty() {
                    terms.push((minus, term));
                }
                (start, minus) = (at + 1, c == '-');
            }
        }
        for (minus, term) in terms {
            if !minus && term.eq_ignore_ascii_case("rip") {
                relative = true;
                continue;
            }
            let product = term.split_once('*').map(|(a, b)| (a.trim(), b.trim()));
            let scaled = match product {
                Some((a, b)) => match (self.base(a), self.base(b)) {
                    (Some(id), None) => Some((id, number(b, self.numbers())?)),
                    (None, Some(id)) => Some((id, number(a, self.numbers())?)),
                    _ => None,
                },
                None => None,
            };
            if let Some((id, scale)) = scaled.filter(|_| !minus) {
                if memory.index.replace((id, u32::try_from(scale).ok()?)).is_some() {
                    return None;
                }
            } else if let Some(id) = self.base(term).filter(|_| !minus) {
                if memory.base.is_none() {
                    memory.base = Some(id);
                } else if memory.index.replace((id, 1)).is_some() {
                    return None;
                }
            } else if let Some(n) = number(term, self.numbers()) {
                memory.displacement = memory.displacement.wrapping_add(if minus { n.wrapping_neg() } else { n });
            } else {
                let (symbol, added, false) = self.symbolic(term).filter(|_| !minus)? else { return None };
                if memory.symbol.replace(symbol).is_some() {
                    return None;
                }
                memory.displacement = memory.displacement.wrapping_add(added);
            }
        }
        let placed = memory.base.is_some() || memory.index.is_some() || memory.segment.is_some();
        if relative && memory.symbol.is_none() || memory.symbol.is_some() && placed {
            return None;
        }
        Some(memory)
    }
}
