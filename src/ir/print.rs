//! Canonical LLVM assembly from a module (`emit ll`).
