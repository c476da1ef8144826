//! `vfork`, which returns twice on one stack.

use crate::host::process::child::{SHARING_CHILDREN, SHARING_PARENT};
use libc::{c_int, pid_t};
use std::sync::atomic::Ordering;

/// Records that this process is about to share its memory with a child.
pub(in crate::host) extern "C" fn before_vfork() {
    // SAFETY: only reads the process id.
    SHARING_PARENT.store(unsafe { libc::getpid() }, Ordering::Relaxed);
}

extern "C" fn vfork_failed(error: c_int) -> pid_t {
    // SAFETY: this thread's own `errno`.
    unsafe { *libc::__errno_location() = -error };
    -1
}

/// Calls `vfork`, and records in the shared memory that a child shares it. The return address stays in a register,
/// because the parent sees the child's writes to the stack.
///
/// # Safety
/// Must be called only by code that expects it to return twice.
#[unsafe(naked)]
pub(in crate::host) unsafe extern "C" fn vfork() -> pid_t {
    core::arch::naked_asm!(
        "sub rsp, 8",
        "call {before}",
        "add rsp, 8",
        "pop rdi",
        "mov eax, {number}",
        "syscall",
        "push rdi",
        "test eax, eax",
        "jz 2f",
        "js 3f",
        "lock dec qword ptr [rip + {sharing}]",
        "ret",
        "2:",
        "lock inc qword ptr [rip + {sharing}]",
        "ret",
        "3:",
        "mov edi, eax",
        "jmp {failed}",
        before = sym before_vfork,
        failed = sym vfork_failed,
        sharing = sym SHARING_CHILDREN,
        number = const libc::SYS_vfork as i32,
    )
}
