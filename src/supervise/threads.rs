//! Number of threads of a process.

use std::time::Duration;

/// Polling interval under a limit on threads.
pub(super) const NAP: Duration = Duration::from_millis(5);

/// Returns the current number of threads of a process; 0 if it is not known.
pub(super) fn count(pid: libc::pid_t) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{pid}/stat")).unwrap_or_default();
    // The process name, in parentheses, may contain anything.
    let behind = text.rsplit_once(')').map_or("", |(_, behind)| behind);
    behind.split_ascii_whitespace().nth(17).and_then(|field| field.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn threads_are_counted() {
        let this = std::process::id() as libc::pid_t;
        let before = count(this);
        let barrier = std::sync::Barrier::new(3);
        std::thread::scope(|scope| {
            let wait = || {
                barrier.wait();
                barrier.wait();
            };
            let others = [scope.spawn(wait), scope.spawn(wait)];
            barrier.wait();
            // Other tests have threads too.
            assert!(before > 0 && count(this) >= 3);
            barrier.wait();
            others.into_iter().for_each(|other| other.join().expect("waits only"));
        });
        assert_eq!(count(0), 0);
    }
}
