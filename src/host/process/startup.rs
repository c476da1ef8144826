//! Settings of a process that runs programs: descriptors, signals, memory limits; ending it without exit handlers.

/// Does what Rust's runtime does before `main`, in a process whose `main` the C library calls directly. Opens descriptors 0 to 2 if they are closed, so that no file gets their numbers, and ignores SIGPIPE,
/// so that writing to a closed pipe is an error. Also turns off transparent huge pages, in case the system enables
/// them by default: a large module would take a third more memory, and clearing the pages takes time
/// ([`allow_huge_pages`]).
pub fn init_process() {
    // SAFETY: queries and opens descriptors; ignoring a signal runs no code; `prctl` sets a process attribute
    // and touches no memory.
    unsafe {
        libc::prctl(libc::PR_SET_THP_DISABLE, 1, 0, 0, 0);
        for descriptor in 0..3 {
            if libc::fcntl(descriptor, libc::F_GETFD) == -1 {
                // `open` returns the lowest free descriptor, which is this one.
                libc::open(c"/dev/null".as_ptr(), libc::O_RDWR);
            }
        }
        libc::signal(libc::SIGPIPE, libc::SIG_IGN);
    }
}

/// Restores the default action of SIGPIPE, which [`init_process`] ignores: writing to a closed pipe ends the process, as in
/// any C program. For a process that exists to run a program; other embedders choose for themselves.
pub fn restore_sigpipe() {
    // SAFETY: the default action runs no Rust code.
    unsafe { libc::signal(libc::SIGPIPE, libc::SIG_DFL) };
}

/// Allows transparent huge pages for the program's memory, which [`init_process`] has turned off.
pub fn allow_huge_pages() {
    // SAFETY: sets a process attribute and touches no memory.
    unsafe { libc::prctl(libc::PR_SET_THP_DISABLE, 0, 0, 0, 0) };
}

/// Limits the process to `more` bytes of memory beyond its current use (`RLIMIT_DATA`, `RLIMIT_AS`). `--max-memory` does
/// not count what the C library allocates for itself; this limit does. For a process that runs one program and ends.
pub fn set_memory_rlimits(more: u64) {
    // `VmData:  123 kB`
    let kilobytes = |line: &str, key: &str| {
        line.strip_prefix(key)?.strip_prefix(':')?.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok()
    };
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    // Private writable memory, and the whole address space.
    for (key, what) in [("VmData", libc::RLIMIT_DATA), ("VmSize", libc::RLIMIT_AS)] {
        let Some(now) = status.lines().find_map(|line| kilobytes(line, key)) else { continue };
        // SAFETY: reads and writes a local.
        unsafe {
            let mut limit: libc::rlimit = std::mem::zeroed();
            if libc::getrlimit(what, &mut limit) == 0 {
                limit.rlim_cur = (now * 1024).saturating_add(more).min(limit.rlim_max);
                libc::setrlimit(what, &limit);
            }
        }
    }
}

/// Raises the soft limits on memory and descriptors to the hard limits: the program may have lowered them, and the
/// report of its end needs some.
pub fn raise_soft_limits() {
    for what in [libc::RLIMIT_AS, libc::RLIMIT_DATA, libc::RLIMIT_NOFILE] {
        // SAFETY: reads and writes a local.
        unsafe {
            let mut limit: libc::rlimit = std::mem::zeroed();
            if libc::getrlimit(what, &mut limit) == 0 {
                limit.rlim_cur = limit.rlim_max;
                libc::setrlimit(what, &limit);
            }
        }
    }
}

/// Ends the process at once, without the exit handling of the C library, which may wait for an abandoned lock or for a
/// reader.
pub fn end_at_once(status: u8) -> ! {
    // SAFETY: ends the process.
    unsafe { libc::_exit(status.into()) }
}
