//! The alternate signal stack: a handler must still run when the program has exhausted its own stack.

use std::cell::Cell;

/// Size of the stack in bytes.
const SIZE: usize = 64 << 10;

/// Memory of one thread's alternate stack.
struct AltStack(Cell<Option<Vec<u8>>>);

thread_local! {
    /// Whether this thread has an alternate stack of this module.
    static SET: Cell<bool> = const { Cell::new(false) };
    static STACK: AltStack = const { AltStack(Cell::new(None)) };
}

/// Sets up the alternate signal stack of this thread, unless this module has already done so. The stack stays until the
/// thread ends, since setting and removing it in each run would dominate the cost of calling a small function.
#[inline]
pub fn ensure() {
    if !SET.get() {
        set();
    }
}

#[cold]
fn set() {
    let mut memory: Vec<u8> = Vec::with_capacity(SIZE);
    let new = libc::stack_t { ss_sp: memory.as_mut_ptr().cast(), ss_flags: 0, ss_size: SIZE };
    // A thread that is ending has lost its thread-local storage; it keeps its current stack.
    let kept = STACK.try_with(|stack| stack.0.set(Some(memory))).is_ok();
    // SAFETY: the memory has `SIZE` bytes, and does not move until `AltStack` is dropped.
    if kept && unsafe { libc::sigaltstack(&new, std::ptr::null_mut()) } == 0 {
        SET.set(true);
    }
}

impl Drop for AltStack {
    fn drop(&mut self) {
        let Some(memory) = self.0.take() else { return };
        SET.set(false);
        let none = libc::stack_t { ss_sp: std::ptr::null_mut(), ss_flags: libc::SS_DISABLE, ss_size: 0 };
        // SAFETY: queries the stack, and disables it only if it is the memory freed here. A stack set since
        // stays in place.
        unsafe {
            let mut now: libc::stack_t = std::mem::zeroed();
            libc::sigaltstack(std::ptr::null(), &mut now);
            if now.ss_sp == memory.as_ptr().cast_mut().cast() {
                libc::sigaltstack(&none, std::ptr::null_mut());
            }
        }
    }
}
