//! A compiler for a toy language: integer functions in Lisp syntax (`if` tests for a positive number). The
//! module is built in memory.

use llvmlite_jit::builder::{BinaryOp, FunctionBuilder, IcmpPred, ModuleBuilder, Source, Type, Value};
use llvmlite_jit::{Error, Host, Options};
use std::collections::HashMap;

static SOURCE: &str = "(fn fib (n) (if (- n 1) (+ (fib (- n 1)) (fib (- n 2))) n))
(fn main (n) (+ (square n) (fib n)))
(fn oops (n) (/ 1 n))";

/// Words still to be read, source of the locations, and parameters.
struct Compiler<'s, T>(T, Source, HashMap<&'s str, Value>);

impl<'s, T: Iterator<Item = &'s str>> Compiler<'s, T> {
    /// Compiles an expression; `None` at the end of a list.
    fn value(&mut self, f: &mut FunctionBuilder) -> Result<Option<Value>, Error> {
        let opening = self.0.next().unwrap_or(")");
        match opening.parse() {
            Ok(number) => return Ok(Some(f.const_int(Type::I64, number)?)),
            Err(_) if opening != "(" => return Ok(self.2.get(opening).copied()),
            Err(_) => {}
        }
        let (function, mut arguments) = (self.0.next(), Vec::new());
        let labels: &[&str] = if function == Some("if") { &["then", "else", "end"] } else { &[] };
        let blocks: Vec<_> = labels.iter().map(|label| f.block(label)).collect();
        while let Some(value) = self.value(f)? {
            arguments.push((value, f.current_block()?));
            match (&arguments[..], &blocks[..]) {
                ([_], [then, other, _]) => {
                    let zero = f.const_int(Type::I64, 0)?;
                    let positive = f.icmp(IcmpPred::Sgt, value, zero)?;
                    f.cond_br(positive, *then, *other)?;
                }
                (_, [.., end]) => f.br(*end)?,
                _ => continue,
            }
            f.position_at_end(blocks[arguments.len() - 1])?;
        }
        // A fault reports the start of the expression.
        let start = opening.as_ptr() as usize - SOURCE.as_ptr() as usize;
        f.set_location(&self.1, start..start + 1)?;
        let values: Vec<Value> = arguments.iter().map(|(value, _)| *value).collect();
        let operator = match (function.unwrap_or(""), &values[..]) {
            ("if", _) => return Ok(Some(f.phi_of(&arguments[1..])?)),
            ("+", [_, _]) => BinaryOp::Add,
            ("-", [_, _]) => BinaryOp::Sub,
            ("/", [_, _]) => BinaryOp::Sdiv,
            (name, _) => {
                let callee = f.declare(name, Type::I64, &vec![Type::I64; values.len()])?;
                return Ok(Some(f.call(callee, &values)?));
            }
        };
        Ok(Some(f.binary(operator, values[0], values[1])?))
    }

    /// Compiles `(fn name (parameters) expression)`; `None` at the end of the text.
    fn function(&mut self, module: &mut ModuleBuilder) -> Result<Option<()>, Error> {
        let Some(name) = self.0.nth(2) else { return Ok(None) };
        let params: Vec<&str> = self.0.by_ref().skip(1).take_while(|token| *token != ")").collect();
        let function = module.declare(name, Type::I64, &vec![Type::I64; params.len()])?;
        let mut f = module.define(function)?;
        let entry = f.block("entry");
        f.position_at_end(entry)?;
        self.2 = params.into_iter().zip(f.params()).collect();
        self.value(&mut f)?.map(|value| f.ret(value)).transpose()?;
        f.finish()?;
        Ok(self.0.next().map(|_| ()))
    }
}

fn main() -> Result<(), Error> {
    let mut module = ModuleBuilder::new("toy");
    let source = module.source("toy.lisp", SOURCE)?;
    let words = SOURCE.split_whitespace().flat_map(|word| word.split_inclusive('('));
    let tokens = words.flat_map(|word| {
        let (name, closing) = word.split_at(word.find(')').unwrap_or(word.len()));
        [name].into_iter().chain(closing.split_inclusive(')'))
    });
    let mut compiler = Compiler(tokens.filter(|token| !token.is_empty()), source, HashMap::new());
    while compiler.function(&mut module)?.is_some() {}
    let host = Host::new().function("square", |x: i64| x * x);
    // SAFETY: the language has only numbers and no memory.
    let instance = unsafe { module.finish()?.jit(Options::new().host(host)) }?;
    println!("{}", instance.typed_function::<i64, i64>("main")?.call(20)?);
    println!("{}", instance.typed_function::<i64, i64>("oops")?.call(0).unwrap_err());
    Ok(())
}
