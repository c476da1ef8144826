//! Machine code as text.

mod decode;

use crate::diagnostic::Diagnostic;
use crate::ir::x86::X86Op;
use crate::ir::{GlobalId, GlobalKind, LocId, Name};
use crate::jit::compile::diagnostics::{internal_text, no_memory};
use crate::jit::compile::target_isa;
use crate::jit::emit::asm::decode::{CodeItem, DecodedFunction, constant, decode, is_register_or_reload_move};
use crate::jit::emit::uses::CodeOrigin;
use crate::jit::emit::{AsmStyle, GlobalAddr, ListingInput, Syntax, Texts, each_function};
use crate::jit::link::code_memory::{DataSize, Memory};
use crate::jit::link::symbol::Symbol;
use crate::jit::link::{LinkedCode, link};
use crate::jit::options::Options;
use crate::jit::runtime::RuntimeFn;
use crate::jit::x86_64::intrinsics;
use iced_x86::{
    Decoder, DecoderOptions, Formatter, GasFormatter, Instruction, IntelFormatter, OpKind, SymbolResolver, SymbolResult,
};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::ops::Range;

/// Lists the functions and thunks, with or without Cranelift's optimizer.
pub(super) fn list(
    listing: &ListingInput<'_>,
    options: &Options,
    style: AsmStyle,
    optimized: bool,
    texts: Texts<'_>,
) -> Result<String, Vec<Diagnostic>> {
    let mut compiled = Vec::new();
    let assembled = each_function(listing, options, optimized, |compiler, env, id| {
        compiled.push(compiler.compile(env, options, id).map_err(|e| e.message)?);
        Ok(())
    })?;
    let isa = target_isa::target(options, false).map_err(|e| vec![internal_text(&e)])?;
    // Linked at any free address, and shown as if linked at the lowest. Relative distances are the same, so only the
    // addresses at the start of each line would differ.
    let no_data = DataSize { read_only: 0, writable: 0, align: 1 };
    let mut memory = Memory::reserve(no_data).map_err(|e| vec![no_memory(Default::default(), &e.to_string())])?;
    let up = memory.regions().code.start - listing.regions.code.start;
    let linked = link(isa, &compiled, &assembled, &mut memory, false, false, |symbol| {
        let (Symbol::Function(n) | Symbol::External(n)) = symbol else { return None };
        let address = listing.elsewhere(GlobalId::from_u32(n));
        Some(if listing.regions.code.contains(&address) { address + up } else { address })
    });
    let linked = linked.map_err(|e| vec![internal_text(&e)])?;
    Ok(Disassembly { listing, linked: &linked, memory: &memory, up, style, texts }.text())
}

/// Symbol names of addresses.
struct SymbolNames {
    exact: FxHashMap<u64, String>,
    /// Address ranges of variables: an address inside one is shown as its name and an offset.
    variables: Vec<(Range<u64>, String)>,
    /// Whether addresses need a marker: in Intel syntax for an assembler, a bare name denotes the memory at the
    /// address.
    marks_addresses: bool,
}

impl SymbolNames {
    /// Returns the symbol that contains an address: its start and name.
    fn find(&self, address: u64) -> Option<(u64, &str)> {
        let within = || {
            let at = self.variables.partition_point(|(range, _)| range.start <= address).checked_sub(1)?;
            let (range, name) = &self.variables[at];
            range.contains(&address).then_some((range.start, name.as_str()))
        };
        self.exact.get(&address).map(|name| (address, name.as_str())).or_else(within)
    }
}

impl SymbolResolver for SymbolNames {
    fn symbol(
        &mut self,
        instruction: &Instruction,
        _operand: u32,
        instruction_operand: Option<u32>,
        address: u64,
        _address_size: u32,
    ) -> Option<SymbolResult<'_>> {
        let is_number = instruction_operand.is_some_and(|n| {
            let kind = instruction.op_kind(n);
            !matches!(kind, OpKind::NearBranch16 | OpKind::NearBranch32 | OpKind::NearBranch64 | OpKind::Memory)
        });
        let (start, name) = self.find(address)?;
        Some(match self.marks_addresses && is_number {
            true => SymbolResult::with_string(start, format!("offset {name}")),
            false => SymbolResult::with_str(start, name),
        })
    }
}

/// Width in characters of the column of instruction bytes: ten bytes.
const COLUMN: usize = 29;

fn formatter(style: AsmStyle, names: SymbolNames) -> Box<dyn Formatter> {
    let names: Option<Box<dyn SymbolResolver>> = Some(Box::new(names));
    let mut formatter: Box<dyn Formatter> = match style.syntax {
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
    options.set_rip_relative_addresses(style.assembler);
    formatter
}

/// Linked code, shown as if it were `up` bytes lower.
struct Disassembly<'a, 'm> {
    listing: &'a ListingInput<'m>,
    linked: &'a LinkedCode,
    memory: &'a Memory,
    up: u64,
    style: AsmStyle,
    texts: Texts<'a>,
}

impl Disassembly<'_, '_> {
    fn text(&self) -> String {
        let mut exact = self.names();
        let mut codes: Vec<DecodedFunction> = Vec::new();
        let several = self.style.assembler && self.linked.map.functions().count() > 1;
        for (n, (start, function)) in self.linked.map.functions().enumerate() {
            let code = decode(self.memory.code_bytes(start, function.size().into()), start - self.up);
            // In assembler output, the labels of all functions share one namespace.
            let own = if several { format!("{}_", n + 1) } else { String::new() };
            for (n, target) in code.targets.iter().enumerate() {
                exact.entry(*target).or_insert_with(|| format!(".L{own}{}", n + 1));
            }
            let (mut tables, mut constants) = (0, 0);
            for item in &code.items {
                let (address, name, count) = match item {
                    CodeItem::Table(address, _) => (address, "JT", &mut tables),
                    CodeItem::Constant(address, ..) => (address, "LC", &mut constants),
                    CodeItem::Instruction(_) => continue,
                };
                *count += 1;
                exact.insert(*address, format!(".{name}{own}{count}"));
            }
            codes.push(code);
        }
        let names = exact.clone();
        let is_intel = self.style.syntax == Syntax::Intel;
        let resolver =
            SymbolNames { exact, variables: self.variables(), marks_addresses: self.style.assembler && is_intel };
        let mut printer =
            AsmPrinter { formatter: formatter(self.style, resolver), disassembly: self, out: String::new() };
        if self.style.assembler {
            printer.out += if is_intel { "        .intel_syntax noprefix\n        .text\n" } else { "        .text\n" };
        }
        for ((start, function), code) in self.linked.map.functions().zip(&codes) {
            let name = &names[&(start - self.up)];
            if !printer.out.is_empty() {
                printer.out.push('\n');
            }
            let _ = writeln!(printer.out, "# {}", self.listing.title(function.id, self.texts));
            if self.style.assembler {
                let global = &self.listing.module.globals[function.id];
                if !global.linkage.is_local() {
                    let _ = writeln!(printer.out, "        .globl  {name}");
                }
                let _ = writeln!(printer.out, "        .type   {name}, @function\n        .p2align 4");
            }
            let _ = writeln!(printer.out, "{name}:");
            let places: Vec<(u32, Option<LocId>)> = function.locs().collect();
            printer.function(function.id, &function.sites, code, &FunctionLocations { start, places: &places }, &names);
            if self.style.assembler {
                let _ = writeln!(printer.out, "        .size   {name}, .-{name}");
            }
        }
        for (_, start, size) in &self.linked.thunks {
            let _ = writeln!(printer.out, "\n{}:", names[&(start - self.up)]);
            let bytes = self.memory.code_bytes(*start, *size);
            Decoder::with_ip(64, bytes, start - self.up, DecoderOptions::NONE)
                .into_iter()
                .for_each(|instruction| printer.instruction(&instruction));
        }
        if self.style.assembler {
            printer.out += "        .section .note.GNU-stack,\"\",@progbits\n";
        }
        printer.out
    }

    /// Formats the bytes of an instruction in a column that fits most: `48 89 e5              `.
    fn bytes(&self, address: u64, length: usize) -> String {
        let bytes = self.memory.code_bytes(address + self.up, length as u64);
        let text: Vec<String> = bytes.iter().map(|byte| format!("{byte:02x}")).collect();
        format!("{:<COLUMN$}  ", text.join(" "))
    }

    /// Formats the name of a symbol outside this function: `@fac`, or its assembler name.
    fn symbol(&self, name: &str) -> String {
        if !self.style.assembler {
            return name.to_string();
        }
        let name = name.strip_prefix('@').unwrap_or(name);
        // LLVM's marker for a name that must not be mangled.
        let name = name.strip_prefix('\u{1}').unwrap_or(name);
        let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$');
        let is_plain = name.chars().all(plain) && !name.starts_with(|c: char| c.is_ascii_digit() || c == '$');
        if is_plain && !name.is_empty() { name.to_string() } else { format!("{name:?}") }
    }

    /// Formats the name of a global.
    fn global(&self, id: GlobalId) -> String {
        match &self.listing.module.globals[id].name {
            // An unnamed global gets a unique name.
            Name::Number(n) if self.style.assembler => format!("__unnamed_{n}"),
            name => self.symbol(&format!("@{name}")),
        }
    }

    /// Returns the address ranges of the module's variables, in the order of their addresses.
    fn variables(&self) -> Vec<(Range<u64>, String)> {
        let listing = self.listing;
        let range = |id: GlobalId| {
            let own = matches!(&listing.module.globals[id].kind, GlobalKind::Variable { init: Some(_), .. });
            let GlobalAddr::Address(start) = listing.places[id] else { return None };
            let size = listing.layout.size_of(&listing.module.types, listing.module.value_type(id)).filter(|_| own)?;
            Some((start..start + size, self.global(id)))
        };
        let mut all: Vec<_> = listing.reached.iter().filter_map(|(id, _)| range(*id)).collect();
        all.sort_by_key(|(range, _)| range.start);
        all
    }

    /// Returns the names of all symbols outside a function that code refers to.
    fn names(&self) -> FxHashMap<u64, String> {
        let (listing, linked) = (self.listing, self.linked);
        let mut names: FxHashMap<u64, String> = FxHashMap::default();
        for (id, _) in &listing.reached {
            names.insert(listing.elsewhere(*id), self.global(*id));
        }
        names.extend(X86Op::ALL.iter().filter_map(|op| Some((intrinsics::address(*op)?, op.name().to_string()))));
        let runtime = (0..).map_while(RuntimeFn::from_number);
        names.extend(runtime.map(|function| (function.address(), self.symbol(function.name()))));
        for (start, function) in linked.map.functions() {
            names.insert(start - self.up, self.global(function.id));
        }
        let name = |n: usize, symbol: Symbol| match self.style.assembler {
            // Thunk names for readers are not valid for assemblers.
            true => format!(".Lthunk{}", n + 1),
            false => listing.name_of(symbol),
        };
        let thunks = linked.thunks.iter().enumerate();
        names.extend(thunks.map(|(n, (symbol, start, _))| (start - self.up, name(n, *symbol))));
        names
    }
}

/// Locations of a function's code.
struct FunctionLocations<'a> {
    /// Actual address of the first byte.
    start: u64,
    /// Locations by code offset, ascending.
    places: &'a [(u32, Option<LocId>)],
}

struct AsmPrinter<'a, 'm> {
    formatter: Box<dyn Formatter>,
    disassembly: &'a Disassembly<'a, 'm>,
    out: String,
}

impl AsmPrinter<'_, '_> {
    fn function(
        &mut self,
        id: GlobalId,
        sites: &crate::opt::InlineSites,
        code: &DecodedFunction,
        located: &FunctionLocations<'_>,
        names: &FxHashMap<u64, String>,
    ) {
        let Disassembly { listing, up, texts, style, .. } = *self.disassembly;
        let mut comments = crate::jit::emit::StatementComments::new(listing, id, sites, texts);
        let origin = |instruction: &Instruction| {
            let offset = (instruction.ip() + up - located.start) as u32;
            let at = located.places.partition_point(|(at, _)| *at <= offset).checked_sub(1)?;
            located.places[at].1.map(CodeOrigin::read)
        };
        for (n, item) in code.items.iter().enumerate() {
            let instruction = match item {
                CodeItem::Instruction(instruction) => instruction,
                CodeItem::Table(address, targets) => {
                    let table = &names[address];
                    let _ = writeln!(self.out, "{table}:");
                    for (n, target) in targets.iter().enumerate() {
                        let text = format!(".long   {}-{table}", names[target]);
                        self.line(address + 4 * n as u64, 4, &text);
                    }
                    continue;
                }
                CodeItem::Constant(address, size, bytes) => {
                    if style.assembler {
                        let _ = writeln!(self.out, "        .balign {}", bytes.len().next_power_of_two());
                    }
                    let _ = writeln!(self.out, "{}:", names[address]);
                    self.line(*address, bytes.len(), &constant(*size, bytes));
                    continue;
                }
            };
            if code.targets.binary_search(&instruction.ip()).is_ok() {
                let _ = writeln!(self.out, "{}:", names[&instruction.ip()]);
                // At a branch target, control flow may come from elsewhere.
                comments.forget();
            }
            // A move that sets up operands of the next statement is attributed to that statement.
            let mut of = origin(instruction);
            if of.is_none() && is_register_or_reload_move(instruction) {
                let ahead = code.items[n + 1..].iter().map_while(|item| match item {
                    CodeItem::Instruction(next) if code.targets.binary_search(&next.ip()).is_err() => Some(next),
                    _ => None,
                });
                let mut ahead = ahead.skip_while(|next| origin(next).is_none() && is_register_or_reload_move(next));
                of = ahead.next().and_then(origin);
            }
            for text in comments.before(of) {
                let _ = writeln!(self.out, "        # {text}");
            }
            self.instruction(instruction);
        }
    }

    fn instruction(&mut self, instruction: &Instruction) {
        let mut text = String::new();
        self.formatter.format(instruction, &mut text);
        self.line(instruction.ip(), instruction.len(), &text);
    }

    /// Writes a line of code, without its address in assembler output.
    fn line(&mut self, address: u64, length: usize, text: &str) {
        let Disassembly { style, .. } = self.disassembly;
        if style.assembler {
            let _ = writeln!(self.out, "        {}", text.trim_start());
            return;
        }
        let bytes = if style.bytes { self.disassembly.bytes(address, length) } else { String::new() };
        let _ = writeln!(self.out, "{address:8x}:       {bytes}{text}");
    }
}
