//! Compilation of functions at their first call.
//!
//! ```text
//! reachable ─► supported? externals? ─► place data ─► entries ─► fill data ─► run
//!                                                        │                    │ first call
//!                                                        └◄─ compile ─► link ◄┘
//! ```
//!
//! Every function has an [entry](linker), whose address is the address of the function. It jumps to the compiler until
//! the function is compiled ([`resolver`]). [`rules`] decides before a program runs whether it is compiled in this way. Most
//! functions are compiled quickly at first, and again when they have been called often ([`tiers`]).

mod ahead;
mod code_writer;
mod linker;
mod resolver;
mod rules;
mod tiers;

use crate::diagnostic::Diagnostic;
use crate::engine::{Phase, PhaseTimings};
use crate::host::signals::signal_name;
use crate::host::stopwatch::{self, Stopwatch};
use crate::ir::{DataLayout, GlobalId};
use crate::jit::checked::signatures;
use crate::jit::compile::diagnostics::{internal, internal_text, no_memory};
use crate::jit::compile::function::CompileError;
use crate::jit::compile::target_isa;
use crate::jit::compile::{CompileOutput, CompileRequest, ReservedMemory, environment, reachable};
use crate::jit::engine::{LateCode, Segment};
use crate::jit::lazy::ahead::CompileAhead;
use crate::jit::lazy::linker::LazyLinker;
use crate::jit::lazy::resolver::SignalMask;
pub(in crate::jit) use crate::jit::lazy::rules::allows;
use crate::jit::lazy::tiers::{Tier, TierCompilers, Tiers};
use crate::jit::link::code_map::CodeMap;
use crate::jit::link::eh_frame::UnwindTables;
use crate::jit::link::globals::{DataPlan, GlobalAddr, GlobalAddrs};
use crate::jit::link::symbol::Symbol;
use crate::jit::options::Options;
use crate::jit::run::stack::GuardedStack;
use crate::jit::translate::module_env::RelocationModel;
use crate::outcome::{Bug, Outcome};
use crate::prepare::ReachableProgram;
use crate::verify::Checked;
use cranelift_entity::EntityRef;
use std::cell::{Cell, UnsafeCell};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, OnceLock};
use std::time::Duration;

/// Size in bytes of the compiler's stack, the same as for other threads that compile.
const STACK_SIZE: u64 = 16 << 20;

/// Code of a program that is compiled while the program runs.
pub(in crate::jit) struct LazyCode {
    state: UnsafeCell<LazyState>,
    /// End of the compiler's stack. Only one compilation at a time uses it, because the program has one thread and no
    /// signal handlers.
    stack_top: u64,
    _stack: GuardedStack,
    /// Signal mask of the program, saved while a function is compiled.
    compiling: Cell<Option<SignalMask>>,
}

// SAFETY: the program has one thread, and its engine is lent to one run at a time. The state shares data only within
// itself.
unsafe impl Send for LazyCode {}
// SAFETY: as above: only the thread of a run uses the state through a shared reference.
unsafe impl Sync for LazyCode {}

struct LazyState {
    // Borrows `program`, which is dropped after it.
    compilers: TierCompilers,
    /// The second thread, if the program permits one.
    ahead: Option<CompileAhead>,
    linker: LazyLinker,
    /// Function being compiled, or the one that failed to compile.
    current: Option<GlobalId>,
    error: Option<String>,
    /// Processor time spent compiling during runs.
    cpu: Duration,
    program: Arc<LazyProgram>,
}

/// Inputs of the compiler, which its threads share. They are immutable.
struct LazyProgram {
    // Borrows `_own`, which is dropped after it.
    tiers: Tiers,
    options: Options,
    _own: Box<OwnProgram>,
}

/// The program, from which compilers borrow.
struct OwnProgram {
    checked: Arc<Checked>,
    layout: DataLayout,
    places: GlobalAddrs,
}

/// Places the data of a program and compiles its entry points.
pub(in crate::jit) fn make(
    request: &CompileRequest<'_>,
    program: &ReachableProgram,
    entries: &[GlobalId],
    places: &mut GlobalAddrs,
    clock: &mut Stopwatch,
) -> Result<CompileOutput, Vec<Diagnostic>> {
    let CompileRequest { layout, reached, start, .. } = *request;
    let module = program.checked.module();
    let no_memory = |e: std::io::Error| vec![no_memory(start, &e.to_string())];
    let plan = DataPlan::spaced(module, layout, reached, request.spacing());
    let plan = Arc::new(plan.map_err(|error| vec![error])?);
    let (plan, mut memory) = ReservedMemory::new(request, plan, None, places, None)?.into_parts();
    let own = OwnProgram { checked: Arc::clone(&program.checked), layout: layout.clone(), places: places.clone() };
    let stack = GuardedStack::new(STACK_SIZE).map_err(no_memory)?;
    let functions: Vec<GlobalId> = reachable::functions(module, reached).collect();
    let second_mapping = rules::allows_second_thread(module, reached);
    let second_thread = second_mapping && request.options.compile_ahead && request.options.checked.is_none();
    let region = (memory.regions().code.clone(), second_mapping);
    let lazy = LazyCode::new(Box::new(own), request, entries, region, functions, stack, second_thread)
        .map_err(|e| vec![internal_text(&e)])?;
    clock.lap("prepare");
    for id in entries {
        lazy.compile_entry_point(*id).map_err(|error| vec![internal(module, &error)])?;
    }
    clock.lap("compile");
    let code = lazy.code_map();
    plan.fill(module, layout, &mut memory, |id| places[id].in_data(|| code.address(id)))
        .map_err(|e| vec![internal_text(&e)])?;
    request.enter_variables(&plan, &memory).map_err(no_memory)?;
    if request.runtime_addrs.objects.is_some() {
        let all = reachable::functions(module, reached);
        signatures::enter(module, all.filter_map(|id| Some((code.address(id)?, module.function(id)?))));
    }
    memory.seal_data().map_err(no_memory)?;
    let (frames, full_plan) = (UnwindTables::none(), OnceLock::new());
    let segment = Segment { _gdb_registration: None, _frames: frames, _unit: None, plan, full_plan, memory };
    Ok(CompileOutput { segment, code, record: None, functions_compiled: 0, code_bytes: 0, lazy: Some(lazy) })
}

impl LazyCode {
    fn new(
        own: Box<OwnProgram>,
        request: &CompileRequest<'_>,
        entries: &[GlobalId],
        (region, second_mapping): (std::ops::Range<u64>, bool),
        functions: Vec<GlobalId>,
        stack: GuardedStack,
        second_thread: bool,
    ) -> Result<Box<LazyCode>, String> {
        // SAFETY: `LazyProgram` owns the program and drops it after everything that refers to it. Nothing in it ever
        // changes.
        let lent: &'static OwnProgram = unsafe { &*std::ptr::from_ref(&*own) };
        let options = Options { cache: None, ..request.options.clone() };
        let isa = target_isa::target(&options, false)?;
        let parts = (lent.checked.module(), &lent.layout, &lent.places);
        let env = environment(parts, request, false, RelocationModel::FixedData, &isa);
        let tiers = Tiers::new(env, isa, &options, entries)?;
        let program = Arc::new(LazyProgram { tiers, options, _own: own });
        let compilers = TierCompilers::new(&program.tiers);
        let ahead = match second_thread {
            true => CompileAhead::start(Arc::clone(&program), functions.as_slice().into()),
            false => None,
        };
        let mut place: Box<std::mem::MaybeUninit<LazyCode>> = Box::new_uninit();
        let linker = LazyLinker::new(region, functions, place.as_ptr() as u64, second_mapping)?;
        let cpu = Duration::ZERO;
        let state = LazyState { compilers, ahead, linker, current: None, error: None, cpu, program };
        let stack_top = stack.range().end;
        place.write(LazyCode { state: UnsafeCell::new(state), stack_top, _stack: stack, compiling: Cell::new(None) });
        // SAFETY: it has just been written.
        Ok(unsafe { place.assume_init() })
    }

    /// Compiles an entry point, before the program runs.
    fn compile_entry_point(&self, id: GlobalId) -> Result<(), CompileError> {
        // SAFETY: no code of the program runs yet.
        let state = unsafe { &mut *self.state.get() };
        let Some(number) = state.linker.number(id) else { return Ok(()) };
        state.compile(number).map_err(|message| CompileError { function: state.name(), message })?;
        Ok(())
    }

    /// Compiles a function at its first call, or when its count is used up, and returns the address of its code.
    fn compile_now(&self, number: u32) -> Option<u64> {
        // SAFETY: the program's only thread is here, with signals blocked, so nothing else accesses the state.
        let state = unsafe { &mut *self.state.get() };
        let start = stopwatch::thread_cpu_time();
        state.current = state.linker.function(number);
        let compiled = planted_bug().and_then(|()| state.compile(number));
        state.cpu += stopwatch::thread_cpu_time().saturating_sub(start);
        compiled.map_err(|error| state.error = Some(error)).ok()
    }

    /// Records that a function is being compiled, with the program's signal mask.
    fn begin(&self, mask: SignalMask) {
        self.compiling.set(Some(mask));
    }

    fn end(&self) {
        self.compiling.set(None);
    }

    fn failed(&self, error: &str) -> Outcome {
        // SAFETY: as in `code_map`: an interrupted compilation is not continued.
        let state = unsafe { &*self.state.get() };
        let span = state.current.map(|id| state.program.tiers.env().module.globals[id].span);
        let message = format!("compiling `@{}` failed: {error}", state.name());
        Outcome::InternalError(Box::new(Bug { message, span }))
    }
}

impl LateCode for LazyCode {
    fn code_map(&self) -> CodeMap {
        // SAFETY: no compilation is in progress on the only thread that compiles.
        unsafe { &*self.state.get() }.linker.map.clone()
    }

    fn compiled(&self) -> (u64, PhaseTimings) {
        // SAFETY: as in `code_map`.
        let linker = &unsafe { &*self.state.get() }.linker;
        let LazyLinker { compiled, code_bytes, baseline: baseline_functions, recompiled: recompiled_functions, .. } =
            *linker;
        (compiled, PhaseTimings { code_bytes, baseline_functions, recompiled_functions, ..Default::default() })
    }

    fn phase(&self) -> Phase {
        // SAFETY: as in `code_map`.
        let state = unsafe { &*self.state.get() };
        let ahead = state.ahead.as_ref().map_or(Duration::ZERO, CompileAhead::cpu);
        Phase { name: "compile", wall: None, cpu: state.cpu + ahead }
    }

    fn fault(&self, signal: i32) -> Option<Outcome> {
        resolver::restore_signals(self.compiling.take()?);
        Some(self.failed(&signal_name(signal)))
    }

    fn failure(&self) -> Outcome {
        // SAFETY: as in `code_map`.
        let error = unsafe { &*self.state.get() }.error.as_deref();
        self.failed(error.unwrap_or("without a message"))
    }
}

impl LazyState {
    /// Returns the address of a function's optimized code, or compiles it for the next tier.
    fn compile(&mut self, number: u32) -> Result<u64, String> {
        if let Some(code) = self.linker.code(number) {
            return Ok(code);
        }
        let id = self.linker.function(number).ok_or("no such function")?;
        self.current = Some(id);
        let LazyState { compilers, ahead, linker, program, .. } = self;
        let LazyProgram { tiers, options, .. } = &**program;
        let mut compile = |tier| compilers.compile(tiers, options, id, tier).map_err(|error| error.message);
        let compiled = match linker.has_baseline(number) {
            true => compile(Tier::Optimized)?,
            false => match ahead.as_ref().and_then(|ahead| ahead.take(number)) {
                Some(compiled) => *compiled,
                None => compile(tiers.first(id))?,
            },
        };
        let counter = if compiled.code.baseline { tiers.start_counting(id) } else { None };
        let host = |symbol| match symbol {
            Symbol::External(n) | Symbol::Function(n) => match tiers.env().places[GlobalId::new(n as usize)] {
                GlobalAddr::Address(at) | GlobalAddr::LibraryThreadLocal(at) => Some(at),
                _ => None,
            },
            _ => None,
        };
        let added = catch_unwind(AssertUnwindSafe(|| linker.add(&compiled, counter, host)));
        if let Some(ahead) = ahead {
            ahead.suggest(linker.called(&compiled));
        }
        added.unwrap_or_else(|_| Err("a panic in the linker".into()))
    }

    fn name(&self) -> String {
        self.current.map_or_else(String::new, |id| self.program.tiers.env().module.globals[id].name.to_string())
    }
}

/// With `LLVMLITE_BUG=lazy` or `lazy fault` in the environment, fails (in debug builds). Tests use it to check reports
/// of internal errors.
fn planted_bug() -> Result<(), String> {
    #[cfg(debug_assertions)]
    match std::env::var("LLVMLITE_BUG").as_deref() {
        Ok("lazy") => return Err("a planted bug".into()),
        // SAFETY: none: this is the deliberate bug.
        Ok("lazy fault") => unsafe { std::ptr::read_volatile(std::ptr::without_provenance::<u64>(16)) },
        _ => 0,
    };
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::Engine;
    use crate::jit::Jit;
    use crate::source::SourceMap;
    use crate::value::Value;

    const PROGRAM: &str = "
        @scale = global i32 3
        define internal i32 @small(i32 %n) { %m = load i32, ptr @scale %r = mul i32 %n, %m ret i32 %r }
        define i32 @loop(i32 %n) noinline {
        entry:
          br label %next
        next:
          %i = phi i32 [ 0, %entry ], [ %j, %next ]
          %sum = phi i32 [ 0, %entry ], [ %more, %next ]
          %s = call i32 @small(i32 %i)
          %more = add i32 %sum, %s
          %j = add i32 %i, 1
          %go = icmp ult i32 %j, %n
          br i1 %go, label %next, label %end
        end:
          ret i32 %more
        }
        define i32 @rare(i32 %n) noinline { %r = sdiv i32 7, %n ret i32 %r }
        define i32 @main() {
          %a = call i32 @loop(i32 10)
          %b = call i32 @loop(i32 %a)
          %none = icmp eq i32 %b, 0
          br i1 %none, label %rarely, label %end
        rarely:
          %c = call i32 @rare(i32 %b)
          ret i32 %c
        end:
          ret i32 %b
        }";

    fn checked_program() -> (Arc<Checked>, GlobalId) {
        let mut sources = SourceMap::new();
        let module = crate::parse::parse(&sources.add("test.ll", PROGRAM).unwrap()).module;
        let checked = Arc::new(crate::verify::verify(module, &sources, Default::default()).unwrap());
        let main = checked.module().find("main").unwrap();
        (checked, main)
    }

    #[test]
    fn a_function_has_the_same_code_whenever_it_is_compiled() {
        let (checked, main) = checked_program();
        let engine = |lazy_from, compile_ahead| {
            let options = Options { lazy_from, compile_ahead, ..Options::default() };
            // SAFETY: the program is the text above.
            unsafe { Jit::new(Arc::clone(&checked), &[main], options) }.unwrap()
        };
        let (mut eager, mut alone, mut ahead) = (engine(None, true), engine(Some(0), false), engine(Some(0), true));
        assert!(eager.lazy.is_none());
        let late = |jit: &Jit| jit.lazy.as_ref().unwrap().code_map();
        assert_eq!(late(&alone).functions().count(), 1);
        for engine in [&mut eager, &mut alone, &mut ahead] {
            assert!(matches!(engine.call("main", &[]), Outcome::Returned(Value::Int { .. })));
        }
        let code = |map: &CodeMap| -> Vec<(GlobalId, String)> {
            let mut all: Vec<_> = map.functions().map(|(_, code)| (code.id, format!("{code:?}"))).collect();
            all.sort();
            all
        };
        let (all, called) = (code(&eager.code), code(&late(&alone)));
        assert!(called.len() < all.len());
        assert!(called.iter().all(|one| all.contains(one)), "{all:?}\n{called:?}");
        assert_eq!(code(&late(&ahead)), called);
        // Further calls compile nothing.
        alone.call("main", &[]);
        assert_eq!(alone.stats().functions_compiled, called.len() as u64);
    }

    #[test]
    fn both_tiers_have_the_same_code_with_one_and_two_threads() {
        let (checked, main) = checked_program();
        let code = |compile_ahead| -> Vec<(GlobalId, bool, String)> {
            let options = Options { lazy_from: Some(0), compile_ahead, tier_up_after: Some(5), ..Options::default() };
            // SAFETY: the program is the text above.
            let mut jit = unsafe { Jit::new(Arc::clone(&checked), &[main], options) }.unwrap();
            assert!(matches!(jit.call("main", &[]), Outcome::Returned(Value::Int { .. })));
            let map = jit.lazy.as_ref().unwrap().code_map();
            let timings = jit.phase_timings();
            assert_eq!((timings.baseline_functions, timings.recompiled_functions), (3, 2));
            map.functions().map(|(_, code)| (code.id, code.baseline, format!("{code:?}"))).collect()
        };
        let (alone, ahead) = (code(false), code(true));
        assert_eq!(alone, ahead);
        let name = |id: GlobalId| checked.module().globals[id].name.to_string();
        let tiers: Vec<(String, bool)> = alone.iter().map(|(id, baseline, _)| (name(*id), *baseline)).collect();
        let expected = [("main", true), ("loop", true), ("small", true), ("small", false), ("loop", false)];
        assert_eq!(tiers, expected.map(|(name, baseline)| (name.to_string(), baseline)));
    }

    #[test]
    fn a_second_thread_compiles_what_is_called_next() {
        let (checked, main) = checked_program();
        let options = Options { lazy_from: Some(0), ..Options::default() };
        // SAFETY: the program is the text above.
        let mut jit = unsafe { Jit::new(checked, &[main], options) }.unwrap();
        // Enough time to compile `loop`, which `main` calls.
        std::thread::sleep(Duration::from_millis(500));
        jit.call("main", &[]);
        assert!(crate::parallel::processors() == 1 || ahead::TAKEN.get() > 0);
    }
}
