//! Reports on the end of a run: derives cause, position and backtrace from the registers.

use crate::engine::Limits;
use crate::host::interrupt;
use crate::host::process::MemoryBudget;
use crate::ir::callee::named_callee;
use crate::ir::debug::DebugInfo;
use crate::ir::{Body, Constant, DataLayout, GlobalId, Inst, InstId, LocId, Module, Operand, Type, ValueDef};
use crate::jit::checked;
use crate::jit::engine::IncrementalState;
use crate::jit::engine::Segment;
use crate::jit::link::code_map::{CodeMap, CodePlace};
use crate::jit::run::stack::GuardedStack;
use crate::jit::translate::trap_codes::{FUEL, NO_TARGET, THROW, TRAP_CALLED, UNREACHABLE, UNSUPPORTED};
use crate::jit::trap::address::{self, AddressOwner, AddressSpace, Mapping, NULL_PAGE, NULL_PAGES};
use crate::jit::trap::backtrace::{CallStack, Walker};
use crate::jit::trap::division;
use crate::jit::trap::signal_handler::Interrupted;
use crate::jit::trap::signal_handler::{MachineFault, in_any, was_sent};
use crate::jit::x86_64::fault_inst;
use crate::jit::x86_64::stack_switch::FrameRegisters;
use crate::jit::x86_64::stack_switch::is_outside;
use crate::opt::{Optimizer, Passes};
use crate::outcome::{Bug, Frame, Interruption, Limit, Note, Outcome, Trap, TrapKind, words};
use cranelift_codegen::ir::TrapCode;
use cranelift_entity::EntityRef;
use std::borrow::Cow;
use std::ops::Range;

/// Inputs of a report.
pub(in crate::jit) struct Reporter<'a> {
    pub module: &'a Module,
    pub layout: &'a DataLayout,
    pub passes: Passes,
    pub code: &'a CodeMap,
    pub code_ranges: &'a [Range<u64>],
    pub segments: &'a [Segment],
    /// Functions and variables of a session.
    pub session: Option<&'a IncrementalState>,
    pub stack: &'a GuardedStack,
    pub side: &'a GuardedStack,
    pub limits: &'a Limits,
    pub budget: Option<&'a MemoryBudget>,
    /// For a program from a cache: the reason why `module` contains only names.
    pub unread: Option<&'a str>,
}

impl Reporter<'_> {
    /// Reports a run that a signal ended. `last_jump` holds the registers of the thread's last call of
    /// `longjmp`.
    pub(in crate::jit) fn fault(&self, fault: &MachineFault, last_jump: Option<FrameRegisters>) -> Outcome {
        // After a breakpoint trap, the pc is past the instruction.
        let mut fault = *fault;
        if fault.signal == libc::SIGTRAP && !was_sent(&fault) {
            fault.registers.pc = fault.registers.pc.wrapping_sub(1);
        }
        let fault = &fault;
        let mut stack = self.call_stack(fault.registers);
        if stack.frames.is_empty()
            && let Some(jump) = last_jump
        {
            let trap = Trap::new(
                TrapKind::BadCall,
                "longjmp to a setjmp whose function has returned, or with an invalid jmp_buf",
            );
            return Outcome::Trapped(self.placed(trap, self.call_stack(jump)));
        }
        let here = self.code.find(fault.registers.pc);
        let guards = [self.stack.guard(), self.side.guard()];
        let in_guard = fault.signal == libc::SIGSEGV && !was_sent(fault) && in_any(&guards, fault.address);
        if in_guard || self.side_stack_used_up(here) {
            let trap = self.stack_overflow(stack);
            let range = self.stack.range();
            // The memory limit is less than the stack limit.
            return match self.budget.filter(|_| range.end - range.start < self.limits.max_stack) {
                None => Outcome::Trapped(trap),
                Some(budget) => {
                    let most = budget.state().0;
                    let message = format!("{}, the most that the memory limit of {most} bytes allows", trap.message);
                    Outcome::LimitReached(Limit::Memory, Box::new(Interruption { message, ..*Interruption::at(trap) }))
                }
            };
        }
        if here.and_then(|p| p.code.trap(p.offset)) == Some(FUEL) {
            let fuel = self.limits.fuel.unwrap_or(0);
            let text = format!("stopped after {fuel} instructions (fuel limit)");
            let trap = self.placed(Trap::new(TrapKind::Signal, text), stack);
            return Outcome::LimitReached(Limit::Fuel, Interruption::at(trap));
        }
        if was_sent(fault) && fault.signal != libc::SIGABRT {
            return self.sent(fault, stack);
        }
        if let Some(failure) = self.failed_check(fault) {
            return Outcome::Trapped(self.placed(self.failure_trap(failure, here), stack));
        }
        match here {
            Some(place) => {
                let trap = self.trap_in_code(fault, place);
                if let Some(loc) = self.statement(fault, place).and_then(|at| at.loc()) {
                    stack.replace_innermost(place, Some(loc));
                }
                Outcome::Trapped(self.placed(trap, stack))
            }
            None if self.code.is_assembly(fault.registers.pc) => {
                Outcome::Trapped(self.placed(self.trap_in_assembly(fault), stack))
            }
            None if self.is_bad_call(fault) => Outcome::Trapped(self.placed(self.bad_call(fault), stack)),
            None => self.host_fault(fault, stack),
        }
    }

    /// Reports a signal that the program sent to itself, or that another process sent. If it arrived in a host function
    /// where that is not safe, the state of the process is unknown.
    fn sent(&self, fault: &MachineFault, stack: CallStack) -> Outcome {
        let callee = stack.frames.first().and_then(|(id, loc)| self.callee_name(*id, (*loc)?));
        let in_code = self.code.find(fault.registers.pc).is_some() || self.code.is_assembly(fault.registers.pc);
        let whole = in_code
            || callee.is_none_or(|name| crate::host::symbols::is_signal_safe_point(&name) || can_be_left(&name));
        let trap = Trap::new(
            TrapKind::Signal,
            format!("the program received the signal {}", crate::host::signals::signal_name(fault.signal)),
        );
        let trap = self.placed(trap, stack);
        if whole { Outcome::Trapped(trap) } else { Outcome::HostFault(trap) }
    }

    fn call_stack(&self, registers: FrameRegisters) -> CallStack {
        self.walker().walk(registers)
    }

    fn walker(&self) -> Walker<'_> {
        Walker::new(self.module, self.code, self.code_ranges, self.stack)
    }

    pub(in crate::jit) fn places(&self) -> AddressSpace<'_> {
        let Reporter { module, code, segments, session, stack, side, .. } = *self;
        AddressSpace { module, code, segments, session, stack, side }
    }

    /// Reports a run that exceeded its memory limit.
    pub(in crate::jit) fn out_of_memory(&self, asked: u64, registers: FrameRegisters) -> Outcome {
        let stack = self.call_stack(registers);
        let message = self.budget.map_or(String::new(), |budget| budget.message(asked));
        let trap = self.placed(Trap::new(TrapKind::Signal, message), stack);
        Outcome::LimitReached(Limit::Memory, Interruption::at(trap))
    }

    /// Reports a run that a limit or an interrupt ended.
    pub(in crate::jit) fn stopped(&self, stopped: &Interrupted) -> Outcome {
        let mut stack = self.call_stack(stopped.registers);
        // Some machine instructions have no source position.
        if let Some(place) = self.code.find(stopped.registers.pc) {
            stack.replace_innermost(place, place.code.near(place.offset));
        }
        let host = (!stopped.in_code).then(|| {
            let callee = stack.frames.first().and_then(|(id, loc)| self.callee_name(*id, (*loc)?));
            callee.unwrap_or_default()
        });
        let trap = self.placed(Trap::new(TrapKind::Signal, ""), stack);
        interrupt::outcome(stopped.reason, self.limits, trap, host)
    }

    /// Returns the trap for a call of `abort`.
    pub(in crate::jit) fn aborted(&self, registers: FrameRegisters) -> Trap {
        self.placed(Trap::new(TrapKind::Abort, "the program called abort"), self.call_stack(registers))
    }

    /// Returns the trap for an unsupported construct that the program reached.
    pub(in crate::jit) fn unsupported(&self, reason: &str, registers: FrameRegisters) -> Trap {
        self.placed(Trap::new(TrapKind::Unsupported, reason), self.call_stack(registers))
    }

    /// Returns the trap for a call of a closure that panicked or returned an error.
    pub(in crate::jit) fn failed(&self, registers: FrameRegisters) -> Trap {
        self.placed(crate::host::closures::take_failure(), self.call_stack(registers))
    }

    fn side_stack_used_up(&self, place: Option<CodePlace<'_>>) -> bool {
        place.and_then(|p| p.code.trap(p.offset)) == Some(TrapCode::STACK_OVERFLOW)
    }

    fn stack_overflow(&self, mut stack: CallStack) -> Trap {
        // If the innermost frame has no position, it was still being set up: the overflow belongs to the call in its
        // caller.
        if stack.frames.len() > 1 && stack.frames[0].1.is_none() {
            stack.drop_innermost();
        }
        let range = self.stack.range();
        let size = range.end - range.start;
        let size =
            if size.is_multiple_of(1 << 20) { format!("{} MiB", size >> 20) } else { format!("{} KiB", size >> 10) };
        let inlined = match stack.inlined {
            0 => String::new(),
            inlined => format!(", {inlined} of them inlined"),
        };
        let what = match self.alloca_text(&stack) {
            Some(text) => text,
            None => format!("call at depth {}{inlined}", stack.calls),
        };
        let trap = Trap::new(TrapKind::StackOverflow, format!("{what}: the program's stack of {size} is exhausted"));
        self.placed(trap, stack)
    }

    /// Whether the program jumped to an address without code.
    fn is_bad_call(&self, fault: &MachineFault) -> bool {
        let pc = fault.registers.pc;
        fault.signal == libc::SIGSEGV && (fault.address == pc || pc < NULL_PAGES)
    }

    /// Returns the trap for a call or jump to an address without code.
    fn bad_call(&self, fault: &MachineFault) -> Trap {
        let FrameRegisters { pc, rsp, .. } = fault.registers;
        let returns_to = self.stack.word(rsp).unwrap_or(0);
        if is_outside(returns_to) {
            return self.call_of(pc).note("it was a tail call, which leaves no frame of the caller", None);
        }
        let called = self.code.find_return(returns_to).is_some();
        if !called && self.stack.word(rsp.wrapping_sub(8)) == Some(pc) {
            let text = format!("return to {pc:#x}, where there is no code: the return address was overwritten");
            return Trap::new(TrapKind::BadCall, text);
        }
        self.call_of(pc)
    }

    /// Returns the trap for a call of an address without code.
    fn call_of(&self, address: u64) -> Trap {
        if let Some(id) = self.session.and_then(|session| session.stubs.undefined(address)) {
            let text = format!("call to `@{}`, which is not defined yet", self.module.globals[id].name);
            return Trap::new(TrapKind::BadCall, text);
        }
        if address == 0 {
            return Trap::new(TrapKind::NullPointer, "call through a null pointer");
        }
        let text = match self.places().find(address) {
            AddressOwner::Unmapped => format!("call to {address:#x}, where there is no code"),
            _ => "call to something that is not a function".into(),
        };
        let trap = Trap::new(TrapKind::BadCall, text);
        match checked::slot::slot_of(address).filter(|_| self.passes.contains(Passes::checks())) {
            Some(slot) => Trap { notes: self.object(&slot.known()), ..trap },
            None => self.noted(trap, address),
        }
    }

    /// Adds notes about an address.
    fn noted(&self, mut trap: Trap, address: u64) -> Trap {
        trap.notes.extend(self.places().note(address));
        trap
    }

    /// Reports a fault in a host function. If the function can be abandoned at any point, because it holds no locks or
    /// other state, the fault is a trap of the program; otherwise the state of the process is unknown.
    fn host_fault(&self, fault: &MachineFault, stack: CallStack) -> Outcome {
        let first = stack.frames.first().and_then(|(id, loc)| self.inst_of(*id, (*loc)?));
        let inst = first.map(|(body, inst)| &body.insts[inst]);
        if !inst.map_or_else(|| !is_own_code(fault.registers.pc), |inst| self.passes_pointers(inst)) {
            let name = crate::host::signals::signal_name(fault.signal);
            let span = first.map(|(body, inst)| body.span(inst));
            let message = format!("{name} in a runtime function called by compiled code");
            return Outcome::InternalError(Box::new(Bug { message, span }));
        }
        let callee = stack.frames.first().and_then(|(id, loc)| self.callee_name(*id, (*loc)?));
        let entered = || self.walker().entered(fault.registers);
        let unknown = match crate::host::symbols::is_in_object(fault.registers.pc as usize) {
            true => "a host function",
            false => "code generated by the program at run time",
        };
        let whom = callee.clone().or_else(entered).map_or(unknown.into(), |name| format!("`@{name}`"));
        let is_memory = matches!(fault.signal, libc::SIGSEGV | libc::SIGBUS);
        let copy = stack.frames.first().and_then(|(id, loc)| self.copy_text(*id, (*loc)?));
        if let Some(access) = copy.filter(|_| is_memory) {
            return Outcome::Trapped(self.placed(self.memory_trap(fault, &access, false), stack));
        }
        if fault.signal == libc::SIGABRT && callee.as_deref().is_some_and(crate::host::symbols::may_terminate) {
            let text = format!("{whom} called `std::terminate`");
            return Outcome::Trapped(self.placed(Trap::new(TrapKind::Abort, text), stack));
        }
        let mut trap = match fault.signal {
            libc::SIGABRT => Trap::new(TrapKind::Abort, format!("the C library aborted in {whom}")),
            _ if is_memory => {
                let bulk = inst.and_then(|inst| self.bulk_text(inst));
                self.memory_trap(fault, &bulk.unwrap_or_else(|| format!("access by {whom}")), false)
            }
            other => {
                let name = crate::host::signals::signal_name(other);
                Trap::new(TrapKind::Signal, format!("{whom} received the signal {name}"))
            }
        };
        if let Some(inst) = inst.filter(|_| trap.kind == TrapKind::NullPointer) {
            trap.notes.extend(self.null_argument(inst).map(|text| Note::new(text, None)));
        }
        let trap = self.placed(trap, stack);
        match callee.is_some_and(|name| can_be_left(&name)) && is_memory {
            true => Outcome::Trapped(trap),
            false => Outcome::HostFault(trap),
        }
    }

    /// Describes the access of an intrinsic that copies or fills memory: `memcpy of 64 bytes`.
    fn bulk_text(&self, inst: &Inst) -> Option<String> {
        let call = inst.call()?;
        let callee = named_callee(self.module, call.callee)?;
        let name = self.module.globals[callee].name.to_string();
        let name = name.strip_prefix("llvm.")?.split('.').next().filter(|name| name.starts_with("mem"))?.to_string();
        let length = match call.args.get(2)?.value {
            Operand::Const(id) => self.module.constants[id].as_int(),
            Operand::Value(_) => None,
        };
        Some(length.map_or(name.clone(), |length| {
            format!("{name} of {}", address::bytes(u64::try_from(length).unwrap_or(u64::MAX)))
        }))
    }

    /// Whether an instruction passes pointers of the program to code outside the program, so that a fault there is the
    /// program's. The runtime functions that compute other instructions only access memory of this crate.
    fn passes_pointers(&self, inst: &Inst) -> bool {
        match inst {
            Inst::Load { .. } | Inst::Store { .. } | Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } => true,
            Inst::VaArg { .. } | Inst::Resume(_) | Inst::Unwind => true,
            _ => inst.call().is_some_and(|call| {
                let name = named_callee(self.module, call.callee).map(|id| self.module.globals[id].name.to_string());
                let pointer = |ty: Type| self.module.types.is_ptr(ty);
                !name.is_some_and(|name| name.starts_with("llvm.")) || call.args.iter().any(|a| pointer(a.ty))
            }),
        }
    }

    /// Finds the argument of a call that is the null pointer dereferenced by a host function, if it is unambiguous.
    fn null_argument(&self, inst: &Inst) -> Option<String> {
        let call = inst.call()?;
        let pointers = call.args.iter().enumerate().filter(|(_, a)| self.module.types.is_ptr(a.ty));
        let suspects = pointers.filter(|(_, a)| match a.value {
            Operand::Const(id) => matches!(self.module.constants[id], Constant::Null(_)),
            Operand::Value(_) => true,
        });
        let suspects: Vec<usize> = suspects.map(|(n, _)| n + 1).collect();
        match suspects[..] {
            [n] => Some(format!("argument {n} is a null pointer")),
            _ => None,
        }
    }

    fn trap_in_code(&self, fault: &MachineFault, place: CodePlace<'_>) -> Trap {
        let inst = self.inst_at(place).map(|(body, inst)| &body.insts[inst]);
        let machine = fault_inst::at(fault.registers.pc, self.code);
        if fault.code == SI_KERNEL
            && let Some(machine) = &machine
        {
            if let Some(target) = fault_inst::target(machine, fault) {
                return self.call_of(target);
            }
            if fault_inst::returns(machine) {
                let to = self.stack.word(fault.registers.rsp).unwrap_or(0);
                let text = format!("return to {to:#x}, where there is no code: the return address was overwritten");
                return Trap::new(TrapKind::BadCall, text);
            }
        }
        match (fault.signal, place.code.trap(place.offset)) {
            (libc::SIGSEGV | libc::SIGBUS, _) => {
                let access = self.access_text(fault, place);
                let is_whole = self.is_whole_pointer(fault, place);
                let offset = self.null_offset_trap(&access, fault, place);
                offset.unwrap_or_else(|| self.memory_trap(fault, &access, is_whole))
            }
            (_, Some(UNREACHABLE)) => Trap::new(TrapKind::Unreachable, "execution reached `unreachable`"),
            (_, Some(UNSUPPORTED)) => {
                let why = match inst {
                    Some(Inst::Unsupported(why)) => why,
                    _ => "execution reached an unsupported construct",
                };
                Trap::new(TrapKind::Unsupported, why)
            }
            (_, Some(NO_TARGET)) => {
                Trap::new(TrapKind::BadCall, "`indirectbr` to an address that is not in its destination list")
            }
            (_, Some(THROW)) => match inst {
                Some(Inst::Resume(_)) => Trap::new(TrapKind::NullPointer, "`resume` of a null exception pointer"),
                Some(Inst::Unwind) => Trap::new(TrapKind::Abort, "uncaught exception"),
                _ => Trap::new(TrapKind::Unsupported, "an exception reached a Windows EH pad, which is not supported"),
            },
            (_, Some(TRAP_CALLED)) => Trap::new(TrapKind::Signal, self.trap_text(inst, "llvm.trap")),
            (_, Some(TrapCode::INTEGER_DIVISION_BY_ZERO)) => {
                let dividend = machine.and_then(|machine| fault_inst::dividend(&machine, fault));
                let what = division::by_zero(self.module, inst, dividend);
                Trap::new(TrapKind::DivisionByZero, what)
            }
            (_, Some(TrapCode::INTEGER_OVERFLOW)) => {
                Trap::new(TrapKind::DivisionOverflow, division::overflow(self.module, inst))
            }
            (libc::SIGTRAP, _) => Trap::new(TrapKind::Signal, self.trap_text(inst, "llvm.debugtrap")),
            (signal, _) => {
                let name = crate::host::signals::signal_name(signal);
                Trap::new(TrapKind::Signal, format!("the program received the signal {name}"))
            }
        }
    }

    /// Returns the message for the intrinsic that stopped the program.
    fn trap_text(&self, inst: Option<&Inst>, otherwise: &str) -> String {
        let call = inst.and_then(Inst::call);
        let callee = call.and_then(|call| named_callee(self.module, call.callee));
        let name = callee.map_or(otherwise.into(), |id| self.module.globals[id].name.to_string());
        let number = call.and_then(|call| match call.args.first()?.value {
            Operand::Const(id) => self.module.constants[id].as_int(),
            _ => None,
        });
        match number.filter(|_| name == "llvm.ubsantrap") {
            Some(number) => match crate::engine::ubsan::ubsan_check(number as u64) {
                Some(check) => format!("{name} was reached: {check}"),
                None => format!("{name} was reached: check {number}"),
            },
            None => format!("{name} was reached"),
        }
    }

    fn trap_in_assembly(&self, fault: &MachineFault) -> Trap {
        let machine = fault_inst::at(fault.registers.pc, self.code);
        if let Some(name) = machine.as_ref().and_then(fault_inst::privileged) {
            let text = format!("inline assembly executes the privileged instruction `{name}`");
            return Trap::new(TrapKind::Signal, text);
        }
        match fault.signal {
            libc::SIGSEGV | libc::SIGBUS => {
                let access = match machine.as_ref().and_then(fault_inst::access_size) {
                    Some(size) => format!("{} of {}", if fault.write { "store" } else { "load" }, words::bytes(size)),
                    None => "access by inline assembly".into(),
                };
                self.memory_trap(fault, &access, false)
            }
            signal => {
                let name = crate::host::signals::signal_name(signal);
                Trap::new(TrapKind::Signal, format!("inline assembly received the signal {name}"))
            }
        }
    }

    /// Describes the memory access of the code at a position.
    fn access_text(&self, fault: &MachineFault, place: CodePlace<'_>) -> String {
        match self.access(fault, place).as_ref().map(CompiledInst::inst) {
            Some(Inst::Load { ty, .. }) => format!("load of {}", self.bytes(*ty)),
            Some(Inst::Store { value, .. }) => format!("store of {}", self.bytes(value.0)),
            Some(Inst::AtomicRmw { value, .. }) => format!("atomicrmw of {}", self.bytes(value.0)),
            Some(Inst::CmpXchg { new, .. }) => format!("cmpxchg of {}", self.bytes(new.0)),
            Some(inst) if inst.call().is_some() => "call".into(),
            _ if fault.write => "store".into(),
            _ => "load".into(),
        }
    }

    /// Returns the trap for an invalid memory access. `is_whole`: its address is no offset of a pointer.
    fn memory_trap(&self, fault: &MachineFault, access: &str, is_whole: bool) -> Trap {
        let bad = |text: String| Trap::new(TrapKind::BadAddress, text);
        let mut address = fault.address;
        if fault.code == SI_KERNEL {
            let machine = fault_inst::at(fault.registers.pc, self.code);
            match machine.and_then(|machine| fault_inst::accessed(&machine, fault)) {
                Some(found) => address = found,
                None => return bad(format!("{access} at a non-canonical address")),
            }
        }
        if !address::is_canonical(address) {
            return bad(format!("{access} at {address:#x}, a non-canonical address"));
        }
        match address {
            0 => return Trap::new(TrapKind::NullPointer, format!("{access} through a null pointer")),
            1..NULL_PAGES if !is_whole || address < NULL_PAGE => {
                return Trap::new(TrapKind::NullPointer, format!("{access} {}", words::through_null(address)));
            }
            // Nothing can be mapped below null.
            _ if address::is_near_null(address) => {
                return Trap::new(TrapKind::NullPointer, format!("{access} {}", words::through_null(address)));
            }
            _ => {}
        }
        let read_only = |text: &str| Trap::new(TrapKind::ReadOnly, format!("{access} {text}"));
        let place = self.places().find(address);
        let trap = match &place {
            AddressOwner::Variable if fault.write => read_only("to a constant"),
            AddressOwner::Function(_) if fault.write => read_only("to the code of a function"),
            AddressOwner::Mapped(_) if fault.signal == libc::SIGBUS => {
                bad(format!("{access} at {address:#x}, in a mapped file but beyond its end"))
            }
            AddressOwner::Mapped(mapping) if fault.write && !mapping.allows('w') => {
                read_only(&format!("at {address:#x}, which is read-only"))
            }
            AddressOwner::Mapped(mapping) if mapping.allows('r') && fault.code == SI_KERNEL => {
                bad(format!("{access} at {address:#x}, which is not aligned as the processor requires"))
            }
            AddressOwner::Variable | AddressOwner::Function(_) | AddressOwner::Stack | AddressOwner::Mapped(_) => {
                bad(format!("{access} at {address:#x}, which is not accessible"))
            }
            AddressOwner::Unmapped => bad(format!("{access} at {address:#x}, where nothing is mapped")),
        };
        self.noted(trap, address)
    }

    fn bytes(&self, ty: Type) -> String {
        match self.layout.store_size_of(&self.module.types, ty) {
            Some(n) => address::bytes(n),
            None => "memory".into(),
        }
    }

    /// Returns the size in bytes of a variable.
    pub(in crate::jit) fn size_of_variable(&self, id: GlobalId) -> Option<u64> {
        self.layout.size_of(&self.module.types, self.module.value_type(id))
    }

    fn body(&self, id: GlobalId) -> Option<&Body> {
        self.module.function(id)?.body.as_ref()
    }

    pub(in crate::jit) fn inst_of(&self, id: GlobalId, loc: LocId) -> Option<(&Body, InstId)> {
        let body = self.body(id)?;
        let all = body.layout.iter().flat_map(|b| &body.blocks[*b].insts);
        all.copied().find(|i| body.inst_locs[*i].expand() == Some(loc)).map(|i| (body, i))
    }

    pub(in crate::jit) fn inst_at(&self, place: CodePlace<'_>) -> Option<(&Body, InstId)> {
        let (function, loc) = place.statement();
        self.inst_of(function, loc?)
    }

    /// Returns the instruction at a position, in the body as it was compiled.
    pub(super) fn compiled_at(&self, place: CodePlace<'_>) -> Option<CompiledInst<'_>> {
        let loc = place.loc()?;
        let passes = if place.code.baseline { self.passes.of_baseline() } else { self.passes };
        let optimizer = Optimizer::new(self.module, self.layout, passes);
        let body = optimizer.optimize(place.code.id)?.body;
        let mut all = body.layout.iter().flat_map(|b| &body.blocks[*b].insts).copied();
        let is_check = |inst: &InstId| crate::opt::checks::is_check(self.module, &body.insts[*inst]);
        let inst = all.find(|i| body.inst_locs[*i].expand() == Some(loc) && !is_check(i))?;
        Some(CompiledInst { body, inst })
    }

    /// Describes the access of an instruction that copies a large aggregate by a function of the C library.
    fn copy_text(&self, id: GlobalId, loc: LocId) -> Option<String> {
        let (body, inst) = self.inst_of(id, loc)?;
        match &body.insts[inst] {
            Inst::Load { ty, .. } => Some(format!("load of {}", self.bytes(*ty))),
            Inst::Store { value, .. } => Some(format!("store of {}", self.bytes(value.0))),
            _ => None,
        }
    }

    fn callee_name(&self, id: GlobalId, loc: LocId) -> Option<String> {
        let (body, inst) = self.inst_of(id, loc)?;
        let call = body.insts[inst].call()?;
        let callee = named_callee(self.module, call.callee)?;
        Some(self.module.globals[callee].name.to_string())
    }

    /// Returns the instruction that faulted. It may differ from the one to which the machine code is attributed.
    fn statement(&self, fault: &MachineFault, place: CodePlace<'_>) -> Option<CompiledInst<'_>> {
        if matches!(fault.signal, libc::SIGSEGV | libc::SIGBUS) {
            return self.access(fault, place);
        }
        let ends = |inst: &Inst| match place.code.trap(place.offset) {
            Some(UNREACHABLE) => matches!(inst, Inst::Unreachable),
            Some(THROW) => matches!(inst, Inst::Resume(_) | Inst::Unwind),
            _ => false,
        };
        // Cranelift turns a branch to a block that only traps into a conditional trap.
        let CompiledInst { body, inst } = self.compiled_at(place)?;
        let mut found = None;
        body.insts[inst].for_each_target(|target| {
            let first = body.blocks[target].insts.iter().find(|i| !matches!(body.insts[**i], Inst::Phi { .. }));
            found = found.or(first.filter(|i| ends(&body.insts[**i])).copied());
        });
        found.map(|inst| CompiledInst { body, inst })
    }

    /// Finds the instruction that performed an access. Cranelift merges a load into the instruction that uses its
    /// result, and attributes the code to the latter. In that case, the access is the last load among the definitions
    /// of the operands in the same block.
    pub(super) fn access(&self, fault: &MachineFault, place: CodePlace<'_>) -> Option<CompiledInst<'_>> {
        let CompiledInst { body, inst } = self.compiled_at(place)?;
        let is_access = match &body.insts[inst] {
            Inst::Load { .. } | Inst::Call(_) | Inst::Invoke(_) => true,
            Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } => true,
            // `add [p], x` also contains the load, but is attributed to the store.
            Inst::Store { .. } => !fault.write || !self.reads_what_it_writes(fault),
            _ => false,
        };
        if is_access {
            return Some(CompiledInst { body, inst });
        }
        let block = body.layout.iter().map(|b| &body.blocks[*b].insts).find(|list| list.contains(&inst))?;
        let position = |i: InstId| block.iter().position(|x| *x == i);
        let mut last: Option<(usize, InstId)> = None;
        let mut work = vec![inst];
        // Limits the search: Cranelift merges a chain of a few instructions at most.
        for _ in 0..16 {
            let Some(at) = work.pop() else { break };
            body.insts[at].for_each_operand(|_, operand| {
                let Operand::Value(v) = operand else { return };
                let ValueDef::Inst(def) = body.values[v].def else { return };
                let Some(place) = position(def) else { return };
                match &body.insts[def] {
                    Inst::Load { .. } => last = last.max(Some((place, def))),
                    _ => work.push(def),
                }
            });
        }
        let inst = last.map_or(inst, |l| l.1);
        Some(CompiledInst { body, inst })
    }

    /// Whether the faulting machine instruction is a read-modify-write.
    fn reads_what_it_writes(&self, fault: &MachineFault) -> bool {
        let Some(machine) = fault_inst::at(fault.registers.pc, self.code) else { return false };
        let mnemonic = format!("{:?}", machine.mnemonic()).to_ascii_lowercase();
        !mnemonic.contains("mov")
            && !mnemonic.starts_with("xchg")
            && !mnemonic.contains("extr")
            && !mnemonic.starts_with("set")
    }

    /// Adds the backtrace to a trap, and the position of the innermost frame that has one.
    fn placed(&self, mut trap: Trap, stack: CallStack) -> Trap {
        let span = |(id, loc): &(GlobalId, Option<LocId>)| Some(self.body(*id)?.locs.get((*loc)?)?.span);
        let debug = DebugInfo::new(self.module);
        let written = |(id, loc): &(GlobalId, Option<LocId>)| {
            let found = (*loc).and_then(|loc| self.inst_of(*id, loc));
            found.map_or(Box::default(), |(body, inst)| debug.frames_at(body, inst))
        };
        let frame = |frame: &(GlobalId, Option<LocId>)| {
            let global = &self.module.globals[frame.0];
            // Code before the first instruction belongs to the function as a whole.
            let span = span(frame).or(self.body(frame.0).map(|_| global.span));
            Frame { function: global.name.to_string(), span, debug_locs: written(frame) }
        };
        trap.backtrace = stack.frames.iter().map(frame).collect();
        let first = stack.frames.iter().find(|frame| span(frame).is_some());
        trap.span = first.and_then(span);
        trap.debug_locs = first.map_or(Box::default(), written);
        if let Some(reason) = self.unread {
            let place = stack.frames.iter().find_map(|(id, loc)| Some((id, (*loc)?.index() + 1)));
            let place =
                place.map(|(id, number)| format!(": instruction {number} of @{}", self.module.globals[*id].name));
            let place = place.unwrap_or_default();
            trap = trap.note(format!("{reason}, so the line is unknown{place}"), None);
        }
        let left_out = stack.depth - stack.frames.len() as u64;
        match left_out {
            0 => trap,
            _ => trap.note(format!("{left_out} frames of the call stack are omitted"), None),
        }
    }
}

/// An instruction in a body as it was compiled.
pub(super) struct CompiledInst<'a> {
    pub body: Cow<'a, Body>,
    pub inst: InstId,
}

impl CompiledInst<'_> {
    fn inst(&self) -> &Inst {
        &self.body.insts[self.inst]
    }

    fn loc(&self) -> Option<LocId> {
        self.body.inst_locs[self.inst].expand()
    }
}

/// `si_code` of a fault without an address: on x86-64 an access to a non-canonical address.
const SI_KERNEL: libc::c_int = 128;

/// Whether a host function can be abandoned at any point. Intrinsics are treated like the C library's functions.
fn can_be_left(name: &str) -> bool {
    let intrinsic = name.strip_prefix("llvm.").and_then(|n| n.split('.').next());
    crate::host::symbols::can_be_abandoned(intrinsic.unwrap_or(name))
}

/// Whether an address is in the code of this crate or of libraries that are statically linked with it.
fn is_own_code(address: u64) -> bool {
    let own = Mapping::find(is_own_code as *const () as u64);
    own.is_some_and(|own| own.range.contains(&address))
}
