//! Values in generated functions: operands, arithmetic, comparisons, conversions and intrinsic functions.

use super::function::Builder;
use super::types::{Spelling, Ty};
use llvmlite_jit::ir::inst::{BinaryOp, FcmpPred, IcmpPred};

impl Builder<'_> {
    pub fn constant(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Int(width) => self.g.random.int(*width),
            Ty::Float | Ty::Double => self.g.random.float(*ty == Ty::Double),
            _ => "zeroinitializer".into(),
        }
    }

    /// A value of a type: one that is there, one made from another type, or a constant.
    pub fn operand(&mut self, ty: &Ty) -> String {
        let fitting: Vec<String> = self.values.iter().filter(|v| v.1 == *ty).map(|v| v.0.clone()).collect();
        match self.g.random.below(10) {
            0..=6 if !fitting.is_empty() => {
                let near = if self.g.random.chance(50) { fitting.len().saturating_sub(4) } else { 0 };
                fitting[near + self.g.random.below(fitting.len() - near)].clone()
            }
            7 | 8 => self.converted(ty),
            _ if fitting.is_empty() && self.g.random.chance(70) => self.converted(ty),
            _ => self.constant(ty),
        }
    }

    /// From a value of another type.
    fn converted(&mut self, ty: &Ty) -> String {
        if self.values.is_empty() {
            return self.constant(ty);
        }
        let (value, from) = self.g.random.one(&self.values);
        let (a, b) = (self.text(&from), self.text(ty));
        let signed = self.g.random.chance(50);
        match (&from, ty) {
            _ if from == *ty => value,
            (Ty::Int(x), Ty::Int(1)) if self.g.random.chance(50) => {
                let (pred, to) = (self.pred(), self.g.random.int(*x));
                self.define(ty, &format!("icmp {pred} {a} {value}, {to}"))
            }
            (Ty::Int(x), Ty::Int(y)) => {
                let op = if x > y { "trunc" } else { ["zext", "sext"][usize::from(signed)] };
                self.define(ty, &format!("{op} {a} {value} to {b}"))
            }
            (Ty::Int(_), Ty::Float | Ty::Double) => {
                let op = if signed { "sitofp" } else { "uitofp" };
                self.define(ty, &format!("{op} {a} {value} to {b}"))
            }
            (Ty::Float, Ty::Double) => self.define(ty, &format!("fpext float {value} to double")),
            (Ty::Double, Ty::Float) => self.define(ty, &format!("fptrunc double {value} to float")),
            (Ty::Float | Ty::Double, Ty::Int(1)) => {
                let (pred, to) = (self.g.random.one(FcmpPred::ALL).keyword(), self.operand_of(&from));
                self.define(ty, &format!("fcmp {pred} {a} {value}, {to}"))
            }
            (Ty::Float, Ty::Int(32)) | (Ty::Double, Ty::Int(64)) if signed => {
                let bits = self.image(&from, &value);
                self.values.push((bits.clone(), ty.clone()));
                bits
            }
            (Ty::Float | Ty::Double, Ty::Int(width)) => self.float_to_int(&from, &value, *width, signed),
            _ => self.constant(ty),
        }
    }

    fn operand_of(&mut self, ty: &Ty) -> String {
        let fitting: Vec<String> = self.values.iter().filter(|v| v.1 == *ty).map(|v| v.0.clone()).collect();
        if fitting.is_empty() { self.constant(ty) } else { self.g.random.one(&fitting) }
    }

    /// A conversion of what lies in range; what does not becomes 0.
    fn float_to_int(&mut self, from: &Ty, value: &str, width: u32, signed: bool) -> String {
        let text = self.text(from);
        // Powers of two are exact in both formats; 2^127 is the greatest that float has.
        let power = |n: u32| format!("0x{:016X}", 2f64.powi(n.min(127) as i32).to_bits());
        let (low, high) = match signed {
            true => (format!("0x{:016X}", (-(2f64.powi(width as i32 - 1))).to_bits()), power(width - 1)),
            false => ("0.0".into(), power(width)),
        };
        let above = self.emit(&format!("fcmp oge {text} {value}, {low}"));
        let below = self.emit(&format!("fcmp olt {text} {value}, {high}"));
        let inside = self.emit(&format!("and i1 {above}, {below}"));
        let guarded = self.emit(&format!("select i1 {inside}, {text} {value}, {text} 0.0"));
        let op = if signed { "fptosi" } else { "fptoui" };
        self.define(&Ty::Int(width), &format!("{op} {text} {guarded} to i{width}"))
    }

    fn pred(&mut self) -> &'static str {
        self.g.random.one(IcmpPred::ALL).keyword()
    }

    pub fn compute(&mut self) {
        match self.g.random.below(24) {
            0..=8 => self.integer(),
            9 => self.promised(),
            10..=12 => self.floating(),
            13..=15 => {
                let ty = self.g.scalar();
                self.compare(&ty);
            }
            16..=18 => {
                let ty = self.g.scalar();
                self.converted(&ty);
            }
            19 | 20 => {
                let ty = self.g.scalar();
                let (c, a, b) = (self.operand(&Ty::Int(1)), self.operand(&ty), self.operand(&ty));
                let text = self.text(&ty);
                self.define(&ty, &format!("select i1 {c}, {text} {a}, {text} {b}"));
            }
            21 => {
                let ty = self.g.scalar();
                let (text, value) = (self.text(&ty), self.operand(&ty));
                self.define(&ty, &format!("freeze {text} {value}"));
            }
            _ => self.intrinsic(),
        }
    }

    fn compare(&mut self, ty: &Ty) {
        let (text, a, b) = (self.text(ty), self.operand(ty), self.operand(ty));
        let inst = match ty {
            Ty::Int(_) => format!("icmp {} {text} {a}, {b}", self.pred()),
            _ => format!("fcmp {} {text} {a}, {b}", self.g.random.one(FcmpPred::ALL).keyword()),
        };
        self.define(&Ty::Int(1), &inst);
    }

    /// An integer operation, its right operand guarded where it must be.
    fn integer(&mut self) {
        let width = self.g.width();
        let ty = Ty::Int(width);
        let ops: Vec<BinaryOp> = BinaryOp::ALL.iter().copied().filter(|o| !o.is_float()).collect();
        let op = self.g.random.one(&ops);
        let (a, mut b) = (self.operand(&ty), self.operand(&ty));
        match op {
            BinaryOp::Udiv | BinaryOp::Urem => {
                b = match self.g.random.chance(50) {
                    true => self.emit(&format!("or i{width} {b}, {}", if width == 1 { "true" } else { "1" })),
                    false => {
                        let zero = if width == 1 { "false" } else { "0" };
                        let is = self.emit(&format!("icmp eq i{width} {b}, {zero}"));
                        let one = if width == 1 { "true" } else { "1" };
                        self.emit(&format!("select i1 {is}, i{width} {one}, i{width} {b}"))
                    }
                }
            }
            BinaryOp::Sdiv | BinaryOp::Srem if width < 3 => return,
            BinaryOp::Sdiv | BinaryOp::Srem => {
                // Neither 0 nor -1; the other negative numbers stay.
                let more = self.emit(&format!("add i{width} {b}, 1"));
                let bad = self.emit(&format!("icmp ult i{width} {more}, 2"));
                b = self.emit(&format!("select i1 {bad}, i{width} 3, i{width} {b}"));
            }
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
                b = match width {
                    1 => "false".into(),
                    _ if self.g.random.chance(40) => self.g.random.below(width as usize).to_string(),
                    _ if width.is_power_of_two() => self.emit(&format!("and i{width} {b}, {}", width - 1)),
                    _ => self.emit(&format!("urem i{width} {b}, {width}")),
                };
            }
            _ => {}
        }
        self.define(&ty, &format!("{} i{width} {a}, {b}", op.keyword()));
    }

    /// Operations with flags whose promises are kept.
    fn promised(&mut self) {
        let width = self.g.width();
        if width < 7 {
            return;
        }
        let ty = Ty::Int(width);
        let (x, y) = (self.operand(&ty), self.operand(&ty));
        let new = self.g.types.spelling == Spelling::Opaque;
        match self.g.random.below(if new { 8 } else { 5 }) {
            0 => {
                let mask = (1u128 << (width - 2)) - 1;
                let (a, b) =
                    (self.emit(&format!("and i{width} {x}, {mask}")), self.emit(&format!("and i{width} {y}, {mask}")));
                self.define(&ty, &format!("add nuw nsw i{width} {a}, {b}"));
            }
            1 => {
                let (a, b) = (self.emit(&format!("ashr i{width} {x}, 1")), self.emit(&format!("ashr i{width} {y}, 1")));
                let op = self.g.random.pick(&["add", "sub"]);
                self.define(&ty, &format!("{op} nsw i{width} {a}, {b}"));
            }
            2 => {
                let half = width.div_ceil(2);
                let op = self.g.random.pick(&["ashr", "lshr"]);
                let flag = if op == "ashr" { "nsw" } else { "nuw" };
                let (a, b) = (
                    self.emit(&format!("{op} i{width} {x}, {half}")),
                    self.emit(&format!("{op} i{width} {y}, {half}")),
                );
                self.define(&ty, &format!("mul {flag} i{width} {a}, {b}"));
            }
            3 => {
                let k = self.g.random.range(1, 5);
                let high = self.emit(&format!("shl i{width} {x}, {k}"));
                let op = self.g.random.pick(&["ashr", "lshr"]);
                self.define(&ty, &format!("{op} exact i{width} {high}, {k}"));
            }
            4 => {
                let k = self.g.random.range(1, 5);
                let low = self.emit(&format!("lshr i{width} {x}, {}", k + 1));
                self.define(&ty, &format!("shl nuw nsw i{width} {low}, {k}"));
            }
            5 => {
                let (a, b) = (self.emit(&format!("and i{width} {x}, 21")), self.emit(&format!("and i{width} {y}, 42")));
                self.define(&ty, &format!("or disjoint i{width} {a}, {b}"));
            }
            6 => {
                let a = self.emit(&format!("lshr i{width} {x}, 1"));
                self.define(
                    &Ty::Int(128),
                    &if width < 128 { format!("zext nneg i{width} {a} to i128") } else { format!("add i128 {a}, 0") },
                );
            }
            _ => {
                let (a, b) = (self.emit(&format!("lshr i{width} {x}, 1")), self.emit(&format!("lshr i{width} {y}, 1")));
                let pred = self.pred();
                self.define(&Ty::Int(1), &format!("icmp samesign {pred} i{width} {a}, {b}"));
            }
        }
    }

    fn floating(&mut self) {
        let ty = self.g.random.one(&[Ty::Float, Ty::Double]);
        let (text, a, b) = (self.text(&ty), self.operand(&ty), self.operand(&ty));
        let ops: Vec<BinaryOp> = BinaryOp::ALL.iter().copied().filter(|o| o.is_float()).collect();
        let inst = match self.g.random.chance(15) {
            true => format!("fneg {text} {a}"),
            false => format!("{} {text} {a}, {b}", self.g.random.one(&ops).keyword()),
        };
        self.define(&ty, &inst);
    }

    fn intrinsic(&mut self) {
        if self.g.random.chance(40) {
            return self.float_intrinsic();
        }
        let width = self.g.width();
        let text = format!("i{width}");
        let ty = Ty::Int(width);
        let list = [
            "smax",
            "smin",
            "umax",
            "umin",
            "uadd.sat",
            "usub.sat",
            "sadd.sat",
            "ssub.sat",
            "ctpop",
            "bitreverse",
            "abs",
            "ctlz",
            "cttz",
            "bswap",
            "fshl",
            "fshr",
        ];
        let name = self.g.random.pick(&list);
        let (operands, flag) = match name {
            "ctpop" | "bitreverse" => (1, false),
            "abs" | "ctlz" | "cttz" => (1, true),
            "bswap" if width.is_multiple_of(16) => (1, false),
            "fshl" | "fshr" if width <= 64 => (3, false),
            "bswap" | "fshl" | "fshr" => return,
            _ => (2, false),
        };
        self.call_intrinsic(name, &text, &ty, operands, flag);
    }

    fn float_intrinsic(&mut self) {
        let (ty, suffix) = self.g.random.one(&[(Ty::Float, "f32"), (Ty::Double, "f64")]);
        let name = self.g.random.pick(&["fabs", "sqrt", "floor", "ceil", "trunc", "rint", "round", "fma", "maximum"]);
        let operands = match name {
            "fma" => 3,
            "maximum" => 2,
            _ => 1,
        };
        self.call_intrinsic(name, suffix, &ty, operands, false);
    }

    fn call_intrinsic(&mut self, name: &str, suffix: &str, ty: &Ty, operands: usize, flag: bool) {
        let text = self.text(ty);
        let extra = if flag { ", i1" } else { "" };
        let params = vec![text.clone(); operands].join(", ");
        self.g.declarations.insert(format!("declare {text} @llvm.{name}.{suffix}({params}{extra})"));
        let args: Vec<String> = (0..operands).map(|_| format!("{text} {}", self.operand(ty))).collect();
        let extra = if flag { ", i1 false" } else { "" };
        self.define(ty, &format!("call {text} @llvm.{name}.{suffix}({}{extra})", args.join(", ")));
    }
}
