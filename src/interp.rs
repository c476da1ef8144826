//! The interpreter: the semantic oracle of the project.
//!
//! It is strict, and slow compared with compiled code. It tracks which bits are defined and the provenance of
//! every pointer, and stops with a report at undefined behavior. Under the profile `llvmlite` it implements
//! LLVMlite's abstract machine.
//!
//! ```text
//! Interpreter ── load: globals, constants ── build: a function's register code, on its first call
//!      │
//!      └─ loop: eval (instructions, calls) ─► Event ─► host call (fiber), build, end of the run
//!                │         │            │
//!               int      memory      llvmlite
//!              float   provenance   (checks only)
//! ```
//!
//! The semantics of the instructions are implemented here independently of the JIT.

mod build;
pub mod debug;
mod exec;
mod flat;
mod interpreter;
mod load;
mod memory;
mod native;
mod observe;
mod register_code;
mod report;
mod run;
mod scalar;
mod shims;
mod state;
mod support;
mod symbols;
mod x86_64;

pub(crate) use exec::float::f80_f128;
pub use interpreter::Interpreter;

use crate::diagnostic::Diagnostic;
use crate::engine::observe::{GlobalSymbol, SharedCallObserver, VariableContent};
use crate::engine::typed::PreparedFunction;
use crate::engine::{Engine, EntryShape, Limits, Stats, entry_shape};
use crate::host;
use crate::host::closures::HostFunctions;
use crate::ir::{DataLayout, GlobalId, Module, Name, Type, TypeKind, Types, asm, reach};
use crate::outcome::{Interruption, Leak, Limit, Outcome, Trap, TrapKind};
use crate::prepare::{EngineTraits, ReachableProgram};
use crate::source::Span;
use crate::unsupported::Unsupported;
use crate::value::Value;
use crate::verify::{Checked, Dialect};
use flat::FlatType;
use load::{LoadContext, LoadError, Loader};
use memory::Memory;
use native::FlushResult;
use native::Host;
use register_code::{Kind, RegisterCode};
use run::setjmp::Jumps;
use rustc_hash::FxHashMap;
use scalar::{Cause, CodeLocation, OriginTable, ScalarValue};
use state::{Machine, SharedState, Sites};
use std::cell::OnceCell;
use std::sync::Arc;

/// Settings of a run.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// Resource limits of a run. The stack is charged at roughly the cost of native code: 64 bytes per call,
    /// 8 bytes per value of the function, and its allocas.
    pub limits: Limits,
    /// Whether to check the rules of LLVMlite's abstract machine. `None`: only if the module was verified
    /// with the profile `llvmlite`.
    pub llvmlite: Option<bool>,
    /// Whether arithmetic that violates `nsw` or `nuw` wraps, and address computations that violate
    /// `inbounds` yield the plain address, as on hardware, instead of poison.
    pub wrap: bool,
    /// Observer of calls and returns.
    pub call_observer: Option<SharedCallObserver>,
    /// Whether to look for heap blocks that were not freed when the program ends normally.
    pub leaks: bool,
    /// Host functions that the program can call.
    pub host: host::closures::Host,
}

/// Properties of the interpreter that the preparation of a run depends on.
pub(crate) const TRAITS: EngineTraits = EngineTraits { threads: false, support: support::of };

/// Returns the constructs reachable from the program's entry points that the interpreter cannot run
/// ([`reach::reachable_from_program`]).
pub fn unsupported(module: &Module, reached: &[(GlobalId, reach::Use)]) -> Unsupported {
    TRAITS.unsupported(module, &DataLayout::of(module), reached, None, None)
}

impl Interpreter {
    /// Prepares everything reachable from the entry points: assigns addresses to globals and fills in their
    /// initial values.
    ///
    /// Returns an error that lists every construct that cannot be run and every undefined symbol.
    pub fn new(checked: Arc<Checked>, entries: &[GlobalId], options: Options) -> Result<Interpreter, Vec<Diagnostic>> {
        let start = entries.first().map(|id| checked.module().globals[*id].span).unwrap_or_default();
        let host_functions =
            HostFunctions::new(&options.host).map_err(|e| vec![Diagnostic::error("E0608", start, e.to_string())])?;
        let host_functions = Arc::new(host_functions);
        let allowed = options.limits.allowed.as_deref();
        let (program, unit) = ReachableProgram::new(&TRAITS, checked, entries, &host_functions, allowed)?;
        let ReachableProgram { checked, layout, reached, .. } = program;
        let module = checked.module();
        let memory_error = |error: LoadError| {
            let global = error.global.or(entries.first().copied());
            let span = global.map(|g| module.globals[g].span).unwrap_or_default();
            vec![Diagnostic::error("E0608", span, error.text)]
        };
        // Frames cannot address more, and no system gives a program that much.
        let max_stack = options.limits.max_stack.min(1 << 33);
        let memory = Memory::new(max_stack).map_err(|e| {
            let error = LoadError { global: None, text: format!("cannot reserve the program's memory: {e}") };
            let diagnostic = |d: Diagnostic| d.help("allow a smaller stack, or more address space (`ulimit -v`)");
            memory_error(error).into_iter().map(diagnostic).collect::<Vec<_>>()
        })?;
        let placed = unit.map(|unit| unit.place(memory.start())).transpose();
        let mut unit = placed.map_err(|e| memory_error(LoadError { global: None, text: e.to_string() }))?;
        let mut code = RegisterCode::default();
        let mut shared = SharedState {
            suspended: Vec::new(),
            checked: checked.clone(),
            layout,
            memory,
            undefs: OriginTable::default(),
            sites: Sites::default(),
            wrap: options.wrap,
            stacks: Default::default(),
            library_allocations: Vec::new(),
            llvmlite_rules: options.llvmlite.unwrap_or(checked.options().dialect == Dialect::Llvmlite),
            max_stack,
            frame_bytes: 0,
            trampolines: Default::default(),
            closed_streams: Default::default(),
            started: std::time::Instant::now(),
            observer: options.call_observer.map(|call_observer| Box::new(observe::ObserverAdapter::new(call_observer))),
        };
        let ids: Vec<GlobalId> = reached.iter().map(|(id, _)| *id).collect();
        let mut parts = LoadContext { code: &mut code, shared: &mut shared };
        let limited = options.limits.max_memory.is_some() || options.limits.fail_alloc.is_some();
        let mut linker =
            Loader::new(module, &ids, unit.as_ref(), &host_functions, limited, &mut parts).map_err(memory_error)?;
        if let Some(most) = options.limits.max_memory {
            let budget = parts.shared.memory.limit(most);
            parts.shared.max_stack = max_stack.min(most.saturating_sub(budget.state().1));
        }
        if let Some(unit) = &mut unit {
            let named: FxHashMap<&str, u64> = asm::module::symbol_candidates(module)
                .filter_map(|word| {
                    let id = module.find(word)?;
                    let address = match linker.number(id) {
                        Some(number) => linker.function_address(module, number, &mut parts),
                        None => linker.variable(id)?,
                    };
                    Some((word, address.lo))
                })
                .collect();
            let elsewhere = |name: &str| match named.get(name) {
                Some(address) => Some(*address),
                None => host_functions.find(name).or_else(|| host::symbols::resolve(name)).map(|a| a as u64),
            };
            unit.fill(&elsewhere).map_err(|error| vec![error])?;
        }
        let machine = Machine {
            slots: Vec::new(),
            frames: Vec::new(),
            scratch: Vec::new(),
            returned_at: CodeLocation::NONE,
            steps: 0,
            pause_at: 0,
            fuel_limit: u64::MAX,
            jumps: Jumps::default(),
            shared,
        };
        Ok(Interpreter {
            checked,
            code,
            machine,
            linker,
            host: Host::default(),
            contexts: Default::default(),
            unwinds: Default::default(),
            pending_effects: Vec::new(),
            limits: options.limits,
            host_interrupted: false,
            structors: None,
            ifuncs_resolved: false,
            detect_leaks: options.leaks,
            stack_roots: Vec::new(),
            leaks_found: Vec::new(),
            _unit: unit,
            symbols: OnceCell::new(),
            monitor: None,
            until: 0,
            monitor_calls: Vec::new(),
            call_result: None,
            numberings: Default::default(),
            _handler: native::count_engine(),
        })
    }

    /// Prepares the interpreter for a call on another thread than its last call: drops the stacks of host functions,
    /// which belong to a thread.
    pub fn change_thread(&mut self) {
        self.host.drop_idle();
    }

    /// Returns the number of a function that can be called from outside the program.
    fn entry(&self, name: &str) -> Result<u32, Box<Outcome>> {
        if self.host_interrupted {
            return Err(Box::new(Outcome::Trapped(interrupted_trap())));
        }
        let refuse = |text: String| Box::new(Outcome::Trapped(Trap::new(TrapKind::BadCall, text)));
        let module = self.checked.module();
        let numbered = || module.by_name.get(&Name::Number(name.parse().ok()?)).copied();
        let id = module.find(name).or_else(numbered).map(|id| module.aliasee(id));
        let id = id.ok_or_else(|| refuse(format!("there is no function `@{name}`")))?;
        let number = self.linker.number(id);
        number.ok_or_else(|| refuse(format!("`@{name}` is not among the entry points this engine was created for")))
    }

    /// Calls a function with values after checking that they match its parameters.
    fn call_number(&mut self, number: u32, args: &[Value]) -> Outcome {
        let module = self.checked.module();
        let declared = module.function(self.code.functions[number as usize].global);
        let fits = declared.is_some_and(|f| {
            f.params.len() == args.len() && f.params.iter().zip(args).all(|(p, a)| a.fits(&module.types, p.ty))
        });
        if !fits {
            let function = &module.globals[self.code.functions[number as usize].global].name;
            let text = format!("the arguments do not match the parameters of `@{function}`");
            return Outcome::Trapped(Trap::new(TrapKind::BadCall, text));
        }
        let types: Vec<Type> = declared.map_or(Vec::new(), |f| f.params.iter().map(|p| p.ty).collect());
        let mut slots = Vec::new();
        for (arg, ty) in args.iter().zip(types) {
            self.push_scalars(arg, ty, &mut slots);
        }
        self.run(number, &slots, false)
    }

    /// Runs a function with resolvers before and exit handlers after it. `program`: whether its result is an exit
    /// status.
    fn run(&mut self, number: u32, args: &[ScalarValue], program: bool) -> Outcome {
        let _run = native::begin_run(self.limits.timeout);
        self.keep_blocks();
        if let Some(number) = self.limits.fail_alloc {
            host::process::fail_allocation(number);
        }
        self.machine.fuel_limit = self.limits.fuel.map_or(u64::MAX, |fuel| self.machine.steps.saturating_add(fuel));
        self.machine.pause_at = self.machine.steps;
        self.until = self.machine.steps;
        if let Some(budget) = self.machine.shared.memory.budget() {
            host::process::limit_memory(budget);
            if budget.is_exceeded() {
                let message = budget.message_of_globals();
                let id = self.code.functions[number as usize].global;
                let span = Some(self.checked.module().globals[id].span);
                return Outcome::LimitReached(
                    Limit::Memory,
                    Box::new(Interruption { message, span, ..Interruption::default() }),
                );
            }
        }
        let _rounding = host::x86_64::fpu::RoundingGuard::new();
        let end = match self.run_resolvers().or_else(|| self.run_constructors()) {
            Some(stopped) => stopped,
            None => self.run_function(number, args),
        };
        let outcome = self.run_exit_handlers(end, number, program);
        if self.detect_leaks && matches!(outcome, Outcome::Returned(_) | Outcome::Exited(_)) {
            self.leaks_found = self.find_leaks();
        }
        // An interrupted host function may still hold the locks of stdio.
        match &outcome {
            Outcome::HostFault(_) => self.host_interrupted = true,
            Outcome::LimitReached(_, stop) | Outcome::Interrupted(stop) => {
                self.host_interrupted = !host::interrupt::is_process_intact(stop);
                host::interrupt::flush_after(stop);
            }
            // A process killed by a signal loses its buffered output. In a forked child that output belongs
            // to the parent too.
            Outcome::Trapped(_) if host::process::child::is_child() => {}
            _ => match native::flush(&mut self.host) {
                FlushResult::Done => {}
                FlushResult::Stopped => {
                    self.host_interrupted = true;
                    let reason = host::interrupt::requested().unwrap_or(host::interrupt::InterruptReason::User);
                    let trap = Trap::new(TrapKind::Signal, "");
                    return host::interrupt::outcome(reason, &self.limits, trap, Some("fflush".into()));
                }
                FlushResult::Faulted(signal) => {
                    self.host_interrupted = true;
                    return Outcome::HostFault(host::process::damaged_streams(signal));
                }
            },
        }
        outcome
    }

    /// Appends the scalars of a value passed in by the caller.
    fn push_scalars(&mut self, value: &Value, ty: Type, out: &mut Vec<ScalarValue>) {
        if let Value::Aggregate(parts) | Value::Vector(parts) = value {
            let checked = Arc::clone(&self.checked);
            let elements = elements(&checked.module().types, ty, parts.len());
            return parts.iter().zip(elements).for_each(|(part, ty)| self.push_scalars(part, ty, out));
        }
        if let Value::Wide { words, .. } = value {
            return out.extend(words.iter().map(|w| ScalarValue::int(*w)));
        }
        let flat = FlatType::of(&self.checked.module().types, &self.machine.shared.layout, ty);
        let slot = self.argument_scalar(value);
        out.extend(std::iter::repeat_n(slot, flat.map_or(0, |f| f.len()) as usize));
    }

    fn argument_scalar(&mut self, value: &Value) -> ScalarValue {
        let undefs = &mut self.machine.shared.undefs;
        match value {
            Value::Int { bits, .. } | Value::Float { bits, .. } => ScalarValue::wide(*bits),
            Value::Ptr(address) => self.machine.shared.memory.pointer_to(*address),
            Value::Undef => ScalarValue::undef(undefs.origin_at(Cause::Argument, Span::default())),
            Value::Poison => ScalarValue::poison(undefs.origin_at(Cause::Argument, Span::default())),
            Value::Void | Value::Wide { .. } | Value::Aggregate(_) | Value::Vector(_) => ScalarValue::default(),
        }
    }

    /// Converts the scalars of a function's result to a value for the caller.
    fn result(&self, number: u32, slots: &[ScalarValue]) -> Value {
        let module = self.checked.module();
        let function = module.function(self.code.functions[number as usize].global);
        let ty = function.map_or(Type::VOID, |f| f.ret);
        let count = self.code.functions[number as usize].ret.len() as usize;
        self.read_value(ty, &mut slots[..count.min(slots.len())].iter())
    }

    fn read_value(&self, ty: Type, slots: &mut std::slice::Iter<'_, ScalarValue>) -> Value {
        let types = &self.checked.module().types;
        let len = match types.kind(ty) {
            TypeKind::Struct { fields, .. } => fields.len(),
            // An array of empty elements has no scalars, whatever its length.
            TypeKind::Array { .. } if slots.as_slice().is_empty() => 0,
            TypeKind::Array { len, .. } => *len as usize,
            TypeKind::Vector { len, elem, .. } => {
                return Value::Vector((0..*len).map(|_| self.read_value(*elem, slots)).collect());
            }
            TypeKind::Int(width @ 129..) => {
                let words: Vec<&ScalarValue> = slots.take(types.words(ty) as usize).collect();
                return match words.iter().find(|s| !s.definedness.is_defined()) {
                    _ if words.iter().any(|s| s.definedness.is_poison()) => Value::Poison,
                    Some(_) => Value::Undef,
                    None => Value::Wide { width: *width, words: words.iter().map(|s| s.lo).collect() },
                };
            }
            _ => {
                let kind = load::kind_of(types, ty).unwrap_or(Kind::Void);
                return slots.next().map_or(Value::Void, |slot| self.read_scalar(kind, slot));
            }
        };
        Value::Aggregate(elements(types, ty, len).map(|ty| self.read_value(ty, slots)).collect())
    }

    fn read_scalar(&self, kind: Kind, slot: &ScalarValue) -> Value {
        match kind {
            Kind::Void => Value::Void,
            _ if slot.definedness.is_poison() => Value::Poison,
            _ if !slot.definedness.is_defined() => Value::Undef,
            Kind::Int(width) => Value::Int { width, bits: slot.bits(width) },
            Kind::Ptr => Value::Ptr(slot.lo),
            _ => match kind.format() {
                Some(format) => Value::Float { kind: format, bits: slot.bits(format.bits()) },
                None => Value::Void,
            },
        }
    }

    /// Builds the arguments of a program's entry function.
    fn program_args(&mut self, function: &str, number: u32, args: &[String]) -> Result<Vec<ScalarValue>, Box<Outcome>> {
        let refuse = |text: String| Box::new(Outcome::Trapped(Trap::new(TrapKind::BadCall, text)));
        let module = self.checked.module();
        let id = self.code.functions[number as usize].global;
        let shape = entry_shape(&module.types, function, module.value_type(id)).map_err(refuse)?;
        let kinds = self.code.functions[number as usize].params.clone();
        let mut start = run::program_arguments::Arguments::new(&mut self.machine.shared, args);
        let slots = match shape {
            EntryShape::Plain => Vec::new(),
            EntryShape::ArgcArgv => vec![start.count(), start.strings(0)],
            EntryShape::ArgcArgvEnvp => vec![start.count(), start.strings(0), start.environment()],
            EntryShape::OatProgram => vec![start.count(), start.oat_array()],
            EntryShape::OatArguments => vec![start.oat_array()],
            EntryShape::Integers => {
                let all = [start.count(), start.strings(0)];
                (0..kinds.len()).map(|n| ScalarValue::int(all.get(n).map_or(0, |s| s.lo))).collect()
            }
        };
        if start.failed {
            return Err(refuse("out of memory for the program's arguments".into()));
        }
        let cut = |(slot, kind): (ScalarValue, &Kind)| match kind {
            Kind::Int(width) => ScalarValue::wide(crate::value::truncate(*width, slot.lo.into())),
            _ => slot,
        };
        Ok(slots.into_iter().zip(&kinds).map(cut).collect())
    }
}

/// Returns the trap for another run of an interpreter that was stopped inside a host function.
fn interrupted_trap() -> Trap {
    Trap::new(TrapKind::Signal, "the program was stopped inside a host function earlier and cannot continue")
}

/// Returns the types of the first `count` elements of an aggregate.
fn elements(types: &Types, ty: Type, count: usize) -> impl Iterator<Item = Type> {
    (0..count).map_while(move |n| match types.kind(ty) {
        TypeKind::Struct { fields, .. } => fields.get(n).copied(),
        TypeKind::Array { elem, .. } | TypeKind::Vector { elem, .. } => Some(*elem),
        _ => None,
    })
}

impl Engine for Interpreter {
    fn call(&mut self, function: &str, args: &[Value]) -> Outcome {
        let number = match self.entry(function) {
            Ok(number) => number,
            Err(outcome) => return *outcome,
        };
        self.call_number(number, args)
    }

    fn prepare_function(&mut self, function: &str) -> Result<PreparedFunction, Box<Trap>> {
        match self.entry(function) {
            Ok(number) => Ok(PreparedFunction(number)),
            Err(outcome) => match *outcome {
                Outcome::Trapped(trap) => Err(Box::new(trap)),
                _ => Err(Box::new(Trap::new(TrapKind::BadCall, format!("`@{function}` cannot be called")))),
            },
        }
    }

    fn call_prepared(&mut self, function: PreparedFunction, args: &[Value]) -> Outcome {
        if self.host_interrupted {
            return Outcome::Trapped(interrupted_trap());
        }
        match self.code.functions.get(function.0 as usize) {
            Some(_) => self.call_number(function.0, args),
            None => {
                let text = "a function prepared by another engine";
                Outcome::Trapped(Trap::new(TrapKind::BadCall, text))
            }
        }
    }

    fn run_program(&mut self, function: &str, args: &[String]) -> Outcome {
        let number = match self.entry(function) {
            Ok(number) => number,
            Err(outcome) => return *outcome,
        };
        let slots = match self.program_args(function, number, args) {
            Ok(slots) => slots,
            Err(outcome) => return *outcome,
        };
        self.run(number, &slots, true)
    }

    fn leaks(&mut self) -> Vec<Leak> {
        std::mem::take(&mut self.leaks_found)
    }

    fn stats(&self) -> Stats {
        Stats { functions_compiled: 0, steps_interpreted: self.machine.steps }
    }

    fn symbols(&self) -> Vec<GlobalSymbol> {
        self.list_symbols()
    }

    fn content(&self, variable: GlobalId) -> Option<VariableContent> {
        self.content_of(variable)
    }
}
