//! The library from outside: typed calls and host closures on both engines, and threads.

mod closures;
mod ends;
mod types;
mod written;

use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::Interpreter;
use llvmlite_jit::jit::Jit;
use llvmlite_jit::{
    CompiledProgram, Error, Function, Host, Instance, Limit, Limits, Options, Outcome, Program, TrapKind,
    TypedFunction, Value,
};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Barrier, Mutex};
use std::time::Duration;

/// Work that is done with an instance on each engine.
trait Work {
    fn with<E: Engine>(&self, instance: Instance<E>);
}

fn on_both(text: &str, options: &Options, work: &impl Work) {
    let program = Program::new("test.ll", text).unwrap_or_else(|e| panic!("{e}"));
    work.with(jit(&program, options.clone()).unwrap_or_else(|e| panic!("{e}")));
    let compiled = program.compile(options.clone()).unwrap_or_else(|e| panic!("{e}"));
    // SAFETY: the program is this test's own.
    work.with(unsafe { compiled.instantiate() }.unwrap_or_else(|e| panic!("{e}")));
    work.with(program.interpreter(options.clone()).unwrap_or_else(|e| panic!("{e}")));
}

fn jit(program: &Program, options: Options) -> Result<Instance, Error> {
    // SAFETY: the program is this test's own.
    unsafe { program.jit(options) }
}

fn outcome<T: std::fmt::Debug>(result: Result<T, Error>) -> Outcome {
    match result {
        Err(Error::Ended(ended)) => ended.into_outcome(),
        other => panic!("{other:?}"),
    }
}

fn kind<T: std::fmt::Debug>(result: Result<T, Error>) -> TrapKind {
    match outcome(result) {
        Outcome::Trapped(trap) => trap.kind,
        other => panic!("{other:?}"),
    }
}
