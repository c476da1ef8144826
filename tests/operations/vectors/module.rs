//! A module under construction: the functions of one type of vector, and the operands that they load.
//!
//! Every function is `i64 (i64 %row)`: it loads its operands from a row of a table, stores its result in `@out`, and
//! returns a hash of the bytes there. Vectors therefore do not cross the interface of an engine, and a result of any
//! size is compared completely.

use super::super::values::{Ty, integers};
use crate::differential::rng::Rng;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// A vector, or a scalar if there is no length.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Shape {
    pub len: Option<u32>,
    pub elem: Ty,
}

impl Shape {
    pub fn vector(len: u32, elem: Ty) -> Shape {
        Shape { len: Some(len), elem }
    }

    pub fn scalar(elem: Ty) -> Shape {
        Shape { len: None, elem }
    }

    /// Returns the spelling of the type.
    pub fn text(self) -> String {
        match self.len {
            Some(n) => format!("<{n} x {}>", self.elem.text()),
            None => self.elem.text(),
        }
    }

    /// Returns the type suffix of intrinsic names.
    pub fn suffix(self) -> String {
        match self.len {
            Some(n) => format!("v{n}{}", self.elem.suffix()),
            None => self.elem.suffix(),
        }
    }

    pub fn count(self) -> u32 {
        self.len.unwrap_or(1)
    }

    /// Returns the number of bits without padding.
    pub fn bits(self) -> u32 {
        self.count() * self.elem.bits()
    }

    /// Returns the shape with another element type.
    pub fn of(self, elem: Ty) -> Shape {
        Shape { elem, ..self }
    }

    /// Returns the shape with elements of integer types in whole bytes that hold the elements' bits.
    pub fn held(self) -> Shape {
        self.of(Ty::Int(holder(self.elem.bits())))
    }

    /// Returns the size of [`Shape::held`] in bytes.
    pub fn bytes(self) -> u32 {
        self.count() * self.held().elem.bits() / 8
    }

    /// Returns a splat constant.
    pub fn splat(self, value: &str) -> String {
        match self.len {
            Some(n) => format!("<{}>", vec![format!("{} {value}", self.elem.text()); n as usize].join(", ")),
            None => value.to_string(),
        }
    }

    /// Returns a constant of these elements.
    pub fn constant(self, values: &[u128]) -> String {
        let text = self.elem.text();
        let parts: Vec<String> = values.iter().map(|v| format!("{text} {}", literal(self.elem, *v))).collect();
        format!("<{}>", parts.join(", "))
    }
}

/// Returns the width in bits of the smallest integer type in whole bytes, a power of two, with at least this
/// many bits.
fn holder(bits: u32) -> u32 {
    bits.next_power_of_two().max(8)
}

/// Returns a constant of a type with these bits.
pub fn literal(ty: Ty, bits: u128) -> String {
    match ty {
        Ty::Int(1) => (bits & 1 == 1).to_string(),
        Ty::Int(width) => llvmlite_jit::value::sign_extend(width, bits).to_string(),
        Ty::Float => format!("{:#018x}", f64::from(f32::from_bits(bits as u32)).to_bits()),
        Ty::Double => format!("{:#018x}", bits as u64),
        Ty::Ptr => format!("inttoptr (i64 {} to ptr)", bits as i64),
        other => unreachable!("{other:?} is not an element of these vectors"),
    }
}

/// The canonicalization of a result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sink {
    /// None: all bits count.
    Exact,
    /// NaNs are equal.
    Nans,
    /// NaNs are equal, and so are zeros.
    Zeros,
}

/// A function of a module.
pub struct Entry {
    pub name: String,
    /// Whether it is also tested on other implementations of LLVM.
    pub desk: bool,
}

/// A generator of pseudo-random operands, the same in every run.
pub struct Numbers(Rng);

impl Numbers {
    pub fn next(&mut self) -> u64 {
        self.0.bits()
    }

    pub fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }

    pub fn wide(&mut self) -> u128 {
        u128::from(self.next()) << 64 | u128::from(self.next())
    }

    fn one(&mut self, list: &[u128]) -> u128 {
        list[self.below(list.len() as u64) as usize]
    }
}

/// The functions of one type.
pub struct Module {
    pub shape: Shape,
    pub rows: u32,
    pub numbers: Numbers,
    pub entries: Vec<Entry>,
    /// Names and shapes of operands.
    operands: BTreeMap<String, Shape>,
    declarations: BTreeSet<String>,
    tables: String,
    functions: Vec<String>,
    /// One of every `every` functions is taken; `turn` counts them.
    every: u32,
    turn: u32,
}

impl Module {
    /// Creates a module in which one function of `every` is taken, beginning with `first`.
    pub fn new(shape: Shape, rows: u32, every: u32, first: u32) -> Module {
        let seed = u64::from(shape.count()) << 32 | u64::from(shape.elem.bits()) << 8 | shape.elem.text().len() as u64;
        let mut module = Module {
            shape,
            rows,
            numbers: Numbers(Rng::with_state(seed)),
            entries: Vec::new(),
            operands: BTreeMap::new(),
            declarations: BTreeSet::new(),
            tables: String::new(),
            functions: Vec::new(),
            every,
            turn: first % every,
        };
        ["A", "B", "C"].into_iter().for_each(|name| module.any(name, shape));
        let mask: Vec<u128> = (0..rows * shape.count()).map(|_| module.numbers.wide()).collect();
        module.operand("M", shape.of(Ty::Int(1)), &mask);
        module
    }

    /// Adds an operand of arbitrary values.
    pub fn any(&mut self, name: &str, shape: Shape) {
        let edges = match shape.elem {
            Ty::Int(width) => integers(width),
            other => other.edges(),
        };
        let random = matches!(shape.elem, Ty::Int(_) | Ty::Ptr);
        let values: Vec<u128> = (0..self.rows * shape.count())
            .map(|_| if random && self.numbers.below(3) == 0 { self.numbers.wide() } else { self.numbers.one(&edges) })
            .collect();
        self.operand(name, shape, &values);
    }

    /// Adds an operand of chosen values.
    pub fn values(&mut self, name: &str, shape: Shape, mut each: impl FnMut(&mut Numbers) -> u128) {
        let values: Vec<u128> = (0..self.rows * shape.count()).map(|_| each(&mut self.numbers)).collect();
        self.operand(name, shape, &values);
    }

    /// Adds a table of `rows` operands. The unused upper bits of narrow elements are not zero.
    fn operand(&mut self, name: &str, shape: Shape, values: &[u128]) {
        let held = shape.held();
        let (bits, len, held_bits) = (shape.elem.bits(), shape.count(), held.elem.bits());
        let rows: Vec<String> = values
            .chunks(len as usize)
            .map(|row| {
                let list: Vec<String> = row
                    .iter()
                    .map(|v| {
                        let low = llvmlite_jit::value::truncate(bits, *v);
                        let dirt = if held_bits > bits { self.numbers.wide() << bits } else { 0 };
                        format!("i{held_bits} {}", llvmlite_jit::value::sign_extend(held_bits, low | dirt))
                    })
                    .collect();
                format!("[{len} x i{held_bits}] [{}]", list.join(", "))
            })
            .collect();
        writeln!(
            self.tables,
            "@{name} = constant [{} x [{len} x i{held_bits}]] [{}], align 16",
            self.rows,
            rows.join(", ")
        )
        .expect("a String takes all");
        self.operands.insert(name.to_string(), shape);
    }

    pub fn declare(&mut self, text: String) {
        self.declarations.insert(text);
    }

    /// Adds text outside of the functions.
    pub fn beside(&mut self, text: &str) {
        self.tables += text;
    }

    /// Adds a function whose body defines `%r`; operands are `%A`, `%B` and so on, and the row is `%row`.
    pub fn add(&mut self, name: &str, ret: Shape, sink: Sink, body: &str) {
        let mut end = String::new();
        let mut last = "%r".to_string();
        let (text, held) = (ret.text(), ret.held().text());
        match ret.elem {
            Ty::Float | Ty::Double => {
                let quiet = if ret.elem == Ty::Float { "2143289344" } else { "9221120237041090560" };
                if sink == Sink::Zeros {
                    writeln!(end, "  %sink.0 = fadd {text} %r, {}", ret.splat("0.0")).expect("a String takes all");
                    last = "%sink.0".into();
                }
                writeln!(end, "  %sink.1 = bitcast {text} {last} to {held}").expect("a String takes all");
                if sink == Sink::Exact {
                    last = "%sink.1".into();
                } else {
                    let (bits, quiet) = (ret.of(Ty::Int(1)).text(), ret.held().splat(quiet));
                    writeln!(
                        end,
                        "  %sink.2 = fcmp uno {text} {last}, {last}\n  \
                         %sink.3 = select {bits} %sink.2, {held} {quiet}, {held} %sink.1"
                    )
                    .expect("a String takes all");
                    last = "%sink.3".into();
                }
            }
            Ty::Ptr => {
                writeln!(end, "  %sink.1 = ptrtoint {text} %r to {held}").expect("a String takes all");
                last = "%sink.1".into();
            }
            _ if text != held => {
                writeln!(end, "  %sink.1 = zext {text} %r to {held}").expect("a String takes all");
                last = "%sink.1".into();
            }
            _ => {}
        }
        writeln!(end, "  store {held} {last}, ptr @out, align 1").expect("a String takes all");
        // LLVM's code generator crashes on some of these vectors.
        let desk = name != "canonicalize";
        self.raw(name, ret.bytes(), desk, &format!("{body}\n{end}"));
    }

    /// Adds a function whose body stores a number of bytes in `@out`.
    pub fn raw(&mut self, name: &str, bytes: u32, desk: bool, body: &str) {
        self.turn += 1;
        // Offsets and lengths may coincide in short vectors.
        if self.entries.iter().any(|e| e.name == name) || !self.turn.is_multiple_of(self.every) {
            return;
        }
        let words = bytes.div_ceil(8);
        let mut text = format!("define i64 @{name}(i64 %row) {{\nentry:\n  call void @clear(i64 {words})\n");
        for (operand, shape) in self.operands.iter().filter(|(name, _)| mentions(body, name)) {
            let (held, ty) = (shape.held(), shape.text());
            let from = held.text();
            let row = format!("[{} x {}]", shape.count(), held.elem.text());
            let loaded = if from == ty { operand.clone() } else { format!("load.{operand}") };
            writeln!(
                text,
                "  %at.{operand} = getelementptr {row}, ptr @{operand}, i64 %row\n  \
                 %{loaded} = load {from}, ptr %at.{operand}, align 1"
            )
            .expect("a String takes all");
            match shape.elem {
                _ if from == ty => Ok(()),
                Ty::Int(_) => writeln!(text, "  %{operand} = trunc {from} %load.{operand} to {ty}"),
                Ty::Ptr => writeln!(text, "  %{operand} = inttoptr {from} %load.{operand} to {ty}"),
                _ => writeln!(text, "  %{operand} = bitcast {from} %load.{operand} to {ty}"),
            }
            .expect("a String takes all");
        }
        writeln!(text, "{body}\n  %hash = call i64 @hash(i64 {words})\n  ret i64 %hash\n}}")
            .expect("a String takes all");
        self.functions.push(text);
        self.entries.push(Entry { name: name.to_string(), desk });
    }

    /// Returns the whole text.
    pub fn text(&self) -> String {
        self.text_of(|_| true)
    }

    fn text_of(&self, which: impl Fn(&Entry) -> bool) -> String {
        let declarations: String = self.declarations.iter().map(|d| format!("{d}\n")).collect();
        let functions = self.entries.iter().zip(&self.functions).filter(|(entry, _)| which(entry));
        let functions: String = functions.map(|(_, text)| text.as_str()).collect();
        format!("{PRELUDE}{declarations}{}{functions}", self.tables)
    }

    /// Returns the text with a program that prints the result of every function for every row, except for
    /// excluded functions.
    pub fn program(&self) -> String {
        let mut calls = String::new();
        for (n, entry) in self.entries.iter().enumerate().filter(|(_, e)| e.desk) {
            for row in 0..self.rows {
                writeln!(
                    calls,
                    "  %h.{n}.{row} = call i64 @{}(i64 {row})\n  \
                     call i32 (ptr, ...) @printf(ptr @format, i32 {n}, i32 {row}, i64 %h.{n}.{row})",
                    entry.name
                )
                .expect("a String takes all");
            }
        }
        let format = "@format = private constant [14 x i8] c\"%d %d %016lx\\0A\\00\"\ndeclare i32 @printf(ptr, ...)\n";
        format!("{}{format}define i32 @main() {{\n{calls}  ret i32 0\n}}\n", self.text_of(|e| e.desk))
    }
}

/// Whether `%name` occurs in a text.
fn mentions(text: &str, name: &str) -> bool {
    text.split(['%']).skip(1).any(|rest| {
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '.').unwrap_or(rest.len());
        &rest[..end] == name
    })
}

/// Memory for results, and their hash function.
const PRELUDE: &str = "\
@out = global [4096 x i8] zeroinitializer, align 64
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define void @clear(i64 %words) {
  %bytes = mul i64 %words, 8
  call void @llvm.memset.p0.i64(ptr @out, i8 0, i64 %bytes, i1 false)
  ret void
}
define i64 @hash(i64 %words) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %h = phi i64 [ -3750763034362895579, %entry ], [ %h2, %loop ]
  %p = getelementptr i64, ptr @out, i64 %i
  %w = load i64, ptr %p
  %x = xor i64 %h, %w
  %m = mul i64 %x, 1099511628211
  %s = lshr i64 %m, 29
  %h2 = xor i64 %m, %s
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %words
  br i1 %more, label %loop, label %done
done:
  ret i64 %h2
}
define i64 @word(i64 %i) {
  %p = getelementptr i64, ptr @out, i64 %i
  %w = load i64, ptr %p
  ret i64 %w
}
";
