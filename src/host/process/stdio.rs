//! C's standard streams: flushing them at the end of a run, and whether the output ended within a line.

use crate::host::linux::record;
use crate::host::signals::signal_name;
use crate::outcome::{Trap, TrapKind};
use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether a program has corrupted a stream: the list of all streams cannot be followed any more.
static IS_DAMAGED: AtomicBool = AtomicBool::new(false);

/// Flushes all streams of C's stdio (`fflush(NULL)`), or only stdout and stderr if others are corrupted.
pub fn flush_stdio() {
    note_line_end();
    if IS_DAMAGED.load(Ordering::Relaxed) {
        // SAFETY: both streams are static.
        unsafe {
            libc::fflush(STDOUT);
            libc::fflush(STDERR);
        }
        return;
    }
    // SAFETY: a null pointer means all streams.
    unsafe { libc::fflush(std::ptr::null_mut()) };
}

/// Flushes stdout and stderr, if they are the streams that the recording process handles.
pub fn flush_recorded_streams() {
    note_line_end();
    // SAFETY: both streams are open, or the C library reports that they are not.
    unsafe {
        for stream in [STDOUT, STDERR] {
            if record::is_stream(libc::fileno(stream)) {
                libc::fflush(stream);
            }
        }
    }
}

/// Builds the trap of a run at whose end [`flush_stdio`] received a signal. Later flushes omit the damaged streams.
pub fn damaged_streams(signal: i32) -> Trap {
    IS_DAMAGED.store(true, Ordering::Relaxed);
    let name = signal_name(signal);
    let text = format!("the C library received the signal {name} when it flushed its streams at the program's end");
    Trap::new(TrapKind::Signal, text).note("the program has corrupted a stream", None)
}

/// Buffer of C's stdout, owned by this module so that its contents can be inspected.
static STDOUT_BUFFER: StdoutBuffer = StdoutBuffer(UnsafeCell::new([b'\n'; STDOUT_SIZE]));
const STDOUT_SIZE: usize = 64 << 10;

struct StdoutBuffer(UnsafeCell<[u8; STDOUT_SIZE]>);

// SAFETY: readers hold the stream's lock, as writers do.
unsafe impl Sync for StdoutBuffer {}

unsafe extern "C" {
    #[link_name = "stdout"]
    static STDOUT: *mut libc::FILE;
    #[link_name = "stderr"]
    static STDERR: *mut libc::FILE;
    fn flockfile(file: *mut libc::FILE);
    fn funlockfile(file: *mut libc::FILE);
    fn __fpending(file: *mut libc::FILE) -> libc::size_t;
}

/// Assigns C's stdout a buffer of this module, as [`ended_in_line`] requires. Must be called before the first write to
/// it.
pub fn own_stdout_buffer() {
    // SAFETY: the stream is open and unused, and the buffer is static.
    unsafe {
        let mode = if libc::isatty(libc::STDOUT_FILENO) == 1 { libc::_IOLBF } else { libc::_IOFBF };
        libc::setvbuf(STDOUT, STDOUT_BUFFER.0.get().cast(), mode, STDOUT_SIZE);
    }
    OWN_BUFFER.store(true, Ordering::Relaxed);
}

/// Whether the last output to stdout ended within a line; also resets this state. It is known only for output that was
/// buffered at a flush; on a terminal, where output is line-buffered, this is the unterminated line.
pub fn ended_in_line() -> bool {
    IN_LINE.swap(false, Ordering::Relaxed)
}

static OWN_BUFFER: AtomicBool = AtomicBool::new(false);
static IN_LINE: AtomicBool = AtomicBool::new(false);

/// Records whether the buffered output of stdout ends within a line.
fn note_line_end() {
    if !OWN_BUFFER.load(Ordering::Relaxed) {
        return;
    }
    // SAFETY: the lock keeps other threads of the program out of the stream and its buffer. If the program has set
    // another buffer, a stale byte of this module's buffer is read, which costs at most an empty line.
    unsafe {
        flockfile(STDOUT);
        let held = __fpending(STDOUT);
        let buffer = &*STDOUT_BUFFER.0.get();
        if let Some(last) = held.checked_sub(1).and_then(|last| buffer.get(last)) {
            IN_LINE.store(*last != b'\n', Ordering::Relaxed);
        }
        funlockfile(STDOUT);
    }
}

/// Flushes stdout if that is possible at once: no other thread holds its lock, and the descriptor is
/// writable.
pub fn flush_stdout_nonblocking() {
    const PATIENCE: libc::c_int = 200;
    unsafe extern "C" {
        static stdout: *mut libc::FILE;
        fn ftrylockfile(file: *mut libc::FILE) -> libc::c_int;
        fn funlockfile(file: *mut libc::FILE);
    }
    let mut output = libc::pollfd { fd: libc::STDOUT_FILENO, events: libc::POLLOUT, revents: 0 };
    // SAFETY: C's own stream, which is open, and a descriptor that is polled.
    unsafe {
        let goes = libc::poll(&mut output, 1, PATIENCE) > 0 && output.revents & libc::POLLOUT != 0;
        if goes && ftrylockfile(stdout) == 0 {
            libc::fflush(stdout);
            funlockfile(stdout);
        }
    }
}

/// Whether standard input has bytes to read, or is at its end, within a duration.
pub fn has_input(patience: std::time::Duration) -> bool {
    let mut input = libc::pollfd { fd: libc::STDIN_FILENO, events: libc::POLLIN, revents: 0 };
    let millis = libc::c_int::try_from(patience.as_millis()).unwrap_or(libc::c_int::MAX);
    // SAFETY: the structure is the caller's own.
    unsafe { libc::poll(&mut input, 1, millis) > 0 }
}

/// Flushes stdout, unless an interrupted function holds its lock.
pub fn flush_stdout_if_unlocked() {
    unsafe extern "C" {
        static stdout: *mut libc::FILE;
        fn ftrylockfile(stream: *mut libc::FILE) -> libc::c_int;
        fn funlockfile(stream: *mut libc::FILE);
    }
    // SAFETY: C's own stream, whose address does not change here.
    unsafe {
        if ftrylockfile(stdout) == 0 {
            libc::fflush(stdout);
            funlockfile(stdout);
        }
    }
}
