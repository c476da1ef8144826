//! Limits of the system on the memory of the whole process, and on its descriptors.

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
