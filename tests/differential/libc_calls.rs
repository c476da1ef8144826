//! Uses of the C library in generated functions: formatted output, and functions with callbacks.

use super::function::Builder;
use super::types::{Spelling, Ty};
use std::rc::Rc;

impl Builder<'_> {
    pub fn library(&mut self) {
        match self.g.random.below(4) {
            0 | 1 => self.print(),
            2 => {
                self.sort();
            }
            _ => self.search(),
        }
    }

    /// Writes a formatting call into a buffer, whose content is recorded.
    fn print(&mut self) {
        let (p, gep) = match self.g.types.spelling {
            Spelling::Opaque => ("ptr", "getelementptr ([64 x i8], ptr @bytes, i32 0, i32 0)"),
            Spelling::Typed => ("i8*", "getelementptr ([64 x i8], [64 x i8]* @bytes, i32 0, i32 0)"),
            Spelling::Old => ("i8*", "getelementptr ([64 x i8]* @bytes, i32 0, i32 0)"),
        };
        let mut format = String::new();
        let mut args = String::new();
        for _ in 0..self.g.random.range(1, 4) {
            let (word, ty) = self.g.random.one(&[
                ("%d", Ty::Int(32)),
                ("%lx", Ty::Int(64)),
                ("%c", Ty::Int(32)),
                ("%g", Ty::Double),
                ("%u", Ty::Int(32)),
            ]);
            let mut value = self.operand(&ty);
            if ty == Ty::Double {
                // The output would show the sign of a NaN.
                let nan = self.emit(&format!("fcmp uno double {value}, 0.0"));
                value = self.emit(&format!("select i1 {nan}, double 0.5, double {value}"));
            }
            format += word;
            args += &format!(", {} {value}", self.text(&ty));
        }
        let n = self.g.formats.len();
        let size = format.len() + 1;
        self.g.formats.push(format!("@format{n} = private unnamed_addr constant [{size} x i8] c\"{format}\\00\"\n"));
        self.g.declarations.insert(format!("declare i32 @snprintf({p}, i64, {p}, ...)"));
        let text =
            self.g.types.constant_gep(&Ty::Array(size as u64, Rc::new(Ty::Int(8))), &format!("@format{n}"), &[0]);
        let star = if self.g.types.spelling == Spelling::Old { "*" } else { "" };
        let call = format!("call i32 ({p}, i64, {p}, ...){star} @snprintf({p} {gep}, i64 64, {p} {text}{args})");
        self.define(&Ty::Int(32), &call);
    }

    /// Returns the array to sort as `i8*`, its length, the width of its elements, and their comparison function, which
    /// is generated on its first use.
    fn sorted(&mut self) -> (String, u64, u32, String) {
        let (name, ty) = self
            .g
            .globals
            .iter()
            .find(|g| g.name == "@sorted")
            .map(|g| (g.name.clone(), g.ty.clone()))
            .expect("it is there");
        let Ty::Array(n, elem) = &ty else { unreachable!("it is an array") };
        let Ty::Int(width) = **elem else { unreachable!("of integers") };
        let base = self.bytes(&name, &ty);
        let kind = self.g.random.pick(&["slt", "ult", "sgt", "ugt"]);
        let (elem, p) = (self.text(elem), self.g.types.ptr(elem));
        let load = |ptr: &str| match self.g.types.spelling {
            Spelling::Old => format!("load {p} {ptr}"),
            _ => format!("load {elem}, {p} {ptr}"),
        };
        self.g.extra.insert(format!(
            "define internal i32 @order_{kind}({p} %a, {p} %b) {{\n  %x = {}\n  %y = {}\n  \
             %before = icmp {kind} {elem} %x, %y\n  %after = icmp {kind} {elem} %y, %x\n  \
             %m = sext i1 %before to i32\n  %p = zext i1 %after to i32\n  %r = or i32 %m, %p\n  ret i32 %r\n}}\n",
            load("%a"),
            load("%b")
        ));
        let order = match self.g.types.spelling {
            Spelling::Opaque => format!("ptr @order_{kind}"),
            _ => format!("i32 (i8*, i8*)* bitcast (i32 ({p}, {p})* @order_{kind} to i32 (i8*, i8*)*)"),
        };
        (base, *n, width, order)
    }

    fn sort(&mut self) -> (String, u64, u32, String) {
        let (base, n, width, order) = self.sorted();
        let (p, f) = self.callback();
        self.g.declarations.insert(format!("declare void @qsort({p}, i64, i64, {f})"));
        self.line(&format!("call void @qsort({p} {base}, i64 {n}, i64 {}, {order})", width / 8));
        (base, n, width, order)
    }

    fn callback(&self) -> (&'static str, &'static str) {
        match self.g.types.spelling {
            Spelling::Opaque => ("ptr", "ptr"),
            _ => ("i8*", "i32 (i8*, i8*)*"),
        }
    }

    /// Writes a sort and a search; the offset of the found element is recorded.
    fn search(&mut self) {
        let (base, n, width, order) = self.sort();
        let key = self.variable(&Ty::Int(width));
        let key = self.bytes(&key, &Ty::Int(width));
        let (p, f) = self.callback();
        self.g.declarations.insert(format!("declare {p} @bsearch({p}, {p}, i64, i64, {f})"));
        let key = if self.g.random.chance(50) { base.clone() } else { key };
        let found =
            self.emit(&format!("call {p} @bsearch({p} {key}, {p} {base}, i64 {n}, i64 {}, {order})", width / 8));
        let (at, start) =
            (self.emit(&format!("ptrtoint {p} {found} to i64")), self.emit(&format!("ptrtoint {p} {base} to i64")));
        let none = self.emit(&format!("icmp eq {p} {found}, null"));
        let distance = self.emit(&format!("sub i64 {at}, {start}"));
        self.define(&Ty::Int(64), &format!("select i1 {none}, i64 -1, i64 {distance}"));
    }
}
