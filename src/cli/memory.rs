//! The command's own memory: mimalloc's, behind a room for small programs (`host::room`).
//!
//! Programs share the heap of the C library with each other and with its functions, but not with us: one that has damaged it, or was
//! stopped while it held the heap's lock, is still reported.
//!
//! mimalloc looks at the processor and at the system when it begins, which small programs need not wait for. It would begin before
//! `main`, but is compiled without that (`.cargo/config.toml`), and begins when the room is full or when there are to be threads: it
//! takes the thread where it begins for the one that lives to the end.

use llvmlite_jit::host::room::RoomFirst;
use mimalloc::MiMalloc;

#[global_allocator]
static ALLOCATOR: RoomFirst<MiMalloc> = RoomFirst::new(MiMalloc, begin_mimalloc);

/// Lets mimalloc begin, unless it has: where it could not later.
pub fn begin() {
    ALLOCATOR.begin();
}

fn begin_mimalloc() -> bool {
    // Functions of mimalloc's own for its loader.
    unsafe extern "C" {
        safe fn _mi_preloading() -> bool;
        safe fn _mi_auto_process_init();
    }
    // It has begun if it was compiled to begin before `main`.
    if _mi_preloading() {
        // By the call of the system: `gettid` is there since glibc 2.30 only.
        // SAFETY: both take nothing and cannot fail.
        let first = unsafe { i64::from(libc::getpid()) == libc::syscall(libc::SYS_gettid) };
        if !first {
            // A thread that a library has made. It may end, and take apart then what all others use.
            return false;
        }
        _mi_auto_process_init();
    }
    true
}

/// `pthread_create` of everything in the command; hidden, so that the libraries that programs load find the C library's.
mod threads {
    use libc::{c_int, c_void, pthread_attr_t, pthread_t};

    type Start = extern "C" fn(*mut c_void) -> *mut c_void;
    type Create = unsafe extern "C" fn(*mut pthread_t, *const pthread_attr_t, Start, *mut c_void) -> c_int;

    unsafe extern "C" fn create(
        thread: *mut pthread_t,
        attributes: *const pthread_attr_t,
        start: Start,
        argument: *mut c_void,
    ) -> c_int {
        super::begin();
        // SAFETY: a string, and a handle that need not be opened; ours is not among what it finds.
        let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"pthread_create".as_ptr()) };
        if found.is_null() {
            return libc::EAGAIN;
        }
        // SAFETY: the C library's function of that name, with the caller's arguments.
        unsafe { std::mem::transmute::<*mut c_void, Create>(found)(thread, attributes, start, argument) }
    }

    std::arch::global_asm!(
        ".globl pthread_create",
        ".hidden pthread_create",
        ".type pthread_create, @function",
        "pthread_create: jmp {create}",
        create = sym create,
    );
}
