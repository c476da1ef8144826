//! Rules of the platform that compiled code and the interpreter must agree on with code of the C library:
//! the scalars that a value consists of, and the registers and stack words in which calls pass them.
//!
//! These rules are not semantics of an engine: `tests/abi.rs` holds them against a C compiler. Each engine
//! has its own representation of a scalar ([`flatten::AbiScalar`]), moves the values itself, and computes
//! with them itself.

pub mod flatten;
pub mod sysv_x86_64;
