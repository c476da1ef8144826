//! A calculator with variables, functions and loops. Variables are memory (`entry_alloca`), which the
//! compiler promotes to registers: the front end needs no phis.

use llvmlite_jit::builder::{BinaryOp, FcmpPred, FunctionBuilder, Global, ModuleBuilder, Source, Type, Value};
use llvmlite_jit::{Error, Host, Options};
use std::collections::HashMap;

static SOURCE: &str = "fn power x n { r = 1.0 while n { r = r * x n = n - 1.0 } r }
fn mean_of_squares n { s = 0.0 i = n while i { s = s + power ( i 2.0 ) i = i - 1.0 } show ( s ) s / n }";

struct Compiler<'s> {
    words: std::iter::Peekable<std::str::SplitWhitespace<'s>>,
    functions: HashMap<&'s str, Global>,
    variables: HashMap<&'s str, Value>,
    source: Source,
}

impl<'s> Compiler<'s> {
    /// Compiles `a`, `1.5`, or `f ( x y )`.
    fn term(&mut self, f: &mut FunctionBuilder) -> Result<Value, Error> {
        let word = self.words.next().unwrap_or("0.0");
        let start = word.as_ptr() as usize - SOURCE.as_ptr() as usize;
        f.set_location(&self.source, start..start + word.len())?;
        if let Ok(number) = word.parse() {
            return Ok(f.const_f64(number));
        }
        if self.words.next_if_eq(&"(").is_none() {
            let address = self.variables[word];
            return Ok(f.load(Type::DOUBLE, address)?);
        }
        let mut arguments = Vec::new();
        while self.words.next_if_eq(&")").is_none() {
            arguments.push(self.value(f)?);
        }
        Ok(f.call(self.functions[word], &arguments)?)
    }

    /// Compiles `a`, or `a + b`.
    fn value(&mut self, f: &mut FunctionBuilder) -> Result<Value, Error> {
        let left = self.term(f)?;
        let operator = match self.words.peek() {
            Some(&"+") => BinaryOp::Fadd,
            Some(&"-") => BinaryOp::Fsub,
            Some(&"*") => BinaryOp::Fmul,
            Some(&"/") => BinaryOp::Fdiv,
            _ => return Ok(left),
        };
        self.words.next();
        let right = self.term(f)?;
        Ok(f.binary(operator, left, right)?)
    }

    /// Compiles `{ a = b while c { … } d }`, whose value is that of its last expression.
    fn block(&mut self, f: &mut FunctionBuilder) -> Result<Value, Error> {
        let mut last = f.const_f64(0.0);
        self.words.next();
        while self.words.next_if_eq(&"}").is_none() {
            if self.words.next_if_eq(&"while").is_some() {
                let [test, body, done] = ["test", "body", "done"].map(|label| f.block(label));
                f.br(test)?;
                f.position_at_end(test)?;
                let condition = self.value(f)?;
                let zero = f.const_f64(0.0);
                let goes_on = f.fcmp(FcmpPred::Une, condition, zero)?;
                f.cond_br(goes_on, body, done)?;
                f.position_at_end(body)?;
                self.block(f)?;
                f.br(test)?;
                f.position_at_end(done)?;
                continue;
            }
            let mut ahead = self.words.clone();
            let name = ahead.next().unwrap_or_default();
            if ahead.next() == Some("=") {
                self.words = ahead;
                let value = self.value(f)?;
                let address = match self.variables.get(name) {
                    Some(address) => *address,
                    None => f.entry_alloca(Type::DOUBLE)?,
                };
                self.variables.insert(name, address);
                f.store(value, address)?;
            } else {
                last = self.value(f)?;
            }
        }
        Ok(last)
    }
}

fn main() -> Result<(), Error> {
    let mut module = ModuleBuilder::new("calc");
    let source = module.source("calc.txt", SOURCE)?;
    let show = module.declare("show", Type::VOID, &[Type::DOUBLE])?;
    let functions = HashMap::from([("show", show)]);
    let mut compiler =
        Compiler { words: SOURCE.split_whitespace().peekable(), functions, variables: HashMap::new(), source };
    while compiler.words.next_if_eq(&"fn").is_some() {
        let name = compiler.words.next().unwrap_or_default();
        let mut params = Vec::new();
        while let Some(param) = compiler.words.next_if(|word| *word != "{") {
            params.push(param);
        }
        let function = module.declare(name, Type::DOUBLE, &vec![Type::DOUBLE; params.len()])?;
        compiler.functions.insert(name, function);
        let mut f = module.define(function)?;
        let entry = f.block("entry");
        f.position_at_end(entry)?;
        compiler.variables.clear();
        for (name, value) in params.into_iter().zip(f.params()) {
            let address = f.entry_alloca(Type::DOUBLE)?;
            f.store(value, address)?;
            compiler.variables.insert(name, address);
        }
        let result = compiler.block(&mut f)?;
        f.ret(result)?;
        f.finish()?;
    }
    let host = Host::new().function("show", |x: f64| println!("{x}"));
    // SAFETY: the language has only numbers and no memory.
    let instance = unsafe { module.finish()?.jit(Options::new().host(host)) }?;
    println!("{}", instance.typed_function::<f64, f64>("mean_of_squares")?.call(4.0)?);
    Ok(())
}
