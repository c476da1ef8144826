//! Passes over the IR that make the JIT's code better.

pub mod loops;
pub mod promote;
pub mod widen;
