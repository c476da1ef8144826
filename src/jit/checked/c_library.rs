//! Functions of the C library that only the checks of arguments call. They are looked up at their first call: the loader
//! looks up every imported symbol at every start of the command.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::OnceLock;

/// Returns the address of a symbol of the C library.
fn address(name: &CStr, found: &OnceLock<usize>) -> usize {
    // SAFETY: the name is a C string and the handle is predefined.
    let find = || unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) } as usize;
    let address = *found.get_or_init(find);
    assert!(address != 0, "the C library has the function {name:?}");
    address
}

macro_rules! functions {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $result:ty;)*) => {
        $(
            /// Calls the function of the C library.
            ///
            /// # Safety
            /// As the C standard demands.
            pub(super) unsafe fn $name($($argument: $type),*) -> $result {
                static FOUND: OnceLock<usize> = OnceLock::new();
                let name = const { CStr::from_bytes_with_nul(concat!(stringify!($name), "\0").as_bytes()) };
                let at = address(name.expect("names contain no zeros"), &FOUND);
                // SAFETY: the function has this type; the caller guarantees the rest.
                unsafe {
                    let function = std::mem::transmute::<usize, unsafe extern "C" fn($($type),*) -> $result>(at);
                    function($($argument),*)
                }
            }
        )*
    };
}

functions! {
    fn __isoc99_vfscanf(stream: *mut c_void, format: *const c_char, list: *mut c_void) -> c_int;
    fn __isoc99_vsscanf(text: *const c_char, format: *const c_char, list: *mut c_void) -> c_int;
    fn vswprintf(to: *mut u32, size: usize, format: *const u32, list: *mut c_void) -> c_int;
    fn vsnprintf(to: *mut c_char, size: usize, format: *const c_char, list: *mut c_void) -> c_int;
    fn getdelim(block: *mut *mut c_char, size: *mut usize, end: c_int, stream: *mut libc::FILE) -> libc::ssize_t;
    fn strnlen(text: *const c_char, limit: usize) -> usize;
}

/// Returns the standard input of the C library.
pub(super) fn stdin() -> *mut c_void {
    static FOUND: OnceLock<usize> = OnceLock::new();
    // SAFETY: a variable of that type.
    unsafe { *(address(c"stdin", &FOUND) as *const *mut c_void) }
}
