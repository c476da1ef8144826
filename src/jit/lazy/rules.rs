//! Rules that decide whether the functions of a program can be compiled while it runs.
//!
//! The rules are static and conservative: a program that could call the compiler in a situation in which the compiler
//! cannot work is compiled completely before it runs.

use crate::host::symbols::makes_threads;
use crate::host::x86_64::assembler::AsmUnit;
use crate::ir::reach::Use;
use crate::ir::{Constant, GlobalId, GlobalKind, Module};
use crate::jit::compile::parallel::size;
use crate::jit::compile::unwinds;
use crate::jit::options::Options;
use crate::prepare::ReachableProgram;

/// Whether the functions of a program are compiled at their first calls.
pub(in crate::jit) fn allows(program: &ReachableProgram, unit: Option<&AsmUnit>, options: &Options) -> bool {
    let (module, reached) = (program.checked.module(), &program.reached);
    let Some(least) = options.lazy_from else { return false };
    let instructions = || reached.iter().map(|(id, _)| size(module, *id)).sum::<usize>();
    unit.is_none() && of_options(options) && instructions() >= least && of_program(module, reached)
}

/// Whether the options permit it. Limits that the code or the process itself enforces, and observers of the code,
/// require compilation ahead of time.
fn of_options(options: &Options) -> bool {
    let limits = &options.limits;
    let limited = limits.fuel.is_some()
        || limits.max_memory.is_some()
        || limits.max_output.is_some()
        || limits.fail_alloc.is_some();
    let observed = options.call_observer.is_some() || options.expose.is_some();
    !limited && !observed && options.cache.is_none() && options.host.names().next().is_none()
}

fn of_program(module: &Module, reached: &[(GlobalId, Use)]) -> bool {
    // Its template may contain any system call.
    if module.constants.iter().any(|(_, constant)| matches!(constant, Constant::InlineAsm(..))) {
        return false;
    }
    let fits = |id: GlobalId| {
        let global = &module.globals[id];
        match &global.kind {
            GlobalKind::Ifunc { .. } => false,
            // The entries of functions are aligned to 16.
            GlobalKind::Function(function) if function.body.is_some() => {
                global.align.is_none_or(|align| align.bytes() <= 16)
            }
            _ => true,
        }
    };
    reached.iter().all(|(id, _)| fits(*id))
        && !names_host_function(module, reached, |name| makes_threads(name) || prevents(name))
        && !unwinds(module, reached)
}

/// Whether a host function that is reached has a name with a property.
fn names_host_function(module: &Module, reached: &[(GlobalId, Use)], has: impl Fn(&str) -> bool) -> bool {
    reached.iter().map(|(id, _)| &module.globals[*id]).any(|global| match &global.kind {
        GlobalKind::Function(function) if function.body.is_none() => {
            let name = global.name.symbol();
            has(name.strip_prefix('\u{1}').unwrap_or(&name))
        }
        _ => false,
    })
}

/// Whether a second thread may compile functions while the program runs, and code may be written through a second mapping.
pub(in crate::jit) fn allows_second_thread(module: &Module, reached: &[(GlobalId, Use)]) -> bool {
    !names_host_function(module, reached, |name| is_listed(FOR_ONE_THREAD, name))
}

/// Host functions that act differently in a process with several threads: a child has only the thread that forked, and
/// locks that others held stay locked in it; some namespaces can only be left by a single thread; a process lives as long as one of its
/// threads.
const FOR_ONE_THREAD: &str =
    "_Fork __fork __libc_fork __vfork daemon fork forkpty pthread_exit setns thrd_exit unshare vfork";

/// Whether a host function could cause a first call in a situation in which the compiler cannot work.
fn prevents(name: &str) -> bool {
    PREVENTING.iter().any(|(_, names)| is_listed(names, name))
}

/// Whether a name is one of a list, separated by white space.
fn is_listed(names: &str, name: &str) -> bool {
    names.split_ascii_whitespace().any(|other| other == name)
}

/// Host functions that prevent lazy compilation, by reason.
const PREVENTING: [(&str, &str); 5] = [
    (
        "a handler may interrupt our own runtime functions, which allocate memory",
        "__sysv_signal bsd_signal sigaction sigaltstack sighold sigignore siginterrupt signal sigset sigstack sigvec ssignal
        sysv_signal",
    ),
    (
        "forbids memory or system calls to the process, ours included",
        "arch_prctl mlockall pkey_set prctl prlimit prlimit64 ptrace seccomp seccomp_load setrlimit setrlimit64 syscall ulimit
        vlimit",
    ),
    ("starts a thread or process that the C library does not know", "__clone __clone2 clone clone3"),
    (
        "calls back on a thread of the C library",
        "aio_fsync aio_fsync64 aio_read aio_read64 aio_write aio_write64 getaddrinfo_a lio_listio lio_listio64 mq_notify
        timer_create",
    ),
    ("finds any other function", "dlfunc dlmopen dlopen dlsym dlvsym"),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_whole() {
        assert!(prevents("sigaction") && prevents("dlsym") && prevents("timer_create"));
        assert!(!prevents("sig") && !prevents("") && !prevents("fork"));
    }
}
