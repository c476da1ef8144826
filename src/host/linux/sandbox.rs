//! The sandbox: once entered, this process may only compute, and use its memory and open streams. A seccomp filter in
//! the kernel refuses every other system call; a program that makes one is stopped at the call, as at a fault.
//!
//! Meant for a process that exists to run one program: the sandbox cannot be left. The crate `seccompiler` builds the
//! filter; this module lists the permitted calls.

use crate::host::interrupt;
use crate::host::symbols::system_libraries::{LIBGCC, LIBM};
use crate::host::x86_64::syscall_abi;
use libc::{c_int, c_long};
use seccompiler::{
    BpfProgram, SeccompAction, SeccompCmpArgLen, SeccompCmpOp, SeccompCondition, SeccompFilter, SeccompRule, TargetArch,
};
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

/// Calls permitted with any arguments: memory, open streams, time, waiting, and queries about this process.
#[rustfmt::skip]
const ALLOWED: &[c_long] = &[
    // Memory.
    libc::SYS_mmap, libc::SYS_munmap, libc::SYS_mprotect, libc::SYS_mremap, libc::SYS_brk, libc::SYS_madvise,
    // Open streams.
    libc::SYS_read, libc::SYS_readv, libc::SYS_write, libc::SYS_writev, libc::SYS_lseek, libc::SYS_fstat,
    libc::SYS_close, libc::SYS_dup, libc::SYS_poll, libc::SYS_ppoll, libc::SYS_select, libc::SYS_pselect6,
    // Time.
    libc::SYS_clock_gettime, libc::SYS_clock_getres, libc::SYS_gettimeofday, libc::SYS_time, libc::SYS_times,
    libc::SYS_nanosleep, libc::SYS_clock_nanosleep, libc::SYS_timer_create, libc::SYS_timer_settime,
    libc::SYS_timer_gettime, libc::SYS_timer_delete, libc::SYS_timer_getoverrun, libc::SYS_setitimer,
    libc::SYS_getitimer, libc::SYS_alarm, libc::SYS_getrusage,
    // Threads and synchronization.
    libc::SYS_futex, libc::SYS_set_robust_list, libc::SYS_rseq, libc::SYS_sched_yield, libc::SYS_sched_getaffinity,
    libc::SYS_set_tid_address, libc::SYS_gettid, libc::SYS_getcpu, libc::SYS_membarrier, libc::SYS_clone3,
    // Signals of this process.
    libc::SYS_rt_sigprocmask, libc::SYS_rt_sigreturn, libc::SYS_rt_sigpending,
    libc::SYS_rt_sigtimedwait, libc::SYS_rt_sigsuspend, libc::SYS_sigaltstack, libc::SYS_pause,
    libc::SYS_restart_syscall,
    // Identity and environment.
    libc::SYS_getpid, libc::SYS_getppid, libc::SYS_getuid, libc::SYS_geteuid, libc::SYS_getgid, libc::SYS_getegid,
    libc::SYS_uname, libc::SYS_sysinfo, libc::SYS_getrandom,
    // End of the process.
    libc::SYS_exit, libc::SYS_exit_group,
];

/// Whether the sandbox is entered.
static ENTERED: AtomicBool = AtomicBool::new(false);

/// Enters the sandbox, for this thread and those that it creates later. `Err` is the reason for a failure.
pub fn enter() -> Result<(), String> {
    // Libraries are loaded now, since no file can be opened later.
    LIBM.load();
    LIBGCC.load();
    let programs = [clone3(), filter()].map(|filter| {
        let program: Result<BpfProgram, _> = filter?.try_into();
        program
    });
    catch_refusals();
    forbid_file_access();
    ENTERED.store(true, Ordering::Relaxed);
    for program in programs {
        let program = program.map_err(|e| e.to_string())?;
        // This also sets `PR_SET_NO_NEW_PRIVS`.
        seccompiler::apply_filter(&program).map_err(|e| e.to_string())?;
    }
    Ok(())
}

/// Adds a second barrier where the system has Landlock: no file can be opened, whatever the filter permits.
fn forbid_file_access() {
    /// Landlock ruleset, with its fields in the order of their introduction.
    #[repr(C)]
    struct Ruleset {
        files: u64,
        network: u64,
        scopes: u64,
    }
    const CREATE: c_long = 444;
    const RESTRICT: c_long = 446;
    const VERSION: u32 = 1;
    // SAFETY: system calls on locals and on a descriptor of this function.
    unsafe {
        let none = std::ptr::null::<Ruleset>();
        let version = libc::syscall(CREATE, none, 0usize, VERSION);
        let (files, size) = match version {
            ..=0 => return,
            1 => (0x1fff, 8),
            2 => (0x3fff, 8),
            3 => (0x7fff, 8),
            4 => (0x7fff, 16),
            5 => (0xffff, 16),
            _ => (0xffff, 24),
        };
        let ruleset = Ruleset { files, network: 3, scopes: 3 };
        let descriptor = libc::syscall(CREATE, &raw const ruleset, size as usize, 0u32);
        if descriptor >= 0 {
            libc::prctl(libc::PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
            libc::syscall(RESTRICT, descriptor, 0u32);
            libc::close(descriptor as c_int);
        }
    }
}

type Filter = Result<SeccompFilter, seccompiler::BackendError>;

/// Builds a filter that hides `clone3`, whose flags are in memory, where a filter cannot see them. With
/// ENOSYS, the C library falls back to `clone`.
fn clone3() -> Filter {
    let rules = BTreeMap::from([(libc::SYS_clone3, Vec::new())]);
    let absent = SeccompAction::Errno(libc::ENOSYS as u32);
    SeccompFilter::new(rules, SeccompAction::Allow, absent, TargetArch::x86_64)
}

fn filter() -> Filter {
    let mut rules: BTreeMap<i64, Vec<SeccompRule>> = ALLOWED.iter().map(|call| (*call, Vec::new())).collect();
    let own = u64::from(std::process::id());
    let threads = (libc::CLONE_VM | libc::CLONE_THREAD | libc::CLONE_SIGHAND) as u64;
    // Call, index of an argument, comparison, and the values of which one must match.
    let conditions = [
        (libc::SYS_clone, 0, SeccompCmpOp::MaskedEq(threads), vec![threads]),
        (libc::SYS_kill, 0, SeccompCmpOp::Eq, vec![own]),
        (libc::SYS_tgkill, 0, SeccompCmpOp::Eq, vec![own]),
        // Used to probe whether memory is mapped.
        (libc::SYS_process_vm_readv, 0, SeccompCmpOp::Eq, vec![own]),
        (libc::SYS_process_vm_writev, 0, SeccompCmpOp::Eq, vec![own]),
        (libc::SYS_ioctl, 1, SeccompCmpOp::Eq, vec![libc::TCGETS, libc::TIOCGWINSZ, libc::FIONREAD]),
        (
            libc::SYS_fcntl,
            1,
            SeccompCmpOp::Eq,
            [libc::F_GETFD, libc::F_SETFD, libc::F_GETFL, libc::F_DUPFD_CLOEXEC].map(|c| c as u64).into(),
        ),
        (libc::SYS_prctl, 0, SeccompCmpOp::Eq, vec![libc::PR_SET_NAME as u64, libc::PR_GET_NAME as u64, PR_SET_VMA]),
    ];
    for (call, argument, how, values) in conditions {
        let rule = |value| {
            let condition = SeccompCondition::new(argument, SeccompCmpArgLen::Qword, how.clone(), value)?;
            SeccompRule::new(vec![condition])
        };
        let list: Result<Vec<SeccompRule>, _> = values.into_iter().map(rule).collect();
        rules.insert(call, list?);
    }
    // All signals except SIGSYS, which reports refused calls. The kernel reads 32 bits of the number.
    let not_refusals = SeccompCondition::new(0, SeccompCmpArgLen::Dword, SeccompCmpOp::Ne, libc::SIGSYS as u64)?;
    rules.insert(libc::SYS_rt_sigaction, vec![SeccompRule::new(vec![not_refusals])?]);
    // Queries only, and only about this process.
    let equal = |argument, value| SeccompCondition::new(argument, SeccompCmpArgLen::Qword, SeccompCmpOp::Eq, value);
    let asks = |pid| SeccompRule::new(vec![equal(0, pid)?, equal(2, 0)?]);
    rules.insert(libc::SYS_prlimit64, vec![asks(0)?, asks(own)?]);
    SeccompFilter::new(rules, SeccompAction::Trap, SeccompAction::Allow, TargetArch::x86_64)
}

/// `newfstatat` flag with which the C library queries an open stream.
const AT_EMPTY_PATH: u64 = 0x1000;
/// `prctl` option with which the C library names its mappings.
const PR_SET_VMA: u64 = 0x5356_4d41;

/// Installs the handler of SIGSYS, which refused system calls raise.
fn catch_refusals() {
    // SAFETY: a zeroed sigaction is valid, and the handler has the signature that SA_SIGINFO requires.
    unsafe {
        let mut new: libc::sigaction = std::mem::zeroed();
        new.sa_sigaction = handler as *const () as usize;
        // A call may be refused within the handler.
        new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_NODEFER;
        libc::sigemptyset(&mut new.sa_mask);
        libc::sigaction(libc::SIGSYS, &new, std::ptr::null_mut());
    }
}

extern "C" fn handler(_: libc::c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    /// `si_code` of a refusal by a filter, as opposed to a SIGSYS that was sent.
    const SYS_SECCOMP: libc::c_int = 1;
    // SAFETY: the system passes a valid siginfo and ucontext, which belong to the handler while it runs.
    unsafe {
        if (*info).si_code != SYS_SECCOMP {
            return;
        }
        let context = context.cast::<libc::ucontext_t>();
        let (call, arguments) = syscall_abi::syscall_in(context);
        if call == libc::SYS_newfstatat && queries_descriptor(&arguments) {
            let errno = *libc::__errno_location();
            let failed = libc::syscall(libc::SYS_fstat, arguments[0], arguments[2]) != 0;
            let error = if failed { *libc::__errno_location() } else { 0 };
            syscall_abi::set_result(context, -i64::from(error));
            *libc::__errno_location() = errno;
            return;
        }
        if !interrupt::end_at_refused_call(context, call as u32) {
            // A refused call of this crate's own code outside of a run, which can handle the error.
            syscall_abi::set_result(context, -i64::from(libc::EPERM));
        }
    }
}

/// Whether a call of `newfstatat` queries an open descriptor, as the C library does for its streams. A filter
/// cannot see the path and therefore refuses all of these calls; for descriptors the handler calls `fstat`
/// instead.
///
/// # Safety
/// The arguments must be those with which a thread has made the call.
unsafe fn queries_descriptor(arguments: &[u64; 6]) -> bool {
    let (path, flags) = (arguments[1] as *const u8, arguments[3]);
    // SAFETY: the C library passes a string of its own; a program that passes a bad address faults at this read, in its
    // own process.
    flags & AT_EMPTY_PATH != 0 && !path.is_null() && unsafe { path.read_volatile() } == 0
}

/// Whether this process is in the sandbox.
pub fn is_entered() -> bool {
    ENTERED.load(Ordering::Relaxed)
}
