//! Settings of a process that runs programs: descriptors, signals, huge pages; ending it without exit handlers.

/// Does what Rust's runtime does before `main`, in a process whose `main` the C library calls directly. Opens descriptors
/// 0 to 2 if they are closed, so that no file gets their numbers, and ignores SIGPIPE, so that writing to a closed pipe is
/// an error. Also turns off transparent huge pages, in case the system enables them by default: a large module would take
/// a third more memory, and clearing the pages takes time ([`allow_huge_pages`]).
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

/// Ends the process at once, without the exit handling of the C library, which may wait for an abandoned lock or for a
/// reader.
pub fn end_at_once(status: u8) -> ! {
    // SAFETY: ends the process.
    unsafe { libc::_exit(status.into()) }
}
