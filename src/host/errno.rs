//! The error number of the C library, `errno`.

/// Returns the error number of this thread.
pub fn get() -> i32 {
    std::io::Error::last_os_error().raw_os_error().unwrap_or(0)
}

/// Sets the error number of this thread.
pub fn set(number: i32) {
    // SAFETY: the C library returns the address of this thread's variable.
    unsafe { *libc::__errno_location() = number }
}
