//! The assembler: encodes assembly text as machine code.
//!
//! [`select`] maps one textual instruction to an x86 instruction form; the JIT uses it for inline assembly.
//! Module-level assembly (`module asm`) becomes an [`AsmUnit`]. Both engines treat a unit as host code that the program
//! includes, as if it were an object file linked to the program. Its sections are placed near the data of the program,
//! and its symbols take precedence over those of libraries.

mod directive;
mod load;
pub mod select;

use crate::diagnostic::Diagnostic;
use crate::ir::Module;
use crate::ir::asm::module::{Expression, Statement, is_empty, statements};
use crate::ir::asm::text::{Code, SymbolRef};
use crate::source::Span;
use iced_x86::Encoder;
pub use load::LoadedAsm;
use rustc_hash::{FxHashMap, FxHashSet};
use select::{AsmContext, OperandRegisters, SymbolUse};

/// Kind of a section, which determines its placement and its protection.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum SectionKind {
    /// Executable.
    Code,
    /// Read-only data.
    ReadOnly,
    Data,
    /// Not loaded; read only by debuggers and linkers.
    Nowhere,
}

/// One section of a unit.
#[derive(Debug)]
struct AsmSection {
    kind: SectionKind,
    bytes: Vec<u8>,
    align: u64,
}

/// Definition of a symbol.
#[derive(Clone, PartialEq, Eq, Debug)]
enum SymbolDef {
    /// Label: index of the section, and offset in it.
    At(usize, u64),
    /// Value of an assignment.
    Value(Expression, (usize, u64)),
}

/// Field that is patched once addresses are known.
#[derive(Clone, Debug)]
struct Fixup {
    section: usize,
    offset: u64,
    /// Size of the field in bytes.
    size: u8,
    value: Expression,
    /// Offset of the next instruction, for a PC-relative field.
    relative: Option<u64>,
    /// Whether a jump stub of longer range may be used for the target.
    jumps: bool,
    span: Span,
}

/// Assembled `module asm` of a module.
#[derive(Debug, Default)]
pub struct AsmUnit {
    sections: Vec<AsmSection>,
    symbols: FxHashMap<String, SymbolDef>,
    /// Weak symbols, which may stay undefined.
    weak: FxHashSet<String>,
    fixups: Vec<Fixup>,
}

/// State of assembling one module.
struct Assembler {
    unit: AsmUnit,
    by_name: FxHashMap<String, usize>,
    current: usize,
    previous: usize,
    pushed: Vec<(usize, usize)>,
}

impl AsmUnit {
    /// Assembles the `module asm` of a module. `None` if it has none; `Err` describes the unsupported part.
    pub fn new(module: &Module) -> Result<Option<AsmUnit>, Diagnostic> {
        if is_empty(module) {
            return Ok(None);
        }
        let refuse =
            |(why, span): (String, Span)| Diagnostic::error("E0609", span, format!("{why} is not supported yet"));
        let all = statements(module).map_err(refuse)?;
        let mut assembler = Assembler {
            unit: AsmUnit::default(),
            by_name: FxHashMap::default(),
            current: 0,
            previous: 0,
            pushed: Vec::new(),
        };
        assembler.enter(".text", None);
        for (statement, span) in all {
            assembler.statement(statement, span).map_err(|why| refuse((why, span)))?;
        }
        Ok(Some(assembler.unit))
    }

    /// Returns the symbols that the unit uses and does not define, each with the span of its first use.
    pub fn elsewhere(&self) -> Vec<(&str, Span)> {
        let mut found: Vec<(&str, Span)> = Vec::new();
        for fixup in &self.fixups {
            for name in [&fixup.value.added_symbol, &fixup.value.subtracted_symbol].into_iter().flatten() {
                if !self.symbols.contains_key(name) && found.iter().all(|(known, _)| known != name) {
                    found.push((name, fixup.span));
                }
            }
        }
        found
    }

    /// Whether the unit defines a symbol that the module can refer to; local labels (`.L…`) are excluded.
    pub fn defines(&self, name: &str) -> bool {
        self.symbols.contains_key(name) && !name.starts_with(".L")
    }
}

impl Assembler {
    fn here(&self) -> (usize, u64) {
        (self.current, self.unit.sections[self.current].bytes.len() as u64)
    }

    fn section(&mut self) -> &mut AsmSection {
        &mut self.unit.sections[self.current]
    }

    /// Switches to a section, and creates it if needed.
    fn enter(&mut self, name: &str, flags: Option<&str>) {
        let unit = &mut self.unit;
        let at = *self.by_name.entry(name.into()).or_insert_with(|| {
            let starts = |prefix: &str| name == prefix || name.strip_prefix(prefix).is_some_and(|r| r.starts_with('.'));
            let kind = match flags {
                Some(flags) if flags.contains('x') => SectionKind::Code,
                Some(flags) if flags.contains('w') => SectionKind::Data,
                Some(flags) if flags.contains('a') => SectionKind::ReadOnly,
                Some(_) => SectionKind::Nowhere,
                None if starts(".text") => SectionKind::Code,
                None if starts(".data") || starts(".bss") => SectionKind::Data,
                None if starts(".rodata") || starts(".eh_frame") => SectionKind::ReadOnly,
                None => SectionKind::Nowhere,
            };
            unit.sections.push(AsmSection { kind, bytes: Vec::new(), align: 1 });
            unit.sections.len() - 1
        });
        self.previous = self.current;
        self.current = at;
    }

    fn statement(&mut self, statement: Statement, span: Span) -> Result<(), String> {
        match statement {
            Statement::Label(name) => {
                let (section, offset) = self.here();
                self.define(name, SymbolDef::At(section, offset))
            }
            Statement::Assignment(name, value) => self.assign(&name, &value),
            Statement::Directive(name, arguments) => self.directive(&name, &arguments, span),
            Statement::Instruction(code) => self.instruction(&code, span),
        }
    }

    fn define(&mut self, name: String, symbol: SymbolDef) -> Result<(), String> {
        let again = matches!(symbol, SymbolDef::At(..)) && self.unit.symbols.contains_key(&name);
        if again {
            return Err(format!("module assembly with two definitions of `{name}`"));
        }
        self.unit.symbols.insert(name, symbol);
        Ok(())
    }

    fn instruction(&mut self, code: &Code, span: Span) -> Result<(), String> {
        let registers = OperandRegisters::default();
        for instruction in &code.instructions {
            let ours = |why: String| why.replacen("inline assembly", "module assembly", 1);
            let selected = select::select(instruction, &registers, AsmContext::Module).map_err(ours)?;
            let mut encoder = Encoder::new(64);
            let wrong = |e| format!("module assembly that cannot be encoded ({e})");
            let length = encoder.encode(&selected.instruction, select::PLACEHOLDER_IP).map_err(wrong)? as u64;
            let offsets = encoder.get_constant_offsets();
            let (section, start) = self.here();
            self.section().bytes.extend(encoder.take_buffer());
            let Some((symbol, added, how)) = selected.symbol else { continue };
            let Some(SymbolRef::Text(name)) = code.symbols.get(symbol as usize) else { continue };
            let value = Expression { added_symbol: Some(name.clone()), subtracted_symbol: None, addend: added };
            let relative = (how != SymbolUse::Abs64).then_some(start + length);
            let (offset, size) = match how {
                SymbolUse::PcRel32 => (offsets.displacement_offset(), offsets.displacement_size()),
                SymbolUse::Abs64 | SymbolUse::Branch32 | SymbolUse::AddressSlot => {
                    (offsets.immediate_offset(), offsets.immediate_size())
                }
            };
            self.unit.fixups.push(Fixup {
                section,
                offset: start + offset as u64,
                size: size as u8,
                value,
                relative,
                jumps: how == SymbolUse::Branch32,
                span,
            });
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::SourceMap;

    fn module(assembly: &str) -> Module {
        let mut text = String::from("module asm \"");
        for byte in assembly.bytes() {
            match byte {
                b'"' | b'\\' | b'\n' => text.push_str(&format!("\\{byte:02X}")),
                byte => text.push(byte.into()),
            }
        }
        text.push('"');
        let mut sources = SourceMap::new();
        let source = sources.add("test.ll", text).unwrap();
        crate::parse::parse(&source).module
    }

    #[test]
    fn fixups_are_applied() {
        let text = "f: nop; call f; .data; w: .quad f, w - v, 0x10; v: .long w - ., 7; e = v + 4";
        let mut unit = AsmUnit::new(&module(text)).unwrap().unwrap().place(0x7000_0000).unwrap();
        unit.fill(&|_| None).unwrap();
        let (f, w, v) = (unit.address("f").unwrap(), unit.address("w").unwrap(), unit.address("v").unwrap());
        assert_eq!((v - w, unit.address("e").unwrap()), (24, v + 4));
        // SAFETY: addresses in the unit's data and code.
        unsafe {
            assert_eq!((w as *const [i64; 3]).read(), [f as i64, -24, 16]);
            assert_eq!((v as *const [i32; 2]).read(), [-24, 7]);
            assert_eq!((f as *const [u8; 6]).read(), [0x90, 0xe8, 0xfa, 0xff, 0xff, 0xff]);
        }
    }

    #[test]
    fn no_text_panics() {
        let pieces = [
            "f:",
            "g:",
            "1:",
            "call f",
            "jmp 1b",
            "jne 1f",
            "mov f(%rip), %eax",
            "lea g+4(%rip), %rax",
            "ret",
            ".set a, b - b",
            ".set b, a - a",
            "a = a",
            ".quad a",
            ".long f - g",
            ".byte f",
            ".text",
            ".data",
            ".section \"x\",\"aw\"",
            ".pushsection .rodata",
            ".popsection",
            ".previous",
            ".p2align 99",
            ".balign 0",
            ".skip -1",
            ".skip f",
            ".zero 3",
            ".fill 2, 9, 1",
            ".ascii \"a\\q\"",
            ".asciz \"",
            "\"",
            ".comm x",
            ".comm x, 8, 3",
            ".long",
            ".quad .",
            "rep",
            "loop f",
            "jmp *f(%rip)",
            "push $f",
            "movabs $f, %rax",
            "/*",
            "*/",
            "#",
            ";",
            "=",
            ":",
            ".",
            "\"q\":",
            ".weak w",
            "call w",
            ".long 1b - 1f",
            ".short 99999",
            ".float 1.5",
            ".double x",
            ".p2align",
            ".set",
            "$",
            "%st(9)",
            "fadd %st(9)",
        ];
        let mut state = 1u64;
        let mut next = move |n: usize| {
            state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (state >> 33) as usize % n
        };
        for _ in 0..3000 {
            let text: Vec<&str> = (0..next(9)).map(|_| pieces[next(pieces.len())]).collect();
            if let Ok(Some(unit)) = AsmUnit::new(&module(&text.join("\n"))) {
                let mut placed = unit.place(0x7000_0000).unwrap();
                let _ = placed.fill(&|name| (name == "w").then_some(1 << 50));
            }
        }
    }
}
