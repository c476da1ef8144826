//! Parser for x86-64 assembly in AT&T and Intel syntax. Produces instructions with resolved labels and with the
//! operands in one order, destination first. [`Instruction::read`] unifies the mnemonics of the two syntaxes.

mod bytes;
mod mnemonics;
mod number;
mod operand;
mod template;

use super::operands::{Binding, Location, Reg};
use crate::ir::GlobalId;
pub use mnemonics::NormalizedInst;
use std::cell::RefCell;

/// A register or subregister.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Register {
    /// The full register.
    pub id: RegisterId,
    /// Width in bits; always 128 for vector registers and 80 for x87 registers.
    pub bits: u32,
    /// For 8 bits: whether it is the high byte, as in `ah`.
    pub high: bool,
}

/// Identity of a full register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RegisterId {
    /// A register of the machine.
    Physical(Reg),
    /// The register that the engine allocates for an operand.
    Virtual {
        /// Number of the operand; for a tied input, that of its output.
        number: usize,
        /// Whether it is a vector register, and not a general-purpose one.
        vector: bool,
    },
}

impl RegisterId {
    /// Whether it is a vector register.
    pub fn is_vector(self) -> bool {
        matches!(self, RegisterId::Physical(Reg::Vector(_)) | RegisterId::Virtual { vector: true, .. })
    }

    /// Whether it is a general-purpose register.
    pub fn is_general(self) -> bool {
        !self.is_vector() && !matches!(self, RegisterId::Physical(Reg::Stack(_)))
    }
}

/// A memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// Segment override: the first letter of `fs` or `gs`.
    pub segment: Option<char>,
    /// Base register.
    pub base: Option<RegisterId>,
    /// Index register and scale.
    pub index: Option<(RegisterId, u32)>,
    /// Symbol whose address is added, as an index into [`Code::symbols`].
    pub symbol: Option<u32>,
    /// Displacement.
    pub displacement: i64,
    /// Access width in bits, if the text gives it.
    pub bits: Option<u32>,
}

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum AsmOperand {
    /// A register.
    Register(Register),
    /// An immediate.
    Immediate(i64),
    /// A memory operand.
    Memory(Memory),
    /// A jump target in the text: index of the target instruction; the number of instructions is the end.
    Target(usize),
    /// A jump target outside the text: a label of a `callbr`, by index.
    Label(usize),
    /// The callee or jump target: a symbol, as an index into [`Code::symbols`].
    Symbol(u32),
    /// The address of a symbol (an index into [`Code::symbols`]) plus an offset.
    Address(u32, i64),
}

/// A reference to a symbol.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum SymbolRef {
    /// By name in the text.
    Text(String),
    /// As the value of an operand.
    Global(GlobalId),
}

/// Parsed assembly.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Code {
    /// Instructions in order.
    pub instructions: Vec<Instruction>,
    /// Symbols that the instructions refer to.
    pub symbols: Vec<SymbolRef>,
}

/// An instruction prefix.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Prefix {
    /// `lock`
    Lock,
    /// `rep`, `repe`, `repz`
    Rep,
    /// `repne`, `repnz`
    Repne,
}

/// An instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// Prefix before the mnemonic.
    pub prefix: Option<Prefix>,
    /// Mnemonic as written, in lower case.
    pub mnemonic: String,
    /// Operands, destination first.
    pub operands: Vec<AsmOperand>,
    /// Whether it was written in Intel syntax.
    pub intel: bool,
}

/// General-purpose registers: names of 64, 32, 16 and 8 bits.
const GENERAL: [[&str; 4]; 16] = [
    ["rax", "eax", "ax", "al"],
    ["rcx", "ecx", "cx", "cl"],
    ["rdx", "edx", "dx", "dl"],
    ["rbx", "ebx", "bx", "bl"],
    ["rsp", "esp", "sp", "spl"],
    ["rbp", "ebp", "bp", "bpl"],
    ["rsi", "esi", "si", "sil"],
    ["rdi", "edi", "di", "dil"],
    ["r8", "r8d", "r8w", "r8b"],
    ["r9", "r9d", "r9w", "r9b"],
    ["r10", "r10d", "r10w", "r10b"],
    ["r11", "r11d", "r11w", "r11b"],
    ["r12", "r12d", "r12w", "r12b"],
    ["r13", "r13d", "r13w", "r13b"],
    ["r14", "r14d", "r14w", "r14b"],
    ["r15", "r15d", "r15w", "r15b"],
];

/// Looks up a register name: the full register, the width in bits, and whether it is the high byte (`ah`).
pub fn register(name: &str) -> Option<(Reg, u32, bool)> {
    let name = name.to_ascii_lowercase();
    if let Some(number) = name.strip_prefix("st") {
        let number = match number {
            "" => "0",
            number => number.strip_prefix('(')?.strip_suffix(')')?.trim(),
        };
        return number.parse().ok().filter(|n| *n < 8).map(|n| (Reg::Stack(n), 80, false));
    }
    if let Some(number) = name.strip_prefix("xmm") {
        return number.parse().ok().filter(|n| *n < 16).map(|n| (Reg::Vector(n), 128, false));
    }
    if let Some(n) = ["ah", "ch", "dh", "bh"].iter().position(|n| *n == name) {
        return Some((Reg::General(n as u8), 8, true));
    }
    GENERAL.iter().enumerate().find_map(|(n, names)| {
        let size = names.iter().position(|other| *other == name)?;
        Some((Reg::General(n as u8), 64 >> size, false))
    })
}

/// Whether the text contains anything but whitespace and comments.
pub fn has_statements(template: &str) -> bool {
    statements(template).iter().any(|s| !s.is_empty())
}

/// Splits a text into trimmed statements and strips comments.
fn statements(text: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find("/*") {
        plain.push_str(&rest[..at]);
        plain.push(' ');
        rest = rest[at + 2..].split_once("*/").map_or("", |r| r.1);
    }
    plain.push_str(rest);
    let lines = plain.split(['\n', '\r']).map(|line| {
        let end = [line.find('#'), line.find("//")].into_iter().flatten().min().unwrap_or(line.len());
        &line[..end]
    });
    lines.flat_map(|line| line.split(';')).map(|s| s.trim().to_string()).collect()
}

/// Parses an inline assembly template. `Err`: the unsupported construct, worded so that "is not supported yet" can
/// follow.
pub fn parse(template: &str, intel: bool, bindings: &mut [Binding]) -> Result<Code, String> {
    let text = template::expand(template, intel)?;
    template::restrict(&text, bindings);
    let mut parser = Parser {
        bindings,
        intel,
        code: Vec::new(),
        labels: Vec::new(),
        targets: Vec::new(),
        prefix: None,
        symbols: RefCell::default(),
        bytes: Vec::new(),
        module_level: false,
    };
    for statement in statements(&text) {
        parser.statement(&statement)?;
    }
    parser.finish()
}

/// Parses one instruction of module-level assembly, in which `$` and braces have no special meaning and every
/// name is a symbol.
pub fn parse_statement(statement: &str, intel: bool) -> Result<Code, String> {
    let mut parser = Parser {
        bindings: &[],
        intel,
        code: Vec::new(),
        labels: Vec::new(),
        targets: Vec::new(),
        prefix: None,
        symbols: RefCell::default(),
        bytes: Vec::new(),
        module_level: true,
    };
    parser.statement(statement)?;
    parser.finish()
}

struct Parser<'a> {
    bindings: &'a [Binding],
    intel: bool,
    code: Vec<Instruction>,
    /// Labels, each with the index of the instruction that follows it.
    labels: Vec<(String, usize)>,
    /// Label operands to be resolved: instruction index, operand index, label.
    targets: Vec<(usize, usize, String)>,
    /// Prefix on a line of its own before the next instruction.
    prefix: Option<Prefix>,
    symbols: RefCell<Vec<SymbolRef>>,
    /// Machine code bytes from data directives since the last instruction.
    bytes: Vec<u8>,
    /// Whether the text is a statement of module-level assembly, and not a template inside a function.
    module_level: bool,
}

/// Returns the instruction prefix of a name in lower case.
pub fn prefix(name: &str) -> Option<Prefix> {
    Some(match name {
        "lock" => Prefix::Lock,
        "rep" | "repe" | "repz" => Prefix::Rep,
        "repne" | "repnz" => Prefix::Repne,
        _ => return None,
    })
}

/// Returns the size in bytes of each element of a data directive; `None` for other directives.
pub fn data_directive_size(directive: &str) -> Option<u8> {
    Some(match directive {
        ".byte" => 1,
        ".short" | ".word" | ".hword" | ".value" | ".2byte" => 2,
        ".long" | ".int" | ".4byte" => 4,
        ".quad" | ".8byte" => 8,
        _ => return None,
    })
}

/// Whether a number, signed or unsigned, fits in this many bytes.
pub fn fits(number: i64, bytes: u8) -> bool {
    let bits = u32::from(bytes) * 8;
    bits == 64 || (-(1i64 << (bits - 1))..1i64 << bits).contains(&number)
}

/// Evaluates a constant expression of numbers.
pub fn constant_expression(text: &str) -> Option<i64> {
    number::number(text, number::Numbers { bindings: &[] })
}

/// Whether a character can be part of an unquoted symbol name.
pub fn is_symbol_char(c: char) -> bool {
    c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')
}

/// Whether a text has the form of a symbol name.
pub fn is_symbol(text: &str) -> bool {
    text.starts_with(|c: char| is_symbol_char(c) && !c.is_ascii_digit()) && text.chars().all(is_symbol_char)
}

impl Parser<'_> {
    fn statement(&mut self, statement: &str) -> Result<(), String> {
        let mut rest = statement;
        while let Some((label, after)) =
            rest.split_once(':').filter(|(l, _)| !l.is_empty() && l.chars().all(is_symbol_char))
        {
            self.flush_bytes()?;
            self.labels.push((label.into(), self.code.len()));
            rest = after.trim_start();
        }
        if self.collect_data_directive(rest)? {
            return Ok(());
        }
        self.flush_bytes()?;
        loop {
            let (word, after) = rest.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((rest, ""));
            let word = word.to_ascii_lowercase();
            let prefix = match (prefix(&word), &*word) {
                (Some(prefix), _) => prefix,
                (None, "") => return Ok(()),
                (None, name) if name.starts_with('.') => return self.directive(name, after),
                (None, _) => return self.instruction(word, after.trim()),
            };
            if self.prefix.replace(prefix).is_some() {
                return Err(format!("inline assembly with two prefixes before `{after}`"));
            }
            rest = after.trim_start();
        }
    }

    /// Collects the bytes of a data directive. Returns whether the statement is one, or an empty statement, which may
    /// stand between data directives.
    fn collect_data_directive(&mut self, statement: &str) -> Result<bool, String> {
        let (word, numbers) = statement.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((statement, ""));
        let Some(size) = data_directive_size(&word.to_ascii_lowercase()) else { return Ok(word.is_empty()) };
        for text in split(numbers) {
            let value = number::number(text, number::Numbers { bindings: self.bindings });
            let Some(value) = value.filter(|value| fits(*value, size)) else {
                return Err(format!("inline assembly with `{}` after `{word}`", template::to_source(text)));
            };
            self.bytes.extend(&value.to_le_bytes()[..usize::from(size)]);
        }
        Ok(true)
    }

    /// Decodes the collected machine code bytes and parses the resulting instructions.
    fn flush_bytes(&mut self) -> Result<(), String> {
        if self.bytes.is_empty() {
            return Ok(());
        }
        // The bytes are disassembled to AT&T syntax.
        let intel = std::mem::replace(&mut self.intel, false);
        for instruction in bytes::written(&std::mem::take(&mut self.bytes))? {
            self.statement(&instruction)?;
        }
        self.intel = intel;
        Ok(())
    }

    fn directive(&mut self, name: &str, arguments: &str) -> Result<(), String> {
        match name {
            ".intel_syntax" => self.intel = true,
            ".att_syntax" => self.intel = false,
            // Alignment of instructions has no effect here.
            ".align" | ".p2align" | ".balign" => {
                let first = arguments.split(',').next().unwrap_or("").trim();
                let fits =
                    number::number(first, number::Numbers { bindings: self.bindings }).is_some_and(|n| match name {
                        ".p2align" => (0..32).contains(&n),
                        _ => n == 0 || (1..1 << 32).contains(&n) && n.count_ones() == 1,
                    });
                if !fits {
                    return Err(format!("inline assembly with the alignment `{name} {first}`"));
                }
            }
            _ => return Err(format!("inline assembly with the directive `{name}`")),
        }
        Ok(())
    }

    fn instruction(&mut self, mnemonic: String, operands: &str) -> Result<(), String> {
        let at = self.code.len();
        let jump = mnemonic.starts_with('j') || mnemonic.starts_with("loop") || mnemonic.starts_with("call");
        let mut list = Vec::new();
        for (n, text) in split(operands).into_iter().enumerate() {
            if jump {
                if let Some(operand) = self.jump_operand(text) {
                    list.push(operand);
                    continue;
                }
                let indirect = text.starts_with(['*', '[', '%', template::START]) || text.contains('[');
                let register = self.intel && register(text).is_some();
                if !indirect && !register {
                    self.targets.push((at, n, text.into()));
                    list.push(AsmOperand::Target(0));
                    continue;
                }
            }
            // A callee may be in a register or in memory.
            let indirect = mnemonic.starts_with("call") || self.module_level && mnemonic.starts_with("jmp");
            let text = match indirect && !self.intel {
                true => text.strip_prefix('*').unwrap_or(text),
                false => text,
            };
            let operand = if self.intel { self.intel_operand(text) } else { self.att_operand(text) };
            let scales = |operand: &AsmOperand| match operand {
                AsmOperand::Memory(memory) => memory.index.is_none_or(|(_, scale)| matches!(scale, 1 | 2 | 4 | 8)),
                _ => true,
            };
            let operand = operand.filter(scales);
            list.push(operand.ok_or_else(|| {
                format!("inline assembly with the operand `{}` of `{mnemonic}`", template::to_source(text))
            })?);
        }
        if !self.intel {
            list.reverse();
        }
        if let ("call" | "callq" | "jmp" | "jmpq", [AsmOperand::Address(symbol, 0)]) = (&*mnemonic, &*list) {
            list = vec![AsmOperand::Symbol(*symbol)];
        }
        let prefix = self.prefix.take();
        self.code.push(Instruction { prefix, mnemonic, operands: list, intel: self.intel });
        Ok(())
    }

    /// Parses an operand reference of a jump or a call that stands for a label or a symbol.
    fn jump_operand(&self, text: &str) -> Option<AsmOperand> {
        let (number, modifier) = template::reference(text)?;
        match (self.bindings.get(number)?.location, modifier) {
            (Location::Label(n), None | Some('l')) => Some(AsmOperand::Label(n)),
            (Location::Address(global, 0), None | Some('P' | 'c')) => {
                Some(AsmOperand::Symbol(self.symbol(SymbolRef::Global(global))))
            }
            _ => None,
        }
    }

    /// Returns the index of a symbol in `symbols`, adding it if needed.
    fn symbol(&self, symbol: SymbolRef) -> u32 {
        let mut symbols = self.symbols.borrow_mut();
        let at = symbols.iter().position(|s| *s == symbol).unwrap_or_else(|| {
            symbols.push(symbol);
            symbols.len() - 1
        });
        at as u32
    }

    fn finish(mut self) -> Result<Code, String> {
        self.flush_bytes()?;
        if self.prefix.is_some() {
            return Err("inline assembly with a prefix without an instruction".into());
        }
        for (at, n, name) in &self.targets {
            // `1b` is the previous definition of label `1`, `1f` the next one.
            let number =
                name.strip_suffix(['b', 'f']).filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
            let found = match number {
                Some(number) if name.ends_with('b') => self.labels.iter().rev().find(|(l, to)| l == number && to <= at),
                Some(number) => self.labels.iter().find(|(l, to)| l == number && to > at),
                None => self.labels.iter().find(|(l, _)| l == name),
            };
            self.code[*at].operands[*n] = match found {
                Some((_, to)) => AsmOperand::Target(*to),
                None => match self.symbolic(name) {
                    Some((symbol, 0, false)) => AsmOperand::Symbol(symbol),
                    _ => return Err(format!("inline assembly with the symbol `{name}`")),
                },
            };
        }
        Ok(Code { instructions: self.code, symbols: self.symbols.into_inner() })
    }
}

/// Splits operands at commas outside brackets.
fn split(text: &str) -> Vec<&str> {
    let (mut depth, mut start) = (0, 0);
    let mut all = Vec::new();
    for (at, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ',' if depth == 0 => {
                all.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let last = text[start..].trim();
    if !last.is_empty() || start > 0 {
        all.push(last);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bindings() -> Vec<Binding> {
        let at = |location| Binding { location, bits: 32, tied: None, input: Some(0), output: None, early: false };
        vec![
            at(Location::General { has_high_byte: false }),
            at(Location::Memory),
            at(Location::Immediate(5)),
            at(Location::Vector),
        ]
    }

    fn normalized(template: &str, intel: bool) -> NormalizedInst {
        let code = parse(template, intel, &mut bindings()).expect(template);
        code.instructions[0]
            .read(|name| ["mov", "add", "movzx", "imul", "cmove", "movq", "cmovl"].contains(&name))
            .expect(template)
    }

    #[test]
    fn att_and_intel_agree() {
        for (att, intel) in [
            ("addl $$12, %ecx", "add ecx, 0ch"),
            ("mov 8(%rax,%rbx,4), %rdx", "mov rdx, [rax + 4*rbx + 8]"),
            ("mov %fs:0, %rdx", "mov rdx, fs:[0]"),
            ("cmovz %ecx, $0", "cmove $0, ecx"),
            ("movabs $$0x10, %rax", "mov rax, 16"),
            ("mov $2, $0", "mov $0, $2"),
        ] {
            let (a, b) = (normalized(att, false), normalized(intel, true));
            assert_eq!((a.name, a.operands), (b.name, b.operands), "{att}");
        }
    }

    #[test]
    fn suffixes() {
        let sizes = |text| {
            let normalized = normalized(text, false);
            (normalized.name, normalized.bits)
        };
        assert_eq!(sizes("movq %rax, %rbx"), ("mov".into(), Some(64)));
        assert_eq!(sizes("movq %rax, $3"), ("movq".into(), None));
        assert_eq!(sizes("movzbl %al, %ebx"), ("movzx".into(), Some(32)));
        assert_eq!(sizes("cmovl %ecx, %ebx"), ("cmovl".into(), None));
        assert_eq!(sizes("cmovel %ecx, %ebx"), ("cmove".into(), Some(32)));
    }

    #[test]
    fn labels_lead_to_instructions() {
        let code = parse("1: nop; jmp 1f; 1: jmp 1b; jz end${:uid}; end${:uid}:", false, &mut []).unwrap();
        let targets: Vec<&[AsmOperand]> = code.instructions.iter().map(|i| &*i.operands).collect();
        assert_eq!(targets, [&[][..], &[AsmOperand::Target(2)], &[AsmOperand::Target(2)], &[AsmOperand::Target(4)]]);
        assert!(parse("jmp 1b; 1:", false, &mut []).is_err());
    }

    #[test]
    fn arbitrary_text_never_panics() {
        let pieces = [
            "$0",
            "$1",
            "${2:c}",
            "${0:b}",
            "$$",
            "$9",
            "${",
            "}",
            "mov",
            "rep",
            "lock",
            "jz",
            " ",
            ",",
            "(",
            ")",
            "[",
            "]",
            "*",
            "+",
            "-",
            "%rax",
            "eax",
            "xmm1",
            "%fs:",
            ":",
            ";",
            "\n",
            "1",
            "1b",
            "0x",
            "0b2",
            "<<",
            "99999999999999999999",
            "é",
            "byte ptr",
            "ptr",
            ".long",
            "/*",
            "//",
            "$(",
            "$|",
            "$)",
            "h",
            "%",
            "/",
            "0",
            "~",
            "a:",
            "\u{e000}",
            "(%rip)",
            "@GOTPCREL",
            "offset",
            "call",
        ];
        let mut state = 1u64;
        for _ in 0..20_000 {
            let mut text = String::new();
            for _ in 0..state >> 33 & 7 {
                state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
                text.push_str(pieces[(state >> 40) as usize % pieces.len()]);
            }
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            for intel in [false, true] {
                for instruction in parse(&text, intel, &mut bindings()).unwrap_or_default().instructions {
                    instruction.read(|_| true);
                    instruction.read(|_| false);
                }
            }
        }
    }
}
