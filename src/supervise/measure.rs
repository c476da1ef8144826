//! A command that is measured: nothing of it but how long it took, what it took of the machine, and how it ended.
//!
//! [`super::run`] has pipes to attend to, and makes the process a copy of this one first. Here the system starts it at once (as
//! `posix_spawn` does) with streams that are files, and there is nothing to do until its end.

use super::{Ended, GRACE, NAP, Usage, interrupted};
use std::ffi::OsString;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// A command.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timed {
    /// The program to start: a path, or a name that is looked for in `PATH`.
    pub program: OsString,
    /// Its arguments.
    pub arguments: Vec<OsString>,
    /// What its standard input is.
    pub input: PathBuf,
    /// Whether what it writes goes where our output goes; otherwise it goes nowhere.
    pub show: bool,
    /// How long it may take by the clock on the wall; then it is killed.
    pub time: Option<Duration>,
}

/// What one run took.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Measured {
    /// How it ended.
    pub ended: Ended,
    /// Time by the clock on the wall, from before it was started until its end was known.
    pub wall: Duration,
    /// What it took of the machine.
    pub usage: Usage,
}

/// Runs a command to its end. It has a process group of its own, which is killed as a whole.
pub fn measure(timed: &Timed) -> Measured {
    match started(timed) {
        Ok(measured) => measured,
        Err(error) => {
            Measured { ended: Ended::NotStarted(error.to_string()), wall: Duration::ZERO, usage: Usage::default() }
        }
    }
}

fn started(timed: &Timed) -> std::io::Result<Measured> {
    let stream = || if timed.show { std::process::Stdio::inherit() } else { std::process::Stdio::null() };
    let mut command = std::process::Command::new(&timed.program);
    command.args(&timed.arguments).stdout(stream()).stderr(stream()).process_group(0);
    command.stdin(std::process::Stdio::from(std::fs::File::open(&timed.input)?));
    let start = Instant::now();
    let pid = command.spawn()?.id() as libc::pid_t;
    // SAFETY: makes a descriptor, or fails.
    let handle = unsafe { libc::syscall(libc::SYS_pidfd_open, pid, 0) } as RawFd;
    // SAFETY: a new descriptor that nobody else has.
    let handle = (handle >= 0).then(|| unsafe { OwnedFd::from_raw_fd(handle) });
    let mut asked: Option<(Ended, Instant)> = None;
    loop {
        let now = Instant::now();
        match &asked {
            None if timed.time.is_some_and(|time| now - start >= time) => {
                kill(pid, libc::SIGKILL);
                asked = Some((Ended::TimedOut, now + GRACE));
            }
            None => {
                if let Some(signal) = interrupted() {
                    kill(pid, signal);
                    asked = Some((Ended::Interrupted(None), now + GRACE));
                }
            }
            Some((_, until)) if now >= *until => kill(pid, libc::SIGKILL),
            Some(_) => {}
        }
        let left = timed.time.map_or(NAP, |time| NAP.min(time.saturating_sub(now - start)));
        // Old kernels have no such descriptors: there we look again and again.
        let end = match &handle {
            Some(handle) => wait(handle, left).then(Instant::now),
            None => {
                std::thread::sleep(Duration::from_micros(200));
                Some(Instant::now())
            }
        };
        if let Some(end) = end
            && let Some((status, usage)) = reap(pid)
        {
            // Whoever it left behind would disturb the next one.
            kill(pid, libc::SIGKILL);
            let status = std::process::ExitStatus::from_raw(status);
            let ended = match (asked, status.code()) {
                (Some((Ended::Interrupted(_), _)), code) => Ended::Interrupted(code),
                (Some((why, _)), None) => why,
                (_, Some(code)) => Ended::Exited(code),
                (None, None) => Ended::Killed(status.signal().unwrap_or(0)),
            };
            return Ok(Measured { ended, wall: end - start, usage });
        }
    }
}

/// Waits for the end of a process; whether it has come.
fn wait(handle: &OwnedFd, longest: Duration) -> bool {
    let mut polled = libc::pollfd { fd: handle.as_raw_fd(), events: libc::POLLIN, revents: 0 };
    let millis = longest.as_micros().div_ceil(1000) as libc::c_int;
    // SAFETY: one of them.
    unsafe { libc::poll(&mut polled, 1, millis) > 0 }
}

/// How a process ended, and what it took, if it has ended.
fn reap(pid: libc::pid_t) -> Option<(libc::c_int, Usage)> {
    // SAFETY: rusage is plain data, and the call writes to ours only.
    unsafe {
        let (mut status, mut usage) = (0, std::mem::zeroed::<libc::rusage>());
        match libc::wait4(pid, &mut status, libc::WNOHANG, &mut usage) {
            0 => None,
            got if got == pid => Some((status, Usage::of(&usage))),
            // Somebody else has waited for it: nothing is known.
            _ => Some((libc::SIGKILL, Usage::default())),
        }
    }
}

fn kill(pid: libc::pid_t, signal: libc::c_int) {
    // SAFETY: sends a signal to a group, which is there as long as somebody is in it.
    unsafe { libc::kill(-pid, signal) };
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn what_has_not_come_is_not_there() {
        let (reader, mut writer) = std::io::pipe().expect("a pipe");
        let reader = OwnedFd::from(reader);
        assert!(!wait(&reader, Duration::ZERO));
        writer.write_all(b"x").expect("it is read");
        assert!(wait(&reader, Duration::ZERO));
    }
}
