//! From a text to a typed call, in six lines.

use llvmlite_jit::{Error, Options, Program};

fn main() -> Result<(), Error> {
    let text = include_str!("fac.ll");
    let program = Program::new("fac.ll", text)?;
    let instance = program.jit(Options::new())?;
    let fac = instance.function::<i64, i64>("fac")?;
    println!("fac(6) = {}", fac.call(6)?);
    Ok(())
}
