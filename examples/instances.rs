//! The cost of compiling a program, and of instantiating it: `cargo run --profile quick --example instances [FILE]`.

use llvmlite_jit::{Error, Limits, Options, Program};
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Generates a program of many functions, each with a loop and a variable of its own.
fn many(functions: u32) -> String {
    let mut text = String::new();
    for n in 0..functions {
        write!(
            text,
            "@count{n} = global i64 {n}
define i64 @f{n}(i64 %limit) {{
entry:
  br label %again
again:
  %i = phi i64 [ 0, %entry ], [ %next, %again ]
  %old = load i64, ptr @count{n}
  %odd = and i64 %old, 1
  %is_odd = icmp ne i64 %odd, 0
  %half = lshr i64 %old, 1
  %more = mul i64 %old, 3
  %one_more = add i64 %more, 1
  %new = select i1 %is_odd, i64 %one_more, i64 %half
  store i64 %new, ptr @count{n}
  %next = add i64 %i, 1
  %done = icmp sge i64 %next, %limit
  br i1 %done, label %end, label %again
end:
  ret i64 %new
}}
"
        )
        .expect("a String takes all");
    }
    text
}

/// Returns the minimum time of several runs.
fn least<T>(mut of: impl FnMut() -> Result<T, Error>) -> Result<Duration, Error> {
    let mut times = Vec::new();
    for _ in 0..9 {
        let start = Instant::now();
        let made = of()?;
        times.push(start.elapsed());
        drop(made);
    }
    Ok(times.into_iter().min().unwrap_or_default())
}

fn main() -> Result<(), Error> {
    let program = match std::env::args().nth(1) {
        Some(file) => Program::read(file)?,
        None => Program::new("many.ll", many(1000))?,
    };
    let compiling = least(|| program.compile(Options::new()))?;
    // SAFETY: the code is not run.
    let for_one = least(|| unsafe { program.jit(Options::new()) })?;
    let compiled = program.compile(Options::new())?;
    // SAFETY: the code is not run.
    let instance = least(|| unsafe { compiled.instantiate() })?;
    let share = 100.0 * instance.as_secs_f64() / compiling.as_secs_f64();
    println!("compile {compiling:.1?}, for one instance {for_one:.1?}; instantiate {instance:.1?}, {share:.1} %");

    let text = "define i64 @add(i64 %a, i64 %b) { %c = add i64 %a, %b ret i64 %c }";
    for (what, timeout) in [("without a limit on time", None), ("with one", Some(Duration::from_secs(10)))] {
        let limits = Limits { timeout, ..Limits::default() };
        // SAFETY: it only computes, and accesses no memory.
        let instance = unsafe { Program::new("add.ll", text)?.jit(Options::new().limits(limits)) }?;
        let add = instance.typed_function::<(i64, i64), i64>("add")?;
        let calls = 200_000u32;
        let time = least(|| (0..calls).try_for_each(|n| add.call((n.into(), 1)).map(drop)))? / calls;
        println!("a call {what} takes {time:.0?}");
    }
    Ok(())
}
