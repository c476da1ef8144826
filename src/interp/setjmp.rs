//! `setjmp` and `longjmp`: a jump cuts the stack of frames back to the one whose call of `setjmp` is to return again.
//!
//! A buffer holds a number. What it stands for is kept here, as long as the function lives that called `setjmp`.

use super::call;
use super::code::Code;
use super::context::Context;
use super::hostcall::Host;
use super::int;
use super::memory::{Shape, StackMark};
use super::provenance::{Place, Slot};
use super::trace::{Fault, Res};
use super::world::{Machine, World};
use crate::outcome::TrapKind;

/// What a function of the C library does to the stack of frames.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SetJmp {
    /// `setjmp`
    Set,
    /// `longjmp`
    Long,
    /// `getcontext` and its kin.
    Context(Context),
}

impl SetJmp {
    /// The function of a name, or the intrinsic that C's `__builtin_setjmp` and `__builtin_longjmp` are. `setjmp` may save the signal mask; signals are not part of what runs here.
    pub fn find(name: &str) -> Option<SetJmp> {
        match name.strip_prefix('\u{1}').unwrap_or(name) {
            "setjmp" | "_setjmp" | "sigsetjmp" | "__sigsetjmp" | "llvm.eh.sjlj.setjmp" => Some(SetJmp::Set),
            "longjmp" | "_longjmp" | "siglongjmp" | "__longjmp_chk" | "llvm.eh.sjlj.longjmp" => Some(SetJmp::Long),
            "getcontext" => Some(SetJmp::Context(Context::Get)),
            "setcontext" => Some(SetJmp::Context(Context::Set)),
            "makecontext" => Some(SetJmp::Context(Context::Make)),
            "swapcontext" => Some(SetJmp::Context(Context::Swap)),
            _ => None,
        }
    }
}

/// A call of `setjmp` that can return again.
#[derive(Clone, Copy, Debug)]
pub(super) struct Target {
    /// What is in the buffer.
    pub number: u64,
    /// The buffer.
    pub buffer: u64,
    /// Frames with the one that called.
    pub depth: usize,
    /// The call.
    pub pc: u32,
    /// Stack memory at the call.
    pub mark: StackMark,
    /// Host functions that wait for the program.
    pub waiting: usize,
}

/// All calls of `setjmp` whose functions live, by ascending number, and by depth.
#[derive(Default)]
pub struct Jumps {
    targets: Vec<Target>,
    last: u64,
}

/// Buffers that were copied from are looked for among so many targets.
const SEARCHED: usize = 64;

impl Jumps {
    /// Forgets the targets in frames that are gone: only so many are left.
    #[inline]
    pub fn cut(&mut self, frames: usize) {
        while self.targets.pop_if(|t| t.depth > frames).is_some() {}
    }

    pub(super) fn add(&mut self, target: Target) -> u64 {
        // A loop that fills one buffer again and again needs one target.
        let same = |t: &Target| t.depth == target.depth && t.buffer == target.buffer;
        let from = self.targets.len().saturating_sub(SEARCHED);
        if let Some(old) = self.targets[from..].iter().rposition(same) {
            self.targets.remove(from + old);
        }
        let number = self.next_number();
        self.targets.push(Target { number, ..target });
        number
    }

    /// A number that nothing has yet.
    pub(super) fn next_number(&mut self) -> u64 {
        self.last += 1;
        self.last
    }

    /// The last number that was given.
    pub(super) fn last(&self) -> u64 {
        self.last
    }

    /// Numbers up to this one were given elsewhere.
    pub(super) fn go_on_from(&mut self, number: u64) {
        self.last = self.last.max(number);
    }

    pub(super) fn find(&self, number: u64) -> Option<Target> {
        let at = self.targets.binary_search_by_key(&number, |t| t.number).ok()?;
        Some(self.targets[at])
    }
}

/// Carries out the call that the innermost frame stands at.
pub fn run(jump: SetJmp, args: &[Slot], code: &Code, machine: &mut Machine, host: &mut Host) -> Res<()> {
    let buffer = args.first().copied().unwrap_or_default();
    match jump {
        SetJmp::Set => set(&buffer, code, machine, host.waiting()),
        SetJmp::Long => long(&buffer, args.get(1), code, machine, host),
        SetJmp::Context(_) => Ok(()),
    }
}

/// `setjmp`: returns 0, and once more for every `longjmp`.
fn set(buffer: &Slot, code: &Code, machine: &mut Machine, waiting: usize) -> Res<()> {
    let depth = machine.frames.len();
    let pc = machine.frames.last().map_or(0, |f| f.pc);
    let mark = machine.world.memory.stack_mark();
    let number = machine.jumps.add(Target { number: 0, buffer: buffer.lo, depth, pc, mark, waiting });
    let World { memory, undefs, .. } = &mut machine.world;
    memory.store_slow(buffer, Shape::Bits(64), 1, &Slot::int(number), undefs)?;
    call::deliver(code, machine, Slot::int(0));
    Ok(())
}

fn long(buffer: &Slot, value: Option<&Slot>, code: &Code, machine: &mut Machine, host: &mut Host) -> Res<()> {
    let World { memory, undefs, .. } = &mut machine.world;
    let number = memory.load_slow(buffer, Shape::Bits(64), 1, undefs, Place::NONE)?;
    if !number.tag.is_defined() {
        return Err(int::undefined(
            "longjmp with an undefined value in its buffer: setjmp never filled it",
            &number,
            undefs,
        ));
    }
    // A `longjmp` of `__builtin_setjmp` has no value.
    let value = value.copied().unwrap_or(Slot::int(1));
    if !value.tag.is_defined() {
        return Err(int::undefined("an undefined value is passed to longjmp", &value, undefs));
    }
    let Some(target) = machine.jumps.find(number.lo) else {
        let text = "longjmp to a call of setjmp whose function has returned, or with something else in its buffer";
        return Err(Fault::new(TrapKind::BadCall, text));
    };
    cut(target, code, machine, host);
    let value = if value.lo as u32 == 0 { 1 } else { value.lo & u64::from(u32::MAX) };
    call::deliver(code, machine, Slot::int(value));
    Ok(())
}

/// Makes the frame with a target the innermost one, which stands at its call.
pub(super) fn cut(target: Target, code: &Code, machine: &mut Machine, host: &mut Host) {
    let cost = |function: u32| code.functions[function as usize].body.as_ref().map_or(0, |b| b.cost);
    for frame in machine.frames.drain(target.depth..) {
        machine.world.frame_bytes -= cost(frame.function);
    }
    machine.world.memory.pop_to(target.mark);
    machine.jumps.cut(target.depth);
    host.abandon_above(target.waiting);
    if let Some(frame) = machine.frames.last_mut() {
        frame.pc = target.pc;
    }
}
