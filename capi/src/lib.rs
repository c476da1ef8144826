//! C interface of llvmlite-jit: `include/llvmlite_jit.h`, which is generated from these sources.
//!
//! A handle is the number of an entry in a table (`handles`), so that an invalid handle is an error and not an access
//! to freed memory. Each function is called through `error::guard`, which converts errors and panics to values.

#![allow(non_camel_case_types, reason = "the types have the names that C has")]
#![allow(clippy::missing_safety_doc, reason = "the header's rules for pointers hold for every function")]

mod data;
mod description;
mod emit;
mod engine;
mod error;
mod function;
mod handles;
mod ir;
mod module;
mod options;
mod prune;
mod run;
mod text;
mod value;

#[cfg(in_library)]
#[path = "../../src"]
mod command {
    pub(crate) mod cli;
}
#[cfg(in_library)]
pub(crate) use command::cli;

use std::ffi::c_char;

/// Runs the command with the arguments of the process, and returns its exit status. Requires the feature `command`; not
/// in the header, since the process then belongs to the command.
///
/// Threads: the first one.
#[cfg(in_library)]
#[unsafe(no_mangle)]
pub extern "C" fn llj_main() -> i32 {
    llvmlite_jit::host::process::init_process();
    // Exits at once: dropping a large module would only cost time.
    std::process::exit(cli::main().into())
}

/// Returns the version of the library: `"0.1.0"`.
///
/// Threads: any.
#[unsafe(no_mangle)]
pub extern "C" fn llj_version() -> *const c_char {
    concat!(env!("CARGO_PKG_VERSION"), "\0").as_ptr().cast()
}
