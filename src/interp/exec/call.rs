//! Calls and returns: frames, the stack limit, and checks of arguments and results.
//!
//! Each call is charged [`crate::interp::build::FRAME_COST`] bytes of stack, [`crate::interp::build::VALUE_COST`] bytes
//! for each value of the function, and its allocas (each rounded up to a multiple of 16, plus 16), which approximates
//! the stack usage of native code.

use super::attribute_checks::{self, Assumption};
use super::eval::Event;
use super::trampoline::{self, Nesting};
use super::varargs::{self, VarArgs};
use super::{int, prototype_mismatch};
use crate::interp::memory::table::{self, Info};
use crate::interp::memory::{AccessKind, Overlap};
use crate::interp::native::{VarargArea, Words};
use crate::interp::register_code::{Call, CallTarget, FunctionCode, Kind, Op, RegisterCode};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::{Frame, Machine, SharedState};
use crate::ir::Inst;
use crate::outcome::{TrapKind, words};
use std::ops::ControlFlow;

/// Returns the fault for a stack overflow.
#[cold]
pub fn stack_overflow(what: &str, limit: u64) -> Box<Fault> {
    let size = match limit {
        n if n >= 1 << 20 && n.is_multiple_of(1 << 20) => format!("{} MiB", n >> 20),
        n => format!("{n} bytes"),
    };
    Fault::new(TrapKind::StackOverflow, format!("{what}: the program's stack of {size} is exhausted"))
}

/// Runs the call that the innermost frame is executing. Returns `None` if the evaluator can continue in the
/// callee.
pub fn enter(code: &RegisterCode, machine: &mut Machine, index: u32) -> Option<Event> {
    match try_enter(code, machine, index) {
        Ok(event) => event,
        Err(fault) => Some(Event::Fault(fault)),
    }
}

fn try_enter(code: &RegisterCode, machine: &mut Machine, index: u32) -> InterpResult<Option<Event>> {
    let Some(frame) = machine.frames.last() else { return Ok(None) };
    let Some(body) = &code.functions[frame.function as usize].body else { return Ok(None) };
    let call = &body.calls[index as usize];
    let base = frame.base as usize;
    let (mut is_direct, mut trampoline) = (true, None);
    let (number, same_signature) = match call.callee {
        CallTarget::Direct(number) => (number, true),
        CallTarget::Indirect(src) => {
            let mut callee = read(code, machine, base, src);
            trampoline = trampoline::resolve(&mut callee, machine)?;
            is_direct = false;
            match resolve_callee(code, machine, call, &callee)? {
                Callee::Function(number) => (number, code.functions[number as usize].signature == call.signature),
                Callee::Host(address) => return Ok(Some(Event::Host { call: index, number: None, address })),
            }
        }
    };
    let function = &code.functions[number as usize];
    if let Some(external) = &function.external {
        return Ok(Some(Event::Host { call: index, number: Some(number), address: external.address }));
    }
    let Some(callee) = &function.body else {
        // The call will be executed again.
        machine.steps -= 1;
        return Ok(Some(Event::Build(number)));
    };
    // Hardly any call passes a `nest` argument.
    let is_nested = trampoline.is_some() || call.nest != function.nest;
    let same_signature = same_signature && !is_nested;
    let mark = machine.shared.memory.stack_mark();
    if call.musttail
        && same_signature
        && let Some(frame) = machine.frames.last().copied()
    {
        let own = body.varargs.filter(|_| call.forwards_varargs);
        return tail_call(code, machine, frame, call, number, callee, own);
    }
    let new = base + body.slots as usize;
    grow(machine, callee.cost, new + callee.slots as usize)?;
    // Arguments are written directly to the first slots of the callee, which follow those of the caller. Excess
    // arguments of a call through another function type are dropped.
    let params = function.params.len();
    let args = if is_nested { &[][..] } else { &call.args };
    for (n, src) in args.iter().enumerate().take(params) {
        let value = read(code, machine, base, *src);
        if call.any_noundef && !value.definedness.is_defined() && call.noundef[n] {
            return Err(undefined_argument(n, &value, machine));
        }
        machine.slots[new + n] = value;
    }
    if is_nested {
        let args: Vec<ScalarValue> = call.args.iter().map(|src| read(code, machine, base, *src)).collect();
        Nesting::new(call, function, trampoline).pass(call, &args, &function.params, machine, new)?;
    } else if !same_signature {
        prototype_mismatch::arguments(call, &function.params, &mut machine.slots[new..], &mut machine.shared);
    }
    if !call.arg_attributes.is_empty() && !is_nested {
        check_param_attributes(&call.arg_attributes, &function.params, machine, new)?;
    }
    if !is_direct && !callee.param_attributes.is_empty() {
        check_param_attributes(&callee.param_attributes, &function.params, machine, new)?;
    }
    machine.frames.push(Frame { function: number, pc: 0, base: new as u32, outermost: false, mark });
    if !call.byval.is_empty() {
        copy_byval(call, Nesting::new(call, function, trampoline), params, machine, new)?;
    }
    if let Some(varargs) = callee.varargs {
        let args: Vec<ScalarValue> = call.args.iter().map(|src| read(code, machine, base, *src)).collect();
        let areas = varargs::save(Some(call), &args, params, &mut machine.shared)?;
        store_vararg_areas(areas, varargs, machine, new)?;
    }
    Ok(notify_entry(code, machine))
}

/// Checks the attributes of parameters (`nonnull`, `align`, `range`, …) in the frame at `base`.
#[cold]
pub fn check_param_attributes(
    attributes: &[(u32, Box<[Assumption]>)],
    params: &[Kind],
    machine: &mut Machine,
    base: usize,
) -> InterpResult<()> {
    for (n, list) in attributes.iter().filter(|p| (p.0 as usize) < params.len()) {
        let description = format!("passed as argument {}", n + 1);
        let here =
            machine.frames.last().map_or(CodeLocation::NONE, |f| CodeLocation { function: f.function, op: f.pc });
        let (at, kind) = (base + *n as usize, params[*n as usize]);
        let value = machine.slots[at];
        machine.slots[at] =
            attribute_checks::check_value(list, value, kind, &description, |_| value, &mut machine.shared, here)?;
    }
    Ok(())
}

/// Stores the addresses of the variable arguments in the frame at `base`.
fn store_vararg_areas(
    areas: Option<[ScalarValue; 2]>,
    varargs: VarArgs,
    machine: &mut Machine,
    base: usize,
) -> InterpResult<()> {
    let areas = areas.ok_or_else(|| stack_overflow("variable arguments", machine.shared.max_stack))?;
    let at = base + varargs.slot as usize;
    machine.slots[at..at + 2].copy_from_slice(&areas);
    Ok(())
}

/// Reads a slot of the frame or a constant.
pub fn read(
    code: &RegisterCode,
    machine: &Machine,
    base: usize,
    src: crate::interp::register_code::OperandSlot,
) -> ScalarValue {
    use crate::interp::register_code::OperandSlot;
    match src.0 & OperandSlot::CONST {
        0 => machine.slots[base + src.0 as usize],
        _ => code.constants[(src.0 & !OperandSlot::CONST) as usize],
    }
}

/// Allocates the slots of a frame, or returns a stack overflow.
fn grow(machine: &mut Machine, cost: u64, slots: usize) -> InterpResult<()> {
    let shared = &mut machine.shared;
    if shared.memory.stack_used() + shared.frame_bytes + cost > shared.max_stack {
        let text = format!("call at depth {}", machine.frames.len());
        return Err(stack_overflow(&text, shared.max_stack));
    }
    shared.frame_bytes += cost;
    if machine.slots.len() < slots {
        machine.slots.resize(slots.next_power_of_two(), ScalarValue::default());
    }
    Ok(())
}

#[cold]
fn undefined_argument(n: usize, value: &ScalarValue, machine: &Machine) -> Box<Fault> {
    let what = words::violates_noundef(&words::as_argument(n));
    int::violates_noundef(&what, value, &machine.shared.undefs)
}

/// Runs a `musttail` call: the callee reuses the caller's frame, so any number of such calls needs one frame.
fn tail_call(
    code: &RegisterCode,
    machine: &mut Machine,
    frame: Frame,
    call: &Call,
    number: u32,
    callee: &FunctionCode,
    own: Option<VarArgs>,
) -> InterpResult<Option<Event>> {
    let base = frame.base as usize;
    let params = code.functions[number as usize].params.len();
    let all: Vec<ScalarValue> = call.args.iter().map(|src| read(code, machine, base, *src)).collect();
    let args = &all[..params.min(all.len())];
    for (n, value) in args.iter().enumerate() {
        if !value.definedness.is_defined() && call.noundef[n] {
            return Err(undefined_argument(n, value, machine));
        }
    }
    let old = code.functions[frame.function as usize].body.as_ref().map_or(0, |b| b.cost);
    machine.shared.frame_bytes -= old;
    // Forwarded variable arguments and `byval` copies may live in the alloca memory of the frame, which is therefore
    // not released: a loop of such calls uses more and more stack.
    let areas = own.map(|own| [0, 1].map(|n| machine.slots[base + own.slot as usize + n]));
    if areas.is_none() && call.byval.is_empty() {
        machine.shared.memory.pop_to(frame.mark);
    }
    machine.jumps.truncate(machine.frames.len() - 1);
    grow(machine, callee.cost, base + callee.slots as usize)?;
    machine.slots[base..base + args.len()].copy_from_slice(args);
    if !call.arg_attributes.is_empty() {
        check_param_attributes(&call.arg_attributes, &code.functions[number as usize].params, machine, base)?;
    }
    if !callee.param_attributes.is_empty() && matches!(call.callee, CallTarget::Indirect(_)) {
        check_param_attributes(&callee.param_attributes, &code.functions[number as usize].params, machine, base)?;
    }
    if let Some(top) = machine.frames.last_mut() {
        top.function = number;
        top.pc = 0;
    }
    if let Some(varargs) = callee.varargs {
        let areas = match areas {
            Some(areas) => Some(areas),
            None => varargs::save(Some(call), &all, params, &mut machine.shared)?,
        };
        store_vararg_areas(areas, varargs, machine, base)?;
    }
    copy_byval(call, Nesting::default(), params, machine, base)?;
    Ok(notify_entry(code, machine))
}

/// Copies the objects of named `byval` arguments and passes the addresses of the copies.
fn copy_byval(call: &Call, nesting: Nesting, named: usize, machine: &mut Machine, base: usize) -> InterpResult<()> {
    for &(n, size, align) in &call.byval {
        let Some(n) = nesting.place(n).filter(|n| (*n as usize) < named) else { continue };
        let shared = &mut machine.shared;
        let from = machine.slots[base + n as usize];
        let info = Info { kind: table::Kind::Stack, size, site: call.site, ..Info::default() };
        let copy = shared.memory.push_alloca(&info, align);
        let Some(copy) = copy.filter(|_| shared.memory.stack_used() + shared.frame_bytes <= shared.max_stack) else {
            return Err(stack_overflow("copy of a `byval` argument", shared.max_stack));
        };
        shared.memory.copy(&copy, &from, size, "passing a `byval` argument", Overlap::Allowed, &shared.undefs)?;
        machine.slots[base + n as usize] = copy;
    }
    Ok(())
}

/// A resolved called pointer.
enum Callee {
    /// A function of the module, by number.
    Function(u32),
    /// Code of the host, by address.
    Host(u64),
}

/// Resolves a called pointer. Fails if the call does not match its target.
fn resolve_callee(code: &RegisterCode, machine: &Machine, call: &Call, callee: &ScalarValue) -> InterpResult<Callee> {
    let shared = &machine.shared;
    if !callee.definedness.is_defined() {
        let mut fault = int::undefined_value(words::CALL_THROUGH_UNDEFINED, callee, &shared.undefs);
        if fault.kind == TrapKind::Uninitialised {
            fault.kind = TrapKind::UndefPointer;
        }
        return Err(fault);
    }
    if callee.lo == 0 {
        return Err(Fault::new(TrapKind::NullPointer, "call through a null pointer"));
    }
    let Some(number) = shared.memory.function_at(callee) else {
        if let Some((_, info)) = shared.memory.allocation(callee) {
            let fault = Fault::new(TrapKind::BadCall, "call to something that is not a function");
            return Err(fault.about(crate::interp::report::NoteSubject::Object(*info)));
        }
        if !crate::interp::native::is_code(callee.lo) {
            let text = format!("call to {:#x}, where there is no code", callee.lo);
            return Err(Fault::new(TrapKind::BadCall, text));
        }
        return Ok(Callee::Host(callee.lo));
    };
    let function = &code.functions[number as usize];
    let module = shared.checked.module();
    // A function that begins with an unsupported construct reports that on entry; a mismatch of types is irrelevant
    // then.
    let starts_unsupported = |body: &crate::ir::Body| matches!(body.insts.values().next(), Some(Inst::Unsupported(_)));
    if module.function(function.global).and_then(|f| f.body.as_ref()).is_some_and(starts_unsupported) {
        return Ok(Callee::Function(number));
    }
    if function.cc != call.cc && !(function.cc.is_plain() && call.cc.is_plain()) {
        let text = format!(
            "call to @{}, which has {}, with {}",
            shared.checked.module().globals[function.global].name,
            function.cc.description(),
            call.cc.description()
        );
        return Err(Fault::new(TrapKind::BadCall, text));
    }
    if function.signature != call.signature {
        let conflict = match shared.llvmlite_rules {
            true => Some(String::new()),
            // Without a prototype, the parameters of the host function are unknown.
            false if function.external.is_some() && function.is_variadic(shared.checked.module()) => None,
            false => prototype_mismatch::conflict(call, function),
        };
        if let Some(why) = conflict {
            let module = shared.checked.module();
            let ty = module.function(function.global).map_or(crate::ir::Type::INVALID, |f| f.ty);
            let text = format!(
                "call to @{} of type {} through an incorrect function type{why}",
                module.globals[function.global].name,
                module.types.display(ty)
            );
            return Err(Fault::new(TrapKind::BadCall, text));
        }
    }
    Ok(Callee::Function(number))
}

/// Returns the fault for an undefined result that must be defined.
#[cold]
pub fn undefined_result(value: &ScalarValue, shared: &SharedState) -> Box<Fault> {
    let what = words::violates_noundef("returned");
    int::violates_noundef(&what, value, &shared.undefs)
}

/// Returns a scalar, or nothing, from the innermost frame. The result is `None` if the evaluator can continue in the
/// caller.
pub fn return_scalar(code: &RegisterCode, machine: &mut Machine, value: ScalarValue) -> Option<Event> {
    let frame = pop(code, machine)?;
    if let Some(observer) = &machine.shared.observer
        && observer.leave(code, frame.function, Some(&value), &machine.shared).is_break()
    {
        return Some(Event::Stopped);
    }
    if frame.outermost {
        return Some(returned(machine, &frame, vec![value]));
    }
    let function = &code.functions[frame.function as usize];
    match call_of(code, machine.frames.last()?) {
        Some(call) if call.ret_noundef && !value.definedness.is_defined() => {
            return Some(Event::Fault(undefined_result(&value, &machine.shared)));
        }
        Some(call) if call.signature != function.signature => {
            let slots = prototype_mismatch::results(call, function, &[value], &mut machine.shared);
            write_aggregate_result(code, machine, &slots);
        }
        _ => write_result(code, machine, value),
    }
    None
}

/// Returns an aggregate from the innermost frame: entry `index` of its function's `returns`. The result is
/// `None` if the evaluator can continue in the caller.
pub fn return_aggregate(code: &RegisterCode, machine: &mut Machine, index: u32) -> Option<Event> {
    let frame = *machine.frames.last()?;
    let function = &code.functions[frame.function as usize];
    let ret = function.body.as_ref()?.returns.get(index as usize)?;
    let value = |n: u32| read(code, machine, frame.base as usize, ret.value.plus(n));
    let slots: Vec<ScalarValue> = (0..ret.len).map(value).collect();
    let undefined = || slots.iter().find(|s| !s.definedness.is_defined());
    if ret.noundef
        && let Some(value) = undefined()
    {
        return Some(Event::Fault(undefined_result(value, &machine.shared)));
    }
    pop(code, machine)?;
    if let Some(observer) = &machine.shared.observer
        && observer.leave(code, frame.function, None, &machine.shared).is_break()
    {
        return Some(Event::Stopped);
    }
    if frame.outermost {
        return Some(returned(machine, &frame, slots));
    }
    match call_of(code, machine.frames.last()?) {
        Some(call)
            if call.ret_noundef
                && let Some(value) = undefined() =>
        {
            return Some(Event::Fault(undefined_result(value, &machine.shared)));
        }
        Some(call) if call.signature != function.signature => {
            let slots = prototype_mismatch::results(call, function, &slots, &mut machine.shared);
            write_aggregate_result(code, machine, &slots);
        }
        _ => write_aggregate_result(code, machine, &slots),
    }
    None
}

/// Builds the event for the return of a function that was called from outside.
fn returned(machine: &mut Machine, frame: &Frame, slots: Vec<ScalarValue>) -> Event {
    machine.returned_at = CodeLocation { function: frame.function, op: frame.pc };
    Event::Returned(frame.function, slots)
}

/// Pops the innermost frame.
#[inline]
pub fn pop(code: &RegisterCode, machine: &mut Machine) -> Option<Frame> {
    // Copies field by field: a wide load of the whole struct after the narrower stores would defeat store-to-load
    // forwarding.
    let &Frame { function, pc, base, outermost, mark } = machine.frames.last()?;
    let frame = Frame { function, pc, base, outermost, mark };
    machine.frames.truncate(machine.frames.len() - 1);
    let body = code.functions[frame.function as usize].body.as_ref()?;
    machine.shared.frame_bytes -= body.cost;
    machine.jumps.truncate(machine.frames.len());
    if machine.shared.memory.has_allocas_since(frame.mark) {
        machine.shared.memory.pop_to(frame.mark);
    }
    Some(frame)
}

/// Notifies the observer that the innermost frame's function begins. Returns `Some` if the run must end.
#[inline]
fn notify_entry(code: &RegisterCode, machine: &Machine) -> Option<Event> {
    let observer = machine.shared.observer.as_ref()?;
    observer.enter(code, machine).is_break().then_some(Event::Stopped)
}

/// Returns the call that a frame is executing.
#[inline]
pub fn call_of<'c>(code: &'c RegisterCode, frame: &Frame) -> Option<&'c Call> {
    let body = code.functions[frame.function as usize].body.as_ref()?;
    match body.ops[frame.pc as usize] {
        Op::Call { index } => body.calls.get(index as usize),
        _ => None,
    }
}

/// Writes the result of the call that the innermost frame is executing, and advances past the call.
pub fn write_result(code: &RegisterCode, machine: &mut Machine, value: ScalarValue) {
    let Some(frame) = machine.frames.last_mut() else { return };
    if let Some(dst) = call_of(code, frame).filter(|c| c.ret.len() > 0).and_then(|c| c.dst) {
        machine.slots[frame.base as usize + dst as usize] = value;
    }
    frame.pc += 1;
}

/// Writes an aggregate result in the same way.
pub fn write_aggregate_result(code: &RegisterCode, machine: &mut Machine, values: &[ScalarValue]) {
    let Some(frame) = machine.frames.last_mut() else { return };
    if let Some(dst) = call_of(code, frame).and_then(|c| c.dst) {
        let first = frame.base as usize + dst as usize;
        machine.slots[first..first + values.len()].copy_from_slice(values);
    }
    frame.pc += 1;
}

/// Pushes the frame of a function that is called from outside and whose register code must exist. Returns `Break` if
/// the observer stops the run.
pub fn start(
    code: &RegisterCode,
    machine: &mut Machine,
    number: u32,
    args: &[ScalarValue],
    rest: Option<&VarargArea>,
) -> InterpResult<ControlFlow<()>> {
    let Some(body) = &code.functions[number as usize].body else {
        return Err(Fault::new(TrapKind::BadCall, "the function has no body"));
    };
    let base = match machine.frames.last() {
        None => 0,
        Some(frame) => {
            let slots = code.functions[frame.function as usize].body.as_ref().map_or(0, |b| b.slots);
            (frame.base + slots) as usize
        }
    };
    let mark = machine.shared.memory.stack_mark();
    grow(machine, body.cost, base + (body.slots as usize).max(args.len()))?;
    machine.slots[base..base + args.len()].copy_from_slice(args);
    if !body.param_attributes.is_empty() {
        check_param_attributes(&body.param_attributes, &code.functions[number as usize].params, machine, base)?;
    }
    machine.frames.push(Frame { function: number, pc: 0, base: base as u32, outermost: true, mark });
    if let Some(varargs) = body.varargs {
        let shared = &mut machine.shared;
        let areas = match rest {
            Some(rest) => varargs::receive(rest, shared),
            // A call with values has only named arguments.
            None => varargs::save(None, &[], 0, shared)?,
        };
        store_vararg_areas(areas, varargs, machine, base)?;
    }
    Ok(match notify_entry(code, machine) {
        Some(_) => ControlFlow::Break(()),
        None => ControlFlow::Continue(()),
    })
}

/// Returns the arguments of a host call as values and as register contents. `unknown`: whether the effects of the
/// callee are unknown. `callee`: its name in reports.
pub fn host_args(
    code: &RegisterCode,
    machine: &mut Machine,
    call: &Call,
    unknown: bool,
    callee: impl Fn() -> String,
) -> InterpResult<(Vec<ScalarValue>, Vec<Words>)> {
    let base = machine.frames.last().map_or(0, |f| f.base as usize);
    let mut slots: Vec<ScalarValue> = call.args.iter().map(|src| read(code, machine, base, *src)).collect();
    for (n, list) in &call.arg_attributes {
        let here =
            machine.frames.last().map_or(CodeLocation::NONE, |f| CodeLocation { function: f.function, op: f.pc });
        let (description, value) = (format!("passed as argument {}", n + 1), slots[*n as usize]);
        let kind = call.kinds[*n as usize];
        slots[*n as usize] =
            attribute_checks::check_value(list, value, kind, &description, |_| value, &mut machine.shared, here)?;
    }
    let machine = &*machine;
    let mut raw = Vec::with_capacity(slots.len());
    for (n, (slot, kind)) in slots.iter().zip(&call.kinds).enumerate() {
        if !slot.definedness.is_defined() && (call.noundef[n] || !may_be_undefined(slot, *kind, unknown, machine)) {
            let what = words::undefined_to_host(&callee(), n);
            return Err(int::undefined_value(&what, slot, &machine.shared.undefs));
        }
        raw.push(match kind {
            Kind::Int(width) if call.signext[n] => {
                let wide = crate::value::sign_extend(*width, slot.bits(*width));
                [wide as u64, (wide >> 64) as u64]
            }
            _ => [slot.lo, slot.hi],
        });
    }
    for &(n, size, _) in &*call.byval {
        let SharedState { memory, undefs, .. } = &machine.shared;
        memory.resolve(
            &slots[n as usize],
            size,
            1,
            AccessKind { name: "passing a `byval` argument", write: false },
            undefs,
        )?;
    }
    Ok((slots, raw))
}

/// Whether an argument of a host call may be undefined, if no attribute forbids it. C code passes undefined bits only
/// in structs, since a register also holds their padding and unset fields: of `struct { char a; int b; }` in rdi, bytes
/// 1 to 3 are undefined. Functions of a user's library may take any struct. Functions of the C library, with few
/// exceptions, take scalars; for these the first byte must be defined, and every other byte must be either fully
/// defined or fully undefined. Poison results from an invalid computation, never from an unset field, and is refused.
pub fn may_be_undefined(slot: &ScalarValue, kind: Kind, unknown: bool, machine: &Machine) -> bool {
    if unknown {
        return !slot.definedness.is_poison();
    }
    let Kind::Int(width @ 16..=64) = kind else { return false };
    let mask = machine.shared.undefs.mask(slot, width).to_le_bytes();
    slot.definedness.is_partial() && mask[0] == 0 && mask.iter().all(|b| matches!(b, 0 | 0xff))
}
