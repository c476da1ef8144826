//! Strings and bytes passed over the C interface.

use crate::error::{ErrorObject, guard, guard_value};
use crate::handles::{self, Handle};
use std::ffi::{CStr, CString, c_char};

/// Returns a string for C; a NUL inside it becomes the replacement character.
pub(crate) fn c_string(text: impl Into<String>) -> CString {
    let text: String = text.into();
    CString::new(text).unwrap_or_else(|error| {
        let bytes = String::from_utf8_lossy(&error.into_vec()).replace('\0', "\u{fffd}");
        CString::new(bytes).unwrap_or_default()
    })
}

/// Reads a C string.
///
/// # Safety
/// `text` must be null or a string that ends with NUL.
pub(crate) unsafe fn string(text: *const c_char, what: &str) -> Result<String, ErrorObject> {
    if text.is_null() {
        return Err(ErrorObject::argument(format!("{what} is null")));
    }
    // SAFETY: by the caller's contract, it is a C string.
    let bytes = unsafe { CStr::from_ptr(text) };
    bytes.to_str().map(str::to_string).map_err(|_| ErrorObject::argument(format!("{what} is not UTF-8 text")))
}

/// Returns the elements of a C array; null is an empty array if `length` is 0.
///
/// # Safety
/// `start` must be null or have `length` elements.
pub(crate) unsafe fn slice<'a, T>(start: *const T, length: usize, what: &str) -> Result<&'a [T], ErrorObject> {
    match (start.is_null(), length) {
        (_, 0) => Ok(&[]),
        (true, _) => Err(ErrorObject::argument(format!("{what} is null"))),
        (false, _) if length > isize::MAX as usize / size_of::<T>() => {
            Err(ErrorObject::argument(format!("{what} cannot have {length} elements")))
        }
        // SAFETY: by the caller's contract, the elements are valid.
        (false, _) => Ok(unsafe { std::slice::from_raw_parts(start, length) }),
    }
}

/// Writes a result of a function.
///
/// # Safety
/// `out` must be null or valid for writes.
pub(crate) unsafe fn write_out<T>(out: *mut T, value: T) -> Result<(), ErrorObject> {
    check_out(out)?;
    // SAFETY: by the caller's contract.
    unsafe { out.write(value) };
    Ok(())
}

/// Checks that a result can be written, before computing it.
pub(crate) fn check_out<T>(out: *mut T) -> Result<(), ErrorObject> {
    if out.is_null() { Err(ErrorObject::argument("the output pointer is null")) } else { Ok(()) }
}

/// Bytes created by the library: a string, bitcode, or the output of a program.
pub struct llj_bytes {
    _private: [u8; 0],
}

/// Bytes, followed by a NUL.
pub(crate) struct Bytes(Vec<u8>);

impl Bytes {
    pub(crate) fn new(bytes: impl Into<Vec<u8>>) -> Bytes {
        let mut bytes: Vec<u8> = bytes.into();
        bytes.push(0);
        Bytes(bytes)
    }
}

impl Handle for Bytes {
    type Opaque = llj_bytes;
    const NAME: &'static str = "llj_bytes";
}

/// Returns the bytes, followed by a NUL, so that text is a C string. `length`, if it is not null, receives their
/// number without the NUL. Returns null if the handle is not valid.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_bytes_data(bytes: *const llj_bytes, length: *mut usize) -> *const c_char {
    guard_value(std::ptr::null(), || {
        let bytes = handles::find::<Bytes>(bytes)?;
        if !length.is_null() {
            // SAFETY: by the caller's contract, the pointer is valid.
            unsafe { length.write(bytes.0.len() - 1) };
        }
        Ok(bytes.0.as_ptr().cast())
    })
}

/// Deletes the bytes. Null and a handle that was deleted are ignored.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_bytes_delete(bytes: *mut llj_bytes) {
    handles::delete::<Bytes>(bytes);
}

/// Parses one typed value of LLVM, in the notation of `llj_function_call_text`, and returns it as LLVM writes it: `i8
/// 255` is `i8 -1`. Equal values give equal strings; NaNs with different bits are different values.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_value_normalize(
    text: *const c_char,
    out: *mut *mut llj_bytes,
) -> *mut crate::error::llj_error {
    guard(|| {
        check_out(out)?;
        // SAFETY: by the caller's contract, the pointers are valid.
        unsafe {
            let text = string(text, "the value")?;
            let value = llvmlite_jit::value::parse_value(&text).map_err(ErrorObject::argument)?;
            write_out(out, handles::insert(Bytes::new(value.display())))
        }
    })
}
