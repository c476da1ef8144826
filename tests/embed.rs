//! The library from outside: typed calls and host closures on both engines, and threads.

mod closures;
mod outcomes;
mod serialization;
mod types;

use llvmlite_jit::engine::Engine;
use llvmlite_jit::interp::Interpreter;
use llvmlite_jit::jit::{CheckLevel, Jit};
use llvmlite_jit::{
    CompiledProgram, Error, Function, Host, Instance, Limit, Limits, Options, Outcome, Program, TrapKind,
    TypedFunction, Value,
};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Barrier, Mutex};
use std::time::Duration;

/// Work to be done with an instance on each engine.
trait Work {
    fn with<E: Engine>(&self, instance: Instance<E>);
}

fn on_both(text: &str, options: &Options, work: &impl Work) {
    let program = Program::new("test.ll", text).unwrap_or_else(|e| panic!("{e}"));
    work.with(jit(&program, options.clone()).unwrap_or_else(|e| panic!("{e}")));
    work.with(jit(&program, options.clone().checked(CheckLevel::Memory)).unwrap_or_else(|e| panic!("{e}")));
    let compiled = program.compile(options.clone()).unwrap_or_else(|e| panic!("{e}"));
    // SAFETY: the program is this test's own.
    work.with(unsafe { compiled.instantiate() }.unwrap_or_else(|e| panic!("{e}")));
    work.with(program.interpreter(options.clone()).unwrap_or_else(|e| panic!("{e}")));
}

#[test]
fn checked_code_stops_at_mistakes_with_memory() {
    let text = "declare ptr @malloc(i64)
define i8 @at(i64 %n) {
  %p = call ptr @malloc(i64 16)
  %q = getelementptr i8, ptr %p, i64 %n
  store i8 7, ptr %q
  %x = load i8, ptr %q
  ret i8 %x
}";
    let program = Program::new("test.ll", text).unwrap_or_else(|e| panic!("{e}"));
    let options = Options::new().checked(CheckLevel::Memory);
    let instances: Vec<_> = (0..5).map(|_| jit(&program, options.clone()).unwrap_or_else(|e| panic!("{e}"))).collect();
    for instance in instances {
        let at = instance.typed_function::<i64, i8>("at").unwrap();
        assert_eq!(at.call(15).unwrap(), 7);
        let error = at.call(16).unwrap_err().to_string();
        assert!(
            error.starts_with("test.ll:5:3: fault: store of 1 byte at offset 16 of an object of 16 bytes"),
            "{error}"
        );
    }
    let refused = program.compile(options).err().map(|error| error.to_string()).unwrap_or_default();
    assert!(refused.contains("checked code is compiled for one engine"), "{refused}");
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
