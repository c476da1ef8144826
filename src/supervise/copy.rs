//! A copy of this process, to run a program in: whatever the program does to the process, the copy takes with it, and the next copy
//! begins where the first one began, with the same memory at the same addresses.
//!
//! We speak with it by messages. Its output comes to us through pipes, and its standard input is fed by us, so that all of it can be
//! given to the next copy too: what is read from our own standard input is taken only when the copy waits for it. What else comes
//! from outside it sends us on a line of its own, as [`Recording`] wants it, and the next copy inherits that.

use crate::host::record::Recording;
use std::collections::VecDeque;
use std::fs::File;
use std::io::{self, Read, Write};
use std::os::fd::{AsRawFd, FromRawFd, IntoRawFd, OwnedFd, RawFd};
use std::os::unix::net::UnixStream;
use std::time::Duration;

/// One end of the line between us and a copy.
pub struct Channel(UnixStream);

impl Channel {
    /// Sends a message.
    pub fn send(&mut self, message: &[u8]) -> io::Result<()> {
        let length = u32::try_from(message.len()).map_err(|_| io::Error::other("the message is too long"))?;
        self.0.write_all(&length.to_le_bytes())?;
        self.0.write_all(message)
    }

    /// Waits for a message. `None`: the other side is gone.
    pub fn receive(&mut self) -> Option<Vec<u8>> {
        let mut length = [0; 4];
        self.0.read_exact(&mut length).ok()?;
        let mut message = vec![0; u32::from_le_bytes(length) as usize];
        self.0.read_exact(&mut message).ok()?;
        Some(message)
    }
}

/// What comes from a copy.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Event {
    /// A message.
    Message(Vec<u8>),
    /// It has written to its standard output.
    Output(Vec<u8>),
    /// It has written to its standard error.
    Error(Vec<u8>),
    /// It has ended, with a status or by a signal.
    Gone(Result<i32, i32>),
}

/// What a program reads from its standard input: the same in each copy.
#[derive(Clone, Debug, Default)]
pub struct Input {
    /// What was read so far, or is to be read.
    pub bytes: Vec<u8>,
    /// Whether there is no more.
    pub ended: bool,
}

/// A copy of this process that runs.
pub struct Copy {
    pid: libc::pid_t,
    channel: Channel,
    /// What it records comes here.
    recorded: Option<UnixStream>,
    stdin: Option<File>,
    /// How much of the input it was given, or need not be given since it has it from the recording.
    given: usize,
    /// Whether it has not come to the end of the recording, as far as is known: it is given nothing before.
    held: bool,
    streams: [Option<File>; 2],
    events: VecDeque<Event>,
    reaped: bool,
}

/// How often it is looked whether the copy waits for input.
const LOOK: Duration = Duration::from_millis(4);

/// From now on Ctrl-C is left to the copies.
pub fn leave_interrupts_to_copies() {
    // SAFETY: a disposition that runs no code.
    unsafe { libc::signal(libc::SIGINT, libc::SIG_IGN) };
}

impl Copy {
    /// Makes a copy, which does what `body` says and ends with its status. It must be called while this process has one thread only.
    /// `body` has the recording as it is now, and the descriptor on which what is added to it is sent.
    pub fn start(
        recording: &mut Recording,
        body: impl FnOnce(Channel, &mut Recording, RawFd) -> u8,
    ) -> io::Result<Copy> {
        let (ours, theirs) = UnixStream::pair()?;
        let (recorded, records) = UnixStream::pair()?;
        let (input, output, error) = (super::pipe()?, super::pipe()?, super::pipe()?);
        // SAFETY: this process has one thread, so that the copy is as good as this one.
        let pid = unsafe { libc::fork() };
        if pid < 0 {
            return Err(io::Error::last_os_error());
        }
        if pid == 0 {
            drop((ours, recorded));
            // SAFETY: system calls about descriptors and dispositions of this process; the streams are ours to replace.
            unsafe {
                libc::prctl(libc::PR_SET_PDEATHSIG, libc::SIGKILL);
                libc::signal(libc::SIGINT, libc::SIG_DFL);
                // The other end of a pipe is for reading without waiting; a program expects to wait.
                libc::fcntl(input.0.as_raw_fd(), libc::F_SETFL, 0);
                for (from, to) in [(&input.0, 0), (&output.1, 1), (&error.1, 2)] {
                    libc::dup2(from.as_raw_fd(), to);
                }
            }
            drop((input, output, error));
            let (theirs, records) = (UnixStream::from(out_of_the_way(theirs.into())), out_of_the_way(records.into()));
            let status = body(Channel(theirs), recording, records.into_raw_fd());
            // SAFETY: ends the copy, without what this process does at its end.
            unsafe { libc::_exit(status.into()) }
        }
        drop((theirs, records));
        not_blocking(input.1.as_raw_fd());
        Ok(Copy {
            pid,
            channel: Channel(ours),
            recorded: Some(recorded),
            stdin: Some(File::from(input.1)),
            given: 0,
            held: recording.input_bytes() > 0,
            streams: [Some(File::from(output.0)), Some(File::from(error.0))],
            events: VecDeque::new(),
            reaped: false,
        })
    }

    /// Sends a message. What is wrong with the copy shows in what comes back.
    pub fn send(&mut self, message: &[u8]) {
        let _ = self.channel.send(message);
    }

    /// Waits for something to come. `live`: whether our standard input is the program's, to be read when the copy waits for it.
    pub fn next(&mut self, input: &mut Input, live: bool, recording: &mut Recording) -> io::Result<Event> {
        loop {
            if let Some(event) = self.events.pop_front() {
                return Ok(event);
            }
            if self.held && self.waits_for_input() {
                self.held = false;
                self.given = recording.input_bytes();
            }
            if !self.held {
                self.feed(input, live);
            }
            let more = !self.held && self.given < input.bytes.len() && self.stdin.is_some();
            let asks = live && !self.held && !more && !input.ended && self.stdin.is_some() && self.waits_for_input();
            let fd = |stream: &Option<File>| stream.as_ref().map_or(-1, AsRawFd::as_raw_fd);
            let mut polled = [
                (self.channel.0.as_raw_fd(), libc::POLLIN),
                (fd(&self.streams[0]), libc::POLLIN),
                (fd(&self.streams[1]), libc::POLLIN),
                (if more { fd(&self.stdin) } else { -1 }, libc::POLLOUT),
                (if asks { libc::STDIN_FILENO } else { -1 }, libc::POLLIN),
                (self.recorded.as_ref().map_or(-1, AsRawFd::as_raw_fd), libc::POLLIN),
            ]
            .map(|(fd, events)| libc::pollfd { fd, events, revents: 0 });
            let watch = self.held || live && !input.ended && !asks;
            let wait = if watch { LOOK.as_millis() as libc::c_int } else { 100 };
            // SAFETY: so many of them.
            let ready = unsafe { libc::poll(polled.as_mut_ptr(), polled.len() as libc::nfds_t, wait) };
            if ready < 0 && super::error_number() != libc::EINTR {
                return Err(io::Error::last_os_error());
            }
            if polled[4].revents != 0 {
                take(input);
            }
            for n in 0..2 {
                if polled[n + 1].revents != 0 {
                    self.drain(n);
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
                // What was written before the message comes before it.
                self.drain(0);
                self.drain(1);
                self.take_recorded(recording)?;
                let event = match message {
                    Some(message) => Event::Message(message),
                    None => Event::Gone(self.wait()),
                };
                self.events.push_back(event);
            }
        }
    }

    /// Takes what there is of what it records.
    fn take_recorded(&self, recording: &mut Recording) -> io::Result<()> {
        self.recorded.as_ref().map_or(Ok(()), |socket| recording.receive(socket.as_raw_fd()))
    }

    /// Ends the copy; what it has recorded is kept.
    pub fn end(mut self, recording: &mut Recording) -> io::Result<()> {
        if !self.reaped {
            // SAFETY: a child of ours that was not waited for.
            unsafe { libc::kill(self.pid, libc::SIGKILL) };
            let _ = self.wait();
        }
        let taken = self.take_recorded(recording);
        recording.end_of_copy();
        taken
    }

    /// Gives the copy as much of the input as it takes.
    fn feed(&mut self, input: &Input, live: bool) {
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

    /// Whether the copy waits in a system call for something to read.
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

    /// Takes what there is of its output.
    fn drain(&mut self, n: usize) {
        let mut bytes = Vec::new();
        let ended = match &mut self.streams[n] {
            None => return,
            Some(stream) => stream.read_to_end(&mut bytes).is_ok(),
        };
        if !bytes.is_empty() {
            self.events.push_back(if n == 0 { Event::Output(bytes) } else { Event::Error(bytes) });
        }
        if ended {
            self.streams[n] = None;
        }
    }

    fn wait(&mut self) -> Result<i32, i32> {
        let mut status = 0;
        // SAFETY: a child of ours.
        while !self.reaped && unsafe { libc::waitpid(self.pid, &mut status, 0) } < 0 {
            if super::error_number() != libc::EINTR {
                break;
            }
        }
        self.reaped = true;
        match libc::WIFEXITED(status) {
            true => Ok(libc::WEXITSTATUS(status)),
            false => Err(libc::WTERMSIG(status)),
        }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        if !self.reaped {
            // SAFETY: a child of ours that was not waited for.
            unsafe { libc::kill(self.pid, libc::SIGKILL) };
            let _ = self.wait();
        }
    }
}

/// Reads what there is of our own standard input.
fn take(input: &mut Input) {
    let mut bytes = [0u8; 4096];
    // SAFETY: room for so many bytes; the descriptor is only read.
    let count = unsafe { libc::read(libc::STDIN_FILENO, bytes.as_mut_ptr().cast(), bytes.len()) };
    match usize::try_from(count) {
        Ok(count @ 1..) => input.bytes.extend_from_slice(&bytes[..count]),
        Ok(0) => input.ended = true,
        _ => input.ended = super::error_number() != libc::EINTR && super::error_number() != libc::EAGAIN,
    }
}

/// Gives a descriptor a number that is in no program's way.
fn out_of_the_way(fd: OwnedFd) -> OwnedFd {
    const HIGH: libc::c_int = 500;
    // SAFETY: a new descriptor, or an error.
    match unsafe { libc::fcntl(fd.as_raw_fd(), libc::F_DUPFD_CLOEXEC, HIGH) } {
        // SAFETY: nobody else's.
        high @ 0.. => unsafe { OwnedFd::from_raw_fd(high) },
        _ => fd,
    }
}

fn not_blocking(fd: RawFd) {
    // SAFETY: a descriptor of ours.
    unsafe { libc::fcntl(fd, libc::F_SETFL, libc::O_NONBLOCK) };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_keep_their_bounds() {
        let (one, other) = UnixStream::pair().unwrap();
        let (mut one, mut other) = (Channel(one), Channel(other));
        one.send(b"first").unwrap();
        one.send(b"").unwrap();
        drop(one);
        assert_eq!(other.receive(), Some(b"first".to_vec()));
        assert_eq!(other.receive(), Some(Vec::new()));
        assert_eq!(other.receive(), None);
    }
}
