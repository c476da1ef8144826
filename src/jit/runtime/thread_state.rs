//! State of a thread that runs compiled code: its side stack, and a pending tail call or `longjmp`.

use crate::jit::run::stack::{GuardedStack, SideStack};
use crate::jit::x86_64::stack_switch::{FrameRegisters, TailCall};
use std::cell::{Cell, UnsafeCell};
use std::ops::Range;

thread_local! {
    /// Side stack of the program that runs on this thread.
    static SIDE_STACK: Cell<*mut SideStack> = const { Cell::new(std::ptr::null_mut()) };
    static TAIL_CALL: UnsafeCell<TailCall> = const { UnsafeCell::new(TailCall::NONE) };
}

/// Installs `side` as the side stack of this thread and returns the previous one.
pub(in crate::jit) fn set_side_stack(side: *mut SideStack) -> *mut SideStack {
    SIDE_STACK.replace(side)
}

thread_local! {
    /// Bounds of the stack of the program that runs on this thread, if it was started there.
    static PROGRAM_STACK: Cell<(u64, u64)> = const { Cell::new((0, 0)) };
}

/// Sets the stack of the program that runs on this thread.
pub(in crate::jit) fn set_program_stack(stack: &GuardedStack) {
    PROGRAM_STACK.set((stack.range().start, stack.range().end));
}

/// Returns the stack of the program that was started on this thread; empty if none was.
pub(in crate::jit) fn program_stack() -> Range<u64> {
    let (start, end) = PROGRAM_STACK.get();
    start..end
}

/// Returns the side stack of this thread.
pub(in crate::jit) extern "sysv64" fn side_stack() -> *mut SideStack {
    let side = SIDE_STACK.get();
    if side.is_null() { foreign_side_stack() } else { side }
}

/// Size in bytes of the side stack of a thread that the program did not create.
const FOREIGN_STACK_SIZE: u64 = 8 << 20;

/// Side stack of a thread that a library created and that calls the program.
struct ForeignStack {
    side: UnsafeCell<SideStack>,
    _stack: Option<GuardedStack>,
}

impl ForeignStack {
    fn new() -> ForeignStack {
        let stack = GuardedStack::new(FOREIGN_STACK_SIZE).ok();
        // If there is no memory, the range is empty, and the first use overflows it.
        let range = stack.as_ref().map_or(0..0, GuardedStack::range);
        ForeignStack { side: UnsafeCell::new(SideStack { top: range.end, bottom: range.start }), _stack: stack }
    }
}

thread_local! {
    static FOREIGN_STACK: ForeignStack = ForeignStack::new();
}

#[cold]
fn foreign_side_stack() -> *mut SideStack {
    // A destructor of thread-local data may call the program after `FOREIGN_STACK` was destroyed.
    let found = FOREIGN_STACK.try_with(|foreign| foreign.side.get());
    found.unwrap_or_else(|_| Box::leak(Box::new(ForeignStack::new())).side.get())
}

/// Returns the pending `musttail` call of this thread.
pub(in crate::jit) extern "sysv64" fn tail_call() -> *mut TailCall {
    TAIL_CALL.with(UnsafeCell::get)
}

thread_local! {
    /// Registers at the program's last call of `longjmp`.
    static LAST_JUMP: Cell<Option<FrameRegisters>> = const { Cell::new(None) };
}

/// Takes the registers at the thread's last call of `longjmp`, as on entry to that function. They contain no pc, since
/// the target of the jump is unknown.
pub(in crate::jit) fn take_last_jump() -> Option<FrameRegisters> {
    LAST_JUMP.take()
}

/// Records the registers at a call of `longjmp`.
pub(in crate::jit) extern "sysv64" fn note_jump(rsp: u64, rbp: u64) {
    LAST_JUMP.set(Some(FrameRegisters { pc: 0, rsp, rbp }));
}
