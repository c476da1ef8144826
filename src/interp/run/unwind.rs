//! Exceptions, from the throw to the landing pad that catches them.
//!
//! The throwing and catching functions of the C++ library are ordinary host functions. An exception that leaves one is
//! reported as an event ([`native`](crate::interp::native)), and this module searches the frames of the program. If
//! no frame above the innermost host function with a pending callback catches it, it propagates into that function. The
//! C++ library decides whether a handler catches an exception ([`unwind::catches`]).

pub use crate::interp::exec::event::NO_OBJECT;

use super::run_end::HostRunEnd;
use crate::host::{self, unwind};
use crate::interp::Interpreter;
use crate::interp::exec::call;
use crate::interp::native::abi::{Passing, ReturnPassing, Signature};
use crate::interp::native::{HostEvent, RawReturn, Words};
use crate::interp::register_code::{BranchTarget, LandingPad, LandingPadClause};
use crate::interp::report::{Fault, InterpResult};
use crate::interp::scalar::ScalarValue;
use crate::interp::shims::after::After;
use crate::interp::state::Frame;
use crate::outcome::TrapKind;

/// Selector of a landing pad that only runs cleanups.
const CLEANUP: i64 = 0;

/// Returns the fault for an exception that leaves a `nounwind` function or call.
fn nounwind_violation(what: &str) -> Box<Fault> {
    Fault::new(TrapKind::BrokenPromise, format!("an exception propagates out of {what}"))
}

impl Interpreter {
    /// Returns the landing pad of the call that a frame is executing.
    fn landing_pad(&self, frame: &Frame) -> Option<&LandingPad> {
        let body = self.code.functions[frame.function as usize].body.as_ref()?;
        let number = call::call_of(&self.code, frame)?.pad?;
        body.pads.get(number as usize)
    }

    /// Propagates an exception that a host function called by the innermost frame has thrown, or the frame itself
    /// (`resume`, `unwind`). Returns `Some` if the run ends.
    pub(crate) fn throw(&mut self, exception: u64) -> InterpResult<Option<HostRunEnd>> {
        let mut handler = None;
        let mut bottom = 0;
        for depth in (0..self.machine.frames.len()).rev() {
            let frame = self.machine.frames[depth];
            let call = call::call_of(&self.code, &frame);
            if call.is_some_and(|call| call.nounwind) {
                return Err(nounwind_violation("a call marked `nounwind`"));
            }
            let clauses = self.landing_pad(&frame).map(|pad| pad.clauses.clone()).unwrap_or_default();
            if let Some(selector) = self.find_clause(&clauses, exception)? {
                handler = Some((depth, selector));
                break;
            }
            let function = &self.code.functions[frame.function as usize];
            if function.body.as_ref().is_some_and(|body| body.nounwind) {
                let name = self.checked.module().globals[function.global].name.symbol();
                return Err(nounwind_violation(&format!("@{name}, which is marked `nounwind`")));
            }
            if frame.outermost {
                bottom = depth;
                break;
            }
        }
        if handler.is_none() && !self.host.is_waiting() {
            return self.uncaught(exception);
        }
        loop {
            let depth = self.machine.frames.len() - 1;
            let frame = self.machine.frames[depth];
            let selector = match handler {
                Some((at, selector)) if at == depth => Some(selector),
                _ => self.landing_pad(&frame).filter(|pad| pad.cleanup).map(|_| CLEANUP),
            };
            if let Some(selector) = selector {
                self.enter_landing_pad(&frame, exception, selector);
                return Ok(None);
            }
            call::pop(&self.code, &mut self.machine);
            if handler.is_none() && depth == bottom {
                return self.throw_into_host(exception);
            }
        }
    }

    fn throw_into_host(&mut self, exception: u64) -> InterpResult<Option<HostRunEnd>> {
        if exception == NO_OBJECT {
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
                        if exception != NO_OBJECT {
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
        if exception == NO_OBJECT {
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
            event => self.host_event(event, After::unknown()),
        }
    }
}
