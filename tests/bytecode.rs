//! Bytecode of LLVM 1.x: files written by its releases, and generated ones, are read, run on both engines, written and
//! damaged. Tests declare the rows of the checklist that they cover; `tests/filetests/coverage.rs` refuses an uncovered
//! row.

mod builder;
mod constants;
mod corruption;
mod files;
mod operations;
mod structure;
mod writer;

use llvmlite_jit::engine::typed::{Arguments, FnResult};
use llvmlite_jit::ir::print;
use llvmlite_jit::{Error, Options, Program, bytecode};

/// Returns the text of a file.
fn text(bytes: &[u8]) -> String {
    let module = bytecode::read(bytes).unwrap_or_else(|error| panic!("{error:?}"));
    print::module(&module)
}

/// Returns the error of an invalid file, as in a report.
fn refused(bytes: &[u8]) -> String {
    let error = bytecode::read(bytes).expect_err("refused");
    let place = error.place.unwrap_or_else(|| panic!("without a place: {error:?}"));
    format!("{} {}: {:#x} in {}", error.code, error.message, place.byte, place.block)
}

/// Calls a function of a file; the result must be the same on both engines.
fn call<A: Arguments + Copy, R: FnResult + PartialEq + std::fmt::Debug>(bytes: &[u8], function: &str, args: A) -> R {
    let program = Program::from_bytes("f.bc", bytes).unwrap_or_else(|error| panic!("{error}"));
    let run = |name: &str, result: Result<R, Error>| result.unwrap_or_else(|error| panic!("{name}: {error}"));
    // SAFETY: the functions in these files access only their own memory.
    let jit = unsafe { program.jit(Options::new()) }.unwrap_or_else(|error| panic!("{error}"));
    let jit = run("jit", jit.typed_function::<A, R>(function).and_then(|f| f.call(args)));
    let interp = program.interpreter(Options::new()).unwrap_or_else(|error| panic!("{error}"));
    let interp = run("interp", interp.typed_function::<A, R>(function).and_then(|f| f.call(args)));
    assert_eq!(jit, interp, "{function}");
    jit
}
