//! Signal handler, and activations of program runs: a fault, `exit` or `abort` ends the run rather than the process.
//!
//! The signal handler, which is installed while engines exist, checks whether the thread runs a program. If so, it
//! records the registers and resumes the thread in [`stack_switch::leave`], which returns to the caller of [`run`].
//! Cause, position and call stack are determined afterwards (`trap::report`), from the stack of the program, which
//! stays intact. Faults of other threads are passed to the previous handler.

use crate::host;
use crate::host::process::{ExitReason, child};
use crate::host::signals::handlers::EngineHandler;
use crate::jit::checked::failure::{AT_CALL, stop_at_call};
use crate::jit::trap::library_threads;
use crate::jit::x86_64::stack_switch::FrameRegisters;

use crate::host::interrupt::InterruptReason;
use crate::jit::x86_64::stack_switch;
use crate::jit::x86_64::stack_switch::NativeCall;
use std::cell::Cell;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

/// State of a run that was stopped from outside.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::jit) struct Interrupted {
    pub reason: InterruptReason,
    /// Whether code of the program was interrupted.
    pub in_code: bool,
    pub registers: FrameRegisters,
}

/// A signal that ended the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::jit) struct MachineFault {
    pub signal: libc::c_int,
    /// `si_code`: the origin of the signal.
    pub code: libc::c_int,
    /// Faulting address of SIGSEGV and SIGBUS; 0 for other signals.
    pub address: u64,
    /// Whether the access was a write.
    pub write: bool,
    pub registers: FrameRegisters,
    /// General-purpose registers by their encoding in machine code: rax, rcx, rdx, rbx, rsp, rbp, rsi, rdi, r8 to r15.
    pub general: [u64; 16],
}

/// Indices of the general-purpose registers in `gregs`, in the same order.
const GENERAL: [libc::c_int; 16] = [
    libc::REG_RAX,
    libc::REG_RCX,
    libc::REG_RDX,
    libc::REG_RBX,
    libc::REG_RSP,
    libc::REG_RBP,
    libc::REG_RSI,
    libc::REG_RDI,
    libc::REG_R8,
    libc::REG_R9,
    libc::REG_R10,
    libc::REG_R11,
    libc::REG_R12,
    libc::REG_R13,
    libc::REG_R14,
    libc::REG_R15,
];

/// The way in which native code returned control, as recorded in the registers. The signal handler creates it, so it
/// owns nothing; [`Outcome`](crate::outcome::Outcome) is the report derived from it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::jit) enum NativeExit {
    /// The function returned.
    Returned,
    /// `exit`, `abort` or a similar function ended it; the registers are those of the host function.
    Left(ExitReason, FrameRegisters),
    /// A signal ended it.
    Fault(MachineFault),
    /// A limit or an interrupt ended it.
    Interrupted(Interrupted),
    /// A function that it called could not be compiled.
    Uncompiled,
}

/// Number of programs, and of threads of programs, that run in the process.
static ACTIVE_RUNS: AtomicUsize = AtomicUsize::new(0);

/// Activation of a program on this thread's stack.
struct Activation {
    /// Stack pointer saved by [`stack_switch::enter`]. The first field, since [`stack_switch::leave`] reads it.
    saved: u64,
    ending: NativeExit,
}

thread_local! {
    /// Innermost activation on this thread.
    static CURRENT: Cell<*mut Activation> = const { Cell::new(std::ptr::null_mut()) };
    /// Flag to set when this thread faults, if it is to stop then.
    static PARKED: Cell<*const AtomicBool> = const { Cell::new(std::ptr::null()) };
}

/// Has a fault of this thread, which runs no program, set a flag and stop the thread for good.
pub(in crate::jit) fn park_after_fault(flag: &Arc<AtomicBool>) {
    PARKED.set(Arc::into_raw(Arc::clone(flag)));
}

/// Waits for ever, without using the stack.
#[unsafe(naked)]
unsafe extern "sysv64" fn park() {
    core::arch::naked_asm!("2:", "mov eax, {pause}", "syscall", "jmp 2b", pause = const libc::SYS_pause)
}

/// Performs a call on a program's stack. Returns at any ending.
///
/// # Safety
/// The target of the call must be code that takes its arguments, and the mapping of `top` must not be in use.
pub(in crate::jit) unsafe fn run(call: &mut NativeCall, top: u64) -> NativeExit {
    HANDLER.install();
    host::signals::sigaltstack::ensure();
    let mut activation = Activation { saved: 0, ending: NativeExit::Returned };
    let this = &raw mut activation;
    let before = CURRENT.replace(this);
    ACTIVE_RUNS.fetch_add(1, Ordering::Relaxed);
    let heap = host::program_heap::enter();
    // SAFETY: the caller guarantees call and stack; `saved` lives in `activation` until after the return.
    unsafe { stack_switch::enter(call, top, &raw mut (*this).saved) };
    drop(heap);
    ACTIVE_RUNS.fetch_sub(1, Ordering::Relaxed);
    CURRENT.set(before);
    // SAFETY: `activation` is alive, and no handler refers to it any more. The handler wrote through the raw pointer.
    let ending = unsafe { (*this).ending };
    if !matches!(ending, NativeExit::Returned) {
        host::interpose::sigaction::leave_handlers(0..top as usize);
    }
    ending
}

/// Performs a call like [`run`], on a thread that the C library may end.
///
/// # Safety
/// The same as for [`run`].
pub(in crate::jit) unsafe fn run_cancellable(call: &mut NativeCall, top: u64) -> NativeExit {
    call.inner = std::mem::replace(&mut call.target, stack_switch::cancellable as *const () as u64);
    // SAFETY: the caller guarantees it.
    unsafe { run(call, top) }
}

/// Leaves the innermost run of this thread; callback of [`crate::host::process::begin_run`].
pub(in crate::jit) fn leave_run(end: ExitReason) -> ! {
    let activation = CURRENT.get();
    assert!(!activation.is_null(), "only a program that runs can leave its run");
    let mut registers = FrameRegisters::default();
    // SAFETY: only reads registers.
    unsafe {
        core::arch::asm!("mov {}, rsp", "mov {}, rbp", out(reg) registers.rsp, out(reg) registers.rbp,
            options(nomem, nostack, preserves_flags));
    }
    // SAFETY: `activation` belongs to the `run` further up on this thread's stack, whose `enter` has not returned.
    unsafe {
        (*activation).ending = NativeExit::Left(end, registers);
        stack_switch::leave(&raw const (*activation).saved)
    }
}

/// Leaves the innermost run of this thread, because a function that it called cannot be compiled.
pub(in crate::jit) fn leave_uncompiled() -> ! {
    let activation = CURRENT.get();
    assert!(!activation.is_null(), "only a program that runs can leave its run");
    // SAFETY: as in `leave_run`.
    unsafe {
        (*activation).ending = NativeExit::Uncompiled;
        stack_switch::leave(&raw const (*activation).saved)
    }
}

/// Resumes this thread after the innermost run; called in a signal handler. Returns false if there is no run.
///
/// # Safety
/// The context must be the one that the kernel passed to the handler.
pub(in crate::jit) unsafe fn leave_from_handler(
    context: *mut libc::ucontext_t,
    ending: impl FnOnce(FrameRegisters) -> NativeExit,
) -> bool {
    let activation = CURRENT.get();
    if activation.is_null() {
        return false;
    }
    // SAFETY: as in `handler`.
    unsafe {
        let registers = &mut (*context).uc_mcontext.gregs;
        (*activation).ending = ending(FrameRegisters {
            pc: registers[libc::REG_RIP as usize] as u64,
            rsp: registers[libc::REG_RSP as usize] as u64,
            rbp: registers[libc::REG_RBP as usize] as u64,
        });
        registers[libc::REG_RIP as usize] = stack_switch::leave as *const () as i64;
        registers[libc::REG_RDI as usize] = (&raw const (*activation).saved) as i64;
    }
    true
}

/// Copies words between memory of this crate and memory that may be unmapped, without a system call. Returns false if a
/// word cannot be read or written.
///
/// # Safety
/// A program must run in this process, and the memory may be read or written where it is mapped.
pub(in crate::jit) unsafe fn copy_words(to: *mut u64, from: *const u64, count: usize) -> bool {
    // SAFETY: the caller guarantees it. `handler` handles a fault of the copy.
    unsafe { copy_or_fault(to, from, 0, count) }
}

/// Implements [`copy_words`] up to the first fault. Only the first instruction can fault, while the stack contains
/// nothing but the return address.
#[unsafe(naked)]
unsafe extern "sysv64" fn copy_or_fault(to: *mut u64, from: *const u64, unused: u64, count: usize) -> bool {
    core::arch::naked_asm!("rep movsq", "mov eax, 1", "ret")
}

/// Returns false: [`copy_or_fault`] resumes here after a fault.
#[unsafe(naked)]
unsafe extern "sysv64" fn copy_failed() -> bool {
    core::arch::naked_asm!("xor eax, eax", "ret")
}

/// The handler, which is installed as long as engines exist.
pub(in crate::jit) static HANDLER: EngineHandler = EngineHandler::new(handler);

extern "C" fn handler(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    // SAFETY: the kernel passes a valid siginfo and ucontext.
    unsafe {
        let pc = &mut (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs[libc::REG_RIP as usize];
        if *pc == copy_or_fault as *const () as i64 && !host::signals::was_sent(signal, (*info).si_code) {
            *pc = copy_failed as *const () as i64;
            return;
        }
    }
    // After `vfork`, this process shares the memory of its parent, which waits: a forked copy reports the fault.
    if child::shares_memory() && !child::report_from_copy() {
        return child::die_by_signal(signal);
    }
    let activation = CURRENT.get();
    // SAFETY: the kernel passes a valid siginfo, with the sender if the signal was sent by a process.
    if unsafe { !host::signals::is_for_program(signal, (*info).si_code, (*info).si_pid()) } {
        return HANDLER.chain(signal, info, context);
    }
    // SAFETY: the kernel passes a valid ucontext.
    if signal == libc::SIGPIPE && unsafe { host::interpose::sigaction::is_stream_sigpipe(context.cast()) } {
        return host::process::child::die_by_signal(signal);
    }
    let parked = PARKED.get();
    // SAFETY: the kernel passes a valid siginfo and ucontext; `park_after_fault` has leaked the flag.
    unsafe {
        if !parked.is_null() && !host::signals::was_sent(signal, (*info).si_code) {
            (*parked).store(true, Ordering::Release);
            (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs[libc::REG_RIP as usize] = park as *const () as i64;
            return;
        }
    }
    if activation.is_null() {
        // SAFETY: the kernel passes a valid siginfo.
        if ACTIVE_RUNS.load(Ordering::Relaxed) > 0 && unsafe { (*info).si_code } > 0 {
            // SAFETY: the kernel passes a valid siginfo and ucontext.
            library_threads::end_run(unsafe { fault_of(signal, info, context) });
            report_unattached_fault();
        }
        return HANDLER.chain(signal, info, context);
    }
    // SAFETY: the kernel passes a valid siginfo and ucontext. The activation belongs to the `run` of this thread, which
    // is inside `enter`; the thread resumes in `leave` with the word that this activation saved.
    unsafe {
        (*activation).ending = NativeExit::Fault(fault_of(signal, info, context));
        let registers = &mut (*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        registers[libc::REG_RIP as usize] = stack_switch::leave as *const () as i64;
        registers[libc::REG_RDI as usize] = (&raw const (*activation).saved) as i64;
    }
}

/// Returns the fault that a signal reports. `si_addr` is not dereferenced.
///
/// # Safety
/// To be called by the handler, with what the kernel passed to it.
unsafe fn fault_of(signal: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) -> MachineFault {
    let has_address = matches!(signal, libc::SIGSEGV | libc::SIGBUS);
    // SAFETY: the caller guarantees it.
    unsafe {
        let registers = &(*context.cast::<libc::ucontext_t>()).uc_mcontext.gregs;
        let mut fault = MachineFault {
            signal,
            code: (*info).si_code,
            address: if has_address { (*info).si_addr() as u64 } else { 0 },
            write: registers[libc::REG_ERR as usize] & 2 != 0,
            registers: FrameRegisters {
                pc: registers[libc::REG_RIP as usize] as u64,
                rsp: registers[libc::REG_RSP as usize] as u64,
                rbp: registers[libc::REG_RBP as usize] as u64,
            },
            general: GENERAL.map(|register| registers[register as usize] as u64),
        };
        if signal == libc::SIGILL && fault.registers.pc == stop_at_call as *const () as u64 {
            // The fault is that of the call in compiled code.
            let top = fault.registers.rsp as *const u64;
            (fault.registers.pc, fault.registers.rsp, fault.code) = (*top - 1, top.add(1) as u64, AT_CALL);
        }
        fault
    }
}

/// Reports a fault on a thread that a library created, outside of the program's code: it has no run to return to, so the process ends.
fn report_unattached_fault() {
    let text = b"fault in a thread that the program did not create itself: it ends the process\n";
    // SAFETY: writes a static text.
    unsafe { libc::write(libc::STDERR_FILENO, text.as_ptr().cast(), text.len()) };
}

/// Whether a signal was sent by `kill`, `raise` or a similar function, rather than raised by the processor.
pub(in crate::jit) fn was_sent(fault: &MachineFault) -> bool {
    host::signals::was_sent(fault.signal, fault.code)
}

/// Whether an address lies in one of the ranges.
pub(in crate::jit) fn in_any(ranges: &[Range<u64>], address: u64) -> bool {
    ranges.iter().any(|r| r.contains(&address))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::jit::run::stack::GuardedStack;

    fn run_on_new_stack(target: u64, args: &[u64]) -> NativeExit {
        let stack = GuardedStack::new(0).unwrap();
        // SAFETY: each test passes a function that takes these arguments.
        unsafe { run(&mut NativeCall::with_ints(target, args), stack.range().end) }
    }

    extern "sysv64" fn reads(address: *const u64) -> u64 {
        // SAFETY: none: the test provokes the fault.
        unsafe { std::ptr::read_volatile(address) }
    }

    extern "sysv64" fn exits() {
        leave_run(ExitReason::Exit { status: 3, run_handlers: false })
    }

    extern "sysv64" fn raises() {
        // SAFETY: the guard handles the signal.
        unsafe { libc::raise(libc::SIGABRT) };
    }

    #[test]
    fn faults_come_back_as_data_again_and_again() {
        for _ in 0..3 {
            let NativeExit::Fault(fault) = run_on_new_stack(reads as *const () as u64, &[16]) else {
                panic!("no fault")
            };
            assert_eq!((fault.signal, fault.address, fault.write), (libc::SIGSEGV, 16, false));
            assert!(!was_sent(&fault));
        }
        let word = 5u64;
        assert_eq!(run_on_new_stack(reads as *const () as u64, &[&raw const word as u64]), NativeExit::Returned);
    }

    #[test]
    fn leaving_and_raised_signals_end_the_run() {
        let ending = run_on_new_stack(exits as *const () as u64, &[]);
        assert!(matches!(ending, NativeExit::Left(ExitReason::Exit { status: 3, .. }, _)));
        let ending = run_on_new_stack(raises as *const () as u64, &[]);
        assert!(matches!(ending, NativeExit::Fault(f) if f.signal == libc::SIGABRT && was_sent(&f)));
    }

    #[test]
    fn words_that_are_not_there_are_not_copied() {
        extern "sysv64" fn copies(address: *mut u64) -> u64 {
            let mut words = [7; 2];
            // SAFETY: runs as a program.
            unsafe {
                let read = copy_words(words.as_mut_ptr(), address, 2);
                let written = copy_words(address, words.as_ptr(), 2);
                u64::from(read) + 2 * u64::from(written) + 4 * words[1]
            }
        }
        let stack = GuardedStack::new(0).unwrap();
        let mut there = [5u64, 6];
        // The last address is not canonical; its fault has the address 0.
        for (address, result) in [(there.as_mut_ptr() as u64, 27), (16, 28), (1 << 63, 28)] {
            let mut call = NativeCall::with_ints(copies as *const () as u64, &[address]);
            // SAFETY: `copies` takes an address.
            let ending = unsafe { run(&mut call, stack.range().end) };
            assert_eq!((ending, call.int_results[0]), (NativeExit::Returned, result));
        }
    }

    #[test]
    fn runs_nest() {
        extern "sysv64" fn outer() -> u64 {
            let inner = run_on_new_stack(reads as *const () as u64, &[8]);
            u64::from(matches!(inner, NativeExit::Fault(_)))
        }
        let stack = GuardedStack::new(1 << 20).unwrap();
        let mut call = NativeCall::with_ints(outer as *const () as u64, &[]);
        // SAFETY: `outer` takes nothing.
        let ending = unsafe { run(&mut call, stack.range().end) };
        assert_eq!((ending, call.int_results[0]), (NativeExit::Returned, 1));
    }
}
