//! Errors as values, and the boundary at which they are created.

use crate::data::{Diagnostics, End, in_terms_of_c, llj_diagnostic, llj_outcome};
use crate::handles::{self, Handle};
use crate::text::{c_string, string};
use llvmlite_jit::{Error, RunError};
use std::any::Any;
use std::ffi::{CStr, CString, c_char};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// The reason why a function failed.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum llj_status {
    /// The call was invalid: a handle that is null or was deleted, an argument of another type, a function that the
    /// program does not have.
    Argument = 1,
    /// The program cannot be read: no such file, or neither text nor bitcode.
    Source,
    /// The program has errors, or uses something that the engine does not support: `llj_error_diagnostics`.
    Refused,
    /// The engine is already running, on this thread: a function of the host has called it again.
    Running,
    /// The run did not return: `llj_error_outcome`.
    Ended,
    /// A function of the host has returned this error.
    Host,
    /// A bug of this library.
    Internal,
}

/// The reason why a function failed.
pub struct llj_error {
    _private: [u8; 0],
}

pub(crate) struct ErrorObject {
    status: llj_status,
    message: CString,
    diagnostics: Option<Box<Diagnostics>>,
    end: Option<Box<End>>,
}

impl Handle for ErrorObject {
    type Opaque = llj_error;
    const NAME: &'static str = "llj_error";
}

impl ErrorObject {
    pub(crate) fn new(status: llj_status, message: impl Into<String>) -> ErrorObject {
        ErrorObject { status, message: c_string(message), diagnostics: None, end: None }
    }

    /// Creates an error of an invalid call.
    pub(crate) fn argument(message: impl Into<String>) -> ErrorObject {
        ErrorObject::new(llj_status::Argument, message)
    }

    /// Creates an error of a run that did not return.
    pub(crate) fn ended(ended: &RunError) -> ErrorObject {
        let end = End::new(ended.outcome(), ended.sources());
        ErrorObject { end: Some(Box::new(end)), ..ErrorObject::new(llj_status::Ended, ended.to_string()) }
    }

    /// Returns the text.
    pub(crate) fn text(&self) -> std::borrow::Cow<'_, str> {
        self.message.to_string_lossy()
    }

    fn of_panic(payload: &(dyn Any + Send)) -> ErrorObject {
        let said =
            payload.downcast_ref::<&str>().copied().or_else(|| payload.downcast_ref::<String>().map(String::as_str));
        ErrorObject::new(llj_status::Internal, format!("internal error: {}", said.unwrap_or("a panic")))
    }
}

impl From<Error> for ErrorObject {
    fn from(error: Error) -> ErrorObject {
        match &error {
            Error::Source(_) => ErrorObject::new(llj_status::Source, error.to_string()),
            Error::Refused(refused) => {
                let sources = refused.sources();
                let texts = refused.diagnostics().iter().map(|found| in_terms_of_c(found).display(sources).to_string());
                let message = texts.collect::<Vec<_>>().join("\n");
                ErrorObject {
                    diagnostics: Some(Box::new(Diagnostics::new(refused.diagnostics(), sources))),
                    ..ErrorObject::new(llj_status::Refused, message)
                }
            }
            Error::Running => ErrorObject::new(llj_status::Running, error.to_string()),
            Error::Ended(ended) => ErrorObject::ended(ended),
            Error::Function(_) => ErrorObject::argument(error.to_string()),
            _ => ErrorObject::new(llj_status::Internal, error.to_string()),
        }
    }
}

/// Calls the body of a function, and converts an error or a panic to a value.
pub(crate) fn guard(body: impl FnOnce() -> Result<(), ErrorObject>) -> *mut llj_error {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => std::ptr::null_mut(),
        Ok(Err(error)) => handles::insert(error),
        Err(payload) => handles::insert(ErrorObject::of_panic(&*payload)),
    }
}

/// Calls the body of a function that returns no error, but a special value on failure.
pub(crate) fn guard_value<R>(failed: R, body: impl FnOnce() -> Result<R, ErrorObject>) -> R {
    catch_unwind(AssertUnwindSafe(body)).ok().and_then(Result::ok).unwrap_or(failed)
}

/// Creates an error, to be returned by a callback. The text is copied.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_error_new(message: *const c_char) -> *mut llj_error {
    guard(|| {
        // SAFETY: by the caller's contract, it is a C string.
        let message = unsafe { string(message, "the message") }?;
        Err(ErrorObject::new(llj_status::Host, message))
    })
}

/// Returns the reason why the function failed. An invalid handle yields `LLJ_STATUS_ARGUMENT`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_error_status(error: *const llj_error) -> llj_status {
    guard_value(llj_status::Argument, || Ok(handles::find::<ErrorObject>(error)?.status))
}

/// Returns the whole error as text, of several lines if it has diagnostics or a call stack. Never null.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_error_message(error: *const llj_error) -> *const c_char {
    const NO_ERROR: &CStr = c"the llj_error is not a valid handle";
    guard_value(NO_ERROR.as_ptr(), || Ok(handles::find::<ErrorObject>(error)?.message.as_ptr()))
}

/// Returns the diagnostics of a program that was refused, and their number if `count` is not null. Null if there are none.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn llj_error_diagnostics(error: *const llj_error, count: *mut usize) -> *const llj_diagnostic {
    guard_value(std::ptr::null(), || {
        if !count.is_null() {
            // SAFETY: by the caller's contract, the pointer is valid.
            unsafe { count.write(0) };
        }
        let error = handles::find::<ErrorObject>(error)?;
        // SAFETY: the same.
        Ok(error.diagnostics.as_ref().map_or(std::ptr::null(), |found| unsafe { found.array(count) }))
    })
}

/// Returns the end of a run that did not return; null for any other error.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_error_outcome(error: *const llj_error) -> *const llj_outcome {
    guard_value(std::ptr::null(), || {
        let error = handles::find::<ErrorObject>(error)?;
        Ok(error.end.as_ref().map_or(std::ptr::null(), |end| &raw const end.outcome))
    })
}

/// Deletes an error. Null and a handle that was deleted are ignored.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_error_delete(error: *mut llj_error) {
    handles::delete::<ErrorObject>(error);
}
