//! gdb's interface for code made at run time ("JIT Compilation Interface" in its manual): a list of object files in memory,
//! and a function that a debugger stops at to hear that the list has changed.

use std::arch::global_asm;
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

// Known to the debugger by these names. They are weak, since another compiler in the process, such as LLVM, may have them too,
// and shares them with us then; and assembly, since what Rust exports from a program is only found where its symbols are kept.
global_asm!(
    ".pushsection .text.__jit_debug_register_code,\"ax\",@progbits",
    ".weak __jit_debug_register_code",
    ".type __jit_debug_register_code,@function",
    "__jit_debug_register_code:",
    "ret",
    ".size __jit_debug_register_code, 1",
    ".popsection",
    ".pushsection .data.__jit_debug_descriptor,\"aw\",@progbits",
    ".weak __jit_debug_descriptor",
    ".type __jit_debug_descriptor,@object",
    ".balign 8",
    "__jit_debug_descriptor:",
    // Version 1, no action, no entries.
    ".long 1, 0",
    ".quad 0, 0",
    ".size __jit_debug_descriptor, 24",
    ".popsection",
);

unsafe extern "C" {
    fn __jit_debug_register_code();
    static mut __jit_debug_descriptor: Descriptor;
}

const REGISTER: u32 = 1;
const UNREGISTER: u32 = 2;

/// What the debugger reads.
#[repr(C)]
struct Descriptor {
    version: u32,
    action: u32,
    relevant: *mut Entry,
    first: *mut Entry,
}

/// An object file in memory.
#[repr(C)]
struct Entry {
    next: *mut Entry,
    previous: *mut Entry,
    file: *const u8,
    size: u64,
}

/// The list is the process's. (Other compilers in it have no lock that we could take.)
static LIST: Mutex<()> = Mutex::new(());

fn list() -> MutexGuard<'static, ()> {
    LIST.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An object file that debuggers know until this is dropped.
pub(in crate::jit) struct Registered {
    entry: *mut Entry,
    _file: Box<[u8]>,
}

// SAFETY: the entry is its own, and the list is only touched under the lock.
unsafe impl Send for Registered {}

impl Registered {
    /// Tells debuggers about an object file.
    pub(super) fn new(file: Vec<u8>) -> Registered {
        let file = file.into_boxed_slice();
        let entry =
            Entry { next: ptr::null_mut(), previous: ptr::null_mut(), file: file.as_ptr(), size: file.len() as u64 };
        let entry = Box::into_raw(Box::new(entry));
        let _list = list();
        // SAFETY: the list is ours under the lock; entries in it live until they are taken out of it.
        unsafe {
            let descriptor = &raw mut __jit_debug_descriptor;
            let first = (*descriptor).first;
            (*entry).next = first;
            if !first.is_null() {
                (*first).previous = entry;
            }
            (*descriptor).first = entry;
            tell(REGISTER, entry);
        }
        Registered { entry, _file: file }
    }
}

impl Drop for Registered {
    fn drop(&mut self) {
        let _list = list();
        // SAFETY: as above; nobody knows the entry after this.
        unsafe {
            let descriptor = &raw mut __jit_debug_descriptor;
            let (next, previous) = ((*self.entry).next, (*self.entry).previous);
            match previous.is_null() {
                true => (*descriptor).first = next,
                false => (*previous).next = next,
            }
            if !next.is_null() {
                (*next).previous = previous;
            }
            tell(UNREGISTER, self.entry);
            drop(Box::from_raw(self.entry));
        }
    }
}

/// Lets a debugger that is there look at what has happened to an entry.
unsafe fn tell(action: u32, entry: *mut Entry) {
    // SAFETY: under the lock; the function is a place to stop at and does nothing.
    unsafe {
        let descriptor = &raw mut __jit_debug_descriptor;
        (*descriptor).action = action;
        (*descriptor).relevant = entry;
        __jit_debug_register_code();
        (*descriptor).action = 0;
        (*descriptor).relevant = ptr::null_mut();
    }
}
