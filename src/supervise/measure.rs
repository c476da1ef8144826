//! Measured runs of a command: only their time, resource usage and exit status.
//!
//! [`super::run`] serves pipes, and forks this process. In contrast, the functions of this module let the system spawn
//! the command directly (as `posix_spawn` does) with files for its streams, and only wait for its end.

use super::{ChildExit, GRACE, NAP, Usage, interrupted};
use rustix::event::{PollFd, PollFlags, Timespec};
use rustix::process::{Pid, PidfdFlags, Signal};
use std::ffi::OsString;
use std::os::fd::OwnedFd;
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// A command to measure.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TimedCommand {
    /// Program to start: a path, or a name that is looked up in `PATH`.
    pub program: OsString,
    /// Arguments.
    pub arguments: Vec<OsString>,
    /// File for standard input.
    pub input: PathBuf,
    /// Whether its output goes to the output of this process; otherwise it is discarded.
    pub show: bool,
    /// Wall-clock time after which it is killed.
    pub time: Option<Duration>,
}

/// Result of one run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimedResult {
    /// End of the command.
    pub ended: ChildExit,
    /// Wall-clock time, from before the start until the end was noticed.
    pub wall: Duration,
    /// Resources used.
    pub usage: Usage,
}

/// Runs a command to its end, in a separate process group, which is killed as a whole.
pub fn measure(timed: &TimedCommand) -> TimedResult {
    match started(timed) {
        Ok(measured) => measured,
        Err(error) => TimedResult {
            ended: ChildExit::NotStarted(error.to_string()),
            wall: Duration::ZERO,
            usage: Usage::default(),
        },
    }
}

fn started(timed: &TimedCommand) -> std::io::Result<TimedResult> {
    let stream = || if timed.show { std::process::Stdio::inherit() } else { std::process::Stdio::null() };
    let mut command = std::process::Command::new(&timed.program);
    command.args(&timed.arguments).stdout(stream()).stderr(stream()).process_group(0);
    command.stdin(std::process::Stdio::from(std::fs::File::open(&timed.input)?));
    let start = Instant::now();
    let pid = command.spawn()?.id() as libc::pid_t;
    let handle = handle(pid);
    let mut stop_request: Option<(ChildExit, Instant)> = None;
    loop {
        let now = Instant::now();
        match &stop_request {
            None if timed.time.is_some_and(|time| now - start >= time) => {
                kill(pid, libc::SIGKILL);
                stop_request = Some((ChildExit::TimedOut, now + GRACE));
            }
            None => {
                if let Some(signal) = interrupted() {
                    kill(pid, signal);
                    stop_request = Some((ChildExit::Interrupted(None), now + GRACE));
                }
            }
            Some((_, until)) if now >= *until => kill(pid, libc::SIGKILL),
            Some(_) => {}
        }
        let left = timed.time.map_or(NAP, |time| NAP.min(time.saturating_sub(now - start)));
        // Old kernels have no pidfds, so the process is polled.
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
            // Processes that it left behind would disturb the next run.
            kill(pid, libc::SIGKILL);
            let status = std::process::ExitStatus::from_raw(status);
            let ended = match (stop_request, status.code()) {
                (Some((ChildExit::Interrupted(_), _)), code) => ChildExit::Interrupted(code),
                (Some((why, _)), None) => why,
                (_, Some(code)) => ChildExit::Exited(code),
                (None, None) => ChildExit::Killed(status.signal().unwrap_or(0)),
            };
            return Ok(TimedResult { ended, wall: end - start, usage });
        }
    }
}

/// Returns a descriptor of a process, which becomes readable at its end. `None`: the kernel is too old.
pub(super) fn handle(pid: libc::pid_t) -> Option<OwnedFd> {
    rustix::process::pidfd_open(Pid::from_raw(pid)?, PidfdFlags::empty()).ok()
}

/// Waits for the end of a process. Returns whether it has ended.
fn wait(handle: &OwnedFd, longest: Duration) -> bool {
    let longest = Timespec::try_from(longest).expect("a few seconds");
    rustix::event::poll(&mut [PollFd::new(handle, PollFlags::IN)], Some(&longest)).is_ok_and(|count| count > 0)
}

/// Returns the wait status and resource usage of a process, if it has ended.
fn reap(pid: libc::pid_t) -> Option<(libc::c_int, Usage)> {
    // SAFETY: rusage is plain data, and the call writes to a local only.
    unsafe {
        let (mut status, mut usage) = (0, std::mem::zeroed::<libc::rusage>());
        match libc::wait4(pid, &mut status, libc::WNOHANG, &mut usage) {
            0 => None,
            got if got == pid => Some((status, Usage::of(&usage))),
            // It was reaped elsewhere, so nothing is known.
            _ => Some((libc::SIGKILL, Usage::default())),
        }
    }
}

/// Sends a signal to a process group, whose id is not reused while a member is alive.
pub(super) fn kill(group: libc::pid_t, signal: libc::c_int) {
    if let (Some(group), Some(signal)) = (Pid::from_raw(group), Signal::from_named_raw(signal)) {
        let _ = rustix::process::kill_process_group(group, signal);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::io::Write;

    #[test]
    fn waiting_reports_whether_there_is_input() {
        let (reader, mut writer) = std::io::pipe().expect("a pipe");
        let reader = OwnedFd::from(reader);
        assert!(!wait(&reader, Duration::ZERO));
        writer.write_all(b"x").expect("it is read");
        assert!(wait(&reader, Duration::ZERO));
    }
}
