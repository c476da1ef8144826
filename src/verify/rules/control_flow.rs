//! Rules that concern the blocks of a function: control flow, dominance of definitions, and exception handling.

pub(crate) mod cfg;
pub(crate) mod dominance;
pub(crate) mod exceptions;
