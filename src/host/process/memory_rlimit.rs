//! Limits of the system on the memory of the whole process, and on its descriptors.

use rustix::process::{Resource, getrlimit, setrlimit};
use std::sync::atomic::{AtomicU64, Ordering};

/// Limits the process to `more` bytes of memory beyond its current use (`RLIMIT_DATA`, `RLIMIT_AS`). `--max-memory` does
/// not count what the C library allocates for itself; this limit does. For a process that runs one program and ends.
pub fn set_memory_rlimits(more: u64) {
    // Private writable memory, and the whole address space.
    for (key, what) in [("VmData", Resource::Data), ("VmSize", Resource::As)] {
        let Some(now) = bytes_in("/proc/self/status", key) else { continue };
        set_soft_limit(what, now.saturating_add(more));
    }
}

/// Returns a size in a file of the kernel: `VmData:  123 kB`.
fn bytes_in(file: &str, key: &str) -> Option<u64> {
    let kilobytes =
        |line: &str| line.strip_prefix(key)?.strip_prefix(':')?.trim().strip_suffix(" kB")?.trim().parse::<u64>().ok();
    std::fs::read_to_string(file).ok()?.lines().find_map(kilobytes)?.checked_mul(1024)
}

/// Limit on the private writable memory of a session while its programs run; 0 if there is none.
static OF_PROGRAMS: AtomicU64 = AtomicU64::new(0);

/// Memory that a session has beyond the limit of its programs, for reports and further inputs.
const OF_SESSION: u64 = 1 << 30;

/// Limits the memory that the programs of a session may allocate beyond the current use, by default to half of what is
/// available: a program that allocates without end must not make the system end the session.
pub fn limit_session(most: Option<u64>) {
    let most = most.or_else(|| Some(bytes_in("/proc/meminfo", "MemAvailable")? / 2));
    let limit = bytes_in("/proc/self/status", "VmData").zip(most).map(|(now, most)| now.saturating_add(most));
    OF_PROGRAMS.store(limit.unwrap_or(0), Ordering::Relaxed);
    limit_programs(false);
}

/// Runs a task that may reserve address space for an engine, which the limit of the session does not count.
pub fn reserve_for_engine<T>(work: impl FnOnce() -> T) -> T {
    if OF_PROGRAMS.load(Ordering::Relaxed) == 0 {
        return work();
    }
    let size = || bytes_in("/proc/self/status", "VmData").unwrap_or(0);
    let before = size();
    set_soft_limit(Resource::Data, u64::MAX);
    let result = work();
    // The engine before may have released its own.
    OF_PROGRAMS.fetch_add(size().wrapping_sub(before), Ordering::Relaxed);
    limit_programs(false);
    result
}

/// Sets the limit of programs, or that of the session.
pub(in crate::host) fn limit_programs(is_program: bool) {
    let most = OF_PROGRAMS.load(Ordering::Relaxed);
    if most != 0 {
        let limit = if is_program { most } else { most.saturating_add(OF_SESSION) };
        set_soft_limit(Resource::Data, limit);
    }
}

/// Sets a soft limit, to the hard limit if that is lower.
fn set_soft_limit(what: Resource, most: u64) {
    let mut limit = getrlimit(what);
    limit.current = limit.maximum.map_or(Some(most), |hard| Some(most.min(hard)));
    let _ = setrlimit(what, limit);
}

/// Raises the soft limits on memory and descriptors to the hard limits: the program may have lowered them, and the
/// report of its end needs some.
pub fn raise_soft_limits() {
    for what in [Resource::As, Resource::Data, Resource::Nofile] {
        set_soft_limit(what, u64::MAX);
    }
}
