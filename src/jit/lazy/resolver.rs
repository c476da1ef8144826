//! The transition from the first call of a function to the compiler, and back.
//!
//! The entry of an uncompiled function pushes the number of the function and jumps here, with all arguments in place.
//! The compiler runs on a separate stack, with signals blocked and in the default floating-point environment.
//! Afterwards the saved state is restored, and the call proceeds. The registers are saved on the program's stack, which
//! is then cleared, so that a report does not mistake a leftover address for a frame.

use crate::host::interrupt;
use crate::jit::lazy::LazyCode;
use crate::jit::trap::signal_handler;
use std::mem::{offset_of, size_of};
use std::time::Instant;

/// Saves the registers of a call, compiles the called function and jumps to it. On entry, the number of the function is
/// on the stack, below the return address of the call, and r11 holds the address of the [`LazyCode`].
///
/// # Safety
/// Only reached from the entries that the [linker](super::linker) writes.
#[unsafe(naked)]
pub(super) unsafe extern "sysv64" fn enter() {
    core::arch::naked_asm!(
        "push rbp",
        "mov rbp, rsp",
        "sub rsp, 216",
        "mov [rsp], rdi",
        "mov [rsp + 8], rsi",
        "mov [rsp + 16], rdx",
        "mov [rsp + 24], rcx",
        "mov [rsp + 32], r8",
        "mov [rsp + 40], r9",
        // The number of vector registers with arguments of a variadic function, and a `nest` argument.
        "mov [rsp + 48], rax",
        "mov [rsp + 56], r10",
        "stmxcsr [rsp + 64]",
        "fnstcw [rsp + 68]",
        "movups [rsp + 80], xmm0",
        "movups [rsp + 96], xmm1",
        "movups [rsp + 112], xmm2",
        "movups [rsp + 128], xmm3",
        "movups [rsp + 144], xmm4",
        "movups [rsp + 160], xmm5",
        "movups [rsp + 176], xmm6",
        "movups [rsp + 192], xmm7",
        // The default rounding and precision, all exceptions masked.
        "mov dword ptr [rsp + 72], 0x1f80",
        "ldmxcsr [rsp + 72]",
        "mov word ptr [rsp + 76], 0x37f",
        "fldcw [rsp + 76]",
        "cld",
        "mov rdi, r11",
        "mov rsi, [rbp + 8]",
        "mov rsp, [r11 + {top}]",
        "call {resolve}",
        "lea rsp, [rbp - 216]",
        "mov r11, rax",
        "ldmxcsr [rsp + 64]",
        "fldcw [rsp + 68]",
        "mov rdi, [rsp]",
        "mov rsi, [rsp + 8]",
        "mov rdx, [rsp + 16]",
        "mov rcx, [rsp + 24]",
        "mov r8, [rsp + 32]",
        "mov r9, [rsp + 40]",
        "mov rax, [rsp + 48]",
        "mov r10, [rsp + 56]",
        "movups xmm0, [rsp + 80]",
        "movups xmm1, [rsp + 96]",
        "movups xmm2, [rsp + 112]",
        "movups xmm3, [rsp + 128]",
        "movups xmm4, [rsp + 144]",
        "movups xmm5, [rsp + 160]",
        "movups xmm6, [rsp + 176]",
        "movups xmm7, [rsp + 192]",
        "mov rsp, rbp",
        ".rept 27",
        "push 0",
        ".endr",
        "leave",
        // The number.
        "lea rsp, [rsp + 8]",
        "jmp r11",
        top = const offset_of!(LazyCode, stack_top),
        resolve = sym resolve,
    )
}

/// Compiles the function with this number, and returns the address of its code. If that fails, the run ends.
extern "sysv64" fn resolve(code: *const LazyCode, number: u64) -> u64 {
    // SAFETY: the entries exist as long as the engine, which owns this.
    let code = unsafe { &*code };
    // SAFETY: the C library's `errno` of this thread.
    let errno = unsafe { *libc::__errno_location() };
    let (start, mask) = (Instant::now(), block_signals());
    code.begin(mask);
    let entry = code.compile_now(number as u32);
    code.end();
    // The time limit applies to the program alone.
    interrupt::extend(start.elapsed());
    // SAFETY: as above.
    unsafe { *libc::__errno_location() = errno };
    restore_signals(mask);
    entry.unwrap_or_else(|| signal_handler::leave_uncompiled())
}

/// A set of signals, in the kernel's representation.
pub(super) type SignalMask = u64;

/// Signals raised by faults, which cannot be blocked.
const OF_FAULTS: [libc::c_int; 4] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE];

/// Blocks all signals except those raised by faults, including those that the C library reserves. Returns the previous
/// mask.
fn block_signals() -> SignalMask {
    let all = OF_FAULTS.iter().fold(SignalMask::MAX, |set, signal| set & !(1 << (signal - 1)));
    set_mask(libc::SIG_BLOCK, all)
}

/// Restores a signal mask.
pub(super) fn restore_signals(mask: SignalMask) {
    set_mask(libc::SIG_SETMASK, mask);
}

fn set_mask(how: libc::c_int, mask: SignalMask) -> SignalMask {
    let mut before = 0;
    // The C library's function omits the signals that it reserves.
    // SAFETY: both sets are local, of the size passed.
    unsafe {
        libc::syscall(libc::SYS_rt_sigprocmask, how, &raw const mask, &raw mut before, size_of::<SignalMask>());
    }
    before
}
