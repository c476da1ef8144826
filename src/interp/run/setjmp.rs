//! `setjmp` and `longjmp`: a jump pops frames down to the one whose call of `setjmp` returns again.
//!
//! A buffer holds a number. The corresponding target is recorded in
//! [`Jumps`](crate::interp::register_code::setjmp::Jumps) while the function that called `setjmp` is active.

pub(crate) use crate::interp::register_code::setjmp::JumpTarget;
pub use crate::interp::register_code::setjmp::{Jumps, SetJmp};

use crate::interp::exec::call;
use crate::interp::exec::int;
use crate::interp::memory::Shape;
use crate::interp::native::Host;
use crate::interp::register_code::RegisterCode;
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{CodeLocation, ScalarValue};
use crate::interp::state::{Machine, SharedState};
use crate::outcome::{TrapKind, words};

/// Runs the call of the innermost frame.
pub fn run(
    jump: SetJmp,
    args: &[ScalarValue],
    code: &RegisterCode,
    machine: &mut Machine,
    host: &mut Host,
) -> InterpResult<()> {
    let buffer = args.first().copied().unwrap_or_default();
    match jump {
        SetJmp::Set => set(&buffer, code, machine, host.waiting()),
        SetJmp::Long => long(&buffer, args.get(1), code, machine, host),
        SetJmp::Context(_) => Ok(()),
    }
}

/// Runs `setjmp`, which returns 0, and returns again for every `longjmp`.
fn set(buffer: &ScalarValue, code: &RegisterCode, machine: &mut Machine, waiting: usize) -> InterpResult<()> {
    let depth = machine.frames.len();
    let pc = machine.frames.last().map_or(0, |f| f.pc);
    let mark = machine.shared.memory.stack_mark();
    let number = machine.jumps.add(JumpTarget { number: 0, buffer: buffer.lo, depth, pc, mark, waiting });
    let SharedState { memory, undefs, .. } = &mut machine.shared;
    memory.store_slow(buffer, Shape::Bits(64), 1, &ScalarValue::int(number), undefs)?;
    call::write_result(code, machine, ScalarValue::int(0));
    Ok(())
}

fn long(
    buffer: &ScalarValue,
    value: Option<&ScalarValue>,
    code: &RegisterCode,
    machine: &mut Machine,
    host: &mut Host,
) -> InterpResult<()> {
    let SharedState { memory, undefs, .. } = &mut machine.shared;
    let number = memory.load_slow(buffer, Shape::Bits(64), 1, undefs, CodeLocation::NONE)?;
    if !number.definedness.is_defined() {
        return Err(int::undefined_value(
            "longjmp with an uninitialized jmp_buf: setjmp never filled it",
            &number,
            undefs,
        ));
    }
    // `__builtin_longjmp` passes no value.
    let value = value.copied().unwrap_or(ScalarValue::int(1));
    if !value.definedness.is_defined() {
        return Err(int::undefined_value("an undefined value is passed to longjmp", &value, undefs));
    }
    let Some(target) = machine.jumps.find(number.lo) else {
        return Err(Fault::new(TrapKind::BadCall, words::STALE_JUMP));
    };
    pop_to_target(target, code, machine, host);
    let value = if value.lo as u32 == 0 { 1 } else { value.lo & u64::from(u32::MAX) };
    call::write_result(code, machine, ScalarValue::int(value));
    Ok(())
}

/// Pops frames until the one of a target is the innermost, and sets it to its call.
pub(crate) fn pop_to_target(target: JumpTarget, code: &RegisterCode, machine: &mut Machine, host: &mut Host) {
    let cost = |function: u32| code.functions[function as usize].body.as_ref().map_or(0, |b| b.cost);
    for frame in machine.frames.drain(target.depth..) {
        machine.shared.frame_bytes -= cost(frame.function);
    }
    machine.shared.memory.pop_to(target.mark);
    machine.jumps.truncate(target.depth);
    host.abandon_above(target.waiting);
    if let Some(frame) = machine.frames.last_mut() {
        frame.pc = target.pc;
    }
}
