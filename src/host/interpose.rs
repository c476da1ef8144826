//! Replacements for functions of the C and C++ libraries, for calls that must affect only the run of a program rather
//! than the whole process. [`resolve`](super::symbols::resolve) finds them before those of the libraries.

pub mod cxx_operators;
pub(super) mod exit;
pub mod fork;
mod global_offset_table;
pub mod heap;
pub(super) mod notifications;
pub mod sigaction;
pub(super) mod threads;
pub mod unwinder_heap;

pub use threads::thread_ended;
