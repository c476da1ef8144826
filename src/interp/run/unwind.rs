//! Exceptions, from the throw to the landing pad that catches them.
//!
//! The throwing and catching functions of the C++ library are ordinary host functions. An exception that leaves one is
//! reported as an event ([`native`](crate::interp::native)), and this module searches the frames of the program. If
//! no frame above the innermost host function with a pending callback catches it, it propagates into that function. The
//! C++ library decides whether a handler catches an exception ([`unwind::catches`]).

use super::run_end::HostRunEnd;
use crate::host::{self, unwind};
use crate::interp::Interpreter;
use crate::interp::exec::call;
use crate::interp::exec::event::NO_EXCEPTION_OBJECT;
use crate::interp::native::abi::{Passing, ReturnPassing, Signature};
use crate::interp::native::{HostEvent, RawReturn, Words};
use crate::interp::register_code::{BranchTarget, LandingPad, LandingPadClause};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::ScalarValue;
use crate::interp::shims::pending_effects::PendingEffects;
use crate::interp::state::Frame;
use crate::outcome::{TrapKind, words};
use rustc_hash::FxHashMap;
use std::rc::Rc;

/// Selector of a landing pad that only runs cleanups.
const CLEANUP: i64 = 0;

/// Returns the fault for an exception that leaves a `nounwind` function or call.
fn nounwind_violation(what: &str) -> Box<Fault> {
    Fault::new(TrapKind::BrokenPromise, words::propagates(what))
}

/// Frame to which an exception propagates.
#[derive(Clone, Copy)]
struct Destination {
    /// Number of frames below.
    depth: usize,
    frame: Frame,
    /// Selector with which the frame's landing pad is entered. `None`: the frame was called by a host function, to which
    /// the exception propagates.
    selector: Option<i64>,
}

/// An exception whose propagation is interrupted by a cleanup. As the unwinder of the C library does, `resume` continues
/// to the destination found when the exception was thrown, instead of searching all frames again after each cleanup.
struct InterruptedUnwind {
    destination: Destination,
    /// Number of frames below that of the cleanup.
    depth: usize,
    /// Frame of the cleanup.
    frame: Frame,
}

impl InterruptedUnwind {
    /// Whether the innermost frame is that of the cleanup, and the destination still exists. A program may end a cleanup
    /// in another way than by `resume`.
    fn is_current(&self, frames: &[Frame]) -> bool {
        let Destination { depth, frame, .. } = &self.destination;
        let is_same = |a: &Frame, b: &Frame| a.function == b.function && a.base == b.base;
        let exists =
            *depth == self.depth || frames.get(*depth).is_some_and(|at| is_same(at, frame) && at.pc == frame.pc);
        exists && frames.len() == self.depth + 1 && frames.last().is_some_and(|at| is_same(at, &self.frame))
    }
}

/// Interrupted propagations, by the addresses of the exceptions.
#[derive(Default)]
pub(in crate::interp) struct InterruptedUnwinds(FxHashMap<u64, InterruptedUnwind>);

impl Interpreter {
    /// Returns the landing pad of the call that a frame is executing.
    fn landing_pad(&self, frame: &Frame) -> Option<&LandingPad> {
        let body = self.code.functions[frame.function as usize].body.as_ref()?;
        let number = call::call_of(&self.code, frame)?.pad?;
        body.pads.get(number as usize)
    }

    /// Propagates an exception that a host function called by the innermost frame has thrown. Returns `Some` if the run
    /// ends.
    pub(crate) fn throw(&mut self, exception: u64) -> InterpResult<Option<HostRunEnd>> {
        self.unwinds.0.remove(&exception);
        match self.find_destination(exception)? {
            Some(destination) => self.unwind_to(destination, exception),
            None => self.uncaught(exception),
        }
    }

    /// Propagates an exception from the innermost frame to its callers: `resume` at the end of a cleanup, or `unwind`.
    /// Returns `Some` if the run ends.
    pub(crate) fn resume_unwinding(&mut self, exception: u64) -> InterpResult<Option<HostRunEnd>> {
        let frames = &self.machine.frames;
        let interrupted = self.unwinds.0.remove(&exception).filter(|unwind| unwind.is_current(frames));
        match interrupted {
            Some(unwind) => self.unwind_to(unwind.destination, exception),
            None => self.throw(exception),
        }
    }

    /// Searches the frames for a handler, as far as the exception can propagate without leaving a host function. `None`
    /// if there is none, and no host function waits that could have one.
    fn find_destination(&mut self, exception: u64) -> InterpResult<Option<Destination>> {
        let mut outermost = 0;
        for depth in (0..self.machine.frames.len()).rev() {
            let frame = self.machine.frames[depth];
            let call = call::call_of(&self.code, &frame);
            if call.is_some_and(|call| call.nounwind) {
                return Err(nounwind_violation("a call marked `nounwind`"));
            }
            let clauses = self.landing_pad(&frame).map(|pad| Rc::clone(&pad.clauses));
            if let Some(clauses) = clauses
                && let Some(selector) = self.find_clause(&clauses, exception)?
            {
                return Ok(Some(Destination { depth, frame, selector: Some(selector) }));
            }
            let function = &self.code.functions[frame.function as usize];
            if function.body.as_ref().is_some_and(|body| body.nounwind) {
                let name = self.checked.module().globals[function.global].name.symbol();
                return Err(nounwind_violation(&words::marked_nounwind(&name)));
            }
            if frame.outermost {
                outermost = depth;
                break;
            }
        }
        let frame = self.machine.frames.get(outermost).filter(|_| self.host.is_waiting());
        Ok(frame.map(|frame| Destination { depth: outermost, frame: *frame, selector: None }))
    }

    /// Removes the frames above the destination of an exception, up to the first that has a cleanup.
    fn unwind_to(&mut self, destination: Destination, exception: u64) -> InterpResult<Option<HostRunEnd>> {
        while let Some(frame) = self.machine.frames.last().copied() {
            let depth = self.machine.frames.len() - 1;
            if depth == destination.depth
                && let Some(selector) = destination.selector
            {
                self.enter_landing_pad(&frame, exception, selector);
                return Ok(None);
            }
            if self.landing_pad(&frame).is_some_and(|pad| pad.cleanup) {
                self.enter_landing_pad(&frame, exception, CLEANUP);
                if exception != NO_EXCEPTION_OBJECT {
                    self.unwinds.0.insert(exception, InterruptedUnwind { destination, depth, frame });
                }
                return Ok(None);
            }
            if frame.outermost && !self.host.is_waiting() {
                break;
            }
            call::pop(&self.code, &mut self.machine);
            if frame.outermost || depth == destination.depth {
                return self.throw_into_host(exception);
            }
        }
        self.uncaught(exception)
    }

    fn throw_into_host(&mut self, exception: u64) -> InterpResult<Option<HostRunEnd>> {
        if exception == NO_EXCEPTION_OBJECT {
            return Err(Fault::new(TrapKind::Unsupported, "`unwind` past a host function is not supported yet"));
        }
        let after = self.take_pending_effects();
        match self.host.throw(exception) {
            Some(event) => self.host_event(event, after),
            None => Ok(None),
        }
    }

    /// Returns the selector of the first clause that catches an exception.
    fn find_clause(&mut self, clauses: &[LandingPadClause], exception: u64) -> InterpResult<Option<i64>> {
        for clause in clauses {
            match clause {
                LandingPadClause::Catch { ty, selector } => {
                    if self.matches_type(*ty, exception, true)? {
                        return Ok(Some(i64::from(*selector)));
                    }
                }
                LandingPadClause::Filter { types, lsda, selector } => {
                    let mut passes = false;
                    for ty in types {
                        passes = passes || self.matches_type(*ty, exception, false)?;
                    }
                    if !passes {
                        if exception != NO_EXCEPTION_OBJECT {
                            let set_violated = unwind::set_violated_filter as *const () as u64;
                            self.call_plain(set_violated, &[exception, lsda.as_ptr() as u64])?;
                        }
                        return Ok(Some(i64::from(*selector)));
                    }
                }
            }
        }
        Ok(None)
    }

    /// Whether a handler for a type catches an exception. Runs as a host call, in which a fault is harmless, since the
    /// program may pass anything as a type info.
    fn matches_type(&mut self, ty: u64, exception: u64, catch: bool) -> InterpResult<bool> {
        if exception == NO_EXCEPTION_OBJECT {
            return Ok(ty == 0);
        }
        let address = unwind::catches as *const () as u64;
        match self.call_plain(address, &[ty, exception, catch.into()])? {
            HostEvent::Done(RawReturn { registers, .. }) => Ok(registers[0] as u8 != 0),
            _ => Err(Fault::new(TrapKind::BadAddress, "a landingpad clause is not a valid type descriptor")),
        }
    }

    /// Calls a host function with integer arguments.
    fn call_plain(&mut self, address: u64, args: &[u64]) -> InterpResult<HostEvent> {
        let signature = Signature {
            args: vec![Passing::Word; args.len()].into(),
            ret: ReturnPassing::Registers(vec![Passing::Word]),
        };
        let words: Vec<Words> = args.iter().map(|a| [*a, 0]).collect();
        let event = self.host.call(&signature, address, &words).map_err(|e| Fault::new(TrapKind::BadCall, e))?;
        self.serve(event)
    }

    /// Continues at the landing pad of the innermost frame, with this exception and selector as its result.
    fn enter_landing_pad(&mut self, frame: &Frame, exception: u64, selector: i64) {
        let Some(body) = &self.code.functions[frame.function as usize].body else { return };
        let Some(pad) = self.landing_pad(frame) else { return };
        let result = pad.result;
        let base = frame.base as usize;
        let to = match pad.target.0 & BranchTarget::EDGE {
            0 => pad.target.0,
            _ => {
                let edge = &body.edges[(pad.target.0 & !BranchTarget::EDGE) as usize];
                let copies = &body.copies[edge.copies.start as usize..edge.copies.end as usize];
                let values: Vec<ScalarValue> =
                    copies.iter().map(|(_, src)| call::read(&self.code, &self.machine, base, *src)).collect();
                for ((dst, _), value) in copies.iter().zip(values) {
                    self.machine.slots[base + *dst as usize] = value;
                }
                edge.to
            }
        };
        if let Some((dst, width)) = result {
            let pointer = self.machine.shared.memory.pointer_to(exception);
            self.machine.slots[base + dst as usize] = pointer;
            if width > 0 {
                let selector = ScalarValue::int(crate::value::truncate(width, selector as u128) as u64);
                self.machine.slots[base + dst as usize + 1] = selector;
            }
        }
        if let Some(frame) = self.machine.frames.last_mut() {
            frame.pc = to;
        }
    }

    /// Handles an uncaught exception: keeps the frames and calls `std::terminate`.
    fn uncaught(&mut self, exception: u64) -> InterpResult<Option<HostRunEnd>> {
        let uncaught = || Fault::new(TrapKind::Abort, "uncaught exception");
        let cxx = match self.call_plain(unwind::is_cxx as *const () as u64, &[exception])? {
            HostEvent::Done(RawReturn { registers, .. }) => registers[0] as u8 != 0,
            _ => false,
        };
        let symbols = (host::symbols::resolve("__cxa_begin_catch"), host::symbols::resolve("_ZSt9terminatev"));
        let (Some(begin), Some(terminate), true) = (symbols.0, symbols.1, cxx) else { return Err(uncaught()) };
        self.call_plain(begin as u64, &[exception])?;
        match self.call_plain(terminate as u64, &[])? {
            HostEvent::Faulted(signal) if signal.number == libc::SIGABRT => Err(uncaught()),
            event => self.host_event(event, PendingEffects::unknown()),
        }
    }
}
