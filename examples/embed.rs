//! From a text to a typed call, in seven lines.

use llvmlite_jit::{Error, Options, Program};

fn main() -> Result<(), Error> {
    let text = include_str!("fac.ll");
    let program = Program::new("fac.ll", text)?;
    // SAFETY: `@fac` only computes, and accesses no memory.
    let instance = unsafe { program.jit(Options::new()) }?;
    let fac = instance.typed_function::<i64, i64>("fac")?;
    println!("fac(6) = {}", fac.call(6)?);
    Ok(())
}
