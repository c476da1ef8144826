//! `getcontext`, `setcontext`, `makecontext` and `swapcontext`: several call stacks, one of which is active.
//!
//! The `ucontext_t` of the program holds only a number, in fields that the C library does not use. This module and the
//! table of jump targets record its meaning: a call site to return to again, or a function to start on its own stack.

pub use crate::interp::register_code::setjmp::Context;

use super::run_end::HostRunEnd;
use super::setjmp::{JumpTarget, Jumps};
use crate::host::process::ExitReason;
use crate::interp::Interpreter;
use crate::interp::exec::call;
use crate::interp::exec::int;
use crate::interp::exec::prototype_mismatch;
use crate::interp::memory::{AccessKind, Shape};
use crate::interp::register_code::Kind;
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::{Cause, CodeLocation, ScalarValue};
use crate::interp::state::{Frame, SharedState};
use crate::outcome::TrapKind;
use std::ops::ControlFlow;

/// Byte offsets in a `ucontext_t`.
const LINK: u64 = 8;
const STACK: u64 = 16;
const STACK_SIZE: u64 = 32;
const NUMBER: u64 = 232;
/// Ranges (offset and size) that `getcontext` also writes: registers, the signal mask, floating-point state and others.
const WRITTEN: [(u64, u64); 3] = [(40, 192), (NUMBER, 72), (424, 512)];

/// A suspended context.
struct SuspendedContext {
    number: u64,
    frames: Vec<Frame>,
    slots: Vec<ScalarValue>,
    jumps: Jumps,
    frame_bytes: u64,
    state: ContextState,
}

/// Further state of a context.
#[derive(Clone, Default)]
struct ContextState {
    /// Function with which the context starts.
    start_function: Option<StartFunction>,
    /// Address of the stack that the program provided.
    stack: u64,
    /// Size of that stack, in bytes.
    size: u64,
    /// Context to continue with when the function returns (`uc_link`).
    link: ScalarValue,
}

/// Start function of a context.
#[derive(Clone)]
struct StartFunction {
    /// Number stored in the program's `ucontext_t`.
    number: u64,
    function: u32,
    args: Vec<ScalarValue>,
}

/// All contexts of a run. Number 0 is the initial one.
#[derive(Default)]
pub struct Contexts {
    current: u64,
    current_state: ContextState,
    suspended: Vec<SuspendedContext>,
    last: u64,
}

impl Contexts {
    /// Returns the values in the frames of the suspended contexts.
    pub fn values(&self) -> impl Iterator<Item = &ScalarValue> {
        self.suspended.iter().flat_map(|suspended| &suspended.slots)
    }
}

fn field(context: &ScalarValue, offset: u64) -> ScalarValue {
    ScalarValue { lo: context.lo.wrapping_add(offset), ..*context }
}

impl Interpreter {
    /// Runs the call of the innermost frame.
    pub(crate) fn context_call(
        &mut self,
        what: Context,
        args: &[ScalarValue],
        kinds: &[Kind],
    ) -> InterpResult<Option<HostRunEnd>> {
        let arg = |n: usize| args.get(n).copied().unwrap_or_default();
        match what {
            Context::Get => {
                self.save_context(&arg(0), "getcontext")?;
                call::write_result(&self.code, &mut self.machine, ScalarValue::int(0));
                Ok(None)
            }
            Context::Make => {
                self.make_context(args, kinds)?;
                call::write_result(&self.code, &mut self.machine, ScalarValue::int(0));
                Ok(None)
            }
            Context::Set => self.go_to(&arg(0)).map(|()| None),
            Context::Swap => {
                self.save_context(&arg(0), "swapcontext")?;
                self.go_to(&arg(1)).map(|()| None)
            }
        }
    }

    /// Records in a context that the current call of `caller` in the innermost frame can return again.
    fn save_context(&mut self, context: &ScalarValue, caller: &'static str) -> InterpResult<()> {
        let machine = &mut self.machine;
        let target = JumpTarget {
            number: 0,
            buffer: context.lo,
            depth: machine.frames.len(),
            pc: machine.frames.last().map_or(0, |f| f.pc),
            mark: machine.shared.memory.stack_mark(),
            waiting: self.host.waiting(),
        };
        let number = machine.jumps.add(target);
        let SharedState { memory, undefs, .. } = &mut machine.shared;
        for (offset, size) in WRITTEN {
            memory.fill(&field(context, offset), &ScalarValue::int(0), size, caller, undefs)?;
        }
        self.put_number(context, number)
    }

    /// Stores a number in a context. The written ranges are undefined to the program, since natively they
    /// hold registers.
    fn put_number(&mut self, context: &ScalarValue, number: u64) -> InterpResult<()> {
        let SharedState { memory, undefs, .. } = &mut self.machine.shared;
        memory.store_slow(&field(context, NUMBER), Shape::Bits(64), 1, &ScalarValue::int(number), undefs)?;
        for (offset, size) in WRITTEN {
            memory.make_undefined(field(context, offset).lo, size);
        }
        Ok(())
    }

    /// Returns the number stored in a context.
    fn number_in(&mut self, context: &ScalarValue) -> InterpResult<u64> {
        let SharedState { memory, undefs, .. } = &mut self.machine.shared;
        let at = field(context, NUMBER);
        memory.resolve(&at, 8, 1, AccessKind { name: "use of a context", write: false }, undefs)?;
        Ok(match memory.raw_bytes(&at, 8).and_then(|bytes| bytes.try_into().ok()) {
            Some(bytes) => u64::from_le_bytes(bytes),
            None => memory.load_slow(&at, Shape::Bits(64), 1, undefs, CodeLocation::NONE)?.lo,
        })
    }

    /// Continues at the call that saved a context, or starts its function.
    fn go_to(&mut self, context: &ScalarValue) -> InterpResult<()> {
        let number = self.number_in(context)?;
        if let Some(target) = self.machine.jumps.find(number) {
            return self.return_to(target);
        }
        let starts = |state: &ContextState| state.start_function.as_ref().is_some_and(|begin| begin.number == number);
        let here = starts(&self.contexts.current_state);
        let found = self.contexts.suspended.iter().position(|w| starts(&w.state) || w.jumps.find(number).is_some());
        if !here && found.is_none() {
            let text = "a context whose function has returned, or that was never initialized by getcontext or \
                makecontext";
            return Err(Fault::new(TrapKind::BadCall, text));
        }
        if self.host.waiting() > 0 {
            let text = "a switch to another context while a host function waits for the program is not supported";
            return Err(Fault::new(TrapKind::Unsupported, text));
        }
        if let Some(found) = found {
            let suspended = self.contexts.suspended.swap_remove(found);
            self.switch_to(suspended)?;
        }
        if let Some(target) = self.machine.jumps.find(number) {
            return self.return_to(target);
        }
        self.begin_context()
    }

    /// Makes another context the active one.
    fn switch_to(&mut self, to: SuspendedContext) -> InterpResult<()> {
        let machine = &mut self.machine;
        let gone = || Fault::new(TrapKind::BadCall, "the context has no stack");
        let stack = machine.shared.memory.take_stack(to.number).ok_or_else(gone)?;
        machine.shared.memory.switch_stack(self.contexts.current, stack);
        let numbers = machine.jumps.last();
        let left = SuspendedContext {
            number: std::mem::replace(&mut self.contexts.current, to.number),
            frames: std::mem::replace(&mut machine.frames, to.frames),
            slots: std::mem::replace(&mut machine.slots, to.slots),
            jumps: std::mem::replace(&mut machine.jumps, to.jumps),
            frame_bytes: std::mem::replace(&mut machine.shared.frame_bytes, to.frame_bytes),
            state: std::mem::replace(&mut self.contexts.current_state, to.state),
        };
        machine.jumps.continue_numbering(numbers);
        self.contexts.suspended.push(left);
        Ok(())
    }

    /// Returns again from a call of `getcontext` or `swapcontext`.
    fn return_to(&mut self, target: JumpTarget) -> InterpResult<()> {
        super::setjmp::pop_to_target(target, &self.code, &mut self.machine, &mut self.host);
        call::write_result(&self.code, &mut self.machine, ScalarValue::int(0));
        Ok(())
    }

    /// Calls the start function of the active context at the bottom of its stack.
    fn begin_context(&mut self) -> InterpResult<()> {
        let Some(begin) = self.contexts.current_state.start_function.clone() else { return Ok(()) };
        self.machine.frames.clear();
        self.machine.jumps.truncate(0);
        self.machine.shared.frame_bytes = 0;
        self.machine.shared.memory.empty_stack();
        self.build_function(begin.function)?;
        match call::start(&self.code, &mut self.machine, begin.function, &begin.args, None)? {
            ControlFlow::Continue(()) | ControlFlow::Break(()) => Ok(()),
        }
    }

    /// Runs `makecontext`.
    fn make_context(&mut self, args: &[ScalarValue], kinds: &[Kind]) -> InterpResult<()> {
        let [context, callee, count, rest @ ..] = args else {
            return Err(Fault::new(TrapKind::BadCall, "makecontext without its arguments"));
        };
        let SharedState { memory, undefs, .. } = &mut self.machine.shared;
        let mut load = |offset, shape| memory.load_slow(&field(context, offset), shape, 1, undefs, CodeLocation::NONE);
        let (link, stack, size) =
            (load(LINK, Shape::Pointer)?, load(STACK, Shape::Pointer)?, load(STACK_SIZE, Shape::Bits(64))?);
        for (value, name) in [(&stack, "uc_stack.ss_sp"), (&size, "uc_stack.ss_size"), (count, "argc")] {
            if !value.definedness.is_defined() {
                return Err(int::undefined_value(&format!("makecontext with an undefined `{name}`"), value, undefs));
            }
        }
        memory.resolve(&stack, size.lo, 1, AccessKind { name: "makecontext: a stack", write: true }, undefs)?;
        let Some(function) = memory.function_at(callee) else {
            let text = "makecontext with a function outside the program is not supported";
            return Err(Fault::new(TrapKind::Unsupported, text));
        };
        let params = self.code.functions[function as usize].params.clone();
        if self.code.functions[function as usize].external.is_some() {
            let text = "makecontext with a function outside the program is not supported";
            return Err(Fault::new(TrapKind::Unsupported, text));
        }
        let count = (count.lo as u32 as usize).min(rest.len());
        let mut passed = rest[..count].iter().zip(kinds.iter().skip(3));
        let shared = &mut self.machine.shared;
        let args = params
            .iter()
            .map(|param| match passed.next() {
                Some((value, kind)) => prototype_mismatch::convert_register(value, *kind, *param, shared),
                None => ScalarValue::undef(shared.undefs.origin(Cause::NotPassed, CodeLocation::NONE)),
            })
            .collect();
        // Any other context on that stack is overwritten.
        let contexts = &mut self.contexts;
        while let Some(at) = contexts.suspended.iter().position(|w| w.number != 0 && w.state.stack == stack.lo) {
            let old = contexts.suspended.swap_remove(at);
            shared.memory.drop_stack(old.number);
        }
        let Some(room) = shared.memory.new_stack(size.lo) else {
            return Err(Fault::new(TrapKind::StackOverflow, "out of memory for the stack of a context"));
        };
        contexts.last += 1;
        shared.memory.park_stack(contexts.last, room);
        let number = self.machine.jumps.next_number();
        let start_function = Some(StartFunction { number, function, args });
        contexts.suspended.push(SuspendedContext {
            number: contexts.last,
            frames: Vec::new(),
            slots: Vec::new(),
            jumps: Jumps::default(),
            frame_bytes: 0,
            state: ContextState { start_function, stack: stack.lo, size: size.lo, link },
        });
        self.put_number(context, number)
    }

    /// Returns the message for an overflow of the active context's stack, or `None` for the initial stack.
    pub(crate) fn of_context(&self, fault: &Fault) -> Option<String> {
        let (what, _) = fault.message.split_once(": the program's stack of ")?;
        let size = self.contexts.current_state.size;
        (self.contexts.current != 0).then(|| format!("{what}: the context's stack of {size} bytes is exhausted"))
    }

    /// Whether the function that returned was the outermost one of a context created by the program.
    pub(crate) fn is_in_context(&self) -> bool {
        self.contexts.current != 0 && self.machine.frames.is_empty()
    }

    /// Continues with the linked context after the function of a context has returned.
    pub(crate) fn context_ended(&mut self) -> InterpResult<Option<HostRunEnd>> {
        let link = self.contexts.current_state.link;
        if !link.definedness.is_defined() {
            return Err(int::undefined_value(
                "the function of a context returns with an undefined `uc_link`",
                &link,
                &self.machine.shared.undefs,
            ));
        }
        if link.lo == 0 {
            return Ok(Some(HostRunEnd::End(ExitReason::Exit { status: 0, run_handlers: true })));
        }
        let ended = self.contexts.current;
        self.go_to(&link)?;
        if self.contexts.current != ended
            && let Some(at) = self.contexts.suspended.iter().position(|w| w.number == ended && w.frames.is_empty())
        {
            // The context can be started again.
            let suspended = &mut self.contexts.suspended[at];
            suspended.slots = Vec::new();
        }
        Ok(None)
    }

    /// Drops all contexts except the initial one at the end of a run.
    pub(crate) fn drop_contexts(&mut self) {
        let contexts = std::mem::take(&mut self.contexts);
        let memory = &mut self.machine.shared.memory;
        if contexts.current != 0
            && let Some(first) = memory.take_stack(0)
        {
            memory.switch_stack(contexts.current, first);
            memory.drop_stack(contexts.current);
        }
        for suspended in contexts.suspended.iter().filter(|w| w.number != 0) {
            memory.drop_stack(suspended.number);
        }
    }
}
