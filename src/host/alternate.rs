//! The stack that handlers of signals run on: a program that has used up its own must not take ours along.

use std::cell::Cell;

/// Bytes of it.
const SIZE: usize = 64 << 10;

/// The memory of one thread's.
struct Stack(Cell<Option<Vec<u8>>>);

thread_local! {
    /// Whether this thread has one.
    static SET: Cell<bool> = const { Cell::new(false) };
    static STACK: Stack = const { Stack(Cell::new(None)) };
}

/// Gives this thread one, if it has none of ours yet. It stays until the thread ends: to set it and take it back with each run would be
/// most of what a run of a small function costs.
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
    // A thread that is ending has no such storage any more; it keeps what it has.
    let kept = STACK.try_with(|stack| stack.0.set(Some(memory))).is_ok();
    // SAFETY: the memory is that large, and stays where it is until `Stack` is dropped.
    if kept && unsafe { libc::sigaltstack(&new, std::ptr::null_mut()) } == 0 {
        SET.set(true);
    }
}

impl Drop for Stack {
    fn drop(&mut self) {
        let Some(memory) = self.0.take() else { return };
        SET.set(false);
        let none = libc::stack_t { ss_sp: std::ptr::null_mut(), ss_flags: libc::SS_DISABLE, ss_size: 0 };
        // SAFETY: asks, and then takes the memory away that goes with this; what others have set since is theirs.
        unsafe {
            let mut now: libc::stack_t = std::mem::zeroed();
            libc::sigaltstack(std::ptr::null(), &mut now);
            if now.ss_sp == memory.as_ptr().cast_mut().cast() {
                libc::sigaltstack(&none, std::ptr::null_mut());
            }
        }
    }
}
