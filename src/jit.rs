//! Compilation to machine code in memory with Cranelift.
