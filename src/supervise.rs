//! A run in a child process: this program once more, with other arguments, and somebody who watches it.
//!
//! What a run inside the process cannot promise, a process can: that it ends when its time is over, whatever it holds; that it
//! takes no more of the machine than it was given; that its output is seen as it came, and no more of it than is wanted.
//! [`run`] starts the child, moves its output, and says afterwards how it ended. How the program in it ended is in the document
//! that the child writes to a descriptor of its own (`--json fd:N`); what it reports for people comes on another
//! (`--reports fd:N`), so that it does not mix with what the program writes to its standard error.
//!
//! One thread does all of it with `poll`. The child has a process group of its own, which is killed as a whole; it also
//! dies with whoever watches it.

pub mod copy;
pub mod measure;
mod threads;

use std::ffi::OsString;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};
use std::os::unix::process::{CommandExt, ExitStatusExt};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, AtomicI32, Ordering};
use std::time::{Duration, Instant};

/// What to run, and with what.
#[derive(Clone, Debug, Default)]
pub struct Job {
    /// The program to start; none: this one.
    pub program: Option<PathBuf>,
    /// Its arguments. For this program the first one is the subcommand: the descriptors for document and reports are named
    /// behind it.
    pub arguments: Vec<OsString>,
    /// Whether to name these descriptors; without, there is neither a document nor a report.
    pub documented: bool,
    /// Its standard input.
    pub input: Input,
    /// What becomes of what it writes.
    pub output: Output,
    /// What it may use.
    pub bounds: Bounds,
    /// Whether descriptors that we were given are kept from it, apart from the streams.
    pub shut: bool,
}

/// Standard input.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Input {
    /// Nothing to read.
    #[default]
    Nothing,
    /// Ours.
    Inherit,
    /// These bytes, as if from a file.
    Bytes(Vec<u8>),
    /// This file.
    File(PathBuf),
}

/// What becomes of standard output and standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Output {
    /// Both are kept.
    #[default]
    Capture,
    /// They go on to our own, as they come.
    Forward,
    /// Nobody sees it.
    Nowhere,
    /// What standard output and standard error are, each by its length and its bytes, is kept as [`Digest`]s.
    Digest,
}

/// Stands for what was written: of two texts that are not the same the digests differ, as far as nobody makes them alike on
/// purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Digest {
    /// How many bytes.
    pub bytes: u64,
    /// FNV-1a of them.
    pub hash: u64,
}

impl Default for Digest {
    fn default() -> Digest {
        Digest { bytes: 0, hash: 0xcbf2_9ce4_8422_2325 }
    }
}

impl Digest {
    /// With more bytes behind.
    pub fn add(&mut self, bytes: &[u8]) {
        self.bytes += bytes.len() as u64;
        let one = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3);
        self.hash = bytes.iter().fold(self.hash, one);
    }
}

/// What the process may use. `None`: as much as we may.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bounds {
    /// Time by the clock on the wall; then it is killed.
    pub time: Option<Duration>,
    /// Time of the processor, in seconds.
    pub processor: Option<u64>,
    /// Bytes of address space.
    pub address_space: Option<u64>,
    /// Bytes of writable memory of its own.
    pub data: Option<u64>,
    /// Threads at once: with more it is killed. Somebody looks from time to time.
    pub threads: Option<u64>,
    /// Bytes of a file that it writes.
    pub file_size: Option<u64>,
    /// Bytes of output, standard output and standard error together; what comes after them is dropped, and the child is told
    /// to end ([`TOO_MUCH_OUTPUT`]).
    pub output: Option<u64>,
}

/// How the process ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ended {
    /// With a status.
    Exited(i32),
    /// By a signal.
    Killed(i32),
    /// It was killed when its time was over.
    TimedOut,
    /// It was killed because it had too many threads.
    TooManyThreads,
    /// It wrote more than it may: by itself it told so with this status, or it was killed.
    TooMuchOutput(Option<i32>),
    /// Somebody interrupted us: it ended by itself with this status, or it was killed.
    Interrupted(Option<i32>),
    /// There never was one.
    NotStarted(String),
}

/// What is known after the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finished {
    /// How the process ended.
    pub ended: Ended,
    /// What it wrote to standard output, up to the bound, where it is captured.
    pub stdout: Vec<u8>,
    /// The same of standard error.
    pub stderr: Vec<u8>,
    /// What standard output and standard error were, where that is wanted.
    pub digests: [Digest; 2],
    /// Whether there was more.
    pub truncated: bool,
    /// Its reports for people.
    pub reports: Vec<u8>,
    /// The JSON document in which it says how the program ended; absent if it did not come to write it.
    pub document: Option<String>,
    /// From its start to its end.
    pub elapsed: Duration,
    /// What it took of the machine.
    pub usage: Usage,
}

/// What a process took of the machine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Usage {
    /// Time of the processor in the program.
    pub user: Duration,
    /// Time of the processor in the system, for it.
    pub system: Duration,
    /// The most memory it had at once, in bytes. `None`: it is not known, being no more than what this process has had, whose
    /// copy the other one was before it became another program.
    pub peak_memory: Option<u64>,
}

impl Usage {
    fn of(usage: &libc::rusage) -> Usage {
        let time = |t: libc::timeval| Duration::new(t.tv_sec as u64, t.tv_usec as u32 * 1000);
        // SAFETY: rusage is plain data, and the call writes to ours only.
        let own = unsafe {
            let mut own = std::mem::zeroed::<libc::rusage>();
            libc::getrusage(libc::RUSAGE_SELF, &mut own);
            own.ru_maxrss
        };
        let peak_memory = (usage.ru_maxrss > own).then_some(usage.ru_maxrss as u64 * 1024);
        Usage { user: time(usage.ru_utime), system: time(usage.ru_stime), peak_memory }
    }
}

/// The signal that asks a child to end its program's run because of its output. The C library lets no program block it, ignore it or
/// handle it.
pub const TOO_MUCH_OUTPUT: i32 = 33;

/// What a child gets to end by itself when it is asked to.
const GRACE: Duration = Duration::from_secs(5);
/// More of a document or of reports is not read.
const MOST_TEXT: usize = 16 << 20;
/// A pipe that `poll` calls writable takes this many bytes at once.
const PIPE_BUF: usize = 4096;
/// How long to sleep at most: signals that come between looking and sleeping wake nobody.
const NAP: Duration = Duration::from_millis(50);

/// The signal that interrupted us; 0 if none did.
static INTERRUPTED: AtomicI32 = AtomicI32::new(0);
static WATCHED: AtomicBool = AtomicBool::new(false);

extern "C" fn note(signal: libc::c_int) {
    INTERRUPTED.store(signal, Ordering::Relaxed);
}

/// From now on Ctrl-C and requests to end do not end this process: they end the children, and [`interrupted`] tells of them.
/// What was ignored before stays so.
pub fn watch_interrupts() {
    if WATCHED.swap(true, Ordering::Relaxed) {
        return;
    }
    for signal in [libc::SIGINT, libc::SIGTERM, libc::SIGHUP] {
        // SAFETY: a zeroed sigaction is a valid one; the handler only stores a number.
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

/// The signal that interrupted us since [`watch_interrupts`], if one did.
pub fn interrupted() -> Option<i32> {
    Some(INTERRUPTED.load(Ordering::Relaxed)).filter(|signal| *signal != 0)
}

/// Runs a job to its end.
pub fn run(job: &Job) -> Finished {
    let start = Instant::now();
    let nothing = |ended| Finished {
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
    match Child::start(job) {
        Ok(mut child) => {
            child.attend(job, start);
            child.finish(job, start)
        }
        Err(error) => nothing(Ended::NotStarted(error.to_string())),
    }
}

/// A stream of the child on its way to us.
struct Stream {
    from: Option<OwnedFd>,
    /// Where it goes on to; -1: nowhere.
    to: RawFd,
    /// What has come and is not yet gone on; or all that came.
    held: Vec<u8>,
    /// Whether it counts as output of the program.
    counts: bool,
    /// What came, where that is all that is wanted.
    digest: Option<Digest>,
}

impl Stream {
    fn new(from: OwnedFd, to: RawFd, counts: bool) -> Stream {
        Stream { from: Some(from), to, held: Vec::new(), counts, digest: None }
    }

    fn wants_to_write(&self) -> bool {
        self.to >= 0 && !self.held.is_empty()
    }

    fn wants_to_read(&self) -> bool {
        self.from.is_some() && !self.wants_to_write()
    }
}

/// A child under way.
struct Child {
    pid: libc::pid_t,
    /// Readable as soon as it has ended; absent on old kernels.
    handle: Option<OwnedFd>,
    /// Standard output, standard error, reports, document.
    streams: [Stream; 4],
    /// Bytes of output that are still allowed.
    left: u64,
    truncated: bool,
    /// Why it is to end, and when it is killed if it does not.
    asked: Option<(Why, Instant)>,
    /// How the system says it ended.
    status: Option<(i32, Usage)>,
    /// The group that the terminal belonged to.
    terminal: Option<libc::pid_t>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Why {
    Time,
    Threads,
    Output,
    Interrupt,
}

impl Child {
    fn start(job: &Job) -> io::Result<Child> {
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
            Input::Nothing => command.stdin(std::process::Stdio::null()),
            Input::Inherit => command.stdin(std::process::Stdio::inherit()),
            Input::Bytes(bytes) => command.stdin(std::process::Stdio::from(file_of(bytes)?)),
            Input::File(path) => command.stdin(std::process::Stdio::from(std::fs::File::open(path)?)),
        };
        let stream = |pipe: OwnedFd| match job.output {
            Output::Nowhere => std::process::Stdio::null(),
            _ => std::process::Stdio::from(pipe),
        };
        command.stdout(stream(out.1)).stderr(stream(err.1));
        let terminal = (job.input == Input::Inherit).then(foreground).flatten();
        let limits = limits(&job.bounds);
        let kept = [reports.1.as_raw_fd(), document.1.as_raw_fd()];
        let parent = std::process::id() as libc::pid_t;
        let shut = job.shut;
        let prepare = move || prepare(&limits, &kept, parent, terminal.is_some(), shut);
        // SAFETY: `prepare` makes system calls only, and touches memory of its own.
        unsafe { command.pre_exec(prepare) };
        let child = command.spawn()?;
        let pid = child.id() as libc::pid_t;
        let forward = job.output == Output::Forward;
        let to = |fd: RawFd| if forward { fd } else { -1 };
        // SAFETY: makes a descriptor, or fails.
        let handle = unsafe { libc::syscall(libc::SYS_pidfd_open, pid, 0) } as RawFd;
        let digest = |stream: Stream| match job.output {
            Output::Digest => Stream { digest: Some(Digest::default()), ..stream },
            _ => stream,
        };
        Ok(Child {
            pid,
            // SAFETY: a new descriptor that nobody else has.
            handle: (handle >= 0).then(|| unsafe { OwnedFd::from_raw_fd(handle) }),
            streams: [
                digest(Stream::new(out.0, to(libc::STDOUT_FILENO), true)),
                digest(Stream::new(err.0, to(libc::STDERR_FILENO), true)),
                Stream::new(reports.0, -1, false),
                Stream::new(document.0, -1, false),
            ],
            left: job.bounds.output.unwrap_or(u64::MAX),
            truncated: false,
            asked: None,
            status: None,
            terminal,
        })
    }

    /// Moves output until the child has ended and all it wrote is here.
    fn attend(&mut self, job: &Job, start: Instant) {
        let end = job.bounds.time.map(|time| start + time);
        loop {
            let now = Instant::now();
            if self.asked.is_none() && end.is_some_and(|end| now >= end) {
                // Whoever is asked to end after so long a time would have done so by itself.
                self.kill(libc::SIGKILL);
                self.asked = Some((Why::Time, now + GRACE));
            }
            if self.asked.is_none() && job.bounds.threads.is_some_and(|most| threads::count(self.pid) > most) {
                self.kill(libc::SIGKILL);
                self.asked = Some((Why::Threads, now + GRACE));
            }
            if self.asked.is_none()
                && let Some(signal) = interrupted()
            {
                // Whoever writes a document tells where the program was.
                self.kill(if job.documented { libc::SIGINT } else { signal });
                self.asked = Some((Why::Interrupt, now + GRACE));
            }
            if let Some((_, until)) = self.asked
                && now >= until
            {
                self.kill(libc::SIGKILL);
            }
            if self.reap() {
                // Whoever it left behind holds the pipes open, perhaps for ever.
                self.kill(libc::SIGKILL);
                self.drain();
                return;
            }
            let nap = if job.bounds.threads.is_some() { threads::NAP } else { NAP };
            self.wait(end.map_or(nap, |end| nap.min(end.saturating_duration_since(now))));
        }
    }

    /// Waits for one of the descriptors, and does what can be done.
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
        // SAFETY: an array of that many.
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

    /// Reads what is there, once; whether there was something.
    fn read(&mut self, n: usize) -> bool {
        let stream = &mut self.streams[n];
        let Some(from) = &stream.from else { return false };
        let mut buffer = [0u8; 1 << 16];
        // SAFETY: as many bytes as there is room for.
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
            false => got.len().min(MOST_TEXT - stream.held.len().min(MOST_TEXT)),
        };
        match &mut stream.digest {
            Some(digest) => digest.add(&got[..kept]),
            None => stream.held.extend_from_slice(&got[..kept]),
        }
        if kept < got.len() && stream.counts {
            self.truncated = true;
            if self.asked.is_none() {
                self.asked = Some((Why::Output, Instant::now() + GRACE));
                // SAFETY: sends a signal to the child, which is not yet waited for.
                unsafe { libc::kill(self.pid, TOO_MUCH_OUTPUT) };
            }
        }
        true
    }

    /// Hands on as much as goes at once.
    fn write(&mut self, n: usize) {
        let stream = &mut self.streams[n];
        let part = stream.held.len().min(PIPE_BUF);
        match write(stream.to, &stream.held[..part]) {
            Ok(written) => _ = stream.held.drain(..written),
            Err(error) if matches!(error.kind(), io::ErrorKind::Interrupted | io::ErrorKind::WouldBlock) => {}
            // Nobody reads any more: the child shall learn that as if it wrote there itself.
            Err(_) => {
                stream.from = None;
                stream.held.clear();
            }
        }
    }

    /// What is still in the pipes after the end.
    fn drain(&mut self) {
        let until = Instant::now() + GRACE;
        loop {
            let mut idle = true;
            for n in 0..self.streams.len() {
                if self.streams[n].wants_to_read() {
                    idle &= !self.read(n);
                }
            }
            let waits = self.streams.iter().any(Stream::wants_to_write);
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
        // The group is there as long as somebody is in it; its number is not used again before.
        // SAFETY: sends a signal.
        unsafe { libc::kill(-self.pid, signal) };
    }

    /// Looks whether the child has ended.
    fn reap(&mut self) -> bool {
        // SAFETY: rusage is plain data, and the call writes to ours only.
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

    fn finish(mut self, job: &Job, start: Instant) -> Finished {
        let elapsed = start.elapsed();
        if let Some(group) = self.terminal {
            give_terminal(group);
        }
        let (status, usage) = self.status.unwrap_or((libc::SIGKILL, Usage::default()));
        let status = std::process::ExitStatus::from_raw(status);
        let ended = match (self.asked, status.code()) {
            (Some((Why::Time, _)), None) => Ended::TimedOut,
            (Some((Why::Threads, _)), None) => Ended::TooManyThreads,
            (Some((Why::Output, _)), status) => Ended::TooMuchOutput(status),
            (Some((Why::Interrupt, _)), status) => Ended::Interrupted(status),
            // It came to its end just then.
            (Some((Why::Time | Why::Threads, _)) | None, Some(status)) => Ended::Exited(status),
            (None, None) => Ended::Killed(status.signal().unwrap_or(0)),
        };
        let [stdout, stderr, reports, document] = &mut self.streams;
        let digests = [&*stdout, &*stderr].map(|stream| stream.digest.unwrap_or_default());
        let take = |stream: &mut Stream| std::mem::take(&mut stream.held);
        let document = String::from_utf8(take(document)).ok().filter(|text| text.ends_with('\n'));
        Finished {
            ended,
            stdout: if job.output == Output::Capture { take(stdout) } else { Vec::new() },
            stderr: if job.output == Output::Capture { take(stderr) } else { Vec::new() },
            digests,
            truncated: self.truncated,
            reports: take(reports),
            document,
            elapsed,
            usage,
        }
    }
}

/// In the child, before it becomes the other program.
fn prepare(
    limits: &[(libc::__rlimit_resource_t, u64)],
    kept: &[RawFd],
    parent: libc::pid_t,
    terminal: bool,
    shut: bool,
) -> io::Result<()> {
    // SAFETY: system calls about this process only.
    unsafe {
        libc::setpgid(0, 0);
        libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
        // It may be dead already.
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
            // What comes with SIGXCPU can be told; a second later it is killed.
            let hard = if what == libc::RLIMIT_CPU { (most + 1).min(now.rlim_max) } else { most };
            let new = libc::rlimit { rlim_cur: most, rlim_max: hard };
            if libc::setrlimit(what, &new) != 0 {
                return Err(io::Error::last_os_error());
            }
        }
        if shut {
            // Only when it becomes the other program: until then one of them tells us of errors.
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

fn limits(bounds: &Bounds) -> Vec<(libc::__rlimit_resource_t, u64)> {
    let mut all = vec![(libc::RLIMIT_CORE, 0)];
    let mut add = |what, most: Option<u64>| all.extend(most.map(|most| (what, most)));
    add(libc::RLIMIT_CPU, bounds.processor);
    add(libc::RLIMIT_AS, bounds.address_space);
    add(libc::RLIMIT_DATA, bounds.data);
    add(libc::RLIMIT_FSIZE, bounds.file_size);
    all
}

/// The two ends of a pipe, closed in other programs; reading does not block.
fn pipe() -> io::Result<(OwnedFd, OwnedFd)> {
    let mut ends = [0; 2];
    // SAFETY: room for two descriptors, which are nobody else's.
    unsafe {
        if libc::pipe2(ends.as_mut_ptr(), libc::O_CLOEXEC) != 0 {
            return Err(io::Error::last_os_error());
        }
        libc::fcntl(ends[0], libc::F_SETFL, libc::O_NONBLOCK);
        Ok((OwnedFd::from_raw_fd(ends[0]), OwnedFd::from_raw_fd(ends[1])))
    }
}

/// A file without a name that holds these bytes.
fn file_of(bytes: &[u8]) -> io::Result<OwnedFd> {
    use std::io::{Seek, Write};
    // SAFETY: a new descriptor, or an error.
    let file = unsafe {
        let fd = libc::memfd_create(c"standard input".as_ptr(), libc::MFD_CLOEXEC);
        if fd < 0 {
            return Err(io::Error::last_os_error());
        }
        OwnedFd::from_raw_fd(fd)
    };
    let mut file = std::fs::File::from(file);
    file.write_all(bytes)?;
    file.rewind()?;
    Ok(file.into())
}

/// The foreground group of the terminal that standard input is, if it is ours.
fn foreground() -> Option<libc::pid_t> {
    // SAFETY: asks about a descriptor and this process.
    unsafe {
        let group = libc::tcgetpgrp(libc::STDIN_FILENO);
        (group > 0 && group == libc::getpgrp()).then_some(group)
    }
}

/// Makes a group the one that the terminal belongs to, which others may not without being stopped.
fn give_terminal(group: libc::pid_t) {
    // SAFETY: a zeroed set is a valid one; signals are as before in the end.
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
    // SAFETY: one of them.
    unsafe { libc::poll(&mut polled, 1, wait.as_millis() as libc::c_int) > 0 }
}

fn write(fd: RawFd, bytes: &[u8]) -> io::Result<usize> {
    // SAFETY: bytes that are there.
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
