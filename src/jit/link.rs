//! Linker for machine code. cranelift-jit's module lays out the functions in the code region of our own [`Memory`],
//! resolves relocations and makes the pages executable. [`thunks`] assembles the code between functions.

pub(super) mod code_map;
pub(super) mod code_memory;
pub(super) mod eh_frame;
pub(super) mod globals;
pub(super) mod leb128;
pub(super) mod stream;
pub(super) mod symbol;
pub(super) mod thunks;
pub(super) mod variable_memory;

use crate::jit::compile::function::{CompiledFunction, RelocTarget};
use crate::jit::link::code_map::CodeMap;
use crate::jit::link::code_memory::Memory;
use crate::jit::link::symbol::Symbol;
use crate::jit::link::thunks::{EntryThunk, VARIADIC_TARGET};
use crate::jit::translate::module_env::InlineAsmFunctions;
use crate::jit::x86_64::intrinsics;
use cranelift_codegen::binemit::Reloc;
use cranelift_codegen::ir::Signature;
use cranelift_codegen::isa::OwnedTargetIsa;
use cranelift_entity::EntityRef;
use cranelift_jit::{JITBuilder, JITModule};
use cranelift_module::{FuncId, Linkage, Module, ModuleError, ModuleReloc, ModuleRelocTarget, default_libcall_names};
use indexmap::IndexMap;
use rustc_hash::{FxBuildHasher, FxHashMap, FxHashSet};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// Result of linking.
pub(super) struct LinkedCode {
    pub map: CodeMap,
    /// Thunks for variadic calls and functions, with their address and size.
    pub thunks: Vec<(Symbol, u64, u64)>,
    /// References of the code to symbols outside, if requested.
    pub references: Vec<HostReference>,
}

/// A reference from linked code to an address outside the program's memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct HostReference {
    /// Address of the reference.
    pub at: u64,
    pub kind: Reloc,
    pub symbol: Symbol,
    pub addend: i64,
}

/// Links functions into the code region. `elsewhere` returns the addresses of all other symbols; with `apart`, also
/// those through which replaceable functions among `compiled` are called. `recorded`: returns the references to other
/// symbols.
pub(super) fn link(
    isa: OwnedTargetIsa,
    compiled: &[CompiledFunction],
    assembled: &InlineAsmFunctions,
    memory: &mut Memory,
    apart: bool,
    recorded: bool,
    elsewhere: impl Fn(Symbol) -> Option<u64>,
) -> Result<LinkedCode, String> {
    let mut builder = JITBuilder::with_isa(isa, default_libcall_names());
    builder.memory_provider(Box::new(memory.code_provider()));
    builder.symbol_lookup_fn(Box::new(absolute_address));
    let module = JITModule::new(builder);
    let signature = module.make_signature();
    let (functions, hosts) = Default::default();
    let mut linker = CodeLinker { module, signature, assembled, functions, hosts, apart, elsewhere };
    // cranelift-jit panics on an address that is out of reach, which cannot occur within one reservation.
    let placed = catch_unwind(AssertUnwindSafe(|| linker.link(compiled)));
    let placed = placed.map_err(|_| "an address is out of range")?.map_err(|e| match e {
        CodeLinkError::Module(e) => e.to_string(),
        CodeLinkError::Undefined(symbol) => format!("{symbol:?} is undefined"),
    })?;
    memory.keep_code(placed.thunks.last().map_or(placed.end, |(_, start, size)| start + size));
    let references = if recorded { linker.references(compiled, &placed) } else { Vec::new() };
    // The module only holds data for linking; the pages belong to `memory`.
    Ok(LinkedCode { map: placed.map, thunks: placed.thunks, references })
}

enum CodeLinkError {
    Module(Box<ModuleError>),
    Undefined(Symbol),
}

impl From<ModuleError> for CodeLinkError {
    fn from(error: ModuleError) -> Self {
        CodeLinkError::Module(Box::new(error))
    }
}

struct PlacedCode {
    map: CodeMap,
    thunks: Vec<(Symbol, u64, u64)>,
    /// End address of the functions.
    end: u64,
}

/// Encodes an address as a name, since cranelift-jit identifies imported functions only by name. The prefix `\u{1}`
/// distinguishes it from any symbol.
fn absolute_name(address: u64) -> String {
    format!("\u{1}{address:x}")
}

fn absolute_address(name: &str) -> Option<*const u8> {
    let address = u64::from_str_radix(name.strip_prefix('\u{1}')?, 16).ok()?;
    Some(address as *const u8)
}

struct CodeLinker<'a, F> {
    module: JITModule,
    /// Dummy signature. The module requires one for each function, but does not use it.
    signature: Signature,
    /// Functions compiled from inline assembly.
    assembled: &'a InlineAsmFunctions,
    /// Resolved relocation targets.
    functions: FxHashMap<Symbol, FuncId>,
    /// Those targets that are outside the code.
    hosts: FxHashSet<Symbol>,
    apart: bool,
    elsewhere: F,
}

impl<F: Fn(Symbol) -> Option<u64>> CodeLinker<'_, F> {
    fn link(&mut self, compiled: &[CompiledFunction]) -> Result<PlacedCode, CodeLinkError> {
        // Declares all functions before they are defined, since they refer to each other.
        let mut codes: Vec<FuncId> = Vec::with_capacity(compiled.len());
        let mut thunks: IndexMap<Symbol, FuncId, FxBuildHasher> = IndexMap::default();
        for function in compiled {
            let n = function.code.id.index() as u32;
            let code = self.module.declare_anonymous_function(&self.signature)?;
            codes.push(code);
            let entry = match function.entry() {
                Some(symbol) => {
                    *thunks.entry(symbol).insert_entry(self.module.declare_anonymous_function(&self.signature)?).get()
                }
                None => code,
            };
            self.functions.insert(Symbol::Function(n), entry);
        }
        for (function, &code) in compiled.iter().zip(&codes) {
            let mut relocations = Vec::with_capacity(function.relocations.len());
            for r in &function.relocations {
                let name = match r.target {
                    RelocTarget::Here(offset) => ModuleRelocTarget::FunctionOffset(code, offset),
                    RelocTarget::Symbol(symbol) => name_of(self.find(symbol, &mut thunks)?),
                };
                relocations.push(ModuleReloc { offset: r.offset, kind: r.kind, name, addend: r.addend });
            }
            self.module.define_function_bytes(code, function.align.max(16), &function.bytes, &relocations)?;
        }
        let mut references: FxHashMap<u32, Vec<ModuleReloc>> = FxHashMap::default();
        let texts: Vec<u32> =
            thunks.keys().filter_map(|s| if let Symbol::Assembly(n) = s { Some(*n) } else { None }).collect();
        for n in texts {
            let code = self.assembled.get_index(n as usize).ok_or(CodeLinkError::Undefined(Symbol::Assembly(n)))?;
            let mut list = Vec::with_capacity(code.relocations.len());
            for r in &code.relocations {
                let name = name_of(self.find(Symbol::Function(r.target.index() as u32), &mut thunks)?);
                let kind = if r.near { Reloc::X86PCRel4 } else { Reloc::Abs8 };
                list.push(ModuleReloc { offset: r.offset, kind, name, addend: r.addend });
            }
            references.insert(n, list);
        }
        let numbers: FxHashMap<u32, usize> =
            compiled.iter().enumerate().map(|(at, f)| (f.code.id.index() as u32, at)).collect();
        // Thunks follow the functions.
        let mut sizes = Vec::with_capacity(thunks.len());
        for (&symbol, &id) in &thunks {
            let (bytes, relocations, align) = match symbol {
                Symbol::VariadicEntry(n) | Symbol::NestEntry(n) => {
                    let at = *numbers.get(&n).ok_or(CodeLinkError::Undefined(symbol))?;
                    let EntryThunk { bytes, displacement: offset } =
                        compiled[at].entry_thunk().ok_or(CodeLinkError::Undefined(symbol))?;
                    let name = name_of(codes[at]);
                    let jump = ModuleReloc { offset, kind: Reloc::X86CallPCRel4, name, addend: -4 };
                    // Its address is that of the function.
                    (bytes, vec![jump], compiled[at].align.max(16))
                }
                Symbol::Assembly(n) => {
                    let code = self.assembled.get_index(n as usize).ok_or(CodeLinkError::Undefined(symbol))?;
                    (code.bytes.clone(), references.remove(&n).unwrap_or_default(), 16)
                }
                _ => {
                    let thunk = thunks::call_thunk(symbol, |n| (self.elsewhere)(Symbol::External(n)));
                    (thunk.ok_or(CodeLinkError::Undefined(symbol))?, Vec::new(), 16)
                }
            };
            sizes.push(bytes.len() as u64);
            self.module.define_function_bytes(id, align, &bytes, &relocations)?;
        }
        self.module.finalize_definitions()?;
        let address = |id: FuncId| self.module.get_finalized_function(id) as u64;
        let entries = compiled.iter().map(|f| f.code.id).map(|id| {
            let entry = self.functions[&Symbol::Function(id.index() as u32)];
            (id, address(entry))
        });
        let entries = entries.collect();
        let functions: Vec<_> =
            compiled.iter().zip(&codes).map(|(f, id)| (address(*id), Arc::clone(&f.code))).collect();
        let end = functions.last().map_or(0, |(start, code)| start + u64::from(code.size()));
        let thunks: Vec<_> = thunks.iter().zip(sizes).map(|((s, id), size)| (*s, address(*id), size)).collect();
        let range = match (thunks.first(), thunks.last()) {
            (Some((_, start, _)), Some((_, last, size))) => *start..last + size,
            _ => end..end,
        };
        let is_assembly = |(symbol, ..): &&(Symbol, u64, u64)| matches!(symbol, Symbol::Assembly(_));
        let assembly = thunks.iter().filter(is_assembly).map(|(_, start, size)| *start..start + size).collect();
        Ok(PlacedCode { map: CodeMap::new(entries, range, assembly, functions), thunks, end })
    }

    /// Returns the references to symbols outside the code.
    fn references(&self, compiled: &[CompiledFunction], placed: &PlacedCode) -> Vec<HostReference> {
        let mut references = Vec::new();
        let mut add = |at: u64, kind: Reloc, symbol: Symbol, addend: i64| {
            let symbol = self.resolved(symbol);
            if self.hosts.contains(&symbol) {
                references.push(HostReference { at, kind, symbol, addend });
            }
        };
        for ((start, _), function) in placed.map.functions().zip(compiled) {
            for r in &function.relocations {
                if let RelocTarget::Symbol(symbol) = r.target {
                    add(start + u64::from(r.offset), r.kind, symbol, r.addend);
                }
            }
        }
        for (symbol, start, _) in &placed.thunks {
            match symbol {
                Symbol::Variadic(n) => {
                    references.push(HostReference {
                        at: start + VARIADIC_TARGET,
                        kind: Reloc::Abs8,
                        symbol: Symbol::External(*n),
                        addend: 0,
                    });
                }
                Symbol::Assembly(n) => {
                    for r in self.assembled.get_index(*n as usize).iter().flat_map(|code| &code.relocations) {
                        let kind = if r.near { Reloc::X86PCRel4 } else { Reloc::Abs8 };
                        let symbol = Symbol::Function(r.target.index() as u32);
                        let at = start + u64::from(r.offset);
                        if self.hosts.contains(&symbol) {
                            references.push(HostReference { at, kind, symbol, addend: r.addend });
                        }
                    }
                }
                _ => {}
            }
        }
        references
    }

    /// Returns the symbol that a relocation refers to. Machine code also uses the symbol for external functions for
    /// those that this link defines.
    fn resolved(&self, symbol: Symbol) -> Symbol {
        match symbol {
            Symbol::External(n) if !self.apart && self.functions.contains_key(&Symbol::Function(n)) => {
                Symbol::Function(n)
            }
            symbol => symbol,
        }
    }

    /// Resolves a relocation target.
    fn find(
        &mut self,
        symbol: Symbol,
        thunks: &mut IndexMap<Symbol, FuncId, FxBuildHasher>,
    ) -> Result<FuncId, CodeLinkError> {
        let symbol = self.resolved(symbol);
        if let Some(id) = self.functions.get(&symbol) {
            return Ok(*id);
        }
        let address = match symbol {
            Symbol::Function(_) | Symbol::External(_) | Symbol::Data(_) | Symbol::FarData(_) | Symbol::Fuel => {
                (self.elsewhere)(symbol)
            }
            Symbol::RuntimeFn(r) => Some(r.prepared()),
            Symbol::X86(op) => intrinsics::address(op),
            Symbol::Variadic(_)
            | Symbol::VariadicPointer(_)
            | Symbol::VariadicEntry(_)
            | Symbol::NestEntry(_)
            | Symbol::NestPointer(_)
            | Symbol::Aligned { .. }
            | Symbol::Access(_)
            | Symbol::PreservingCall(..)
            | Symbol::Assembly(_) => None,
        };
        let id = match (address, symbol) {
            (Some(address), _) => {
                self.hosts.insert(symbol);
                self.module.declare_function(&absolute_name(address), Linkage::Import, &self.signature)?
            }
            (
                None,
                Symbol::Variadic(_)
                | Symbol::VariadicPointer(_)
                | Symbol::NestPointer(_)
                | Symbol::Aligned { .. }
                | Symbol::Access(_)
                | Symbol::PreservingCall(..)
                | Symbol::Assembly(_),
            ) => {
                let id = self.module.declare_anonymous_function(&self.signature)?;
                thunks.insert(symbol, id);
                id
            }
            _ => return Err(CodeLinkError::Undefined(symbol)),
        };
        self.functions.insert(symbol, id);
        Ok(id)
    }
}

fn name_of(id: FuncId) -> ModuleRelocTarget {
    ModuleRelocTarget::user(0, id.as_u32())
}
