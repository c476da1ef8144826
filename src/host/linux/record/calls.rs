//! Table of the recorded system calls: the arguments that identify a request, and the memory that a call
//! writes.

use libc::c_long;

/// Argument that identifies a request. Pointers are left out, since addresses differ between runs.
#[derive(Clone, Copy)]
pub enum ArgumentKey {
    /// Integer of 32 bits: the upper half of the register is unspecified.
    Number(u8),
    /// Integer of 64 bits: an offset in a file, or a size.
    Number64(u8),
    /// String.
    Text(u8),
    /// Bytes in memory: arguments with the address and the count.
    Bytes(u8, u8),
}

/// Memory that a successful call writes; the numbers are argument indices.
#[derive(Clone, Copy)]
pub enum OutputMemory {
    /// Fixed number of bytes, if the pointer is not null.
    Fixed(u8, usize),
    /// `result` elements of the given size: pointer, size.
    ByResult(u8, usize),
    /// Elements of the given size: pointer, argument with their count, size.
    Counted(u8, u8, usize),
    /// An `fd_set`: pointer, argument with the number of descriptors.
    Bits(u8, u8),
    /// `result` bytes, scattered over an `iovec` array: pointer to the array, argument with the element count.
    Vector(u8, u8),
    /// A `socklen_t *`, which the kernel reads and writes.
    Length(u8),
    /// Buffer whose size the `socklen_t` gives after the call: pointer, pointer to the length.
    ByLength(u8, u8),
    /// Memory whose size the request number of `ioctl` determines: request, pointer.
    Request(u8, u8),
}

/// Effect of a call on file descriptors.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum DescriptorEffect {
    /// None.
    Same,
    /// The result is a new file descriptor.
    Opens,
    /// Two new file descriptors are written to the address in an argument.
    OpensTwo(u8),
    /// The result is a duplicate of the first argument.
    Duplicates,
    /// The second argument becomes a duplicate of the first.
    Replaces,
    /// The first argument is closed.
    Closes,
}

/// A recorded system call.
pub struct RecordedCall {
    /// System call number.
    pub number: c_long,
    /// Arguments that identify the request.
    pub key: &'static [ArgumentKey],
    /// Memory that the call writes.
    pub outputs: &'static [OutputMemory],
    /// Effect on file descriptors.
    pub fd_effect: DescriptorEffect,
}

macro_rules! calls {
    ($($name:ident $([$($key:expr),*])? $(=> [$($outputs:expr),*])? $(, $fd_effect:expr)?;)*) => {
        &[$(RecordedCall {
            number: libc::$name,
            key: &[$($($key),*)?],
            outputs: &[$($($outputs),*)?],
            fd_effect: fd_effect!($($fd_effect)?),
        }),*]
    };
}
macro_rules! fd_effect {
    () => {
        DescriptorEffect::Same
    };
    ($fd_effect:expr) => {
        $fd_effect
    };
}

use ArgumentKey::{Bytes, Number, Number64, Text};
use DescriptorEffect::{Closes, Duplicates, Opens, OpensTwo, Replaces};
use OutputMemory::{Bits, ByLength, ByResult, Counted, Fixed, Length, Request, Vector};

/// Calls that are recorded. The keys omit the address of `connect` and `bind`, the bytes of `writev`, and the path of
/// `utimensat`.
#[rustfmt::skip]
const RECORDED: &[RecordedCall] = calls! {
    // Files by descriptor.
    SYS_read [Number(0), Number64(2)] => [ByResult(1, 1)];
    SYS_pread64 [Number(0), Number64(2), Number64(3)] => [ByResult(1, 1)];
    SYS_readv [Number(0), Number(2)] => [Vector(1, 2)];
    SYS_preadv [Number(0), Number(2), Number64(3)] => [Vector(1, 2)]; SYS_write [Number(0), Bytes(1, 2)];
    SYS_pwrite64 [Number(0), Bytes(1, 2), Number64(3)]; SYS_writev [Number(0), Number(2)];
    SYS_pwritev [Number(0), Number(2), Number64(3)]; SYS_lseek [Number(0), Number64(1), Number(2)];
    SYS_ftruncate [Number(0), Number64(1)]; SYS_fallocate [Number(0), Number(1), Number64(2), Number64(3)];
    SYS_fsync [Number(0)]; SYS_fdatasync [Number(0)]; SYS_flock [Number(0), Number(1)];
    SYS_fstat [Number(0)] => [Fixed(1, 144)]; SYS_fchmod [Number(0), Number(1)];
    SYS_fchown [Number(0), Number(1), Number(2)]; SYS_fstatfs [Number(0)] => [Fixed(1, 120)];
    SYS_getdents64 [Number(0), Number(2)] => [ByResult(1, 1)]; SYS_ioctl [Number(0), Number(1)] => [Request(1, 2)];
    // `F_DUPFD` duplicates: see `is_duplicating`. The third argument of `fcntl`, and the output of `F_GETLK`, are not
    // recorded.
    SYS_fcntl [Number(0), Number(1)]; SYS_close [Number(0)], Closes; SYS_dup [Number(0)], Duplicates;
    SYS_dup2 [Number(0), Number(1)], Replaces; SYS_dup3 [Number(0), Number(1), Number(2)], Replaces;
    SYS_fadvise64 [Number(0), Number64(1), Number64(2), Number(3)];
    // Files by name.
    SYS_open [Text(0), Number(1)], Opens; SYS_creat [Text(0), Number(1)], Opens;
    SYS_openat [Number(0), Text(1), Number(2)], Opens; SYS_stat [Text(0)] => [Fixed(1, 144)];
    SYS_lstat [Text(0)] => [Fixed(1, 144)]; SYS_newfstatat [Number(0), Text(1), Number(3)] => [Fixed(2, 144)];
    SYS_statx [Number(0), Text(1), Number(2), Number(3)] => [Fixed(4, 256)]; SYS_statfs [Text(0)] => [Fixed(1, 120)];
    SYS_access [Text(0), Number(1)]; SYS_faccessat [Number(0), Text(1), Number(2)];
    SYS_faccessat2 [Number(0), Text(1), Number(2), Number(3)]; SYS_readlink [Text(0), Number(2)] => [ByResult(1, 1)];
    SYS_readlinkat [Number(0), Text(1), Number(3)] => [ByResult(2, 1)]; SYS_getcwd [Number(1)] => [ByResult(0, 1)];
    SYS_unlink [Text(0)]; SYS_unlinkat [Number(0), Text(1), Number(2)]; SYS_rmdir [Text(0)];
    SYS_mkdir [Text(0), Number(1)]; SYS_mkdirat [Number(0), Text(1), Number(2)]; SYS_rename [Text(0), Text(1)];
    SYS_renameat [Number(0), Text(1), Number(2), Text(3)];
    SYS_renameat2 [Number(0), Text(1), Number(2), Text(3), Number(4)]; SYS_link [Text(0), Text(1)];
    SYS_linkat [Number(0), Text(1), Number(2), Text(3), Number(4)]; SYS_symlink [Text(0), Text(1)];
    SYS_symlinkat [Text(0), Number(1), Text(2)]; SYS_truncate [Text(0), Number64(1)]; SYS_chmod [Text(0), Number(1)];
    SYS_fchmodat [Number(0), Text(1), Number(2)]; SYS_chown [Text(0), Number(1), Number(2)];
    SYS_lchown [Text(0), Number(1), Number(2)]; SYS_fchownat [Number(0), Text(1), Number(2), Number(3)];
    SYS_utimensat [Number(0), Number(3)]; SYS_mknod [Text(0), Number(1), Number(2)]; SYS_utime [Text(0)];
    SYS_utimes [Text(0)];
    // New descriptors.
    SYS_pipe => [Fixed(0, 8)], OpensTwo(0); SYS_pipe2 [Number(1)] => [Fixed(0, 8)], OpensTwo(0);
    SYS_socketpair [Number(0), Number(1), Number(2)] => [Fixed(3, 8)], OpensTwo(3);
    SYS_socket [Number(0), Number(1), Number(2)], Opens; SYS_memfd_create [Number(1)], Opens;
    SYS_eventfd2 [Number(0), Number(1)], Opens; SYS_epoll_create1 [Number(0)], Opens;
    SYS_timerfd_create [Number(0), Number(1)], Opens; SYS_inotify_init1 [Number(0)], Opens;
    SYS_accept [Number(0)] => [Length(2), ByLength(1, 2)], Opens;
    SYS_accept4 [Number(0), Number(3)] => [Length(2), ByLength(1, 2)], Opens;
    // Sockets and polling.
    SYS_connect [Number(0), Number(2)]; SYS_bind [Number(0), Number(2)]; SYS_listen [Number(0), Number(1)];
    SYS_shutdown [Number(0), Number(1)]; SYS_sendto [Number(0), Bytes(1, 2), Number(3)];
    SYS_recvfrom [Number(0), Number64(2), Number(3)] => [ByResult(1, 1), Length(5), ByLength(4, 5)];
    SYS_setsockopt [Number(0), Number(1), Number(2)];
    SYS_getsockopt [Number(0), Number(1), Number(2)] => [Length(4), ByLength(3, 4)];
    SYS_getsockname [Number(0)] => [Length(2), ByLength(1, 2)];
    SYS_getpeername [Number(0)] => [Length(2), ByLength(1, 2)]; SYS_poll [Number(1)] => [Counted(0, 1, 8)];
    SYS_ppoll [Number(1)] => [Counted(0, 1, 8)];
    SYS_select [Number(0)] => [Bits(1, 0), Bits(2, 0), Bits(3, 0), Fixed(4, 16)];
    SYS_pselect6 [Number(0)] => [Bits(1, 0), Bits(2, 0), Bits(3, 0)]; SYS_epoll_ctl [Number(0), Number(1), Number(2)];
    SYS_epoll_wait [Number(0), Number(2)] => [ByResult(1, 12)];
    SYS_epoll_pwait [Number(0), Number(2)] => [ByResult(1, 12)];
    SYS_timerfd_settime [Number(0), Number(1)] => [Fixed(3, 32)]; SYS_timerfd_gettime [Number(0)] => [Fixed(1, 32)];
    // Time and randomness.
    SYS_clock_gettime [Number(0)] => [Fixed(1, 16)]; SYS_clock_getres [Number(0)] => [Fixed(1, 16)];
    SYS_gettimeofday => [Fixed(0, 16), Fixed(1, 8)]; SYS_time => [Fixed(0, 8)]; SYS_times => [Fixed(0, 32)];
    SYS_nanosleep; SYS_clock_nanosleep [Number(0), Number(1)];
    SYS_getrandom [Number(1), Number(2)] => [ByResult(0, 1)]; SYS_getrusage [Number(0)] => [Fixed(1, 144)];
    SYS_sysinfo => [Fixed(0, 112)]; SYS_uname => [Fixed(0, 390)]; SYS_getcpu => [Fixed(0, 4), Fixed(1, 4)];
    // Identity.
    SYS_getpid; SYS_gettid; SYS_getppid; SYS_getuid; SYS_geteuid; SYS_getgid; SYS_getegid; SYS_getpgrp;
    SYS_getpgid [Number(0)]; SYS_getsid [Number(0)];
};

/// Calls that affect only this process, and are made in each run.
#[rustfmt::skip]
const PASSED_THROUGH: &[c_long] = &[
    libc::SYS_mmap, libc::SYS_munmap, libc::SYS_mprotect, libc::SYS_mremap, libc::SYS_brk, libc::SYS_madvise,
    libc::SYS_mincore, libc::SYS_mlock, libc::SYS_munlock, libc::SYS_msync, libc::SYS_process_vm_readv, libc::SYS_process_vm_writev,
    libc::SYS_futex, libc::SYS_set_robust_list, libc::SYS_rseq, libc::SYS_sched_yield, libc::SYS_membarrier,
    libc::SYS_set_tid_address, libc::SYS_rt_sigpending, libc::SYS_rt_sigtimedwait, libc::SYS_rt_sigsuspend, libc::SYS_pause,
    libc::SYS_alarm, libc::SYS_setitimer, libc::SYS_getitimer, libc::SYS_timer_create, libc::SYS_timer_settime,
    libc::SYS_timer_gettime, libc::SYS_timer_delete, libc::SYS_timer_getoverrun, libc::SYS_exit, libc::SYS_exit_group,
    libc::SYS_arch_prctl, libc::SYS_prctl, libc::SYS_prlimit64, libc::SYS_getrlimit, libc::SYS_setrlimit,
    libc::SYS_sched_getaffinity, libc::SYS_wait4, libc::SYS_waitid, libc::SYS_chdir, libc::SYS_fchdir, libc::SYS_umask,
    libc::SYS_setsid, libc::SYS_setpgid,
];

/// Arguments of a system call.
pub type SyscallArguments = [u64; 6];

/// Returns the table entry of a recorded call.
pub fn find(number: c_long) -> Option<&'static RecordedCall> {
    RECORDED.iter().find(|call| call.number == number)
}

/// Whether a call affects only this process.
pub fn is_passed_through(number: c_long) -> bool {
    PASSED_THROUGH.contains(&number)
}

/// Computes the FNV-1a hash of some words.
pub fn digest_of(words: &[u64]) -> u64 {
    words.iter().fold(FNV_OFFSET_BASIS, |hash, word| bytes(hash, &word.to_le_bytes()))
}

/// Start value of the FNV-1a hash.
const FNV_OFFSET_BASIS: u64 = 0xcbf2_9ce4_8422_2325;

fn bytes(hash: u64, bytes: &[u8]) -> u64 {
    bytes.iter().fold(hash, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(0x100_0000_01b3))
}

impl RecordedCall {
    /// Computes a digest of the request. `readable`: whether the memory that arguments point to is known to be
    /// readable; otherwise its contents are omitted.
    ///
    /// # Safety
    /// With `readable`, the arguments must be those of a call that has succeeded.
    pub unsafe fn digest(&self, arguments: &SyscallArguments, readable: bool) -> u64 {
        let argument = |n: u8| arguments[usize::from(n)];
        self.key.iter().fold(FNV_OFFSET_BASIS, |hash, key| match *key {
            ArgumentKey::Number(n) => bytes(hash, &u64::from(argument(n) as u32).to_le_bytes()),
            ArgumentKey::Number64(n) => bytes(hash, &argument(n).to_le_bytes()),
            ArgumentKey::Text(n) if readable && argument(n) != 0 => {
                // SAFETY: the kernel has read the string.
                bytes(hash, unsafe { std::ffi::CStr::from_ptr(argument(n) as *const _) }.to_bytes())
            }
            ArgumentKey::Bytes(place, count) if readable => {
                // SAFETY: the kernel has read the bytes.
                bytes(hash, unsafe {
                    std::slice::from_raw_parts(argument(place) as *const u8, argument(count) as usize)
                })
            }
            ArgumentKey::Text(_) | ArgumentKey::Bytes(..) => hash,
        })
    }

    /// Returns the n-th output range, the memory that the call writes: address and number of bytes. `None` if there
    /// are fewer.
    ///
    /// # Safety
    /// The arguments must be those of a call that has succeeded with this result, now or when it was
    /// recorded.
    pub unsafe fn piece(&self, n: usize, arguments: &SyscallArguments, result: i64) -> Option<(u64, usize)> {
        let argument = |n: u8| arguments[usize::from(n)];
        let mut n = n;
        for output in self.outputs {
            let pieces = match *output {
                OutputMemory::Vector(_, count) => argument(count) as usize,
                _ => 1,
            };
            if n >= pieces {
                n -= pieces;
                continue;
            }
            let size = match *output {
                OutputMemory::Fixed(_, size) => size,
                OutputMemory::ByResult(_, size) => result.max(0) as usize * size,
                OutputMemory::Counted(_, count, size) => argument(count) as usize * size,
                OutputMemory::Bits(_, count) => (argument(count) as u32 as usize).div_ceil(64) * 8,
                OutputMemory::Length(_) => 4,
                OutputMemory::ByLength(_, length) => match argument(length) {
                    0 => 0,
                    // SAFETY: the kernel has read and written the length.
                    length => unsafe { (length as *const u32).read_unaligned() as usize }.min(4096),
                },
                OutputMemory::Request(request, _) => request_size(argument(request)),
                OutputMemory::Vector(vector, _) => {
                    let vector = argument(vector) as *const libc::iovec;
                    // SAFETY: the kernel has read the vector.
                    let part = |k: usize| unsafe { vector.add(k).read_unaligned() };
                    let before: usize = (0..n).map(|k| part(k).iov_len).sum();
                    let left = (result.max(0) as usize).saturating_sub(before);
                    return Some((part(n).iov_base as u64, part(n).iov_len.min(left)));
                }
            };
            let place = match *output {
                OutputMemory::Fixed(place, _) | OutputMemory::ByResult(place, _) | OutputMemory::Counted(place, ..) => {
                    place
                }
                OutputMemory::Bits(place, _) | OutputMemory::Length(place) | OutputMemory::ByLength(place, _) => place,
                OutputMemory::Request(_, place) | OutputMemory::Vector(place, _) => place,
            };
            let place = argument(place);
            return Some((place, if place == 0 { 0 } else { size }));
        }
        None
    }
}

/// Returns the number of bytes that an `ioctl` request writes.
fn request_size(request: u64) -> usize {
    match request {
        libc::TCGETS => 36,
        libc::TIOCGWINSZ => 8,
        libc::FIONREAD | libc::TIOCGPGRP => 4,
        // Newer request numbers encode their direction and size.
        _ if request >> 31 & 1 != 0 => (request >> 16 & 0x3fff) as usize,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_call_is_listed_twice() {
        for (n, call) in RECORDED.iter().enumerate() {
            assert!(
                !is_passed_through(call.number) && RECORDED[..n].iter().all(|other| other.number != call.number),
                "{}",
                call.number
            );
        }
    }

    #[test]
    fn pieces_are_what_a_call_has_written() {
        let pieces = |number, arguments: &SyscallArguments, result| {
            let call = find(number).unwrap();
            // SAFETY: the arguments refer to local memory.
            (0..).map_while(|n| unsafe { call.piece(n, arguments, result) }).collect::<Vec<_>>()
        };
        assert_eq!(pieces(libc::SYS_read, &[3, 0x1000, 100, 0, 0, 0], 7), [(0x1000, 7)]);
        assert_eq!(pieces(libc::SYS_gettimeofday, &[0x1000, 0, 0, 0, 0, 0], 0), [(0x1000, 16), (0, 0)]);
        let (mut one, mut other) = ([0u8; 4], [0u8; 8]);
        let vector = [(one.as_mut_ptr(), 4), (other.as_mut_ptr(), 8)]
            .map(|(place, length)| libc::iovec { iov_base: place.cast(), iov_len: length });
        let found = pieces(libc::SYS_readv, &[3, vector.as_ptr() as u64, 2, 0, 0, 0], 9);
        assert_eq!(found, [(one.as_ptr() as u64, 4), (other.as_ptr() as u64, 5)]);
        let length = 6u32;
        let found = pieces(libc::SYS_getsockname, &[3, 0x1000, (&raw const length) as u64, 0, 0, 0], 0);
        assert_eq!(found, [((&raw const length) as u64, 4), (0x1000, 6)]);
    }

    #[test]
    fn digests_tell_what_is_asked_for() {
        let digest = |arguments: &SyscallArguments, number| {
            // SAFETY: the arguments refer to local memory.
            unsafe { find(number).unwrap().digest(arguments, true) }
        };
        let open = |path: &std::ffi::CStr, flags| digest(&[0, path.as_ptr() as u64, flags, 0, 0, 0], libc::SYS_openat);
        assert_eq!(open(c"a", 1), open(&std::ffi::CString::new("a").unwrap(), 1));
        assert!(open(c"a", 1) != open(c"b", 1) && open(c"a", 1) != open(c"a", 2));
        let write = |bytes: &[u8]| digest(&[4, bytes.as_ptr() as u64, bytes.len() as u64, 0, 0, 0], libc::SYS_write);
        assert!(write(b"one") == write(b"one") && write(b"one") != write(b"two"));
        // A `close` is identified by its descriptor.
        assert_eq!(digest(&[9, 0, 0, 0, 0, 0], libc::SYS_close), digest_of(&[9]));
    }
}
