//! The text of assembly: AT&T and Intel syntax of x86-64, to instructions whose operands stand in one order (the one written
//! first) and whose labels are resolved. What an instruction is called in either syntax is [`Instruction::read`]'s business.

mod names;
mod number;
mod template;

use super::operands::{Binding, Location, Reg};
pub use names::Reading;
use number::{Numbers, number};

/// A register, or a part of one.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Register {
    /// Which.
    pub place: Place,
    /// Bits of it; of vector registers always 128.
    pub bits: u32,
    /// Of eight bits, whether they are the second ones: `ah`.
    pub high: bool,
}

/// Which register.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Place {
    /// This one.
    Machine(Reg),
    /// The one that the engine chose for an operand.
    Operand {
        /// The number of the operand, of those that share a place the output's.
        number: usize,
        /// Whether it is a vector register.
        vector: bool,
    },
}

impl Place {
    /// Whether it is a vector register.
    pub fn is_vector(self) -> bool {
        matches!(self, Place::Machine(Reg::Vector(_)) | Place::Operand { vector: true, .. })
    }
}

/// An operand in memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Memory {
    /// `fs` or `gs`: its first letter.
    pub segment: Option<char>,
    /// Address, or a part of it.
    pub base: Option<Place>,
    /// What is added, and how many times.
    pub index: Option<(Place, u32)>,
    /// What is added besides.
    pub displacement: i64,
    /// How many bits are there, if the text says so.
    pub bits: Option<u32>,
}

/// What an instruction works on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Arg {
    /// A register.
    Register(Register),
    /// A number.
    Immediate(i64),
    /// Memory.
    Memory(Memory),
    /// Where it jumps: the number of an instruction, or of all if it jumps behind the last one.
    Target(usize),
}

/// What stands before a mnemonic.
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
    /// What stands before it.
    pub prefix: Option<Prefix>,
    /// Its name as written, in small letters.
    pub mnemonic: String,
    /// What it works on; what it writes comes first.
    pub args: Vec<Arg>,
    /// Whether it is written as Intel does.
    pub intel: bool,
}

/// General registers by their 64, 32, 16 and 8 bits.
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

/// The register of a name: its bits, and whether they are the second eight.
pub fn register(name: &str) -> Option<(Reg, u32, bool)> {
    let name = name.to_ascii_lowercase();
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

/// Whether there is anything but blanks and comments.
pub fn has_statements(template: &str) -> bool {
    statements(template).iter().any(|s| !s.is_empty())
}

/// The statements of a text, without comments and blanks around them.
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

/// Reads a template. `Err`: what in it is not supported.
pub fn parse(template: &str, intel: bool, operands: &mut [Binding]) -> Result<Vec<Instruction>, String> {
    let text = template::expand(template, intel)?;
    template::restrict(&text, operands);
    let mut parser =
        Parser { operands, intel, code: Vec::new(), labels: Vec::new(), targets: Vec::new(), prefix: None };
    for statement in statements(&text) {
        parser.statement(&statement)?;
    }
    parser.finish()
}

struct Parser<'a> {
    operands: &'a [Binding],
    intel: bool,
    code: Vec<Instruction>,
    /// Labels, and the instructions that follow them.
    labels: Vec<(String, usize)>,
    /// Operands that are labels: instruction, operand, name.
    targets: Vec<(usize, usize, String)>,
    /// What stands alone before the next instruction.
    prefix: Option<Prefix>,
}

impl Parser<'_> {
    fn statement(&mut self, statement: &str) -> Result<(), String> {
        let mut rest = statement;
        let symbol = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        while let Some((label, after)) = rest.split_once(':').filter(|(l, _)| !l.is_empty() && l.chars().all(symbol)) {
            self.labels.push((label.into(), self.code.len()));
            rest = after.trim_start();
        }
        loop {
            let (word, after) = rest.split_once(|c: char| c.is_ascii_whitespace()).unwrap_or((rest, ""));
            let word = word.to_ascii_lowercase();
            let prefix = match &*word {
                "" => return Ok(()),
                "lock" => Prefix::Lock,
                "rep" | "repe" | "repz" => Prefix::Rep,
                "repne" | "repnz" => Prefix::Repne,
                name if name.starts_with('.') => return self.directive(name),
                _ => return self.instruction(word, after.trim()),
            };
            if self.prefix.replace(prefix).is_some() {
                return Err(format!("inline assembly with two prefixes before `{after}`"));
            }
            rest = after.trim_start();
        }
    }

    fn directive(&mut self, name: &str) -> Result<(), String> {
        match name {
            ".intel_syntax" => self.intel = true,
            ".att_syntax" => self.intel = false,
            // Where an instruction lies has no meaning.
            ".align" | ".p2align" | ".balign" => {}
            _ => return Err(format!("inline assembly with the directive `{name}`")),
        }
        Ok(())
    }

    fn instruction(&mut self, mnemonic: String, args: &str) -> Result<(), String> {
        let at = self.code.len();
        let jump = mnemonic.starts_with('j') || mnemonic.starts_with("loop") || mnemonic.starts_with("call");
        let mut list = Vec::new();
        for (n, text) in split(args).into_iter().enumerate() {
            if jump && !text.starts_with(['*', '[', '%', template::START]) {
                self.targets.push((at, n, text.into()));
                list.push(Arg::Target(0));
                continue;
            }
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
        let prefix = self.prefix.take();
        self.code.push(Instruction { prefix, mnemonic, args: list, intel: self.intel });
        Ok(())
    }

    fn finish(mut self) -> Result<Vec<Instruction>, String> {
        if self.prefix.is_some() {
            return Err("inline assembly with a prefix before nothing".into());
        }
        for (at, n, name) in &self.targets {
            // `1b` is the label before, `1f` the one behind.
            let number =
                name.strip_suffix(['b', 'f']).filter(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()));
            let found = match number {
                Some(number) if name.ends_with('b') => self.labels.iter().rev().find(|(l, to)| l == number && to <= at),
                Some(number) => self.labels.iter().find(|(l, to)| l == number && to > at),
                None => self.labels.iter().find(|(l, _)| l == name),
            };
            let Some((_, to)) = found else {
                return Err(format!("inline assembly with the symbol `{name}`"));
            };
            self.code[*at].args[*n] = Arg::Target(*to);
        }
        Ok(self.code)
    }

    /// The register that a reference to an operand is.
    fn operand_register(&self, number: usize, modifier: Option<char>) -> Option<Register> {
        let binding = self.operands.get(number)?;
        let place = match binding.location {
            Location::Fixed(reg) => Place::Machine(reg),
            Location::General { .. } => Place::Operand { number: binding.tied.unwrap_or(number), vector: false },
            Location::Vector => Place::Operand { number: binding.tied.unwrap_or(number), vector: true },
            Location::Memory | Location::Immediate(_) | Location::Condition(_) => return None,
        };
        let (bits, high) = match modifier {
            _ if place.is_vector() => (128, false),
            None => (binding.bits.next_power_of_two().max(8), false),
            Some('b') => (8, false),
            Some('h') => (8, true),
            Some('w') => (16, false),
            Some('k') => (32, false),
            Some('q') => (64, false),
            Some(_) => return None,
        };
        Some(Register { place, bits, high })
    }

    /// The memory that an operand is.
    fn operand_memory(&self, number: usize) -> Option<Memory> {
        self.operands.get(number).filter(|b| b.location == Location::Memory)?;
        Some(Memory { base: Some(Place::Operand { number, vector: false }), ..Memory::default() })
    }

    /// What a reference to an operand is that stands alone.
    fn operand(&self, text: &str) -> Option<Arg> {
        let (number, modifier) = template::reference(text)?;
        let binding = self.operands.get(number)?;
        match (binding.location, modifier) {
            (Location::Immediate(n), None) => Some(Arg::Immediate(n)),
            // A number without the mark of numbers is an address.
            (Location::Immediate(n), Some('c' | 'P')) if self.intel => Some(Arg::Immediate(n)),
            (Location::Immediate(_), _) => self.address(text).map(Arg::Memory),
            (Location::Memory, None | Some('a' | 'P')) => self.operand_memory(number).map(Arg::Memory),
            // The address of a register's content.
            (Location::Fixed(_) | Location::General { .. }, Some('a')) => {
                let base = self.operand_register(number, Some('q'))?.place;
                Some(Arg::Memory(Memory { base: Some(base), ..Memory::default() }))
            }
            _ => self.operand_register(number, modifier).map(Arg::Register),
        }
    }

    fn numbers(&self) -> Numbers<'_> {
        Numbers { operands: self.operands }
    }

    fn named(&self, name: &str) -> Option<Register> {
        if let Some((number, modifier)) = template::reference(name) {
            return self.operand_register(number, modifier);
        }
        let name = if self.intel { name } else { name.strip_prefix('%')? };
        let (reg, bits, high) = register(name.trim())?;
        Some(Register { place: Place::Machine(reg), bits, high })
    }

    /// A register in an address.
    fn base(&self, name: &str) -> Option<Place> {
        let register = self.named(name.trim())?;
        (register.bits == 64 && !register.place.is_vector()).then_some(register.place)
    }

    fn att_arg(&self, text: &str) -> Option<Arg> {
        if let Some(immediate) = text.strip_prefix('$') {
            return number(immediate, self.numbers()).map(Arg::Immediate);
        }
        if template::reference(text).is_some() {
            return self.operand(text);
        }
        match self.named(text) {
            Some(register) => Some(Arg::Register(register)),
            None => self.address(text).map(Arg::Memory),
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
        // `4+$0`: a number beside the address of an operand in memory.
        if let Some((at, end)) = template::references(displacement).find(|(at, end)| {
            template::reference(&displacement[*at..*end])
                .is_some_and(|(n, _)| self.operands.get(n).is_some_and(|b| b.location == Location::Memory))
        }) {
            let (n, _) = template::reference(&displacement[at..end])?;
            let whole = self.operand_memory(n)?;
            let rest = format!(
                "{}+{}",
                displacement[..at].trim().trim_end_matches('+'),
                displacement[end..].trim().trim_start_matches('+')
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
            memory.displacement = number(displacement, self.numbers())?;
        } else if memory.base.is_none() && memory.index.is_none() {
            return None;
        }
        Some(memory)
    }

    fn intel_arg(&self, text: &str) -> Option<Arg> {
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
                Arg::Memory(memory) => memory,
                other => return Some(other),
            },
            _ if text.contains('[') => self.intel_address(text)?,
            _ => match self.named(text) {
                Some(register) => return Some(Arg::Register(register)),
                None => return number(text, self.numbers()).map(Arg::Immediate),
            },
        };
        memory.bits = bits.or(memory.bits);
        Some(Arg::Memory(memory))
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
            let product = term.split_once('*').map(|(a, b)| (a.trim(), b.trim()));
            let scaled = match product {
                Some((a, b)) => match (self.base(a), self.base(b)) {
                    (Some(place), None) => Some((place, number(b, self.numbers())?)),
                    (None, Some(place)) => Some((place, number(a, self.numbers())?)),
                    _ => None,
                },
                None => None,
            };
            if let Some((place, scale)) = scaled.filter(|_| !minus) {
                if memory.index.replace((place, u32::try_from(scale).ok()?)).is_some() {
                    return None;
                }
            } else if let Some(place) = self.base(term).filter(|_| !minus) {
                if memory.base.is_none() {
                    memory.base = Some(place);
                } else if memory.index.replace((place, 1)).is_some() {
                    return None;
                }
            } else {
                let n = number(term, self.numbers())?;
                memory.displacement = memory.displacement.wrapping_add(if minus { n.wrapping_neg() } else { n });
            }
        }
        Some(memory)
    }
}

/// Operands, which commas part that are not in brackets.
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
        code[0].read(|name| ["mov", "add", "movzx", "imul", "cmove", "movq", "cmovl"].contains(&name)).expect(template)
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
        let targets: Vec<&[Arg]> = code.iter().map(|i| &*i.args).collect();
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
                for instruction in parse(&text, intel, &mut operands()).unwrap_or_default() {
                    instruction.read(|_| true);
                    instruction.read(|_| false);
                }
            }
        }
    }
}
