//! The recording: a log of system calls in memory that every replica of this process inherits.

use std::collections::VecDeque;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd, RawFd};

/// One call. The bytes that it wrote to the program's memory follow it, padded to a multiple of eight.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LogEntry {
    /// System call number, or one of the markers below.
    pub call: u32,
    /// Whether the call read from the program's standard input.
    pub input: u32,
    /// Result of the call.
    pub result: i64,
    /// Digest of the arguments.
    pub digest: u64,
    /// Descriptors of this process for the files that the call opened; -1 for none.
    pub files: [i32; 2],
    /// Number of data bytes that follow.
    pub length: u32,
    /// Number of descriptors sent along.
    pub sent: u32,
}

/// Nondeterministic number obtained without a system call.
pub const NUMBER: u32 = u32::MAX;
/// Truncation at offset `result`: the program has diverged. `input`: the user has changed its state.
pub const TRUNCATED: u32 = u32::MAX - 1;
/// The recording is full.
pub const FULL: u32 = u32::MAX - 2;
/// Call `result` is not recorded, but made again in each replay.
pub const UNKNOWN: u32 = u32::MAX - 3;

/// Start of the first replica: `result` is its process id.
pub const START: u32 = u32::MAX - 4;

/// Size of an entry without its data.
pub const ENTRY_HEADER_SIZE: usize = size_of::<LogEntry>();
/// Capacity of a recording in bytes. Only touched pages take memory.
const CAPACITY: usize = 512 << 20;
/// Lowest descriptor of this module, out of the range that programs usually reach.
const MIN_DESCRIPTOR: libc::c_int = 512;
/// Maximum number of files kept open that the program has closed.
const MAX_CLOSED: usize = 64;

/// Returns the size of an entry with its data, in bytes.
pub fn size_of_entry(length: usize) -> usize {
    ENTRY_HEADER_SIZE + length.next_multiple_of(8)
}

/// A file that the program opened.
struct OpenedFile {
    /// Offset of its entry, and the index among the entry's two files.
    entry: usize,
    which: usize,
    /// The program's descriptor; `None` once it is closed.
    number: Option<i64>,
    file: OwnedFd,
}

/// All recorded input from outside.
pub struct Recording {
    base: *mut u8,
    capacity: usize,
    /// Number of bytes of complete entries.
    used: usize,
    /// Number of bytes received.
    filled: usize,
    arrived: VecDeque<OwnedFd>,
    files: Vec<OpenedFile>,
    /// Process id of the first replica, which the program sees as its own.
    pub(super) process: libc::pid_t,
    /// Whether the program has diverged from the recording.
    differs: bool,
    /// Unrecorded calls that were not reported yet.
    unknown: Vec<u32>,
    known: Vec<u32>,
    full: bool,
}

impl Default for Recording {
    fn default() -> Recording {
        Recording::new()
    }
}

impl Recording {
    /// Creates an empty recording.
    pub fn new() -> Recording {
        let map = |capacity: usize| {
            let (protection, flags) =
                (libc::PROT_READ | libc::PROT_WRITE, libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE);
            // SAFETY: a new mapping.
            let base = unsafe { libc::mmap(std::ptr::null_mut(), capacity, protection, flags, -1, 0) };
            (base != libc::MAP_FAILED).then_some((base.cast::<u8>(), capacity))
        };
        let (base, capacity) = map(CAPACITY).or_else(|| map(CAPACITY / 32)).unwrap_or((std::ptr::null_mut(), 0));
        Recording {
            base,
            capacity,
            used: 0,
            filled: 0,
            arrived: VecDeque::new(),
            files: Vec::new(),
            process: 0,
            differs: false,
            unknown: Vec::new(),
            known: Vec::new(),
            full: false,
        }
    }

    /// Clears the recording, for another run.
    pub fn clear(&mut self) {
        (self.used, self.filled, self.process, self.full) = (0, 0, 0, false);
        self.files.clear();
    }

    /// Returns the address and size of the recorded entries, and the capacity.
    pub(super) fn region(&self) -> (*const u8, usize, usize) {
        (self.base, self.used, self.capacity)
    }

    /// Returns the number of bytes of standard input that a replay takes from the recording.
    pub fn input_bytes(&self) -> usize {
        self.entries().filter(|(_, entry)| entry.input != 0).map(|(_, entry)| entry.result.max(0) as usize).sum()
    }

    /// Whether the program has diverged from the recording since the last call.
    pub fn take_difference(&mut self) -> bool {
        std::mem::take(&mut self.differs)
    }

    /// Returns messages about effects that a replay repeats, each once.
    pub fn take_notes(&mut self) -> Vec<String> {
        let name = |call: u32| crate::host::linux::syscall_names::syscall_name(call);
        let mut notes: Vec<String> = std::mem::take(&mut self.unknown)
            .into_iter()
            .map(|call| format!("the system call `{}` is not recorded: going back repeats it", name(call)))
            .collect();
        if std::mem::take(&mut self.full) {
            notes.push("the recording is full: going back repeats what follows".into());
        }
        notes
    }

    fn entry(&self, at: usize) -> LogEntry {
        // SAFETY: callers stay below the number of bytes received.
        unsafe { self.base.add(at).cast::<LogEntry>().read_unaligned() }
    }

    fn entries(&self) -> impl Iterator<Item = (usize, LogEntry)> + '_ {
        let mut at = 0;
        std::iter::from_fn(move || {
            let here = (at < self.used).then(|| (at, self.entry(at)))?;
            at += size_of_entry(here.1.length as usize);
            Some(here)
        })
    }

    /// Receives the data that a replica has sent, without blocking.
    pub fn receive(&mut self, socket: RawFd) -> io::Result<()> {
        #[repr(align(8))]
        struct ControlMessage([u8; 64]);
        loop {
            let room = self.capacity - self.filled;
            if room == 0 {
                return Ok(());
            }
            let mut control = ControlMessage([0; 64]);
            // SAFETY: the message refers to local memory, and to the region after the received bytes.
            let count = unsafe {
                let mut part = libc::iovec { iov_base: self.base.add(self.filled).cast(), iov_len: room.min(1 << 20) };
                let mut message: libc::msghdr = std::mem::zeroed();
                (message.msg_iov, message.msg_iovlen) = (&mut part, 1);
                (message.msg_control, message.msg_controllen) = (control.0.as_mut_ptr().cast(), control.0.len());
                let count = libc::recvmsg(socket, &mut message, libc::MSG_DONTWAIT | libc::MSG_CMSG_CLOEXEC);
                let mut head = if count > 0 { libc::CMSG_FIRSTHDR(&message) } else { std::ptr::null_mut() };
                while !head.is_null() {
                    if (*head).cmsg_level == libc::SOL_SOCKET && (*head).cmsg_type == libc::SCM_RIGHTS {
                        let bytes = (*head).cmsg_len - libc::CMSG_LEN(0) as usize;
                        for n in 0..bytes / 4 {
                            let fd =
                                OwnedFd::from_raw_fd(libc::CMSG_DATA(head).cast::<RawFd>().add(n).read_unaligned());
                            let high = libc::fcntl(fd.as_raw_fd(), libc::F_DUPFD_CLOEXEC, MIN_DESCRIPTOR);
                            self.arrived.push_back(if high < 0 { fd } else { OwnedFd::from_raw_fd(high) });
                        }
                    }
                    head = libc::CMSG_NXTHDR(&message, head);
                }
                count
            };
            match count {
                1.. => self.filled += count as usize,
                0 => return Ok(()),
                _ => match io::Error::last_os_error() {
                    error if error.kind() == io::ErrorKind::Interrupted => continue,
                    error if error.kind() == io::ErrorKind::WouldBlock => return Ok(()),
                    error => return Err(error),
                },
            }
            self.process_entries();
        }
    }

    /// Drops an incomplete entry at the end of a replica.
    pub fn end_of_copy(&mut self) {
        self.filled = self.used;
        self.arrived.clear();
    }

    /// Processes the complete entries among the received bytes.
    fn process_entries(&mut self) {
        while self.filled - self.used >= ENTRY_HEADER_SIZE {
            let (at, mut entry) = (self.used, self.entry(self.used));
            let size = size_of_entry(entry.length as usize);
            if self.filled - at < size {
                return;
            }
            if matches!(entry.call, TRUNCATED | FULL | UNKNOWN | START) {
                let mut end = at;
                match entry.call {
                    TRUNCATED => {
                        end = (entry.result.max(0) as usize).min(at);
                        self.files.retain(|file| file.entry < end);
                        self.differs |= entry.input == 0;
                    }
                    FULL => self.full = true,
                    START => self.process = entry.result as libc::pid_t,
                    _ if !self.known.contains(&(entry.result as u32)) => {
                        self.known.push(entry.result as u32);
                        self.unknown.push(entry.result as u32);
                    }
                    _ => {}
                }
                // SAFETY: both ranges lie within the received bytes.
                unsafe { std::ptr::copy(self.base.add(at + size), self.base.add(end), self.filled - at - size) };
                self.filled -= at + size - end;
                self.used = end;
                continue;
            }
            for which in 0..(entry.sent as usize).min(2) {
                if let Some(file) = self.arrived.pop_front() {
                    entry.files[which] = file.as_raw_fd();
                    let number = match entry.sent {
                        // SAFETY: such a call writes its two descriptors.
                        2 => i64::from(unsafe {
                            self.base.add(at + ENTRY_HEADER_SIZE).cast::<i32>().add(which).read_unaligned()
                        }),
                        _ => entry.result,
                    };
                    self.files.push(OpenedFile { entry: at, which, number: Some(number), file });
                }
            }
            // SAFETY: the entry lies within the received bytes.
            unsafe { self.base.add(at).cast::<LogEntry>().write_unaligned(entry) };
            self.used += size;
            if i64::from(entry.call) == libc::SYS_close {
                self.handle_close(entry.digest);
            }
        }
    }

    /// Handles the closing of a file by the program.
    fn handle_close(&mut self, digest: u64) {
        let has_digest = |file: &&mut OpenedFile| {
            file.number.is_some_and(|number| super::calls::digest_of(&[number as u64]) == digest)
        };
        if let Some(file) = self.files.iter_mut().rfind(has_digest) {
            file.number = None;
        }
        if self.files.iter().filter(|file| file.number.is_none()).count() <= MAX_CLOSED {
            return;
        }
        if let Some(oldest) = self.files.iter().position(|file| file.number.is_none()) {
            let OpenedFile { entry: at, which, file, .. } = self.files.remove(oldest);
            drop(file);
            let mut entry = self.entry(at);
            entry.files[which] = -1;
            // SAFETY: the entry lies within the received bytes.
            unsafe { self.base.add(at).cast::<LogEntry>().write_unaligned(entry) };
        }
    }
}

impl Drop for Recording {
    fn drop(&mut self) {
        if !self.base.is_null() {
            // SAFETY: a mapping of this module, with no other users.
            unsafe { libc::munmap(self.base.cast(), self.capacity) };
        }
    }
}
