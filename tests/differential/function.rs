//! The body of one generated function: control flow, calls, and what values there are.

use super::generate::{Function, Generator, Global};
use super::types::{Signature, Spelling, Ty};
use std::rc::Rc;

/// A place in memory that may be read and, unless it is constant, written.
#[derive(Clone)]
pub struct Root {
    pub ptr: String,
    pub ty: Ty,
    pub constant: bool,
    /// Whether it outlives the function.
    pub global: bool,
}

/// Builds one function.
pub struct Builder<'g> {
    pub g: &'g mut Generator,
    pub out: String,
    next: usize,
    /// The block being written.
    block: String,
    /// Values that dominate here.
    pub values: Vec<(String, Ty)>,
    /// Places in memory that can be named here.
    pub roots: Vec<Root>,
    /// Statements that may still be written.
    budget: usize,
    signature: Rc<Signature>,
    /// Where a `break` leads to, if inside a loop.
    exits: Vec<String>,
    depth: usize,
}

impl<'g> Builder<'g> {
    pub fn new(g: &'g mut Generator) -> Builder<'g> {
        let signature = Rc::new(Signature { ret: None, params: Vec::new(), attrs: Vec::new(), convention: "" });
        let roots = g.globals.iter();
        let roots = roots.map(|v| Root { ptr: v.name.clone(), ty: v.ty.clone(), constant: v.constant, global: true });
        let roots = roots.collect();
        Builder {
            g,
            out: String::new(),
            next: 0,
            block: String::new(),
            values: Vec::new(),
            roots,
            budget: 0,
            signature,
            exits: Vec::new(),
            depth: 0,
        }
    }

    /// A name nobody has.
    pub fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    fn label(&mut self) -> String {
        self.next += 1;
        format!("b{}", self.next)
    }

    pub fn line(&mut self, text: &str) {
        self.out += "  ";
        self.out += text;
        self.out.push('\n');
    }

    fn start(&mut self, label: &str) {
        self.out += &format!("{label}:\n");
        self.block = label.into();
    }

    /// Writes an instruction with a result.
    pub fn emit(&mut self, inst: &str) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {inst}"));
        name
    }

    /// The same, its result being there for others.
    pub fn define(&mut self, ty: &Ty, inst: &str) -> String {
        let name = self.emit(inst);
        self.values.push((name.clone(), ty.clone()));
        name
    }

    pub fn text(&self, ty: &Ty) -> String {
        self.g.types.text(ty)
    }

    fn header(&mut self, function: &Function, linkage: &str) -> String {
        let signature = &function.signature;
        let mut list = Vec::new();
        for (n, (ty, attr)) in signature.params.iter().zip(&signature.attrs).enumerate() {
            list.push(format!("{} %p{n}", self.g.types.param(ty, attr)));
            match ty {
                Ty::Ptr(to) => {
                    let root = Root { ptr: format!("%p{n}"), ty: (**to).clone(), constant: false, global: false };
                    if !matches!(**to, Ty::Function(_)) {
                        self.roots.push(root);
                    }
                }
                _ => self.values.push((format!("%p{n}"), ty.clone())),
            }
        }
        let convention = signature.convention;
        let ret = self.g.types.ret(&signature.ret);
        format!("define {linkage}{convention}{ret} {}({}) {{\nentry:\n", function.name, list.join(", "))
    }

    /// A whole function. Each call takes from `@fuel`; without any, it returns at once.
    pub fn function(mut self, function: &Function) -> String {
        self.signature = function.signature.clone();
        let linkage = self.g.random.pick(&["", "internal ", "internal "]);
        let header = self.header(function, linkage);
        self.block = "entry".into();
        let word = Ty::Int(32);
        let load = self.g.load(&word, "@fuel");
        self.line(&format!("%fuel = {load}"));
        self.line("%left = sub i32 %fuel, 1");
        let store = self.g.store(&word, "%left", "@fuel");
        self.line(&store);
        self.line("%dry = icmp slt i32 %left, 0");
        self.line("br i1 %dry, label %nothing, label %body");
        self.start("nothing");
        let ret = match self.signature.ret.clone() {
            None => "ret void".into(),
            Some(ty) => {
                let value = match &ty {
                    Ty::Ptr(to) => self.g.address(to),
                    other => self.constant(other),
                };
                format!("ret {} {value}", self.text(&ty))
            }
        };
        self.line(&ret);
        self.start("body");
        self.budget = self.g.random.range(8, 40);
        let size = self.budget;
        self.statements(size);
        self.notes(2);
        self.finish();
        header + &self.out + "}\n"
    }

    /// The last instruction of the function.
    fn finish(&mut self) {
        match self.signature.ret.clone() {
            None => self.line("ret void"),
            Some(Ty::Ptr(to)) => {
                let value = self.outliving(&to);
                let ptr = self.g.types.ptr(&to);
                self.line(&format!("ret {ptr} {value}"));
            }
            Some(ty) => {
                let (text, value) = (self.text(&ty), self.operand(&ty));
                self.line(&format!("ret {text} {value}"));
            }
        }
    }

    /// The entry point.
    pub fn entry(mut self, function: &Function, fuel: u32) -> String {
        let header = self.header(function, "");
        self.block = "entry".into();
        let store = self.g.store(&Ty::Int(32), &fuel.to_string(), "@fuel");
        self.line(&store);
        let count = self.g.random.range(2, 4);
        for n in 0..count {
            let functions = self.g.functions.clone();
            // The last ones call the others.
            let function = &functions[functions.len() - 1 - n % functions.len()];
            self.call_of(&function.name, &function.signature.clone());
        }
        self.notes(2);
        let load = self.g.load(&Ty::Int(64), "@noted");
        let noted = self.emit(&load);
        self.line(&format!("ret i64 {noted}"));
        header + &self.out + "}\n"
    }

    /// The function that folds all globals into one number.
    pub fn hash(mut self, globals: &[Global]) -> String {
        let mut hash = String::from("0");
        for global in globals {
            for (path, leaf) in self.g.types.leaves(&global.ty) {
                if matches!(leaf, Ty::Ptr(_)) {
                    continue;
                }
                let address = self.g.types.constant_gep(&global.ty, &global.name, &path);
                let load = self.g.load(&leaf, &address);
                let value = self.emit(&load);
                for part in self.words(&leaf, &value) {
                    hash = self.emit(&format!("call i64 @mix(i64 {hash}, i64 {part})"));
                }
            }
        }
        self.line(&format!("ret i64 {hash}"));
        format!("define i64 @hash() {{\n{}}}\n", self.out)
    }

    /// A value as words of 64 bits, the same for the same value.
    pub fn words(&mut self, ty: &Ty, value: &str) -> Vec<String> {
        let text = self.text(ty);
        match ty {
            Ty::Int(64) => vec![value.into()],
            Ty::Int(width) if *width < 64 => {
                let extend = self.g.random.pick(&["zext", "sext"]);
                vec![self.emit(&format!("{extend} {text} {value} to i64"))]
            }
            Ty::Int(_) => {
                let low = self.emit(&format!("trunc {text} {value} to i64"));
                let shifted = self.emit(&format!("lshr {text} {value}, 64"));
                vec![low, self.emit(&format!("trunc {text} {shifted} to i64"))]
            }
            Ty::Float => {
                let bits = self.image(ty, value);
                vec![self.emit(&format!("zext i32 {bits} to i64"))]
            }
            Ty::Double => vec![self.image(ty, value)],
            _ => Vec::new(),
        }
    }

    /// The bits of a floating-point value, all NaNs being one.
    pub fn image(&mut self, ty: &Ty, value: &str) -> String {
        let text = self.text(ty);
        let int = if *ty == Ty::Float { "i32" } else { "i64" };
        let bits = self.emit(&format!("bitcast {text} {value} to {int}"));
        let nan = self.emit(&format!("fcmp uno {text} {value}, {value}"));
        self.emit(&format!("select i1 {nan}, {int} 2143289344, {int} {bits}"))
    }

    /// Notes the values made last.
    fn notes(&mut self, count: usize) {
        for _ in 0..count {
            let near = self.values.len().saturating_sub(8);
            let at = near + self.g.random.below(self.values.len() - near);
            let Some((value, ty)) = self.values.get(at).cloned() else { continue };
            for word in self.words(&ty, &value) {
                self.line(&format!("call void @note(i64 {word})"));
            }
        }
    }

    fn statements(&mut self, mut count: usize) {
        while count > 0 && self.budget > 0 {
            count -= 1;
            self.budget -= 1;
            self.statement();
        }
    }

    fn statement(&mut self) {
        let nested = self.depth < 3;
        match self.g.random.below(100) {
            0..=5 if nested => self.branch(),
            6..=11 if nested => self.turns(),
            12..=15 if nested => self.switch(),
            16..=18 if self.depth < 2 => self.graph(),
            19..=25 => self.call(),
            26..=28 => self.notes(1),
            29..=30 if !self.exits.is_empty() => self.leave(),
            31..=60 => self.memory(),
            _ => self.compute(),
        }
    }

    /// Part of a body, after which what it defined is out of sight.
    fn nested(&mut self, most: usize) {
        self.depth += 1;
        let size = self.g.random.range(1, most);
        self.statements(size);
        self.depth -= 1;
    }

    fn scope(&self) -> (usize, usize) {
        (self.values.len(), self.roots.len())
    }

    fn close(&mut self, scope: (usize, usize)) {
        self.values.truncate(scope.0);
        self.roots.truncate(scope.1);
    }

    /// Types of phis at a join.
    fn joined(&mut self) -> Vec<Ty> {
        let mut types: Vec<Ty> = (0..self.g.random.below(4)).map(|_| self.g.scalar()).collect();
        if self.g.random.chance(30) {
            let writable: Vec<Ty> = self.roots.iter().filter(|r| !r.constant).map(|r| r.ty.clone()).collect();
            if !writable.is_empty() {
                types.push(Ty::Ptr(Rc::new(self.g.random.one(&writable))));
            }
        }
        types
    }

    /// Writes an instruction whose result is a value or a place in memory.
    fn result(&mut self, ty: &Ty, inst: &str) {
        match ty {
            Ty::Ptr(to) => {
                let ptr = self.emit(inst);
                self.roots.push(Root { ptr, ty: (**to).clone(), constant: false, global: false });
            }
            _ => {
                self.define(ty, inst);
            }
        }
    }

    /// `phi`s at the start of a block.
    fn phis(&mut self, types: &[Ty], arms: &[(String, Vec<String>)]) {
        for (n, ty) in types.iter().enumerate() {
            let list: Vec<String> = arms.iter().map(|(block, v)| format!("[ {}, %{block} ]", v[n])).collect();
            let inst = format!("phi {} {}", self.text(ty), list.join(", "));
            self.result(ty, &inst);
        }
    }

    fn operands(&mut self, types: &[Ty]) -> Vec<String> {
        let operand = |t: &Ty| match t {
            Ty::Ptr(to) => self.pointer(to),
            other => self.operand(other),
        };
        types.iter().map(operand).collect()
    }

    fn branch(&mut self) {
        let condition = self.operand(&Ty::Int(1));
        let (yes, no, join) = (self.label(), self.label(), self.label());
        let types = self.joined();
        let without = self.g.random.chance(30);
        let before = self.block.clone();
        let mut arms = Vec::new();
        if without {
            // No `else`.
            arms.push((before, self.operands(&types)));
            self.line(&format!("br i1 {condition}, label %{yes}, label %{join}"));
        } else {
            self.line(&format!("br i1 {condition}, label %{yes}, label %{no}"));
        }
        for label in [&yes, &no].into_iter().take(if without { 1 } else { 2 }) {
            self.start(label);
            let scope = self.scope();
            self.nested(6);
            let values = self.operands(&types);
            arms.push((self.block.clone(), values));
            self.line(&format!("br label %{join}"));
            self.close(scope);
        }
        self.start(&join);
        self.phis(&types, &arms);
    }

    /// A loop with a bounded number of turns: tested at its top or bottom, counting up or down.
    fn turns(&mut self) {
        let widths: Vec<u32> = self.g.widths.iter().copied().filter(|w| *w >= 7).collect();
        let width = self.g.random.one(&widths);
        let ty = Ty::Int(width);
        let count = match self.g.random.chance(60) {
            true => self.g.random.range(1, 6).to_string(),
            false => {
                let value = self.operand(&ty);
                let masked = self.emit(&format!("and i{width} {value}, 3"));
                self.emit(&format!("add i{width} {masked}, 1"))
            }
        };
        let down = self.g.random.chance(30);
        let types = self.joined();
        let inits = self.operands(&types);
        let (head, body, exit) = (self.label(), self.label(), self.label());
        let before = self.block.clone();
        self.line(&format!("br label %{head}"));
        self.start(&head);
        let counter = self.fresh();
        let next = self.fresh();
        let begin = if down { count.clone() } else { "0".into() };
        // The latch is not known yet.
        let latch = format!("<{head}>");
        self.line(&format!("{counter} = phi i{width} [ {begin}, %{before} ], [ {next}, %{latch} ]"));
        self.values.push((counter.clone(), ty.clone()));
        for (n, (ty, init)) in types.iter().zip(&inits).enumerate() {
            let text = self.text(ty);
            self.result(ty, &format!("phi {text} [ {init}, %{before} ], [ <{head}.{n}>, %{latch} ]"));
        }
        let top = self.g.random.chance(50);
        if top {
            let test = match down {
                true => format!("icmp ne i{width} {counter}, 0"),
                false => format!("icmp ult i{width} {counter}, {count}"),
            };
            let go = self.emit(&test);
            let (a, b, go) = match self.g.random.chance(25) {
                true => (&exit, &body, self.emit(&format!("xor i1 {go}, true"))),
                false => (&body, &exit, go),
            };
            self.line(&format!("br i1 {go}, label %{a}, label %{b}"));
            self.start(&body);
        }
        let scope = self.scope();
        self.exits.push(exit.clone());
        self.nested(9);
        self.exits.pop();
        let nexts = self.operands(&types);
        let step = if down { "-1" } else { "1" };
        self.line(&format!("{next} = add i{width} {counter}, {step}"));
        let end = self.block.clone();
        match top {
            true => self.line(&format!("br label %{head}")),
            false => {
                let test = match down {
                    true => format!("icmp eq i{width} {next}, 0"),
                    false => format!("icmp uge i{width} {next}, {count}"),
                };
                let done = self.emit(&test);
                self.line(&format!("br i1 {done}, label %{exit}, label %{head}"));
            }
        }
        self.out = self.out.replace(&latch, &end);
        for (n, value) in nexts.iter().enumerate() {
            self.out = self.out.replace(&format!("<{head}.{n}>"), value);
        }
        // What the head defined dominates the exit, what the body defined does not.
        self.close(scope);
        self.start(&exit);
    }

    /// Out of the innermost loop, perhaps.
    fn leave(&mut self) {
        let condition = self.operand(&Ty::Int(1));
        let Some(exit) = self.exits.last().cloned() else { return };
        let on = self.label();
        self.line(&format!("br i1 {condition}, label %{exit}, label %{on}"));
        self.start(&on);
    }

    fn switch(&mut self) {
        let width = self.g.width();
        let ty = Ty::Int(width);
        let mut value = self.operand(&ty);
        let (join, default) = (self.label(), self.label());
        let types = self.joined();
        let blocks: Vec<String> = (0..self.g.random.range(1, 4)).map(|_| self.label()).collect();
        let small = width >= 3 && self.g.random.chance(70);
        let full = small && self.g.random.chance(30);
        if small {
            value = self.emit(&format!("and i{width} {value}, {}", if full { 3 } else { 7 }));
        }
        let mut cases: Vec<String> = Vec::new();
        let wanted = if full { 4 } else { self.g.random.range(1, 6) };
        for n in 0..wanted {
            let constant = match (full, small) {
                // In every width, 4 to 7 may be negative.
                (true, _) => n.to_string(),
                (_, true) if width > 3 => self.g.random.below(8).to_string(),
                _ => self.g.random.int(width),
            };
            if !cases.contains(&constant) {
                cases.push(constant);
            }
        }
        let list: Vec<String> =
            cases.iter().map(|c| format!("i{width} {c}, label %{}", self.g.random.one(&blocks))).collect();
        self.line(&format!("switch i{width} {value}, label %{default} [ {} ]", list.join(" ")));
        let mut arms = Vec::new();
        for label in blocks.iter().filter(|b| list.iter().any(|l| l.ends_with(&format!("%{b}")))) {
            self.start(label);
            let scope = self.scope();
            self.nested(4);
            let values = self.operands(&types);
            arms.push((self.block.clone(), values));
            self.line(&format!("br label %{join}"));
            self.close(scope);
        }
        self.start(&default);
        if full {
            self.line("unreachable");
        } else {
            let scope = self.scope();
            let values = self.operands(&types);
            arms.push((default.clone(), values));
            self.line(&format!("br label %{join}"));
            self.close(scope);
        }
        self.start(&join);
        self.phis(&types, &arms);
    }

    /// Blocks that go to each other in any way, also into loops sideways; values go through memory. A counter ends it.
    fn graph(&mut self) {
        let count = self.g.random.range(2, 5);
        let (exit, scope) = (self.label(), self.scope());
        let blocks: Vec<String> = (0..count).map(|_| self.label()).collect();
        let word = Ty::Int(32);
        let counter = self.emit("alloca i32");
        let turns = self.g.random.range(2, 12).to_string();
        let store = self.g.store(&word, &turns, &counter);
        self.line(&store);
        for _ in 0..self.g.random.range(1, 4) {
            let ty = self.g.scalar();
            self.variable(&ty);
        }
        let inside = self.scope();
        let first = self.g.random.one(&blocks);
        self.line(&format!("br label %{first}"));
        self.depth += 1;
        for label in &blocks {
            self.start(label);
            let load = self.g.load(&word, &counter);
            let now = self.emit(&load);
            let left = self.emit(&format!("sub i32 {now}, 1"));
            let store = self.g.store(&word, &left, &counter);
            self.line(&store);
            let size = self.g.random.range(1, 5);
            self.statements(size);
            let go = self.emit(&format!("icmp sgt i32 {left}, 0"));
            let on = self.label();
            self.line(&format!("br i1 {go}, label %{on}, label %{exit}"));
            self.start(&on);
            let condition = self.operand(&Ty::Int(1));
            let (a, b) = (self.g.random.one(&blocks), self.g.random.one(&blocks));
            self.line(&format!("br i1 {condition}, label %{a}, label %{b}"));
            self.close(inside);
        }
        self.depth -= 1;
        self.start(&exit);
        // The variables are still there.
        self.values.truncate(scope.0);
    }

    fn call(&mut self) {
        if self.g.random.chance(30) && !self.g.tables.is_empty() {
            return self.call_through_table();
        }
        let pointers: Vec<(usize, Rc<Signature>)> = self
            .signature
            .params
            .iter()
            .enumerate()
            .filter_map(|(n, p)| match p {
                Ty::Ptr(to) => match &**to {
                    Ty::Function(f) => Some((n, f.clone())),
                    _ => None,
                },
                _ => None,
            })
            .collect();
        if !pointers.is_empty() && self.g.random.chance(40) {
            let (n, signature) = self.g.random.one(&pointers);
            return self.call_of(&format!("%p{n}"), &signature);
        }
        let function = self.g.random.one(&self.g.functions.clone());
        self.call_of(&function.name, &function.signature);
    }

    fn call_through_table(&mut self) {
        let table = self.g.random.one(&self.g.tables.clone());
        let ty = Ty::Ptr(Rc::new(Ty::Function(table.signature.clone())));
        let value = self.operand(&Ty::Int(32));
        let index = self.emit(&format!("and i32 {value}, {}", table.len - 1));
        let array = Ty::Array(table.len, Rc::new(ty.clone()));
        let entry = self.gep(&array, &table.name, &format!(", i32 {index}"));
        let load = self.g.load(&ty, &entry);
        let callee = self.emit(&load);
        self.call_of(&callee, &table.signature);
    }

    /// `getelementptr` with a zero and more indices, written out.
    pub fn gep(&mut self, ty: &Ty, base: &str, indices: &str) -> String {
        let flag = self.g.random.pick(&["inbounds ", "inbounds ", ""]);
        let (text, ptr) = (self.text(ty), self.g.types.ptr(ty));
        match self.g.types.spelling {
            Spelling::Old => self.emit(&format!("getelementptr {flag}{ptr} {base}, i32 0{indices}")),
            _ => self.emit(&format!("getelementptr {flag}{text}, {ptr} {base}, i32 0{indices}")),
        }
    }

    fn call_of(&mut self, callee: &str, signature: &Rc<Signature>) {
        let mut args = Vec::new();
        for (ty, attr) in signature.params.iter().zip(&signature.attrs) {
            let value = match ty {
                Ty::Ptr(to) => self.pointer(to),
                other => self.operand(other),
            };
            args.push(format!("{} {value}", self.g.types.param(ty, attr)));
        }
        let args = args.join(", ");
        let (ret, convention) = (self.g.types.ret(&signature.ret), signature.convention);
        let tail = self.g.random.pick(&["", "", "", "notail "]);
        let inst = match self.g.types.spelling {
            Spelling::Old if self.g.random.chance(30) => {
                let ptr = self.g.types.ptr(&Ty::Function(signature.clone()));
                format!("{tail}call {convention}{ptr} {callee}({args})")
            }
            _ => format!("{tail}call {convention}{ret} {callee}({args})"),
        };
        match &signature.ret {
            None => self.line(&inst),
            Some(Ty::Ptr(to)) => {
                let ptr = self.emit(&inst);
                if !matches!(**to, Ty::Function(_)) {
                    self.roots.push(Root { ptr, ty: (**to).clone(), constant: false, global: true });
                }
            }
            Some(ty) => {
                self.define(ty, &inst);
            }
        }
    }
}
