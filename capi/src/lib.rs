//! C interface of llvmlite-jit: `include/llvmlite_jit.h`, which is made from these sources.
//!
//! A handle is a number of an entry in a table (`handles`), so that a wrong one is an error and not an access to freed
//! memory. Each function is called by way of `error::guard`, which turns errors and panics into values.

#![allow(non_camel_case_types, reason = "the types have the names that C has")]
#![allow(clippy::missing_safety_doc, reason = "the header's rules for pointers hold for every function")]

mod data;
mod emit;
mod engine;
mod error;
mod function;
mod handles;
mod module;
mod options;
mod run;
mod text;
mod value;

use std::ffi::c_char;

/// Returns the version of the library: `"0.1.0"`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}
