//! The GNU C library's `jmp_buf` on x86-64.

use crate::jit::trap::signal_handler::copy_words;

/// Index of the stack pointer among the words of a buffer.
const RSP: usize = 6;

/// Number of bits by which a saved address is rotated left, after an exclusive or with the thread's guard.
const ROTATION: u32 = 17;

/// Returns the stack pointer that `longjmp` restores from a buffer; `None` if the buffer cannot be read.
pub(in crate::jit) fn saved_stack_pointer(buffer: *const u64) -> Option<u64> {
    let (mut saved, guard) = (0, pointer_guard());
    // SAFETY: the word is a local variable; an address that cannot be read is detected.
    let is_read = unsafe { copy_words(&mut saved, buffer.wrapping_add(RSP), 1) };
    is_read.then(|| saved.rotate_right(ROTATION) ^ guard)
}

/// Returns the pointer guard of the thread, which lies in its control block.
fn pointer_guard() -> u64 {
    let guard;
    // SAFETY: every thread of the GNU C library has a control block.
    unsafe { std::arch::asm!("mov {}, fs:[0x30]", out(reg) guard, options(nostack, readonly, preserves_flags)) };
    guard
}
