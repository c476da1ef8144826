//! Code specific to x86-64: the assembler, generated and hand-written machine code, the floating-point unit,
//! and processor features.

pub mod assembler;
pub mod call_offset;
pub(super) mod closure_stubs;
pub mod cpu_features;
pub mod fpu;
pub mod libm_call;
pub mod syscall_abi;
pub mod trampoline;
pub(super) mod vfork;

pub(crate) use closure_stubs::save_arguments;
