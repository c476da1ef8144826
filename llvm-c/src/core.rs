//! The functions of `Core.h` except `LLVMBuild…`, which are in [`builder`](super::builder).

pub mod block;
pub mod constant;
pub mod context;
pub mod global;
pub mod instruction;
mod intrinsic;
pub mod memory;
pub mod metadata;
pub mod module;
pub mod types;
mod value;

use crate::ir::{Context, ContextRef};
use std::sync::OnceLock;

/// The default context, for functions without a context argument.
struct Shared(ContextRef);

// SAFETY: as in LLVM, a program uses a context on one thread at a time.
unsafe impl Send for Shared {}
// SAFETY: the same.
unsafe impl Sync for Shared {}

pub fn global_context() -> ContextRef {
    static GLOBAL: OnceLock<Shared> = OnceLock::new();
    GLOBAL.get_or_init(|| Shared(crate::ffi::give(Context::new()))).0
}
