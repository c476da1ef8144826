//! The parts of a cached program that only reports need: its module, which is read again, and its code map.

use crate::engine::Limits;
use crate::host::closures::HostFunctions;
use crate::host::process;
use crate::host::signals::SignalMaskGuard;
use crate::ir::{DataLayout, GlobalId, GlobalValue, Module, Name};
use crate::jit::cached::entry::ProgramSource;
use crate::jit::compile::reachable::{TRAITS, for_engine, functions};
use crate::jit::engine::{DeferredProgram, KnownModule, KnownProgram, Segment};
use crate::jit::link::code_map::CodeMap;
use crate::jit::link::code_memory::DataSize;
use crate::jit::link::globals::{DataPlan, Spacing};
use crate::jit::link::stream::{Decoder, Encoder};
use crate::prepare::ReachableProgram;
use crate::source::Span;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock};
use std::thread;

/// Stack size in bytes of the thread that reads the module. Parser and verifier are recursive.
const STACK_SIZE: usize = 16 << 20;

/// A program that is read when it is first needed.
pub(in crate::jit) struct ProgramFile {
    source: Arc<dyn ProgramSource>,
    /// Result of [`encode`].
    code_map: Vec<u8>,
    entry: String,
    /// Whether its code is checked.
    is_checked: bool,
    known: OnceLock<Box<KnownProgram>>,
}

/// The program that was read, with the layout of its variables.
struct Loaded {
    program: Box<KnownProgram>,
    plan: Option<DataPlan>,
}

/// Encodes the data, other than the module, that reports need: the code map, and the names of functions.
pub(super) fn encode(module: &Module, code: &CodeMap) -> Vec<u8> {
    let mut out = Encoder::default();
    out.bytes(&code.encode());
    let functions: Vec<GlobalId> = module.globals.keys().filter(|id| module.function(*id).is_some()).collect();
    out.list(functions.into_iter(), |out, id| {
        out.number(id.as_u32().into());
        match &module.globals[id].name {
            Name::Number(number) => {
                out.flag(true);
                out.number(u64::from(*number));
            }
            Name::Text(text) => {
                out.flag(false);
                out.bytes(text.as_bytes());
            }
        }
    });
    out.0
}

fn decode(bytes: &[u8]) -> Option<(CodeMap, Vec<(GlobalId, Name)>)> {
    let mut input = Decoder(bytes);
    let code = CodeMap::decode(input.bytes()?)?;
    let names = input.list(|input| {
        let id = GlobalId::from_u32(input.small()?);
        let name = match input.flag()? {
            true => Name::Number(input.small()?),
            false => Name::Text(input.text()?.into()),
        };
        Some((id, name))
    })?;
    Some((code, names))
}

impl DeferredProgram for ProgramFile {
    fn get(&self, segment: &Segment, limits: &Limits) -> &KnownProgram {
        self.known.get_or_init(|| {
            // The program's own limits must not restrict its report, and its signal handlers must not run on this
            // thread.
            process::raise_soft_limits();
            let signals = SignalMaskGuard::all();
            let (allowed, size) = (limits.allowed.as_deref(), segment.plan.size());
            // The stack of the current thread may be small.
            let read = || Box::new(self.read(allowed, size));
            let read = thread::scope(|scope| {
                let other = thread::Builder::new().stack_size(STACK_SIZE).spawn_scoped(scope, read);
                // If no thread can be created, reads on this one.
                other.ok().and_then(|other| other.join().ok()).unwrap_or_else(read)
            });
            drop(signals);
            let Loaded { program, plan } = *read;
            if let Some(plan) = plan {
                let _ = segment.full_plan.set(plan);
            }
            program
        })
    }
}

impl ProgramFile {
    pub(super) fn new(
        source: Arc<dyn ProgramSource>,
        code_map: Vec<u8>,
        entry: String,
        is_checked: bool,
    ) -> ProgramFile {
        ProgramFile { source, code_map, entry, is_checked, known: OnceLock::new() }
    }

    /// Reads the program as it was compiled, or as much of it as is still available.
    fn read(&self, allowed: Option<&[String]>, size: DataSize) -> Loaded {
        let read = catch_unwind(AssertUnwindSafe(|| self.read_module(allowed, size)));
        match read.unwrap_or_else(|_| Err(NOT_THE_SAME.into())) {
            Ok((program, code, plan)) => {
                let ReachableProgram { checked, layout, .. } = program;
                let program = KnownProgram { module: KnownModule::Checked(checked), layout, code, unread: None };
                Loaded { program: Box::new(program), plan: Some(plan) }
            }
            Err(reason) => Loaded { program: Box::new(self.unread(reason)), plan: None },
        }
    }

    fn unread(&self, reason: String) -> KnownProgram {
        let (code, names) = decode(&self.code_map).unwrap_or_default();
        let module = KnownModule::Names(Box::new(module_of_names(names)));
        KnownProgram { module, layout: DataLayout::host(), code, unread: Some(reason) }
    }

    fn read_module(
        &self,
        allowed: Option<&[String]>,
        size: DataSize,
    ) -> Result<(ReachableProgram, CodeMap, DataPlan), String> {
        let checked = self.source.load()?;
        let (code, _) = decode(&self.code_map).ok_or(NOT_THE_SAME)?;
        let same = |module: &Module| {
            let name = Name::Text(self.entry.as_str().into());
            let numbered = || module.by_name.get(&Name::Number(self.entry.parse().ok()?)).copied();
            module.by_name.get(&name).copied().or_else(numbered).map(|id| module.aliasee(id))
        };
        let entry = same(checked.module()).ok_or(NOT_THE_SAME)?;
        let checked = for_engine(Arc::new(checked), self.is_checked);
        let made = ReachableProgram::new(&TRAITS, checked, &[entry], &HostFunctions::default(), allowed);
        let (program, _) = made.map_err(|_| NOT_THE_SAME)?;
        let module = program.checked.module();
        let spacing = Spacing::of_code(self.is_checked);
        let plan = DataPlan::spaced(module, &program.layout, &program.reached, spacing).map_err(|_| NOT_THE_SAME)?;
        let fits = size == plan.size()
            && functions(module, &program.reached).all(|id| code.address(id).is_some())
            && functions(module, &program.reached).count() == code.functions().count();
        if fits { Ok((program, code, plan)) } else { Err(NOT_THE_SAME.into()) }
    }
}

/// Error for a program that is read differently than at compile time; this would be a bug.
const NOT_THE_SAME: &str = "the program could not be read again as it was compiled";

/// Creates a module that contains only names.
fn module_of_names(names: Vec<(GlobalId, Name)>) -> Module {
    let mut module = Module::default();
    for (id, name) in names {
        while module.globals.len() < id.as_u32() as usize {
            let unnamed = Name::Number(module.globals.len() as u32);
            module.globals.push(GlobalValue::undeclared(unnamed, Span::default()));
        }
        module.globals.push(GlobalValue::undeclared(name, Span::default()));
    }
    module
}
