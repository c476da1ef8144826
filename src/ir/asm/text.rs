//! Parser for x86-64 assembly in AT&T and Intel syntax. Produces instructions with resolved labels and with the
//! operands in one order, destination first. [`Instruction::read`] unifies the mnemonics of the two syntaxes.

mod bytes;
mod names;
mod number;
mod operand;
mod template;

use super::operands::{Binding, Location, Reg};
use crate::ir::GlobalId;
pub use names::Reading;
use std::cell::RefCell;

/// A register or subregister.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Register {
    /// The full register.
    pub place: Place,
    /// Width in bits; always 128 for vector registers and 80 for x87 registers.
    pub bits: u32,
    /// For 8 bits: whether it is the second byte, as in `ah`.
    pub high: bool,
}

/// The identity of a full register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// A fixed register.
    Machine(Reg),
    /// The register that the engine allocates for an operand.
    Operand {
        /// Number of the operand; for a tied input, that of its output.
        number: usize,
        /// Whether it is a vector register, and not a general-purpose one.
        vector: bool,
    },
}

impl Place {
    /// Whether it is a vector register.
    pub fn is_vector(self) -> bool {
        matches!(self, Place::Machine(Reg::Vector(_)) | Place::Operand { vector: true, .. })
    }

    /// Whether it is a general-purpose register.
    pub fn is_general(self) -> bool {
        !self.is_vector() && !matches!(self, Place::Machine(Reg::Stack(_)))
    }
}

/// A memory operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// Segment override: the first letter of `fs` or `gs`.
    pub segment: Option<char>,
    /// Base register.
    pub base: Option<Place>,
    /// Index register and scale.
    pub index: Option<(Place, u32)>,
    /// Symbol whose address is added, as an index into [`Code::names`].
    pub symbol: Option<u32>,
    /// Displacement.
    pub displacement: i64,
    /// Access width in bits, if the text gives it.
    pub bits: Option<u32>,
}

/// An operand of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A register.
    Register(Register),
    /// An immediate.
    Immediate(i64),
    /// A memory operand.
    Memory(Memory),
    /// A jump target in the text: index of an instruction, or the number of instructions for a jump to the end.
    Target(usize),
    /// A jump target outside the text: a label of a `callbr`, by index.
    Label(usize),
    /// The callee or jump target: a symbol, as an index into [`Code::names`].
    Symbol(u32),
    /// The address of a symbol (an index into [`Code::names`]) plus an offset.
    Address(u32, i64),
}

/// A reference to a symbol.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Name {
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
    pub names: Vec<Name>,
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
    pub args: Vec<Arg>,
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

/// Looks up a register name: the full register, the width in bits, and whether it is the second byte (`ah`).
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

/// Parses an inline assembly template. `Err`: the unsupported construct.
pub fn parse(template: &str, intel: bool, operands: &mut [Binding]) -> Result<Code, String> {
    let text = template::expand(template, intel)?;
    template::restrict(&text, operands);
    let mut parser = Parser {
        operands,
        intel,
        code: Vec::new(),
        labels: Vec::new(),
        targets: Vec::new(),
        prefix: None,
        names: RefCell::default(),
        bytes: Vec::new(),
        whole: false,
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
        operands: &[],
        intel,
        code: Vec::new(),
        labels: Vec::new(),
        targets: Vec::new(),
        prefix: None,
        names: RefCell::default(),
        bytes: Vec::new(),
        whole: true,
    };
    parser.statement(statement)?;
    parser.finish()
}

struct Parser<'a> {
    operands: &'a [Binding],
    intel: bool,
    code: Vec<Instruction>,
    /// Labels, each with the index of the instruction that follows it.
    labels: Vec<(String, usize)>,
    /// Label operands to be resolved: instruction index, operand index, label.
    targets: Vec<(usize, usize, String)>,
    /// Prefix on a line of its own before the next instruction.
    prefix: Option<Prefix>,
    names: RefCell<Vec<Name>>,
    /// Machine code bytes from data directives since the last instruction.
    bytes: Vec<u8>,
    /// Whether the text is a statement of module-level assembly, and not a template inside a function.
    whole: bool,
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
pub fn size_of_number(directive: &str) -> Option<u8> {
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
pub fn number_of(text: &str) -> Option<i64> {
    number::number(text, number::Numbers { operands: &[] })
}

/// Whether a text has the form of a symbol name.
pub fn is_symbol(text: &str) -> bool {
    let symbol = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
    text.starts_with(|c: char| symbol(c) && !c.is_ascii_digit()) && text.chars().all(symbol)
}

impl Parser<'_> {
    fn statement(&mut self, statement: &str) -> Result<(), String> {
        let mut rest = statement;
        let symbol = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        while let Some((label, after)) = rest.split_once(':').filter(|(l, _)| !l.is_empty() && l.chars().all(symbol)) {
            self.end_numbers()?;
            self.labels.push((label.into(), self.code.len()));
            rest = after.trim_start();
        }
        if self.is_of_numbers(rest)? {
            return Ok(());
        }
        self.end_numbers()?;
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

    /// Whether a statement is a data directive, whose bytes are collected, or an empty statement, which may
    /// stand between data directives.
    fn is_of_numbers(&mut self, statement: &str) -> Result<bool, String> {
        let (word, numbers) = statement.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((statement, ""));
        let Some(size) = size_of_number(&word.to_ascii_lowercase()) else { return Ok(word.is_empty()) };
        for text in split(numbers) {
            let value = number::number(text, number::Numbers { operands: self.operands });
            let Some(value) = value.filter(|value| fits(*value, size)) else {
                return Err(format!("inline assembly with `{}` after `{word}`", template::show(text)));
            };
            self.bytes.extend(&value.to_le_bytes()[..usize::from(size)]);
        }
        Ok(true)
    }

    /// Decodes the collected machine code bytes and parses the resulting instructions.
    fn end_numbers(&mut self) -> Result<(), String> {
        if self.bytes.is_empty() {
            return Ok(());
        }
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
                    number::number(first, number::Numbers { operands: self.operands }).is_some_and(|n| match name {
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

    fn instruction(&mut self, mnemonic: String, args: &str) -> Result<(), String> {
        let at = self.code.len();
        let jump = mnemonic.starts_with('j') || mnemonic.starts_with("loop") || mnemonic.starts_with("call");
        let mut list = Vec::new();
        for (n, text) in split(args).into_iter().enumerate() {
            if jump {
                if let Some(arg) = self.jump_operand(text) {
                    list.push(arg);
                    continue;
                }
                let indirect = text.starts_with(['*', '[', '%', template::START]) || text.contains('[');
                let register = self.intel && register(text).is_some();
                if !indirect && !register {
                    self.targets.push((at, n, text.into()));
                    list.push(Arg::Target(0));
                    continue;
                }
            }
            // A callee may be in a register or in memory.
            let indirect = mnemonic.starts_with("call") || self.whole && mnemonic.starts_with("jmp");
            let text = match indirect && !self.intel {
                true => text.strip_prefix('*').unwrap_or(text),
                false => text,
            };
            let arg = if self.intel { self.intel_arg(text) } else { self.att_arg(text) };
            let scales = |arg: &Arg| match arg {
                Arg::Memory(memory) => memory.index.is_none_or(|(_, scale)| matches!(scale, 1 | 2 | 4 | 8)),
                _ => true,
            };
            let arg = arg.filter(scales);
            list.push(arg.ok_or_else(|| {
                format!("inline assembly with the operand `{}` of `{mnemonic}`", template::show(text))
            })?);
        }
        if !self.intel {
            list.reverse();
        }
        if let ("call" | "callq" | "jmp" | "jmpq", [Arg::Address(symbol, 0)]) = (&*mnemonic, &*list) {
            list = vec![Arg::Symbol(*symbol)];
        }
        let prefix = self.prefix.take();
        self.code.push(Instruction { prefix, mnemonic, args: list, intel: self.intel });
        Ok(())
    }

    /// Parses an operand reference of a jump or a call that stands for a label or a symbol.
    fn jump_operand(&self, text: &str) -> Option<Arg> {
        let (number, modifier) = template::reference(text)?;
        match (self.operands.get(number)?.location, modifier) {
            (Location::Label(n), None | Some('l')) => Some(Arg::Label(n)),
            (Location::Address(global, 0), None | Some('P' | 'c')) => {
                Some(Arg::Symbol(self.name(Name::Global(global))))
            }
            _ => None,
        }
    }

    /// Returns the index of a symbol in `names`, adding it if needed.
    fn name(&self, name: Name) -> u32 {
        let mut names = self.names.borrow_mut();
        let at = names.iter().position(|n| *n == name).unwrap_or_else(|| {
            names.push(name);
            names.len() - 1
        });
        at as u32
    }

    fn finish(mut self) -> Result<Code, String> {
        self.end_numbers()?;
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
            self.code[*at].args[*n] = match found {
                Some((_, to)) => Arg::Target(*to),
                None => match self.symbolic(name) {
                    Some((symbol, 0, false)) => Arg::Symbol(symbol),
                    _ => return Err(format!("inline assembly with the symbol `{name}`")),
                },
            };
        }
        Ok(Code { instructions: self.code, names: self.names.into_inner() })
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

    fn operands() -> Vec<Binding> {
        let at = |location| Binding { location, bits: 32, tied: None, input: Some(0), output: None, early: false };
        vec![
            at(Location::General { low: false }),
            at(Location::Memory),
            at(Location::Immediate(5)),
            at(Location::Vector),
        ]
    }

    fn reading(template: &str, intel: bool) -> Reading {
        let code = parse(template, intel, &mut operands()).expect(template);
        code.instructions[0]
            .read(|name| ["mov", "add", "movzx", "imul", "cmove", "movq", "cmovl"].contains(&name))
            .expect(template)
    }

    #[test]
    fn both_syntaxes_say_the_same() {
        for (att, intel) in [
            ("addl $$12, %ecx", "add ecx, 0ch"),
            ("mov 8(%rax,%rbx,4), %rdx", "mov rdx, [rax + 4*rbx + 8]"),
            ("mov %fs:0, %rdx", "mov rdx, fs:[0]"),
            ("cmovz %ecx, $0", "cmove $0, ecx"),
            ("movabs $$0x10, %rax", "mov rax, 16"),
            ("mov $2, $0", "mov $0, $2"),
        ] {
            let (a, b) = (reading(att, false), reading(intel, true));
            assert_eq!((a.name, a.args), (b.name, b.args), "{att}");
        }
    }

    #[test]
    fn suffixes() {
        let sizes = |text| {
            let reading = reading(text, false);
            (reading.name, reading.bits)
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
        let targets: Vec<&[Arg]> = code.instructions.iter().map(|i| &*i.args).collect();
        assert_eq!(targets, [&[][..], &[Arg::Target(2)], &[Arg::Target(2)], &[Arg::Target(4)]]);
        assert!(parse("jmp 1b; 1:", false, &mut []).is_err());
    }

    #[test]
    fn no_text_is_a_panic() {
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
                for instruction in parse(&text, intel, &mut operands()).unwrap_or_default().instructions {
                    instruction.read(|_| true);
                    instruction.read(|_| false);
                }
            }
        }
    }
}
