//! Values in generated functions: operands, arithmetic, comparisons, conversions and intrinsics.

use super::function::Builder;
use super::types::{Spelling, Ty};
use llvmlite_jit::ir::inst::{BinaryOp, FcmpPred, IcmpPred};

impl Builder<'_> {
    pub fn constant(&mut self, ty: &Ty) -> String {
        match ty {
            Ty::Int(width) => self.g.random.int(*width),
            _ => self.g.initializer(ty),
        }
    }

    /// Returns a value of a type: an available one, one converted from another type, or a constant.
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

    /// Converts a value of another type.
    fn converted(&mut self, ty: &Ty) -> String {
        if self.values.is_empty() {
            return self.constant(ty);
        }
        if ty.is_aggregate() {
            return self.assembled(ty);
        }
        if let Ty::Vector(n, elem) = ty {
            return self.vector_of(*n, elem);
        }
        let (value, from) = self.g.random.one(&self.values);
        let (value, from) = if from.is_aggregate() { self.extracted(&from, &value) } else { (value, from) };
        let (value, from) = match from {
            Ty::Vector(n, elem) if from != *ty => (self.element_of(n, &elem, &value), (*elem).clone()),
            from => (value, from),
        };
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
            // Not every bit pattern of x86_fp80 is a number.
            (Ty::Int(width), to) if *width == to.float_bits() && !to.is_large() && self.g.random.chance(40) => {
                self.reinterpreted(&value, to)
            }
            (Ty::Int(_), _) => {
                let op = if signed { "sitofp" } else { "uitofp" };
                self.define(ty, &format!("{op} {a} {value} to {b}"))
            }
            (from, Ty::Int(1)) => {
                let (pred, to) = (self.g.random.one(FcmpPred::ALL).keyword(), self.operand_of(from));
                self.define(ty, &format!("fcmp {pred} {a} {value}, {to}"))
            }
            (from, Ty::Int(width)) if signed && *width == from.float_bits() => {
                let bits = self.image(from, &value);
                self.values.push((bits.clone(), ty.clone()));
                bits
            }
            (from, Ty::Int(width)) => self.float_to_int(from, &value, *width, signed),
            (from, to) => match from.float_bits().cmp(&to.float_bits()) {
                std::cmp::Ordering::Less => self.define(ty, &format!("fpext {a} {value} to {b}")),
                std::cmp::Ordering::Greater => self.define(ty, &format!("fptrunc {a} {value} to {b}")),
                // There is no direct conversion between `half` and `bfloat`.
                std::cmp::Ordering::Equal => {
                    let wide = self.emit(&format!("fpext {a} {value} to float"));
                    self.define(ty, &format!("fptrunc float {wide} to {b}"))
                }
            },
        }
    }

    /// Writes a bitcast to floating point. One bit of the exponent is cleared, since the bits of a signaling
    /// NaN may change.
    fn reinterpreted(&mut self, value: &str, to: &Ty) -> String {
        let mask = match to {
            Ty::Half => -(1i64 << 10) - 1,
            Ty::Bfloat => -(1i64 << 7) - 1,
            Ty::Float => -(1i64 << 23) - 1,
            _ => -(1i64 << 52) - 1,
        };
        let (bits, text) = (to.float_bits(), self.text(to));
        let number = self.emit(&format!("and i{bits} {value}, {mask}"));
        self.define(to, &format!("bitcast i{bits} {number} to {text}"))
    }

    pub fn operand_of(&mut self, ty: &Ty) -> String {
        let fitting: Vec<String> = self.values.iter().filter(|v| v.1 == *ty).map(|v| v.0.clone()).collect();
        if fitting.is_empty() { self.constant(ty) } else { self.g.random.one(&fitting) }
    }

    /// Writes a conversion to an integer; an operand out of range is replaced by 0.
    fn float_to_int(&mut self, from: &Ty, value: &str, width: u32, signed: bool) -> String {
        let text = self.text(from);
        // Powers of two are exact in all formats; one that is out of range is infinite, or omitted.
        let power = |n: u32, sign: bool| match from {
            Ty::Half => format!("0xH{:04X}", ((n + 15).min(31) << 10) | u32::from(sign) << 15),
            Ty::Bfloat => format!("0xR{:04X}", ((n.min(127) + 127) << 7) | u32::from(sign) << 15),
            Ty::X86Fp80 => format!("0xK{:04X}8000000000000000", (n + 16383) | u32::from(sign) << 15),
            Ty::Fp128 => {
                format!("0xL0000000000000000{:016X}", u64::from(n + 16383) << 48 | u64::from(sign) << 63)
            }
            _ => format!("0x{:016X}", 2f64.powi(n.min(127) as i32).to_bits() | u64::from(sign) << 63),
        };
        let zero = self.zero(from);
        let lowest = |n: u32| power(if *from == Ty::Half { n.min(15) } else { n }, true);
        let (low, high) = match signed {
            true => (lowest(width - 1), power(width - 1, false)),
            false => (zero.into(), power(width, false)),
        };
        let above = self.emit(&format!("fcmp oge {text} {value}, {low}"));
        let below = self.emit(&format!("fcmp olt {text} {value}, {high}"));
        let inside = self.emit(&format!("and i1 {above}, {below}"));
        let guarded = self.emit(&format!("select i1 {inside}, {text} {value}, {text} {zero}"));
        let op = if signed { "fptosi" } else { "fptoui" };
        self.define(&Ty::Int(width), &format!("{op} {text} {guarded} to i{width}"))
    }

    pub fn pred(&mut self) -> &'static str {
        self.g.random.one(IcmpPred::ALL).keyword()
    }

    pub fn compute(&mut self) {
        match self.g.random.below(41) {
            37 => self.known(),
            32..=36 | 40 => self.vector(),
            24..=26 => self.aggregate(),
            27 => self.unspecified(),
            28 | 29 => self.overflow(),
            0..=8 => self.integer(),
            9 => self.promised(),
            10..=12 | 38..=39 => self.floating(),
            13..=15 => {
                let ty = self.g.scalar();
                self.compare(&ty);
            }
            16..=18 => {
                let ty = self.g.scalar();
                self.converted(&ty);
            }
            19 | 20 => {
                let ty = self.g.value();
                let (c, a, b) = (self.operand(&Ty::Int(1)), self.operand(&ty), self.operand(&ty));
                let text = self.text(&ty);
                self.define(&ty, &format!("select i1 {c}, {text} {a}, {text} {b}"));
            }
            21 => {
                let ty = self.g.value();
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

    /// Writes an integer operation, with a guard on its right operand where needed.
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
                // Neither 0 nor -1; other negative numbers are kept.
                let more = self.emit(&format!("add i{width} {b}, 1"));
                let bad = self.emit(&format!("icmp ult i{width} {more}, 2"));
                b = self.emit(&format!("select i1 {bad}, i{width} 3, i{width} {b}"));
            }
            BinaryOp::Shl | BinaryOp::Lshr | BinaryOp::Ashr => {
                b = self.shift_amount(width);
            }
            _ => {}
        }
        let a = if self.g.random.chance(20) { self.dirty(width, &a) } else { a };
        self.define(&ty, &format!("{} i{width} {a}, {b}", op.keyword()));
    }

    /// Returns a shift amount below the width.
    fn shift_amount(&mut self, width: u32) -> String {
        let value = self.operand(&Ty::Int(width));
        let by = match width {
            1 => "false".into(),
            _ if self.g.random.chance(40) => self.g.random.below(width as usize).to_string(),
            _ if width.is_power_of_two() => self.emit(&format!("and i{width} {value}, {}", width - 1)),
            // The width itself may not be representable.
            2 | 3 => self.emit(&format!("and i{width} {value}, 1")),
            _ => self.emit(&format!("urem i{width} {value}, {width}")),
        };
        self.dirty(width, &by)
    }

    /// Returns the value truncated from a wider one, whose upper bits must not have any effect.
    pub fn dirty(&mut self, width: u32, value: &str) -> String {
        let wide = if width < 64 { 64 } else { 128 };
        if width >= 128 || self.g.random.chance(50) {
            return value.into();
        }
        let noise = self.operand(&Ty::Int(wide));
        let above = self.emit(&format!("shl i{wide} {noise}, {width}"));
        let extended = self.emit(&format!("zext i{width} {value} to i{wide}"));
        let both = self.emit(&format!("or i{wide} {above}, {extended}"));
        self.emit(&format!("trunc i{wide} {both} to i{width}"))
    }

    /// Writes an operation whose flags hold for its operands.
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
            "sshl.sat",
            "ushl.sat",
            "scmp",
            "ucmp",
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
            "fshl" | "fshr" => (3, false),
            "bswap" => return,
            "sshl.sat" | "ushl.sat" => {
                let a = self.operand(&ty);
                let by = self.shift_amount(width);
                self.g.declarations.insert(format!("declare {text} @llvm.{name}.{text}({text}, {text})"));
                self.define(&ty, &format!("call {text} @llvm.{name}.{text}({text} {a}, {text} {by})"));
                return;
            }
            "scmp" | "ucmp" => {
                let to = self.g.random.one(&[8, 32, 64]);
                let (a, b) = (self.operand(&ty), self.operand(&ty));
                let full = format!("@llvm.{name}.i{to}.{text}");
                self.g.declarations.insert(format!("declare i{to} {full}({text}, {text})"));
                self.define(&Ty::Int(to), &format!("call i{to} {full}({text} {a}, {text} {b})"));
                return;
            }
            _ => (2, false),
        };
        self.call_intrinsic(name, &text, &ty, operands, flag);
    }

    pub fn call_intrinsic(&mut self, name: &str, suffix: &str, ty: &Ty, operands: usize, flag: bool) {
        let text = self.text(ty);
        let extra = if flag { ", i1" } else { "" };
        let params = vec![text.clone(); operands].join(", ");
        self.g.declarations.insert(format!("declare {text} @llvm.{name}.{suffix}({params}{extra})"));
        let args: Vec<String> = (0..operands).map(|_| format!("{text} {}", self.operand(ty))).collect();
        let extra = if flag { ", i1 false" } else { "" };
        self.define(ty, &format!("call {text} @llvm.{name}.{suffix}({}{extra})", args.join(", ")));
    }
}
