//! Floating-point operations in generated functions.

use super::function::Builder;
use super::types::Ty;
use llvmlite_jit::ir::inst::BinaryOp;

const FORMATS: &[Ty] =
    &[Ty::Half, Ty::Bfloat, Ty::Float, Ty::Float, Ty::Double, Ty::Double, Ty::Double, Ty::X86Fp80, Ty::Fp128];

impl Builder<'_> {
    pub fn floating(&mut self) {
        let ty = self.g.random.one(FORMATS);
        let text = self.text(&ty);
        if self.g.random.chance(10) {
            return self.finite(&ty);
        }
        let (a, b) = (self.operand(&ty), self.operand(&ty));
        let ops: Vec<BinaryOp> = BinaryOp::ALL.iter().copied().filter(|o| o.is_float()).collect();
        // Fast-math flags that permit transformations, which neither engine performs.
        let flags =
            self.g.random.pick(&["", "", "", "", "nsz ", "arcp ", "contract ", "reassoc nsz arcp contract afn "]);
        let inst = match self.g.random.chance(15) {
            true => format!("fneg {flags}{text} {a}"),
            false => format!("{} {flags}{text} {a}, {b}", self.g.random.one(&ops).keyword()),
        };
        self.define(&ty, &inst);
    }

    /// Writes an operation whose flags hold for its operands: small whole numbers.
    fn finite(&mut self, ty: &Ty) {
        let text = self.text(ty);
        let (x, y) = (self.operand(&Ty::Int(8)), self.operand(&Ty::Int(8)));
        let (a, b) = (self.emit(&format!("sitofp i8 {x} to {text}")), self.emit(&format!("uitofp i8 {y} to {text}")));
        let op = self.g.random.pick(&["fadd", "fsub", "fmul"]);
        let flags = self.g.random.pick(&["nnan", "ninf", "nnan ninf nsz", "fast"]);
        // The maximum of half is 65504.
        let op = if *ty == Ty::Half { "fadd" } else { op };
        self.define(ty, &format!("{op} {flags} {text} {a}, {b}"));
        self.define(&Ty::Int(1), &format!("fcmp {flags} olt {text} {a}, {b}"));
    }

    pub fn float_intrinsic(&mut self) {
        let ty = self.g.random.one(FORMATS);
        let list = [
            "fabs",
            "sqrt",
            "floor",
            "ceil",
            "trunc",
            "rint",
            "nearbyint",
            "roundeven",
            "round",
            "fma",
            "maximum",
            "minimum",
            "maxnum",
            "minnum",
            "copysign",
            "is.fpclass",
            "fptosi.sat",
            "fptoui.sat",
            "ldexp",
        ];
        let name = self.g.random.pick(&list);
        let (text, suffix) = (self.text(&ty), ty.suffix());
        match name {
            "fma" => self.call_intrinsic(name, &suffix, &ty, 3, false),
            "maximum" | "minimum" => self.call_intrinsic(name, &suffix, &ty, 2, false),
            "maxnum" | "minnum" => {
                // The result for two zeros may be either.
                let (a, b) = (self.operand(&ty), self.operand(&ty));
                self.g.declarations.insert(format!("declare {text} @llvm.{name}.{suffix}({text}, {text})"));
                let most = self.emit(&format!("call {text} @llvm.{name}.{suffix}({text} {a}, {text} {b})"));
                let zero = self.zero(&ty);
                let is = self.emit(&format!("fcmp oeq {text} {most}, {zero}"));
                self.define(&ty, &format!("select i1 {is}, {text} {zero}, {text} {most}"));
            }
            "copysign" => {
                let (a, b) = (self.operand(&ty), self.operand(&ty));
                // The sign of a NaN is unspecified.
                let nan = self.emit(&format!("fcmp uno {text} {b}, {b}"));
                let zero = self.zero(&ty);
                let b = self.emit(&format!("select i1 {nan}, {text} {zero}, {text} {b}"));
                self.g.declarations.insert(format!("declare {text} @llvm.copysign.{suffix}({text}, {text})"));
                self.define(&ty, &format!("call {text} @llvm.copysign.{suffix}({text} {a}, {text} {b})"));
            }
            "is.fpclass" => {
                let a = self.operand(&ty);
                // Whether a NaN is quiet or signaling is unspecified.
                let nan = if self.g.random.chance(50) { 3 } else { 0 };
                let mask = self.g.random.below(256) << 2 | nan;
                self.g.declarations.insert(format!("declare i1 @llvm.is.fpclass.{suffix}({text}, i32)"));
                self.define(&Ty::Int(1), &format!("call i1 @llvm.is.fpclass.{suffix}({text} {a}, i32 {mask})"));
            }
            "ldexp" => {
                let (a, by) = (self.operand(&ty), self.operand(&Ty::Int(32)));
                let full = format!("@llvm.ldexp.{suffix}.i32");
                self.g.declarations.insert(format!("declare {text} {full}({text}, i32)"));
                self.define(&ty, &format!("call {text} {full}({text} {a}, i32 {by})"));
            }
            "fptosi.sat" | "fptoui.sat" => {
                let width = self.g.width();
                let a = self.operand(&ty);
                let full = format!("@llvm.{name}.i{width}.{suffix}");
                self.g.declarations.insert(format!("declare i{width} {full}({text})"));
                self.define(&Ty::Int(width), &format!("call i{width} {full}({text} {a})"));
            }
            _ => self.call_intrinsic(name, &suffix, &ty, 1, false),
        }
    }

    pub fn zero(&self, ty: &Ty) -> &'static str {
        match ty {
            Ty::X86Fp80 => "0xK00000000000000000000",
            Ty::Fp128 => "0xL00000000000000000000000000000000",
            Ty::Half => "0xH0000",
            Ty::Bfloat => "0xR0000",
            _ => "0.0",
        }
    }
}
