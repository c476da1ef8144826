//! Assembler directives: sections, symbols and data.

use super::{Assembler, Fixup, SectionKind, SymbolDef};
use crate::ir::asm::module::{Expression, expression, string, unquoted};
use crate::ir::asm::text::{data_directive_size, fits};
use crate::source::Span;

/// Ignored directives: they are for debuggers, linkers and unwinders, or set attributes that are irrelevant in a single
/// program.
const SAID: &[&str] = &[
    ".type",
    ".size",
    ".ident",
    ".file",
    ".loc",
    ".hidden",
    ".protected",
    ".internal",
    ".local",
    ".globl",
    ".global",
    ".symver",
    ".addrsig",
    ".addrsig_sym",
    ".code64",
    ".extern",
    ".version",
];

/// Limit on the bytes that one directive emits.
const MAX_EMITTED: i64 = 1 << 28;

impl Assembler {
    /// Assembles a directive. `Err` describes the unsupported part.
    pub(super) fn directive(&mut self, name: &str, arguments: &[String], span: Span) -> Result<(), String> {
        let unknown = || format!("module assembly with the directive `{name}`");
        let wrong = || format!("{} with these arguments", unknown());
        if SAID.contains(&name) || name.starts_with(".cfi_") {
            return Ok(());
        }
        let numbers: Vec<Option<i64>> = arguments.iter().map(|a| self.known(a)).collect();
        let number = |at: usize| numbers.get(at).copied().flatten();
        match name {
            ".text" | ".data" | ".bss" => self.enter(name, None),
            ".section" | ".pushsection" => {
                let (section, rest) = arguments.split_first().ok_or_else(wrong)?;
                let section = unquoted(section);
                let flags = rest.iter().find_map(|a| a.strip_prefix('"')).map(|f| f.trim_end_matches('"'));
                // Functions listed in these sections would have to run at startup or exit.
                let runs = [".init_array", ".fini_array", ".preinit_array", ".ctors", ".dtors", ".init", ".fini"];
                let thread = section.starts_with(".tdata") || section.starts_with(".tbss");
                if thread || runs.iter().any(|r| section.starts_with(r)) {
                    return Err(format!("module assembly with the section `{section}`"));
                }
                if name == ".pushsection" {
                    self.pushed.push((self.current, self.previous));
                }
                self.enter(section, flags);
            }
            ".popsection" => (self.current, self.previous) = self.pushed.pop().ok_or_else(wrong)?,
            ".previous" => std::mem::swap(&mut self.current, &mut self.previous),
            ".weak" => self.unit.weak.extend(arguments.iter().map(|a| unquoted(a).to_string())),
            ".set" | ".equ" => {
                let [symbol, value] = arguments else { return Err(wrong()) };
                self.assign(symbol, value)?;
            }
            ".align" | ".balign" | ".p2align" => {
                let n = number(0).filter(|n| (0..=MAX_EMITTED).contains(n)).ok_or_else(wrong)? as u64;
                let align = if name == ".p2align" { 1u64.checked_shl(n as u32).unwrap_or(0) } else { n.max(1) };
                if !align.is_power_of_two() || align > 4096 {
                    return Err(wrong());
                }
                let code = self.section().kind == SectionKind::Code;
                let fill = match number(1) {
                    Some(byte) => byte as u8,
                    None if code => 0x90,
                    None => 0,
                };
                let section = self.section();
                section.align = section.align.max(align);
                let length = section.bytes.len().next_multiple_of(align as usize);
                section.bytes.resize(length, fill);
            }
            _ if let Some(size) = data_directive_size(name) => self.words(arguments, size, span).ok_or_else(wrong)?,
            ".float" | ".single" | ".double" => {
                for argument in arguments {
                    let value: f64 = argument.parse().map_err(|_| wrong())?;
                    match name {
                        ".double" => self.section().bytes.extend(value.to_le_bytes()),
                        _ => self.section().bytes.extend((value as f32).to_le_bytes()),
                    }
                }
            }
            ".ascii" | ".asciz" | ".string" => {
                for argument in arguments {
                    let bytes = string(argument).ok_or_else(wrong)?;
                    self.section().bytes.extend(bytes);
                    if name != ".ascii" {
                        self.section().bytes.push(0);
                    }
                }
            }
            ".zero" | ".skip" | ".space" => {
                let count = number(0).filter(|n| (0..=MAX_EMITTED).contains(n)).ok_or_else(wrong)?;
                let fill = number(1).unwrap_or(0) as u8;
                let section = self.section();
                section.bytes.resize(section.bytes.len() + count as usize, fill);
            }
            ".fill" => {
                let times = number(0).filter(|n| (0..=MAX_EMITTED).contains(n)).ok_or_else(wrong)?;
                let size = number(1).unwrap_or(1).clamp(0, 8) as usize;
                if times * size as i64 > MAX_EMITTED {
                    return Err(wrong());
                }
                let value = number(2).unwrap_or(0).to_le_bytes();
                for _ in 0..times {
                    self.section().bytes.extend_from_slice(&value[..size]);
                }
            }
            ".comm" | ".lcomm" => {
                let symbol = arguments.first().map(|a| unquoted(a).to_string()).ok_or_else(wrong)?;
                let size = number(1).filter(|n| (0..=MAX_EMITTED).contains(n)).ok_or_else(wrong)? as usize;
                let align = number(2).unwrap_or(16).clamp(1, 4096) as u64;
                let (current, previous) = (self.current, self.previous);
                self.enter(".bss", None);
                let section = self.section();
                section.align = section.align.max(align.next_power_of_two());
                let start = section.bytes.len().next_multiple_of(align.next_power_of_two() as usize);
                section.bytes.resize(start + size, 0);
                let at = SymbolDef::At(self.current, start as u64);
                (self.current, self.previous) = (current, previous);
                self.define(symbol, at)?;
            }
            _ => return Err(unknown()),
        }
        Ok(())
    }

    /// Assembles an assignment `name = value`.
    pub(super) fn assign(&mut self, name: &str, value: &str) -> Result<(), String> {
        let wrong = || format!("module assembly with the value `{value}` of `{name}`");
        let value = expression(value).ok_or_else(wrong)?;
        let symbol = match self.constant(&value) {
            Some(n) => SymbolDef::Value(Expression { addend: n, ..Expression::default() }, self.here()),
            None => SymbolDef::Value(value, self.here()),
        };
        self.define(unquoted(name).into(), symbol)
    }

    /// Evaluates an expression that is constant at this point.
    fn known(&self, text: &str) -> Option<i64> {
        self.constant(&expression(text)?)
    }

    /// Evaluates a parsed expression: a number, or a difference within a section.
    fn constant(&self, value: &Expression) -> Option<i64> {
        let place = |name: &str| match name {
            "." => Some(self.here()),
            name => match self.unit.symbols.get(name)? {
                SymbolDef::At(section, offset) => Some((*section, *offset)),
                SymbolDef::Value(..) => None,
            },
        };
        match (&value.added_symbol, &value.subtracted_symbol) {
            (None, None) => Some(value.addend),
            (Some(plus), Some(minus)) => {
                let ((a, x), (b, y)) = (place(plus)?, place(minus)?);
                (a == b).then(|| (x.wrapping_sub(y) as i64).wrapping_add(value.addend))
            }
            (Some(plus), None) => match self.unit.symbols.get(plus)? {
                SymbolDef::Value(Expression { added_symbol: None, subtracted_symbol: None, addend }, _) => {
                    Some(addend.wrapping_add(value.addend))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// Emits values of `size` bytes each.
    fn words(&mut self, arguments: &[String], size: u8, span: Span) -> Option<()> {
        for argument in arguments {
            let value = expression(argument)?;
            let (section, offset) = self.here();
            let known = self.constant(&value).unwrap_or(0);
            if !fits(known, size) {
                return None;
            }
            if self.constant(&value).is_none() {
                let (relative, jumps) = (None, false);
                self.unit.fixups.push(Fixup { section, offset, size, value, relative, jumps, span });
            }
            self.section().bytes.extend_from_slice(&known.to_le_bytes()[..usize::from(size)]);
        }
        Some(())
    }
}
