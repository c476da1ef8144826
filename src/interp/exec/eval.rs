//! The evaluator: one loop over the operations of the innermost frame. Calls within the program push a frame and
//! continue in the same loop, so deep recursion does not use the host stack. Everything else that leaves the loop is an
//! [`Event`].
//!
//! Every operation has a fast path for defined operands; other operands are left to [`super::int`], [`super::float`]
//! and the `_slow` methods of memory.

pub use super::event::Event;

use super::aggregate;
use super::atomic;
use super::attribute_checks;
use super::call;
use super::gep::displace;
use super::int;
use super::intrinsic;
use super::llvmlite;
use super::varargs;
use super::varargs::VarArgs;
use crate::interp::memory::Shape;
use crate::interp::memory::table::Info;
use crate::interp::register_code::*;
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{Cause, CodeLocation, Definedness, ScalarValue};
use crate::interp::state::{Machine, SharedState};
use crate::ir::inst::{BinaryOp, CastFlags, CastOp, IcmpPred};
use crate::outcome::{TrapKind, words};

/// Reason for leaving an activation.
enum ActivationExit {
    Call(u32),
    Return(ScalarValue),
    ReturnMany(u32),
    Throw(ScalarValue),
    Fault(Box<Fault>),
    Pause,
}

/// Runs until an event that the caller must handle. `EXACT`: pauses after exactly the permitted number of
/// steps, instead of only at jumps; for debugging.
pub fn run<const EXACT: bool>(code: &RegisterCode, machine: &mut Machine) -> Event {
    // The work of host functions on memory since the last event.
    machine.steps += machine.shared.memory.take_work();
    loop {
        let Some(frame) = machine.frames.last() else {
            return Event::Fault(Fault::new(TrapKind::BadCall, "nothing is running"));
        };
        let Some(body) = &code.functions[frame.function as usize].body else {
            return Event::Build(frame.function);
        };
        let (function, mut pc, mut steps) = (frame.function, frame.pc as usize, 0);
        let base = frame.base as usize;
        let budget = machine.pause_at.saturating_sub(machine.steps);
        machine.shared.memory.set_clock(machine.steps, machine.fuel_limit);
        if budget == 0 && !(EXACT && body.is_closing_check(pc)) {
            return Event::Pause;
        }
        let leave = activation::<EXACT>(
            code,
            body,
            function,
            &mut machine.slots[base..base + body.slots as usize],
            &mut machine.scratch,
            &mut machine.shared,
            &mut pc,
            &mut steps,
            budget,
        );
        machine.steps += steps + machine.shared.memory.take_work();
        if let Some(frame) = machine.frames.last_mut() {
            frame.pc = pc as u32;
        }
        let event = match leave {
            ActivationExit::Call(index) => call::enter(code, machine, index),
            ActivationExit::Return(value) => call::return_scalar(code, machine, value),
            ActivationExit::ReturnMany(index) => call::return_aggregate(code, machine, index),
            ActivationExit::Throw(exception) => Some(Event::Throw(exception)),
            ActivationExit::Fault(fault) => Some(Event::Fault(fault)),
            ActivationExit::Pause => Some(Event::Pause),
        };
        if let Some(event) = event {
            return event;
        }
    }
}

/// Runs one frame until it calls or returns. Inlined, so that a call does not leave the machine code of the
/// loop.
#[inline(always)]
#[expect(clippy::too_many_arguments, reason = "parts of the machine, borrowed apart so that they can be used together")]
fn activation<const EXACT: bool>(
    code: &RegisterCode,
    body: &FunctionCode,
    number: u32,
    slots: &mut [ScalarValue],
    scratch: &mut Vec<ScalarValue>,
    shared: &mut SharedState,
    at: &mut usize,
    steps: &mut u64,
    budget: u64,
) -> ActivationExit {
    let ops = &body.ops[..];
    let constants = &code.constants[..];
    let mut pc = *at;
    let mut count = 0u64;

    // Macros rather than closures, since a closure would borrow the frame for its whole lifetime.
    macro_rules! get {
        ($src:expr) => {{
            let place = $src.0;
            if place & OperandSlot::CONST == 0 {
                &slots[place as usize]
            } else {
                &constants[(place & !OperandSlot::CONST) as usize]
            }
        }};
    }
    macro_rules! here {
        () => {
            CodeLocation { function: number, op: pc as u32 }
        };
    }
    macro_rules! leave {
        ($how:expr) => {{
            *at = pc;
            *steps = count;
            return $how;
        }};
    }
    macro_rules! check {
        ($result:expr) => {
            match $result {
                Ok(value) => value,
                Err(fault) => leave!(ActivationExit::Fault(fault)),
            }
        };
    }
    macro_rules! set_int {
        ($dst:expr, $bits:expr) => {{
            let bits = $bits;
            let slot = &mut slots[$dst as usize];
            slot.lo = bits;
            slot.definedness = Definedness::DEFINED;
        }};
    }
    macro_rules! slow_int {
        ($op:expr, $dst:expr, $a:expr, $b:expr, $shift:expr, $flags:expr) => {{
            let (a, b) = (*get!($a), *get!($b));
            let width = 64 - u32::from($shift);
            slots[$dst as usize] =
                check!(int::binary($op, unpack_flags($flags), width, &a, &b, &mut shared.undefs, here!()));
        }};
    }
    // `$wrapped` computes the result of two defined operands; `$broken` tells whether a flag is violated.
    macro_rules! integer {
        ($op:expr, $dst:expr, $a:expr, $b:expr, $shift:expr, $flags:expr, $wrapped:expr, $broken:expr) => {{
            let (a, b) = (get!($a), get!($b));
            let (x, y) = (a.lo, b.lo);
            if a.definedness.or(b.definedness) == 0 && ($flags == 0 || !$broken(x, y, $shift, $flags)) {
                let bits: u64 = $wrapped(x, y);
                set_int!($dst, bits << $shift >> $shift);
            } else {
                slow_int!($op, $dst, $a, $b, $shift, $flags);
            }
        }};
    }
    macro_rules! load {
        ($word:ty, $dst:expr, $ptr:expr, $align:expr, $width:expr) => {{
            let ptr = get!($ptr);
            match shared.memory.load::<$word>(ptr, (1u64 << $align) - 1) {
                Some(bits) if bits >> ($width - 1) >> 1 == 0 => set_int!($dst, bits),
                _ => {
                    let ptr = *ptr;
                    let SharedState { memory, undefs, .. } = &mut *shared;
                    let shape = Shape::Bits(u32::from($width));
                    slots[$dst as usize] = check!(memory.load_slow(&ptr, shape, 1 << $align, undefs, here!()));
                }
            }
        }};
    }
    macro_rules! store {
        ($word:ty, $ptr:expr, $value:expr, $align:expr, $width:expr) => {{
            let (ptr, value) = (get!($ptr), get!($value));
            let done =
                value.definedness.is_defined() && shared.memory.store::<$word>(ptr, (1u64 << $align) - 1, value.lo);
            if !done {
                let SharedState { memory, undefs, .. } = &mut *shared;
                check!(memory.store_slow(ptr, Shape::Bits(u32::from($width)), 1 << $align, value, undefs));
            }
        }};
    }
    macro_rules! jump {
        ($jump:expr) => {{
            let place = $jump.0;
            if place & BranchTarget::EDGE == 0 {
                pc = place as usize;
            } else {
                let edge = &body.edges[(place & !BranchTarget::EDGE) as usize];
                let copies = &body.copies[edge.copies.start as usize..edge.copies.end as usize];
                count += copies.len() as u64;
                if edge.sequential {
                    for &(dst, src) in copies {
                        let value = *get!(src);
                        slots[dst as usize] = value;
                    }
                } else {
                    scratch.clear();
                    scratch.extend(copies.iter().map(|&(_, src)| *get!(src)));
                    for (&(dst, _), value) in copies.iter().zip(scratch.iter()) {
                        slots[dst as usize] = *value;
                    }
                }
                pc = edge.to as usize;
            }
            if count >= budget {
                leave!(ActivationExit::Pause);
            }
            continue;
        }};
    }

    loop {
        if EXACT && count + shared.memory.work_done() >= budget && !body.is_closing_check(pc) {
            leave!(ActivationExit::Pause);
        }
        count += 1;
        match ops[pc] {
            Op::Add { dst, a, b, shift, flags } => {
                integer!(BinaryOp::Add, dst, a, b, shift, flags, u64::wrapping_add, add_breaks)
            }
            Op::Sub { dst, a, b, shift, flags } => {
                integer!(BinaryOp::Sub, dst, a, b, shift, flags, u64::wrapping_sub, sub_breaks)
            }
            Op::Mul { dst, a, b, shift, flags } => {
                integer!(BinaryOp::Mul, dst, a, b, shift, flags, u64::wrapping_mul, mul_breaks)
            }
            Op::And { dst, a, b, shift } => {
                integer!(BinaryOp::And, dst, a, b, shift, 0, |x, y| x & y, never_breaks)
            }
            Op::Or { dst, a, b, shift, flags } => {
                let or = |x: u64, y: u64| x | y;
                integer!(BinaryOp::Or, dst, a, b, shift, flags, or, |x: u64, y: u64, _, _| x & y != 0)
            }
            Op::Xor { dst, a, b, shift } => {
                integer!(BinaryOp::Xor, dst, a, b, shift, 0, |x, y| x ^ y, never_breaks)
            }
            Op::Shl { dst, a, b, shift, flags } => {
                let (x, y) = (get!(a), get!(b));
                if x.definedness.or(y.definedness) == 0 && flags == 0 && y.lo < 64 - u64::from(shift) {
                    set_int!(dst, x.lo << y.lo << shift >> shift);
                } else {
                    slow_int!(BinaryOp::Shl, dst, a, b, shift, flags);
                }
            }
            Op::Lshr { dst, a, b, shift, flags } => {
                let (x, y) = (get!(a), get!(b));
                if x.definedness.or(y.definedness) == 0 && flags == 0 && y.lo < 64 - u64::from(shift) {
                    set_int!(dst, x.lo >> y.lo);
                } else {
                    slow_int!(BinaryOp::Lshr, dst, a, b, shift, flags);
                }
            }
            Op::Ashr { dst, a, b, shift, flags } => {
                let (x, y) = (get!(a), get!(b));
                if x.definedness.or(y.definedness) == 0 && flags == 0 && y.lo < 64 - u64::from(shift) {
                    let bits = ((x.lo << shift) as i64 >> shift >> y.lo) as u64;
                    set_int!(dst, bits << shift >> shift);
                } else {
                    slow_int!(BinaryOp::Ashr, dst, a, b, shift, flags);
                }
            }
            Op::Divide { op, dst, a, b, shift, flags } => {
                let (x, y) = (get!(a), get!(b));
                // Division by -1 may overflow; it takes the slow path, like other rare cases.
                let usual =
                    x.definedness.or(y.definedness) == 0 && flags == 0 && y.lo != 0 && y.lo != u64::MAX >> shift;
                if usual {
                    let (sx, sy) = ((x.lo << shift) as i64 >> shift, (y.lo << shift) as i64 >> shift);
                    let bits = match op {
                        BinaryOp::Udiv => x.lo / y.lo,
                        BinaryOp::Urem => x.lo % y.lo,
                        BinaryOp::Sdiv => (sx / sy) as u64,
                        _ => (sx % sy) as u64,
                    };
                    set_int!(dst, bits << shift >> shift);
                } else {
                    slow_int!(op, dst, a, b, shift, flags);
                }
            }
            Op::Wide { op, dst, a, b, width, flags } => {
                let (a, b) = (*get!(a), *get!(b));
                let (flags, width) = (unpack_flags(flags), u32::from(width));
                slots[dst as usize] = check!(int::binary(op, flags, width, &a, &b, &mut shared.undefs, here!()));
            }
            Op::Float { op, format, fast, dst, a, b } => {
                let result = super::float::binary(op, format, fast, get!(a), get!(b), &mut shared.undefs, here!());
                slots[dst as usize] = result;
            }
            Op::Fneg { format, fast, dst, a } => {
                slots[dst as usize] = super::float::negate(format, fast, get!(a), &mut shared.undefs, here!());
            }
            Op::Freeze { dst, a, width } => {
                let value = *get!(a);
                slots[dst as usize] = aggregate::freeze(value, u32::from(width));
            }
            Op::Icmp { pred, samesign, dst, a, b, shift } => {
                let (x, y) = (get!(a), get!(b));
                if x.definedness.or(y.definedness) == 0 && !samesign {
                    set_int!(dst, u64::from(eval_predicate(pred, x.lo, y.lo, shift)));
                } else {
                    let width = 64 - u32::from(shift);
                    let result = int::compare(pred, samesign, width, x, y, &mut shared.undefs, here!());
                    slots[dst as usize] = result;
                }
            }
            Op::WideIcmp { pred, samesign, dst, a, b, width } => {
                let width = u32::from(width);
                let result = int::compare(pred, samesign, width, get!(a), get!(b), &mut shared.undefs, here!());
                slots[dst as usize] = result;
            }
            Op::Fcmp { pred, format, fast, dst, a, b } => {
                let result = super::float::compare(pred, format, fast, get!(a), get!(b), &mut shared.undefs, here!());
                slots[dst as usize] = result;
            }
            Op::Select { dst, cond, then, other, wide } => {
                let (c, x, y) = (*get!(cond), *get!(then), *get!(other));
                slots[dst as usize] = match c.definedness.is_defined() {
                    true if c.lo & 1 != 0 => x,
                    true => y,
                    // With equal operands the undefined condition does not matter.
                    false
                        if !c.definedness.is_poison()
                            && x.definedness == y.definedness
                            && x.lo == y.lo
                            && (!wide || x.hi == y.hi) =>
                    {
                        x
                    }
                    false => shared.undefs.propagate(&[c.definedness]),
                };
            }
            Op::Move { dst, a } => {
                slots[dst as usize] = *get!(a);
            }
            Op::Sext { dst, a, from, to } => {
                let x = get!(a);
                if x.definedness.is_defined() {
                    let bits = ((x.lo << (64 - from)) as i64 >> (64 - from)) as u64;
                    set_int!(dst, bits << (64 - to) >> (64 - to));
                } else {
                    let (x, from, to) = (*x, u32::from(from), u32::from(to));
                    let flags = CastFlags::default();
                    slots[dst as usize] = int::convert(CastOp::Sext, flags, from, to, &x, &mut shared.undefs, here!());
                }
            }
            Op::Zext { dst, a, from, to } => {
                let x = get!(a);
                if x.definedness.is_defined() {
                    set_int!(dst, x.lo);
                } else {
                    let (x, from, to) = (*x, u32::from(from), u32::from(to));
                    let flags = CastFlags::default();
                    slots[dst as usize] = int::convert(CastOp::Zext, flags, from, to, &x, &mut shared.undefs, here!());
                }
            }
            Op::Trunc { dst, a, from, to } => {
                let x = get!(a);
                if x.definedness.is_defined() {
                    set_int!(dst, x.lo << (64 - to) >> (64 - to));
                } else {
                    let (x, from, to) = (*x, u32::from(from), u32::from(to));
                    let flags = CastFlags::default();
                    slots[dst as usize] = int::convert(CastOp::Trunc, flags, from, to, &x, &mut shared.undefs, here!());
                }
            }
            Op::Cast { index } => {
                let cast = &body.casts[index as usize];
                let value = *get!(cast.arg);
                slots[cast.dst as usize] =
                    super::cast_dispatch::convert(cast.op, cast.flags, cast.from, cast.to, &value, shared, here!());
            }
            Op::Alloca { index } => {
                let alloca = &body.allocas[index as usize];
                let count = alloca.count.map(|(src, width)| (*get!(src), width));
                slots[alloca.dst as usize] = check!(allocate(alloca, count, shared));
            }
            Op::Load8 { dst, ptr, align, width } => load!(u8, dst, ptr, align, width),
            Op::Load16 { dst, ptr, align, width } => load!(u16, dst, ptr, align, width),
            Op::Load32 { dst, ptr, align, width } => load!(u32, dst, ptr, align, width),
            Op::Load64 { dst, ptr, align, width } => load!(u64, dst, ptr, align, width),
            Op::LoadPtr { dst, ptr, align } => {
                let ptr = get!(ptr);
                let value = match shared.memory.load_pointer(ptr, (1u64 << align) - 1) {
                    Some(value) => value,
                    None => {
                        let SharedState { memory, undefs, .. } = &mut *shared;
                        check!(memory.load_slow(ptr, Shape::Pointer, 1 << align, undefs, here!()))
                    }
                };
                slots[dst as usize] = value;
            }
            Op::LoadOdd { dst, ptr, align, width } => {
                let SharedState { memory, undefs, .. } = &mut *shared;
                let shape = Shape::Bits(u32::from(width));
                slots[dst as usize] = check!(memory.load_slow(get!(ptr), shape, 1 << align, undefs, here!()));
            }
            Op::Store8 { ptr, value, align, width } => store!(u8, ptr, value, align, width),
            Op::Store16 { ptr, value, align, width } => store!(u16, ptr, value, align, width),
            Op::Store32 { ptr, value, align, width } => store!(u32, ptr, value, align, width),
            Op::Store64 { ptr, value, align, width } => store!(u64, ptr, value, align, width),
            Op::StorePtr { ptr, value, align } => {
                let (ptr, value) = (get!(ptr), get!(value));
                let done =
                    value.definedness.is_defined() && shared.memory.store_pointer(ptr, (1u64 << align) - 1, value);
                if !done {
                    let SharedState { memory, undefs, .. } = &mut *shared;
                    check!(memory.store_slow(ptr, Shape::Pointer, 1 << align, value, undefs));
                }
            }
            Op::StoreOdd { ptr, value, align, width } => {
                let SharedState { memory, undefs, .. } = &mut *shared;
                let shape = Shape::Bits(u32::from(width));
                check!(memory.store_slow(get!(ptr), shape, 1 << align, get!(value), undefs));
            }
            Op::GepConst { dst, base, flags, offset } => {
                let base = *get!(base);
                slots[dst as usize] = displace(&base, offset, flags, shared, here!());
            }
            Op::GepIndex { dst, base, index, scale, width, flags } => {
                let (base, index) = (*get!(base), *get!(index));
                let result = if index.definedness.is_defined() {
                    let shift = 64 - width;
                    let steps = (index.lo << shift) as i64 >> shift;
                    let (offset, wrapped) = steps.overflowing_mul(i64::from(scale));
                    match wrapped && flags != 0 {
                        false => displace(&base, offset, flags, shared, here!()),
                        true => ScalarValue::poison(shared.undefs.origin(Cause::Inbounds, here!())),
                    }
                } else {
                    shared.undefs.propagate(&[base.definedness, index.definedness])
                };
                slots[dst as usize] = result;
            }
            Op::Gep { index } => {
                let gep = &body.geps[index as usize];
                let (mut offset, mut wrapped, mut tag) = (gep.offset, false, None);
                for &(src, width, scale) in &*gep.terms {
                    let index = get!(src);
                    if !index.definedness.is_defined() {
                        tag.get_or_insert(index.definedness);
                    }
                    let steps = crate::value::sign_extend(width, index.bits(width)) as i64;
                    let (step, over) = steps.overflowing_mul(scale);
                    let (sum, over_sum) = offset.overflowing_add(step);
                    offset = sum;
                    wrapped |= over | over_sum;
                }
                let base = *get!(gep.base);
                slots[gep.dst as usize] = match tag {
                    Some(tag) => shared.undefs.propagate(&[base.definedness, tag]),
                    None if wrapped && gep.flags != 0 => {
                        ScalarValue::poison(shared.undefs.origin(Cause::Inbounds, here!()))
                    }
                    None => displace(&base, offset, gep.flags, shared, here!()),
                };
            }
            // Both checks belong to the instruction before or after them, which is counted as the step.
            Op::CheckGep { index } => {
                count -= 1;
                let check = &body.gep_checks[index as usize];
                let indices: Vec<(ScalarValue, u32)> = check.indices.iter().map(|(src, w)| (*get!(*src), *w)).collect();
                let (base, result) = (*get!(check.base), slots[check.dst as usize]);
                let judged = llvmlite::check_gep(&base, &result, check.source, check.target, &indices, shared, here!());
                slots[check.dst as usize] = check!(judged);
            }
            Op::CheckAccess { index } => {
                count -= 1;
                let check = &body.access_checks[index as usize];
                if let Err(fault) = llvmlite::check_access(get!(check.ptr), check.ty, check.store, shared) {
                    count += 1;
                    leave!(ActivationExit::Fault(fault));
                }
            }
            Op::Aggregate { index } => {
                let op = &body.aggregates[index as usize];
                check!(aggregate::run(op, slots, constants, shared, here!()));
            }
            Op::Intrinsic { index } => {
                let call = &body.intrinsics[index as usize];
                scratch.clear();
                scratch.extend(call.args.iter().map(|src| *get!(*src)));
                let result = check!(intrinsic::run(call, scratch, shared, here!()));
                let result = intrinsic::check_fast_math(call.fast, call, result, shared, here!());
                if let Some(dst) = call.dst {
                    slots[dst as usize] = result;
                }
            }
            Op::AtomicRmw { index } => {
                let rmw = &body.rmws[index as usize];
                let (ptr, value) = (*get!(rmw.ptr), *get!(rmw.value));
                slots[rmw.dst as usize] = check!(atomic::modify(rmw, &ptr, &value, shared, here!()));
            }
            Op::CmpXchg { index } => {
                let cas = &body.exchanges[index as usize];
                let (ptr, expected, new) = (*get!(cas.ptr), *get!(cas.expected), *get!(cas.new));
                let results = check!(atomic::exchange(cas, &ptr, &expected, &new, shared, here!()));
                slots[cas.dst as usize..cas.dst as usize + 2].copy_from_slice(&results);
            }
            Op::VaStart { list } => {
                // Emitted only in variadic functions.
                if let Some(VarArgs { slot, named_params }) = body.varargs {
                    let areas = [slots[slot as usize], slots[slot as usize + 1]];
                    check!(varargs::start(get!(list), areas, named_params, shared));
                }
            }
            Op::VaArg { dst, list, kind } => {
                let list = *get!(list);
                slots[dst as usize] = check!(varargs::next(&list, kind, shared, here!()));
            }
            // The check belongs to the instruction before or after it, which is counted as the step.
            Op::CheckAssumption { index } => {
                count -= 1;
                if let Err(fault) = attribute_checks::check(body, index, slots, constants, shared, here!()) {
                    count += u64::from(!body.has_begun(pc));
                    leave!(ActivationExit::Fault(fault));
                }
            }
            Op::Call { index } => leave!(ActivationExit::Call(index)),
            Op::Br { to } => jump!(to),
            Op::CondBr { cond, then, other } => {
                let c = get!(cond);
                if !c.definedness.is_defined() {
                    let fault = int::undefined_value(words::BRANCH_ON_UNDEFINED, c, &shared.undefs);
                    leave!(ActivationExit::Fault(fault));
                }
                if c.lo & 1 != 0 { jump!(then) } else { jump!(other) }
            }
            Op::IcmpBr { pred, shift, dst, a, b, then, other } => {
                let (x, y) = (get!(a), get!(b));
                if !EXACT && x.definedness.or(y.definedness) == 0 {
                    let answer = eval_predicate(pred, x.lo, y.lo, shift);
                    set_int!(dst, u64::from(answer));
                    count += 1;
                    if answer { jump!(then) } else { jump!(other) }
                }
                let width = 64 - u32::from(shift);
                slots[dst as usize] = int::compare(pred, false, width, x, y, &mut shared.undefs, here!());
            }
            Op::Switch { index } => {
                let switch = &body.switches[index as usize];
                let value = get!(switch.value);
                if !value.definedness.is_defined() {
                    let fault = int::undefined_value(words::SWITCH_ON_UNDEFINED, value, &shared.undefs);
                    leave!(ActivationExit::Fault(fault));
                }
                let bits = value.bits(switch.width);
                match switch.cases.binary_search_by_key(&bits, |c| c.0) {
                    Ok(n) => jump!(switch.cases[n].1),
                    Err(_) => jump!(switch.default),
                }
            }
            Op::IndirectBr { index } => {
                let indirect = &body.indirect[index as usize];
                let address = get!(indirect.address);
                if !address.definedness.is_defined() {
                    let fault = int::undefined_value(words::INDIRECTBR_TO_UNDEFINED, address, &shared.undefs);
                    leave!(ActivationExit::Fault(fault));
                }
                match indirect.targets.binary_search_by_key(&address.lo, |t| t.0) {
                    Ok(n) => jump!(indirect.targets[n].1),
                    Err(_) => {
                        let text = "`indirectbr` to an address that is not in its destination list";
                        leave!(ActivationExit::Fault(Fault::new(TrapKind::BadCall, text)));
                    }
                }
            }
            Op::Ret { value, noundef } => {
                let value = *get!(value);
                if noundef && !value.definedness.is_defined() {
                    leave!(ActivationExit::Fault(call::undefined_result(&value, shared)));
                }
                leave!(ActivationExit::Return(value))
            }
            Op::RetMany { index } => leave!(ActivationExit::ReturnMany(index)),
            Op::RetVoid => leave!(ActivationExit::Return(ScalarValue::default())),
            Op::Resume { value } => {
                let value = *get!(value);
                if !value.definedness.is_defined() {
                    leave!(ActivationExit::Fault(int::undefined_value(
                        "`resume` of an undefined value",
                        &value,
                        &shared.undefs
                    )));
                }
                if value.lo == 0 {
                    let text = "`resume` of a null exception pointer";
                    leave!(ActivationExit::Fault(Fault::new(TrapKind::NullPointer, text)));
                }
                leave!(ActivationExit::Throw(value))
            }
            Op::Unwind => leave!(ActivationExit::Throw(ScalarValue::int(super::event::NO_EXCEPTION_OBJECT))),
            Op::Funclet => {
                let text = "an exception reached a Windows EH pad, which is not supported";
                leave!(ActivationExit::Fault(Fault::new(TrapKind::Unsupported, text)))
            }
            Op::Unsupported { index } => {
                let why = body.unsupported[index as usize].clone();
                leave!(ActivationExit::Fault(Fault::new(TrapKind::Unsupported, why)))
            }
            Op::Unreachable => {
                leave!(ActivationExit::Fault(Fault::new(TrapKind::Unreachable, "execution reached `unreachable`")))
            }
        }
        pc += 1;
    }
}

/// Evaluates a predicate on defined integers of at most 64 bits.
#[inline(always)]
fn eval_predicate(pred: IcmpPred, x: u64, y: u64, shift: u8) -> bool {
    super::int::holds(pred, (x, y), ((x << shift) as i64, (y << shift) as i64))
}

fn add_breaks(x: u64, y: u64, shift: u8, flags: u8) -> bool {
    let (a, b) = (x << shift, y << shift);
    flags & flag::NSW != 0 && (a as i64).checked_add(b as i64).is_none()
        || flags & flag::NUW != 0 && a.checked_add(b).is_none()
}

fn sub_breaks(x: u64, y: u64, shift: u8, flags: u8) -> bool {
    let (a, b) = (x << shift, y << shift);
    flags & flag::NSW != 0 && (a as i64).checked_sub(b as i64).is_none()
        || flags & flag::NUW != 0 && a.checked_sub(b).is_none()
}

fn mul_breaks(x: u64, y: u64, shift: u8, flags: u8) -> bool {
    // With one operand shifted to the top of the register and the other sign-extended, the product overflows
    // 64 bits exactly when the narrow product overflows.
    let a = x << shift;
    let b = (y << shift) as i64 >> shift;
    flags & flag::NSW != 0 && (a as i64).checked_mul(b).is_none()
        || flags & flag::NUW != 0 && a.checked_mul(y).is_none()
}

fn never_breaks(_: u64, _: u64, _: u8, _: u8) -> bool {
    false
}

/// Runs an `alloca`: allocates memory until the function returns.
fn allocate(alloca: &Alloca, count: Option<(ScalarValue, u32)>, shared: &mut SharedState) -> InterpResult<ScalarValue> {
    let one = &alloca.info;
    let many;
    let info = match count {
        None => one,
        Some((slot, _)) if !slot.definedness.is_defined() => {
            return Err(int::undefined_value("alloca of an undefined number of elements", &slot, &shared.undefs));
        }
        Some((slot, width)) => {
            let count = u64::try_from(slot.bits(width)).unwrap_or(u64::MAX);
            many = Info { size: one.size.saturating_mul(count), count, array: true, ..*one };
            &many
        }
    };
    let room = info.size <= shared.max_stack;
    match room.then(|| shared.memory.push_alloca(info, alloca.align)).flatten() {
        Some(slot) if shared.memory.stack_used() + shared.frame_bytes <= shared.max_stack => Ok(slot),
        _ => {
            let text = match info.count {
                1 => format!("alloca of {} bytes", info.size),
                n => format!("alloca of {n} elements of {} bytes", one.size),
            };
            Err(call::stack_overflow(&text, shared.max_stack))
        }
    }
}
