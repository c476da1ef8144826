//! Vectors in generated functions: elementwise operations, elements, shuffles, reductions and conversions.

use super::function::Builder;
use super::types::Ty;
use llvmlite_jit::ir::inst::{BinaryOp, FcmpPred};
use std::rc::Rc;

/// Creates a vector type.
fn of(n: u64, elem: &Ty) -> Ty {
    Ty::Vector(n, Rc::new(elem.clone()))
}

impl Builder<'_> {
    /// Returns a vector of the type: built from elements, from a splat, or from another vector.
    pub fn vector_of(&mut self, n: u64, elem: &Ty) -> String {
        let ty = of(n, elem);
        let (text, part) = (self.text(&ty), self.text(elem));
        if self.g.random.chance(40) {
            // A splat.
            let value = self.operand(elem);
            let one = self.emit(&format!("insertelement {text} poison, {part} {value}, i32 0"));
            return self
                .define(&ty, &format!("shufflevector {text} {one}, {text} poison, <{n} x i32> zeroinitializer"));
        }
        let mut value = if n <= 4 { "undef".to_string() } else { self.operand_of(&ty) };
        for at in 0..n {
            if n <= 4 || self.g.random.chance(25) {
                let new = self.operand(elem);
                value = self.emit(&format!("insertelement {text} {value}, {part} {new}, i32 {at}"));
            }
        }
        self.values.push((value.clone(), ty));
        value
    }

    /// Returns any element of a vector, at a constant or a variable index.
    pub fn element_of(&mut self, n: u64, elem: &Ty, vector: &str) -> String {
        let text = self.text(&of(n, elem));
        let index = self.index(n);
        self.define(elem, &format!("extractelement {text} {vector}, {index}"))
    }

    /// Returns a splat constant.
    fn splat(&self, n: u64, elem: &Ty, constant: &str) -> String {
        let one = format!("{} {constant}", self.text(elem));
        format!("<{}>", vec![one; n as usize].join(", "))
    }

    /// Writes an operation on vectors.
    pub fn vector(&mut self) {
        let (n, elem) = self.g.vector();
        match self.g.random.below(14) {
            0..=2 => self.by_element(n, &elem),
            3 => self.compare_vectors(n, &elem),
            4 => {
                let (ty, mask) = (of(n, &elem), of(n, &Ty::Int(1)));
                let (c, a, b) = (self.operand(&mask), self.operand(&ty), self.operand(&ty));
                let text = self.text(&ty);
                self.define(&ty, &format!("select <{n} x i1> {c}, {text} {a}, {text} {b}"));
            }
            5 => {
                let vector = self.operand(&of(n, &elem));
                self.element_of(n, &elem, &vector);
            }
            6 => {
                let ty = of(n, &elem);
                let (text, part) = (self.text(&ty), self.text(&elem));
                let (vector, new, index) = (self.operand(&ty), self.operand(&elem), self.index(n));
                self.define(&ty, &format!("insertelement {text} {vector}, {part} {new}, {index}"));
            }
            7 => self.shuffle(n, &elem),
            8 | 13 => self.reduce(n, &elem),
            9 => self.convert_vector(n, &elem),
            10..=12 => self.masked(n, &elem),
            _ => self.vector_intrinsic(n, &elem),
        }
    }

    fn by_element(&mut self, n: u64, elem: &Ty) {
        let ty = of(n, elem);
        let text = self.text(&ty);
        let (a, mut b) = (self.operand(&ty), self.operand(&ty));
        let ops: Vec<BinaryOp> = BinaryOp::ALL.iter().copied().filter(|o| o.is_float() == elem.is_float()).collect();
        let op = self.g.random.one(&ops);
        if let Ty::Int(width) = *elem {
            let one = self.splat(n, elem, if width == 1 { "true" } else { "1" });
            match op {
                BinaryOp::Udiv | BinaryOp::Urem => b = self.emit(&format!("or {text} {b}, {one}")),
                BinaryOp::Sdiv | BinaryOp::Srem if width < 3 => return,
                BinaryOp::Sdiv | BinaryOp::Srem => {
                    // Neither 0 nor -1.
                    let (two, three) = (self.splat(n, elem, "2"), self.splat(n, elem, "3"));
                    let more = self.emit(&format!("add {text} {b}, {one}"));
                    let bad = self.emit(&format!("icmp ult {text} {more}, {two}"));
                    b = self.emit(&format!("select <{n} x i1> {bad}, {text} {three}, {text} {b}"));
                }
                BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr if width == 1 => return,
                BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
                    let most = self.splat(n, elem, &(width / 2).to_string());
                    b = match width.is_power_of_two() {
                        true => {
                            let mask = self.splat(n, elem, &(width - 1).to_string());
                            self.emit(&format!("and {text} {b}, {mask}"))
                        }
                        false => self.emit(&format!("urem {text} {b}, {most}")),
                    };
                }
                _ => {}
            }
        } else if self.g.random.chance(10) {
            self.define(&ty, &format!("fneg {text} {a}"));
            return;
        }
        self.define(&ty, &format!("{} {text} {a}, {b}", op.keyword()));
    }

    fn compare_vectors(&mut self, n: u64, elem: &Ty) {
        let ty = of(n, elem);
        let (text, a, b) = (self.text(&ty), self.operand(&ty), self.operand(&ty));
        let inst = match elem {
            Ty::Int(_) => format!("icmp {} {text} {a}, {b}", self.pred()),
            _ => format!("fcmp {} {text} {a}, {b}", self.g.random.one(FcmpPred::ALL).keyword()),
        };
        self.define(&of(n, &Ty::Int(1)), &inst);
    }

    fn shuffle(&mut self, n: u64, elem: &Ty) {
        let ty = of(n, elem);
        let (text, a, b) = (self.text(&ty), self.operand(&ty), self.operand(&ty));
        let len = if self.g.random.chance(50) { n } else { self.g.random.range(1, 8) as u64 };
        let mask: Vec<String> = (0..len).map(|_| format!("i32 {}", self.g.random.below(2 * n as usize))).collect();
        self.define(
            &of(len, elem),
            &format!("shufflevector {text} {a}, {text} {b}, <{len} x i32> <{}>", mask.join(", ")),
        );
    }

    fn reduce(&mut self, n: u64, elem: &Ty) {
        let ty = of(n, elem);
        let (text, part, suffix) = (self.text(&ty), self.text(elem), ty.suffix());
        let value = self.operand(&ty);
        if elem.is_float() {
            // In order, from a start value: reassociation is not allowed.
            let name = format!("@llvm.vector.reduce.{}.{suffix}", self.g.random.pick(&["fadd", "fmul"]));
            let start = self.operand(elem);
            self.g.declarations.insert(format!("declare {part} {name}({part}, {text})"));
            self.define(elem, &format!("call {part} {name}({part} {start}, {text} {value})"));
            return;
        }
        let op = self.g.random.pick(&["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin"]);
        let name = format!("@llvm.vector.reduce.{op}.{suffix}");
        self.g.declarations.insert(format!("declare {part} {name}({text})"));
        self.define(elem, &format!("call {part} {name}({text} {value})"));
    }

    fn convert_vector(&mut self, n: u64, elem: &Ty) {
        let from = of(n, elem);
        let (a, value) = (self.text(&from), self.operand(&from));
        let Ty::Int(width) = *elem else {
            let to = self.g.random.one(&[Ty::Half, Ty::Float, Ty::Double]);
            let op = match to.float_bits().cmp(&elem.float_bits()) {
                std::cmp::Ordering::Less => "fptrunc",
                std::cmp::Ordering::Equal => return,
                std::cmp::Ordering::Greater => "fpext",
            };
            let to = of(n, &to);
            let b = self.text(&to);
            self.define(&to, &format!("{op} {a} {value} to {b}"));
            return;
        };
        let bits = n * u64::from(width);
        match self.g.random.below(3) {
            0 if bits <= 128 => {
                // The same bits as one integer, or with other element sizes.
                let parts: Vec<u64> = (1..=8).filter(|m| bits.is_multiple_of(*m)).collect();
                let m = self.g.random.one(&parts);
                let part = Ty::Int((bits / m) as u32);
                let whole = m == 1 && (bits > 120 || self.g.random.chance(50));
                let to = if whole { part } else { of(m, &part) };
                let b = self.text(&to);
                self.define(&to, &format!("bitcast {a} {value} to {b}"));
            }
            1 => {
                let to = of(n, &self.g.random.one(&[Ty::Half, Ty::Float, Ty::Double, Ty::Double]));
                let (b, op) = (self.text(&to), self.g.random.pick(&["sitofp", "uitofp"]));
                self.define(&to, &format!("{op} {a} {value} to {b}"));
            }
            _ => {
                let other = Some(self.g.width()).filter(|w| *w <= 120).unwrap_or(128);
                let op = match other.cmp(&width) {
                    std::cmp::Ordering::Less => "trunc",
                    std::cmp::Ordering::Equal => return,
                    std::cmp::Ordering::Greater => self.g.random.pick(&["zext", "sext"]),
                };
                let to = of(n, &Ty::Int(other));
                let b = self.text(&to);
                self.define(&to, &format!("{op} {a} {value} to {b}"));
            }
        }
    }

    /// Writes a masked load or store of some elements.
    fn masked(&mut self, n: u64, elem: &Ty) {
        if !elem.bits().is_multiple_of(8) {
            return;
        }
        let ty = of(n, elem);
        let place = self.variable(&ty);
        let (text, suffix, ptr) = (self.text(&ty), ty.suffix(), self.g.types.ptr(&ty));
        let (mask, value) = (self.operand(&of(n, &Ty::Int(1))), self.operand(&ty));
        let full = if ptr == "ptr" { format!("{suffix}.p0") } else { format!("{suffix}.p0{suffix}") };
        let bits = format!("<{n} x i1>");
        // For compressed memory the alignment is an attribute of the pointer.
        let dense = self.g.types.spelling == super::types::Spelling::Opaque && self.g.random.chance(50);
        let (kind, align) = match (dense, self.g.random.chance(50)) {
            (false, true) => ("store", ", i32"),
            (false, false) => ("load", ", i32"),
            (true, true) => ("compressstore", ""),
            (true, false) => ("expandload", ""),
        };
        let full = if dense { suffix.to_string() } else { full };
        let name = format!("@llvm.masked.{kind}.{full}");
        let one = if dense { "" } else { ", i32 1" };
        if kind.ends_with("store") {
            self.g.declarations.insert(format!("declare void {name}({text}, {ptr}{align}, {bits})"));
            self.line(&format!("call void {name}({text} {value}, {ptr} {place}{one}, {bits} {mask})"));
            let load = self.g.load(&ty, &place);
            self.define(&ty, &load);
        } else {
            self.g.declarations.insert(format!("declare {text} {name}({ptr}{align}, {bits}, {text})"));
            self.define(&ty, &format!("call {text} {name}({ptr} {place}{one}, {bits} {mask}, {text} {value})"));
        }
    }

    fn vector_intrinsic(&mut self, n: u64, elem: &Ty) {
        let ty = of(n, elem);
        let suffix = ty.suffix();
        let Ty::Int(width) = *elem else {
            let (name, operands) =
                self.g.random.one(&[("fabs", 1), ("sqrt", 1), ("floor", 1), ("ceil", 1), ("trunc", 1), ("fma", 3)]);
            return self.call_intrinsic(name, &suffix, &ty, operands, false);
        };
        let (name, operands) = self.g.random.one(&[
            ("smax", 2),
            ("smin", 2),
            ("umax", 2),
            ("umin", 2),
            ("sadd.sat", 2),
            ("uadd.sat", 2),
            ("ssub.sat", 2),
            ("usub.sat", 2),
            ("ctpop", 1),
            ("bitreverse", 1),
            ("bswap", 1),
            ("fshl", 3),
            ("fshr", 3),
            ("abs", 1),
            ("ctlz", 1),
            ("cttz", 1),
        ]);
        if name == "bswap" && !width.is_multiple_of(16) {
            return;
        }
        self.call_intrinsic(name, &suffix, &ty, operands, matches!(name, "abs" | "ctlz" | "cttz"));
    }
}
