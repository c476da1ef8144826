//! The body of one generated function: control flow, calls, and available values.

use super::module_generator::{Function, Generator, Global};
use super::types::{Signature, Spelling, Ty};
use std::rc::Rc;

/// A memory location that may be read and, unless it is constant, written.
#[derive(Clone)]
pub struct Root {
    pub ptr: String,
    pub ty: Ty,
    pub constant: bool,
    /// Whether it outlives the function.
    pub global: bool,
}

/// Builder of one function.
pub struct Builder<'g> {
    pub g: &'g mut Generator,
    pub out: String,
    next: usize,
    /// Name of the function.
    pub name: String,
    /// Block being written.
    pub block: String,
    /// Values that dominate the current position.
    pub values: Vec<(String, Ty)>,
    /// Memory locations that are available at the current position.
    pub roots: Vec<Root>,
    /// Number of statements that may still be written.
    budget: usize,
    pub signature: Rc<Signature>,
    /// Targets of a `break`, inside a loop.
    pub exits: Vec<String>,
    pub depth: usize,
}

impl<'g> Builder<'g> {
    pub fn new(g: &'g mut Generator) -> Builder<'g> {
        let signature =
            Rc::new(Signature { ret: None, params: Vec::new(), attrs: Vec::new(), rest: None, convention: "" });
        let roots = g.globals.iter().chain(&g.aliased).chain(&g.locals);
        let roots = roots.map(|v| Root { ptr: v.name.clone(), ty: v.ty.clone(), constant: v.constant, global: true });
        let roots = roots.collect();
        Builder {
            g,
            out: String::new(),
            next: 0,
            name: String::new(),
            block: String::new(),
            values: Vec::new(),
            roots,
            budget: 0,
            signature,
            exits: Vec::new(),
            depth: 0,
        }
    }

    /// Returns an unused name.
    pub fn fresh(&mut self) -> String {
        self.next += 1;
        format!("%v{}", self.next)
    }

    pub fn label(&mut self) -> String {
        self.next += 1;
        format!("b{}", self.next)
    }

    pub fn line(&mut self, text: &str) {
        self.out += "  ";
        self.out += text;
        self.out.push('\n');
    }

    pub fn start(&mut self, label: &str) {
        self.out += &format!("{label}:\n");
        self.block = label.into();
    }

    /// Writes an instruction with a result, and returns its name.
    pub fn emit(&mut self, inst: &str) -> String {
        let name = self.fresh();
        self.line(&format!("{name} = {inst}"));
        name
    }

    /// Writes an instruction, and makes its result available as an operand.
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
        list.extend(signature.rest.as_ref().map(|_| "...".into()));
        self.name.clone_from(&function.name);
        let convention = signature.convention;
        let ret = self.g.types.ret(&signature.ret);
        let personality = if self.g.throws { " personality ptr @__gxx_personality_v0" } else { "" };
        if self.g.throws {
            self.g.declarations.insert("declare i32 @__gxx_personality_v0(...)".into());
        }
        format!("define {linkage}{convention}{ret} {}({}){personality} {{\nentry:\n", function.name, list.join(", "))
    }

    /// Writes a whole function. Each call decrements `@fuel`, and returns at once if it is exhausted.
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
        self.variable_arguments();
        self.statements(size);
        self.record_values(2);
        self.finish();
        header + &self.out + "}\n"
    }

    /// Writes the last instruction of the function.
    fn finish(&mut self) {
        if self.g.random.chance(20) && self.musttail() {
            return;
        }
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

    /// Writes the entry point.
    pub fn entry(mut self, function: &Function, fuel: u32) -> String {
        let header = self.header(function, "");
        self.block = "entry".into();
        let store = self.g.store(&Ty::Int(32), &fuel.to_string(), "@fuel");
        self.line(&store);
        let count = self.g.random.range(2, 4);
        for n in 0..count {
            let functions = self.g.functions.clone();
            // Later functions call earlier ones.
            let function = &functions[functions.len() - 1 - n % functions.len()];
            match self.g.throws {
                true => self.invoke(&function.name, &function.signature.clone(), true),
                false => self.call_of(&function.name, &function.signature.clone()),
            }
        }
        self.record_values(2);
        if self.g.mistake {
            self.mistake();
        }
        if self.g.fault {
            self.fault();
        }
        let load = self.g.load(&Ty::Int(64), "@noted");
        let noted = self.emit(&load);
        self.line(&format!("ret i64 {noted}"));
        header + &self.out + "}\n"
    }

    /// Writes the function that folds all globals into one number.
    pub fn hash(mut self, globals: &[Global]) -> String {
        let mut hash = String::from("0");
        for global in globals {
            for (path, leaf) in self.g.types.leaves(&global.ty) {
                let address = self.g.types.constant_gep(&global.ty, &global.name, &path);
                let load = self.g.load(&leaf, &address);
                let value = self.emit(&load);
                if let Ty::Ptr(_) = leaf {
                    let ptr = self.text(&leaf);
                    let bits = self.emit(&format!("ptrtoint {ptr} {value} to i64"));
                    let place = self.emit(&format!("call i64 @place(i64 {bits})"));
                    hash = self.emit(&format!("call i64 @mix(i64 {hash}, i64 {place})"));
                    continue;
                }
                for part in self.words(&leaf, &value) {
                    hash = self.emit(&format!("call i64 @mix(i64 {hash}, i64 {part})"));
                }
            }
        }
        self.line(&format!("ret i64 {hash}"));
        format!("define i64 @hash() {{\n{}}}\n", self.out)
    }

    /// Writes the function that maps a pointer to a variable, by its index in the list, and an offset.
    pub fn place_of(mut self, globals: &[Global]) -> String {
        let mut place = String::from("0");
        for (n, global) in globals.iter().enumerate() {
            let ptr = self.g.types.ptr(&global.ty);
            let offset = self.emit(&format!("sub i64 %at, ptrtoint ({ptr} {} to i64)", global.name));
            let inside = self.emit(&format!("icmp ult i64 {offset}, {}", self.g.types.size(&global.ty)));
            let named = self.emit(&format!("add i64 {offset}, {}", (n + 1) << 32));
            place = self.emit(&format!("select i1 {inside}, i64 {named}, i64 {place}"));
        }
        self.line(&format!("ret i64 {place}"));
        format!("define internal i64 @place(i64 %at) {{\n{}}}\n", self.out)
    }

    /// Converts a value to words of 64 bits, which are the same for equal values.
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
            Ty::Double => vec![self.image(ty, value)],
            Ty::X86Fp80 | Ty::Fp128 => {
                let bits = self.image(ty, value);
                self.words(&Ty::Int(ty.float_bits()), &bits)
            }
            Ty::Half | Ty::Bfloat | Ty::Float => {
                let bits = self.image(ty, value);
                vec![self.emit(&format!("zext i{} {bits} to i64", ty.float_bits()))]
            }
            Ty::Vector(n, elem) => {
                let mut words = Vec::new();
                for at in 0..*n {
                    let part = self.emit(&format!("extractelement {text} {value}, i32 {at}"));
                    words.extend(self.words(elem, &part));
                }
                words
            }
            Ty::Array(..) | Ty::Struct(_) => {
                let leaves = self.g.types.leaves(ty);
                let from = self.g.random.below(leaves.len());
                let mut words = Vec::new();
                for (path, leaf) in leaves.into_iter().skip(from).take(4) {
                    let part = self.extract(ty, value, &path);
                    words.extend(self.words(&leaf, &part));
                }
                words
            }
            Ty::Ptr(_) | Ty::Function(_) => Vec::new(),
        }
    }

    /// Returns the bits of a floating-point value; all NaNs have the same.
    pub fn image(&mut self, ty: &Ty, value: &str) -> String {
        let text = self.text(ty);
        let width = ty.float_bits();
        let bits = self.emit(&format!("bitcast {text} {value} to i{width}"));
        let nan = self.emit(&format!("fcmp uno {text} {value}, {value}"));
        let one = if width == 16 { 32256 } else { 2_143_289_344 };
        self.emit(&format!("select i1 {nan}, i{width} {one}, i{width} {bits}"))
    }

    /// Writes calls that record some of the latest values.
    pub fn record_values(&mut self, count: usize) {
        for _ in 0..count {
            let near = self.values.len().saturating_sub(8);
            let at = near + self.g.random.below(self.values.len() - near);
            let Some((value, ty)) = self.values.get(at).cloned() else { continue };
            for word in self.words(&ty, &value) {
                self.line(&format!("call void @note(i64 {word})"));
            }
        }
    }

    pub fn statements(&mut self, mut count: usize) {
        while count > 0 && self.budget > 0 {
            count -= 1;
            self.budget -= 1;
            self.statement();
        }
    }

    fn statement(&mut self) {
        let nested = self.depth < 3;
        if self.g.mistake && self.g.mistake_anywhere && self.g.random.chance(2) {
            self.mistake();
        }
        match self.g.random.below(120) {
            107..=108 if self.g.throws => self.throw(),
            116..=119 if self.g.throws && nested => self.invoke_any(),
            112..=113 => self.assembly(),
            114..=115 => self.scattered(),
            100..=101 if nested => self.indirect(),
            102..=103 if nested => self.sweep(),
            104 if nested => self.stacked(),
            105 | 107..=108 => self.atomic(),
            106 | 109..=111 => self.library(),
            0..=5 if nested => self.branch(),
            6..=11 if nested => self.turns(),
            12..=15 if nested => self.switch(),
            16..=18 if self.depth < 2 => self.graph(),
            19..=25 => self.call(),
            26..=28 => self.record_values(1),
            29..=30 if !self.exits.is_empty() => self.leave(),
            31..=60 => self.memory(),
            _ => self.compute(),
        }
    }

    /// Writes a part of a body, whose definitions are out of scope after it.
    pub fn scoped_statements(&mut self, most: usize) {
        self.depth += 1;
        let size = self.g.random.range(1, most);
        self.statements(size);
        self.depth -= 1;
    }

    pub fn scope(&self) -> (usize, usize) {
        (self.values.len(), self.roots.len())
    }

    pub fn leave_scope(&mut self, scope: (usize, usize)) {
        self.values.truncate(scope.0);
        self.roots.truncate(scope.1);
    }

    /// Returns types of phis for a join.
    pub fn phi_types(&mut self) -> Vec<Ty> {
        let mut types: Vec<Ty> = (0..self.g.random.below(4)).map(|_| self.g.value()).collect();
        if self.g.random.chance(30) {
            let writable: Vec<Ty> = self.roots.iter().filter(|r| !r.constant).map(|r| r.ty.clone()).collect();
            if !writable.is_empty() {
                types.push(Ty::Ptr(Rc::new(self.g.random.one(&writable))));
            }
        }
        types
    }

    /// Writes an instruction whose result is a value or a pointer to memory.
    pub fn result(&mut self, ty: &Ty, inst: &str) {
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

    /// Writes `phi`s at the start of a block.
    pub fn phis(&mut self, types: &[Ty], arms: &[(String, Vec<String>)]) {
        for (n, ty) in types.iter().enumerate() {
            let list: Vec<String> = arms.iter().map(|(block, v)| format!("[ {}, %{block} ]", v[n])).collect();
            let inst = format!("phi {} {}", self.text(ty), list.join(", "));
            self.result(ty, &inst);
        }
    }

    pub fn operands(&mut self, types: &[Ty]) -> Vec<String> {
        let operand = |t: &Ty| match t {
            Ty::Ptr(to) => self.pointer(to),
            other => self.operand(other),
        };
        types.iter().map(operand).collect()
    }

    /// Writes a `getelementptr` with a zero and further indices.
    pub fn gep(&mut self, ty: &Ty, base: &str, indices: &str) -> String {
        let flag = self.g.random.pick(&["inbounds ", "inbounds ", ""]);
        let (text, ptr) = (self.text(ty), self.g.types.ptr(ty));
        match self.g.types.spelling {
            Spelling::Old => self.emit(&format!("getelementptr {flag}{ptr} {base}, i32 0{indices}")),
            _ => self.emit(&format!("getelementptr {flag}{text}, {ptr} {base}, i32 0{indices}")),
        }
    }
}
