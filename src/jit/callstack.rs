//! Who called whom, from the registers at a program's end and what is on its stack.

use super::address::Executable;
use super::codemap::{CodeMap, CodePlace};
use super::guard::{Registers, in_any};
use super::machine;
use super::stack::Stack;
use crate::host::{probe, sigaction};
use crate::ir::callee::named_callee;
use crate::ir::inst::TailKind;
use crate::ir::{Body, GlobalId, InstId, LocId, Module};
use std::cell::OnceCell;
use std::ops::Range;

/// Frames of a call stack that are kept: the innermost ones, and the outermost.
const FRAMES: usize = 40;
/// How many words below its caller's frame a host function's own frame is looked for.
const NEAR: u64 = 4096;

/// How much of its stack a handler of signals may have used: that many bytes are searched for what it interrupted.
const HANDLER: u64 = 64 << 10;

/// The word at an address, if there is one.
fn peek(address: u64) -> Option<u64> {
    let mut word = [0; 8];
    probe::read(address, &mut word).then(|| u64::from_ne_bytes(word))
}

/// Whether the instruction before an address may be a call: `call rel32`, or `call r/m64` of any length.
fn follows_call(address: u64) -> bool {
    let Some(before) = address.checked_sub(8).and_then(peek).map(u64::to_le_bytes) else { return false };
    let is_indirect = |start: usize| before[start] == 0xff && before[start + 1] & 0x38 == 0x10;
    before[3] == 0xe8 || (1..=6).any(is_indirect)
}

/// A program's call stack.
#[derive(Default)]
pub(super) struct CallStack {
    /// Functions with where they stand, innermost first; functions of the host stand nowhere.
    pub frames: Vec<(GlobalId, Option<LocId>)>,
    /// How many there were, those that are left out too.
    pub depth: u64,
    /// How many of them are functions of the program.
    pub calls: u64,
    /// How many of these are inlined into others, and so have no frame of the machine.
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

    /// A function of the host that called the one before.
    fn push_host(&mut self, function: Option<GlobalId>) {
        if let Some(id) = function {
            self.keep((id, None));
        }
    }

    fn keep(&mut self, frame: (GlobalId, Option<LocId>)) {
        self.depth += 1;
        // Frames come from the innermost on: the last one is the outermost so far.
        self.frames.truncate(FRAMES - 1);
        self.frames.push(frame);
    }

    /// Says that the innermost frame of the machine, which is at `place`, stands at another place in the text.
    pub(super) fn stand(&mut self, place: CodePlace<'_>, loc: Option<LocId>) {
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

    /// Takes the innermost frame away.
    pub(super) fn drop_innermost(&mut self) {
        if !self.frames.is_empty() {
            self.frames.remove(0);
            self.depth -= 1;
            self.calls -= 1;
        }
    }
}

/// What is needed to follow a call stack.
pub(super) struct Walker<'a> {
    module: &'a Module,
    code: &'a CodeMap,
    code_ranges: &'a [Range<u64>],
    stack: &'a Stack,
    executable: OnceCell<Executable>,
}

impl<'a> Walker<'a> {
    /// One for a thread's stack.
    pub(super) fn new(
        module: &'a Module,
        code: &'a CodeMap,
        code_ranges: &'a [Range<u64>],
        stack: &'a Stack,
    ) -> Walker<'a> {
        Walker { module, code, code_ranges, stack, executable: OnceCell::new() }
    }

    fn is_code(&self, address: u64) -> bool {
        self.executable.get_or_init(Executable::now).contains(address)
    }

    /// Follows frame pointers outwards. Host functions need not keep one: behind them the stack is searched for a return
    /// address of ours whose frame hangs together.
    pub(super) fn walk(&self, registers: Registers) -> CallStack {
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

    /// The same up to where a handler of signals has interrupted code of ours: with which registers.
    fn follow(&self, registers: Registers, stack: &mut CallStack) -> Option<Registers> {
        let mut rbp = registers.rbp;
        match self.code.find(registers.pc) {
            Some(place) => {
                stack.push(place);
                // Before the frame is set up, the caller's frame pointer is still there and the return address on top.
                let pending = match place.offset {
                    0 => self.stack.word(registers.rsp),
                    1 => self.stack.word(registers.rsp + 8),
                    // It is gone already; only who is stopped from outside can be there.
                    _ if machine::at(registers.pc).is_some_and(|machine| machine::returns(&machine)) => {
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
                    None => return None,
                },
            },
        }
        while let Some((next, return_address)) = self.frame(rbp) {
            if next > rbp && self.code.returns_to_thunk(return_address) {
                rbp = next;
                continue;
            }
            let caller = self.code.find_return(return_address);
            // Few return addresses are none of ours, and what they lead to is asked of the system.
            let interrupted = match () {
                () if caller.is_some() => None,
                () if sigaction::calls_handlers(return_address) => self.handler_above(rbp + 16),
                () => self.interrupted(rbp, return_address),
            };
            if interrupted.is_some_and(|registers| self.code.find(registers.pc).is_some()) {
                return interrupted;
            }
            let above = interrupted.map_or(rbp + 16, |registers| registers.rsp);
            let (caller, frame) = match caller {
                // Frames lie above each other.
                Some(caller) if next > rbp => (caller, next),
                // A host function called us back, or this is the outermost frame and nothing is found above.
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

    /// Whether an address is on the thread's stack, or below, where a stack that is used up leads.
    fn is_on_stack(&self, address: u64) -> bool {
        (self.stack.guard().start..self.stack.range().end).contains(&address)
    }

    /// The frames on another stack: that of a handler of signals, or one that the program made itself. Then the registers of what
    /// a handler there has interrupted.
    fn elsewhere(&self, registers: Registers, stack: &mut CallStack) -> Option<Registers> {
        let mut rbp = registers.rbp;
        match self.code.find(registers.pc) {
            Some(place) => stack.push(place),
            // A function of the host need not keep a frame pointer.
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

    /// The innermost frame of ours above an address on another stack: the place of its call, and its frame pointer.
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

    /// The innermost handler of signals that the kernel has called above an address: what it has interrupted on the stack.
    fn handler_above(&self, address: u64) -> Option<Registers> {
        let first = address.checked_next_multiple_of(8)?;
        let words = (first..first.checked_add(HANDLER)?).step_by(8);
        // What the kernel returns to is below what it has saved.
        let found = words.map_while(|at| Some((at, peek(at)?)));
        found
            .filter(|(_, word)| !in_any(self.code_ranges, *word) && self.is_code(*word))
            .find_map(|(at, word)| self.interrupted(at.wrapping_sub(8), word).filter(|r| self.is_on_stack(r.rsp)))
    }

    /// If a frame is a handler's, which the kernel has called: the registers of what it interrupted.
    fn interrupted(&self, rbp: u64, return_address: u64) -> Option<Registers> {
        // mov rax, SYS_rt_sigreturn; syscall
        const BACK: [u8; 9] = [0x48, 0xc7, 0xc0, 0x0f, 0, 0, 0, 0x0f, 0x05];
        // The kernel's frame, behind the return address: a `ucontext_t` and its registers.
        const REGISTERS: u64 = 40;
        // The bytes first: to know what is code, the memory map is read, for which a thread's stack may be too small.
        let code = [peek(return_address)?.to_le_bytes(), peek(return_address.checked_add(1)?)?.to_le_bytes()];
        if code != [0, 1].map(|n| *BACK[n..].first_chunk().expect("nine bytes")) || !self.is_code(return_address) {
            return None;
        }
        let register = |n: u64| peek(rbp.checked_add(16 + REGISTERS + 8 * n)?);
        let found = Registers { rbp: register(10)?, rsp: register(15)?, pc: register(16)? };
        // Frames lie above each other.
        (found.rsp > rbp || !self.is_on_stack(rbp)).then_some(found)
    }

    /// The saved frame pointer and return address of a frame.
    fn frame(&self, rbp: u64) -> Option<(u64, u64)> {
        Some((self.stack.word(rbp)?, self.stack.word(rbp.checked_add(8)?)?))
    }

    /// The innermost frame of ours above an address: the place of its call, and its frame pointer.
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
            let Some(place) = self.code.find_return(word) else { continue };
            let rbp = at + 8 + place.frame();
            if self.hangs_together(place.code.id, rbp) {
                return Some((place, rbp));
            }
        }
        None
    }

    /// Whether the frame of a function is one of the stack, and not left over from an earlier call in what a host function has reserved and
    /// not written to. Such a frame is called by others that are left over, up to one that a frame of today has overwritten the
    /// return address of: what is called there is another function.
    fn hangs_together(&self, mut function: GlobalId, mut rbp: u64) -> bool {
        for _ in 0..FRAMES {
            let Some((next, return_address)) = self.frame(rbp) else { return false };
            let Some(site) = self.code.find_return(return_address) else {
                // A host function that calls back may keep anything in rbp. The first function of a context is called by nobody.
                return follows_call(return_address)
                    || self.interrupted(rbp, return_address).is_some()
                    || next == 0 && self.is_code(return_address);
            };
            if next <= rbp || !self.may_call(site, function) {
                return false;
            }
            (function, rbp) = (site.code.id, next);
        }
        true
    }

    /// Whether the call at a place can have led to a function of ours, without a function of ours between them.
    fn may_call(&self, site: CodePlace<'_>, function: GlobalId) -> bool {
        let Some(callee) = self.callee(site).filter(|callee| *callee != function) else { return true };
        let Some(function) = self.module.function(callee) else { return true };
        // A tail call leaves the return address to its callee.
        let calls_at_its_end = |body: &Body| {
            body.insts.values().any(|inst| inst.call().is_some_and(|call| !matches!(call.tail, TailKind::None)))
        };
        function.body.as_ref().is_some_and(calls_at_its_end)
    }

    /// The function of the host that is called at a place, if it is named there.
    fn host_callee(&self, place: CodePlace<'_>) -> Option<GlobalId> {
        let is_host = |callee: &GlobalId| self.module.function(*callee).is_some_and(|f| f.body.is_none());
        self.callee(place).filter(is_host)
    }

    /// The function that is called at a place, if it is named there.
    fn callee(&self, place: CodePlace<'_>) -> Option<GlobalId> {
        let (function, loc) = place.statement();
        let (body, loc) = (self.module.function(function)?.body.as_ref()?, loc?);
        let here = |inst: &InstId| body.inst_locs[*inst].expand() == Some(loc);
        let inst = body.layout.iter().flat_map(|b| &body.blocks[*b].insts).copied().find(here)?;
        named_callee(self.module, body.insts[inst].call()?.callee)
    }

    /// The name of the host function that compiled code has called, and in which, or below which, the program ended: the
    /// outermost frame of the host keeps a return address next to ours.
    pub(super) fn entered(&self, registers: Registers) -> Option<String> {
        let top = match self.stack.word(registers.rsp).and_then(|at| self.code.find_return(at)) {
            Some(_) => return crate::host::function_at(registers.pc as usize),
            None => {
                let (caller, frame) = self.search(registers.rsp)?;
                frame - 8 - caller.frame()
            }
        };
        let words = (1..=NEAR).map(|n| top.wrapping_sub(8 * n)).take_while(|at| *at >= registers.rsp);
        let mut words = words.filter_map(|at| self.stack.word(at)).filter(|word| !in_any(self.code_ranges, *word));
        let inside = words.find(|word| self.is_code(*word));
        crate::host::function_at(inside? as usize - 1)
    }
}
