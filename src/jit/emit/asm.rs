//! Machine code as text.

use super::{AsmStyle, Listing, NO_LINE, Syntax, each_function};
use crate::diagnostic::Diagnostic;
use crate::ir::x86::X86;
use crate::ir::{GlobalId, LocId};
use crate::jit::abi::Symbol;
use crate::jit::codemem::{DataSize, Memory};
use crate::jit::link::{Linked, link};
use crate::jit::runtime::Runtime;
use crate::jit::{Options, compile, internal_text, no_memory, x86};
use crate::source::SourceMap;
use iced_x86::{
    Decoder, DecoderOptions, Formatter, GasFormatter, Instruction, IntelFormatter, SymbolResolver, SymbolResult,
};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::fmt::Write;

/// Lists the functions and the ways between them, with or without the work of Cranelift's optimiser.
pub(super) fn list(
    listing: &Listing<'_>,
    options: &Options,
    style: AsmStyle,
    optimized: bool,
    sources: &SourceMap,
) -> Result<String, Vec<Diagnostic>> {
    let mut compiled = Vec::new();
    let assembled = each_function(listing, options, optimized, |compiler, env, id| {
        compiled.push(compiler.compile(env, options, id).map_err(|e| e.message)?);
        Ok(())
    })?;
    let isa = compile::target(options, false).map_err(|e| vec![internal_text(&e)])?;
    // Linked wherever there is room, and shown as if it were at the lowest address: what is only called near keeps its
    // distance, so that nothing but the label in front of an instruction tells the difference.
    let no_data = DataSize { read_only: 0, writable: 0, align: 1 };
    let mut memory = Memory::reserve(no_data).map_err(|e| vec![no_memory(Default::default(), &e.to_string())])?;
    let up = memory.regions().code.start - listing.regions.code.start;
    let linked = link(isa, &compiled, &assembled, &mut memory, false, |symbol| {
        let (Symbol::Function(n) | Symbol::External(n)) = symbol else { return None };
        let address = listing.elsewhere(GlobalId::from_u32(n));
        Some(if listing.regions.code.contains(&address) { address + up } else { address })
    });
    let linked = linked.map_err(|e| vec![internal_text(&e)])?;
    Ok(Disassembly { listing, linked: &linked, memory: &memory, up, style, sources }.text())
}

/// Names for addresses in assembly.
struct Names {
    exact: FxHashMap<u64, String>,
}

impl SymbolResolver for Names {
    fn symbol(
        &mut self,
        _instruction: &Instruction,
        _operand: u32,
        _instruction_operand: Option<u32>,
        address: u64,
        _address_size: u32,
    ) -> Option<SymbolResult<'_>> {
        self.exact.get(&address).map(|name| SymbolResult::with_str(address, name))
    }
}

/// Characters for the bytes of an instruction: of ten bytes.
const COLUMN: usize = 29;

fn formatter(syntax: Syntax, names: Names) -> Box<dyn Formatter> {
    let names: Option<Box<dyn SymbolResolver>> = Some(Box::new(names));
    let mut formatter: Box<dyn Formatter> = match syntax {
        Syntax::Att => Box::new(GasFormatter::with_options(names, None)),
        Syntax::Intel => {
            let mut formatter = IntelFormatter::with_options(names, None);
            let options = formatter.options_mut();
            options.set_hex_prefix("0x");
            options.set_hex_suffix("");
            options.set_uppercase_hex(false);
            options.set_space_after_operand_separator(true);
            Box::new(formatter)
        }
    };
    let options = formatter.options_mut();
    options.set_first_operand_char_index(8);
    options.set_branch_leading_zeros(false);
    options.set_small_hex_numbers_in_decimal(true);
    formatter
}

/// Linked code, to be shown as if it were `up` lower.
struct Disassembly<'a, 'm> {
    listing: &'a Listing<'m>,
    linked: &'a Linked,
    memory: &'a Memory,
    up: u64,
    style: AsmStyle,
    sources: &'a SourceMap,
}

impl Disassembly<'_, '_> {
    fn text(&self) -> String {
        let (mut exact, mut labels) = (self.names(), Vec::new());
        for (start, function) in self.linked.map.functions() {
            let targets = self.targets(start, function.size().into());
            for (n, target) in targets.iter().enumerate() {
                exact.entry(*target).or_insert_with(|| format!(".L{}", n + 1));
            }
            labels.push(targets);
        }
        let mut formatter = formatter(self.style.syntax, Names { exact });
        let mut line = |out: &mut String, instruction: &Instruction| {
            let mut text = String::new();
            formatter.format(instruction, &mut text);
            let bytes = if self.style.bytes { self.bytes(instruction) } else { String::new() };
            let _ = writeln!(out, "{:8x}:       {bytes}{text}", instruction.ip());
        };
        let mut out = String::new();
        for ((start, function), labels) in self.linked.map.functions().zip(&labels) {
            let name = &self.listing.module.globals[function.id].name;
            let separator = if out.is_empty() { "" } else { "\n" };
            let _ = writeln!(out, "{separator}# {}\n@{name}:", self.listing.title(function.id, self.sources));
            let mut places = function.locs().peekable();
            let mut last: Option<LocId> = None;
            for instruction in self.instructions(start, function.size().into()) {
                let offset = (instruction.ip() + self.up - start) as u32;
                let mut place = None;
                while let Some((_, loc)) = places.next_if(|(at, _)| *at <= offset) {
                    place = Some(loc);
                }
                let label = labels.iter().position(|label| *label == instruction.ip());
                if let Some(n) = label {
                    let _ = writeln!(out, ".L{}:", n + 1);
                    // It is come to from elsewhere.
                    place = place.or(last.map(Some));
                }
                match place {
                    Some(Some(loc)) => {
                        if let Some(text) = self.listing.comment(function.id, &function.sites, loc, self.sources) {
                            let _ = writeln!(out, "        # {text}");
                        }
                        last = Some(loc);
                    }
                    Some(None) if last.take().is_some() => drop(writeln!(out, "        # {NO_LINE}")),
                    Some(None) | None => {}
                }
                line(&mut out, &instruction);
            }
        }
        for (symbol, start, size) in &self.linked.thunks {
            let _ = writeln!(out, "\n{}:", self.listing.name_of(*symbol));
            self.instructions(*start, *size).for_each(|instruction| line(&mut out, &instruction));
        }
        out
    }

    /// `48 89 e5              `: the bytes of an instruction, in a column that most fit.
    fn bytes(&self, instruction: &Instruction) -> String {
        let bytes = self.memory.code_bytes(instruction.ip() + self.up, instruction.len() as u64);
        let text: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{:<COLUMN$}  ", text.join(" "))
    }

    /// The names of everything that code refers to outside of the function that it is in.
    fn names(&self) -> FxHashMap<u64, String> {
        let (listing, linked) = (self.listing, self.linked);
        let mut names: FxHashMap<u64, String> = FxHashMap::default();
        for (id, _) in &listing.reached {
            names.insert(listing.elsewhere(*id), format!("@{}", listing.module.globals[*id].name));
        }
        names.extend(X86::ALL.iter().filter_map(|op| Some((x86::address(*op)?, op.name().to_string()))));
        let runtime = (0..).map_while(Runtime::from_number);
        names.extend(runtime.map(|function| (function.address(), function.name().to_string())));
        for (start, function) in linked.map.functions() {
            names.insert(start - self.up, format!("@{}", listing.module.globals[function.id].name));
        }
        names.extend(linked.thunks.iter().map(|(symbol, start, _)| (start - self.up, listing.name_of(*symbol))));
        names
    }

    /// The instructions of a piece of code, at the addresses that are shown.
    fn instructions(&self, start: u64, size: u64) -> impl Iterator<Item = Instruction> {
        Decoder::with_ip(64, self.memory.code_bytes(start, size), start - self.up, DecoderOptions::NONE).into_iter()
    }

    /// Where branches within a piece of code go, ascending.
    fn targets(&self, start: u64, size: u64) -> Vec<u64> {
        let first = start - self.up;
        let within = first + 1..first + size;
        let branches = self.instructions(start, size).filter(|i| i.is_jmp_short_or_near() || i.is_jcc_short_or_near());
        let targets: BTreeSet<u64> = branches.map(|i| i.near_branch_target()).filter(|t| within.contains(t)).collect();
        targets.into_iter().collect()
    }
}
