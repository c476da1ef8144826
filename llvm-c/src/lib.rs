//! LLVM-C on llvmlite-jit: functions of the headers `llvm-c/*.h` of LLVM 22.
//!
//! C sees pointers to the objects of `ir`, which are valid as long as those of LLVM: until the context or the module
//! that owns them is disposed of. Modules that a program builds are graphs (`ir`); they are printed (`print`) to be verified
//! and run. A module that was read stays what the library has read (`import`), and its graph is for looking at.

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
