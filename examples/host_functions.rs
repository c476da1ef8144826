//! A program that calls Rust closures, from compiled code and from the interpreter.

use llvmlite_jit::{Error, Host, Options, Program};
use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};

const TEXT: &str = r#"
@greeting = constant [6 x i8] c"hello\00"
declare void @say(ptr, i64)
declare i64 @next()
declare void @check(i1)

define i64 @greet(i64 %times) {
  call void @say(ptr @greeting, i64 %times)
  %a = call i64 @next()
  %b = call i64 @next()
  %sum = add i64 %a, %b
  ret i64 %sum
}
define void @bad() {
  call void @check(i1 false)
  ret void
}
"#;

fn main() -> Result<(), Error> {
    let count = Arc::new(AtomicI64::new(0));
    let host = Host::new()
        .function("say", |text: *const std::ffi::c_char, times: i64| {
            // SAFETY: the program passes a zero-terminated string.
            let text = unsafe { std::ffi::CStr::from_ptr(text) }.to_string_lossy();
            println!("{}", vec![text; times as usize].join(" "));
        })
        // The closure shares its state, since any thread may call it.
        .function("next", {
            let count = Arc::clone(&count);
            move || count.fetch_add(1, Relaxed) + 1
        })
        // A closure can end the run with an error, which the call returns.
        .function("check", |good: bool| if good { Ok(()) } else { Err("the check failed") });

    let program = Program::new("greet.ll", TEXT)?;
    // SAFETY: the program passes its own string, and accesses nothing else.
    let compiled = unsafe { program.jit(Options::new().host(host.clone())) }?;
    println!("compiled: {}", compiled.typed_function::<i64, i64>("greet")?.call(2)?);
    println!("{}", compiled.typed_function::<(), ()>("bad")?.call(()).unwrap_err());

    let interpreted = program.interpreter(Options::new().host(host))?;
    println!("interpreted: {}", interpreted.typed_function::<i64, i64>("greet")?.call(3)?);
    println!("the counter is at {}", count.load(Relaxed));
    Ok(())
}
