//! Code specific to x86-64: encoding, decoding and direct execution of machine instructions.

pub(super) mod access_stubs;
pub(super) mod fault_inst;
pub(super) mod indirect_stubs;
pub(super) mod inline_asm;
pub(super) mod intrinsics;
pub(super) mod jump_buffer;
pub(super) mod rounding;
pub(super) mod stack_switch;
mod stub_assembler;
pub(super) mod ucontext;
pub(super) mod valgrind;
pub(super) mod x87;
