//! Raw system calls on x86-64: their registers, in code and in signal contexts, and the kernel's `sigaction`.
//! Everything in this module is async-signal-safe.

use libc::ucontext_t;

/// Length of the instruction `syscall` in bytes.
const SYSCALL_LENGTH: i64 = 2;

/// Registers of the arguments, in order.
const ARGUMENTS: [libc::c_int; 6] =
    [libc::REG_RDI, libc::REG_RSI, libc::REG_RDX, libc::REG_R10, libc::REG_R8, libc::REG_R9];

/// The kernel's `sigaction`, which differs from the C library's.
#[repr(C)]
#[derive(Default)]
pub(in crate::host) struct KernelSigaction {
    pub handler: usize,
    pub flags: u64,
    pub restorer: usize,
    pub mask: u64,
}

/// The `sa_restorer` of signal handlers: their return address.
///
/// # Safety
/// Must only be reached by returning from a signal handler.
#[unsafe(naked)]
pub(in crate::host) unsafe extern "C" fn rt_sigreturn() {
    core::arch::naked_asm!("mov eax, {number}", "syscall", number = const libc::SYS_rt_sigreturn as i32)
}

/// Makes a system call and returns its result, negative for an error.
///
/// # Safety
/// The caller is responsible for the effects of the call. It must not be `vfork`, or a `clone` that shares the stack,
/// since the child would return from this function first.
pub(in crate::host) unsafe fn syscall(call: libc::c_long, arguments: &[u64; 6]) -> i64 {
    let result: i64;
    // SAFETY: by the caller's contract.
    unsafe {
        std::arch::asm!(
            "syscall",
            inlateout("rax") call => result,
            in("rdi") arguments[0], in("rsi") arguments[1], in("rdx") arguments[2],
            in("r10") arguments[3], in("r8") arguments[4], in("r9") arguments[5],
            lateout("rcx") _, lateout("r11") _,
            options(nostack)
        );
    }
    result
}

/// Returns the number of the system call that raised SIGSYS, and its arguments.
///
/// # Safety
/// The context must be the one that the system passed to the handler.
pub(in crate::host) unsafe fn syscall_in(context: *const ucontext_t) -> (i64, [u64; 6]) {
    // SAFETY: by the caller's contract.
    let registers = unsafe { &(*context).uc_mcontext.gregs };
    (registers[libc::REG_RAX as usize], ARGUMENTS.map(|register| registers[register as usize] as u64))
}

/// Returns the result of the system call that the thread has just made, and the call's first argument.
///
/// # Safety
/// The context must be the one that the system passed to a handler.
pub(in crate::host) unsafe fn syscall_result(context: *const ucontext_t) -> (i64, u64) {
    // SAFETY: by the caller's contract.
    let registers = unsafe { &(*context).uc_mcontext.gregs };
    (registers[libc::REG_RAX as usize], registers[libc::REG_RDI as usize] as u64)
}

/// Sets the result of the system call that the thread will observe.
///
/// # Safety
/// The context must be the one that the system passed to the handler.
pub(in crate::host) unsafe fn set_result(context: *mut ucontext_t, result: i64) {
    // SAFETY: by the caller's contract.
    unsafe { (*context).uc_mcontext.gregs[libc::REG_RAX as usize] = result };
}

/// Makes the thread execute the system call again when the handler returns.
///
/// # Safety
/// The context must be the one that the system passed to the handler of SIGSYS.
pub(in crate::host) unsafe fn restart_syscall(context: *mut ucontext_t) {
    // SAFETY: by the caller's contract.
    unsafe { (*context).uc_mcontext.gregs[libc::REG_RIP as usize] -= SYSCALL_LENGTH };
}

/// Whether the handler interrupted a system call that will not be restarted and would return EINTR to the program.
///
/// # Safety
/// The context must be the one that the system passed to the handler.
pub unsafe fn interrupted_with_eintr(context: *mut ucontext_t) -> bool {
    // SAFETY: the system's context; the thread is at the address in its registers.
    unsafe {
        let registers = &(*context).uc_mcontext.gregs;
        let pc = registers[libc::REG_RIP as usize] as u64;
        registers[libc::REG_RAX as usize] == -i64::from(libc::EINTR) && at_system_call(pc)
    }
}

/// Whether a thread at this address waits in a system call, or is right before or after one. A `syscall` instruction
/// that ends at a page boundary, or extends across it, is not recognized from its end, since the page before need not be
/// mapped.
///
/// # Safety
/// The address must be one that a thread is executing.
pub unsafe fn at_system_call(pc: u64) -> bool {
    const SYSCALL: [u8; 2] = [0x0f, 0x05];
    // SAFETY: the page of the address is mapped, since its code was being executed; preceding bytes are read
    // only within the same page.
    let at = |address: u64| unsafe { std::ptr::read_unaligned(address as *const [u8; 2]) == SYSCALL };
    let offset = pc & 0xfff;
    offset >= 2 && at(pc - 2) || offset < 0xfff && at(pc)
}
