//! Platform rules on which compiled code and the interpreter must agree with code of the C library: the scalars that a
//! value consists of, and the registers and stack words in which calls pass them.
//!
//! These rules are not semantics of an engine; `tests/abi.rs` compares them with a C compiler. Each engine has its own
//! representation of a scalar ([`flatten::AbiScalar`]), and has its own code to move and to compute with values.

pub mod c_records;
pub mod flatten;
pub mod sysv_x86_64;
