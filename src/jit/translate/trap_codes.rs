//! Trap codes in machine code: the reason for a fault other than an invalid access.

use cranelift_codegen::ir::TrapCode;

/// `unreachable` was reached.
pub(in crate::jit) const UNREACHABLE: TrapCode = TrapCode::unwrap_user(1);
/// The side stack overflowed.
pub(in crate::jit) const SIDE_STACK_OVERFLOW: TrapCode = TrapCode::STACK_OVERFLOW;
/// `llvm.trap` was called.
pub(in crate::jit) const TRAP_CALLED: TrapCode = TrapCode::unwrap_user(2);
/// The address of an `indirectbr` is not that of a block in its list.
pub(in crate::jit) const NO_TARGET: TrapCode = TrapCode::unwrap_user(3);
/// `unwind` or a `resume` without an exception, or a Windows funclet pad, was reached.
pub(in crate::jit) const THROW: TrapCode = TrapCode::unwrap_user(4);
/// An unsupported construct was reached.
pub(in crate::jit) const UNSUPPORTED: TrapCode = TrapCode::unwrap_user(6);
/// A check failed in checked code: rax points to the [`Failure`](crate::jit::checked::failure::Failure).
pub(in crate::jit) const CHECK: TrapCode = TrapCode::unwrap_user(7);
/// The fuel is exhausted.
pub(in crate::jit) const FUEL: TrapCode = TrapCode::unwrap_user(5);
/// An invalid memory access. Its cause is derived from its address.
pub(in crate::jit) const MEMORY: TrapCode = TrapCode::HEAP_OUT_OF_BOUNDS;
