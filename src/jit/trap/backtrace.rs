//! Stack walker: reconstructs the call stack from the registers at the end of a run and the contents of the stack.

use crate::host::interpose::sigaction;
use crate::host::linux::process_vm;
use crate::ir::callee::named_callee;
use crate::ir::inst::TailKind;
use crate::ir::{Body, GlobalId, InstId, LocId, Module};
use crate::jit::link::code_map::{CodeMap, CodePlace};
use crate::jit::run::stack::GuardedStack;
use crate::jit::trap::address::ExecutableRanges;
use crate::jit::trap::signal_handler::in_any;
use crate::jit::x86_64::fault_inst;
use crate::jit::x86_64::stack_switch::FrameRegisters;
use rustc_hash::FxHashSet;
use std::cell::{OnceCell, RefCell};
use std::ops::Range;

/// Maximum number of frames that are kept: the innermost ones, and the outermost one.
const FRAMES: usize = 40;
/// Number of words below the caller's frame in which the return address of a host function's frame is searched.
const NEAR: u64 = 4096;

/// Maximum number of bytes on a signal handler's stack that are searched for the interrupted frame.
const HANDLER: u64 = 64 << 10;

/// Reads the word at an address; `None` if it is not mapped.
fn peek(address: u64) -> Option<u64> {
    let mut word = [0; 8];
    process_vm::read(address, &mut word).then(|| u64::from_ne_bytes(word))
}

/// Whether a function contains a tail call, which passes the return address on to the callee.
fn may_tail_call(body: &Body) -> bool {
    body.insts.values().any(|inst| inst.call().is_some_and(|call| !matches!(call.tail, TailKind::None)))
}

/// Call stack of a program.
#[derive(Default)]
pub(in crate::jit) struct CallStack {
    /// Functions with their positions, innermost first. Host functions have no position.
    pub frames: Vec<(GlobalId, Option<LocId>)>,
    /// Number of frames, including those not kept.
    pub depth: u64,
    /// Number of frames that are functions of the program.
    pub calls: u64,
    /// Number of these that are inlined and therefore have no machine frame.
    pub inlined: u64,
}

impl CallStack {
    fn push(&mut self, place: CodePlace<'_>) {
        let before = self.calls;
        place.code.sites.each(place.code.id, place.loc(), |id, loc| {
            self.calls += 1;
            self.keep((id, loc));
        });
        self.inlined += (self.calls - before).saturating_sub(1);
    }

    /// Counts functions at one machine frame that are not kept.
    fn count(&mut self, functions: u64) {
        self.depth += functions;
        self.calls += functions;
        self.inlined += functions.saturating_sub(1);
    }

    /// Adds the host function that was called from the next frame.
    fn push_host(&mut self, function: Option<GlobalId>) {
        if let Some(id) = function {
            self.keep((id, None));
        }
    }

    fn keep(&mut self, frame: (GlobalId, Option<LocId>)) {
        self.depth += 1;
        // Frames are added from the innermost outwards, so the last one is the outermost so far.
        self.frames.truncate(FRAMES - 1);
        self.frames.push(frame);
    }

    /// Replaces the position of the innermost machine frame, which is at `place`, together with the functions inlined
    /// there.
    pub(in crate::jit) fn replace_innermost(&mut self, place: CodePlace<'_>, loc: Option<LocId>) {
        let (mut before, mut frames) = (0, Vec::new());
        place.code.sites.each(place.code.id, place.loc(), |_, _| before += 1);
        place.code.sites.each(place.code.id, loc, |id, loc| frames.push((id, loc)));
        self.depth = (self.depth + frames.len() as u64).saturating_sub(before);
        self.calls = (self.calls + frames.len() as u64).saturating_sub(before);
        self.inlined = (self.inlined + frames.len() as u64).saturating_sub(before);
        let behind = self.frames.split_off(self.frames.len().min(before as usize));
        self.frames = frames;
        self.frames.extend(behind);
    }

    /// Removes the innermost frame.
    pub(in crate::jit) fn drop_innermost(&mut self) {
        if !self.frames.is_empty() {
            self.frames.remove(0);
            self.depth -= 1;
            self.calls -= 1;
        }
    }
}

/// The latest callers in compiled code: their return addresses, and the number of functions at each, including inlined
/// ones.
#[derive(Default)]
struct RecentCallers {
    entries: [Option<(u64, u64)>; 4],
    next: usize,
}

impl RecentCallers {
    fn add(&mut self, return_address: u64, caller: CodePlace<'_>) {
        if self.functions(return_address).is_none() {
            let mut functions = 0;
            caller.code.sites.each(caller.code.id, caller.loc(), |_, _| functions += 1);
            self.entries[self.next] = Some((return_address, functions));
            self.next = (self.next + 1) % self.entries.len();
        }
    }

    fn functions(&self, return_address: u64) -> Option<u64> {
        self.entries.iter().flatten().find(|entry| entry.0 == return_address).map(|entry| entry.1)
    }
}

/// Stack walker of one thread.
pub(in crate::jit) struct Walker<'a> {
    module: &'a Module,
    code: &'a CodeMap,
    code_ranges: &'a [Range<u64>],
    stack: &'a GuardedStack,
    executable: OnceCell<ExecutableRanges>,
    /// Functions and frame pointers of frames that are known to be stale.
    stale: RefCell<FxHashSet<(GlobalId, u64)>>,
    /// Return addresses at which the kernel's return from a signal handler is known not to be.
    not_sigreturn: RefCell<FxHashSet<u64>>,
}

impl<'a> Walker<'a> {
    /// Creates a walker for the stack of a thread.
    pub(in crate::jit) fn new(
        module: &'a Module,
        code: &'a CodeMap,
        code_ranges: &'a [Range<u64>],
        stack: &'a GuardedStack,
    ) -> Walker<'a> {
        let (stale, not_sigreturn) = (RefCell::default(), RefCell::default());
        Walker { module, code, code_ranges, stack, executable: OnceCell::new(), stale, not_sigreturn }
    }

    fn is_code(&self, address: u64) -> bool {
        self.executable.get_or_init(ExecutableRanges::now).contains(address)
    }

    /// Whether an address is in code, just after an instruction that may be a call: `call rel32`, or `call r/m64` of
    /// any length.
    ///
    /// The bytes alone do not suffice: where live words cut a stale chain short, there may be a pointer to data, for
    /// example to other pointers, whose bytes depend on the layout of memory.
    fn follows_call(&self, address: u64) -> bool {
        let Some(before) = address.checked_sub(8).and_then(peek).map(u64::to_le_bytes) else { return false };
        let is_indirect = |start: usize| before[start] == 0xff && before[start + 1] & 0x38 == 0x10;
        (before[3] == 0xe8 || (1..=6).any(is_indirect)) && self.is_code(address)
    }

    /// Walks the frame pointer chain outwards. Host functions may have no frame pointer; beyond them, the stack is
    /// searched for a return address into compiled code whose frame is consistent.
    pub(in crate::jit) fn walk(&self, registers: FrameRegisters) -> CallStack {
        let mut stack = CallStack::default();
        let mut next = match self.is_on_stack(registers.rsp) {
            true => Some(registers),
            false => self.elsewhere(registers, &mut stack),
        };
        while let Some(registers) = next {
            next = self.follow(registers, &mut stack);
        }
        stack
    }

    /// Walks the chain up to a signal handler that interrupted compiled code. Returns the interrupted registers.
    fn follow(&self, registers: FrameRegisters, stack: &mut CallStack) -> Option<FrameRegisters> {
        let mut rbp = registers.rbp;
        match self.code.find(registers.pc) {
            Some(place) => {
                stack.push(place);
                // In the prologue, the caller's frame pointer is still in rbp, and the return address is on top of the
                // stack.
                let pending = match place.offset {
                    0 => self.stack.word(registers.rsp),
                    1 => self.stack.word(registers.rsp + 8),
                    // At `ret`, the frame is already gone. Only a run that is stopped from outside can be there.
                    _ if fault_inst::at(registers.pc, self.code)
                        .is_some_and(|machine| fault_inst::returns(&machine)) =>
                    {
                        self.stack.word(registers.rsp)
                    }
                    _ => None,
                };
                if let Some(caller) = pending.and_then(|at| self.code.find_return(at)) {
                    stack.push(caller);
                }
            }
            // Inline assembly has a frame pointer, regardless of what is on top of the stack.
            None if self.code.is_assembly(registers.pc) && self.frame(rbp).is_some() => {}
            // A call of an address without code left the return address on top of the stack.
            None => match self.caller_on_top(registers) {
                Some(caller) => {
                    stack.push(caller);
                    rbp = registers.rsp + 8 + caller.frame();
                }
                None => match self.search(registers.rsp) {
                    Some((caller, frame)) => {
                        stack.push(caller);
                        rbp = frame;
                    }
                    None => return None,
                },
            },
        }
        let mut recent = RecentCallers::default();
        loop {
            if stack.depth > FRAMES as u64 {
                rbp = self.skip(rbp, &recent, stack);
            }
            let Some((next, return_address)) = self.frame(rbp) else { break };
            if next > rbp && self.code.returns_to_thunk(return_address) {
                rbp = next;
                continue;
            }
            let caller = self.code.find_return(return_address);
            // Done only for the few return addresses outside compiled code, since it may query the system.
            let interrupted = match () {
                () if caller.is_some() => None,
                () if sigaction::is_in_dispatch(return_address) => self.handler_above(rbp + 16),
                () => self.interrupted(rbp, return_address),
            };
            if interrupted.is_some_and(|registers| self.code.find(registers.pc).is_some()) {
                return interrupted;
            }
            let above = interrupted.map_or(rbp + 16, |registers| registers.rsp);
            let (caller, frame) = match caller {
                // Caller frames have higher addresses.
                Some(caller) if next > rbp => {
                    recent.add(return_address, caller);
                    (caller, next)
                }
                // A host function called back, or this is the outermost frame, above which the search finds nothing.
                _ => {
                    let Some((caller, frame)) = self.search(above) else { break };
                    stack.push_host(self.host_callee(caller));
                    (caller, frame)
                }
            };
            stack.push(caller);
            rbp = frame;
        }
        None
    }

    /// Counts the frames of recent callers without looking them up again: most of a deep recursion. Returns the first
    /// frame pointer that remains, whose caller may be the outermost one, which is kept.
    fn skip(&self, mut rbp: u64, recent: &RecentCallers, stack: &mut CallStack) -> u64 {
        let (mut remaining, mut last) = (rbp, None);
        while let Some((next, return_address)) = self.frame(rbp)
            && next > rbp
            && let Some(functions) = recent.functions(return_address)
        {
            last.replace(functions).into_iter().for_each(|functions| stack.count(functions));
            (remaining, rbp) = (rbp, next);
        }
        remaining
    }

    /// Returns the call whose return address is on top of the stack, for a program counter outside of compiled
    /// functions. In the middle of a host function, this may be a stale return address.
    fn caller_on_top(&self, registers: FrameRegisters) -> Option<CodePlace<'_>> {
        let caller = self.code.find_return(self.stack.word(registers.rsp)?)?;
        let is_live = self.may_call_host(caller)
            && self.hangs_together(caller.code.id, registers.rsp + 8 + caller.frame())
            // It is in a stub, or an address without code was called.
            || in_any(self.code_ranges, registers.pc)
            || !self.is_code(registers.pc);
        is_live.then_some(caller)
    }

    /// Whether an address is on the thread's stack, or in its guard region after an overflow.
    fn is_on_stack(&self, address: u64) -> bool {
        (self.stack.guard().start..self.stack.range().end).contains(&address)
    }

    /// Adds the frames on another stack: that of a signal handler, or one that the program allocated itself. Returns
    /// the registers that a handler on it interrupted.
    fn elsewhere(&self, registers: FrameRegisters, stack: &mut CallStack) -> Option<FrameRegisters> {
        let mut rbp = registers.rbp;
        match self.code.find(registers.pc) {
            Some(place) => stack.push(place),
            // A host function may have no frame pointer.
            None => {
                if let Some((caller, frame)) = self.called_from(registers.rsp) {
                    stack.push(caller);
                    rbp = frame;
                }
            }
        }
        while let (Some(next), Some(return_address)) = (peek(rbp), rbp.checked_add(8).and_then(peek))
            && let Some(caller) = self.code.find_return(return_address)
        {
            stack.push(caller);
            if next <= rbp {
                break;
            }
            rbp = next;
        }
        self.handler_above(registers.rsp)
    }

    /// Finds the innermost compiled frame above an address on another stack. Returns the call site and the frame
    /// pointer.
    fn called_from(&self, address: u64) -> Option<(CodePlace<'_>, u64)> {
        let first = address.checked_next_multiple_of(8)?;
        let words = (first..first.checked_add(HANDLER)?).step_by(8);
        let mut found = words.map_while(|at| Some((at, peek(at)?))).filter(|(_, word)| in_any(self.code_ranges, *word));
        found.find_map(|(at, word)| {
            let place = self.code.find_return(word)?;
            let rbp = at + 8 + place.frame();
            let (next, return_address) = (peek(rbp)?, peek(rbp + 8)?);
            let hangs_together = self.code.find_return(return_address).is_some() && next > rbp;
            (hangs_together || self.is_code(return_address)).then_some((place, rbp))
        })
    }

    /// Finds the innermost signal handler above an address that the kernel called. Returns the registers it
    /// interrupted.
    fn handler_above(&self, address: u64) -> Option<FrameRegisters> {
        let first = address.checked_next_multiple_of(8)?;
        let words = (first..first.checked_add(HANDLER)?).step_by(8);
        // The kernel's return address lies below the registers that it saved.
        let found = words.map_while(|at| Some((at, peek(at)?)));
        found
            .filter(|(_, word)| !in_any(self.code_ranges, *word) && self.is_code(*word))
            .find_map(|(at, word)| self.interrupted(at.wrapping_sub(8), word).filter(|r| self.is_on_stack(r.rsp)))
    }

    /// Returns the interrupted registers, if the frame belongs to a signal handler called by the kernel.
    fn interrupted(&self, rbp: u64, return_address: u64) -> Option<FrameRegisters> {
        // mov rax, SYS_rt_sigreturn; syscall
        const BACK: [u8; 9] = [0x48, 0xc7, 0xc0, 0x0f, 0, 0, 0, 0x0f, 0x05];
        // Offset of the registers in the `ucontext_t` that the kernel stores above the return address.
        const REGISTERS: u64 = 40;
        if self.not_sigreturn.borrow().contains(&return_address) {
            return None;
        }
        // Compares the bytes first: the check for code reads the memory map, which may need more than a thread's small
        // stack.
        let code = [peek(return_address)?.to_le_bytes(), peek(return_address.checked_add(1)?)?.to_le_bytes()];
        if code != [0, 1].map(|n| *BACK[n..].first_chunk().expect("nine bytes")) || !self.is_code(return_address) {
            self.not_sigreturn.borrow_mut().insert(return_address);
            return None;
        }
        let register = |n: u64| peek(rbp.checked_add(16 + REGISTERS + 8 * n)?);
        let found = FrameRegisters { rbp: register(10)?, rsp: register(15)?, pc: register(16)? };
        // Caller frames have higher addresses.
        (found.rsp > rbp || !self.is_on_stack(rbp)).then_some(found)
    }

    /// Reads the saved frame pointer and the return address of a frame.
    fn frame(&self, rbp: u64) -> Option<(u64, u64)> {
        Some((self.stack.word(rbp)?, self.stack.word(rbp.checked_add(8)?)?))
    }

    /// Finds the innermost compiled frame above an address that called a host function. Returns the call site and the
    /// frame pointer.
    fn search(&self, from: u64) -> Option<(CodePlace<'_>, u64)> {
        if !self.is_on_stack(from) {
            return None;
        }
        let from = from.max(self.stack.range().start).next_multiple_of(8);
        for at in (from..self.stack.range().end).step_by(8) {
            let word = self.stack.word(at)?;
            if !in_any(self.code_ranges, word) {
                continue;
            }
            let Some(place) = self.code.find_return(word).filter(|place| self.may_call_host(*place)) else { continue };
            let rbp = at + 8 + place.frame();
            if self.hangs_together(place.code.id, rbp) {
                return Some((place, rbp));
            }
        }
        None
    }

    /// Whether the frame of a function is live, rather than left over from an earlier call, in stack memory that a host
    /// function has reserved but not written. The callers of a stale frame are stale, too, up to a return address that
    /// a live frame has overwritten; the call site there calls another function.
    ///
    /// A stale chain may have any length, so it is followed to its end. Frames that are found to be stale are
    /// remembered, which keeps the time linear in the size of the stack.
    fn hangs_together(&self, mut function: GlobalId, mut rbp: u64) -> bool {
        let mut chain = Vec::new();
        let is_live = loop {
            if self.stale.borrow().contains(&(function, rbp)) {
                break false;
            }
            chain.push((function, rbp));
            let Some((next, return_address)) = self.frame(rbp) else { break false };
            let Some(site) = self.code.find_return(return_address) else {
                // A host function that calls back may have any value in rbp. The first function of a context has no
                // caller.
                break self.follows_call(return_address)
                    || self.interrupted(rbp, return_address).is_some()
                    || next == 0 && self.is_code(return_address);
            };
            if next <= rbp || !self.may_call(site, function) {
                break false;
            }
            (function, rbp) = (site.code.id, next);
        };
        if !is_live {
            self.stale.borrow_mut().extend(chain);
        }
        is_live
    }

    /// Whether the call at a site can have led to a compiled function without another compiled frame in between.
    fn may_call(&self, site: CodePlace<'_>, function: GlobalId) -> bool {
        let Some(callee) = self.callee(site).filter(|callee| *callee != function) else { return true };
        self.module.function(callee).is_none_or(|function| function.body.as_ref().is_some_and(may_tail_call))
    }

    /// Whether the call at a site can have led to a host function without a compiled frame in between.
    fn may_call_host(&self, site: CodePlace<'_>) -> bool {
        // A function with a body but without compiled code (`available_externally`) is a host function.
        let compiled = self.callee(site).filter(|callee| self.code.address(*callee).is_some());
        let body = compiled.and_then(|callee| self.module.function(callee)?.body.as_ref());
        body.is_none_or(may_tail_call)
    }

    /// Returns the host function that is called directly at a site.
    fn host_callee(&self, place: CodePlace<'_>) -> Option<GlobalId> {
        let is_host = |callee: &GlobalId| self.module.function(*callee).is_some_and(|f| f.body.is_none());
        self.callee(place).filter(is_host)
    }

    /// Returns the function that is called directly at a site.
    fn callee(&self, place: CodePlace<'_>) -> Option<GlobalId> {
        let (function, loc) = place.statement();
        let (body, loc) = (self.module.function(function)?.body.as_ref()?, loc?);
        let here = |inst: &InstId| body.inst_locs[*inst].expand() == Some(loc);
        let inst = body.layout.iter().flat_map(|b| &body.blocks[*b].insts).copied().find(here)?;
        named_callee(self.module, body.insts[inst].call()?.callee)
    }

    /// Returns the name of the host function called by compiled code in which, or in a callee of which, the program
    /// ended. The return address in its frame is just below the compiled frame.
    pub(in crate::jit) fn entered(&self, registers: FrameRegisters) -> Option<String> {
        let top = match self.caller_on_top(registers) {
            Some(_) => return crate::host::symbols::function_name_at(registers.pc as usize),
            None => {
                let (caller, frame) = self.search(registers.rsp)?;
                frame - 8 - caller.frame()
            }
        };
        let words = (1..=NEAR).map(|n| top.wrapping_sub(8 * n)).take_while(|at| *at >= registers.rsp);
        let mut words = words.filter_map(|at| self.stack.word(at)).filter(|word| !in_any(self.code_ranges, *word));
        let inside = words.find(|word| self.is_code(*word));
        crate::host::symbols::function_name_at(inside? as usize - 1)
    }
}
