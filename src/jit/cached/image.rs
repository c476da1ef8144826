//! The stored form of a compiled program: everything that a run needs except for the bytes of code and data, which are
//! next to it in the [cache file](super::file).

use crate::engine::Limits;
use crate::host::closures::HostFunctions;
use crate::host::symbols;
use crate::host::symbols::tls;
use crate::ir::x86::X86Op;
use crate::ir::{GlobalId, GlobalKind, GlobalValue, Module, Name, TlsModel, Visibility};
use crate::jit::cached::checked_state::CheckedState;
use crate::jit::checked::library::Declaration;
use crate::jit::compile::{checked_function, host_address};
use crate::jit::link::eh_frame::{UnwindImage, UnwindReloc, UnwindTarget};
use crate::jit::link::globals::TlsTemplate;
use crate::jit::link::stream::{Decoder, Encoder};
use crate::jit::link::symbol::Symbol;
use crate::jit::runtime::RuntimeFn;
use crate::source::Span;

/// A host symbol that the program uses, with its properties at compile time.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) struct Import {
    pub name: String,
    pub of_thread: bool,
    /// Whether the declaration excludes definitions in libraries ([`GlobalValue::has_non_default_visibility`]).
    pub of_program: bool,
    pub function: bool,
    /// For a function of a checked program: the places of its arguments, if its type tells them.
    pub declaration: Option<Declaration>,
    pub facts: ImportFacts,
}

/// Properties of a host symbol on which the code or the diagnostics depend.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) struct ImportFacts {
    /// Whether it is defined: a weak symbol may be undefined.
    defined: bool,
    may_throw: bool,
    makes_threads: bool,
    /// Whether the variable is thread-local in its library.
    of_thread: bool,
    /// Whether a library loaded by the user defines it.
    of_library: bool,
}

impl Import {
    /// Returns the import of a global with its address. `is_checked`: whether the program is checked.
    pub(in crate::jit) fn new(
        module: &Module,
        global: &GlobalValue,
        is_checked: bool,
        limits: &Limits,
    ) -> (Import, Option<u64>) {
        let (name, function) = (global.name.symbol(), matches!(global.kind, GlobalKind::Function(_)));
        let declaration = match &global.kind {
            GlobalKind::Function(function) if is_checked => Declaration::of(module, function.ty),
            _ => None,
        };
        let (of_thread, of_program) = (global.is_thread_local(), global.has_non_default_visibility());
        let facts = ImportFacts::of(&name, function, None);
        let mut import = Import { name, function, declaration, of_thread, of_program, facts };
        let address = import.resolve(is_checked, limits);
        import.facts = ImportFacts::of(&import.name, function, address);
        (import, address)
    }

    /// Returns the address of the import in a program with these limits.
    pub(in crate::jit) fn resolve(&self, is_checked: bool, limits: &Limits) -> Option<u64> {
        let target = host_address(&self.global(), None, &HostFunctions::default(), limits)?;
        Some(match self.function && is_checked {
            true => checked_function(&self.name, || self.declaration.clone(), target),
            false => target,
        })
    }

    /// Returns a declaration that resolves like the original one.
    fn global(&self) -> GlobalValue {
        let mut global = GlobalValue::undeclared(Name::Text(self.name.as_str().into()), Span::default());
        global.visibility = self.of_program.then_some(Visibility::Hidden);
        global.thread_local = self.of_thread.then_some(TlsModel::GeneralDynamic);
        global
    }
}

impl ImportFacts {
    pub(in crate::jit) fn of(name: &str, function: bool, address: Option<u64>) -> ImportFacts {
        ImportFacts {
            defined: address.is_some(),
            may_throw: symbols::may_throw(name),
            makes_threads: symbols::makes_threads(name),
            of_thread: !function && address.is_some_and(|at| tls::find(at as usize).is_some()),
            of_library: symbols::is_in_loaded_library(name),
        }
    }
}

/// Target of a reference in code.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum CodeTarget {
    /// An import, by its index.
    Import(u32),
    Runtime(RuntimeFn),
    X86(X86Op),
}

/// A reference from code, at an offset from its start.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) struct CodeReference {
    pub at: u32,
    pub target: CodeTarget,
    pub addend: i64,
}

/// A word of data with the address of an import, at an offset from the start of the program's memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) struct DataReference {
    pub at: u64,
    pub import: u32,
    pub addend: i64,
}

/// A parameter or the result of the entry point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::jit) enum EntryType {
    Void,
    Int(u32),
    Pointer,
}

/// The function that starts the program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(in crate::jit) struct EntryPoint {
    pub name: String,
    pub result: EntryType,
    pub signext: bool,
    pub params: Vec<EntryType>,
    pub address: u64,
}

/// A compiled program without the bytes of its code and data.
#[derive(Debug)]
pub(in crate::jit) struct ProgramImage {
    pub entry: EntryPoint,
    /// Data stored by the user of the cache.
    pub note: Vec<u8>,
    pub imports: Vec<Import>,
    pub code_references: Vec<CodeReference>,
    pub data_references: Vec<DataReference>,
    pub thread: Option<TlsTemplate>,
    /// Unwind tables, whose globals are indices of imports.
    pub unwind: UnwindImage,
    /// Addresses of constructors and destructors, in call order.
    pub before: Vec<u64>,
    pub after: Vec<u64>,
    /// Addresses of the program's own allocation operators ([`crate::ir::reach::REPLACEABLE`]), or zero.
    pub replaced: Vec<u64>,
    pub threaded: bool,
    pub functions: u64,
    pub code_bytes: u64,
    /// For a checked program.
    pub checked: Option<CheckedState>,
}

impl EntryType {
    fn encode(self) -> u64 {
        match self {
            EntryType::Void => 0,
            EntryType::Pointer => 1,
            EntryType::Int(width) => 1 + u64::from(width),
        }
    }

    fn decode(number: u64) -> Option<EntryType> {
        Some(match number {
            0 => EntryType::Void,
            1 => EntryType::Pointer,
            width => EntryType::Int(u32::try_from(width - 1).ok()?),
        })
    }
}

impl ProgramImage {
    pub(in crate::jit) fn encode(&self) -> Vec<u8> {
        let mut out = Encoder::default();
        let EntryPoint { name, result, signext, params, address } = &self.entry;
        out.bytes(name.as_bytes());
        out.number(result.encode());
        out.flag(*signext);
        out.list(params.iter(), |out, ty| out.number(ty.encode()));
        out.number(*address);
        out.bytes(&self.note);
        out.list(self.imports.iter(), |out, import| {
            let Import { name, of_thread, of_program, function, declaration, facts } = import;
            out.bytes(name.as_bytes());
            let flags = [*of_thread, *of_program, *function];
            let ImportFacts { defined, may_throw, makes_threads, of_thread, of_library } = *facts;
            let known = [defined, may_throw, makes_threads, of_thread, of_library];
            flags.into_iter().chain(known).for_each(|flag| out.flag(flag));
            out.optional(declaration.as_ref(), |out, declaration| declaration.encode(out));
        });
        let mut last = 0;
        out.list(self.code_references.iter(), |out, reference| {
            out.signed(i64::from(reference.at) - i64::from(last));
            last = reference.at;
            out.number(match reference.target {
                CodeTarget::Import(n) => 3 * u64::from(n),
                CodeTarget::Runtime(function) => 3 * u64::from(function.number()) + 1,
                CodeTarget::X86(op) => 3 * u64::from(op as u32) + 2,
            });
            out.signed(reference.addend);
        });
        out.list(self.data_references.iter(), |out, reference| {
            out.number(reference.at);
            out.number(reference.import.into());
            out.signed(reference.addend);
        });
        out.optional(self.thread, |out, TlsTemplate { header, values, size, align }| {
            [header, values, size, align].into_iter().for_each(|number| out.number(number));
        });
        out.bytes(&self.unwind.table);
        out.bytes(&self.unwind.lsdas);
        out.list(self.unwind.relocations.iter(), |out, reloc| {
            out.number(reloc.at.into());
            out.flag(reloc.in_lsdas);
            out.number(match reloc.target {
                UnwindTarget::TakesAll => 0,
                UnwindTarget::LetsNoneOut => 1,
                UnwindTarget::Lsda(offset) => 2 + 2 * u64::from(offset),
                UnwindTarget::Global(id) => 3 + 2 * u64::from(id.as_u32()),
            });
        });
        for list in [&self.before, &self.after, &self.replaced] {
            out.list(list.iter(), |out, address| out.number(*address));
        }
        out.flag(self.threaded);
        out.number(self.functions);
        out.number(self.code_bytes);
        out.optional(self.checked.as_ref(), |out, checked| checked.encode(out));
        out.0
    }

    pub(in crate::jit) fn decode(bytes: &[u8]) -> Option<ProgramImage> {
        let input = &mut Decoder(bytes);
        let entry = EntryPoint {
            name: input.text()?,
            result: EntryType::decode(input.number()?)?,
            signext: input.flag()?,
            params: input.list(|input| EntryType::decode(input.number()?))?,
            address: input.number()?,
        };
        let note = input.bytes()?.to_vec();
        let imports = input.list(|input| {
            let name = input.text()?;
            let mut flags = [false; 8];
            for flag in &mut flags {
                *flag = input.flag()?;
            }
            let [of_thread, of_program, function, defined, may_throw, makes_threads, thread, of_library] = flags;
            let facts = ImportFacts { defined, may_throw, makes_threads, of_thread: thread, of_library };
            let declaration = input.optional(Declaration::decode)?;
            Some(Import { name, of_thread, of_program, function, declaration, facts })
        })?;
        let mut last = 0i64;
        let code_references = input.list(|input| {
            last = last.checked_add(input.signed()?)?;
            let number = input.number()?;
            let index = u32::try_from(number / 3).ok()?;
            let target = match number % 3 {
                0 => CodeTarget::Import(index),
                1 => CodeTarget::Runtime(RuntimeFn::from_number(index)?),
                _ => CodeTarget::X86(*X86Op::ALL.get(index as usize)?),
            };
            Some(CodeReference { at: u32::try_from(last).ok()?, target, addend: input.signed()? })
        })?;
        let data_references = input.list(|input| {
            Some(DataReference { at: input.number()?, import: input.small()?, addend: input.signed()? })
        })?;
        let thread = input.optional(|input| {
            Some(TlsTemplate {
                header: input.number()?,
                values: input.number()?,
                size: input.number()?,
                align: input.number()?,
            })
        })?;
        let unwind = UnwindImage {
            table: input.bytes()?.to_vec(),
            lsdas: input.bytes()?.to_vec(),
            relocations: input.list(|input| {
                let (at, in_lsdas) = (input.small()?, input.flag()?);
                let target = match input.number()? {
                    0 => UnwindTarget::TakesAll,
                    1 => UnwindTarget::LetsNoneOut,
                    number => {
                        let index = u32::try_from((number - 2) / 2).ok()?;
                        match number % 2 {
                            0 => UnwindTarget::Lsda(index),
                            _ => UnwindTarget::Global(GlobalId::from_u32(index)),
                        }
                    }
                };
                Some(UnwindReloc { at, in_lsdas, target })
            })?,
        };
        let mut addresses = || input.list(Decoder::number);
        let (before, after, replaced) = (addresses()?, addresses()?, addresses()?);
        let (threaded, functions, code_bytes) = (input.flag()?, input.number()?, input.number()?);
        let checked = input.optional(CheckedState::decode)?;
        input.0.is_empty().then_some(ProgramImage {
            entry,
            note,
            imports,
            code_references,
            data_references,
            thread,
            unwind,
            before,
            after,
            replaced,
            threaded,
            functions,
            code_bytes,
            checked,
        })
    }
}

impl CodeTarget {
    /// Converts the symbol of a reference. `import` returns the index of a host symbol's import.
    pub(in crate::jit) fn of(symbol: Symbol, import: impl Fn(u32) -> Option<u32>) -> Option<CodeTarget> {
        match symbol {
            Symbol::External(n) | Symbol::Function(n) => import(n).map(CodeTarget::Import),
            Symbol::RuntimeFn(function) => Some(CodeTarget::Runtime(function)),
            Symbol::X86(op) => Some(CodeTarget::X86(op)),
            _ => None,
        }
    }
}
