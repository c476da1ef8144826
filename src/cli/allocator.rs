//! The allocator of the command: mimalloc, preceded by a bump allocator for small programs (`host::bump_alloc`).
//!
//! Programs use the heap of the C library. The command does not, so that it can still report a program that has
//! corrupted that heap, or was stopped while it held the lock of the heap.
//!
//! The initialization of mimalloc inspects the processor and the system, which would delay small programs. Normally
//! mimalloc initializes itself in a constructor before `main`. The command compiles it without the constructor
//! (`.cargo/config.toml`), and initializes it when the bump allocator is exhausted, or before the first thread is
//! created, since mimalloc assumes that the initializing thread is the main thread.

use llvmlite_jit::host::bump_alloc::BumpWithFallback;
use mimalloc::MiMalloc;

#[global_allocator]
static ALLOCATOR: BumpWithFallback<MiMalloc> = BumpWithFallback::new(MiMalloc, init_mimalloc);

/// Initializes mimalloc, unless it is initialized. Must be called before a thread is created, and before the sandbox is
/// entered, which forbids the system calls of the initialization.
pub fn init() {
    ALLOCATOR.init();
}

/// Gives memory that is not used back to the system.
pub fn give_back() {
    unsafe extern "C" {
        fn mi_collect(force: bool);
    }
    // SAFETY: the function has no requirements once mimalloc is initialized.
    unsafe {
        init();
        mi_collect(true);
    }
}

fn init_mimalloc() -> bool {
    // Functions that mimalloc exports for the loader.
    unsafe extern "C" {
        safe fn _mi_preloading() -> bool;
        safe fn _mi_auto_process_init();
    }
    // It is already initialized if it was compiled to do so before `main`.
    if _mi_preloading() {
        // By a raw system call, since glibc has `gettid` only since version 2.30.
        // SAFETY: both take no arguments and cannot fail.
        let first = unsafe { i64::from(libc::getpid()) == libc::syscall(libc::SYS_gettid) };
        if !first {
            // `pthread_create` below initializes mimalloc before any other thread, so a library has created this thread
            // in another way. At its end mimalloc would release memory that all other threads use.
            return false;
        }
        _mi_auto_process_init();
    }
    true
}

/// Definition of `pthread_create` for the command; hidden, so that libraries loaded by programs bind to the C
/// library's.
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
        super::init();
        // SAFETY: the name is a C string and the handle is predefined; the lookup does not find the hidden symbol of
        // this module.
        let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"pthread_create".as_ptr()) };
        if found.is_null() {
            return libc::EAGAIN;
        }
        // SAFETY: it is the C library's function of that name, called with the caller's arguments.
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
