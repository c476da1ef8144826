//! Functions that run before and after each run of a function, and the program's allocation operators.

use crate::host::process::cxx_allocator::Operators;
use std::sync::Arc;

/// Constructors, destructors and allocation operators of a module. Functions are identified by their numbers.
pub struct Structors {
    /// `llvm.global_ctors`, in the order in which they run.
    pub before: Arc<[u32]>,
    /// `llvm.global_dtors`, in the order in which they run.
    pub after: Arc<[u32]>,
    /// Redirection of the `new` and `delete` of libraries.
    pub operators: Operators,
}
