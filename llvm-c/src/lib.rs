//! LLVM-C on llvmlite-jit: functions of the headers `llvm-c/*.h` of LLVM 22.
//!
//! C holds pointers to the objects of `ir`, which are valid as long as LLVM's: until the context or the module that
//! owns them is disposed of. Modules that a program builds are graphs (`ir`), which are printed (`print`) for
//! verification and execution. A module that was read remains an `ir::Module` of `llvmlite_jit`, for which values are
//! created on demand; globals that are changed leave it (`import`).

#![allow(non_snake_case, reason = "the functions have the names that C has")]
#![allow(clippy::missing_safety_doc, reason = "the rules of LLVM's headers hold for every function")]
#![allow(missing_docs, reason = "LLVM's headers document the functions")]
#![allow(clippy::too_many_arguments, reason = "the functions have the arguments of LLVM's")]

mod attribute;
mod builder;
mod core;
mod engine;
mod error;
mod ffi;
mod import;
mod ir;
mod machine;
mod orc;
mod passes;
mod print;
mod unit;
