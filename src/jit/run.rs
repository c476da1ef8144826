//! Starts functions: single calls and whole programs.

pub(super) mod arguments;
pub(super) mod call_observer;
pub(super) mod fuel;
pub(super) mod interrupt;
pub(super) mod leak_search;
pub(super) mod leaks;
pub(super) mod stack;
pub(super) mod symbols;
pub(super) mod thread_group;
pub(super) mod threads;
pub(super) mod typed_call;

use crate::engine::{EntryShape, Limits, entry_shape};
use crate::host::interpose::cxx_operators;
use crate::host::interrupt as stopping;
use crate::host::process::child;
use crate::host::process::cxx_allocator::{BlockManager, Operators};
use crate::host::process::{self, ExitReason};
use crate::ir::reach::{REPLACEABLE, replacement};
use crate::ir::{GlobalId, Module, TypeKind};
use crate::jit::checked::heap;
use crate::jit::engine::Structors;
use crate::jit::engine::{Jit, Segment};
use crate::jit::link::code_map::CodeMap;
use crate::jit::link::globals::GlobalAddr;
use crate::jit::run::arguments::ProgramArgs;
use crate::jit::run::arguments::{ArgBuffer, ReturnDecoder, spread};
use crate::jit::run::interrupt::CodeRangesGuard;
use crate::jit::run::stack::StackPair;
use crate::jit::run::thread_group::{LateEnd, ThreadGroup};
use crate::jit::runtime::thread_state;
use crate::jit::translate::flat::FlatType;
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::trap::library_threads;
use crate::jit::trap::report::Reporter;
use crate::jit::trap::signal_handler::{self, NativeExit};
use crate::jit::x86_64::stack_switch::{FrameRegisters, NativeCall};
use crate::opt::Passes;
use crate::outcome::{Bug, Interruption, Limit, Note, Outcome, Trap, TrapKind};
use crate::value::{Value, truncate};
use rustc_hash::FxHashMap;
use std::cell::OnceCell;
use std::sync::Arc;

unsafe extern "C" {
    static environ: *const *const libc::c_char;
}

/// Calls a function with values.
pub(super) fn call(jit: &mut Jit, function: &str, args: &[Value]) -> Outcome {
    let id = match callable(jit, function) {
        Ok(id) => id,
        Err(trap) => return Outcome::Trapped(trap),
    };
    let module = jit.checked.module();
    let TypeKind::Function { ret, params, .. } = module.types.kind(module.value_type(id)) else {
        return misuse(format!("`@{function}` is not a function"));
    };
    let mut ret = ReturnDecoder::new(&module.types, &jit.layout, *ret);
    let by_address = |p: &crate::ir::Param| ["byval", "sret"].iter().any(|word| module.has_attr(p.attrs, word));
    if module.function(id).is_some_and(|f| f.params.iter().any(by_address)) {
        return misuse(format!("`@{function}` takes or returns an object in memory, and cannot be called with values"));
    }
    let mut frame = ArgBuffer::new(&mut ret);
    if params.len() != args.len() {
        return misuse(format!("`@{function}` takes {} arguments, not {}", params.len(), args.len()));
    }
    for (n, (ty, value)) in params.iter().zip(args).enumerate() {
        match (FlatType::of(&module.types, &jit.layout, *ty), value.fits(&module.types, *ty)) {
            (Ok(flat), true) if module.types.is_aggregate(*ty) || module.types.holds_vector(*ty) => {
                let mut scalars = Vec::new();
                spread(value, &module.types, *ty, &jit.layout, &mut scalars);
                let mut scalars = scalars.into_iter();
                flat.fields.iter().for_each(|part| frame.part(part, &mut scalars));
            }
            (Ok(flat), true) => {
                let mut scalars = Vec::new();
                spread(value, &module.types, *ty, &jit.layout, &mut scalars);
                flat.fields.iter().zip(scalars).for_each(|(part, bits)| frame.push(part.scalar, bits));
            }
            _ => {
                let ty = module.types.display(*ty);
                return misuse(format!("argument {n} of `@{function}` is {ty}, not {}", value.display()));
            }
        }
    }
    run(jit, id, frame, ret)
}

/// Runs a function as a program.
pub(super) fn run_program(jit: &mut Jit, function: &str, args: &[String]) -> Outcome {
    let id = match callable(jit, function) {
        Ok(id) => id,
        Err(trap) => return Outcome::Trapped(trap),
    };
    let module = jit.checked.module();
    let ty = module.value_type(id);
    let shape = match entry_shape(&module.types, function, ty) {
        Ok(shape) => shape,
        Err(message) => return misuse(message),
    };
    let TypeKind::Function { ret, params, .. } = module.types.kind(ty) else {
        return misuse(format!("`@{function}` is not a function"));
    };
    let (mut ret, params) = (ReturnDecoder::new(&module.types, &jit.layout, *ret), params.clone());
    let oat = matches!(shape, EntryShape::OatProgram | EntryShape::OatArguments);
    let arguments = ProgramArgs::new(args, oat);
    // SAFETY: `environ` belongs to the C library; the pointer does not change while a program is being started.
    let words = [args.len() as u64, arguments.table.as_ptr() as u64, unsafe { environ } as u64];
    jit.arguments.push(arguments);
    let module = jit.checked.module();
    let mut frame = ArgBuffer::new(&mut ret);
    for (n, ty) in params.iter().enumerate() {
        let Some(scalar) = Scalar::of(&module.types, *ty) else {
            return misuse(format!("`@{function}` cannot be the entry point"));
        };
        let n = if shape == EntryShape::OatArguments { n + 1 } else { n };
        let word = words.get(n).copied().filter(|_| n < 2 || shape == EntryShape::ArgcArgvEnvp).unwrap_or(0);
        frame.push(scalar, truncate(scalar.bits(), word.into()));
    }
    run(jit, id, frame, ret)
}

/// Looks up a compiled function by name.
pub(super) fn callable(jit: &Jit, name: &str) -> Result<GlobalId, Trap> {
    if jit.broken {
        return Err(broken());
    }
    let bad = |message: String| Trap::new(TrapKind::BadCall, message);
    let id = find(jit.checked.module(), name).ok_or_else(|| bad(format!("there is no function `@{name}`")))?;
    match jit.code.address(id) {
        Some(_) => Ok(id),
        None => Err(bad(format!("`@{name}` was not compiled: it is not an entry point, and none calls it"))),
    }
}

/// Returns the trap for a call after a host function was interrupted.
pub(super) fn broken() -> Trap {
    Trap::new(TrapKind::Signal, "the program was stopped inside a host function earlier and cannot continue")
}

fn find(module: &Module, name: &str) -> Option<GlobalId> {
    let numbered = || name.parse().ok().and_then(|n| module.by_name.get(&crate::ir::Name::Number(n)).copied());
    module.find(name).or_else(numbered).map(|id| module.aliasee(id))
}

pub(super) fn misuse(message: String) -> Outcome {
    Outcome::Trapped(Trap::new(TrapKind::BadCall, message))
}

impl Jit {
    fn structors(&self) -> &Structors {
        let module = self.checked.module();
        self.structors.get_or_init(|| Structors {
            before: module.constructors(),
            after: module.destructors(),
            operators: self.operators(),
        })
    }

    /// Returns the program's own C++ `operator new` and `operator delete`, if libraries must be redirected to them.
    fn operators(&self) -> Option<Operators> {
        let module = self.checked.module();
        let own = |name: &str| replacement(module, name).and_then(|id| self.code.address(id)).unwrap_or(0) as usize;
        operators(REPLACEABLE.map(own), &self.limits, self.passes.contains(Passes::checks()))
    }
}

/// Returns the operators to which libraries must be redirected, if they must. `replaced`: addresses of the program's own.
pub(in crate::jit) fn operators(
    replaced: [usize; REPLACEABLE.len()],
    limits: &Limits,
    checked: bool,
) -> Option<Operators> {
    let any = limits.fail_alloc.is_some() || replaced.iter().any(|address| *address != 0);
    let block_manager = checked.then_some(heap::of_libraries as BlockManager);
    if checked {
        cxx_operators::free_everywhere(heap::of_libraries);
    }
    (any || checked).then_some(Operators { block_manager, replaced })
}

/// Runs the constructors, then this function to its end, then the functions registered with `atexit` and the
/// destructors. A program that can create threads runs on a thread of its own.
pub(super) fn run(jit: &mut Jit, id: GlobalId, frame: ArgBuffer, decoder: ReturnDecoder) -> Outcome {
    let Some(target) = jit.code.address(id) else { return misuse("the function was not compiled".into()) };
    let module = jit.checked.module();
    let structors = jit.structors();
    for structor in structors.before.iter().chain(&structors.after) {
        if jit.code.address(*structor).is_none() {
            let name = &module.globals[*structor].name;
            return misuse(format!("`@{name}` is to run before or after the program, but has no body"));
        }
    }
    if let Some(budget) = jit.budget.as_ref().filter(|b| b.is_exceeded()) {
        let message = budget.message_of_globals();
        let stop = Box::new(Interruption { message, span: Some(module.globals[id].span), ..Interruption::default() });
        return Outcome::LimitReached(Limit::Memory, stop);
    }
    let outcome = match jit.threaded {
        false => run_main(jit, target, &frame, &decoder, None),
        true => threads::run(jit, (target, frame, decoder), |jit, (target, frame, decoder), group| {
            run_main(jit, target, &frame, &decoder, Some(group))
        }),
    };
    if child::is_report() {
        child::end_like(&outcome);
    }
    // An interrupted host function may hold locks of stdio.
    jit.broken |= breaks_process(&outcome);
    outcome
}

/// Flushes the streams of the C library between runs.
pub(super) fn flush(jit: &Jit) -> Option<Outcome> {
    interrupt::flush(jit, &jit.stacks)
}

/// Returns what ended a thread of an earlier run after that run, if there is any such end.
pub(super) fn late_outcome(jit: &mut Jit) -> Option<Outcome> {
    let end = jit.late_ends.take()?;
    let outcome = outcome_of_late(jit, &end);
    jit.broken |= breaks_process(&outcome);
    Some(outcome)
}

/// Converts the end of a thread of an earlier run to an outcome. Functions registered with `atexit` have already run, at the
/// end of that run.
fn outcome_of_late(jit: &Jit, end: &LateEnd) -> Outcome {
    // SAFETY: the stacks exist until the reply.
    let stacks = unsafe { &*end.stacks };
    let mut outcome = outcome(jit, stacks, end.ending, end.last_jump, || Value::Void).outcome;
    if let Outcome::Trapped(trap) | Outcome::HostFault(trap) = &mut outcome {
        trap.notes.push(Note::new("in a thread that was created earlier", None));
    }
    // In a host function, the thread may hold locks that its end would take.
    let returns = matches!(outcome, Outcome::Trapped(_));
    end.reply.send(returns).ok();
    outcome
}

/// Whether an outcome leaves locks and data of host functions in an unknown state.
pub(super) fn breaks_process(outcome: &Outcome) -> bool {
    match outcome {
        Outcome::HostFault(_) | Outcome::InternalError(_) => true,
        Outcome::LimitReached(_, stop) | Outcome::Interrupted(stop) => !stopping::is_process_intact(stop),
        _ => false,
    }
}

/// Runs the first thread of a program.
fn run_main(
    jit: &mut Jit,
    target: u64,
    frame: &ArgBuffer,
    decoder: &ReturnDecoder,
    group: Option<&Arc<ThreadGroup>>,
) -> Outcome {
    let mut side = jit.stacks.side();
    let side_before = thread_state::set_side_stack(&mut side);
    thread_state::set_program_stack(&jit.stacks.stack);
    let process = match group {
        Some(group) => process::begin_run_with_threads(signal_handler::leave_run, threads::spawner(group)),
        None => process::begin_run(signal_handler::leave_run),
    };
    let watching = CodeRangesGuard::begin(&jit.limits, Arc::clone(&jit.ranges));
    if let Some(group) = group {
        group.set_stop_handle(watching.handle());
    }
    if let Some(budget) = &jit.budget {
        process::limit_memory(budget);
        budget.set_main_stack(jit.stacks.stack.range());
    }
    if let Some(number) = jit.limits.fail_alloc {
        process::fail_allocation(number);
    }
    if let Some(operators) = jit.structors().operators {
        cxx_operators::redirect();
        process::set_operators(operators);
    }
    jit.fuel.refill(&jit.limits);
    if let Some(search) = &jit.leaks {
        search.begin();
    }
    let stopped = choose(jit);
    let jit = &*jit;
    if let Some(group) = group {
        group.begin();
    }
    let starts = jit.structors().before.iter().filter_map(|id| jit.code.address(*id));
    let stopped = stopped
        .or_else(|| starts.map(|address| plain(jit, &jit.stacks, group, address, &[])).find(|ended| !ended.returned()));
    let ended = stopped.unwrap_or_else(|| {
        let mut call = frame.call(target);
        // SAFETY: the target is a function of the module, and `frame` holds arguments of its type; the stack
        // belongs to the engine, which `&mut` lends to one run at a time.
        let ending = unsafe {
            match group {
                Some(_) => signal_handler::run_cancellable(&mut call, jit.stacks.top()),
                None => signal_handler::run(&mut call, jit.stacks.top()),
            }
        };
        if let (Some(group), NativeExit::Left(ExitReason::Thread(_), _)) = (group, ending) {
            group.wait_for_others();
        }
        if let Some(group) = group {
            group.claim_exit();
        }
        let last_jump = thread_state::take_last_jump();
        self::outcome(jit, &jit.stacks, ending, last_jump, || decoder.read(&jit.checked.module().types, &call))
    });
    let outcome = wind_up(jit, &jit.stacks, group, ended);
    if matches!(outcome, Outcome::Returned(_) | Outcome::Exited(_)) && jit.leaks.is_some() {
        leaks::search(jit, group.map(|group| &**group), &reporter(jit, &jit.stacks, &OnceCell::new()));
    }
    thread_state::set_side_stack(side_before);
    drop((watching, process));
    outcome
}

/// Calls a function of the program with integer arguments. If it does not return, its ending becomes that of the
/// program.
fn plain(jit: &Jit, stacks: &StackPair, group: Option<&Arc<ThreadGroup>>, address: u64, args: &[u64]) -> FinishedRun {
    let mut call = NativeCall::with_ints(address, args);
    // SAFETY: the program registered it as a function of at most these arguments; the stack is that of this
    // thread, and empty.
    let ending = unsafe {
        match group {
            Some(_) => signal_handler::run_cancellable(&mut call, stacks.top()),
            None => signal_handler::run(&mut call, stacks.top()),
        }
    };
    if let (Some(group), true) = (group, ending != NativeExit::Returned) {
        group.claim_exit();
    }
    outcome(jit, stacks, ending, thread_state::take_last_jump(), || Value::Void)
}

/// Runs the exit handlers and destructors at the end of a program, on the thread that ended it.
pub(super) fn wind_up(jit: &Jit, stacks: &StackPair, group: Option<&Arc<ThreadGroup>>, ended: FinishedRun) -> Outcome {
    let mut ended = ended;
    let mut after = jit.structors().after.iter().filter_map(|id| jit.code.address(*id));
    while ended.at_exit {
        let now = match process::pop_at_exit() {
            Some(handler) => {
                plain(jit, stacks, group, handler.function as u64, &[handler.argument.unwrap_or(0) as u64])
            }
            None => match after.next() {
                Some(address) => plain(jit, stacks, group, address, &[]),
                None => break,
            },
        };
        // A handler that returns does not change the outcome.
        if !now.returned() {
            ended = now;
        }
    }
    match &ended.outcome {
        Outcome::HostFault(_) | Outcome::InternalError(_) => {}
        // A process that a signal kills loses its buffered output. In a forked child, the parent still has a copy of
        // it.
        Outcome::Trapped(_) if child::is_child() => {}
        Outcome::LimitReached(_, stop) | Outcome::Interrupted(stop) => stopping::flush_after(stop),
        _ => return interrupt::flush(jit, stacks).unwrap_or(ended.outcome),
    }
    ended.outcome
}

/// Runs the ifunc resolvers, once. `Some`: a resolver did not return.
fn choose(jit: &mut Jit) -> Option<FinishedRun> {
    if std::mem::replace(&mut jit.chosen, true) {
        return None;
    }
    // A session has several segments, but no ifuncs.
    let segment = jit.segments.first()?;
    let ifuncs: Vec<(GlobalId, u64)> = segment.plan.ifuncs(segment.memory.regions()).collect();
    let mut addresses: FxHashMap<GlobalId, u64> = FxHashMap::default();
    let failed = |error: String| FinishedRun { outcome: misuse(error), at_exit: false };
    for &(id, word) in &ifuncs {
        let resolver = jit.checked.module().resolver(id).and_then(|id| jit.code.address(id));
        let Some(resolver) = resolver else { return Some(failed("an ifunc without a resolver".into())) };
        let mut call = NativeCall::with_ints(resolver, &[]);
        // SAFETY: `support` has checked that it takes no parameters; the stack is as in every run.
        let ending = unsafe { signal_handler::run(&mut call, jit.stacks.top()) };
        let ended = outcome(jit, &jit.stacks, ending, thread_state::take_last_jump(), || Value::Void);
        if !ended.returned() {
            // The next run tries again.
            jit.chosen = false;
            return Some(ended);
        }
        addresses.insert(id, call.int_results[0]);
        let memory = &mut jit.segments[0].memory;
        let written = memory.unseal_data().and_then(|()| {
            memory.data_mut(word, 8).copy_from_slice(&call.int_results[0].to_le_bytes());
            memory.seal_data()
        });
        if let Err(error) = written {
            return Some(failed(error.to_string()));
        }
    }
    if ifuncs.is_empty() {
        return None;
    }
    let Jit { checked, layout, segments, places, code, .. } = jit;
    let Segment { plan, memory, .. } = &mut segments[0];
    let written = memory.unseal_data().map_err(|e| e.to_string()).and_then(|()| {
        plan.fill_ifuncs(checked.module(), layout, memory, |id| match places[id] {
            GlobalAddr::Address(address) => address,
            GlobalAddr::Function => code.address(id).unwrap_or(0),
            GlobalAddr::Ifunc(_) => addresses.get(&id).copied().unwrap_or(0),
            GlobalAddr::ThreadLocal { .. } | GlobalAddr::LibraryThreadLocal(_) | GlobalAddr::Unreached => 0,
        })?;
        memory.seal_data().map_err(|e| e.to_string())
    });
    written.err().map(failed)
}

/// An outcome, and whether `atexit` functions remain to be run.
pub(super) struct FinishedRun {
    outcome: Outcome,
    at_exit: bool,
}

impl FinishedRun {
    fn returned(&self) -> bool {
        matches!(self.outcome, Outcome::Returned(_))
    }
}

/// Adds to an outcome the signal that caused it.
fn of_signal(mut outcome: Outcome, signal: i32) -> Outcome {
    if let Outcome::Trapped(trap) | Outcome::HostFault(trap) = &mut outcome {
        trap.signal = Some(signal);
    }
    outcome
}

/// Returns what reports need. `late_code`: receives the functions that were compiled while the program ran.
pub(in crate::jit) fn reporter<'a>(
    jit: &'a Jit,
    stacks: &'a StackPair,
    late_code: &'a OnceCell<CodeMap>,
) -> Reporter<'a> {
    let known = jit.known();
    let code = match &jit.lazy {
        Some(lazy) => late_code.get_or_init(|| lazy.code_map()),
        None => &jit.code,
    };
    Reporter {
        module: known.map_or(jit.checked.module(), |known| known.module.get()),
        layout: known.map_or(&jit.layout, |known| &known.layout),
        passes: jit.passes,
        code: known.map_or(code, |known| &known.code),
        code_ranges: &jit.ranges,
        segments: &jit.segments,
        session: jit.incremental.as_deref(),
        stack: &stacks.stack,
        side: &stacks.side,
        limits: &jit.limits,
        budget: jit.budget.as_deref(),
        unread: known.and_then(|known| known.unread.as_deref()),
    }
}

/// Returns the outcome for a fault of a thread that a library created: the function of the host in which the first thread was
/// left may hold locks.
fn of_library_thread(outcome: Outcome) -> Outcome {
    match outcome {
        Outcome::Trapped(trap) => Outcome::HostFault(trap),
        outcome => outcome,
    }
}

/// Converts the ending of a thread that ends the program to an outcome. `last_jump` holds the registers of the thread's
/// last call of `longjmp`.
pub(super) fn outcome(
    jit: &Jit,
    stacks: &StackPair,
    ending: NativeExit,
    last_jump: Option<FrameRegisters>,
    value: impl FnOnce() -> Value,
) -> FinishedRun {
    let late_code: OnceCell<CodeMap> = OnceCell::new();
    let reporter = || reporter(jit, stacks, &late_code);
    if let (NativeExit::Fault(fault), Some(lazy)) = (ending, &jit.lazy)
        && let Some(outcome) = lazy.fault(fault.signal)
    {
        return FinishedRun { outcome, at_exit: false };
    }
    let (outcome, at_exit) = match ending {
        NativeExit::Uncompiled => {
            let failure = jit.lazy.as_ref().map(|lazy| lazy.failure());
            (failure.unwrap_or_else(|| misuse("the function was not compiled".into())), false)
        }
        NativeExit::Returned => (Outcome::Returned(value()), true),
        NativeExit::Left(ExitReason::Exit { status, run_handlers }, registers) => {
            if let Some(search) = &jit.leaks {
                search.note_stack(stacks, registers);
            }
            (Outcome::Exited(status), run_handlers)
        }
        // The last thread has exited.
        NativeExit::Left(ExitReason::Thread(_), _) => (Outcome::Exited(0), true),
        NativeExit::Left(ExitReason::Memory(asked), registers) => (reporter().out_of_memory(asked, registers), false),
        NativeExit::Left(ExitReason::Closure, registers) => (Outcome::Trapped(reporter().failed(registers)), false),
        NativeExit::Left(ExitReason::Abort, registers) => (Outcome::Trapped(reporter().aborted(registers)), false),
        NativeExit::Fault(_) if std::thread::panicking() => {
            let message = "a panic in a runtime function called by compiled code".into();
            (Outcome::InternalError(Box::new(Bug { message, span: None })), false)
        }
        NativeExit::Left(ExitReason::Unsupported(reason), registers) => {
            (Outcome::Trapped(reporter().unsupported(reason, registers)), false)
        }
        NativeExit::Fault(fault) => {
            let reporter = reporter();
            let outcome = reporter.fault(&fault, last_jump);
            match reporter.failed_check(&fault) {
                Some(_) => (outcome, false),
                None => (of_signal(outcome, fault.signal), false),
            }
        }
        NativeExit::Interrupted(stopped) => match library_threads::take_fault(&jit.ranges) {
            Some(fault) => (of_library_thread(reporter().fault(&fault, None)), false),
            None => (reporter().stopped(&stopped), false),
        },
    };
    FinishedRun { outcome, at_exit }
}
