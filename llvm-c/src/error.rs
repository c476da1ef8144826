//! `LLVMErrorRef`.

use crate::ffi::{Plain, c_string, export, give, take};
use std::ffi::{CString, c_void};

/// An error, which its receiver consumes.
pub type ErrorRef = &'static CString;

/// Returns an error for C, or none.
pub fn result(result: Result<(), String>) -> Option<ErrorRef> {
    result.err().map(|message| make(&message))
}

pub fn make(message: &str) -> ErrorRef {
    give(c_string(message))
}

fn consume(error: ErrorRef) -> Box<CString> {
    // SAFETY: created by `make`; the caller does not use it afterwards.
    unsafe { take(error) }
}

/// Takes the message out of an error that C has returned.
pub fn message(error: ErrorRef) -> String {
    consume(error).to_string_lossy().into_owned()
}

/// Its address represents the type.
static STRING_ERROR: u8 = 0;

fn type_id() -> *mut c_void {
    std::ptr::from_ref(&STRING_ERROR).cast_mut().cast()
}

export! {
    fn LLVMGetErrorTypeId(_error: ErrorRef) -> *mut c_void {
        type_id()
    }

    fn LLVMConsumeError(error: Option<ErrorRef>) {
        error.into_iter().for_each(|error| drop(consume(error)))
    }

    fn LLVMCantFail(error: Option<ErrorRef>) {
        if let Some(error) = error {
            eprintln!("Failure value returned from cantFail wrapped call\n{}", message(error));
            std::process::abort();
        }
    }

    fn LLVMGetErrorMessage(error: ErrorRef) -> String {
        message(error)
    }

    fn LLVMDisposeErrorMessage(message: Plain<*mut c_void>) {
        // SAFETY: a message is made by `strdup`.
        unsafe { libc::free(message.0) }
    }

    fn LLVMGetStringErrorTypeId() -> *mut c_void {
        type_id()
    }

    fn LLVMCreateStringError(message: String) -> ErrorRef {
        make(&message)
    }
}
