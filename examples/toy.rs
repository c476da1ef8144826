//! A toy language with functions, recursion, `let` and `if`: its compiler writes LLVM assembly, and the engine runs that.

use llvmlite_jit::{Error, Host, Options, Program};
use std::{collections::HashMap, iter::Peekable, str::SplitWhitespace};

const SOURCE: &str = "
    (fn fib (n) (if (< n 2) n (+ (fib (- n 1)) (fib (- n 2)))))
    (fn gcd (a b) (if b (let q (/ a b) (gcd b (- a (* q b)))) a))
    (fn main (n) (+ (print (fib n)) (print (gcd (* n 21) 48))))
    (fn oops (n) (/ 1 n))";
const OPERATORS: [(&str, &str); 5] = [("+", "add"), ("-", "sub"), ("*", "mul"), ("/", "sdiv"), ("<", "icmp slt")];

struct Compiler<'s> {
    tokens: Peekable<SplitWhitespace<'s>>,
    scope: HashMap<&'s str, String>,
    block: String, // The label of the block that is being written.
    count: usize,  // How many registers there are.
    ll: String,
}

impl<'s> Compiler<'s> {
    fn next(&mut self) -> &'s str {
        self.tokens.next().unwrap_or(")")
    }
    fn emit(&mut self, code: String) -> String {
        self.count += 1;
        self.ll += &format!("  %t{} = {code}\n", self.count);
        format!("%t{}", self.count)
    }
    fn begin(&mut self, label: String, jump: String) {
        self.ll += &format!("{jump}\n{label}:\n");
        self.block = label;
    }
    /// Writes the code of an expression. Its value is a register or a number; what is neither, the engine complains about.
    fn value(&mut self) -> String {
        let token = self.next();
        if token != "(" {
            return self.scope.get(token).map_or(token.into(), String::clone);
        }
        let (outer, function) = (self.scope.clone(), self.next());
        let value = if function == "let" {
            let (name, value) = (self.next(), self.value());
            self.scope.insert(name, value);
            self.value()
        } else if function == "if" {
            let test = self.value();
            let test = self.emit(format!("icmp ne i64 {test}, 0"));
            let n = self.count;
            self.begin(format!("then{n}"), format!("  br i1 {test}, label %then{n}, label %else{n}"));
            let (yes, from_yes) = (self.value(), self.block.clone());
            self.begin(format!("else{n}"), format!("  br label %end{n}"));
            let (no, from_no) = (self.value(), self.block.clone());
            self.begin(format!("end{n}"), format!("  br label %end{n}"));
            self.emit(format!("phi i64 [ {yes}, %{from_yes} ], [ {no}, %{from_no} ]"))
        } else {
            let mut arguments = Vec::new();
            while self.tokens.peek().is_some_and(|token| *token != ")") {
                arguments.push(self.value());
            }
            match OPERATORS.iter().find(|(operator, _)| *operator == function) {
                None => self.emit(format!("call i64 @{function}(i64 {})", arguments.join(", i64 "))),
                Some((_, opcode)) => {
                    let value = self.emit(format!("{opcode} i64 {}", arguments.join(", ")));
                    if function == "<" { self.emit(format!("zext i1 {value} to i64")) } else { value }
                }
            }
        };
        self.scope = outer;
        self.next(); // The closing parenthesis.
        value
    }
    /// What stands behind `(fn`.
    fn function(&mut self) {
        let (name, mut params) = (self.next(), Vec::new());
        self.next();
        while let Some(name) = self.tokens.next().filter(|token| *token != ")") {
            self.scope.insert(name, format!("%{name}"));
            params.push(format!("i64 %{name}"));
        }
        self.begin("entry".into(), format!("define i64 @{name}({}) {{", params.join(", ")));
        let value = self.value();
        self.ll += &format!("  ret i64 {value}\n}}\n");
        self.next();
    }
}

fn main() -> Result<(), Error> {
    let text = SOURCE.replace('(', " ( ").replace(')', " ) ");
    let (tokens, ll) = (text.split_whitespace().peekable(), "declare i64 @print(i64)\n".into());
    let mut compiler = Compiler { tokens, scope: HashMap::new(), block: String::new(), count: 0, ll };
    while compiler.next() == "(" && compiler.next() == "fn" {
        compiler.function();
    }
    let print = |x: i64| {
        println!("{x}");
        x
    };
    let program = Program::new("toy.ll", compiler.ll)?;
    let instance = program.jit(Options::new().host(Host::new().function("print", print)))?;
    println!("the sum is {}", instance.function::<i64, i64>("main")?.call(20)?);
    println!("{}", instance.function::<i64, i64>("oops")?.call(0).unwrap_err());
    Ok(())
}
