//! A toy language, functions of integers in Lisp's spelling (`if` asks for a positive number): its compiler writes LLVM assembly,
//! and the engine runs that.

use llvmlite_jit::{Error, Host, Options, Program};

const SOURCE: &str = "
    (fn fib (n) (if (- n 1) (+ (fib (- n 1)) (fib (- n 2))) n))
    (fn main (n) (+ (square n) (fib n)))
    (fn oops (n) (/ 1 n))";
const OPCODES: [(&str, &str); 4] = [("+", "add"), ("-", "sub"), ("*", "mul"), ("/", "sdiv")];

struct Compiler<T> {
    tokens: T,
    ll: String,
    block: String, // The label of the block that is being written.
}

impl<'s, T: Iterator<Item = &'s str>> Compiler<T> {
    fn emit(&mut self, code: String) -> String {
        let register = format!("%t{}", self.ll.len()); // A number that no other has.
        self.ll += &format!("  {register} = {code}\n");
        register
    }
    fn begin(&mut self, label: String, before: String) {
        self.ll += &format!("{before}\n{label}:\n");
        self.block = label;
    }
    /// Writes the code of an expression and gives its register or number; `None` at the end of a list.
    fn value(&mut self) -> Option<String> {
        let function = match self.tokens.next()? {
            ")" => return None,
            "(" => self.tokens.next()?,
            number if number.parse::<i64>().is_ok() => return Some(number.into()),
            name => return Some(format!("%{name}")),
        };
        if function == "if" {
            let test = self.value()?;
            let (test, n) = (self.emit(format!("icmp sgt i64 {test}, 0")), self.ll.len());
            self.begin(format!("then{n}"), format!("  br i1 {test}, label %then{n}, label %else{n}"));
            let (yes, from_yes) = (self.value()?, self.block.clone());
            self.begin(format!("else{n}"), format!("  br label %end{n}"));
            let (no, from_no) = (self.value()?, self.block.clone());
            self.begin(format!("end{n}"), format!("  br label %end{n}"));
            self.tokens.next();
            return Some(self.emit(format!("phi i64 [ {yes}, %{from_yes} ], [ {no}, %{from_no} ]")));
        }
        let arguments: Vec<String> = std::iter::from_fn(|| self.value()).collect();
        Some(self.emit(match OPCODES.iter().find(|(operator, _)| *operator == function) {
            Some((_, opcode)) => format!("{opcode} i64 {}", arguments.join(", ")),
            None => format!("call i64 @{function}(i64 {})", arguments.join(", i64 ")),
        }))
    }
    fn function(&mut self) -> Option<()> {
        let name = self.tokens.nth(2)?; // Behind `(fn`.
        let params = self.tokens.by_ref().skip(1).take_while(|token| *token != ")");
        let params = params.map(|param| format!("i64 %{param}")).collect::<Vec<_>>().join(", ");
        self.begin("entry".into(), format!("define i64 @{name}({params}) {{"));
        let value = self.value()?;
        self.ll += &format!("  ret i64 {value}\n}}\n");
        self.tokens.next().map(|_| ())
    }
}

fn main() -> Result<(), Error> {
    let text = SOURCE.replace('(', " ( ").replace(')', " ) ");
    let (tokens, ll) = (text.split_whitespace(), "declare i64 @square(i64)\n".into());
    let mut compiler = Compiler { tokens, ll, block: String::new() };
    while compiler.function().is_some() {}
    let host = Host::new().function("square", |x: i64| x * x);
    let instance = Program::new("toy.ll", compiler.ll)?.jit(Options::new().host(host))?;
    println!("{}", instance.function::<i64, i64>("main")?.call(20)?);
    println!("{}", instance.function::<i64, i64>("oops")?.call(0).unwrap_err());
    Ok(())
}
