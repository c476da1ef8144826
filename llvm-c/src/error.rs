//! `LLVMErrorRef`.

use crate::ffi::{Plain, c_string, export, give, take};
use std::ffi::{CString, c_void};

/// An error, which its receiver consumes.
pub type E = &'static CString;

/// Returns an error for C, or none.
pub fn result(result: Result<(), String>) -> Option<E> {
    result.err().map(|message| make(&message))
}

pub fn make(message: &str) -> E {
    give(c_string(message))
}

fn consume(error: E) -> Box<CString> {
    // SAFETY: created by `make`; the caller does not use it afterwards.
    unsafe { take(error) }
}

/// Takes the message out of an error that C has returned.
pub fn message(error: E) -> String {
    consume(error).to_string_lossy().into_owned()
}

/// Its address represents the type.
static STRING_ERROR: u8 = 0;

fn type_id() -> *mut c_void {
    std::ptr::from_ref(&STRING_ERROR).cast_mut().cast()
}

export! {
    fn LLVMGetErrorTypeId(_error: E) -> *mut c_void {
        type_id()
    }

    fn LLVMConsumeError(error: Option<E>) {
        error.into_iter().for_each(|error| drop(consume(error)))
    }

    fn LLVMCantFail(error: Option<E>) {
        if let Some(error) = error {
            eprintln!("Failure value returned from cantFail wrapped call\n{}", message(error));
            std::process::abort();
        }
    }

    fn LLVMGetErrorMessage(error: E) -> String {
        message(error)
    }

    fn LLVMDisposeErrorMessage(message: Plain<*mut c_void>) {
        // SAFETY: a message is made by `strdup`.
        unsafe { libc::free(message.0) }
    }

    fn LLVMGetStringErrorTypeId() -> *mut c_void {
        type_id()
    }

    fn LLVMCreateStringError(message: String) -> E {
        make(&message)
    }
}
