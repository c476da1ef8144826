//! A module built in memory: the factorial, with types checked during construction.

use llvmlite_jit::builder::{IcmpPred, ModuleBuilder, Type};
use llvmlite_jit::{Error, Options};

fn main() -> Result<(), Error> {
    let mut module = ModuleBuilder::new("fac");
    let fac = module.declare("fac", Type::I64, &[Type::I64])?;
    let mut f = module.define(fac)?;
    let (n, one) = (f.param(0)?, f.const_i64(1));
    let [entry, end, more] = ["entry", "end", "more"].map(|label| f.block(label));
    // entry: whether there is something to multiply
    f.position_at_end(entry)?;
    let small = f.icmp(IcmpPred::Sle, n, one)?;
    f.cond_br(small, end, more)?;
    f.position_at_end(end)?;
    f.ret(one)?;
    // more: n * fac(n - 1)
    f.position_at_end(more)?;
    let less = f.sub(n, one)?;
    let rest = f.call(fac, &[less])?;
    let product = f.mul(n, rest)?;
    f.ret(product)?;
    f.finish()?;

    print!("{}", module.text());
    let program = module.finish()?;
    // SAFETY: `@fac` only computes, and accesses no memory.
    let instance = unsafe { program.jit(Options::new()) }?;
    println!("fac(6) = {}", instance.typed_function::<i64, i64>("fac")?.call(6)?);
    Ok(())
}
