//! Forked replicas of this process, in which programs run. All effects of the program on the process end with the
//! replica, and the next replica starts in the same state, with the same memory at the same addresses.
//!
//! The two processes exchange messages. The replica's output arrives through pipes. Its standard input is supplied by
//! this process, which reads its own standard input only when the replica waits for it, and can supply the same input
//! to the next replica. Other external input arrives on a separate socket as a [`Recording`], which the next replica
//! inherits.

use crate::host::linux::record::Recording;
use rustix::io::FdFlags;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsRawFd, IntoRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

/// One end of the connection between this process and a replica.
pub struct MessageChannel(File);

impl MessageChannel {
    /// Wraps a socket as a file, because a sandbox permits `read` and `write` but not the system calls for sockets.
    fn new(socket: OwnedFd) -> MessageChannel {
        MessageChannel(File::from(socket))
    }

    /// Keeps the connection open when this process executes another program. Closing it ends the replica.
    pub fn keep_on_exec(&self) {
        let _ = rustix::io::fcntl_setfd(&self.0, FdFlags::empty());
    }

    /// Sends a message.
    pub fn send(&mut self, message: &[u8]) -> io::Result<()> {
        let length = u32::try_from(message.len()).map_err(|_| io::Error::other("the message is too long"))?;
        self.0.write_all(&length.to_le_bytes())?;
        self.0.write_all(message)
    }

    /// Waits for a message. `None` if the other process has closed the connection.
    pub fn receive(&mut self) -> Option<Vec<u8>> {
        let mut length = [0; 4];
        self.0.read_exact(&mut length).ok()?;
        let mut message = vec![0; u32::from_le_bytes(length) as usize];
        self.0.read_exact(&mut message).ok()?;
        Some(message)
    }
}

/// Event from a replica.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReplicaEvent {
    /// Message.
    Message(Vec<u8>),
    /// Data written to standard output.
    Output(Vec<u8>),
    /// Data written to standard error.
    Error(Vec<u8>),
    /// End of the replica: its exit status, or the signal that ended it.
    Ended(Result<i32, i32>),
    /// The watched descriptor is readable, or was closed at its other end.
    Watched,
}

/// Receiver of events while this process waits for an answer of a replica.
pub trait RunObserver {
    /// Handles new output of the program, as opposed to output repeated by a replay. `stream`: 1 for standard output,
    /// 2 for standard error.
    fn output(&mut self, stream: i32, bytes: &[u8]);

    /// Handles a text that the replica sends before its answer. `before`: it precedes output that has been held back.
    fn part(&mut self, text: &str, before: bool);

    /// Returns a descriptor to be watched.
    fn watched(&self) -> Option<RawFd> {
        None
    }

    /// Returns the action to take before the first event of a run.
    fn pending(&mut self) -> RunControl {
        RunControl::Continue
    }

    /// Handles data on the watched descriptor.
    fn ready(&mut self) -> RunControl {
        RunControl::Continue
    }
}

/// Request of an observer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum RunControl {
    /// The run continues.
    Continue,
    /// The program is interrupted, as by Ctrl-C.
    Interrupt,
    /// The replica is ended.
    End,
}

/// Standard input of the program, the same in each replica.
#[derive(Clone, Debug, Default)]
pub struct ReplayedStdin {
    /// Bytes read so far or available to read.
    pub bytes: Vec<u8>,
    /// Whether the end of the input was reached.
    pub ended: bool,
}

/// A running replica of this process.
pub struct Replica {
    pid: libc::pid_t,
    channel: MessageChannel,
    /// Socket on which recorded calls arrive.
    recorded: Option<UnixStream>,
    stdin: Option<File>,
    /// Number of input bytes that the replica was given, or has from the recording.
    given: usize,
    /// Whether the replica may still be replaying the recording, during which it receives no input.
    input_withheld: bool,
    streams: [Option<File>; 2],
    events: VecDeque<ReplicaEvent>,
    reaped: bool,
}

/// Maximum number of bytes of output read at once while the program runs.
const MAX_CHUNK: usize = 1 << 18;
/// Maximum number of bytes of output read before a message, more than a pipe can hold.
const MAX_PENDING: usize = 1 << 22;

/// Interval for checking whether the replica waits for input.
const LOOK: Duration = Duration::from_millis(4);

/// Ignores Ctrl-C in this process, so that only the replicas handle it.
pub fn leave_interrupts_to_replicas() {
    // SAFETY: a disposition that runs no code.
    unsafe { libc::signal(libc::SIGINT, libc::SIG_IGN) };
}

/// Unblocks interrupts, which are blocked from the start of a replica until it can handle them. Must be called in the
/// body of each replica.
pub fn accept_interrupts() {
    mask_interrupts(libc::SIG_UNBLOCK);
}

fn mask_interrupts(how: libc::c_int) {
    // SAFETY: an empty set is a valid value; the calls only use the set.
    unsafe {
        let mut set: libc::sigset_t = std::mem::zeroed();
        libc::sigemptyset(&mut set);
        libc::sigaddset(&mut set, libc::SIGINT);
        libc::pthread_sigmask(how, &set, std::ptr::null_mut());
    }
}

/// Sets environment variables, which replicas inherit; `None` removes one. Must be called only while this process has
/// a single thread.
pub fn set_environment<'v>(variables: impl IntoIterator<Item = (&'v str, Option<&'v str>)>) -> Result<(), String> {
    for (name, value) in variables {
        if name.is_empty() || name.contains(['=', '\0']) || value.is_some_and(|value| value.contains('\0')) {
            return Err(format!("`{name}` cannot be a variable of the environment"));
        }
        // SAFETY: no other thread reads the environment.
        unsafe {
            match value {
                Some(value) => std::env::set_var(name, value),
                None => std::env::remove_var(name),
            }
        }
    }
    Ok(())
}

impl Replica {
    /// Forks a replica, which runs `body` and exits with its result. Must be called only while this process has a
    /// single thread. `body` receives the current recording, and the descriptor for sending additions to it.
    pub fn start(
        recording: &mut Recording,
        body: impl FnOnce(MessageChannel, &mut Recording, RawFd) -> u8,
    ) -> io::Result<Replica> {
        let (ours, theirs) = UnixStream::pair()?;
        let (recorded, records) = UnixStream::pair()?;
        let (input, output, error) = (super::pipe()?, super::pipe()?, super::pipe()?);
        // Blocked, so that an interrupt is not lost before the replica can handle it.
        mask_interrupts(libc::SIG_BLOCK);
        // SAFETY: this process has one thread, so the replica is complete.
        let pid = unsafe { libc::fork() };
        if pid != 0 {
            accept_interrupts();
        }
        if pid < 0 {
            return Err(io::Error::last_os_error());
        }
        if pid == 0 {
            drop((ours, recorded));
            // SAFETY: system calls on descriptors and dispositions of this process, which may replace its streams.
            unsafe {
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                libc::signal(libc::SIGINT, libc::SIG_DFL);
                // The pipes of this process do not block on reading, but a program expects reads to block.
                libc::fcntl(input.0.as_raw_fd(), libc::F_SETFL, 0);
                for (from, to) in [(&input.0, 0), (&output.1, 1), (&error.1, 2)] {
                    libc::dup2(from.as_raw_fd(), to);
                }
            }
            drop((input, output, error));
            let (theirs, records) = (out_of_the_way(theirs.into()), out_of_the_way(records.into()));
            let status = body(MessageChannel::new(theirs), recording, records.into_raw_fd());
            // SAFETY: ends the replica without the exit handlers of this process.
            unsafe { libc::_exit(status.into()) }
        }
        drop((theirs, records));
        not_blocking(input.1.as_raw_fd());
        Ok(Replica {
            pid,
            channel: MessageChannel::new(ours.into()),
            recorded: Some(recorded),
            stdin: Some(File::from(input.1)),
            given: 0,
            input_withheld: recording.input_bytes() > 0,
            streams: [Some(File::from(output.0)), Some(File::from(error.0))],
            events: VecDeque::new(),
            reaped: false,
        })
    }

    /// Sends a message. Errors are ignored, because a broken replica shows in the messages that it sends.
    pub fn send(&mut self, message: &[u8]) {
        let _ = self.channel.send(message);
    }

    /// Interrupts the program, as Ctrl-C does.
    pub fn interrupt(&self) {
        if !self.reaped {
            // SAFETY: a child of this process that has not been reaped.
            unsafe { libc::kill(self.pid, libc::SIGINT) };
        }
    }

    /// Waits for an event. `live`: whether to read the standard input of this process when the replica waits for input.
    /// `watched`: another descriptor to wait for.
    pub fn next(
        &mut self,
        input: &mut ReplayedStdin,
        live: bool,
        recording: &mut Recording,
        watched: Option<RawFd>,
    ) -> io::Result<ReplicaEvent> {
        loop {
            if let Some(event) = self.events.pop_front() {
                return Ok(event);
            }
            if self.input_withheld && self.waits_for_input() {
                self.input_withheld = false;
                self.given = recording.input_bytes();
            }
            if !self.input_withheld {
                self.feed(input, live);
            }
            let more = !self.input_withheld && self.given < input.bytes.len() && self.stdin.is_some();
            let asks =
                live && !self.input_withheld && !more && !input.ended && self.stdin.is_some() && self.waits_for_input();
            let fd = |stream: &Option<File>| stream.as_ref().map_or(-1, AsRawFd::as_raw_fd);
            let mut polled = [
                (self.channel.0.as_raw_fd(), libc::POLLIN),
                (fd(&self.streams[0]), libc::POLLIN),
                (fd(&self.streams[1]), libc::POLLIN),
                (if more { fd(&self.stdin) } else { -1 }, libc::POLLOUT),
                (if asks { libc::STDIN_FILENO } else { -1 }, libc::POLLIN),
                (self.recorded.as_ref().map_or(-1, AsRawFd::as_raw_fd), libc::POLLIN),
                (watched.unwrap_or(-1), libc::POLLIN),
            ]
            .map(|(fd, events)| libc::pollfd { fd, events, revents: 0 });
            let watch = self.input_withheld || live && !input.ended && !asks;
            let wait = if watch { LOOK.as_millis() as libc::c_int } else { 100 };
            // SAFETY: the array's own length.
            let ready = unsafe { libc::poll(polled.as_mut_ptr(), polled.len() as libc::nfds_t, wait) };
            if ready < 0 && super::error_number() != libc::EINTR {
                return Err(io::Error::last_os_error());
            }
            if polled[4].revents != 0 {
                take(input);
            }
            for n in 0..2 {
                if polled[n + 1].revents != 0 {
                    self.take_output(n, MAX_CHUNK);
                }
            }
            if polled[5].revents != 0 {
                self.take_recorded(recording)?;
                if polled[5].revents & libc::POLLIN == 0 {
                    self.recorded = None;
                }
            }
            if polled[0].revents != 0 {
                let message = self.channel.receive();
                // Output written before the message comes first.
                self.take_output(0, MAX_PENDING);
                self.take_output(1, MAX_PENDING);
                self.take_recorded(recording)?;
                let event = match message {
                    Some(message) => ReplicaEvent::Message(message),
                    None => ReplicaEvent::Ended(self.wait()),
                };
                self.events.push_back(event);
            }
            // Never kept for a later call: by then the caller may have read the data, and would wait for more.
            if polled[6].revents != 0 && self.events.is_empty() {
                return Ok(ReplicaEvent::Watched);
            }
        }
    }

    /// Receives the recorded calls that have arrived.
    fn take_recorded(&self, recording: &mut Recording) -> io::Result<()> {
        self.recorded.as_ref().map_or(Ok(()), |socket| recording.receive(socket.as_raw_fd()))
    }

    /// Ends the replica, and keeps what it has recorded.
    pub fn end(mut self, recording: &mut Recording) -> io::Result<()> {
        if !self.reaped {
            // SAFETY: a child of this process that has not been reaped.
            unsafe { libc::kill(self.pid, libc::SIGKILL) };
            let _ = self.wait();
        }
        let taken = self.take_recorded(recording);
        recording.end_of_copy();
        taken
    }

    /// Writes as much of the input as the replica's pipe accepts.
    fn feed(&mut self, input: &ReplayedStdin, live: bool) {
        let Some(stdin) = &mut self.stdin else { return };
        let gone = match input.bytes.get(self.given..).filter(|rest| !rest.is_empty()) {
            Some(rest) => match stdin.write(rest) {
                Ok(written) => {
                    self.given += written;
                    false
                }
                Err(error) => error.kind() != io::ErrorKind::WouldBlock,
            },
            None => input.ended || !live,
        };
        if gone {
            self.stdin = None;
        }
    }

    /// Whether the replica is blocked in a system call that waits for input.
    fn waits_for_input(&self) -> bool {
        let Ok(text) = std::fs::read_to_string(format!("/proc/{}/syscall", self.pid)) else { return true };
        let mut words = text.split_whitespace();
        let number = words.next().and_then(|word| word.parse::<i64>().ok());
        let first = words.next();
        match number {
            Some(libc::SYS_read | libc::SYS_readv) => first == Some("0x0"),
            Some(libc::SYS_poll | libc::SYS_select | libc::SYS_ppoll | libc::SYS_pselect6) => true,
            _ => false,
        }
    }

    /// Reads the available output, up to about `most` bytes, because a program may write faster than this process
    /// reads.
    fn take_output(&mut self, n: usize, most: usize) {
        let Some(stream) = &mut self.streams[n] else { return };
        let (mut bytes, mut part) = (Vec::new(), vec![0; 1 << 16]);
        let mut ended = false;
        while bytes.len() < most {
            match stream.read(&mut part) {
                Ok(0) => ended = true,
                Ok(count) => {
                    bytes.extend_from_slice(&part[..count]);
                    continue;
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(_) => {}
            }
            break;
        }
        if !bytes.is_empty() {
            self.events.push_back(if n == 0 { ReplicaEvent::Output(bytes) } else { ReplicaEvent::Error(bytes) });
        }
        if ended {
            self.streams[n] = None;
        }
    }

    fn wait(&mut self) -> Result<i32, i32> {
        let mut status = 0;
        // SAFETY: a child of this process.
        while unsafe { libc::waitpid(self.pid, &mut status, 0) } < 0 {
            if super::error_number() != libc::EINTR {
                // It was reaped elsewhere: how it ended is unknown, and success must not be assumed.
                self.reaped = true;
                return Err(libc::SIGKILL);
            }
        }
        self.reaped = true;
        match libc::WIFEXITED(status) {
            true => Ok(libc::WEXITSTATUS(status)),
            false => Err(libc::WTERMSIG(status)),
        }
    }
}

impl Drop for Replica {
    fn drop(&mut self) {
        if !self.reaped {
            // SAFETY: a child of this process that has not been reaped.
            unsafe { libc::kill(self.pid, libc::SIGKILL) };
            let _ = self.wait();
        }
    }
}

/// Reads the available data from this process's standard input.
fn take(input: &mut ReplayedStdin) {
    let mut bytes = [0u8; 4096];
    // SAFETY: the buffer's own length; the descriptor is only read.
    let count = unsafe { libc::read(libc::STDIN_FILENO, bytes.as_mut_ptr().cast(), bytes.len()) };
    match usize::try_from(count) {
        Ok(count @ 1..) => input.bytes.extend_from_slice(&bytes[..count]),
        Ok(0) => input.ended = true,
        _ => input.ended = super::error_number() != libc::EINTR && super::error_number() != libc::EAGAIN,
    }
}

/// Moves a descriptor to a high number, outside the range that programs use.
fn out_of_the_way(fd: OwnedFd) -> OwnedFd {
    const HIGH: RawFd = 500;
    rustix::io::fcntl_dupfd_cloexec(&fd, HIGH).unwrap_or(fd)
}

fn not_blocking(fd: RawFd) {
    // SAFETY: a descriptor of the replica.
    unsafe { libc::fcntl(fd, libc::F_SETFL, libc::O_NONBLOCK) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_keep_their_bounds() {
        let (one, other) = UnixStream::pair().unwrap();
        let (mut one, mut other) = (MessageChannel::new(one.into()), MessageChannel::new(other.into()));
        one.send(b"first").unwrap();
        one.send(b"").unwrap();
        drop(one);
        assert_eq!(other.receive(), Some(b"first".to_vec()));
        assert_eq!(other.receive(), Some(Vec::new()));
        assert_eq!(other.receive(), None);
    }
}
