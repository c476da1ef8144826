//! From the registers at a program's end to what happened, where, and who called whom.

use super::codemap::{CodeMap, CodePlace};
use super::codemem::Regions;
use super::data::DataPlan;
use super::guard::{Fault, Registers, in_any, was_sent};
use super::interrupt::Stopped;
use super::stack::Stack;
use super::translate::{FUEL, NO_TARGET, THROW, TRAP_CALLED, UNREACHABLE};
use crate::engine::Limits;
use crate::host::heap::Budget;
use crate::host::interrupt;
use crate::ir::debug::DebugInfo;
use crate::ir::inst::BinaryOp;
use crate::ir::{Body, DataLayout, GlobalId, Inst, InstId, LocId, Module, Operand, Type, ValueDef};
use crate::outcome::{Frame, Limit, Outcome, Stop, Trap, TrapKind};
use crate::source::Span;
use cranelift_codegen::ir::TrapCode;
use std::ops::Range;

/// Frames of a call stack that are kept: the innermost ones, and the outermost.
const FRAMES: usize = 40;
/// An address below is a null pointer with an offset: Linux maps nothing there.
const NULL_PAGES: u64 = 64 << 10;

/// What a report is made from.
pub(super) struct Reporter<'a> {
    pub module: &'a Module,
    pub layout: &'a DataLayout,
    pub code: &'a CodeMap,
    pub code_range: Range<u64>,
    pub regions: &'a Regions,
    pub data: &'a DataPlan,
    pub stack: &'a Stack,
    pub side: &'a Stack,
    pub limits: &'a Limits,
    pub budget: Option<&'a Budget>,
}

/// A program's call stack.
#[derive(Default)]
struct CallStack {
    frames: Vec<(GlobalId, Option<LocId>)>,
    depth: u64,
}

impl Reporter<'_> {
    /// The outcome of a run that a signal ended.
    pub(super) fn fault(&self, fault: &Fault) -> Outcome {
        let stack = self.call_stack(fault.registers);
        let here = self.code.find(fault.registers.pc);
        let guards = [self.stack.guard(), self.side.guard()];
        let in_guard = fault.signal == libc::SIGSEGV && !was_sent(fault) && in_any(&guards, fault.address);
        if in_guard || self.side_stack_used_up(here) {
            let trap = self.stack_overflow(stack);
            let range = self.stack.range();
            // The limit on memory is the smaller one.
            return match self.budget.filter(|_| range.end - range.start < self.limits.max_stack) {
                None => Outcome::Trapped(trap),
                Some(budget) => {
                    let most = budget.state().0;
                    let message = format!("{}, as large as the limit of {most} bytes of memory allows", trap.message);
                    Outcome::LimitReached(Limit::Memory, Box::new(Stop { message, ..*Stop::at(trap) }))
                }
            };
        }
        if here.and_then(|p| p.code.trap(p.offset)) == Some(FUEL) {
            let fuel = self.limits.fuel.unwrap_or(0);
            let text = format!("stopped after {fuel} instructions: that is the limit on fuel");
            let trap = self.placed(Trap::new(TrapKind::Signal, text), stack);
            return Outcome::LimitReached(Limit::Fuel, Stop::at(trap));
        }
        if was_sent(fault) && fault.signal != libc::SIGABRT {
            let name = signal_name(fault.signal);
            let trap = Trap::new(TrapKind::Signal, format!("the program received the signal {name}"));
            return Outcome::Trapped(self.placed(trap, stack));
        }
        match here {
            Some(place) => {
                let trap = self.trap_in_code(fault, place);
                let precise = self.statement(fault, place);
                let mut trap = self.placed(trap, stack);
                if let Some(span) = precise {
                    trap.span = Some(span);
                    if let Some(frame) = trap.backtrace.first_mut() {
                        frame.span = Some(span);
                    }
                }
                Outcome::Trapped(trap)
            }
            None if self.code.is_assembly(fault.registers.pc) => {
                Outcome::Trapped(self.placed(self.trap_in_assembly(fault), stack))
            }
            None if self.is_bad_call(fault) => {
                let trap = match fault.registers.pc < NULL_PAGES {
                    true => Trap::new(TrapKind::NullPointer, "call through a null pointer"),
                    false => {
                        let what = self.address_text(fault.registers.pc);
                        Trap::new(TrapKind::BadCall, format!("call of {what}, which is no function"))
                    }
                };
                Outcome::Trapped(self.placed(trap, stack))
            }
            None => self.host_fault(fault, stack),
        }
    }

    /// The outcome of a run that asked for more memory than it may have.
    pub(super) fn out_of_memory(&self, asked: u64, registers: Registers) -> Outcome {
        let stack = self.call_stack(registers);
        let message = self.budget.map_or(String::new(), |budget| budget.message(asked));
        let trap = self.placed(Trap::new(TrapKind::Signal, message), stack);
        Outcome::LimitReached(Limit::Memory, Stop::at(trap))
    }

    /// The outcome of a run that was ended from outside.
    pub(super) fn stopped(&self, stopped: &Stopped) -> Outcome {
        let mut stack = self.call_stack(stopped.registers);
        // Not every instruction of the machine is of a place.
        if let (Some(place), Some(first)) = (self.code.find(stopped.registers.pc), stack.frames.first_mut()) {
            first.1 = place.code.near(place.offset);
        }
        let host = (!stopped.in_code).then(|| {
            let callee = stack.frames.first().and_then(|(id, loc)| self.callee_name(*id, (*loc)?));
            callee.unwrap_or_default()
        });
        let trap = self.placed(Trap::new(TrapKind::Signal, ""), stack);
        interrupt::outcome(stopped.reason, self.limits, trap, host)
    }

    /// The trap of a program that called `abort`.
    pub(super) fn aborted(&self, registers: Registers) -> Trap {
        self.placed(Trap::new(TrapKind::Abort, "the program called `abort`"), self.call_stack(registers))
    }

    fn side_stack_used_up(&self, place: Option<CodePlace<'_>>) -> bool {
        place.and_then(|p| p.code.trap(p.offset)) == Some(TrapCode::STACK_OVERFLOW)
    }

    fn stack_overflow(&self, mut stack: CallStack) -> Trap {
        // A call for whose frame there was no room is its caller's.
        if stack.frames.len() > 1 && stack.frames[0].1.is_none() {
            stack.frames.remove(0);
            stack.depth -= 1;
        }
        let range = self.stack.range();
        let size = range.end - range.start;
        let size =
            if size.is_multiple_of(1 << 20) { format!("{} MiB", size >> 20) } else { format!("{} KiB", size >> 10) };
        let trap = Trap::new(
            TrapKind::StackOverflow,
            format!("call {} deep: the program's stack of {size} is used up", stack.depth),
        );
        self.placed(trap, stack)
    }

    /// Whether the program jumped to where no code is.
    fn is_bad_call(&self, fault: &Fault) -> bool {
        let pc = fault.registers.pc;
        fault.signal == libc::SIGSEGV && (fault.address == pc || pc < NULL_PAGES)
    }

    /// A fault in a function of the host. Those that hold nothing can be left at any point, and the fault is the program's;
    /// after others nothing can be relied on.
    fn host_fault(&self, fault: &Fault, stack: CallStack) -> Outcome {
        let callee = stack.frames.first().and_then(|(id, loc)| self.callee_name(*id, (*loc)?));
        let whom = callee.as_ref().map_or("a host function".into(), |name| format!("`@{name}`"));
        let is_memory = matches!(fault.signal, libc::SIGSEGV | libc::SIGBUS);
        let copy = stack.frames.first().and_then(|(id, loc)| self.copy_text(*id, (*loc)?));
        if let Some(access) = copy.filter(|_| is_memory) {
            return Outcome::Trapped(self.placed(self.memory_trap(fault, &access), stack));
        }
        if fault.signal == libc::SIGABRT && callee.as_deref().is_some_and(crate::host::terminates) {
            let text = format!("{whom} ended the program by `std::terminate`");
            return Outcome::Trapped(self.placed(Trap::new(TrapKind::Abort, text), stack));
        }
        let trap = match fault.signal {
            libc::SIGABRT => Trap::new(TrapKind::Abort, format!("the C library gave up in {whom}")),
            _ if is_memory => self.memory_trap(fault, &format!("access by {whom}")),
            other => Trap::new(TrapKind::Signal, format!("{whom} received the signal {}", signal_name(other))),
        };
        let trap = self.placed(trap, stack);
        match callee.is_some_and(|name| can_be_left(&name)) && is_memory {
            true => Outcome::Trapped(trap),
            false => Outcome::HostFault(trap),
        }
    }

    fn trap_in_code(&self, fault: &Fault, place: CodePlace<'_>) -> Trap {
        let inst = self.inst_at(place).map(|(body, inst)| &body.insts[inst]);
        match (fault.signal, place.code.trap(place.offset)) {
            (libc::SIGSEGV | libc::SIGBUS, _) => self.memory_trap(fault, &self.access_text(fault, place)),
            (_, Some(UNREACHABLE)) => Trap::new(TrapKind::Unreachable, "`unreachable` was reached"),
            (_, Some(NO_TARGET)) => Trap::new(TrapKind::BadCall, "`indirectbr` to what is no block of its list"),
            (_, Some(THROW)) => match inst {
                Some(Inst::Resume(_)) => {
                    Trap::new(TrapKind::NullPointer, "`resume` of a null pointer, which is no exception")
                }
                Some(Inst::Unwind) => Trap::new(TrapKind::Abort, "an exception is thrown that nobody catches"),
                _ => {
                    Trap::new(TrapKind::Unsupported, "an exception arrives at a pad of Windows, which is not supported")
                }
            },
            (_, Some(TRAP_CALLED)) => Trap::new(TrapKind::Signal, "`llvm.trap` was called"),
            (_, Some(TrapCode::INTEGER_DIVISION_BY_ZERO)) => {
                Trap::new(TrapKind::DivisionByZero, format!("{} by zero", division_name(inst)))
            }
            (_, Some(TrapCode::INTEGER_OVERFLOW)) => Trap::new(
                TrapKind::DivisionOverflow,
                format!("{} of the least integer by -1 overflows", division_name(inst)),
            ),
            (libc::SIGTRAP, _) => Trap::new(TrapKind::Signal, "the program reached a breakpoint"),
            (signal, _) => {
                Trap::new(TrapKind::Signal, format!("the program received the signal {}", signal_name(signal)))
            }
        }
    }

    fn trap_in_assembly(&self, fault: &Fault) -> Trap {
        let halts = self.instruction_at(fault.registers.pc).code() == iced_x86::Code::Hlt;
        match fault.signal {
            libc::SIGSEGV | libc::SIGBUS if !halts => self.memory_trap(fault, "access by inline assembly"),
            signal => {
                let name = signal_name(signal);
                Trap::new(TrapKind::Signal, format!("inline assembly received the signal {name}"))
            }
        }
    }

    /// What the code at a place did with memory.
    fn access_text(&self, fault: &Fault, place: CodePlace<'_>) -> String {
        match self.access(fault, place).map(|(body, inst)| &body.insts[inst]) {
            Some(Inst::Load { ty, .. }) => format!("load of {}", self.bytes(*ty)),
            Some(Inst::Store { value, .. }) => format!("store of {}", self.bytes(value.0)),
            Some(Inst::AtomicRmw { value, .. }) => format!("atomicrmw of {}", self.bytes(value.0)),
            Some(Inst::CmpXchg { new, .. }) => format!("cmpxchg of {}", self.bytes(new.0)),
            Some(inst) if inst.call().is_some() => "call".into(),
            _ if fault.write => "store".into(),
            _ => "load".into(),
        }
    }

    /// The trap for an access that the machine refused.
    fn memory_trap(&self, fault: &Fault, access: &str) -> Trap {
        if fault.code == SI_KERNEL {
            return Trap::new(TrapKind::BadAddress, format!("{access} at an address that no memory can have"));
        }
        if fault.address < NULL_PAGES {
            let null = match fault.address {
                0 => "through a null pointer".into(),
                offset => format!("through a null pointer (at address {offset:#x})"),
            };
            return Trap::new(TrapKind::NullPointer, format!("{access} {null}"));
        }
        let read_only = [self.regions.read_only.clone(), self.code_range.clone()];
        let at = self.address_text(fault.address);
        let host_page = || has_permission(fault.address, 'r') && !has_permission(fault.address, 'w');
        if fault.write && (in_any(&page_wide(&read_only), fault.address) || host_page()) {
            return Trap::new(TrapKind::ReadOnly, format!("{access} at {at}, which is read-only"));
        }
        Trap::new(TrapKind::BadAddress, format!("{access} at {at}, where no memory is"))
    }

    /// An address, as an offset from a global if it lies in one.
    fn address_text(&self, address: u64) -> String {
        match self.data.find(self.regions, address) {
            Some((id, 0)) => format!("`@{}`", self.module.globals[id].name),
            Some((id, offset)) => format!("`@{}` + {offset}", self.module.globals[id].name),
            None => match self.code.find(address) {
                Some(place) => format!("the code of `@{}`", self.module.globals[place.code.id].name),
                None => format!("the address {address:#x}"),
            },
        }
    }

    fn bytes(&self, ty: Type) -> String {
        match self.layout.store_size_of(&self.module.types, ty) {
            Some(1) => "1 byte".into(),
            Some(n) => format!("{n} bytes"),
            None => "memory".into(),
        }
    }

    fn body(&self, id: GlobalId) -> Option<&Body> {
        self.module.function(id)?.body.as_ref()
    }

    fn inst_of(&self, id: GlobalId, loc: LocId) -> Option<(&Body, InstId)> {
        let body = self.body(id)?;
        let all = body.layout.iter().flat_map(|b| &body.blocks[*b].insts);
        all.copied().find(|i| body.inst_locs[*i].expand() == Some(loc)).map(|i| (body, i))
    }

    fn inst_at(&self, place: CodePlace<'_>) -> Option<(&Body, InstId)> {
        self.inst_of(place.code.id, place.loc()?)
    }

    /// The access of an instruction that copies a large aggregate by a function of the C library.
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
        let callee = super::translate::named_callee(self.module, call.callee)?;
        Some(self.module.globals[callee].name.to_string())
    }

    /// The statement that faulted, where the machine code is noted for another.
    fn statement(&self, fault: &Fault, place: CodePlace<'_>) -> Option<Span> {
        if matches!(fault.signal, libc::SIGSEGV | libc::SIGBUS) {
            return self.access(fault, place).map(|(body, inst)| body.span(inst));
        }
        let ends = |inst: &Inst| match place.code.trap(place.offset) {
            Some(UNREACHABLE) => matches!(inst, Inst::Unreachable),
            Some(THROW) => matches!(inst, Inst::Resume(_) | Inst::Unwind),
            _ => false,
        };
        // Cranelift turns a branch to a block that is only a trap into a conditional trap.
        let (body, inst) = self.inst_at(place)?;
        let mut found = None;
        body.insts[inst].for_each_target(|target| {
            let first = body.blocks[target].insts.iter().find(|i| !matches!(body.insts[**i], Inst::Phi { .. }));
            found = found.or(first.filter(|i| ends(&body.insts[**i])).copied());
        });
        found.map(|i| body.span(i))
    }

    /// The instruction that made an access. Cranelift merges a load into the instruction that uses its result, and notes
    /// the code for that one; then it is the last load among what went into it, in its block.
    fn access(&self, fault: &Fault, place: CodePlace<'_>) -> Option<(&Body, InstId)> {
        let (body, inst) = self.inst_at(place)?;
        let is_access = match &body.insts[inst] {
            Inst::Load { .. } | Inst::Call(_) | Inst::Invoke(_) => true,
            Inst::AtomicRmw { .. } | Inst::CmpXchg { .. } => true,
            // `add [p], x` reads first; the code is noted for the store.
            Inst::Store { .. } => !fault.write || !self.reads_what_it_writes(fault),
            _ => false,
        };
        if is_access {
            return Some((body, inst));
        }
        let block = body.layout.iter().map(|b| &body.blocks[*b].insts).find(|list| list.contains(&inst))?;
        let position = |i: InstId| block.iter().position(|x| *x == i);
        let mut last: Option<(usize, InstId)> = None;
        let mut work = vec![inst];
        // A chain of a few instructions at most is merged into one.
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
        Some((body, last.map_or(inst, |l| l.1)))
    }

    /// The instruction at an address of our code.
    fn instruction_at(&self, pc: u64) -> iced_x86::Instruction {
        let length = self.code_range.end.saturating_sub(pc).min(16) as usize;
        // SAFETY: the range is code that is mapped readable for as long as the engine lives.
        let bytes = unsafe { std::slice::from_raw_parts(pc as *const u8, length) };
        iced_x86::Decoder::with_ip(64, bytes, pc, iced_x86::DecoderOptions::NONE).decode()
    }

    /// Whether the instruction at the fault reads the memory that it writes.
    fn reads_what_it_writes(&self, fault: &Fault) -> bool {
        let mnemonic = format!("{:?}", self.instruction_at(fault.registers.pc).mnemonic()).to_ascii_lowercase();
        !mnemonic.contains("mov")
            && !mnemonic.starts_with("xchg")
            && !mnemonic.contains("extr")
            && !mnemonic.starts_with("set")
    }

    /// Puts a trap at the innermost frame of a call stack.
    fn placed(&self, mut trap: Trap, stack: CallStack) -> Trap {
        let span = |(id, loc): &(GlobalId, Option<LocId>)| Some(self.body(*id)?.locs.get((*loc)?)?.span);
        let debug = DebugInfo::new(self.module);
        let written = |(id, loc): &(GlobalId, Option<LocId>)| {
            let found = (*loc).and_then(|loc| self.inst_of(*id, loc));
            found.map_or(Box::default(), |(body, inst)| debug.places(body, inst))
        };
        let frame = |frame: &(GlobalId, Option<LocId>)| {
            let global = &self.module.globals[frame.0];
            // Code before the first statement belongs to the function as a whole.
            let span = span(frame).or(Some(global.span));
            Frame { function: global.name.to_string(), span, written: written(frame) }
        };
        trap.backtrace = stack.frames.iter().map(frame).collect();
        let first = stack.frames.iter().find(|frame| span(frame).is_some());
        trap.span = first.and_then(span);
        trap.written = first.map_or(Box::default(), written);
        let left_out = stack.depth - stack.frames.len() as u64;
        match left_out {
            0 => trap,
            _ => trap.note(format!("{left_out} frames of the call stack are left out"), None),
        }
    }

    /// Follows frame pointers outwards. Host functions need not keep one: behind them the stack is searched for a return
    /// address of ours whose frame hangs together.
    fn call_stack(&self, registers: Registers) -> CallStack {
        let mut stack = CallStack::default();
        let mut rbp = registers.rbp;
        match self.code.find(registers.pc) {
            Some(place) => {
                stack.push(place);
                // Before the frame is set up, the caller's frame pointer is still there and the return address on top.
                let pending = match place.offset {
                    0 => self.stack.word(registers.rsp),
                    1 => self.stack.word(registers.rsp + 8),
                    // It is gone already; only who is stopped from outside can be there.
                    _ if self.instruction_at(registers.pc).mnemonic() == iced_x86::Mnemonic::Ret => {
                        self.stack.word(registers.rsp)
                    }
                    _ => None,
                };
                if let Some(caller) = pending.and_then(|at| self.code.find_return(at)) {
                    stack.push(caller);
                }
            }
            // It has a frame pointer, whatever is on top of the stack.
            None if self.code.is_assembly(registers.pc) && self.frame(rbp).is_some() => {}
            // A call of no code left the return address on top.
            None => match self.stack.word(registers.rsp).and_then(|at| self.code.find_return(at)) {
                Some(caller) => {
                    stack.push(caller);
                    rbp = registers.rsp + 8 + caller.frame();
                }
                None => match self.search(registers.rsp) {
                    Some((caller, frame)) => {
                        stack.push(caller);
                        rbp = frame;
                    }
                    None => return stack,
                },
            },
        }
        while let Some((next, return_address)) = self.frame(rbp) {
            if next > rbp && self.code.returns_to_thunk(return_address) {
                rbp = next;
                continue;
            }
            let found = match self.code.find_return(return_address) {
                // Frames lie above each other.
                Some(caller) if next > rbp => Some((caller, next)),
                // A host function called us back, or this is the outermost frame and nothing is found above.
                _ => self.search(rbp + 16),
            };
            let Some((caller, frame)) = found else { break };
            stack.push(caller);
            rbp = frame;
        }
        stack
    }

    /// The saved frame pointer and return address of a frame.
    fn frame(&self, rbp: u64) -> Option<(u64, u64)> {
        Some((self.stack.word(rbp)?, self.stack.word(rbp.checked_add(8)?)?))
    }

    /// The innermost frame of ours above an address: the place of its call, and its frame pointer.
    fn search(&self, from: u64) -> Option<(CodePlace<'_>, u64)> {
        let from = from.max(self.stack.range().start).next_multiple_of(8);
        for at in (from..self.stack.range().end).step_by(8) {
            let word = self.stack.word(at)?;
            if !self.code_range.contains(&word) {
                continue;
            }
            let Some(place) = self.code.find_return(word) else { continue };
            let rbp = at + 8 + place.frame();
            // A host function that calls back may keep anything in rbp.
            let hangs_together = self.frame(rbp).is_some_and(|(next, return_address)| {
                next == 0
                    || self.code.find_return(return_address).is_some()
                    || self.stack.word(next).is_some()
                    || is_code(return_address)
            });
            if hangs_together {
                return Some((place, rbp));
            }
        }
        None
    }
}

impl CallStack {
    fn push(&mut self, place: CodePlace<'_>) {
        self.depth += 1;
        // Frames come from the innermost on: the last one is the outermost so far.
        self.frames.truncate(FRAMES - 1);
        self.frames.push((place.code.id, place.loc()));
    }
}

/// Whether there is executable code at an address.
fn is_code(address: u64) -> bool {
    has_permission(address, 'x')
}

/// Whether the page of an address can be read (`r`), written (`w`) or executed (`x`).
fn has_permission(address: u64, permission: char) -> bool {
    // A line reads `7f12-7f34 r-xp …`.
    let allowed = |line: &str| {
        let (range, rest) = line.split_once(' ')?;
        let (low, high) = range.split_once('-')?;
        let low = u64::from_str_radix(low, 16).ok()?;
        let high = u64::from_str_radix(high, 16).ok()?;
        Some((low..high).contains(&address) && rest.chars().take(3).any(|c| c == permission))
    };
    let maps = std::fs::read_to_string("/proc/self/maps").unwrap_or_default();
    maps.lines().any(|line| allowed(line) == Some(true))
}

/// `si_code` of a fault that is none of a page: on x86-64 an address out of the canonical range.
const SI_KERNEL: libc::c_int = 128;

/// Whether a function of the host can be left at any point. The intrinsics are the C library's functions.
fn can_be_left(name: &str) -> bool {
    let intrinsic = name.strip_prefix("llvm.").and_then(|n| n.split('.').next());
    crate::host::can_be_abandoned(intrinsic.unwrap_or(name))
}

fn page_wide(ranges: &[Range<u64>; 2]) -> [Range<u64>; 2] {
    ranges.clone().map(|r| r.start..r.end.next_multiple_of(super::codemem::PAGE))
}

fn division_name(inst: Option<&Inst>) -> String {
    match inst {
        Some(Inst::Binary { op: op @ (BinaryOp::Udiv | BinaryOp::Sdiv | BinaryOp::Urem | BinaryOp::Srem), .. }) => {
            format!("`{}`", op.keyword())
        }
        _ => "division".into(),
    }
}

fn signal_name(signal: libc::c_int) -> String {
    match signal {
        libc::SIGSEGV => "SIGSEGV".into(),
        libc::SIGBUS => "SIGBUS".into(),
        libc::SIGILL => "SIGILL".into(),
        libc::SIGFPE => "SIGFPE".into(),
        libc::SIGABRT => "SIGABRT".into(),
        libc::SIGTRAP => "SIGTRAP".into(),
        other => other.to_string(),
    }
}
