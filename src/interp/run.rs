//! Control of a run: the loop around the evaluator, host calls, callbacks, constructors and exit handlers.

pub mod host_fault;
pub mod ifunc;
pub mod leaks;
pub mod limits;
pub mod new_delete;
pub mod program_arguments;
pub mod run_end;
pub mod setjmp;
pub mod structors;
mod symbol_names;
pub mod ucontext;
pub mod unwind;

pub use run_end::{HostRunEnd, RunEnd};

use super::Interpreter;
use super::build;
use super::exec::eval;
use super::exec::eval::Event;
use super::exec::{call, int, prototype_mismatch};
use super::flat::FlatType;
use super::load::LoadContext;
use super::native::abi::{Passing, ReturnPassing, Signature};
use super::native::{HostEvent, MAX_WAITING, RawReturn, Words};
use super::register_code::{CallTarget, Kind};
use super::report;
use super::report::{Fault, InterpResult, Names, NoteSubject, ReportLocation};
use super::scalar::{CodeLocation, ScalarValue};
use super::shims;
use super::shims::effects::Effects;
use super::shims::pending_effects::PendingEffects;
use super::shims::{ShimResult, printf_length};
use super::state::Frame;
use crate::host::process::{self, ExitReason, pop_at_exit};
use crate::outcome::{self, Outcome, Trap, TrapKind};
use crate::value::truncate;
use host_fault::HostFault;
use setjmp::{Jumps, SetJmp};
use std::ops::ControlFlow;
use std::sync::Arc;
use symbol_names::ProgramNames;
use unwind::InterruptedUnwinds;

/// End of a run that its observer stopped.
pub(super) const STOPPED: ExitReason = ExitReason::Exit { status: 0, run_handlers: false };

impl Interpreter {
    /// Calls a function and runs it to its end.
    pub fn run_function(&mut self, number: u32, args: &[ScalarValue]) -> RunEnd {
        let mark = self.machine.shared.memory.stack_mark();
        let ended = match self.begin(number, args) {
            Ok(ControlFlow::Continue(())) => {
                let ended = self.execute();
                self.notify_end(&ended);
                ended
            }
            Ok(ControlFlow::Break(())) => self.exit(STOPPED),
            Err(fault) => RunEnd::trapped(self.report(*fault)),
        };
        if matches!(ended, RunEnd::Exited { .. }) {
            self.record_stack_roots();
        }
        // Drop everything in progress.
        self.drop_contexts();
        self.machine.frames.clear();
        self.monitor_calls.clear();
        self.machine.shared.frame_bytes = 0;
        self.machine.jumps = Jumps::default();
        self.pending_effects.clear();
        self.unwinds = InterruptedUnwinds::default();
        self.machine.shared.memory.pop_to(mark);
        self.host.abandon();
        ended
    }

    fn begin(&mut self, number: u32, args: &[ScalarValue]) -> InterpResult<ControlFlow<()>> {
        if let Some(external) = &self.code.functions[number as usize].external {
            let name = self.checked.module().globals[self.code.functions[number as usize].global].name.to_string();
            let text = format!("`@{name}` has no body to run (its address is {:#x})", external.address);
            return Err(Fault::new(TrapKind::BadCall, text));
        }
        self.build_function(number)?;
        call::start(&self.code, &mut self.machine, number, args, None)
    }

    pub(super) fn build_function(&mut self, number: u32) -> InterpResult<()> {
        if self.code.functions[number as usize].body.is_none() {
            let parts = LoadContext { code: &mut self.code, shared: &mut self.machine.shared };
            let body = build::build(number, &mut self.linker, parts)?;
            self.code.functions[number as usize].body = Some(body);
        }
        Ok(())
    }

    fn execute(&mut self) -> RunEnd {
        loop {
            let event = match self.monitor {
                None => eval::run::<false>(&self.code, &mut self.machine),
                Some(_) => eval::run::<true>(&self.code, &mut self.machine),
            };
            let step = match event {
                Event::Build(number) => self.build_function(number).map(|()| None),
                Event::Host { call, number, address } => self.call_host(call, number, address),
                Event::Returned(number, values) if self.end_call(number, &values) => Ok(None),
                Event::Returned(..) if self.is_in_context() => self.context_ended(),
                Event::Returned(number, values) => {
                    if !self.host.is_waiting() {
                        return RunEnd::Returned(values);
                    }
                    self.resume_host(number, &values)
                }
                Event::Throw(exception) => self.resume_unwinding(exception.lo),
                Event::Fault(fault) => Err(fault),
                Event::Stopped => Ok(Some(HostRunEnd::End(STOPPED))),
                Event::Pause => match self.follow() {
                    Some(ended) => return ended,
                    None => Ok(None),
                },
            };
            match step {
                Ok(None) => {}
                Ok(Some(HostRunEnd::Outside)) => {
                    let names = ProgramNames::new(self);
                    let name = self.machine.frames.last().and_then(|frame| names.named_callee(frame));
                    return RunEnd::stopped(self.stopped(Some(name.unwrap_or_default())));
                }
                Ok(Some(HostRunEnd::Fault(fault))) => {
                    return RunEnd::stopped(Outcome::HostFault(self.report(*fault)));
                }
                Ok(Some(HostRunEnd::End(reason))) => return self.exit(reason),
                Ok(Some(HostRunEnd::Interrupted(reason))) => return self.bulk_interrupted(reason),
                Err(_) if let Some(reason) = self.machine.shared.memory.take_interruption() => {
                    return self.bulk_interrupted(reason);
                }
                Err(fault) if fault.kind == TrapKind::StackOverflow && self.memory_limits_stack() => {
                    let most = self.limits.max_memory.unwrap_or(0);
                    let text = format!("{}, the most that the memory limit of {most} bytes allows", fault.message);
                    return self.out_of_memory(Fault { message: text, ..*fault });
                }
                Err(mut fault) => {
                    if let Some(text) = self.of_context(&fault).filter(|_| fault.kind == TrapKind::StackOverflow) {
                        fault.message = text;
                    }
                    return RunEnd::trapped(self.report(*fault));
                }
            }
        }
    }

    /// Returns the end of a run that the program itself ended.
    pub(super) fn exit(&self, reason: ExitReason) -> RunEnd {
        match reason {
            ExitReason::Exit { status, run_handlers } => RunEnd::Exited { status, run_handlers },
            // The only thread has ended.
            ExitReason::Thread(_) => RunEnd::Exited { status: 0, run_handlers: true },
            ExitReason::Memory(size) => {
                let message = self.machine.shared.memory.budget().map_or(String::new(), |b| b.message(size));
                self.out_of_memory(*Fault::new(TrapKind::Signal, message))
            }
            ExitReason::Closure => {
                let Trap { kind, message, error, .. } = crate::host::closures::take_failure();
                let trap = self.report(*Fault::new(kind, message));
                RunEnd::trapped(Trap { error, ..trap })
            }
            ExitReason::Unsupported(reason) => RunEnd::trapped(self.report(*Fault::new(TrapKind::Unsupported, reason))),
            ExitReason::Abort => RunEnd::trapped(self.report(*Fault::new(TrapKind::Abort, "the program called abort"))),
        }
    }

    /// Runs the host call of the innermost frame. Returns `Some` if it ends the run.
    fn call_host(&mut self, index: u32, number: Option<u32>, mut address: u64) -> InterpResult<Option<HostRunEnd>> {
        let Some(frame) = self.machine.frames.last().copied() else { return Ok(None) };
        let Some(body) = &self.code.functions[frame.function as usize].body else { return Ok(None) };
        let call = &body.calls[index as usize];
        let external = number.and_then(|n| self.code.functions[n as usize].external.as_ref());
        if let Some(jump) = external.and_then(|e| e.jump) {
            let base = frame.base as usize;
            let args: Vec<ScalarValue> =
                call.args.iter().map(|src| call::read(&self.code, &self.machine, base, *src)).collect();
            if let SetJmp::Context(what) = jump {
                let kinds = call.kinds.clone();
                return self.context_call(what, &args, &kinds);
            }
            setjmp::run(jump, &args, &self.code, &mut self.machine, &mut self.host)?;
            return Ok(None);
        }
        if let Some(known) = external.and_then(|e| e.model.as_ref())
            && let Some(ret) = call.ret.kind().filter(|ret| prototype_mismatch::is_word(*ret))
        {
            let base = frame.base as usize;
            // Reuses the buffer, since programs call these functions often.
            let mut args = std::mem::take(&mut self.machine.scratch);
            args.clear();
            args.extend(call.args.iter().map(|src| call::read(&self.code, &self.machine, base, *src)));
            let kinds = &known.params;
            if *call.kinds != **kinds {
                // As natively, excess arguments are ignored.
                args.resize(kinds.len(), ScalarValue::default());
                prototype_mismatch::arguments(call, kinds, &mut args, &mut self.machine.shared);
            }
            let site = super::memory::site_of(call.site);
            if known.model.is_of_heap() {
                self.machine.note_callers();
            }
            let fails = external.is_some_and(|e| e.can_fail) && process::allocation_fails();
            let result = shims::run(known, &args, site, fails, &mut self.machine.shared);
            self.machine.scratch = args;
            let done = match result? {
                ShimResult::Done(value) => Some(value),
                ShimResult::Host => None,
                ShimResult::HostAt(other) => {
                    address = other;
                    None
                }
            };
            if let Some(value) = done {
                if let Some(size) = self.machine.shared.memory.take_refused_size() {
                    return Ok(Some(HostRunEnd::End(ExitReason::Memory(size))));
                }
                if let Some(reason) = self.machine.shared.memory.take_interruption() {
                    return Ok(Some(HostRunEnd::Interrupted(reason)));
                }
                let value = prototype_mismatch::convert_register(&value, known.ret(), ret, &mut self.machine.shared);
                call::write_result(&self.code, &mut self.machine, value);
                return Ok(None);
            }
        }
        // An `extern_weak` symbol; other undefined symbols were refused before the run.
        if address == 0 {
            return Err(Fault::new(TrapKind::NullPointer, "call to an undefined function: its address is null"));
        }
        let unknown = external.is_none_or(|external| external.unknown);
        let (mut slots, mut raw) = {
            let (code, module) = (&self.code, self.checked.module());
            let callee = || match number {
                Some(n) => format!("`@{}`", module.globals[code.functions[n as usize].global].name),
                None => "a host function".into(),
            };
            call::host_args(code, &mut self.machine, call, unknown, callee)?
        };
        // A pointer may be passed as an integer.
        for (slot, kind) in slots.iter_mut().zip(&call.kinds) {
            if *kind == Kind::Int(64) && slot.definedness.is_defined() {
                *slot = self.machine.shared.memory.pointer_to(slot.lo);
            }
        }
        let nothing = Effects::unknown();
        let effects = external.map_or(&nothing, |e| &e.effects);
        let mut after = effects.check(call, &slots, &mut raw, &mut self.machine.shared)?;
        if let Some(prints) = effects.prints
            && let Some(event) = printf_length::check(
                prints,
                effects.name,
                call,
                &slots,
                &raw,
                &mut self.host,
                &mut self.machine.shared,
            )?
        {
            return self.host_event(event, after);
        }
        if call.host_signature.get().is_none() {
            let signature = Signature { args: call.passing.clone(), ret: ReturnPassing::of(&call.ret) };
            if signature.ret == ReturnPassing::Unknown {
                let text = "the host function cannot be called: its result is returned in unsupported registers";
                return Err(Fault::new(TrapKind::BadCall, text));
            }
            let _ = call.host_signature.set(signature);
        }
        let Some(signature) = call.host_signature.get() else { return Ok(None) };
        if self.host.waiting() >= MAX_WAITING {
            let text = format!("{MAX_WAITING} host functions are waiting for callbacks: there is no stack for another");
            return Err(Fault::new(TrapKind::StackOverflow, text));
        }
        let event = match &after.instead {
            Some((other, signature)) => {
                raw.truncate(signature.args.len() - after.direct.len());
                raw.append(&mut after.direct);
                self.host.call(signature, *other, &raw)
            }
            None => self.host.call(signature, address, &raw),
        };
        self.host_event(event.map_err(|e| Fault::new(TrapKind::BadCall, e))?, after)
    }

    /// Resumes a host function after its callback has returned.
    fn resume_host(&mut self, number: u32, values: &[ScalarValue]) -> InterpResult<Option<HostRunEnd>> {
        let function = &self.code.functions[number as usize];
        let host =
            self.machine.frames.last().and_then(|frame| call::call_of(&self.code, frame)).map(|call| call.callee);
        let unknown = match host {
            Some(CallTarget::Direct(n)) => self.code.functions[n as usize].external.as_ref().is_none_or(|e| e.unknown),
            _ => true,
        };
        let mistaken = |(value, kind): &(&ScalarValue, Kind)| {
            !value.definedness.is_defined() && !call::may_be_undefined(value, *kind, unknown, &self.machine)
        };
        if let Some((value, _)) = values.iter().zip(function.ret.kinds()).find(mistaken) {
            let what = "an undefined value is returned to a host function";
            return Err(int::undefined_value(what, value, &self.machine.shared.undefs));
        }
        let module = self.checked.module();
        let signext = module.function(function.global).is_some_and(|f| module.has_attr(f.ret_attrs, "signext"));
        let words = to_host(&function.ret, values, signext);
        let pointers = values.iter().zip(function.ret.kinds()).filter(|(_, kind)| *kind == Kind::Ptr);
        let pointers: Vec<ScalarValue> = pointers.map(|(pointer, _)| *pointer).collect();
        let after = self.take_pending_effects();
        if after.writes_kept {
            pointers.iter().for_each(|pointer| self.machine.shared.memory.escape(pointer));
        }
        match self.host.resume(words) {
            Some(event) => self.host_event(event, after),
            None => Ok(None),
        }
    }

    /// Returns the effects to apply after the call of the innermost waiting host function.
    pub(super) fn take_pending_effects(&mut self) -> PendingEffects {
        let depth = self.host.waiting();
        // A jump has left the inner calls.
        while self.pending_effects.pop_if(|(at, _)| *at > depth).is_some() {}
        self.pending_effects.pop_if(|(at, _)| *at == depth).map_or_else(PendingEffects::unknown, |(_, after)| after)
    }

    /// Handles an event of a host call. `after`: effects to apply on its return.
    pub(super) fn host_event(&mut self, event: HostEvent, after: PendingEffects) -> InterpResult<Option<HostRunEnd>> {
        let event = self.serve(event)?;
        self.machine.shared.memory.record_host_call(after.writes_kept);
        match event {
            // Handled above.
            HostEvent::Operator(_) => Ok(None),
            HostEvent::Left(end) => Ok(Some(HostRunEnd::End(end))),
            HostEvent::Stopped => Ok(Some(HostRunEnd::Outside)),
            HostEvent::Faulted(signal) => {
                let names = ProgramNames::new(self);
                let callee = self.machine.frames.last().and_then(|frame| names.named_callee(frame));
                match host_fault::classify(&signal, callee.as_deref(), &self.machine.shared) {
                    HostFault::OfProgram(fault) => Err(fault),
                    HostFault::OfHost(fault) => Ok(Some(HostRunEnd::Fault(fault))),
                }
            }
            HostEvent::Callback { number, args, rest } => {
                let depth = self.host.waiting();
                while self.pending_effects.pop_if(|(at, _)| *at >= depth).is_some() {}
                self.pending_effects.push((depth, after));
                self.build_function(number)?;
                let function = &self.code.functions[number as usize];
                if !can_return(&ReturnPassing::of(&function.ret), rest.is_some()) {
                    let text = "a host function calls a function whose result is returned in an unsupported way";
                    return Err(Fault::new(TrapKind::BadCall, text));
                }
                let memory = &self.machine.shared.memory;
                let slots: Vec<ScalarValue> =
                    args.iter().zip(&function.params).map(|(a, k)| from_host(*a, *k, memory)).collect();
                let goes_on = call::start(&self.code, &mut self.machine, number, &slots, rest.as_ref())?;
                Ok(goes_on.is_break().then_some(HostRunEnd::End(STOPPED)))
            }
            HostEvent::Thrown(exception) => self.throw(exception),
            HostEvent::Done(RawReturn { registers, memory, .. }) => {
                self.adopt(&registers);
                let Some(call) = self.machine.frames.last().and_then(|f| call::call_of(&self.code, f)) else {
                    return Ok(None);
                };
                if call.ret.kind() == Some(Kind::Ptr) && !self.machine.shared.closed_streams.is_empty() {
                    self.machine.shared.closed_streams.remove(&registers[0]);
                }
                let into = after.into;
                let register = registers.first().copied().unwrap_or(0);
                after.apply(register, super::memory::site_of(call.site), &mut self.machine.shared)?;
                if let Some(size) = self.machine.shared.memory.take_refused_size() {
                    return Ok(Some(HostRunEnd::End(ExitReason::Memory(size))));
                }
                let shared = &self.machine.shared.memory;
                match call.ret.kind() {
                    Some(kind) => {
                        let word = |n: usize| registers.get(n).copied().unwrap_or(0);
                        let value = from_host([word(0), word(1)], kind, shared);
                        let value = match into {
                            Some(into) if kind == Kind::Ptr && shared.is_inside(&into, value.lo) => {
                                ScalarValue { lo: value.lo, ..into }
                            }
                            _ => value,
                        };
                        call::write_result(&self.code, &mut self.machine, value);
                    }
                    None => {
                        let values = many_from_host(&call.ret, &registers, &memory, shared);
                        call::write_aggregate_result(&self.code, &mut self.machine, &values);
                    }
                }
                Ok(None)
            }
        }
    }

    /// Builds the report of a fault at the innermost frame.
    pub(super) fn report(&self, fault: Fault) -> Trap {
        let names = ProgramNames::new(self);
        let frames = &self.machine.frames;
        let place = |f: &Frame| CodeLocation { function: f.function, op: f.pc };
        let mut lines = Vec::new();
        for (n, frame) in frames.iter().enumerate().rev() {
            let function = names.function(frame.function);
            lines.push((function, Some(place(frame))));
            // Between the program and a callback is the host function that calls it.
            if frame.outermost && n > 0 {
                lines.push((names.callee(&frames[n - 1]), None));
            }
        }
        let (backtrace, left_out) = report::shorten(lines.len(), |n| outcome::Frame {
            function: lines[n].0.clone(),
            span: lines[n].1.and_then(|p| names.span(p)),
            debug_locs: lines[n].1.map_or(Box::default(), |p| names.debug_locs(p)),
        });
        let fault = match left_out {
            0 => fault,
            n => *Box::new(fault).about(NoteSubject::Text(format!("{n} frames of the call stack are omitted"), None)),
        };
        let fault = match frames.last().and_then(|f| names.inst(place(f))) {
            Some((body, inst)) => fault.of(&body.insts[inst]),
            None => fault,
        };
        let location =
            frames.last().map_or((None, Box::default()), |f| (names.span(place(f)), names.debug_locs(place(f))));
        report::report(
            fault,
            location,
            backtrace,
            &self.machine.shared.undefs,
            &names,
            self.machine.shared.llvmlite_rules,
        )
    }

    /// Returns the locations of allocation sites, and the calls in the program that led to sites in a
    /// library. `sites`: site and call stack of each.
    pub fn source_locations_of(
        &self,
        sites: impl Iterator<Item = (u32, u32)>,
    ) -> Vec<(ReportLocation, Option<ReportLocation>)> {
        let names = ProgramNames::new(self);
        let locations = sites.map(|(site, callers)| {
            let location = names.site(site).map_or((None, Box::default()), |found| found.0);
            let caller = names.called_from(&location, callers);
            (location, caller)
        });
        locations.collect()
    }

    /// Converts the end of a call to an outcome.
    pub fn outcome(&self, ended: RunEnd, returned: impl FnOnce(&Self, &[ScalarValue]) -> Outcome) -> Outcome {
        match ended {
            RunEnd::Returned(slots) => returned(self, &slots),
            RunEnd::Exited { status, .. } => Outcome::Exited(status),
            RunEnd::Stopped(outcome) => *outcome,
        }
    }

    /// Runs the functions listed in `llvm.global_ctors`. Returns `Some` if one of them ended the program.
    pub fn run_constructors(&mut self) -> Option<RunEnd> {
        let constructors = Arc::clone(&self.structors().before);
        for number in constructors.iter() {
            match self.run_function(*number, &[]) {
                RunEnd::Returned(_) => {}
                stopped => return Some(stopped),
            }
        }
        None
    }

    /// Runs the functions registered with `atexit`, the last one first, and then the destructors. If one of them calls
    /// `exit`, that sets a new status and the remaining ones still run. `status`: whether the function's result is the
    /// exit status of a program.
    pub fn run_exit_handlers(&mut self, mut ended: RunEnd, number: u32, status: bool) -> Outcome {
        let ret = self.code.functions[number as usize].ret.len() as usize;
        if let (true, RunEnd::Returned(slots)) = (status, &ended)
            && let Some(slot) = slots.iter().take(ret).find(|s| !s.definedness.is_defined())
        {
            return Outcome::Trapped(self.undefined_status(number, slot));
        }
        let destructors = Arc::clone(&self.structors().after);
        let mut destructors = destructors.iter();
        loop {
            let runs = match &ended {
                RunEnd::Returned(_) => true,
                RunEnd::Exited { run_handlers, .. } => *run_handlers,
                RunEnd::Stopped(_) => false,
            };
            if !runs {
                break;
            }
            let Some(handler) = pop_at_exit() else {
                let Some(number) = destructors.next() else { break };
                match self.run_function(*number, &[]) {
                    RunEnd::Returned(_) => {}
                    other => ended = other,
                }
                continue;
            };
            let pointer = self.machine.shared.memory.pointer_to(handler.function as u64);
            let after = match self.machine.shared.memory.function_at(&pointer) {
                Some(n) if self.code.functions[n as usize].external.is_none() => {
                    let argument = handler.argument.map(|a| self.machine.shared.memory.pointer_to(a as u64));
                    let wanted = self.code.functions[n as usize].params.len();
                    let args: Vec<ScalarValue> = argument.into_iter().chain([ScalarValue::NULL]).take(wanted).collect();
                    match args.len() == wanted {
                        true => self.run_function(n, &args),
                        false => continue,
                    }
                }
                _ => self.run_host_handler(handler.function as u64, handler.argument),
            };
            match after {
                RunEnd::Returned(_) => {}
                other => ended = other,
            }
        }
        self.outcome(ended, |this, slots| Outcome::Returned(this.result(number, slots)))
    }

    fn run_host_handler(&mut self, address: u64, argument: Option<usize>) -> RunEnd {
        let raw: Vec<Words> = argument.into_iter().map(|a| [a as u64, 0]).collect();
        let signature = Signature { args: vec![Passing::Word; raw.len()].into(), ret: ReturnPassing::Nothing };
        let event = match self.host.call(&signature, address, &raw).map(|event| self.serve(event)) {
            Ok(Err(fault)) => return RunEnd::trapped(self.report(*fault)),
            Ok(Ok(event)) => Ok(event),
            Err(text) => Err(text),
        };
        let ended = match event {
            Ok(HostEvent::Left(reason)) => self.exit(reason),
            Ok(HostEvent::Faulted(signal)) => match host_fault::classify(&signal, None, &self.machine.shared) {
                HostFault::OfProgram(fault) => RunEnd::trapped(self.report(*fault)),
                HostFault::OfHost(fault) => RunEnd::stopped(Outcome::HostFault(self.report(*fault))),
            },
            Ok(HostEvent::Stopped) => RunEnd::stopped(self.stopped(Some(String::new()))),
            _ => RunEnd::Returned(Vec::new()),
        };
        self.host.abandon();
        ended
    }

    fn undefined_status(&self, number: u32, slot: &ScalarValue) -> Trap {
        let fault = int::undefined_value(crate::outcome::words::UNDEFINED_STATUS, slot, &self.machine.shared.undefs);
        let module = self.checked.module();
        let global = &module.globals[self.code.functions[number as usize].global];
        let names = ProgramNames::new(self);
        // No frame remains: the report refers to the `ret` of the value.
        let span = names.span(self.machine.returned_at);
        let debug_locs = names.debug_locs(self.machine.returned_at);
        let frame = outcome::Frame { function: global.name.symbol(), span, debug_locs: debug_locs.clone() };
        let at = span.or(Some(global.span));
        report::report(
            *fault,
            (at, debug_locs),
            vec![frame],
            &self.machine.shared.undefs,
            &names,
            self.machine.shared.llvmlite_rules,
        )
    }
}

/// Whether a callback can return such a result to a host function.
fn can_return(ret: &ReturnPassing, variadic: bool) -> bool {
    match ret {
        ReturnPassing::Nothing | ReturnPassing::Registers(_) => true,
        // The address of the result takes a register, for which `va_list`s would have to be adjusted.
        ReturnPassing::Memory(_) => !variadic,
        ReturnPassing::Unknown => false,
    }
}

/// Converts a scalar from the host.
fn from_host([low, high]: Words, kind: Kind, memory: &super::memory::Memory) -> ScalarValue {
    match kind {
        Kind::Void => ScalarValue::default(),
        Kind::Ptr => memory.pointer_to(low),
        Kind::Half | Kind::BFloat => ScalarValue::int(low & 0xffff),
        Kind::Float => ScalarValue::int(low & 0xffff_ffff),
        Kind::Double => ScalarValue::int(low),
        Kind::Int(_) | Kind::X86Fp80 | Kind::Fp128 => {
            ScalarValue::wide(truncate(kind.width(), u128::from(low) | u128::from(high) << 64))
        }
    }
}

/// Converts an aggregate from the host, in registers or in memory.
fn many_from_host(
    flat: &FlatType,
    registers: &[u64],
    words: &[u64],
    memory: &super::memory::Memory,
) -> Vec<ScalarValue> {
    if words.is_empty() {
        let mut next = registers.iter().copied().chain(std::iter::repeat(0));
        let mut word = || next.next().unwrap_or(0);
        let scalar = |kind: Kind| {
            let low = word();
            let high = if kind.width() > 64 { word() } else { 0 };
            from_host([low, high], kind, memory)
        };
        return flat.kinds().map(scalar).collect();
    }
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let scalar = |field: &super::flat::FlatField| {
        let mut raw = [0; 16];
        let at = field.offset as usize;
        let len = field.scalar.width().div_ceil(8) as usize;
        raw[..len].copy_from_slice(&bytes[at..at + len]);
        let raw = u128::from_le_bytes(raw);
        from_host([raw as u64, (raw >> 64) as u64], field.scalar, memory)
    };
    flat.fields.iter().map(scalar).collect()
}

/// Converts the scalars of a result for the host: to register contents, or to words in memory.
fn to_host(flat: &FlatType, values: &[ScalarValue], signext: bool) -> Vec<u64> {
    if let ReturnPassing::Memory(size) = ReturnPassing::of(flat) {
        let mut bytes = vec![0; size.next_multiple_of(8) as usize];
        for (field, slot) in flat.fields.iter().zip(values) {
            let at = field.offset as usize;
            let len = field.scalar.width().div_ceil(8) as usize;
            bytes[at..at + len].copy_from_slice(&slot.bits(field.scalar.width()).to_le_bytes()[..len]);
        }
        return bytes.chunks_exact(8).map(|c| c.iter().rev().fold(0, |w, b| w << 8 | u64::from(*b))).collect();
    }
    let mut words = Vec::with_capacity(2);
    for (kind, slot) in flat.kinds().zip(values) {
        words.push(match kind {
            Kind::Int(width @ ..=64) if signext => crate::value::sign_extend(width, slot.lo.into()) as u64,
            _ => slot.lo,
        });
        if kind.width() > 64 {
            words.push(slot.hi);
        }
    }
    words
}
