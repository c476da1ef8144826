//! Signals by kind: names, senders, and those that end the run of a program.

/// Synchronous fault signals, by which the processor or the C library stops a program.
pub(in crate::host) const FAULT_SIGNALS: [libc::c_int; 6] =
    [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGABRT, libc::SIGTRAP];

/// Other signals whose default action ends a process: the program may send them to itself, by a timer or by exceeding a
/// resource limit. SIGINT is excluded, since it is reserved for the user. Real-time signals are added to these.
const TERMINATING: [libc::c_int; 14] = [
    libc::SIGHUP,
    libc::SIGQUIT,
    libc::SIGUSR1,
    libc::SIGUSR2,
    libc::SIGALRM,
    libc::SIGTERM,
    libc::SIGVTALRM,
    libc::SIGPROF,
    libc::SIGPIPE,
    libc::SIGIO,
    libc::SIGPWR,
    libc::SIGSTKFLT,
    libc::SIGXFSZ,
    libc::SIGXCPU,
];

/// Returns all signals that end the run of a program and for which the process has no other use.
pub fn stopping_signals() -> impl Iterator<Item = i32> {
    // SAFETY: plain data that may be zero; the call only reads the current action.
    let is_free = |signal: &libc::c_int| unsafe {
        let mut now: libc::sigaction = std::mem::zeroed();
        libc::sigaction(*signal, std::ptr::null(), &mut now) == 0 && now.sa_sigaction == libc::SIG_DFL
    };
    let ending = TERMINATING.into_iter().chain(libc::SIGRTMIN()..=libc::SIGRTMAX());
    let ending = ending.filter(|signal| *signal != libc::SIGXCPU || !is_time_limited());
    FAULT_SIGNALS.into_iter().chain(ending.filter(is_free))
}

/// Whether the process was started with a CPU time limit; the system then reports its end to the process that set the
/// limit.
fn is_time_limited() -> bool {
    rustix::process::getrlimit(rustix::process::Resource::Cpu).current.is_some()
}

/// Whether a signal with this `si_code` was sent by a process, and not raised by a fault.
pub fn was_sent(signal: i32, code: i32) -> bool {
    code <= 0 || !FAULT_SIGNALS.contains(&signal)
}

/// Whether a signal is for the running program (`sender` is its `si_pid`). Of the signals that end processes,
/// those sent by other processes are for the process itself.
pub fn is_for_program(signal: i32, code: i32, sender: i32) -> bool {
    let by_somebody = matches!(code, libc::SI_USER | libc::SI_QUEUE | libc::SI_TKILL);
    // SAFETY: only reads an id.
    FAULT_SIGNALS.contains(&signal) || !by_somebody || sender == unsafe { libc::getpid() }
}

/// Returns the name of a signal.
pub fn signal_name(signal: i32) -> String {
    const NAMES: [(libc::c_int, &str); 31] = [
        (libc::SIGABRT, "SIGABRT"),
        (libc::SIGALRM, "SIGALRM"),
        (libc::SIGBUS, "SIGBUS"),
        (libc::SIGCHLD, "SIGCHLD"),
        (libc::SIGCONT, "SIGCONT"),
        (libc::SIGFPE, "SIGFPE"),
        (libc::SIGHUP, "SIGHUP"),
        (libc::SIGILL, "SIGILL"),
        (libc::SIGINT, "SIGINT"),
        (libc::SIGIO, "SIGIO"),
        (libc::SIGKILL, "SIGKILL"),
        (libc::SIGPIPE, "SIGPIPE"),
        (libc::SIGPROF, "SIGPROF"),
        (libc::SIGPWR, "SIGPWR"),
        (libc::SIGQUIT, "SIGQUIT"),
        (libc::SIGSEGV, "SIGSEGV"),
        (libc::SIGSTKFLT, "SIGSTKFLT"),
        (libc::SIGSTOP, "SIGSTOP"),
        (libc::SIGSYS, "SIGSYS"),
        (libc::SIGTERM, "SIGTERM"),
        (libc::SIGTRAP, "SIGTRAP"),
        (libc::SIGTSTP, "SIGTSTP"),
        (libc::SIGTTIN, "SIGTTIN"),
        (libc::SIGTTOU, "SIGTTOU"),
        (libc::SIGURG, "SIGURG"),
        (libc::SIGUSR1, "SIGUSR1"),
        (libc::SIGUSR2, "SIGUSR2"),
        (libc::SIGVTALRM, "SIGVTALRM"),
        (libc::SIGWINCH, "SIGWINCH"),
        (libc::SIGXCPU, "SIGXCPU"),
        (libc::SIGXFSZ, "SIGXFSZ"),
    ];
    let known = NAMES.iter().find(|(number, _)| *number == signal);
    match (known, libc::SIGRTMIN(), libc::SIGRTMAX()) {
        (Some((_, name)), ..) => (*name).into(),
        (None, first, _) if signal == first => "SIGRTMIN".into(),
        (None, first, last) if (first..=last).contains(&signal) => format!("SIGRTMIN+{}", signal - first),
        _ => signal.to_string(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signals_have_names() {
        assert_eq!((signal_name(libc::SIGSEGV).as_str(), signal_name(77).as_str()), ("SIGSEGV", "77"));
        assert_eq!(
            (signal_name(libc::SIGRTMIN()).as_str(), signal_name(libc::SIGRTMIN() + 2).as_str()),
            ("SIGRTMIN", "SIGRTMIN+2")
        );
    }
}
