//! Reports of faults in this crate's own code, which end the process.

use std::cell::UnsafeCell;
use std::ffi::CString;
use std::fs::File;
use std::io;
use std::os::fd::{AsRawFd, FromRawFd, OwnedFd};
use std::os::unix::ffi::OsStrExt;
use std::path::Path;
use std::sync::OnceLock;

/// Message and exit status for a fault signal that was not caused by a program.
static OWN_FAULT: OnceLock<(String, i32)> = OnceLock::new();

/// Signals raised by a bug in this crate's own code.
const BUG_SIGNALS: [libc::c_int; 5] = [libc::SIGSEGV, libc::SIGBUS, libc::SIGILL, libc::SIGFPE, libc::SIGABRT];

/// Alternate signal stack of the handler: the fault may be an overflow of the thread's own stack.
struct OwnStack(UnsafeCell<[u8; OWN_STACK_SIZE]>);

const OWN_STACK_SIZE: usize = 16 << 10;

// SAFETY: used only by the system, on the one thread for which it was registered.
unsafe impl Sync for OwnStack {}

static OWN_STACK: OwnStack = OwnStack(UnsafeCell::new([0; OWN_STACK_SIZE]));

/// Makes a fault that was not caused by a program end the process with a message and a status. For processes that
/// exist to run a program; an engine's handler takes the faults of its program first.
pub fn explain_own_faults(text: String, status: i32) {
    if OWN_FAULT.set((text, status)).is_err() {
        return;
    }
    // SAFETY: the stack is a static used for nothing else. An existing alternate stack stays.
    unsafe {
        let mut now: libc::stack_t = std::mem::zeroed();
        libc::sigaltstack(std::ptr::null(), &mut now);
        if now.ss_flags & libc::SS_DISABLE != 0 {
            let own = libc::stack_t { ss_sp: OWN_STACK.0.get().cast(), ss_flags: 0, ss_size: OWN_STACK_SIZE };
            libc::sigaltstack(&own, std::ptr::null_mut());
        }
    }
    for signal in BUG_SIGNALS {
        // SAFETY: a zeroed sigaction is valid, and the handler has the signature that SA_SIGINFO requires. It
        // runs on this thread's alternate signal stack.
        unsafe {
            let mut new: libc::sigaction = std::mem::zeroed();
            new.sa_sigaction = report_fault as *const () as usize;
            new.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK | libc::SA_RESETHAND;
            libc::sigemptyset(&mut new.sa_mask);
            libc::sigaction(signal, &new, std::ptr::null_mut());
        }
    }
}

/// Message and status for faults after the end of the program: exit handlers of the C library, of the loader and of
/// libraries access memory that the program may have damaged, so the program is the cause of a fault in them.
static FAULT_AFTER_PROGRAM: OnceLock<(String, i32)> = OnceLock::new();

/// From now on, makes a fault end the process with this message on standard error and the status of its regular end.
pub fn explain_faults_afterwards(text: String, status: i32) {
    // A process ends only once.
    let _ = FAULT_AFTER_PROGRAM.set((text, status));
}

/// What such a fault copies to a file.
struct SavedText {
    /// Memory of the kernel, which a program cannot damage.
    text: File,
    path: CString,
    /// Message about the file.
    note: String,
}

static SAVED_TEXT: OnceLock<SavedText> = OnceLock::new();

/// Makes a report of [`explain_own_faults`] copy a text to a file, and say so by `note`. Returns the text, which is empty at
/// first. To be called once.
pub fn save_text_at_fault(path: &Path, note: String) -> io::Result<&'static File> {
    // SAFETY: creates a descriptor, which the file owns.
    let text = unsafe {
        match libc::memfd_create(c"inputs".as_ptr(), libc::MFD_CLOEXEC) {
            -1 => return Err(io::Error::last_os_error()),
            // Programs may close the first descriptors.
            new => match libc::fcntl(new, libc::F_DUPFD_CLOEXEC, 512) {
                -1 => OwnedFd::from_raw_fd(new),
                high => {
                    libc::close(new);
                    OwnedFd::from_raw_fd(high)
                }
            },
        }
    };
    let path = CString::new(path.as_os_str().as_bytes())?;
    Ok(&SAVED_TEXT.get_or_init(|| SavedText { text: text.into(), path, note }).text)
}

impl SavedText {
    /// Copies the text to the file; returns whether that was possible. Async-signal-safe.
    fn copy(&self) -> bool {
        let mut buffer = [0u8; 4096];
        let mut offset = 0;
        // SAFETY: reads into and writes from a local buffer.
        unsafe {
            let mut file = -1;
            loop {
                let count = libc::pread64(self.text.as_raw_fd(), buffer.as_mut_ptr().cast(), buffer.len(), offset);
                if count <= 0 {
                    return count == 0 && offset > 0;
                }
                if file == -1 {
                    file = libc::open(self.path.as_ptr(), libc::O_WRONLY | libc::O_CREAT | libc::O_EXCL, 0o600);
                }
                if libc::write(file, buffer.as_ptr().cast(), count as usize) != count {
                    return false;
                }
                offset += count as i64;
            }
        }
    }
}

extern "C" fn report_fault(signal: libc::c_int, info: *mut libc::siginfo_t, _context: *mut libc::c_void) {
    let Some((text, status)) = FAULT_AFTER_PROGRAM.get().or_else(|| OWN_FAULT.get()) else { return };
    // SAFETY: the kernel passes a valid siginfo. A signal sent by another process has its usual effect.
    unsafe {
        if (*info).si_code <= 0 && (*info).si_pid() != libc::getpid() {
            libc::raise(signal);
            return;
        }
    }
    // SAFETY: writes a static text, and ends the process without running any exit handlers.
    unsafe {
        libc::write(libc::STDERR_FILENO, text.as_ptr().cast(), text.len());
        if FAULT_AFTER_PROGRAM.get().is_none()
            && let Some(saved) = SAVED_TEXT.get()
            && saved.copy()
        {
            libc::write(libc::STDERR_FILENO, saved.note.as_ptr().cast(), saved.note.len());
        }
        libc::_exit(*status)
    }
}
