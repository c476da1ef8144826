//! `LLVMErrorRef`.

use crate::ffi::{Answer, Argument, Plain, c_string, export};
use std::ffi::{CString, c_void};
use std::ptr::NonNull;

/// An error, which its receiver consumes. Null is success, so a failed call returns an error of its own.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct ErrorRef(NonNull<CString>);

const FAILED: &str = "an argument is null, or llvmlite-jit has an internal error, which standard error describes";

impl Argument for ErrorRef {
    type C = Option<ErrorRef>;

    unsafe fn of_c(c: Self::C) -> Option<Self> {
        c
    }
}

impl Argument for Option<ErrorRef> {
    type C = Option<ErrorRef>;

    unsafe fn of_c(c: Self::C) -> Option<Self> {
        Some(c)
    }
}

impl Answer for ErrorRef {
    type C = Option<ErrorRef>;

    fn into_c(self) -> Self::C {
        Some(self)
    }

    fn failed() -> Self::C {
        Some(make(FAILED))
    }
}

impl Answer for Option<ErrorRef> {
    type C = Option<ErrorRef>;

    fn into_c(self) -> Self::C {
        self
    }

    fn failed() -> Self::C {
        Some(make(FAILED))
    }
}

/// Returns an error for C, or none.
pub fn result(result: Result<(), String>) -> Option<ErrorRef> {
    result.err().map(|message| make(&message))
}

pub fn make(message: &str) -> ErrorRef {
    ErrorRef(NonNull::from(Box::leak(Box::new(c_string(message)))))
}

fn consume(error: ErrorRef) -> Box<CString> {
    // SAFETY: created by `make`; the caller does not use it afterwards.
    unsafe { Box::from_raw(error.0.as_ptr()) }
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
