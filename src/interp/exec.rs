//! Execution of register code: the evaluator loop, and one module per family of operations.

pub mod aggregate;
pub mod atomic;
pub mod attribute_checks;
pub mod bigint;
pub mod call;
pub mod cast_dispatch;
pub mod eval;
pub mod event;
pub mod float;
pub mod gep;
pub mod int;
pub mod intrinsic;
pub mod llvmlite;
pub mod prototype_mismatch;
pub mod trampoline;
pub mod varargs;
pub mod vector;
