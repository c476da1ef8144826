//! Questions to all engines at once.

use crate::ir::reach::Use;
use crate::ir::{GlobalId, Module};
use crate::prepare::is_supported_by_all;
use crate::unsupported::Unsupported;
use crate::{interp, jit};

/// Returns the constructs that the JIT does not support, and those that the interpreter does not, in the part of a program that it
/// reaches ([`crate::ir::reach::reachable_from_program`]). Most programs have none, for which one traversal is enough.
pub fn unsupported(module: &Module, reached: &[(GlobalId, Use)]) -> [Unsupported; 2] {
    match is_supported_by_all(&[&jit::TRAITS, &interp::TRAITS], module, reached) {
        true => Default::default(),
        false => [jit::unsupported(module, reached), interp::unsupported(module, reached)],
    }
}
