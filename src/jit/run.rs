//! Starts functions: single calls and whole programs.

pub(super) mod call_observer;
pub(super) mod fuel;
pub(super) mod interrupt;
pub(super) mod stack;
pub(super) mod threads;
pub(super) mod typed_call;

use crate::engine::{EntryShape, entry_shape};
use crate::host::fork;
use crate::host::interrupt as stopping;
use crate::host::operators::{self, Operators};
use crate::host::process::{self, End};
use crate::ir::reach::{REPLACEABLE, replacement};
use crate::ir::{DataLayout, GlobalId, Module, Type, TypeKind, Types};
use crate::jit::link::globals::GlobalAddr;
use crate::jit::run::interrupt::InterruptGuard;
use crate::jit::run::stack::{NativeCall, StackPair};
use crate::jit::run::threads::ThreadGroup;
use crate::jit::runtime;
use crate::jit::translate::flat::{FlatField, FlatType};
use crate::jit::translate::scalar_type::Scalar;
use crate::jit::translate::signature::ReturnConvention;
use crate::jit::trap::report::Reporter;
use crate::jit::trap::signal_handler::{self, RunEnd};
use crate::jit::{Jit, Segment};
use crate::outcome::{Bug, Limit, Outcome, Stop, Trap, TrapKind};
use crate::value::{Value, truncate};
use rustc_hash::FxHashMap;
use std::ffi::CString;
use std::sync::Arc;

/// Arguments of a program.
pub(super) struct ProgramArgs {
    /// Argument strings, to which `table` points.
    _strings: Vec<CString>,
    /// For C: argv with its null terminator. For an Oat program: the length, then the strings.
    table: Vec<u64>,
}

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
    let mut ret = ReturnDecoder::new(jit, *ret);
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
    let (mut ret, params) = (ReturnDecoder::new(jit, *ret), params.clone());
    let oat = matches!(shape, EntryShape::OatProgram | EntryShape::OatArguments);
    let arguments = ProgramArgs::new(args, oat);
    // SAFETY: `environ` belongs to the C library; the pointer does not change while a program is being
    // started.
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

impl ProgramArgs {
    fn new(args: &[String], oat: bool) -> ProgramArgs {
        // A process argument cannot contain a NUL byte: one that does is truncated there.
        let cut = |text: &String| CString::new(text.split('\0').next().unwrap_or("")).unwrap_or_default();
        let strings: Vec<CString> = args.iter().map(cut).collect();
        let mut table: Vec<u64> = if oat { vec![strings.len() as u64] } else { Vec::new() };
        table.extend(strings.iter().map(|s| s.as_ptr() as u64));
        table.push(0);
        ProgramArgs { _strings: strings, table }
    }
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
        None => Err(bad(format!("`@{name}` was not compiled: it is no entry point, and none calls it"))),
    }
}

/// Returns the trap for a call after a host function was interrupted.
pub(super) fn broken() -> Trap {
    Trap::new(TrapKind::Signal, "the program was stopped inside a host function before, and cannot go on")
}

fn find(module: &Module, name: &str) -> Option<GlobalId> {
    let numbered = || name.parse().ok().and_then(|n| module.by_name.get(&crate::ir::Name::Number(n)).copied());
    module.find(name).or_else(numbered).map(|id| module.aliasee(id))
}

pub(super) fn misuse(message: String) -> Outcome {
    Outcome::Trapped(Trap::new(TrapKind::BadCall, message))
}

/// Functions that run before and after each call.
#[derive(Default)]
pub(super) struct Structors {
    before: Vec<GlobalId>,
    after: Vec<GlobalId>,
    /// The program's allocation operators, to which libraries must be redirected.
    operators: Option<Operators>,
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

    /// Returns the program's own C++ `operator new` and `operator delete`, if libraries must be redirected to
    /// them.
    fn operators(&self) -> Option<Operators> {
        let module = self.checked.module();
        let own = |name: &str| replacement(module, name).and_then(|id| self.code.address(id)).unwrap_or(0) as usize;
        let replaced = REPLACEABLE.map(own);
        let any = self.limits.fail_alloc.is_some() || replaced.iter().any(|address| *address != 0);
        any.then_some(Operators { keeper: None, replaced })
    }
}

/// The expected result of a call.
pub(super) struct ReturnDecoder {
    ty: Type,
    coming: ReturnSource,
    /// Buffer for a result that is not returned in registers.
    memory: Vec<u64>,
}

/// Return convention of a result.
enum ReturnSource {
    /// A scalar in a register, or no result.
    Alone(Option<Scalar>),
    /// Several scalars, in registers or in memory.
    Parts(ReturnConvention),
}

impl ReturnDecoder {
    fn new(jit: &Jit, ty: Type) -> ReturnDecoder {
        let flat = FlatType::of(&jit.checked.module().types, &jit.layout, ty);
        // A function with an unsupported result type was not compiled.
        let flat = flat.unwrap_or(FlatType { fields: [].into(), size: 0, extent: 0, align: 1, aggregate: false });
        let memory = vec![0; flat.size.div_ceil(8) as usize];
        ReturnDecoder { ty, coming: ReturnSource::Parts(ReturnConvention::of(flat.into(), Default::default())), memory }
    }

    /// Expects a scalar in a register, or no result.
    pub(super) fn scalar(ty: Type, scalar: Option<Scalar>) -> ReturnDecoder {
        ReturnDecoder { ty, coming: ReturnSource::Alone(scalar), memory: Vec::new() }
    }

    /// Returns the number of results in x87 registers.
    fn extended(&self) -> u64 {
        match &self.coming {
            ReturnSource::Alone(_) | ReturnSource::Parts(ReturnConvention::Memory(_)) => 0,
            ReturnSource::Parts(ReturnConvention::Registers(flat, _)) => {
                flat.fields.iter().filter(|part| part.scalar == Scalar::X86Fp80).count() as u64
            }
        }
    }

    /// Reads the result from the result registers or from memory.
    fn read(&self, jit: &Jit, call: &NativeCall) -> Value {
        let returning = match &self.coming {
            ReturnSource::Parts(returning) => returning,
            ReturnSource::Alone(None) => return Value::Void,
            ReturnSource::Alone(Some(scalar)) => {
                let [low, high, _] = call.int_results.map(u128::from);
                let raw = if scalar.is_float() { call.float_results[0] } else { low | high << 64 };
                return value_of(*scalar, truncate(scalar.bits(), raw));
            }
        };
        let flat = returning.flat();
        let mut ints = call.int_results.iter().copied();
        let mut floats = call.float_results.iter().copied();
        let mut extended = call.extended_results.iter().copied();
        let bytes: Vec<u8> = self.memory.iter().flat_map(|w| w.to_le_bytes()).collect();
        // Vector register that several elements share.
        let mut shared = 0;
        let mut bits = |part: &FlatField| -> u128 {
            let (scalar, width) = (part.scalar, part.scalar.bits());
            let raw = match returning {
                ReturnConvention::Memory(_) => {
                    let mut raw = [0; 16];
                    let bit = u32::from(part.bit.unwrap_or(0));
                    let (at, len) = (part.offset as usize, (bit + width).div_ceil(8) as usize);
                    raw[..len].copy_from_slice(&bytes[at..at + len]);
                    u128::from_le_bytes(raw) >> bit
                }
                ReturnConvention::Registers(..) if let Some((vector, lane)) = part.vector_lane() => {
                    if lane == 0 {
                        shared = floats.next().unwrap_or(0);
                    }
                    shared >> (u32::from(lane) * vector.lane_bits())
                }
                ReturnConvention::Registers(..) if let Scalar::Vector(_) = scalar => floats.next().unwrap_or(0),
                ReturnConvention::Registers(..) if scalar == Scalar::X86Fp80 => extended.next().unwrap_or(0),
                ReturnConvention::Registers(..) if scalar.is_float() => floats.next().unwrap_or(0),
                ReturnConvention::Registers(..) => {
                    let low = u128::from(ints.next().unwrap_or(0));
                    let high = if width > 64 { ints.next().unwrap_or(0) } else { 0 };
                    low | u128::from(high) << 64
                }
            };
            truncate(width, raw)
        };
        let mut values = Vec::with_capacity(flat.fields.len());
        for part in &flat.fields {
            let all = bits(part);
            match part.scalar {
                Scalar::Vector(ty) => {
                    let lane = ty.lane_bits();
                    values.extend((0..ty.lane_count()).map(|n| truncate(lane, all >> (n * lane))));
                }
                _ => values.push(all),
            }
        }
        gather(&mut values.into_iter(), &jit.checked.module().types, self.ty)
    }
}

/// Flattens a value from the host into the bits of its scalars. An undefined value gives zeros.
fn spread(value: &Value, types: &Types, ty: Type, layout: &DataLayout, out: &mut Vec<u128>) {
    match (value, types.kind(ty)) {
        (Value::Aggregate(parts), TypeKind::Struct { fields, .. }) => {
            parts.iter().zip(fields).for_each(|(part, ty)| spread(part, types, *ty, layout, out));
        }
        (Value::Aggregate(parts), TypeKind::Array { elem, .. }) => {
            parts.iter().for_each(|part| spread(part, types, *elem, layout, out));
        }
        (Value::Vector(parts), TypeKind::Vector { elem, .. }) => {
            parts.iter().for_each(|part| spread(part, types, *elem, layout, out));
        }
        (_, TypeKind::Vector { len, elem, .. }) => {
            (0..*len).for_each(|_| spread(value, types, *elem, layout, out));
        }
        (Value::Wide { words, .. }, _) => out.extend(words.iter().map(|w| u128::from(*w))),
        _ => {
            let count = FlatType::of(types, layout, ty).map_or(0, |flat| flat.fields.len());
            out.extend(std::iter::repeat_n(bits(value), count));
        }
    }
}

/// Builds a value of a type from its scalars.
fn gather(scalars: &mut std::vec::IntoIter<u128>, types: &Types, ty: Type) -> Value {
    match types.kind(ty) {
        // The elements hold no scalars, and there may be any number of them.
        TypeKind::Array { .. } if scalars.as_slice().is_empty() => Value::Aggregate(Vec::new()),
        TypeKind::Struct { fields, .. } => {
            Value::Aggregate(fields.iter().map(|ty| gather(scalars, types, *ty)).collect())
        }
        TypeKind::Array { len, elem } => Value::Aggregate((0..*len).map(|_| gather(scalars, types, *elem)).collect()),
        TypeKind::Int(width @ 129..) => {
            let words = scalars.take(types.words(ty) as usize).map(|bits| bits as u64).collect();
            Value::Wide { width: *width, words }
        }
        TypeKind::Vector { len, elem, .. } => Value::Vector((0..*len).map(|_| gather(scalars, types, *elem)).collect()),
        _ => match (scalars.next(), Scalar::of(types, ty)) {
            (Some(bits), Some(scalar)) => value_of(scalar, bits),
            _ => Value::Void,
        },
    }
}

fn value_of(scalar: Scalar, bits: u128) -> Value {
    match scalar {
        Scalar::Ptr => Value::Ptr(bits as u64),
        Scalar::Int(width) => Value::Int { width, bits },
        other => other.format().map_or(Value::Void, |kind| Value::Float { kind, bits }),
    }
}

/// Arguments assigned to registers and stack words, as the signatures of [`crate::jit::translate::signature`] prescribe.
#[derive(Default)]
pub(super) struct ArgBuffer {
    ints: [u64; 6],
    floats: [u128; 8],
    /// Number of used integer and vector registers.
    taken: (usize, usize),
    /// Whether the last vector is in a register.
    in_register: bool,
    stack: Vec<u64>,
    /// Number of results in x87 registers.
    extended: u64,
}

impl ArgBuffer {
    /// Creates an empty argument list, with the pointer to the result if that is returned in memory.
    pub(super) fn new(decoder: &mut ReturnDecoder) -> ArgBuffer {
        let mut frame = ArgBuffer { extended: decoder.extended(), ..ArgBuffer::default() };
        if let ReturnSource::Parts(ReturnConvention::Memory(_)) = decoder.coming {
            frame.word(decoder.memory.as_mut_ptr() as u64);
        }
        frame
    }

    /// Adds a scalar argument.
    pub(super) fn push(&mut self, scalar: Scalar, bits: u128) {
        if scalar == Scalar::Int(128) && self.taken.0 + 2 > 6 {
            return self.aligned(bits);
        }
        self.element(scalar, bits);
    }

    /// Adds a part of an argument that is flattened to several scalars, and consumes as many as the part
    /// holds.
    fn part(&mut self, part: &FlatField, scalars: &mut std::vec::IntoIter<u128>) {
        match (part.scalar, part.vector_lane()) {
            (Scalar::Vector(ty), _) => {
                let lanes = scalars.take(ty.lane_count() as usize).enumerate();
                let bits =
                    lanes.fold(0, |all, (n, bits)| all | truncate(ty.lane_bits(), bits) << (n as u32 * ty.lane_bits()));
                self.vector(bits);
            }
            (_, Some((vector, lane))) => {
                let bits = scalars.next().unwrap_or(0) << (u32::from(lane) * vector.lane_bits());
                match lane {
                    0 => self.vector(bits),
                    _ => self.more_of_vector(bits),
                }
            }
            (scalar, None) => self.element(scalar, scalars.next().unwrap_or(0)),
        }
    }

    /// Adds a whole vector register.
    fn vector(&mut self, bits: u128) {
        self.in_register = self.taken.1 < 8;
        match self.floats.get_mut(self.taken.1) {
            Some(free) => {
                *free = bits;
                self.taken.1 += 1;
            }
            None => self.aligned(bits),
        }
    }

    /// Adds further elements to the previous vector.
    fn more_of_vector(&mut self, bits: u128) {
        match (self.in_register, self.stack.as_mut_slice()) {
            (true, _) => self.floats[self.taken.1 - 1] |= bits,
            (false, [.., low, high]) => {
                *low |= bits as u64;
                *high |= (bits >> 64) as u64;
            }
            (false, _) => {}
        }
    }

    /// Adds one scalar of an argument.
    fn element(&mut self, scalar: Scalar, bits: u128) {
        let low = bits as u64;
        match scalar {
            Scalar::X86Fp80 => self.aligned(bits),
            _ if scalar.is_float() && self.taken.1 < 8 => {
                self.floats[self.taken.1] = bits;
                self.taken.1 += 1;
            }
            Scalar::Fp128 => self.aligned(bits),
            _ if scalar.is_float() => self.stack.push(low),
            Scalar::Int(65..) => [low, (bits >> 64) as u64].into_iter().for_each(|word| self.word(word)),
            _ => self.word(low),
        }
    }

    /// Adds two stack words, aligned to 16 bytes.
    fn aligned(&mut self, bits: u128) {
        self.stack.resize(self.stack.len().next_multiple_of(2), 0);
        self.stack.extend([bits as u64, (bits >> 64) as u64]);
    }

    fn word(&mut self, word: u64) {
        match self.ints.get_mut(self.taken.0) {
            Some(free) => {
                *free = word;
                self.taken.0 += 1;
            }
            None => self.stack.push(word),
        }
    }

    fn call(&self, target: u64) -> NativeCall {
        let mut call = NativeCall::with_ints(target, &self.ints);
        call.floats = self.floats;
        call.extended = self.extended;
        (call.stack, call.stack_len) = (self.stack.as_ptr(), self.stack.len() as u64);
        call
    }
}

pub(super) fn bits(value: &Value) -> u128 {
    match value {
        Value::Int { bits, .. } | Value::Float { bits, .. } => *bits,
        Value::Ptr(address) => u128::from(*address),
        // An undefined value may have any bits.
        _ => 0,
    }
}

/// Runs the constructors and then this function to its end, then functions registered with `atexit` and the
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
        let stop = Box::new(Stop { message, span: Some(module.globals[id].span), ..Stop::default() });
        return Outcome::LimitReached(Limit::Memory, stop);
    }
    let outcome = match jit.threaded {
        false => run_main(jit, target, &frame, &decoder, None),
        true => threads::run(jit, (target, frame, decoder), |jit, (target, frame, decoder), group| {
            run_main(jit, target, &frame, &decoder, Some(group))
        }),
    };
    if fork::is_report() {
        fork::end(&outcome);
    }
    // An interrupted host function may hold the locks of stdio.
    jit.broken |= match &outcome {
        Outcome::HostFault(_) | Outcome::InternalError(_) => true,
        Outcome::LimitReached(_, stop) | Outcome::Interrupted(stop) => !stopping::is_in_order(stop),
        _ => false,
    };
    outcome
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
    let side_before = runtime::set_side_stack(&mut side);
    let process = match group {
        Some(group) => process::begin_run_with_threads(signal_handler::leave_run, threads::spawner(group)),
        None => process::begin_run(signal_handler::leave_run),
    };
    let watching = InterruptGuard::begin(&jit.limits, Arc::clone(&jit.ranges));
    if let Some(group) = group {
        group.set_stop_handle(watching.handle());
    }
    if let Some(budget) = &jit.budget {
        process::limit_memory(budget);
        budget.count_stack(jit.stacks.stack.range());
    }
    if let Some(number) = jit.limits.fail_alloc {
        process::fail_allocation(number);
    }
    if let Some(operators) = jit.structors().operators {
        operators::redirect();
        process::set_operators(operators);
    }
    jit.fuel.refill(&jit.limits);
    let stopped = choose(jit);
    let jit = &*jit;
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
        if let (Some(group), RunEnd::Left(End::Thread(_), _)) = (group, ending) {
            group.wait_for_others();
        }
        if let Some(group) = group {
            group.claim_exit();
        }
        self::outcome(jit, &jit.stacks, ending, || decoder.read(jit, &call))
    });
    let outcome = wind_up(jit, &jit.stacks, group, ended);
    runtime::set_side_stack(side_before);
    drop((watching, process));
    outcome
}

/// Calls a function of the program with integer arguments. If it does not return, its ending is that of the
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
    if let (Some(group), true) = (group, ending != RunEnd::Returned) {
        group.claim_exit();
    }
    outcome(jit, stacks, ending, || Value::Void)
}

/// Runs the exit handlers and destructors after the end of a program, on the thread that ended it.
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
        // A process killed by a signal loses its buffered output. In a forked child the parent still holds a
        // copy of it.
        Outcome::Trapped(_) if fork::is_child() => {}
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
        // SAFETY: `supports` has checked that it takes no parameters; the stack as for every run.
        let ending = unsafe { signal_handler::run(&mut call, jit.stacks.top()) };
        let ended = outcome(jit, &jit.stacks, ending, || Value::Void);
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

/// An outcome, and whether `atexit` functions are still to run.
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

/// Converts the ending of a thread that ends the program to an outcome.
pub(super) fn outcome(jit: &Jit, stacks: &StackPair, ending: RunEnd, value: impl FnOnce() -> Value) -> FinishedRun {
    let reporter = Reporter {
        module: jit.checked.module(),
        layout: &jit.layout,
        passes: jit.passes,
        code: &jit.code,
        code_ranges: &jit.ranges,
        segments: &jit.segments,
        session: jit.incremental.as_deref(),
        stack: &stacks.stack,
        side: &stacks.side,
        limits: &jit.limits,
        budget: jit.budget.as_deref(),
    };
    let last_jump = runtime::take_last_jump();
    let (outcome, at_exit) = match ending {
        RunEnd::Returned => (Outcome::Returned(value()), true),
        RunEnd::Left(End::Exit { status, run_handlers }, _) => (Outcome::Exited(status), run_handlers),
        // The last thread has exited.
        RunEnd::Left(End::Thread(_), _) => (Outcome::Exited(0), true),
        RunEnd::Left(End::Memory(asked), registers) => (reporter.out_of_memory(asked, registers), false),
        RunEnd::Left(End::Closure, registers) => (Outcome::Trapped(reporter.failed(registers)), false),
        RunEnd::Left(End::Abort, registers) => (Outcome::Trapped(reporter.aborted(registers)), false),
        RunEnd::Fault(_) if std::thread::panicking() => {
            let message = "a panic in a function of ours that compiled code has called".into();
            (Outcome::InternalError(Box::new(Bug { message, span: None })), false)
        }
        RunEnd::Left(End::Unsupported(reason), registers) => {
            (Outcome::Trapped(reporter.unsupported(reason, registers)), false)
        }
        RunEnd::Fault(fault) => (of_signal(reporter.fault(&fault, last_jump), fault.signal), false),
        RunEnd::Interrupted(stopped) => (reporter.stopped(&stopped), false),
    };
    FinishedRun { outcome, at_exit }
}
