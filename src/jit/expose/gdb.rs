//! gdb's interface for JIT-compiled code ("JIT Compilation Interface" in its manual): a list of object files in memory,
//! and a function in which the debugger sets a breakpoint, called whenever the list has changed.

use std::arch::global_asm;
use std::ptr;
use std::sync::{Mutex, MutexGuard, PoisonError};

// Debuggers look for these names. The symbols are weak, so that another compiler in the process, such as LLVM, can
// share them. They are defined in assembly, since symbols that Rust exports from an executable are only visible if it
// is not stripped.
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
    static mut __jit_debug_descriptor: JitDescriptor;
}

// Values of `action_flag`.
const JIT_REGISTER_FN: u32 = 1;
const JIT_UNREGISTER_FN: u32 = 2;

/// `struct jit_descriptor`, which the debugger reads.
#[repr(C)]
struct JitDescriptor {
    version: u32,
    action_flag: u32,
    relevant_entry: *mut JitCodeEntry,
    first_entry: *mut JitCodeEntry,
}

/// `struct jit_code_entry`: an object file in memory.
#[repr(C)]
struct JitCodeEntry {
    next_entry: *mut JitCodeEntry,
    prev_entry: *mut JitCodeEntry,
    symfile_addr: *const u8,
    symfile_size: u64,
}

/// Lock for the process-wide list. (Other compilers in the process have no lock that could be shared.)
static LIST: Mutex<()> = Mutex::new(());

fn list() -> MutexGuard<'static, ()> {
    LIST.lock().unwrap_or_else(PoisonError::into_inner)
}

/// An object file that is registered with debuggers until this is dropped.
pub(in crate::jit) struct GdbRegistration {
    entry: *mut JitCodeEntry,
    _file: Box<[u8]>,
}

// SAFETY: this owns the entry, and the list is only accessed under the lock.
unsafe impl Send for GdbRegistration {}

impl GdbRegistration {
    /// Registers an object file with debuggers.
    pub(super) fn new(file: Vec<u8>) -> GdbRegistration {
        let file = file.into_boxed_slice();
        let entry = JitCodeEntry {
            next_entry: ptr::null_mut(),
            prev_entry: ptr::null_mut(),
            symfile_addr: file.as_ptr(),
            symfile_size: file.len() as u64,
        };
        let entry = Box::into_raw(Box::new(entry));
        let _list = list();
        // SAFETY: the lock protects the list; its entries live until they are unlinked.
        unsafe {
            let descriptor = &raw mut __jit_debug_descriptor;
            let first = (*descriptor).first_entry;
            (*entry).next_entry = first;
            if !first.is_null() {
                (*first).prev_entry = entry;
            }
            (*descriptor).first_entry = entry;
            notify_debugger(JIT_REGISTER_FN, entry);
        }
        GdbRegistration { entry, _file: file }
    }
}

impl Drop for GdbRegistration {
    fn drop(&mut self) {
        let _list = list();
        // SAFETY: as above; no references to the entry remain after this.
        unsafe {
            let descriptor = &raw mut __jit_debug_descriptor;
            let (next, previous) = ((*self.entry).next_entry, (*self.entry).prev_entry);
            match previous.is_null() {
                true => (*descriptor).first_entry = next,
                false => (*previous).next_entry = next,
            }
            if !next.is_null() {
                (*next).prev_entry = previous;
            }
            notify_debugger(JIT_UNREGISTER_FN, self.entry);
            drop(Box::from_raw(self.entry));
        }
    }
}

/// Notifies an attached debugger of a change to an entry.
unsafe fn notify_debugger(action: u32, entry: *mut JitCodeEntry) {
    // SAFETY: under the lock; the function is only a location for a breakpoint.
    unsafe {
        let descriptor = &raw mut __jit_debug_descriptor;
        (*descriptor).action_flag = action;
        (*descriptor).relevant_entry = entry;
        __jit_debug_register_code();
        (*descriptor).action_flag = 0;
        (*descriptor).relevant_entry = ptr::null_mut();
    }
}
