//! The x86-64 part of the semantics: intrinsics of its vector extensions and inline assembly.

pub mod inline_asm;
pub mod intrinsic_call;
pub mod intrinsics;
