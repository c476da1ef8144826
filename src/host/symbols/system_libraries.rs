//! System libraries that are loaded when a program first needs them.

use crate::host::interpose::unwinder_heap;
use std::ffi::{CStr, c_void};
use std::sync::OnceLock;

/// A system library that is loaded on first use: most programs do not need it, and loading it slows startup.
pub(in crate::host) struct SystemLibrary {
    name: &'static CStr,
    /// Handle of the library; 0 if it cannot be loaded.
    handle: OnceLock<usize>,
}

/// libm.
pub(in crate::host) static LIBM: SystemLibrary = SystemLibrary::new(c"libm.so.6");
/// The unwinder, and compiler support routines for arithmetic (such as `__muldc3` for complex numbers).
pub(in crate::host) static LIBGCC: SystemLibrary = SystemLibrary::new(c"libgcc_s.so.1");
/// The C++ standard library.
pub(in crate::host) static LIBSTDCXX: SystemLibrary = SystemLibrary::new(c"libstdc++.so.6");

impl SystemLibrary {
    const fn new(name: &'static CStr) -> SystemLibrary {
        SystemLibrary { name, handle: OnceLock::new() }
    }

    /// Loads the library with global visibility. Returns false if that fails.
    pub(in crate::host) fn load(&self) -> bool {
        self.handle() != 0
    }

    /// Whether the library was loaded.
    pub(in crate::host) fn is_loaded(&self) -> bool {
        self.handle.get().is_some_and(|handle| *handle != 0)
    }

    /// Returns the address of a function of the library.
    pub(in crate::host) fn find(&self, name: &CStr) -> Option<usize> {
        let handle = Some(self.handle()).filter(|handle| *handle != 0)?;
        let address = unwinder_heap::allocating(|| {
            // SAFETY: a string, and the handle of a library that stays loaded.
            unsafe { libc::dlsym(handle as *mut c_void, name.as_ptr()) as usize }
        });
        Some(address).filter(|address| *address != 0)
    }

    fn handle(&self) -> usize {
        let open = || {
            // SAFETY: the initializers of the C libraries have no side effects; those of C++ set up its streams
            // and locales.
            unsafe { libc::dlopen(self.name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL) as usize }
        };
        *self.handle.get_or_init(|| unwinder_heap::allocating(open))
    }
}
