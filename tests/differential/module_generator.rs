//! Modules generated from a seed. Their behavior is defined: divisors, shift amounts and conversions are
//! guarded, every index is in bounds, every byte is written before it is read, and the numbers of calls and
//! of loop iterations are bounded.
//!
//! The entry point `@f(i64, i32, double, i8)` returns a hash of all recorded values; `@hash()` returns a hash
//! of the content of all globals. All NaNs hash alike.

use super::function::Builder;
use super::rng::Rng;
use super::types::{Signature, Spelling, Struct, Ty, Types};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::rc::Rc;

/// A variable or a constant.
#[derive(Clone)]
pub struct Global {
    pub name: String,
    pub ty: Ty,
    pub constant: bool,
}

/// A function.
#[derive(Clone)]
pub struct Function {
    pub name: String,
    pub signature: Rc<Signature>,
}

/// A constant array of functions of one type.
#[derive(Clone)]
pub struct Table {
    pub name: String,
    pub signature: Rc<Signature>,
    pub len: u64,
}

/// A module under construction.
pub struct Generator {
    pub random: Rng,
    pub types: Types,
    /// Preferred integer widths of this module.
    pub widths: Vec<u32>,
    pub globals: Vec<Global>,
    /// Thread-local variables, which have no constant address.
    pub locals: Vec<Global>,
    pub functions: Vec<Function>,
    /// Aliases of variables.
    pub aliased: Vec<Global>,
    /// Alias of a function.
    pub other: Option<Function>,
    pub tables: Vec<Table>,
    pub declarations: BTreeSet<String>,
    /// Constants for functions: format strings, block addresses.
    pub formats: Vec<String>,
    /// Constants requested by functions under construction.
    pub extra: BTreeSet<String>,
    /// Whether the last call of the entry point ends in a fault.
    pub fault: bool,
    /// Whether structs may be packed, in which case no alignment is assumed.
    pub packed: bool,
    /// Whether functions throw.
    pub throws: bool,
    /// Whether a mistake is still to be planted.
    pub mistake: bool,
    /// Whether it may lie anywhere; otherwise it is at the end.
    pub mistake_anywhere: bool,
}

/// Number of calls that a run of the entry point may make.
const FUEL: u32 = 60;

/// Generates the module of a seed; without a given spelling the seed determines it.
pub fn module(seed: u64, spelling: Option<Spelling>) -> String {
    generate(seed, spelling, false)
}

/// Generates a module with one mistake ([`mistakes`](super::mistakes)), which may lie where the program never gets.
pub fn module_with_mistake(seed: u64) -> String {
    generate(seed, Some(Spelling::Opaque), true)
}

fn generate(seed: u64, spelling: Option<Spelling>, mistake: bool) -> String {
    let mut random = Rng::new(seed);
    let own = random.one(&[Spelling::Opaque, Spelling::Typed, Spelling::Old]);
    let mut widths = vec![1, 8, 16, 32, 64];
    for _ in 0..random.range(1, 4) {
        let odd = [2, 3, 7, 9, 15, 17, 24, 31, 33, 48, 63, 65, 96, 127, 128];
        let any = random.range(1, 128) as u32;
        widths.push(if random.chance(40) { any } else { random.one(&odd) });
    }
    let types = Types { spelling: spelling.unwrap_or(own), structs: Vec::new() };
    let mut generator = Generator {
        random,
        types,
        widths,
        globals: Vec::new(),
        locals: Vec::new(),
        functions: Vec::new(),
        aliased: Vec::new(),
        other: None,
        tables: Vec::new(),
        declarations: BTreeSet::new(),
        formats: Vec::new(),
        extra: BTreeSet::new(),
        fault: false,
        packed: false,
        throws: false,
        mistake,
        mistake_anywhere: false,
    };
    generator.packed = generator.random.chance(30);
    generator.throws = generator.types.spelling == Spelling::Opaque && generator.random.chance(70);
    generator.fault = generator.random.chance(5) && !mistake;
    generator.mistake_anywhere = mistake && generator.random.chance(50);
    generator.module(seed)
}

impl Generator {
    fn module(&mut self, seed: u64) -> String {
        let mut globals = String::new();
        self.structs();
        self.variables(&mut globals);
        self.signatures();
        self.aliases(&mut globals);
        self.tables(&mut globals);
        let mut bodies = String::new();
        for n in 0..self.functions.len() {
            let function = self.functions[n].clone();
            bodies += &Builder::new(self).function(&function);
        }
        bodies += &self.entry();
        bodies += &self.hash();
        let mut out = format!("; seed {seed}\n");
        for (n, _) in self.types.structs.iter().enumerate().filter(|(_, s)| s.named) {
            writeln!(out, "%s{n} = type {}", self.types.body(n)).expect("a String takes all");
        }
        out += "@fuel = global i32 0\n@noted = global i64 0\n";
        out += &globals;
        self.formats.iter().for_each(|f| out += f);
        self.declarations.iter().for_each(|d| writeln!(out, "{d}").expect("a String takes all"));
        out += &self.helpers();
        self.extra.iter().for_each(|f| out += f);
        out + &bodies
    }

    /// Returns a type that is neither an aggregate nor a pointer.
    pub fn scalar(&mut self) -> Ty {
        match self.random.below(13) {
            0 => Ty::Float,
            1 | 2 => Ty::Double,
            3 => self.random.one(&[Ty::Half, Ty::Bfloat]),
            4 if self.random.chance(70) => self.random.one(&[Ty::X86Fp80, Ty::Fp128]),
            _ => Ty::Int(self.width()),
        }
    }

    pub fn width(&mut self) -> u32 {
        self.random.one(&self.widths)
    }

    /// Returns a type of memory without pointers.
    pub fn plain(&mut self, depth: usize) -> Ty {
        match self.random.below(if depth == 0 { 4 } else { 9 }) {
            0 if self.random.chance(20) => {
                let (n, elem) = self.vector();
                Ty::Vector(n, Rc::new(elem))
            }
            0..=3 => self.scalar(),
            4 => Ty::Array(self.random.range(1, 9) as u64, Rc::new(Ty::Int(self.random.one(&[8, 16, 32, 64])))),
            5 | 6 => Ty::Array(self.random.range(1, 5) as u64, Rc::new(self.plain(depth - 1))),
            _ => {
                let plain: Vec<usize> =
                    (0..self.types.structs.len()).filter(|n| !self.types.has_pointers(&Ty::Struct(*n))).collect();
                match plain.is_empty() {
                    true => self.scalar(),
                    false => Ty::Struct(self.random.one(&plain)),
                }
            }
        }
    }

    fn structs(&mut self) {
        for _ in 0..self.random.range(1, 4) {
            let fields = (0..self.random.range(1, 5)).map(|_| self.plain(1)).collect();
            let (packed, named) = (self.packed && self.random.chance(60), self.random.chance(70));
            self.types.structs.push(Struct { fields, packed, named });
        }
    }

    fn variables(&mut self, out: &mut String) {
        for n in 0..self.random.range(3, 9) {
            let ty = match self.random.below(3) {
                0 if n > 1 => {
                    // A struct or an array with pointers to earlier variables.
                    let targets: Vec<Global> = self.globals.iter().filter(|g| !g.constant).cloned().collect();
                    let leaf = |g: &Global, me: &mut Self| {
                        let leaves = me.types.leaves(&g.ty);
                        if me.random.chance(50) { g.ty.clone() } else { me.random.one(&leaves).1 }
                    };
                    let to = match targets.is_empty() {
                        true => None,
                        false => Some(leaf(&self.random.one(&targets), self)),
                    };
                    match to {
                        None => self.plain(2),
                        Some(to) if self.random.chance(40) => {
                            Ty::Array(self.random.range(1, 4) as u64, Rc::new(Ty::Ptr(Rc::new(to))))
                        }
                        Some(to) => {
                            let fields = vec![self.plain(1), Ty::Ptr(Rc::new(to)), self.scalar()];
                            self.types.structs.push(Struct {
                                fields,
                                packed: self.packed && self.random.chance(40),
                                named: self.random.chance(80),
                            });
                            Ty::Struct(self.types.structs.len() - 1)
                        }
                    }
                }
                _ => self.plain(2),
            };
            let constant = self.random.chance(12);
            let global = Global { name: format!("@g{n}"), ty, constant };
            let linkage = self.random.pick(&["", "", "internal ", "private ", "dso_local "]);
            let word = if constant { "constant" } else { "global" };
            let (text, init) = (self.types.text(&global.ty), self.initializer(&global.ty));
            let align = self.random.pick(&["", "", ", align 16", ", align 64"]);
            // Large vectors are accessed with an alignment of 64.
            let align = if self.types.has_large_vectors(&global.ty) { "" } else { align };
            writeln!(out, "{} = {linkage}{word} {text} {init}{align}", global.name).expect("a String takes all");
            self.globals.push(global);
        }
        out.push_str("@bytes = global [64 x i8] zeroinitializer\n");
        self.globals.push(Global { name: "@bytes".into(), ty: Ty::Array(64, Rc::new(Ty::Int(8))), constant: false });
        let pair = Ty::Vector(2, Rc::new(Ty::Float));
        let [byte, short, word, long, wide] = [8, 16, 32, 64, 128].map(Ty::Int);
        for (n, ty) in
            [byte, short, word, long, wide, Ty::Float, Ty::Double, Ty::Half, Ty::Bfloat, pair].into_iter().enumerate()
        {
            if self.random.chance(50) {
                let (text, init) = (self.types.text(&ty), self.initializer(&ty));
                writeln!(out, "@atom{n} = global {text} {init}, align 16").expect("a String takes all");
                self.globals.push(Global { name: format!("@atom{n}"), ty, constant: false });
            }
        }
        for n in 0..self.random.below(4) {
            let ty = if self.random.chance(50) { self.scalar() } else { self.plain(2) };
            let (text, init) = (self.types.text(&ty), self.initializer(&ty));
            let model = self.random.pick(&["", "", "(localdynamic)", "(initialexec)", "(localexec)"]);
            writeln!(out, "@own{n} = thread_local{model} global {text} {init}").expect("a String takes all");
            self.locals.push(Global { name: format!("@own{n}"), ty, constant: false });
        }
        let ty = Ty::Array(8, Rc::new(Ty::Int(self.random.one(&[16, 32, 64]))));
        let (text, init) = (self.types.text(&ty), self.initializer(&ty));
        writeln!(out, "@sorted = global {text} {init}, align 8").expect("a String takes all");
        self.globals.push(Global { name: "@sorted".into(), ty, constant: false });
    }

    /// Writes aliases of variables and functions.
    fn aliases(&mut self, out: &mut String) {
        for n in 0..self.random.below(3) {
            let global = self.random.one(&self.globals);
            if global.constant || global.name == "@noted" {
                continue;
            }
            let (text, ptr) = (self.types.text(&global.ty), self.types.ptr(&global.ty));
            let old = self.types.spelling == Spelling::Old;
            let head = if old { String::new() } else { format!("{text}, ") };
            writeln!(out, "@alias{n} = alias {head}{ptr} {}", global.name).expect("a String takes all");
            self.aliased.push(Global { name: format!("@alias{n}"), ..global });
        }
        if self.random.chance(40) {
            let Function { name, signature } = self.random.one(&self.functions);
            let ty = Ty::Function(signature.clone());
            let (text, ptr) = (self.types.text(&ty), self.types.ptr(&ty));
            let head = if self.types.spelling == Spelling::Old { String::new() } else { format!("{text}, ") };
            writeln!(out, "@other = alias {head}{ptr} {name}").expect("a String takes all");
            self.other = Some(Function { name: "@other".into(), signature });
        }
    }

    /// Returns a constant of any type.
    pub fn initializer(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Int(width) if self.random.chance(10) => self.constant_expression(*width),
            Ty::Int(width) => self.random.int(*width),
            Ty::Half => self.random.small(10),
            Ty::Bfloat => self.random.small(7),
            Ty::Float | Ty::Double => self.random.float(*ty == Ty::Double),
            Ty::X86Fp80 | Ty::Fp128 => self.random.large(*ty == Ty::Fp128),
            Ty::Ptr(to) => self.address(to),
            Ty::Vector(..) if self.random.chance(20) => "zeroinitializer".into(),
            Ty::Vector(n, elem) => {
                let text = self.types.text(elem);
                let parts: Vec<String> = (0..*n).map(|_| format!("{text} {}", self.initializer(elem))).collect();
                format!("<{}>", parts.join(", "))
            }
            Ty::Array(..) | Ty::Struct(_) if !self.types.has_pointers(ty) && self.random.chance(25) => {
                "zeroinitializer".into()
            }
            Ty::Array(n, elem) if **elem == Ty::Int(8) && self.random.chance(50) => {
                let bytes: String = (0..*n).map(|_| format!("\\{:02X}", self.random.below(256))).collect();
                format!("c\"{bytes}\"")
            }
            Ty::Array(n, elem) => {
                let text = self.types.text(elem);
                let parts: Vec<String> = (0..*n).map(|_| format!("{text} {}", self.initializer(elem))).collect();
                format!("[{}]", parts.join(", "))
            }
            Ty::Struct(n) => {
                let fields = self.types.structs[*n].fields.clone();
                let parts: Vec<String> =
                    fields.iter().map(|f| format!("{} {}", self.types.text(f), self.initializer(f))).collect();
                let body = format!("{{ {} }}", parts.join(", "));
                if self.types.structs[*n].packed { format!("<{body}>") } else { body }
            }
            Ty::Function(_) => "null".into(),
        }
    }

    /// Returns an integer as a constant expression that every version of LLVM accepts.
    fn constant_expression(&mut self, width: u32) -> String {
        let op = self.random.pick(&["add", "sub", "xor"]);
        let (a, b) = (self.random.int(width), self.random.int(width));
        let places: Vec<Global> = self.globals.iter().filter(|g| g.ty.is_aggregate()).cloned().collect();
        if (8..=64).contains(&width) && !places.is_empty() && self.random.chance(50) {
            // The offset of a part from the start of its variable.
            let global = self.random.one(&places);
            let leaves = self.types.leaves(&global.ty);
            let (path, leaf) = self.random.one(&leaves);
            let place = self.types.constant_gep(&global.ty, &global.name, &path);
            let (ptr, whole) = (self.types.ptr(&leaf), self.types.ptr(&global.ty));
            let distance =
                format!("sub (i64 ptrtoint ({ptr} {place} to i64), i64 ptrtoint ({whole} {} to i64))", global.name);
            return if width == 64 { distance } else { format!("trunc (i64 {distance} to i{width})") };
        }
        if self.types.spelling != Spelling::Opaque && self.random.chance(50) {
            // Constant expressions that newer versions have removed.
            let double = (width * 2).min(128);
            let shift = self.random.below(width as usize);
            let (low, kind) = (self.random.int(width), self.random.pick(&["zext", "sext"]));
            return match self.random.below(5) {
                0 => format!("mul (i{width} {a}, i{width} {b})"),
                1 if width > 1 => {
                    format!("{} (i{width} {a}, i{width} {shift})", self.random.pick(&["shl", "lshr", "ashr"]))
                }
                2 if double > width => format!("trunc (i{double} {kind} (i{width} {low} to i{double}) to i{width})"),
                3 => {
                    let pred = self.random.pick(&["slt", "ult", "sge", "ugt", "eq"]);
                    format!("select (i1 icmp {pred} (i{width} {a}, i{width} {b}), i{width} {a}, i{width} {low})")
                }
                _ => format!("{} (i{width} {a}, i{width} {b})", self.random.pick(&["and", "or"])),
            };
        }
        format!("{op} (i{width} {a}, i{width} {b})")
    }

    /// Returns the constant address of a variable of this type, or of a part of one.
    pub fn address(&mut self, to: &Ty) -> String {
        if let Ty::Function(signature) = to {
            let fitting: Vec<String> =
                self.functions.iter().filter(|f| f.signature == *signature).map(|f| f.name.clone()).collect();
            return if fitting.is_empty() { "null".into() } else { self.random.one(&fitting) };
        }
        let mut found = Vec::new();
        for global in self.globals.iter().filter(|g| !g.constant && g.name != "@bytes") {
            if global.ty == *to {
                found.push(global.name.clone());
            }
            for (path, leaf) in self.types.leaves(&global.ty) {
                if leaf == *to && !path.is_empty() {
                    found.push(self.types.constant_gep(&global.ty, &global.name, &path));
                }
            }
        }
        if found.is_empty() { "null".into() } else { self.random.one(&found) }
    }

    /// Returns a constant address, or one of the others if there is none.
    pub fn address_or(&mut self, to: &Ty, others: &[String]) -> String {
        match self.address(to) {
            null if null == "null" && !others.is_empty() => self.random.one(others),
            address => address,
        }
    }

    fn signatures(&mut self) {
        let mut shared: Vec<Rc<Signature>> = Vec::new();
        for _ in 0..self.random.range(1, 3) {
            let signature = self.signature(false);
            shared.push(signature);
        }
        for n in 0..self.random.range(3, 8) {
            let signature = match self.random.chance(60) {
                true => self.random.one(&shared),
                false => self.signature(n > 2),
            };
            self.functions.push(Function { name: format!("@f{n}"), signature });
        }
    }

    fn signature(&mut self, pointers: bool) -> Rc<Signature> {
        let count = if self.random.chance(15) { self.random.range(7, 14) } else { self.random.range(0, 5) };
        let mut params: Vec<Ty> = (0..count).map(|_| self.param(pointers)).collect();
        let mut attrs: Vec<&'static str> = Vec::new();
        for param in &params {
            attrs.push(match param {
                Ty::Int(width) if *width < 32 => self.random.pick(&["", " zeroext", " signext"]),
                // Parameters that are copies are aligned to at most 16 bytes.
                Ty::Ptr(to) if to.is_aggregate() && !self.types.has_large_vectors(to) => {
                    self.random.pick(&["", " byval"])
                }
                _ => "",
            });
        }
        let mut ret = match self.random.below(10) {
            0 => None,
            1 => Some(Ty::Ptr(Rc::new(self.pointee()))),
            _ => Some(self.value()),
        };
        if self.random.chance(12) {
            ret = None;
            params.insert(0, Ty::Ptr(Rc::new(self.pointee())));
            attrs.insert(0, " sret");
        }
        let convention = self.random.pick(&["", "", "", "fastcc "]);
        let mut rest = None;
        let vectors = params.iter().any(|p| self.types.has_vectors(p));
        if self.random.chance(15) && convention.is_empty() && !vectors {
            let count = if self.random.chance(40) { self.random.range(6, 16) } else { self.random.range(0, 5) };
            rest = Some((0..count).map(|_| self.variable_argument()).collect());
        }
        Rc::new(Signature { ret, params, attrs, rest, convention })
    }

    /// Returns a type that `va_arg` can read.
    pub fn variable_argument(&mut self) -> Ty {
        match self.random.below(10) {
            0..=2 => Ty::Int(32),
            3..=5 => Ty::Int(64),
            6..=8 => Ty::Double,
            _ => Ty::Ptr(Rc::new(self.pointee())),
        }
    }

    /// Returns the length and the element type of a vector, mostly one that fills a register.
    pub fn vector(&mut self) -> (u64, Ty) {
        if self.random.chance(60) {
            let shapes = [
                (16, Ty::Int(8)),
                (8, Ty::Int(16)),
                (4, Ty::Int(32)),
                (2, Ty::Int(64)),
                (4, Ty::Float),
                (2, Ty::Double),
                (4, Ty::Int(1)),
            ];
            return self.random.one(&shapes);
        }
        // Packed elements have a limited width, and no vector is aligned to more than 64 bytes.
        match self.scalar() {
            Ty::Int(width) if width > 120 => (2, Ty::Int(128)),
            elem if elem.is_large() => (3, Ty::Double),
            elem if elem.bits() > 64 => (self.random.range(1, 4) as u64, elem),
            elem if self.random.chance(25) => (self.random.range(9, 33).min(512 / elem.bits() as usize) as u64, elem),
            elem => (self.random.range(1, 8) as u64, elem),
        }
    }

    /// Returns a type of values, rarely an aggregate or a vector.
    pub fn value(&mut self) -> Ty {
        if self.random.chance(8) {
            let (n, elem) = self.vector();
            return Ty::Vector(n, Rc::new(elem));
        }
        let aggregate = if self.random.chance(20) { self.composite() } else { None };
        match aggregate {
            Some(ty) => ty,
            None => self.scalar(),
        }
    }

    /// Returns an aggregate without pointers and of limited size.
    pub fn composite(&mut self) -> Option<Ty> {
        for _ in 0..5 {
            let ty = self.plain(2);
            if ty.is_aggregate() && self.types.leaves(&ty).len() <= 24 {
                return Some(ty);
            }
        }
        None
    }

    fn param(&mut self, pointers: bool) -> Ty {
        match self.random.below(8) {
            0 | 1 => Ty::Ptr(Rc::new(self.pointee())),
            2 if pointers => {
                let f = self.random.one(&self.functions.clone());
                Ty::Ptr(Rc::new(Ty::Function(f.signature)))
            }
            _ => self.value(),
        }
    }

    /// Returns the type of some variable.
    fn pointee(&mut self) -> Ty {
        let variables: Vec<Ty> =
            self.globals.iter().filter(|g| !g.constant && g.name != "@bytes").map(|g| g.ty.clone()).collect();
        if variables.is_empty() {
            // This variable always exists.
            self.globals.push(Global { name: "@noted".into(), ty: Ty::Int(64), constant: false });
            return Ty::Int(64);
        }
        let whole = self.random.one(&variables);
        let leaves = self.types.leaves(&whole);
        if self.random.chance(50) { whole } else { self.random.one(&leaves).1 }
    }

    fn tables(&mut self, out: &mut String) {
        for n in 0..self.random.range(1, 2) {
            let signature = self.random.one(&self.functions).signature.clone();
            let ty = Ty::Ptr(Rc::new(Ty::Function(signature.clone())));
            let len = self.random.one(&[1, 2, 4, 8]);
            let text = self.types.text(&ty);
            let to = Ty::Function(signature.clone());
            let parts: Vec<String> = (0..len).map(|_| format!("{text} {}", self.address(&to))).collect();
            writeln!(out, "@table{n} = constant [{len} x {text}] [{}]", parts.join(", ")).expect("a String takes all");
            self.tables.push(Table { name: format!("@table{n}"), signature, len });
        }
    }

    /// Returns a `load` of a type in the module's spelling.
    pub fn load(&self, ty: &Ty, ptr: &str) -> String {
        self.load_aligned(ty, ptr, if self.packed { ", align 1" } else { "" })
    }

    /// Returns a `load` with an alignment.
    pub fn load_aligned(&self, ty: &Ty, ptr: &str, align: &str) -> String {
        match self.types.spelling {
            Spelling::Old => format!("load {} {ptr}{align}", self.types.ptr(ty)),
            _ => format!("load {}, {} {ptr}{align}", self.types.text(ty), self.types.ptr(ty)),
        }
    }

    /// Returns a `store` of a value.
    pub fn store(&self, ty: &Ty, value: &str, ptr: &str) -> String {
        self.store_aligned(ty, value, ptr, if self.packed { ", align 1" } else { "" })
    }

    /// Returns a `store` with an alignment.
    pub fn store_aligned(&self, ty: &Ty, value: &str, ptr: &str, align: &str) -> String {
        format!("store {} {value}, {} {ptr}{align}", self.types.text(ty), self.types.ptr(ty))
    }

    /// Returns the functions that every module has: they fold a value into `@noted`.
    fn helpers(&self) -> String {
        let long = Ty::Int(64);
        format!(
            "define internal i64 @mix(i64 %h, i64 %v) {{\n  %m = mul i64 %h, 1099511628211\n  %x = xor i64 %m, %v\n  \
             %s = lshr i64 %x, 29\n  %r = xor i64 %x, %s\n  ret i64 %r\n}}\n\
             define internal void @note(i64 %v) {{\n  %h = {}\n  %r = call i64 @mix(i64 %h, i64 %v)\n  {}\n  ret void\n}}\n",
            self.load(&long, "@noted"),
            self.store(&long, "%r", "@noted")
        )
    }

    /// Writes the entry point, which calls several functions with its arguments.
    fn entry(&mut self) -> String {
        let params = vec![Ty::Int(64), Ty::Int(32), Ty::Double, Ty::Int(8)];
        let signature =
            Rc::new(Signature { ret: Some(Ty::Int(64)), params, attrs: vec![""; 4], rest: None, convention: "" });
        Builder::new(self).entry(&Function { name: "@f".into(), signature }, FUEL)
    }

    /// Writes `@hash`, which folds all globals into one number.
    fn hash(&mut self) -> String {
        let mut globals: Vec<Global> = self.globals.iter().filter(|g| g.name != "@noted").cloned().collect();
        let place = Builder::new(self).place_of(&globals);
        globals.extend(self.locals.iter().cloned());
        place + &Builder::new(self).hash(&globals)
    }
}
