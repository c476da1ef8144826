//! Record and replay of a program's interaction with its environment. The system calls of host functions are recorded
//! in the first run, and answered from the recording in each later run. A replay therefore has the same history, and
//! repeats no side effect.
//!
//! Linux can redirect a thread's system calls to a handler in the process itself (syscall user dispatch, `prctl(2)`)
//! while a byte in memory is set. The byte is set only while a host function runs for the program, so that calls of the
//! interpreter and the debugger are not recorded. The functions of the vDSO, which read the clock without a system
//! call, are patched to make one (`clock`).
//!
//! A call is answered from the recording until its end; after that the handler makes the call, and sends its result to
//! the process from which this one was forked (`log`). Files that the program opened are sent along, so that the next
//! replica has them under the same descriptors, at the file offsets that the last replica left. Standard output and
//! standard error are not recorded: the process that forked this replica discards repeated output.

pub(crate) mod calls;
mod clock;
mod log;

pub use log::Recording;

use crate::host::x86_64::syscall_abi::{self, KernelSigaction};
use calls::{DescriptorEffect, RecordedCall, SyscallArguments};
use libc::{c_int, c_long};
use log::{ENTRY_HEADER_SIZE, FULL, LogEntry, NUMBER, START, TRUNCATED, UNKNOWN, size_of_entry};
use std::cell::{Cell, UnsafeCell};
use std::os::fd::RawFd;
use std::sync::atomic::{AtomicU8, Ordering};

/// Selector byte of syscall user dispatch: whether the kernel redirects system calls to the handler of this module.
static SELECTOR: AtomicU8 = AtomicU8::new(ALLOW);
const ALLOW: u8 = 0;
const BLOCK: u8 = 1;

/// Upper bound of the descriptors that can be marked as streams.
const MAX_STREAM_FD: usize = 64;
/// Number of bytes left free after a recording.
const MIN_FREE_BYTES: usize = 64 << 10;

/// State of the recording in this replica. Only the program's thread uses it.
struct Recorder {
    /// Whether system calls are recorded.
    entered: Cell<bool>,
    /// Whether numbers obtained without system calls are recorded.
    numbers: Cell<bool>,
    base: Cell<*const u8>,
    /// Offset of the next entry.
    position: Cell<usize>,
    end: Cell<usize>,
    /// End of the recording, including the entries that this replica has sent.
    filled: Cell<usize>,
    capacity: Cell<usize>,
    socket: Cell<RawFd>,
    /// Process id that the program sees.
    process: Cell<libc::pid_t>,
    /// Bit set of the descriptors that are streams handled by the recording process.
    streams: Cell<u64>,
    full: Cell<bool>,
    /// Number of the last call that was reported as not recorded.
    told: Cell<u32>,
}

/// The state, accessed from a handler that interrupts its own thread.
struct RecorderCell(UnsafeCell<Recorder>);

// SAFETY: used only by the thread that called `enter`: only its system calls are redirected.
unsafe impl Sync for RecorderCell {}

static STATE: RecorderCell = RecorderCell(UnsafeCell::new(Recorder {
    entered: Cell::new(false),
    numbers: Cell::new(false),
    base: Cell::new(std::ptr::null()),
    position: Cell::new(0),
    end: Cell::new(0),
    filled: Cell::new(0),
    capacity: Cell::new(0),
    socket: Cell::new(-1),
    process: Cell::new(0),
    streams: Cell::new(0b111),
    full: Cell::new(false),
    told: Cell::new(0),
}));

fn state() -> &'static Recorder {
    // SAFETY: all fields are cells, and only one thread executes this.
    unsafe { &*STATE.0.get() }
}

/// Guard that suspends recording, for system calls of the interpreter or the debugger.
pub struct RecordingPause(u8);

impl RecordingPause {
    /// Suspends recording until the guard is dropped.
    pub fn begin() -> RecordingPause {
        RecordingPause(SELECTOR.swap(ALLOW, Ordering::Relaxed))
    }
}

impl Drop for RecordingPause {
    fn drop(&mut self) {
        SELECTOR.store(self.0, Ordering::Relaxed);
    }
}

/// Selector value of a host function: whether its calls are recorded. Kept while the function is suspended.
#[derive(Clone, Copy, Debug)]
pub struct RecordSelector(u8);

impl Default for RecordSelector {
    fn default() -> RecordSelector {
        RecordSelector(BLOCK)
    }
}

impl RecordSelector {
    /// Runs a part of the host function with its selector.
    pub fn during<R>(&mut self, run: impl FnOnce() -> R) -> R {
        if !state().entered.get() {
            return run();
        }
        let before = SELECTOR.swap(self.0, Ordering::Relaxed);
        let result = run();
        self.0 = SELECTOR.swap(before, Ordering::Relaxed);
        result
    }
}

/// Starts record and replay in a forked replica: from now on this thread's system calls are answered from the
/// recording, and recorded after its end. `socket` leads to the process that keeps the recording. `Err` is the reason
/// for a failure.
pub fn enter(recording: &mut Recording, socket: RawFd) -> Result<(), String> {
    let state = state();
    // SAFETY: only reads an id.
    let own = unsafe { libc::getpid() };
    let is_first = recording.region().1 == 0;
    begin(recording, socket)?;
    clock::make_calls()?;
    let restorer = catch_calls()?;
    state.process.set(if is_first { own } else { recording.process });
    // SAFETY: the byte is static, and the code at the address is the signal trampoline.
    let done = unsafe {
        libc::prctl(PR_SET_SYSCALL_USER_DISPATCH, PR_SYS_DISPATCH_ON, restorer, RESTORER_LENGTH, SELECTOR.as_ptr())
    };
    if done != 0 {
        return Err(format!("the system does not support it: {}", std::io::Error::last_os_error()));
    }
    if is_first {
        send(&LogEntry { call: START, result: i64::from(own), ..LogEntry::default() }, &[], &[]);
    }
    state.numbers.set(true);
    state.entered.set(true);
    Ok(())
}

/// Starts record and replay of the numbers that the program obtains without system calls, and of nothing else, for a
/// replica in a sandbox.
pub fn enter_numbers(recording: &mut Recording, socket: RawFd) -> Result<(), String> {
    begin(recording, socket)?;
    state().numbers.set(true);
    Ok(())
}

/// Moves to the start of the recording.
fn begin(recording: &Recording, socket: RawFd) -> Result<(), String> {
    let state = state();
    let (base, end, capacity) = recording.region();
    if capacity == 0 {
        return Err("out of memory".into());
    }
    state.base.set(base);
    state.position.set(0);
    state.end.set(end);
    state.filled.set(end);
    state.capacity.set(capacity);
    state.socket.set(socket);
    Ok(())
}

const PR_SET_SYSCALL_USER_DISPATCH: c_int = 59;
const PR_SYS_DISPATCH_ON: usize = 1;
/// Length in bytes of the signal trampoline, `mov rax, 15; syscall`.
const RESTORER_LENGTH: usize = 16;

/// Truncates the recording: the user has changed the program's state, so the rest no longer applies.
pub fn forget_rest() {
    let state = state();
    if state.numbers.get() && state.position.get() < state.end.get() {
        truncate(true);
    }
}

/// Whether a descriptor is one of the streams that the recording process handles.
pub fn is_stream(fd: RawFd) -> bool {
    !state().entered.get() || is_marked(fd as u64)
}

fn is_marked(fd: u64) -> bool {
    let fd = u64::from(fd as u32);
    fd < MAX_STREAM_FD as u64 && state().streams.get() >> fd & 1 != 0
}

fn mark(fd: i64, stream: bool) {
    if let Ok(fd @ 0..64) = u32::try_from(fd) {
        let streams = state().streams.get() & !(1 << fd);
        state().streams.set(streams | u64::from(stream) << fd);
    }
}

/// Returns a nondeterministic number obtained without a system call; it is the same in each run.
pub fn number(ask: impl FnOnce() -> u64) -> u64 {
    let state = state();
    if !state.numbers.get() {
        return ask();
    }
    let _outside = RecordingPause::begin();
    match next() {
        Some(entry) if entry.call == NUMBER => {
            advance(&entry);
            return entry.result as u64;
        }
        Some(_) => truncate(false),
        None => {}
    }
    let number = ask();
    if has_room(0) {
        send(&LogEntry { call: NUMBER, result: number as i64, ..LogEntry::default() }, &[], &[]);
    }
    number
}

/// Returns the next entry of the recording.
fn next() -> Option<LogEntry> {
    let state = state();
    let more = state.position.get() < state.end.get();
    // SAFETY: whole entries lie up to the end.
    more.then(|| unsafe { state.base.get().add(state.position.get()).cast::<LogEntry>().read_unaligned() })
}

fn advance(entry: &LogEntry) {
    let state = state();
    state.position.set(state.position.get() + size_of_entry(entry.length as usize));
}

/// Truncates the recording at the current position.
fn truncate(by_hand: bool) {
    let state = state();
    let at = state.position.get();
    state.end.set(at);
    state.filled.set(at);
    send(&LogEntry { call: TRUNCATED, input: by_hand.into(), result: at as i64, ..LogEntry::default() }, &[], &[]);
}

/// Whether an entry with this many bytes of data fits.
fn has_room(bytes: usize) -> bool {
    let state = state();
    let fits = state.filled.get() + size_of_entry(bytes) + MIN_FREE_BYTES < state.capacity.get()
        && u32::try_from(bytes).is_ok();
    if !fits && !state.full.replace(true) {
        send(&LogEntry { call: FULL, ..LogEntry::default() }, &[], &[]);
    }
    !state.full.get()
}

/// Maximum number of memory pieces sent with an entry: enough for all calls except those with long I/O vectors.
const MAX_PIECES: usize = 64;

/// Sends an entry, its data and its descriptors to the process that keeps the recording.
fn send(entry: &LogEntry, pieces: &[(u64, usize)], files: &[c_int]) {
    static PADDING: [u8; 8] = [0; 8];
    #[repr(align(8))]
    struct ControlMessage([u8; 64]);
    let state = state();
    let part = |place: *const u8, length: usize| libc::iovec { iov_base: place.cast_mut().cast(), iov_len: length };
    let mut parts = [part(std::ptr::null(), 0); MAX_PIECES + 2];
    parts[0] = part(std::ptr::from_ref(entry).cast(), ENTRY_HEADER_SIZE);
    let mut count = 1;
    for &(place, length) in pieces.iter().take(MAX_PIECES) {
        parts[count] = part(place as *const u8, length);
        count += 1;
    }
    let length = entry.length as usize;
    parts[count] = part(PADDING.as_ptr(), length.next_multiple_of(8) - length);
    count += 1;
    if !matches!(entry.call, TRUNCATED | FULL | UNKNOWN | START) {
        state.filled.set(state.filled.get() + size_of_entry(length));
    }
    let mut control = ControlMessage([0; 64]);
    let mut parts = &mut parts[..count];
    let mut first = true;
    while !parts.is_empty() {
        // SAFETY: the message refers to local memory and to pieces that the kernel has written.
        let sent = unsafe {
            let mut message: libc::msghdr = std::mem::zeroed();
            (message.msg_iov, message.msg_iovlen) = (parts.as_mut_ptr(), parts.len());
            if first && !files.is_empty() {
                message.msg_control = control.0.as_mut_ptr().cast();
                message.msg_controllen = libc::CMSG_SPACE((files.len() * 4) as u32) as usize;
                let head = libc::CMSG_FIRSTHDR(&message);
                (*head).cmsg_level = libc::SOL_SOCKET;
                (*head).cmsg_type = libc::SCM_RIGHTS;
                (*head).cmsg_len = libc::CMSG_LEN((files.len() * 4) as u32) as usize;
                let data = libc::CMSG_DATA(head).cast::<c_int>();
                files.iter().enumerate().for_each(|(n, fd)| data.add(n).write_unaligned(*fd));
            }
            let socket = state.socket.get() as u64;
            match state.entered.get() {
                true => raw_syscall(
                    libc::SYS_sendmsg,
                    &[socket, &raw const message as u64, libc::MSG_NOSIGNAL as u64, 0, 0, 0],
                ),
                // A sandbox refuses the calls for sockets.
                false => raw_syscall(libc::SYS_writev, &[socket, parts.as_ptr() as u64, parts.len() as u64, 0, 0, 0]),
            }
        };
        if sent == -i64::from(libc::EINTR) {
            continue;
        }
        if sent < 0 {
            // The process that keeps the recording has ended, so this replica ends too.
            raw_syscall(libc::SYS_exit_group, &[1, 0, 0, 0, 0, 0]);
        }
        first = false;
        let mut sent = sent as usize;
        while let Some(part) = parts.first_mut() {
            if sent < part.iov_len {
                // SAFETY: the offset stays within the piece.
                part.iov_base = unsafe { part.iov_base.add(sent) };
                part.iov_len -= sent;
                break;
            }
            sent -= part.iov_len;
            parts = &mut parts[1..];
        }
    }
}

/// Makes a system call.
fn raw_syscall(call: c_long, arguments: &SyscallArguments) -> i64 {
    // SAFETY: the caller is responsible for the effects of the call.
    unsafe { syscall_abi::syscall(call, arguments) }
}

/// Installs the handler of SIGSYS, which dispatched system calls raise. Returns the address of the signal
/// trampoline.
fn catch_calls() -> Result<usize, String> {
    let mut action = KernelSigaction::default();
    // SAFETY: a zeroed sigaction is valid, and the handler has the signature that SA_SIGINFO requires.
    let result = unsafe {
        let mut new: libc::sigaction = std::mem::zeroed();
        new.sa_sigaction = handler as *const () as usize;
        new.sa_flags = libc::SA_SIGINFO | libc::SA_NODEFER;
        libc::sigemptyset(&mut new.sa_mask);
        libc::sigaction(libc::SIGSYS, &new, std::ptr::null_mut());
        let null = std::ptr::null::<KernelSigaction>();
        libc::syscall(libc::SYS_rt_sigaction, libc::SIGSYS, null, &raw mut action, 8usize)
    };
    match action.restorer {
        restorer @ 1.. if result == 0 => Ok(restorer),
        _ => Err("the C library does not say how it returns from handlers".into()),
    }
}

extern "C" fn handler(_: c_int, info: *mut libc::siginfo_t, context: *mut libc::c_void) {
    /// `si_code` of a dispatched system call, as opposed to a SIGSYS that was sent.
    const SYS_USER_DISPATCH: c_int = 2;
    // SAFETY: the system passes a valid siginfo and ucontext, which belong to the handler while it runs.
    unsafe {
        if (*info).si_code != SYS_USER_DISPATCH {
            return;
        }
        SELECTOR.store(ALLOW, Ordering::Relaxed);
        let context = context.cast::<libc::ucontext_t>();
        let (call, arguments) = syscall_abi::syscall_in(context);
        match handle_call(call, &arguments, context) {
            Some(result) => {
                syscall_abi::set_result(context, result);
                SELECTOR.store(BLOCK, Ordering::Relaxed);
            }
            // The call is executed in place, and further calls of the function are not recorded.
            None => syscall_abi::restart_syscall(context),
        }
    }
}

/// Handles a system call and returns its result. `None` if it must be executed in place.
///
/// # Safety
/// To be called by the handler only, with its context.
unsafe fn handle_call(call: c_long, arguments: &SyscallArguments, context: *mut libc::ucontext_t) -> Option<i64> {
    match call {
        // SAFETY: by the caller's contract.
        libc::SYS_rt_sigprocmask => return Some(unsafe { change_mask(arguments, context) }),
        // SAFETY: the pointers are the program's.
        libc::SYS_rt_sigaction => return Some(unsafe { change_action(arguments) }),
        libc::SYS_sigaltstack => {
            let result = raw_syscall(call, arguments);
            if result == 0 && arguments[0] != 0 {
                // SAFETY: the kernel has read the stack; at return from the handler it restores the one in
                // the context.
                unsafe { (*context).uc_stack = *(arguments[0] as *const libc::stack_t) };
            }
            return Some(result);
        }
        libc::SYS_kill
        | libc::SYS_tgkill
        | libc::SYS_tkill
        | libc::SYS_rt_sigqueueinfo
        | libc::SYS_rt_tgsigqueueinfo => {
            // The program uses the process id of the first replica.
            let own = raw_syscall(libc::SYS_getpid, &[0; 6]) as u64;
            let mut arguments = *arguments;
            for argument in &mut arguments[..2] {
                if *argument as u32 == state().process.get() as u32 {
                    *argument = own;
                }
            }
            return Some(raw_syscall(call, &arguments));
        }
        libc::SYS_fork
        | libc::SYS_vfork
        | libc::SYS_clone
        | libc::SYS_clone3
        | libc::SYS_execve
        | libc::SYS_rt_sigreturn => {
            if call != libc::SYS_rt_sigreturn {
                report_unrecorded(call);
            }
            return None;
        }
        _ => {}
    }
    let Some(known) = calls::find(call) else {
        if !calls::is_passed_through(call) {
            report_unrecorded(call);
        }
        return Some(raw_syscall(call, arguments));
    };
    if matches!(call, libc::SYS_write | libc::SYS_writev) && is_marked(arguments[0]) {
        return Some(raw_syscall(call, arguments));
    }
    // SAFETY: by the caller's contract: the arguments are the program's.
    Some(unsafe { record_or_replay(known, arguments) })
}

/// Replays a system call from the recording, or makes and records it.
///
/// # Safety
/// The arguments must be those of a call that the program makes.
unsafe fn record_or_replay(known: &RecordedCall, arguments: &SyscallArguments) -> i64 {
    let stream = is_marked(arguments[0]);
    let input = matches!(known.number, libc::SYS_read | libc::SYS_readv) && stream;
    if let Some(entry) = next() {
        // SAFETY: if it succeeded when recorded, its memory is valid as long as the program behaves the same.
        if entry.call == known.number as u32 && entry.digest == unsafe { known.digest(arguments, entry.result >= 0) } {
            // SAFETY: it is the recorded call.
            unsafe { replay_effects(known, arguments, &entry) };
            advance(&entry);
            return entry.result;
        }
        truncate(false);
    }
    let result = raw_syscall(known.number, arguments);
    // SAFETY: the kernel has written the pieces.
    unsafe { record_call(known, arguments, result, input) };
    track_streams(known, arguments, result);
    result
}

/// Replays the effects of a recorded call: memory and descriptors.
///
/// # Safety
/// The call must be the one of the entry.
unsafe fn replay_effects(known: &RecordedCall, arguments: &SyscallArguments, entry: &LogEntry) {
    if entry.result < 0 {
        return;
    }
    let (mut at, mut left) = (state().position.get() + ENTRY_HEADER_SIZE, entry.length as usize);
    let mut n = 0;
    // SAFETY: the data follows the entry, and the program's memory is as large as when it was recorded.
    while let Some((place, length)) = unsafe { known.piece(n, arguments, entry.result) } {
        let length = length.min(left);
        // SAFETY: as above.
        unsafe { std::ptr::copy_nonoverlapping(state().base.get().add(at), place as *mut u8, length) };
        (at, left, n) = (at + length, left - length, n + 1);
    }
    let duplicate = |file: c_int, number: i64| {
        if file >= 0 {
            raw_syscall(libc::SYS_dup2, &[file as u64, number as u64, 0, 0, 0, 0]);
        }
    };
    match known.fd_effect {
        DescriptorEffect::Same => {}
        DescriptorEffect::Opens => duplicate(entry.files[0], entry.result),
        DescriptorEffect::OpensTwo(place) => {
            for (n, file) in entry.files.into_iter().enumerate() {
                // SAFETY: written by the loop above.
                let number = unsafe { (arguments[usize::from(place)] as *const i32).add(n).read_unaligned() };
                duplicate(file, number.into());
            }
        }
        DescriptorEffect::Duplicates => {
            raw_syscall(libc::SYS_dup2, &[arguments[0], entry.result as u64, 0, 0, 0, 0]);
        }
        DescriptorEffect::Replaces | DescriptorEffect::Closes => {
            raw_syscall(known.number, arguments);
        }
    }
    if known.number == libc::SYS_fcntl && is_duplicating(arguments) {
        raw_syscall(libc::SYS_dup2, &[arguments[0], entry.result as u64, 0, 0, 0, 0]);
    }
    track_streams(known, arguments, entry.result);
}

fn is_duplicating(arguments: &SyscallArguments) -> bool {
    matches!(arguments[1] as c_int, libc::F_DUPFD | libc::F_DUPFD_CLOEXEC)
}

/// Updates the set of descriptors that are streams.
fn track_streams(known: &RecordedCall, arguments: &SyscallArguments, result: i64) {
    if result < 0 {
        return;
    }
    let stream = is_marked(arguments[0]);
    match known.fd_effect {
        DescriptorEffect::Opens => mark(result, false),
        DescriptorEffect::Duplicates | DescriptorEffect::Replaces => mark(result, stream),
        DescriptorEffect::Closes => mark(i64::from(arguments[0] as u32), false),
        DescriptorEffect::Same if known.number == libc::SYS_fcntl && is_duplicating(arguments) => mark(result, stream),
        _ => {}
    }
}

/// Records a system call that was made.
///
/// # Safety
/// It must have been made with these arguments and have returned this result.
unsafe fn record_call(known: &RecordedCall, arguments: &SyscallArguments, result: i64, input: bool) {
    let mut pieces = [(0, 0); MAX_PIECES];
    let (mut count, mut bytes) = (0, 0);
    if result >= 0 {
        // SAFETY: by the caller's contract.
        while let Some(piece) = unsafe { known.piece(count, arguments, result) } {
            let Some(place) = pieces.get_mut(count) else { return report_unrecorded(known.number) };
            *place = piece;
            bytes += piece.1;
            count += 1;
        }
    }
    if !has_room(bytes) {
        return;
    }
    let mut files = [0; 2];
    let sent = match known.fd_effect {
        DescriptorEffect::Opens if result >= 0 => {
            files[0] = result as c_int;
            1
        }
        DescriptorEffect::OpensTwo(place) if result >= 0 => {
            // SAFETY: the call has written both.
            files = unsafe { (arguments[usize::from(place)] as *const [c_int; 2]).read_unaligned() };
            2
        }
        _ => 0,
    };
    let entry = LogEntry {
        call: known.number as u32,
        input: input.into(),
        result,
        // SAFETY: by the caller's contract.
        digest: unsafe { known.digest(arguments, result >= 0) },
        files: [-1; 2],
        length: bytes as u32,
        sent: sent as u32,
    };
    send(&entry, &pieces[..count], &files[..sent]);
}

fn report_unrecorded(call: c_long) {
    if state().told.replace(call as u32) != call as u32 {
        send(&LogEntry { call: UNKNOWN, result: call, ..LogEntry::default() }, &[], &[]);
    }
}

/// Bit of SIGSYS in a signal set.
const SIGSYS_BIT: u64 = 1 << (libc::SIGSYS - 1);

/// Emulates `rt_sigprocmask` on the mask that the handler returns to; SIGSYS stays unblocked.
///
/// # Safety
/// To be called by the handler only, with its context.
unsafe fn change_mask(arguments: &SyscallArguments, context: *mut libc::ucontext_t) -> i64 {
    let [how, new, old, ..] = *arguments;
    // SAFETY: the kernel's mask is the first word of the context's; the pointers to the program's sets are
    // the program's.
    unsafe {
        let mask = (&raw mut (*context).uc_sigmask).cast::<u64>();
        let before = *mask;
        if new != 0 {
            let set = (new as *const u64).read_unaligned();
            let after = match how as c_int {
                libc::SIG_BLOCK => before | set,
                libc::SIG_UNBLOCK => before & !set,
                libc::SIG_SETMASK => set,
                _ => return -i64::from(libc::EINVAL),
            };
            *mask = after & !SIGSYS_BIT;
        }
        if old != 0 {
            (old as *mut u64).write_unaligned(before);
        }
    }
    0
}

/// Makes `rt_sigaction` calls of the program without SIGSYS: calls about it are ignored, and it is removed from the
/// masks of handlers.
///
/// # Safety
/// The arguments must be those of a call that the program makes.
unsafe fn change_action(arguments: &SyscallArguments) -> i64 {
    let mut arguments = *arguments;
    let mut action = [0u64; 4];
    if arguments[1] != 0 {
        if arguments[0] as c_int == libc::SIGSYS {
            return 0;
        }
        // SAFETY: the C library passes the kernel's struct: handler, flags, restorer and mask.
        action = unsafe { (arguments[1] as *const [u64; 4]).read_unaligned() };
        action[3] &= !SIGSYS_BIT;
        arguments[1] = action.as_ptr() as u64;
    }
    let result = raw_syscall(libc::SYS_rt_sigaction, &arguments);
    std::hint::black_box(&action);
    result
}
