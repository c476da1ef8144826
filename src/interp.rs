//! The tree interpreter: the oracle. Slow beside compiled code, and strict: it knows of every byte whether it was written
//! and of every pointer what it points to, and stops with a report where a program does what LLVM leaves undefined. In the
//! profile `llvmlite` it is LLVMlite's abstract machine.
//!
//! ```text
//! Interpreter ── link: globals, constants ── decode: a function's executable form, on its first call
//!      │
//!      └─ loop: eval (one frame after the other, call) ─► Event ─► host call (fiber), decode, the end
//!                │         │            │
//!               int      memory      llvmlite
//!              float   provenance   (checks only)
//! ```
//!
//! Semantics of the instructions are written here a second time, independently of the JIT.

mod aggregate;
mod arguments;
mod assembly;
mod atomic;
mod call;
mod code;
mod context;
pub mod debug;
mod decode;
mod eval;
mod exception;
mod flat;
mod float;
mod grow;
mod hostcall;
mod hostfault;
mod ifunc;
mod int;
mod intrinsic;
mod large;
mod leaks;
mod link;
#[doc(hidden)]
pub mod llvmlite;
mod memory;
mod mismatch;
mod model;
mod observe;
mod operators;
mod promise;
mod provenance;
mod rounding;
mod run;
mod setjmp;
mod small;
#[doc(hidden)]
pub mod supports;
mod trace;
mod trampoline;
mod varargs;
mod vector;
mod wide;
mod world;

use crate::diagnostic::Diagnostic;
use crate::engine::observe::{Content, SharedWitness, Symbol, Symbols};
use crate::engine::typed::Prepared;
use crate::engine::{Engine, EntryShape, Limits, Stats, entry_shape};
use crate::host;
use crate::host::assembler::{Placed, Unit};
use crate::host::closures::Offered;
use crate::ir::{DataLayout, GlobalId, Module, Name, Type, TypeKind, Types, asm, reach};
use crate::outcome::{Leak, Limit, Outcome, Stop, Trap, TrapKind};
use crate::source::Span;
use crate::value::Value;
use crate::verify::{Checked, Profile, Unsupported};
use code::{Code, Kind};
use flat::Flat;
use hostcall::Flushed;
use hostcall::Host;
use link::{LinkError, Linker, Parts};
use memory::Memory;
use model::after::After;
use provenance::{Cause, Place, Slot, Undefs};
use rustc_hash::FxHashMap;
use setjmp::Jumps;
use std::cell::OnceCell;
use std::sync::Arc;
use world::{Machine, Sites, World};

/// How to run.
#[derive(Clone, Debug, Default)]
pub struct Options {
    /// What a run may use. The stack is counted as about what native code would use: 64 bytes for a call, 8 for each value
    /// of the function, and the allocas.
    pub limits: Limits,
    /// Whether to check what LLVMlite's abstract machine demands. Absent: if the module was checked in the profile
    /// `llvmlite`.
    pub llvmlite: Option<bool>,
    /// Whether arithmetic that breaks what `nsw` or `nuw` promise wraps, and addresses may leave their objects in spite of
    /// `inbounds`, as on a machine, instead of giving poison.
    pub wrap: bool,
    /// Who is told of calls and returns.
    pub witness: Option<SharedWitness>,
    /// Whether to look, at a normal end, for blocks of the heap that were not freed.
    pub leaks: bool,
    /// Functions for the program to call.
    pub host: host::closures::Host,
}

/// A verified module, ready to be run by interpretation.
pub struct Interpreter {
    checked: Arc<Checked>,
    code: Code,
    machine: Machine,
    linker: Linker,
    host: Host,
    /// Contexts that the program has made.
    contexts: context::Contexts,
    /// What is to be done when host functions return that wait for the program, by how many wait with each.
    afters: Vec<(usize, After)>,
    limits: Limits,
    /// A host function was cut off: its locks and data may be in any state.
    broken: bool,
    /// Whether it is known what the ifuncs are.
    chosen: bool,
    /// Whether leaks are looked for.
    leaks: bool,
    /// What the frames held at the end of the program.
    held: Vec<u32>,
    /// What was found.
    found: Vec<Leak>,
    /// The module's own assembly: code of the host, which lives as long as the program.
    _unit: Option<Placed>,
    /// What is where, once somebody asks.
    symbols: OnceCell<Symbols>,
    /// Who follows the run.
    monitor: Option<Box<dyn debug::Monitor>>,
    /// At how many steps it wants to be asked again.
    until: u64,
    /// Where in their frames the values of functions are, once somebody has looked.
    numberings: debug::Numberings,
}

/// What the interpreter cannot run of what a program reaches ([`reach::of_program`]).
pub fn unsupported(module: &Module, reached: &[(GlobalId, reach::Use)]) -> Unsupported {
    // The verifier has refused a layout that cannot be read.
    let layout = layout_of(module).unwrap_or_else(|_| DataLayout::host());
    unsupported_in(module, &layout, reached, None, None)
}

/// What the interpreter cannot run of what is reached.
fn unsupported_in(
    module: &Module,
    layout: &DataLayout,
    reached: &[(GlobalId, reach::Use)],
    unit: Option<&Unit>,
    offered: Option<&Offered>,
) -> Unsupported {
    supports::check(module, layout, reached, &|id| host::unsupported_function(module, id, unit, false, offered))
}

fn layout_of(module: &Module) -> Result<DataLayout, Vec<Diagnostic>> {
    match &module.data_layout {
        None => Ok(DataLayout::host()),
        Some((text, span)) => DataLayout::parse(text).map_err(|e| vec![Diagnostic::error("E0607", *span, e.message)]),
    }
}

impl Interpreter {
    /// Prepares what is reachable from the entry points: globals get their addresses and content. `Err`: every construct
    /// that cannot be run, and every external that nobody has.
    pub fn new(
        mut checked: Arc<Checked>,
        entries: &[GlobalId],
        options: Options,
    ) -> Result<Interpreter, Vec<Diagnostic>> {
        let module = checked.module();
        let entries: &[GlobalId] = &module.with_structors(entries);
        let mut reached = reach::reachable(module, entries);
        let layout = layout_of(module)?;
        let unit = Unit::new(module).map_err(|error| vec![error])?;
        let start = entries.first().map(|id| module.globals[*id].span).unwrap_or_default();
        let offered =
            Offered::new(&options.host).map_err(|e| vec![Diagnostic::error("E0608", start, e.to_string())])?;
        let offered = Arc::new(offered);
        let missing =
            host::check_externals(module, &reached, unit.as_ref(), false, &offered, options.limits.allowed.as_deref());
        let unsupported = unsupported_in(module, &layout, &reached, unit.as_ref(), Some(&offered));
        for mut found in [unsupported.refused(&checked), missing] {
            if found.iter().any(Diagnostic::is_error) {
                crate::diagnostic::sort(&mut found);
                return Err(found);
            }
        }
        if unsupported.replace(&mut checked) {
            reached = reach::reachable(checked.module(), entries);
        }
        let module = checked.module();
        let memory_error = |error: LinkError| {
            let global = error.global.or(entries.first().copied());
            let span = global.map(|g| module.globals[g].span).unwrap_or_default();
            vec![Diagnostic::error("E0608", span, error.text)]
        };
        // More than this could not be addressed by the frames; it is beyond what any system gives a program.
        let max_stack = options.limits.max_stack.min(1 << 33);
        let memory = Memory::new(max_stack).map_err(|e| {
            memory_error(LinkError { global: None, text: format!("there is no memory to run in: {e}") })
        })?;
        let placed = unit.map(|unit| unit.place(memory.start())).transpose();
        let mut unit = placed.map_err(|e| memory_error(LinkError { global: None, text: e.to_string() }))?;
        let mut code = Code::default();
        let mut world = World {
            suspended: Vec::new(),
            checked: checked.clone(),
            layout,
            memory,
            undefs: Undefs::default(),
            sites: Sites::default(),
            wrap: options.wrap,
            stacks: Default::default(),
            library_made: Vec::new(),
            lite: options.llvmlite.unwrap_or(checked.options().profile == Profile::Llvmlite),
            max_stack,
            frame_bytes: 0,
            trampolines: Default::default(),
            closed: Default::default(),
            started: std::time::Instant::now(),
            watch: options.witness.map(|witness| Box::new(observe::Watch::new(witness))),
        };
        let ids: Vec<GlobalId> = reached.iter().map(|(id, _)| *id).collect();
        let mut parts = Parts { code: &mut code, world: &mut world };
        let limited = options.limits.max_memory.is_some() || options.limits.fail_alloc.is_some();
        let mut linker =
            Linker::new(module, &ids, unit.as_ref(), &offered, limited, &mut parts).map_err(memory_error)?;
        if let Some(most) = options.limits.max_memory {
            let budget = parts.world.memory.limit(most);
            parts.world.max_stack = max_stack.min(most.saturating_sub(budget.state().1));
        }
        if let Some(unit) = &mut unit {
            let named: FxHashMap<&str, u64> = asm::module::words(module)
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
                None => offered.find(name).or_else(|| host::resolve(name)).map(|a| a as u64),
            };
            unit.fill(&elsewhere).map_err(|error| vec![error])?;
        }
        let machine = Machine {
            slots: Vec::new(),
            frames: Vec::new(),
            scratch: Vec::new(),
            returned_at: Place::NONE,
            steps: 0,
            pause_at: 0,
            fuel_until: u64::MAX,
            jumps: Jumps::default(),
            world,
        };
        Ok(Interpreter {
            checked,
            code,
            machine,
            linker,
            host: Host::default(),
            contexts: Default::default(),
            afters: Vec::new(),
            limits: options.limits,
            broken: false,
            chosen: false,
            leaks: options.leaks,
            held: Vec::new(),
            found: Vec::new(),
            _unit: unit,
            symbols: OnceCell::new(),
            monitor: None,
            until: 0,
            numberings: Default::default(),
        })
    }

    /// The number and type of a function that can be called from outside.
    fn entry(&self, name: &str) -> Result<u32, Box<Outcome>> {
        if self.broken {
            return Err(Box::new(Outcome::Trapped(broken())));
        }
        let refuse = |text: String| Box::new(Outcome::Trapped(Trap::new(TrapKind::BadCall, text)));
        let module = self.checked.module();
        let numbered = || module.by_name.get(&Name::Number(name.parse().ok()?)).copied();
        let id = module.find(name).or_else(numbered).map(|id| module.aliasee(id));
        let id = id.ok_or_else(|| refuse(format!("there is no function `@{name}`")))?;
        let number = self.linker.number(id);
        number.ok_or_else(|| refuse(format!("`@{name}` is not among the entry points this engine was made for")))
    }

    /// Calls a function with values, if they fit its parameters.
    fn call_number(&mut self, number: u32, args: &[Value]) -> Outcome {
        let module = self.checked.module();
        let declared = module.function(self.code.functions[number as usize].global);
        let fits = declared.is_some_and(|f| {
            f.params.len() == args.len() && f.params.iter().zip(args).all(|(p, a)| a.fits(&module.types, p.ty))
        });
        if !fits {
            let function = &module.globals[self.code.functions[number as usize].global].name;
            let text = format!("the arguments do not fit the parameters of `@{function}`");
            return Outcome::Trapped(Trap::new(TrapKind::BadCall, text));
        }
        let types: Vec<Type> = declared.map_or(Vec::new(), |f| f.params.iter().map(|p| p.ty).collect());
        let mut slots = Vec::new();
        for (arg, ty) in args.iter().zip(types) {
            self.take(arg, ty, &mut slots);
        }
        self.run(number, &slots, false)
    }

    /// A run from its start to its end. `program`: whether the function's result is an exit status.
    fn run(&mut self, number: u32, args: &[Slot], program: bool) -> Outcome {
        let _run = hostcall::begin_run(self.limits.timeout);
        self.keep_blocks();
        if let Some(number) = self.limits.fail_alloc {
            host::process::fail_allocation(number);
        }
        self.machine.fuel_until = self.limits.fuel.map_or(u64::MAX, |fuel| self.machine.steps.saturating_add(fuel));
        self.machine.pause_at = self.machine.steps;
        self.until = self.machine.steps;
        if let Some(budget) = self.machine.world.memory.budget() {
            host::process::limit_memory(budget);
            if budget.is_exceeded() {
                let message = budget.message_of_globals();
                let id = self.code.functions[number as usize].global;
                let span = Some(self.checked.module().globals[id].span);
                return Outcome::LimitReached(Limit::Memory, Box::new(Stop { message, span, ..Stop::default() }));
            }
        }
        let _rounding = host::math::KeepRounding::new();
        let end = match self.run_resolvers().or_else(|| self.run_constructors()) {
            Some(stopped) => stopped,
            None => self.run_function(number, args),
        };
        let outcome = self.run_exit_handlers(end, number, program);
        if self.leaks && matches!(outcome, Outcome::Returned(_) | Outcome::Exited(_)) {
            self.found = self.find_leaks();
        }
        // Whoever was cut off may hold stdio's locks.
        match &outcome {
            Outcome::HostFault(_) => self.broken = true,
            Outcome::LimitReached(_, stop) | Outcome::Interrupted(stop) => {
                self.broken = !host::interrupt::is_in_order(stop);
                host::interrupt::flush_after(stop);
            }
            // A process that dies of a signal loses what is held back, which its parent has too.
            Outcome::Trapped(_) if host::fork::is_child() => {}
            _ => match hostcall::flush(&mut self.host) {
                Flushed::Done => {}
                Flushed::Stopped => {
                    self.broken = true;
                    let reason = host::interrupt::requested().unwrap_or(host::interrupt::Reason::User);
                    let trap = Trap::new(TrapKind::Signal, "");
                    return host::interrupt::outcome(reason, &self.limits, trap, Some("fflush".into()));
                }
                Flushed::Faulted(signal) => {
                    self.broken = true;
                    return Outcome::HostFault(host::process::damaged_streams(signal));
                }
            },
        }
        outcome
    }

    /// What a value of the outside is inside: the scalars of its type.
    fn take(&mut self, value: &Value, ty: Type, out: &mut Vec<Slot>) {
        if let Value::Aggregate(parts) | Value::Vector(parts) = value {
            let checked = Arc::clone(&self.checked);
            let elements = elements(&checked.module().types, ty, parts.len());
            return parts.iter().zip(elements).for_each(|(part, ty)| self.take(part, ty, out));
        }
        if let Value::Wide { words, .. } = value {
            return out.extend(words.iter().map(|w| Slot::int(*w)));
        }
        let flat = Flat::of(&self.checked.module().types, &self.machine.world.layout, ty);
        let slot = self.take_scalar(value);
        out.extend(std::iter::repeat_n(slot, flat.map_or(0, |f| f.len()) as usize));
    }

    fn take_scalar(&mut self, value: &Value) -> Slot {
        let undefs = &mut self.machine.world.undefs;
        match value {
            Value::Int { bits, .. } | Value::Float { bits, .. } => Slot::wide(*bits),
            Value::Ptr(address) => self.machine.world.memory.pointer_to(*address),
            Value::Undef => Slot::undef(undefs.origin_at(Cause::Argument, Span::default())),
            Value::Poison => Slot::poison(undefs.origin_at(Cause::Argument, Span::default())),
            Value::Void | Value::Wide { .. } | Value::Aggregate(_) | Value::Vector(_) => Slot::default(),
        }
    }

    /// What a function's result is outside.
    fn result(&self, number: u32, slots: &[Slot]) -> Value {
        let module = self.checked.module();
        let function = module.function(self.code.functions[number as usize].global);
        let ty = function.map_or(Type::VOID, |f| f.ret);
        let count = self.code.functions[number as usize].ret.len() as usize;
        self.give(ty, &mut slots[..count.min(slots.len())].iter())
    }

    fn give(&self, ty: Type, slots: &mut std::slice::Iter<'_, Slot>) -> Value {
        let types = &self.checked.module().types;
        let len = match types.kind(ty) {
            TypeKind::Struct { fields, .. } => fields.len(),
            // Of nothing, however many times.
            TypeKind::Array { .. } if slots.as_slice().is_empty() => 0,
            TypeKind::Array { len, .. } => *len as usize,
            TypeKind::Vector { len, elem, .. } => {
                return Value::Vector((0..*len).map(|_| self.give(*elem, slots)).collect());
            }
            TypeKind::Int(width @ 129..) => {
                let words: Vec<&Slot> = slots.take(types.words(ty) as usize).collect();
                return match words.iter().find(|s| !s.tag.is_defined()) {
                    _ if words.iter().any(|s| s.tag.is_poison()) => Value::Poison,
                    Some(_) => Value::Undef,
                    None => Value::Wide { width: *width, words: words.iter().map(|s| s.lo).collect() },
                };
            }
            _ => {
                let kind = link::kind_of(types, ty).unwrap_or(Kind::Void);
                return slots.next().map_or(Value::Void, |slot| self.give_scalar(kind, slot));
            }
        };
        Value::Aggregate(elements(types, ty, len).map(|ty| self.give(ty, slots)).collect())
    }

    fn give_scalar(&self, kind: Kind, slot: &Slot) -> Value {
        match kind {
            Kind::Void => Value::Void,
            _ if slot.tag.is_poison() => Value::Poison,
            _ if !slot.tag.is_defined() => Value::Undef,
            Kind::Int(width) => Value::Int { width, bits: slot.bits(width) },
            Kind::Ptr => Value::Ptr(slot.lo),
            _ => match kind.format() {
                Some(format) => Value::Float { kind: format, bits: slot.bits(format.bits()) },
                None => Value::Void,
            },
        }
    }

    /// The arguments a program is started with.
    fn program_args(&mut self, function: &str, number: u32, args: &[String]) -> Result<Vec<Slot>, Box<Outcome>> {
        let refuse = |text: String| Box::new(Outcome::Trapped(Trap::new(TrapKind::BadCall, text)));
        let module = self.checked.module();
        let id = self.code.functions[number as usize].global;
        let shape = entry_shape(&module.types, function, module.value_type(id)).map_err(refuse)?;
        let kinds = self.code.functions[number as usize].params.clone();
        let mut start = arguments::Arguments::new(&mut self.machine.world, args);
        let slots = match shape {
            EntryShape::Plain => Vec::new(),
            EntryShape::ArgcArgv => vec![start.count(), start.strings(0)],
            EntryShape::ArgcArgvEnvp => vec![start.count(), start.strings(0), start.environment()],
            EntryShape::OatProgram => vec![start.count(), start.oat_array()],
            EntryShape::OatArguments => vec![start.oat_array()],
            EntryShape::Integers => {
                let all = [start.count(), start.strings(0)];
                (0..kinds.len()).map(|n| Slot::int(all.get(n).map_or(0, |s| s.lo))).collect()
            }
        };
        if start.failed {
            return Err(refuse("there is no memory for the program's arguments".into()));
        }
        let cut = |(slot, kind): (Slot, &Kind)| match kind {
            Kind::Int(width) => Slot::wide(crate::value::truncate(*width, slot.lo.into())),
            _ => slot,
        };
        Ok(slots.into_iter().zip(&kinds).map(cut).collect())
    }
}

/// What is said instead of running once more.
fn broken() -> Trap {
    Trap::new(TrapKind::Signal, "the program was stopped inside a host function before, and cannot go on")
}

/// The types of an aggregate's first elements.
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

    fn prepare(&mut self, function: &str) -> Result<Prepared, Box<Trap>> {
        match self.entry(function) {
            Ok(number) => Ok(Prepared(number)),
            Err(outcome) => match *outcome {
                Outcome::Trapped(trap) => Err(Box::new(trap)),
                _ => Err(Box::new(Trap::new(TrapKind::BadCall, format!("`@{function}` cannot be called")))),
            },
        }
    }

    fn call_prepared(&mut self, function: Prepared, args: &[Value]) -> Outcome {
        if self.broken {
            return Outcome::Trapped(broken());
        }
        match self.code.functions.get(function.0 as usize) {
            Some(_) => self.call_number(function.0, args),
            None => {
                let text = "a function that another engine has prepared";
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
        std::mem::take(&mut self.found)
    }

    fn stats(&self) -> Stats {
        Stats { functions_compiled: 0, steps_interpreted: self.machine.steps }
    }

    fn symbols(&self) -> Vec<Symbol> {
        self.list_symbols()
    }

    fn content(&self, variable: GlobalId) -> Option<Content> {
        self.content_of(variable)
    }
}
