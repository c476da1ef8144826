//! Supervised runs in a child process: starts this program again with other arguments and watches it.
//!
//! A child process gives guarantees that a run within this process cannot: it ends at its timeout whatever locks it
//! holds, stays within its resource limits, and its output is forwarded as it arrives and up to a limit. [`run`] starts
//! the child, forwards its output, and returns how it ended. The child describes the end of its program in a JSON
//! document on a separate descriptor (`--json fd:N`). Reports for the user arrive on another descriptor (`--reports
//! fd:N`), so that they do not mix with the program's standard error.
//!
//! One thread does all of this with `poll`. The child has a process group of its own, which is killed as a whole; the
//! child also dies with its supervisor.

pub mod fork;
pub mod measure;
mod threads;

use rustix::fs::{MemfdFlags, OFlags};
use rustix::pipe::PipeFlags;
use std::ffi::OsString;
use std::io;
use std::os::fd::{AsRawFd, OwnedFd, RawFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::time::{Duration, Instant};

/// A process to run, with its streams and limits.
#[derive(Clone, Debug, Default)]
pub struct Job {
    /// Program to start; `None` for this one.
    pub program: Option<PathBuf>,
    /// Arguments. For this program the first one is the subcommand, after which the options for the document
    /// and report descriptors are inserted.
    pub arguments: Vec<OsString>,
    /// Whether to pass these descriptors; otherwise there is neither a document nor a report.
    pub documented: bool,
    /// Standard input.
    pub input: StdinSource,
    /// Treatment of standard output and standard error.
    pub output: OutputMode,
    /// Resource limits.
    pub bounds: ResourceLimits,
    /// Whether inherited descriptors other than the streams are closed in the child.
    pub shut: bool,
    /// Set by another thread to kill the child, which then counts as interrupted.
    pub stop: Arc<AtomicBool>,
}

/// Standard input of the child.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum StdinSource {
    /// Empty.
    #[default]
    Nothing,
    /// Inherited from this process.
    Inherit,
    /// These bytes, as if from a file.
    Bytes(Vec<u8>),
    /// The file at this path.
    File(PathBuf),
}

/// Treatment of standard output and standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OutputMode {
    /// Both are captured.
    #[default]
    Capture,
    /// They are forwarded to the streams of this process, as they arrive.
    Forward,
    /// They are discarded.
    Nowhere,
    /// Each is reduced to a [`Digest`] of its length and bytes.
    Digest,
}

/// Digest of an output: different texts have different digests, unless they are constructed to collide.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest {
    /// Number of bytes.
    pub bytes: u64,
    /// FNV-1a hash of the bytes.
    pub hash: u64,
}

impl Default for Digest {
    fn default() -> Digest {
        Digest { bytes: 0, hash: 0xcbf2_9ce4_8422_2325 }
    }
}

impl Digest {
    /// Appends bytes.
    pub fn add(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len() as u64;
        let one = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        self.hash = bytes.iter().fold(self.hash, one);
    }
}

/// Resource limits of a process. `None`: the limit of this process.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResourceLimits {
    /// Wall-clock time, after which the process is killed.
    pub time: Option<Duration>,
    /// CPU time in seconds.
    pub processor: Option<u64>,
    /// Address space in bytes.
    pub address_space: Option<u64>,
    /// Private writable memory in bytes.
    pub data: Option<u64>,
    /// Number of simultaneous threads; with more the process is killed. Checked by polling.
    pub threads: Option<u64>,
    /// Size of a file that it writes, in bytes.
    pub file_size: Option<u64>,
    /// Bytes of output, standard output and standard error together. Excess output is dropped, and the child is asked
    /// to end ([`TOO_MUCH_OUTPUT`]).
    pub output: Option<u64>,
}

/// End of a process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChildExit {
    /// Exited with a status.
    Exited(i32),
    /// Ended by a signal.
    Killed(i32),
    /// Killed at the timeout.
    TimedOut,
    /// Killed for having too many threads.
    TooManyThreads,
    /// Ended because it exceeded the output limit: by itself with this status, or killed.
    TooMuchOutput(Option<i32>),
    /// Interrupted along with this process, or by [`Job::stop`]: ended by itself with this status, or killed.
    Interrupted(Option<i32>),
    /// Could not be started, for this reason.
    NotStarted(String),
}

/// Result of a finished process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ChildResult {
    /// End of the process.
    pub ended: ChildExit,
    /// Captured standard output, up to the limit.
    pub stdout: Vec<u8>,
    /// Captured standard error, up to the limit.
    pub stderr: Vec<u8>,
    /// Digests of standard output and standard error, if requested.
    pub digests: [Digest; 2],
    /// Whether output was dropped.
    pub truncated: bool,
    /// Reports for the user.
    pub reports: Vec<u8>,
    /// JSON document that describes the end of the program; `None` if the process did not write it.
    pub document: Option<String>,
    /// Wall-clock time from start to end.
    pub elapsed: Duration,
    /// Resources used.
    pub usage: Usage,
}

/// Resources used by a process.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// User CPU time.
    pub user: Duration,
    /// System CPU time.
    pub system: Duration,
    /// Peak memory in bytes. `None` if unknown: a process starts as a copy of this one, so no peak below that of this
    /// process can be measured.
    pub peak_memory: Option<u64>,
}

impl Usage {
    fn of(usage: &libc::rusage) -> Usage {
        let time = |t: libc::timeval| Duration::new(t.tv_sec as u64, t.tv_usec as u32 * 1000);
        // SAFETY: rusage is plain data, and the call writes to a local only.
        let own = unsafe {
            let mut own = std::mem::zeroed::<libc::rusage>();
            libc::getrusage(libc::RUSAGE_SELF, &mut own);
            own.ru_maxrss
        };
        let peak_memory = (usage.ru_maxrss > own).then_some(usage.ru_maxrss as u64 * 1024);
        Usage { user: time(usage.ru_utime), system: time(usage.ru_stime), peak_memory }
    }
}

/// Signal that asks a child to end its program's run because of its output. The C library reserves it, so
/// that no program can block, ignore or handle it.
pub const TOO_MUCH_OUTPUT: i32 = 33;

/// Time for a child to end by itself after a request.
const GRACE: Duration = Duration::from_secs(5);
/// Limit on the size of a document and of the reports, in bytes.
const MAX_TEXT: usize = 16 << 20;
/// Number of bytes that a pipe accepts without blocking if `poll` reports it writable.
const PIPE_BUF: usize = 4096;
/// Maximum time to sleep, since a signal that arrives between the check and the sleep does not wake the thread.
const NAP: Duration = Duration::from_millis(50);

/// Signal that interrupted this process; 0 for none.
static INTERRUPTED: AtomicI32 = AtomicI32::new(0);
static WATCHED: AtomicBool = AtomicBool::new(false);

extern "C" fn note(signal: libc::c_int) {
    INTERRUPTED.store(signal, Ordering::Relaxed);
}

/// Makes SIGINT, SIGTERM and SIGHUP end the children instead of this process; [`interrupted`] reports them.
/// Ignored signals stay ignored.
pub fn watch_interrupts() {
    if WATCHED.swap(true, Ordering::Relaxed) {
        return;
    }
    for signal in [libc::SIGINT, libc::SIGTERM, libc::SIGHUP] {
        // SAFETY: a zeroed sigaction is valid; the handler only stores a number.
        unsafe {
            let mut before: libc::sigaction = std::mem::zeroed();
            libc::sigaction(signal, std::ptr::null(), &mut before);
            if before.sa_sigaction == libc::SIG_IGN {
                continue;
            }
            let mut new: libc::sigaction = std::mem::zeroed();
            new.sa_sigaction = note as *const () as usize;
            new.sa_flags = libc::SA_RESTART;
            libc::sigemptyset(&mut new.sa_mask);
            libc::sigaction(signal, &new, std::ptr::null_mut());
        }
    }
}

/// Returns the signal that interrupted this process since [`watch_interrupts`].
pub fn interrupted() -> Option<i32> {
    Some(INTERRUPTED.load(Ordering::Relaxed)).filter(|signal| *signal != 0)
}

/// Runs a job to its end.
pub fn run(job: &Job) -> ChildResult {
    let start = Instant::now();
    let nothing = |ended| ChildResult {
        ended,
        stdout: Vec::new(),
        stderr: Vec::new(),
        digests: Default::default(),
        truncated: false,
        reports: Vec::new(),
        document: None,
        elapsed: start.elapsed(),
        usage: Usage::default(),
    };
    match SupervisedChild::start(job) {
        Ok(mut child) => {
            child.poll_until_exit(job, start);
            child.finish(job, start)
        }
        Err(error) => nothing(ChildExit::NotStarted(error.to_string())),
    }
}

/// A stream of the child.
struct ChildStream {
    from: Option<OwnedFd>,
    /// Descriptor to which the data is forwarded; -1 for none.
    to: RawFd,
    /// Data not yet forwarded, or all captured data.
    pending: Vec<u8>,
    /// Whether the data counts as output of the program.
    counts: bool,
    /// Digest of the data, if only that is requested.
    digest: Option<Digest>,
}

impl ChildStream {
    fn new(from: OwnedFd, to: RawFd, counts: bool) -> ChildStream {
        ChildStream { from: Some(from), to, pending: Vec::new(), counts, digest: None }
    }

    fn wants_to_write(&self) -> bool {
        self.to >= 0 && !self.pending.is_empty()
    }

    fn wants_to_read(&self) -> bool {
        self.from.is_some() && !self.wants_to_write()
    }
}

/// A running child.
struct SupervisedChild {
    pid: libc::pid_t,
    /// Pidfd, readable once the child has ended; `None` on old kernels.
    handle: Option<OwnedFd>,
    /// Standard output, standard error, reports, document.
    streams: [ChildStream; 4],
    /// Bytes of output still allowed.
    left: u64,
    truncated: bool,
    /// Reason why the child was asked to end, and the time at which it is killed.
    stop_request: Option<(StopCause, Instant)>,
    /// Wait status and resource usage, once it has ended.
    status: Option<(i32, Usage)>,
    /// Foreground process group of the terminal before the child's.
    terminal: Option<libc::pid_t>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum StopCause {
    Time,
    Threads,
    Output,
    Interrupt,
}

impl SupervisedChild {
    fn start(job: &Job) -> io::Result<SupervisedChild> {
        let program = job.program.clone().unwrap_or_else(|| "/proc/self/exe".into());
        let mut command = std::process::Command::new(program);
        if job.program.is_none()
            && let Some(name) = std::env::args_os().next()
        {
            command.arg0(name);
        }
        let pipes = [pipe()?, pipe()?, pipe()?, pipe()?];
        let [out, err, reports, document] = pipes;
        let (first, rest) = job.arguments.split_at(job.arguments.len().min(1));
        command.args(first);
        if job.documented {
            let name = |fd: &OwnedFd| format!("fd:{}", fd.as_raw_fd());
            command.args(["--json".into(), name(&document.1), "--reports".into(), name(&reports.1)]);
        }
        command.args(rest);
        match &job.input {
            StdinSource::Nothing => command.stdin(std::process::Stdio::null()),
            StdinSource::Inherit => command.stdin(std::process::Stdio::inherit()),
            StdinSource::Bytes(bytes) => command.stdin(std::process::Stdio::from(file_of(bytes)?)),
            StdinSource::File(path) => command.stdin(std::process::Stdio::from(std::fs::File::open(path)?)),
        };
        let stream = |pipe: OwnedFd| match job.output {
            OutputMode::Nowhere => std::process::Stdio::null(),
            _ => std::process::Stdio::from(pipe),
        };
        command.stdout(stream(out.1)).stderr(stream(err.1));
        let terminal = (job.input == StdinSource::Inherit).then(foreground).flatten();
        let limits = limits(&job.bounds);
        let kept = [reports.1.as_raw_fd(), document.1.as_raw_fd()];
        let parent = std::process::id() as libc::pid_t;
        let shut = job.shut;
        let prepare = move || prepare(&limits, &kept, parent, terminal.is_some(), shut);
        // SAFETY: `prepare` makes system calls only, and touches memory of its own.
        unsafe { command.pre_exec(prepare) };
        let child = command.spawn()?;
        let pid = child.id() as libc::pid_t;
        let forward = job.output == OutputMode::Forward;
        let to = |fd: RawFd| if forward { fd } else { -1 };
        let digest = |stream: ChildStream| match job.output {
            OutputMode::Digest => ChildStream { digest: Some(Digest::default()), ..stream },
            _ => stream,
        };
        Ok(SupervisedChild {
            pid,
            handle: measure::handle(pid),
            streams: [
                digest(ChildStream::new(out.0, to(libc::STDOUT_FILENO), true)),
                digest(ChildStream::new(err.0, to(libc::STDERR_FILENO), true)),
                ChildStream::new(reports.0, -1, false),
                ChildStream::new(document.0, -1, false),
            ],
            left: job.bounds.output.unwrap_or(u64::MAX),
            truncated: false,
            stop_request: None,
            status: None,
            terminal,
        })
    }

    /// Moves output until the child has ended and all its output has been read.
    fn poll_until_exit(&mut self, job: &Job, start: Instant) {
        let end = job.bounds.time.map(|time| start + time);
        loop {
            let now = Instant::now();
            if self.stop_request.is_none() && end.is_some_and(|end| now >= end) {
                // A child that reacts to requests would have ended by itself before this timeout.
                self.kill(libc::SIGKILL);
                self.stop_request = Some((StopCause::Time, now + GRACE));
            }
            if self.stop_request.is_none() && job.bounds.threads.is_some_and(|most| threads::count(self.pid) > most) {
                self.kill(libc::SIGKILL);
                self.stop_request = Some((StopCause::Threads, now + GRACE));
            }
            if self.stop_request.is_none() && job.stop.load(Ordering::Relaxed) {
                self.kill(libc::SIGKILL);
                self.stop_request = Some((StopCause::Interrupt, now + GRACE));
            }
            if self.stop_request.is_none()
                && let Some(signal) = interrupted()
            {
                // A child with a document handles SIGINT and reports the program's location.
                self.kill(if job.documented { libc::SIGINT } else { signal });
                self.stop_request = Some((StopCause::Interrupt, now + GRACE));
            }
            if let Some((_, until)) = self.stop_request
                && now >= until
            {
                self.kill(libc::SIGKILL);
            }
            if self.reap() {
                // Processes left behind by the child would keep the pipes open, perhaps forever.
                self.kill(libc::SIGKILL);
                self.drain();
                return;
            }
            let nap = if job.bounds.threads.is_some() { threads::NAP } else { NAP };
            self.wait(end.map_or(nap, |end| nap.min(end.saturating_duration_since(now))));
        }
    }

    /// Polls the descriptors, and reads and writes those that are ready.
    fn wait(&mut self, longest: Duration) {
        let none = libc::pollfd { fd: -1, events: 0, revents: 0 };
        let mut polled = [none; 5];
        for (slot, stream) in polled.iter_mut().zip(&self.streams) {
            *slot = match &stream.from {
                _ if stream.wants_to_write() => libc::pollfd { fd: stream.to, events: libc::POLLOUT, revents: 0 },
                Some(from) => libc::pollfd { fd: from.as_raw_fd(), events: libc::POLLIN, revents: 0 },
                None => none,
            };
        }
        if let Some(handle) = &self.handle {
            polled[4] = libc::pollfd { fd: handle.as_raw_fd(), events: libc::POLLIN, revents: 0 };
        }
        let millis = (longest.as_micros().div_ceil(1000)) as libc::c_int;
        // SAFETY: the array's own length.
        if unsafe { libc::poll(polled.as_mut_ptr(), polled.len() as libc::nfds_t, millis) } <= 0 {
            return;
        }
        for (n, slot) in polled[..4].iter().enumerate().filter(|(_, slot)| slot.revents != 0) {
            match slot.events {
                libc::POLLOUT => self.write(n),
                _ => _ = self.read(n),
            }
        }
    }

    /// Reads available data once. Returns whether there was any.
    fn read(&mut self, n: usize) -> bool {
        let stream = &mut self.streams[n];
        let Some(from) = &stream.from else { return false };
        let mut buffer = [0u8; 1 << 16];
        // SAFETY: at most as many bytes as the buffer has.
        let got = unsafe { libc::read(from.as_raw_fd(), buffer.as_mut_ptr().cast(), buffer.len()) };
        if got <= 0 {
            if got == 0 || !matches!(error_number(), libc::EAGAIN | libc::EINTR) {
                stream.from = None;
            }
            return false;
        }
        let got = &buffer[..got as usize];
        let kept = match stream.counts {
            true => {
                let kept = got.len().min(usize::try_from(self.left).unwrap_or(usize::MAX));
                self.left -= kept as u64;
                kept
            }
            false => got.len().min(MAX_TEXT - stream.pending.len().min(MAX_TEXT)),
        };
        match &mut stream.digest {
            Some(digest) => digest.add(&got[..kept]),
            None => stream.pending.extend_from_slice(&got[..kept]),
        }
        if kept < got.len() && stream.counts {
            self.truncated = true;
            if self.stop_request.is_none() {
                self.stop_request = Some((StopCause::Output, Instant::now() + GRACE));
                // SAFETY: sends a signal to the child, which has not been reaped.
                unsafe { libc::kill(self.pid, TOO_MUCH_OUTPUT) };
            }
        }
        true
    }

    /// Forwards as much data as the descriptor accepts without blocking.
    fn write(&mut self, n: usize) {
        let stream = &mut self.streams[n];
        let part = stream.pending.len().min(PIPE_BUF);
        match write(stream.to, &stream.pending[..part]) {
            Ok(written) => _ = stream.pending.drain(..written),
            Err(error) if matches!(error.kind(), io::ErrorKind::Interrupted | io::ErrorKind::WouldBlock) => {}
            // The reader has closed its end: closing this end lets the child notice, as if it wrote there directly.
            Err(_) => {
                stream.from = None;
                stream.pending.clear();
            }
        }
    }

    /// Reads and forwards the data left in the pipes after the end.
    fn drain(&mut self) {
        let until = Instant::now() + GRACE;
        loop {
            let mut idle = true;
            for n in 0..self.streams.len() {
                if self.streams[n].wants_to_read() {
                    idle &= !self.read(n);
                }
            }
            let waits = self.streams.iter().any(ChildStream::wants_to_write);
            let in_vain = Instant::now() > until || interrupted().is_some();
            if if waits { in_vain } else { idle } {
                return;
            }
            for n in 0..self.streams.len() {
                if self.streams[n].wants_to_write() && is_writable(self.streams[n].to, NAP) {
                    self.write(n);
                }
            }
        }
    }

    fn kill(&self, signal: libc::c_int) {
        measure::kill(self.pid, signal);
    }

    /// Returns whether the child has ended, and reaps it if so.
    fn reap(&mut self) -> bool {
        // SAFETY: rusage is plain data, and the call writes to a local only.
        unsafe {
            let (mut status, mut usage) = (0, std::mem::zeroed::<libc::rusage>());
            match libc::wait4(self.pid, &mut status, libc::WNOHANG, &mut usage) {
                0 => return false,
                pid if pid == self.pid => self.status = Some((status, Usage::of(&usage))),
                _ => self.status = None,
            }
        }
        true
    }

    fn finish(mut self, job: &Job, start: Instant) -> ChildResult {
        let elapsed = start.elapsed();
        if let Some(group) = self.terminal {
            give_terminal(group);
        }
        let (status, usage) = self.status.unwrap_or((libc::SIGKILL, Usage::default()));
        let status = std::process::ExitStatus::from_raw(status);
        let ended = match (self.stop_request, status.code()) {
            (Some((StopCause::Time, _)), None) => ChildExit::TimedOut,
            (Some((StopCause::Threads, _)), None) => ChildExit::TooManyThreads,
            (Some((StopCause::Output, _)), status) => ChildExit::TooMuchOutput(status),
            (Some((StopCause::Interrupt, _)), status) => ChildExit::Interrupted(status),
            // The child exited by itself just before it was killed.
            (Some((StopCause::Time | StopCause::Threads, _)) | None, Some(status)) => ChildExit::Exited(status),
            (None, None) => ChildExit::Killed(status.signal().unwrap_or(0)),
        };
        let [stdout, stderr, reports, document] = &mut self.streams;
        let digests = [&*stdout, &*stderr].map(|stream| stream.digest.unwrap_or_default());
        let take = |stream: &mut ChildStream| std::mem::take(&mut stream.pending);
        let document = String::from_utf8(take(document)).ok().filter(|text| text.ends_with('\n'));
        ChildResult {
            ended,
            stdout: if job.output == OutputMode::Capture { take(stdout) } else { Vec::new() },
            stderr: if job.output == OutputMode::Capture { take(stderr) } else { Vec::new() },
            digests,
            truncated: self.truncated,
            reports: take(reports),
            document,
            elapsed,
            usage,
        }
    }
}

/// Runs in the child between fork and exec: sets up its group, limits and descriptors.
fn prepare(
    limits: &[(libc::__rlimit_resource_t, u64)],
    kept: &[RawFd],
    parent: libc::pid_t,
    terminal: bool,
    shut: bool,
) -> io::Result<()> {
    // SAFETY: system calls that affect this process only.
    unsafe {
        libc::setpgid(0, 0);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        // The parent may already have died, in which case no signal arrives.
        if libc::getppid() != parent {
            libc::_exit(1);
        }
        if terminal {
            give_terminal(libc::getpid());
        }
        for &(what, most) in limits {
            let mut now: libc::rlimit = std::mem::zeroed();
            libc::getrlimit(what, &mut now);
            let most = most.min(now.rlim_max);
            // SIGXCPU at the soft limit can be reported; the hard limit kills a second later.
            let hard = if what == libc::RLIMIT_CPU { (most + 1).min(now.rlim_max) } else { most };
            let new = libc::rlimit { rlim_cur: most, rlim_max: hard };
            if libc::setrlimit(what, &new) != 0 {
                return Err(io::Error::last_os_error());
            }
        }
        if shut {
            // Closed at exec only: until then, one of the descriptors reports errors to the parent.
            libc::syscall(libc::SYS_close_range, 3u32, u32::MAX, libc::CLOSE_RANGE_CLOEXEC);
        }
        for fd in kept {
            if libc::fcntl(*fd, libc::F_SETFD, 0) != 0 {
                return Err(io::Error::last_os_error());
            }
        }
    }
    Ok(())
}

fn limits(bounds: &ResourceLimits) -> Vec<(libc::__rlimit_resource_t, u64)> {
    let mut all = vec![(libc::RLIMIT_CORE, 0)];
    let mut add = |what, most: Option<u64>| all.extend(most.map(|most| (what, most)));
    add(libc::RLIMIT_CPU, bounds.processor);
    add(libc::RLIMIT_AS, bounds.address_space);
    add(libc::RLIMIT_DATA, bounds.data);
    add(libc::RLIMIT_FSIZE, bounds.file_size);
    all
}

/// Creates a pipe. Both ends are closed on exec, and the read end does not block.
fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    let (reader, writer) = rustix::pipe::pipe_with(PipeFlags::CLOEXEC)?;
    rustix::fs::fcntl_setfl(&reader, OFlags::NONBLOCK)?;
    Ok((reader, writer))
}

/// Creates an anonymous file with these bytes.
fn file_of(bytes: &[u8]) -> io::Result<OwnedFd> {
    use std::io::{Seek, Write};
    let mut file = std::fs::File::from(rustix::fs::memfd_create(c"standard input", MemfdFlags::CLOEXEC)?);
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file.into())
}

/// Returns the foreground process group of the terminal on standard input, if this process belongs to it.
fn foreground() -> Option<libc::pid_t> {
    let group = rustix::termios::tcgetpgrp(io::stdin()).ok()?;
    (group == rustix::process::getpgrp()).then_some(group.as_raw_pid())
}

/// Makes a group the terminal's foreground group. SIGTTOU is blocked, since a background process would be
/// stopped.
fn give_terminal(group: libc::pid_t) {
    // SAFETY: a zeroed set is valid; the signal mask is restored.
    unsafe {
        let (mut set, mut before): (libc::sigset_t, libc::sigset_t) = (std::mem::zeroed(), std::mem::zeroed());
        libc::sigaddset(&mut set, libc::SIGTTOU);
        libc::sigprocmask(libc::SIG_BLOCK, &set, &mut before);
        libc::tcsetpgrp(libc::STDIN_FILENO, group);
        libc::sigprocmask(libc::SIG_SETMASK, &before, std::ptr::null_mut());
    }
}

fn is_writable(fd: RawFd, wait: Duration) -> bool {
    let mut polled = libc::pollfd { fd, events: libc::POLLOUT, revents: 0 };
    // SAFETY: one element.
    unsafe { libc::poll(&mut polled, 1, wait.as_millis() as libc::c_int) > 0 }
}

fn write(fd: RawFd, bytes: &[u8]) -> io::Result<usize> {
    // SAFETY: the slice's own length.
    match unsafe { libc::write(fd, bytes.as_ptr().cast(), bytes.len()) } {
        written if written >= 0 => Ok(written as usize),
        _ => Err(io::Error::last_os_error()),
    }
}

fn error_number() -> i32 {
    io::Error::last_os_error().raw_os_error().unwrap_or(0)
}

#[cfg(test)]
mod tests;
