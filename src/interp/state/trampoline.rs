//! Trampolines that the program created.

use crate::host::x86_64::trampoline::SIZE;
use crate::interp::scalar::ScalarValue;

/// A trampoline made by `llvm.init.trampoline`.
#[derive(Clone, Copy, Debug)]
pub struct Trampoline {
    /// Code written to memory.
    pub(in crate::interp) code: [u8; SIZE],
    /// Function that it calls.
    pub function: ScalarValue,
    /// Argument that it passes.
    pub nest: ScalarValue,
}
