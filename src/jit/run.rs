//! Starting functions: single calls, and whole programs.

use super::Jit;
use super::guard::{self, Ending};
use super::report::Reporter;
use super::runtime;
use super::scalar::Scalar;
use super::stack::{Call, SideStack};
use crate::engine::{EntryShape, entry_shape};
use crate::host::process::{self, End};
use crate::ir::{GlobalId, Module, Type, TypeKind};
use crate::outcome::{Outcome, Trap, TrapKind};
use crate::value::{Value, truncate};
use std::ffi::CString;

/// What a program was started with.
pub(super) struct Arguments {
    /// The strings; `table` points to them.
    _strings: Vec<CString>,
    /// For C: argv with its null. For an Oat program: the length, then the strings.
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
    let ret = *ret;
    let by_address = |p: &crate::ir::Param| ["byval", "sret"].iter().any(|word| module.has_attr(p.attrs, word));
    if module.function(id).is_some_and(|f| f.params.iter().any(by_address)) {
        return misuse(format!("`@{function}` takes or returns an object in memory, and cannot be called with values"));
    }
    let mut frame = Arrangement::default();
    if params.len() != args.len() {
        return misuse(format!("`@{function}` takes {} arguments, not {}", params.len(), args.len()));
    }
    for (n, (ty, value)) in params.iter().zip(args).enumerate() {
        match (Scalar::of(&module.types, *ty), value.fits(&module.types, *ty)) {
            (Some(scalar), true) => frame.push(scalar, value),
            _ => {
                let ty = module.types.display(*ty);
                return misuse(format!("argument {n} of `@{function}` is {ty}, not {}", value.display()));
            }
        }
    }
    run(jit, id, frame, ret, &[], &[])
}

/// Starts a function as a program.
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
    let (ret, params) = (*ret, params.clone());
    let arguments = Arguments::new(args, shape == EntryShape::OatProgram);
    // SAFETY: `environ` is the C library's; nobody changes the pointer while a program is being started.
    let words = [args.len() as u64, arguments.table.as_ptr() as u64, unsafe { environ } as u64];
    jit.arguments.push(arguments);
    let module = jit.checked.module();
    let mut frame = Arrangement::default();
    for (n, ty) in params.iter().enumerate() {
        let Some(scalar) = Scalar::of(&module.types, *ty) else {
            return misuse(format!("`@{function}` cannot be the entry point"));
        };
        let word = words.get(n).copied().filter(|_| n < 2 || shape == EntryShape::ArgcArgvEnvp).unwrap_or(0);
        let bits = truncate(scalar.bits(), word.into());
        frame.push(scalar, &Value::Int { width: scalar.bits(), bits });
    }
    let (before, after) = (module.constructors(), module.destructors());
    for structor in before.iter().chain(&after) {
        if jit.code.address(*structor).is_none() {
            let name = &module.globals[*structor].name;
            return misuse(format!("`@{name}` is to run before or after the program, but has no body"));
        }
    }
    run(jit, id, frame, ret, &before, &after)
}

impl Arguments {
    fn new(args: &[String], oat: bool) -> Arguments {
        // An argument of a process cannot hold a zero byte; one that does is cut there.
        let cut = |text: &String| CString::new(text.split('\0').next().unwrap_or("")).unwrap_or_default();
        let strings: Vec<CString> = args.iter().map(cut).collect();
        let mut table: Vec<u64> = if oat { vec![strings.len() as u64] } else { Vec::new() };
        table.extend(strings.iter().map(|s| s.as_ptr() as u64));
        table.push(0);
        Arguments { _strings: strings, table }
    }
}

/// The compiled function of a name.
fn callable(jit: &Jit, name: &str) -> Result<GlobalId, Trap> {
    if jit.broken {
        let message = "the program was stopped inside a host function before, and cannot go on";
        return Err(Trap::new(TrapKind::Signal, message));
    }
    let bad = |message: String| Trap::new(TrapKind::BadCall, message);
    let id = find(jit.checked.module(), name).ok_or_else(|| bad(format!("there is no function `@{name}`")))?;
    match jit.code.address(id) {
        Some(_) => Ok(id),
        None => Err(bad(format!("`@{name}` was not compiled: it is no entry point, and none calls it"))),
    }
}

fn find(module: &Module, name: &str) -> Option<GlobalId> {
    let numbered = || name.parse().ok().and_then(|n| module.by_name.get(&crate::ir::Name::Number(n)).copied());
    module.find(name).or_else(numbered).map(|id| module.aliasee(id))
}

fn misuse(message: String) -> Outcome {
    Outcome::Trapped(Trap::new(TrapKind::BadCall, message))
}

/// Arguments in their registers and stack words, as [`super::abi`]'s signatures place them.
#[derive(Default)]
struct Arrangement {
    ints: Vec<u64>,
    floats: Vec<u64>,
    stack: Vec<u64>,
}

impl Arrangement {
    fn push(&mut self, scalar: Scalar, value: &Value) {
        let bits = match value {
            Value::Int { bits, .. } | Value::Float { bits, .. } => *bits,
            Value::Ptr(address) => u128::from(*address),
            // Any value will do for what has none.
            _ => 0,
        };
        let low = bits as u64;
        match scalar {
            Scalar::Float | Scalar::Double if self.floats.len() < 8 => self.floats.push(low),
            Scalar::Float | Scalar::Double => self.stack.push(low),
            Scalar::Int(65..) if self.ints.len() + 2 <= 6 => self.ints.extend([low, (bits >> 64) as u64]),
            Scalar::Int(65..) => {
                self.ints.resize(6, 0);
                self.stack.resize(self.stack.len().next_multiple_of(2), 0);
                self.stack.extend([low, (bits >> 64) as u64]);
            }
            _ if self.ints.len() < 6 => self.ints.push(low),
            _ => self.stack.push(low),
        }
    }

    fn call(&self, target: u64) -> Call {
        let mut call = Call::with_ints(target, &self.ints);
        call.floats[..self.floats.len()].copy_from_slice(&self.floats);
        (call.stack, call.stack_len) = (self.stack.as_ptr(), self.stack.len() as u64);
        call
    }
}

/// Runs some functions and then this one to its end; then what was registered with `atexit`, and some more functions.
fn run(jit: &mut Jit, id: GlobalId, frame: Arrangement, ret: Type, before: &[GlobalId], after: &[GlobalId]) -> Outcome {
    let Some(target) = jit.code.address(id) else { return misuse("the function was not compiled".into()) };
    let side_range = jit.side.range();
    let mut side = SideStack { top: side_range.end, bottom: side_range.start };
    let side_before = runtime::set_side_stack(&mut side);
    let process = process::begin_run(guard::leave_run);
    let top = jit.stack.range().end;
    let plain = |address: u64, args: &[u64]| {
        let mut call = Call::with_ints(address, args);
        // SAFETY: the program says that this is a function of at most these arguments; the stack as below.
        let ending = unsafe { guard::run(&mut call, top) };
        self::outcome(jit, ending, || Value::Void)
    };
    let address = |id: &GlobalId| jit.code.address(*id);
    let stopped = before
        .iter()
        .filter_map(address)
        .map(|a| plain(a, &[]))
        .find(|ended| !matches!(ended.outcome, Outcome::Returned(_)));
    let mut outcome = match stopped {
        Some(ended) => ended,
        None => {
            let mut call = frame.call(target);
            // SAFETY: the target is a function of the module, and `frame` was arranged for its type; the stack is the
            // engine's own, which `&mut` lends to one run at a time.
            let ending = unsafe { guard::run(&mut call, top) };
            self::outcome(jit, ending, || result(jit.checked.module(), ret, &call))
        }
    };
    let mut after = after.iter().filter_map(address);
    while matches!(outcome, Ended { at_exit: true, .. }) {
        let ended = match (process::pop_at_exit(), &mut after) {
            (Some(handler), _) => plain(handler.function as u64, &[handler.argument.unwrap_or(0) as u64]),
            (None, after) => match after.next() {
                Some(address) => plain(address, &[]),
                None => break,
            },
        };
        match ended {
            // A handler that returns changes nothing.
            Ended { outcome: Outcome::Returned(_), .. } => {}
            other => outcome = other,
        }
    }
    runtime::set_side_stack(side_before);
    let outcome = outcome.outcome;
    match outcome {
        // Whoever was cut off may hold stdio's locks.
        Outcome::HostFault(_) => jit.broken = true,
        _ => process::flush_stdio(),
    }
    drop(process);
    outcome
}

/// An outcome, and whether `atexit` functions are to run.
struct Ended {
    outcome: Outcome,
    at_exit: bool,
}

fn outcome(jit: &Jit, ending: Ending, value: impl FnOnce() -> Value) -> Ended {
    let reporter = Reporter {
        module: jit.checked.module(),
        layout: &jit.layout,
        code: &jit.code,
        code_range: jit.memory.code(),
        regions: jit.memory.regions(),
        data: &jit.plan,
        stack: &jit.stack,
        side: &jit.side,
    };
    let (outcome, at_exit) = match ending {
        Ending::Returned => (Outcome::Returned(value()), true),
        Ending::Left(End::Exit { status, run_handlers }, _) => (Outcome::Exited(status), run_handlers),
        Ending::Left(End::Abort, registers) => (Outcome::Trapped(reporter.aborted(registers)), false),
        Ending::Fault(fault) => (reporter.fault(&fault), false),
    };
    Ended { outcome, at_exit }
}

/// What a function left in the result registers.
fn result(module: &Module, ret: Type, call: &Call) -> Value {
    let int = u128::from(call.int_results[0]);
    match Scalar::of(&module.types, ret) {
        None => Value::Void,
        Some(Scalar::Ptr) => Value::Ptr(call.int_results[0]),
        Some(Scalar::Int(width)) => {
            let bits = if width > 64 { int | u128::from(call.int_results[1]) << 64 } else { int };
            Value::Int { width, bits: truncate(width, bits) }
        }
        Some(scalar @ (Scalar::Float | Scalar::Double)) => {
            let kind = module.types.float_kind(ret).unwrap_or(crate::ir::FloatKind::Double);
            Value::Float { kind, bits: truncate(scalar.bits(), call.float_results[0].into()) }
        }
    }
}
