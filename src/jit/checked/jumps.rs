//! `longjmp` of checked code: the function that called `setjmp` must not have returned.

use crate::jit::checked::failure::{Failure, stop};
use crate::jit::runtime::{noted_longjmp, thread_state};
use crate::jit::x86_64::jump_buffer::saved_stack_pointer;
use std::ptr;

/// Implements `longjmp` and the aliases of the same function.
///
/// # Safety
/// The same as for `longjmp`.
#[unsafe(naked)]
pub(in crate::jit) unsafe extern "sysv64" fn longjmp() {
    core::arch::naked_asm!(
        "push rdi",
        "push rsi",
        "sub rsp, 8",
        "lea rsi, [rsp + 32]",
        "call {check}",
        "add rsp, 8",
        "pop rsi",
        "pop rdi",
        "test rax, rax",
        "jne {stop}",
        "jmp {longjmp}",
        check = sym check,
        stop = sym stop,
        longjmp = sym noted_longjmp,
    )
}

/// Returns the failure of a jump to a frame that is gone: below the stack pointer of the caller, on the same stack.
extern "sysv64" fn check(buffer: *const u64, rsp: u64) -> *const Failure {
    let stack = thread_state::program_stack();
    let is_gone = |saved: u64| stack.contains(&rsp) && stack.contains(&saved) && saved < rsp;
    match saved_stack_pointer(buffer) {
        Some(saved) if is_gone(saved) => Failure::Jump.keep(),
        _ => ptr::null(),
    }
}
