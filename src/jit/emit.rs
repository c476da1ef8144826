//! Listings: CLIF and assembly.

use super::Options;
use super::abi::Symbol;
use super::codemem::{DataSize, LOWEST, Memory, Regions};
use super::compile::{self, Compiler};
use super::data::{DataPlan, Place, Places};
use super::link::{Linked, link};
use super::runtime::Runtime;
use super::translate::{Assembled, Env, Layouts, Translated};
use super::x86;
use crate::diagnostic::Diagnostic;
use crate::ir::reach::{Use, reachable};
use crate::ir::x86::X86;
use crate::ir::{DataLayout, GlobalId, LocId, Module};
use crate::opt::{self, Optimizer, Passes};
use crate::source::SourceMap;
use crate::verify::Checked;
use cranelift_codegen::ir::{Function as ClifFunction, Inst, Value};
use cranelift_codegen::write::{FuncWriter, PlainWriter, decorate_function};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use iced_x86::{Decoder, DecoderOptions, Formatter, GasFormatter, Instruction, SymbolResolver, SymbolResult};
use rustc_hash::FxHashMap;
use std::fmt::Write;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Where listings pretend functions of the host to be.
const IMAGINED_HOST: u64 = 0x7f00_0000_0000;

/// Everything a listing is made from.
struct Listing<'m> {
    module: &'m Module,
    layout: DataLayout,
    reached: Vec<(GlobalId, Use)>,
    /// What is listed; the rest only has addresses.
    functions: &'m [GlobalId],
    /// Whether all that can be reached could be compiled: else nothing of it may come into what is listed.
    supported: bool,
    regions: Regions,
    places: Places,
}

impl<'m> Listing<'m> {
    fn new(module: &'m Module, functions: &'m [GlobalId]) -> Result<Listing<'m>, Vec<Diagnostic>> {
        let reached = reachable(module, functions);
        // What is only called need not be supported to be called in a listing.
        let shown = |(id, why): &&(GlobalId, Use)| match why {
            Use::Inst { function, .. } if !super::has_body(module, *id) => functions.contains(function),
            _ => functions.contains(id),
        };
        let shown: Vec<(GlobalId, Use)> = reached.iter().filter(shown).copied().collect();
        let layout = super::checked_layout(module, &shown)?;
        let supported = super::supports::check(module, &layout, &reached).is_empty();
        let plan = DataPlan::new(module, &layout, &reached).map_err(|error| vec![error])?;
        let regions = Regions::at(LOWEST, plan.size())
            .ok_or_else(|| vec![super::no_memory(Default::default(), "the module's data is too large")])?;
        let mut places = plan.places(module, &reached, &regions, |_| None);
        // Every symbol of the host gets an address of its own to be recognised by, so that nothing needs to be there.
        for (id, _) in &reached {
            if places[*id] == Place::At(0) {
                places[*id] = Place::At(IMAGINED_HOST + 16 * id.index() as u64);
            }
        }
        Ok(Listing { module, layout, reached, functions, supported, regions, places })
    }

    /// Where something is that is not listed: for functions of the module at the end of the code region.
    fn elsewhere(&self, id: GlobalId) -> u64 {
        match self.places[id] {
            Place::At(address) => address,
            Place::Code | Place::Chosen(_) | Place::Thread { .. } | Place::Nowhere => {
                self.regions.code.end - 16 * (id.index() as u64 + 1)
            }
        }
    }

    fn name_of(&self, symbol: Symbol) -> String {
        let global = |n: u32| format!("@{}", self.module.globals[GlobalId::new(n as usize)].name);
        match symbol {
            Symbol::Function(n) | Symbol::External(n) => global(n),
            Symbol::Variadic(n) => format!("{} (variadic)", global(n)),
            Symbol::VariadicEntry(n) => format!("{} (entry)", global(n)),
            Symbol::VariadicPointer(_) => "a variadic function's pointer".into(),
            Symbol::Aligned { align, .. } => format!("a function, with its arguments aligned to {}", 1 << align),
            Symbol::Runtime(r) => r.name().into(),
            Symbol::Processor(op) => op.name().into(),
            Symbol::Assembly(n) => format!("inline assembly {n}"),
        }
    }

    /// The text of a statement on one line.
    fn statement<'a>(&self, id: GlobalId, places: &opt::Places, loc: LocId, sources: &'a SourceMap) -> Option<&'a str> {
        let (function, loc) = places.innermost(id, Some(loc));
        let span = self.module.function(function)?.body.as_ref()?.locs.get(loc?)?.span;
        let text = sources.find(span.lo)?.slice(span);
        text.lines().next().map(str::trim).filter(|t| !t.is_empty())
    }
}

/// What a listing shows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// Cranelift's IR, as translated and before it is optimised.
    Clif,
    /// Machine code in AT&T syntax, linked for the addresses that a run gets if it can.
    Asm,
}

/// Lists functions, with the statements that `sources` has for them. Host symbols need not exist.
pub fn emit(
    checked: &Checked,
    functions: &[GlobalId],
    form: Form,
    options: &Options,
    sources: &SourceMap,
) -> Result<String, Vec<Diagnostic>> {
    let listing = Listing::new(checked.module(), functions)?;
    match form {
        Form::Clif => clif(&listing, options, sources),
        Form::Asm => assembly(&listing, options, sources),
    }
}

fn clif(listing: &Listing<'_>, options: &Options, sources: &SourceMap) -> Result<String, Vec<Diagnostic>> {
    let mut out = String::new();
    each_function(listing, options, |compiler, env, id| {
        let (context, Translated { places, .. }) = compiler.translate(env, id);
        let global = &listing.module.globals[id];
        let func = &mut context.func;
        let mut writer = Commenter {
            listing,
            id,
            places,
            sources,
            last: None,
            notes: SecondaryMap::new(),
            locs: SecondaryMap::new(),
        };
        writer.name_addresses(func);
        writer.take_locs(func);
        let separator = if out.is_empty() { "" } else { "\n" };
        let _ = writeln!(out, "{separator}; @{}", global.name);
        decorate_function(&mut writer, &mut out, func).map_err(|e| e.to_string())
    })?;
    Ok(out)
}

fn assembly(listing: &Listing<'_>, options: &Options, sources: &SourceMap) -> Result<String, Vec<Diagnostic>> {
    let mut compiled = Vec::new();
    let assembled = each_function(listing, options, |compiler, env, id| {
        compiled.push(compiler.compile(env, options, id).map_err(|e| e.message)?);
        Ok(())
    })?;
    let isa = compile::target(options, false).map_err(|e| vec![super::internal_text(&e)])?;
    // Linked wherever there is room, and shown as if it were at the lowest address: what is only called near keeps its
    // distance, so that nothing but the label in front of an instruction tells the difference.
    let no_data = DataSize { read_only: 0, writable: 0, align: 1 };
    let no_memory = |e: std::io::Error| vec![super::no_memory(Default::default(), &e.to_string())];
    let mut memory = Memory::reserve(no_data).map_err(no_memory)?;
    let up = memory.regions().code.start - listing.regions.code.start;
    let linked = link(isa, compiled, &assembled, &mut memory, false, |id| {
        let address = listing.elsewhere(id);
        Some(if listing.regions.code.contains(&address) { address + up } else { address })
    });
    let linked = linked.map_err(|e| vec![super::internal_text(&e)])?;
    Ok(disassemble(listing, &linked, &memory, up, sources))
}

/// Calls `f` for each function with a body; what inline assembly in them became. A panic in there is our bug and comes back as one.
fn each_function(
    listing: &Listing<'_>,
    options: &Options,
    mut f: impl for<'b> FnMut(&mut Compiler<'b>, &Env<'b>, GlobalId) -> Result<(), String>,
) -> Result<Assembled, Vec<Diagnostic>> {
    let failed = |e: String| vec![super::internal_text(&e)];
    let isa = compile::target(options, false).map_err(failed)?;
    let passes = if listing.supported { options.passes() } else { Passes::NONE };
    let env = Env {
        module: listing.module,
        layout: &listing.layout,
        places: &listing.places,
        optimize: options.optimize(),
        optimizer: Optimizer::new(listing.module, &listing.layout, passes),
        side_leaks: super::translate::stores_beside_frame(listing.module, &listing.layout, &listing.reached),
        unwinds: false,
        fuel: None,
        frontend: isa.frontend_config(),
        watch: None,
        offered: None,
    };
    let mut compiler = Compiler::new(isa, Layouts::new(listing.module, &listing.layout));
    for &id in listing.functions.iter().filter(|id| super::has_body(listing.module, **id)) {
        catch_unwind(AssertUnwindSafe(|| f(&mut compiler, &env, id)))
            .unwrap_or_else(|_| Err("a panic in the translation".into()))
            .map_err(|e| {
                vec![super::internal(
                    listing.module,
                    &super::CompileError { function: listing.module.globals[id].name.to_string(), message: e },
                )]
            })?;
    }
    Ok(compiler.assembled())
}

/// Writes CLIF with comments: statements above their instructions, names behind addresses.
struct Commenter<'a, 'm> {
    listing: &'a Listing<'m>,
    id: GlobalId,
    places: opt::Places,
    sources: &'a SourceMap,
    last: Option<LocId>,
    notes: SecondaryMap<Inst, Option<String>>,
    locs: SecondaryMap<Inst, PackedOption<LocId>>,
}

impl Commenter<'_, '_> {
    /// Takes the places out of a function: comments say more than Cranelift's numbers.
    fn take_locs(&mut self, func: &mut ClifFunction) {
        for inst in func.layout.blocks().flat_map(|b| func.layout.block_insts(b)) {
            let loc = func.srcloc(inst);
            self.locs[inst] = (!loc.is_default()).then(|| LocId::new(loc.bits() as usize)).into();
        }
        func.srclocs.clear();
    }

    /// Notes the globals whose addresses are constants of the function.
    fn name_addresses(&mut self, func: &ClifFunction) {
        let mut names: FxHashMap<u64, String> = FxHashMap::default();
        for (id, _) in &self.listing.reached {
            let name = &self.listing.module.globals[*id].name;
            match self.listing.places[*id] {
                Place::At(address) => drop(names.insert(address, format!("@{name}"))),
                Place::Chosen(word) => drop(names.insert(word, format!("where the address of @{name} is"))),
                Place::Thread { image, .. } => drop(names.insert(image, "the thread-local variables".into())),
                Place::Code | Place::Nowhere => {}
            }
        }
        for inst in func.layout.blocks().flat_map(|b| func.layout.block_insts(b)) {
            if let cranelift_codegen::ir::InstructionData::UnaryImm { imm, .. } = func.dfg.insts[inst] {
                self.notes[inst] = names.get(&(imm.bits() as u64)).cloned();
            }
        }
    }
}

impl FuncWriter for Commenter<'_, '_> {
    fn write_block_header(
        &mut self,
        w: &mut dyn Write,
        func: &ClifFunction,
        block: cranelift_codegen::ir::Block,
        indent: usize,
    ) -> std::fmt::Result {
        PlainWriter.write_block_header(w, func, block, indent)
    }

    fn write_instruction(
        &mut self,
        w: &mut dyn Write,
        func: &ClifFunction,
        aliases: &SecondaryMap<Value, Vec<Value>>,
        inst: Inst,
        indent: usize,
    ) -> std::fmt::Result {
        let loc = self.locs[inst].expand();
        if let Some(loc) = loc
            && self.last != Some(loc)
        {
            self.last = Some(loc);
            if let Some(text) = self.listing.statement(self.id, &self.places, loc, self.sources) {
                writeln!(w, "{:indent$}; {text}", "")?;
            }
        }
        let Some(note) = &self.notes[inst] else {
            return PlainWriter.write_instruction(w, func, aliases, inst, indent);
        };
        let mut line = String::new();
        PlainWriter.write_instruction(&mut line, func, aliases, inst, indent)?;
        writeln!(w, "{}  ; {note}", line.trim_end())
    }

    fn write_entity_definition(
        &mut self,
        w: &mut dyn Write,
        func: &ClifFunction,
        entity: cranelift_codegen::ir::entities::AnyEntity,
        value: &dyn std::fmt::Display,
    ) -> std::fmt::Result {
        let name = match entity {
            cranelift_codegen::ir::entities::AnyEntity::FuncRef(callee) => match &func.dfg.ext_funcs[callee].name {
                cranelift_codegen::ir::ExternalName::User(name) => {
                    Symbol::from_name(&func.params.user_named_funcs()[*name]).map(|s| self.listing.name_of(s))
                }
                _ => None,
            },
            _ => None,
        };
        match name {
            Some(name) => writeln!(w, "    {entity} = {value}  ; {name}"),
            None => writeln!(w, "    {entity} = {value}"),
        }
    }
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

fn disassemble(listing: &Listing<'_>, linked: &Linked, memory: &Memory, up: u64, sources: &SourceMap) -> String {
    let mut exact: FxHashMap<u64, String> = FxHashMap::default();
    for (id, _) in &listing.reached {
        exact.insert(listing.elsewhere(*id), format!("@{}", listing.module.globals[*id].name));
    }
    for op in X86::ALL {
        exact.insert(x86::address(*op), op.name().into());
    }
    for runtime in (0..).map_while(Runtime::from_number) {
        exact.insert(runtime.address(), runtime.name().into());
    }
    for (start, function) in linked.map.functions() {
        exact.insert(start - up, format!("@{}", listing.module.globals[function.id].name));
    }
    for (symbol, start, _) in &linked.thunks {
        exact.insert(*start - up, listing.name_of(*symbol));
    }
    let mut formatter = GasFormatter::with_options(Some(Box::new(Names { exact })), None);
    formatter.options_mut().set_first_operand_char_index(8);
    formatter.options_mut().set_branch_leading_zeros(false);
    formatter.options_mut().set_small_hex_numbers_in_decimal(true);
    let mut out = String::new();
    let mut write_code = |out: &mut String, start: u64, size: u64, statement: &dyn Fn(u32) -> Option<String>| {
        let mut decoder = Decoder::with_ip(64, memory.code_bytes(start, size), start - up, DecoderOptions::NONE);
        for instruction in &mut decoder {
            if let Some(text) = statement((instruction.ip() + up - start) as u32) {
                let _ = writeln!(out, "        # {text}");
            }
            let mut text = String::new();
            formatter.format(&instruction, &mut text);
            let _ = writeln!(out, "{:8x}:       {text}", instruction.ip());
        }
    };
    for (start, function) in linked.map.functions() {
        let global = &listing.module.globals[function.id];
        let _ = writeln!(out, "{}@{}:", if out.is_empty() { "" } else { "\n" }, global.name);
        let places: FxHashMap<u32, LocId> = function.locs().filter_map(|(at, loc)| Some((at, loc?))).collect();
        let statement = |offset: u32| {
            let text = listing.statement(function.id, &function.places, *places.get(&offset)?, sources)?;
            Some(text.to_string())
        };
        write_code(&mut out, start, function.size().into(), &statement);
    }
    for (symbol, start, size) in &linked.thunks {
        let _ = writeln!(out, "\n{}:", listing.name_of(*symbol));
        write_code(&mut out, *start, *size, &|_| None);
    }
    out
}
