//! Rewriting of bodies: transfer between modules, and substitution of unsupported constructs.

pub mod remap;
pub mod unsupported_traps;
