//! Calls and returns: frames, the program's stack, and what a call may be wrong about.
//!
//! The stack limit counts, for each call, [`super::decode::FRAME_COST`] bytes, [`super::decode::VALUE_COST`] for each value
//! of the function, and its allocas (each rounded up to a multiple of 16, plus 16): about what native code would use.

use super::code::{Call, Callee, Code, Kind, Op};
use super::eval::Event;
use super::int;
use super::memory::table::{self, Info};
use super::provenance::{Place, Slot};
use super::trace::{Fault, Res};
use super::varargs::{self, VarArgs};
use super::world::{Frame, Machine};
use crate::outcome::TrapKind;

/// The report about a stack that is used up.
#[cold]
pub fn stack_overflow(what: &str, limit: u64) -> Box<Fault> {
    let size = match limit {
        n if n >= 1 << 20 && n.is_multiple_of(1 << 20) => format!("{} MiB", n >> 20),
        n => format!("{n} bytes"),
    };
    Fault::new(TrapKind::StackOverflow, format!("{what}: the program's stack of {size} is used up"))
}

/// The innermost frame calls. `None`: the loop goes on.
pub fn enter(code: &Code, machine: &mut Machine, index: u32) -> Option<Event> {
    match try_enter(code, machine, index) {
        Ok(event) => event,
        Err(fault) => Some(Event::Fault(fault)),
    }
}

fn try_enter(code: &Code, machine: &mut Machine, index: u32) -> Res<Option<Event>> {
    let Some(frame) = machine.frames.last().copied() else { return Ok(None) };
    let Some(body) = &code.functions[frame.function as usize].body else { return Ok(None) };
    let call = &body.calls[index as usize];
    let base = frame.base as usize;
    let number = match call.callee {
        Callee::Direct(number) => number,
        Callee::Indirect(src) => {
            let callee = read(code, machine, base, src);
            match called(code, machine, call, &callee)? {
                Ok(number) => number,
                Err(address) => return Ok(Some(Event::Host { call: index, number: None, address })),
            }
        }
    };
    let function = &code.functions[number as usize];
    if let Some(external) = &function.external {
        return Ok(Some(Event::Host { call: index, number: Some(number), address: external.address }));
    }
    let Some(callee) = &function.body else {
        // The call will be executed once more.
        machine.steps -= 1;
        return Ok(Some(Event::Decode(number)));
    };
    let mark = machine.world.memory.stack_mark();
    if call.musttail {
        return tail_call(code, machine, frame, call, number, callee.slots, callee.cost).map(|()| None);
    }
    let new = base + body.slots as usize;
    grow(machine, callee.cost, new + callee.slots as usize)?;
    // The arguments go straight into the callee's first slots, which lie behind the caller's.
    // Behind them nobody would look: what a call of another type passes too much is dropped.
    for (n, src) in call.args.iter().enumerate().take(function.params.len()) {
        let value = read(code, machine, base, *src);
        if call.any_noundef && !value.tag.is_defined() && call.noundef[n] {
            return Err(undefined_argument(n, &value, machine));
        }
        machine.slots[new + n] = value;
    }
    machine.frames.push(Frame { function: number, pc: 0, base: new as u32, outermost: false, mark });
    if !call.byval.is_empty() {
        copy_byval(call, function.params.len(), machine, new)?;
    }
    if let Some(varargs) = callee.varargs {
        let args: Vec<Slot> = call.args.iter().map(|src| read(code, machine, base, *src)).collect();
        save_arguments(Some(call), &args, function.params.len(), varargs, machine, new)?;
    }
    Ok(None)
}

/// Puts variable arguments into memory, and notes where in the frame at `base`.
fn save_arguments(
    call: Option<&Call>,
    args: &[Slot],
    named: usize,
    varargs: VarArgs,
    machine: &mut Machine,
    base: usize,
) -> Res<()> {
    let areas = varargs::save(call, args, named, &mut machine.world)?;
    let areas = areas.ok_or_else(|| stack_overflow("variable arguments", machine.world.max_stack))?;
    let at = base + varargs.slot as usize;
    machine.slots[at..at + 2].copy_from_slice(&areas);
    Ok(())
}

pub fn read(code: &Code, machine: &Machine, base: usize, src: super::code::Src) -> Slot {
    use super::code::Src;
    match src.0 & Src::CONST {
        0 => machine.slots[base + src.0 as usize],
        _ => code.constants[(src.0 & !Src::CONST) as usize],
    }
}

/// Makes room for a frame, or reports that there is none.
fn grow(machine: &mut Machine, cost: u64, slots: usize) -> Res<()> {
    let world = &mut machine.world;
    if world.memory.stack_used() + world.frame_bytes + cost > world.max_stack {
        let text = format!("call {} deep", machine.frames.len());
        return Err(stack_overflow(&text, world.max_stack));
    }
    world.frame_bytes += cost;
    if machine.slots.len() < slots {
        machine.slots.resize(slots.next_power_of_two(), Slot::default());
    }
    Ok(())
}

#[cold]
fn undefined_argument(n: usize, value: &Slot, machine: &Machine) -> Box<Fault> {
    let what = format!("an undefined value is passed as argument {}, which is marked `noundef`", n + 1);
    int::undefined(&what, value, &machine.world.undefs)
}

/// `musttail`: the callee takes the caller's place, so that any number of such calls needs one frame.
fn tail_call(
    code: &Code,
    machine: &mut Machine,
    frame: Frame,
    call: &Call,
    number: u32,
    slots: u32,
    cost: u64,
) -> Res<()> {
    let base = frame.base as usize;
    let params = code.functions[number as usize].params.len();
    let args: Vec<Slot> = call.args.iter().take(params).map(|src| read(code, machine, base, *src)).collect();
    for (n, value) in args.iter().enumerate() {
        if !value.tag.is_defined() && call.noundef[n] {
            return Err(undefined_argument(n, value, machine));
        }
    }
    let old = code.functions[frame.function as usize].body.as_ref().map_or(0, |b| b.cost);
    machine.world.frame_bytes -= old;
    machine.world.memory.pop_to(frame.mark);
    machine.jumps.cut(machine.frames.len() - 1);
    grow(machine, cost, base + slots as usize)?;
    machine.slots[base..base + args.len()].copy_from_slice(&args);
    if let Some(top) = machine.frames.last_mut() {
        top.function = number;
        top.pc = 0;
    }
    let named = code.functions[number as usize].params.len();
    copy_byval(call, named, machine, base)
}

/// Named arguments passed `byval`: the callee gets the address of a copy of its own.
fn copy_byval(call: &Call, named: usize, machine: &mut Machine, base: usize) -> Res<()> {
    for &(n, size, align) in call.byval.iter().filter(|b| (b.0 as usize) < named) {
        let world = &mut machine.world;
        let from = machine.slots[base + n as usize];
        let info = Info { kind: table::Kind::Stack, size, site: call.site, ..Info::default() };
        let copy = world.memory.push_alloca(info, align);
        let Some(copy) = copy.filter(|_| world.memory.stack_used() + world.frame_bytes <= world.max_stack) else {
            return Err(stack_overflow("copy of an argument passed `byval`", world.max_stack));
        };
        world.memory.copy(&copy, &from, size, "passing `byval`", false, &world.undefs)?;
        machine.slots[base + n as usize] = copy;
    }
    Ok(())
}

/// Whom a pointer calls: a function of the module, or an address of the host's.
fn called(code: &Code, machine: &Machine, call: &Call, callee: &Slot) -> Res<Result<u32, u64>> {
    let world = &machine.world;
    if !callee.tag.is_defined() {
        let mut fault = int::undefined("call through an undefined value", callee, &world.undefs);
        if fault.kind == TrapKind::Uninitialised {
            fault.kind = TrapKind::UndefPointer;
        }
        return Err(fault);
    }
    if callee.lo == 0 {
        return Err(Fault::new(TrapKind::NullPointer, "call through a null pointer"));
    }
    let Some(number) = world.memory.function_at(callee) else {
        if let Some((_, info)) = world.memory.allocation(callee) {
            let fault = Fault::new(TrapKind::BadCall, "call of something that is no function");
            return Err(fault.about(super::trace::About::Object(*info)));
        }
        if !super::hostcall::is_code(callee.lo) {
            let text = format!("call of {:#x}, where no code is", callee.lo);
            return Err(Fault::new(TrapKind::BadCall, text));
        }
        return Ok(Err(callee.lo));
    };
    let function = &code.functions[number as usize];
    let free = function.external.is_some() && !world.lite;
    if function.signature != call.signature && !free {
        let module = world.checked.module();
        let ty = module.function(function.global).map_or(crate::ir::Type::INVALID, |f| f.ty);
        let text = format!(
            "call of @{}, which is of type {}, as another type",
            module.globals[function.global].name,
            module.types.display(ty)
        );
        return Err(Fault::new(TrapKind::BadCall, text));
    }
    Ok(Ok(number))
}

/// The innermost frame returns a value. `None`: the loop goes on in the caller.
pub fn leave(code: &Code, machine: &mut Machine, value: Slot) -> Option<Event> {
    let frame = machine.frames.pop()?;
    let body = code.functions[frame.function as usize].body.as_ref()?;
    machine.world.frame_bytes -= body.cost;
    machine.jumps.cut(machine.frames.len());
    if machine.world.memory.is_above(frame.mark) {
        machine.world.memory.pop_to(frame.mark);
    }
    if frame.outermost {
        machine.returned_at = Place { function: frame.function, op: frame.pc };
        return Some(Event::Returned(value));
    }
    deliver(code, machine, value);
    None
}

/// Gives the innermost frame, which stands at a call, the result, and lets it go on.
pub fn deliver(code: &Code, machine: &mut Machine, value: Slot) {
    let Some(frame) = machine.frames.last_mut() else { return };
    let Some(body) = &code.functions[frame.function as usize].body else { return };
    if let Op::Call { index } = body.ops[frame.pc as usize]
        && let Some(dst) = body.calls[index as usize].dst
    {
        machine.slots[frame.base as usize + dst as usize] = value;
    }
    frame.pc += 1;
}

/// Pushes the frame of a function that is called from outside. It must have been decoded.
pub fn start(code: &Code, machine: &mut Machine, number: u32, args: &[Slot]) -> Res<()> {
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
    let mark = machine.world.memory.stack_mark();
    grow(machine, body.cost, base + (body.slots as usize).max(args.len()))?;
    machine.slots[base..base + args.len()].copy_from_slice(args);
    machine.frames.push(Frame { function: number, pc: 0, base: base as u32, outermost: true, mark });
    if let Some(varargs) = body.varargs {
        // Nothing is known of arguments that came from outside.
        save_arguments(None, &[], 0, varargs, machine, base)?;
    }
    Ok(())
}

/// The arguments of a call of a host function as registers hold them.
pub fn host_args(code: &Code, machine: &Machine, call: &Call) -> Res<(Vec<Slot>, Vec<u64>)> {
    let base = machine.frames.last().map_or(0, |f| f.base as usize);
    let slots: Vec<Slot> = call.args.iter().map(|src| read(code, machine, base, *src)).collect();
    let mut raw = Vec::with_capacity(slots.len());
    for (n, (slot, kind)) in slots.iter().zip(&call.kinds).enumerate() {
        if !slot.tag.is_defined() && !is_padding(slot, *kind, call.noundef[n], machine) {
            let what = format!("an undefined value is passed to a host function as argument {}", n + 1);
            return Err(int::undefined(&what, slot, &machine.world.undefs));
        }
        raw.push(match kind {
            Kind::Int(width) if call.signext[n] => crate::value::sign_extend(*width, slot.bits(*width)) as u64,
            _ => slot.lo,
        });
    }
    Ok((slots, raw))
}

/// A struct passed in a register brings the bytes between its fields along, which nobody looks at: whole bytes that are
/// undefined above a defined one are let through, unless the call says otherwise.
fn is_padding(slot: &Slot, kind: Kind, noundef: bool, machine: &Machine) -> bool {
    let Kind::Int(width @ 16..=64) = kind else { return false };
    let mask = machine.world.undefs.mask(slot, width).to_le_bytes();
    !noundef && slot.tag.is_partial() && mask[0] == 0 && mask.iter().all(|b| matches!(b, 0 | 0xff))
}
